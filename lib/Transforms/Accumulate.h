// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_LIB_TRANSFORMS_ACCUMULATE_H
#define WEFT_LIB_TRANSFORMS_ACCUMULATE_H

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/Builders.h"

namespace weft {

/// `sum + value`, by a launch at the builder's place. The kernel is outlined once a type, before `step`.
mlir::Value createAccumulate(mlir::OpBuilder &builder, mlir::Location loc, mlir::SymbolTable &symbolTable,
                             mlir::Operation *step, mlir::Value sum, mlir::Value value);

/// `dividend / divisor` of one type, elementwise, by a launch at the builder's place, with a kernel likewise. The
/// kernel has the attribute `weft.divide`, by which `verifyGradients` knows a weighted loss.
mlir::Value createDivide(mlir::OpBuilder &builder, mlir::Location loc, mlir::SymbolTable &symbolTable,
                         mlir::Operation *step, mlir::Value dividend, mlir::Value divisor);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_ACCUMULATE_H
