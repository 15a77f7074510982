// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LocalSearch.h"

#include <algorithm>
#include <limits>

namespace weft::scheduling {

namespace {
/// Moves `task` right before (after) `anchor` on their resource.
struct Move {
  int32_t task = -1, anchor = -1;
  bool before = true;
};

class Search {
public:
  Search(const Problem &problem, const Graph &graph, const Schedule &schedule, int64_t bound, int64_t maxWork);
  Schedule run();

private:
  bool decode();
  std::vector<std::vector<int32_t>> findBlocks() const;
  std::vector<Move> listMoves() const;
  void apply(const Move &move);
  int64_t evaluate(const Move &move);
  bool isTabu(const Move &move) const;
  void forbid(const Move &move);

  const Problem &problem;
  const Graph &graph;
  int64_t bound, workLeft;
  /// The state: the tasks of each resource in order. Decoded: begins, a linear order, the makespan.
  std::vector<std::vector<int32_t>> sequences;
  std::vector<int64_t> begin;
  std::vector<int32_t> linear, place, numWaiting;
  int64_t makespan = 0;
  Schedule best;
  /// Pairs (first, second) that may not be put in this order for a while.
  std::vector<std::pair<int32_t, int32_t>> tabu;
  size_t nextTabu = 0;
};
} // namespace

Search::Search(const Problem &problem, const Graph &graph, const Schedule &schedule, int64_t bound, int64_t maxWork)
    : problem(problem), graph(graph), bound(bound), workLeft(maxWork), sequences(problem.numResources),
      begin(problem.tasks.size()), place(problem.tasks.size()), numWaiting(problem.tasks.size()), best(schedule),
      tabu(9, {-1, -1}) {
  for (int32_t task : schedule.order)
    sequences[problem.tasks[task].resource].push_back(task);
  linear.reserve(problem.tasks.size());
  decode();
}

/// Computes begins for the sequences. Returns whether they have no cycle with the predecessors.
bool Search::decode() {
  size_t numTasks = problem.tasks.size();
  workLeft -= static_cast<int64_t>(numTasks);
  for (const std::vector<int32_t> &sequence : sequences)
    for (size_t i = 0; i < sequence.size(); ++i) {
      place[sequence[i]] = static_cast<int32_t>(i);
      numWaiting[sequence[i]] = static_cast<int32_t>(graph.predecessors(sequence[i]).size()) + (i > 0);
    }
  linear.clear();
  makespan = 0;
  for (const std::vector<int32_t> &sequence : sequences)
    if (!sequence.empty() && numWaiting[sequence[0]] == 0)
      linear.push_back(sequence[0]);
  for (size_t next = 0; next < linear.size(); ++next) {
    int32_t task = linear[next];
    const std::vector<int32_t> &sequence = sequences[problem.tasks[task].resource];
    size_t position = place[task];
    int64_t time = 0;
    if (position > 0)
      time = begin[sequence[position - 1]] + problem.tasks[sequence[position - 1]].duration;
    for (int32_t predecessor : graph.predecessors(task))
      time = std::max(time, begin[predecessor] + problem.tasks[predecessor].duration);
    begin[task] = time;
    makespan = std::max(makespan, time + problem.tasks[task].duration);
    for (int32_t successor : graph.successors(task))
      if (--numWaiting[successor] == 0)
        linear.push_back(successor);
    if (position + 1 < sequence.size() && --numWaiting[sequence[position + 1]] == 0)
      linear.push_back(sequence[position + 1]);
  }
  return linear.size() == numTasks;
}

/// The runs of one resource on a critical path of the decoded state.
std::vector<std::vector<int32_t>> Search::findBlocks() const {
  int32_t task = -1;
  for (int32_t candidate : linear)
    if (begin[candidate] + problem.tasks[candidate].duration == makespan) {
      task = candidate;
      break;
    }
  std::vector<int32_t> path;
  while (task >= 0) {
    path.push_back(task);
    if (begin[task] == 0)
      break;
    int32_t previous = -1;
    const std::vector<int32_t> &sequence = sequences[problem.tasks[task].resource];
    if (place[task] > 0) {
      int32_t other = sequence[place[task] - 1];
      if (begin[other] + problem.tasks[other].duration == begin[task])
        previous = other;
    }
    for (int32_t other : graph.predecessors(task))
      if (previous < 0 && begin[other] + problem.tasks[other].duration == begin[task])
        previous = other;
    task = previous;
  }
  std::reverse(path.begin(), path.end());
  std::vector<std::vector<int32_t>> blocks;
  for (int32_t member : path) {
    if (blocks.empty() || problem.tasks[blocks.back().front()].resource != problem.tasks[member].resource)
      blocks.emplace_back();
    blocks.back().push_back(member);
  }
  return blocks;
}

/// Moves of members of each block to its front and its back; only such moves can shorten the path.
std::vector<Move> Search::listMoves() const {
  constexpr size_t kMaxMoves = 48, kReach = 8;
  std::vector<Move> moves;
  std::vector<std::vector<int32_t>> blocks = findBlocks();
  for (size_t index = 0; index < blocks.size() && moves.size() < kMaxMoves; ++index) {
    const std::vector<int32_t> &block = blocks[index];
    size_t reach = std::min(block.size(), kReach);
    for (size_t i = 1; i < reach; ++i) {
      if (index > 0)
        moves.push_back({block[i], block.front(), true});
      if (index + 1 < blocks.size() && (block.size() > 2 || index == 0))
        moves.push_back({block[block.size() - 1 - i], block.back(), false});
    }
  }
  return moves;
}

void Search::apply(const Move &move) {
  std::vector<int32_t> &sequence = sequences[problem.tasks[move.task].resource];
  auto from = std::find(sequence.begin(), sequence.end(), move.task);
  auto anchor = std::find(sequence.begin(), sequence.end(), move.anchor);
  if (from < anchor)
    std::rotate(from, from + 1, move.before ? anchor : anchor + 1);
  else
    std::rotate(move.before ? anchor : anchor + 1, from, from + 1);
}

/// The makespan after the move, or the greatest number if it is not possible. The state stays.
int64_t Search::evaluate(const Move &move) {
  std::vector<int32_t> &sequence = sequences[problem.tasks[move.task].resource];
  std::vector<int32_t> saved = sequence;
  apply(move);
  int64_t result = decode() ? makespan : std::numeric_limits<int64_t>::max();
  sequence = std::move(saved);
  return result;
}

bool Search::isTabu(const Move &move) const {
  std::pair<int32_t, int32_t> put =
      move.before ? std::make_pair(move.task, move.anchor) : std::make_pair(move.anchor, move.task);
  return std::find(tabu.begin(), tabu.end(), put) != tabu.end();
}

/// The opposite of the move is forbidden.
void Search::forbid(const Move &move) {
  tabu[nextTabu] = move.before ? std::make_pair(move.anchor, move.task) : std::make_pair(move.task, move.anchor);
  nextTabu = (nextTabu + 1) % tabu.size();
}

Schedule Search::run() {
  constexpr int kMaxStale = 200;
  for (int stale = 0; stale < kMaxStale && workLeft > 0 && best.makespan > bound; ++stale) {
    Move chosen;
    int64_t least = std::numeric_limits<int64_t>::max();
    for (const Move &move : listMoves()) {
      if (workLeft <= 0)
        break;
      int64_t result = evaluate(move);
      if (result < least && (!isTabu(move) || result < best.makespan)) {
        least = result;
        chosen = move;
      }
    }
    if (chosen.task < 0)
      break;
    forbid(chosen);
    apply(chosen);
    decode();
    if (makespan < best.makespan) {
      best = {linear, begin, makespan};
      stale = 0;
    }
  }
  return best;
}

Schedule improveLocally(const Problem &problem, const Graph &graph, const Schedule &schedule, int64_t bound,
                        int64_t maxWork) {
  return Search(problem, graph, schedule, bound, maxWork).run();
}

} // namespace weft::scheduling
