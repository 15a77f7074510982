#!/usr/bin/env python3
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the step times that weft-sim predicts for this host with those that weft-run measures.

    build/release/bin/weft-calibrate --output build/host.json
    bench/predict.py --machine build/host.json                       # about 25 minutes on a quiet machine
    bench/predict.py --machine build/host.json --rounds 3 --only 02  # a look

Each configuration (example, ranks, ZeRO stage, bucket size, link) is compiled and simulated once. Then all take turns: a
turn is a process of weft-run whose first two steps do not count, every other round backwards, so that what else the
machine does meets all of them. The table has the median of the steps of all rounds, their spread (half the distance of
the quartiles, relative to the median), and the error of the prediction. Links are throttled by weft-run's --link, and
by `throttle` in the machine that is simulated.
"""

import argparse
import csv
import itertools
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
WARM_STEPS = 2
# Model, how its data is written, steps of a turn, bucket sizes.
EXAMPLES = {
    "02": ("02-char-gpt/char_gpt.mlir", "text", 10, ["256KiB", "1MiB", "25MiB"]),
    "03": ("03-gpt-10m/gpt_10m.mlir", "tokens", 2, ["1MiB", "8MiB", "25MiB"]),
}
# Name, --link of weft-run, bytes per second and seconds of the throttle.
LINKS = {"memory": None, "10G": ("10Gbit/s,50us", 1.25e9, 50e-6), "1G": ("1Gbit/s,50us", 1.25e8, 50e-6)}


def run(*command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"expects the command to succeed: {' '.join(map(str, command))}\n{result.stderr[-2000:]}")
    return result.stdout


def write_machine(machine, link, work):
    """The machine of that file with the throttle of the link; returns the path."""
    description = json.loads(machine.read_text())
    if LINKS[link]:
        _, rate, latency = LINKS[link]
        description["links"][0]["throttle"] = {
            key: {"value": value, "source": "--link of weft-run", "date": "2026"}
            for key, value in (("bandwidth", rate), ("latency", latency))
        }
    path = work / f"machine-{link}.json"
    path.write_text(json.dumps(description))
    return path


def write_data(work):
    """A text and a file of tokens; what is in them does not change how long a step takes."""
    (work / "text").write_bytes(bytes(32 + (i * i) % 91 for i in range(1 << 16)))
    (work / "tokens.bin").write_bytes(b"".join(bytes(((i * 7919) % 256, i % 32)) for i in range(1 << 16)))


def measure_steps(binaries, artifact, example, link, work):
    """One turn: the seconds of its steps, after those that warm up."""
    _, data, steps, _ = EXAMPLES[example]
    source = ["--data", work / "text"] if data == "text" else ["--data", work / "tokens.bin", "--token-width", "16"]
    throttle = ["--link", LINKS[link][0]] if LINKS[link] else []
    with tempfile.NamedTemporaryFile("r", suffix=".jsonl") as log:
        run(binaries / "weft-run", artifact, *source, "--quiet", "--steps", steps + WARM_STEPS, "--log", log.name, *throttle)
        return [json.loads(line)["seconds"] for line in log][WARM_STEPS:]


def get_spread(seconds):
    """Half the distance of the quartiles, relative to the median."""
    quartiles = statistics.quantiles(seconds, n=4) if len(seconds) > 1 else [seconds[0]] * 3
    return (quartiles[2] - quartiles[0]) / 2 / statistics.median(seconds)


class Configuration:
    """One row of the table."""

    def __init__(self, example, ranks, zero, bucket, link):
        self.example, self.ranks, self.zero, self.bucket, self.link = example, ranks, zero, bucket, link
        self.seconds, self.predicted = [], None

    def name(self):
        return f"{self.example} dp={self.ranks} zero={self.zero} {self.bucket} {self.link}"

    def prepare(self, options, work):
        """Compiles and simulates it."""
        model, _, _, _ = EXAMPLES[self.example]
        self.artifact = work / f"{self.example}-{self.ranks}-{self.zero}-{self.bucket}.weft"
        if not self.artifact.exists():
            run(options.bin / "weft-compile", ROOT / "examples" / model, "-o", self.artifact, "--mesh", f"dp={self.ranks}",
                "--zero", self.zero, "--bucket-size", self.bucket, *options.compile)
        path = write_machine(options.machine, self.link, work)
        table = work / "row.csv"
        run(options.bin / "weft-sim", self.artifact, "--machine", path, "--csv", table)
        self.predicted = int(next(csv.DictReader(table.open()))["step_ns"]) * 1e-9

    def measure(self, options, work):
        """One turn."""
        self.seconds += measure_steps(options.bin, self.artifact, self.example, self.link, work)

    def row(self):
        median = statistics.median(self.seconds)
        return {"configuration": self.name(), "measured_ms": 1e3 * median, "least_ms": 1e3 * min(self.seconds),
                "spread": get_spread(self.seconds), "predicted_ms": 1e3 * self.predicted,
                "error": self.predicted / median - 1, "error_of_least": self.predicted / min(self.seconds) - 1}


def list_configurations(only):
    for example, (_, _, _, buckets) in EXAMPLES.items():
        if only and example not in only:
            continue
        yield Configuration(example, 1, 0, buckets[-1], "memory")
        for zero, bucket, link in itertools.product((0, 1), buckets, ("memory", "1G")):
            yield Configuration(example, 2, zero, bucket, link)
        yield Configuration(example, 2, 1, buckets[1], "10G")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machine", type=pathlib.Path, required=True, help="file that weft-calibrate wrote here")
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", nargs="*", choices=EXAMPLES, help="examples (default: all)")
    parser.add_argument("--compile", nargs="*", default=[], help="further options of weft-compile")
    parser.add_argument("--json", type=pathlib.Path, help="also write the rows here")
    options = parser.parse_args()
    configurations = list(list_configurations(options.only))
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        write_data(work)
        for configuration in configurations:
            configuration.prepare(options, work)
        for turn in range(options.rounds):
            for configuration in configurations[:: 1 if turn % 2 == 0 else -1]:
                configuration.measure(options, work)
            print(f"round {turn + 1} of {options.rounds}", file=sys.stderr, flush=True)
    rows = [configuration.row() for configuration in configurations]
    if options.json:
        options.json.write_text(json.dumps(rows, indent=2) + "\n")
    print("| configuration | measured ms | spread | predicted ms | error | least ms | error of least |")
    print("|---|---|---|---|---|---|---|")
    for row in rows:
        print(f"| {row['configuration']} | {row['measured_ms']:.2f} | {100 * row['spread']:.1f} % |"
              f" {row['predicted_ms']:.2f} | {100 * row['error']:+.1f} % | {row['least_ms']:.2f} |"
              f" {100 * row['error_of_least']:+.1f} % |")
    for key, title in (("error", "median"), ("error_of_least", "least")):
        errors = sorted(abs(row[key]) for row in rows)
        print(f"\nAgainst the {title}: median error {100 * statistics.median(errors):.1f} %, worst {100 * errors[-1]:.1f} %,"
              f" {len(rows)} configurations, load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
