// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How good schedules are: against all orders where there are few, against the lower bound elsewhere.

#include "Corpus.h"
#include "weft/Scheduling/ListScheduler.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <limits>

using namespace weft::scheduling;

namespace {
/// Tries every order.
class BruteForce {
public:
  explicit BruteForce(const Problem &problem)
      : problem(problem), begin(problem.tasks.size()), done(problem.tasks.size()), available(problem.numResources) {}
  int64_t run() {
    visit(0, 0);
    return best;
  }

private:
  void visit(size_t numDone, int64_t makespan) {
    if (makespan >= best)
      return;
    if (numDone == problem.tasks.size()) {
      best = makespan;
      return;
    }
    for (size_t index = 0; index < problem.tasks.size(); ++index) {
      const Task &task = problem.tasks[index];
      auto isDone = [&](int32_t other) { return done[other] != 0; };
      if (done[index] || !std::all_of(task.predecessors.begin(), task.predecessors.end(), isDone))
        continue;
      int64_t before = available[task.resource];
      begin[index] = before;
      for (int32_t other : task.predecessors)
        begin[index] = std::max(begin[index], begin[other] + problem.tasks[other].duration);
      done[index] = 1;
      available[task.resource] = begin[index] + task.duration;
      visit(numDone + 1, std::max(makespan, available[task.resource]));
      available[task.resource] = before;
      done[index] = 0;
    }
  }

  const Problem &problem;
  std::vector<int64_t> begin;
  std::vector<char> done;
  std::vector<int64_t> available;
  int64_t best = std::numeric_limits<int64_t>::max();
};
} // namespace

// The bound is never over the optimum, the schedule never under it, and nearly always at it.
TEST(QualityTest, SmallProblemsAgainstAllOrders) {
  int numProblems = 0, numOptimal = 0, numTight = 0;
  for (int32_t numTasks = 1; numTasks <= 8; ++numTasks)
    for (int32_t numResources = 1; numResources <= 3; ++numResources)
      for (uint64_t seed = 0; seed < 200; ++seed) {
        Problem problem = buildRandom(seed * 1000 + numTasks * 10 + numResources, numTasks, numResources);
        int64_t optimum = BruteForce(problem).run();
        Schedule schedule = findSchedule(problem);
        LowerBound bound = computeLowerBound(problem);
        ASSERT_TRUE(isLegal(problem, schedule));
        ASSERT_LE(bound.value, optimum) << numTasks << " tasks, seed " << seed;
        ASSERT_GE(schedule.makespan, optimum) << numTasks << " tasks, seed " << seed;
        ++numProblems;
        numOptimal += schedule.makespan == optimum;
        numTight += bound.value == optimum;
      }
  RecordProperty("problems", numProblems);
  RecordProperty("optimal", numOptimal);
  RecordProperty("tight", numTight);
  printf("%d of %d are optimal; the bound is the optimum in %d\n", numOptimal, numProblems, numTight);
  EXPECT_GE(numOptimal, numProblems * 99 / 100);
}

// Median within 3 % of the bound, nine of ten within 10 %.
TEST(QualityTest, TheCorpusIsNearItsBound) {
  std::vector<double> gaps;
  for (const CorpusInstance &instance : buildCorpus()) {
    Schedule schedule = findSchedule(instance.problem);
    ASSERT_TRUE(isLegal(instance.problem, schedule)) << instance.model << " on " << instance.machine;
    int64_t bound = computeLowerBound(instance.problem).value;
    ASSERT_GE(schedule.makespan, bound) << instance.model << " on " << instance.machine;
    gaps.push_back(static_cast<double>(schedule.makespan - bound) / bound);
  }
  std::sort(gaps.begin(), gaps.end());
  EXPECT_LE(gaps[gaps.size() / 2], 0.03);
  EXPECT_LE(gaps[gaps.size() * 9 / 10], 0.10);
  printf("%zu problems: median gap %.2f %%, nine of ten within %.2f %%, worst %.2f %%\n", gaps.size(),
         100 * gaps[gaps.size() / 2], 100 * gaps[gaps.size() * 9 / 10], 100 * gaps.back());
}
