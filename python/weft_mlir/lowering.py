# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""From a JAX function to one function of upstream MLIR ops (linalg, tensor, arith, math, scf).

JAX lowers to StableHLO; the passes that jaxlib itself ships lower that to linalg on tensors. This module removes
what stands between: loops with a known trip count are unrolled, calls are inlined, scatters and concatenations
are rewritten, unsigned integers become signless, and anything left over is an error.
"""

import functools
import os

import jax
from jax._src import source_info_util
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lax.control_flow import loops
from jax._src.random import threefry2x32
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _stablehlo
from jaxlib.mlir.passmanager import PassManager

from . import mlir_util as mu
from .errors import ExportError, at_line
from .scatter import rewrite_scatters

# What stage 0 may hold besides the ops of weft.
_DIALECTS = ("linalg", "tensor", "arith", "math", "scf", "func", "weft", "builtin")

_BEFORE = "builtin.module(func.func(chlo-legalize-to-stablehlo),canonicalize,cse,symbol-dce)"
_AFTER = "builtin.module(stablehlo-legalize-to-linalg,canonicalize,cse)"
_CLEAN = "builtin.module(canonicalize,cse)"


@functools.cache
def _register_passes():
    _stablehlo.register_stablehlo_passes()


def _unrolled_scan(*args, unroll, **params):
    del unroll
    return loops._scan_impl(*args, unroll=0, **params)  # 0: every iteration stands outside of the loop


def _lowering_parameters():
    """Returns JAX's private lowering parameters with the rules that keep loops out of the graph.

    `lax.scan` (and `lax.fori_loop` with constant bounds, which is one) is unrolled; the random bit generator is
    the unrolled one that other platforms than the CPU use anyway.
    """
    rules = (
        (loops.scan_p, jax_mlir.lower_fun(_unrolled_scan, multiple_results=True)),
        (threefry2x32.threefry2x32_p, threefry2x32._threefry2x32_lowering_rule),
    )
    return jax_mlir.LoweringParameters(override_lowering_rules=rules)


# JAX primitives that no rewriting can express, and what to do instead.
_REFUSED = {
    "while": "a loop whose trip count depends on data cannot be scheduled: use 'lax.fori_loop' with constant bounds "
    "or 'lax.scan', which are unrolled",
    "pure_callback": "a step runs without Python",
    "io_callback": "a step runs without Python",
    "debug_callback": "a step runs without Python: remove 'jax.debug.print' and 'jax.debug.callback'",
    "debug_print": "a step runs without Python: remove 'jax.debug.print' and 'jax.debug.callback'",
}


def _jaxpr_position(equation):
    frame = None
    own = os.path.dirname(os.path.abspath(__file__)) + os.sep
    for candidate in source_info_util.user_frames(equation.source_info.traceback):
        if not os.path.abspath(candidate.file_name).startswith(own):
            frame = candidate
            break
    return (frame.file_name, frame.start_line) if frame else None


def _inner_jaxprs(equation):
    for value in equation.params.values():
        for item in value if isinstance(value, (tuple, list)) else (value,):
            inner = getattr(item, "jaxpr", item)
            if hasattr(inner, "eqns"):
                yield inner


def check_jaxpr(jaxpr):
    """Raises `ExportError` for a primitive that cannot be expressed, with its shapes and the user's line.

    Runs on the trace of the loss alone, before it is differentiated, since JAX's own message about the
    derivative of a while loop names neither.
    """
    for equation in jaxpr.eqns:
        name = equation.primitive.name
        shapes = ", ".join(v.aval.str_short().removeprefix("~") for v in equation.outvars)
        if name in _REFUSED:
            raise ExportError(
                f"cannot express '{name}' ({shapes}){at_line(_jaxpr_position(equation))}: {_REFUSED[name]}"
            )
        for var in equation.outvars:
            if any(not isinstance(n, int) for n in getattr(var.aval, "shape", ())):
                raise ExportError(
                    f"expects static shapes, but got '{name}' of type {shapes}{at_line(_jaxpr_position(equation))}"
                )
        for inner in _inner_jaxprs(equation):
            check_jaxpr(inner)


def lower(function, arguments):
    """Lowers `function(*arguments)` and returns an `ir.Module` with one function `main`.

    `arguments` are arrays or `jax.ShapeDtypeStruct`; the function of the module has one argument for each leaf in
    the order of the pytree, and one result for each leaf of the result. Element types are signless.
    Raises `ExportError` naming the op, its type and the Python line for what cannot be expressed.
    """
    with jax_mlir.make_ir_context() as context, ir.Location.unknown():
        module = _prepared(context, function, arguments)
        main = mu.functions(module)["main"]
        _rewrite_concatenations(main)
        _make_arguments_signless(main)
        _run(_AFTER, module)
        _resolve_casts(main)
        _run(_CLEAN, module)
        _check_left_over(main)
        module.operation.verify()
    return module


def rewritten_stablehlo(function, arguments):
    """Returns the text of `function` when only StableHLO and `weft.scatter_add` are in it, for tests of the rewriting."""
    with jax_mlir.make_ir_context() as context, ir.Location.unknown():
        return _prepared(context, function, arguments).operation.get_asm(print_generic_op_form=True)


def _prepared(context, function, arguments):
    """Returns the StableHLO of `function` as one function, without calls, loops and scatters."""
    _register_passes()
    traced = jax.jit(function, keep_unused=True).trace(*arguments)
    lowered = traced.lower(lowering_platforms=("cpu",), _private_parameters=_lowering_parameters())
    # A copy: JAX caches its module, and this one is changed.
    text = lowered.compiler_ir("stablehlo").operation.get_asm(enable_debug_info=True)
    context.allow_unregistered_dialects = True
    _load_dialects()
    module = ir.Module.parse(text)
    mu.inline_all(module)
    _strip_attributes(module)
    _run(_BEFORE, module)
    main = mu.functions(module)["main"]
    _check_static(main)
    _rewrite_cases(main)
    _drop_barriers(main)
    _drop_empty_reductions(main)
    rewrite_scatters(main)
    return module


def _run(pipeline, module):
    try:
        PassManager.parse(pipeline).run(module.operation)
    except ir.MLIRError as error:
        diagnostics = [d for d in error.error_diagnostics if str(d.message)]
        where = next((p for p in (mu.position(d.location) for d in diagnostics) if p), None)
        text = "; ".join(str(d.message) for d in diagnostics) or str(error)
        raise ExportError(f"cannot lower the model{at_line(where)}: {text}") from error


def _load_dialects():
    """Loads linalg, tensor and the others into the context: running the pass on an empty module does."""
    PassManager.parse(_AFTER).run(ir.Module.parse("module {}").operation)


def _strip_attributes(module):
    """Removes what JAX and XLA say to each other: attributes of the module, the arguments and the results."""
    for name in list(module.operation.attributes):
        if name != "sym_name":
            del module.operation.attributes[name]
    main = mu.functions(module)["main"]
    for name in ("arg_attrs", "res_attrs", "sym_visibility"):
        if name in main.attributes:
            del main.attributes[name]
    for op in mu.walk(main):
        for name in list(op.attributes):
            if name.startswith(("mhlo.", "jax.")):
                del op.attributes[name]


def _check_static(main):
    for op in mu.walk(main):
        for result in op.results:
            if isinstance(result.type, ir.RankedTensorType) and not ir.RankedTensorType(result.type).has_static_shape:
                raise ExportError(
                    f"expects static shapes, but got '{op.name}' of type {result.type}{at_line(mu.position(op.location))}"
                )


def _rewrite_cases(main):
    """Turns `lax.cond` and `lax.switch` into selections: all branches are computed, one result is kept.

    A step is a straight line, so that lifetimes and order are exact; branches of a model are pure.
    """
    for op in reversed(mu.walk(main, "stablehlo.case")):  # inner ones first
        outcomes = []
        for region in op.regions:
            body = [inner.operation for inner in region.blocks[0]]
            for inner in body[:-1]:
                inner.move_before(op)
            outcomes.append(list(body[-1].operands))
        with op.location:
            values = outcomes[-1]  # an index out of range takes the last branch
            for number in reversed(range(len(outcomes) - 1)):
                chosen = _equals(op, number)
                values = [_select(op, chosen, a, b) for a, b in zip(outcomes[number], values)]
        for result, value in zip(list(op.results), values):
            result.replace_all_uses_with(value)
        op.erase()


def _equals(op, number):
    where = ir.InsertionPoint(op)
    kind = op.operands[0].type
    value = ir.DenseElementsAttr.get_splat(kind, ir.IntegerAttr.get(ir.RankedTensorType(kind).element_type, number))
    constant = ir.Operation.create("stablehlo.constant", results=[kind], attributes={"value": value}, ip=where)
    return ir.Operation.create(
        "stablehlo.compare",
        results=[ir.RankedTensorType.get([], ir.IntegerType.get_signless(1))],
        operands=[op.operands[0], constant.results[0]],
        attributes={"comparison_direction": ir.Attribute.parse("#stablehlo<comparison_direction EQ>")},
        ip=where,
    ).results[0]


def _select(op, condition, a, b):
    where = ir.InsertionPoint(op)
    return ir.Operation.create("stablehlo.select", results=[a.type], operands=[condition, a, b], ip=where).results[0]


def _drop_barriers(main):
    """Removes the barriers that `jax.checkpoint` leaves, so that what it would recompute is computed once.

    What to recompute is decided under a memory budget, when the step is compiled; results are the same.
    """
    for op in mu.walk(main, "stablehlo.optimization_barrier"):
        for result, value in zip(list(op.results), list(op.operands)):
            result.replace_all_uses_with(value)
        op.erase()


def _drop_empty_reductions(main):
    """Removes reductions over no dimension (`.sum()` of a scalar): jaxlib lowers the others only."""
    for op in mu.walk(main, "stablehlo.reduce"):
        if len(list(ir.DenseI64ArrayAttr(op.attributes["dimensions"]))) == 0:
            for result, value in zip(list(op.results), list(op.operands)):
                result.replace_all_uses_with(value)  # the initial value of JAX's reductions is neutral
            op.erase()


def _rewrite_concatenations(main):
    """Turns concatenations into chains of `tensor.insert_slice`.

    jaxlib's own lowering is a loop nest that chooses the source of every element by comparing its index; slices are
    views for everything downstream.
    """
    for op in mu.walk(main, "stablehlo.concatenate"):
        shape, element = mu.shaped(op.results[0].type)
        dim = ir.IntegerAttr(op.attributes["dimension"]).value
        unsigned = str(element).startswith("ui")
        signless = str(element).removeprefix("u")
        result = mu.tensor_text(shape, signless)
        lines = [f"    %d0 = tensor.empty() : {result}"]
        arguments = []
        start = 0
        parts = 0
        for number, operand in enumerate(op.operands):
            part, _ = mu.shaped(operand.type)
            arguments.append(f"%a{number}: {operand.type}")
            if 0 in part:
                continue
            source, source_type = f"%a{number}", mu.tensor_text(part, signless)
            if unsigned:
                lines.append(f"    %c{number} = builtin.unrealized_conversion_cast %a{number} : {operand.type} to {source_type}")
                source = f"%c{number}"
            offsets = [start if d == dim else 0 for d in range(len(shape))]
            start += part[dim]
            lines.append(
                f"    %d{parts + 1} = tensor.insert_slice {source} into %d{parts}{offsets} {part} {[1] * len(shape)}"
                f" : {source_type} into {result}"
            )
            parts += 1
        value = f"%d{parts}"
        if unsigned:
            lines.append(f"    %r = builtin.unrealized_conversion_cast {value} : {result} to {op.results[0].type}")
            value = "%r"
        final = op.results[0].type
        body = "\n".join(lines)
        text = f"func.func @snippet({', '.join(arguments)}) -> {final} {{\n{body}\n    return {value} : {final}\n}}\n"
        mu.replace_by_snippet(op, text)


def _signless(value_type):
    """Returns the tensor type with a signless element type, or the type itself."""
    if not isinstance(value_type, ir.RankedTensorType):
        return value_type
    shape, element = mu.shaped(value_type)
    if isinstance(element, ir.IntegerType) and not ir.IntegerType(element).is_signless:
        return ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(ir.IntegerType(element).width))
    return value_type


def _make_arguments_signless(main):
    """Gives arguments and results signless types, with casts at the border that `_resolve_casts` removes."""
    block = main.regions[0].blocks[0]
    for argument in list(block.arguments):
        old, new = argument.type, _signless(argument.type)
        if old == new:
            continue
        cast = ir.Operation.create(
            "builtin.unrealized_conversion_cast",
            results=[old],
            operands=[argument],
            ip=ir.InsertionPoint.at_block_begin(block),
        )
        argument.replace_all_uses_except(cast.results[0], cast)
        argument.set_type(new)
    terminator = block.operations[len(block.operations) - 1].operation
    for number, value in enumerate(list(terminator.operands)):
        old, new = value.type, _signless(value.type)
        if old != new:
            cast = ir.Operation.create(
                "builtin.unrealized_conversion_cast", results=[new], operands=[value], ip=ir.InsertionPoint(terminator)
            )
            terminator.operands[number] = cast.results[0]
    kind = ir.FunctionType.get([a.type for a in block.arguments], [v.type for v in terminator.operands])
    main.attributes["function_type"] = ir.TypeAttr.get(kind)


def _resolve_casts(main):
    """Removes chains of casts between an unsigned type and its signless twin."""
    changed = True
    while changed:
        changed = False
        # Users before what they use, so that one round resolves a whole chain.
        for op in reversed(mu.walk(main, "builtin.unrealized_conversion_cast")):
            result, source = op.results[0], op.operands[0]
            owner = source.owner
            if source.type != result.type and not isinstance(owner, ir.Block) and owner.name == op.name:
                source = owner.operands[0]
            if source.type == result.type:
                result.replace_all_uses_with(source)
            elif list(result.uses):
                continue
            op.erase()
            changed = True


def _check_left_over(main):
    for op in mu.walk(main):
        dialect = op.name.split(".")[0]
        if dialect in _DIALECTS and op.name != "builtin.unrealized_conversion_cast":
            continue
        kinds = ", ".join(str(r.type) for r in op.results)
        raise ExportError(f"cannot express '{op.name}' of type {kinds}{at_line(mu.position(op.location))}")


def scalar_body(function, arguments, names, line, rule):
    """Lowers a function on scalars to the text of a region's body that ends in `weft.yield`.

    `names` are the values that stand for the arguments; `line(op, operands, result, rule)` returns the text of one
    StableHLO operation.
    """
    _register_passes()
    lowered = jax.jit(function, keep_unused=True).trace(*arguments).lower(lowering_platforms=("cpu",))
    text = lowered.compiler_ir("stablehlo").operation.get_asm()
    with jax_mlir.make_ir_context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        mu.inline_all(module)
        _run(_BEFORE, module)
        block = mu.functions(module)["main"].regions[0].blocks[0]
        known = dict(zip([str(a.get_name()) for a in block.arguments], names))
        lines = []
        operations = [op.operation for op in block]
        for number, op in enumerate(operations[:-1]):
            result = f"%t{number}"
            lines.append(line(op, [known[v.get_name()] for v in op.operands], result, rule))
            known[op.results[0].get_name()] = result
        results = [known[v.get_name()] for v in operations[-1].operands]
    return "\n".join([*lines, f"weft.yield {', '.join(results)} : {', '.join(['f32'] * len(results))}"])
