# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""What goes wrong when a model is exported, said to the person who wrote the model."""


class ExportError(ValueError):
    """The model cannot be expressed as weft IR, or the arguments of `export` do not fit it.

    The message names the parameter or the op (with its shape) and, where JAX knows it, the Python line.
    """


def at_line(where):
    """Returns the suffix of a message for a source position `(file, line)`; empty where it is unknown."""
    return f" at {where[0]}:{where[1]}" if where else ""
