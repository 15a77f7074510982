// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "UpdateRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace weft;

using Role = UpdateArgument::Role;

namespace {
/// Matches the body of one kernel with one rule.
class RuleMatcher {
public:
  RuleMatcher(KernelOp kernel, OptimizerOp optimizer, ArrayRef<UpdateSegment> segments, const SymbolTable &symbols)
      : symbols(symbols), kernel(kernel), rule(optimizer.getBody().front()), numStates(optimizer.getStates().size()),
        segments(segments), arguments(kernel.getArguments().size()) {}

  std::optional<SmallVector<UpdateArgument>> run(std::string &reason);

private:
  bool matchStores(int64_t state, ArrayRef<memref::StoreOp> stores);
  bool match(Value expected, Value actual);
  bool matchOperands(Operation *expected, Operation *actual);
  bool matchArgument(unsigned index, Value actual);
  bool matchLearningRate(Value actual);
  bool matchTables(std::string &reason);
  /// The content of the constant that a buffer is; null if it is none.
  DenseElementsAttr getTable(Value buffer);
  /// Whether the value is loaded from an argument, with that role.
  bool isElement(Value actual, UpdateArgument role);
  bool isScalar(Value actual, UpdateArgument role);
  bool assign(Value buffer, UpdateArgument role);
  /// Whether the value is `get` of every segment: a constant, or loaded from that column of a table of them.
  bool isFactor(Value actual, int64_t column, float UpdateSegment::*factor);
  /// The value of an expression of constants and uniform decay flags.
  std::optional<APFloat> evaluate(Value expected);

  const SymbolTable &symbols;
  KernelOp kernel;
  Block &rule;
  int64_t numStates;
  ArrayRef<UpdateSegment> segments;
  SmallVector<UpdateArgument> arguments;
  /// The index at which elements are loaded and stored.
  Value index;
  /// What matched with the roles that are assigned now.
  llvm::DenseSet<std::pair<Value, Value>> matched;
  /// Bounds the search where operands may be exchanged.
  int64_t numSteps = 0;
};
} // namespace

static constexpr int64_t kMaxSteps = 100000;

/// The value before a conversion between float types, which a load or store of narrow elements has.
static Value stripConversion(Value value) {
  if (Operation *op = value.getDefiningOp(); op && isa<arith::ExtFOp, arith::TruncFOp>(op))
    return op->getOperand(0);
  return value;
}

bool RuleMatcher::assign(Value buffer, UpdateArgument role) {
  auto argument = dyn_cast<BlockArgument>(buffer);
  if (!argument || argument.getOwner() != &kernel.getBody().front())
    return false;
  UpdateArgument &known = arguments[argument.getArgNumber()];
  if (known.role == Role::unused)
    known = role;
  return known.role == role.role && known.state == role.state;
}

bool RuleMatcher::isElement(Value actual, UpdateArgument role) {
  auto load = stripConversion(actual).getDefiningOp<memref::LoadOp>();
  if (!load || load.getIndices().size() != 1)
    return false;
  if (!index)
    index = load.getIndices()[0];
  return index == load.getIndices()[0] && assign(load.getMemRef(), role);
}

bool RuleMatcher::isScalar(Value actual, UpdateArgument role) {
  auto load = actual.getDefiningOp<memref::LoadOp>();
  return load && load.getIndices().empty() && assign(load.getMemRef(), role);
}

DenseElementsAttr RuleMatcher::getTable(Value buffer) {
  auto get = buffer.getDefiningOp<memref::GetGlobalOp>();
  auto global = get ? symbols.lookup<memref::GlobalOp>(get.getName()) : memref::GlobalOp();
  return global && global.getConstant() ? dyn_cast_or_null<DenseElementsAttr>(global.getInitialValueAttr())
                                        : DenseElementsAttr();
}

bool RuleMatcher::isFactor(Value actual, int64_t column, float UpdateSegment::*factor) {
  FloatAttr constant;
  if (matchPattern(actual, m_Constant(&constant)))
    return llvm::all_of(segments,
                        [&](auto &segment) { return segment.*factor == constant.getValue().convertToDouble(); });
  auto load = actual.getDefiningOp<memref::LoadOp>();
  DenseElementsAttr table = load ? getTable(load.getMemRef()) : DenseElementsAttr();
  IntegerAttr position;
  if (!table || !table.getElementType().isF32() || load.getIndices().size() != 2 ||
      !matchPattern(load.getIndices()[1], m_Constant(&position)) || position.getInt() != column ||
      table.getNumElements() != 2 * static_cast<int64_t>(segments.size()))
    return false;
  for (auto [number, segment] : llvm::enumerate(segments))
    if (table.getValues<float>()[2 * number + column] != segment.*factor)
      return false;
  return true;
}

std::optional<APFloat> RuleMatcher::evaluate(Value expected) {
  FloatAttr constant;
  if (matchPattern(expected, m_Constant(&constant)))
    return constant.getValue();
  if (auto argument = dyn_cast<BlockArgument>(expected)) {
    if (argument.getArgNumber() != rule.getNumArguments() - 2 || segments.empty() ||
        llvm::any_of(segments, [&](auto &segment) { return segment.decay != segments.front().decay; }))
      return std::nullopt;
    return APFloat(segments.front().decay);
  }
  Operation *op = expected.getDefiningOp();
  if (!isa<arith::MulFOp, arith::AddFOp, arith::SubFOp, arith::DivFOp>(op) || ++numSteps > kMaxSteps)
    return std::nullopt;
  std::optional<APFloat> left = evaluate(op->getOperand(0));
  std::optional<APFloat> right = left ? evaluate(op->getOperand(1)) : std::nullopt;
  if (!right)
    return std::nullopt;
  if (isa<arith::MulFOp>(op))
    return *left * *right;
  if (isa<arith::AddFOp>(op))
    return *left + *right;
  return isa<arith::SubFOp>(op) ? *left - *right : *left / *right;
}

bool RuleMatcher::matchLearningRate(Value actual) {
  UpdateArgument role{Role::learningRate};
  auto product = actual.getDefiningOp<arith::MulFOp>();
  if (!product)
    return isScalar(actual, role) && llvm::all_of(segments, [](auto &segment) { return segment.lrScale == 1.0f; });
  return isScalar(product.getLhs(), role) && isFactor(product.getRhs(), 1, &UpdateSegment::lrScale);
}

bool RuleMatcher::matchArgument(unsigned number, Value actual) {
  unsigned numArguments = rule.getNumArguments();
  if (number == 0)
    return isElement(actual, {Role::state, 0});
  if (number == 1) {
    if (auto division = actual.getDefiningOp<arith::DivFOp>())
      return isElement(division.getLhs(), {Role::gradient}) && isScalar(division.getRhs(), {Role::divisor});
    // A gradient without a divisor here may not have one elsewhere.
    return isElement(actual, {Role::gradient});
  }
  if (number < numArguments - 3)
    return isElement(actual, {Role::state, static_cast<int64_t>(number) - 1});
  if (number == numArguments - 3)
    return matchLearningRate(actual);
  if (number == numArguments - 2)
    return isFactor(actual, 0, &UpdateSegment::decay);
  return isScalar(actual, {Role::step});
}

bool RuleMatcher::matchOperands(Operation *expected, Operation *actual) {
  SmallVector<UpdateArgument> before(arguments);
  Value indexBefore = index;
  auto matchAll = [&](bool exchanged) {
    for (unsigned i = 0; i < expected->getNumOperands(); ++i)
      if (!match(expected->getOperand(exchanged ? 1 - i : i), actual->getOperand(i)))
        return false;
    return true;
  };
  if (matchAll(false))
    return true;
  if (!expected->hasTrait<OpTrait::IsCommutative>() || expected->getNumOperands() != 2)
    return false;
  arguments = before;
  index = indexBefore;
  matched.clear();
  return matchAll(true);
}

bool RuleMatcher::match(Value expected, Value actual) {
  if (++numSteps > kMaxSteps)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(expected))
    return matchArgument(argument.getArgNumber(), actual);
  if (matched.contains({expected, actual}))
    return true;
  Operation *expectedOp = expected.getDefiningOp(), *actualOp = actual.getDefiningOp();
  if (actualOp && expectedOp->getName() == actualOp->getName() &&
      expectedOp->getNumOperands() == actualOp->getNumOperands() &&
      expectedOp->getAttrDictionary() == actualOp->getAttrDictionary() && matchOperands(expectedOp, actualOp)) {
    matched.insert({expected, actual});
    return true;
  }
  // What canonicalization makes of a decay flag that is known.
  FloatAttr constant;
  if (actualOp && matchPattern(actual, m_Constant(&constant)))
    if (std::optional<APFloat> value = evaluate(expected))
      return value->bitwiseIsEqual(constant.getValue());
  if (auto product = dyn_cast<arith::MulFOp>(expectedOp))
    for (auto [factor, other] : {std::pair(product.getLhs(), product.getRhs()), {product.getRhs(), product.getLhs()}})
      if (std::optional<APFloat> value = evaluate(factor); value && value->isExactlyValue(1.0))
        return match(other, actual);
  return false;
}

/// Finds a store for each state, from `state` on, that stores what the rule yields for it.
bool RuleMatcher::matchStores(int64_t state, ArrayRef<memref::StoreOp> stores) {
  if (state > numStates)
    return true;
  for (memref::StoreOp store : stores) {
    SmallVector<UpdateArgument> before(arguments);
    Value indexBefore = index;
    if (store.getIndices().size() == 1 && (!index || index == store.getIndices()[0]) &&
        assign(store.getMemRef(), {Role::state, state})) {
      index = store.getIndices()[0];
      Value yielded = rule.getTerminator()->getOperand(state);
      // A rounded result is stored through a conversion; one that the rule itself makes is part of the rule.
      bool isStored = match(yielded, store.getValueToStore()) ||
                      (isa_and_nonnull<arith::ExtFOp, arith::TruncFOp>(store.getValueToStore().getDefiningOp()) &&
                       match(yielded, stripConversion(store.getValueToStore())));
      if (isStored && matchStores(state + 1, stores))
        return true;
    }
    arguments = before;
    index = indexBefore;
    matched.clear();
  }
  return false;
}

bool RuleMatcher::matchTables(std::string &reason) {
  SmallVector<int64_t> expected;
  for (const UpdateSegment &segment : segments)
    llvm::append_values(expected, segment.start, segment.length);
  WalkResult result = kernel.walk([&](memref::GetGlobalOp get) {
    DenseElementsAttr table = getTable(get.getResult());
    if (!table || !table.getElementType().isInteger(64) || llvm::equal(table.getValues<int64_t>(), expected))
      return WalkResult::advance();
    reason = ("it walks the segments of '" + get.getName() + "'").str();
    return WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

std::optional<SmallVector<UpdateArgument>> RuleMatcher::run(std::string &reason) {
  SmallVector<memref::StoreOp> stores;
  kernel.walk([&](memref::StoreOp store) { stores.push_back(store); });
  if (static_cast<int64_t>(stores.size()) != numStates + 1) {
    reason = "it stores " + std::to_string(stores.size()) + " values, not " + std::to_string(numStates + 1);
    return std::nullopt;
  }
  if (!matchTables(reason))
    return std::nullopt;
  if (!matchStores(0, stores)) {
    reason = "it stores something else";
    return std::nullopt;
  }
  for (BlockArgument argument : kernel.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (type && type.getRank() == 0 && type.getElementType().isInteger(64) && !argument.use_empty())
      arguments[argument.getArgNumber()] = {Role::coordinate};
  }
  return arguments;
}

std::optional<SmallVector<UpdateArgument>> weft::matchUpdateKernel(KernelOp kernel, OptimizerOp optimizer,
                                                                   ArrayRef<UpdateSegment> segments,
                                                                   const SymbolTable &symbols, std::string &reason) {
  return RuleMatcher(kernel, optimizer, segments, symbols).run(reason);
}
