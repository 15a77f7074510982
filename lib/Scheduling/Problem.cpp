// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/Problem.h"

#include <algorithm>
#include <numeric>

namespace weft::scheduling {

Graph::Graph(const Problem &problem) {
  size_t numTasks = problem.tasks.size();
  predecessorOffsets.assign(numTasks + 1, 0);
  successorOffsets.assign(numTasks + 1, 0);
  for (size_t task = 0; task < numTasks; ++task) {
    predecessorOffsets[task + 1] = static_cast<int32_t>(problem.tasks[task].predecessors.size());
    for (int32_t predecessor : problem.tasks[task].predecessors)
      ++successorOffsets[predecessor + 1];
  }
  std::partial_sum(predecessorOffsets.begin(), predecessorOffsets.end(), predecessorOffsets.begin());
  std::partial_sum(successorOffsets.begin(), successorOffsets.end(), successorOffsets.begin());
  predecessorList.reserve(predecessorOffsets.back());
  successorList.resize(successorOffsets.back());
  std::vector<int32_t> next(successorOffsets.begin(), successorOffsets.end() - 1);
  for (size_t task = 0; task < numTasks; ++task)
    for (int32_t predecessor : problem.tasks[task].predecessors) {
      predecessorList.push_back(predecessor);
      successorList[next[predecessor]++] = static_cast<int32_t>(task);
    }
}

Problem reverse(const Problem &problem) {
  size_t numTasks = problem.tasks.size();
  Problem reversed;
  reversed.numResources = problem.numResources;
  reversed.tasks.resize(numTasks);
  for (size_t task = 0; task < numTasks; ++task) {
    Task &mirrored = reversed.tasks[numTasks - 1 - task];
    mirrored.duration = problem.tasks[task].duration;
    mirrored.resource = problem.tasks[task].resource;
    for (int32_t predecessor : problem.tasks[task].predecessors)
      reversed.tasks[numTasks - 1 - predecessor].predecessors.push_back(static_cast<int32_t>(numTasks - 1 - task));
  }
  return reversed;
}

Schedule scheduleInOrder(const Problem &problem, const std::vector<int32_t> &order) {
  Schedule schedule;
  schedule.order = order;
  schedule.begin.assign(problem.tasks.size(), 0);
  std::vector<int64_t> available(problem.numResources, 0);
  for (int32_t index : order) {
    const Task &task = problem.tasks[index];
    int64_t begin = available[task.resource];
    for (int32_t predecessor : task.predecessors)
      begin = std::max(begin, schedule.begin[predecessor] + problem.tasks[predecessor].duration);
    schedule.begin[index] = begin;
    available[task.resource] = begin + task.duration;
    schedule.makespan = std::max(schedule.makespan, begin + task.duration);
  }
  return schedule;
}

bool isLegal(const Problem &problem, const Schedule &schedule) {
  size_t numTasks = problem.tasks.size();
  if (schedule.order.size() != numTasks || schedule.begin.size() != numTasks)
    return false;
  std::vector<char> done(numTasks, 0);
  std::vector<int64_t> available(problem.numResources, 0);
  int64_t makespan = 0;
  for (int32_t index : schedule.order) {
    if (index < 0 || static_cast<size_t>(index) >= numTasks || done[index])
      return false;
    const Task &task = problem.tasks[index];
    int64_t begin = schedule.begin[index];
    if (begin < available[task.resource])
      return false;
    for (int32_t predecessor : task.predecessors)
      if (!done[predecessor] || begin < schedule.begin[predecessor] + problem.tasks[predecessor].duration)
        return false;
    done[index] = 1;
    available[task.resource] = begin + task.duration;
    makespan = std::max(makespan, begin + task.duration);
  }
  return makespan == schedule.makespan;
}

int64_t computePeakBytes(const Problem &problem, const std::vector<int32_t> &order) {
  std::vector<int32_t> position(order.size());
  for (size_t i = 0; i < order.size(); ++i)
    position[order[i]] = static_cast<int32_t>(i);
  std::vector<int64_t> change(order.size() + 1, 0);
  for (const Value &value : problem.values) {
    int32_t first = value.producer < 0 ? 0 : position[value.producer], last = first;
    for (int32_t user : value.users)
      last = std::max(last, position[user]);
    change[first] += value.numBytes;
    change[last + 1] -= value.numBytes;
  }
  int64_t live = 0, peak = 0;
  for (int64_t bytes : change)
    peak = std::max(peak, live += bytes);
  return peak;
}

} // namespace weft::scheduling
