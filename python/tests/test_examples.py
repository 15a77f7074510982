# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""The checked-in IR of the examples is what their Python exports, and weft-opt accepts it."""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

if importlib.util.find_spec("jax") is None:
    raise unittest.SkipTest("needs JAX")

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python" / "tools"))

import make_reference  # noqa: E402


def exporters():
    """Returns (path of the IR, function that exports it) for every example."""
    found = [(ROOT / case.model, case.module.export) for case in make_reference.cases().values()]
    benchmark = make_reference.load_module("examples/03-gpt-10m/gpt_10m.py")
    return [*found, (ROOT / "examples/03-gpt-10m/gpt_10m.mlir", benchmark.export)]


class Examples(unittest.TestCase):
    def test_export_gives_the_same_bytes(self):
        for path, export in exporters():
            with self.subTest(path.name):
                # Not assertEqual: a difference of such texts takes minutes to print.
                self.assertTrue(export() == path.read_text(encoding="utf-8"), f"export {path} again")

    def test_all_are_exported(self):
        known = {path for path, _ in exporters()}
        self.assertEqual(known, set((ROOT / "examples").glob("*/*.mlir")))

    @unittest.skipUnless(importlib.util.find_spec("sklearn"), "needs scikit-learn")
    def test_digits(self):
        make_data = make_reference.load_module("examples/01-mlp/make_data.py")
        with tempfile.TemporaryDirectory() as folder:
            make_data.main(pathlib.Path(folder))
            for path in (ROOT / "examples/01-mlp/data").glob("*.npy"):
                self.assertEqual((pathlib.Path(folder) / path.name).read_bytes(), path.read_bytes())

    def test_models_verify(self):
        tool = os.path.join(os.environ.get("WEFT_BIN_DIR", ""), "weft-opt")
        if not os.path.exists(tool):
            self.skipTest("needs weft-opt")
        for path, _ in exporters():
            with self.subTest(path.name):
                done = subprocess.run([tool, str(path), "--verify-roundtrip", "-o", os.devnull], capture_output=True, text=True)
                self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
