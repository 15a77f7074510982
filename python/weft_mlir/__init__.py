# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Hands JAX models over to weft.

    import weft_mlir

    weft_mlir.export(loss, params, {"x": x, "y": y}, optimizer=weft_mlir.adamw(1e-3), path="model.mlir",
                     initializers={"*.w": weft_mlir.normal(0.02)})

JAX differentiates; what is written is one micro-batch of one rank as stage-0 IR, which `weft-compile` turns into a
step for any number of ranks.
"""

from .errors import ExportError
from .export import Weighted, export, path_name
from .initializers import Initializer, constant, normal, ones, uniform, zeros
from .optimizers import Optimizer, adamw, elementwise, momentum, sgd

__all__ = [
    "ExportError",
    "Initializer",
    "Optimizer",
    "Weighted",
    "adamw",
    "constant",
    "elementwise",
    "export",
    "momentum",
    "normal",
    "ones",
    "path_name",
    "sgd",
    "uniform",
    "zeros",
]
