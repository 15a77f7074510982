# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model of equal layers, each of one weight, and what its plan says about memory. Standard library only."""

import re

import execution
from random_models import Writer, tensor

ADAM = """weft.optimizer @adam states(m, v) lr(1.000000e-03) {
^bb0(%p: f32, %g: f32, %m: f32, %v: f32, %lr: f32, %decay: f32, %step: f32):
  %s = arith.mulf %g, %g : f32
  %m1 = arith.addf %m, %g : f32
  %v1 = arith.addf %v, %s : f32
  %d = arith.mulf %lr, %m1 : f32
  %p1 = arith.subf %p, %d : f32
  weft.yield %p1, %m1, %v1 : f32, f32, f32
}
"""
SQUARES = "%q = arith.mulf %i0, %i0 : f32\n%r = arith.addf %o, %q : f32\nlinalg.yield %r : f32"


def model(num_layers, width, batch=4, with_eval=False):
    """Returns the IR of y = x w0 w1 ...: `num_layers` weights of width x width, the loss is the sum of y's squares."""
    kind = tensor(width, width)
    text = "weft.mesh @mesh(dp = 2) batch_axes(dp)\n" + ADAM
    text += "".join(f"weft.param @w{i} : {kind} init(normal, 2.000000e-02)\n" for i in range(num_layers))
    for name in ("step", "eval")[:2 if with_eval else 1]:
        writer = Writer()
        weights = [writer.value() for _ in range(num_layers)]
        writer.lines += [f"{value} = weft.read @w{i} : {kind}" for i, value in enumerate(weights)]
        values = ["%x"]
        for weight in weights:
            values.append(writer.matmul("nn", values[-1], weight, batch, width, width))
        loss = writer.generic(["(r, c) -> (r, c)", "(r, c) -> ()"], ["reduction"] * 2,
                              [(values[-1], (batch, width))], (), SQUARES)
        gradient = values[-1]
        for i in reversed(range(num_layers)) if name == "step" else []:
            grad = writer.matmul("tn", values[i], gradient, width, width, batch)
            writer.lines.append(f"weft.grad @w{i}, {grad} : {kind}")
            if i > 0:
                gradient = writer.matmul("nt", gradient, weights[i], batch, width, width)
        text += (f'func.func @{name}(%x: {tensor(batch, width)} {{weft.name = "x"}}) attributes {{weft.{name}}} {{\n'
                 + "\n".join([*writer.lines, f"weft.loss {loss} : tensor<f32>", "return", "}"]) + "\n")
    return text


def explain(path, *options):
    """Returns bytes of the plan by class: of the ledger, and for each program by `(program, class)` of those that live
    at once."""
    text = execution.call([execution.tool("weft-compile"), path, "--explain", *options])
    memory = {name: int(size) for name, size in re.findall(r"^  (\w[a-z ]*?) +(\d+) bytes$", text, re.M)}
    for program, classes in re.findall(r"weft-plan-memory: @(\w+) needs .* live at once \(([^)]*)\)", text):
        for name, size in re.findall(r"(\w+) at most (\d+)", classes):
            memory[program, name] = int(size)
    return memory
