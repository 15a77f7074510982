// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ways to schedule one function, from the fastest to the one that needs the least memory.

#ifndef WEFT_LIB_TRANSFORMS_SCHEDULEPLANS_H
#define WEFT_LIB_TRANSFORMS_SCHEDULEPLANS_H

#include "StepTasks.h"
#include "weft/Scheduling/ListScheduler.h"

namespace weft {

/// How time is traded for memory.
enum class Thrift {
  /// Waits stand before the first use.
  None,
  /// Waits stand where the collective is expected to be done.
  EarlyWaits,
  /// And what follows from a reduction runs as soon as it can.
  EagerUpdates,
  /// And starts stand where the stream is expected to be free.
  LateStarts,
  /// And one collective is in flight.
  OneInFlight,
  /// Collectives are waited for at once, in the order of the program or in one that keeps few bytes.
  Blocking,
  LeastMemory,
};
inline constexpr Thrift kAllThrifts[] = {Thrift::None,       Thrift::EarlyWaits,  Thrift::EagerUpdates,
                                         Thrift::LateStarts, Thrift::OneInFlight, Thrift::Blocking,
                                         Thrift::LeastMemory};

/// `none`, `early-waits`, ...
llvm::StringRef getName(Thrift thrift);
std::optional<Thrift> parseThrift(llvm::StringRef name);

/// A schedule of one function, by the indices of its tasks.
struct FunctionPlan {
  scheduling::Problem problem;
  std::vector<std::vector<int32_t>> members;
  std::vector<scheduling::Command> commands;
  scheduling::CommandTimes times;
};

struct PlanLimits {
  /// Most starts in flight; 0: any number.
  int32_t maxInFlight = 0;
  /// Whether launches are merged where latency dominates.
  bool coalesces = true;
};

/// Plans one function in all ways.
class FunctionPlanner {
public:
  FunctionPlanner(const StepTasks &tasks, StepCosts &costs, PlanLimits limits);

  FunctionPlan plan(Thrift thrift);

private:
  scheduling::Coalesced mergeLaunches(const scheduling::Schedule &schedule, size_t maxMembers);
  const scheduling::Coalesced &getFastest();
  std::vector<int64_t> rankEagerly() const;
  std::vector<int32_t> orderBlocking() const;
  bool isReduction(int32_t task) const;
  bool followsReduction(int32_t task) const;

  const StepTasks &tasks;
  StepCosts &costs;
  PlanLimits limits;
  std::optional<scheduling::Coalesced> fastest;
};

/// Puts `function`, whose tasks are `tasks`, in the order of `plan`. Returns the tasks of the plan.
StepTasks applyPlan(mlir::FunctionOpInterface function, const StepTasks &tasks, const FunctionPlan &plan);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_SCHEDULEPLANS_H
