// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferUtils.h"
#include "Products.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace weft {
#define GEN_PASS_DEF_LOWERTOCOMMANDS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

/// The module's first stream, which computes; makes one where there is none.
static StringRef getComputeStream(ModuleOp module) {
  auto streams = module.getOps<StreamOp>();
  if (!streams.empty())
    return (*streams.begin()).getSymName();
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  for (Operation &op : *module.getBody())
    if (isa<MeshOp>(op))
      builder.setInsertionPointAfter(&op);
  StringRef name = module.lookupSymbol("compute") ? "weft.compute" : "compute";
  return StreamOp::create(builder, module.getLoc(), name).getSymName();
}

namespace {
/// Rewrites one program.
class CommandWriter {
public:
  CommandWriter(func::FuncOp program, StringRef compute)
      : program(program), builder(program.getContext()), compute(compute) {}

  LogicalResult run();

private:
  LogicalResult writeOp(Operation *op);
  LogicalResult writeProduct(linalg::LinalgOp op);
  /// Writes a collective on a stream; inside a start its operands are the start's.
  LogicalResult writeCollective(CollectiveOpInterface op, StringRef stream, const IRMapping &mapping);
  LogicalResult writeStart(StartOp start);
  /// Copies a loss or metric to the buffer that the runner reads, unless it was made there.
  LogicalResult writeOutput(Operation *op, BufferRole role, StringRef name, Value value);
  /// The event after all that the compute stream was given so far.
  Value recordCompute(Location loc);

  FlatSymbolRefAttr getStream(StringRef name) { return FlatSymbolRefAttr::get(program.getContext(), name); }

  func::FuncOp program;
  OpBuilder builder;
  StringRef compute;
  /// The event of each future.
  DenseMap<Value, Value> events;
  /// The last event of the compute stream, while nothing was added to it since, and who waits for it.
  Value computeEvent;
  llvm::DenseSet<std::pair<Value, StringRef>> waited;
};
} // namespace

LogicalResult CommandWriter::writeProduct(linalg::LinalgOp op) {
  FailureOr<Product> product = analyzeProduct(op);
  if (failed(product))
    return op->emitOpError("expects the strides of matrices; run weft-legalize-commands before");
  // A fill right before is the initial value: the product overwrites instead.
  linalg::FillOp fill;
  for (Operation *previous = op->getPrevNode(); previous; previous = previous->getPrevNode()) {
    if (isa<ViewLikeOpInterface, ArenaViewOp>(previous) || isPure(previous))
      continue;
    fill = dyn_cast<linalg::FillOp>(previous);
    break;
  }
  bool overwrite = fill && isZero(fill.getInputs()[0]) && isSameView(fill.getOutputs()[0], product->c);
  auto command = ProductCommandOp::create(
      builder, op.getLoc(), getStream(compute), product->a, product->b, product->c,
      builder.getDenseI64ArrayAttr(product->sizes), builder.getDenseI64ArrayAttr(product->aStrides),
      builder.getDenseI64ArrayAttr(product->bStrides), builder.getDenseI64ArrayAttr(product->cStrides),
      builder.getDenseI64ArrayAttr(product->batchSizes), builder.getDenseI64ArrayAttr(product->aBatchStrides),
      builder.getDenseI64ArrayAttr(product->bBatchStrides), builder.getDenseI64ArrayAttr(product->cBatchStrides),
      overwrite ? UnitAttr() : builder.getUnitAttr());
  if (Attribute phase = op->getAttr("weft.phase"))
    command->setAttr("weft.phase", phase);
  if (overwrite)
    fill.erase();
  op.erase();
  return success();
}

LogicalResult CommandWriter::writeCollective(CollectiveOpInterface op, StringRef stream, const IRMapping &mapping) {
  Value source = mapping.lookupOrDefault(op.getSource()), destination = mapping.lookupOrDefault(op.getDestination());
  for (Value buffer : {source, destination})
    if (!isContiguous(cast<MemRefType>(buffer.getType())))
      return op.emitOpError("expects contiguous buffers, but got ") << buffer.getType();
  std::optional<Reduction> reduction = op.getReductionKind();
  auto command = CollectiveCommandOp::create(
      builder, op.getLoc(), CollectiveKindAttr::get(op.getContext(), op.getCollectiveKind()),
      reduction ? ReductionAttr::get(op.getContext(), *reduction) : ReductionAttr(), getStream(stream), source,
      destination, op.getMeshAttr(), op.getAxesAttr(), builder.getI64IntegerAttr(op.getDivisor()));
  for (StringRef name : {"weft.bucket", "weft.phase"})
    if (Attribute attribute = op->getAttr(name))
      command->setAttr(name, attribute);
  return success();
}

Value CommandWriter::recordCompute(Location loc) {
  if (!computeEvent)
    computeEvent = RecordCommandOp::create(builder, loc, EventType::get(builder.getContext()), getStream(compute));
  return computeEvent;
}

LogicalResult CommandWriter::writeStart(StartOp start) {
  Location loc = start.getLoc();
  StringRef stream = start.getStream();
  IRMapping mapping;
  mapping.map(start.getBody().getArguments(), start.getOperands());
  if (stream != compute) {
    Value event = recordCompute(loc);
    if (waited.insert({event, stream}).second)
      WaitCommandOp::create(builder, loc, getStream(stream), event);
  }
  SmallVector<CollectiveOpInterface> collectives(start.getBody().getOps<CollectiveOpInterface>());
  Attribute bucket = start->getAttr("weft.bucket");
  if (collectives.size() == 1) {
    if (failed(writeCollective(collectives.front(), stream, mapping)))
      return failure();
    if (bucket)
      builder.getInsertionPoint()->getPrevNode()->setAttr("weft.bucket", bucket);
  } else {
    auto coalesced = CoalescedCommandOp::create(builder, loc, getStream(stream));
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&coalesced.getBody());
    // Each says what it carries, where the label of the start names them all.
    SmallVector<StringRef> labels;
    if (auto names = dyn_cast_or_null<StringAttr>(bucket))
      names.getValue().split(labels, ", ");
    for (auto [index, collective] : llvm::enumerate(collectives)) {
      if (failed(writeCollective(collective, stream, mapping)))
        return failure();
      if (labels.size() == collectives.size())
        coalesced.getBody().front().back().setAttr("weft.bucket", builder.getStringAttr(labels[index]));
    }
    if (bucket)
      coalesced->setAttr("weft.bucket", bucket);
  }
  if (stream != compute)
    events[start.getFuture()] =
        RecordCommandOp::create(builder, loc, EventType::get(builder.getContext()), getStream(stream));
  return success();
}

LogicalResult CommandWriter::writeOutput(Operation *op, BufferRole role, StringRef name, Value value) {
  StringRef programName = program->hasAttr("weft.eval") ? "eval" : "step";
  for (auto buffer : program->getParentOfType<ModuleOp>().getOps<BufferOp>()) {
    auto of = buffer->getAttrOfType<StringAttr>("program");
    if (buffer.getRole() != role || (role == BufferRole::metric && buffer.getName() != name) ||
        (of && of != programName))
      continue;
    auto view = value.getDefiningOp<ArenaViewOp>();
    if (!view || view.getOffset() != buffer.getOffset()) {
      Value arena = program.getArgument(0);
      Value output =
          ArenaViewOp::create(builder, op->getLoc(), buffer.getType(), arena, buffer.getOffset(), MemoryClass::outputs);
      CopyCommandOp::create(builder, op->getLoc(), getStream(compute), value, output);
      computeEvent = {};
    }
    op->erase();
    return success();
  }
  return op->emitOpError("expects a buffer for the value; run weft-plan-memory before");
}

LogicalResult CommandWriter::writeOp(Operation *op) {
  builder.setInsertionPoint(op);
  if (isa<ArenaViewOp, ViewLikeOpInterface, func::ReturnOp>(op) || op->hasTrait<OpTrait::ConstantLike>())
    return success();
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return success(); // a product takes it, or it is refused at the end
  if (auto wait = dyn_cast<WaitOp>(op)) {
    if (Value event = events.lookup(wait.getFuture())) {
      WaitCommandOp::create(builder, op->getLoc(), getStream(compute), event);
      // Whoever waits for the compute stream from now on must also wait for what it waited for.
      computeEvent = {};
    }
    return success();
  }
  if (auto start = dyn_cast<StartOp>(op))
    return writeStart(start);
  if (auto loss = dyn_cast<LossOp>(op))
    return writeOutput(op, BufferRole::loss, "loss", loss.getValue());
  if (auto metric = dyn_cast<MetricOp>(op))
    return writeOutput(op, BufferRole::metric, metric.getName(), metric.getValue());
  computeEvent = {};
  if (auto launch = dyn_cast<LaunchOp>(op)) {
    auto command = LaunchCommandOp::create(builder, op->getLoc(), launch.getKernelAttr(), getStream(compute),
                                           launch.getOperands());
    command->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op->erase();
    return success();
  }
  if (auto collective = dyn_cast<CollectiveOpInterface>(op)) {
    if (failed(writeCollective(collective, compute, IRMapping())))
      return failure();
    op->erase();
    return success();
  }
  if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    CopyCommandOp::create(builder, op->getLoc(), getStream(compute), copy.getSource(), copy.getTarget());
    op->erase();
    return success();
  }
  if (auto structured = dyn_cast<linalg::LinalgOp>(op); structured && isProduct(structured))
    return writeProduct(structured);
  return op->emitOpError("expects an operation that is a command; run weft-legalize-commands and weft-plan-memory "
                         "before");
}

LogicalResult CommandWriter::run() {
  if (program.getNumArguments() != 1 || !isa<MemRefType>(program.getArgumentTypes()[0]))
    return program.emitOpError("expects a program on one arena; run weft-plan-memory before");
  Block &body = program.getBody().front();
  for (Operation &op : llvm::make_early_inc_range(body))
    if (failed(writeOp(&op)))
      return failure();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body))) {
    if (auto fill = dyn_cast<linalg::FillOp>(op))
      return fill.emitOpError("expects a fill only right before the product that overwrites it; run "
                              "weft-legalize-commands before");
    if (isa<WaitOp, StartOp>(op) || isOpTriviallyDead(&op))
      op.erase();
  }
  return success();
}

namespace {
class LowerToCommandsPass : public weft::impl::LowerToCommandsBase<LowerToCommandsPass> {
public:
  void runOnOperation() override {
    StringRef compute = getComputeStream(getOperation());
    for (func::FuncOp program : getPrograms(getOperation()))
      if (failed(CommandWriter(program, compute).run()))
        return signalPassFailure();
  }
};
} // namespace
