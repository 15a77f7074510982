// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// LayoutOp
//===----------------------------------------------------------------------===//

LogicalResult LayoutOp::verify() {
  llvm::MapVector<StringAttr, int64_t> covered;
  for (auto [index, bucket] : llvm::enumerate(getBuckets().getAsRange<BucketAttr>())) {
    int64_t end = 0;
    for (SlotAttr slot : bucket.getSlots()) {
      if (slot.getOffset() < end || slot.getLength() < 0 || slot.getParamOffset() < 0)
        return emitOpError("expects the slots of bucket ")
               << index << " to be in order and not to overlap, but got " << slot.getParam() << " at "
               << slot.getOffset() << " after " << end;
      if (slot.getLength() > bucket.getNumElements() - slot.getOffset())
        return emitOpError("expects ") << slot.getParam() << " to end inside bucket " << index << " of "
                                       << bucket.getNumElements() << " elements";
      end = slot.getOffset() + slot.getLength();
      int64_t &next = covered[slot.getParam().getAttr()];
      if (slot.getParamOffset() != next)
        return emitOpError("expects the slots of ")
               << slot.getParam() << " to cover it once and in order, but got one from " << slot.getParamOffset()
               << " after " << next;
      next += slot.getLength();
    }
    if (bucket.getNumElements() < 0)
      return emitOpError("expects the size of bucket ") << index << " not to be negative";
  }
  return success();
}

LogicalResult LayoutOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto mesh = symbolTable.lookupNearestSymbolFrom<MeshOp>(*this, getMeshAttr());
  if (!mesh)
    return emitOpError("expects ") << getMeshAttr() << " to be a mesh";
  for (StringRef axis : getShardAxes().getAsValueRange<StringAttr>())
    if (mesh.getAxisSize(axis) == 0)
      return emitOpError("expects the shard axes to be axes of the mesh, but got '") << axis << "'";
  int64_t numShards = mesh.getNumRanks(getShardAxes());
  llvm::MapVector<StringAttr, int64_t> lengths;
  for (auto [index, bucket] : llvm::enumerate(getBuckets().getAsRange<BucketAttr>())) {
    if (bucket.getNumElements() % numShards != 0)
      return emitOpError("expects the size of bucket ") << index << ", which is " << bucket.getNumElements()
                                                        << ", to be a multiple of its " << numShards << " shards";
    for (SlotAttr slot : bucket.getSlots())
      lengths[slot.getParam().getAttr()] += slot.getLength();
  }
  for (auto [name, length] : lengths) {
    auto param = symbolTable.lookupNearestSymbolFrom<ParamOp>(*this, FlatSymbolRefAttr::get(name));
    if (!param)
      return emitOpError("expects @") << name.getValue() << " to be a parameter";
    if (param.getTensorType().getElementType() != getElementType())
      return emitOpError("expects parameters of element type ")
             << getElementType() << ", but @" << name.getValue() << " has " << param.getTensorType().getElementType();
    if (param.getNumElements() != length)
      return emitOpError("expects the slots of @")
             << name.getValue() << " to cover its " << param.getNumElements() << " elements, but got " << length;
  }
  return success();
}

int64_t LayoutOp::getNumElements() {
  int64_t numElements = 0;
  for (BucketAttr bucket : getBuckets().getAsRange<BucketAttr>())
    numElements += bucket.getNumElements();
  return numElements;
}

//===----------------------------------------------------------------------===//
// StateOp and its uses
//===----------------------------------------------------------------------===//

LogicalResult StateOp::verify() {
  if (!isa<FloatType>(getElementType()))
    return emitOpError("expects the element type to be a float, but got ") << getElementType();
  if ((getRole() == StateRole::moment) != getState().has_value())
    return emitOpError("expects a moment to name its optimizer state and a parameter none");
  return success();
}

LogicalResult StateOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom<LayoutOp>(*this, getLayoutAttr()))
    return emitOpError("expects ") << getLayoutAttr() << " to be a layout";
  return success();
}

/// The bucket with that index, after checking that the symbol is a layout and has it.
static FailureOr<BucketAttr> lookupBucket(Operation *op, FlatSymbolRefAttr layoutName, int64_t index,
                                          SymbolTableCollection &symbolTable) {
  auto layout = symbolTable.lookupNearestSymbolFrom<LayoutOp>(op, layoutName);
  if (!layout)
    return op->emitOpError("expects ") << layoutName << " to be a layout";
  if (index < 0 || index >= layout.getNumBuckets())
    return op->emitOpError("expects the bucket to be one of the ")
           << layout.getNumBuckets() << " of " << layoutName << ", but got " << index;
  return layout.getBucket(index);
}

static LogicalResult checkVector(Operation *op, StringRef what, Type type, int64_t numElements) {
  auto shaped = cast<ShapedType>(type);
  if (shaped.getRank() == 1 && shaped.getDimSize(0) == numElements)
    return success();
  return op->emitOpError("expects the ") << what << " to be a vector of " << numElements << " elements, but got "
                                         << type;
}

LogicalResult ReadStateOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto state = symbolTable.lookupNearestSymbolFrom<StateOp>(*this, getStateAttr());
  if (!state)
    return emitOpError("expects ") << getStateAttr() << " to be a state";
  FailureOr<BucketAttr> bucket = lookupBucket(*this, state.getLayoutAttr(), getBucket(), symbolTable);
  if (failed(bucket))
    return failure();
  int64_t numElements = bucket->getNumElements();
  if (state.getPlacement() == Placement::shard) {
    auto layout = symbolTable.lookupNearestSymbolFrom<LayoutOp>(*this, state.getLayoutAttr());
    auto mesh = symbolTable.lookupNearestSymbolFrom<MeshOp>(*this, layout.getMeshAttr());
    if (!mesh)
      return emitOpError("expects ") << layout.getMeshAttr() << " to be a mesh";
    numElements /= std::max<int64_t>(1, mesh.getNumRanks(layout.getShardAxes()));
  }
  if (cast<ShapedType>(getResult().getType()).getElementType() != state.getElementType())
    return emitOpError("expects the element type of ")
           << getStateAttr() << ", which is " << state.getElementType() << ", but got " << getResult().getType();
  return checkVector(*this, "result", getResult().getType(), numElements);
}

//===----------------------------------------------------------------------===//
// PackOp, UnpackOp
//===----------------------------------------------------------------------===//

LogicalResult PackOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FailureOr<BucketAttr> bucket = lookupBucket(*this, getLayoutAttr(), getBucket(), symbolTable);
  if (failed(bucket))
    return failure();
  if (getParams().size() != getValues().size() || getValues().size() != bucket->getSlots().size())
    return emitOpError("expects one gradient for each of the ")
           << bucket->getSlots().size() << " slots of the bucket, but got " << getValues().size();
  for (auto [slot, param, value] : llvm::zip(bucket->getSlots(), getParams(), getValues())) {
    if (slot.getParam() != param)
      return emitOpError("expects parameters in the order of the slots: ") << slot.getParam() << ", but got " << param;
    auto declaration = symbolTable.lookupNearestSymbolFrom<ParamOp>(*this, slot.getParam());
    if (!declaration || declaration.getType() != value.getType())
      return emitOpError("expects the gradient of ") << param << " to have its type, but got " << value.getType();
  }
  return checkVector(*this, "result", getResult().getType(), bucket->getNumElements());
}

LogicalResult UnpackOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto layout = symbolTable.lookupNearestSymbolFrom<LayoutOp>(*this, getLayoutAttr());
  if (!layout)
    return emitOpError("expects ") << getLayoutAttr() << " to be a layout";
  SmallVector<int64_t> holders;
  for (auto [index, bucket] : llvm::enumerate(layout.getBuckets().getAsRange<BucketAttr>()))
    if (llvm::any_of(bucket.getSlots(), [&](SlotAttr slot) { return slot.getParam() == getParamAttr(); }))
      holders.push_back(index);
  if (getBuckets() != ArrayRef<int64_t>(holders) || holders.empty() || getValues().size() != holders.size())
    return emitOpError("expects exactly the buckets that hold ") << getParamAttr() << ", in order";
  for (auto [index, value] : llvm::zip(holders, getValues()))
    if (failed(checkVector(*this, "bucket", value.getType(), layout.getBucket(index).getNumElements())))
      return failure();
  auto param = symbolTable.lookupNearestSymbolFrom<ParamOp>(*this, getParamAttr());
  if (!param || param.getType() != getResult().getType())
    return emitOpError("expects the result to have the type of ")
           << getParamAttr() << ", but got " << getResult().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// UpdateOp
//===----------------------------------------------------------------------===//

/// The number of elements that an update of the bucket takes: those of a shard if the layout's states are sharded.
static int64_t getNumUpdatedElements(Operation *op, LayoutOp layout, int64_t bucket,
                                     SymbolTableCollection &symbolTable) {
  int64_t numElements = layout.getBucket(bucket).getNumElements();
  for (StateOp state : cast<ModuleOp>(layout->getParentOp()).getOps<StateOp>()) {
    if (state.getLayoutAttr().getAttr() != layout.getSymNameAttr())
      continue;
    auto mesh = symbolTable.lookupNearestSymbolFrom<MeshOp>(op, layout.getMeshAttr());
    if (mesh && state.getPlacement() == Placement::shard)
      return numElements / std::max<int64_t>(1, mesh.getNumRanks(layout.getShardAxes()));
  }
  return numElements;
}

LogicalResult UpdateOp::verify() {
  if (getDivisor() && !isScalarF32(getDivisor().getType()))
    return emitOpError("expects the divisor to be one f32 of rank 0, but got ") << getDivisor().getType();
  return success();
}

LogicalResult UpdateOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom<OptimizerOp>(*this, getOptimizerAttr()))
    return emitOpError("expects ") << getOptimizerAttr() << " to be an optimizer";
  if (!getBucket()) {
    auto param = symbolTable.lookupNearestSymbolFrom<ParamOp>(*this, getTargetAttr());
    if (!param)
      return emitOpError("expects ") << getTargetAttr() << " to be a parameter, or a layout with a bucket";
    if (param.getType() != getGradient().getType())
      return emitOpError("expects the gradient to have the type of ")
             << getTargetAttr() << ", but got " << getGradient().getType();
    return success();
  }
  if (failed(lookupBucket(*this, getTargetAttr(), *getBucket(), symbolTable)))
    return failure();
  auto layout = symbolTable.lookupNearestSymbolFrom<LayoutOp>(*this, getTargetAttr());
  return checkVector(*this, "gradient", getGradient().getType(),
                     getNumUpdatedElements(*this, layout, *getBucket(), symbolTable));
}
