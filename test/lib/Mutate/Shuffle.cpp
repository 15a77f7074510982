// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Mutations.h"

#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/MapVector.h"

#include <random>

using namespace mlir;
using namespace weft;

namespace {
/// Which operations of a block must stand before which.
class Dependences {
public:
  explicit Dependences(Block &block) : block(block) {
    for (Operation &op : block.without_terminator())
      successors[&op];
  }

  void add(Operation *before, Operation *after) {
    if (before && after && before != after && successors.contains(before) && successors.contains(after))
      successors[before].push_back(after);
  }
  Operation *getAncestor(Operation *op) { return block.findAncestorOpInBlock(*op); }
  std::vector<Operation *> shuffle(std::mt19937_64 &random);

private:
  Block &block;
  llvm::MapVector<Operation *, SmallVector<Operation *>> successors;
};
} // namespace

std::vector<Operation *> Dependences::shuffle(std::mt19937_64 &random) {
  llvm::DenseMap<Operation *, int64_t> numWaiting;
  for (auto &[op, after] : successors)
    for (Operation *successor : after)
      ++numWaiting[successor];
  std::vector<Operation *> ready, order;
  for (auto &[op, after] : successors)
    if (numWaiting.lookup(op) == 0)
      ready.push_back(op);
  while (!ready.empty()) {
    std::swap(ready[random() % ready.size()], ready.back());
    Operation *op = ready.back();
    ready.pop_back();
    order.push_back(op);
    for (Operation *successor : successors[op])
      if (--numWaiting[successor] == 0)
        ready.push_back(successor);
  }
  return order;
}

/// The operations that use a value, through views, through what writes into it, and in flight: until the wait.
static SmallVector<Operation *> getUsesInFlight(Value value) {
  SmallVector<Operation *> uses;
  SmallVector<Value> pending{value};
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      uses.push_back(user);
      if (auto start = dyn_cast<StartOp>(user)) {
        WaitOp wait = start.getWait();
        uses.push_back(wait);
        if (use.getOperandNumber() < start.getInputs().size())
          pending.push_back(wait.getResult(start.getOutputs().size() + use.getOperandNumber()));
      }
      if (isView(user))
        llvm::append_range(pending, user->getResults());
      if (isa<BarrierOp>(user))
        pending.push_back(user->getResult(use.getOperandNumber()));
      auto style = dyn_cast<DestinationStyleOpInterface>(user);
      if (style && style.isDpsInit(&use) && user->getNumResults())
        pending.push_back(style.getTiedOpResult(&use));
    }
  return uses;
}

void weft::shuffleSchedule(ModuleOp module, uint64_t seed) {
  std::mt19937_64 random(seed);
  FailureOr<FunctionOpInterface> step = findStep(module);
  Block &block = step->getFunctionBody().front();
  Dependences dependences(block);
  for (Operation &op : block.without_terminator())
    op.walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        dependences.add(operand.getDefiningOp(), &op);
    });
  // What is in flight is not used: all other uses stand before the start.
  for (StartOp start : block.getOps<StartOp>())
    for (Value operand : start.getOperands()) {
      SmallVector<Value> aliases{getViewRoot(operand)};
      while (!aliases.empty())
        for (Operation *user : aliases.pop_back_val().getUsers()) {
          dependences.add(dependences.getAncestor(user), start);
          if (isView(user))
            llvm::append_range(aliases, user->getResults());
        }
    }
  // States are updated after their values are used.
  SymbolTable symbolTable(module);
  for (UpdateOp update : block.getOps<UpdateOp>())
    for (ReadStateOp read : block.getOps<ReadStateOp>())
      if (symbolTable.lookup<StateOp>(read.getState()).getLayoutAttr() == update.getTargetAttr() &&
          static_cast<int64_t>(read.getBucket()) == *update.getBucket())
        for (Operation *use : getUsesInFlight(read.getResult()))
          dependences.add(dependences.getAncestor(use), update);
  for (Operation *op : dependences.shuffle(random))
    op->moveBefore(block.getTerminator());
}
