# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# RUN: %python %s
"""The time that the scheduler expects is the one that the simulator finds.

The scheduler looks at tensors (stage 6), the simulator at commands (stage 8), where copies have become visible: those of
parameters and gradients that small buckets split. On a GPU, where computing and communicating take nothing from each
other, both must come to the same, but for rounding: 0.2 %.
"""

import csv
import itertools
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
BIN = pathlib.Path(os.environ["WEFT_BIN_DIR"])
UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
TOLERANCE = 2e-3


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def main():
    cases = itertools.product(("01-mlp/mlp.mlir", "02-char-gpt/char_gpt.mlir"), (0, 1), ("16KiB", "1MiB"))
    for model, zero, size in cases:
        with tempfile.TemporaryDirectory() as folder:
            plan, table = pathlib.Path(folder) / "step.weft", pathlib.Path(folder) / "table.csv"
            explained = run(BIN / "weft-compile", ROOT / "examples" / model, "-o", plan, "--mesh=dp=8", f"--zero={zero}",
                            f"--bucket-size={size}", "--machine=dgx-h100", "--explain")
            value, unit = re.search(r"@train is expected to take ([\d.]+) (\w+),", explained).groups()
            expected = float(value) * UNITS[unit]
            run(BIN / "weft-sim", plan, "--machine=dgx-h100", "--csv", table)
            simulated = float(next(csv.DictReader(table.open()))["step_ns"])
            print(f"{model} ZeRO-{zero} {size}: expected {expected:.0f} ns, simulated {simulated:.0f} ns")
            assert abs(expected / simulated - 1) < TOLERANCE, (model, zero, size, expected, simulated)


main()
