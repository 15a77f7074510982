// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions on memrefs as strided, batched matrix products.

#ifndef WEFT_LIB_TRANSFORMS_PRODUCTS_H
#define WEFT_LIB_TRANSFORMS_PRODUCTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace weft {

/// A product as `weft.cmd.product` states it: sizes and strides in elements. The operands of the command are `a`, `b`
/// and `c` of the contraction, the first two perhaps swapped.
struct Product {
  mlir::Value a, b, c;
  /// m, n, k.
  llvm::SmallVector<int64_t, 3> sizes;
  /// Strides of A along m and k, of B along k and n, of C along m and n.
  llvm::SmallVector<int64_t, 2> aStrides, bStrides, cStrides;
  llvm::SmallVector<int64_t, 4> batchSizes, aBatchStrides, bBatchStrides, cBatchStrides;
};

/// Whether the operation multiplies two tensors or memrefs of floats and adds up, as a matrix library does: every loop
/// is one of rows, columns, sums or batches.
bool isProduct(mlir::linalg::LinalgOp op);

/// Reads a product on memrefs from their strides: dimensions of one kind are merged where the strides of all operands
/// allow it, and those that are left over become batch dimensions. Fails where a matrix has no unit stride or too many
/// dimensions are left over.
mlir::FailureOr<Product> analyzeProduct(mlir::linalg::LinalgOp op);

/// Makes analyzeProduct() succeed, if need be by copies of operands to new buffers in the order of the product. Returns
/// the product that takes the place of `op`, and the buffers in `copies`.
mlir::linalg::LinalgOp legalizeProduct(mlir::linalg::LinalgOp op, llvm::SmallVectorImpl<mlir::Value> &copies);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_PRODUCTS_H
