// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the commands of a step (stage 8) to the plain data that the simulator reads.

#ifndef WEFT_ANALYSIS_STEPPROGRAM_H
#define WEFT_ANALYSIS_STEPPROGRAM_H

#include "weft/Simulator/Program.h"

#include "mlir/IR/BuiltinOps.h"

namespace weft {

/// Returns the program of the module's step: its commands in order with their work, and what lies in the arena while
/// they run. A buffer is in use from the first to the last command that touches it or a view of it; what persists
/// between steps is in use all the time. An error if the module is not one of commands.
mlir::FailureOr<sim::Program> buildStepProgram(mlir::ModuleOp commands);

} // namespace weft

#endif // WEFT_ANALYSIS_STEPPROGRAM_H
