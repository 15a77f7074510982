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
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/StringMap.h"

namespace weft {
#define GEN_PASS_DEF_LEGALIZECOMMANDS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr llvm::StringLiteral kCategory = "weft-legalize-commands";

/// The first operation after `op` that does something to memory.
static Operation *getNextCommand(Operation *op) {
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode())
    if (!isa<ViewLikeOpInterface, memref::AllocOp>(next) && !isPure(next))
      return next;
  return nullptr;
}

/// Whether a fill with zero is the initial value of the product that follows it, and so becomes part of it.
static bool isInitialValueOfProduct(linalg::FillOp fill) {
  auto next = dyn_cast_or_null<linalg::LinalgOp>(getNextCommand(fill));
  return next && isZero(fill.getInputs()[0]) && isProduct(next) &&
         isSameView(fill.getOutputs()[0], next.getDpsInits()[0]);
}

/// The type of a kernel's argument for a buffer: the offset is part of the pointer.
static MemRefType getArgumentType(MemRefType type) {
  if (isContiguous(type))
    return MemRefType::get(type.getShape(), type.getElementType());
  auto [strides, offset] = type.getStridesAndOffset();
  return MemRefType::get(type.getShape(), type.getElementType(), StridedLayoutAttr::get(type.getContext(), 0, strides));
}

namespace {
class LegalizeCommandsPass : public weft::impl::LegalizeCommandsBase<LegalizeCommandsPass> {
public:
  void runOnOperation() override;

private:
  LogicalResult legalizeProgram(func::FuncOp program);
  LogicalResult legalizeStructured(linalg::LinalgOp op);
  /// Turns an operation on memrefs into the launch of a kernel that holds it.
  LogicalResult outline(Operation *op, StringRef name);
  /// Turns a constant into a buffer that a kernel fills.
  LogicalResult outlineConstant(memref::GetGlobalOp constant);
  /// Gives a kernel its name, or finds an equal one and drops it.
  KernelOp unique(KernelOp kernel, StringRef name);
  KernelOp createKernel(Location loc, ArrayRef<Type> types);

  llvm::StringMap<KernelOp> known;
  llvm::StringMap<int64_t> numByName;
};
} // namespace

KernelOp LegalizeCommandsPass::createKernel(Location loc, ArrayRef<Type> types) {
  OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
  auto kernel = KernelOp::create(builder, loc, "k", builder.getFunctionType(types, {}));
  kernel.addEntryBlock();
  return kernel;
}

KernelOp LegalizeCommandsPass::unique(KernelOp kernel, StringRef name) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernel->print(stream, OpPrintingFlags().useLocalScope());
  KernelOp &entry = known[text];
  if (entry) {
    kernel.erase();
    return entry;
  }
  std::string symbol;
  do {
    symbol = (name + "." + Twine(numByName[name]++)).str();
  } while (getOperation().lookupSymbol(symbol));
  kernel.setSymName(symbol);
  return entry = kernel;
}

LogicalResult LegalizeCommandsPass::outline(Operation *op, StringRef name) {
  auto destinationStyle = cast<DestinationStyleOpInterface>(op);
  // Inputs, then outputs; a buffer that stands twice becomes two arguments only if it is not written.
  SmallVector<Value> inputs, outputs;
  for (OpOperand *input : destinationStyle.getDpsInputOperands())
    if (isa<MemRefType>(input->get().getType()))
      inputs.push_back(input->get());
  for (OpOperand &output : destinationStyle.getDpsInitsMutable())
    outputs.push_back(output.get());
  SmallVector<Type> types;
  for (Value buffer : llvm::concat<Value>(inputs, outputs))
    types.push_back(getArgumentType(cast<MemRefType>(buffer.getType())));
  KernelOp kernel = createKernel(op->getLoc(), types);
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  IRMapping mapping;
  for (auto [buffer, argument] : llvm::zip_equal(llvm::concat<Value>(inputs, outputs), kernel.getArguments()))
    mapping.map(buffer, argument);
  WalkResult captured = op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands()) {
      if (mapping.contains(operand) || op->isAncestor(operand.getParentRegion()->getParentOp()))
        continue;
      Operation *definition = operand.getDefiningOp();
      if (!definition || !definition->hasTrait<OpTrait::ConstantLike>()) {
        op->emitOpError("expects only buffers and constants as operands, but got ") << operand;
        return WalkResult::interrupt();
      }
      builder.clone(*definition, mapping);
    }
    return WalkResult::advance();
  });
  if (captured.wasInterrupted()) {
    kernel.erase();
    return failure();
  }
  Operation *inner = builder.clone(*op, mapping);
  inner->removeAttr("weft.phase");
  YieldOp::create(builder, op->getLoc());
  kernel = unique(kernel, name);

  builder.setInsertionPoint(op);
  auto launch = LaunchOp::create(builder, op->getLoc(), TypeRange(), kernel.getSymName(), inputs, outputs);
  if (Attribute phase = op->getAttr("weft.phase"))
    launch->setAttr("weft.phase", phase);
  op->erase();
  return success();
}

LogicalResult LegalizeCommandsPass::outlineConstant(memref::GetGlobalOp constant) {
  Location loc = constant.getLoc();
  MemRefType type = constant.getType();
  KernelOp kernel = createKernel(loc, type);
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  Value source = builder.clone(*constant)->getResult(0);
  linalg::CopyOp::create(builder, loc, source, kernel.getArgument(0));
  YieldOp::create(builder, loc);
  kernel = unique(kernel, "constant");
  builder.setInsertionPoint(constant);
  Value buffer = memref::AllocOp::create(builder, loc, type);
  LaunchOp::create(builder, loc, TypeRange(), kernel.getSymName(), ValueRange(), buffer);
  constant.replaceAllUsesWith(buffer);
  constant.erase();
  return success();
}

LogicalResult LegalizeCommandsPass::legalizeStructured(linalg::LinalgOp op) {
  if (auto fill = dyn_cast<linalg::FillOp>(op.getOperation()))
    return isInitialValueOfProduct(fill) ? success() : outline(op, "fill");
  if (!isProduct(op)) {
    StringRef name = op->getName().stripDialect();
    return outline(op, isa<linalg::CopyOp>(op) ? "copy" : name);
  }
  SmallVector<Value> copies;
  Location loc = op.getLoc();
  linalg::LinalgOp product = legalizeProduct(op, copies);
  if (failed(analyzeProduct(product)))
    return product->emitOpError("expects a product of at most four dimensions beside those of a matrix");
  for (Value copy : copies) {
    remark::missed(loc, remark::RemarkOpts::name("product").category(kCategory))
        << "an operand of a product, of " + std::to_string(cast<MemRefType>(copy.getType()).getNumElements()) +
               " elements, is copied: no strides of a matrix describe it";
    for (Operation *user : llvm::to_vector(copy.getUsers()))
      if (user != product && failed(outline(user, "copy")))
        return failure();
  }
  return success();
}

LogicalResult LegalizeCommandsPass::legalizeProgram(func::FuncOp program) {
  for (Operation &op : llvm::make_early_inc_range(program.getBody().front())) {
    LogicalResult legal = success();
    if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
      legal = legalizeStructured(structured);
    } else if (isa<ScatterAddOp>(op)) {
      legal = outline(&op, "scatter_add");
    } else if (auto constant = dyn_cast<memref::GetGlobalOp>(op)) {
      legal = outlineConstant(constant);
    } else if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      auto source = cast<MemRefType>(copy.getSource().getType()), target = cast<MemRefType>(copy.getTarget().getType());
      if (isContiguous(source) && isContiguous(target))
        continue;
      OpBuilder builder(copy);
      auto structured = linalg::CopyOp::create(builder, copy.getLoc(), copy.getSource(), copy.getTarget());
      copy.erase();
      legal = outline(structured, "copy");
    } else if (!isa<WeftDialect, memref::MemRefDialect>(op.getDialect()) && !isa<func::ReturnOp>(op) &&
               !op.hasTrait<OpTrait::ConstantLike>()) {
      legal = op.emitOpError("expects a step of launches, structured operations, views and collectives on memrefs");
    }
    if (failed(legal))
      return failure();
  }
  return success();
}

void LegalizeCommandsPass::runOnOperation() {
  known.clear();
  numByName.clear();
  for (func::FuncOp program : getPrograms(getOperation()))
    if (failed(legalizeProgram(program)))
      return signalPassFailure();
}
