#!/usr/bin/env python3
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far the schedules of weft-schedule are from their lower bounds: models x machines x bandwidths.

    bench/schedules.py             # the examples and synthetic transformers; some minutes
    bench/schedules.py --quick     # three small examples

Models are the examples and transformers of 12, 24 and 96 layers (bench/transformer.py); machines are the shipped ones,
with as many ranks as a node has (a host: two), and links of their bandwidth, of a quarter and of a sixteenth of it. A row
has what the schedule takes at each of them, and how much more that is than the lower bound (docs/scheduling.md). Times are
those of the cost model, nothing is executed. The exit status is 1 if the median is more than 3 %, or if more than a tenth
of the schedules are more than 10 % above their bounds.
"""

import argparse
import fractions
import itertools
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Example and buckets, of which there are several for each.
SMALL = [("01-mlp/mlp", "32KiB"), ("02-char-gpt/char_gpt", "256KiB"), ("models/llama", "64KiB")]
OTHER = [("models/vit", "64KiB"), ("models/convnet", "16KiB"), ("03-gpt-10m/gpt_10m", "1MiB")]
LAYERS = [(12, "25MiB"), (24, "25MiB"), (96, "25MiB")]
# Machine, ranks.
MACHINES = [("cpu-2core", 2), ("dgx-a100", 8), ("dgx-h100", 8)]
BANDWIDTHS = ["1", "1/4", "1/16"]
STAGES = [0, 1]
UNITS = {"ns": 1e-6, "us": 1e-3, "ms": 1, "s": 1e3}
MOST_MEDIAN, MOST_GAP, LEAST_WITHIN = 0.03, 0.1, 0.9
REMARK = re.compile(r"@train is expected to take ([\d.]+) (\w+), at least ([\d.]+) (\w+) by the lower bound")


def run(*command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"expects the command to succeed: {' '.join(map(str, command))}\n{result.stderr[-2000:]}")
    return result


def list_models(work, is_quick):
    """Name, path and size of buckets of each model."""
    models = [(name.split("/")[1], ROOT / "examples" / f"{name}.mlir", size)
              for name, size in SMALL + ([] if is_quick else OTHER)]
    for layers, size in [] if is_quick else LAYERS:
        path = work / f"transformer-{layers}.mlir"
        path.write_text(run(sys.executable, ROOT / "bench/transformer.py", "--layers", layers).stdout)
        models.append((f"transformer, {layers} layers", path, size))
    return models


def scale_curve(curve, factor):
    if "points" in curve:
        return {**curve, "points": [[size, rate * factor] for size, rate in curve["points"]]}
    return {**curve, "value": curve["value"] * factor}


def write_machine(name, bandwidth, work):
    """The shipped machine with links of so much of their bandwidth; returns the path."""
    factor = float(fractions.Fraction(bandwidth))
    machine = json.loads((ROOT / "machines" / f"{name}.json").read_text())
    for link in machine["links"]:
        link["bandwidth"] = scale_curve(link["bandwidth"], factor)
    path = work / f"{name}-{factor}.json"
    path.write_text(json.dumps(machine))
    return path


def schedule(binaries, model, size, machine, num_ranks, zero):
    """Milliseconds that the schedule takes, and those of the bound."""
    pipeline = f"mesh=dp={num_ranks} zero={zero} bucket-size={size} machine={machine} to=scheduled"
    result = run(binaries / "weft-opt", model, f"--weft-pipeline={pipeline}", "--remarks-filter=weft-schedule",
                 "--remark-policy=all", "-o", os.devnull)
    step, step_unit, bound, bound_unit = REMARK.search(result.stderr).groups()
    return float(step) * UNITS[step_unit], float(bound) * UNITS[bound_unit]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, default=os.environ.get("WEFT_BIN_DIR", ROOT / "build/release/bin"))
    parser.add_argument("--quick", action="store_true", help="three small examples only")
    options = parser.parse_args()
    gaps = []
    print("| model, buckets | ZeRO | machine | " + " | ".join(f"link x {factor}" for factor in BANDWIDTHS) + " |")
    print("|---" * (3 + len(BANDWIDTHS)) + "|")
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        models = list_models(work, options.quick)
        for (name, model, size), (machine, num_ranks), zero in itertools.product(models, MACHINES, STAGES):
            cells = []
            for bandwidth in BANDWIDTHS:
                path = write_machine(machine, bandwidth, work)
                step, bound = schedule(options.bin, model, size, path, num_ranks, zero)
                gaps.append(step / bound - 1)
                cells.append(f"{step:.3f} ms, {100 * gaps[-1]:+.1f} %")
            print(f"| {name}, {size} | {zero} | {machine} x {num_ranks} | {' | '.join(cells)} |", flush=True)
    within = sum(gap <= MOST_GAP for gap in gaps)
    print(f"\n{len(gaps)} schedules: median gap {100 * statistics.median(gaps):.2f} %, worst {100 * max(gaps):.2f} %,"
          f" {within} within {100 * MOST_GAP:.0f} % of the bound.")
    sys.exit(statistics.median(gaps) > MOST_MEDIAN or within < LEAST_WITHIN * len(gaps))


if __name__ == "__main__":
    main()
