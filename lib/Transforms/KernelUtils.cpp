// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelUtils.h"

#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

int64_t weft::numElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasStaticShape() ? shaped.getNumElements() : 1;
}

int64_t weft::numIterations(linalg::LinalgOp op) {
  int64_t points = 1;
  for (int64_t range : op.getStaticLoopRanges())
    points *= range;
  return points;
}

bool weft::isZeroFill(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  return fill && matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
}

bool weft::isZeroTensor(Value value) {
  DenseElementsAttr constant;
  return isZeroFill(value) ||
         (matchPattern(value, m_Constant(&constant)) && constant.isSplat() && matchPattern(value, m_AnyZeroFloat()));
}

bool weft::isPureMove(linalg::GenericOp op) {
  if (!op || op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 || op.getNumResults() != 1 ||
      op.getNumReductionLoops() != 0 || !llvm::hasSingleElement(op.getBody()->getOperations()))
    return false;
  if (getElementTypeOrSelf(op.getDpsInputs()[0].getType()) != getElementTypeOrSelf(op.getResult(0).getType()))
    return false;
  return op.getBody()->getTerminator()->getOperand(0) == op.getBody()->getArgument(0);
}

bool weft::isPermutation(linalg::GenericOp op) {
  if (!isPureMove(op))
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return maps[0].isPermutation() && maps[1].isPermutation() && maps[0] != maps[1];
}

Value weft::makeZero(OpBuilder &builder, Location loc, RankedTensorType type) {
  Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type.getElementType()));
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
  return linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

void weft::setKernelFastMath(Operation *root) {
  using Flags = arith::FastMathFlags;
  Flags flags = Flags::reassoc | Flags::contract | Flags::nsz | Flags::arcp;
  auto attr = arith::FastMathFlagsAttr::get(root->getContext(), flags);
  root->walk([&](Operation *op) {
    // Comparisons get no flags: `contract` and the others mean nothing there.
    if (isa<arith::ArithFastMathInterface>(op) && !isa<arith::CmpFOp>(op) && op->getNumResults() == 1)
      op->setAttr(cast<arith::ArithFastMathInterface>(op).getFastMathAttrName(), attr);
  });
}

LogicalResult weft::checkStaticShapes(func::FuncOp func) {
  auto check = [](Operation *at, Type type) -> LogicalResult {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || shaped.hasStaticShape())
      return success();
    return at->emitOpError("expects tensors to be of static shape, but got ") << type;
  };
  for (Type type : func.getArgumentTypes())
    if (failed(check(func, type)))
      return failure();
  WalkResult result = func.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (failed(check(op, type)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

bool weft::isContiguousSlice(tensor::ExtractSliceOp op) {
  if (llvm::any_of(op.getStaticStrides(), [](int64_t stride) { return stride != 1; }) ||
      llvm::is_contained(op.getStaticSizes(), ShapedType::kDynamic))
    return false;
  // Dimensions of size 1, then one partial dimension, then whole ones.
  ArrayRef<int64_t> sizes = op.getStaticSizes(), shape = op.getSourceType().getShape();
  size_t dim = 0;
  while (dim < sizes.size() && sizes[dim] == 1)
    ++dim;
  return dim == sizes.size() || sizes.drop_front(dim + 1) == shape.drop_front(dim + 1);
}

bool weft::isStridedView(Value value) {
  while (Operation *def = value.getDefiningOp()) {
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(def)) {
      if (!isContiguousSlice(slice))
        return true;
      value = slice.getSource();
    } else if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def)) {
      value = def->getOperand(0);
    } else {
      return false;
    }
  }
  return false;
}

bool weft::isProductInsert(tensor::InsertSliceOp insert) {
  auto contract = insert.getSource().getDefiningOp<linalg::ContractOp>();
  if (!contract || !contract->hasOneUse())
    return false;
  auto fill = contract.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  auto slice = fill ? fill.getOutputs()[0].getDefiningOp<tensor::ExtractSliceOp>() : tensor::ExtractSliceOp();
  return slice && slice.getSource() == insert.getDest() && slice.getStaticOffsets() == insert.getStaticOffsets() &&
         slice.getStaticSizes() == insert.getStaticSizes() && slice.getStaticStrides() == insert.getStaticStrides() &&
         slice.getOffsets().empty() && slice.getSizes().empty() && slice.getStrides().empty();
}

bool weft::staysInStep(Operation *op) {
  if (isa<ReadOp, GradOp, LossOp, MetricOp, LaunchOp, linalg::ContractOp, tensor::EmptyOp, bufferization::AllocTensorOp,
          func::ReturnOp>(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return true;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return llvm::all_of(fill->getUsers(), llvm::IsaPred<linalg::ContractOp>);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return isProductInsert(insert);
  if (isa<tensor::ExtractSliceOp>(op))
    return true;
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return !isStridedView(op->getOperand(0)) || isa<tensor::ExpandShapeOp>(op);
  return false;
}
