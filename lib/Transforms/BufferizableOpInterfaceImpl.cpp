// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Transforms/BufferizableOpInterfaceImpl.h"

#include "BufferUtils.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace weft;

/// The buffers of an operation's tensor operands, and its other operands as they are.
static FailureOr<SmallVector<Value>> getBuffers(RewriterBase &rewriter, Operation *op,
                                                const BufferizationOptions &options, BufferizationState &state) {
  SmallVector<Value> buffers;
  for (Value operand : op->getOperands()) {
    if (!isa<TensorLikeType>(operand.getType())) {
      buffers.push_back(operand);
      continue;
    }
    FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  return buffers;
}

/// Creates the memref form of a destination-style operation: on `operands`, with all its attributes, without results.
static void createBufferForm(OpBuilder &builder, Operation *op, ValueRange operands) {
  OperationState state(op->getLoc(), op->getName(), operands, TypeRange(), op->getAttrs());
  builder.create(state);
}

/// Replaces an operation's results by the buffers of its destinations.
static void replaceByDestinations(RewriterBase &rewriter, Operation *op, ArrayRef<Value> buffers) {
  SmallVector<Value> destinations;
  for (OpOperand &destination : cast<DestinationStyleOpInterface>(op).getDpsInitsMutable())
    destinations.push_back(buffers[destination.getOperandNumber()]);
  replaceOpWithBufferizedValues(rewriter, op, destinations);
}

static bool isContiguous(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  return type.areTrailingDimsContiguous(type.getRank());
}

namespace {
/// A destination-style operation that runs on any buffers.
template <typename Model, typename OpTy>
struct DestinationStyleModel : DstBufferizableOpInterfaceExternalModel<Model, OpTy> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    FailureOr<SmallVector<Value>> buffers = getBuffers(rewriter, op, options, state);
    if (failed(buffers))
      return failure();
    createBufferForm(rewriter, op, *buffers);
    replaceByDestinations(rewriter, op, *buffers);
    return success();
  }
};

struct ScatterAddModel : DestinationStyleModel<ScatterAddModel, ScatterAddOp> {};

/// Reads and writes its operand.
struct AllReduceModel : DestinationStyleModel<AllReduceModel, AllReduceOp> {};

/// A collective that overwrites its destination.
template <typename OpTy> struct OverwritingModel : DestinationStyleModel<OverwritingModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand, const AnalysisState &) const {
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  }
};

/// A launch takes contiguous buffers; other ones are copied.
struct LaunchModel : DstBufferizableOpInterfaceExternalModel<LaunchModel, LaunchOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand, const AnalysisState &state) const {
    auto launch = cast<LaunchOp>(op);
    if (!launch.isDpsInit(&operand))
      return true;
    auto kernel = SymbolTable::lookupNearestSymbolFrom<KernelOp>(op, launch.getKernelAttr());
    if (!kernel || kernel.hasBufferSemantics())
      return true;
    return state.isValueRead(kernel.getArgument(operand.getOperandNumber()));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto launch = cast<LaunchOp>(op);
    FailureOr<SmallVector<Value>> buffers = getBuffers(rewriter, op, options, state);
    if (failed(buffers))
      return failure();
    SmallVector<Value> operands(*buffers);
    for (auto [index, buffer] : llvm::enumerate(operands)) {
      if (isContiguous(buffer))
        continue;
      auto type = cast<MemRefType>(buffer.getType());
      FailureOr<Value> copy = options.createAlloc(
          rewriter, op->getLoc(), MemRefType::get(type.getShape(), type.getElementType()), ValueRange());
      if (failed(copy))
        return failure();
      if (failed(options.createMemCpy(rewriter, op->getLoc(), buffer, *copy)))
        return failure();
      buffer = *copy;
    }
    createBufferForm(rewriter, op, operands);
    for (OpOperand &output : launch.getOutputsMutable()) {
      size_t index = output.getOperandNumber();
      if (operands[index] != (*buffers)[index] &&
          failed(options.createMemCpy(rewriter, op->getLoc(), operands[index], (*buffers)[index])))
        return failure();
    }
    replaceByDestinations(rewriter, op, *buffers);
    return success();
  }
};

/// An operation that writes nothing. Unless a model says otherwise, it reads its operands, and no result shares memory
/// with them.
template <typename Model, typename OpTy> struct NonWritingModel : BufferizableOpInterface::ExternalModel<Model, OpTy> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const { return true; }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &, const AnalysisState &) const { return false; }
  AliasingValueList getAliasingValues(Operation *, OpOperand &, const AnalysisState &) const { return {}; }
};

/// Gives its operands back.
struct BarrierModel : NonWritingModel<BarrierModel, BarrierOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const { return false; }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand, const AnalysisState &) const {
    return {{op->getResult(operand.getOperandNumber()), BufferRelation::Equivalent}};
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    // Buffers are not merged, so nothing is left to keep apart.
    FailureOr<SmallVector<Value>> buffers = getBuffers(rewriter, op, options, state);
    if (failed(buffers))
      return failure();
    replaceOpWithBufferizedValues(rewriter, op, *buffers);
    return success();
  }
};

/// Reads its operands and gives nothing.
template <typename OpTy> struct SinkModel : NonWritingModel<SinkModel<OpTy>, OpTy> {
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    FailureOr<SmallVector<Value>> buffers = getBuffers(rewriter, op, options, state);
    if (failed(buffers))
      return failure();
    createBufferForm(rewriter, op, *buffers);
    rewriter.eraseOp(op);
    return success();
  }
};

/// The storage itself: nobody but an update may write it.
template <typename OpTy> struct StorageModel : BufferizableOpInterface::ExternalModel<StorageModel<OpTy>, OpTy> {
  bool isWritable(Operation *, Value, const AnalysisState &) const { return false; }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &,
                          BufferizationState &) const {
    auto tensor = cast<RankedTensorType>(op->getResult(0).getType());
    OperationState state(op->getLoc(), op->getName(), ValueRange(),
                         MemRefType::get(tensor.getShape(), tensor.getElementType()), op->getAttrs());
    replaceOpWithBufferizedValues(rewriter, op, rewriter.create(state)->getResults());
    return success();
  }
};

/// A view of the bucket, or a copy where the parameter is split over buckets.
struct UnpackModel : NonWritingModel<UnpackModel, UnpackOp> {
  static bool isView(Operation *op) { return op->getNumOperands() == 1; }

  bool bufferizesToMemoryRead(Operation *op, OpOperand &, const AnalysisState &) const { return !isView(op); }
  bool bufferizesToAllocation(Operation *op, Value) const { return !isView(op); }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &, const AnalysisState &) const {
    if (!isView(op))
      return {};
    return {{op->getResult(0), BufferRelation::Unknown}};
  }

  FailureOr<BufferLikeType> getBufferType(Operation *op, Value value, const BufferizationOptions &options,
                                          const BufferizationState &state, SmallVector<Value> &invocationStack) const {
    auto tensor = cast<RankedTensorType>(value.getType());
    if (!isView(op))
      return cast<BufferLikeType>(MemRefType::get(tensor.getShape(), tensor.getElementType()));
    auto bucket = bufferization::detail::asMemRefType(
        bufferization::getBufferType(op->getOperand(0), options, state, invocationStack));
    if (failed(bucket))
      return failure();
    return cast<BufferLikeType>(getViewType(cast<MemRefType>(*bucket), tensor, getSlots(cast<UnpackOp>(op)).front()));
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto unpack = cast<UnpackOp>(op);
    SmallVector<SlotAttr> slots = getSlots(unpack);
    FailureOr<SmallVector<Value>> buckets = getBuffers(rewriter, op, options, state);
    if (failed(buckets))
      return failure();
    auto tensor = cast<RankedTensorType>(unpack.getResult().getType());
    Location loc = op->getLoc();
    if (isView(op)) {
      Value view = createView(rewriter, loc, buckets->front(), tensor, slots.front());
      replaceOpWithBufferizedValues(rewriter, op, view);
      return success();
    }
    FailureOr<Value> whole =
        options.createAlloc(rewriter, loc, MemRefType::get(tensor.getShape(), tensor.getElementType()), ValueRange());
    if (failed(whole))
      return failure();
    for (auto [bucket, slot] : llvm::zip_equal(*buckets, slots)) {
      auto part = RankedTensorType::get({slot.getLength()}, tensor.getElementType());
      Value source = createView(rewriter, loc, bucket, part, slot);
      Value target = memref::ReinterpretCastOp::create(
          rewriter, loc,
          MemRefType::get({slot.getLength()}, tensor.getElementType(),
                          StridedLayoutAttr::get(rewriter.getContext(), slot.getParamOffset(), {1})),
          *whole, slot.getParamOffset(), ArrayRef<int64_t>{slot.getLength()}, ArrayRef<int64_t>{1});
      if (failed(options.createMemCpy(rewriter, loc, source, target)))
        return failure();
    }
    replaceOpWithBufferizedValues(rewriter, op, *whole);
    return success();
  }

private:
  /// The slots of the parameter in the operands' buckets.
  static SmallVector<SlotAttr> getSlots(UnpackOp unpack) {
    auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(unpack, unpack.getLayoutAttr());
    return weft::getSlots(unpack, layout);
  }

  /// The type of a row-major view of a bucket, of the tensor's shape, at the slot.
  static MemRefType getViewType(MemRefType bucket, RankedTensorType tensor, SlotAttr slot) {
    auto [strides, offset] = bucket.getStridesAndOffset();
    return MemRefType::get(
        tensor.getShape(), tensor.getElementType(),
        StridedLayoutAttr::get(bucket.getContext(), offset + slot.getOffset(), computeStrides(tensor.getShape())));
  }

  static Value createView(RewriterBase &rewriter, Location loc, Value bucket, RankedTensorType tensor, SlotAttr slot) {
    MemRefType type = getViewType(cast<MemRefType>(bucket.getType()), tensor, slot);
    auto [strides, offset] = type.getStridesAndOffset();
    return memref::ReinterpretCastOp::create(rewriter, loc, type, bucket, offset, type.getShape(), strides);
  }
};

/// The region of a start is no part of the analysis: what it reads and writes is what its collectives do with the
/// operands. Destinations and the future share storage, so that they are not taken for something else before the wait.
struct StartModel : BufferizableOpInterface::ExternalModel<StartModel, StartOp> {
  static bool isSource(Operation *op, OpOperand &operand) {
    return operand.getOperandNumber() < cast<StartOp>(op).getInputs().size();
  }

  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand, const AnalysisState &) const {
    Value argument = cast<StartOp>(op).getBody().getArgument(operand.getOperandNumber());
    return llvm::any_of(argument.getUses(), [](OpOperand &use) {
      auto collective = dyn_cast<CollectiveOpInterface>(use.getOwner());
      return collective && collective.getSource() == use.get();
    });
  }
  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand, const AnalysisState &) const {
    return !isSource(op, operand);
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand, const AnalysisState &) const {
    if (isSource(op, operand))
      return {};
    return {{op->getResult(0), BufferRelation::Unknown, /*isDefinite=*/false}};
  }
  /// That destinations share the future does not make one of them: each is reduced by its own collective. Only a value
  /// that is given twice is.
  bool isNotConflicting(Operation *op, OpOperand *read, OpOperand *write, const AnalysisState &) const {
    return read->getOwner() == op && write->getOwner() == op && read->get() != write->get() &&
           read->get().hasOneUse() && write->get().hasOneUse();
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto start = cast<StartOp>(op);
    FailureOr<SmallVector<Value>> buffers = getBuffers(rewriter, op, options, state);
    if (failed(buffers))
      return failure();
    size_t numInputs = start.getInputs().size();
    auto bufferStart =
        StartOp::create(rewriter, op->getLoc(), start.getStream(), ArrayRef(*buffers).take_front(numInputs),
                        ArrayRef(*buffers).drop_front(numInputs));
    bufferStart->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    IRMapping mapping;
    mapping.map(start.getBody().getArguments(), bufferStart.getBody().getArguments());
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToEnd(&bufferStart.getBody().front());
      for (Operation &inner : start.getBody().front().without_terminator()) {
        SmallVector<Value> operands =
            llvm::map_to_vector(inner.getOperands(), [&](Value value) { return mapping.lookup(value); });
        createBufferForm(rewriter, &inner, operands);
        auto collective = cast<CollectiveOpInterface>(inner);
        for (Value result : inner.getResults())
          mapping.map(result, mapping.lookup(collective.getDestination()));
      }
      YieldOp::create(rewriter, op->getLoc());
    }
    replaceOpWithBufferizedValues(rewriter, op, bufferStart.getFuture());
    return success();
  }
};

/// After bufferization what was started is read from the start's own operands.
struct WaitModel : NonWritingModel<WaitModel, WaitOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &, const AnalysisState &) const { return false; }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &, const AnalysisState &) const {
    AliasingValueList values;
    for (OpResult result : op->getResults())
      values.addAlias({result, BufferRelation::Unknown, /*isDefinite=*/false});
    return values;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter, const BufferizationOptions &options,
                          BufferizationState &state) const {
    FailureOr<Value> future = getBuffer(rewriter, cast<WaitOp>(op).getFuture(), options, state);
    if (failed(future))
      return failure();
    auto start = future->getDefiningOp<StartOp>();
    if (!start)
      return op->emitOpError("expects its start in the same block");
    auto wait = WaitOp::create(rewriter, op->getLoc(), *future);
    wait->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    SmallVector<Value> buffers(start.getOutputs());
    llvm::append_range(buffers, start.getInputs());
    replaceOpWithBufferizedValues(rewriter, op, buffers);
    return success();
  }
};
} // namespace

void weft::registerBufferizableOpInterfaceModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, WeftDialect *) {
    AllGatherOp::attachInterface<OverwritingModel<AllGatherOp>>(*context);
    AllReduceOp::attachInterface<AllReduceModel>(*context);
    BarrierOp::attachInterface<BarrierModel>(*context);
    LaunchOp::attachInterface<LaunchModel>(*context);
    LossOp::attachInterface<SinkModel<LossOp>>(*context);
    MetricOp::attachInterface<SinkModel<MetricOp>>(*context);
    ReadOp::attachInterface<StorageModel<ReadOp>>(*context);
    ReadStateOp::attachInterface<StorageModel<ReadStateOp>>(*context);
    ReduceScatterOp::attachInterface<OverwritingModel<ReduceScatterOp>>(*context);
    ScatterAddOp::attachInterface<ScatterAddModel>(*context);
    StartOp::attachInterface<StartModel>(*context);
    UnpackOp::attachInterface<UnpackModel>(*context);
    UpdateOp::attachInterface<SinkModel<UpdateOp>>(*context);
    WaitOp::attachInterface<WaitModel>(*context);
  });
}
