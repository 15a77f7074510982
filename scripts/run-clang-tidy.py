# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs clang-tidy on the files named on standard input, and remembers which are clean.

usage: run-clang-tidy.py BUILD_DIR < LIST

A file is looked at again when it, a header of weft's, .clang-tidy or its compile command changes. Headers are taken
together, which is coarse and safe. Files that the build doesn't compile are passed over. Exits 1 if there are findings.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import subprocess
import sys

TIDY = "clang-tidy-22"


def digest_of(paths, extra=""):
    """Returns a hex digest over the contents of `paths` and the text `extra`."""
    digest = hashlib.sha256(extra.encode())
    for path in paths:
        digest.update(pathlib.Path(path).read_bytes())
    return digest.hexdigest()


def tidy(build, path):
    """Returns (path, what clang-tidy found in it or an empty string)."""
    run = subprocess.run([TIDY, "-p", build, "--quiet", path], capture_output=True, text=True)
    return path, run.stdout + run.stderr if run.returncode else ""


def main():
    build = sys.argv[1]
    files = [line.strip() for line in sys.stdin if line.strip()]
    commands = {}
    for entry in json.loads(pathlib.Path(build, "compile_commands.json").read_text()):
        commands[os.path.relpath(os.path.join(entry["directory"], entry["file"]))] = entry["command"]
    files = [path for path in files if path in commands]

    headers = sorted(str(p) for folder in ("include", "lib", "tools") for p in pathlib.Path(folder).rglob("*.h"))
    common = digest_of([".clang-tidy", *headers])
    stamps = pathlib.Path(build, "clang-tidy-stamps")
    stamps.mkdir(exist_ok=True)
    keys = {path: digest_of([path], common + commands[path]) for path in files}
    stale = [path for path in files if not (stamps / keys[path]).exists()]

    found = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, findings in pool.map(lambda p: tidy(build, p), stale):
            if findings:
                found = True
                print(findings)
            else:
                (stamps / keys[path]).touch()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
