# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every single mistake in a correct schedule is refused, unless it changes nothing: then the bits stay, in any stream order.

weft-mutate-schedule makes the mistakes. Those that the verifiers accept are compiled and run with adversarial streams, and
must give the bits of the schedule without the mistake. With --table the counts are printed as Markdown
(docs/verification.md); the long tests look at every place, the others at some places of each kind.
"""

# RUN: %python %s

import collections
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import random_models  # noqa: E402
from execution import CHAR_GPT, CHAR_GPT_DATA, MLP, MLP_DATA, ROOT, tool  # noqa: E402

FULL = execution.full()
MAX_PER_KIND = 1000 if FULL else 4
MAX_RUNS_PER_KIND = 3 if FULL else 1  # of a program
SEEDS = range(4 if FULL else 3)
STEPS = 2
# Kinds that keep the meaning wherever they are accepted must still be refused somewhere.
MIN_KINDS, MIN_PROGRAMS = 8, 10


def write_samples(folder, shapes):
    """Writes random samples for arguments by name; returns the values of --data."""
    rng, data = random.Random(7), []
    for name, width in shapes.items():
        path = folder / f"{name}{width}.npy"
        execution.write_npy(path, (512, width), [rng.uniform(-1, 1) for _ in range(512 * width)])
        data.append(f"{name}={path}")
    return data


def make_programs(folder):
    """Returns (name, file, data): schedules (stage 6) and commands (stage 8) of several models and strategies."""
    programs = []

    def add(name, model, options, data):
        scheduled, commands = folder / f"{name}.6.mlir", folder / f"{name}.8.mlir"
        execution.call([tool("weft-opt"), model, f"--weft-pipeline={options} to=scheduled", "-o", scheduled])
        execution.call([tool("weft-opt"), scheduled, "--weft-lower-schedule", "-o", commands])
        programs.extend([(scheduled, data), (commands, data)])

    stages = write_samples(folder, {"x": 8, "y": 3})
    programs.append((ROOT / "test/Stages/6-scheduled.mlir", stages))
    programs.append((ROOT / "test/Stages/8-commands.mlir", stages))
    for zero, overlap, micro_batches in ((0, "true", 2), (1, "true", 1), (2, "true", 2), (1, "false", 1),
                                         (2, "true", 1), (3, "true", 1), (3, "true", 2)):
        name = f"mlp-zero{zero}-mb{micro_batches}" + ("" if overlap == "true" else "-off")
        options = f"mesh=dp=4 zero={zero} overlap={overlap} micro-batches={micro_batches} bucket-size=32KiB"
        add(name, MLP, options, MLP_DATA)
    # Ordered for a machine, with several collectives in one launch.
    add("mlp-zero1-dgx", MLP, "mesh=dp=4 zero=1 bucket-size=8KiB machine=dgx-a100", MLP_DATA)
    for zero in (0, 1, 3):
        add(f"gpt-zero{zero}", CHAR_GPT, f"mesh=dp=2 zero={zero} bucket-size=256KiB", CHAR_GPT_DATA)
    for seed, options in ((11, "mesh=dp=2 zero=0"), (12, "mesh=dp=3 zero=1"), (13, "mesh=dp=2 zero=2 micro-batches=2"),
                          (14, "mesh=node=2,dp=2 zero=1"), (15, "mesh=dp=3 zero=3 micro-batches=2")):
        axes = ("node", "dp") if "node" in options else ("dp",)
        model = folder / f"random{seed}.mlir"
        model.write_text(random_models.write_model(seed, axes))
        widths = {name: random_models.get_width(model.read_text(), name) for name in ("x", "y")}
        add(f"random{seed}", model, f"{options} bucket-size=1KiB", write_samples(folder, widths))
    return programs


def mutate(path, accepted):
    """Returns a list of (kind, number, is refused, message)."""
    arguments = [tool("weft-mutate-schedule"), path, f"--max-per-kind={MAX_PER_KIND}", f"--accepted={accepted}"]
    lines = execution.call(arguments).splitlines()
    outcomes = []
    for line in lines:
        _, kind, number, outcome, message = line.split("\t", 4)
        outcomes.append((kind, int(number), outcome == "refused", message))
    return outcomes


def find_difference(original, mutant, data, folder):
    """Says in which way the mutant does not give the bits of the original; None where it always does."""
    stage = "commands" if ".8" in original.name or original.name.startswith("8-") else "scheduled"
    artifacts = [folder / "original.weft", folder / "mutant.weft"]
    for source, artifact in zip((original, mutant), artifacts):
        command = [tool("weft-compile"), source, "--from", stage, "-o", artifact]
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if done.returncode != 0:
            return f"it does not compile: {done.stderr}"
    expected = execution.run_step(artifacts[0], data, STEPS)
    for seed in SEEDS:
        options = ["--stream-mode", "adversarial", "--stream-seed", seed]
        difference = execution.first_difference(expected, execution.run_step(artifacts[1], data, STEPS, options))
        if difference:
            return f"seed {seed}: {difference}"
    return None


def print_table(counts, names):
    """Prints refused/equivalent mutants by kind and program."""
    print("| kind | " + " | ".join(names) + " |")
    print("|---|" + "---|" * len(names))
    for kind in dict.fromkeys(kind for kind, _ in counts):
        cells = [counts.get((kind, name)) for name in names]
        print(f"| {kind} | " + " | ".join(f"{c[0]}/{c[1]}" if c else "" for c in cells) + " |")


def main():
    survivors, counts, num_runs, unclear = [], {}, 0, 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        programs = make_programs(folder)
        for path, data in programs:
            accepted = folder / f"{path.stem}.accepted"
            accepted.mkdir()
            runs = collections.Counter()
            for kind, number, is_refused, message in mutate(path, accepted):
                count = counts.setdefault((kind, path.stem), [0, 0])
                count[0 if is_refused else 1] += 1
                assert not is_refused or message, f"{path.stem}: {kind} {number} is refused without a message"
                if is_refused:
                    continue
                if runs[kind] == MAX_RUNS_PER_KIND:
                    unclear += 1
                    continue
                runs[kind] += 1
                num_runs += 1
                mutant = accepted / f"{path.stem}.{kind}.{number}.mlir"
                difference = find_difference(path, mutant, data, folder)
                if difference:
                    survivors.append(f"{path.stem}: {kind} {number}: {difference}")
    names = [path.stem for path, _ in programs]
    if "--table" in sys.argv:
        for suffix in (".6", "6-", ".8", "8-"):
            chosen = [n for n in names if n.endswith(suffix) or n.startswith(suffix)]
            print_table({key: c for key, c in counts.items() if key[1] in chosen}, chosen)
            print()
    refused, kept = (sum(count[i] for count in counts.values()) for i in (0, 1))
    print(f"{len(names)} programs, {refused} mutants refused, {kept} accepted, of which {num_runs} were run in "
          f"{len(SEEDS)} orders of streams each ({unclear} were not), {len(survivors)} of them wrong")
    refused_kinds = {kind for (kind, _), count in counts.items() if count[0]}
    never = {kind for kind, _ in counts} - refused_kinds
    if survivors or never or len(refused_kinds) < MIN_KINDS or len(names) < MIN_PROGRAMS:
        raise SystemExit("\n".join([*survivors, *(f"never refused: {kind}" for kind in sorted(never))]))


main()
