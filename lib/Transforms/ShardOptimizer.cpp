// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

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

/// The shard reads of the layouts' parameter states and the gathers that feed their unpacks: at the head of the
/// function, in order of first use.
static void gatherParameters(ArrayRef<ShardedLayout> layouts, FunctionOpInterface function) {
  Block *block = &function.getFunctionBody().front();
  struct Read {
    ReadStateOp op;
    Operation *firstUse;
    ShardedLayout sharded;
  };
  SmallVector<Read> reads;
  SymbolTable symbolTable(function->getParentOfType<ModuleOp>());
  for (ReadStateOp read : block->getOps<ReadStateOp>()) {
    auto layoutName = symbolTable.lookup<StateOp>(read.getState()).getLayoutAttr().getAttr();
    for (ShardedLayout sharded : layouts)
      if (sharded.layout.getSymNameAttr() == layoutName &&
          cast<ShapedType>(read.getResult().getType()).getNumElements())
        reads.push_back({read, getFirstRead(block, read.getResult()), sharded});
  }
  llvm::sort(reads, [](Read &a, Read &b) {
    if (a.firstUse == b.firstUse)
      return a.op->isBeforeInBlock(b.op);
    return a.firstUse && (!b.firstUse || a.firstUse->isBeforeInBlock(b.firstUse));
  });
  OpBuilder builder(block, block->begin());
  for (Read &read : reads) {
    if (read.op->use_empty()) {
      remark::passed(read.op.getLoc(), remark::RemarkOpts::name("NotGathered").category(kCategory))
          << "a bucket is not gathered, since nothing reads it";
      continue;
    }
    Location loc = read.op.getLoc();
    auto whole = cast<RankedTensorType>(read.op.getResult().getType());
    Type part = RankedTensorType::get({whole.getNumElements() / read.sharded.numShards}, whole.getElementType());
    Value shard = ReadStateOp::create(builder, loc, part, read.op.getStateAttr(), read.op.getBucketAttr());
    Value destination = tensor::EmptyOp::create(builder, loc, whole.getShape(), whole.getElementType());
    auto gather = AllGatherOp::create(builder, loc, TypeRange{whole}, shard, destination,
                                      read.sharded.layout.getMeshAttr(), read.sharded.layout.getShardAxesAttr());
    read.op.replaceAllUsesWith(gather.getResult(0));
  }
  for (Read &read : reads)
    read.op.erase();
}

void ShardOptimizerPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (stage < 0 || stage > 2) {
    module.emitError("expects the ZeRO stage to be 0, 1 or 2 (3 is not supported yet), but got ") << int64_t(stage);
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
  for (FunctionOpInterface function : *functions)
    gatherParameters(*layouts, function);
  for (StateOp state : module.getOps<StateOp>())
    if (names.contains(state.getLayoutAttr().getAttr()))
      state.setPlacement(Placement::shard);
}
