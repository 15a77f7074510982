# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails unless a program needs less processor time than stated at least once.

cputime.py SECONDS TIMES PROGRAM ARGUMENT...
"""

import resource
import subprocess
import sys

limit, times, command = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]


def used():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


best = float("inf")
for _ in range(times):
    before = used()
    subprocess.run(command, check=True)
    best = min(best, used() - before)
print(f"best of {times}: {best:.3f} s")
sys.exit(best >= limit)
