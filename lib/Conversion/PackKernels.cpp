// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Conversion/Passes.h"
#include "weft/Conversion/Runtime.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace weft {
#define GEN_PASS_DEF_PACKKERNELS
#include "weft/Conversion/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

/// Gives the declared function `packed` a body that calls `kernel` with the pointers of its argument array, and with
/// the range of blocks where the kernel takes one.
static void definePacked(LLVM::LLVMFuncOp packed, LLVM::LLVMFuncOp kernel) {
  OpBuilder builder(packed.getContext());
  Location loc = kernel.getLoc();
  Block *entry = packed.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Value> arguments;
  int32_t index = 0;
  for (Type type : kernel.getArgumentTypes()) {
    if (!isa<LLVM::LLVMPointerType>(type))
      break;
    Value slot =
        LLVM::GEPOp::create(builder, loc, pointer, pointer, entry->getArgument(0), ArrayRef<LLVM::GEPArg>{index++});
    arguments.push_back(LLVM::LoadOp::create(builder, loc, pointer, slot));
  }
  if (arguments.size() + 2 == kernel.getNumArguments())
    llvm::append_range(arguments, entry->getArguments().drop_front());
  LLVM::CallOp::create(builder, loc, kernel, arguments);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  packed.setLinkage(LLVM::Linkage::External);
}

namespace {
class PackKernelsPass : public weft::impl::PackKernelsBase<PackKernelsPass> {
public:
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SmallVector<LLVM::LLVMFuncOp> kernels;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function->hasAttr(kHostKernelAttrName))
        kernels.push_back(function);
    for (LLVM::LLVMFuncOp kernel : kernels) {
      auto name = kernel->getAttrOfType<StringAttr>(kHostKernelAttrName);
      auto packed = name ? symbols.lookup<LLVM::LLVMFuncOp>(name) : nullptr;
      if (!packed || !packed.isExternal()) {
        kernel.emitError("expects '" + kHostKernelAttrName + "' to name the declaration of the packed function");
        return signalPassFailure();
      }
      definePacked(packed, kernel);
      kernel->removeAttr(kHostKernelAttrName);
      packed->setAttr(kHostKernelAttrName, name);
      kernel.setLinkage(LLVM::Linkage::Internal);
      // LLVM keeps what it knows about the pointers only while they are arguments.
      kernel.setNoInline(true);
    }
  }
};
} // namespace
