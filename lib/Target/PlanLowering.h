// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One model or schedule, lowered to plans for simulation.

#ifndef WEFT_LIB_TARGET_PLANLOWERING_H
#define WEFT_LIB_TARGET_PLANLOWERING_H

#include "weft/Target/Simulate.h"

#include "mlir/IR/BuiltinOps.h"

namespace weft {

class PlanLowering {
public:
  /// `module` is of stage `from` and outlives the object.
  PlanLowering(mlir::ModuleOp module, Stage from) : module(module), from(from) {}

  /// Notes from now on what passes say about their decisions, for the notes of plans.
  void keepReasons();

  /// Does once what all plans share.
  bool prepare();

  /// Lowers a copy of the module to commands, as compiling does, and orders it for a machine if one is given. None if a
  /// pass refused; its diagnostic was printed.
  std::optional<SimulatedPlan> lower(PlanOptions options, const sim::Machine *scheduledFor);

  mlir::ModuleOp getModule() const { return module; }

private:
  mlir::ModuleOp module;
  Stage from;
  std::vector<std::string> reasons;
};

} // namespace weft

#endif // WEFT_LIB_TARGET_PLANLOWERING_H
