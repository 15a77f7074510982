# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""How a parameter is filled before the first step.

The runtime draws random initial values from a counter-based generator, so they depend on the seed and the
parameter, never on the number of ranks. What is written here is only the rule.
"""

import dataclasses
import math

import numpy as np

from .errors import ExportError


def float_literal(value):
    """Returns `value` as an MLIR float literal (which needs a decimal point): 0.02, 1.0e-08, 3.0."""
    value = float(value)
    if not math.isfinite(value):
        raise ExportError(f"expects a finite number, but got {value}")
    text = repr(value)
    if "e" in text:
        mantissa, exponent = text.split("e")
        return f"{mantissa if '.' in mantissa else mantissa + '.0'}e{exponent}"
    return text


@dataclasses.dataclass(frozen=True)
class Initializer:
    """A rule `kind(args...)`; make it with `zeros`, `ones`, `constant`, `normal` or `uniform`."""

    kind: str
    args: tuple = ()

    def __str__(self):
        return ", ".join([self.kind, *(float_literal(a) for a in self.args)])


def zeros():
    """All elements 0."""
    return Initializer("zeros")


def ones():
    """All elements 1."""
    return Initializer("ones")


def constant(value):
    """All elements `value`."""
    return Initializer("constant", (float(value),))


def normal(stddev):
    """Normally distributed with mean 0 and standard deviation `stddev` (at least 0)."""
    if not stddev >= 0:
        raise ExportError(f"expects 'stddev' to be at least 0, but got {stddev}")
    return Initializer("normal", (float(stddev),))


def uniform(low, high):
    """Uniformly distributed in [`low`, `high`)."""
    if not low <= high:
        raise ExportError(f"expects 'low' to be at most 'high', but got {low} and {high}")
    return Initializer("uniform", (float(low), float(high)))


def infer(value):
    """Returns the initializer of a constant array, or None when elements differ or `value` is only a shape."""
    if not hasattr(value, "__array__"):
        return None
    array = np.asarray(value).astype(np.float64)
    if array.size == 0:
        return zeros()
    first = array.flat[0]
    if not np.all(array == first) or not np.isfinite(first):
        return None
    if first == 0:
        return zeros()
    return ones() if first == 1 else constant(first)
