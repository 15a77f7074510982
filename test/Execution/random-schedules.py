# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No legal schedule is refused: random models by random strategies, and random orders of each that its values allow.

400 programs; the long tests make 10,000.
"""

# RUN: %python %s

import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import random_models  # noqa: E402
from execution import tool  # noqa: E402

MODELS_PER_STRATEGY = 10
NUM_STRATEGIES, NUM_ORDERS = (100, 9) if execution.full() else (20, 1)


def run(arguments, text=""):
    """Returns the output of a tool, or ends the test."""
    done = subprocess.run(list(map(str, arguments)), input=text, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, arguments))}\n{done.stderr}\n{text if len(text) < 100_000 else ''}")
    return done.stdout


def main():
    num_programs, refused = 0, []
    with tempfile.TemporaryDirectory() as folder:
        schedules = pathlib.Path(folder) / "schedules.mlir"
        for strategy in range(NUM_STRATEGIES):
            options, axes = random_models.write_strategy(strategy)
            seeds = range(1000 * strategy, 1000 * strategy + MODELS_PER_STRATEGY)
            models = "// -----\n".join(random_models.write_model(seed, axes) for seed in seeds)
            split = ["--split-input-file", "--output-split-marker=// -----"]
            pipeline = f"--weft-pipeline={options} to=scheduled"
            run([tool("weft-opt"), "-", *split, pipeline, "-o", schedules], models)
            shuffle = [f"--shuffle={NUM_ORDERS}", f"--seed={strategy}"]
            # Refuses the schedules themselves, or says what it thinks of each order.
            lines = run([tool("weft-mutate-schedule"), schedules, *shuffle]).splitlines()
            assert len(lines) == MODELS_PER_STRATEGY * NUM_ORDERS, lines
            num_programs += MODELS_PER_STRATEGY + len(lines)
            refused += [f"strategy {strategy} ({options}): {line}" for line in lines if "\taccepted\t" not in line]
    print(f"{num_programs} programs, {len(refused)} refused")
    if refused:
        raise SystemExit("\n".join(refused))


main()
