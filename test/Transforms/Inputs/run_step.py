# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Runs the step of a model with upstream lowerings only, before and after passes of weft, and compares.

    run_step.py --opt weft-opt MODEL.mlir [--passes="--weft-..."] [--function train] [--scale 0.1] [--save F.npz]

Without `--passes` it only runs the model as it is. Parameters and inputs are random with a fixed seed; integers lie
below their `weft.bound`. The model as it is (plain loops, no fusion, no fast-math) is the reference; the loss must agree
within `--loss-tolerance` (relative, default 1e-5) and each gradient within `--tolerance` of its largest element (default
1e-4): both sum in single precision, in another order.

Kernels become functions and launches become calls by rewriting the printed IR; nothing of the project but `weft-opt` is
used. `--params F.npz` takes parameters and inputs from a file, by name.
"""

import argparse
import ctypes
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

LLVM = pathlib.Path("/usr/lib/llvm-22/bin")
DTYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i64": np.int64, "i8": np.int8, "i1": np.bool_}
DTYPES |= {"ui32": np.uint32, "bf16": np.uint16}
BUFFERIZE = [
    "--eliminate-empty-tensors",
    "--empty-tensor-to-alloc-tensor",
    "--one-shot-bufferize=bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map",
    "--cse",
    "--canonicalize",
    "--drop-equivalent-buffer-results",
    "--buffer-results-to-out-params=modify-public-functions=1 hoist-static-allocs=1",
    "--canonicalize",
]
LOWER = [
    "--convert-linalg-to-loops",
    "--fold-memref-alias-ops",
    "--canonicalize",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--math-expand-ops=ops=rsqrt",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--finalize-memref-to-llvm=use-generic-functions=0",
    "--arith-expand=include-bf16=1",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-func-to-llvm=use-bare-ptr-memref-call-conv=1",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
]


def run(arguments, text=None):
    """Runs a tool on `text` and returns what it printed."""
    done = subprocess.run(list(map(str, arguments)), input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, arguments))}\n{done.stderr[:4000]}")
    return done.stdout


def shape_of(text):
    """Returns the shape and the element type of the text of a tensor type."""
    *shape, element = re.fullmatch(r"tensor<(.*)>", text).group(1).split("x")
    return tuple(map(int, shape)), element


class Step:
    """A function of a model as functions of upstream dialects, and what goes in and out of it."""

    def __init__(self, opt, text, function):
        self.inputs, self.outputs = [], []
        self.scatters = {}
        text = run([opt, "--mlir-print-local-scope", "-"], text)
        text = re.sub(r"weft\.phase = #weft\.phase<\w+>(, )?", "", text).replace(" {}", "")
        body = self.function(text, function)
        kernels = "".join(self.kernel(m) for m in re.finditer(r"^  weft\.kernel .*?^  }\n", text, re.S | re.M))
        code = self.compute(kernels + body)
        self.module = "module {\n" + "".join(self.scatters.values()) + code + "}\n"

    def function(self, text, name):
        """Returns the function with parameters as arguments and gradients and loss as results."""
        head, body = re.search(rf"^  func\.func @{name}\((.*?)\) attributes {{.*?}} {{\n(.*?)^  }}", text, re.S | re.M).groups()
        arguments = []
        for argument in re.findall(r"%\w+: tensor<[^>]*>(?: {[^}]*})?", head):
            value, kind = re.match(r"(%\w+): (tensor<[^>]*>)", argument).groups()
            bound = re.search(r"weft\.bound = (\d+)", argument)
            label = re.search(r'weft\.name = "(\w+)"', argument)
            arguments.append(f"{value}: {kind}")
            self.inputs.append((label.group(1) if label else value, *shape_of(kind), int(bound.group(1)) if bound else 2))
        lines, results = [], []
        for line in body.splitlines():
            if found := re.match(r"\s*(%[\w#]+) = weft\.read @([\w.]+|\"[^\"]+\").* : (tensor<.*>)", line):
                arguments.append(f"{found[1]}: {found[3]}")
                self.inputs.append((found[2].strip('"'), *shape_of(found[3]), None))
            elif found := re.match(r"\s*weft\.grad @([\w.]+|\"[^\"]+\"), (%[\w#]+).* : (tensor<.*>)", line):
                results.append((found[2], found[3]))
                self.outputs.append((found[1].strip('"'), *shape_of(found[3])))
            elif found := re.match(r"\s*weft\.(loss|metric \"\w+\",) (%[\w#]+).* : (tensor<f\d\d>)", line):
                results.append((found[2], found[3]))
                self.outputs.append((found[1], *shape_of(found[3])))
            elif not re.match(r"\s*return", line):
                lines.append(line)
        types = ", ".join(kind for _, kind in results)
        lines.append(f"    return {', '.join(value for value, _ in results)} : {types}")
        joined = "\n".join(lines)
        return f"  func.func @step({', '.join(arguments)}) -> ({types}) {{\n{joined}\n  }}\n"

    def kernel(self, match):
        """Returns a kernel as a private function."""
        text = re.sub(r" attributes {[^}]*}", "", match[0], count=1)
        text = text.replace("weft.kernel @", "func.func private @", 1)
        return re.sub(r"^    weft\.yield", "    return", text, flags=re.M)

    def compute(self, text):
        """Rewrites launches and scatters."""

        def launch(m):
            values = ", ".join(filter(None, (m["ins"], m["outs"])))
            types = ", ".join(filter(None, (m["in_types"], m["out_types"])))
            return f"{m['result']} = func.call @{m['name']}({values}) : ({types}) -> ({m['out_types']})"

        def scatter(m):
            indices, updates, dest = m["i"], m["u"], m["d"]
            name = self.scatters.setdefault((indices, updates, dest), "") and ""
            name = f"scatter{list(self.scatters).index((indices, updates, dest))}"
            self.scatters[(indices, updates, dest)] = scatter_function(name, indices, updates, dest)
            return f"{m['result']} = func.call @{name}({m['values']}, {m['dest']}) : ({indices}, {updates}, {dest}) -> {dest}"

        operands = r"(?: ins\((?P<ins>[^:]*) : (?P<in_types>[^)]*)\))?(?: outs\((?P<outs>[^:]*) : (?P<out_types>[^)]*)\))?"
        text = re.sub(rf"(?P<result>%[\w:]+) = weft\.launch @(?P<name>\w+){operands}", launch, text)
        return re.sub(
            r"(?P<result>%\w+) = weft\.scatter_add ins\((?P<values>[^:]*) : (?P<i>tensor<[^>]*>), (?P<u>tensor<[^>]*>)\)"
            r" outs\((?P<dest>%[\w#]+) : (?P<d>tensor<[^>]*>)\)",
            scatter,
            text,
        )

    def call(self, opt, values):
        """Compiles and runs the step. `values` are the inputs by name; returns the outputs by name, as lists."""
        lowered = run([opt, *BUFFERIZE, "-"], self.module)
        lowered = run([opt, *LOWER, "-"], lowered)
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "step.ll").write_text(run([LLVM / "mlir-translate", "--mlir-to-llvmir", "-"], lowered))
            # Hardly any optimization: the model as it is makes one function of some megabytes.
            run([LLVM / "opt", "-passes=function(sroa,early-cse)", folder / "step.ll", "-o", folder / "step.bc"])
            run([LLVM / "llc", "-O1", "-relocation-model=pic", "-filetype=obj", folder / "step.bc", "-o", folder / "step.o"])
            run([LLVM / "clang", "-shared", folder / "step.o", "-o", folder / "step.so", "-lm", f"-L{LLVM.parent}/lib", f"-Wl,-rpath,{LLVM.parent}/lib", "-lmlir_c_runner_utils"])
            library = ctypes.CDLL(str(folder / "step.so"))
            arrays = [np.ascontiguousarray(values[name]) for name, *_ in self.inputs]
            results = [np.full(shape, 7, DTYPES[element]) for _, shape, element in self.outputs]
            library.step(*(array.ctypes.data_as(ctypes.c_void_p) for array in arrays + results))
        return {f"{index}:{name}": result for index, ((name, *_), result) in enumerate(zip(self.outputs, results))}


def scatter_function(name, indices, updates, dest):
    """Returns a function that adds rows in order and skips those out of range."""
    (count,), index = shape_of(indices)
    (rows, *columns), element = shape_of(dest)
    extents = "".join(f", {n}" for n in columns)
    zeros, ones = ", 0" * len(columns), ", 1" * len(columns)
    row = "tensor<" + "".join(f"{n}x" for n in columns) + element + ">"
    maps = ", ".join(["affine_map<(" + ", ".join(f"d{i}" for i in range(len(columns))) + ") -> (" + ", ".join(f"d{i}" for i in range(len(columns))) + ")>"] * 2)
    iterators = ", ".join(['"parallel"'] * len(columns))
    return f"""
  func.func private @{name}(%i: {indices}, %u: {updates}, %d: {dest}) -> {dest} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant {count} : index
    %zero = arith.constant 0 : {index}
    %rows = arith.constant {rows} : {index}
    %r = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %d) -> ({dest}) {{
      %x = tensor.extract %i[%k] : {indices}
      %a = arith.cmpi sge, %x, %zero : {index}
      %b = arith.cmpi slt, %x, %rows : {index}
      %ok = arith.andi %a, %b : i1
      %next = scf.if %ok -> ({dest}) {{
        %at = arith.index_cast %x : {index} to index
        %up = tensor.extract_slice %u[%k{zeros}] [1{extents}] [1{ones}] : {updates} to {row}
        %old = tensor.extract_slice %acc[%at{zeros}] [1{extents}] [1{ones}] : {dest} to {row}
        %sum = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} ins(%up : {row}) outs(%old : {row}) {{
        ^bb0(%p: {element}, %q: {element}):
          %s = arith.addf %p, %q : {element}
          linalg.yield %s : {element}
        }} -> {row}
        %new = tensor.insert_slice %sum into %acc[%at{zeros}] [1{extents}] [1{ones}] : {row} into {dest}
        scf.yield %new : {dest}
      }} else {{
        scf.yield %acc : {dest}
      }}
      scf.yield %next : {dest}
    }}
    return %r : {dest}
  }}
"""


def random_values(inputs, scale):
    """Returns random values for the inputs, by name."""
    generator = np.random.default_rng(0)
    values = {}
    for name, shape, element, bound in inputs:
        if bound is None or element.startswith("f"):
            values[name] = (generator.standard_normal(shape) * (scale if bound is None else 1)).astype(DTYPES[element])
        else:
            values[name] = generator.integers(0, bound, shape).astype(DTYPES[element])
    return values


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model")
    parser.add_argument("--opt", default="weft-opt")
    parser.add_argument("--passes", default="")
    parser.add_argument("--function", default="train")
    parser.add_argument("--scale", type=float, default=0.1)
    parser.add_argument("--tolerance", type=float, default=1e-4)
    parser.add_argument("--loss-tolerance", type=float, default=1e-5)
    parser.add_argument("--params")
    parser.add_argument("--save")
    options = parser.parse_args()

    text = pathlib.Path(options.model).read_text()
    plain = Step(options.opt, run([options.opt, "--linalg-generalize-named-ops", "-"], text), options.function)
    values = dict(np.load(options.params)) if options.params else random_values(plain.inputs, options.scale)
    expected = plain.call(options.opt, values)
    if options.save:
        np.savez(options.save, **expected)
    if not options.passes:
        print("\n".join(f"{name} {value}" for name, value in expected.items() if value.size == 1))
        return
    changed = Step(options.opt, run([options.opt, *options.passes.split(), "-"], text), options.function)
    got = changed.call(options.opt, values)
    # Passes may move gradients: compare by name, several contributions summed.
    sums = []
    for outputs in (expected, got):
        total = {}
        for key, value in outputs.items():
            name = key.split(":", 1)[1]
            total[name] = total.get(name, 0) + value.astype(np.float64)
        sums.append(total)
    failed = sums[0].keys() != sums[1].keys()
    # A gradient that is zero but for rounding (the bias of a key, which a softmax ignores) is compared with the others.
    floor = max(1e-30, 1e-4 * max(np.max(np.abs(value), initial=0) for value in sums[0].values()))
    for name, want in sums[0].items():
        error = np.max(np.abs(sums[1][name] - want), initial=0) / max(np.max(np.abs(want), initial=0), floor)
        bad = not error <= (options.loss_tolerance if name == "loss" else options.tolerance)
        failed |= bad
        print(f"{'BAD ' if bad else 'ok  '} {name}: {error:.2e}")
    print("different" if failed else "all agree")
    sys.exit(failed)


if __name__ == "__main__":
    main()
