# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The ledger of an artifact is what the run allocates, to the byte, and each class of it is what the commands use.

The classes are computed here anew from the printed commands: each byte of the arena counts to the first class of the
documented order (docs/artifact.md) of which a buffer or a view lies on it; what is left is workspace.
"""

# RUN: %python %s

import json
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
from execution import CHAR_GPT, CHAR_GPT_DATA, MLP, MLP_DATA, tool  # noqa: E402

BYTES = {"f32": 4, "i32": 4, "i64": 8, "bf16": 2, "f16": 2, "f64": 8, "i8": 1, "i1": 1}
ROLES = {"param": "parameters", "moment": "optimizer", "loss": "outputs", "metric": "outputs"}
ORDER = ["parameters", "optimizer", "inputs", "outputs", "gradients", "in_flight", "activations"]
CASES = [(MLP, MLP_DATA, ["--mesh=dp=2", "--zero=0"]),
         (MLP, MLP_DATA, ["--mesh=dp=4", "--zero=1", "--bucket-size=8KiB"]),
         (MLP, MLP_DATA, ["--mesh=dp=2", "--zero=2", "--micro-batches=2"]),
         (CHAR_GPT, CHAR_GPT_DATA, ["--mesh=dp=2", "--zero=1", "--bucket-size=64KiB"]),
         (MLP, MLP_DATA, ["--mesh=dp=4", "--zero=3", "--bucket-size=8KiB", "--micro-batches=2"]),
         (CHAR_GPT, CHAR_GPT_DATA, ["--mesh=dp=2", "--zero=2", "--bucket-size=64KiB"]),
         (CHAR_GPT, CHAR_GPT_DATA, ["--mesh=dp=2", "--zero=3", "--bucket-size=256KiB"])]


def num_bytes(memref):
    """Returns the bytes of `32x64xf32` or `f32`."""
    *shape, element = memref.split("x")
    product = BYTES[element]
    for size in shape:
        product *= int(size)
    return product


def classify(commands):
    """Returns the bytes of each class, and the bytes of the arena."""
    arena = max(int(n) for n in re.findall(r"memref<(\d+)xi8>\)? (?:to|attributes)", commands))
    uses = {name: [] for name in ORDER}
    for role, offset, memref in re.findall(r'weft\.buffer "[^"]*" (\w+) at (\d+) : memref<([^>]*)>', commands):
        uses[ROLES.get(role, "inputs")].append((int(offset), num_bytes(memref)))
    place = r"weft\.arena_view %\w+\[(\d+)\] (\w+)(?: \{[^}]*\})? : \S+ to memref<([^>]*)>"
    for offset, name, memref in re.findall(place, commands):
        if name != "workspace":
            uses[name].append((int(offset), num_bytes(memref)))
    owner = bytearray(arena)
    for number, name in reversed(list(enumerate(ORDER, start=1))):  # earlier classes overwrite later ones
        for offset, size in uses[name]:
            owner[offset:offset + size] = bytes([number]) * size
    classes = {name: owner.count(number) for number, name in enumerate(ORDER, start=1)}
    return {**classes, "workspace": owner.count(0), "total": arena}


def main():
    for model, data, options in CASES:
        with tempfile.TemporaryDirectory() as folder:
            artifact, commands = pathlib.Path(folder) / "step.weft", pathlib.Path(folder) / "commands.mlir"
            printed = execution.call([tool("weft-compile"), model, "-o", artifact, *options])
            execution.call([tool("weft-compile"), model, "-o", commands, "--emit=commands", *options])
            ledger = json.loads((artifact / "manifest.json").read_text())["ledger"]
            expected = classify(commands.read_text())
            assert ledger == expected, (options, ledger, expected)
            for name, size in expected.items():
                shown = re.search(rf"^ +{name.replace('_', ' ')} +(\d+) bytes$", printed, re.M)
                assert (int(shown[1]) if shown else 0) == size, (name, printed)
            arguments = [tool("weft-run"), artifact, "--steps", 2, "--stats"]
            for entry in data:
                arguments += ["--data", entry]
            allocated = [int(n) for n in re.findall(r"^rank \d+: arena (\d+) ", execution.call(arguments), re.M)]
            assert allocated and set(allocated) == {ledger["total"]}, (options, allocated, ledger)
            print(f"{model.stem} {' '.join(options)}: {ledger['total']} bytes on each of {len(allocated)} ranks")


main()
