// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simulated steps in the Chrome trace format, which Perfetto opens. docs/trace.md describes it.

#ifndef WEFT_SIMULATOR_CHROMETRACE_H
#define WEFT_SIMULATOR_CHROMETRACE_H

#include "weft/Simulator/Simulator.h"
#include "llvm/Support/raw_ostream.h"

namespace weft::sim {

/// The name under which people see a command: `product 2x64x64x16`, `all_reduce @L[0]`, `wait 7`, ...
std::string getTitle(const Command &command);

/// Writes the timelines of the result.
void writeChromeTrace(const Program &program, const SimulationResult &result, llvm::raw_ostream &os);

} // namespace weft::sim

#endif // WEFT_SIMULATOR_CHROMETRACE_H
