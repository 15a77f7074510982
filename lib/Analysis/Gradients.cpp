// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/Gradients.h"

#include "weft/Analysis/Steps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace weft;

/// The operand of the start from which its `index`-th result comes, after noting the collective that makes it; null if
/// there is no such collective.
static Value traceStart(StartOp start, unsigned index, SmallVectorImpl<CollectiveOpInterface> &collectives) {
  Block &body = start.getBody().front();
  Value value = body.getTerminator()->getOperand(index);
  while (auto collective = value.getDefiningOp<CollectiveOpInterface>()) {
    collectives.push_back(collective);
    value = collective.getSource();
  }
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner() == &body ? start->getOperand(argument.getArgNumber()) : Value();
}

ReductionTrace weft::traceReductions(Value value) {
  ReductionTrace trace;
  trace.source = value;
  while (Operation *op = trace.source ? trace.source.getDefiningOp() : nullptr) {
    unsigned index = cast<OpResult>(trace.source).getResultNumber();
    if (auto collective = dyn_cast<CollectiveOpInterface>(op)) {
      trace.collectives.push_back(collective);
      trace.source = collective.getSource();
    } else if (auto barrier = dyn_cast<BarrierOp>(op)) {
      trace.source = barrier->getOperand(index);
    } else if (auto copy = dyn_cast<bufferization::AllocTensorOp>(op); copy && copy.getCopy()) {
      trace.source = copy.getCopy();
    } else if (auto wait = dyn_cast<WaitOp>(op)) {
      auto start = wait.getFuture().getDefiningOp<StartOp>();
      if (!start || start.hasBufferSemantics())
        return trace;
      unsigned numResults = start.getOutputs().size();
      trace.source = index < numResults ? traceStart(start, index, trace.collectives)
                                        : Value(start.getInputs()[index - numResults]);
    } else {
      return trace;
    }
  }
  return trace;
}

llvm::DenseSet<Value> weft::findBatchDependent(FunctionOpInterface function) {
  llvm::DenseSet<Value> dependent;
  Block &block = function.getFunctionBody().front();
  for (BlockArgument argument : block.getArguments()) {
    auto name = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(), "weft.name");
    if (!name || name != "step")
      dependent.insert(argument);
  }
  for (Operation &op : block) {
    auto depends = [&](Operation *nested) {
      return llvm::any_of(nested->getOperands(), [&](Value operand) { return dependent.contains(operand); });
    };
    bool isDependent = depends(&op);
    if (!isDependent && op.getNumRegions() > 0)
      isDependent = op.walk([&](Operation *nested) {
                        return depends(nested) ? WalkResult::interrupt() : WalkResult::advance();
                      }).wasInterrupted();
    if (isDependent)
      dependent.insert(op.getResults().begin(), op.getResults().end());
  }
  return dependent;
}

namespace {
/// What a value sums: the leaves of its tree of accumulations.
struct Contributions {
  int64_t number = 0;
  /// Those that are the same for all batches.
  SmallVector<Value> independent;
};
} // namespace

/// Counts the contributions that a value sums: the leaves of its tree of accumulations. Refuses one that stands there
/// twice, since then another one is lost, or this one counts double. (Equal contributions of a model are kept apart by
/// `weft-reduce-grads`; what does not depend on the batch may be merged.)
static FailureOr<Contributions> countContributions(Operation *user, Value value,
                                                   const llvm::DenseSet<Value> &batchDependent, const Twine &what) {
  Contributions contributions;
  llvm::DenseSet<Value> seen;
  SmallVector<Value> pending{value};
  while (!pending.empty()) {
    Value current = pending.pop_back_val();
    auto launch = current.getDefiningOp<LaunchOp>();
    auto kernel = launch ? SymbolTable::lookupNearestSymbolFrom<KernelOp>(launch, launch.getKernelAttr()) : KernelOp();
    bool isSum = kernel && kernel->hasAttr("weft.accumulate");
    bool isNew = seen.insert(current).second;
    if (!isNew && (isSum || batchDependent.contains(current))) {
      InFlightDiagnostic diagnostic = user->emitOpError("expects ")
                                      << what << " to sum each contribution once, but one is summed twice";
      diagnostic.attachNote(current.getLoc()) << "this one";
      return diagnostic;
    }
    if (isSum) {
      llvm::append_range(pending, launch->getOperands());
      continue;
    }
    ++contributions.number;
    if (isNew && !batchDependent.contains(current))
      contributions.independent.push_back(current);
  }
  return contributions;
}

/// `[dp, tp]`.
static std::string formatAxes(ArrayRef<StringRef> axes) { return "[" + llvm::join(axes, ", ") + "]"; }

/// The axes of more than one rank.
static SmallVector<StringRef> getLargeAxes(MeshOp mesh, ArrayAttr axes) {
  SmallVector<StringRef> large;
  for (StringRef axis : axes.getAsValueRange<StringAttr>())
    if (mesh.getAxisSize(axis) != 1)
      large.push_back(axis);
  return large;
}

LogicalResult weft::verifyReduction(Operation *user, ArrayRef<CollectiveOpInterface> collectives, MeshOp mesh,
                                    ArrayAttr axes, int64_t divisor, const Twine &what, StringRef rule) {
  int64_t actualDivisor = 1;
  SmallVector<StringRef> actualAxes;
  for (CollectiveOpInterface collective : collectives) {
    if (collective.getReductionKind() != Reduction::sum) {
      InFlightDiagnostic diagnostic = user->emitOpError(rule) << "expects " << what << " to be summed over ranks";
      diagnostic.attachNote(collective->getLoc()) << "it goes through this collective";
      return diagnostic;
    }
    if (llvm::MulOverflow(actualDivisor, collective.getDivisor(), actualDivisor))
      return user->emitOpError("expects the divisor of ") << what << " to be less than 2^63";
    for (StringRef axis : getLargeAxes(mesh, collective.getAxesAttr())) {
      if (llvm::is_contained(actualAxes, axis)) {
        InFlightDiagnostic diagnostic = user->emitOpError(rule) << "expects " << what << " to be reduced once over '"
                                                                << axis << "', but it is reduced twice";
        diagnostic.attachNote(collective->getLoc()) << "a reduction is here";
        return diagnostic;
      }
      actualAxes.push_back(axis);
    }
  }
  SmallVector<StringRef> expectedAxes = getLargeAxes(mesh, axes);
  SmallVector<StringRef> sortedActual(actualAxes), sortedExpected(expectedAxes);
  llvm::sort(sortedActual);
  llvm::sort(sortedExpected);
  if (sortedActual != sortedExpected)
    return user->emitOpError(rule) << "expects " << what << " to be reduced over " << formatAxes(expectedAxes)
                                   << ", but got " << formatAxes(actualAxes);
  if (actualDivisor != divisor) {
    InFlightDiagnostic diagnostic = user->emitOpError(rule) << "expects " << what << " to be divided by " << divisor
                                                            << ", but got " << actualDivisor;
    if (!collectives.empty())
      diagnostic.attachNote(collectives.front()->getLoc()) << "the reduction is here";
    return diagnostic;
  }
  return success();
}

namespace {

/// The checks of one step.
class GradientVerifier {
public:
  GradientVerifier(ModuleOp module, MeshOp mesh, FunctionOpInterface step)
      : module(module), mesh(mesh), step(step), symbolTable(module), batchDependent(findBatchDependent(step)) {}

  LogicalResult verify();
  LogicalResult verifyScalars(FunctionOpInterface function);

private:
  using Target = std::pair<StringAttr, int64_t>;

  LogicalResult verifyWeightedLoss(LossOp loss, LaunchOp division, FunctionOpInterface function);
  LogicalResult verifyDivisor(UpdateOp update);
  int64_t getGradientDivisor() { return weight ? 1 : getMeanDivisor(mesh, step); }
  LogicalResult verifyParamUpdate(UpdateOp update);
  LogicalResult verifyBucketUpdate(UpdateOp update);
  LogicalResult verifyContributions(UpdateOp update, ParamOp param, Value gradient);
  LogicalResult expectUpdate(Operation *declaration, StringAttr target, int64_t bucket, const Twine &what);

  ModuleOp module;
  MeshOp mesh;
  FunctionOpInterface step;
  SymbolTable symbolTable;
  llvm::DenseSet<Value> batchDependent;
  /// The reduced weight of the step's loss, by which gradients are divided; null if the loss is a mean.
  Value weight;
  /// Updates by target and bucket (-1: a parameter).
  llvm::MapVector<Target, UpdateOp> updates;
};

} // namespace

LogicalResult GradientVerifier::verifyContributions(UpdateOp update, ParamOp param, Value gradient) {
  ReductionTrace inner = traceReductions(gradient);
  if (!inner.collectives.empty()) {
    InFlightDiagnostic diagnostic = update.emitOpError("expects the gradient of @")
                                    << param.getSymName()
                                    << " to be reduced once, but it is reduced before it is packed";
    diagnostic.attachNote(inner.collectives.front()->getLoc()) << "by this collective";
    return diagnostic;
  }
  // Without barriers and copies around the sum.
  gradient = inner.source;
  Value root = gradient;
  while (Operation *op = root.getDefiningOp()) {
    if (!isView(op) || op->getNumOperands() == 0)
      break;
    root = op->getOperand(0);
  }
  if (root.getDefiningOp<tensor::EmptyOp>() && cast<RankedTensorType>(root.getType()).getNumElements() != 0) {
    InFlightDiagnostic diagnostic = update.emitOpError("expects the gradient of @")
                                    << param.getSymName() << " to be computed, but nothing writes it";
    diagnostic.attachNote(root.getLoc()) << "it is made here";
    return diagnostic;
  }
  FailureOr<Contributions> counted =
      countContributions(update, gradient, batchDependent, "the gradient of @" + param.getSymName());
  if (failed(counted))
    return failure();
  if (counted->number != param.getContributions()) {
    InFlightDiagnostic diagnostic = update.emitOpError("expects the gradient of @")
                                    << param.getSymName() << " to sum " << param.getContributions()
                                    << " contributions, but got " << counted->number;
    diagnostic.attachNote(param.getLoc()) << "the parameter is declared here";
    return diagnostic;
  }
  auto numConstants = param->getAttrOfType<IntegerAttr>("weft.constant_contributions");
  if (static_cast<int64_t>(counted->independent.size()) <= (numConstants ? numConstants.getInt() : 0))
    return success();
  InFlightDiagnostic diagnostic = update.emitOpError("expects the gradient of @")
                                  << param.getSymName() << " to depend on the batch, as it does in the model, but ";
  Operation *maker = counted->independent.front().getDefiningOp();
  if (maker)
    diagnostic << "'" << maker->getName() << "' does not";
  else
    diagnostic << "an argument does not";
  diagnostic.attachNote(counted->independent.front().getLoc()) << "that is here";
  return diagnostic;
}

LogicalResult GradientVerifier::verifyDivisor(UpdateOp update) {
  if (update.getDivisor() == weight)
    return success();
  InFlightDiagnostic diagnostic = update.emitOpError("expects the gradient of ") << update.getTargetAttr();
  diagnostic << (weight ? " to be divided by the reduced weight of the loss"
                        : " not to be divided by a value, since the loss is a mean");
  if (weight)
    diagnostic.attachNote(weight.getLoc()) << "the weight is reduced here";
  return diagnostic;
}

LogicalResult GradientVerifier::verifyParamUpdate(UpdateOp update) {
  auto param = symbolTable.lookup<ParamOp>(update.getTarget());
  if (!param)
    return success();
  ReductionTrace trace = traceReductions(update.getGradient());
  if (failed(verifyReduction(update, trace.collectives, mesh, getReductionAxes(mesh, param), getGradientDivisor(),
                             "the gradient of @" + param.getSymName())))
    return failure();
  return trace.source ? verifyContributions(update, param, trace.source) : success();
}

LogicalResult GradientVerifier::verifyBucketUpdate(UpdateOp update) {
  auto layout = symbolTable.lookup<LayoutOp>(update.getTarget());
  if (!layout)
    return success();
  ReductionTrace trace = traceReductions(update.getGradient());
  auto pack = trace.source ? trace.source.getDefiningOp<PackOp>() : PackOp();
  if (!pack || pack.getLayoutAttr() != update.getTargetAttr() || pack.getBucket() != *update.getBucket()) {
    InFlightDiagnostic diagnostic = update.emitOpError("expects the gradient to come from the pack of @")
                                    << layout.getSymName() << "[" << *update.getBucket() << "]";
    if (pack)
      diagnostic.attachNote(pack.getLoc()) << "it comes from this pack";
    return diagnostic;
  }
  for (auto [name, value] : llvm::zip(pack.getParams().getAsRange<FlatSymbolRefAttr>(), pack.getValues())) {
    auto param = symbolTable.lookup<ParamOp>(name.getValue());
    if (!param)
      return success();
    bool isEmpty = layout.getBucket(pack.getBucket()).getNumElements() == 0;
    if (!isEmpty && failed(verifyReduction(update, trace.collectives, mesh, getReductionAxes(mesh, param),
                                           getGradientDivisor(), "the gradient of @" + param.getSymName())))
      return failure();
    if (failed(verifyContributions(update, param, value)))
      return failure();
  }
  return success();
}

LogicalResult GradientVerifier::expectUpdate(Operation *declaration, StringAttr target, int64_t bucket,
                                             const Twine &what) {
  if (updates.contains({target, bucket}))
    return success();
  InFlightDiagnostic diagnostic = step->emitOpError("expects ")
                                  << what << " to be updated once, but it is never updated";
  diagnostic.attachNote(declaration->getLoc()) << "it is declared here";
  return diagnostic;
}

LogicalResult GradientVerifier::verify() {
  WalkResult result = step.walk([&](UpdateOp update) -> WalkResult {
    if (update->getBlock() != &step.getFunctionBody().front())
      return update.emitOpError("expects an update to stand in the step's own block, but it is inside '")
             << update->getParentOp()->getName() << "'";
    int64_t bucket = update.getBucket().value_or(-1);
    auto [previous, inserted] = updates.insert({{update.getTargetAttr().getAttr(), bucket}, update});
    if (inserted)
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = update.emitOpError("expects ") << update.getTargetAttr();
    if (bucket >= 0)
      diagnostic << "[" << bucket << "]";
    diagnostic << " to be updated once";
    diagnostic.attachNote(previous->second.getLoc()) << "the first update is here";
    return WalkResult(diagnostic);
  });
  if (result.wasInterrupted())
    return failure();

  llvm::DenseSet<StringAttr> laidOut;
  for (LayoutOp layout : module.getOps<LayoutOp>())
    for (auto [index, bucket] : llvm::enumerate(layout.getBuckets().getAsRange<BucketAttr>())) {
      bool trained = false;
      for (SlotAttr slot : bucket.getSlots()) {
        laidOut.insert(slot.getParam().getAttr());
        auto param = symbolTable.lookup<ParamOp>(slot.getParam().getValue());
        trained |= param && !param.getFrozen();
      }
      if (trained && failed(expectUpdate(layout, layout.getSymNameAttr(), index,
                                         "@" + layout.getSymName() + "[" + Twine(index) + "]")))
        return failure();
    }
  for (ParamOp param : module.getOps<ParamOp>())
    if (!param.getFrozen() && !laidOut.contains(param.getSymNameAttr()) &&
        failed(expectUpdate(param, param.getSymNameAttr(), -1, "@" + param.getSymName())))
      return failure();
  for (auto &[target, update] : updates)
    if (failed(verifyDivisor(update)) ||
        failed(update.getBucket() ? verifyBucketUpdate(update) : verifyParamUpdate(update)))
      return failure();
  return success();
}

/// The launch that divides a weighted loss by its weight; null if the loss is a mean.
static LaunchOp getDivision(LossOp loss) {
  auto launch = loss.getValue().getDefiningOp<LaunchOp>();
  auto kernel = launch ? SymbolTable::lookupNearestSymbolFrom<KernelOp>(launch, launch.getKernelAttr()) : KernelOp();
  return kernel && kernel->hasAttr("weft.divide") && launch.getInputs().size() == 2 ? launch : LaunchOp();
}

/// Checks that a loss or metric sums one value a micro-batch.
static LogicalResult verifyMicroBatches(Operation *user, const ReductionTrace &trace, FunctionOpInterface function,
                                        const Twine &what) {
  if (!trace.source)
    return success();
  FailureOr<Contributions> summed = countContributions(user, trace.source, findBatchDependent(function), what);
  if (failed(summed))
    return failure();
  if (summed->number != getNumMicroBatches(function))
    return user->emitOpError("expects ") << what << " to sum " << getNumMicroBatches(function)
                                         << " micro-batches, but got " << summed->number;
  return success();
}

LogicalResult GradientVerifier::verifyWeightedLoss(LossOp loss, LaunchOp division, FunctionOpInterface function) {
  for (auto [value, what] :
       llvm::zip(division.getInputs(), ArrayRef<StringRef>{"the loss", "the weight of the loss"})) {
    ReductionTrace trace = traceReductions(value);
    if (failed(verifyReduction(loss, trace.collectives, mesh, mesh.getBatchAxes(), /*divisor=*/1, what)))
      return failure();
    if (failed(verifyMicroBatches(loss, trace, function, what)))
      return failure();
  }
  if (function == step)
    weight = division.getInputs()[1];
  return success();
}

LogicalResult GradientVerifier::verifyScalars(FunctionOpInterface function) {
  int64_t numLosses = 0;
  for (Operation &op : function.getFunctionBody().front()) {
    if (!isa<LossOp, MetricOp>(op))
      continue;
    numLosses += isa<LossOp>(op);
    std::string what = isa<LossOp>(op) ? "the loss" : ("metric '" + cast<MetricOp>(op).getName() + "'").str();
    if (isa<LossOp>(op) ? !cast<LossOp>(op).getReduced() : !cast<MetricOp>(op).getReduced())
      return op.emitOpError("expects ") << what << " to be reduced";
    auto loss = dyn_cast<LossOp>(op);
    if (LaunchOp division = loss ? getDivision(loss) : LaunchOp()) {
      if (failed(verifyWeightedLoss(loss, division, function)))
        return failure();
      continue;
    }
    ReductionTrace trace = traceReductions(op.getOperand(0));
    if (failed(
            verifyReduction(&op, trace.collectives, mesh, mesh.getBatchAxes(), getMeanDivisor(mesh, function), what)) ||
        failed(verifyMicroBatches(&op, trace, function, what)))
      return failure();
  }
  if (numLosses != 1)
    return function->emitOpError("expects one weft.loss, but got ") << numLosses;
  return success();
}

LogicalResult weft::verifyGradients(ModuleOp module) {
  FailureOr<MeshOp> mesh = findMesh(module);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(mesh) || failed(functions))
    return failure();
  GradientVerifier verifier(module, *mesh, functions->front());
  for (FunctionOpInterface function : *functions)
    if (failed(verifier.verifyScalars(function)))
      return failure();
  return verifier.verify();
}

//===----------------------------------------------------------------------===//
// Values of parameters
//===----------------------------------------------------------------------===//

/// Checks that `value` is the content of that bucket of the layout's parameters: read from the state and, if that is
/// sharded, gathered once over the layout's shard axes.
static LogicalResult verifyUnpacked(UnpackOp unpack, Value value, LayoutOp layout, int64_t bucket, MeshOp mesh) {
  std::string name = ("@" + layout.getSymName() + "[" + Twine(bucket) + "]").str();
  ReductionTrace trace = traceReductions(value);
  auto read = trace.source ? trace.source.getDefiningOp<ReadStateOp>() : ReadStateOp();
  auto state = read ? SymbolTable::lookupNearestSymbolFrom<StateOp>(read, read.getStateAttr()) : StateOp();
  if (!state || state.getRole() != StateRole::param || state.getLayoutAttr().getAttr() != layout.getSymNameAttr() ||
      static_cast<int64_t>(read.getBucket()) != bucket) {
    InFlightDiagnostic diagnostic = unpack.emitOpError("(f) expects ")
                                    << unpack.getParamAttr() << " to be unpacked from the parameters of " << name;
    if (read)
      diagnostic.attachNote(read.getLoc()) << "it is read from here";
    return diagnostic;
  }
  SmallVector<CollectiveOpInterface> gathers;
  for (CollectiveOpInterface collective : trace.collectives)
    if (mesh.getNumRanks(collective.getAxesAttr()) != 1)
      gathers.push_back(collective);
  bool isSharded = state.getPlacement() == Placement::shard && mesh.getNumRanks(layout.getShardAxes()) != 1;
  bool isGathered = gathers.size() == 1 && gathers.front().getCollectiveKind() == CollectiveKind::all_gather &&
                    gathers.front().getAxesAttr() == layout.getShardAxesAttr();
  if (isSharded ? isGathered : gathers.empty())
    return success();
  InFlightDiagnostic diagnostic = unpack.emitOpError("(f) expects the parameters of ") << name << " to be ";
  if (isSharded)
    diagnostic << "gathered once over " << layout.getShardAxesAttr() << ", the axes of their shards";
  else
    diagnostic << "used as they are read, since each rank has all of them";
  for (CollectiveOpInterface collective : gathers)
    diagnostic.attachNote(collective->getLoc()) << "they go through this collective";
  return diagnostic;
}

LogicalResult weft::verifyParameterReads(FunctionOpInterface function) {
  FailureOr<MeshOp> mesh = findMesh(function->getParentOfType<ModuleOp>());
  if (failed(mesh))
    return failure();
  WalkResult result = function.walk([&](UnpackOp unpack) {
    auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(unpack, unpack.getLayoutAttr());
    for (auto [bucket, value] : llvm::zip(unpack.getBuckets(), unpack.getValues()))
      if (layout && layout.getBucket(bucket).getNumElements() != 0 &&
          failed(verifyUnpacked(unpack, value, layout, bucket, *mesh)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}
