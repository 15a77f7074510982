// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Passes that lead from a model (stage 0) to kernels (stage 1).

#ifndef WEFT_TRANSFORMS_KERNELPASSES
#define WEFT_TRANSFORMS_KERNELPASSES

include "mlir/Pass/PassBase.td"

def RaiseContractions : Pass<"weft-raise-contractions", "::mlir::func::FuncOp"> {
  let summary = "Turns imported generics that multiply and add into products";
  let description = [{
    Recognises contractions of two tensors, with any number of batch, row, column and inner dimensions in any order,
    and turns them into `linalg.contract`, which keeps the maps. Named linalg operations are generalized first, so
    that `linalg.matmul` and a generic that does the same are treated alike. What stays a generic: a product without
    rows or columns (a matrix times a vector, an elementwise product that is summed), because a kernel fuses it and it
    is bound by memory anyway; and element types that no matrix library multiplies. Run it before any fusion.

    **Precondition**: tensors have static shapes. **Postcondition**: a product that a matrix library can run is a
    `linalg.contract`; all other structured operations but fills are `linalg.generic`.

    Input:

    ```mlir
    %y = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
    ```

    Output:

    ```mlir
    %y = linalg.contract indexing_maps = [#mk, #kn, #mn]
           ins(%a, %b : tensor<8x4xf32>, tensor<4x16xf32>) outs(%zero : tensor<8x16xf32>) -> tensor<8x16xf32>
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def FoldViews : Pass<"weft-fold-views", "::mlir::func::FuncOp"> {
  let summary = "Folds transpositions, slices and zero pads into products";
  let description = [{
    * a transposition (or broadcast) before or after a product becomes a map of the product;
    * a slice of a transposition becomes a transposition of a slice, which is a view;
    * a sum of zero pads whose insides do not overlap becomes slices of one tensor, and a product that fills a slice
      is written straight into it;
    * `x + scatter_add(zero)` becomes `scatter_add(x)`.

    Afterwards no copy that only rearranges elements stands between a product and its operands. Adding a zero pad is
    taken as no change: `-0 + 0` becomes `-0` here, where the pad would give `0`.

    **Precondition**: products are `linalg.contract` (`weft-raise-contractions`), their initial value a `linalg.fill`.
    **Postcondition**: the same.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def FuseElementwise : Pass<"weft-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuses elementwise generics where that costs nothing";
  let description = [{
    Constants, broadcasts and cheap values computed from small tensors move into all their consumers; an elementwise
    value with one use moves into its consumer, unless the consumer would compute each element several times. An
    element that is gathered from an elementwise value is computed from gathered operands instead.

    Sets the fast-math flags of kernels (`reassoc`, `contract`, `nsz`, `arcp`) on floating-point arithmetic: never
    `nnan` or `ninf`, so that NaN and infinity reach the loss.

    **Precondition**: products are `linalg.contract`. **Postcondition**: the same.
  }];
  let options = [
    Option<"maxDuplicatedOps", "max-duplicated-ops", "int64_t", "12",
           "operations in the body of a value that may be computed again in each of its consumers">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def FormKernels : Pass<"weft-form-kernels", "::mlir::ModuleOp"> {
  let summary = "Outlines compute into kernels, equal ones once";
  let description = [{
    In steps and evaluations, everything but products, views and the operations of weft moves into kernels:

    * Generics whose loops walk the same rows (the leading dimensions of a tensor) become one kernel with one loop nest
      over rows, if that makes no cycle. Sums over rows (gradients of biases and of norms) are accumulated in the loop,
      and small operations on them follow it. A kernel of the forward part never waits for the backward part.
    * An elementwise value that another kernel can compute again without loading more than it would load to read the
      value is not stored.
    * Everything else (scatters, loops, inserts) becomes a kernel of one operation.
    * Strided views are taken inside, so that the arguments of a kernel are contiguous tensors; each result has an
      initial value of its own.
    * Equal kernels become one. Fast-math flags are those of `weft-fuse-elementwise`.
    * `weft.phase` is set on each operation of the step.

    Rows that are computed independently of each other are stated by `num_blocks`.

    **Precondition**: products are `linalg.contract`; the step is one block of operations without side effects but
    those of weft. **Postcondition**: `weft-verify-kernels` holds. A gradient is the result of a launch or of a product
    of its shape, or of a reshape whose reverse they start from.

    Output:

    ```mlir
    weft.kernel @k0(%x: tensor<8x16xf32>, %b: tensor<16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> { ... }
    ...
    %e = tensor.empty() : tensor<8x16xf32>
    %h = weft.launch @k0 ins(%p, %b : tensor<8x16xf32>, tensor<16xf32>) outs(%e : tensor<8x16xf32>)
    ```
  }];
  let options = [
    Option<"maxRowElements", "max-row-elements", "int64_t", "16384",
           "elements of a row up to which an operation may join a kernel of shorter rows">,
    Option<"rematerialize", "rematerialize", "bool", "true",
           "compute elementwise values again instead of storing them, where that loads no more">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect", "::weft::WeftDialect"
  ];
}

def VerifyKernels : Pass<"weft-verify-kernels", "::mlir::ModuleOp"> {
  let summary = "Checks the contract of stage 1";
  let description = [{
    * A step or evaluation is one block with one `weft.loss`. It holds operations of weft, products (`linalg.contract`)
      and their fills, views, constants and empty tensors. An `insert_slice` puts a product where it was computed: into
      the slice that it started from.
    * Launches and products have `weft.phase`.
    * A gradient is the result of a kernel or a product, at most through a reshape.
    * Kernels take static tensors, hold no communication, and their arithmetic keeps NaN and infinity.
  }];
}

#endif // WEFT_TRANSFORMS_KERNELPASSES
