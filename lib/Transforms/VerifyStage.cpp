// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/BucketLayout.h"
#include "weft/Analysis/Gradients.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringSwitch.h"

namespace weft {
#define GEN_PASS_DEF_VERIFYSTAGEPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
struct VerifyStagePass : weft::impl::VerifyStagePassBase<VerifyStagePass> {
  using VerifyStagePassBase::VerifyStagePassBase;
  void runOnOperation() override;
};
} // namespace

/// An error at the first operation of one of the types, which are not of this stage.
template <typename... OpTys> static LogicalResult expectNone(ModuleOp module, StringRef stage) {
  WalkResult result = module.walk([&](Operation *op) -> WalkResult {
    if (isa<OpTys...>(op))
      return op->emitOpError("expects to stand in another stage than '") << stage << "'";
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Parts of contracts
//===----------------------------------------------------------------------===//

/// Whether a runtime can hold elements of this type.
static bool isSupportedElementType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless() && llvm::is_contained({1u, 8u, 16u, 32u, 64u}, integer.getWidth());
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type, IndexType>(type);
}

/// Arguments and values of a program: static shapes of elements that a runtime can hold.
static LogicalResult verifyTypes(FunctionOpInterface function) {
  auto verify = [](Operation *op, Type type, const Twine &what) -> LogicalResult {
    auto shaped = dyn_cast<ShapedType>(type);
    if (shaped && (!shaped.hasRank() || !shaped.hasStaticShape()))
      return op->emitOpError("expects ") << what << " to have a static shape, but got " << type;
    if (!isSupportedElementType(getElementTypeOrSelf(type)))
      return op->emitOpError("expects the elements of ")
             << what << " to be f16, bf16, f32, f64, i1, i8, i16, i32 or i64, but got " << type;
    return success();
  };
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(verify(function, type, "argument " + Twine(index))))
      return failure();
  for (Operation &op : function.getFunctionBody().getOps())
    if (!isa_and_nonnull<WeftDialect>(op.getDialect()))
      for (Type type : op.getResultTypes())
        if (failed(verify(&op, type, "its result")))
          return failure();
  return success();
}

/// model, kernels: supported types, a loss, a gradient for each trainable parameter, and arguments that a run can feed.
static LogicalResult verifyModel(ModuleOp module, StringRef stage) {
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(findMesh(module)) || failed(functions) || failed(findOptimizer(module)) ||
      failed(expectNone<UpdateOp, LayoutOp, StateOp, ReadStateOp, PackOp, UnpackOp, StreamOp, StartOp, WaitOp>(module,
                                                                                                               stage)))
    return failure();
  for (FunctionOpInterface function : *functions) {
    if (failed(verifyTypes(function)))
      return failure();
    int64_t numLosses = 0;
    function.walk([&](LossOp) { ++numLosses; });
    if (numLosses != getNumMicroBatches(function))
      return function->emitOpError("expects one weft.loss a micro-batch, but got ") << numLosses;
  }
  llvm::DenseSet<StringAttr> withGradient;
  functions->front().walk([&](GradOp grad) { withGradient.insert(grad.getParamAttr().getAttr()); });
  for (ParamOp param : module.getOps<ParamOp>())
    if (!param.getFrozen() && !withGradient.contains(param.getSymNameAttr()))
      return param.emitOpError("expects parameter '")
             << param.getSymName() << "' to have a gradient in the step, or to be frozen";
  for (FunctionOpInterface function : *functions)
    if (failed(verifyArguments(function)))
      return failure();
  return success();
}

/// flat and later: each parameter lies in one layout; shards of buckets are aligned; states are one parameter state
/// and, if trained, one moment for each of the optimizer's states, all placed alike.
static LogicalResult verifyLayouts(ModuleOp module, bool singleBucket, bool mayShard) {
  FailureOr<MeshOp> mesh = findMesh(module);
  FailureOr<OptimizerOp> optimizer = findOptimizer(module);
  if (failed(mesh) || failed(optimizer))
    return failure();
  SymbolTable symbolTable(module);
  llvm::DenseMap<StringAttr, LayoutOp> layoutOf;
  for (LayoutOp layout : module.getOps<LayoutOp>()) {
    bool trained = false;
    if (singleBucket && layout.getNumBuckets() != 1)
      return layout.emitOpError("expects one bucket, but got ") << layout.getNumBuckets();
    int64_t elementBytes = getBytesPerElement(layout.getElementType());
    int64_t numShards = mesh->getNumRanks(layout.getShardAxes());
    for (auto [index, bucket] : llvm::enumerate(layout.getBuckets().getAsRange<BucketAttr>())) {
      if (bucket.getNumElements() / numShards * elementBytes % kShardAlignmentBytes != 0)
        return layout.emitOpError("expects the shards of bucket ")
               << index << " to be a multiple of " << kShardAlignmentBytes << " bytes, but got "
               << bucket.getNumElements() / numShards * elementBytes;
      for (SlotAttr slot : bucket.getSlots()) {
        LayoutOp &holder = layoutOf[slot.getParam().getAttr()];
        if (holder && holder != layout) {
          InFlightDiagnostic diagnostic = layout.emitOpError("expects ") << slot.getParam() << " to lie in one layout";
          diagnostic.attachNote(holder.getLoc()) << "it lies in this one too";
          return diagnostic;
        }
        holder = layout;
        trained |= !symbolTable.lookup<ParamOp>(slot.getParam().getValue()).getFrozen();
      }
    }
    SmallVector<StringRef> moments;
    int64_t numParamStates = 0;
    std::optional<Placement> placement;
    for (StateOp state : module.getOps<StateOp>()) {
      if (state.getLayoutAttr().getAttr() != layout.getSymNameAttr())
        continue;
      if (state.getRole() == StateRole::moment)
        moments.push_back(*state.getState());
      else
        ++numParamStates;
      if (placement.value_or(state.getPlacement()) != state.getPlacement() ||
          (!mayShard && state.getPlacement() == Placement::shard))
        return state.emitOpError("expects the states of @")
               << layout.getSymName() << (mayShard ? " to be placed alike" : " to be replicated");
      placement = state.getPlacement();
    }
    auto expected =
        trained ? llvm::to_vector(optimizer->getStates().getAsValueRange<StringAttr>()) : SmallVector<StringRef>();
    if (numParamStates != 1 || moments != expected)
      return layout.emitOpError("expects one parameter state")
             << (trained ? " and a moment for each state of the optimizer, in order" : " and no moment");
  }
  for (ParamOp param : module.getOps<ParamOp>())
    if (!layoutOf.contains(param.getSymNameAttr()))
      return param.emitOpError("expects parameter '") << param.getSymName() << "' to lie in a layout";
  return success();
}

/// sharded, scheduled: an update of a sharded layout takes a reduce-scatter over the layout's axes.
static LogicalResult verifyShards(ModuleOp module) {
  SymbolTable symbolTable(module);
  llvm::DenseSet<StringAttr> sharded;
  for (StateOp state : module.getOps<StateOp>())
    if (state.getPlacement() == Placement::shard)
      sharded.insert(state.getLayoutAttr().getAttr());
  WalkResult result = module.walk([&](UpdateOp update) -> WalkResult {
    if (!update.getBucket() || !sharded.contains(update.getTargetAttr().getAttr()))
      return WalkResult::advance();
    auto layout = symbolTable.lookup<LayoutOp>(update.getTarget());
    if (layout.getBucket(*update.getBucket()).getNumElements() == 0)
      return WalkResult::advance();
    ReductionTrace trace = traceReductions(update.getGradient());
    if (trace.collectives.empty() || trace.collectives.front().getCollectiveKind() != CollectiveKind::reduce_scatter ||
        trace.collectives.front().getAxesAttr() != layout.getShardAxesAttr())
      return update.emitOpError("expects the gradient of a sharded layout to be a reduce-scatter over its shard axes");
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// scheduled: declared streams, no collective outside of a start, one wait for each start.
static LogicalResult verifyStarts(ModuleOp module) {
  if (module.getOps<StreamOp>().empty())
    return module.emitError("expects the module to declare streams");
  WalkResult result = module.walk([&](Operation *op) -> WalkResult {
    if (isa<CollectiveOpInterface>(op) && !isa<StartOp>(op->getParentOp()))
      return op->emitOpError("expects a collective to stand in a start");
    if (auto start = dyn_cast<StartOp>(op); start && !start.getWait())
      return op->emitOpError("expects one wait for the start");
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Contracts
//===----------------------------------------------------------------------===//

static LogicalResult verifyKernelsStage(ModuleOp module) { return verifyModel(module, "kernels"); }
static LogicalResult verifyModelStage(ModuleOp module) { return verifyModel(module, "model"); }

static LogicalResult verifyReducedStage(ModuleOp module) {
  return failure(failed(expectNone<GradOp, LayoutOp, StateOp, PackOp, UnpackOp, StartOp>(module, "reduced")) ||
                 failed(verifyGradients(module)));
}

static LogicalResult verifyFlatStage(ModuleOp module) {
  return failure(failed(expectNone<GradOp, ReadOp, StartOp>(module, "flat")) ||
                 failed(verifyLayouts(module, /*singleBucket=*/true, /*mayShard=*/false)) ||
                 failed(verifyGradients(module)));
}

static LogicalResult verifyBucketedStage(ModuleOp module) {
  return failure(failed(expectNone<GradOp, ReadOp, StartOp>(module, "bucketed")) ||
                 failed(verifyLayouts(module, /*singleBucket=*/false, /*mayShard=*/false)) ||
                 failed(verifyGradients(module)));
}

static LogicalResult verifyShardedStage(ModuleOp module) {
  return failure(failed(expectNone<GradOp, ReadOp, StartOp>(module, "sharded")) ||
                 failed(verifyLayouts(module, /*singleBucket=*/false, /*mayShard=*/true)) ||
                 failed(verifyGradients(module)) || failed(verifyShards(module)));
}

static LogicalResult verifyScheduledStage(ModuleOp module) {
  return failure(failed(expectNone<GradOp, ReadOp>(module, "scheduled")) || failed(verifyStarts(module)) ||
                 failed(verifyLayouts(module, /*singleBucket=*/false, /*mayShard=*/true)) ||
                 failed(verifyGradients(module)) || failed(verifyShards(module)));
}

void VerifyStagePass::runOnOperation() {
  using Contract = LogicalResult (*)(ModuleOp);
  auto contract = llvm::StringSwitch<Contract>(stage)
                      .Case("model", verifyModelStage)
                      .Case("kernels", verifyKernelsStage)
                      .Case("reduced", verifyReducedStage)
                      .Case("flat", verifyFlatStage)
                      .Case("bucketed", verifyBucketedStage)
                      .Case("sharded", verifyShardedStage)
                      .Case("scheduled", verifyScheduledStage)
                      .Default(nullptr);
  if (!contract) {
    getOperation().emitError("expects 'stage' to be model, kernels, reduced, flat, bucketed, sharded or scheduled, but "
                             "got '")
        << stage.getValue() << "'";
    return signalPassFailure();
  }
  if (failed(contract(getOperation())))
    return signalPassFailure();
  markAllAnalysesPreserved();
}
