// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "weft-rt/Types.h"

using namespace mlir;
using namespace weft;

static LogicalResult checkStream(Operation *op, FlatSymbolRefAttr stream, SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom<StreamOp>(op, stream))
    return op->emitOpError("expects ") << stream << " to be a stream";
  return success();
}

LogicalResult LaunchCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (failed(checkStream(*this, getStreamAttr(), symbolTable)))
    return failure();
  auto kernel = symbolTable.lookupNearestSymbolFrom<KernelOp>(*this, getKernelAttr());
  if (!kernel)
    return emitOpError("expects ") << getKernelAttr() << " to be a kernel";
  bool agree = llvm::equal(kernel.getArgumentTypes(), getBuffers().getTypes(), [](Type argument, Type buffer) {
    auto expected = dyn_cast<MemRefType>(argument), got = cast<MemRefType>(buffer);
    return expected && expected.getShape() == got.getShape() && expected.getElementType() == got.getElementType();
  });
  if (!agree)
    return emitOpError("expects the buffers to have shapes and element types of the arguments of kernel ")
           << getKernelAttr();
  return success();
}

LogicalResult ProductCommandOp::verify() {
  if (getSizes().size() != 3 || getAStrides().size() != 2 || getBStrides().size() != 2 || getCStrides().size() != 2)
    return emitOpError("expects three sizes (m, n, k) and two strides for each matrix");
  size_t numBatchDims = getBatchSizes().size();
  if (numBatchDims > WEFT_RT_MAX_BATCH_DIMS || getABatchStrides().size() != numBatchDims ||
      getBBatchStrides().size() != numBatchDims || getCBatchStrides().size() != numBatchDims)
    return emitOpError("expects at most ")
           << WEFT_RT_MAX_BATCH_DIMS << " batch dimensions with strides for each matrix";
  if (llvm::any_of(getSizes(), [](int64_t size) { return size < 0; }) ||
      llvm::any_of(getBatchSizes(), [](int64_t size) { return size < 0; }))
    return emitOpError("expects sizes not to be negative");
  auto checkUnitStride = [&](StringRef name, ArrayRef<int64_t> strides, int64_t rows, int64_t columns) {
    if (strides[0] == 1 || strides[1] == 1 || rows <= 1 || columns <= 1)
      return success();
    return LogicalResult(emitOpError("expects a unit stride in one dimension of ")
                         << name << ", but got " << strides[0] << " and " << strides[1]);
  };
  int64_t m = getSizes()[0], n = getSizes()[1], k = getSizes()[2];
  return failure(failed(checkUnitStride("a", getAStrides(), m, k)) ||
                 failed(checkUnitStride("b", getBStrides(), k, n)) ||
                 failed(checkUnitStride("c", getCStrides(), m, n)));
}

LogicalResult ProductCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return checkStream(*this, getStreamAttr(), symbolTable);
}

LogicalResult CoalescedCommandOp::verifyRegions() {
  if (getBody().front().empty())
    return emitOpError("expects at least one collective");
  for (Operation &op : getBody().front()) {
    auto collective = dyn_cast<CollectiveCommandOp>(op);
    if (!collective)
      return op.emitOpError("expects only collectives in a coalesced launch");
    if (collective.getStreamAttr() != getStreamAttr())
      return op.emitOpError("expects the stream of the coalesced launch, ") << getStreamAttr();
  }
  return success();
}

LogicalResult CoalescedCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return checkStream(*this, getStreamAttr(), symbolTable);
}

LogicalResult CopyCommandOp::verify() {
  MemRefType input = getInput().getType(), output = getOutput().getType();
  auto isContiguous = [](MemRefType type) { return type.areTrailingDimsContiguous(type.getRank()); };
  if (!isContiguous(input) || !isContiguous(output) || input.getNumElements() != output.getNumElements() ||
      input.getElementType() != output.getElementType())
    return emitOpError("expects two contiguous buffers of one size and element type, but got ")
           << input << " and " << output;
  return success();
}

LogicalResult CopyCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return checkStream(*this, getStreamAttr(), symbolTable);
}
LogicalResult RecordCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return checkStream(*this, getStreamAttr(), symbolTable);
}
LogicalResult WaitCommandOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return checkStream(*this, getStreamAttr(), symbolTable);
}
