// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_CONVERSION_PASSES
#define WEFT_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def LowerKernels : Pass<"weft-lower-kernels", "::mlir::ModuleOp"> {
  let summary = "lower the bodies of kernels to loops over scalars";
  let description = [{
    Turns the bodies of `weft.kernel` ops in memref form into nests of `scf.for` over loads, scalar arithmetic and
    stores, shaped so that LLVM vectorizes them:

    * loops stand in the order of the dimensions of the largest operand, so that the innermost loop is contiguous;
    * f32 `math` functions become polynomials (upstream's approximations), the same in vector bodies and remainders;
    * in kernels that are not launched in the update phase, floating-point operations get the flags `reassoc`,
      `contract`, `nsz` and `arcp`, so that sums vectorize. Never `nnan` or `ninf`: NaN and infinity reach the loss.
      Update kernels get no flags: updating n elements equals updating two parts split anywhere;
    * temporary buffers move to the kernel's stack frame. More than `max-stack-bytes` of them is an error.

    Precondition: kernels are in memref form with static shapes.

    Postcondition: no linalg operation, `memref.copy` or `memref.alloc` is left in a kernel.

    Input:

    ```mlir
    weft.kernel @exp(%x: memref<8xf32>, %y: memref<8xf32>) {
      linalg.map { math.exp } ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
      weft.yield
    }
    ```

    Output: a loop over 8 elements with `math.exp` expanded.
  }];
  let options = [
    Option<"maxStackBytes", "max-stack-bytes", "int64_t", "262144",
           "Bytes of temporary buffers that a kernel may hold on its stack">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"
  ];
}

def ConvertToRuntime : Pass<"convert-weft-to-runtime", "::mlir::ModuleOp"> {
  let summary = "commands to calls of the runtime's C ABI";
  let description = [{
    Turns the commands of the step and of the evaluation into functions of the LLVM dialect that call the runtime
    (`weft-rt/Symbols.def`), with their descriptors as constant data, and exports `weft_rt_module_main`. Kernels become
    private `func.func` ops with `weft.host_kernel`, and a declared function `weft_kernel.NAME` of the runtime's kernel
    type, which `weft-pack-kernels` defines. What only describes the plan (mesh, parameters, layouts, states, buffers)
    is dropped; the manifest holds it.

    The module attribute `weft.digest`, a string, becomes the digest of the module table.

    Precondition: the programs are straight lists of commands on static views of one arena.

    Input:

    ```mlir
    weft.stream @compute
    weft.kernel @nop(%x: memref<8xf32>) {
      weft.yield
    }
    func.func @train(%arena: memref<32xi8>) attributes {weft.step} {
      %x = weft.arena_view %arena[0] activations : memref<32xi8> to memref<8xf32>
      weft.cmd.launch @nop on @compute (%x) : memref<8xf32>
      return
    }
    ```

    Output: `llvm.func @train(%rank: !llvm.ptr, %arena: !llvm.ptr)` with a call of `weft_rt_launch`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::func::FuncDialect"];
}

def PackKernels : Pass<"weft-pack-kernels", "::mlir::ModuleOp"> {
  let summary = "give kernels the runtime's calling convention";
  let description = [{
    Defines `weft_kernel.NAME(args, first, last)` for each function `NAME` with `weft.host_kernel`: it loads the
    pointers from the array `args` and calls the function, whose pointers do not alias. The attribute moves to the new
    function.

    Precondition: kernels are functions of the LLVM dialect on bare pointers.

    Input: `llvm.func @k(%x: !llvm.ptr) attributes {weft.host_kernel}`

    Output: `llvm.func @weft_kernel.k(%args: !llvm.ptr, %first: i64, %last: i64) attributes {weft.host_kernel}`, which
    calls `@k`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // WEFT_CONVERSION_PASSES
