# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program with so many buffers that not all pairs of them are looked at: no two that live at once share a byte.

Every second buffer has no bytes. Each kernel reads an earlier buffer and writes a new one.
"""

# RUN: %python %s

import os
import pathlib
import random
import re
import subprocess

NUM_BUFFERS, SIZES, MOST_LIVE = 24_000, (0, 0, 0, 32, 64, 96), 40


def write_program():
    rng = random.Random(0)
    kernels = [f"weft.kernel @k{a}_{b}(%x: memref<{a}xf32>, %y: memref<{b}xf32>) {{\n  weft.yield\n}}"
               for a in sorted(set(SIZES)) for b in sorted(set(SIZES))]
    sizes = [64, *(rng.choice(SIZES) for _ in range(NUM_BUFFERS))]
    lines = [f"%b{index} = memref.alloc() : memref<{size}xf32>" for index, size in enumerate(sizes) if index]
    for index in range(1, len(sizes)):
        source = rng.randrange(max(0, index - MOST_LIVE), index)
        lines.append(f"weft.launch @k{sizes[source]}_{sizes[index]} ins(%b{source} : memref<{sizes[source]}xf32>) "
                     f"outs(%b{index} : memref<{sizes[index]}xf32>)")
    return "\n".join(["weft.mesh @mesh(dp = 1) batch_axes(dp)", "weft.stream @compute", *kernels,
                      'func.func @step(%b0: memref<64xf32> {weft.name = "x"}) attributes {weft.step} {', *lines,
                      "return", "}"])


def main():
    folder = os.environ.get("WEFT_BIN_DIR")
    tool = str(pathlib.Path(folder) / "weft-opt") if folder else "weft-opt"
    done = subprocess.run([tool, "-", "--weft-plan-memory"], input=write_program(), capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"exit code {done.returncode}\n{done.stderr}")
    views = {name: (int(begin), int(begin) + 4 * int(size)) for name, begin, size in re.findall(
        r"(%\w+) = weft.arena_view %\w+\[(\d+)\] .* to memref<(\d+)xf32>", done.stdout)}
    lifetimes = {}
    for position, names in enumerate(re.findall(r"weft.launch @k\w+ ins\((%\w+) .* outs\((%\w+) ", done.stdout)):
        for name in names:
            first, _ = lifetimes.get(name, (position, position))
            lifetimes[name] = (first, position)
    assert len(lifetimes) > NUM_BUFFERS / 2, len(lifetimes)
    live = []
    for name, (first, last) in sorted(lifetimes.items(), key=lambda item: item[1][0]):
        live = [other for other in live if lifetimes[other][1] >= first]
        begin, end = views[name]
        for other in live:
            if begin < views[other][1] and views[other][0] < end:
                raise SystemExit(f"{name} at {views[name]} overlaps {other} at {views[other]}")
        live.append(name)


main()
