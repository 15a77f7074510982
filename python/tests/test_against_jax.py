# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Compiled training agrees with JAX: the same initial parameters, the same batches, the same optimizer.

The reference is made by JAX in the test where JAX is installed, else the stored one serves (python/tests/reference).

Losses agree within 1e-4, relative. Both sides compute in float32 but add in another order and approximate exp and tanh
by other polynomials, about 1e-7 a step; AdamW divides by the root of a second moment, so where a gradient is nearly zero
its noise moves a parameter by a whole learning rate, and 50 steps amplify that to about 1e-5.
"""

import array
import importlib.util
import json
import math
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python" / "tools"))

import reference  # noqa: E402

if importlib.util.find_spec("jax"):
    import make_reference
else:
    make_reference = None

LOSS_TOLERANCE = 1e-4
BIN = pathlib.Path(os.environ.get("WEFT_BIN_DIR", ROOT / "build/release/bin"))


def run(*command):
    """Runs a program and returns what it printed; fails with its messages."""
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def compile_model(model, step, *options):
    run(BIN / "weft-compile", model, "-o", step, *options)


def train(step, ref, folder, steps, *options):
    """Trains on the data of `ref` in their order and returns the losses, with all their bits."""
    log = folder / "log.jsonl"
    data = ref["data"]
    values = [ROOT / data["tokens"]] if "tokens" in data else [f"{name}={ROOT / file}" for name, file in data.items()]
    feeds = [part for value in values for part in ("--data", value)]
    run(
        BIN / "weft-run", step, *feeds, "--order", "sequential", "--steps", steps, "--load", folder / "initial.safetensors",
        "--log", log, "--quiet", *options,
    )
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [struct.unpack("<f", struct.pack("<I", int(line["loss_bits"], 16)))[0] for line in lines]


@unittest.skipUnless((BIN / "weft-compile").exists() and (BIN / "weft-run").exists(), "needs weft-compile and weft-run")
class AgainstJax(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def reference(self, name, stored=make_reference is None):
        """Returns the reference, and writes the parameters it began with."""
        if not stored:
            ref, _ = make_reference.train(make_reference.cases()[name])
        else:
            ref = json.loads((ROOT / "python/tests/reference" / f"{name}.json").read_text(encoding="utf-8"))
        reference.write_safetensors(self.folder / "initial.safetensors", reference.initial_parameters(ref))
        return ref

    def assert_losses(self, got, want, tolerance):
        self.assertEqual(len(got), len(want))
        for step, (a, b) in enumerate(zip(got, want), 1):
            self.assertLessEqual(abs(a - b), tolerance * abs(b), f"step {step}: got {a!r}, expected {b!r}")

    def check(self, name, *options):
        ref = self.reference(name)
        step = self.folder / "step.weft"
        compile_model(ROOT / ref["model"], step, "--mesh", f"dp={ref['ranks']}", *options)
        saved = self.folder / "final.safetensors"
        losses = train(step, ref, self.folder, ref["steps"], "--save", saved)
        self.assert_losses(losses, [float.fromhex(v) for v in ref["losses"]], LOSS_TOLERANCE)
        return ref, saved

    def check_gradients(self, name):
        """Plain gradient descent moves parameters by nothing but gradients: compare how far they moved."""
        ref, saved = self.check(name)
        first, last = reference.initial_parameters(ref), reference.read_safetensors(saved)
        self.assertEqual(sorted(first), sorted(last))
        largest = max(float.fromhex(norm) for norm, _ in ref["moved"].values())
        for parameter, (norm, total) in ref["moved"].items():
            moved = array.array("d", (b - a for a, b in zip(first[parameter][1], last[parameter][1])))
            size = math.sqrt(sum(d * d for d in moved))
            # 1e-3 of its own size; what is as small as rounding beside the others (a key's bias has no gradient) may be noise.
            tolerance = 1e-3 * float.fromhex(norm) + 1e-6 * largest
            self.assertLessEqual(abs(size - float.fromhex(norm)), tolerance, parameter)
            bound = tolerance * math.sqrt(len(moved))
            self.assertLessEqual(abs(sum(moved) - float.fromhex(total)), bound, parameter)

    def test_mlp(self):
        self.check("mlp")

    def test_char_gpt(self):
        self.check("char_gpt", "--zero", "1", "--bucket-size", "1MiB", "--overlap", "on")

    def test_llama(self):
        self.check_gradients("llama")

    def test_vision_transformer(self):
        self.check_gradients("vit")

    def test_convolutional_net(self):
        self.check_gradients("convnet")

    @unittest.skipUnless(make_reference, "needs JAX")
    def test_ranks_split_the_batch(self):
        """Four ranks with a quarter of the batch each do what one rank does with all of it.

        Within 1e-5, relative, over 20 steps: sums over samples are taken in another order.
        """
        for name, steps in (("mlp", 20), ("char_gpt", 20)):
            with self.subTest(name):
                ref = self.reference(name, stored=True)
                case = make_reference.cases()[name]
                whole = self.folder / f"{name}.mlir"
                case.module.export(whole, samples=case.module.MICRO_BATCH * ref["ranks"])
                losses = []
                for model, ranks in ((ROOT / ref["model"], ref["ranks"]), (whole, 1)):
                    step = self.folder / f"{name}-{ranks}.weft"
                    compile_model(model, step, "--mesh", f"dp={ranks}")
                    losses.append(train(step, ref, self.folder, steps))
                self.assert_losses(*losses, 1e-5)


class StoredReference(unittest.TestCase):
    @unittest.skipUnless(make_reference, "needs JAX")
    def test_is_what_jax_gives(self):
        """Stored losses agree with JAX on this processor: XLA chooses its code, and so its rounding, by the processor."""
        case = make_reference.cases()["mlp"]
        made, _ = make_reference.train(case)
        stored = json.loads((ROOT / "python/tests/reference/mlp.json").read_text(encoding="utf-8"))
        self.assertEqual({k: v for k, v in made.items() if k not in ("losses", "moved")}, {k: v for k, v in stored.items() if k not in ("losses", "moved")})
        for a, b in zip(made["losses"], stored["losses"]):
            self.assertLessEqual(abs(float.fromhex(a) - float.fromhex(b)), 1e-5 * abs(float.fromhex(b)))

    def test_safetensors(self):
        tensors = {"a.b": ((2, 3), array.array("f", range(6))), "c": ((), array.array("f", [0.5])), "d": ((0,), array.array("f"))}
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "t.safetensors"
            reference.write_safetensors(path, tensors)
            self.assertEqual(reference.read_safetensors(path), tensors)

    def test_initial_parameters_are_the_same_everywhere(self):
        values = reference.initial_parameter(7, "fc1.w", [64, 256], "normal", [0.1])
        self.assertEqual(len(values), 64 * 256)
        self.assertEqual([v.hex() for v in values[:2]], FIRST_VALUES)
        self.assertAlmostEqual(math.sqrt(sum(v * v for v in values) / len(values)), 0.1, delta=1e-3)

    def test_philox(self):
        """The known answers that come with Random123."""
        self.assertEqual(reference.philox((0, 0, 0, 0), (0, 0)), [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8])
        ones = 2**32 - 1
        self.assertEqual(reference.philox((ones,) * 4, (ones,) * 2), [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD])

    def test_windows(self):
        self.assertEqual(reference.token_windows(b"abcdefgh", 3, [0, 1]), [list(b"abcd"), list(b"defg")])
        self.assertEqual(reference.sample_numbers(11, 4, 2), [0, 1, 2, 3])
        self.assertEqual(reference.sample_numbers(11, 4, 1), [4, 5, 6, 7])


FIRST_VALUES = ["0x1.5485a60000000p-4", "0x1.27ea000000000p-6"]


if __name__ == "__main__":
    unittest.main()
