// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelLoops.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace weft;

Value weft::getBaseBuffer(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

namespace {
/// The buffers that an operation reads and writes.
struct Accesses {
  llvm::SmallPtrSet<Value, 4> reads, writes;

  /// Whether the order of two operations matters.
  bool conflictsWith(const Accesses &other) const {
    auto overlap = [](const llvm::SmallPtrSet<Value, 4> &a, const llvm::SmallPtrSet<Value, 4> &b) {
      return llvm::any_of(a, [&](Value value) { return b.contains(value); });
    };
    return overlap(writes, other.reads) || overlap(writes, other.writes) || overlap(reads, other.writes);
  }
};
} // namespace

/// Returns the accesses of `op` and what it contains, or nothing where they are not known.
static std::optional<Accesses> getAccesses(Operation *op) {
  Accesses accesses;
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    for (OpOperand &operand : generic->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()))
        accesses.reads.insert(getBaseBuffer(operand.get()));
    for (Value output : generic.getOutputs())
      accesses.writes.insert(getBaseBuffer(output));
    return accesses;
  }
  std::optional<SmallVector<MemoryEffects::EffectInstance>> effects = getEffectsRecursively(op);
  if (!effects)
    return std::nullopt;
  for (const MemoryEffects::EffectInstance &effect : *effects) {
    if (!effect.getValue())
      return std::nullopt;
    if (isa<MemoryEffects::Read>(effect.getEffect()))
      accesses.reads.insert(getBaseBuffer(effect.getValue()));
    else
      accesses.writes.insert(getBaseBuffer(effect.getValue()));
  }
  return accesses;
}

/// Returns the operand of `op` that is `buffer` accessed by `map`, or null.
static OpOperand *findOperand(MutableOperandRange operands, linalg::GenericOp op, Value buffer, AffineMap map) {
  for (OpOperand &operand : operands)
    if (operand.get() == buffer && op.getMatchingIndexingMap(&operand) == map)
      return &operand;
  return nullptr;
}

/// Returns whether all accesses of `op` to what `other` writes are to the element that the same iteration of `other`
/// writes.
static bool staysInIteration(linalg::GenericOp op, linalg::GenericOp other) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    Value base = getBaseBuffer(operand.get());
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (OpOperand &written : other.getDpsInitsMutable()) {
      if (getBaseBuffer(written.get()) != base)
        continue;
      if (written.get() != operand.get() || other.getMatchingIndexingMap(&written) != map || !map.isPermutation())
        return false;
    }
  }
  return true;
}

/// Returns whether both operations may share their loops: an iteration of the one then runs between two of the other.
static bool canMerge(linalg::GenericOp earlier, linalg::GenericOp later) {
  return earlier.getNumLoops() == later.getNumLoops() && earlier.getNumLoops() > 0 &&
         cast<linalg::LinalgOp>(earlier.getOperation()).getStaticLoopRanges() ==
             cast<linalg::LinalgOp>(later.getOperation()).getStaticLoopRanges() &&
         staysInIteration(earlier, later) && staysInIteration(later, earlier);
}

/// Returns whether `earlier` may move down to `later`.
static bool canMoveDown(linalg::GenericOp earlier, linalg::GenericOp later) {
  std::optional<Accesses> own = getAccesses(earlier);
  for (Operation *op = earlier->getNextNode(); op != later; op = op->getNextNode()) {
    if (isMemoryEffectFree(op))
      continue;
    std::optional<Accesses> between = getAccesses(op);
    if (!between || own->conflictsWith(*between))
      return false;
  }
  return true;
}

/// Returns whether nobody reads `buffer`, a temporary, but `readers`.
static bool isDeadExcept(Value buffer, llvm::ArrayRef<Operation *> readers) {
  Operation *definition = buffer.getDefiningOp();
  if (!definition || !isa<memref::AllocOp, memref::AllocaOp>(definition))
    return false;
  return llvm::all_of(buffer.getUsers(), [&](Operation *user) {
    return llvm::is_contained(readers, user) || isa<memref::DeallocOp>(user);
  });
}

/// Returns whether the sizes of all loops can be told from operands of the two operations other than `dropped`.
static bool areLoopsKnownWithout(llvm::ArrayRef<Value> dropped, linalg::GenericOp op, linalg::GenericOp other) {
  SmallVector<bool> isKnown(op.getNumLoops());
  for (linalg::GenericOp each : {op, other})
    for (OpOperand &operand : each->getOpOperands())
      if (!llvm::is_contained(dropped, operand.get()))
        for (AffineExpr result : each.getMatchingIndexingMap(&operand).getResults())
          if (auto dim = dyn_cast<AffineDimExpr>(result))
            isKnown[dim.getPosition()] = true;
  return llvm::all_of(isKnown, [](bool known) { return known; });
}

/// Replaces two operations by one at the place of the later one.
static linalg::GenericOp merge(linalg::GenericOp earlier, linalg::GenericOp later, IRRewriter &rewriter) {
  // Operands of the merged operation, each pair of a value and a map once.
  struct Operand {
    Value value;
    AffineMap map;
  };
  SmallVector<Operand> inputs, outputs;
  auto indexOf = [](SmallVector<Operand> &operands, Value value, AffineMap map) {
    for (auto [index, operand] : llvm::enumerate(operands))
      if (operand.value == value && operand.map == map)
        return static_cast<unsigned>(index);
    operands.push_back({value, map});
    return static_cast<unsigned>(operands.size() - 1);
  };

  // Outputs: those of the earlier operation that somebody else reads or that it shares with the later one, then the
  // later one's.
  SmallVector<int> earlierOutput, laterOutput;
  SmallVector<Value> dropped;
  for (OpOperand &output : earlier.getDpsInitsMutable()) {
    AffineMap map = earlier.getMatchingIndexingMap(&output);
    bool isShared = findOperand(later.getDpsInitsMutable(), later, output.get(), map);
    bool readsOld = !earlier.getMatchingBlockArgument(&output).use_empty();
    dropped.push_back(output.get());
    bool isDropped = !isShared && !readsOld && isDeadExcept(output.get(), {earlier, later}) &&
                     areLoopsKnownWithout(dropped, earlier, later);
    if (!isDropped)
      dropped.pop_back();
    earlierOutput.push_back(isDropped ? -1 : static_cast<int>(indexOf(outputs, output.get(), map)));
  }
  for (OpOperand &output : later.getDpsInitsMutable())
    laterOutput.push_back(static_cast<int>(indexOf(outputs, output.get(), later.getMatchingIndexingMap(&output))));
  SmallVector<unsigned> earlierInput;
  for (OpOperand *input : earlier.getDpsInputOperands())
    earlierInput.push_back(indexOf(inputs, input->get(), earlier.getMatchingIndexingMap(input)));
  // -1 - i: the value that the earlier operation yields as its i-th output.
  SmallVector<int> laterInput;
  for (OpOperand *input : later.getDpsInputOperands()) {
    AffineMap map = later.getMatchingIndexingMap(input);
    if (OpOperand *produced = findOperand(earlier.getDpsInitsMutable(), earlier, input->get(), map))
      laterInput.push_back(-1 - static_cast<int>(produced->getOperandNumber() - earlier.getNumDpsInputs()));
    else
      laterInput.push_back(static_cast<int>(indexOf(inputs, input->get(), map)));
  }

  SmallVector<Value> inputValues, outputValues;
  SmallVector<AffineMap> maps;
  for (Operand &operand : inputs) {
    inputValues.push_back(operand.value);
    maps.push_back(operand.map);
  }
  for (Operand &operand : outputs) {
    outputValues.push_back(operand.value);
    maps.push_back(operand.map);
  }
  SmallVector<utils::IteratorType> iterators = later.getIteratorTypesArray();
  for (auto [index, iterator] : llvm::enumerate(earlier.getIteratorTypesArray()))
    if (iterator == utils::IteratorType::reduction)
      iterators[index] = iterator;
  rewriter.setInsertionPoint(later);
  auto merged = linalg::GenericOp::create(
      rewriter, later.getLoc(), TypeRange(), inputValues, outputValues, maps, iterators,
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        ValueRange old = arguments.drop_front(inputs.size());
        IRMapping mapping;
        Block &first = earlier.getRegion().front(), &second = later.getRegion().front();
        for (auto [index, input] : llvm::enumerate(earlierInput))
          mapping.map(first.getArgument(index), arguments[input]);
        for (auto [index, output] : llvm::enumerate(earlierOutput))
          if (output >= 0)
            mapping.map(first.getArgument(earlierInput.size() + index), old[output]);
        for (Operation &op : first.without_terminator())
          builder.clone(op, mapping);
        SmallVector<Value> produced, yields(outputs.size());
        for (auto [index, value] : llvm::enumerate(first.getTerminator()->getOperands())) {
          produced.push_back(mapping.lookupOrDefault(value));
          if (earlierOutput[index] >= 0)
            yields[earlierOutput[index]] = produced.back();
        }
        for (auto [index, input] : llvm::enumerate(laterInput))
          mapping.map(second.getArgument(index), input >= 0 ? arguments[input] : produced[-1 - input]);
        for (auto [index, output] : llvm::enumerate(laterOutput))
          mapping.map(second.getArgument(laterInput.size() + index), yields[output] ? yields[output] : old[output]);
        for (Operation &op : second.without_terminator())
          builder.clone(op, mapping);
        for (auto [index, value] : llvm::enumerate(second.getTerminator()->getOperands()))
          yields[laterOutput[index]] = mapping.lookupOrDefault(value);
        linalg::YieldOp::create(builder, loc, yields);
      });
  rewriter.eraseOp(earlier);
  rewriter.eraseOp(later);
  return merged;
}

/// Merges the operations of one block, each with the nearest before it that it can be merged with.
static void fuseBlock(Block &block, IRRewriter &rewriter) {
  SmallVector<linalg::GenericOp> before;
  for (auto op : llvm::to_vector(block.getOps<linalg::GenericOp>())) {
    if (op.getNumResults() != 0)
      return;
    linalg::GenericOp current = op;
    for (size_t i = before.size(); i-- > 0;)
      if (canMerge(before[i], current) && canMoveDown(before[i], current)) {
        current = merge(before[i], current, rewriter);
        before.erase(before.begin() + i);
      }
    before.push_back(current);
  }
}

void weft::fuseKernelLoops(KernelOp kernel, IRRewriter &rewriter) {
  kernel.walk([&](Block *block) {
    if (!isa<linalg::GenericOp>(block->getParentOp()))
      fuseBlock(*block, rewriter);
  });
}

/// Returns whether the place that `op` writes depends on the iteration of `loop`.
static bool dependsOn(scf::ForOp loop, Operation *op) {
  // Values that are computed from the loop's induction variable, in the order of the operations.
  llvm::SmallPtrSet<Value, 8> dependent;
  dependent.insert(loop.getInductionVar());
  bool found = false;
  loop.getBody()->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    bool usesIt = llvm::any_of(inner->getOperands(), [&](Value value) { return dependent.contains(value); });
    if (inner == op) {
      found = usesIt;
      return WalkResult::interrupt();
    }
    // Loaded values and counts of inner loops say nothing about the place.
    if (usesIt && isMemoryEffectFree(inner) && inner->getNumRegions() == 0)
      for (Value result : inner->getResults())
        dependent.insert(result);
    return WalkResult::advance();
  });
  if (!found)
    return false;
  auto store = cast<memref::StoreOp>(op);
  return dependent.contains(store.getMemRef()) ||
         llvm::any_of(store.getIndices(), [&](Value index) { return dependent.contains(index); });
}

scf::ForOp weft::findBlockLoop(Region &body) {
  scf::ForOp loop;
  for (Operation &op : body.front().without_terminator()) {
    if (auto candidate = dyn_cast<scf::ForOp>(op)) {
      if (loop)
        return nullptr;
      loop = candidate;
    } else if (!isMemoryEffectFree(&op) && !isa<memref::AllocaOp, memref::LoadOp>(op)) {
      return nullptr;
    }
  }
  if (!loop || loop.getNumResults() != 0 || !getConstantIntValue(loop.getLowerBound()) ||
      !getConstantIntValue(loop.getUpperBound()) || !getConstantIntValue(loop.getStep()))
    return nullptr;
  WalkResult result = loop.getBody()->walk([&](Operation *op) {
    if (isMemoryEffectFree(op) || isa<memref::LoadOp>(op) || op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
      return WalkResult::advance();
    auto store = dyn_cast<memref::StoreOp>(op);
    if (!store)
      return WalkResult::interrupt();
    // Temporary buffers exist once for each call.
    if (getBaseBuffer(store.getMemRef()).getDefiningOp<memref::AllocaOp>() || dependsOn(loop, op))
      return WalkResult::advance();
    return WalkResult::interrupt();
  });
  return result.wasInterrupted() ? nullptr : loop;
}
