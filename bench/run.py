#!/usr/bin/env python3
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Times a training step of examples/03-gpt-10m against its matrix products alone, JAX and PyTorch, in one run.

The subjects take turns, so that a machine whose speed drifts (or that others use) is as fast for one as for another.
Prints times, ratios with their spread, peak memory, an all-reduce against memcpy, and compile times. README.md says what
each figure is.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time

import products
import subjects

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
MODEL = ROOT / "examples" / "03-gpt-10m" / "gpt_10m.mlir"


def arguments():
    def python_of(name):
        venv = ROOT / ".venv" / "bin" / "python"
        return os.environ.get(name) or (str(venv) if venv.exists() else sys.executable)

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="turns of each subject (default: %(default)s)")
    parser.add_argument("--steps", type=int, default=4, help="steps a turn (default: %(default)s)")
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="only these subjects")
    parser.add_argument("--skip", nargs="*", default=[], metavar="NAME", help="not these subjects")
    parser.add_argument("--no-steps", action="store_true", help="no training steps")
    parser.add_argument("--no-collectives", action="store_true", help="no all-reduce against memcpy")
    parser.add_argument("--no-compile-times", action="store_true", help="no compile times")
    parser.add_argument("--layers", type=int, nargs="*", default=[12, 24, 48], help="depths for compile times, besides 4")
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build" / "release" / "bin", help="weft's tools")
    parser.add_argument("--jax-python", default=python_of("WEFT_PYTHON"), help="a Python with JAX ($WEFT_PYTHON)")
    parser.add_argument(
        "--torch-python", default=python_of("WEFT_TORCH_PYTHON"), help="a Python with PyTorch ($WEFT_TORCH_PYTHON)"
    )
    parser.add_argument("--torch-preload", help="a library to load into PyTorch's processes first (LD_PRELOAD)")
    parser.add_argument("--torch-cache", type=pathlib.Path, help="keep what torch.compile makes here for further runs")
    parser.add_argument("--nice", type=int, default=0, help="priority of what is timed; below 0 needs the right to")
    parser.add_argument("--json", type=pathlib.Path, help="also write everything measured to this file")
    return parser.parse_args()


def machine():
    """Returns a description of this machine and its load, for the record."""
    with open("/proc/cpuinfo") as file:
        info = dict(map(str.strip, line.split(":", 1)) for line in file if ":" in line)
    with open("/proc/meminfo") as file:
        memory = int(file.readline().split()[1]) * 1024
    commit = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "cpu": info.get("model name", platform.machine()),
        "cpu_family_model": f"{info.get('cpu family')}/{info.get('model')}",
        "cpus": len(os.sched_getaffinity(0)),
        "avx512": "avx512f" in info.get("flags", ""),
        "memory_gib": round(memory / 2**30, 1),
        "kernel": platform.release(),
        "load_before": os.getloadavg()[0],
        "commit": commit.stdout.strip() or None,
    }


def version(python, module):
    program = f"import importlib.metadata as m; print(m.version({module!r}))"
    try:
        found = subprocess.run([python, "-c", program], capture_output=True, text=True)
    except OSError:
        return None
    return found.stdout.strip() or None


def compile_model(options, model, *arguments, environment=None):
    """Runs weft-compile; returns its seconds, on the clock and of CPU."""
    with tempfile.TemporaryFile("w+") as errors:
        begin = time.monotonic()
        process = subprocess.Popen(
            [str(options.bin / "weft-compile"), str(model), *map(str, arguments)],
            stdout=errors,
            stderr=errors,
            env={**os.environ, **(environment or {})},
            preexec_fn=subjects.place(os.sched_getaffinity(0), options.nice),
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            errors.seek(0)
            sys.exit(f"run.py: error: weft-compile failed: {errors.read().strip()}")
    return seconds, usage.ru_utime + usage.ru_stime


def prepare(options, work):
    """Makes artifacts, lists of products and tokens in the folder `work`."""
    for ranks in (1, 2):
        mesh = ["--mesh", f"dp={ranks}", "--zero", "1"]
        compile_model(options, MODEL, *mesh, "-o", work / f"dp{ranks}.weft")
        compile_model(options, MODEL, *mesh, "--emit", "commands", "-o", work / f"dp{ranks}.mlir")
        with open(work / f"dp{ranks}.mlir") as file:
            arena, found = products.parse(file)
        (work / f"dp{ranks}.products").write_text(products.to_text(arena, found))
    tokens = random.Random(0)
    (work / "tokens.u16.bin").write_bytes(
        b"".join(tokens.randrange(8192).to_bytes(2, "little") for _ in range(64 * 256 + 1))
    )
    return sum(p.flops() for p in found)


def take_turns(options, group):
    """Runs the rounds of a group. Returns for each subject its seconds, a list for each round, or why it has none."""
    ready, seconds = [], {}
    try:
        for subject in group:
            print(f"  starting {subject.name} ...", end="\r", file=sys.stderr, flush=True)
            try:
                subject.start()
                ready.append(subject)
                seconds[subject.name] = []
            except subjects.Unavailable as reason:
                seconds[subject.name] = str(reason)
        for turn in range(options.rounds):
            # Every other round backwards: nobody always follows the same neighbour.
            for subject in ready if turn % 2 == 0 else ready[::-1]:
                print(f"  round {turn + 1}: {subject.name}          ", end="\r", file=sys.stderr, flush=True)
                if isinstance(seconds[subject.name], list):
                    try:
                        seconds[subject.name].append(subject.run(options.steps))
                    except subjects.Unavailable as reason:
                        seconds[subject.name] = str(reason)
    finally:
        for subject in ready:
            subject.stop()
        print(" " * 60, end="\r", file=sys.stderr, flush=True)
    return seconds


def ratio(seconds, base):
    """Returns the ratio of the medians of each round as (median, least, greatest), and the ratio of the minima."""
    turns = [statistics.median(a) / statistics.median(b) for a, b in zip(seconds, base)]
    return {
        "median": statistics.median(turns),
        "least": min(turns),
        "greatest": max(turns),
        "of_minima": min(map(min, seconds)) / min(map(min, base)),
    }


def measure_steps(options, work, cpus):
    """Times all groups; prints a table for each and returns the figures."""
    flops = prepare(options, work)
    result = {"flops_per_rank": flops, "groups": {}}
    for title, group in subjects.subjects_of(options, work, cpus).items():
        seconds = take_turns(options, group)
        floor, ours = ([seconds.get(s.name) for s in group if s.name.startswith(n)] for n in ("floor", "weft"))
        rows = result["groups"][title] = {}
        print(f"\n{title}: milliseconds a step, {options.rounds} rounds of {options.steps} steps\n")
        print("| subject | min | median | x floor: median (range) | x floor of minima | x weft: median (range) | peak MiB |")
        print("|---|---|---|---|---|---|---|")
        for subject in group:
            mine = seconds[subject.name]
            if isinstance(mine, str):
                rows[subject.name] = {"unavailable": mine}
                print(f"| {subject.name} | {mine} | | | | | |")
                continue
            row = rows[subject.name] = {
                "min": min(map(min, mine)),
                "median": statistics.median(sum(mine, [])),
                "peak_bytes": subject.peak_bytes,
                "start_seconds": subject.start_seconds,
                "seconds": mine,
                "notes": subject.notes,
            }
            cells = [f"{row['min'] * 1e3:.0f}", f"{row['median'] * 1e3:.0f}"]
            for key, base in (("to_floor", floor), ("to_weft", ours)):
                if base and isinstance(base[0], list):
                    r = row[key] = ratio(mine, base[0])
                    cells.append(f"{r['median']:.2f} ({r['least']:.2f}-{r['greatest']:.2f})")
                    if key == "to_floor":
                        cells.append(f"{r['of_minima']:.2f}")
                else:
                    cells += ["-"] * (2 if key == "to_floor" else 1)
            cells.append(f"{subject.peak_bytes / 2**20:.0f}")
            print(f"| {subject.name} | {' | '.join(cells)} |")
            for note in subject.notes:
                print(f"  {subject.name}: {note}", file=sys.stderr)
    return result


def measure_collectives(options):
    """Runs the Google Benchmark of the collectives, whose iterations alternate with memcpy."""
    program = options.bin / "weft-bench-collectives"
    if not program.exists():
        print("\nCollectives: not built (ninja weft-bench)")
        return None
    done = subprocess.run(
        [str(program), "--benchmark_format=json", "--benchmark_repetitions=5", "--benchmark_min_time=0.2"],
        capture_output=True,
        text=True,
        preexec_fn=subjects.place(os.sched_getaffinity(0), options.nice),
    )
    if done.returncode != 0:
        print(f"\nCollectives: failed: {done.stderr.strip()[:160]}")
        return None
    runs = [r for r in json.loads(done.stdout)["benchmarks"] if r.get("run_type") == "iteration"]
    names = list(dict.fromkeys(r["name"] for r in runs))
    result = {}
    print("\nCollectives of 25 MiB on the threads engine against memcpy of 25 MiB by one thread, 5 repetitions\n")
    print("| collective/ranks | ms: min | ms: median | memcpy's time / its time: median (range) |")
    print("|---|---|---|---|")
    for name in names:
        times = [r["real_time"] for r in runs if r["name"] == name]
        ratios = [r["ratio"] for r in runs if r["name"] == name]
        label = name.split("/", 1)[1].replace("/manual_time", "")
        result[label] = {"milliseconds": times, "memcpy_ratio": ratios}
        print(
            f"| {label} | {min(times):.2f} | {statistics.median(times):.2f} "
            f"| {statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f}) |"
        )
    return result


def measure_compile_times(options, work):
    """Times weft-compile on 03 and on deeper versions of it: whole with an empty cache, again, and the passes alone."""
    models = {4: MODEL}
    script = MODEL.with_name("gpt_10m.py")
    if subjects.has_module(options.jax_python, "jax"):
        for layers in options.layers:
            models[layers] = work / f"layers{layers}.mlir"
            command = [options.jax_python, str(script), str(models[layers]), "--layers", str(layers)]
            done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "JAX_PLATFORMS": "cpu"})
            if done.returncode != 0:
                models.pop(layers)
                print(f"\nexport of {layers} layers failed: {done.stderr.strip().splitlines()[-1][:160]}")
    mesh = ["--mesh", "dp=2", "--zero", "1"]
    rows = {layers: {"cold": [], "warm": [], "passes": [], "passes_cpu": []} for layers in models}
    for turn in range(3):
        for layers, model in models.items():
            if turn < 2:
                # A folder of its own: an empty cache the first time, a full one the second.
                with tempfile.TemporaryDirectory(dir=work) as cache:
                    for key in ("cold", "warm"):
                        target = ["-o", work / "compiled.weft"]
                        times = compile_model(options, model, *mesh, *target, environment={"WEFT_CACHE_DIR": cache})
                        rows[layers][key].append(times[0])
            emit = ["--emit", "commands", "-o", work / "compiled.mlir"]
            for key, seconds in zip(("passes", "passes_cpu"), compile_model(options, model, *mesh, *emit)):
                rows[layers][key].append(seconds)
    print("\nweft-compile, dp=2, ZeRO-1: least seconds (all CPUs of the machine)\n")
    print("| layers | empty cache | full cache | passes alone, to commands | of CPU | CPU ms for each further layer |")
    print("|---|---|---|---|---|---|")
    before = None
    for layers, row in sorted(rows.items()):
        cpu, slope = min(row["passes_cpu"]), ""
        if before:
            slope = f"{(cpu - before[1]) / (layers - before[0]) * 1e3:.0f}"
        before = (layers, cpu)
        least = [f"{min(row[key]):.2f}" for key in ("cold", "warm", "passes")]
        print(f"| {layers} | {' | '.join(least)} | {cpu:.2f} | {slope} |")
    if len(models) == 1 and options.layers:
        print("\ndeeper versions: JAX is not installed")
    return rows


def main():
    options = arguments()
    if not (options.bin / "weft-compile").exists():
        sys.exit(f"run.py: error: expects weft's tools in '{options.bin}' (--bin), but got no weft-compile there")
    record = {"machine": machine(), "versions": {}}
    for module, python in (("jax", options.jax_python), ("torch", options.torch_python)):
        record["versions"][module] = version(python, module)
    about = record["machine"]
    print(
        f"{about['date']}, commit {about['commit']}: {about['cpu']} (family/model {about['cpu_family_model']}, "
        f"{'with' if about['avx512'] else 'without'} AVX-512), {about['cpus']} CPUs, {about['memory_gib']} GiB, "
        f"Linux {about['kernel']}; load before the run {about['load_before']:.1f}, priority {options.nice}"
    )
    print(", ".join(f"{name} {number or 'not installed'}" for name, number in record["versions"].items()))
    cpus = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(prefix="weft-bench-") as folder:
        work = pathlib.Path(folder)
        if not options.no_steps:
            record["steps"] = measure_steps(options, work, cpus)
        if not options.no_collectives:
            record["collectives"] = measure_collectives(options)
        if not options.no_compile_times:
            record["compile"] = measure_compile_times(options, work)
    about["load_after"] = os.getloadavg()[0]
    print(f"\nload after the run {about['load_after']:.1f}")
    if options.json:
        options.json.write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()
