# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""What run.py times: processes that run some steps when they are asked to, and know their peak memory."""

import json
import os
import pathlib
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent

# No heap memory goes back to the kernel, whose page faults would cost PyTorch more than weft's lead.
TUNED_MALLOC = {
    "MALLOC_MMAP_MAX_": "0",
    "MALLOC_TRIM_THRESHOLD_": str(1 << 40),
    "MALLOC_TOP_PAD_": str(256 << 20),
    "MALLOC_ARENA_MAX": "1",
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
}
ONE_THREAD = {"OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
JAX = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}


class Unavailable(Exception):
    """The subject cannot run here; the message says why."""


def has_module(python, module):
    program = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
    try:
        return subprocess.run([python, "-c", program], capture_output=True).returncode == 0
    except OSError:
        return False


def place(cpus, nice):
    """Returns what a new process does first: it takes its CPUs and its priority (as far as it may)."""

    def apply():
        os.sched_setaffinity(0, cpus)
        try:
            os.setpriority(os.PRIO_PROCESS, 0, nice)
        except PermissionError:
            pass

    return apply


class Worker:
    """A process that stays, warm, and sleeps while it is not its turn. Its protocol is that of worker.py."""

    def __init__(self, name, command, cpus, nice, environment=None, needs=None):
        self.name, self.command, self.cpus, self.nice = name, command, cpus, nice
        self.environment, self.needs = environment or {}, needs
        self.process = None
        self.peak_bytes = 0
        self.notes = []

    def start(self):
        if self.needs and not has_module(self.command[0], self.needs):
            raise Unavailable("not installed")
        if not self.needs and not os.path.exists(self.command[0]):
            raise Unavailable("not built")
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, **self.environment},
            preexec_fn=place(self.cpus, self.nice),
        )
        begin = time.monotonic()
        self.expect("ready")
        self.start_seconds = time.monotonic() - begin

    def expect(self, word=None):
        """Reads lines until one is `word`, or is JSON; libraries may print other things."""
        for line in self.process.stdout:
            line = line.strip()
            if line == word:
                return None
            if word is None and line.startswith("{"):
                return json.loads(line)
        self.process.wait()
        self.errors.seek(0)
        lines = [line.strip() for line in self.errors.read().splitlines() if line.strip()]
        last = ([line for line in lines if "Error" in line] or lines)[-1:]
        raise Unavailable(f"failed: {last[0][:160]}" if last else f"failed with status {self.process.returncode}")

    def run(self, steps):
        """Returns the seconds of each step."""
        try:
            print(steps, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            pass
        answer = self.expect()
        self.peak_bytes = max(self.peak_bytes, answer["peak_bytes"])
        if answer.get("odd", 0) > 0.01:
            self.notes.append(f"{answer['odd']:.0%} of the numbers were subnormal or not finite")
        return answer["seconds"]

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class WeftRun:
    """weft-run on an artifact: a process each time, whose first steps do not count. Seconds come from its log."""

    WARM_STEPS = 2

    def __init__(self, name, runner, artifact, tokens, cpus, nice):
        self.name, self.runner, self.artifact, self.tokens, self.cpus, self.nice = name, runner, artifact, tokens, cpus, nice
        self.peak_bytes = 0
        self.start_seconds = 0
        self.notes = []

    def start(self):
        if not os.path.exists(self.runner):
            raise Unavailable("not built")
        self.run(1)

    def run(self, steps):
        with tempfile.NamedTemporaryFile("r", suffix=".jsonl") as log, tempfile.TemporaryFile("w+") as errors:
            command = [self.runner, self.artifact, "--data", self.tokens, "--token-width", "16", "--quiet"]
            command += ["--steps", str(steps + self.WARM_STEPS), "--log", log.name]
            process = subprocess.Popen(command, stdout=errors, stderr=errors, preexec_fn=place(self.cpus, self.nice))
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode != 0:
                errors.seek(0)
                raise Unavailable(f"failed: {errors.read().strip()[:160]}")
            self.peak_bytes = max(self.peak_bytes, usage.ru_maxrss * 1024)
            return [json.loads(line)["seconds"] for line in log][self.WARM_STEPS :]

    def stop(self):
        pass


def subjects_of(options, work, cpus):
    """Returns the subjects of each group, the floor first: one rank on one CPU, two ranks on one CPU each."""
    bin_dir, nice = options.bin, options.nice
    floor, runner = str(bin_dir / "weft-bench-products"), str(bin_dir / "weft-run")
    tokens = str(work / "tokens.u16.bin")
    one, two = {cpus[-1]}, set(cpus[:2])
    jax = [options.jax_python, str(HERE / "jax_step.py")]
    torch = [options.torch_python, str(HERE / "torch_step.py")]
    torch_environment = {**TUNED_MALLOC, **ONE_THREAD, "TORCHINDUCTOR_CACHE_DIR": str(options.torch_cache or work / "inductor")}
    if options.torch_preload:
        torch_environment["LD_PRELOAD"] = options.torch_preload

    def worker(name, command, ranks, environment=None, needs=None):
        return Worker(name, command, one if ranks == 1 else two, nice, environment, needs)

    def torch_worker(name, ranks, *arguments):
        return worker(name, [*torch, "--ranks", str(ranks), *arguments], ranks, torch_environment, "torch")

    groups = {
        "1 rank x 1 thread": [
            worker("floor", [floor, str(work / "dp1.products"), "1", "1"], 1),
            WeftRun("weft", runner, str(work / "dp1.weft"), tokens, one, nice),
            worker("jax", jax, 1, {**JAX, **ONE_THREAD}, "jax"),
            torch_worker("torch", 1),
            torch_worker("torch-compile", 1, "--compile"),
        ]
    }
    if len(cpus) >= 2:
        two_devices = {**JAX, **ONE_THREAD}
        two_devices["JAX_NUM_CPU_DEVICES"] = "2"
        groups["2 ranks x 1 core, ZeRO-1"] = [
            worker("floor-2", [floor, str(work / "dp2.products"), "2", "1"], 2),
            WeftRun("weft-2", runner, str(work / "dp2.weft"), tokens, two, nice),
            worker("jax-2", [*jax, "--ranks", "2"], 2, two_devices, "jax"),
            torch_worker("ddp", 2, "--mode", "ddp"),
            torch_worker("ddp-compile", 2, "--mode", "ddp", "--compile"),
            torch_worker("fsdp2", 2, "--mode", "fsdp2"),
            torch_worker("fsdp2-compile", 2, "--mode", "fsdp2", "--compile"),
        ]
    chosen = {}
    for title, subjects in groups.items():
        kept = [s for s in subjects if (not options.only or s.name in options.only) and s.name not in options.skip]
        if kept:
            chosen[title] = kept
    return chosen
