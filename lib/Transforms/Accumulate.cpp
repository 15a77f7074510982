// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Accumulate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace weft;

/// `accumulate_16x3xf32` for tensor<16x3xf32>.
static std::string getKernelName(RankedTensorType type) {
  std::string name = "accumulate_";
  llvm::raw_string_ostream stream(name);
  for (int64_t size : type.getShape())
    stream << size << "x";
  stream << type.getElementType();
  return name;
}

/// The kernel that adds its first argument to its second; made before `step` where there is none.
static KernelOp getOrCreateKernel(SymbolTable &symbolTable, Operation *step, RankedTensorType type) {
  std::string name = getKernelName(type);
  if (auto kernel = symbolTable.lookup<KernelOp>(name); kernel && kernel->hasAttr("weft.accumulate"))
    return kernel;
  OpBuilder builder(step);
  Location loc = step->getLoc();
  auto kernel = KernelOp::create(builder, loc, name, builder.getFunctionType({type, type}, {type}));
  kernel->setAttr("weft.accumulate", builder.getUnitAttr());
  symbolTable.insert(kernel, Block::iterator(step));
  if (kernel.getBody().empty())
    kernel.getBody().emplaceBlock().addArguments({type, type}, {loc, loc});
  Block &body = kernel.getBody().front();
  builder.setInsertionPointToStart(&body);
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(builder, loc, TypeRange{type}, ValueRange{body.getArgument(0)},
                                           ValueRange{body.getArgument(1)}, ArrayRef<AffineMap>{identity, identity},
                                           iterators, [](OpBuilder &nested, Location nestedLoc, ValueRange args) {
                                             Value sum = arith::AddFOp::create(nested, nestedLoc, args[1], args[0]);
                                             linalg::YieldOp::create(nested, nestedLoc, sum);
                                           });
  YieldOp::create(builder, loc, generic.getResults());
  return kernel;
}

Value weft::createAccumulate(OpBuilder &builder, Location loc, SymbolTable &symbolTable, Operation *step, Value sum,
                             Value value) {
  auto type = cast<RankedTensorType>(sum.getType());
  KernelOp kernel = getOrCreateKernel(symbolTable, step, type);
  auto launch = LaunchOp::create(builder, loc, TypeRange{type}, FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
                                 ValueRange{value}, ValueRange{sum});
  launch->setAttr("weft.phase", PhaseAttr::get(builder.getContext(), Phase::backward));
  return launch.getResult(0);
}
