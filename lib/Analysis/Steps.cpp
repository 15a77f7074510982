// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/Steps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// Module
//===----------------------------------------------------------------------===//

/// The only `OpTy` of the module, which a message calls `what`.
template <typename OpTy> static FailureOr<OpTy> findOnly(ModuleOp module, StringRef what) {
  OpTy found;
  for (OpTy op : module.getOps<OpTy>()) {
    if (found) {
      InFlightDiagnostic diagnostic = op.emitOpError("expects the module to have one ") << what;
      diagnostic.attachNote(found.getLoc()) << "the first is here";
      return diagnostic;
    }
    found = op;
  }
  if (!found)
    return module.emitError("expects the module to have one ") << what << ", but got none";
  return found;
}

FailureOr<MeshOp> weft::findMesh(ModuleOp module) { return findOnly<MeshOp>(module, "weft.mesh"); }

FailureOr<OptimizerOp> weft::findOptimizer(ModuleOp module) { return findOnly<OptimizerOp>(module, "weft.optimizer"); }

/// The only function with that unit attribute, or null; fails if there are several or it has several blocks.
static FailureOr<FunctionOpInterface> findFunction(ModuleOp module, StringRef attribute) {
  FunctionOpInterface found;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (!function->hasAttr(attribute))
      continue;
    if (found) {
      InFlightDiagnostic diagnostic = function->emitOpError("expects one function with '") << attribute << "' a module";
      diagnostic.attachNote(found->getLoc()) << "the first is here";
      return diagnostic;
    }
    found = function;
    if (function.getFunctionBody().getBlocks().size() != 1)
      return function->emitOpError("expects a function with '")
             << attribute << "' to be a straight line of one block, but got "
             << function.getFunctionBody().getBlocks().size();
  }
  return found;
}

FailureOr<FunctionOpInterface> weft::findStep(ModuleOp module) {
  FailureOr<FunctionOpInterface> step = findFunction(module, "weft.step");
  if (succeeded(step) && !*step)
    return module.emitError("expects the module to have a step: a function with 'weft.step'");
  return step;
}

FailureOr<SmallVector<FunctionOpInterface>> weft::findStepAndEval(ModuleOp module) {
  FailureOr<FunctionOpInterface> step = findStep(module);
  FailureOr<FunctionOpInterface> eval = findFunction(module, "weft.eval");
  if (failed(step) || failed(eval))
    return failure();
  SmallVector<FunctionOpInterface> functions{*step};
  if (*eval)
    functions.push_back(*eval);
  return functions;
}

int64_t weft::getNumMicroBatches(FunctionOpInterface step) {
  auto count = step->getAttrOfType<IntegerAttr>("weft.micro_batches");
  return count ? count.getInt() : 1;
}

ArrayAttr weft::getReductionAxes(MeshOp mesh, ParamOp param) {
  SmallVector<Attribute> axes;
  for (auto axis : mesh.getBatchAxes().getAsRange<StringAttr>())
    if (!param.isShardedOver(axis.getValue()))
      axes.push_back(axis);
  return ArrayAttr::get(mesh.getContext(), axes);
}

int64_t weft::getMeanDivisor(MeshOp mesh, FunctionOpInterface step) {
  return mesh.getNumRanks(mesh.getBatchAxes()) * getNumMicroBatches(step);
}

/// Checks an argument that the runner makes: of this shape, and 32-bit integers.
static LogicalResult verifyMadeArgument(FunctionOpInterface function, StringRef name, Type type,
                                        ArrayRef<int64_t> shape) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && shaped.hasStaticShape() && shaped.getShape() == shape && shaped.getElementType().isInteger(32))
    return success();
  return function.emitOpError("expects the argument '")
         << name << "', which the runner makes, to be " << (shape.empty() ? "one i32 of rank 0" : "a vector of two i32")
         << ", but got " << type;
}

LogicalResult weft::verifyArguments(FunctionOpInterface function) {
  llvm::DenseSet<std::pair<StringAttr, int64_t>> seen;
  StringAttr firstName;
  int64_t numSamples = 0;
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto name = function.getArgAttrOfType<StringAttr>(index, "weft.name");
    if (!name)
      return function.emitOpError("expects argument ") << index << " to have a name ('weft.name')";
    auto microBatch = function.getArgAttrOfType<IntegerAttr>(index, "weft.micro_batch");
    if (!seen.insert({name, microBatch ? microBatch.getInt() : 0}).second)
      return function.emitOpError("expects names of arguments to be unique, but got ") << name << " twice";
    if (name == "rng" || name == "step") {
      if (failed(verifyMadeArgument(function, name, type, name == "rng" ? ArrayRef<int64_t>{2} : ArrayRef<int64_t>())))
        return failure();
      continue;
    }
    if (function.getArgAttr(index, "weft.bound") && !isa<IntegerType>(getElementTypeOrSelf(type)))
      return function.emitOpError("expects a bound ('weft.bound') on arguments of integers only, but batch argument ")
             << name << " is " << type;
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || !shaped.hasStaticShape() || shaped.getRank() == 0 || shaped.getDimSize(0) < 1)
      return function.emitOpError("expects batch argument ")
             << name << " to have a first dimension, which counts samples, of at least 1, but got " << type;
    if (!firstName) {
      firstName = name;
      numSamples = shaped.getDimSize(0);
    }
    if (shaped.getDimSize(0) != numSamples)
      return function.emitOpError("expects all batch arguments to hold the same number of samples, but ")
             << firstName << " has " << numSamples << " and " << name << " has " << shaped.getDimSize(0);
  }
  if (!firstName)
    return function.emitOpError("expects a batch argument, on which to ")
           << (function->hasAttr("weft.eval") ? "evaluate" : "train") << ", but got none";
  return success();
}

int64_t weft::getBytesPerElement(Type elementType) {
  return elementType.isIndex() ? 8 : llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
}

//===----------------------------------------------------------------------===//
// Straight lines
//===----------------------------------------------------------------------===//

Operation *weft::getLastDefinition(Block *block, Operation *op) {
  Operation *last = nullptr;
  // What comes before or after the first operation is known without the order of all, which may have to be computed.
  auto isBefore = [&](Operation *a, Operation *b) {
    return a == &block->front() || (b != &block->front() && a->isBeforeInBlock(b));
  };
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands()) {
      Operation *definition = operand.getDefiningOp();
      if (!definition || definition->getBlock() != block || definition == op)
        continue;
      if (!last || isBefore(last, definition))
        last = definition;
    }
  });
  return last;
}

void weft::hoistToOperands(Operation *op) {
  Block *block = op->getBlock();
  Operation *last = getLastDefinition(block, op);
  // Unlike a move, this keeps what the block knows about the order of its other operations.
  op->remove();
  block->getOperations().insert(last ? std::next(last->getIterator()) : block->begin(), op);
}

bool weft::isView(Operation *op) {
  if (isa<ViewLikeOpInterface, UnpackOp>(op))
    return true;
  static constexpr StringLiteral kViews[] = {"tensor.cast", "tensor.collapse_shape", "tensor.expand_shape",
                                             "tensor.extract_slice", "tensor.reshape"};
  return llvm::is_contained(kViews, op->getName().getStringRef());
}

Value weft::getViewRoot(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op) || op->getNumOperands() == 0)
      break;
    value = op->getOperand(0);
  }
  return value;
}

Operation *weft::getFirstRead(Block *block, Value value) {
  Operation *first = nullptr;
  for (Operation *user : value.getUsers()) {
    Operation *read = block->findAncestorOpInBlock(*user);
    if (isView(user) && user->getBlock() == block)
      read = getFirstRead(block, user->getResult(0));
    if (read && (!first || read->isBeforeInBlock(first)))
      first = read;
  }
  return first;
}

Operation *weft::getLastUse(Block *block, Value value) {
  Operation *last = nullptr;
  auto consider = [&](Operation *op) {
    if (op && (!last || last->isBeforeInBlock(op)))
      last = op;
  };
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    consider(block->findAncestorOpInBlock(*user));
    if (user->getBlock() != block)
      continue;
    if (isView(user))
      consider(getLastUse(block, user->getResult(0)));
    if (auto style = dyn_cast<DestinationStyleOpInterface>(user); style && style.isDpsInit(&use))
      if (OpResult tied = user->getNumResults() ? style.getTiedOpResult(&use) : OpResult())
        consider(getLastUse(block, tied));
  }
  return last;
}
