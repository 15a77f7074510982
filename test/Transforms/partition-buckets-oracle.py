# RUN: %python %s
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""weft-partition-buckets lays parameters out as the oracle says, on 1,000 random lists a policy.

Lists are empty, have empty, huge (above 2^32), tied and frozen parameters and several element types. Policy `weft`, which
has no oracle, is held to its properties: everything is covered once, aligned, and no bucket exceeds the size.
"""

import os
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Inputs"))
import layout_oracle as oracle  # noqa: E402

LISTS_PER_POLICY = 1000
ELEMENT_BYTES = {"f32": 4, "bf16": 2, "f16": 2, "f64": 8}
MIB = 1 << 20
# Sizes of buckets as options spell them, with count and whether it is bytes.
SIZES = {"1el": (1, False), "64el": (64, False), "500el": (500, False), "40000el": (40000, False), "3KiB": (3 << 10, True),
         "1MiB": (MIB, True), "8GiB": (8 << 30, True), "": None}
NUM_ELEMENTS = [0, 1, 2, 5, 10, 31, 32, 33, 63, 64, 65, 100, 127, 128, 500, 768, 1000, 4096, 40000, 262144]
HUGE = [2**31 - 1, 2**31 + 1, 2**32 + 7, 2**40]


class Param:
    """A parameter; its place in the module is its order of declaration."""

    def __init__(self, rng, index):
        self.name = f"p{index}"
        self.numel = rng.choice(HUGE if rng.random() < 0.03 else NUM_ELEMENTS)
        self.dtype = rng.choices(["f32", "bf16", "f16", "f64"], [10, 2, 1, 1])[0]
        self.frozen = rng.random() < 0.15
        self.tied = not self.frozen and rng.random() < 0.1
        self.type = f"tensor<{self.numel}x{self.dtype}>"


class Model:
    """A module with random parameters, first uses and gradients in random order."""

    def __init__(self, rng):
        self.dp = rng.choice([1, 2, 3, 4, 5, 8, 16, 96])
        self.params = [Param(rng, i) for i in range(rng.choice([0, 1, 2, 3, 5, 8, 13, 30]))]
        self.uses = rng.sample(self.params, len(self.params))
        self.gradients = rng.sample([p for p in self.params if not p.frozen], sum(not p.frozen for p in self.params))

    def text(self):
        lines = [f"weft.mesh @mesh(dp = {self.dp}) batch_axes(dp)"]
        for p in self.params:
            flags = ["frozen"] * p.frozen + ["tied"] * p.tied
            lines.append(f"weft.param @{p.name} : {p.type} init(zeros)" + (f" {{{', '.join(flags)}}}" if flags else ""))
        lines.append("weft.optimizer @sgd states() lr(1.0) {\n^bb0(%p: f32, %g: f32, %lr: f32, %d: f32, %s: f32):\n"
                     "  weft.yield %p : f32\n}")
        lines.append("func.func @train(%loss: tensor<f32>) attributes {weft.step} {")
        lines += [f"  %{p.name} = weft.read @{p.name} : {p.type}" for p in self.params]
        lines += [f"  %u_{p.name} = weft.barrier %{p.name} : {p.type}" for p in self.uses]
        lines += [f"  %g_{p.name} = arith.constant dense<1.0> : {p.type}" for p in self.gradients]
        lines += [f"  weft.grad @{p.name}, %g_{p.name} : {p.type}" for p in reversed(self.gradients)]
        return "\n".join([*lines, "  weft.loss %loss : tensor<f32>", "  return", "}"])


def partition(models, policy, size):
    """Runs the pass on all models; returns their layouts as {dtype: [(numElements, [(name, paramOffset, offset, length)])]},
    those of trained parameters only, and the number of collectives of each model."""
    options = f"policy={policy}" + (f" bucket-size={size}" if size else "")
    passes = ["--weft-reduce-grads", "--weft-flatten-grads", f"--weft-partition-buckets={options}"]
    tool = os.path.join(os.environ["WEFT_BIN_DIR"], "weft-opt")
    done = subprocess.run([tool, "-", "--split-input-file", *passes], text=True, capture_output=True,
                          input="\n// -----\n".join(model.text() for model in models))
    assert done.returncode == 0, done.stderr[:2000]
    outputs = done.stdout.split("// -----")
    assert len(outputs) == len(models), (len(outputs), len(models))
    results = []
    for output in outputs:
        layouts = {}
        for name, dtype, body in re.findall(r"weft\.layout @(\w+) : (\w+) .*?\{\n(.*?)\n  \}", output, re.DOTALL):
            if name.startswith("F"):
                continue
            layouts[dtype] = [
                (int(elements), [(p, int(start or 0), int(at), int(length)) for p, start, at, length in
                                 re.findall(r"@(\w+)(?: from (\d+))? at (\d+) length (\d+)", slots)])
                for elements, slots in re.findall(r"bucket (\d+) \{(.*?)\}", body)]
        results.append((layouts, output.count("weft.all_reduce"), output.count("weft.update")))
    return results


def in_elements(size, element_bytes, default):
    """The cap of that option in elements."""
    if SIZES[size] is None:
        return default
    count, is_bytes = SIZES[size]
    return max(1, count // element_bytes) if is_bytes else count


def concatenate(groups, numels, names, element_bytes, dp):
    """Buckets without inner alignment, from lists of indices."""
    buckets = []
    for group in groups:
        at, slots = 0, []
        for index in group:
            slots.append((names[index], 0, at, numels[index]))
            at += numels[index]
        buckets.append((oracle.padded(at, element_bytes, dp), slots))
    return buckets


def expect_megatron(declared, ready, size, element_bytes, dp):
    numels = [p.numel for p in declared]
    cap = in_elements(size, element_bytes, max(40_000_000, 1_000_000 * dp))
    tied = {i for i, p in enumerate(declared) if p.tied}
    slots, buckets, _ = oracle.megatron_distributed(numels, cap, dp, tied)
    result, multiple = [], oracle.math.lcm(dp, 128)
    for number, (start, end) in enumerate(buckets):
        mine = [(declared[i].name, 0, at - start, stop - at) for i, at, stop, bucket in slots if bucket == number]
        result.append((oracle.padded(end - start, element_bytes, dp, multiple), mine))
    return result


def expect_torch_ddp(declared, ready, size, element_bytes, dp):
    cap = SIZES[size]
    limits = [MIB, 25 * MIB] if cap is None else [cap[0] if cap[1] else cap[0] * element_bytes]
    groups = oracle.torch_ddp([p.numel * element_bytes for p in ready], limits, order=list(range(len(ready))))
    return concatenate(groups, [p.numel for p in ready], [p.name for p in ready], element_bytes, dp)


def expect_deepspeed(declared, ready, size, element_bytes, dp):
    numels = [p.numel for p in ready]
    groups = oracle.deepspeed_buckets(numels, in_elements(size, element_bytes, 500_000_000))
    return concatenate(groups, numels, [p.name for p in ready], element_bytes, dp)


def expect_per_parameter(declared, ready, size, element_bytes, dp):
    return concatenate([[i] for i in range(len(ready))], [p.numel for p in ready], [p.name for p in ready],
                       element_bytes, dp)


def check_properties(model, layouts, element_size):
    """B64, B73, B95: slots cover each parameter once and in order, do not overlap, and shards are multiples of 128 bytes."""
    for dtype, buckets in layouts.items():
        element_bytes = ELEMENT_BYTES[dtype]
        covered = {}
        for elements, slots in buckets:
            assert elements % model.dp == 0 and elements // model.dp * element_bytes % 128 == 0, (elements, model.dp)
            end = 0
            for name, start, at, length in slots:
                assert at >= end and start == covered.get(name, 0), (name, start, at)
                end = at + length
                covered[name] = start + length
            assert end <= elements
        expected = {p.name: p.numel for p in model.params if p.dtype == dtype and not p.frozen}
        assert covered == expected, (covered, expected)
    assert set(layouts) == {p.dtype for p in model.params if not p.frozen}


def check_weft(model, layouts, size):
    """Order of reversed first use, starts at multiples of 128 bytes, buckets of at most the size (but one unit)."""
    for dtype, buckets in layouts.items():
        element_bytes = ELEMENT_BYTES[dtype]
        unit = model.dp * (128 // element_bytes)
        cap = max(unit, in_elements(size, element_bytes, 25 * MIB // element_bytes) // unit * unit)
        order = [p.name for p in reversed(model.uses) if p.dtype == dtype and not p.frozen]
        assert list(dict.fromkeys(name for _, slots in buckets for name, *_ in slots)) == order
        numels = {p.name: p.numel for p in model.params}
        for number, (elements, slots) in enumerate(buckets):
            assert elements <= cap, (elements, cap)
            for name, start, at, length in slots:
                assert at * element_bytes % 128 == 0
                # Only what does not fit is split.
                assert (start == 0 and length == numels[name]) or numels[name] > cap
            if number + 1 < len(buckets):
                # The next parameter, or its next part, really had no room.
                name, start, _, length = buckets[number + 1][1][0]
                end = slots[-1][2] + slots[-1][3]
                assert oracle.round_up(end, 128 // element_bytes) + length > cap or start or numels[name] > cap


def main():
    expectations = {"megatron": expect_megatron, "torch-ddp": expect_torch_ddp, "deepspeed": expect_deepspeed,
                    "per-parameter": expect_per_parameter, "weft": None}
    for policy, expect in expectations.items():
        rng = random.Random(f"weft {policy}")
        per_size = -(-LISTS_PER_POLICY // len(SIZES))
        for size in SIZES:
            models = [Model(rng) for _ in range(per_size)]
            if policy == "weft":
                # A parameter of 2^40 elements would be cut in millions of buckets.
                for p in (p for model in models for p in model.params):
                    p.numel = min(p.numel, 40 * in_elements(size, ELEMENT_BYTES[p.dtype], 25 * MIB // 4))
                    p.type = f"tensor<{p.numel}x{p.dtype}>"
            for model, (layouts, collectives, updates) in zip(models, partition(models, policy, size)):
                check_properties(model, layouts, size)
                filled = sum(elements > 0 for buckets in layouts.values() for elements, _ in buckets)
                # B74, B83: one collective for each bucket that is not empty, and one for the loss; one update for each.
                assert collectives == (filled + 1 if model.dp > 1 else 0), (collectives, filled)
                assert updates == sum(len(buckets) for buckets in layouts.values())
                if policy == "weft":
                    check_weft(model, layouts, size)
                    continue
                for dtype, buckets in layouts.items():
                    declared = [p for p in model.params if p.dtype == dtype and not p.frozen]
                    ready = [p for p in model.gradients if p.dtype == dtype]
                    expected = expect(declared, ready, size, ELEMENT_BYTES[dtype], model.dp)
                    assert buckets == expected, f"{policy} {size} {dtype}\n{buckets}\n{expected}\n{model.text()}"
        print(f"{policy}: {per_size * len(SIZES)} lists agree")


main()
