# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gathering an element of a value behind 40 steps that each use two values twice copies no step again and again.

A random number generator is such a chain. Copied into the gather it would have as many operations as the 40th Fibonacci
number, 10^8.
"""

# RUN: %python %s

import os
import subprocess

STEPS = 40
GENERIC = """  %{name} = linalg.generic {{indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]}}
      ins(%{a}, %{b} : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) {{
  ^bb0(%i: i32, %j: i32, %o: i32):
    %r = arith.{op} %i, %j : i32
    linalg.yield %r : i32
  }} -> tensor<8xi32>
"""


def chain():
    text = "#map = affine_map<(d) -> (d)>\n"
    text += "func.func @f(%x0: tensor<8xi32>, %y0: tensor<8xi32>, %at: tensor<4xindex>) -> tensor<4xi32> {\n"
    text += "  %e = tensor.empty() : tensor<8xi32>\n  %g = tensor.empty() : tensor<4xi32>\n"
    for step in range(STEPS):
        text += GENERIC.format(name=f"x{step + 1}", a=f"x{step}", b=f"y{step}", op="addi")
        text += GENERIC.format(name=f"y{step + 1}", a=f"y{step}", b=f"x{step + 1}", op="xori")
    return text + f"""  %z = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["parallel"]}}
      ins(%at : tensor<4xindex>) outs(%g : tensor<4xi32>) {{
  ^bb0(%i: index, %o: i32):
    %r = tensor.extract %y{STEPS}[%i] : tensor<8xi32>
    linalg.yield %r : i32
  }} -> tensor<4xi32>
  return %z : tensor<4xi32>
}}
"""


def main():
    tool = os.path.join(os.environ["WEFT_BIN_DIR"], "weft-opt")
    done = subprocess.run([tool, "-", "--pass-pipeline=builtin.module(func.func(weft-fuse-elementwise))"], text=True,
                          capture_output=True, input=chain(), timeout=60)
    assert done.returncode == 0, done.stderr[:2000]
    operations = done.stdout.count("arith.")
    assert operations <= 4 * STEPS + 64, f"{operations} operations"


main()
