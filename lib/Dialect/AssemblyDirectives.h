// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The directives that several operations' assembly formats share. Each comes as a parse and a print function, found by
// name from the generated code, so this header is included before WeftOps.cpp.inc only.

#ifndef WEFT_LIB_DIALECT_ASSEMBLYDIRECTIVES_H
#define WEFT_LIB_DIALECT_ASSEMBLYDIRECTIVES_H

#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// `a, b` without quotes: an array of strings. Empty where no keyword follows.
mlir::ParseResult parseNameList(mlir::OpAsmParser &parser, mlir::ArrayAttr &names);
void printNameList(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::ArrayAttr names);

/// `dp = 4, tp = 2`.
mlir::ParseResult parseMeshAxisSizes(mlir::OpAsmParser &parser, mlir::ArrayAttr &names, mlir::DenseI64ArrayAttr &sizes);
void printMeshAxisSizes(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::ArrayAttr names,
                        mlir::DenseI64ArrayAttr sizes);

/// `normal, 2.0e-02`.
mlir::ParseResult parseInit(mlir::OpAsmParser &parser, InitAttr &init);
void printInit(mlir::OpAsmPrinter &printer, mlir::Operation *op, InitAttr init);

/// `[tp], []`: one list of axes a dimension.
mlir::ParseResult parseDimSharding(mlir::OpAsmParser &parser, mlir::ArrayAttr &sharding);
void printDimSharding(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::ArrayAttr sharding);

/// A number without its type.
mlir::ParseResult parseDouble(mlir::OpAsmParser &parser, mlir::FloatAttr &value);
void printDouble(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::FloatAttr value);
mlir::ParseResult parseInt64(mlir::OpAsmParser &parser, mlir::IntegerAttr &value);
void printInt64(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::IntegerAttr value);

/// `[1, 2]`.
mlir::ParseResult parseInt64List(mlir::OpAsmParser &parser, mlir::DenseI64ArrayAttr &values);
void printInt64List(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::DenseI64ArrayAttr values);

/// `[3]`, or nothing.
mlir::ParseResult parseOptionalBucket(mlir::OpAsmParser &parser, mlir::IntegerAttr &bucket);
void printOptionalBucket(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::IntegerAttr bucket);

/// `{ bucket 768 { @b at 0 length 10, @w from 5 at 64 length 20 } ... }`.
mlir::ParseResult parseBuckets(mlir::OpAsmParser &parser, mlir::ArrayAttr &buckets);
void printBuckets(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::ArrayAttr buckets);

/// `@b = %g, @w = %h`.
mlir::ParseResult parsePackedParams(mlir::OpAsmParser &parser, mlir::ArrayAttr &params,
                                    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &values);
void printPackedParams(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::ArrayAttr params,
                       mlir::OperandRange values);

/// Nothing in the text: results are typed like those destinations that are tensors.
mlir::ParseResult parseTiedResults(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<mlir::Type> &results,
                                   llvm::ArrayRef<mlir::Type> destinations);
void printTiedResults(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::TypeRange results,
                      mlir::TypeRange destinations);
mlir::ParseResult parseTiedResult(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<mlir::Type> &results,
                                  mlir::Type destination);
void printTiedResult(mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::TypeRange results, mlir::Type destination);

/// Types, separated by commas; none before `)`.
mlir::ParseResult parseTypeList(mlir::AsmParser &parser, llvm::SmallVector<mlir::Type> &types);
void printTypeList(mlir::AsmPrinter &printer, llvm::ArrayRef<mlir::Type> types);

/// Parses `@p from 5 at 64 length 20` (`from` omitted: 0); used by the slot attribute and by layouts.
mlir::FailureOr<SlotAttr> parseSlot(mlir::AsmParser &parser);
void printSlot(mlir::AsmPrinter &printer, SlotAttr slot);
mlir::FailureOr<BucketAttr> parseBucket(mlir::AsmParser &parser);
void printBucket(mlir::AsmPrinter &printer, BucketAttr bucket);
mlir::FailureOr<InitAttr> parseInitializer(mlir::AsmParser &parser);
void printInitializer(mlir::AsmPrinter &printer, InitAttr init);

} // namespace weft

#endif // WEFT_LIB_DIALECT_ASSEMBLYDIRECTIVES_H
