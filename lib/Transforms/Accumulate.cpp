// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Accumulate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weft;

/// `accumulate_16x3xf32` for `accumulate` and tensor<16x3xf32>.
static std::string getKernelName(StringRef verb, RankedTensorType type) {
  std::string name = (verb + "_").str();
  llvm::raw_string_ostream stream(name);
  for (int64_t size : type.getShape())
    stream << size << "x";
  stream << type.getElementType();
  return name;
}

/// The elementwise kernel with the attribute `weft.<verb>` that replaces its last argument by `combine` of the elements
/// of its arguments, of which there are `numArguments`; made before `step` where there is none.
static KernelOp getOrCreateKernel(SymbolTable &symbolTable, Operation *step, StringRef verb, RankedTensorType type,
                                  unsigned numArguments,
                                  llvm::function_ref<Value(OpBuilder &, Location, ValueRange)> combine) {
  std::string name = getKernelName(verb, type), mark = ("weft." + verb).str();
  if (auto kernel = symbolTable.lookup<KernelOp>(name); kernel && kernel->hasAttr(mark))
    return kernel;
  OpBuilder builder(step);
  Location loc = step->getLoc();
  SmallVector<Type> types(numArguments, type);
  auto kernel = KernelOp::create(builder, loc, name, builder.getFunctionType(types, {type}));
  kernel->setAttr(mark, builder.getUnitAttr());
  symbolTable.insert(kernel, Block::iterator(step));
  if (kernel.getBody().empty())
    kernel.getBody().emplaceBlock().addArguments(types, SmallVector<Location>(numArguments, loc));
  Block &body = kernel.getBody().front();
  builder.setInsertionPointToStart(&body);
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  auto generic =
      linalg::GenericOp::create(builder, loc, TypeRange{type}, ValueRange(body.getArguments()).drop_back(),
                                body.getArguments().back(), SmallVector<AffineMap>(numArguments, identity), iterators,
                                [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
                                  linalg::YieldOp::create(nested, nestedLoc, combine(nested, nestedLoc, args));
                                });
  YieldOp::create(builder, loc, generic.getResults());
  return kernel;
}

Value weft::createAccumulate(OpBuilder &builder, Location loc, SymbolTable &symbolTable, Operation *step, Value sum,
                             Value value) {
  auto type = cast<RankedTensorType>(sum.getType());
  KernelOp kernel = getOrCreateKernel(symbolTable, step, "accumulate", type, 2,
                                      [](OpBuilder &nested, Location nestedLoc, ValueRange args) -> Value {
                                        return arith::AddFOp::create(nested, nestedLoc, args[1], args[0]);
                                      });
  auto launch = LaunchOp::create(builder, loc, TypeRange{type}, FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
                                 ValueRange{value}, ValueRange{sum});
  launch->setAttr("weft.phase", PhaseAttr::get(builder.getContext(), Phase::backward));
  return launch.getResult(0);
}

Value weft::createDivide(OpBuilder &builder, Location loc, SymbolTable &symbolTable, Operation *step, Value dividend,
                         Value divisor) {
  auto type = cast<RankedTensorType>(dividend.getType());
  KernelOp kernel = getOrCreateKernel(symbolTable, step, "divide", type, 3,
                                      [](OpBuilder &nested, Location nestedLoc, ValueRange args) -> Value {
                                        return arith::DivFOp::create(nested, nestedLoc, args[0], args[1]);
                                      });
  Value quotient = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
  auto launch = LaunchOp::create(builder, loc, TypeRange{type}, FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
                                 ValueRange{dividend, divisor}, ValueRange{quotient});
  launch->setAttr("weft.phase", PhaseAttr::get(builder.getContext(), Phase::forward));
  return launch.getResult(0);
}
