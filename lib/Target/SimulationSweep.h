// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many plans of one model, simulated for a table.

#ifndef WEFT_LIB_TARGET_SIMULATIONSWEEP_H
#define WEFT_LIB_TARGET_SIMULATIONSWEEP_H

#include "PlanLowering.h"

namespace weft {

/// Simulates every combination of the values of `options.sweep`, the last axis changing fastest. Prints a table on
/// `out`, and writes it as CSV if `options.csv` names a file. A combination that cannot be planned or simulated has a
/// row without figures and a message on `errors`; then false is returned in the end.
bool runSweep(const SimulateOptions &options, const sim::Machine &machine, PlanLowering &lowering,
              llvm::raw_ostream &out, llvm::raw_ostream &errors);

/// The figures of one plan as CSV: a heading and a row.
std::string formatCsv(const SimulatedPlan &plan, const sim::SimulationResult &result);

} // namespace weft

#endif // WEFT_LIB_TARGET_SIMULATIONSWEEP_H
