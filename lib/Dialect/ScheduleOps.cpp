// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// StartOp
//===----------------------------------------------------------------------===//

/// The future type for operands of these types: of tensors, or of memrefs.
static Type getFutureType(MLIRContext *context, TypeRange inputs, TypeRange outputs) {
  SmallVector<Type> sources(inputs), results(outputs);
  bool buffers = llvm::any_of(llvm::concat<Type>(sources, results), llvm::IsaPred<MemRefType>);
  if (buffers)
    return BufferFutureType::get(context, sources, results);
  return FutureType::get(context, sources, results);
}

void StartOp::build(OpBuilder &builder, OperationState &state, StringRef stream, ValueRange inputs,
                    ValueRange outputs) {
  state.addAttribute(getStreamAttrName(state.name), FlatSymbolRefAttr::get(builder.getContext(), stream));
  state.addOperands(inputs);
  state.addOperands(outputs);
  state.getOrAddProperties<Properties>().operandSegmentSizes = {static_cast<int32_t>(inputs.size()),
                                                                static_cast<int32_t>(outputs.size())};
  state.addTypes(getFutureType(builder.getContext(), inputs.getTypes(), outputs.getTypes()));
  Block &body = state.addRegion()->emplaceBlock();
  for (Value operand : llvm::concat<Value>(llvm::to_vector(inputs), llvm::to_vector(outputs)))
    body.addArgument(operand.getType(), operand.getLoc());
}

/// `ins(%x = %b : tensor<..>, ...)`: operands and the region's arguments for them.
static ParseResult parseBoundOperands(OpAsmParser &parser, StringRef keyword,
                                      SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
                                      SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  if (failed(parser.parseOptionalKeyword(keyword)))
    return success();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, [&]() -> ParseResult {
    OpAsmParser::Argument &argument = arguments.emplace_back();
    return failure(parser.parseArgument(argument) || parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()) || parser.parseColonType(argument.type));
  });
}

ParseResult StartOp::parse(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr stream;
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, outputs;
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseAttribute(stream, getStreamAttrName(result.name), result.attributes) ||
      parseBoundOperands(parser, "ins", inputs, arguments) || parseBoundOperands(parser, "outs", outputs, arguments) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> types =
      llvm::map_to_vector(arguments, [](OpAsmParser::Argument &argument) { return argument.type; });
  for (Type type : types)
    if (!isa<RankedTensorType, MemRefType>(type))
      return parser.emitError(loc) << "expects the operands of a start to be tensors or memrefs, but got " << type;
  if (llvm::any_of(types, llvm::IsaPred<MemRefType>) != llvm::all_of(types, llvm::IsaPred<MemRefType>) &&
      !types.empty())
    return parser.emitError(loc) << "expects the operands of a start to be all tensors or all memrefs";
  if (parser.resolveOperands(inputs, ArrayRef(types).take_front(inputs.size()), loc, result.operands) ||
      parser.resolveOperands(outputs, ArrayRef(types).drop_front(inputs.size()), loc, result.operands) ||
      parser.parseRegion(*result.addRegion(), arguments, /*enableNameShadowing=*/true))
    return failure();
  result.getOrAddProperties<Properties>().operandSegmentSizes = {static_cast<int32_t>(inputs.size()),
                                                                 static_cast<int32_t>(outputs.size())};
  result.addTypes(getFutureType(parser.getContext(), ArrayRef(types).take_front(inputs.size()),
                                ArrayRef(types).drop_front(inputs.size())));
  ensureTerminator(*result.regions.front(), parser.getBuilder(), result.location);
  return success();
}

void StartOp::print(OpAsmPrinter &printer) {
  printer << " " << getStreamAttr();
  auto printBound = [&](StringRef keyword, OperandRange operands, Block::BlockArgListType arguments) {
    if (operands.empty())
      return;
    printer << " " << keyword << "(";
    llvm::interleaveComma(llvm::zip(arguments, operands), printer, [&](auto bound) {
      printer << std::get<0>(bound) << " = " << std::get<1>(bound) << " : " << std::get<1>(bound).getType();
    });
    printer << ")";
  };
  Block::BlockArgListType arguments = getBody().getArguments();
  size_t numInputs = std::min<size_t>(getInputs().size(), arguments.size());
  printBound("ins", getInputs(), arguments.take_front(numInputs));
  printBound("outs", getOutputs(), arguments.drop_front(numInputs));
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), {"stream", "operandSegmentSizes"});
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/!hasBufferSemantics());
}

bool StartOp::hasBufferSemantics() { return isa<BufferFutureType>(getFuture().getType()); }

WaitOp StartOp::getWait() {
  return getFuture().hasOneUse() ? dyn_cast<WaitOp>(*getFuture().getUsers().begin()) : WaitOp();
}

LogicalResult StartOp::verify() {
  Type expected = getFutureType(getContext(), getInputs().getTypes(), getOutputs().getTypes());
  if (getFuture().getType() != expected)
    return emitOpError("expects the future to be ") << expected << ", but got " << getFuture().getType();
  for (Operation *user : getFuture().getUsers())
    if (!isa<WaitOp>(user)) {
      InFlightDiagnostic diagnostic = emitOpError("expects the future to be used by a wait only");
      diagnostic.attachNote(user->getLoc()) << "it is used here";
      return diagnostic;
    }
  if (hasBufferSemantics())
    return success();
  for (Value operand : getOperands())
    for (Operation *user : operand.getUsers()) {
      Operation *ancestor = (*this)->getBlock()->findAncestorOpInBlock(*user);
      if (ancestor && (*this)->isBeforeInBlock(ancestor)) {
        InFlightDiagnostic diagnostic =
            emitOpError("expects no use of an operand after the start, since the wait gives it back");
        diagnostic.attachNote(user->getLoc()) << "it is used here";
        return diagnostic;
      }
    }
  return success();
}

LogicalResult StartOp::verifyRegions() {
  Block &body = getBody().front();
  if (body.getArgumentTypes() != getOperandTypes())
    return emitOpError("expects the region to take one argument for each operand, of its type");
  bool any = false;
  for (Operation &op : body.without_terminator()) {
    if (!isa<CollectiveOpInterface>(op))
      return op.emitOpError("expects only collectives in a start");
    any = true;
  }
  if (!any)
    return emitOpError("expects at least one collective in the region");
  TypeRange expected = hasBufferSemantics() ? TypeRange() : TypeRange(getOutputs().getTypes());
  if (body.getTerminator()->getOperandTypes() != expected)
    return emitOpError("expects the region to yield one value for each destination");
  return success();
}

LogicalResult StartOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom<StreamOp>(*this, getStreamAttr()))
    return emitOpError("expects ") << getStreamAttr() << " to be a stream";
  return success();
}

/// A start is never dead and never merged with an equal one: it allocates its future. On memrefs it reads sources and
/// writes destinations.
void StartOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), BarrierResource::get());
  for (OpOperand &operand : (*this)->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    if (operand.getOperandNumber() >= getInputs().size())
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// WaitOp
//===----------------------------------------------------------------------===//

LogicalResult WaitOp::inferReturnTypes(MLIRContext *, std::optional<Location> location, ValueRange operands,
                                       DictionaryAttr, OpaqueProperties, RegionRange, SmallVectorImpl<Type> &inferred) {
  auto append = [&](auto future) {
    llvm::append_range(inferred, future.getResults());
    llvm::append_range(inferred, future.getSources());
  };
  if (operands.size() != 1)
    return emitOptionalError(location, "expects one future");
  if (auto future = dyn_cast<FutureType>(operands[0].getType()))
    append(future);
  else if (auto bufferFuture = dyn_cast<BufferFutureType>(operands[0].getType()))
    append(bufferFuture);
  else
    return emitOptionalError(location, "expects a future, but got ", operands[0].getType());
  return success();
}

void WaitOp::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), BarrierResource::get());
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// BufferOp, ArenaViewOp
//===----------------------------------------------------------------------===//

LogicalResult BufferOp::verify() {
  int64_t offset = getOffset();
  if (offset < 0)
    return emitOpError("expects the offset not to be negative, but got ") << offset;
  auto type = cast<MemRefType>(getType());
  if (!type.getLayout().isIdentity())
    return emitOpError("expects a memref of identity layout, but got ") << getType();
  Type element = type.getElementType();
  if (!element.isIntOrIndexOrFloat())
    return emitOpError("expects elements that are integers or floats, but got ") << element;
  int64_t end = element.isIndex() ? 8 : llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  bool overflows = llvm::any_of(type.getShape(), [&](int64_t size) { return llvm::MulOverflow(end, size, end); });
  if (overflows || llvm::AddOverflow(end, offset, end))
    return emitOpError("expects to end before byte 2^63");
  return success();
}

LogicalResult ArenaViewOp::verify() {
  MemRefType arena = getArena().getType();
  auto view = cast<MemRefType>(getResult().getType());
  if (!arena.getLayout().isIdentity() || !view.getLayout().isIdentity())
    return emitOpError("expects arena and view of identity layout, but got ") << arena << " and " << view;
  Type element = view.getElementType();
  if (!element.isIntOrIndexOrFloat())
    return emitOpError("expects elements that are integers or floats, but got ") << element;
  int64_t bytesPerElement = element.isIndex() ? 8 : llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  int64_t bytes = view.getNumElements() * bytesPerElement;
  int64_t offset = getOffset();
  if (offset < 0 || (arena.hasStaticShape() && offset > arena.getNumElements() - bytes))
    return emitOpError("expects the view of ")
           << bytes << " bytes at " << offset << " to lie inside the arena " << arena;
  return success();
}
