# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: numpy
# RUN: rm -rf %t && mkdir -p %t && cd %t && %python %s %weft_src/test/Stages/8-commands.mlir
"""The hand-written commands (stage 8) train like the same model in NumPy."""

import json
import struct
import subprocess
import sys

import numpy as np

STEPS, RANKS, BATCH = 20, 4, 4


def load(path):
    """Returns the tensors of a safetensors file."""
    with open(path, "rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        data = file.read()
    header.pop("__metadata__", None)
    return {
        name: np.frombuffer(data[slice(*entry["data_offsets"])], np.float32).reshape(entry["shape"]).astype(np.float64)
        for name, entry in header.items()
    }


def run(*arguments):
    subprocess.run([*arguments], check=True, stdout=subprocess.DEVNULL)


random = np.random.default_rng(0)
x = random.standard_normal((STEPS * RANKS * BATCH, 8)).astype(np.float32)
y = random.standard_normal((STEPS * RANKS * BATCH, 3)).astype(np.float32)
np.save("x.npy", x)
np.save("y.npy", y)
run("weft-compile", sys.argv[1], "--from", "commands", "-o", "step.weft")
data = ["--data", "x=x.npy", "--data", "y=y.npy", "--order", "sequential"]
run("weft-run", "step.weft", *data, "--steps", "0", "--save", "first.safetensors")
run("weft-run", "step.weft", *data, "--steps", str(STEPS), "--log", "log.jsonl", "--save", "last.safetensors")

params = load("first.safetensors")
moments = {name: np.zeros_like(value) for name, value in params.items()}
losses = []
for step in range(STEPS):
    rows = slice(step * RANKS * BATCH, (step + 1) * RANKS * BATCH)
    w1, b1, w2 = params["fc1.weight"], params["fc1.bias"], params["fc2.weight"]
    h = np.maximum(x[rows] @ w1 + b1, 0)
    difference = h @ w2 - y[rows]
    losses.append(np.mean(difference**2))
    dp = 2 * difference / difference.size
    da = np.where(h > 0, dp @ w2.T, 0)
    grads = {"fc1.weight": x[rows].T @ da, "fc1.bias": da.sum(0), "fc2.weight": h.T @ dp}
    for name, grad in grads.items():
        moments[name] = 0.9 * moments[name] + grad
        params[name] = params[name] - 0.1 * moments[name]

logged = [json.loads(line) for line in open("log.jsonl")]
logged = [entry["loss"] for entry in logged if "loss" in entry]
# f32 against f64 over 20 steps of sums of at most 128 terms.
np.testing.assert_allclose(logged, losses, rtol=1e-5)
for name, value in load("last.safetensors").items():
    np.testing.assert_allclose(value, params[name], rtol=1e-4, atol=1e-6, err_msg=name)
