# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was saved on one mesh loads on any other: places, padding and alignment do not show (B67, B68).

Parameters are filled with the index of the element. Saved on 8 ranks and loaded on 1, 3, 4, 6 and 16, with other buckets and
ZeRO stages, element i still holds i, and a further step moves every element alike.
"""

# RUN: %python %s

import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import linear  # noqa: E402
from execution import Strategy  # noqa: E402

import reference  # noqa: E402

PARAMETERS = {"a": ((7, 9), "f32"), "b": ((1,), "f32"), "c": ((40, 33), "f32"), "d": ((130,), "f32")}
MESHES = {1: ("weft", "64B", 0), 3: ("weft", "256B", 1), 4: ("megatron", "25MiB", 1), 6: ("torch-ddp", "1KiB", 1),
          16: ("deepspeed", "500el", 2)}


def indices():
    """Returns the tensors as they are to be: element i of a parameter holds i."""
    tensors = {}
    for name, (shape, _) in PARAMETERS.items():
        count = 1
        for size in shape:
            count *= size
        tensors[name] = (shape, execution.floats(range(count)))
    return tensors


def main():
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "model.mlir").write_text(linear.model(PARAMETERS))
        data = linear.write_data(folder, [2.0] * 64)
        first, second = folder / "first.safetensors", folder / "second.safetensors"
        reference.write_safetensors(first, indices())

        def pass_through(ranks, policy, size, zero, source, steps):
            strategy = Strategy(ranks, policy, size, zero)
            return execution.train(folder / "model.mlir", data, strategy, steps, [], ["--load", source])

        result = pass_through(8, "weft", "128B", 1, first, 0)
        second.write_bytes(result.parameters)
        expected = {name: list(values) for name, (_, values) in indices().items()}
        if linear.saved(result) != expected:
            failures.append("8 ranks do not save what they load")
        for ranks, (policy, size, zero) in MESHES.items():
            if linear.saved(pass_through(ranks, policy, size, zero, second, 0)) != expected:
                failures.append(f"{ranks} ranks do not hold what 8 ranks saved")
            moved = {name: [value - 2.0 for value in values] for name, values in expected.items()}
            if linear.saved(pass_through(ranks, policy, size, zero, second, 1)) != moved:
                failures.append(f"{ranks} ranks do not train on what 8 ranks saved")
    if failures:
        raise SystemExit("\n".join(failures))


main()
