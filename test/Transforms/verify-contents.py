# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What updates, loss and metrics get (rule f), in programs that weft makes: each mistake in their commands is refused.

A mistake is a change of the text, and the message says which value is wrong and what was expected.
"""

# RUN: %python %s

import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MLP = (ROOT / "examples/01-mlp/mlp.mlir").read_text()
WEIGHTED = (ROOT / "test/Execution/Inputs/weighted.mlir").read_text()
TWO_AXES = WEIGHTED.replace("@mesh(dp = 4) batch_axes(dp)", "@mesh(node = 2, dp = 2) batch_axes(node, dp)")
assert TWO_AXES != WEIGHTED

# (model, options, [(what is replaced, by what, message)])
CASES = [
    # Two micro-batches: sums of contributions, of the loss and of a metric; parameters that are split over buckets.
    (MLP, "mesh=dp=4 zero=1 micro-batches=2 bucket-size=32KiB", [
        (r".*@accumulate_10xf32 on .*\n", "",
         r"expects the gradient of @fc3.b in '@L\[0\]' to sum 2 contributions, but got 1"),
        (r"(.*@accumulate_10xf32 on .*\n)", r"\1\1",
         r"expects the gradient of @fc3.b in '@L\[0\]' to sum each contribution once, but one is summed twice"),
        (r".*@accumulate_f32 on @compute.*\n", "", "expects the loss to sum 2 micro-batches, but got 1"),
        (r".*collective all_reduce.*divide 8 {weft.bucket = \"metric accuracy\"}.*\n", "",
         r"expects metric 'accuracy' to be reduced over \[dp\], but got \[\]"),
        (r"(@adamw.L.0 on @compute)\((%\w+), (%\w+), (%\w+),", r"\1(\2, \4, \3,",
         "to take the learning rate as argument 1, but it gets scalar 'step'"),
        (r"(@adamw.L.0 on @compute\(.*), (%\w+), (%\w+)\)", r"\1, \3, \2)",
         r"to take the state 'm' of '@L\[0\]' as argument 5, but it gets moment 'L.v'\[0\]"),
        (r"(memref.subview %collapse_shape)\[8192\](.*)offset: 8192(>>\n.*)offset: 8192",
         r"\1[16384]\2offset: 16384\3offset: 16384",
         r"expects the slot of @fc2.w in '@L\[2\]' to hold its gradient from element 8192 on, as other buckets do, "
         "but got that from element 16384 on"),
    ]),
    # A loss that is divided by its weight: so are the gradients, by the same value.
    (WEIGHTED, "mesh=dp=4 zero=0", [
        (r"(@momentum.L.0 on @compute)\((%\w+), (%\w+), (%\w+),", r"\1(\2, \4, \4,",
         r"expects the gradient of '@L\[0\]' to be divided by the reduced weight of the loss"),
        (r'over @mesh\[dp\] {weft.bucket = "loss weight"}', 'over @mesh[dp] divide 4 {weft.bucket = "loss weight"}',
         "expects the weight of the loss to be divided by 1, but got 4"),
        (r'over @mesh\[dp\] {weft.bucket = "loss"}([^$]*)weft.cmd.launch @divide_f32 on @compute\((%\w+), %\w+, (%\w+)\).*',
         r'over @mesh[dp] divide 4 {weft.bucket = "loss"}\1weft.cmd.copy on @compute(\2 into \3) : memref<f32>, memref<f32>',
         r"expects the gradient of '@L\[0\]' not to be divided by a value, since the loss is a mean"),
    ]),
    # Shards over two axes.
    (TWO_AXES, "zero=1", [
        (r"(reduce_scatter.*)\[node, dp\]", r"\1[dp, node]",
         r"to be the shard over \[\"node\", \"dp\"\], as the states are"),
        (r"(all_gather.*)\[node, dp\]", r"\1[dp, node]",
         r"to gather the shards of '@L\[0\]' over \[\"node\", \"dp\"\], but it gathers them over \[\"dp\", \"node\"\]"),
        (r'weft.buffer "node,dp" coordinate', 'weft.buffer "dp,node" coordinate',
         "to take the coordinate 'node,dp' of the rank's shard as argument 3, but it gets coordinate 'dp,node'"),
    ]),
]


def run(path, *arguments):
    """Returns the status of weft-opt, its output and its messages."""
    tool = pathlib.Path(os.environ["WEFT_BIN_DIR"]) / "weft-opt"
    done = subprocess.run([tool, path, *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.mlir"
        for model, options, mistakes in CASES:
            path.write_text(model)
            status, scheduled, messages = run(path, f"--weft-pipeline={options} to=scheduled")
            assert status == 0, messages
            path.write_text(scheduled)
            status, commands, messages = run(path, "--weft-lower-schedule")
            assert status == 0, messages
            for pattern, replacement, expected in mistakes:
                changed, count = re.subn(pattern, replacement, commands, count=1)
                assert count == 1, pattern
                path.write_text(changed)
                status, _, messages = run(path, "--weft-verify-commands", "-o", os.devnull)
                assert status == 1 and re.search(r"error: .* op \(f\) expects ", messages), f"{pattern}\n{messages}"
                assert re.search(expected, messages), f"{pattern}\n{messages}"
    print(sum(len(mistakes) for _, _, mistakes in CASES), "mistakes refused")


main()
