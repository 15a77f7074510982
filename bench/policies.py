#!/usr/bin/env python3
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares schedules of 03-gpt-10m on two ranks over a slow link: the one that is made for the machine, weft's default, and
the other bucket policies with their defaults.

    build/release/bin/weft-calibrate --output build/host.json
    bench/policies.py --machine build/host.json --link 1G

All plans take turns, as in predict.py. *Exposed* is what a step takes beyond its compute; measured: beyond a step of the
same plan without the limit on the link. The bound is the least that any order of the plan's commands must expose
(docs/scheduling.md); it is one of the plan's buckets, not of all thinkable ones.
"""

import argparse
import csv
import json
import os
import pathlib
import statistics
import sys
import tempfile

import predict

# Name and options of weft-compile; {machine} is the machine with the limit on the link.
PLANS = [
    ("for the machine, ZeRO-1", ["--zero", "1", "--bucket-size", "auto", "--machine", "{machine}"]),
    ("weft, ZeRO-1", ["--zero", "1"]),
    ("megatron, ZeRO-1", ["--zero", "1", "--bucket-policy", "megatron"]),
    ("deepspeed, ZeRO-1", ["--zero", "1", "--bucket-policy", "deepspeed"]),
    ("for the machine, all-reduce", ["--zero", "0", "--bucket-size", "auto", "--machine", "{machine}"]),
    ("weft, all-reduce", ["--zero", "0"]),
    ("torch-ddp, all-reduce", ["--zero", "0", "--bucket-policy", "torch-ddp"]),
    ("one for each parameter, all-reduce", ["--zero", "0", "--bucket-policy", "per-parameter"]),
    ("weft without overlap, ZeRO-1", ["--zero", "1", "--overlap", "off"]),
]


class Plan:
    """One plan: compiled and simulated once, measured with and without the limit on the link."""

    def __init__(self, name, arguments, index, options, work):
        self.name, self.artifact = name, work / f"{index}.weft"
        limited = predict.write_machine(options.machine, options.link, work)
        predict.run(options.bin / "weft-compile", predict.ROOT / "examples/03-gpt-10m/gpt_10m.mlir", "-o", self.artifact,
                    "--mesh", "dp=2", *[argument.format(machine=limited) for argument in arguments])
        table = work / "row.csv"
        predict.run(options.bin / "weft-sim", self.artifact, "--machine", limited, "--csv", table)
        self.simulated = {key: value for key, value in next(csv.DictReader(table.open())).items()}
        self.seconds = {"memory": [], options.link: []}

    def measure(self, options, work):
        for link, seconds in self.seconds.items():
            seconds += predict.measure_steps(options.bin, self.artifact, "03", link, work)

    def row(self, link):
        step, compute = (1e3 * statistics.median(self.seconds[name]) for name in (link, "memory"))
        predicted, bound, busy = (int(self.simulated[key]) * 1e-6 for key in ("step_ns", "bound_ns", "compute_ns"))
        return {"plan": self.name, "measured": step, "spread": predict.get_spread(self.seconds[link]),
                "predicted": predicted, "error": predicted / step - 1, "measured_exposed": step - compute,
                "predicted_exposed": predicted - busy, "bound_exposed": bound - busy}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machine", type=pathlib.Path, required=True, help="file that weft-calibrate wrote here")
    parser.add_argument("--bin", type=pathlib.Path, default=predict.ROOT / "build/release/bin")
    parser.add_argument("--link", choices=[name for name, link in predict.LINKS.items() if link], default="1G")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--json", type=pathlib.Path, help="also write the rows here")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        predict.write_data(work)
        plans = [Plan(name, arguments, index, options, work) for index, (name, arguments) in enumerate(PLANS)]
        for turn in range(options.rounds):
            for plan in plans[:: 1 if turn % 2 == 0 else -1]:
                plan.measure(options, work)
            print(f"round {turn + 1} of {options.rounds}", file=sys.stderr, flush=True)
    rows = [plan.row(options.link) for plan in plans]
    if options.json:
        options.json.write_text(json.dumps(rows, indent=2) + "\n")
    print("| plan | measured ms | spread | predicted ms | error | exposed: measured ms | predicted ms | bound ms |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        print(f"| {row['plan']} | {row['measured']:.1f} | {100 * row['spread']:.1f} % | {row['predicted']:.1f} | {100 * row['error']:+.1f} % |"
              f" {row['measured_exposed']:.1f} | {row['predicted_exposed']:.1f} | {row['bound_exposed']:.1f} |")
    print(f"\nload {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
