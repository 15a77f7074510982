// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferUtils.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/PatternMatch.h"

namespace weft {
#define GEN_PASS_DEF_BUFFERIZE
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

/// Refuses a step with operations that cannot become commands.
static LogicalResult checkProgram(func::FuncOp program) {
  if (!program.getBody().hasOneBlock() || program.getNumResults() != 0)
    return program.emitOpError("expects a step of one block without results");
  for (Operation &op : program.getBody().front()) {
    bool known = isa<WeftDialect, memref::MemRefDialect, bufferization::BufferizationDialect>(op.getDialect()) ||
                 isa<linalg::LinalgOp, func::ReturnOp, tensor::EmptyOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
                     tensor::ExtractSliceOp, tensor::InsertSliceOp, tensor::CastOp>(op) ||
                 op.hasTrait<OpTrait::ConstantLike>();
    if (isa<GradOp, PackOp>(op) || !known)
      return op.emitOpError(
          "expects a step to hold only launches, products, views, collectives and updates; everything "
          "else belongs into a kernel (weft-form-kernels), and gradients into buckets");
  }
  return success();
}

/// Makes memrefs of the tensor arguments of a program or kernel. The first `numReadOnly` are never written.
static void bufferizeArguments(FunctionOpInterface function, unsigned numReadOnly) {
  Block &body = function.getFunctionBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  SmallVector<Type> types;
  for (BlockArgument argument : body.getArguments()) {
    if (auto tensor = dyn_cast<RankedTensorType>(argument.getType())) {
      argument.setType(MemRefType::get(tensor.getShape(), tensor.getElementType()));
      bool writable = argument.getArgNumber() >= numReadOnly;
      auto value =
          bufferization::ToTensorOp::create(builder, argument.getLoc(), tensor, argument, /*restrict=*/true, writable);
      argument.replaceAllUsesExcept(value, value);
    }
    types.push_back(argument.getType());
  }
  function.setFunctionTypeAttr(TypeAttr::get(builder.getFunctionType(types, {})));
}

/// Drops what bufferization leaves behind: copies of a buffer to itself and values that nobody reads.
static void cleanUp(Operation *root) {
  SmallVector<memref::CopyOp> copies;
  root->walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies)
    if (isSameView(copy.getSource(), copy.getTarget()))
      copy.erase();
  root->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (op != root && isOpTriviallyDead(op))
      op->erase();
  });
}

static LogicalResult runOneShot(Operation *root) {
  bufferization::OneShotBufferizationOptions options;
  // What a start does with its operands is known from outside.
  options.opFilter.denyOperation([](Operation *op) { return op->getParentOfType<StartOp>() != nullptr; });
  bufferization::BufferizationState state;
  if (failed(bufferization::runOneShotBufferize(root, options, state)))
    return failure();
  cleanUp(root);
  return success();
}

static LogicalResult bufferizeProgram(func::FuncOp program) {
  privatizeInitialValues(program.getBody());
  bufferizeArguments(program, program.getNumArguments());
  return runOneShot(program);
}

/// Whether a value is written where `destination` lies, if all goes well: it is tied to it through destinations.
static bool isTiedTo(Value value, Value destination) {
  while (value != destination) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return false;
    if (auto loop = dyn_cast<scf::ForOp>(op))
      value = loop.getTiedLoopInit(cast<OpResult>(value))->get();
    else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
      value = insert.getDest();
    else if (auto insert = dyn_cast<tensor::InsertOp>(op))
      value = insert.getDest();
    else if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
      value = destinationStyle.getTiedOpOperand(cast<OpResult>(value))->get();
    else
      return false;
  }
  return true;
}

/// Lets an elementwise operation that reads `accumulator` and writes to a fresh value write to the accumulator instead.
static bool accumulateInPlace(Value value, Value accumulator) {
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  if (!op)
    return false;
  OpOperand *init = op.getDpsInitOperand(cast<OpResult>(value).getResultNumber());
  AffineMap map = op.getMatchingIndexingMap(init);
  if (!isInitialValue(init->get()) || !map.isPermutation() || op.payloadUsesValueFromOperand(init))
    return false;
  for (OpOperand *input : op.getDpsInputOperands())
    if (input->get() == accumulator && op.getMatchingIndexingMap(input) == map) {
      init->set(accumulator);
      return true;
    }
  return false;
}

/// Makes the loops of a kernel carry buffers: what a loop yields is written to the buffer that it began with.
static void carryBuffers(KernelOp kernel) {
  kernel.walk([](scf::ForOp loop) {
    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    OpBuilder builder(yield);
    for (auto [value, argument] : llvm::zip_equal(yield.getResultsMutable(), loop.getRegionIterArgs())) {
      if (!isa<RankedTensorType>(argument.getType()) || isTiedTo(value.get(), argument) ||
          accumulateInPlace(value.get(), argument))
        continue;
      value.set(bufferization::MaterializeInDestinationOp::create(builder, yield.getLoc(), value.get(), argument)
                    .getResult());
    }
  });
}

/// Moves temporary buffers of a kernel to its stack frame, or to arguments whose types are given back.
static FailureOr<SmallVector<MemRefType>> placeTemporaries(KernelOp kernel, int64_t maxStackBytes) {
  SmallVector<memref::AllocOp> allocs;
  kernel.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
  Block &body = kernel.getBody().front();
  SmallVector<MemRefType> workspace;
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  int64_t numStackBytes = 0;
  for (memref::AllocOp alloc : allocs) {
    MemRefType type = alloc.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity()) {
      alloc.emitOpError("expects a temporary buffer of a kernel to have static shape and identity layout, but got ")
          << type;
      return failure();
    }
    Value buffer;
    if (numStackBytes + getBufferBytes(type) <= maxStackBytes) {
      numStackBytes += getBufferBytes(type);
      buffer = memref::AllocaOp::create(builder, alloc.getLoc(), type, builder.getI64IntegerAttr(64));
    } else {
      workspace.push_back(type);
      buffer = body.addArgument(type, alloc.getLoc());
    }
    alloc.replaceAllUsesWith(buffer);
    alloc.erase();
  }
  kernel.setFunctionType(builder.getFunctionType(body.getArgumentTypes(), {}));
  // Blocks that run at once would share the arguments.
  if (!workspace.empty())
    kernel.setNumBlocks(1);
  return workspace;
}

/// Bufferizes a kernel by itself; gives the buffers that launches must bring beyond their operands.
static FailureOr<SmallVector<MemRefType>> bufferizeKernel(KernelOp kernel, int64_t maxStackBytes) {
  IRRewriter rewriter(kernel.getContext());
  unsigned numOutputs = kernel.getResultTypes().size();
  unsigned numInputs = kernel.getArgumentTypes().size() - numOutputs;
  carryBuffers(kernel);
  privatizeInitialValues(kernel.getBody());
  bufferizeArguments(cast<FunctionOpInterface>(kernel.getOperation()), numInputs);
  auto yield = cast<YieldOp>(kernel.getBody().front().getTerminator());
  rewriter.setInsertionPoint(yield);
  for (auto [index, value] : llvm::enumerate(yield.getValues()))
    bufferization::MaterializeInDestinationOp::create(rewriter, yield.getLoc(), /*result=*/Type(), value,
                                                      kernel.getArgument(numInputs + index), /*restrict=*/true,
                                                      /*writable=*/true);
  yield->setOperands({});
  if (failed(bufferization::eliminateEmptyTensors(rewriter, kernel)) || failed(runOneShot(kernel)))
    return failure();
  bufferization::hoistBuffersFromLoops(kernel);
  return placeTemporaries(kernel, maxStackBytes);
}

/// Lets a launch bring temporary buffers for its kernel.
static void addWorkspace(LaunchOp launch, ArrayRef<MemRefType> types) {
  OpBuilder builder(launch);
  for (MemRefType type : types) {
    Value buffer = memref::AllocOp::create(builder, launch.getLoc(), type);
    buffer.getDefiningOp()->setAttr("weft.memory_class",
                                    MemoryClassAttr::get(type.getContext(), MemoryClass::workspace));
    launch.getOutputsMutable().append(buffer);
  }
}

namespace {
class BufferizePass : public weft::impl::BufferizeBase<BufferizePass> {
public:
  using BufferizeBase::BufferizeBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<func::FuncOp> programs = getPrograms(module);
    // Programs first: what a launch reads is asked of its kernel on tensors.
    for (func::FuncOp program : programs)
      if (failed(checkProgram(program)) || failed(bufferizeProgram(program)))
        return signalPassFailure();
    llvm::StringMap<SmallVector<MemRefType>> workspaces;
    for (auto kernel : module.getOps<KernelOp>()) {
      if (kernel.hasBufferSemantics())
        continue;
      FailureOr<SmallVector<MemRefType>> workspace = bufferizeKernel(kernel, maxStackBytes);
      if (failed(workspace))
        return signalPassFailure();
      if (!workspace->empty())
        workspaces[kernel.getSymName()] = std::move(*workspace);
    }
    for (func::FuncOp program : programs)
      program.walk([&](LaunchOp launch) {
        if (auto found = workspaces.find(launch.getKernel()); found != workspaces.end())
          addWorkspace(launch, found->second);
      });
  }
};
} // namespace
