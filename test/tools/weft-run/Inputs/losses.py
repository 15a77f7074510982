# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Works on the logs of weft-run.

  losses.py bits LOG                     prints the loss bits of each step, and those of the evaluations
  losses.py close LOG LOG TOLERANCE      fails unless the losses agree within a relative tolerance
"""

import json
import sys


def read(path):
    with open(path) as file:
        return [json.loads(line) for line in file]


if sys.argv[1] == "bits":
    for entry in read(sys.argv[2]):
        print(entry["step"], entry["loss_bits"], entry.get("eval_loss_bits", ""))
else:
    first, second, tolerance = read(sys.argv[2]), read(sys.argv[3]), float(sys.argv[4])
    assert len(first) == len(second) > 0, "logs have different lengths"
    for a, b in zip(first, second):
        for key in ("loss", "eval_loss"):
            if key in a or key in b:
                assert abs(a[key] - b[key]) <= tolerance * abs(b[key]), f"step {a['step']}: {key} {a[key]}, {b[key]}"
