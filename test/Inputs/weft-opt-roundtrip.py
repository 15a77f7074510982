# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stands in for weft-opt in the full suite: the input of every test must survive printing and parsing too.

usage: weft-opt-roundtrip.py WEFT_OPT ARGUMENT...
"""

import os
import sys

tool, *arguments = sys.argv[1:]
if "--verify-roundtrip" not in arguments:
    arguments.insert(0, "--verify-roundtrip")
os.execv(tool, [tool, *arguments])
