// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/Gradients.h"
#include "weft/Analysis/RankOrder.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"

namespace weft {
#define GEN_PASS_DEF_VERIFYSCHEDULEPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
struct VerifySchedulePass : weft::impl::VerifySchedulePassBase<VerifySchedulePass> {
  void runOnOperation() override;
};
} // namespace

/// `weft.start of '@L[0]'`, or without a name.
static std::string describe(Operation *op) {
  std::string text = ("'" + op->getName().getStringRef() + "'").str();
  if (auto label = op->getAttrOfType<StringAttr>("weft.bucket"))
    text += (" of '" + label.getValue() + "'").str();
  return text;
}

//===----------------------------------------------------------------------===//
// (a) every future is waited for once
//===----------------------------------------------------------------------===//

static LogicalResult verifyWaits(StartOp start) {
  WaitOp first;
  for (Operation *user : start.getFuture().getUsers()) {
    auto wait = dyn_cast<WaitOp>(user);
    if (!wait || wait->getBlock() != start->getBlock()) {
      InFlightDiagnostic diagnostic = start.emitOpError("(a) expects the future of ")
                                      << describe(start) << " to be waited for in its own block";
      diagnostic.attachNote(user->getLoc()) << "it is used here";
      return diagnostic;
    }
    if (first) {
      InFlightDiagnostic diagnostic = start.emitOpError("(a) expects the future of ")
                                      << describe(start) << " to be waited for once, but it is waited for twice";
      diagnostic.attachNote(first->getLoc()) << "a wait is here";
      diagnostic.attachNote(wait->getLoc()) << "another is here";
      return diagnostic;
    }
    first = wait;
  }
  if (!first)
    return start.emitOpError("(a) expects the future of ") << describe(start) << " to be waited for, but it never is";
  return success();
}

//===----------------------------------------------------------------------===//
// (b) what is in flight is left alone
//===----------------------------------------------------------------------===//

/// Checks that nothing after the start uses an operand of it or a view of the same value.
static LogicalResult verifyInFlight(StartOp start) {
  Block *block = start->getBlock();
  for (OpOperand &operand : start->getOpOperands()) {
    SmallVector<Value> aliases{getViewRoot(operand.get())};
    while (!aliases.empty()) {
      Value alias = aliases.pop_back_val();
      for (OpOperand &use : alias.getUses()) {
        Operation *user = use.getOwner();
        if (isView(user))
          llvm::append_range(aliases, user->getResults());
        Operation *ancestor = block->findAncestorOpInBlock(*user);
        if (!ancestor || &use == &operand || ancestor->isBeforeInBlock(start))
          continue;
        InFlightDiagnostic diagnostic = user->emitOpError("(b) expects no use of what ")
                                        << describe(start) << " has in flight"
                                        << (ancestor == start ? ", but it takes it twice" : "");
        diagnostic.attachNote(start.getLoc()) << "it is started here";
        if (WaitOp wait = start.getWait())
          diagnostic.attachNote(wait.getLoc()) << "the wait, which gives it back, is here";
        return diagnostic;
      }
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// (d) one sequence of collectives
//===----------------------------------------------------------------------===//

static LogicalResult verifySequence(FunctionOpInterface function) {
  Block *block = &function.getFunctionBody().front();
  WalkResult result = function.walk([&](Operation *op) -> WalkResult {
    bool inStart = isa_and_nonnull<StartOp>(op->getParentOp());
    if (!isa<CollectiveOpInterface, StartOp, WaitOp>(op) || op->getBlock() == block || inStart)
      return WalkResult::advance();
    return op->emitOpError("(d) expects collectives to stand in the function's own block, since their sequence may not "
                           "depend on rank or data, but it is inside '")
           << op->getParentOp()->getName() << "'";
  });
  return failure(result.wasInterrupted());
}

/// The order in which the streams of a step run its collectives: a start waits for what the compute stream was given,
/// and the compute stream waits where a wait stands.
static RankProgram makeRankProgram(FunctionOpInterface step, const llvm::DenseMap<Attribute, size_t> &streams) {
  RankProgram ranks(step, streams.size() + 1);
  llvm::DenseMap<Value, int64_t> points;
  for (Operation &op : step.getFunctionBody().front()) {
    if (auto start = dyn_cast<StartOp>(op)) {
      size_t stream = streams.lookup(start.getStreamAttr());
      ranks.wait(stream, ranks.getPoint(0));
      for (auto collective : start.getBody().getOps<CollectiveOpInterface>())
        ranks.issue(stream, collective);
      points[start.getFuture()] = ranks.getPoint(stream);
    } else if (auto wait = dyn_cast<WaitOp>(op)) {
      auto point = points.find(wait.getFuture());
      if (point != points.end())
        ranks.wait(0, point->second);
    }
  }
  return ranks;
}

/// Checks that programs of different ranks agree on their collectives, if the module has several.
static LogicalResult verifyRanks(ModuleOp module) {
  llvm::DenseMap<Attribute, size_t> streams;
  for (auto stream : module.getOps<StreamOp>())
    streams.insert({FlatSymbolRefAttr::get(stream.getSymNameAttr()), streams.size()});
  std::vector<RankProgram> steps;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function->hasAttr("weft.step") && function.getFunctionBody().hasOneBlock())
      steps.push_back(makeRankProgram(function, streams));
  return verifyRankOrder(steps);
}

//===----------------------------------------------------------------------===//
// (h) states are updated after their values are used
//===----------------------------------------------------------------------===//

namespace {

/// A read of a state, a parameter or a bucket of it, and the last operation that uses it.
struct StateRead {
  Operation *read;
  Operation *lastUse;
  StringAttr target;
  int64_t bucket;
};

} // namespace

/// The last operation that uses `value`, also through views, and through starts until their waits and what these give
/// back.
static Operation *getLastUseInFlight(Block *block, Value value) {
  Operation *last = nullptr;
  SmallVector<Value> pending{value};
  llvm::DenseSet<Value> seen{value};
  auto push = [&](Value next) {
    if (seen.insert(next).second)
      pending.push_back(next);
  };
  while (!pending.empty()) {
    Value current = pending.pop_back_val();
    for (OpOperand &use : current.getUses()) {
      Operation *user = use.getOwner();
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      if (auto start = dyn_cast<StartOp>(user)) {
        WaitOp wait = start.getWait();
        int64_t input = use.getOperandNumber();
        if (wait)
          ancestor = wait;
        if (wait && input < static_cast<int64_t>(start.getInputs().size()))
          push(wait.getResult(start.getOutputs().size() + input));
      }
      if (isView(user))
        for (Value result : user->getResults())
          push(result);
      if (isa<BarrierOp>(user))
        push(user->getResult(use.getOperandNumber()));
      if (auto style = dyn_cast<DestinationStyleOpInterface>(user);
          style && style.isDpsInit(&use) && user->getNumResults())
        push(style.getTiedOpResult(&use));
      if (ancestor && (!last || last->isBeforeInBlock(ancestor)))
        last = ancestor;
    }
  }
  return last;
}

/// The reads of the function, of parameters and of buckets.
static SmallVector<StateRead> collectReads(FunctionOpInterface function, SymbolTable &symbolTable) {
  Block *block = &function.getFunctionBody().front();
  SmallVector<StateRead> reads;
  function.walk([&](Operation *op) {
    if (auto read = dyn_cast<ReadOp>(op))
      reads.push_back({op, getLastUseInFlight(block, read.getResult()), read.getParamAttr().getAttr(), -1});
    if (auto read = dyn_cast<ReadStateOp>(op))
      if (auto state = symbolTable.lookup<StateOp>(read.getState()))
        reads.push_back(
            {op, getLastUseInFlight(block, read.getResult()), state.getLayoutAttr().getAttr(), read.getBucket()});
  });
  return reads;
}

static LogicalResult verifyUpdates(FunctionOpInterface step, SymbolTable &symbolTable) {
  using Target = std::pair<StringAttr, int64_t>;
  llvm::DenseMap<Target, UpdateOp> updates;
  for (UpdateOp update : step.getFunctionBody().front().getOps<UpdateOp>())
    updates.insert({Target(update.getTargetAttr().getAttr(), update.getBucket().value_or(-1)), update});
  for (const StateRead &read : collectReads(step, symbolTable)) {
    UpdateOp update = updates.lookup(Target(read.target, read.bucket));
    if (!update || !read.lastUse || read.lastUse->isBeforeInBlock(update))
      continue;
    InFlightDiagnostic diagnostic = update.emitOpError("(h) expects @") << read.target.getValue();
    if (read.bucket >= 0)
      diagnostic << "[" << read.bucket << "]";
    diagnostic << " to be updated after the last use of what is read from it";
    diagnostic.attachNote(read.read->getLoc()) << "it is read here";
    diagnostic.attachNote(read.lastUse->getLoc()) << "the value is last used here, by " << describe(read.lastUse);
    return diagnostic;
  }
  return success();
}

void VerifySchedulePass::runOnOperation() {
  ModuleOp module = getOperation();
  if (failed(verifyRanks(module)))
    return signalPassFailure();
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(functions))
    return signalPassFailure();
  SymbolTable symbolTable(module);
  for (FunctionOpInterface function : *functions) {
    if (failed(verifySequence(function)))
      return signalPassFailure();
    for (StartOp start : function.getFunctionBody().front().getOps<StartOp>())
      if (failed(verifyWaits(start)) || failed(verifyInFlight(start)))
        return signalPassFailure();
    if (failed(verifyParameterReads(function)) || failed(verifyUpdates(function, symbolTable)))
      return signalPassFailure();
  }
  if (failed(verifyGradients(module)))
    return signalPassFailure();
  markAllAnalysesPreserved();
}
