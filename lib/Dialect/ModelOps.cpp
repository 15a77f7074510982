// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/Limits.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// MeshOp
//===----------------------------------------------------------------------===//

LogicalResult MeshOp::verify() {
  if (getAxisNames().empty())
    return emitOpError("expects at least one axis");
  if (getAxisNames().size() != getAxisSizes().size())
    return emitOpError("expects as many sizes as axes, but got ")
           << getAxisSizes().size() << " and " << getAxisNames().size();
  llvm::StringSet<> names;
  int64_t numRanks = 1;
  for (auto [name, size] : llvm::zip(getAxisNames().getAsValueRange<StringAttr>(), getAxisSizes())) {
    if (!names.insert(name).second)
      return emitOpError("expects names of axes to be unique, but got '") << name << "' twice";
    if (size < 1)
      return emitOpError("expects the size of axis '") << name << "' to be at least 1, but got " << size;
    if (size > kMaxRanks / numRanks)
      return emitOpError("expects at most ") << kMaxRanks << " ranks, but axis '" << name << "' makes them more";
    numRanks *= size;
  }
  llvm::StringSet<> batchNames;
  for (StringRef axis : getBatchAxes().getAsValueRange<StringAttr>()) {
    if (!names.contains(axis))
      return emitOpError("expects batch axes to be axes of the mesh, but got '") << axis << "'";
    if (!batchNames.insert(axis).second)
      return emitOpError("expects batch axes to be named once, but got '") << axis << "' twice";
  }
  return success();
}

int64_t MeshOp::getAxisSize(StringRef axis) {
  for (auto [name, size] : llvm::zip(getAxisNames().getAsValueRange<StringAttr>(), getAxisSizes()))
    if (name == axis)
      return size;
  return 0;
}

int64_t MeshOp::getNumRanks(ArrayAttr axes) {
  int64_t numRanks = 1;
  for (StringRef axis : axes.getAsValueRange<StringAttr>())
    numRanks *= getAxisSize(axis);
  return numRanks;
}

int64_t MeshOp::getNumRanks() { return getNumRanks(getAxisNames()); }

//===----------------------------------------------------------------------===//
// ParamOp
//===----------------------------------------------------------------------===//

LogicalResult ParamOp::verify() {
  auto type = dyn_cast<RankedTensorType>(getType());
  if (!type || !type.hasStaticShape())
    return emitOpError("expects the shape of parameter '") << getSymName() << "' to be static, but got " << getType();
  int64_t numElements = 1;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(numElements, size, numElements) || numElements >= (int64_t(1) << 62))
      return emitOpError("expects parameter '")
             << getSymName() << "' to have less than 2^62 elements, but got " << type;
  Type element = type.getElementType();
  if (!element.isF32() && !element.isF64() && !element.isBF16() && !element.isF16())
    return emitOpError("expects the element type of parameter '")
           << getSymName() << "' to be f32, f64, bf16 or f16, but got " << element;
  if (getSharding() && getSharding()->size() != static_cast<size_t>(type.getRank()))
    return emitOpError("expects the sharding to have one entry for each of ")
           << type.getRank() << " dimensions, but got " << getSharding()->size();
  if (!getLrScale().isFinite())
    return emitOpError("expects 'lr_scale' to be finite");
  return success();
}

LogicalResult ParamOp::verifySymbolUses(SymbolTableCollection &) {
  if (!getSharding())
    return success();
  auto module = cast<ModuleOp>((*this)->getParentOp());
  auto meshes = module.getOps<MeshOp>();
  if (meshes.empty())
    return emitOpError("expects a mesh in the module, since parameter '") << getSymName() << "' is sharded";
  llvm::StringSet<> seen;
  for (ArrayAttr axes : getSharding()->getAsRange<ArrayAttr>())
    for (StringRef axis : axes.getAsValueRange<StringAttr>()) {
      if ((*meshes.begin()).getAxisSize(axis) == 0)
        return emitOpError("expects the sharding to name axes of the mesh, but got '") << axis << "'";
      if (!seen.insert(axis).second)
        return emitOpError("expects the sharding to name an axis once, but got '") << axis << "' twice";
    }
  return success();
}

bool ParamOp::isShardedOver(StringRef axis) {
  if (!getSharding())
    return false;
  for (ArrayAttr axes : getSharding()->getAsRange<ArrayAttr>())
    if (llvm::is_contained(axes.getAsValueRange<StringAttr>(), axis))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// OptimizerOp
//===----------------------------------------------------------------------===//

LogicalResult OptimizerOp::verifyRegions() {
  Block &body = getBody().front();
  size_t numArguments = 2 + getStates().size() + 3;
  if (body.getNumArguments() != numArguments ||
      !llvm::all_of(body.getArgumentTypes(), [](Type type) { return type.isF32(); }))
    return emitOpError("expects the region to take ")
           << numArguments << " values of f32: parameter, gradient, one for each of " << getStates().size()
           << " states, learning rate, decay and step";
  for (Operation &op : body.without_terminator())
    if (op.getDialect() && op.getDialect()->getNamespace() != "arith" && op.getDialect()->getNamespace() != "math")
      return op.emitOpError("expects operations of arith and math only in an optimizer");
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield || yield.getNumOperands() != 1 + getStates().size() ||
      !llvm::all_of(yield.getOperandTypes(), [](Type type) { return type.isF32(); }))
    return emitOpError("expects the region to yield ")
           << 1 + getStates().size() << " values of f32: the new parameter and the new states";
  return success();
}

//===----------------------------------------------------------------------===//
// ReadOp, GradOp
//===----------------------------------------------------------------------===//

/// The parameter of that name, whose type is checked against `type`; emits an error where there is none.
static FailureOr<ParamOp> lookupParam(Operation *op, FlatSymbolRefAttr name, Type type,
                                      SymbolTableCollection &symbolTable) {
  auto param = symbolTable.lookupNearestSymbolFrom<ParamOp>(op, name);
  if (!param)
    return op->emitOpError("expects ") << name << " to be a parameter";
  if (param.getType() != type) {
    InFlightDiagnostic diagnostic = op->emitOpError("expects the type of parameter ")
                                    << name << ", which is " << param.getType() << ", but got " << type;
    diagnostic.attachNote(param.getLoc()) << "the parameter is declared here";
    return diagnostic;
  }
  return param;
}

LogicalResult ReadOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  Type type = getResult().getType();
  if (auto buffer = dyn_cast<MemRefType>(type))
    type = RankedTensorType::get(buffer.getShape(), buffer.getElementType());
  return lookupParam(*this, getParamAttr(), type, symbolTable);
}

LogicalResult GradOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FailureOr<ParamOp> param = lookupParam(*this, getParamAttr(), getValue().getType(), symbolTable);
  if (failed(param))
    return failure();
  if (param->getFrozen())
    return emitOpError("expects no gradient for ") << getParamAttr() << ", which is frozen";
  return success();
}

//===----------------------------------------------------------------------===//
// LossOp, MetricOp
//===----------------------------------------------------------------------===//

bool weft::isScalarF32(Type type) {
  auto shaped = cast<ShapedType>(type);
  return shaped.getRank() == 0 && shaped.getElementType().isF32();
}

LogicalResult LossOp::verify() {
  if (!isScalarF32(getValue().getType()))
    return emitOpError("expects the loss to be one f32 of rank 0, but got ") << getValue().getType();
  if (!getWeight())
    return success();
  if (!isScalarF32(getWeight().getType()))
    return emitOpError("expects the weight to be one f32 of rank 0, but got ") << getWeight().getType();
  if (getReduced())
    return emitOpError("expects no weight on a reduced loss");
  return success();
}

LogicalResult MetricOp::verify() {
  if (getName().empty())
    return emitOpError("expects the name not to be empty");
  if (!isScalarF32(getValue().getType()))
    return emitOpError("expects metric '")
           << getName() << "' to be one f32 of rank 0, but got " << getValue().getType();
  return success();
}
