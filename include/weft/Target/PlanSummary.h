// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a plan does, in numbers and words: for `weft-compile --explain` and `weft-compile --diff`.

#ifndef WEFT_TARGET_PLANSUMMARY_H
#define WEFT_TARGET_PLANSUMMARY_H

#include "weft/Target/Artifact.h"

#include "mlir/IR/BuiltinOps.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace weft {

/// A bucket of a layout. Its elements include the padding.
struct BucketSummary {
  /// Such as `@L[0]`.
  std::string name;
  int64_t numElements = 0, numPaddingElements = 0, numBytes = 0;
  /// The parameters in it, in order; a part of one is `name[from:to]`.
  std::vector<std::string> slots;
};

/// A launch of collectives on a stream, in the order in which they are started.
struct LaunchSummary {
  std::string program, stream;
  /// What it carries, such as `@L[0]`, and what it does, such as `reduce_scatter`.
  std::string label, kinds;
  /// Bytes of the whole buffers on a rank.
  int64_t numBytes = 0;
  /// What it had to wait for before it could start, and what needs it first.
  std::string startsAfter, neededBy;
  /// Products, kernels and updates between the start and the wait.
  int64_t numBetween = 0;
};

/// What a simulated step takes, in nanoseconds.
struct TimeSummary {
  int64_t step = 0, exposed = 0;
  /// By launch, such as `reduce_scatter of @L[0]`: how long compute waits for it.
  std::map<std::string, int64_t> exposedOf;
};

struct PlanSummary {
  /// Such as `dp=4`.
  std::string mesh;
  std::vector<BucketSummary> buckets;
  std::vector<LaunchSummary> launches;
  Ledger ledger;
  /// Only where a machine was given.
  std::optional<TimeSummary> time;
};

/// Sums up the buckets of all layouts of a module.
std::vector<BucketSummary> summarizeBuckets(mlir::ModuleOp module);

/// Sums up a plan from its schedule (stage 6) and the commands (stage 8) that were made of it.
PlanSummary summarizePlan(mlir::ModuleOp schedule, mlir::ModuleOp commands);

/// Returns the name and the bytes of each class of the ledger, the total left out.
std::vector<std::pair<std::string, int64_t>> listClasses(const Ledger &ledger);

/// Prints the ledger's classes that are not empty, in bytes.
void printLedger(const Ledger &ledger, llvm::raw_ostream &out);

/// Prints the plan for people: buckets, launches with the reasons of their places, and memory.
void printPlan(const PlanSummary &plan, llvm::raw_ostream &out);

/// Prints in what two plans differ: mesh, buckets, launches, time and memory. Returns whether they differ at all.
bool printPlanDifference(const PlanSummary &before, const PlanSummary &after, llvm::raw_ostream &out);

} // namespace weft

#endif // WEFT_TARGET_PLANSUMMARY_H
