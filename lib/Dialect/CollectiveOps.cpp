// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace weft;

/// A collective reads its source and writes its destination; on tensors there are no effects.
static void getCollectiveEffects(CollectiveOpInterface op, SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    if (operand.get() == op.getSource())
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
    if (operand.get() == op.getDestination())
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

/// The number of ranks that a collective runs over, after checking mesh and axes (R2).
static FailureOr<int64_t> lookupNumRanks(CollectiveOpInterface op, SymbolTableCollection &symbolTable) {
  auto mesh = symbolTable.lookupNearestSymbolFrom<MeshOp>(op, op.getMeshAttr());
  if (!mesh)
    return op->emitOpError("expects ") << op.getMeshAttr() << " to be a mesh";
  llvm::StringSet<> seen;
  for (StringRef axis : op.getAxesAttr().getAsValueRange<StringAttr>()) {
    if (mesh.getAxisSize(axis) == 0)
      return op->emitOpError("expects the axes to be axes of the mesh, but got '") << axis << "'";
    if (!seen.insert(axis).second)
      return op->emitOpError("expects the axes to be named once, but got '") << axis << "' twice";
  }
  return mesh.getNumRanks(op.getAxesAttr());
}

/// (R3): a divisor of at least 1, and 1 unless the reduction is a sum.
static LogicalResult verifyDivisor(CollectiveOpInterface op) {
  if (op.getDivisor() < 1)
    return op->emitOpError("expects the divisor to be at least 1, but got ") << op.getDivisor();
  if (op.getDivisor() != 1 && op.getReductionKind() != Reduction::sum)
    return op->emitOpError("expects a divisor on sums only");
  return success();
}

/// (R4), (R5): vectors of one element type.
static LogicalResult verifyVectors(CollectiveOpInterface op) {
  auto source = cast<ShapedType>(op.getSource().getType());
  auto destination = cast<ShapedType>(op.getDestination().getType());
  if (isa<MemRefType>(source) != isa<MemRefType>(destination))
    return op->emitOpError("expects source and destination to be both tensors or both memrefs");
  if (source.getRank() != 1 || destination.getRank() != 1 || source.getElementType() != destination.getElementType())
    return op->emitOpError("expects source and destination to be vectors of one element type, but got ")
           << source << " and " << destination;
  return success();
}

/// Checks that `whole` is `numRanks` times as long as `slice`.
static LogicalResult verifySlices(Operation *op, Value whole, Value slice, int64_t numRanks) {
  int64_t wholeElements = cast<ShapedType>(whole.getType()).getNumElements();
  int64_t sliceElements = cast<ShapedType>(slice.getType()).getNumElements();
  if (wholeElements % numRanks == 0 && wholeElements / numRanks == sliceElements)
    return success();
  return op->emitOpError("expects the whole of ")
         << wholeElements << " elements to be " << numRanks << " slices, but got slices of " << sliceElements;
}

//===----------------------------------------------------------------------===//
// AllReduceOp
//===----------------------------------------------------------------------===//

LogicalResult AllReduceOp::verify() { return verifyDivisor(*this); }
LogicalResult AllReduceOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return lookupNumRanks(*this, symbolTable);
}
void AllReduceOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getCollectiveEffects(*this, effects);
}
CollectiveKind AllReduceOp::getCollectiveKind() { return CollectiveKind::all_reduce; }
std::optional<Reduction> AllReduceOp::getReductionKind() { return getReduction(); }
Value AllReduceOp::getSource() { return getOperand(); }
Value AllReduceOp::getDestination() { return getOperand(); }

/// A reduction over one rank that divides by nothing gives its operand.
LogicalResult AllReduceOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &foldResults) {
  auto mesh = SymbolTable::lookupNearestSymbolFrom<MeshOp>(*this, getMeshAttr());
  if (getResults().empty() || !mesh || getDivisor() != 1 || mesh.getNumRanks(getAxes()) != 1)
    return failure();
  foldResults.push_back(getOperand());
  return success();
}

//===----------------------------------------------------------------------===//
// ReduceScatterOp
//===----------------------------------------------------------------------===//

LogicalResult ReduceScatterOp::verify() {
  return failure(failed(verifyDivisor(*this)) || failed(verifyVectors(*this)));
}
LogicalResult ReduceScatterOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FailureOr<int64_t> numRanks = lookupNumRanks(*this, symbolTable);
  return failed(numRanks) ? failure() : verifySlices(*this, getInput(), getDestination(), *numRanks);
}
void ReduceScatterOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getCollectiveEffects(*this, effects);
}
CollectiveKind ReduceScatterOp::getCollectiveKind() { return CollectiveKind::reduce_scatter; }
std::optional<Reduction> ReduceScatterOp::getReductionKind() { return getReduction(); }
Value ReduceScatterOp::getSource() { return getInput(); }

//===----------------------------------------------------------------------===//
// AllGatherOp
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() { return verifyVectors(*this); }
LogicalResult AllGatherOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FailureOr<int64_t> numRanks = lookupNumRanks(*this, symbolTable);
  return failed(numRanks) ? failure() : verifySlices(*this, getDestination(), getInput(), *numRanks);
}
void AllGatherOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getCollectiveEffects(*this, effects);
}
CollectiveKind AllGatherOp::getCollectiveKind() { return CollectiveKind::all_gather; }
std::optional<Reduction> AllGatherOp::getReductionKind() { return std::nullopt; }
int64_t AllGatherOp::getDivisor() { return 1; }
Value AllGatherOp::getSource() { return getInput(); }

//===----------------------------------------------------------------------===//
// CollectiveCommandOp
//===----------------------------------------------------------------------===//

LogicalResult CollectiveCommandOp::verify() {
  if ((getKind() == CollectiveKind::all_gather) == getReduction().has_value())
    return emitOpError("expects a reduction, except on a gather");
  if (getKind() == CollectiveKind::all_gather) {
    if (getDivisor() != 1)
      return emitOpError("expects no divisor on a gather");
  } else if (failed(verifyDivisor(*this))) {
    return failure();
  }
  if (getKind() == CollectiveKind::all_reduce) {
    auto input = getInput().getType(), output = getOutput().getType();
    if (input.getNumElements() != output.getNumElements() || input.getElementType() != output.getElementType())
      return emitOpError("expects source and destination of one size and element type, but got ")
             << input << " and " << output;
    return success();
  }
  return verifyVectors(*this);
}

LogicalResult CollectiveCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom<StreamOp>(*this, getStreamAttr()))
    return emitOpError("expects ") << getStreamAttr() << " to be a stream";
  FailureOr<int64_t> numRanks = lookupNumRanks(*this, symbolTable);
  if (failed(numRanks))
    return failure();
  if (getKind() == CollectiveKind::reduce_scatter)
    return verifySlices(*this, getInput(), getOutput(), *numRanks);
  if (getKind() == CollectiveKind::all_gather)
    return verifySlices(*this, getOutput(), getInput(), *numRanks);
  return success();
}

CollectiveKind CollectiveCommandOp::getCollectiveKind() { return getKind(); }
std::optional<Reduction> CollectiveCommandOp::getReductionKind() { return getReduction(); }
Value CollectiveCommandOp::getSource() { return getInput(); }
Value CollectiveCommandOp::getDestination() { return getOutput(); }
