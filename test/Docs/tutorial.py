# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# UNSUPPORTED: asan, tsan
# RUN: rm -rf %t && mkdir -p %t && cd %t && %python %s %weft_src
"""The commands of docs/tutorial.md work, and print what the page shows, numbers aside."""

import os
import pathlib
import re
import subprocess
import sys

source = pathlib.Path(sys.argv[1])
for name in ("examples", "machines"):
    os.symlink(source / name, name)
blocks = re.findall(r"^```(sh|text)\n(.*?)^```$", (source / "docs" / "tutorial.md").read_text(), re.M | re.S)
assert len(blocks) > 8, "the page has lost its commands"


def without_numbers(text):
    return re.sub(r"\d+", "#", text)


# One shell runs everything, so that variables last; marks tell apart what each block prints.
mark = "=== end of block ==="
script = "set -eo pipefail\n" + "".join(f"{text}echo '{mark}'\n" for kind, text in blocks if kind == "sh")
done = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
sys.stdout.write(done.stdout)
assert done.returncode == 0, f"a command of the tutorial failed with exit status {done.returncode}"

outputs = iter(done.stdout.split(mark))
output = ""
for kind, text in blocks:
    if kind == "sh":
        output = without_numbers(next(outputs))
        continue
    for line in text.splitlines():
        assert without_numbers(line.strip()) in output, f"the tutorial shows a line that is not printed: {line}"
for name in ("report.html", "plan.json", "sweep.csv", "run.json"):
    assert os.path.getsize(name) > 0, f"the tutorial did not write {name}"
