// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/ListScheduler.h"
#include "LocalSearch.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <queue>
#include <set>

namespace weft::scheduling {

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

namespace {
/// Runs time forward: whenever a resource is free, a rule chooses among the tasks that are ready for it.
class EventLoop {
public:
  EventLoop(const Problem &problem, const Graph &graph) : problem(problem), graph(graph) {}

  /// Greatest priority first, then the first in the program.
  Schedule run(const std::vector<int64_t> &priorities);

private:
  using Ready = std::priority_queue<std::pair<int64_t, int32_t>>;
  void release(int32_t task, const std::vector<int64_t> &priorities) {
    // Of equal priorities the smaller index is the greater pair.
    ready[problem.tasks[task].resource].push({priorities[task], -task});
  }
  bool dispatch(bool zeroOnly);

  const Problem &problem;
  const Graph &graph;
  std::vector<Ready> ready;
  std::vector<char> isBusy;
  using Event = std::pair<int64_t, int32_t>;
  std::priority_queue<Event, std::vector<Event>, std::greater<>> ends;
  int64_t now = 0;
  Schedule schedule;
};
} // namespace

/// Begins a task on each free resource; with `zeroOnly` only those that take no time. Returns whether any began.
bool EventLoop::dispatch(bool zeroOnly) {
  bool any = false;
  for (int32_t resource = 0; resource < problem.numResources; ++resource) {
    if (isBusy[resource] || ready[resource].empty())
      continue;
    int32_t task = -ready[resource].top().second;
    int64_t duration = problem.tasks[task].duration;
    if (zeroOnly && duration != 0)
      continue;
    ready[resource].pop();
    isBusy[resource] = 1;
    schedule.begin[task] = now;
    schedule.order.push_back(task);
    schedule.makespan = std::max(schedule.makespan, now + duration);
    ends.push({now + duration, task});
    any = true;
  }
  return any;
}

Schedule EventLoop::run(const std::vector<int64_t> &priorities) {
  size_t numTasks = problem.tasks.size();
  ready.resize(problem.numResources);
  isBusy.assign(problem.numResources, 0);
  schedule.begin.assign(numTasks, 0);
  schedule.order.reserve(numTasks);
  std::vector<int32_t> numWaiting(numTasks);
  for (size_t task = 0; task < numTasks; ++task) {
    numWaiting[task] = static_cast<int32_t>(graph.predecessors(task).size());
    if (numWaiting[task] == 0)
      release(static_cast<int32_t>(task), priorities);
  }
  while (true) {
    // What takes no time goes first, since it may release something better at the same time.
    if (!dispatch(/*zeroOnly=*/true))
      dispatch(/*zeroOnly=*/false);
    if (ends.empty())
      break;
    now = ends.top().first;
    while (!ends.empty() && ends.top().first == now) {
      int32_t task = ends.top().second;
      ends.pop();
      isBusy[problem.tasks[task].resource] = 0;
      for (int32_t successor : graph.successors(task))
        if (--numWaiting[successor] == 0)
          release(successor, priorities);
    }
  }
  return std::move(schedule);
}

Schedule scheduleByPriority(const Problem &problem, const std::vector<int64_t> &priorities) {
  return EventLoop(problem, Graph(problem)).run(priorities);
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

namespace {
/// Collects the best schedule that a number of methods find.
class Finder {
public:
  Finder(const Problem &problem, const SchedulerOptions &options);
  Schedule run();

private:
  /// Keeps `schedule` if it is better; returns whether it is.
  bool consider(Schedule schedule);
  bool isOptimal() const { return best.makespan <= bound.value; }
  void runRules();
  void runPasses();
  void restoreOrder();
  /// For each task the latest begin that keeps the makespan of `schedule` with its order on each resource.
  std::vector<int64_t> computeLatest(const Schedule &schedule) const;

  const Problem &problem;
  const SchedulerOptions &options;
  Graph graph;
  Windows windows;
  LowerBound bound;
  Problem reversed;
  Schedule best;
};
} // namespace

Finder::Finder(const Problem &problem, const SchedulerOptions &options)
    : problem(problem), options(options), graph(problem), windows(computeWindows(problem)),
      bound(computeLowerBound(problem, windows)), reversed(reverse(problem)) {
  std::vector<int32_t> order(problem.tasks.size());
  std::iota(order.begin(), order.end(), 0);
  best = scheduleInOrder(problem, order);
}

bool Finder::consider(Schedule schedule) {
  if (schedule.makespan >= best.makespan)
    return false;
  best = std::move(schedule);
  return true;
}

/// Lists by the order of the program, by tails, and by the longest path alone.
void Finder::runRules() {
  size_t numTasks = problem.tasks.size();
  std::vector<int64_t> priorities(numTasks, 0);
  consider(EventLoop(problem, graph).run(priorities));
  for (size_t task = 0; task < numTasks; ++task)
    priorities[task] = windows.tails[task] + problem.tasks[task].duration;
  consider(EventLoop(problem, graph).run(priorities));
  consider(EventLoop(problem, graph).run(windows.tails));
  for (size_t task = numTasks; task-- > 0;) {
    int64_t tail = 0;
    for (int32_t successor : graph.successors(task))
      tail = std::max(tail, priorities[successor]);
    priorities[task] = tail + problem.tasks[task].duration;
  }
  consider(EventLoop(problem, graph).run(priorities));
}

/// Backward passes push tasks late, in the order of their ends; forward passes pull them early, in the order of those
/// begins (Li and Willis 1992, "An iterative scheduling technique").
void Finder::runPasses() {
  size_t numTasks = problem.tasks.size();
  Graph reversedGraph(reversed);
  Schedule current = best;
  for (int32_t pass = 0; pass < options.maxPasses && !isOptimal(); ++pass) {
    std::vector<int64_t> priorities(numTasks);
    for (size_t task = 0; task < numTasks; ++task)
      priorities[numTasks - 1 - task] = current.begin[task] + problem.tasks[task].duration;
    Schedule late = EventLoop(reversed, reversedGraph).run(priorities);
    // As it is, mirrored: it may leave a resource idle for something urgent.
    std::vector<int32_t> order;
    for (size_t i = numTasks; i-- > 0;)
      order.push_back(static_cast<int32_t>(numTasks - 1 - late.order[i]));
    bool improved = consider(scheduleInOrder(problem, order));
    for (size_t task = 0; task < numTasks; ++task)
      priorities[task] = late.begin[numTasks - 1 - task] + problem.tasks[task].duration;
    current = EventLoop(problem, graph).run(priorities);
    improved |= consider(current);
    if (!improved)
      break;
  }
}

std::vector<int64_t> Finder::computeLatest(const Schedule &schedule) const {
  std::vector<int64_t> latestEnd(problem.tasks.size(), schedule.makespan);
  std::vector<int64_t> until(problem.numResources, schedule.makespan);
  for (size_t i = schedule.order.size(); i-- > 0;) {
    int32_t task = schedule.order[i];
    int64_t begin = std::min(latestEnd[task], until[problem.tasks[task].resource]) - problem.tasks[task].duration;
    until[problem.tasks[task].resource] = begin;
    latestEnd[task] = begin;
    for (int32_t predecessor : graph.predecessors(task))
      latestEnd[predecessor] = std::min(latestEnd[predecessor], begin);
  }
  return latestEnd;
}

/// Moves the best schedule towards the order of the program as far as its makespan stays: coarser and coarser classes
/// of urgency, so that tasks of one class run in the order of the program.
void Finder::restoreOrder() {
  std::vector<int64_t> latest = computeLatest(best);
  for (int64_t step = std::max<int64_t>(best.makespan, 1); step > 0; step /= 4) {
    std::vector<int64_t> priorities(problem.tasks.size());
    for (size_t task = 0; task < priorities.size(); ++task)
      priorities[task] = -(latest[task] / step);
    Schedule restored = EventLoop(problem, graph).run(priorities);
    if (restored.makespan <= best.makespan) {
      best = std::move(restored);
      return;
    }
  }
}

Schedule Finder::run() {
  bool programOrderIsBest = isOptimal();
  int64_t programMakespan = best.makespan;
  if (programOrderIsBest)
    return best;
  Schedule program = best;
  runRules();
  runPasses();
  if (!isOptimal())
    consider(improveLocally(problem, graph, best, bound.value, options.maxSearchWork));
  if (best.makespan == programMakespan)
    return program;
  restoreOrder();
  return best;
}

Schedule findSchedule(const Problem &problem, const SchedulerOptions &options) {
  return Finder(problem, options).run();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

std::vector<int32_t> findOrderOfLeastMemory(const Problem &problem) {
  size_t numTasks = problem.tasks.size();
  Graph graph(problem);
  // For each task the values it makes and those it uses.
  std::vector<std::vector<int32_t>> uses(numTasks);
  std::vector<int64_t> made(numTasks, 0);
  std::vector<int32_t> numUsers(problem.values.size());
  for (size_t index = 0; index < problem.values.size(); ++index) {
    const Value &value = problem.values[index];
    numUsers[index] = static_cast<int32_t>(value.users.size());
    if (value.producer >= 0)
      made[value.producer] += value.users.empty() ? 0 : value.numBytes;
    for (int32_t user : value.users)
      uses[user].push_back(static_cast<int32_t>(index));
  }
  std::vector<int32_t> numWaiting(numTasks), order;
  std::set<int32_t> ready;
  for (size_t task = 0; task < numTasks; ++task)
    if ((numWaiting[task] = static_cast<int32_t>(graph.predecessors(task).size())) == 0)
      ready.insert(static_cast<int32_t>(task));
  auto growth = [&](int32_t task) {
    int64_t bytes = made[task];
    for (int32_t value : uses[task])
      if (numUsers[value] == 1)
        bytes -= problem.values[value].numBytes;
    return bytes;
  };
  while (!ready.empty()) {
    auto next = ready.begin();
    int64_t least = std::numeric_limits<int64_t>::max();
    // A bounded look, so that many ready tasks do not make it quadratic.
    int numLooks = 0;
    for (auto candidate = ready.begin(); candidate != ready.end() && numLooks < 64; ++candidate, ++numLooks)
      if (int64_t bytes = growth(*candidate); bytes < least) {
        least = bytes;
        next = candidate;
      }
    int32_t task = *next;
    ready.erase(next);
    order.push_back(task);
    for (int32_t value : uses[task])
      --numUsers[value];
    for (int32_t successor : graph.successors(task))
      if (--numWaiting[successor] == 0)
        ready.insert(successor);
  }
  std::vector<int32_t> program(numTasks);
  std::iota(program.begin(), program.end(), 0);
  return computePeakBytes(problem, order) < computePeakBytes(problem, program) ? order : program;
}

} // namespace weft::scheduling
