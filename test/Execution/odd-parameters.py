# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every ZeRO stage trains parameters of all uses alike, whole ones and such that are split over buckets.

`both` is read in the forward and in the backward, `forward` and `backward` only there, `tied` by the first and the last
operation, `itself` is its own gradient, `loss` is what the loss reads, `inside` is read by the body of an operation, `frozen`
is not trained. Random models with shared and frozen weights follow.
"""

# RUN: %python %s

import itertools
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import random_models  # noqa: E402
from execution import Strategy  # noqa: E402
from random_models import Writer, tensor  # noqa: E402

ROWS, COLUMNS, STEPS = 4, 24, 3
SHAPE = (ROWS, COLUMNS)
KIND = tensor(*SHAPE)
NAMES = ["both", "forward", "backward", "tied", "itself", "loss", "inside", "frozen"]
MULTIPLY = "%r = arith.mulf %i0, %i1 : f32\nlinalg.yield %r : f32"
ADD = "%r = arith.addf %i0, %i1 : f32\nlinalg.yield %r : f32"


def write_model():
    writer = Writer()
    parameters = {name: writer.value() for name in NAMES}
    writer.lines += [f"{value} = weft.read @{name} : {KIND}" for name, value in parameters.items()]

    def combine(body, *values):
        return writer.pointwise(values, SHAPE, body)

    def matmul(layout, a, b):
        """Keeps operations apart that would be one kernel; the result has ROWS rows."""
        return writer.matmul(layout, a, b, ROWS, ROWS, COLUMNS)

    first = combine(MULTIPLY, "%x", parameters["tied"])
    second = combine(MULTIPLY, combine(ADD, first, parameters["forward"]), parameters["both"])
    square = matmul("nt", second, parameters["frozen"])  # ROWS x ROWS
    third = writer.matmul("nn", square, parameters["tied"], ROWS, COLUMNS, ROWS)
    inside = writer.value()
    writer.lines.append(
        f"{inside} = tensor.generate {{\n^bb0(%a: index, %b: index):\n"
        f"%l = tensor.extract {third}[%a, %b] : {KIND}\n%m = tensor.extract {parameters['inside']}[%a, %b] : {KIND}\n"
        f"%n = arith.addf %l, %m : f32\ntensor.yield %n : f32\n}} : {KIND}")
    difference = combine(ADD, inside, parameters["loss"])
    loss = writer.generic(["(r, c) -> (r, c)", "(r, c) -> ()"], ["reduction"] * 2, [(difference, SHAPE)], (),
                          "%q = arith.mulf %i0, %i0 : f32\n%r = arith.addf %o, %q : f32\nlinalg.yield %r : f32")
    back = writer.matmul("nn", square, parameters["backward"], ROWS, COLUMNS, ROWS)
    gradients = {"loss": difference, "inside": combine(MULTIPLY, difference, back), "itself": parameters["itself"],
                 "backward": combine(MULTIPLY, back, difference), "both": combine(MULTIPLY, back, parameters["both"]),
                 "forward": combine(ADD, back, back)}
    writer.lines += [f"weft.grad @{name}, {value} : {KIND}" for name, value in gradients.items()]
    for value in (third, combine(MULTIPLY, back, parameters["tied"])):
        writer.lines.append(f"weft.grad @tied, {value} : {KIND}")
    module = ["weft.mesh @mesh(dp = 2) batch_axes(dp)", random_models.OPTIMIZERS["momentum"]]
    module += [f"weft.param @{name} : {KIND} init(normal, 1.000000e-01)" + (" {frozen}" if name == "frozen" else "")
               for name in NAMES]
    module.append(f'func.func @train(%x: {KIND} {{weft.name = "x"}}) attributes {{weft.step}} {{')
    return "\n".join([*module, *writer.lines, f"weft.loss {loss} : tensor<f32>", "return", "}"]) + "\n"


def write_data(folder, shapes):
    data = []
    for name, shape in shapes.items():
        count = 256 * shape
        execution.write_npy(folder / f"{name}.npy", (256, shape), [((7 * i) % 23 - 11) / 16 for i in range(count)])
        data.append(f"{name}={folder}/{name}.npy")
    return data


def main():
    failures, num_runs = [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        models = [("odd", write_model(), {"x": COLUMNS}, ["256B", "1KiB"])]
        for seed in range(40 if execution.full() else 4):
            text = random_models.write_model(seed)
            widths = {argument: random_models.get_width(text, argument) for argument in ("x", "y")}
            models.append((f"random {seed}", text, widths, ["128B"]))
        for (label, text, widths, sizes), micro_batches in itertools.product(models, (1, 2)):
            model, data = folder / "model.mlir", write_data(folder, widths)
            model.write_text(text)
            baseline = execution.train(model, data, Strategy(2, micro_batches=micro_batches), STEPS)
            for size, zero, order in itertools.product(sizes, (2, 3), ("off", "on", execution.SLOW_MACHINE)):
                strategy = Strategy(2, "weft", size, zero, "off" if order == "off" else "on",
                                    "" if order in ("off", "on") else order, micro_batches)
                num_runs += 1
                difference = execution.first_difference(baseline, execution.train(model, data, strategy, STEPS))
                if difference:
                    failures.append(f"{label}, {strategy}: {difference}")
    print(f"{num_runs} runs, {len(failures)} differ")
    if failures:
        raise SystemExit("\n".join(failures))


main()
