# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the examples in the documentation parse and verify.

usage: check-op-examples.py --opt build/release/bin/weft-opt

Every op of the dialect must have at least one block that begins with ```mlir in its description and uses the op, or say
"see `weft.x`" where that op's block does. Each block there, and each in README.md, must be a complete module that
`weft-opt` accepts and prints back to the same IR. Fragments that are not meant to parse stand in plain blocks.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import textwrap

BLOCK = re.compile(r"^[ \t]*```mlir[ \t]*\n(.*?)^[ \t]*```", re.MULTILINE | re.DOTALL)
SEE = re.compile(r"[Ss]ee `weft\.([\w.]+)`")


def llvm_tool(name):
    """Returns the path of an LLVM tool: in Debian's place, else from PATH."""
    debian = pathlib.Path("/usr/lib/llvm-22/bin", name)
    return str(debian) if debian.exists() else name


def dialect_records(llvm_include):
    """Returns {name: record} of the dialect's documented definitions, as llvm-tblgen sees them."""
    umbrella = "include/weft/Dialect/WeftOps.td"
    dump = subprocess.run(
        [llvm_tool("llvm-tblgen"), "--dump-json", "-I", "include", "-I", llvm_include, umbrella],
        capture_output=True,
        text=True,
    )
    if dump.returncode:
        sys.exit(f"{umbrella}: examples: llvm-tblgen failed:\n{dump.stderr}")
    records = json.loads(dump.stdout)

    def is_ours(record):
        dialect = record.get("opDialect") or record.get("dialect")
        return isinstance(dialect, dict) and records.get(dialect["def"], {}).get("name") == "weft"

    documented = {n: r for n, r in records.items() if isinstance(r, dict) and "description" in r}
    return {name: record for name, record in documented.items() if is_ours(record)}


def blocks_of(text):
    """Returns the ```mlir blocks of a Markdown text, without common indentation."""
    return [textwrap.dedent(block) for block in BLOCK.findall(textwrap.dedent(text))]


def parse_failure(opt, block):
    """Returns why `weft-opt` refuses the module `block`, or an empty string."""
    run = subprocess.run([opt, "--verify-roundtrip", "-", "-o", "/dev/null"], input=block, capture_output=True, text=True)
    return "" if run.returncode == 0 else run.stderr or f"exit status {run.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--opt", default="build/release/bin/weft-opt", help="the weft-opt to ask")
    parser.add_argument("--llvm-include", default="/usr/lib/llvm-22/include", help="where mlir/IR/OpBase.td is found")
    options = parser.parse_args()

    failures = 0
    checked = 0

    def check(owner, block):
        nonlocal failures, checked
        checked += 1
        reason = parse_failure(options.opt, block)
        if reason:
            failures += 1
            print(f"{owner}: examples: expects the example to parse, but got:\n{reason.rstrip()}\n{block}")

    records = dialect_records(options.llvm_include)
    examples = {name: blocks_of(record["description"] or "") for name, record in records.items()}
    by_mnemonic = {record.get("opName"): name for name, record in records.items()}
    for name, record in records.items():
        mnemonic = record.get("opName")
        # Ops that come in pairs share an example: "Example: see `weft.start`".
        shown = list(examples[name])
        for other in SEE.findall(record["description"] or ""):
            shown += examples.get(by_mnemonic.get(other), [])
        if mnemonic and not any(f"weft.{mnemonic}" in block for block in shown):
            failures += 1
            print(f"{name}: examples: expects a ```mlir block that uses 'weft.{mnemonic}' in the description")
        for block in examples[name]:
            check(name, block)
    readme = pathlib.Path("README.md")
    if readme.exists():
        for block in blocks_of(readme.read_text(encoding="utf-8")):
            check("README.md", block)
    if not checked:
        print("examples: expects at least one example, but found none")
        return 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
