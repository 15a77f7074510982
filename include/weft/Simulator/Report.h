// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A simulated step as one HTML file that needs nothing else.

#ifndef WEFT_SIMULATOR_REPORT_H
#define WEFT_SIMULATOR_REPORT_H

#include "weft/Simulator/Simulator.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

namespace weft::sim {

/// The same step on another machine.
struct WhatIf {
  /// What is different, for people.
  std::string change;
  int64_t stepNanos = 0, exposedNanos = 0;
};

/// Simulates the step with each level of links and the compute faster and slower, one at a time, without stragglers
/// (if there are any), and with communication that takes no time.
llvm::Expected<std::vector<WhatIf>> computeWhatIfs(const Program &program, const Machine &machine,
                                                   const SimulationOptions &options);

/// Bytes of the ledger by class, in order.
using Ledger = std::vector<std::pair<std::string, int64_t>>;

struct ReportInput {
  const Program &program;
  const Machine &machine;
  const SimulationResult &result;
  std::vector<WhatIf> whatIfs;
  /// Of one rank. If empty, the bytes of each class at the peak.
  Ledger ledger;
  /// By the label of a collective: why its bucket is as it is, and why it starts where it does.
  std::map<std::string, std::vector<std::string>> notes;
  /// Stands in the head: what else the figures mean.
  std::string remark = "";
};

void writeReport(const ReportInput &input, llvm::raw_ostream &os);

} // namespace weft::sim

#endif // WEFT_SIMULATOR_REPORT_H
