// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SchedulePlans.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir;
using namespace weft;
using namespace weft::scheduling;

/// Most launches that are merged into one.
static constexpr size_t kMaxMembers = 64;

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

/// The schedule with at most so many launches in one.
Coalesced FunctionPlanner::mergeLaunches(const Schedule &schedule, size_t maxMembers) {
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
  return coalesce(tasks.problem, schedule, getDuration, mayJoin, maxMembers);
}

/// The fastest schedule. How many launches are best in one is not known before they are scheduled again: many save
/// latency, few begin earlier. Of equal times the one with fewer launches.
const Coalesced &FunctionPlanner::getFastest() {
  if (fastest)
    return *fastest;
  constexpr size_t kMaxNumTasks = 8'000;
  Schedule apart = findSchedule(tasks.problem);
  SmallVector<size_t> sizes = {kMaxMembers, 16, 8, 4, 2, 1};
  if (!limits.coalesces)
    sizes = {1};
  else if (tasks.problem.tasks.size() > kMaxNumTasks)
    sizes = {kMaxMembers, 1};
  std::vector<std::vector<int32_t>> tried;
  for (size_t size : sizes) {
    Coalesced merged = mergeLaunches(apart, size);
    // Where the limit excludes nothing, it is the problem of the limit before.
    if (merged.members == tried)
      continue;
    tried = merged.members;
    Schedule again = findSchedule(merged.problem);
    if (again.makespan < merged.schedule.makespan)
      merged.schedule = std::move(again);
    if (!fastest || merged.schedule.makespan < fastest->schedule.makespan)
      fastest = std::move(merged);
  }
  return *fastest;
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
  Coalesced merged = thrift <= Thrift::EarlyWaits ? getFastest()
                                                  : mergeLaunches(scheduleByPriority(tasks.problem, rankEagerly()),
                                                                  limits.coalesces ? kMaxMembers : 1);
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
