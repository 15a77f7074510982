// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "AssemblyDirectives.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace weft;

#include "weft/Dialect/WeftDialect.cpp.inc"
#include "weft/Dialect/WeftEnums.cpp.inc"
#include "weft/Dialect/WeftInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "weft/Dialect/WeftAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "weft/Dialect/WeftTypes.cpp.inc"
#define GET_OP_CLASSES
#include "weft/Dialect/WeftOps.cpp.inc"

void WeftDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "weft/Dialect/WeftAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "weft/Dialect/WeftTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "weft/Dialect/WeftOps.cpp.inc"
      >();
}

LogicalResult WeftDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == "weft.step" || name == "weft.eval") {
    if (!isa<FunctionOpInterface>(op) || !isa<UnitAttr>(attribute.getValue()))
      return op->emitOpError("expects '") << name << "' to be a unit attribute of a function";
    return success();
  }
  if (name == "weft.accumulate" || name == "weft.divide") {
    if (!isa<KernelOp>(op) || !isa<UnitAttr>(attribute.getValue()))
      return op->emitOpError("expects '") << name << "' to be a unit attribute of a kernel";
    return success();
  }
  if (name == "weft.micro_batches") {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!op->hasAttr("weft.step") || !value || !value.getType().isInteger(64) || value.getInt() < 1)
      return op->emitOpError("expects 'weft.micro_batches' to be an i64 of at least 1 on a step, but got ")
             << attribute.getValue();
    return success();
  }
  if (name == "weft.constant_contributions" || name == "weft.repeated_contributions") {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!isa<ParamOp>(op) || !value || !value.getType().isInteger(64) || value.getInt() < 0)
      return op->emitOpError("expects '")
             << name << "' to be an i64 of at least 0 on a parameter, but got " << attribute.getValue();
    return success();
  }
  if (name == "weft.coordinates") {
    auto value = dyn_cast<DictionaryAttr>(attribute.getValue());
    if (!op->hasAttr("weft.step") || !value)
      return op->emitOpError("expects 'weft.coordinates' to be a dictionary of mesh coordinates on a step, but got ")
             << attribute.getValue();
    return success();
  }
  if (name == "weft.predicted_nanos") {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!op->hasAttr("weft.step") || !value || !value.getType().isInteger(64) || value.getInt() < 0)
      return op->emitOpError("expects 'weft.predicted_nanos' to be an i64 of at least 0 on a step, but got ")
             << attribute.getValue();
    return success();
  }
  if (name == "weft.machine") {
    if (!isa<ModuleOp>(op) || !isa<DictionaryAttr>(attribute.getValue()))
      return op->emitOpError("expects 'weft.machine' to be a dictionary on a module, but got ") << attribute.getValue();
    return success();
  }
  if (name == "weft.trial") {
    if (!isa<ModuleOp>(op) || !isa<UnitAttr>(attribute.getValue()))
      return op->emitOpError("expects 'weft.trial' to be a unit attribute of a module");
    return success();
  }
  if (name == "weft.phase") {
    if (!isa<PhaseAttr>(attribute.getValue()))
      return op->emitOpError("expects 'weft.phase' to be #weft.phase<forward|backward|update>, but got ")
             << attribute.getValue();
    return success();
  }
  if (name == "weft.memory_class") {
    if (!isa<MemoryClassAttr>(attribute.getValue()))
      return op->emitOpError("expects 'weft.memory_class' to be a class of the memory ledger, but got ")
             << attribute.getValue();
    return success();
  }
  if (name == "weft.bucket" || name == "weft.digest" || name == "weft.host_kernel") {
    if (!isa<StringAttr>(attribute.getValue()))
      return op->emitOpError("expects '") << name << "' to be a string, but got " << attribute.getValue();
    return success();
  }
  return op->emitOpError("expects attributes of the weft dialect to be known, but got '") << name << "'";
}

LogicalResult WeftDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned argIndex,
                                                    NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == "weft.name") {
    auto value = dyn_cast<StringAttr>(attribute.getValue());
    if (!value || value.empty())
      return op->emitOpError("expects 'weft.name' of argument ") << argIndex << " to be a name that is not empty";
    return success();
  }
  if (name == "weft.micro_batch") {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!value || !value.getType().isInteger(64) || value.getInt() < 0)
      return op->emitOpError("expects 'weft.micro_batch' of argument ")
             << argIndex << " to be an i64 of at least 0, but got " << attribute.getValue();
    return success();
  }
  if (name == "weft.bound") {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!value || value.getValue().getSignificantBits() > 64 || value.getInt() < 1)
      return op->emitOpError("expects 'weft.bound' of argument ")
             << argIndex << " to be an integer of at least 1, but got " << attribute.getValue();
    return success();
  }
  return op->emitOpError("expects attributes of the weft dialect on argument ")
         << argIndex << " to be known, but got '" << name << "'";
}

LogicalResult WeftDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned resultIndex,
                                                       NamedAttribute attribute) {
  return op->emitOpError("expects no attribute of the weft dialect on result ")
         << resultIndex << ", but got '" << attribute.getName().getValue() << "'";
}
