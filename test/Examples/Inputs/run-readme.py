# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands of an example's README, so that they stay true.

usage: run-readme.py EXAMPLE WORK_DIR [--max-steps N]

Commands are the lines indented by four spaces, joined where they end with a backslash. They run in order in WORK_DIR,
which is emptied and gets a link to examples/ and an empty build/, with the tools of $WEFT_BIN_DIR, and each must
succeed. What the reader has to supply is supplied: TEXT and TOKENS.bin. `--max-steps` bounds the numbers after --steps,
to keep a test short.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "examples"


def commands_of(text):
    """Yields the shell commands of a README."""
    joined = re.sub(r"\\\n\s*", "", text)
    for line in joined.splitlines():
        if line.startswith("    ") and line.strip():
            yield line.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("example", help="name of a folder of examples/")
    parser.add_argument("work", type=pathlib.Path, help="folder to run in")
    parser.add_argument("--max-steps", type=int, help="bound of the numbers after --steps")
    options = parser.parse_args()

    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    (options.work / "examples").symlink_to(EXAMPLES)
    (options.work / "build").mkdir()
    (options.work / "TEXT").write_bytes(bytes(32 + (i * i) % 91 for i in range(1 << 16)))
    (options.work / "TOKENS.bin").write_bytes(b"".join(bytes(((i * 7919) % 256, i % 32)) for i in range(1 << 14)))

    environment = dict(os.environ)
    environment["PATH"] = environment["WEFT_BIN_DIR"] + os.pathsep + environment["PATH"]
    commands = list(commands_of((EXAMPLES / options.example / "README.md").read_text(encoding="utf-8")))
    assert commands, "expects commands in the README"
    for command in commands:
        command = command.replace("build/release/bin/", "")
        if options.max_steps:
            command = re.sub(r"--steps (\d+)", lambda m: f"--steps {min(int(m[1]), options.max_steps)}", command)
        print("+", command, flush=True)
        run = subprocess.run(command, shell=True, cwd=options.work, env=environment)
        if run.returncode:
            sys.exit(f"expects the command to succeed, but got status {run.returncode}: {command}")


if __name__ == "__main__":
    main()
