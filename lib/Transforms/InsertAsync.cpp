// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace weft {
#define GEN_PASS_DEF_INSERTASYNCPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr StringLiteral kCategory = "weft-insert-async";
static constexpr StringLiteral kComputeStream = "compute";
static constexpr StringLiteral kCommStream = "grad_comm";

namespace {

struct InsertAsyncPass : weft::impl::InsertAsyncPassBase<InsertAsyncPass> {
  using InsertAsyncPassBase::InsertAsyncPassBase;
  void runOnOperation() override;
};

using Collectives = SmallVector<CollectiveOpInterface>;

} // namespace

/// The collectives in the function's own block, in program order; an error where one stands elsewhere.
static FailureOr<Collectives> collectCollectives(FunctionOpInterface function) {
  Collectives collectives;
  WalkResult result = function.walk([&](Operation *op) -> WalkResult {
    if (isa<StartOp>(op))
      return op->emitOpError("expects no start before weft-insert-async");
    auto collective = dyn_cast<CollectiveOpInterface>(op);
    if (!collective)
      return WalkResult::advance();
    if (op->getBlock() != &function.getFunctionBody().front())
      return op->emitOpError(
                 "expects a collective to stand in the function's own block, not under control flow, but it "
                 "is inside '")
             << op->getParentOp()->getName() << "'";
    collectives.push_back(collective);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return collectives;
}

/// Whether the collective gathers what the function reads at its entry.
static bool isEntryGather(CollectiveOpInterface collective) {
  return collective.getCollectiveKind() == CollectiveKind::all_gather &&
         collective.getSource().getDefiningOp<ReadStateOp>();
}

/// Moves gathers to the head in order of first use, each other collective to where its operands exist, and what follows
/// the step's last use (loss, metrics, then updates in the order of their reductions) to the end. Returns the
/// collectives in their new order.
static Collectives reorder(FunctionOpInterface function, ArrayRef<CollectiveOpInterface> collectives) {
  Block *block = &function.getFunctionBody().front();
  SmallVector<std::pair<Operation *, CollectiveOpInterface>> gathers;
  Collectives others;
  for (CollectiveOpInterface collective : collectives) {
    if (isEntryGather(collective))
      gathers.push_back({getFirstRead(block, collective->getResult(0)), collective});
    else
      others.push_back(collective);
  }
  llvm::sort(gathers, [](auto &a, auto &b) {
    if (a.first == b.first)
      return a.second->isBeforeInBlock(b.second);
    return a.first && (!b.first || a.first->isBeforeInBlock(b.first));
  });

  Collectives ordered;
  // In reverse, so that of collectives that become ready at one operation the first stays the first.
  for (CollectiveOpInterface collective : llvm::reverse(others)) {
    Operation *source = collective.getSource().getDefiningOp();
    if (isa_and_nonnull<PackOp>(source))
      hoistToOperands(source);
    // A gather that is held back stands where what it depends on is there.
    if (auto barrier = dyn_cast_or_null<BarrierOp>(source)) {
      if (auto read = barrier->getOperand(0).getDefiningOp<ReadStateOp>())
        hoistToOperands(read);
      hoistToOperands(barrier);
    }
    // An empty destination is replaced by an allocation of the start's own.
    Operation *destination = collective.getDestination().getDefiningOp();
    if (destination && destination->getNumOperands() == 0 && isMemoryEffectFree(destination))
      hoistToOperands(destination);
    hoistToOperands(collective);
  }
  for (auto &[firstUse, gather] : llvm::reverse(gathers)) {
    Operation *destination = gather.getDestination().getDefiningOp();
    for (Operation *op : {gather.getOperation(), destination, gather.getSource().getDefiningOp()})
      if (op && op->getBlock() == block && (op == gather || op->getNumOperands() == 0))
        op->moveBefore(block, block->begin());
  }
  for (CollectiveOpInterface collective : block->getOps<CollectiveOpInterface>())
    ordered.push_back(collective);
  return ordered;
}

/// Moves updates to the end of the function, in the order of the collectives that give their gradients; before them, if
/// `withScalars`, loss and metrics.
static void sinkEffects(FunctionOpInterface function, ArrayRef<CollectiveOpInterface> collectives, bool withScalars) {
  Block *block = &function.getFunctionBody().front();
  Operation *end = block->getTerminator();
  llvm::DenseMap<Operation *, int64_t> order;
  for (auto [index, collective] : llvm::enumerate(collectives))
    order[collective] = index;
  if (withScalars)
    for (Operation *op : llvm::to_vector(llvm::make_pointer_range(*block)))
      if (isa<LossOp, MetricOp>(op))
        op->moveBefore(end);
  SmallVector<std::pair<int64_t, UpdateOp>> updates;
  for (UpdateOp update : block->getOps<UpdateOp>()) {
    auto position = order.find(update.getGradient().getDefiningOp());
    updates.push_back({position == order.end() ? -1 : position->second, update});
  }
  llvm::sort(updates, [](auto &a, auto &b) {
    return a.first == b.first ? a.second->isBeforeInBlock(b.second) : a.first < b.first;
  });
  for (auto &[position, update] : updates)
    update->moveBefore(end);
}

/// Whether the user is the division of a weighted loss by its weight.
static bool isLossDivision(Operation *user, SymbolTable &symbolTable) {
  auto launch = dyn_cast<LaunchOp>(user);
  auto kernel = launch ? symbolTable.lookup<KernelOp>(launch.getKernel()) : KernelOp();
  return kernel && kernel->hasAttr("weft.divide");
}

/// What the collective carries, for messages and traces: `@L[0]`, `loss`, `loss weight`, `metric accuracy`, or nothing.
static std::string getLabel(CollectiveOpInterface collective, SymbolTable &symbolTable) {
  auto nameBucket = [](StringRef layout, int64_t bucket) { return ("@" + layout + "[" + Twine(bucket) + "]").str(); };
  Operation *source = collective.getSource().getDefiningOp();
  if (auto barrier = dyn_cast_or_null<BarrierOp>(source))
    source = barrier->getOperand(cast<OpResult>(collective.getSource()).getResultNumber()).getDefiningOp();
  if (auto pack = dyn_cast_or_null<PackOp>(source))
    return nameBucket(pack.getLayout(), pack.getBucket());
  if (auto read = dyn_cast_or_null<ReadStateOp>(source))
    if (auto state = symbolTable.lookup<StateOp>(read.getState()))
      return nameBucket(state.getLayout(), read.getBucket());
  // The weight of a loss has updates as users, too.
  for (Operation *user : collective->getUsers())
    if (isLossDivision(user, symbolTable))
      return user->getOperand(0) == collective->getResult(0) ? "loss" : "loss weight";
  for (Operation *user : collective->getUsers()) {
    if (isa<LossOp>(user))
      return "loss";
    if (auto metric = dyn_cast<MetricOp>(user))
      return ("metric " + metric.getName()).str();
    if (auto update = dyn_cast<UpdateOp>(user))
      return ("@" + update.getTarget()).str();
  }
  return "";
}

/// A value that the start may take: `value` itself if nothing else uses it, otherwise a copy.
static Value getOwnedOperand(OpBuilder &builder, CollectiveOpInterface collective, Value value) {
  Operation *definition = value.getDefiningOp();
  if (value.hasOneUse() && definition && !isView(definition))
    return value;
  remark::missed(collective->getLoc(), remark::RemarkOpts::name("Copied").category(kCategory))
      << "the operand is copied before the start, since it is used elsewhere or is a view";
  return bufferization::AllocTensorOp::create(builder, collective->getLoc(), cast<RankedTensorType>(value.getType()),
                                              ValueRange(), value);
}

/// Replaces the collective by a start and a wait right after it.
static WaitOp createStart(CollectiveOpInterface collective, SymbolTable &symbolTable) {
  OpBuilder builder(collective);
  Location loc = collective->getLoc();
  Value source = collective.getSource(), destination = collective.getDestination();
  SmallVector<Value> inputs, outputs;
  if (source == destination) {
    outputs.push_back(getOwnedOperand(builder, collective, destination));
  } else {
    inputs.push_back(getOwnedOperand(builder, collective, source));
    outputs.push_back(bufferization::AllocTensorOp::create(builder, loc, cast<RankedTensorType>(destination.getType()),
                                                           ValueRange()));
  }
  auto start = StartOp::create(builder, loc, kCommStream, inputs, outputs);
  std::string label = getLabel(collective, symbolTable);
  if (!label.empty())
    start->setAttr("weft.bucket", builder.getStringAttr(label));

  Block &body = start.getBody().front();
  IRMapping mapping;
  mapping.map(source, body.getArgument(0));
  mapping.map(destination, body.getArguments().back());
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  Operation *inside = inner.clone(*collective, mapping);
  YieldOp::create(inner, loc, inside->getResults());

  auto wait = WaitOp::create(builder, loc, start.getFuture());
  collective->replaceAllUsesWith(wait->getResults().take_front(1));
  Operation *allocation = destination.getDefiningOp();
  collective->erase();
  if (allocation && allocation->use_empty() && isMemoryEffectFree(allocation))
    allocation->erase();
  return wait;
}

/// Where to move an operation: right before another one, or up to its operands.
using Moves = SmallVector<std::pair<Operation *, Operation *>>;

/// A view goes right before its first read, and views of it likewise.
static void collectViewMoves(Operation *view, Moves &moves) {
  Block *block = view->getBlock();
  moves.push_back({view, getFirstRead(block, view->getResult(0))});
  for (Operation *user : view->getResult(0).getUsers())
    if (user->getBlock() == block && isView(user))
      collectViewMoves(user, moves);
}

/// Moves waits right before the first read of what they give. Nothing is moved before all places are known: asking for
/// an order after a move takes the time of numbering the whole block.
static void sinkWaits(ArrayRef<WaitOp> waits) {
  llvm::SetVector<Operation *> views;
  Moves moves;
  for (WaitOp wait : waits) {
    Block *block = wait->getBlock();
    Operation *first = block->getTerminator();
    for (Value result : wait.getResults()) {
      Operation *read = getFirstRead(block, result);
      if (read && read->isBeforeInBlock(first))
        first = read;
      for (Operation *user : result.getUsers())
        if (user->getBlock() == block && isView(user))
          views.insert(user);
    }
    moves.push_back({wait, first});
  }
  for (Operation *view : views)
    collectViewMoves(view, moves);
  for (auto [op, place] : moves) {
    if (place)
      op->moveBefore(place);
    else
      hoistToOperands(op);
  }
}

/// Declares the two streams before `function` unless the module has streams.
static void declareStreams(ModuleOp module, FunctionOpInterface function) {
  if (!module.getOps<StreamOp>().empty())
    return;
  OpBuilder builder(function);
  StreamOp::create(builder, function.getLoc(), kComputeStream);
  StreamOp::create(builder, function.getLoc(), kCommStream);
}

void InsertAsyncPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (overlap != "on" && overlap != "off") {
    module.emitError("expects 'overlap' to be on or off, but got '") << overlap.getValue() << "'";
    return signalPassFailure();
  }
  bool overlaps = overlap == "on";
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(functions))
    return signalPassFailure();
  declareStreams(module, functions->front());
  SymbolTable symbolTable(module);
  for (FunctionOpInterface function : *functions) {
    FailureOr<Collectives> collectives = collectCollectives(function);
    if (failed(collectives))
      return signalPassFailure();
    if (overlaps)
      collectives = reorder(function, *collectives);
    sinkEffects(function, *collectives, /*withScalars=*/overlaps);
    SmallVector<WaitOp> waits;
    for (CollectiveOpInterface collective : *collectives)
      waits.push_back(createStart(collective, symbolTable));
    if (overlaps)
      sinkWaits(waits);
  }
}
