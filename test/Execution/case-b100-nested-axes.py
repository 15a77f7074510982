# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Over two batch axes every rank and every micro-batch counts once (B98, B100, B104).

Sample i is 2^i, so a wrong sum names who took part; the mean over 8 or 16 samples is exact. One rank of each axis, and one
rank alone, neither overwrite nor double what was summed before.
"""

# RUN: %python %s

import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import linear  # noqa: E402

PARAMETERS = {"w": ((3,), "f32"), "v": ((200,), "f32")}


def main():
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for mesh in ((2, 2), (1, 4), (4, 1), (1, 1), (2, 3)):
            (folder / "model.mlir").write_text(linear.model(PARAMETERS, f"outer = {mesh[0]}, inner = {mesh[1]}", "outer, inner"))
            for micro_batches in (1, 2, 3):
                count = mesh[0] * mesh[1] * micro_batches
                data = linear.write_data(folder, [2.0**i for i in range(2 * count)])
                expected = linear.to_f32(-((2.0 ** (2 * count) - 1) / count))
                for zero in (0, 1, 3):
                    artifact = folder / "step.weft"
                    execution.call([execution.tool("weft-compile"), folder / "model.mlir", "-o", artifact, "--zero", zero,
                                    "--micro-batches", micro_batches])
                    got = linear.saved(execution.run_step(artifact, data, 2, ["--order", "sequential"]))
                    # Divided by 3, 6, 12 or 18: two divisions and a sum, each rounded.
                    for name, values in got.items():
                        if any(abs(value - expected) > 3e-7 * abs(expected) for value in values):
                            failures.append(f"{mesh}, {micro_batches} micro-batches, zero {zero}: {name} is {values[0]}, expected {expected}")
    if failures:
        raise SystemExit("\n".join(failures))


main()
