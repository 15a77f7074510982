# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program until its log has ten lines, sends it a signal, and prints what it prints and its status.

stop.py SIGNAL LOG PROGRAM ARGUMENT...
"""

import json
import os
import re
import signal
import subprocess
import sys
import time

signal_name, log, *command = sys.argv[1:]
if os.path.exists(log):
    os.remove(log)
process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
deadline = time.time() + 60
while time.time() < deadline and process.poll() is None:
    if os.path.exists(log):
        with open(log) as file:
            if file.read().count("\n") >= 10:
                break
    time.sleep(0.01)
process.send_signal(getattr(signal, signal_name))
output, _ = process.communicate(timeout=60)
print(output)
print("status", process.returncode)
stopped = re.search(r"stopped after step (\d+)", output)
with open(log) as file:
    last = json.loads(file.read().splitlines()[-1])["step"]
print("last logged step is the one it names:", stopped is not None and int(stopped[1]) == last)
