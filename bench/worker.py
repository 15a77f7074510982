# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""The far side of run.py: a process that is warm before it says `ready`, and then runs as many steps as a line says."""

import json
import sys


def peak_bytes():
    """The most memory that this process has held so far: VmHWM, in bytes."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))


def serve(run, more_peak=lambda: 0):
    """`run(count)` returns the seconds of each step and the last loss; `more_peak` the memory of other processes."""
    print("ready", flush=True)
    for line in sys.stdin:
        seconds, loss = run(int(line))
        print(json.dumps({"seconds": seconds, "loss": loss, "peak_bytes": peak_bytes() + more_peak()}), flush=True)
