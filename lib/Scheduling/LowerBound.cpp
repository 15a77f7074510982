// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/LowerBound.h"
#include "FeedBound.h"

#include <algorithm>
#include <numeric>
#include <queue>

namespace weft::scheduling {

namespace {
/// The tasks that precede each task, directly or not, as bits.
class Closure {
public:
  Closure(size_t numTasks) : numWords((numTasks + 63) / 64), bits(numWords * numTasks, 0) {}
  uint64_t *row(size_t task) { return bits.data() + task * numWords; }
  void add(size_t task, size_t other) {
    uint64_t *into = row(task), *from = row(other);
    for (size_t word = 0; word < numWords; ++word)
      into[word] |= from[word];
    into[other / 64] |= uint64_t(1) << (other % 64);
  }

private:
  size_t numWords;
  std::vector<uint64_t> bits;
};

/// One direction of time: heads with `forward`, tails without.
class Direction {
public:
  Direction(const Problem &problem, const Graph &graph, bool forward)
      : problem(problem), graph(graph), forward(forward) {}

  std::vector<int64_t> computePaths();
  std::vector<int64_t> computeLoads();

private:
  size_t numTasks() const { return problem.tasks.size(); }
  /// The task that is visited `position`th.
  int32_t at(size_t position) const { return static_cast<int32_t>(forward ? position : numTasks() - 1 - position); }
  Graph::Range before(int32_t task) const { return forward ? graph.predecessors(task) : graph.successors(task); }

  const Problem &problem;
  const Graph &graph;
  bool forward;
};
} // namespace

/// The longest path to each task, its own duration not included.
std::vector<int64_t> Direction::computePaths() {
  std::vector<int64_t> result(numTasks(), 0);
  for (size_t position = 0; position < numTasks(); ++position)
    for (int32_t other : before(at(position)))
      result[at(position)] = std::max(result[at(position)], result[other] + problem.tasks[other].duration);
  return result;
}

/// As `computePaths`, but what precedes a task on one resource runs one by one: of the ancestors there whose window
/// begins at `h` or later the last ends at `h` plus their total duration or later, and then the shortest path to the
/// task still follows.
std::vector<int64_t> Direction::computeLoads() {
  std::vector<int64_t> result(numTasks(), 0);
  Closure closure(numTasks());
  // The visited tasks of each resource, by window; new ones are put in place.
  std::vector<std::vector<std::pair<int64_t, int32_t>>> visited(problem.numResources);
  for (size_t position = 0; position < numTasks(); ++position) {
    int32_t task = at(position);
    for (int32_t other : before(task)) {
      result[task] = std::max(result[task], result[other] + problem.tasks[other].duration);
      closure.add(task, other);
    }
    const uint64_t *ancestors = closure.row(task);
    for (const auto &sorted : visited) {
      int64_t end = 0;
      for (const auto &[window, other] : sorted)
        if (ancestors[other / 64] >> (other % 64) & 1)
          end = std::max(end, window) + problem.tasks[other].duration;
      result[task] = std::max(result[task], end);
    }
    auto &own = visited[problem.tasks[task].resource];
    std::pair<int64_t, int32_t> entry{result[task], task};
    own.insert(std::upper_bound(own.begin(), own.end(), entry), entry);
  }
  return result;
}

Windows computeWindows(const Problem &problem) {
  Graph graph(problem);
  Direction forward(problem, graph, true), backward(problem, graph, false);
  if (problem.tasks.size() <= kMaxTasksForClosure)
    return {forward.computeLoads(), backward.computeLoads()};
  return {forward.computePaths(), backward.computePaths()};
}

/// The length of Jackson's preemptive schedule: at any time the released task of the longest tail runs.
static int64_t computeJackson(const Problem &problem, const Windows &windows, std::vector<int32_t> tasks) {
  std::sort(tasks.begin(), tasks.end(), [&](int32_t a, int32_t b) {
    return std::make_pair(windows.heads[a], a) < std::make_pair(windows.heads[b], b);
  });
  std::priority_queue<std::pair<int64_t, int32_t>> ready;
  std::vector<int64_t> left(tasks.size());
  int64_t now = 0, bound = 0;
  size_t next = 0;
  while (next < tasks.size() || !ready.empty()) {
    if (ready.empty())
      now = std::max(now, windows.heads[tasks[next]]);
    for (; next < tasks.size() && windows.heads[tasks[next]] <= now; ++next) {
      left[next] = problem.tasks[tasks[next]].duration;
      ready.push({windows.tails[tasks[next]], static_cast<int32_t>(next)});
    }
    auto [tail, index] = ready.top();
    int64_t until = now + left[index];
    if (next < tasks.size())
      until = std::min(until, windows.heads[tasks[next]]);
    left[index] -= until - now;
    now = until;
    if (left[index] == 0) {
      bound = std::max(bound, now + tail);
      ready.pop();
    }
  }
  return bound;
}

/// Windows of the reversed problem.
static Windows reverse(const Windows &windows) {
  return {{windows.tails.rbegin(), windows.tails.rend()}, {windows.heads.rbegin(), windows.heads.rend()}};
}

LowerBound computeLowerBound(const Problem &problem, const Windows &windows) {
  LowerBound bound;
  std::vector<std::vector<int32_t>> byResource(problem.numResources);
  for (size_t task = 0; task < problem.tasks.size(); ++task)
    byResource[problem.tasks[task].resource].push_back(static_cast<int32_t>(task));
  std::vector<int64_t> paths(problem.tasks.size(), 0);
  for (size_t task = 0; task < problem.tasks.size(); ++task) {
    for (int32_t predecessor : problem.tasks[task].predecessors)
      paths[task] = std::max(paths[task], paths[predecessor]);
    paths[task] += problem.tasks[task].duration;
    bound.path = std::max(bound.path, paths[task]);
    bound.value = std::max(bound.value, windows.heads[task] + problem.tasks[task].duration + windows.tails[task]);
  }
  for (std::vector<int32_t> &tasks : byResource)
    bound.resources.push_back(computeJackson(problem, windows, std::move(tasks)));
  for (int64_t resource : bound.resources)
    bound.value = std::max(bound.value, resource);
  // In both directions of time: what computing feeds to the streams, and what the streams feed to computing at the
  // head.
  bound.feed = computeFeedBound(problem, windows);
  bound.feed = std::max(bound.feed, computeFeedBound(reverse(problem), reverse(windows)));
  bound.value = std::max(bound.value, bound.feed);
  return bound;
}

LowerBound computeLowerBound(const Problem &problem) { return computeLowerBound(problem, computeWindows(problem)); }

} // namespace weft::scheduling
