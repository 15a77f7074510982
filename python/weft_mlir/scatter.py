# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Rewrites `stablehlo.scatter` with an adding body into what each target can lower well.

A gradient of an indexing expression comes out of JAX as a scatter with general dimension numbers. Two forms leave
this module, both still in StableHLO around `weft.scatter_add`, so that the rest of the pipeline lowers them:

* **Select form.** One index for each batch point (the gradient of `take_along_axis` with one element, as in a cross
  entropy): `dst[b, v] + (index[b] == v ? update[b] : 0)`, elementwise, so it fuses with what surrounds it.
* **Row form.** Everything else: operand dimensions that an index or a partial window moves along are transposed to
  the front and collapsed to *rows*; dimensions covered whole by the window are collapsed to *columns*. The index
  vectors become one linear row number each, -1 where the window would leave the operand (XLA's rule: such a window
  is skipped whole). `weft.scatter_add` skips rows out of range and adds in index order.
"""

import math

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

from . import mlir_util as mu
from .errors import ExportError, at_line


def rewrite_scatters(function):
    """Rewrites every scatter in `function`. Raises `ExportError` for a body that is not an addition."""
    for op in mu.walk(function, "stablehlo.scatter"):
        _rewrite(op)


def _is_add(op):
    block = op.regions[0].blocks[0]
    body = [inner.operation for inner in block]
    if len(body) != 2 or body[0].name != "stablehlo.add":
        return False
    return sorted(v.arg_number for v in map(ir.BlockArgument, body[0].operands)) == [0, 1]


class _Snippet:
    """Builds the text of a function in StableHLO, value by value."""

    def __init__(self, arguments, result):
        self.lines = []
        self.count = 0
        self.types = dict(arguments)
        self.head = ", ".join(f"{n}: {t}" for n, t in arguments)
        self.result = result

    def emit(self, text, shape, element, signature=None):
        """Appends `%new = text : signature`; without a signature the result type stands there."""
        name = f"%v{self.count}"
        self.count += 1
        self.types[name] = mu.tensor_text(shape, element)
        self.lines.append(f"    {name} = {text} : {signature or self.types[name]}")
        return name

    def unary(self, op, value, shape, element, attributes=""):
        """Appends `op value` whose type changes, as `op value, attributes : (from) -> to`."""
        to = mu.tensor_text(shape, element)
        return self.emit(f"stablehlo.{op} {value}{attributes}", shape, element, f"({self.types[value]}) -> {to}")

    def reshape(self, value, shape, element):
        if self.types[value] == mu.tensor_text(shape, element):
            return value
        return self.unary("reshape", value, shape, element)

    def transpose(self, value, shape, element, order):
        """Transposes `value` of `shape`; result dimension i is operand dimension order[i]."""
        if list(order) == sorted(order):
            return value
        return self.unary("transpose", value, [shape[d] for d in order], element, f", dims = {list(order)}")

    def broadcast(self, value, dims, shape, element):
        if self.types[value] == mu.tensor_text(shape, element):
            return value
        return self.unary("broadcast_in_dim", value, shape, element, f", dims = {list(dims)}")

    def splat(self, number, shape, element):
        scalar = self.emit(f"stablehlo.constant dense<{number}>", [], element)
        return self.broadcast(scalar, [], shape, element)

    def iota(self, dim, shape, element):
        return self.emit(f"stablehlo.iota dim = {dim}", shape, element)

    def convert(self, value, shape, element):
        if self.types[value] == mu.tensor_text(shape, element):
            return value
        return self.unary("convert", value, shape, element)

    def compare(self, direction, a, b, shape):
        pair = f"({self.types[a]}, {self.types[b]}) -> {mu.tensor_text(shape, 'i1')}"
        return self.emit(f"stablehlo.compare {direction}, {a}, {b}, SIGNED", shape, "i1", pair)

    def select(self, condition, a, b, shape, element):
        triple = f"{self.types[condition]}, {self.types[a]}"
        return self.emit(f"stablehlo.select {condition}, {a}, {b}", shape, element, triple)

    def text(self, value):
        body = "\n".join(self.lines)
        return f"func.func @snippet({self.head}) -> {self.result} {{\n{body}\n    return {value} : {self.result}\n}}\n"


class _Dims:
    """The dimension numbers of a scatter, in the terms of this module."""

    def __init__(self, op):
        numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
        self.operand, self.element = mu.shaped(op.operands[0].type)
        self.indices, self.index_element = mu.shaped(op.operands[1].type)
        self.updates, _ = mu.shaped(op.operands[2].type)
        self.update_windows = list(numbers.update_window_dims)
        self.to_operand = list(numbers.scattered_dims_to_operand_dims)
        self.batching = list(numbers.input_batching_dims)
        self.index_vector = numbers.index_vector_dim
        inserted = list(numbers.inserted_window_dims)

        rank = len(self.operand)
        # Shape of the scatter points: the indices without the dimension that holds the index vector.
        self.points = [n for d, n in enumerate(self.indices) if d != self.index_vector]
        self.update_points = [d for d in range(len(self.updates)) if d not in self.update_windows]
        windows = [d for d in range(rank) if d not in inserted and d not in self.batching]
        self.window_dim = dict(zip(windows, self.update_windows))  # operand dim -> dim of the updates
        self.window = [self.updates[self.window_dim[d]] if d in self.window_dim else 1 for d in range(rank)]
        # Which point dimension a batching operand dimension runs along.
        where = {}
        for d, index_dim in zip(self.batching, list(numbers.scatter_indices_batching_dims)):
            where[d] = index_dim - (1 if index_dim > self.index_vector else 0)
        self.batch_point = where
        self.columns = [
            d for d in windows if self.window[d] == self.operand[d] and d not in self.to_operand
        ]
        self.rows = [d for d in range(rank) if d not in self.columns]
        self.partial = [d for d in self.rows if d in self.window_dim]

    def is_select(self):
        """True if every batch point has one index, which moves along one dimension."""
        if len(self.to_operand) != 1 or any(self.window[d] != 1 for d in self.partial):
            return False
        if set(self.rows) != set(self.batching) | set(self.to_operand) or not self.batching:
            return False
        along = set(self.batch_point.values())
        return all(n == 1 for p, n in enumerate(self.points) if p not in along)


def _component(s, dims, which):
    """Returns component `which` of all index vectors, with the shape of the scatter points."""
    if dims.index_vector == len(dims.indices):
        return "%indices"
    shape = list(dims.indices)
    shape[dims.index_vector] = 1
    bounds = [
        f"{which}:{which + 1}" if d == dims.index_vector else f"0:{n}" for d, n in enumerate(dims.indices)
    ]
    value = "%indices"
    if shape != dims.indices:
        value = s.unary("slice", value, shape, dims.index_element, f" [{', '.join(bounds)}]")
    return s.reshape(value, dims.points, dims.index_element)


def _select_form(s, dims):
    """Returns `dst + (index == iota ? update : keep)`."""
    moving = dims.to_operand[0]
    wide = "i64" if str(dims.index_element) in ("i64", "ui64", "ui32") else "i32"
    # Points of size 1 that no batching dimension runs along say nothing: drop them.
    kept = [p for p in range(len(dims.points)) if p in set(dims.batch_point.values())]
    operand_of = {p: d for d, p in dims.batch_point.items()}
    index = _component(s, dims, 0)
    index = s.reshape(index, [dims.points[p] for p in kept], dims.index_element)
    index = s.convert(index, [dims.points[p] for p in kept], wide)
    index = _spread(s, index, [operand_of[p] for p in kept], dims.operand, wide)
    position = s.iota(moving, dims.operand, wide)
    hit = s.compare("EQ", index, position, dims.operand)

    value = "%updates"
    kept_dims = [d for p, d in enumerate(dims.update_points) if p in kept]
    order = [d for d in range(len(dims.updates)) if d in kept_dims or d in [dims.window_dim[c] for c in dims.columns]]
    target = {dims.window_dim[c]: c for c in dims.columns}
    target.update({d: operand_of[p] for p, d in enumerate(dims.update_points) if p in kept})
    value = s.reshape(value, [dims.updates[d] for d in order], dims.element)
    value = _spread(s, value, [target[d] for d in order], dims.operand, dims.element)
    total = s.emit(f"stablehlo.add %dst, {value}", dims.operand, dims.element)
    return s.select(hit, total, "%dst", dims.operand, dims.element)


def _spread(s, value, targets, shape, element):
    """Broadcasts `value`, whose dimension i is dimension targets[i] of `shape`; targets may be unordered."""
    order = sorted(range(len(targets)), key=lambda i: targets[i])
    value = s.transpose(value, [shape[t] for t in targets], element, order)
    return s.broadcast(value, sorted(targets), shape, element)


def _row_numbers(s, dims):
    """Returns (value, element): one row number for each point and each element of a partial window."""
    num_rows = math.prod(dims.operand[d] for d in dims.rows)
    element = str(dims.index_element)
    space = dims.points + [dims.window[d] for d in dims.partial]
    count = math.prod(space)
    single = dims.rows == dims.to_operand and len(dims.rows) == 1 and dims.window[dims.rows[0]] == 1
    if single and element == "i32":
        # The index is the row: `weft.scatter_add` itself skips what is out of range.
        return s.reshape(_component(s, dims, 0), [count], "i32"), "i32"

    wide = "i64" if element in ("i64", "ui64", "ui32") or num_rows >= 2**31 else "i32"
    all_points = range(len(dims.points))
    inside = None
    row = None
    stride = num_rows
    for d in dims.rows:
        stride //= max(dims.operand[d], 1)
        coordinate = None
        if d in dims.to_operand:
            start = s.convert(_component(s, dims, dims.to_operand.index(d)), dims.points, wide)
            start = s.broadcast(start, all_points, space, wide)
            last = dims.operand[d] - dims.window[d]
            for direction, bound in (("GE", 0), ("LE", last)):
                check = s.compare(direction, start, s.splat(bound, space, wide), space)
                inside = check if inside is None else s.emit(f"stablehlo.and {inside}, {check}", space, "i1")
            coordinate = start
        elif d in dims.batch_point:
            coordinate = s.iota(dims.batch_point[d], space, wide)
        if d in dims.partial and dims.window[d] > 1:
            offset = s.iota(len(dims.points) + dims.partial.index(d), space, wide)
            coordinate = s.emit(f"stablehlo.add {coordinate}, {offset}", space, wide) if coordinate else offset
        if coordinate is None:
            continue
        if stride != 1:
            coordinate = s.emit(f"stablehlo.multiply {coordinate}, {s.splat(stride, space, wide)}", space, wide)
        row = s.emit(f"stablehlo.add {row}, {coordinate}", space, wide) if row else coordinate
    if row is None:
        row = s.splat(0, space, wide)
    if inside is not None:
        row = s.select(inside, row, s.splat(-1, space, wide), space, wide)
    final = "i64" if num_rows >= 2**31 else "i32"
    row = s.convert(row, space, final)
    return s.reshape(row, [count], final), final


def _row_form(s, dims):
    """Returns the scatter as `weft.scatter_add` on rows and columns."""
    rows, row_element = _row_numbers(s, dims)
    order = dims.rows + dims.columns
    ordered = [dims.operand[d] for d in order]
    num_rows = math.prod(dims.operand[d] for d in dims.rows)
    num_columns = math.prod(dims.operand[d] for d in dims.columns)
    count = math.prod(dims.points) * math.prod(dims.window[d] for d in dims.partial)

    dst = s.transpose("%dst", dims.operand, dims.element, order)
    dst = s.reshape(dst, [num_rows, num_columns], dims.element)
    update_order = dims.update_points + [dims.window_dim[d] for d in dims.partial + dims.columns]
    updates = s.transpose("%updates", dims.updates, dims.element, update_order)
    updates = s.reshape(updates, [count, num_columns], dims.element)
    types = f"({s.types[rows]}, {s.types[updates]}, {s.types[dst]}) -> {s.types[dst]}"
    value = s.emit(f'"weft.scatter_add"({rows}, {updates}, {dst})', [num_rows, num_columns], dims.element, types)
    value = s.reshape(value, ordered, dims.element)
    return s.transpose(value, ordered, dims.element, [order.index(d) for d in range(len(order))])


def _rewrite(op):
    if not _is_add(op) or len(op.results) != 1:
        raise ExportError(
            "expects 'stablehlo.scatter' to add its updates (as the gradient of an indexing expression or "
            f"'x.at[i].add(u)' does), but got another combination on {op.results[0].type}{at_line(mu.position(op.location))}"
        )
    dims = _Dims(op)
    if str(dims.element).startswith("ui"):
        raise ExportError(
            f"expects 'stablehlo.scatter' on a float or signed integer tensor, but got {op.results[0].type}"
            f"{at_line(mu.position(op.location))}"
        )
    arguments = [(n, str(v.type)) for n, v in zip(("%dst", "%indices", "%updates"), op.operands)]
    s = _Snippet(arguments, str(op.results[0].type))
    if math.prod(dims.updates) == 0 or math.prod(dims.operand) == 0:
        mu.replace_by_snippet(op, s.text("%dst"))
        return
    value = _select_form(s, dims) if dims.is_select() else _row_form(s, dims)
    mu.replace_by_snippet(op, s.text(value))
