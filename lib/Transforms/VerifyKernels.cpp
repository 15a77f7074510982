// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contract of stage 1.

#include "KernelUtils.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace weft {
#define GEN_PASS_DEF_VERIFYKERNELS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

/// Compute belongs to a part of training: the phase says which.
static bool needsPhase(Operation *op) { return isa<LaunchOp, linalg::ContractOp>(op); }

/// A step holds only weft's operations, products, views and what starts them, each with its phase, and one loss.
static LogicalResult verifyStep(func::FuncOp func) {
  if (!llvm::hasSingleElement(func.getBody()))
    return func.emitOpError("expects a step or an evaluation to be one block");
  unsigned numLosses = 0;
  for (Operation &op : func.getBody().front()) {
    if (!staysInStep(&op))
      return op.emitOpError("expects compute to stand in a kernel");
    if (needsPhase(&op) && !op.getAttrOfType<PhaseAttr>("weft.phase"))
      return op.emitOpError("expects 'weft.phase' to be set");
    numLosses += isa<LossOp>(op);
  }
  if (numLosses != 1)
    return func.emitOpError("expects exactly one weft.loss, but got ") << numLosses;
  return success();
}

/// A gradient comes from a kernel or a product, at most through a reshape.
static LogicalResult verifyGradient(GradOp op) {
  Operation *def = op.getValue().getDefiningOp();
  if (isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def))
    def = def->getOperand(0).getDefiningOp();
  if (isa_and_nonnull<LaunchOp, linalg::ContractOp, tensor::InsertSliceOp>(def))
    return success();
  return op.emitOpError("expects the gradient to be the result of a kernel or a product");
}

/// A kernel holds compute on static tensors whose arithmetic lets NaN and infinity through.
static LogicalResult verifyKernel(KernelOp kernel) {
  for (Type type : kernel.getArgumentTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return kernel.emitOpError("expects arguments to be tensors of static shape, but got ") << type;
  }
  WalkResult result = kernel.getBody().walk([](Operation *op) {
    if (isa<WeftDialect>(op->getDialect()) && !isa<YieldOp, ScatterAddOp>(op)) {
      op->emitOpError("expects to stand outside of kernels");
      return WalkResult::interrupt();
    }
    if (auto math = dyn_cast<arith::ArithFastMathInterface>(op)) {
      arith::FastMathFlagsAttr flags = math.getFastMathFlagsAttr();
      if (flags &&
          arith::bitEnumContainsAny(flags.getValue(), arith::FastMathFlags::nnan | arith::FastMathFlags::ninf)) {
        op->emitOpError("expects arithmetic to keep NaN and infinity, but got ") << flags;
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

namespace {

struct VerifyKernelsPass : weft::impl::VerifyKernelsBase<VerifyKernelsPass> {
  void runOnOperation() override {
    bool failed = false;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (func.isDeclaration() || !isStepOrEval(func))
        continue;
      failed |= mlir::failed(verifyStep(func));
      func.walk([&](GradOp op) { failed |= mlir::failed(verifyGradient(op)); });
    }
    for (auto kernel : getOperation().getOps<KernelOp>())
      failed |= mlir::failed(verifyKernel(kernel));
    if (failed)
      signalPassFailure();
  }
};

} // namespace
