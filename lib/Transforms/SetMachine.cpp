// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/MachineAttr.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"

namespace weft {
#define GEN_PASS_DEF_SETMACHINEPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
struct SetMachinePass : weft::impl::SetMachinePassBase<SetMachinePass> {
  using SetMachinePassBase::SetMachinePassBase;
  void runOnOperation() override;
};
} // namespace

/// The machine of the file as an attribute.
static llvm::Expected<Attribute> readAttribute(StringRef file, MLIRContext *context) {
  llvm::Expected<sim::Machine> machine = loadMachine(file);
  if (!machine)
    return machine.takeError();
  return convertJsonToAttribute(sim::toJson(*machine), context);
}

void SetMachinePass::runOnOperation() {
  ModuleOp module = getOperation();
  if (file.empty()) {
    module.emitError("expects 'file' to name a machine");
    return signalPassFailure();
  }
  llvm::Expected<Attribute> attribute = readAttribute(file, &getContext());
  if (!attribute) {
    module.emitError() << llvm::toString(attribute.takeError());
    return signalPassFailure();
  }
  module->setAttr(kMachineAttrName, *attribute);
}
