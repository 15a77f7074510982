# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ranks whose shards hold no parameter, or of an axis longer than a parameter's rows, train like the others (B65, B70, B71).

Twelve elements on sixteen ranks: fifteen ranks own nothing but padding. Every x is a small integer and their mean a multiple
of 1/16, so the result is exact.
"""

# RUN: %python %s

import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import linear  # noqa: E402
from execution import Strategy  # noqa: E402

PARAMETERS = {"rows": ((3, 2), "f32"), "lone": ((), "f32"), "none": ((0, 4), "f32"), "five": ((5,), "f32")}
STEPS = 3


def main():
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "model.mlir").write_text(linear.model(PARAMETERS, moment=True))
        for ranks in (2, 5, 16):
            values = [float(i * i % 13) for i in range(ranks * STEPS)]
            expected = -sum(values) / ranks
            for strategy in (dict(zero=1, policy="weft"), dict(zero=1, policy="per-parameter"), dict(zero=2, policy="megatron"),
                             dict(zero=3, policy="per-parameter", overlap="on")):
                result = execution.train(
                    folder / "model.mlir", linear.write_data(folder, values), Strategy(ranks, **strategy), STEPS, [],
                    ["--order", "sequential"])
                for parameter, (shape, _) in PARAMETERS.items():
                    got = linear.saved(result)[parameter]
                    if any(abs(value - expected) > 1e-5 * abs(expected) for value in got):
                        failures.append(f"{ranks} ranks, {strategy}: {parameter} is {got}, expected {expected}")
                    if len(got) != {"rows": 6, "lone": 1, "none": 0, "five": 5}[parameter]:
                        failures.append(f"{ranks} ranks, {strategy}: {parameter} has {len(got)} elements")
    if failures:
        raise SystemExit("\n".join(failures))


main()
