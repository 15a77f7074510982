# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles and runs steps for the tests of this folder. Standard library only."""

import array
import dataclasses
import itertools
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "python" / "tools"))

import reference  # noqa: E402

MLP = ROOT / "examples/01-mlp/mlp.mlir"
MLP_DATA = [f"x={ROOT}/examples/01-mlp/data/train_x.npy", f"y={ROOT}/examples/01-mlp/data/train_y.npy"]
CHAR_GPT = ROOT / "examples/02-char-gpt/char_gpt.mlir"
CHAR_GPT_DATA = [str(ROOT / "LICENSE")]
# Its links are slow, so that the scheduler has reasons to move things.
SLOW_MACHINE = str(ROOT / "test/Transforms/Inputs/round.json")


@dataclasses.dataclass(frozen=True)
class Strategy:
    """How the communication of a step is scheduled; the options of weft-compile."""

    ranks: int
    policy: str = "per-parameter"
    bucket_size: str = "25MiB"
    zero: int = 0
    overlap: str = "off"
    machine: str = ""
    micro_batches: int = 1

    def options(self):
        options = [f"--mesh=dp={self.ranks}", f"--bucket-policy={self.policy}", f"--zero={self.zero}",
                   f"--overlap={self.overlap}"]
        if self.policy != "per-parameter":
            options.append(f"--bucket-size={self.bucket_size}")
        if self.micro_batches != 1:
            options.append(f"--micro-batches={self.micro_batches}")
        if self.machine:
            options.append(f"--machine={self.machine}")
        return options


@dataclasses.dataclass
class Result:
    """What a run left: the bits of every step's loss, and the bytes of the saved parameters."""

    losses: list
    parameters: bytes

    def loss_values(self):
        return [struct.unpack(">f", bytes.fromhex(bits[2:]))[0] for bits in self.losses]

    def tensors(self):
        """Returns the values of the saved parameters by name."""
        with tempfile.NamedTemporaryFile(suffix=".safetensors") as file:
            file.write(self.parameters)
            file.flush()
            return {name: values for name, (shape, values) in reference.read_safetensors(file.name).items()}


def tool(name):
    """Returns the path of a tool of this build."""
    folder = os.environ.get("WEFT_BIN_DIR")
    return str(pathlib.Path(folder) / name) if folder else name


def call(arguments):
    """Runs a command; returns its output, or ends the test with what it printed."""
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, arguments))}\nexit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_step(model, folder, strategy, extra=()):
    """Compiles `model` by `strategy` into the artifact `folder`."""
    call([tool("weft-compile"), model, "-o", folder, *strategy.options(), *extra])


def run_step(artifact, data, steps, extra=()):
    """Trains an artifact; returns the losses' bits and the final parameters."""
    with tempfile.TemporaryDirectory() as folder:
        log, saved = pathlib.Path(folder) / "log.jsonl", pathlib.Path(folder) / "saved.safetensors"
        arguments = [tool("weft-run"), artifact, "--steps", steps, "--quiet", "--log", log, "--save", saved]
        for entry in data:
            arguments += ["--data", entry]
        call([*arguments, *extra])
        losses = [json.loads(line)["loss_bits"] for line in log.read_text().splitlines() if "loss_bits" in line]
        return Result(losses, saved.read_bytes())


def train(model, data, strategy, steps, compile_extra=(), run_extra=()):
    """Compiles and trains in one go."""
    with tempfile.TemporaryDirectory() as folder:
        artifact = pathlib.Path(folder) / "step.weft"
        compile_step(model, artifact, strategy, compile_extra)
        return run_step(artifact, data, steps, run_extra)


def first_difference(expected, got):
    """Says where two results differ in a bit; None where they do not."""
    for step, (a, b) in enumerate(itertools.zip_longest(expected.losses, got.losses), start=1):
        if a != b:
            return f"loss of step {step}: {a} and {b}"
    if expected.parameters != got.parameters:
        return "the saved parameters"
    return None


def pairwise_cover(factors):
    """Returns rows that hold every pair of values of any two factors, chosen greedily; the same rows every time."""
    names = list(factors)
    missing = {
        (a, va, b, vb)
        for a, b in itertools.combinations(names, 2)
        for va in factors[a]
        for vb in factors[b]
    }
    candidates = [dict(zip(names, values)) for values in itertools.product(*factors.values())]

    def pairs(row):
        return {(a, row[a], b, row[b]) for a, b in itertools.combinations(names, 2)}

    rows = []
    while missing:
        best = max(candidates, key=lambda row: len(pairs(row) & missing))
        rows.append(best)
        missing -= pairs(best)
    return rows


def full():
    """Whether the long tests were asked for."""
    return os.environ.get("WEFT_FULL_TESTS", "") not in ("", "0")


def floats(values):
    """Returns the numbers as an array of float32."""
    return array.array("f", values)


def write_npy(path, shape, values, code="f"):
    """Writes an .npy file of elements of `array` type `code`: 'f' float32, 'i' int32, 'd' float64, in C order."""
    dtype = {"f": "<f4", "i": "<i4", "d": "<f8"}[code]
    header = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {tuple(shape)}, }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    elements = array.array(code, values)
    if sys.byteorder == "big":
        elements.byteswap()
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + elements.tobytes())
