// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FeedBound.h"

#include <algorithm>
#include <limits>

namespace weft::scheduling {

namespace {
constexpr int64_t kInfinite = std::numeric_limits<int64_t>::max() / 4;

/// Maximum flow by blocking flows (Dinic 1970).
class FlowNetwork {
public:
  explicit FlowNetwork(size_t numNodes) : first(numNodes, -1) {}

  void addEdge(int32_t from, int32_t to, int64_t capacity) {
    edges.push_back({to, first[from], capacity});
    first[from] = static_cast<int32_t>(edges.size()) - 1;
    edges.push_back({from, first[to], 0});
    first[to] = static_cast<int32_t>(edges.size()) - 1;
  }
  int64_t maximize(int32_t source, int32_t sink);

private:
  struct Edge {
    int32_t to, next;
    int64_t capacity;
  };
  bool findLevels(int32_t source, int32_t sink);
  int64_t push(int32_t source, int32_t sink);

  std::vector<int32_t> first, level, current;
  std::vector<Edge> edges;
};
} // namespace

bool FlowNetwork::findLevels(int32_t source, int32_t sink) {
  level.assign(first.size(), -1);
  std::vector<int32_t> queue{source};
  level[source] = 0;
  for (size_t next = 0; next < queue.size(); ++next)
    for (int32_t edge = first[queue[next]]; edge >= 0; edge = edges[edge].next)
      if (edges[edge].capacity > 0 && level[edges[edge].to] < 0) {
        level[edges[edge].to] = level[queue[next]] + 1;
        queue.push_back(edges[edge].to);
      }
  return level[sink] >= 0;
}

/// Pushes flow along one path of ascending levels; 0 if there is none left. Iterative, since paths can be long.
int64_t FlowNetwork::push(int32_t source, int32_t sink) {
  std::vector<int32_t> path;
  int32_t node = source;
  while (node != sink) {
    int32_t &edge = current[node];
    while (edge >= 0 && (edges[edge].capacity == 0 || level[edges[edge].to] != level[node] + 1))
      edge = edges[edge].next;
    if (edge >= 0) {
      path.push_back(edge);
      node = edges[edge].to;
      continue;
    }
    if (path.empty())
      return 0;
    level[node] = -1;
    node = edges[path.back() ^ 1].to;
    path.pop_back();
  }
  int64_t flow = kInfinite;
  for (int32_t edge : path)
    flow = std::min(flow, edges[edge].capacity);
  for (int32_t edge : path) {
    edges[edge].capacity -= flow;
    edges[edge ^ 1].capacity += flow;
  }
  return flow;
}

int64_t FlowNetwork::maximize(int32_t source, int32_t sink) {
  int64_t total = 0;
  while (findLevels(source, sink)) {
    current = first;
    while (int64_t flow = push(source, sink))
      total += flow;
  }
  return total;
}

namespace {
/// The bounds of one pair of resources.
class PairBound {
public:
  PairBound(const Problem &problem, const Graph &graph, const Windows &windows, int32_t feeder, int32_t fed)
      : problem(problem), graph(graph), windows(windows), feeder(feeder), fed(fed) {}

  int64_t compute();

private:
  int64_t computeFor(int32_t task);
  std::vector<char> collectAncestors(int32_t task) const;
  std::vector<char> collectGroup(int32_t task) const;

  const Problem &problem;
  const Graph &graph;
  const Windows &windows;
  int32_t feeder, fed;
};
} // namespace

std::vector<char> PairBound::collectAncestors(int32_t task) const {
  std::vector<char> isAncestor(problem.tasks.size(), 0);
  std::vector<int32_t> pending{task};
  while (!pending.empty()) {
    int32_t current = pending.back();
    pending.pop_back();
    for (int32_t predecessor : graph.predecessors(current))
      if (!isAncestor[predecessor]) {
        isAncestor[predecessor] = 1;
        pending.push_back(predecessor);
      }
  }
  return isAncestor;
}

/// The tasks that need all predecessors of `task`, itself included.
std::vector<char> PairBound::collectGroup(int32_t task) const {
  std::vector<int32_t> numReached(problem.tasks.size(), 0);
  std::vector<int32_t> predecessors(graph.predecessors(task).begin(), graph.predecessors(task).end());
  std::sort(predecessors.begin(), predecessors.end());
  predecessors.erase(std::unique(predecessors.begin(), predecessors.end()), predecessors.end());
  std::vector<int32_t> seenBy(problem.tasks.size(), -1);
  for (int32_t predecessor : predecessors) {
    std::vector<int32_t> pending{predecessor};
    while (!pending.empty()) {
      int32_t current = pending.back();
      pending.pop_back();
      for (int32_t successor : graph.successors(current))
        if (seenBy[successor] != predecessor) {
          seenBy[successor] = predecessor;
          ++numReached[successor];
          pending.push_back(successor);
        }
    }
  }
  std::vector<char> isInGroup(problem.tasks.size(), 0);
  for (size_t other = 0; other < isInGroup.size(); ++other)
    isInGroup[other] = numReached[other] == static_cast<int32_t>(predecessors.size());
  return isInGroup;
}

int64_t PairBound::computeFor(int32_t task) {
  std::vector<char> isAncestor = collectAncestors(task), isInGroup = collectGroup(task);
  // The ancestors on the feeder, one by one: from `begin` on it is busy until `end`.
  std::vector<int32_t> own;
  for (size_t other = 0; other < problem.tasks.size(); ++other)
    if (isAncestor[other] && problem.tasks[other].resource == feeder)
      own.push_back(static_cast<int32_t>(other));
  std::sort(own.begin(), own.end(), [&](int32_t a, int32_t b) { return windows.heads[a] < windows.heads[b]; });
  int64_t begin = 0, end = 0;
  for (int32_t other : own) {
    if (windows.heads[other] > end)
      begin = end = windows.heads[other];
    end += problem.tasks[other].duration;
  }
  // Profits: tasks of `fed`; costs: those of the feeder that `task` does not need and that cannot have run before
  // `begin`. A task wants its predecessors.
  int32_t source = static_cast<int32_t>(problem.tasks.size()), sink = source + 1;
  FlowNetwork network(problem.tasks.size() + 2);
  int64_t work = 0, profits = 0, tail = kInfinite;
  for (int32_t other = 0; other < source; ++other) {
    const Task &what = problem.tasks[other];
    if (what.resource == fed) {
      tail = std::min(tail, windows.tails[other]);
      // What comes before `task` is over.
      if (isAncestor[other])
        continue;
      work += what.duration;
      // It is the first of its group.
      if (isInGroup[other])
        continue;
      profits += what.duration;
      network.addEdge(source, other, what.duration);
    } else if (what.resource == feeder && !isAncestor[other] && windows.heads[other] >= begin) {
      network.addEdge(other, sink, what.duration);
    }
    if (!isAncestor[other])
      for (int32_t predecessor : graph.predecessors(other))
        if (!isAncestor[predecessor])
          network.addEdge(other, predecessor, kInfinite);
  }
  for (int32_t other = 0; other < source; ++other)
    if (isInGroup[other])
      network.addEdge(other, sink, kInfinite);
  int64_t profit = profits - network.maximize(source, sink);
  return end + work - profit + tail;
}

int64_t PairBound::compute() {
  constexpr size_t kMaxTasks = 8;
  std::vector<int32_t> tasks;
  for (size_t task = 0; task < problem.tasks.size(); ++task)
    if (problem.tasks[task].resource == fed && graph.predecessors(static_cast<int32_t>(task)).size() > 0)
      tasks.push_back(static_cast<int32_t>(task));
  std::sort(tasks.begin(), tasks.end(), [&](int32_t a, int32_t b) {
    return std::make_pair(-windows.heads[a], a) < std::make_pair(-windows.heads[b], b);
  });
  // Those that can begin latest; of equals one.
  int64_t bound = 0, last = -1;
  size_t numTried = 0;
  for (int32_t task : tasks) {
    if (windows.heads[task] == last)
      continue;
    last = windows.heads[task];
    bound = std::max(bound, computeFor(task));
    if (++numTried == kMaxTasks)
      break;
  }
  return bound;
}

int64_t computeFeedBound(const Problem &problem, const Windows &windows) {
  if (problem.tasks.size() > kMaxTasksForFeedBound)
    return 0;
  Graph graph(problem);
  int64_t bound = 0;
  for (int32_t fed = 1; fed < problem.numResources; ++fed)
    bound = std::max(bound, PairBound(problem, graph, windows, 0, fed).compute());
  return bound;
}

} // namespace weft::scheduling
