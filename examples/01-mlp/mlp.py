# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Handwritten digits with a perceptron: 64 pixels, two hidden layers, 10 classes."""

import pathlib
import sys

import jax
import jax.numpy as jnp

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "python"))

import weft_mlir  # noqa: E402

MICRO_BATCH = 32
WIDTHS = (64, 256, 128, 10)
OPTIMIZER = {"lr": 1e-3, "weight_decay": 0.01}
INITIALIZERS = {"*.w": weft_mlir.normal(0.1), "*.b": weft_mlir.zeros()}


def shapes():
    def layer(inputs, outputs):
        return {"w": jax.ShapeDtypeStruct((inputs, outputs), jnp.float32), "b": jax.ShapeDtypeStruct((outputs,), jnp.float32)}

    return {f"fc{i + 1}": layer(*pair) for i, pair in enumerate(zip(WIDTHS, WIDTHS[1:]))}


def batch(samples=MICRO_BATCH):
    return {
        "x": jax.ShapeDtypeStruct((samples, 64), jnp.float32),
        "y": jax.ShapeDtypeStruct((samples,), jnp.int32),
    }


def loss(params, x, y):
    """Returns the mean cross entropy, and the share of right answers."""
    h = x
    for i in range(1, len(WIDTHS)):
        p = params[f"fc{i}"]
        h = h @ p["w"] + p["b"]
        if i < len(WIDTHS) - 1:
            h = jax.nn.relu(h)
    chosen = jnp.take_along_axis(h, y[:, None], -1)[:, 0]
    right = chosen >= h.max(-1)
    log_p = jax.nn.log_softmax(h)
    return -jnp.take_along_axis(log_p, y[:, None], -1).mean(), {"accuracy": right.mean()}




def export(path=None, samples=MICRO_BATCH):
    """Returns the stage-0 IR for `samples` samples of one rank; writes it to `path` where one is given."""
    return weft_mlir.export(
        loss,
        shapes(),
        batch(samples),
        optimizer=weft_mlir.adamw(**OPTIMIZER),
        mesh={"dp": 4},
        has_aux=True,
        eval_loss=True,
        initializers=INITIALIZERS,
        bounds={"y": 10},
        path=path,
    )


if __name__ == "__main__":
    export(sys.argv[1] if len(sys.argv) > 1 else HERE / "mlp.mlir")
