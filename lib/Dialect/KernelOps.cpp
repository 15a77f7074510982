// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// KernelOp
//===----------------------------------------------------------------------===//

void KernelOp::build(OpBuilder &builder, OperationState &state, StringRef name, FunctionType type) {
  state.addAttribute(getSymNameAttrName(state.name), builder.getStringAttr(name));
  state.addAttribute(getFunctionTypeAttrName(state.name), TypeAttr::get(type));
  state.addRegion();
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildFunctionType = [](Builder &builder, ArrayRef<Type> inputs, ArrayRef<Type> results,
                              function_interface_impl::VariadicFlag,
                              std::string &) { return builder.getFunctionType(inputs, results); };
  return function_interface_impl::parseFunctionOp(parser, result, /*allowVariadic=*/false,
                                                  getFunctionTypeAttrName(result.name), buildFunctionType,
                                                  getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void KernelOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
                                           getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult KernelOp::verify() {
  ArrayRef<Type> arguments = getArgumentTypes(), results = getResultTypes();
  if (results.empty()) {
    for (Type type : arguments)
      if (!isa<MemRefType>(type))
        return emitOpError("expects a kernel without results to take memrefs only, but got ") << type;
  } else {
    for (Type type : llvm::concat<const Type>(arguments, results))
      if (!isa<RankedTensorType>(type))
        return emitOpError("expects a kernel with results to take and give ranked tensors only, but got ") << type;
    if (arguments.size() < results.size() || arguments.take_back(results.size()) != results)
      return emitOpError("expects the last arguments to be initial values of the types of the results");
  }
  auto yield = dyn_cast<YieldOp>(getBody().back().getTerminator());
  if (!yield || yield.getOperandTypes() != TypeRange(results))
    return emitOpError("expects to yield values of the types of the results of kernel '") << getSymName() << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// LaunchOp
//===----------------------------------------------------------------------===//

/// The memory effects of a destination-style operation: it reads what it takes and writes its destinations. On tensors
/// there are none.
static void getDestinationStyleEffects(DestinationStyleOpInterface op,
                                       SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    if (op.isDpsInit(&operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

void LaunchOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getDestinationStyleEffects(*this, effects);
}

/// Whether two memrefs differ at most in the offset of their first element.
static bool haveSameElements(MemRefType a, MemRefType b) {
  if (a.getShape() != b.getShape() || a.getElementType() != b.getElementType())
    return false;
  if (a.areTrailingDimsContiguous(a.getRank()) && b.areTrailingDimsContiguous(b.getRank()))
    return true;
  SmallVector<int64_t> aStrides, bStrides;
  int64_t aOffset, bOffset;
  return succeeded(a.getStridesAndOffset(aStrides, aOffset)) && succeeded(b.getStridesAndOffset(bStrides, bOffset)) &&
         aStrides == bStrides;
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto kernel = symbolTable.lookupNearestSymbolFrom<KernelOp>(*this, getKernelAttr());
  if (!kernel)
    return emitOpError("expects ") << getKernelAttr() << " to be a kernel";
  ArrayRef<Type> expected = kernel.getArgumentTypes();
  if (expected.size() != getNumOperands())
    return emitOpError("expects ") << expected.size() << " operands for kernel " << getKernelAttr() << ", but got "
                                   << getNumOperands();
  for (auto [index, type, operand] : llvm::enumerate(expected, getOperandTypes())) {
    auto buffer = dyn_cast<MemRefType>(operand), argument = dyn_cast<MemRefType>(type);
    // A kernel takes the address of a buffer's first element, so an offset in the layout does not matter.
    bool agree = type == operand || (buffer && argument && haveSameElements(buffer, argument));
    if (!agree) {
      InFlightDiagnostic diagnostic = emitOpError("expects operand ") << index << " of kernel " << getKernelAttr()
                                                                      << " to be " << type << ", but got " << operand;
      diagnostic.attachNote(kernel.getLoc()) << "the kernel is here";
      return diagnostic;
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ScatterAddOp
//===----------------------------------------------------------------------===//

void ScatterAddOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  getDestinationStyleEffects(*this, effects);
}

LogicalResult ScatterAddOp::verify() {
  auto indices = cast<ShapedType>(getIndices().getType()), updates = cast<ShapedType>(getUpdates().getType()),
       destination = cast<ShapedType>(getDestination().getType());
  if (indices.getRank() != 1 || !indices.getElementType().isIntOrIndex())
    return emitOpError("expects the indices to be a vector of integers, but got ") << indices;
  if (updates.getRank() < 1 || updates.getDimSize(0) != indices.getDimSize(0))
    return emitOpError("expects as many rows of updates as indices, which are ")
           << indices.getDimSize(0) << ", but got " << updates;
  if (destination.getRank() != updates.getRank() ||
      destination.getShape().drop_front() != updates.getShape().drop_front() ||
      destination.getElementType() != updates.getElementType())
    return emitOpError("expects the destination to agree with the updates in all but the first dimension, but got ")
           << destination << " and " << updates;
  return success();
}
