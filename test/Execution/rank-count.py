# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A global batch split over ranks equals the whole batch on one rank (cases B97, B98, B101, B103).

Four micro-batches on one rank, two on each of two, and one on each of four see the same samples in the same order. Losses
agree within 1e-5 relative and parameters within 1e-4 absolute after 20 steps: the sums over samples are grouped in another
way (over micro-batches inside a rank, or over ranks), which costs a few roundings of fp32 (6e-8) a step, and AdamW divides
by the root of a second moment that may be small. A lost, doubled or twice divided contribution is off by 25 % and more.
"""

# RUN: %python %s

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
from execution import Strategy  # noqa: E402

STEPS = 20


def main():
    results = {}
    for ranks, micro_batches in ((4, 1), (2, 2), (1, 4)):
        strategy = Strategy(ranks, policy="weft", bucket_size="64KiB", zero=1, overlap="on")
        results[ranks] = execution.train(
            execution.MLP, execution.MLP_DATA, strategy, STEPS, [f"--micro-batches={micro_batches}"],
            ["--order", "sequential"])
    expected, failures = results[1], []
    for ranks in (2, 4):
        loss = max(abs(a - b) / a for a, b in zip(expected.loss_values(), results[ranks].loss_values(), strict=True))
        ours, theirs = results[ranks].tensors(), expected.tensors()
        moved = max(abs(a - b) for name in theirs for a, b in zip(theirs[name], ours[name], strict=True))
        print(f"{ranks} ranks against one: losses differ by {loss:.1e} relative, parameters by {moved:.1e}")
        if not (loss < 1e-5 and moved < 1e-4):
            failures.append(ranks)
    if failures:
        raise SystemExit(f"{failures} ranks do not train like one")


main()
