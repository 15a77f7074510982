# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Runs what the exporter lowers with upstream MLIR alone: an oracle that shares nothing with weft's own passes.

Slow code (plain loops) and small cases only. Needs mlir-opt, mlir-translate and clang.
"""

import ctypes
import glob
import os
import re
import shutil
import subprocess
import tempfile

import jax
import numpy as np

from weft_mlir import lowering

_PIPELINE = (
    "builtin.module(func.func(empty-tensor-to-alloc-tensor),one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},func.func(convert-linalg-to-loops),expand-strided-metadata,"
    "lower-affine,convert-scf-to-cf,func.func(llvm-request-c-wrappers),convert-math-to-llvm,convert-math-to-libm,"
    "convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"
)
_SCATTER = re.compile(r'(%\w+) = "weft\.scatter_add"\((%\w+), (%\w+), (%\w+)\) : \((tensor<(\d+)xi(\d+)>), (tensor<\d+x(\d+)x(\w+)>), (tensor<(\d+)x\d+x\w+>)\) -> tensor<.*?>')


def tool(name):
    """Returns the path of an LLVM tool, or None."""
    return shutil.which(f"{name}-22") or shutil.which(f"/usr/lib/llvm-22/bin/{name}") or shutil.which(name)


def runner_library():
    """Returns the path of MLIR's own runtime functions, or None."""
    found = sorted(glob.glob("/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so*"))
    return found[0] if found else None


def is_available():
    return runner_library() is not None and all(tool(name) for name in ("mlir-opt", "mlir-translate", "clang"))


def _scatter_loops(match):
    result, indices, updates, dst, index_type, count, bits, update_type, columns, element, dst_type, rows = match.groups()
    p = "%sc" + result[1:]
    add = "arith.addf" if element.startswith(("f", "bf")) else "arith.addi"
    return f"""{p}0 = arith.constant 0 : index
    {p}1 = arith.constant 1 : index
    {p}n = arith.constant {count} : index
    {p}c = arith.constant {columns} : index
    {p}r = arith.constant {rows} : i{bits}
    {p}z = arith.constant 0 : i{bits}
    {result} = scf.for {p}i = {p}0 to {p}n step {p}1 iter_args({p}a = {dst}) -> ({dst_type}) {{
      {p}row = tensor.extract {indices}[{p}i] : {index_type}
      {p}lo = arith.cmpi sge, {p}row, {p}z : i{bits}
      {p}hi = arith.cmpi slt, {p}row, {p}r : i{bits}
      {p}ok = arith.andi {p}lo, {p}hi : i1
      {p}new = scf.if {p}ok -> ({dst_type}) {{
        {p}ri = arith.index_cast {p}row : i{bits} to index
        {p}in = scf.for {p}j = {p}0 to {p}c step {p}1 iter_args({p}b = {p}a) -> ({dst_type}) {{
          {p}u = tensor.extract {updates}[{p}i, {p}j] : {update_type}
          {p}d = tensor.extract {p}b[{p}ri, {p}j] : {dst_type}
          {p}s = {add} {p}d, {p}u : {element}
          {p}e = tensor.insert {p}s into {p}b[{p}ri, {p}j] : {dst_type}
          scf.yield {p}e : {dst_type}
        }}
        scf.yield {p}in : {dst_type}
      }} else {{
        scf.yield {p}a : {dst_type}
      }}
      scf.yield {p}new : {dst_type}
    }}"""


def _descriptor(rank):
    class Descriptor(ctypes.Structure):
        _fields_ = [("base", ctypes.c_void_p), ("data", ctypes.c_void_p), ("offset", ctypes.c_int64)]
        if rank:
            _fields_ += [("sizes", ctypes.c_int64 * rank), ("strides", ctypes.c_int64 * rank)]

    return Descriptor


def _describe(array):
    descriptor = _descriptor(array.ndim)()
    descriptor.base = descriptor.data = array.ctypes.data
    for d in range(array.ndim):
        descriptor.sizes[d] = array.shape[d]
        descriptor.strides[d] = array.strides[d] // array.itemsize
    return descriptor


def _read(descriptor, shape, dtype):
    strides = [s * dtype.itemsize for s in descriptor.strides] if shape else []
    needed = 1 + sum((n - 1) * s for n, s in zip(shape, strides)) // dtype.itemsize if 0 not in shape else 0
    buffer = (ctypes.c_char * (max(needed, 1) * dtype.itemsize)).from_address(descriptor.data + descriptor.offset * dtype.itemsize)
    return np.ndarray(shape, dtype, buffer, strides=strides).copy()


def run(function, arguments):
    """Lowers, compiles and runs `function(*arguments)`; returns the flat list of its results as numpy arrays."""
    flat = [np.ascontiguousarray(a) for a in jax.tree_util.tree_leaves(arguments)]
    expected = jax.tree_util.tree_leaves(jax.eval_shape(function, *arguments))
    module = lowering.lower(function, arguments)
    with module.context:
        text = module.operation.get_asm()
    text, _ = _SCATTER.subn(_scatter_loops, text)
    with tempfile.TemporaryDirectory() as folder:
        lowered = subprocess.run(
            [tool("mlir-opt"), f"--pass-pipeline={_PIPELINE}"], input=text, text=True, capture_output=True, check=False
        )
        if lowered.returncode:
            raise RuntimeError(lowered.stderr[:2000])
        llvm = subprocess.run(
            [tool("mlir-translate"), "--mlir-to-llvmir"], input=lowered.stdout, text=True, capture_output=True, check=True
        ).stdout
        source, library = os.path.join(folder, "f.ll"), os.path.join(folder, "f.so")
        with open(source, "w", encoding="utf-8") as file:
            file.write(llvm)
        subprocess.run([tool("clang"), "-O1", "-w", "-shared", "-fPIC", source, "-o", library, "-lm"], check=True)
        ctypes.CDLL(runner_library(), mode=ctypes.RTLD_GLOBAL)  # copies of strided memrefs
        entry = ctypes.CDLL(library)._mlir_ciface_main
        fields = [(f"r{i}", _descriptor(len(e.shape))) for i, e in enumerate(expected)]
        kind = type("Results", (ctypes.Structure,), {"_fields_": fields})
        results = kind()
        entry(ctypes.byref(results), *[ctypes.byref(_describe(a)) for a in flat])
        return [_read(getattr(results, f"r{i}"), e.shape, np.dtype(e.dtype)) for i, e in enumerate(expected)]
