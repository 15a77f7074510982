# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arena of the examples is at most 5 % larger than what lives at once at the peak, by all strategies."""

# RUN: %python %s

import itertools
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FULL = os.environ.get("WEFT_FULL_TESTS", "") not in ("", "0")
MAX_LOSS = 0.05
MODELS = ["01-mlp/mlp.mlir", "02-char-gpt/char_gpt.mlir", "03-gpt-10m/gpt_10m.mlir", "models/llama.mlir",
          "models/vit.mlir", "models/convnet.mlir"]
# ZeRO stage, micro-batches, bucket size, overlap
STRATEGIES = list(itertools.product((0, 1, 2), (1, 2), ("128KiB", "1MiB", "25MiB"), ("true", "false"))) if FULL else [
    (0, 1, "25MiB", "true"), (1, 1, "128KiB", "true"), (2, 2, "1MiB", "true"), (1, 2, "1MiB", "false")]
SUMMARY = re.compile(r"@(\w+) needs (\d+) bytes for (\d+) temporaries, of which (\d+) live at once \([^)]*\), and (\d+)")


def measure(model, strategy):
    """Returns (program, bytes of its temporaries, those that live at once) of both programs of a model."""
    zero, micro_batches, bucket_size, overlap = strategy
    options = f"mesh=dp=4 zero={zero} micro-batches={micro_batches} bucket-size={bucket_size} overlap={overlap}"
    with tempfile.TemporaryDirectory() as folder:
        command = [pathlib.Path(os.environ["WEFT_BIN_DIR"]) / "weft-opt", ROOT / "examples" / model,
                   f"--weft-pipeline={options}", "-o", os.path.join(folder, "out.mlir"),
                   "--remarks-filter=weft-plan-memory", "--remark-policy=all"]
        done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # A remark is printed with the note that shows the operation: take each once.
    return sorted({(m[1], int(m[2]), int(m[4])) for m in SUMMARY.finditer(done.stderr)})


def main():
    losses = []
    for model, strategy in itertools.product(MODELS, STRATEGIES):
        plans = measure(model, strategy)
        assert plans, (model, strategy)
        losses += [(needed / live - 1, model, strategy, program) for program, needed, live in plans]
    worst = max(losses)
    print(f"{len(losses)} plans, at worst {100 * worst[0]:.2f} % above what lives at once: {worst[1:]}")
    assert worst[0] <= MAX_LOSS, worst


main()
