# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the parts of the digest of the first artifact, and in which of them each of the others differs from it."""

import json
import pathlib
import sys

first, *others = [(pathlib.Path(p).stem, json.loads((pathlib.Path(p) / "manifest.json").read_text())) for p in sys.argv[1:]]
for name, value in first[1]["digest_parts"].items():
    print(name, value)
for stem, manifest in others:
    ours, theirs = first[1]["digest_parts"], manifest["digest_parts"]
    assert ours.keys() == theirs.keys()
    digest = "one digest" if manifest["digest"] == first[1]["digest"] else "other digest"
    print(f"{stem}: {digest},", " ".join(sorted(name for name in ours if ours[name] != theirs[name])) or "no part")
