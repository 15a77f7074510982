# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# RUN: rm -rf %t && mkdir -p %t && cd %t && %python %s %weft_src
"""What weft-sim writes can be read: trace and CSV; the report needs no other file; the ledger is the manifest's."""

import csv
import json
import re
import subprocess
import sys

SOURCE = sys.argv[1]
MODEL = f"{SOURCE}/examples/01-mlp/mlp.mlir"
MACHINE = f"{SOURCE}/test/tools/weft-sim/Inputs/round.json"


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def check_trace_and_report():
    """The trace has the commands of both streams, in order and joined by arrows."""
    text = run("weft-sim", MODEL, "--mesh", "dp=4", "--machine", MACHINE, "--trace", "t.json", "--report", "r.html")
    events = json.load(open("t.json"))["traceEvents"]
    spans = [event for event in events if event["ph"] == "X"]
    assert all(span["dur"] >= 0 and span["ts"] >= 0 for span in spans)
    names = {span["name"] for span in spans}
    assert any(name.startswith("product") for name in names) and any("reduce_scatter" in name for name in names), names
    assert {event["ph"] for event in events} >= {"s", "f"}, "there are no arrows"
    for key in ("pid", "tid"):
        assert all(key in span for span in spans)
    for thread in {(span["pid"], span["tid"]) for span in spans}:
        of_thread = sorted((s["ts"], s["dur"]) for s in spans if (s["pid"], s["tid"]) == thread)
        for (begin, length), (following, _) in zip(of_thread, of_thread[1:]):
            assert following >= begin + length - 1e-3, "two commands of one stream overlap"
    report = open("r.html").read()
    assert "<html" in report.lower()
    assert not re.search(r"""(src|href)\s*=\s*["']?(?!#|data:)[^"'\s>]|https?://(?!www\.w3\.org/)""", report)
    data = json.loads(re.search(r'<script[^>]*type="application/json"[^>]*>(.*?)</script>', report, re.S).group(1))
    assert "closed: no parameter is left" in report, "the report does not say why buckets are as they are"
    assert abs(data["step"] * 1e-6 - float(re.search(r"step: ([\d.]+) ms", text).group(1))) < 1e-3


def check_sweep():
    """One row a combination, the last property fastest; the same figures in the table and in the file."""
    text = run("weft-sim", MODEL, "--machine", MACHINE, "--sweep", "zero=0,1", "ranks=2,8", "bandwidth=1GB/s,2GB/s",
               "--csv", "s.csv")
    rows = list(csv.DictReader(open("s.csv")))
    assert [(r["zero"], r["ranks"], r["bandwidth"]) for r in rows] == [
        (zero, ranks, rate) for zero in "01" for ranks in "28" for rate in ("1GB/s", "2GB/s")]
    for row in rows:
        assert int(row["bound_ns"]) <= int(row["step_ns"])
        assert int(row["peak_bytes"]) <= int(row["arena_bytes"])
    for slow, fast in zip(rows[::2], rows[1::2]):
        assert slow["sent_bytes"] == fast["sent_bytes"]
        assert int(slow["exposed_ns"]) > int(fast["exposed_ns"])
    lines = text.splitlines()
    assert lines[0].split()[:3] == ["zero", "ranks", "bandwidth"] and len(lines) == 9
    for line, row in zip(lines[1:], rows):
        assert line.split()[3] == f"{int(row['step_ns']) / 1e6:.3f}", (line, row)


def check_schedule():
    """A plan that is scheduled for a machine is not slower on it, and remembers it."""
    run("weft-sim", f"{SOURCE}/examples/02-char-gpt/char_gpt.mlir", "--machine", "dgx-a100", "--sweep", "schedule=off,on",
        "bucket-size=256KiB,1MiB", "--csv", "s.csv")
    steps = {(r["schedule"], r["bucket-size"]): int(r["step_ns"]) for r in csv.DictReader(open("s.csv"))}
    for size in ("256KiB", "1MiB"):
        assert steps["on", size] <= 1.001 * steps["off", size], steps
    run("weft-compile", MODEL, "--machine", "dgx-h100", "--emit", "scheduled", "-o", "scheduled.mlir")
    assert "of dgx-h100" in run("weft-sim", "scheduled.mlir")


def check_ledger():
    """Bytes of each class, and the arena, are those of the artifact."""
    run("weft-compile", MODEL, "--mesh", "dp=2", "-o", "m.weft")
    manifest = json.load(open("m.weft/manifest.json"))
    text = run("weft-sim", "m.weft", "--machine", MACHINE)
    ledger = dict(re.findall(r"^  ([a-z ]+?) +(\d+) bytes$", text, re.MULTILINE))
    for name, value in manifest["ledger"].items():
        assert int(ledger.get(name.replace("_", " "), 0)) == value, (name, value, ledger)
    peak, arena = map(int, re.search(r"peak memory: (\d+) bytes .* arena of (\d+) bytes", text).groups())
    assert arena == manifest["arena"]["bytes"] and 0.95 * arena <= peak <= arena, (peak, arena)


check_trace_and_report()
check_sweep()
check_schedule()
check_ledger()
