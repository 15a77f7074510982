# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Strategy identity: for one mesh, every strategy gives the same bits (B136).

The baseline reduces each parameter on its own and blocks. Against it stand bucket sizes, policies, all-reduce and ZeRO-1, 2
and 3, overlap on and off, the order of weft-insert-async and one scheduled for a machine: the losses of 20 steps and all
final parameters must be equal to the last bit, with one micro-batch and with two. A pairwise cover by default, the full product with --full.
"""

# RUN: %python %s mlp
# RUN: %python %s char-gpt

import itertools
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
from execution import Strategy  # noqa: E402

MODELS = {
    "mlp": (execution.MLP, execution.MLP_DATA, ["8KiB", "64KiB", "25MiB"]),
    "char-gpt": (execution.CHAR_GPT, execution.CHAR_GPT_DATA, ["64KiB", "1MiB", "25MiB"]),
}
POLICIES = ["weft", "megatron", "torch-ddp", "deepspeed"]
# What is communicated when: each collective waited for at once, the order of weft-insert-async, one made for a machine.
ORDERS = {"blocking": {"overlap": "off"}, "overlapped": {"overlap": "on"},
          "scheduled": {"overlap": "on", "machine": execution.SLOW_MACHINE}}
STEPS = 20


def main(name):
    model, data, sizes = MODELS[name]
    factors = {"bucket_size": sizes, "policy": POLICIES, "zero": [0, 1, 2, 3], "order": list(ORDERS)}
    meshes = {"ranks": [1, 2, 3, 4], "micro_batches": [1, 2]}
    if execution.full():
        factors.update(meshes)
        rows = [dict(zip(factors, values)) for values in itertools.product(*factors.values())]
    else:
        rows = execution.pairwise_cover({**factors, **meshes})
    baselines, failures = {}, []
    for row in rows:
        mesh = (row["ranks"], row["micro_batches"])
        if mesh not in baselines:
            baseline = Strategy(ranks=mesh[0], micro_batches=mesh[1])
            baselines[mesh] = execution.train(model, data, baseline, STEPS)
            assert len(baselines[mesh].losses) == STEPS
        strategy = Strategy(**{key: value for key, value in row.items() if key != "order"}, **ORDERS[row["order"]])
        difference = execution.first_difference(baselines[mesh], execution.train(model, data, strategy, STEPS))
        if difference:
            failures.append(f"{row}: {difference}")
    print(f"{name}: {len(rows)} strategies against the baseline, {len(failures)} differ")
    if failures:
        raise SystemExit("\n".join(failures))


main(sys.argv[1])
