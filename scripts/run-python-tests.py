# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the unittest cases of a folder and writes their counts.

usage: run-python-tests.py FOLDER --result FILE

Test files are named test_*.py. A case that can't run here, for instance without JAX, skips itself with the reason. The
result is {"passed": N, "failed": N, "skipped": N}.
"""

import argparse
import json
import sys
import unittest


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="where the test files lie")
    parser.add_argument("--result", help="file for the counts")
    options = parser.parse_args()

    suite = unittest.defaultTestLoader.discover(options.folder, pattern="test_*.py")
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    skipped = len(result.skipped)
    counts = {"passed": max(result.testsRun - failed - skipped, 0), "failed": failed, "skipped": skipped}
    if options.result:
        with open(options.result, "w", encoding="utf-8") as file:
            json.dump(counts, file)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
