// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferUtils.h"
#include "Trial.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace weft {
#define GEN_PASS_DEF_PLACEGRADIENTS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr llvm::StringLiteral kCategory = "weft-place-gradients";

/// The first use of `value`, or of what shares storage with it, that stands after `pack`, or null.
static Operation *findUseAfter(Value value, PackOp pack) {
  SmallVector<Value> aliases{value};
  while (!aliases.empty()) {
    Value alias = aliases.pop_back_val();
    for (Operation *user : alias.getUsers()) {
      Operation *ancestor = pack->getBlock()->findAncestorOpInBlock(*user);
      if (!ancestor || pack->isBeforeInBlock(ancestor))
        return user;
      if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp, tensor::CastOp, BarrierOp,
              tensor::InsertSliceOp>(user))
        llvm::append_range(aliases, user->getResults());
    }
  }
  return nullptr;
}

/// Finds the fresh value that becomes the storage of `gradient`: the initial value at the end of the chain of
/// destinations and reshapes. Gives null, and why in `reason`, where there is none of which nobody else knows.
static Operation *findStorage(Value gradient, PackOp pack, std::string &reason) {
  if (Operation *user = findUseAfter(gradient, pack)) {
    reason = ("it is still read by '" + user->getName().getStringRef() + "' after the pack").str();
    return nullptr;
  }
  Value value = gradient;
  while (true) {
    Operation *op = value.getDefiningOp();
    if (!op) {
      reason = "it is an argument of the step";
      return nullptr;
    }
    if (isa<tensor::EmptyOp, bufferization::AllocTensorOp>(op) && op->getNumOperands() == 0)
      return op;
    Value next;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      next = op->getOperand(0);
    else if (isa<BarrierOp>(op))
      next = op->getOperand(cast<OpResult>(value).getResultNumber());
    else if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op);
             destinationStyle && op->getBlock() == pack->getBlock() && !isa<CollectiveOpInterface>(op))
      next = destinationStyle.getTiedOpOperand(cast<OpResult>(value))->get();
    if (!next) {
      reason = ("it is made by '" + op->getName().getStringRef() + "', which has no destination").str();
      return nullptr;
    }
    // A second user of an earlier value of the chain would see the later one.
    if (!next.hasOneUse()) {
      reason = "a value that it is accumulated onto has other uses";
      return nullptr;
    }
    value = next;
  }
}

namespace {
class PlaceGradientsPass : public weft::impl::PlaceGradientsBase<PlaceGradientsPass> {
public:
  void runOnOperation() override {
    for (func::FuncOp program : getPrograms(getOperation())) {
      privatizeInitialValues(program.getBody());
      SmallVector<PackOp> packs;
      program.walk([&](PackOp pack) { packs.push_back(pack); });
      for (PackOp pack : packs)
        if (failed(placePack(pack)))
          return signalPassFailure();
    }
  }

private:
  /// Replaces a pack by a buffer, the placement of its gradients in it, and the buffer's value.
  LogicalResult placePack(PackOp pack);
  /// Makes the view of a slot the storage of its gradient, or says why not.
  void placeGradient(PackOp pack, SlotAttr slot, Value gradient, Value bucket, Value view);
  /// Sets what no slot covers to zero.
  void zeroGaps(PackOp pack, BucketAttr bucket, Value buffer);
  /// The kernel that sets a vector to zero.
  KernelOp getZeroKernel(int64_t numElements, Type element);
};
} // namespace

LogicalResult PlaceGradientsPass::placePack(PackOp pack) {
  if (pack->getParentOp() != pack->getParentOfType<func::FuncOp>())
    return pack.emitOpError("expects to stand in the step itself, not in a region of it");
  auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(pack, pack.getLayoutAttr());
  BucketAttr bucket = layout.getBucket(pack.getBucket());
  auto type = cast<RankedTensorType>(pack.getResult().getType());
  Location loc = pack.getLoc();

  OpBuilder entry = OpBuilder::atBlockBegin(pack->getBlock());
  Value buffer = memref::AllocOp::create(entry, loc, MemRefType::get(type.getShape(), type.getElementType()));
  buffer.getDefiningOp()->setAttr("weft.memory_class", MemoryClassAttr::get(pack.getContext(), MemoryClass::gradients));
  // What the proof of the commands compares with the bucket that an update changes.
  std::string name = ("@" + layout.getSymName() + "[" + Twine(pack.getBucket()) + "]").str();
  buffer.getDefiningOp()->setAttr("weft.bucket", entry.getStringAttr(name));
  OpBuilder builder(pack);
  for (auto [number, slot] : llvm::enumerate(bucket.getSlots())) {
    Value gradient = pack.getValues()[number];
    auto gradientType = cast<RankedTensorType>(gradient.getType());
    bool whole = slot.getLength() == gradientType.getNumElements();
    Value view;
    if (whole) {
      view = createContiguousView(entry, loc, buffer, slot.getOffset(), gradientType.getShape());
    } else {
      view = createContiguousView(entry, loc, buffer, slot.getOffset(), {slot.getLength()});
    }
    placeGradient(pack, slot, gradient, buffer, view);
    // What was placed may have replaced the gradient itself.
    Value source = pack.getValues()[number];
    if (!whole) {
      SmallVector<ReassociationIndices> flat;
      if (gradientType.getRank() > 0)
        flat.push_back(llvm::to_vector(llvm::seq<int64_t>(0, gradientType.getRank())));
      if (gradientType.getRank() != 1)
        source = tensor::CollapseShapeOp::create(
            builder, loc, RankedTensorType::get({gradientType.getNumElements()}, type.getElementType()), source, flat);
      auto index = [&](int64_t value) -> OpFoldResult { return builder.getIndexAttr(value); };
      source = tensor::ExtractSliceOp::create(builder, loc, source, index(slot.getParamOffset()),
                                              index(slot.getLength()), index(1));
    }
    bufferization::MaterializeInDestinationOp::create(builder, loc, /*result=*/Type(), source, view,
                                                      /*restrict=*/true, /*writable=*/true);
  }
  zeroGaps(pack, bucket, buffer);
  Value packed = bufferization::ToTensorOp::create(builder, loc, type, buffer, /*restrict=*/true, /*writable=*/true);
  pack.replaceAllUsesWith(packed);
  pack.erase();
  return success();
}

void PlaceGradientsPass::placeGradient(PackOp pack, SlotAttr slot, Value gradient, Value bucket, Value view) {
  std::string reason;
  Operation *storage = nullptr;
  if (slot.getLength() != cast<RankedTensorType>(gradient.getType()).getNumElements())
    reason = "it is split over several buckets";
  else if (llvm::count(pack.getValues(), gradient) > 1)
    reason = "it is the gradient of several parameters";
  else
    storage = findStorage(gradient, pack, reason);
  auto options = remark::RemarkOpts::name("place").category(kCategory);
  std::string gradientName = "the gradient of " + slot.getParam().getValue().str();
  bool isSaid = !isTrial(pack);
  if (!storage) {
    if (isSaid)
      remark::missed(pack.getLoc(), options) << gradientName + " is copied into its bucket: " + reason;
    return;
  }
  if (isSaid)
    remark::passed(pack.getLoc(), options) << gradientName + " is written into its bucket";
  auto type = cast<RankedTensorType>(storage->getResult(0).getType());
  OpBuilder builder(view.getContext());
  builder.setInsertionPointAfterValue(view);
  if (type.getShape() != cast<MemRefType>(view.getType()).getShape())
    view = createContiguousView(builder, storage->getLoc(), bucket, slot.getOffset(), type.getShape());
  builder.setInsertionPoint(storage);
  Value tensor = bufferization::ToTensorOp::create(builder, storage->getLoc(), type, view, /*restrict=*/true,
                                                   /*writable=*/true);
  storage->getResult(0).replaceAllUsesWith(tensor);
  storage->erase();
}

void PlaceGradientsPass::zeroGaps(PackOp pack, BucketAttr bucket, Value buffer) {
  OpBuilder entry(pack.getContext());
  entry.setInsertionPointAfterValue(buffer);
  OpBuilder builder(pack);
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  for (auto [begin, end] : getGaps(bucket)) {
    Value gap = createContiguousView(entry, pack.getLoc(), buffer, begin, {end - begin});
    auto launch = LaunchOp::create(builder, pack.getLoc(), TypeRange(),
                                   getZeroKernel(end - begin, element).getSymName(), ValueRange(), gap);
    if (Attribute phase = pack->getAttr("weft.phase"))
      launch->setAttr("weft.phase", phase);
  }
}

KernelOp PlaceGradientsPass::getZeroKernel(int64_t numElements, Type element) {
  OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
  std::string name = "zero_" + std::to_string(numElements);
  if (!element.isF32())
    llvm::raw_string_ostream(name) << "_" << element;
  if (auto known = getOperation().lookupSymbol<KernelOp>(name))
    return known;
  Location loc = getOperation().getLoc();
  auto type = MemRefType::get({numElements}, element);
  auto kernel = KernelOp::create(builder, loc, name, builder.getFunctionType(type, {}));
  builder.setInsertionPointToStart(kernel.addEntryBlock());
  Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  linalg::FillOp::create(builder, loc, zero, kernel.getArgument(0));
  YieldOp::create(builder, loc);
  return kernel;
}
