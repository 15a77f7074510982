// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes that lead to stage 1 share: questions about linalg operations on static tensors.

#ifndef WEFT_LIB_TRANSFORMS_KERNELUTILS_H
#define WEFT_LIB_TRANSFORMS_KERNELUTILS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace weft {

/// Whether the function is a training step or an evaluation.
inline bool isStepOrEval(mlir::func::FuncOp func) { return func->hasAttr("weft.step") || func->hasAttr("weft.eval"); }

/// The number of elements of a static tensor, 1 for anything else.
int64_t numElements(mlir::Type type);

/// The number of points of a linalg operation's iteration domain, whose shapes are static.
int64_t numIterations(mlir::linalg::LinalgOp op);

/// Whether the value is a `linalg.fill` with floating-point zero.
bool isZeroFill(mlir::Value value);

/// Whether every element of the tensor is floating-point zero, as a fill or a constant.
bool isZeroTensor(mlir::Value value);

/// Whether the generic moves elements and does nothing else: one input, one result, all loops parallel, and a body
/// that only yields the input.
bool isPureMove(mlir::linalg::GenericOp op);

/// Whether the generic is a transposition (a pure move by two different permutations).
bool isPermutation(mlir::linalg::GenericOp op);

/// Whether the slice of a contiguous tensor is contiguous.
bool isContiguousSlice(mlir::tensor::ExtractSliceOp op);

/// Whether the value is a view whose elements do not lie side by side, seen through reshapes.
bool isStridedView(mlir::Value value);

/// Whether the insert puts a product where it was computed: into the slice of the destination that it started from.
bool isProductInsert(mlir::tensor::InsertSliceOp insert);

/// Whether the operation may stand in a step of stage 1: it is of weft, a product or its fill, a constant, or a view.
bool staysInStep(mlir::Operation *op);

/// Makes a zero-filled tensor.
mlir::Value makeZero(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type);

/// Lets arithmetic on floating-point numbers in the region be reassociated, contracted, ignore the sign of zero and
/// multiply by reciprocals. NaN and infinity keep their meaning: they must reach the loss and the overflow check.
void setKernelFastMath(mlir::Operation *root);

/// Fuses elementwise operations inside a kernel, without touching where its results go.
mlir::LogicalResult fuseInsideKernel(mlir::Operation *kernel);

/// Reports the first value in the function that is a tensor of dynamic shape or no ranked tensor, if any.
mlir::LogicalResult checkStaticShapes(mlir::func::FuncOp func);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_KERNELUTILS_H
