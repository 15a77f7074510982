// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SchedulePlans.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir;
using namespace weft;
using namespace weft::scheduling;

static constexpr llvm::StringLiteral kThriftNames[] = {"none",          "early-waits", "eager-updates", "late-starts",
                                                       "one-in-flight", "blocking",    "least-memory"};

llvm::StringRef weft::getName(Thrift thrift) { return kThriftNames[static_cast<size_t>(thrift)]; }

std::optional<Thrift> weft::parseThrift(llvm::StringRef name) {
  for (Thrift thrift : kAllThrifts)
    if (getName(thrift) == name)
      return thrift;
  return std::nullopt;
}

/// Whether the task is a collective that reduces, not one that gathers parameters.
bool FunctionPlanner::isReduction(int32_t task) const {
  auto start = dyn_cast<StartOp>(tasks.operations[task].front());
  return start && llvm::any_of(start.getBody().getOps<CollectiveOpInterface>(), [](CollectiveOpInterface collective) {
           return collective.getReductionKind().has_value();
         });
}

/// Whether the task uses what a reduction gives: updates, the loss.
bool FunctionPlanner::followsReduction(int32_t task) const {
  return isa<UpdateOp, LossOp, MetricOp>(tasks.operations[task].front()) &&
         llvm::any_of(tasks.problem.tasks[task].predecessors,
                      [&](int32_t predecessor) { return isReduction(predecessor); });
}

FunctionPlanner::FunctionPlanner(const StepTasks &tasks, StepCosts &costs, PlanLimits limits)
    : tasks(tasks), costs(costs), limits(limits) {}

/// The schedule with launches merged, or as it is where that is not wanted.
Coalesced FunctionPlanner::mergeLaunches(const Schedule &schedule) {
  auto getDuration = [&](const std::vector<int32_t> &members) {
    SmallVector<StartOp> starts;
    for (int32_t member : members)
      starts.push_back(cast<StartOp>(tasks.operations[member].front()));
    return costs.getNanos(starts);
  };
  auto mayJoin = [&](int32_t a, int32_t b) {
    auto first = cast<StartOp>(tasks.operations[a].front()), second = cast<StartOp>(tasks.operations[b].front());
    return first.getStream() == second.getStream() && costs.getCommunicator(first) == costs.getCommunicator(second);
  };
  return coalesce(tasks.problem, schedule, getDuration, mayJoin, limits.coalesces ? 64 : 1);
}

/// Priorities by tails, but what follows from a reduction first.
std::vector<int64_t> FunctionPlanner::rankEagerly() const {
  std::vector<int64_t> priorities = computeWindows(tasks.problem).tails;
  for (size_t task = 0; task < priorities.size(); ++task) {
    priorities[task] += tasks.problem.tasks[task].duration;
    if (followsReduction(static_cast<int32_t>(task)))
      priorities[task] = std::numeric_limits<int64_t>::max();
  }
  return priorities;
}

/// The order of the program, but gathers right before their first use, reductions where their inputs are there, and
/// what follows from them at once.
std::vector<int32_t> FunctionPlanner::orderBlocking() const {
  const Problem &problem = tasks.problem;
  Graph graph(problem);
  std::vector<int32_t> numWaiting(problem.tasks.size()), order;
  for (size_t task = 0; task < numWaiting.size(); ++task)
    numWaiting[task] = static_cast<int32_t>(problem.tasks[task].predecessors.size());
  std::vector<char> placed(problem.tasks.size(), 0);
  std::function<void(int32_t)> place = [&](int32_t task) {
    if (placed[task])
      return;
    placed[task] = 1;
    for (int32_t predecessor : problem.tasks[task].predecessors)
      place(predecessor);
    order.push_back(task);
    for (int32_t successor : graph.successors(task))
      if (--numWaiting[successor] == 0 && (isReduction(successor) || followsReduction(successor)))
        place(successor);
  };
  // A start without inputs comes when something asks for it.
  for (int pass = 0; pass < 2; ++pass)
    for (size_t task = 0; task < problem.tasks.size(); ++task)
      if (pass == 1 || problem.tasks[task].resource == 0)
        place(static_cast<int32_t>(task));
  return order;
}

FunctionPlan FunctionPlanner::plan(Thrift thrift) {
  FunctionPlan plan;
  if (thrift == Thrift::Blocking || thrift == Thrift::LeastMemory) {
    std::vector<int32_t> order = thrift == Thrift::Blocking ? orderBlocking() : findOrderOfLeastMemory(tasks.problem);
    plan.problem = tasks.problem;
    for (size_t task = 0; task < order.size(); ++task)
      plan.members.push_back({static_cast<int32_t>(task)});
    plan.commands = issueBlocking(plan.problem, order);
    plan.times = timeCommands(plan.problem, plan.commands);
    return plan;
  }
  if (!fastest && thrift <= Thrift::EarlyWaits)
    fastest = findSchedule(tasks.problem);
  Coalesced merged =
      mergeLaunches(thrift <= Thrift::EarlyWaits ? *fastest : scheduleByPriority(tasks.problem, rankEagerly()));
  IssueOptions options;
  options.maxInFlight = thrift == Thrift::OneInFlight ? 1 : limits.maxInFlight;
  options.earlyWaits = thrift >= Thrift::EarlyWaits;
  options.lateStarts = thrift >= Thrift::LateStarts;
  plan.commands = issueCommands(merged.problem, merged.schedule, options);
  plan.times = timeCommands(merged.problem, plan.commands);
  plan.problem = std::move(merged.problem);
  plan.members = std::move(merged.members);
  return plan;
}

StepTasks weft::applyPlan(FunctionOpInterface function, const StepTasks &tasks, const FunctionPlan &plan) {
  StepTasks planned;
  planned.problem = plan.problem;
  for (const std::vector<int32_t> &members : plan.members) {
    auto &operations = planned.operations.emplace_back();
    for (int32_t member : members)
      operations.push_back(tasks.operations[member].front());
  }
  applyCommands(function, planned, plan.commands);
  return planned;
}
