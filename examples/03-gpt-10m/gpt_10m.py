# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""A GPT of ten million parameters with a tied head: the benchmark."""

import argparse
import dataclasses
import pathlib
import sys

import jax
import jax.numpy as jnp

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "python"), str(HERE.parents[0] / "models")]

import gpt  # noqa: E402
import weft_mlir  # noqa: E402

MICRO_BATCH = 4
CONFIG = gpt.Config(layers=4, width=384, heads=6, tokens=256, vocabulary=8192, tied=True)
OPTIMIZER = {"lr": 1e-3, "beta2": 0.99, "weight_decay": 0.1}
INITIALIZERS = {"*.b": weft_mlir.zeros(), "*.g": weft_mlir.ones(), "*": weft_mlir.normal(0.02)}


def shapes(config=CONFIG):
    return gpt.shapes(config)


def batch(samples=MICRO_BATCH, config=CONFIG):
    tokens = jax.ShapeDtypeStruct((samples, config.tokens), jnp.int32)
    return {"x": tokens, "y": tokens}


def loss(params, x, y):
    return gpt.loss(params, x, y, CONFIG)


def export(path=None, samples=MICRO_BATCH, layers=CONFIG.layers):
    """Returns the stage-0 IR for `samples` samples of one rank; writes it to `path` where one is given.

    More `layers` than the example has show how compile time grows.
    """
    config = dataclasses.replace(CONFIG, layers=layers)
    return weft_mlir.export(
        lambda params, x, y: gpt.loss(params, x, y, config),
        shapes(config),
        batch(samples, config),
        optimizer=weft_mlir.adamw(**OPTIMIZER),
        mesh={"dp": 4},
        eval_loss=True,
        initializers=INITIALIZERS,
        bounds={"x": config.vocabulary, "y": config.vocabulary},
        path=path,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", nargs="?", default=HERE / "gpt_10m.mlir", help="where the IR goes")
    parser.add_argument("--layers", type=int, default=CONFIG.layers)
    parser.add_argument("--micro-batch", type=int, default=MICRO_BATCH)
    options = parser.parse_args()
    export(options.path, options.micro_batch, options.layers)


if __name__ == "__main__":
    main()
