# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bf16 gradients are summed in f32 in rank order, divided once, and rounded once (B88, B110, B112); moments are f32.

Sums of 256 and ones lose the ones where a partial sum is rounded to bf16, and a product with the reciprocal of 3 differs
from the division. All strategies give the same bits.
"""

# RUN: %python %s

import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import linear  # noqa: E402
from execution import Strategy  # noqa: E402

PARAMETERS = {"w": ((300,), "bf16"), "v": ((5, 3), "bf16"), "f": ((7,), "f32")}
SAMPLES = {3: [256.0, 1.0, 1.0, 5.0, 7.0, 11.0], 4: [256.0, 1.0, 1.0, 1.0, 3.0, 5.0, 1024.0, 5.0], 5: [512.0, 1.0, 1.0, 1.0, 1.0] * 2}
STEPS = 2


def train(samples, ranks, round_to):
    """Returns the parameter and the loss of the last step."""
    parameter = 0.0
    for step in range(STEPS):
        total = 0.0
        for value in samples[step * ranks : (step + 1) * ranks]:
            total = linear.to_f32(total + round_to(value))
        gradient = round_to(linear.to_f32(total / ranks))
        parameter = round_to(linear.to_f32(parameter - gradient))
    return parameter


def main():
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "model.mlir").write_text(linear.model(PARAMETERS, moment=True))
        for ranks, samples in SAMPLES.items():
            expected = {"f": train(samples, ranks, linear.to_f32)}
            expected["w"] = expected["v"] = train(samples, ranks, linear.to_bf16)
            for strategy in (dict(), dict(zero=1, policy="weft", overlap="on"), dict(zero=1, policy="weft", bucket_size="256B"),
                             dict(zero=0, policy="megatron", overlap="on"),
                             dict(zero=3, policy="weft", bucket_size="256B", overlap="on")):
                result = execution.train(
                    folder / "model.mlir", linear.write_data(folder, samples), Strategy(ranks, **strategy), STEPS, [],
                    ["--order", "sequential"])
                for parameter, values in linear.saved(result).items():
                    if set(values) != {expected[parameter]}:
                        failures.append(f"{ranks} ranks, {strategy}: {parameter} is {set(values)}, expected {expected[parameter]}")
    if failures:
        raise SystemExit("\n".join(failures))


main()
