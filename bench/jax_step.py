# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""The step of 03-gpt-10m in JAX: jit of value_and_grad and the same AdamW. A worker of run.py (see worker.py)."""

import argparse
import pathlib
import sys
import time

import jax
import jax.numpy as jnp
import numpy as np
import worker

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "examples" / "03-gpt-10m"))
import gpt_10m  # noqa: E402


def adamw(p, g, m, v, step, lr, beta2, weight_decay, beta1=0.9, eps=1e-8):
    """One parameter; vectors (biases, gains) do not decay."""
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g * g
    direction = m / (1 - beta1**step) / (jnp.sqrt(v / (1 - beta2**step)) + eps)
    return p - lr * (direction + (weight_decay if p.ndim > 1 else 0.0) * p), m, v


def train_step(state, x, y):
    params, m, v, step = state
    step = step + 1
    loss, grads = jax.value_and_grad(gpt_10m.loss)(params, x, y)
    leaves, tree = jax.tree.flatten(params)
    new = [
        adamw(*each, step, **gpt_10m.OPTIMIZER)
        for each in zip(leaves, jax.tree.leaves(grads), jax.tree.leaves(m), jax.tree.leaves(v))
    ]
    return (*(jax.tree.unflatten(tree, list(part)) for part in zip(*new)), step), loss


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ranks", type=int, default=1, help="devices of this process; the batch is divided among them")
    options = parser.parse_args()
    mesh = jax.sharding.Mesh(np.array(jax.devices()[: options.ranks]), ("dp",))
    whole = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
    divided = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("dp"))

    rng = np.random.default_rng(0)

    def initial(shape):
        if len(shape.shape) == 1:
            return np.zeros(shape.shape, np.float32)
        return rng.normal(0, 0.02, shape.shape).astype(np.float32)

    params = jax.tree.map(initial, gpt_10m.shapes())
    for layer in [v for k, v in params.items() if k.startswith("h")]:
        layer["ln1"]["g"] += 1
        layer["ln2"]["g"] += 1
    params["lnf"]["g"] += 1
    zeros = [jax.tree.map(np.zeros_like, params) for _ in "mv"]
    state = jax.device_put((params, *zeros, np.float32(0)), whole)
    step = jax.jit(train_step, donate_argnums=0)
    config = gpt_10m.CONFIG

    def run(count):
        nonlocal state
        seconds = []
        for _ in range(count):
            tokens = rng.integers(
                0, config.vocabulary, (gpt_10m.MICRO_BATCH * options.ranks, config.tokens + 1), dtype=np.int32
            )
            start = time.perf_counter()
            x, y = (jax.device_put(part, divided) for part in (tokens[:, :-1], tokens[:, 1:]))
            state, loss = step(state, x, y)
            jax.block_until_ready((state, loss))
            seconds.append(time.perf_counter() - start)
        return seconds, float(loss)

    run(2)
    worker.serve(run)


if __name__ == "__main__":
    main()
