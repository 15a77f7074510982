# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# RUN: rm -rf %t && mkdir -p %t && cd %t && %python %s
"""Every bad model is one clear message and exit status 1, and nothing is written."""

import os
import subprocess
import sys

MODEL = """
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @w : tensor<8xf32> init(ones)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}
func.func @train(%x: tensor<8xf32> {weft.name = "x"}) attributes {weft.step} {
  %w = weft.read @w : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %g = linalg.mul ins(%x, %w : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %zero = arith.constant 0.0 : f32
  %s = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%g : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  weft.grad @w, %g : tensor<8xf32>
  weft.loss %loss : tensor<f32>
  return
}
"""
GRAD = "  weft.grad @w, %g : tensor<8xf32>\n"
LOSS = "  weft.loss %loss : tensor<f32>\n"
PARAM = "weft.param @w : tensor<8xf32> init(ones)\n"

# What is replaced, by what, further arguments, and what the message says.
CASES = [
    (MODEL, "", [], "to hold a model, but it is empty"),
    (MODEL, "this is no IR", [], "error"),
    ("linalg.mul", "weft.frobnicate", [], "frobnicate"),
    ("{weft.step}", "{weft.step, weft.frobnicate}", [], "'weft.frobnicate'"),
    (" attributes {weft.step}", "", [], "weft.step"),
    (LOSS, "", [], "loss"),
    (LOSS, LOSS + LOSS, [], "loss"),
    (GRAD, "", [], "@w"),
    (PARAM, PARAM + PARAM.replace("@w", "@unused"), [], "unused"),
    (GRAD, "  weft.update @w with %g using @sgd : tensor<8xf32>\n" + GRAD, [], "update"),
    (GRAD, GRAD.replace("%g : tensor<8xf32>", "%loss : tensor<f32>"), [], "tensor<8xf32>"),
    (
        GRAD,
        "  %c = tensor.extract %loss[] : tensor<f32>\n  %b = arith.cmpf ogt, %c, %zero : f32\n  scf.if %b {\n"
        + GRAD
        + "  }\n",
        [],
        "free of side effects",
    ),
    (
        GRAD,
        "  %c = tensor.extract %loss[] : tensor<f32>\n  %b = arith.cmpf ogt, %c, %zero : f32\n"
        "  %k = scf.if %b -> tensor<8xf32> {\n"
        "    %r = weft.all_reduce %g sum over @mesh[dp] : tensor<8xf32>\n    scf.yield %r : tensor<8xf32>\n"
        "  } else {\n    scf.yield %g : tensor<8xf32>\n  }\n" + GRAD.replace("%g", "%k"),
        [],
        "all_reduce",
    ),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<?xf32> {weft.name = "y"}', [], "static shape"),
    (LOSS, LOSS + "  %i = arith.constant 3 : index\n  %v = tensor.empty(%i) : tensor<?xf32>\n", [], "static shape"),
    (LOSS, LOSS + "  %v = tensor.empty() : tensor<4xi4>\n", [], "i1, i8, i16, i32 or i64, but got 'tensor<4xi4>'"),
    (PARAM, PARAM.replace("f32", "i32"), [], "f32, f64, bf16 or f16"),
    (PARAM, PARAM.replace("8xf32", "8xf8E4M3FN"), [], "f32, f64, bf16 or f16"),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<8xcomplex<f32>> {weft.name = "y"}', [], "complex"),
    (' {weft.name = "x"}', "", [], "weft.name"),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<f32> {weft.name = "y"}', [], "counts samples, of at least 1"),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<0x4xf32> {weft.name = "y"}', [], "counts samples, of at least 1"),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<4xf32> {weft.name = "y"}', [], '"x" has 8 and "y" has 4'),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<8xf32> {weft.name = "x"}', [], 'to be unique, but got "x" twice'),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<f32> {weft.name = "step"}', [], "to be one i32 of rank 0"),
    (' {weft.name = "x"}', ' {weft.name = "x"}, %y: tensor<4xi32> {weft.name = "rng"}', [], "to be a vector of two i32"),
    (' {weft.name = "x"}', ' {weft.bound = 3 : i64, weft.name = "x"}', [], "a bound ('weft.bound') on arguments of integers only"),
    ('%x: tensor<8xf32> {weft.name = "x"}) attributes {weft.step} {', ') attributes {weft.step} {\n  %x = arith.constant dense<1.0> : tensor<8xf32>', [], "expects a batch argument, on which to train"),
    (' {weft.name = "x"}', ' {weft.name = "\\FF"}', [], "expects names to be UTF-8"),
    ("batch_axes(dp)", "batch_axes(tp)", [], "tp"),
    ("dp = 2", "dp = 0", [], "dp"),
    ("dp = 2", "dp = 100000000", [], "ranks"),
    ("", "", ["--mesh", "tp=2"], "tp"),
    ("", "", ["--mesh", "dp=2,tp=2"], "tp"),
    ("", "", ["--memory-budget", "100"], "budget of 100 bytes"),
]


def compile(number, replaced, replacement, arguments):
    """Compiles a changed model; returns the exit status and the messages."""
    text = MODEL.replace(replaced, replacement, 1) if replaced else MODEL
    assert not replaced or text != MODEL, f"case {number} changes nothing"
    with open(f"m{number}.mlir", "w") as file:
        file.write(text)
    result = subprocess.run(
        ["weft-compile", f"m{number}.mlir", "-o", f"m{number}.weft", *arguments], capture_output=True, text=True
    )
    return result.returncode, result.stderr


status, messages = compile("good", "", "", [])
assert status == 0, messages
failures = 0
for number, (replaced, replacement, arguments, expected) in enumerate(CASES):
    status, messages = compile(number, replaced, replacement, arguments)
    count = sum("error: " in line for line in messages.splitlines())
    # A message, the line it is about and a mark; perhaps a note at the other party.
    is_long = len(messages.splitlines()) > 6
    if status != 1 or count != 1 or is_long or expected not in messages or os.path.exists(f"m{number}.weft"):
        failures += 1
        print(f"--- case {number}: status {status}, {count} errors, expected {expected!r}, got\n{messages}")
left = [name for name in os.listdir(".") if name.startswith(".")]
if left:
    failures += 1
    print("left over:", left)
sys.exit(failures != 0)
