// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The way of a gradient from its contributions through pack and collectives, started or not, to its update.

#ifndef WEFT_ANALYSIS_GRADIENTS_H
#define WEFT_ANALYSIS_GRADIENTS_H

#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// Where a value comes from across ranks.
struct ReductionTrace {
  /// The collectives on the way, the last first.
  llvm::SmallVector<CollectiveOpInterface> collectives;
  /// What goes into the first of them.
  mlir::Value source;
};

/// Follows `value` back through collectives, starts and waits, barriers and copies.
ReductionTrace traceReductions(mlir::Value value);

/// Checks that collectives (the last one first) sum a value once over each of `axes` that has more than one rank, and
/// divide it by `divisor` in total. A message is `user`'s and begins with `rule`; `what` names the value.
mlir::LogicalResult verifyReduction(mlir::Operation *user, llvm::ArrayRef<CollectiveOpInterface> collectives,
                                    MeshOp mesh, mlir::ArrayAttr axes, int64_t divisor, const llvm::Twine &what,
                                    llvm::StringRef rule = "");

/// The values of the function that may differ between batches: what is computed from its arguments, the number of the
/// step aside.
llvm::DenseSet<mlir::Value> findBatchDependent(mlir::FunctionOpInterface function);

/// Checks of a step with updates (stage 2 and later) that each trainable parameter, or each bucket, is updated exactly
/// once, and its gradient: all contributions in it, reduced exactly once over each axis on which it is partial, and
/// divided by the product of all batch axes and the micro-batches. Loss and metrics likewise. Where the loss is a sum
/// divided by a weight (a launch of a kernel with `weft.divide`), loss, weight and gradients are reduced without a
/// divisor, and each update divides by the reduced weight.
mlir::LogicalResult verifyGradients(mlir::ModuleOp module);

/// Checks that each parameter of a flat program (stage 3 and later) is unpacked from its own buckets of the parameters,
/// which are read from the state and, if that is sharded, gathered once over the axes of its shards.
mlir::LogicalResult verifyParameterReads(mlir::FunctionOpInterface function);

} // namespace weft

#endif // WEFT_ANALYSIS_GRADIENTS_H
