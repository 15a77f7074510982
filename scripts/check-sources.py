# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks rules about the source files that no compiler knows.

  length    no source file has more than 800 lines
  licence   each source file begins with the licence header
  names     a pass has one name in four spellings: `PartitionBucketsPass`, `weft-partition-buckets`,
            `PartitionBuckets.cpp` in lib/, `partition-buckets.mlir` in test/

Prints one line for each violation, `file: rule: what is expected`, and exits 1 if there is any.
"""

import pathlib
import re
import subprocess
import sys

MAX_LINES = 800
LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
# What a person writes and reads; .mlir files may be exported from a model and be of any length.
SOURCE_SUFFIXES = {".c", ".cpp", ".h", ".td", ".def", ".inc", ".py", ".sh", ".cmake", ".in", ".js", ".cfg"}
SOURCE_NAMES = {"CMakeLists.txt", "run"}


def tracked_files():
    """Returns the tracked and the new, not ignored files that exist."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], capture_output=True, text=True, check=True
    )
    return sorted({pathlib.Path(name) for name in listing.stdout.split("\0") if name and pathlib.Path(name).is_file()})


def is_source(path):
    return path.suffix in SOURCE_SUFFIXES or path.name in SOURCE_NAMES


def check_length(path, lines):
    """Yields a violation if the file is too long."""
    if len(lines) > MAX_LINES:
        yield f"{path}: length: expects at most {MAX_LINES} lines, but got {len(lines)}"


def check_licence(path, lines):
    """Yields a violation if the licence is not in the first six lines (a `#!` and blank lines may stand before it)."""
    if not any(LICENCE in line for line in lines[:6]):
        yield f"{path}: licence: expects '{LICENCE}' in the first lines"


def kebab_case(name):
    """Returns `partition-buckets` for `PartitionBuckets`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


def check_pass_names(path, text, files):
    """Yields the violations of the passes that the *Passes.td at `path` defines; `files` are the files of the tree."""
    for definition, argument in re.findall(r'^def\s+(\w+)\s*:\s*\w*Pass\s*<\s*"([^"]+)"', text, re.MULTILINE):
        stem = definition.removesuffix("Pass")
        kebab = kebab_case(stem)
        # `weft-` stands first, except in conversions: `convert-weft-to-x`.
        if argument.replace("weft-", "", 1) != kebab or "weft-" not in argument:
            yield f"{path}: names: expects the argument of '{definition}' to be 'weft-{kebab}', but got '{argument}'"
        sources = [file for file in files if file.parts[0] == "lib" and file.name == f"{stem}.cpp"]
        if not sources:
            yield f"{path}: names: expects a file '{stem}.cpp' in lib/ for '{argument}'"
        elif not any(re.search(rf"(class|struct) {stem}Pass\b", file.read_text(encoding="utf-8")) for file in sources):
            yield f"{sources[0]}: names: expects the class of '{argument}' to be '{stem}Pass'"
        if not any(file.parts[0] == "test" and file.name == f"{kebab}.mlir" for file in files):
            yield f"{path}: names: expects a test '{kebab}.mlir' in test/ for '{argument}'"


def main():
    files = tracked_files()
    violations = []
    for path in filter(is_source, files):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        violations += check_length(path, lines)
        violations += check_licence(path, lines)
        if path.name.endswith("Passes.td"):
            violations += check_pass_names(path, text, files)
    if not pathlib.Path("LICENSE").is_file():
        violations.append("LICENSE: licence: expects the text of the licence")
    print("\n".join(violations), end="\n" if violations else "")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
