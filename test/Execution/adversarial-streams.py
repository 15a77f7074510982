# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adversarial streams: workers that run late, early, or in any order that starts and waits allow, give the same bits.

A missing edge would show as a wrong bit; the seed of the failing run reproduces it.
"""

# RUN: %python %s

import itertools
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
from execution import Strategy  # noqa: E402

SEEDS, STEPS = 100, 3


def main():
    baseline = execution.train(execution.MLP, execution.MLP_DATA, Strategy(4), STEPS)
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        artifacts = []
        for zero, machine in itertools.product((0, 1, 2, 3), ("", execution.SLOW_MACHINE)):
            artifacts.append(pathlib.Path(folder) / f"{len(artifacts)}.weft")
            strategy = Strategy(4, policy="weft", bucket_size="8KiB", zero=zero, overlap="on", machine=machine)
            execution.compile_step(execution.MLP, artifacts[-1], strategy)
        for seed in range(SEEDS):
            options = ["--stream-mode", "adversarial", "--stream-seed", seed]
            result = execution.run_step(artifacts[seed % len(artifacts)], execution.MLP_DATA, STEPS, options)
            difference = execution.first_difference(baseline, result)
            if difference:
                scheduled = "scheduled" if seed % 2 else "not scheduled"
                failures.append(f"seed {seed}, zero {seed % len(artifacts) // 2}, {scheduled}: {difference}")
    print(f"{SEEDS} seeds, {len(failures)} differ")
    if failures:
        raise SystemExit("\n".join(failures))


main()
