# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A weighted loss is divided once, by the weight of the whole global batch (case B103), whatever the strategy.

Ranks and micro-batches have different numbers of rows that count, some none. Losses and parameters agree within 1e-5
relative with the same regression in float64 on the whole batch: about a hundred roundings of fp32 (6e-8) a step, which
plain momentum does not amplify. A division by the number of ranks, by each rank's own weight, or twice is off by 10 % and
more. All strategies of one mesh give the same bits.
"""

# RUN: %python %s

import pathlib
import random
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
import reference  # noqa: E402
from execution import Strategy  # noqa: E402

MODEL = pathlib.Path(__file__).parent / "Inputs/weighted.mlir"
SAMPLES, ROWS, INS, OUTS, STEPS = 192, 8, 16, 4, 5
MESHES = ((1, 4), (2, 1), (2, 2), (3, 2), (4, 1))
STRATEGIES = (
    dict(zero=1, policy="weft", bucket_size="128B", overlap="on"),
    dict(zero=1, policy="megatron", bucket_size="25MiB", overlap="off"),
    dict(zero=2, policy="deepspeed", bucket_size="25MiB", overlap="on"),
    dict(zero=3, policy="weft", bucket_size="128B", overlap="on"),
    dict(zero=0, policy="torch-ddp", bucket_size="64B", overlap="on"),
)


def draw():
    """Returns x, y, m and the initial parameters. Rows 8 to 23 do not count: whole micro-batches without weight."""
    generator = random.Random(5)
    x = [[generator.uniform(-1, 1) for _ in range(INS)] for _ in range(SAMPLES)]
    y = [[generator.uniform(-1, 1) for _ in range(OUTS)] for _ in range(SAMPLES)]
    m = [float(generator.random() < (0.9 if i % 24 < 8 else 0.2)) if not 8 <= i < 24 else 0.0 for i in range(SAMPLES)]
    return x, y, m, [[generator.uniform(-0.2, 0.2) for _ in range(OUTS)] for _ in range(INS)], [0.1] * OUTS


def train(x, y, m, w, b, global_batch):
    """Returns the losses and the final parameters of gradient descent with momentum in float64."""
    w, b = [row[:] for row in w], b[:]
    vw, vb, losses = [[0.0] * OUTS for _ in range(INS)], [0.0] * OUTS, []
    for step in range(STEPS):
        rows = reference.sample_numbers(SAMPLES, global_batch, step)
        weight = sum(m[i] for i in rows)
        total, dw, db = 0.0, [[0.0] * OUTS for _ in range(INS)], [0.0] * OUTS
        for i in rows:
            for j in range(OUTS):
                d = sum(x[i][k] * w[k][j] for k in range(INS)) + b[j] - y[i][j]
                total += m[i] * d * d
                db[j] += 2 * m[i] * d / weight
                for k in range(INS):
                    dw[k][j] += 2 * m[i] * d * x[i][k] / weight
        losses.append(total / weight)
        for j in range(OUTS):
            vb[j] = 0.5 * vb[j] + db[j]
            b[j] -= 0.01 * vb[j]
            for k in range(INS):
                vw[k][j] = 0.5 * vw[k][j] + dw[k][j]
                w[k][j] -= 0.01 * vw[k][j]
    return losses, {"w": [v for row in w for v in row], "b": b}


def main():
    x, y, m, w, b = draw()
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        execution.write_npy(folder / "x.npy", [SAMPLES, INS], [v for row in x for v in row])
        execution.write_npy(folder / "y.npy", [SAMPLES, OUTS], [v for row in y for v in row])
        execution.write_npy(folder / "m.npy", [SAMPLES], m)
        data = [f"{key}={folder / key}.npy" for key in "xym"]
        start = {"w": ((INS, OUTS), execution.floats(v for row in w for v in row)), "b": ((OUTS,), execution.floats(b))}
        reference.write_safetensors(folder / "first.safetensors", start)
        run_options = ["--order", "sequential", "--load", folder / "first.safetensors"]
        for ranks, micro_batches in MESHES:
            options = [f"--micro-batches={micro_batches}"]
            baseline = execution.train(MODEL, data, Strategy(ranks), STEPS, options, run_options)
            losses, parameters = train(x, y, m, w, b, ROWS * ranks * micro_batches)
            got = baseline.tensors()
            for what, ours, theirs in [("loss", baseline.loss_values(), losses)] + [
                (key, got[key], parameters[key]) for key in parameters
            ]:
                error = max(abs(a - c) for a, c in zip(ours, theirs, strict=True)) / max(map(abs, theirs))
                if not error < 1e-5:
                    failures.append(f"{ranks} ranks, {micro_batches} micro-batches: {what} is off by {error:.1e}")
            for strategy in STRATEGIES:
                result = execution.train(MODEL, data, Strategy(ranks, **strategy), STEPS, options, run_options)
                if difference := execution.first_difference(baseline, result):
                    failures.append(f"{ranks} ranks, {micro_batches} micro-batches, {strategy}: {difference}")
    if failures:
        raise SystemExit("\n".join(failures))


main()
