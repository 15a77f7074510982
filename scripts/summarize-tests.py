# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds up what the test runners reported, names what failed, and ends with `N passed, N failed, N skipped`.

usage: summarize-tests.py RESULTS_DIR

Reads lint.json and python.json (counts), lit.json (lit's `-o`) and ctest.xml (ctest's `--output-junit`). A file that is
missing or unreadable counts as one failure: a runner that died has not passed. Exits 1 if anything failed or nothing
passed.
"""

import collections
import json
import pathlib
import sys
import xml.etree.ElementTree

LIT_VERDICTS = {
    "PASS": "passed", "XFAIL": "passed", "FLAKYPASS": "passed",
    "UNSUPPORTED": "skipped", "SKIPPED": "skipped", "EXCLUDED": "skipped",
}  # fmt: skip


def read_counts(path):
    """Returns {verdict: [None, ...]} of a file of counts, which knows no names."""
    counts = json.loads(path.read_text(encoding="utf-8"))
    return {verdict: [None] * int(counts[verdict]) for verdict in ("passed", "failed", "skipped")}


def read_lit(path):
    """Returns {verdict: [name of test, ...]} of lit's report. Whatever is not known to be good is a failure."""
    verdicts = collections.defaultdict(list)
    for test in json.loads(path.read_text(encoding="utf-8"))["tests"]:
        verdicts[LIT_VERDICTS.get(test["code"], "failed")].append(test["name"])
    return verdicts


def read_ctest(path):
    """Returns {verdict: [name of test, ...]} of ctest's report."""
    verdicts = collections.defaultdict(list)
    for case in xml.etree.ElementTree.parse(path).getroot().iter("testcase"):
        skip = case.find("skipped")
        if case.get("status") == "run":
            verdict = "passed"
        elif case.get("status") == "disabled" or skip is not None and "SKIP" in skip.get("message", ""):
            verdict = "skipped"
        else:
            verdict = "failed"
        verdicts[verdict].append(case.get("name"))
    return verdicts


def main():
    folder = pathlib.Path(sys.argv[1])
    readers = {"lint.json": read_counts, "lit.json": read_lit, "ctest.xml": read_ctest, "python.json": read_counts}
    total = collections.Counter()
    for name, reader in readers.items():
        try:
            verdicts = reader(folder / name)
        except (OSError, KeyError, ValueError, xml.etree.ElementTree.ParseError) as error:
            verdicts = {"failed": [f"the runner left no readable result: {error}"]}
        counts = {verdict: len(verdicts.get(verdict, [])) for verdict in ("passed", "failed", "skipped")}
        total.update(counts)
        print("{:8} {passed:5} passed {failed:5} failed {skipped:5} skipped".format(name.split(".")[0], **counts))
        for failure in filter(None, verdicts.get("failed", [])):
            print(f"         failed: {failure}")
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 0 if total["passed"] and not total["failed"] else 1


if __name__ == "__main__":
    sys.exit(main())
