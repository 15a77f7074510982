// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What communication passes ask a module: its mesh, its step, what a parameter's gradient is reduced over and divided
// by, and where in a straight line a value is first there and first used.

#ifndef WEFT_ANALYSIS_STEPS_H
#define WEFT_ANALYSIS_STEPS_H

#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// The only mesh of the module; an error if there is none or more than one.
mlir::FailureOr<MeshOp> findMesh(mlir::ModuleOp module);

/// The only optimizer of the module; an error if there is none or more than one.
mlir::FailureOr<OptimizerOp> findOptimizer(mlir::ModuleOp module);

/// The training step, a function of one block; an error if there is none, more than one, or it has several blocks.
mlir::FailureOr<mlir::FunctionOpInterface> findStep(mlir::ModuleOp module);

/// The step, then the evaluation if there is one. Errors as of `findStep`.
mlir::FailureOr<llvm::SmallVector<mlir::FunctionOpInterface>> findStepAndEval(mlir::ModuleOp module);

/// How many micro-batches the step holds: its `weft.micro_batches`, 1 if not stated.
int64_t getNumMicroBatches(mlir::FunctionOpInterface step);

/// The batch axes of the mesh over which the parameter is not sharded: those on which its gradient is partial.
mlir::ArrayAttr getReductionAxes(MeshOp mesh, ParamOp param);

/// What a mean over the global batch is divided by: the product of all batch axes and the micro-batches.
int64_t getMeanDivisor(MeshOp mesh, mlir::FunctionOpInterface step);

/// Checks that a run can feed the function: each argument has a name; the names `rng` (two 32-bit words) and `step`
/// (one i32) are of what the runner makes; all others are batch arguments, at least one, of which each comes once a
/// micro-batch and all hold the same number of samples, their first dimension.
mlir::LogicalResult verifyArguments(mlir::FunctionOpInterface function);

/// The bytes of one element, as the runtime stores it.
int64_t getBytesPerElement(mlir::Type elementType);

/// The last operation of `block` that defines something `op` needs (values captured by its regions included); null if
/// all comes from outside of the block or is an argument of it.
mlir::Operation *getLastDefinition(mlir::Block *block, mlir::Operation *op);

/// Moves `op` up to where its operands exist.
void hoistToOperands(mlir::Operation *op);

/// Whether the first result is the first operand seen in another way: no element is read.
bool isView(mlir::Operation *op);

/// The value of which `value` is a view, itself if it is none.
mlir::Value getViewRoot(mlir::Value value);

/// The first operation of `block` that reads elements of `value`, also through views of it; null if none does.
mlir::Operation *getFirstRead(mlir::Block *block, mlir::Value value);

/// The last operation of `block` that uses `value`, also through views of it and through operations that write into it
/// and give it back; null if none does.
mlir::Operation *getLastUse(mlir::Block *block, mlir::Value value);

} // namespace weft

#endif // WEFT_ANALYSIS_STEPS_H
