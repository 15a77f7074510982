// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferUtils.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace weft {

SmallVector<func::FuncOp> getPrograms(ModuleOp module) {
  SmallVector<func::FuncOp> programs;
  for (StringRef role : {"weft.step", "weft.eval"})
    for (auto function : module.getOps<func::FuncOp>())
      if (function->hasAttr(role) && !function.isDeclaration())
        programs.push_back(function);
  return programs;
}

Value getRootBuffer(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (view.getViewDest() != buffer)
      break;
    buffer = view.getViewSource();
  }
  return buffer;
}

bool isSameView(Value a, Value b) {
  auto first = cast<MemRefType>(a.getType()), second = cast<MemRefType>(b.getType());
  if (getRootBuffer(a) != getRootBuffer(b) || first.getNumElements() != second.getNumElements())
    return false;
  auto [firstStrides, firstOffset] = first.getStridesAndOffset();
  auto [secondStrides, secondOffset] = second.getStridesAndOffset();
  if (firstOffset != secondOffset)
    return false;
  if (isContiguous(first) && isContiguous(second))
    return true;
  return first.getShape() == second.getShape() && firstStrides == secondStrides;
}

bool isContiguous(MemRefType type) { return type.areTrailingDimsContiguous(type.getRank()); }

int64_t getBufferBytes(MemRefType type) { return type.getNumElements() * getBytesPerElement(type.getElementType()); }

SmallVector<SlotAttr> weft::getSlots(UnpackOp unpack, LayoutOp layout) {
  SmallVector<SlotAttr> slots;
  for (int64_t bucket : unpack.getBuckets())
    for (SlotAttr slot : layout.getBucket(bucket).getSlots())
      if (slot.getParam() == unpack.getParamAttr())
        slots.push_back(slot);
  return slots;
}

SmallVector<std::pair<int64_t, int64_t>> weft::getGaps(BucketAttr bucket) {
  SmallVector<std::pair<int64_t, int64_t>> gaps;
  int64_t end = 0;
  for (SlotAttr slot : bucket.getSlots()) {
    if (end < slot.getOffset())
      gaps.push_back({end, slot.getOffset()});
    end = slot.getOffset() + slot.getLength();
  }
  if (end < bucket.getNumElements())
    gaps.push_back({end, bucket.getNumElements()});
  return gaps;
}

Value createContiguousView(OpBuilder &builder, Location loc, Value buffer, int64_t offset, ArrayRef<int64_t> shape) {
  auto source = cast<MemRefType>(buffer.getType());
  auto [sourceStrides, sourceOffset] = source.getStridesAndOffset();
  SmallVector<int64_t> strides = computeStrides(shape);
  auto layout = StridedLayoutAttr::get(builder.getContext(), sourceOffset + offset, strides);
  auto type = MemRefType::get(shape, source.getElementType(), layout);
  return memref::ReinterpretCastOp::create(builder, loc, type, buffer, sourceOffset + offset, shape, strides);
}

bool isInitialValue(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (isa<tensor::EmptyOp>(op))
      return op->getNumOperands() == 0;
    if (isa<linalg::FillOp>(op) && matchPattern(op->getOperand(0), m_Constant()))
      value = op->getOperand(1);
    else if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      value = op->getOperand(0);
    else
      return false;
  }
  return false;
}

/// Copies the chain that makes an initial value.
static Value cloneInitialValue(OpBuilder &builder, Value value) {
  Operation *op = value.getDefiningOp();
  if (isa<tensor::EmptyOp>(op))
    return builder.clone(*op)->getResult(0);
  unsigned source = isa<linalg::FillOp>(op) ? 1 : 0;
  Value init = cloneInitialValue(builder, op->getOperand(source));
  Operation *clone = builder.clone(*op);
  clone->setOperand(source, init);
  return clone->getResult(0);
}

/// Whether nothing else hangs on the chain of initial values that ends in `value`.
static bool isPrivate(Value value) {
  for (Operation *op = value.getDefiningOp(); op; op = value.getDefiningOp()) {
    if (!value.hasOneUse())
      return false;
    if (isa<tensor::EmptyOp>(op))
      return true;
    value = op->getOperand(isa<linalg::FillOp>(op) ? 1 : 0);
  }
  return true;
}

/// Moves the chain of initial values that ends in `value` right before `op`.
static void moveInitialValue(Value value, Operation *op) {
  for (Operation *link = value.getDefiningOp(); link;
       link = link->getOperand(isa<linalg::FillOp>(link) ? 1 : 0).getDefiningOp()) {
    link->moveBefore(op);
    op = link;
    if (isa<tensor::EmptyOp>(link))
      return;
  }
}

/// Erases the links of a chain of initial values, from its end, that nobody uses any more.
static void eraseInitialValue(Value value) {
  while (Operation *link = value.getDefiningOp()) {
    if (!link->use_empty())
      return;
    bool isEmpty = isa<tensor::EmptyOp>(link);
    value = isEmpty ? Value() : link->getOperand(isa<linalg::FillOp>(link) ? 1 : 0);
    link->erase();
    if (isEmpty)
      return;
  }
}

/// Gives a slice that is written into a fresh value, and the operation that makes the slice in place, a fresh value of
/// their own: the destination of the one and the source of the other's slice must be one value to be one buffer.
static void privatizeSlice(tensor::InsertSliceOp insert) {
  auto whole = insert.getDest().getDefiningOp<tensor::EmptyOp>();
  if (!whole || whole->getNumOperands() != 0)
    return;
  OpOperand *init = nullptr;
  Value value = insert.getSource();
  while (auto op = value.getDefiningOp<DestinationStyleOpInterface>()) {
    if (isa<linalg::FillOp>(op.getOperation()))
      break;
    init = op.getTiedOpOperand(cast<OpResult>(value));
    value = init->get();
  }
  if (!init || init->getOwner()->getBlock() != insert->getBlock())
    return;
  auto fill = value.getDefiningOp<linalg::FillOp>();
  auto slice = (fill ? fill.getOutputs()[0] : value).getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice || slice.getSource() != whole || slice.getMixedOffsets() != insert.getMixedOffsets() ||
      slice.getMixedSizes() != insert.getMixedSizes() || slice.getMixedStrides() != insert.getMixedStrides())
    return;
  OpBuilder builder(init->getOwner());
  IRMapping mapping;
  builder.clone(*whole, mapping);
  builder.clone(*slice, mapping);
  if (fill)
    builder.clone(*fill, mapping);
  init->set(mapping.lookup(value));
  insert.getDestMutable().assign(mapping.lookup(whole.getResult()));
  for (Operation *op : {fill.getOperation(), slice.getOperation(), whole.getOperation()})
    if (op && op->use_empty())
      op->erase();
}

void privatizeInitialValues(Region &region) {
  SmallVector<tensor::InsertSliceOp> inserts;
  region.walk([&](tensor::InsertSliceOp insert) { inserts.push_back(insert); });
  for (tensor::InsertSliceOp insert : inserts)
    privatizeSlice(insert);
  SmallVector<OpOperand *> destinations;
  region.walk([&](Operation *op) {
    if (isa<linalg::FillOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      return;
    auto add = [&](auto &&range) {
      for (OpOperand &operand : range)
        destinations.push_back(&operand);
    };
    if (auto start = dyn_cast<StartOp>(op))
      add(start.getOutputsMutable());
    else if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
      add(destinationStyle.getDpsInitsMutable());
    else if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
      add(loop.getInitsMutable());
  });
  for (OpOperand *destination : destinations) {
    Value old = destination->get();
    Operation *op = destination->getOwner();
    if (!isa<RankedTensorType>(old.getType()) || !isInitialValue(old))
      continue;
    // A slice of the destination is made in place.
    if (isa<tensor::InsertSliceOp>(op) && llvm::any_of(old.getUsers(), llvm::IsaPred<tensor::ExtractSliceOp>))
      continue;
    if (isPrivate(old)) {
      if (old.getDefiningOp()->getBlock() == op->getBlock())
        moveInitialValue(old, op);
      continue;
    }
    OpBuilder builder(op);
    destination->set(cloneInitialValue(builder, old));
    eraseInitialValue(old);
  }
}

bool isZero(Value value) { return matchPattern(value, m_AnyZeroFloat()) || matchPattern(value, m_Zero()); }

} // namespace weft
