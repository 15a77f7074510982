# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Prints stage-0 IR: the ops of weft in their own syntax, the rest as MLIR prints it, values with speaking names."""

import re

from jaxlib.mlir import ir

from . import mlir_util as mu

_BARE_SYMBOL = re.compile(r"^[A-Za-z_][\w$.]*$")
_OP_LINE = re.compile(r'^(\s*)(?:(%\w+) = )?"(weft\.\w+)"\(([^)]*)\)(?: \{(.*)\})? : \(([^)]*)\) -> (.*)$')
_VALUE = re.compile(r"%\w+")


def symbol(name):
    """Returns `@name`, quoted where MLIR needs quotes."""
    return f"@{name}" if _BARE_SYMBOL.match(name) else f'@"{name}"'


def _pretty_line(line):
    """Returns a line with a weft op in generic form in weft's own syntax; other lines unchanged."""
    match = _OP_LINE.match(line)
    if not match:
        return line
    indent, result, op, operands, attributes, operand_types, result_type = match.groups()
    name = re.search(r'name = (@"[^"]*"|@[^\s,]+|"[^"]*")', attributes).group(1) if attributes else None
    if op == "weft.read":
        return f"{indent}{result} = weft.read {name} : {result_type}"
    if op == "weft.grad":
        return f"{indent}weft.grad {name}, {operands} : {operand_types}"
    if op == "weft.metric":
        return f"{indent}weft.metric {name}, {operands} : {operand_types}"
    if op == "weft.loss":
        values = operands.split(", ")
        weight = f" weight({values[1]})" if len(values) == 2 else ""
        return f"{indent}weft.loss {values[0]}{weight} : {operand_types}"
    if op == "weft.scatter_add":
        rows, updates, dst = operands.split(", ")
        kinds = operand_types.split(", ")
        return (
            f"{indent}{result} = weft.scatter_add ins({rows}, {updates} : {kinds[0]}, {kinds[1]}) "
            f"outs({dst} : {kinds[2]})"
        )
    raise AssertionError(f"no syntax for {op}")


def _value_name(name, taken):
    """Returns a value name made of `name` that is free; dots are legal in value names."""
    base = re.sub(r"[^\w.$-]", "_", name)
    if not base or base[0].isdigit():
        base = f"p{base}"
    candidate = f"%{base}"
    while candidate in taken:
        candidate += "_"
    taken.add(candidate)
    return candidate


def print_functions(module, argument_names):
    """Returns (attribute aliases, text of all functions) of `module`.

    `argument_names` maps the name of each function to the names of its arguments. Reads are named after their
    parameter and arguments after the batch, so that the text says what is used where.
    """
    text = module.operation.get_asm(assume_verified=True)
    aliases = [line for line in text.splitlines() if line.startswith("#")]
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    # Drop `module {` and its closing brace, and one level of indentation.
    first = next(i for i, line in enumerate(lines) if line.startswith("module"))
    last = max(i for i, line in enumerate(lines) if line == "}")
    body = [line[2:] for line in lines[first + 1 : last]]

    printed = []
    rename = {}
    taken = set(_VALUE.findall(text))
    for line in body:
        start = re.match(r"func\.func @(\w+)\(", line)
        if start:
            rename = {}
            used = set(taken)
            for number, name in enumerate(argument_names[start.group(1)]):
                rename[f"%arg{number}"] = _value_name(name, used)
            if printed:
                printed.append("")
        line = _pretty_line(line)
        read = re.match(r'\s*(%\w+) = weft\.read @"?([^"]+?)"? :', line)
        if read:
            rename[read.group(1)] = _value_name(read.group(2), used)
        printed.append(_VALUE.sub(lambda m: rename.get(m.group(0), m.group(0)), line))
    return aliases, "\n".join(printed) + "\n"


def merge_functions(modules):
    """Returns one module with the functions of all `modules` (name -> module), each renamed to its key.

    Goes through text because each module was lowered in a context of its own.
    """
    parts = []
    for name, module in modules.items():
        with module.context:
            main = mu.functions(module)["main"]
            main.attributes["sym_name"] = ir.StringAttr.get(name)
            parts.append(main.get_asm(print_generic_op_form=True, use_local_scope=True))
    context = next(iter(modules.values())).context
    with context, ir.Location.unknown():
        return ir.Module.parse("\n".join(parts))
