# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Small things about MLIR that the other modules share: positions, inlining, snippets."""

import os
import re

from jaxlib.mlir import ir

_POSITION = re.compile(r'"([^"]*)":(\d+):\d+')
_OWN_FOLDER = os.path.dirname(os.path.abspath(__file__))


def position(location):
    """Returns `(file, line)` of the user's Python line in an MLIR location, or None."""
    for file, line in _POSITION.findall(str(location)):
        if not os.path.abspath(file).startswith(_OWN_FOLDER + os.sep):
            return file, int(line)
    return None


def shaped(value_type):
    """Returns (shape, element type) of a ranked tensor type."""
    ranked = ir.RankedTensorType(value_type)
    return list(ranked.shape), ranked.element_type


def tensor_text(shape, element):
    """Returns the text of a tensor type."""
    return f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"


def walk(op, name=None):
    """Returns every operation nested in `op` (only those called `name`, where given), outer ones first.

    A caller that erases operations must ask for a name: handles of what was nested in them dangle.
    """
    found = []

    def visit(block_op):
        for region in block_op.regions:
            for block in region:
                for inner in block:
                    if name is None or inner.operation.name == name:
                        found.append(inner.operation)
                    visit(inner.operation)

    visit(op.operation)
    return found


def functions(module):
    """Returns the functions of `module` by name."""
    return {
        ir.StringAttr(op.operation.attributes["sym_name"]).value: op.operation
        for op in module.body
        if op.operation.name == "func.func"
    }


def inline_call(call, callee):
    """Replaces the operation `call` by the body of the one-block function `callee`, which stays as it is."""
    copy = callee.clone()
    block = copy.regions[0].blocks[0]
    for argument, operand in zip(list(block.arguments), list(call.operands)):
        argument.replace_all_uses_with(operand)
    body = [op.operation for op in block]
    for op in body[:-1]:
        # What stands in JAX's own files has no position of its own: the call's is the nearest that the user knows.
        if position(op.location) is None:
            op.location = call.location
        op.move_before(call)
    for result, value in zip(list(call.results), list(body[-1].operands)):
        result.replace_all_uses_with(value)
    call.erase()
    copy.erase()


def inline_all(module):
    """Inlines every call in the public function and erases the others. Functions of JAX never recurse."""
    known = functions(module)
    main = known["main"]
    while True:
        calls = walk(main, "func.call")
        if not calls:
            break
        for call in calls:
            inline_call(call, known[ir.FlatSymbolRefAttr(call.attributes["callee"]).value])
    for name, function in known.items():
        if name != "main":
            function.erase()


def replace_by_snippet(op, text):
    """Replaces `op` by the body of a function written as text, whose arguments are the operands of `op`.

    The new operations get the location of `op`, so that later messages still name the user's line.
    """
    module = ir.Module.parse(text)
    function = next(iter(functions(module).values()))
    block = function.regions[0].blocks[0]
    with op.location:
        holder = ir.Operation.create(
            "func.call",
            results=[r.type for r in op.results],
            operands=list(op.operands),
            attributes={"callee": ir.FlatSymbolRefAttr.get("snippet")},
            ip=ir.InsertionPoint(op),
        )
    for result, new in zip(list(op.results), list(holder.results)):
        result.replace_all_uses_with(new)
    where = op.location
    op.erase()
    for inner in walk(block.owner.operation):
        inner.location = where
    inline_call(holder, function)
