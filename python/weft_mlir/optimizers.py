# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Optimizers as IR: an elementwise region that updates one element of one parameter.

The region gets, as f32 scalars: the parameter `p`, its gradient `g` (already divided), one value for each state,
the learning rate `lr` of this step, `decay` (1 where the parameter decays, else 0) and the 1-based `step` number.
It yields the new parameter and the new states.
"""

import dataclasses
import re

from .errors import ExportError
from .initializers import float_literal

_IDENTIFIER = re.compile(r"^[A-Za-z_]\w*$")
_RESERVED = ("p", "g", "lr", "decay", "step")


@dataclasses.dataclass(frozen=True)
class Optimizer:
    """An update rule: its symbol, the names of its states, the learning rate, and the lines of the region."""

    name: str
    states: tuple
    lr: float
    body: str

    def __post_init__(self):
        for name in (self.name, *self.states):
            if not _IDENTIFIER.match(name) or name in _RESERVED:
                raise ExportError(f"expects names of an optimizer and its states to be identifiers, but got '{name}'")
        if len(set(self.states)) != len(self.states):
            raise ExportError(f"expects names of states to differ, but got {list(self.states)}")

    def text(self):
        """Returns the `weft.optimizer` op."""
        states = f" states({', '.join(self.states)})"
        arguments = ", ".join(f"%{n}: f32" for n in ("p", "g", *self.states, "lr", "decay", "step"))
        body = "".join(f"  {line}\n" for line in self.body.strip().splitlines())
        return f"weft.optimizer @{self.name}{states} lr({float_literal(self.lr)}) {{\n^bb0({arguments}):\n{body}}}\n"


def _constants(**values):
    return "".join(f"%{name} = arith.constant {float_literal(value)} : f32\n" for name, value in values.items())


def _within(name, value, low, high):
    if not low <= value < high:
        raise ExportError(f"expects '{name}' to be in [{low}, {high}), but got {value}")


def sgd(lr, weight_decay=0.0):
    """Plain gradient descent: p - lr * (g + weight_decay * decay * p)."""
    body = _constants(wd=weight_decay) + _DECAYED_GRADIENT
    body += """%s = arith.mulf %lr, %gd : f32
%p1 = arith.subf %p, %s : f32
weft.yield %p1 : f32"""
    return Optimizer("sgd", (), lr, body)


_DECAYED_GRADIENT = """%w = arith.mulf %wd, %decay : f32
%wp = arith.mulf %w, %p : f32
%gd = arith.addf %g, %wp : f32
"""


def momentum(lr, momentum=0.9, weight_decay=0.0, nesterov=False):
    """Gradient descent with momentum: v = momentum * v + g'; p - lr * v, with g' = g + weight_decay * decay * p.

    With `nesterov` the step is lr * (g' + momentum * v).
    """
    _within("momentum", momentum, 0, 1)
    body = _constants(mu=momentum, wd=weight_decay) + _DECAYED_GRADIENT
    body += """%mv = arith.mulf %mu, %v : f32
%v1 = arith.addf %mv, %gd : f32
"""
    if nesterov:
        body += """%nv = arith.mulf %mu, %v1 : f32
%u = arith.addf %gd, %nv : f32
%s = arith.mulf %lr, %u : f32
"""
    else:
        body += "%s = arith.mulf %lr, %v1 : f32\n"
    body += """%p1 = arith.subf %p, %s : f32
weft.yield %p1, %v1 : f32, f32"""
    return Optimizer("momentum", ("v",), lr, body)


def adamw(lr, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.01):
    """AdamW (arXiv 1711.05101, algorithm 2 with schedule folded into `lr`; same defaults as torch and optax).

    m = beta1 * m + (1 - beta1) * g and v = beta2 * v + (1 - beta2) * g * g, both divided by 1 - beta^step;
    p - lr * (m' / (sqrt(v') + eps) + weight_decay * decay * p).
    """
    _within("beta1", beta1, 0, 1)
    _within("beta2", beta2, 0, 1)
    body = _constants(
        one=1.0, beta1=beta1, rest1=round(1.0 - beta1, 12), beta2=beta2, rest2=round(1.0 - beta2, 12), eps=eps, wd=weight_decay
    )
    body += """%m_old = arith.mulf %beta1, %m : f32
%m_new = arith.mulf %rest1, %g : f32
%m1 = arith.addf %m_old, %m_new : f32
%gg = arith.mulf %g, %g : f32
%v_old = arith.mulf %beta2, %v : f32
%v_new = arith.mulf %rest2, %gg : f32
%v1 = arith.addf %v_old, %v_new : f32
%pow1 = math.powf %beta1, %step : f32
%pow2 = math.powf %beta2, %step : f32
%bias1 = arith.subf %one, %pow1 : f32
%bias2 = arith.subf %one, %pow2 : f32
%m_hat = arith.divf %m1, %bias1 : f32
%v_hat = arith.divf %v1, %bias2 : f32
%root = math.sqrt %v_hat : f32
%den = arith.addf %root, %eps : f32
%ratio = arith.divf %m_hat, %den : f32
%w = arith.mulf %wd, %decay : f32
%wp = arith.mulf %w, %p : f32
%dir = arith.addf %ratio, %wp : f32
%s = arith.mulf %lr, %dir : f32
%p1 = arith.subf %p, %s : f32
weft.yield %p1, %m1, %v1 : f32, f32, f32"""
    return Optimizer("adamw", ("m", "v"), lr, body)


# StableHLO op -> op of arith or math with the same operands, for f32 and (where it has one) i1 or integer results.
_ELEMENTWISE = {
    "add": "arith.addf",
    "subtract": "arith.subf",
    "multiply": "arith.mulf",
    "divide": "arith.divf",
    "maximum": "arith.maximumf",
    "minimum": "arith.minimumf",
    "remainder": "arith.remf",
    "power": "math.powf",
    "atan2": "math.atan2",
    "negate": "arith.negf",
    "abs": "math.absf",
    "sqrt": "math.sqrt",
    "rsqrt": "math.rsqrt",
    "cbrt": "math.cbrt",
    "exponential": "math.exp",
    "exponential_minus_one": "math.expm1",
    "log": "math.log",
    "log_plus_one": "math.log1p",
    "tanh": "math.tanh",
    "sine": "math.sin",
    "cosine": "math.cos",
    "floor": "math.floor",
    "ceil": "math.ceil",
    "and": "arith.andi",
    "or": "arith.ori",
    "xor": "arith.xori",
}
# NaN compares unequal to everything, as in Python.
_COMPARE = {"EQ": "oeq", "NE": "une", "LT": "olt", "LE": "ole", "GT": "ogt", "GE": "oge"}


def elementwise(name, states, rule, lr):
    """Returns an optimizer from a JAX function on scalars.

    `rule(p, g, *states, lr, decay, step)` gets f32 scalars and returns `(new p, *new states)`. It may use
    elementwise arithmetic, comparisons, `jnp.where` and the usual functions; anything else is an `ExportError`.

    Example: Lion is `elementwise("lion", ["m"], lion, lr=1e-4)` with::

        def lion(p, g, m, lr, decay, step):
            update = jnp.sign(0.9 * m + 0.1 * g)
            return p - lr * (update + 0.1 * decay * p), 0.99 * m + 0.01 * g
    """
    import jax
    import jax.numpy as jnp

    from . import lowering

    states = tuple(states)
    Optimizer(name, states, lr, "")  # checks the names before they are used
    scalar = jax.ShapeDtypeStruct((), jnp.float32)

    def traced(*arguments):
        results = rule(*arguments)
        results = results if isinstance(results, (tuple, list)) else (results,)
        if len(results) != 1 + len(states):
            raise ExportError(f"expects the rule of '{name}' to return {1 + len(states)} values, but got {len(results)}")
        return tuple(jnp.asarray(r, jnp.float32) for r in results)

    count = 2 + len(states) + 3
    shapes = jax.eval_shape(traced, *[scalar] * count)
    for shape in shapes:
        if shape.shape != ():
            raise ExportError(f"expects the rule of '{name}' to return scalars, but got {shape.shape}")
    names = [f"%{n}" for n in ("p", "g", *states, "lr", "decay", "step")]
    body = lowering.scalar_body(traced, [scalar] * count, names, _elementwise_line, name)
    return Optimizer(name, states, lr, body)


def _elementwise_line(op, operands, result, rule):
    """Returns the line of arith or math for one scalar StableHLO op; see `lowering.scalar_body`."""
    kind = op.name.removeprefix("stablehlo.")
    types = [str(v.type).removeprefix("tensor<").removesuffix(">") for v in [*op.operands, *op.results]]
    if kind == "constant":
        value = op.attributes["value"].get_splat_value()
        text = str(value).split(" : ")[0]
        return f"{result} = arith.constant {text} : {types[-1]}" if types[-1] != "i1" else f"{result} = arith.constant {text}"
    if kind == "compare" and types[0] == "f32":
        direction = str(op.attributes["comparison_direction"]).split()[-1].rstrip(">")
        return f"{result} = arith.cmpf {_COMPARE[direction]}, {', '.join(operands)} : f32"
    if kind == "select":
        return f"{result} = arith.select {', '.join(operands)} : {types[-1]}"
    if kind == "sign" and types[-1] == "f32":
        # +-1 for what is not zero; zeros and NaN are their own sign.
        zero, one = f"{result}z", f"{result}o"
        return (
            f"{zero} = arith.constant 0.0 : f32\n{one} = arith.constant 1.0 : f32\n"
            f"{result}c = math.copysign {one}, {operands[0]} : f32\n"
            f"{result}n = arith.cmpf one, {operands[0]}, {zero} : f32\n"
            f"{result} = arith.select {result}n, {result}c, {operands[0]} : f32"
        )
    if kind == "logistic":
        return (
            f"{result}o = arith.constant 1.0 : f32\n{result}n = arith.negf {operands[0]} : f32\n"
            f"{result}e = math.exp {result}n : f32\n{result}d = arith.addf {result}o, {result}e : f32\n"
            f"{result} = arith.divf {result}o, {result}d : f32"
        )
    if kind == "not" and types[-1] == "i1":
        return f"{result}t = arith.constant true\n{result} = arith.xori {operands[0]}, {result}t : i1"
    if kind == "convert" and types == ["i1", "f32"]:
        return f"{result} = arith.uitofp {operands[0]} : i1 to f32"
    wanted = "i1" if kind in ("and", "or", "xor") else "f32"
    if kind in _ELEMENTWISE and all(t == wanted for t in types):
        return f"{result} = {_ELEMENTWISE[kind]} {', '.join(operands)} : {wanted}"
    raise ExportError(f"cannot express '{op.name}' of type {op.results[0].type} in the rule of '{rule}'")
