// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is read off the times of a simulated step.

#ifndef WEFT_SIMULATOR_RESULTS_H
#define WEFT_SIMULATOR_RESULTS_H

#include "weft/Simulator/Simulator.h"

namespace weft::sim {

/// Times of the commands of one step on one rank. `ready` is of collectives only.
struct StepTimes {
  std::vector<double> ready, begin, end;
  /// Of collectives: the rank that arrived last.
  std::vector<int64_t> lastRank;
};

/// For each wait, the record that it waits for; -1 for others, and where there is none.
std::vector<int32_t> findRecords(const Program &program);

/// Fills in the collectives of the result and the time that the compute stream stood still for them.
void explainCollectives(const Program &program, const CostModel &model, const StepTimes &times,
                        SimulationResult &result);

/// Fills in the bytes in use over time, and their peak.
void measureMemory(const Program &program, const StepTimes &times, SimulationResult &result);

/// `factors`: what compute times are multiplied by, for the rank of the first timeline and the slowest rank.
StepBound getBound(const Program &program, const CostModel &model, double factor, double slowest);

} // namespace weft::sim

#endif // WEFT_SIMULATOR_RESULTS_H
