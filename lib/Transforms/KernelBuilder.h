// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds `weft.kernel` operations from operations of a step.

#ifndef WEFT_LIB_TRANSFORMS_KERNELBUILDER_H
#define WEFT_LIB_TRANSFORMS_KERNELBUILDER_H

#include "RowClusters.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/IRMapping.h"

namespace weft {

/// A kernel under construction. What the kernel needs from outside becomes an argument on first use; constants, fills,
/// scalars and strided views are computed again inside instead, so that arguments are contiguous tensors.
class KernelBuilder {
public:
  /// Starts an empty kernel at the end of the module. `initTypes` are the types of its results.
  KernelBuilder(mlir::ModuleOp module, mlir::Location loc, mlir::TypeRange initTypes);

  /// The value inside the kernel that stands for a value of the step.
  mlir::Value get(mlir::Value outer);
  /// The initial value of a result.
  mlir::Value getInit(unsigned index) { return block->getArgument(inputs.size() + index); }
  /// An index constant.
  mlir::Value getIndex(int64_t value);
  /// Says what a value of the step is inside.
  void map(mlir::Value outer, mlir::Value inner) { mapping.map(outer, inner); }
  /// Copies an operation of the step, and what its regions capture, to the end of the kernel.
  mlir::Operation *clone(mlir::Operation *op);
  /// Makes everything that the regions of an operation capture available.
  void mapCaptured(mlir::Operation *op, mlir::IRMapping &target);

  /// What the destination-style operation starts from when its result is `dest`, which holds nothing yet.
  mlir::Value makeStart(mlir::OpBuilder &at, mlir::Value outerInit, mlir::Value dest);

  /// Yields the results and completes the kernel's type.
  KernelOp finish(mlir::ValueRange results);

  /// The values of the step behind the input arguments, in order.
  llvm::ArrayRef<mlir::Value> getInputs() const { return inputs; }

  /// Builds at the end of the kernel.
  mlir::OpBuilder body;

private:
  mlir::Value cloneAbove(mlir::Value outer);

  KernelOp kernel;
  mlir::Block *block;
  mlir::OpBuilder prologue;
  mlir::IRMapping mapping;
  llvm::SmallVector<mlir::Value> inputs;
  llvm::DenseMap<int64_t, mlir::Value> indices;
};

/// A finished kernel and what a launch of it takes and gives.
struct BuiltKernel {
  KernelOp kernel;
  llvm::SmallVector<mlir::Value> inputs;
  /// For each result the value it replaces, and the initial value: null for a fresh tensor.
  llvm::SmallVector<mlir::Value> replaced;
  llvm::SmallVector<mlir::Value> inits;
};

/// Builds the kernel of a cluster.
BuiltKernel buildClusterKernel(mlir::ModuleOp module, RowClusters &clusters, RowCluster &cluster);

/// Builds a kernel of one operation, which must be free of side effects, with the insert_slice chain below it.
BuiltKernel buildSingleKernel(mlir::ModuleOp module, mlir::Operation *op);

/// Builds a kernel that copies a value.
BuiltKernel buildCopyKernel(mlir::ModuleOp module, mlir::Location loc, mlir::Value value);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_KERNELBUILDER_H
