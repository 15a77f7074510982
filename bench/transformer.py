#!/usr/bin/env python3
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the training step of a transformer of any size as IR of stage 1 (kernels), without a framework.

    bench/transformer.py --layers 96 --width 12288 --heads 96 --tokens 2048 --ranks 4096 > gpt.mlir

Each layer is a causal-free transformer block: root-mean-square norm, attention, norm, two products with GELU (tanh form)
between, both with residuals; at the end a head and the squared error. Matrices have no biases. The mathematics is that of
the block and of its gradient, so the work of each operation is that of a real one; the step is AdamW on float32.
"""

import argparse
import sys

MAPS = {
    # rows x columns, by which index each operand has
    "nn": ("(m, n, k) -> (m, k)", "(m, n, k) -> (k, n)", "(m, n, k) -> (m, n)"),
    "nt": ("(m, n, k) -> (m, k)", "(m, n, k) -> (n, k)", "(m, n, k) -> (m, n)"),
    "tn": ("(m, n, k) -> (k, m)", "(m, n, k) -> (k, n)", "(m, n, k) -> (m, n)"),
    # heads: t and s are tokens, d is the width of a head
    "scores": ("(t, s, h, d) -> (t, h, d)", "(t, s, h, d) -> (s, h, d)", "(t, s, h, d) -> (h, t, s)"),
    "mix": ("(t, s, h, d) -> (h, t, s)", "(t, s, h, d) -> (s, h, d)", "(t, s, h, d) -> (t, h, d)"),
    "mix_t": ("(t, s, h, d) -> (h, t, s)", "(t, s, h, d) -> (t, h, d)", "(t, s, h, d) -> (s, h, d)"),
}


def tensor(*shape):
    """The type of a tensor of float32."""
    return "tensor<" + "".join(f"{size}x" for size in shape) + "f32>"


def maps(*texts):
    return "[" + ", ".join(f"affine_map<{text}>" for text in texts) + "]"


def generic(result, indexing, iterators, inputs, init, body):
    """One structured operation: `inputs` are (value, type), `init` is (value, type), `body` lines end with a yield."""
    values = ", ".join(value for value, _ in inputs)
    types = ", ".join(kind for _, kind in inputs)
    arguments = ", ".join(f"%i{n}: f32" for n in range(len(inputs)))
    lines = [
        f"  {result} = linalg.generic {{indexing_maps = {maps(*indexing)},"
        f" iterator_types = [{', '.join(chr(34) + i + chr(34) for i in iterators)}]}}",
        f"      ins({values} : {types}) outs({init[0]} : {init[1]}) {{",
        f"  ^bb0({arguments}, %o: f32):",
    ]
    lines += [f"    {line}" for line in body]
    lines += [f"  }} -> {init[1]}"]
    return lines


def kernel(name, arguments, results, body):
    """A kernel; `arguments` are (name, type), of which the last are the initial values of the results."""
    text = ", ".join(f"{value}: {kind}" for value, kind in arguments)
    kinds = ", ".join(kind for _, kind in results)
    values = ", ".join(value for value, _ in results)
    head = f"weft.kernel @{name}({text}) -> " + (f"({kinds})" if len(results) > 1 else kinds) + " {"
    return [head, "  %zero = arith.constant 0.0 : f32", *body, f"  weft.yield {values} : {kinds}", "}"]


ROW, FULL, SCALAR = "(r, c) -> (r)", "(r, c) -> (r, c)", "(r, c) -> ()"
COLUMN = "(r, c) -> (c)"
PARALLEL, SUM_COLUMNS = ["parallel", "parallel"], ["parallel", "reduction"]
TANH = 0.7978845608


def fill(result, init):
    return [f"  {result} = linalg.fill ins(%zero : f32) outs({init[0]} : {init[1]}) -> {init[1]}"]


def norm_kernels(rows, width):
    """y = x s g with s = rsqrt(mean of squares); the scale s is kept for the gradient."""
    full, row, gain = tensor(rows, width), tensor(rows), tensor(width)
    forward = [
        *fill("%z", ("%s0", row)),
        *generic("%q", [FULL, ROW], SUM_COLUMNS, [("%x", full)], ("%z", row),
                 ["%a = arith.mulf %i0, %i0 : f32", "%b = arith.addf %o, %a : f32", "linalg.yield %b : f32"]),
        *generic("%s", ["(r) -> (r)", "(r) -> (r)"], ["parallel"], [("%q", row)], ("%s0", row),
                 [f"%n = arith.constant {1.0 / width:e} : f32", "%e = arith.constant 1.0e-6 : f32",
                  "%a = arith.mulf %i0, %n : f32", "%b = arith.addf %a, %e : f32", "%c = math.rsqrt %b : f32",
                  "linalg.yield %c : f32"]),
        *generic("%y", [FULL, ROW, COLUMN, FULL], PARALLEL, [("%x", full), ("%s", row), ("%g", gain)], ("%y0", full),
                 ["%a = arith.mulf %i0, %i1 : f32", "%b = arith.mulf %a, %i2 : f32", "linalg.yield %b : f32"]),
    ]
    # dx = s (g dy - x s^2 mean(x g dy)), added to the residual's gradient; dg = sum over rows of dy x s
    backward = [
        *fill("%z", ("%t0", row)),
        *generic("%t", [FULL, FULL, COLUMN, ROW], SUM_COLUMNS, [("%x", full), ("%dy", full), ("%g", gain)], ("%z", row),
                 ["%a = arith.mulf %i0, %i1 : f32", "%b = arith.mulf %a, %i2 : f32", "%c = arith.addf %o, %b : f32",
                  "linalg.yield %c : f32"]),
        *generic("%dx", [FULL, FULL, FULL, ROW, ROW, COLUMN, FULL], PARALLEL,
                 [("%x", full), ("%dy", full), ("%dr", full), ("%s", row), ("%t", row), ("%g", gain)], ("%dx0", full),
                 [f"%n = arith.constant {1.0 / width:e} : f32",
                  "%a = arith.mulf %i1, %i5 : f32", "%b = arith.mulf %i3, %i3 : f32", "%c = arith.mulf %b, %i4 : f32",
                  "%d = arith.mulf %c, %n : f32", "%e = arith.mulf %d, %i0 : f32", "%f = arith.subf %a, %e : f32",
                  "%h = arith.mulf %f, %i3 : f32", "%k = arith.addf %h, %i2 : f32", "linalg.yield %k : f32"]),
        *fill("%zg", ("%dg0", gain)),
        *generic("%dg", ["(c, r) -> (r, c)", "(c, r) -> (r, c)", "(c, r) -> (r)", "(c, r) -> (c)"],
                 ["parallel", "reduction"], [("%x", full), ("%dy", full), ("%s", row)], ("%zg", gain),
                 ["%a = arith.mulf %i0, %i1 : f32", "%b = arith.mulf %a, %i2 : f32", "%c = arith.addf %o, %b : f32",
                  "linalg.yield %c : f32"]),
    ]
    yield kernel("norm", [("%x", full), ("%g", gain), ("%y0", full), ("%s0", row)], [("%y", full), ("%s", row)], forward)
    yield kernel("norm_backward",
                 [("%x", full), ("%dy", full), ("%dr", full), ("%s", row), ("%g", gain), ("%t0", row), ("%dx0", full),
                  ("%dg0", gain)], [("%t", row), ("%dx", full), ("%dg", gain)], backward)


def softmax_kernels(heads, tokens, head_width):
    """p = softmax of scaled scores, and its gradient ds = p (dp - sum of p dp) scale."""
    full, row = tensor(heads, tokens, tokens), tensor(heads, tokens)
    over, by_row = "(h, r, c) -> (h, r, c)", "(h, r, c) -> (h, r)"
    parallel, columns = ["parallel"] * 3, ["parallel", "parallel", "reduction"]
    scale = f"%k = arith.constant {head_width ** -0.5:e} : f32"
    forward = [
        "  %low = arith.constant 0xFF800000 : f32",
        f"  %m0 = linalg.fill ins(%low : f32) outs(%t0 : {row}) -> {row}",
        *generic("%m", [over, by_row], columns, [("%s", full)], ("%m0", row),
                 ["%a = arith.maximumf %o, %i0 : f32", "linalg.yield %a : f32"]),
        *generic("%e", [over, by_row, over], parallel, [("%s", full), ("%m", row)], ("%p0", full),
                 [scale, "%a = arith.subf %i0, %i1 : f32", "%b = arith.mulf %a, %k : f32", "%c = math.exp %b : f32",
                  "linalg.yield %c : f32"]),
        *fill("%z", ("%t0", row)),
        *generic("%t", [over, by_row], columns, [("%e", full)], ("%z", row),
                 ["%a = arith.addf %o, %i0 : f32", "linalg.yield %a : f32"]),
        *generic("%p", [over, by_row, over], parallel, [("%e", full), ("%t", row)], ("%p0", full),
                 ["%a = arith.divf %i0, %i1 : f32", "linalg.yield %a : f32"]),
    ]
    backward = [
        *fill("%z", ("%t0", row)),
        *generic("%t", [over, over, by_row], columns, [("%p", full), ("%dp", full)], ("%z", row),
                 ["%a = arith.mulf %i0, %i1 : f32", "%b = arith.addf %o, %a : f32", "linalg.yield %b : f32"]),
        *generic("%ds", [over, over, by_row, over], parallel, [("%p", full), ("%dp", full), ("%t", row)], ("%ds0", full),
                 [scale, "%a = arith.subf %i1, %i2 : f32", "%b = arith.mulf %a, %i0 : f32", "%c = arith.mulf %b, %k : f32",
                  "linalg.yield %c : f32"]),
    ]
    yield kernel("softmax", [("%s", full), ("%t0", row), ("%p0", full)], [("%t", row), ("%p", full)], forward)
    yield kernel("softmax_backward", [("%p", full), ("%dp", full), ("%t0", row), ("%ds0", full)],
                 [("%t", row), ("%ds", full)], backward)


def pointwise_kernels(rows, width, inner):
    """Sum of two; GELU and its gradient (tanh form); squared error and its gradient."""
    full, wide = tensor(rows, width), tensor(rows, inner)
    yield kernel("add", [("%x", full), ("%y", full), ("%z0", full)], [("%r", full)],
                 generic("%r", [FULL] * 3, PARALLEL, [("%x", full), ("%y", full)], ("%z0", full),
                         ["%a = arith.addf %i0, %i1 : f32", "linalg.yield %a : f32"]))
    inside = ["%k = arith.constant 0.044715 : f32", f"%q = arith.constant {TANH} : f32",
              "%one = arith.constant 1.0 : f32", "%half = arith.constant 0.5 : f32",
              "%a = arith.mulf %i0, %i0 : f32", "%b = arith.mulf %a, %i0 : f32", "%c = arith.mulf %b, %k : f32",
              "%d = arith.addf %i0, %c : f32", "%e = arith.mulf %d, %q : f32", "%t = math.tanh %e : f32"]
    yield kernel("gelu", [("%x", wide), ("%y0", wide)], [("%r", wide)],
                 generic("%r", [FULL] * 2, PARALLEL, [("%x", wide)], ("%y0", wide),
                         [*inside, "%f = arith.addf %t, %one : f32", "%g = arith.mulf %f, %half : f32",
                          "%h = arith.mulf %g, %i0 : f32", "linalg.yield %h : f32"]))
    yield kernel("gelu_backward", [("%x", wide), ("%dy", wide), ("%dx0", wide)], [("%r", wide)],
                 generic("%r", [FULL] * 3, PARALLEL, [("%x", wide), ("%dy", wide)], ("%dx0", wide),
                         [*inside, "%k3 = arith.constant 0.134145 : f32", "%f = arith.mulf %a, %k3 : f32",
                          "%g = arith.addf %f, %one : f32", "%h = arith.mulf %g, %q : f32",
                          "%l = arith.mulf %t, %t : f32", "%m = arith.subf %one, %l : f32",
                          "%n = arith.mulf %m, %h : f32", "%p = arith.mulf %n, %i0 : f32",
                          "%r1 = arith.addf %t, %one : f32", "%s = arith.addf %r1, %p : f32",
                          "%u = arith.mulf %s, %half : f32", "%v = arith.mulf %u, %i1 : f32", "linalg.yield %v : f32"]))


def loss_kernel(rows, vocabulary):
    full, scalar = tensor(rows, vocabulary), tensor()
    count = rows * vocabulary
    body = [
        *fill("%z", ("%l0", scalar)),
        *generic("%l", [FULL, FULL, SCALAR], ["reduction", "reduction"], [("%p", full), ("%y", full)], ("%z", scalar),
                 [f"%n = arith.constant {1.0 / count:e} : f32", "%a = arith.subf %i0, %i1 : f32",
                  "%b = arith.mulf %a, %a : f32", "%c = arith.mulf %b, %n : f32", "%d = arith.addf %o, %c : f32",
                  "linalg.yield %d : f32"]),
        *generic("%d", [FULL] * 3, PARALLEL, [("%p", full), ("%y", full)], ("%d0", full),
                 [f"%n = arith.constant {2.0 / count:e} : f32", "%a = arith.subf %i0, %i1 : f32",
                  "%b = arith.mulf %a, %n : f32", "linalg.yield %b : f32"]),
    ]
    return kernel("loss", [("%p", full), ("%y", full), ("%l0", scalar), ("%d0", full)], [("%l", scalar), ("%d", full)],
                  body)


OPTIMIZER = """
weft.optimizer @adamw states(m, v) lr(1.000000e-03) {
^bb0(%p: f32, %g: f32, %m: f32, %v: f32, %lr: f32, %decay: f32, %step: f32):
  %b1 = arith.constant 0.9 : f32
  %c1 = arith.constant 0.1 : f32
  %b2 = arith.constant 0.95 : f32
  %c2 = arith.constant 0.05 : f32
  %eps = arith.constant 1.0e-8 : f32
  %wd = arith.constant 0.1 : f32
  %ma = arith.mulf %b1, %m : f32
  %mb = arith.mulf %c1, %g : f32
  %m1 = arith.addf %ma, %mb : f32
  %gg = arith.mulf %g, %g : f32
  %va = arith.mulf %b2, %v : f32
  %vb = arith.mulf %c2, %gg : f32
  %v1 = arith.addf %va, %vb : f32
  %root = math.sqrt %v1 : f32
  %d = arith.addf %root, %eps : f32
  %q = arith.divf %m1, %d : f32
  %dw = arith.mulf %decay, %wd : f32
  %w = arith.mulf %dw, %p : f32
  %u = arith.addf %q, %w : f32
  %s = arith.mulf %lr, %u : f32
  %p1 = arith.subf %p, %s : f32
  weft.yield %p1, %m1, %v1 : f32, f32, f32
}
"""


class Step:
    """Writes the step function: values are numbered, and every operation says its phase."""

    def __init__(self):
        self.lines, self.phase, self.count = [], "forward", 0

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def empty(self, kind):
        value = self.fresh()
        self.lines.append(f"  {value} = tensor.empty() : {kind}")
        return value

    def read(self, name, kind):
        value = self.fresh()
        self.lines.append(f"  {value} = weft.read @{name} : {kind}")
        return value

    def attributes(self):
        return f"{{weft.phase = #weft.phase<{self.phase}>}}"

    def product(self, form, a, b, shape):
        """The product of two (value, type)."""
        kind = tensor(*shape)
        zero, value = self.fresh(), self.fresh()
        self.lines += [
            f"  {zero} = linalg.fill ins(%zero : f32) outs({self.empty(kind)} : {kind}) -> {kind}",
            f"  {value} = linalg.contract indexing_maps = {maps(*MAPS[form])} {self.attributes()}",
            f"      ins({a[0]}, {b[0]} : {a[1]}, {b[1]}) outs({zero} : {kind}) -> {kind}",
        ]
        return value, kind

    def launch(self, name, inputs, kinds):
        """Launches a kernel on (value, type); returns its results likewise."""
        inits = [self.empty(kind) for kind in kinds]
        values = [self.fresh() for _ in kinds]
        self.lines += [
            f"  {', '.join(values)} = weft.launch @{name} ins({', '.join(v for v, _ in inputs)} :"
            f" {', '.join(k for _, k in inputs)})",
            f"      outs({', '.join(inits)} : {', '.join(kinds)}) {self.attributes()}",
        ]
        return list(zip(values, kinds))

    def reshape(self, operation, value, groups, shape):
        result, kind = self.fresh(), tensor(*shape)
        sizes = f" output_shape [{', '.join(map(str, shape))}]" if operation == "expand" else ""
        self.lines.append(f"  {result} = tensor.{operation}_shape {value[0]} {groups}{sizes} : {value[1]} into {kind}")
        return result, kind

    def grad(self, name, value):
        self.lines.append(f"  weft.grad @{name}, {value[0]} : {value[1]}")


class Model:
    """A transformer of so many layers; sizes in elements."""

    def __init__(self, layers, width, heads, tokens, inner, vocabulary):
        self.layers, self.width, self.heads, self.tokens = layers, width, heads, tokens
        self.inner, self.vocabulary, self.head_width = inner, vocabulary, width // heads
        self.full, self.wide = tensor(tokens, width), tensor(tokens, inner)
        self.split = "[[0], [1, 2]]"

    def parameters(self):
        """Names and shapes in the order of their use."""
        for layer in range(self.layers):
            for name in ("q", "k", "v", "o"):
                yield f"l{layer}.{name}", (self.width, self.width)
            yield f"l{layer}.norm1", (self.width,)
            yield f"l{layer}.norm2", (self.width,)
            yield f"l{layer}.up", (self.width, self.inner)
            yield f"l{layer}.down", (self.inner, self.width)
        yield "head", (self.width, self.vocabulary)

    def forward(self, step, layer, x):
        """One block; returns its result and what the gradient needs."""
        full = self.full
        w = {name.split(".")[1]: (step.read(name, tensor(*shape)), tensor(*shape))
             for name, shape in self.parameters() if name.startswith(f"l{layer}.")}
        rows = (self.tokens, self.width)
        heads = (self.tokens, self.heads, self.head_width)
        scores = tensor(self.heads, self.tokens, self.tokens)
        y, s1 = step.launch("norm", [x, w["norm1"]], [full, tensor(self.tokens)])
        q, k, v = (step.reshape("expand", step.product("nn", y, w[name], rows), self.split, heads) for name in "qkv")
        scored = step.product("scores", q, k, (self.heads, self.tokens, self.tokens))
        _, p = step.launch("softmax", [scored], [tensor(self.heads, self.tokens), scores])
        mixed = step.reshape("collapse", step.product("mix", p, v, heads), self.split, rows)
        x1, = step.launch("add", [x, step.product("nn", mixed, w["o"], rows)], [full])
        y2, s2 = step.launch("norm", [x1, w["norm2"]], [full, tensor(self.tokens)])
        up = step.product("nn", y2, w["up"], (self.tokens, self.inner))
        g, = step.launch("gelu", [up], [self.wide])
        x2, = step.launch("add", [x1, step.product("nn", g, w["down"], rows)], [full])
        return x2, dict(w=w, x=x, y=y, s1=s1, q=q, k=k, v=v, p=p, mixed=mixed, x1=x1, y2=y2, s2=s2, up=up, g=g)

    def backward(self, step, layer, saved, dx):
        """The gradients of one block; returns that of its input."""
        w, name = saved["w"], f"l{layer}.{{}}".format
        rows, heads = (self.tokens, self.width), (self.tokens, self.heads, self.head_width)
        scores = (self.heads, self.tokens, self.tokens)
        norm_kinds = [tensor(self.tokens), self.full, tensor(self.width)]
        step.grad(name("down"), step.product("tn", saved["g"], dx, (self.inner, self.width)))
        dg = step.product("nt", dx, w["down"], (self.tokens, self.inner))
        dup, = step.launch("gelu_backward", [saved["up"], dg], [self.wide])
        step.grad(name("up"), step.product("tn", saved["y2"], dup, (self.width, self.inner)))
        dy2 = step.product("nt", dup, w["up"], rows)
        _, dx1, dn2 = step.launch("norm_backward", [saved["x1"], dy2, dx, saved["s2"], w["norm2"]], norm_kinds)
        step.grad(name("norm2"), dn2)
        step.grad(name("o"), step.product("tn", saved["mixed"], dx1, (self.width, self.width)))
        dmixed = step.reshape("expand", step.product("nt", dx1, w["o"], rows), self.split, heads)
        dv = step.product("mix_t", saved["p"], dmixed, heads)
        dp = step.product("scores", dmixed, saved["v"], scores)
        _, ds = step.launch("softmax_backward", [saved["p"], dp], [tensor(self.heads, self.tokens), tensor(*scores)])
        dq = step.product("mix", ds, saved["k"], heads)
        dk = step.product("mix_t", ds, saved["q"], heads)
        dy = None
        for key, gradient in (("v", dv), ("k", dk), ("q", dq)):
            flat = step.reshape("collapse", gradient, self.split, rows)
            step.grad(name(key), step.product("tn", saved["y"], flat, (self.width, self.width)))
            part = step.product("nt", flat, w[key], rows)
            dy = part if dy is None else step.launch("add", [dy, part], [self.full])[0]
        _, dx0, dn1 = step.launch("norm_backward", [saved["x"], dy, dx1, saved["s1"], w["norm1"]], norm_kinds)
        step.grad(name("norm1"), dn1)
        return dx0

    def write(self, ranks, out):
        lines = [f"weft.mesh @mesh(dp = {ranks}) batch_axes(dp)"]
        for name, shape in self.parameters():
            init = "init(ones) {decay = false}" if len(shape) == 1 else "init(normal, 2.000000e-02)"
            lines.append(f"weft.param @{name} : {tensor(*shape)} {init}")
        lines.append(OPTIMIZER)
        for text in [*norm_kernels(self.tokens, self.width), *softmax_kernels(self.heads, self.tokens, self.head_width),
                     *pointwise_kernels(self.tokens, self.width, self.inner), loss_kernel(self.tokens, self.vocabulary)]:
            lines += text
        step = Step()
        x, saved = ("%x", self.full), []
        for layer in range(self.layers):
            x, kept = self.forward(step, layer, x)
            saved.append(kept)
        logits_shape, head_shape = (self.tokens, self.vocabulary), (self.width, self.vocabulary)
        head = (step.read("head", tensor(*head_shape)), tensor(*head_shape))
        logits = step.product("nn", x, head, logits_shape)
        loss, dlogits = step.launch("loss", [logits, ("%y", tensor(*logits_shape))], [tensor(), tensor(*logits_shape)])
        step.phase = "backward"
        step.grad("head", step.product("tn", x, dlogits, head_shape))
        dx = step.product("nt", dlogits, head, (self.tokens, self.width))
        for layer in reversed(range(self.layers)):
            dx = self.backward(step, layer, saved[layer], dx)
        lines += [f"func.func @train(%x: {self.full} {{weft.name = \"x\"}},"
                  f" %y: {tensor(*logits_shape)} {{weft.name = \"y\"}}) attributes {{weft.step}} {{",
                  "  %zero = arith.constant 0.0 : f32", *step.lines, f"  weft.loss {loss[0]} : {loss[1]}", "  return", "}"]
        out.write("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--width", type=int, default=768, help="of a token, in elements")
    parser.add_argument("--heads", type=int, default=12)
    parser.add_argument("--tokens", type=int, default=1024, help="of the batch of one rank, one sequence")
    parser.add_argument("--inner", type=int, help="width between the two products of a block (default: 4 widths)")
    parser.add_argument("--vocabulary", type=int, default=50304)
    parser.add_argument("--ranks", type=int, default=1)
    options = parser.parse_args()
    if options.width % options.heads:
        sys.exit(f"expects 'width' to be a multiple of {options.heads} heads, but got {options.width}")
    model = Model(options.layers, options.width, options.heads, options.tokens, options.inner or 4 * options.width,
                  options.vocabulary)
    model.write(options.ranks, sys.stdout)


if __name__ == "__main__":
    main()
