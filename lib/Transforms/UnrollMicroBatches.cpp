// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace weft {
#define GEN_PASS_DEF_UNROLLMICROBATCHESPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr StringLiteral kNameAttr = "weft.name";
static constexpr StringLiteral kMicroBatchAttr = "weft.micro_batch";
static constexpr StringLiteral kMicroBatchesAttr = "weft.micro_batches";

namespace {
struct UnrollMicroBatchesPass : weft::impl::UnrollMicroBatchesPassBase<UnrollMicroBatchesPass> {
  using UnrollMicroBatchesPassBase::UnrollMicroBatchesPassBase;
  void runOnOperation() override;
};
} // namespace

/// Whether all micro-batches of a step share the argument: the number of the step.
static bool isShared(func::FuncOp step, unsigned argument) {
  auto name = step.getArgAttrOfType<StringAttr>(argument, kNameAttr);
  return name && name == "step";
}

/// Adds the arguments of one more micro-batch after those of the others; returns what the body's arguments are in it.
static LogicalResult addArguments(func::FuncOp step, unsigned numArguments, int64_t microBatch, IRMapping &mapping) {
  Builder builder(step.getContext());
  for (unsigned index = 0; index < numArguments; ++index) {
    BlockArgument argument = step.getArgument(index);
    if (isShared(step, index)) {
      mapping.map(argument, argument);
      continue;
    }
    NamedAttrList attributes(step.getArgAttrDict(index));
    attributes.set(kMicroBatchAttr, builder.getI64IntegerAttr(microBatch));
    if (failed(step.insertArgument(step.getNumArguments(), argument.getType(),
                                   attributes.getDictionary(step.getContext()), argument.getLoc())))
      return failure();
    mapping.map(argument, step.getArguments().back());
  }
  return success();
}

/// Whether every micro-batch sees the same value: what is read at the entry, and constants.
static bool isInvariant(Operation *op) { return isa<ReadOp>(op) || op->hasTrait<OpTrait::ConstantLike>(); }

/// Clones the body for the micro-batches after the first.
static LogicalResult unroll(func::FuncOp step, int64_t count) {
  Block &body = step.getBody().front();
  SmallVector<Operation *> original = llvm::map_to_vector(body.without_terminator(), [](Operation &op) { return &op; });
  unsigned numArguments = step.getNumArguments();
  Builder attributes(step.getContext());
  for (int64_t microBatch = 1; microBatch < count; ++microBatch) {
    IRMapping mapping;
    if (failed(addArguments(step, numArguments, microBatch, mapping)))
      return failure();
    OpBuilder builder(body.getTerminator());
    for (Operation *op : original)
      if (!isInvariant(op))
        builder.clone(*op, mapping);
  }
  for (unsigned index = 0; index < numArguments; ++index)
    if (!isShared(step, index))
      step.setArgAttr(index, kMicroBatchAttr, attributes.getI64IntegerAttr(0));
  step->setAttr(kMicroBatchesAttr, attributes.getI64IntegerAttr(count));
  return success();
}

void UnrollMicroBatchesPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (count < 1) {
    module.emitError("expects the number of micro-batches to be at least 1, but got ") << count.getValue();
    return signalPassFailure();
  }
  FailureOr<FunctionOpInterface> found = findStep(module);
  if (failed(found))
    return signalPassFailure();
  auto step = dyn_cast<func::FuncOp>(found->getOperation());
  if (!step || step->hasAttr(kMicroBatchesAttr)) {
    (*found)->emitOpError("expects a step that is not unrolled into micro-batches yet");
    return signalPassFailure();
  }
  if (count > 1 && failed(unroll(step, count)))
    signalPassFailure();
}
