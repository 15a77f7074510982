// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simulation of plans as one function: from a schedule, a model or an artifact to the time and memory of a step on a
// machine. The plan is lowered by the passes that compile it, so what is simulated is what would run.

#ifndef WEFT_TARGET_SIMULATE_H
#define WEFT_TARGET_SIMULATE_H

#include "weft/Analysis/OptionValues.h"
#include "weft/Simulator/Simulator.h"
#include "weft/Target/Artifact.h"
#include "weft/Transforms/Pipelines.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace weft {

/// Values that one property of the plan or the machine takes in turn.
struct SweepAxis {
  /// `bucket-size`, `bucket-policy`, `zero`, `overlap`, `schedule`, `micro-batches`, `ranks` or `bandwidth`.
  std::string key;
  /// As given on the command line.
  std::vector<std::string> values;
};

/// Parses `KEY=VALUE,VALUE,...` and checks each value.
llvm::Expected<SweepAxis> parseSweepAxis(llvm::StringRef text);

/// Parses `RANK=FACTOR`, a rank of at least 0 whose compute takes FACTOR (above 0, at most 1000) times as long.
llvm::Expected<sim::Straggler> parseStraggler(llvm::StringRef text);

/// What to simulate, and on what.
struct SimulateOptions {
  /// IR of any stage, an artifact, or `-` for standard input.
  std::string input;
  /// A file, or the name of one of `machines/`; empty: the machine that the plan was scheduled for.
  std::string machine;
  /// Whether a model is scheduled for the machine.
  bool schedule = false;
  /// Strategy; for input of a stage that comes before the decision.
  PlanOptions plan;
  /// The stage of the input; none: seen from its operations.
  std::optional<Stage> from;
  /// Whether options of the plan were given, which later stages cannot follow.
  bool hasPlanOptions = false;
  sim::SimulationOptions simulation;
  std::vector<SweepAxis> sweep;
  /// Files to write; empty: none.
  std::string trace, report, csv;
};

/// Returns the stage of a module as its operations show it. Stages 3 to 5 look alike and count as stage 5.
Stage detectStage(mlir::ModuleOp module);

/// A plan as it is simulated.
struct SimulatedPlan {
  sim::Program program;
  Ledger ledger;
  int64_t numBuckets = 0;
  /// What is in each bucket, by the label of its collectives.
  std::map<std::string, std::vector<std::string>> notes;
};

/// Prints the step time, what communication is exposed and why, links and memory. Where ranks differ, the figures but
/// that of the step are of the first timeline's rank; the bound is that of the step without jitter.
void printSimulation(const SimulatedPlan &plan, const sim::Machine &machine, const sim::SimulationResult &result,
                     bool hasJitter, llvm::raw_ostream &out);

/// Simulates a plan, or a sweep of plans. Results are printed on `out` and written to the files of the options; every
/// problem is one message on `errors`. Returns whether it worked.
bool simulatePlan(const SimulateOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors);

} // namespace weft

#endif // WEFT_TARGET_SIMULATE_H
