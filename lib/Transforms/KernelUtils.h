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

/// Whether the generic moves elements and does nothing else: one input, one result, all loops parallel, and a body
/// that only yields the input.
bool isPureMove(mlir::linalg::GenericOp op);

/// Whether the generic is a transposition (a pure move by two different permutations).
bool isPermutation(mlir::linalg::GenericOp op);

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
