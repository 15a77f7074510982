// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Accumulate.h"

#include "weft/Analysis/Gradients.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

namespace weft {
#define GEN_PASS_DEF_REDUCEGRADSPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {

struct ReduceGradsPass : weft::impl::ReduceGradsPassBase<ReduceGradsPass> {
  void runOnOperation() override;
};

/// The rewrite of one module.
class GradReducer {
public:
  GradReducer(ModuleOp module, MeshOp mesh, OptimizerOp optimizer, FunctionOpInterface step)
      : mesh(mesh), optimizer(optimizer), step(step), symbolTable(module), builder(module.getContext()),
        batchDependent(findBatchDependent(step)) {}

  /// Reduces loss and metrics of the function. Returns the reduced weight of the loss, null if the loss is a mean.
  FailureOr<Value> reduceScalars(FunctionOpInterface function);
  /// Sums, reduces and applies the contributions to `param`, divided by `weight` if there is one.
  void reduceGradient(ParamOp param, SmallVector<GradOp> contributions, Value weight);

private:
  Value accumulate(ArrayRef<Value> values);
  Value reduceWeightedLoss(ArrayRef<Operation *> losses, Value &weight);
  Value reduce(Location loc, Value value, ArrayAttr axes, int64_t divisor);

  MeshOp mesh;
  OptimizerOp optimizer;
  FunctionOpInterface step;
  SymbolTable symbolTable;
  OpBuilder builder;
  /// The values of the model that may differ between batches.
  llvm::DenseSet<Value> batchDependent;
};

} // namespace

/// Notes on a parameter what a proof could take for a mistake: contributions that are the same for all batches, and
/// values that contribute more than once.
static void noteOddContributions(ParamOp param, ArrayRef<Value> values, const llvm::DenseSet<Value> &batchDependent) {
  int64_t numConstant = llvm::count_if(values, [&](Value value) { return !batchDependent.contains(value); });
  llvm::DenseSet<Value> distinct(values.begin(), values.end());
  int64_t numRepeated = static_cast<int64_t>(values.size()) - static_cast<int64_t>(distinct.size());
  Builder builder(param.getContext());
  if (numConstant > 0)
    param->setAttr("weft.constant_contributions", builder.getI64IntegerAttr(numConstant));
  if (numRepeated > 0)
    param->setAttr("weft.repeated_contributions", builder.getI64IntegerAttr(numRepeated));
}

/// Sets the builder to where `values` exist in the block that holds them.
static void setInsertionPointAfter(OpBuilder &builder, Block *block, ValueRange values) {
  Operation *last = nullptr;
  for (Value value : values)
    if (Operation *op = value.getDefiningOp(); op && (!last || last->isBeforeInBlock(op)))
      last = op;
  if (last)
    builder.setInsertionPointAfter(last);
  else
    builder.setInsertionPointToStart(block);
}

/// The sum of the values, in their order. Each addition stands where both of its operands exist. A value that a model
/// contributes twice stands there twice on purpose: the barrier tells it from a mistake.
Value GradReducer::accumulate(ArrayRef<Value> values) {
  Value sum = values.front();
  llvm::DenseSet<Value> seen{sum};
  for (Value value : values.drop_front()) {
    if (!seen.insert(value).second) {
      setInsertionPointAfter(builder, value.getParentBlock(), value);
      value = BarrierOp::create(builder, value.getLoc(), value.getType(), value).getResult(0);
    }
    setInsertionPointAfter(builder, value.getParentBlock(), {sum, value});
    sum = createAccumulate(builder, value.getLoc(), symbolTable, step, sum, value);
  }
  return sum;
}

Value GradReducer::reduce(Location loc, Value value, ArrayAttr axes, int64_t divisor) {
  setInsertionPointAfter(builder, value.getParentBlock(), value);
  SmallVector<Value, 1> reduced;
  builder.createOrFold<AllReduceOp>(reduced, loc, TypeRange{value.getType()}, value, Reduction::sum, mesh.getSymName(),
                                    axes, divisor);
  return reduced.front();
}

void GradReducer::reduceGradient(ParamOp param, SmallVector<GradOp> contributions, Value weight) {
  if (static_cast<int64_t>(contributions.size()) > getNumMicroBatches(step))
    param.setTied(true);
  if (contributions.size() > 1)
    param.setContributions(contributions.size());
  auto values = llvm::map_to_vector(contributions, [](GradOp grad) -> Value { return grad.getValue(); });
  noteOddContributions(param, values, batchDependent);
  Location loc = contributions.back()->getLoc();
  int64_t divisor = weight ? 1 : getMeanDivisor(mesh, step);
  Value reduced = reduce(loc, accumulate(values), getReductionAxes(mesh, param), divisor);
  builder.setInsertionPoint(step.getFunctionBody().front().getTerminator());
  UpdateOp::create(builder, loc, FlatSymbolRefAttr::get(param.getSymNameAttr()), IntegerAttr(), reduced, weight,
                   FlatSymbolRefAttr::get(optimizer.getSymNameAttr()));
  for (GradOp grad : contributions)
    grad.erase();
}

/// Losses and metrics by name, in program order. The loss has the empty name, which no metric has.
using Scalars = llvm::MapVector<StringAttr, SmallVector<Operation *>>;

/// Checks that loss and metrics stand in the block of the function, one a micro-batch.
static FailureOr<Scalars> collectScalars(FunctionOpInterface function) {
  Scalars scalars;
  Block *block = &function.getFunctionBody().front();
  StringAttr lossName = StringAttr::get(function.getContext(), "");
  WalkResult result = function.walk([&](Operation *op) -> WalkResult {
    if (!isa<LossOp, MetricOp>(op))
      return WalkResult::advance();
    if (op->getBlock() != block)
      return op->emitOpError("expects to stand in the function's own block, but it is inside '")
             << op->getParentOp()->getName() << "'";
    auto loss = dyn_cast<LossOp>(op);
    if (loss ? loss.getReduced() : cast<MetricOp>(op).getReduced())
      return op->emitOpError("expects a value that is not reduced yet");
    scalars[loss ? lossName : cast<MetricOp>(op).getNameAttr()].push_back(op);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  int64_t numExpected = getNumMicroBatches(function);
  if (static_cast<int64_t>(scalars[lossName].size()) != numExpected)
    return function->emitOpError("expects one weft.loss")
           << (numExpected > 1 ? " for each micro-batch" : "") << ", but got " << scalars[lossName].size();
  auto isWeighted = [](Operation *op) { return cast<LossOp>(op).getWeight() != nullptr; };
  for (Operation *op : scalars[lossName])
    if (isWeighted(op) != isWeighted(scalars[lossName].front()))
      return op->emitOpError("expects the losses of all micro-batches to be means, or all to have a weight");
  for (auto &[name, ops] : scalars)
    if (static_cast<int64_t>(ops.size()) != numExpected)
      return ops.back()->emitOpError("expects metric '")
             << name.getValue() << "' once" << (numExpected > 1 ? " for each micro-batch" : "") << ", but got it "
             << ops.size() << " times";
  return scalars;
}

/// The sum of the losses over ranks and micro-batches, divided by that of their weights.
Value GradReducer::reduceWeightedLoss(ArrayRef<Operation *> losses, Value &weight) {
  Location loc = losses.back()->getLoc();
  auto sum = [&](unsigned operand) {
    auto values = llvm::map_to_vector(losses, [&](Operation *op) { return op->getOperand(operand); });
    return reduce(loc, accumulate(values), mesh.getBatchAxes(), /*divisor=*/1);
  };
  Value total = sum(0);
  weight = sum(1);
  setInsertionPointAfter(builder, losses.back()->getBlock(), {total, weight});
  return createDivide(builder, loc, symbolTable, step, total, weight);
}

FailureOr<Value> GradReducer::reduceScalars(FunctionOpInterface function) {
  FailureOr<Scalars> scalars = collectScalars(function);
  if (failed(scalars))
    return failure();
  // One reduction for equal values, so that a loss that is logged as a metric too is reduced once.
  SmallVector<std::pair<SmallVector<Value>, Value>> reductions;
  Value weight;
  for (auto &[name, ops] : *scalars) {
    auto values = llvm::map_to_vector(ops, [](Operation *op) { return op->getOperand(0); });
    auto known =
        llvm::find_if(reductions, [&, &values = values](auto &reduction) { return reduction.first == values; });
    Value reduced;
    auto loss = dyn_cast<LossOp>(ops.back());
    if (loss && loss.getWeight()) {
      reduced = reduceWeightedLoss(ops, weight);
    } else if (known != reductions.end()) {
      reduced = known->second;
    } else {
      reduced = reduce(ops.back()->getLoc(), accumulate(values), mesh.getBatchAxes(), getMeanDivisor(mesh, function));
      reductions.push_back({values, reduced});
    }
    Operation *last = ops.back();
    last->setOperand(0, reduced);
    if (loss) {
      loss.getWeightMutable().clear();
      loss.setReduced(true);
    } else {
      cast<MetricOp>(last).setReduced(true);
    }
    for (Operation *op : ArrayRef(ops).drop_back())
      op->erase();
  }
  return weight;
}

/// The contributions to each parameter in program order, after checking that they stand in the step's block, each
/// trainable parameter has one, and each frozen one is read.
static FailureOr<llvm::MapVector<StringAttr, SmallVector<GradOp>>> collectContributions(ModuleOp module,
                                                                                        FunctionOpInterface step) {
  llvm::MapVector<StringAttr, SmallVector<GradOp>> contributions;
  llvm::MapVector<StringAttr, bool> reads;
  WalkResult result = module.walk([&](Operation *op) -> WalkResult {
    if (auto read = dyn_cast<ReadOp>(op))
      reads[read.getParamAttr().getAttr()] = true;
    if (isa<UpdateOp>(op))
      return op->emitOpError("expects no update before weft-reduce-grads, which makes the parameter's only one");
    if (isa<CollectiveOpInterface>(op) && op->getBlock() != &step.getFunctionBody().front())
      return op->emitOpError("expects a collective to stand in the step's own block, but it is inside '")
             << op->getParentOp()->getName() << "'";
    auto grad = dyn_cast<GradOp>(op);
    if (!grad)
      return WalkResult::advance();
    if (op->getBlock() != &step.getFunctionBody().front())
      return op->emitOpError(
                 "expects a gradient to stand in the step's own block, since its reduction may not be under "
                 "control flow, but it is inside '")
             << op->getParentOp()->getName() << "'";
    if (grad.getValue().getDefiningOp<tensor::EmptyOp>())
      return grad.emitOpError("expects a gradient with a value, but got an empty tensor, whose elements are undefined");
    contributions[grad.getParamAttr().getAttr()].push_back(grad);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (ParamOp param : module.getOps<ParamOp>()) {
    if (!param.getFrozen() && !contributions.contains(param.getSymNameAttr()))
      return param.emitOpError("expects parameter '")
             << param.getSymName() << "' to have a gradient in the step, or to be frozen";
    if (param.getFrozen() && !reads.contains(param.getSymNameAttr()))
      return param.emitOpError("expects frozen parameter '") << param.getSymName() << "' to be read";
  }
  return contributions;
}

void ReduceGradsPass::runOnOperation() {
  ModuleOp module = getOperation();
  FailureOr<MeshOp> mesh = findMesh(module);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(mesh) || failed(functions))
    return signalPassFailure();
  FailureOr<OptimizerOp> optimizer = findOptimizer(module);
  if (failed(optimizer))
    return signalPassFailure();
  FunctionOpInterface step = functions->front();
  auto contributions = collectContributions(module, step);
  if (failed(contributions))
    return signalPassFailure();

  GradReducer reducer(module, *mesh, *optimizer, step);
  Value weight;
  for (FunctionOpInterface function : *functions) {
    FailureOr<Value> functionWeight = reducer.reduceScalars(function);
    if (failed(functionWeight))
      return signalPassFailure();
    if (function == step)
      weight = *functionWeight;
  }
  SymbolTable symbolTable(module);
  for (auto &[name, grads] : *contributions)
    reducer.reduceGradient(symbolTable.lookup<ParamOp>(name), grads, weight);
}
