// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ShardWindows.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"

namespace weft {
#define GEN_PASS_DEF_SHARDOPTIMIZERPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr StringLiteral kCategory = "weft-shard-optimizer";

namespace {

struct ShardOptimizerPass : weft::impl::ShardOptimizerPassBase<ShardOptimizerPass> {
  using ShardOptimizerPassBase::ShardOptimizerPassBase;
  void runOnOperation() override;
};

/// A layout whose states become shards.
struct ShardedLayout {
  LayoutOp layout;
  int64_t numShards;
};

} // namespace

/// Checks that each update of the layout takes an all-reduce over the layout's axes that nothing else uses.
static LogicalResult checkUpdates(LayoutOp layout, FunctionOpInterface step) {
  for (UpdateOp update : step.getFunctionBody().front().getOps<UpdateOp>()) {
    if (update.getTargetAttr().getAttr() != layout.getSymNameAttr() ||
        cast<ShapedType>(update.getGradient().getType()).getNumElements() == 0)
      continue;
    auto reduction = update.getGradient().getDefiningOp<AllReduceOp>();
    if (!reduction || !reduction->hasOneUse() || reduction.getAxesAttr() != layout.getShardAxesAttr())
      return update.emitOpError("expects the gradient to be an all-reduce over the shard axes of ")
             << update.getTargetAttr() << ", used by the update only";
  }
  return success();
}

/// The layouts with gradients whose reduction runs over more than one rank.
static FailureOr<SmallVector<ShardedLayout>> collectLayouts(ModuleOp module, MeshOp mesh, FunctionOpInterface step) {
  llvm::DenseSet<StringAttr> updated;
  for (UpdateOp update : step.getFunctionBody().front().getOps<UpdateOp>())
    updated.insert(update.getTargetAttr().getAttr());
  SmallVector<ShardedLayout> layouts;
  for (LayoutOp layout : module.getOps<LayoutOp>()) {
    int64_t numShards = mesh.getNumRanks(layout.getShardAxes());
    StringRef reason = !updated.contains(layout.getSymNameAttr()) ? "its parameters are never updated"
                       : numShards == 1                           ? "its gradients are reduced over one rank"
                                                                  : "";
    if (!reason.empty()) {
      remark::missed(layout.getLoc(), remark::RemarkOpts::name("NotSharded").category(kCategory))
          << ("@" + layout.getSymName() + " stays replicated, since " + reason).str();
      continue;
    }
    if (failed(checkUpdates(layout, step)))
      return failure();
    layouts.push_back({layout, numShards});
  }
  return layouts;
}

/// Turns all-reduce and update of each bucket into reduce-scatter and update of the shard.
static void shardUpdates(ShardedLayout sharded, FunctionOpInterface step) {
  for (UpdateOp update : step.getFunctionBody().front().getOps<UpdateOp>()) {
    auto reduction = update.getGradient().getDefiningOp<AllReduceOp>();
    if (update.getTargetAttr().getAttr() != sharded.layout.getSymNameAttr() || !reduction)
      continue;
    OpBuilder builder(reduction);
    Location loc = reduction.getLoc();
    int64_t numElements = cast<ShapedType>(reduction.getOperand().getType()).getNumElements() / sharded.numShards;
    auto type = RankedTensorType::get({numElements}, sharded.layout.getElementType());
    Value destination = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
    auto scatter = ReduceScatterOp::create(builder, loc, TypeRange{type}, reduction.getOperand(), destination,
                                           reduction.getReductionAttr(), reduction.getMeshAttr(),
                                           reduction.getAxesAttr(), reduction.getDivisorAttr());
    update.getGradientMutable().assign(scatter.getResult(0));
    reduction.erase();
  }
}

/// The reads of the sharded layouts' buckets, in order of first use.
static SmallVector<ShardedRead> collectReads(ArrayRef<ShardedLayout> layouts, FunctionOpInterface function) {
  Block *block = &function.getFunctionBody().front();
  SmallVector<std::pair<ShardedRead, Operation *>> found;
  SymbolTable symbolTable(function->getParentOfType<ModuleOp>());
  for (ReadStateOp read : block->getOps<ReadStateOp>()) {
    auto layoutName = symbolTable.lookup<StateOp>(read.getState()).getLayoutAttr().getAttr();
    for (ShardedLayout sharded : layouts)
      if (sharded.layout.getSymNameAttr() == layoutName &&
          cast<ShapedType>(read.getResult().getType()).getNumElements())
        found.push_back({{read, sharded.layout, sharded.numShards}, getFirstRead(block, read.getResult())});
  }
  llvm::sort(found, [](auto &a, auto &b) {
    if (a.second == b.second)
      return ReadStateOp(a.first.read)->isBeforeInBlock(b.first.read);
    return a.second && (!b.second || a.second->isBeforeInBlock(b.second));
  });
  return llvm::map_to_vector(found, [](auto &read) { return read.first; });
}

/// Gathers what the function reads: near each use if `near`, otherwise at the head, in order of first use.
static void gatherParameters(ArrayRef<ShardedLayout> layouts, FunctionOpInterface function, bool near) {
  SmallVector<ShardedRead> reads = collectReads(layouts, function);
  for (ShardedRead &read : reads)
    if (read.read->use_empty())
      remark::passed(read.read.getLoc(), remark::RemarkOpts::name("NotGathered").category(kCategory))
          << "a bucket is not gathered, since nothing reads it";
  if (near) {
    gatherInWindow(function, reads);
  } else {
    Block *block = &function.getFunctionBody().front();
    OpBuilder builder(block, block->begin());
    for (ShardedRead &read : reads)
      if (!read.read->use_empty())
        read.read.replaceAllUsesWith(createGather(builder, read));
  }
  for (ShardedRead &read : reads)
    read.read.erase();
}

void ShardOptimizerPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (stage < 0 || stage > 3) {
    module.emitError("expects the ZeRO stage to be 0, 1, 2 or 3, but got ") << int64_t(stage);
    return signalPassFailure();
  }
  if (stage == 0)
    return;
  FailureOr<MeshOp> mesh = findMesh(module);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(mesh) || failed(functions))
    return signalPassFailure();
  FailureOr<SmallVector<ShardedLayout>> layouts = collectLayouts(module, *mesh, functions->front());
  if (failed(layouts))
    return signalPassFailure();
  llvm::DenseSet<StringAttr> names;
  for (ShardedLayout sharded : *layouts) {
    names.insert(sharded.layout.getSymNameAttr());
    shardUpdates(sharded, functions->front());
  }
  if (stage >= 2)
    boundGradients(functions->front());
  for (FunctionOpInterface function : *functions)
    gatherParameters(*layouts, function, /*near=*/stage == 3);
  for (StateOp state : module.getOps<StateOp>())
    if (names.contains(state.getLayoutAttr().getAttr()))
      state.setPlacement(Placement::shard);
}
