// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AssemblyDirectives.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace weft {

ParseResult parseNameList(OpAsmParser &parser, ArrayAttr &names) {
  SmallVector<Attribute> list;
  std::string name;
  while (succeeded(parser.parseOptionalKeywordOrString(&name))) {
    list.push_back(parser.getBuilder().getStringAttr(name));
    if (failed(parser.parseOptionalComma()))
      break;
  }
  names = parser.getBuilder().getArrayAttr(list);
  return success();
}

void printNameList(OpAsmPrinter &printer, Operation *, ArrayAttr names) {
  llvm::interleaveComma(names.getAsRange<StringAttr>(), printer,
                        [&](StringAttr name) { printer.printKeywordOrString(name.getValue()); });
}

ParseResult parseMeshAxisSizes(OpAsmParser &parser, ArrayAttr &names, DenseI64ArrayAttr &sizes) {
  SmallVector<Attribute> nameList;
  SmallVector<int64_t> sizeList;
  auto parseAxis = [&]() -> ParseResult {
    std::string name;
    if (parser.parseKeywordOrString(&name) || parser.parseEqual() || parser.parseInteger(sizeList.emplace_back()))
      return failure();
    nameList.push_back(parser.getBuilder().getStringAttr(name));
    return success();
  };
  if (parser.parseCommaSeparatedList(parseAxis))
    return failure();
  names = parser.getBuilder().getArrayAttr(nameList);
  sizes = parser.getBuilder().getDenseI64ArrayAttr(sizeList);
  return success();
}

void printMeshAxisSizes(OpAsmPrinter &printer, Operation *, ArrayAttr names, DenseI64ArrayAttr sizes) {
  llvm::interleaveComma(llvm::zip(names.getAsRange<StringAttr>(), sizes.asArrayRef()), printer, [&](auto axis) {
    printer.printKeywordOrString(std::get<0>(axis).getValue());
    printer << " = " << std::get<1>(axis);
  });
}

FailureOr<InitAttr> parseInitializer(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<InitKind> kind = symbolizeInitKind(keyword);
  if (!kind)
    return parser.emitError(loc) << "expects the initializer to be zeros, ones, constant, normal or uniform, but got '"
                                 << keyword << "'";
  SmallVector<double> args;
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseFloat(args.emplace_back()))
      return failure();
  InitAttr init = InitAttr::getChecked([&] { return parser.emitError(loc); }, parser.getContext(), *kind,
                                       parser.getBuilder().getDenseF64ArrayAttr(args));
  if (!init)
    return failure();
  return init;
}

static void printNumber(AsmPrinter &printer, double value) { printer.printFloat(APFloat(value)); }

void printInitializer(AsmPrinter &printer, InitAttr init) {
  printer << stringifyInitKind(init.getKind());
  for (double arg : init.getArgs().asArrayRef()) {
    printer << ", ";
    printNumber(printer, arg);
  }
}

ParseResult parseInit(OpAsmParser &parser, InitAttr &init) {
  FailureOr<InitAttr> parsed = parseInitializer(parser);
  if (failed(parsed))
    return failure();
  init = *parsed;
  return success();
}

void printInit(OpAsmPrinter &printer, Operation *, InitAttr init) { printInitializer(printer, init); }

ParseResult parseDimSharding(OpAsmParser &parser, ArrayAttr &sharding) {
  SmallVector<Attribute> dims;
  auto parseDim = [&]() -> ParseResult {
    ArrayAttr axes;
    if (parser.parseLSquare() || parseNameList(parser, axes) || parser.parseRSquare())
      return failure();
    dims.push_back(axes);
    return success();
  };
  if (parser.parseCommaSeparatedList(parseDim))
    return failure();
  sharding = parser.getBuilder().getArrayAttr(dims);
  return success();
}

void printDimSharding(OpAsmPrinter &printer, Operation *op, ArrayAttr sharding) {
  llvm::interleaveComma(sharding.getAsRange<ArrayAttr>(), printer, [&](ArrayAttr axes) {
    printer << "[";
    printNameList(printer, op, axes);
    printer << "]";
  });
}

ParseResult parseDouble(OpAsmParser &parser, FloatAttr &value) {
  double number;
  if (parser.parseFloat(number))
    return failure();
  value = parser.getBuilder().getF64FloatAttr(number);
  return success();
}

void printDouble(OpAsmPrinter &printer, Operation *, FloatAttr value) {
  printNumber(printer, value.getValueAsDouble());
}

ParseResult parseInt64(OpAsmParser &parser, IntegerAttr &value) {
  int64_t number;
  if (parser.parseInteger(number))
    return failure();
  value = parser.getBuilder().getI64IntegerAttr(number);
  return success();
}

void printInt64(OpAsmPrinter &printer, Operation *, IntegerAttr value) { printer << value.getInt(); }

ParseResult parseInt64List(OpAsmParser &parser, DenseI64ArrayAttr &values) {
  SmallVector<int64_t> list;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&] { return parser.parseInteger(list.emplace_back()); }))
    return failure();
  values = parser.getBuilder().getDenseI64ArrayAttr(list);
  return success();
}

void printInt64List(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr values) {
  printer << "[";
  llvm::interleaveComma(values.asArrayRef(), printer);
  printer << "]";
}

ParseResult parseOptionalBucket(OpAsmParser &parser, IntegerAttr &bucket) {
  if (failed(parser.parseOptionalLSquare()))
    return success();
  return failure(parseInt64(parser, bucket) || parser.parseRSquare());
}

void printOptionalBucket(OpAsmPrinter &printer, Operation *, IntegerAttr bucket) {
  if (bucket)
    printer << "[" << bucket.getInt() << "]";
}

ParseResult parseTypeList(AsmParser &parser, SmallVector<Type> &types) {
  Type type;
  OptionalParseResult first = parser.parseOptionalType(type);
  if (!first.has_value())
    return success();
  if (failed(*first))
    return failure();
  types.push_back(type);
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseType(types.emplace_back()))
      return failure();
  return success();
}

void printTypeList(AsmPrinter &printer, ArrayRef<Type> types) { llvm::interleaveComma(types, printer); }

FailureOr<SlotAttr> parseSlot(AsmParser &parser) {
  StringAttr param;
  int64_t paramOffset = 0, offset = 0, length = 0;
  if (parser.parseSymbolName(param))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("from")) && parser.parseInteger(paramOffset))
    return failure();
  if (parser.parseKeyword("at") || parser.parseInteger(offset) || parser.parseKeyword("length") ||
      parser.parseInteger(length))
    return failure();
  return SlotAttr::get(parser.getContext(), FlatSymbolRefAttr::get(param), offset, length, paramOffset);
}

void printSlot(AsmPrinter &printer, SlotAttr slot) {
  printer << slot.getParam();
  if (slot.getParamOffset() != 0)
    printer << " from " << slot.getParamOffset();
  printer << " at " << slot.getOffset() << " length " << slot.getLength();
}

FailureOr<BucketAttr> parseBucket(AsmParser &parser) {
  int64_t numElements;
  SmallVector<SlotAttr> slots;
  if (parser.parseKeyword("bucket") || parser.parseInteger(numElements))
    return failure();
  auto parseOne = [&]() -> ParseResult {
    FailureOr<SlotAttr> slot = parseSlot(parser);
    if (failed(slot))
      return failure();
    slots.push_back(*slot);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parseOne))
    return failure();
  return BucketAttr::get(parser.getContext(), numElements, slots);
}

void printBucket(AsmPrinter &printer, BucketAttr bucket) {
  printer << "bucket " << bucket.getNumElements() << " {";
  llvm::interleaveComma(bucket.getSlots(), printer, [&](SlotAttr slot) {
    printer << (slot == bucket.getSlots().front() ? " " : "");
    printSlot(printer, slot);
  });
  printer << (bucket.getSlots().empty() ? "}" : " }");
}

ParseResult parseBuckets(OpAsmParser &parser, ArrayAttr &buckets) {
  SmallVector<Attribute> list;
  if (parser.parseLBrace())
    return failure();
  while (failed(parser.parseOptionalRBrace())) {
    FailureOr<BucketAttr> bucket = parseBucket(parser);
    if (failed(bucket))
      return failure();
    list.push_back(*bucket);
  }
  buckets = parser.getBuilder().getArrayAttr(list);
  return success();
}

void printBuckets(OpAsmPrinter &printer, Operation *, ArrayAttr buckets) {
  printer << "{";
  printer.increaseIndent();
  for (BucketAttr bucket : buckets.getAsRange<BucketAttr>()) {
    printer.printNewline();
    printBucket(printer, bucket);
  }
  printer.decreaseIndent();
  printer.printNewline();
  printer << "}";
}

ParseResult parsePackedParams(OpAsmParser &parser, ArrayAttr &params,
                              SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values) {
  SmallVector<Attribute> list;
  StringAttr param;
  while (succeeded(parser.parseOptionalSymbolName(param))) {
    list.push_back(FlatSymbolRefAttr::get(param));
    if (parser.parseEqual() || parser.parseOperand(values.emplace_back()))
      return failure();
    if (failed(parser.parseOptionalComma()))
      break;
  }
  params = parser.getBuilder().getArrayAttr(list);
  return success();
}

void printPackedParams(OpAsmPrinter &printer, Operation *, ArrayAttr params, OperandRange values) {
  llvm::interleaveComma(llvm::zip(params, values), printer,
                        [&](auto slot) { printer << std::get<0>(slot) << " = " << std::get<1>(slot); });
}

ParseResult parseTiedResults(OpAsmParser &, SmallVectorImpl<Type> &results, ArrayRef<Type> destinations) {
  llvm::copy_if(destinations, std::back_inserter(results), llvm::IsaPred<RankedTensorType>);
  return success();
}

void printTiedResults(OpAsmPrinter &, Operation *, TypeRange, TypeRange) {}

ParseResult parseTiedResult(OpAsmParser &parser, SmallVectorImpl<Type> &results, Type destination) {
  return parseTiedResults(parser, results, destination);
}

void printTiedResult(OpAsmPrinter &, Operation *, TypeRange, Type) {}

} // namespace weft
