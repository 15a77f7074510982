# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The floor of the benchmark is honest: the products read from the commands of 03-gpt-10m are as many operations as a
# closed form of the model says, none is lost and none is counted twice. Nothing is timed.
#
# RUN: weft-compile %weft_src/examples/03-gpt-10m/gpt_10m.mlir --mesh dp=1 --emit commands -o %t.dp1.mlir
# RUN: weft-compile %weft_src/examples/03-gpt-10m/gpt_10m.mlir --mesh dp=2 --zero 1 --emit commands -o %t.dp2.mlir
# RUN: %python %s %weft_src/bench %t.dp1.mlir %t.dp2.mlir %t.list
# RUN: %python %weft_src/bench/run.py --help | FileCheck %s
# CHECK: --rounds ROUNDS

import collections
import os
import subprocess
import sys

bench, one, two, text = sys.argv[1:]
sys.path.insert(0, bench)
import products  # noqa: E402

# From examples/03-gpt-10m/README.md.
layers, width, heads, tokens, vocabulary, batch = 4, 384, 6, 256, 8192, 4


def parse(path):
    with open(path) as file:
        return products.parse(file)


arena, found = parse(one)

# Forward, in multiply-adds a token: qkv 3 d^2, out d^2, up and down 4 d^2 each; scores and mixing t d each; the head v d.
# Backward is twice that: a product for the gradient of each of the two operands.
forward = layers * (12 * width**2 + 2 * tokens * width) + vocabulary * width
expected = 3 * 2 * batch * tokens * forward
total = sum(p.flops() for p in found)
assert total == expected, (total, expected)
assert len(found) == 3 * (layers * 6 + 1), len(found)

# Attention is batched over samples and heads, without copies: all of it, in every layer and direction.
batches = collections.Counter(p.batch for p in found)
assert batches[(batch, heads)] == 3 * 2 * layers, batches
assert all(p.bytes_end() <= arena for p in found)
assert all(p.dtypes == ("f32", "f32", "f32") for p in found)

# A rank of two does the same products as one alone.
_, of_two = parse(two)
assert [(p.sizes, p.strides, p.batch) for p in of_two] == [(p.sizes, p.strides, p.batch) for p in found]

# The program that runs them reads the list, where it is built.
with open(text, "w") as file:
    file.write(products.to_text(arena, found[:2]))
program = os.path.join(os.environ["WEFT_BIN_DIR"], "weft-bench-products")
if os.path.exists(program):
    done = subprocess.run([program, text, "2", "1"], input="1\n", capture_output=True, text=True)
    assert done.returncode == 0 and '"seconds": [' in done.stdout, done
