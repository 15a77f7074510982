// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AssemblyDirectives.h"

#include "mlir/IR/DialectImplementation.h"

#include <cmath>

using namespace mlir;
using namespace weft;

Attribute InitAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<InitAttr> init = parseInitializer(parser);
  if (failed(init) || parser.parseGreater())
    return {};
  return *init;
}

void InitAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printInitializer(printer, *this);
  printer << ">";
}

LogicalResult InitAttr::verify(function_ref<InFlightDiagnostic()> emitError, InitKind kind, DenseF64ArrayAttr argList) {
  ArrayRef<double> args = argList.asArrayRef();
  size_t numExpected = kind == InitKind::zeros || kind == InitKind::ones ? 0 : kind == InitKind::uniform ? 2 : 1;
  if (args.size() != numExpected)
    return emitError() << "expects initializer '" << stringifyInitKind(kind) << "' to have " << numExpected
                       << " arguments, but got " << args.size();
  if (!llvm::all_of(args, [](double arg) { return std::isfinite(arg); }))
    return emitError() << "expects arguments of an initializer to be finite";
  if (kind == InitKind::normal && args[0] < 0)
    return emitError() << "expects the standard deviation to be at least 0, but got " << args[0];
  if (kind == InitKind::uniform && args[0] > args[1])
    return emitError() << "expects the lower end to be at most the upper end, but got " << args[0] << " and "
                       << args[1];
  return success();
}

Attribute SlotAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<SlotAttr> slot = parseSlot(parser);
  if (failed(slot) || parser.parseGreater())
    return {};
  return *slot;
}

void SlotAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printSlot(printer, *this);
  printer << ">";
}

Attribute BucketAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<BucketAttr> bucket = parseBucket(parser);
  if (failed(bucket) || parser.parseGreater())
    return {};
  return *bucket;
}

void BucketAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printBucket(printer, *this);
  printer << ">";
}
