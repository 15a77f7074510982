// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The weft dialect: everything that IR of stages 0 to 8 needs beyond upstream dialects.

#ifndef WEFT_DIALECT_WEFTDIALECT_H
#define WEFT_DIALECT_WEFTDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "weft/Dialect/WeftDialect.h.inc"
#include "weft/Dialect/WeftEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "weft/Dialect/WeftAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "weft/Dialect/WeftInterfaces.h.inc"
#include "weft/Dialect/WeftTypes.h.inc"

namespace weft {

/// Gradients, loss and metrics: what a step gives.
struct StepResource : public mlir::SideEffects::Resource::Base<StepResource> {
  llvm::StringRef getName() final { return "weft.step"; }
};

/// What persists between steps.
struct StateResource : public mlir::SideEffects::Resource::Base<StateResource> {
  llvm::StringRef getName() final { return "weft.state"; }
};

/// What keeps a barrier from being merged.
struct BarrierResource : public mlir::SideEffects::Resource::Base<BarrierResource> {
  llvm::StringRef getName() final { return "weft.barrier"; }
};

class WaitOp;

/// Whether the type, a tensor or memref, holds one f32 and has rank 0.
bool isScalarF32(mlir::Type type);

} // namespace weft

#define GET_OP_CLASSES
#include "weft/Dialect/WeftOps.h.inc"

#endif // WEFT_DIALECT_WEFTDIALECT_H
