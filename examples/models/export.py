# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Writes the models of this folder as stage-0 IR: an importer must not depend on one family of models.

They are trained by plain gradient descent, so that a test can read the gradient off the parameters.
"""

import pathlib
import sys
import types

import jax
import jax.numpy as jnp

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "python"), str(HERE)]

import convnet  # noqa: E402
import llama  # noqa: E402
import vit  # noqa: E402
import weft_mlir  # noqa: E402

OPTIMIZER = {"lr": 0.1}


def _model(name, module, batch, bounds, initializers, has_aux):
    config = module.Config()

    def loss(params, x, y):
        return module.loss(params, x, y, config)

    def export(path=None):
        return weft_mlir.export(
            loss,
            module.shapes(config),
            batch,
            optimizer=weft_mlir.sgd(**OPTIMIZER),
            mesh={"dp": 2},
            has_aux=has_aux,
            initializers=initializers,
            bounds=bounds,
            path=path,
        )

    return types.SimpleNamespace(
        name=name,
        path=HERE / f"{name}.mlir",
        shapes=lambda: module.shapes(config),
        batch=lambda: batch,
        loss=loss,
        export=export,
        config=config,
        OPTIMIZER=OPTIMIZER,
        INITIALIZERS=initializers,
        MICRO_BATCH=batch["x"].shape[0],
    )


def models():
    """Returns the models by name; each has `shapes`, `batch`, `loss`, `export` and its settings."""
    zeros, ones, normal = weft_mlir.zeros(), weft_mlir.ones(), weft_mlir.normal
    tokens = jax.ShapeDtypeStruct((4, llama.Config.tokens), jnp.int32)
    images = {"x": jax.ShapeDtypeStruct((8, 64), jnp.float32), "y": jax.ShapeDtypeStruct((8,), jnp.int32)}
    vocabulary = llama.Config.vocabulary
    found = [
        _model(
            "llama", llama, {"x": tokens, "y": tokens}, {"x": vocabulary, "y": vocabulary},
            {"*.g": ones, "*": normal(0.08)}, False,
        ),
        _model("vit", vit, images, {"y": 10}, {"*.b": zeros, "*.g": ones, "*": normal(0.1)}, True),
        _model("convnet", convnet, images, {"y": 10}, {"*.b": zeros, "*": normal(0.2)}, True),
    ]
    return {m.name: m for m in found}


if __name__ == "__main__":
    for model in models().values():
        model.export(model.path)
