# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Reads the matrix products of a step from the commands (stage 8), with the places of their operands in the arena.

    weft-compile MODEL.mlir --emit commands -o COMMANDS.mlir
    products.py COMMANDS.mlir -o LIST      # for weft-bench-products
    products.py COMMANDS.mlir --flops      # floating-point operations of one step of one rank
"""

import argparse
import dataclasses
import math
import re
import sys

# Numbers of `weft_rt_dtype` and sizes in bytes.
DTYPES = {"f32": (0, 4), "f64": (1, 8), "bf16": (2, 2), "f16": (3, 2)}

LIST = r"\[([-\d, ]*)\]"
PRODUCT = re.compile(
    r"weft\.cmd\.product on @\S+\((%\w+), (%\w+), (%\w+)\) (accumulate )?"
    rf"sizes {LIST} strides {LIST}, {LIST}, {LIST}(?: batch {LIST} strides {LIST}, {LIST}, {LIST})?"
    r"(?: \{.*\})? : (memref<.*>)$"
)
ARENA_VIEW = re.compile(r"(%\w+) = weft\.arena_view %\w+\[(\d+)\] .*: memref<(\d+)xi8> to memref<")
VIEW = re.compile(r"(%\w+) = memref\.(?:reinterpret_cast|subview|collapse_shape|expand_shape|cast) (%\w+)")


@dataclasses.dataclass
class Product:
    """One batched, strided product C[m, n] (+)= sum of A[m, k] B[k, n]; the fields of `weft_rt_product_desc`.

    Strides are in elements, `places` are the operands' first bytes in the arena (A, B, C)."""

    dtypes: tuple
    accumulate: bool
    sizes: tuple  # m, n, k
    strides: tuple  # (m, k) of A, (k, n) of B, (m, n) of C
    batch: tuple  # sizes
    batch_strides: tuple  # of A, B, C
    places: tuple

    def flops(self):
        """A multiplication and an addition for each m, n, k and batch."""
        return 2 * math.prod(self.sizes) * math.prod(self.batch)

    def bytes_end(self):
        """The end of the last byte that the product touches."""
        m, n, k = self.sizes
        ends = []
        for place, dtype, extents, strides, over in zip(
            self.places, self.dtypes, ((m, k), (k, n), (m, n)), self.strides, self.batch_strides
        ):
            last = sum((e - 1) * s for e, s in zip((*extents, *self.batch), (*strides, *over)))
            ends.append(place + (last + 1) * DTYPES[dtype][1])
        return max(ends)


def integers(text):
    return tuple(int(word) for word in text.split(",")) if text and text.strip() else ()


def split_types(text):
    """Splits `memref<..>, memref<..>` at the commas outside of brackets."""
    types, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "<[(") - (letter in ">])")
        if letter == "," and depth == 0:
            types.append(text[start:i].strip())
            start = i + 1
    return types + [text[start:].strip()]


def parse(lines, program="train"):
    """Returns the bytes of the arena and the products of a program, in order."""
    inside, arena, roots, products = False, 0, {}, []
    for line in map(str.strip, lines):
        if line.startswith("func.func"):
            inside = f"@{program}(" in line
        if not inside:
            continue
        if view := ARENA_VIEW.match(line):
            roots[view[1]] = int(view[2])
            arena = int(view[3])
        elif view := VIEW.match(line):
            # The type of a view states its offset from the root, however many views lie between them.
            if view[2] in roots:
                roots[view[1]] = roots[view[2]]
        elif line.startswith("weft.cmd.product"):
            found = PRODUCT.match(line)
            if not found:
                raise ValueError(f"expects a product, but got: {line}")
            types = split_types(found[13])
            dtypes = tuple(re.search(r"[<x](b?f\d+)[,>]", kind)[1] for kind in types)
            offsets = [re.search(r"offset: (\d+)", kind) for kind in types]
            products.append(
                Product(
                    dtypes=dtypes,
                    accumulate=bool(found[4]),
                    sizes=integers(found[5]),
                    strides=tuple(integers(found[i]) for i in (6, 7, 8)),
                    batch=integers(found[9]),
                    batch_strides=tuple(integers(found[i]) for i in (10, 11, 12)),
                    places=tuple(
                        roots[found[i + 1]] + (int(o[1]) if o else 0) * DTYPES[dtypes[i]][1] for i, o in enumerate(offsets)
                    ),
                )
            )
    for product in products:
        if product.bytes_end() > arena:
            raise ValueError(f"expects a product inside the arena of {arena} bytes, but got {product}")
    return arena, products


def to_text(arena, products):
    """The list as weft-bench-products reads it: integers, one product a line."""
    lines = [f"{arena} {len(products)}"]
    for p in products:
        row = [DTYPES[d][0] for d in p.dtypes] + [int(p.accumulate), *p.sizes]
        for strides in p.strides:
            row += strides
        row.append(len(p.batch))
        for i, size in enumerate(p.batch):
            row += [size, *(strides[i] for strides in p.batch_strides)]
        lines.append(" ".join(map(str, [*row, *p.places])))
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commands", help="IR of the stage `commands`")
    parser.add_argument("-o", dest="output", help="where the list goes (default: standard output)")
    parser.add_argument("--program", default="train", help="function whose products are read")
    parser.add_argument("--flops", action="store_true", help="print the number of operations instead")
    options = parser.parse_args()
    with open(options.commands) as file:
        arena, products = parse(file, options.program)
    text = f"{sum(p.flops() for p in products)}\n" if options.flops else to_text(arena, products)
    if options.output:
        with open(options.output, "w") as file:
            file.write(text)
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
