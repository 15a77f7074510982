# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# RUN: rm -rf %t && mkdir -p %t && cd %t && %python %s %weft_src
"""Changed texts of schedules, commands and machines are accepted or diagnosed, never a crash and never a hang.

Mutants are made of the seeds in `corpus/`, of the stages in `test/Stages` and of the shipped machines, by edits that keep
texts near to legal ones: lines dropped, doubled, swapped and moved, numbers and names exchanged, bytes changed. They are a
function of their number, so that a failure names all that it takes to repeat it:

    test/fuzz/fuzz.py SOURCE --from 1234 --count 1

Without `--full` (or WEFT_FULL_TESTS=1) a few hundred are tried. What a mutant does wrong is kept in the current folder.
"""

import argparse
import glob
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# Numbers at which code that counts breaks.
NUMBERS = ["0", "1", "-1", "2", "3", "7", "127", "128", "1000000000000", "2147483647", "2147483648", "4294967296",
           "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "0.5", "nan"]
TIMEOUT_SECONDS = 60
SIGNS_OF_CRASHES = ("PLEASE submit a bug report", "LLVM ERROR", "Sanitizer", "runtime error:")


def read_seeds(source):
    """Returns (kind, name, text) of all seeds; kind is `ir` or `machine`."""
    seeds = []
    here = os.path.join(source, "test", "fuzz", "corpus")
    for path in sorted(glob.glob(f"{source}/test/Stages/[1-8]-*.mlir") + glob.glob(f"{here}/*.mlir")):
        # Comments are what a parser skips.
        lines = [line for line in open(path, errors="surrogateescape") if not line.lstrip().startswith("//")]
        seeds.append(("ir", os.path.basename(path), "".join(lines)))
    for path in sorted(glob.glob(f"{source}/machines/*.json") + glob.glob(f"{here}/*.json")):
        seeds.append(("machine", os.path.basename(path), open(path, errors="surrogateescape").read()))
    return seeds


def exchange(text, pattern, choose, rng):
    """Replaces one match of the pattern by what `choose` gives for it."""
    matches = list(re.finditer(pattern, text))
    if not matches:
        return text
    match = rng.choice(matches)
    return text[:match.start()] + choose(match.group()) + text[match.end():]


def edit(text, rng):
    """One edit."""
    lines = text.split("\n")
    kind = rng.randrange(12)
    index, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    if kind == 0:
        del lines[index]
    elif kind == 1:
        lines.insert(other, lines[index])
    elif kind == 2:
        lines[index], lines[other] = lines[other], lines[index]
    elif kind == 3:
        lines.insert(other, lines.pop(index))
    elif kind == 4:
        begin, end = min(index, other), min(index, other) + 1 + rng.randrange(8)
        del lines[begin:end]
    elif kind == 5:
        return exchange(text, r"(?<![\w.])-?\d+(\.\d+)?([eE][+-]?\d+)?", lambda _: rng.choice(NUMBERS), rng)
    elif kind == 6:
        names = re.findall(r"[@%][A-Za-z_][\w.]*|\"[^\"\n]*\"", text)
        return exchange(text, r"[@%][A-Za-z_][\w.]*|\"[^\"\n]*\"", lambda _: rng.choice(names), rng) if names else text
    elif kind == 7:
        words = re.findall(r"\b[a-z][a-z_.]+\b", text)
        return exchange(text, r"\b[a-z][a-z_.]+\b", lambda _: rng.choice(words), rng)
    elif kind == 8:
        types = re.findall(r"(?:tensor|memref)<[^>\n]*>|\b[fi]\d+\b", text)
        return exchange(text, r"(?:tensor|memref)<[^>\n]*>|\b[fi]\d+\b", lambda _: rng.choice(types), rng) if types else text
    elif kind == 9:
        return exchange(text, r"[][(){}<>,:=]", lambda _: rng.choice("[](){}<>,:="), rng)
    elif kind == 10:
        place = rng.randrange(len(text) + 1)
        return text[:place] + rng.choice(["\0", "\x80", "é", "\\", "\"", "%", "#", " "]) + text[place:]
    else:
        return exchange(text, r"(?<=[\[(x<, ])\d+(?=[\])x>, ])", lambda n: str(int(n) + rng.choice([-1, 1, 32, 128])), rng)
    return "\n".join(lines)


def make_mutant(seeds, number):
    rng = random.Random(number)
    kind, name, text = rng.choice(seeds)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 6])):
        if text:
            text = edit(text, rng)
    return kind, name, text


def get_commands(source, kind, path, number):
    """What reads the mutant: parser, verifiers, planner and simulator as the stage of the text asks for, and one of the
    scheduler and a wrong stage."""
    if kind == "machine":
        return [["weft-sim", f"{source}/test/Stages/8-commands.mlir", "--machine", path],
                ["weft-opt", f"{source}/test/Stages/6-scheduled.mlir", f"--weft-set-machine=file={path}", "--weft-schedule"]]
    machine = f"{source}/test/tools/weft-sim/Inputs/round.json"
    others = [["weft-sim", path, "--machine", machine, "--from", "scheduled"],
              ["weft-opt", path, f"--weft-set-machine=file={machine}", "--weft-schedule", "-o", os.devnull]]
    return [["weft-sim", path, "--machine", machine], others[number % 2]]


def run_command(command):
    """Returns what is wrong with how the command ended, or none, and whether it accepted its input."""
    try:
        result = subprocess.run(command, capture_output=True, timeout=TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        return f"takes more than {TIMEOUT_SECONDS} s", False
    errors = result.stderr.decode(errors="replace")
    problem = None
    if result.returncode not in (0, 1):
        problem = f"ends with status {result.returncode}: {errors[:300]}"
    elif result.returncode == 1 and "error:" not in errors:
        problem = f"ends with status 1 without a message: {errors[:300]!r}"
    elif any(sign in errors for sign in SIGNS_OF_CRASHES):
        problem = f"gives up: {errors[:300]}"
    return problem, result.returncode == 0


def try_mutant(source, seeds, number):
    """Returns what went wrong with the mutant, or none, and whether it was accepted."""
    kind, name, text = make_mutant(seeds, number)
    path = f"mutant-{number}.{'json' if kind == 'machine' else 'mlir'}"
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)
    problem, accepted = None, False
    for command in get_commands(source, kind, path, number):
        problem, is_accepted = run_command(command)
        accepted |= is_accepted
        if problem:
            problem = f"mutant {number} of {name}: {' '.join(command)} {problem}"
            break
    if not problem:
        os.remove(path)
    return problem, accepted


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--count", type=int)
    parser.add_argument("--full", action="store_true", default=os.environ.get("WEFT_FULL_TESTS", "") not in ("", "0"))
    options = parser.parse_args()
    count = options.count or (20000 if options.full else 300)
    seeds = read_seeds(options.source)
    problems, num_accepted = [], 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        numbers = range(options.first, options.first + count)
        for problem, accepted in pool.map(lambda number: try_mutant(options.source, seeds, number), numbers):
            num_accepted += accepted
            if problem:
                problems.append(problem)
                print(problem, flush=True)
    print(f"{count} mutants of {len(seeds)} seeds: {num_accepted} accepted, {count - num_accepted} refused,"
          f" {len(problems)} wrong")
    # If all or none were accepted, the mutants would say nothing.
    sys.exit(1 if problems or not 0 < num_accepted < count else 0)


if __name__ == "__main__":
    main()
