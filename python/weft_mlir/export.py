# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""`export`: from a JAX loss to stage-0 IR."""

import dataclasses
import inspect
import os
import re
import typing

import jax
import jax.numpy as jnp
import numpy as np
from jaxlib.mlir import ir

from . import initializers as init
from . import lowering, mlir_util, printer
from .errors import ExportError
from .optimizers import Optimizer
from .patterns import Patterns, shorten

# Fed by the runtime, not by the data loader.
_RESERVED = {"rng": ((2,), np.dtype(np.uint32)), "step": ((), np.dtype(np.int32))}
_BATCH_DTYPES = ("float32", "bfloat16", "float16", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "bool")
_PRINTABLE = re.compile(r'^[^"\\\x00-\x1f\x7f]+$')
_PARAM_DTYPES = ("float32", "bfloat16", "float16")


class Weighted(typing.NamedTuple):
    """What a loss returns when micro-batches count differently: a sum and its weight, such as a token count.

    Gradients are those of `total`; they are divided by the weight of the whole global batch.
    """

    total: typing.Any
    weight: typing.Any


@dataclasses.dataclass
class _Param:
    name: str
    shape: tuple
    dtype: np.dtype
    initializer: init.Initializer
    decay: bool
    frozen: bool
    sharding: typing.Any = None

    def text(self):
        flags = [] if self.decay else ["decay = false"]
        flags += ["frozen"] if self.frozen else []
        sharding = f" sharding({', '.join('[' + ', '.join(axes) + ']' for axes in self.sharding)})" if self.sharding else ""
        attributes = f" {{{', '.join(flags)}}}" if flags else ""
        kind = mlir_util.tensor_text(self.shape, element_text(self.dtype))
        return f"weft.param {printer.symbol(self.name)} : {kind} init({self.initializer}){sharding}{attributes}\n"


def element_text(dtype):
    """Returns the MLIR element type of a numpy dtype; integers are signless."""
    names = {"float32": "f32", "bfloat16": "bf16", "float16": "f16", "float64": "f64", "bool": "i1"}
    return names.get(str(dtype), f"i{np.dtype(dtype).itemsize * 8}")


def path_name(path):
    """Returns a pytree path joined by dots: `h0.qkv.w`."""
    parts = []
    for key in path:
        for attribute in ("key", "idx", "name"):
            if hasattr(key, attribute):
                parts.append(str(getattr(key, attribute)))
                break
        else:
            parts.append(str(key))
    return ".".join(parts)


def _named_leaves(tree, what):
    """Returns (names, leaves, treedef) of a pytree. Raises for equal names and for leaves without a shape."""
    flat, treedef = jax.tree_util.tree_flatten_with_path(tree)
    names = [path_name(path) for path, _ in flat]
    leaves = [leaf for _, leaf in flat]
    for name, leaf in zip(names, leaves):
        if not name:
            raise ExportError(f"expects '{what}' to be a dict or another tree with names, but got {type(leaf).__name__}")
        if not _PRINTABLE.match(name):
            raise ExportError(f"expects names of '{what}' without quotes, backslashes and control characters, but got {name!r}")
        if not hasattr(leaf, "shape") or not hasattr(leaf, "dtype"):
            raise ExportError(f"expects '{what}' to hold arrays, but got {type(leaf).__name__} for '{name}'")
        if any(not isinstance(n, (int, np.integer)) for n in leaf.shape):
            raise ExportError(f"expects static shapes, but got {tuple(leaf.shape)} for '{name}'")
    repeated = [n for n in names if names.count(n) > 1]
    if repeated:
        raise ExportError(f"expects names of '{what}' to differ, but got '{repeated[0]}' twice")
    return names, leaves, treedef


class _Batch:
    """The batch arguments of one function: names, shapes, and how the loss is called with them."""

    def __init__(self, batch, function, bounds):
        if not isinstance(batch, dict):
            values = list(batch) if isinstance(batch, (tuple, list)) else [batch]
            signature = [p for p in inspect.signature(function).parameters.values()][1 : 1 + len(values)]
            if len(signature) < len(values):
                raise ExportError(f"expects 'batch' to fit the loss, but got {len(values)} values for {len(signature)} arguments")
            batch = {p.name: v for p, v in zip(signature, values)}
        # A dict flattens in the order of its keys; the order that the user wrote is the one to keep.
        self.names, self.trees, self.specs, self.keys = [], [], [], []
        for key, value in batch.items():
            names, leaves, treedef = _named_leaves({key: value}, "batch")
            self.trees.append((key, treedef, len(leaves)))
            for name, leaf in zip(names, leaves):
                self._add(name, leaf)
        self.bounds = self._bounds(bounds)

    def _add(self, name, leaf):
        is_key = jnp.issubdtype(leaf.dtype, jax.dtypes.prng_key)
        if is_key:
            leaf = jax.ShapeDtypeStruct((*leaf.shape, 2), np.uint32)
        if name in _RESERVED and (tuple(leaf.shape), np.dtype(leaf.dtype)) != _RESERVED[name]:
            shape, dtype = _RESERVED[name]
            raise ExportError(f"expects the reserved input '{name}' to be {dtype}{list(shape)}, but got {leaf.dtype}{list(leaf.shape)}")
        if str(leaf.dtype) not in _BATCH_DTYPES:
            raise ExportError(f"expects the dtype of '{name}' to be one of {', '.join(_BATCH_DTYPES)}, but got {leaf.dtype}")
        self.names.append(name)
        self.keys.append(is_key)
        self.specs.append(jax.ShapeDtypeStruct(tuple(leaf.shape), leaf.dtype))

    def _bounds(self, bounds):
        known = {}
        for name, spec in zip(self.names, self.specs):
            if name not in bounds:
                continue
            if not jnp.issubdtype(spec.dtype, jnp.integer):
                raise ExportError(f"expects 'bounds' to name integer inputs, but got '{name}' of dtype {spec.dtype}")
            known[name] = int(bounds[name])
            if known[name] <= 0:
                raise ExportError(f"expects the bound of '{name}' to be positive, but got {known[name]}")
        return known

    def call(self, function, params, values):
        """Calls `function(params, **batch)` with flat `values`."""
        arguments = {}
        position = 0
        for key, treedef, count in self.trees:
            leaves = [
                jax.random.wrap_key_data(v) if is_key else v
                for v, is_key in zip(values[position : position + count], self.keys[position : position + count])
            ]
            position += count
            arguments[key] = jax.tree_util.tree_unflatten(treedef, leaves)[key]
        return function(params, **arguments)


def _scalar(value, what):
    value = jnp.asarray(value)
    if value.shape != ():
        raise ExportError(f"expects {what} to be a scalar, but got shape {tuple(value.shape)}")
    return value.astype(jnp.float32)


def _split_result(result, has_aux):
    """Returns (loss, weight or None, metrics) of what a loss returned, all f32 scalars."""
    metrics = {}
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2 or isinstance(result, Weighted):
            raise ExportError("expects the loss to return (loss, dict of scalars) with 'has_aux'")
        result, aux = result
        names, leaves, _ = _named_leaves(jax.tree_util.tree_map(jnp.asarray, aux), "aux")
        metrics = {n: _scalar(v, f"'{n}'") for n, v in zip(names, leaves)}
    if isinstance(result, Weighted):
        return _scalar(result.total, "the loss"), _scalar(result.weight, "the weight"), metrics
    if isinstance(result, (tuple, list, dict)):
        raise ExportError(f"expects the loss to return a scalar, but got a {type(result).__name__}; is 'has_aux' missing?")
    return _scalar(result, "the loss"), None, metrics


class _Model:
    """The parameters, split in trained and frozen ones."""

    def __init__(self, params, initializers, decay, frozen, sharding):
        self.names, self.leaves, self.treedef = _named_leaves(params, "params")
        if not self.names:
            raise ExportError("expects 'params' to hold at least one parameter, but got none")
        init_rules = Patterns("initializers", initializers)
        decay_rules = Patterns("decay", decay)
        frozen_rules = Patterns("frozen", {p: True for p in frozen} if not isinstance(frozen, dict) else frozen)
        sharding_rules = Patterns("sharding", sharding)
        self.params = []
        for name, leaf in zip(self.names, self.leaves):
            is_frozen = bool(frozen_rules.get(name, False))
            if str(leaf.dtype) not in _PARAM_DTYPES:
                raise ExportError(f"expects the dtype of '{name}' to be one of {', '.join(_PARAM_DTYPES)}, but got {leaf.dtype}")
            rule = init_rules.get(name) or init.infer(leaf)
            if rule is None:
                raise ExportError(
                    f"expects an initializer for '{name}', whose values are not constant: "
                    f"pass initializers={{\"{name}\": weft_mlir.normal(0.02)}} (patterns such as \"*.w\" work too)"
                )
            decays = bool(decay_rules.get(name, len(leaf.shape) >= 2)) and not is_frozen
            axes = sharding_rules.get(name)
            if axes is not None and len(axes) != len(leaf.shape):
                raise ExportError(f"expects the sharding of '{name}' to have {len(leaf.shape)} entries, but got {len(axes)}")
            # A frozen parameter is not updated, so whether it decays is not a question.
            self.params.append(
                _Param(name, tuple(leaf.shape), leaf.dtype, rule, decays or is_frozen, is_frozen, axes)
            )
        for rules in (init_rules, decay_rules, frozen_rules, sharding_rules):
            rules.check_used(self.names)
        self.trained = [i for i, p in enumerate(self.params) if not p.frozen]
        if not self.trained:
            raise ExportError("expects at least one parameter to be trained, but all are frozen")

    def specs(self):
        return [jax.ShapeDtypeStruct(p.shape, p.dtype) for p in self.params]

    def tree(self, leaves):
        return jax.tree_util.tree_unflatten(self.treedef, leaves)


def export(
    loss,
    params,
    batch,
    *,
    optimizer,
    mesh=None,
    batch_axes=None,
    has_aux=False,
    eval_loss=None,
    eval_batch=None,
    eval_has_aux=None,
    initializers=None,
    decay=None,
    frozen=(),
    bounds=None,
    sharding=None,
    path=None,
):
    """Exports one micro-batch of one rank of a training step and returns it as the text of stage-0 IR.

    Args:
      loss: `loss(params, **batch)` returns the mean over the micro-batch (a scalar), or `Weighted(total, weight)`.
      params: pytree of arrays or `jax.ShapeDtypeStruct` (f32, bf16 or f16). A parameter's name is its path in the
        tree, joined by dots. A tied parameter is one leaf and gets one gradient.
      batch: dict from argument name to an array or `jax.ShapeDtypeStruct` (or a pytree of them, whose names are
        joined by dots), or a tuple in the order of the loss's arguments. The shapes are those of one micro-batch of
        one rank. Reserved names, fed by the runtime: `rng` (uint32[2] key data, or a `jax.random.key`), `step` (int32[]).
      optimizer: from `sgd`, `momentum`, `adamw` or `elementwise`.
      mesh: dict from axis name to size, e.g. {"dp": 4}; the default is {"dp": 1}. The command line may replace it.
      batch_axes: names of the axes that the batch is split over; the default is all of them.
      has_aux: the loss returns `(loss, dict of scalars)`; the scalars are logged under their names.
      eval_loss: a function like `loss` without gradients, for an evaluation; True stands for `loss` itself.
      eval_batch: its batch; the default is `batch`, less what `eval_loss` has no argument for.
      eval_has_aux: as `has_aux`; the default is `has_aux` when `eval_loss` is True, else False.
      initializers: dict from name pattern (wildcards of the shell) to `zeros()`, `ones()`, `constant(c)`,
        `normal(stddev)` or `uniform(low, high)`; the first that matches wins. Arrays whose elements are all equal need none.
      decay: dict from name pattern to bool. The default: parameters with two or more dimensions decay, others do not.
      frozen: patterns of parameters that are read but not trained.
      bounds: dict from integer input to n: its values lie in [0, n), which the loader checks.
      sharding: dict from name pattern to a list with the mesh axes of each dimension; shapes are then the local ones.
      path: a file to write the text to; nothing is left half-written.

    Raises:
      ExportError: what cannot be expressed, with the parameter, or the op, its shape and the Python line.

    Returns:
      The IR as text: the same bytes for the same model and the same versions of JAX.
    """
    if not isinstance(optimizer, Optimizer):
        raise ExportError(f"expects 'optimizer' to be made by weft_mlir.adamw or a like function, but got {type(optimizer).__name__}")
    model = _Model(params, initializers, decay, frozen, sharding)
    bounds = dict(bounds or {})
    inputs = _Batch(batch, loss, bounds)
    modules = {"train": _lower_train(model, loss, inputs, has_aux)}
    arguments = {"train": inputs}
    if eval_loss:
        if eval_loss is True:
            eval_loss, eval_has_aux = loss, has_aux if eval_has_aux is None else eval_has_aux
        chosen = eval_batch if eval_batch is not None else _accepted(batch, eval_loss)
        arguments["eval"] = _Batch(chosen, eval_loss, bounds)
        modules["eval"] = _lower_eval(model, eval_loss, arguments["eval"], bool(eval_has_aux))
    for name in bounds:
        if all(name not in each.bounds for each in arguments.values()):
            raise ExportError(f"expects 'bounds' to name inputs, but got '{name}'; inputs: {shorten(inputs.names)}")

    text = _mesh_text(mesh, batch_axes, model) + "\n"
    text += "".join(p.text() for p in model.params) + "\n" + optimizer.text() + "\n"
    module = printer.merge_functions(modules)
    with module.context:
        aliases, functions = printer.print_functions(module, {n: each.names for n, each in arguments.items()})
    text = "".join(f"{line}\n" for line in aliases) + ("\n" if aliases else "") + text + functions
    if path:
        _write(path, text)
    return text


def _write(path, text):
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        with open(temporary, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    finally:
        if os.path.exists(temporary):
            os.remove(temporary)


def _accepted(batch, function):
    """Returns the part of a dict `batch` that `function` has arguments for."""
    parameters = inspect.signature(function).parameters.values()
    if not isinstance(batch, dict) or any(p.kind == p.VAR_KEYWORD for p in parameters):
        return batch
    names = {p.name for p in parameters}
    return {k: v for k, v in batch.items() if k in names}


def _mesh_text(mesh, batch_axes, model):
    mesh = dict(mesh) if mesh else {"dp": 1}
    for axis, size in mesh.items():
        if not isinstance(size, int) or size < 1:
            raise ExportError(f"expects the size of mesh axis '{axis}' to be a positive integer, but got {size}")
    batch_axes = list(mesh) if batch_axes is None else list(batch_axes)
    for axis in batch_axes:
        if axis not in mesh:
            raise ExportError(f"expects 'batch_axes' to name axes of the mesh ({', '.join(mesh)}), but got '{axis}'")
    for param in model.params:
        for axis in [a for axes in param.sharding or () for a in axes]:
            if axis not in mesh:
                raise ExportError(f"expects the sharding of '{param.name}' to name axes of the mesh ({', '.join(mesh)}), but got '{axis}'")
    axes = ", ".join(f"{axis} = {size}" for axis, size in mesh.items())
    return f"weft.mesh @mesh({axes}) batch_axes({', '.join(batch_axes)})\n"


def _lower_train(model, loss, inputs, has_aux):
    metrics = []
    weighted = []

    def step(leaves, values):
        def total(trained):
            merged = list(leaves)
            for index, leaf in zip(model.trained, trained):
                merged[index] = leaf
            value, weight, aux = _split_result(inputs.call(loss, model.tree(merged), values), has_aux)
            metrics[:] = list(aux)
            weighted[:] = [weight is not None]
            return value, ([weight] if weight is not None else [], list(aux.values()))

        trained = [leaves[i] for i in model.trained]
        (value, (weight, aux)), grads = jax.value_and_grad(total, has_aux=True)(trained)
        return value, weight, aux, grads

    def forward(leaves, values):
        return _split_result(inputs.call(loss, model.tree(leaves), values), has_aux)

    specs = (model.specs(), inputs.specs)
    lowering.check_jaxpr(jax.make_jaxpr(forward)(*specs).jaxpr)
    module = lowering.lower(step, specs)
    _add_weft_ops(module, model, inputs, metrics, bool(weighted[0]), trains=True)
    return module


def _lower_eval(model, loss, inputs, has_aux):
    metrics = []
    weighted = []

    def evaluate(leaves, values):
        value, weight, aux = _split_result(inputs.call(loss, model.tree(leaves), values), has_aux)
        metrics[:] = list(aux)
        weighted[:] = [weight is not None]
        return value, [weight] if weight is not None else [], list(aux.values())

    specs = (model.specs(), inputs.specs)
    lowering.check_jaxpr(jax.make_jaxpr(evaluate)(*specs).jaxpr)
    module = lowering.lower(evaluate, specs)
    _add_weft_ops(module, model, inputs, metrics, bool(weighted[0]), trains=False)
    return module


def _add_weft_ops(module, model, inputs, metrics, weighted, trains):
    """Turns parameters from arguments into reads, and results into gradients, metrics and the loss."""
    with module.context, ir.Location.unknown():
        main = mlir_util.functions(module)["main"]
        block = main.regions[0].blocks[0]
        terminator = block.operations[len(block.operations) - 1].operation
        results = list(terminator.operands)
        loss = results[: 1 + weighted]
        values = results[1 + weighted : 1 + weighted + len(metrics)]
        grads = results[1 + weighted + len(metrics) :]
        arguments = list(block.arguments)
        count = len(model.params)
        if trains:
            _check_used(model, arguments, grads)

        first = ir.InsertionPoint.at_block_begin(block)
        reads = []
        for param, argument in zip(model.params, arguments[:count]):
            if not list(argument.uses):
                reads.append(None)
                continue
            read = _weft("read", [argument.type], [], first, param.name)
            argument.replace_all_uses_with(read.results[0])
            reads.append(read)
        # Uses by the terminator were replaced too: take the values from it again.
        results = list(terminator.operands)
        loss, values, grads = results[: len(loss)], results[len(loss) : len(results) - len(grads)], results[len(results) - len(grads) :]
        last = ir.InsertionPoint(terminator)
        behind = {}
        for index, value in zip(model.trained, grads):
            grad = _weft("grad", [], [value], last, model.params[index].name)
            _move_behind(grad, value, behind)
        for name, value in zip(metrics, values):
            _weft("metric", [], [value], last, name, symbol=False)
        _weft("loss", [], loss, last)
        ir.Operation.create("func.return", ip=last)
        terminator.erase()
        for _ in range(count):
            block.erase_argument(0)

        main.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([a.type for a in block.arguments], []))
        main.attributes["arg_attrs"] = ir.ArrayAttr.get([_argument_attributes(inputs, name) for name in inputs.names])
        main.attributes["weft.step" if trains else "weft.eval"] = ir.UnitAttr.get()


def _weft(op, results, operands, where, name=None, symbol=True):
    attributes = {}
    if name is not None:
        attributes["name"] = ir.FlatSymbolRefAttr.get(name) if symbol else ir.StringAttr.get(name)
    return ir.Operation.create(f"weft.{op}", results=results, operands=operands, attributes=attributes, ip=where)


def _move_behind(grad, value, last):
    """Moves a gradient to where its value is made, behind other gradients of the same operation.

    So the text shows the backward pass handing over one gradient after the other. `last` remembers what stands behind
    an operation already.
    """
    owner = value.owner
    if isinstance(owner, ir.Block):
        return
    grad.move_after(last.get(owner.operation, owner.operation))
    last[owner.operation] = grad


def _argument_attributes(inputs, name):
    attributes = {"weft.name": ir.StringAttr.get(name)}
    if name in inputs.bounds:
        attributes["weft.bound"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), inputs.bounds[name])
    return ir.DictAttr.get(attributes)


def _is_zero(value):
    """True if `value` is a constant zero, filled or splat."""
    owner = value.owner
    if isinstance(owner, ir.Block):
        return False
    op = owner.operation
    if op.name == "arith.constant":
        attribute = op.attributes["value"]
        if isinstance(attribute, ir.DenseElementsAttr):
            return attribute.is_splat and float(ir.FloatAttr(attribute.get_splat_value()).value) == 0.0
        return isinstance(attribute, ir.FloatAttr) and attribute.value == 0.0
    if op.name == "linalg.fill":
        return _is_zero(op.operands[0])
    if op.name == "linalg.generic" and len(op.operands) == 2:
        body = [inner.operation for inner in op.regions[0].blocks[0]]
        passes = len(body) == 1 and isinstance(body[0].operands[0].owner, ir.Block)
        return passes and ir.BlockArgument(body[0].operands[0]).arg_number == 0 and _is_zero(op.operands[0])
    return False


def _check_used(model, arguments, grads):
    for param, argument in zip(model.params, arguments):
        if not list(argument.uses):
            raise ExportError(
                f"expects every parameter to be used by the loss, but got '{param.name}', which is not: remove it from 'params'"
            )
    for index, value in zip(model.trained, grads):
        if _is_zero(value):
            name = model.params[index].name
            raise ExportError(
                f"expects the loss to depend on every trained parameter, but got '{name}', whose gradient is always "
                f"zero: pass frozen=[\"{name}\"]"
            )
