# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a trace against docs/trace.md and prints what it holds: rows, slices by category and name, arrows."""

import collections
import json
import sys


def main(path):
    with open(path) as file:
        trace = json.load(file)
    assert trace["displayTimeUnit"] == "ms" and trace["otherData"]["source"]
    rows, slices, arrows = {}, collections.defaultdict(list), collections.defaultdict(dict)
    for event in trace["traceEvents"]:
        phase = event["ph"]
        if phase == "M":
            if event["name"] in ("process_name", "thread_name"):
                rows[event["pid"], event.get("tid", -1)] = event["args"]["name"]
        elif phase == "X":
            assert event["ts"] >= 0 and event["dur"] >= 0, event
            slices[event["pid"], event["tid"]].append(event)
        else:
            assert phase in ("s", "f"), event
            assert phase not in arrows[event["id"]], event
            arrows[event["id"]][phase] = event

    # Slices of one row follow each other: times are given in nanoseconds, so three digits of a microsecond are exact.
    for row, events in slices.items():
        assert row in rows, row
        for before, after in zip(events, events[1:]):
            assert round((before["ts"] + before["dur"]) * 1000) <= round(after["ts"] * 1000), (before, after)

    # Both ends of an arrow lie in a slice, the second in a wait, and time goes forward.
    def slice_at(event):
        time = event["ts"]
        found = [s for s in slices[event["pid"], event["tid"]] if s["ts"] <= time <= s["ts"] + s["dur"]]
        assert found, event
        return found

    pairs = collections.Counter()
    for ends in arrows.values():
        begin, end = ends["s"], ends["f"]
        assert begin["pid"] == end["pid"] and begin["tid"] != end["tid"] and end["bp"] == "e", ends
        assert begin["ts"] <= end["ts"], ends
        assert any(s["cat"] == "wait" for s in slice_at(end)), ends
        source = slice_at(begin)[-1]
        pairs[source["name"].split(" ")[0], rows[end["pid"], end["tid"]]] += 1

    for row in sorted(rows):
        print(f"row {row[0]}.{row[1]}: {rows[row]}")
    steps = sorted({event["args"]["step"] for events in slices.values() for event in events})
    print("steps", *steps)
    names = collections.Counter((s["cat"], s["name"].split(" ")[0]) for events in slices.values() for s in events)
    for (category, name), count in sorted(names.items()):
        print(f"{category} {name}: {count}")
    for (source, row), count in sorted(pairs.items()):
        print(f"arrow {source} -> {row}: {count}")
    print("dropped", trace["otherData"].get("dropped", 0))


if __name__ == "__main__":
    main(sys.argv[1])
