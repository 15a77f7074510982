# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scheduling under a memory budget: every budget from the smallest on works and is kept, every smaller one is refused with
that number and the largest values. A larger budget never gives a slower step.
"""

# RUN: %python %s mlp
# RUN: %python %s char-gpt

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODELS = {"mlp": "examples/01-mlp/mlp.mlir", "char-gpt": "examples/02-char-gpt/char_gpt.mlir"}
MACHINE = ROOT / "test/Transforms/Inputs/round.json"


def plan(model, budget, zero):
    """Lowers to planned memory; returns the arena's bytes and the expected time, or the message."""
    folder = os.environ.get("WEFT_BIN_DIR")
    tool = str(pathlib.Path(folder) / "weft-opt") if folder else "weft-opt"
    options = f"mesh=dp=4 zero={zero} bucket-size=64KiB machine={MACHINE} memory-budget={budget} to=planned"
    done = subprocess.run([tool, ROOT / MODELS[model], f"--weft-pipeline={options}"], capture_output=True, text=True)
    if done.returncode:
        assert done.returncode == 1, done.stderr
        return done.stderr
    step = re.search(r"func\.func @\w+\(%\w+: memref<(\d+)xi8>\) attributes \{(.*weft\.step.*)\} \{", done.stdout)
    return int(step[1]), int(re.search(r"weft\.predicted_nanos = (\d+)", step[2])[1])


def main(model):
    for zero in (0, 1):
        message = plan(model, 1, zero)
        assert message.count("error:") == 1, message
        smallest = int(re.search(r"no schedule of this step fits in less than (\d+) bytes", message)[1])
        assert f"but it needs {smallest}," in message, message
        assert len(re.findall(r"\(\d+ bytes\)", message)) == 5, message
        refusal = plan(model, smallest - 1, zero)
        assert f"no schedule of this step fits in less than {smallest} bytes" in refusal, refusal
        free, fastest = plan(model, 0, zero)
        assert smallest <= free
        times = []
        for part in range(5):
            budget = smallest + (free - smallest) * part // 4
            bytes_, nanos = plan(model, budget, zero)
            assert bytes_ <= budget, (bytes_, budget)
            times.append(nanos)
        assert times == sorted(times, reverse=True), times
        assert times[-1] == fastest, (times, fastest)
        print(f"{model}, zero {zero}: from {smallest} bytes in {times[0]} ns to {free} in {fastest}")


main(sys.argv[1])
