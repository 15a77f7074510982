// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/CommandList.h"
#include "Corpus.h"
#include "weft/Scheduling/ListScheduler.h"

#include "gtest/gtest.h"

using namespace weft::scheduling;

namespace {
constexpr Command::Kind kRun = Command::Kind::Run, kStart = Command::Kind::Start, kWait = Command::Kind::Wait;
using Commands = std::vector<Command>;
} // namespace

/// A forward (10), two gradients (10 each), whose reductions take 5 each, a last kernel (10), two updates (1 each).
static Problem buildStep() {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {10, 0, {0}}, {5, 1, {1}}, {10, 0, {0}},
                   {5, 1, {3}}, {10, 0, {3}}, {1, 0, {2}}, {1, 0, {4}}};
  return problem;
}

static Schedule inOrder(const Problem &problem) {
  std::vector<int32_t> order;
  for (size_t task = 0; task < problem.tasks.size(); ++task)
    order.push_back(static_cast<int32_t>(task));
  return scheduleInOrder(problem, order);
}

TEST(CommandListTest, StartsStandAfterTheirInputsAndWaitsBeforeTheFirstUse) {
  Problem problem = buildStep();
  EXPECT_EQ(issueCommands(problem, inOrder(problem)), (Commands{{kRun, 0},
                                                                {kRun, 1},
                                                                {kStart, 2},
                                                                {kRun, 3},
                                                                {kStart, 4},
                                                                {kRun, 5},
                                                                {kWait, 2},
                                                                {kRun, 6},
                                                                {kWait, 4},
                                                                {kRun, 7}}));
}

// The first reduction ends at 25, while task 3 runs until 30; the second at 35, during task 5.
TEST(CommandListTest, EarlyWaitsStandWhereTheTaskHasEnded) {
  Problem problem = buildStep();
  IssueOptions options;
  options.earlyWaits = true;
  EXPECT_EQ(issueCommands(problem, inOrder(problem), options), (Commands{{kRun, 0},
                                                                         {kRun, 1},
                                                                         {kStart, 2},
                                                                         {kRun, 3},
                                                                         {kStart, 4},
                                                                         {kWait, 2},
                                                                         {kRun, 5},
                                                                         {kWait, 4},
                                                                         {kRun, 6},
                                                                         {kRun, 7}}));
}

TEST(CommandListTest, TheNumberInFlightIsLimited) {
  Problem problem = buildStep();
  IssueOptions options;
  options.maxInFlight = 1;
  EXPECT_EQ(issueCommands(problem, inOrder(problem), options), (Commands{{kRun, 0},
                                                                         {kRun, 1},
                                                                         {kStart, 2},
                                                                         {kRun, 3},
                                                                         {kWait, 2},
                                                                         {kStart, 4},
                                                                         {kRun, 5},
                                                                         {kRun, 6},
                                                                         {kWait, 4},
                                                                         {kRun, 7}}));
}

// Two gathers of 10 each for kernels of 30 each: the second is not needed before 40 and its stream is free at 10, while
// the first kernel runs; so it stands before that kernel, not at the head.
TEST(CommandListTest, LateStartsStandWhereTheStreamIsFree) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 1, {}}, {10, 1, {}}, {5, 0, {}}, {30, 0, {0}}, {30, 0, {1, 3}}};
  IssueOptions options;
  options.lateStarts = true;
  EXPECT_EQ(issueCommands(problem, inOrder(problem)),
            (Commands{{kStart, 0}, {kStart, 1}, {kRun, 2}, {kWait, 0}, {kRun, 3}, {kWait, 1}, {kRun, 4}}));
  EXPECT_EQ(issueCommands(problem, inOrder(problem), options),
            (Commands{{kStart, 0}, {kRun, 2}, {kStart, 1}, {kWait, 0}, {kRun, 3}, {kWait, 1}, {kRun, 4}}));
}

TEST(CommandListTest, BlockingWaitsAtOnce) {
  Problem problem = buildStep();
  Commands commands = issueBlocking(problem, {0, 1, 2, 6, 3, 4, 7, 5});
  EXPECT_EQ(commands, (Commands{{kRun, 0},
                                {kRun, 1},
                                {kStart, 2},
                                {kWait, 2},
                                {kRun, 6},
                                {kRun, 3},
                                {kStart, 4},
                                {kWait, 4},
                                {kRun, 7},
                                {kRun, 5}}));
  CommandTimes times = timeCommands(problem, commands);
  EXPECT_EQ(times.makespan, 52);
  EXPECT_EQ(times.exposed[2], 5);
  EXPECT_EQ(times.exposed[4], 5);
}

/// Checks that everything is done once, starts come before waits, and all that a command uses is there.
static void expectLegal(const Problem &problem, const Commands &commands, int32_t maxInFlight) {
  std::vector<int> state(problem.tasks.size(), 0); // 1: in flight, 2: done
  int32_t numInFlight = 0;
  for (const Command &command : commands) {
    int &own = state[command.task];
    if (command.kind == kWait) {
      ASSERT_EQ(own, 1);
      own = 2;
      --numInFlight;
      continue;
    }
    ASSERT_EQ(own, 0);
    for (int32_t predecessor : problem.tasks[command.task].predecessors)
      ASSERT_EQ(state[predecessor], 2);
    own = command.kind == kStart ? 1 : 2;
    numInFlight += command.kind == kStart;
    if (maxInFlight) {
      ASSERT_LE(numInFlight, maxInFlight);
    }
  }
  for (int done : state)
    ASSERT_EQ(done, 2);
}

TEST(CommandListTest, CommandsOfRandomProblemsAreLegal) {
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    Problem problem = buildRandom(seed, 1 + seed % 40, 1 + seed % 3);
    Schedule schedule = findSchedule(problem);
    for (int mode = 0; mode < 12; ++mode) {
      IssueOptions options{mode / 4, mode % 2 != 0, mode / 2 % 2 != 0};
      Commands commands = issueCommands(problem, schedule, options);
      expectLegal(problem, commands, options.maxInFlight);
    }
    expectLegal(problem, issueBlocking(problem, findOrderOfLeastMemory(problem)), 1);
  }
}

// Without waits that stand too early the commands take as long as the schedule says, if only compute tasks feed starts.
TEST(CommandListTest, CommandsOfStepsTakeAsLongAsTheSchedule) {
  for (const CorpusInstance &instance : buildCorpus()) {
    if (instance.problem.tasks.size() > 700)
      continue;
    Schedule schedule = findSchedule(instance.problem);
    EXPECT_EQ(timeCommands(instance.problem, issueCommands(instance.problem, schedule)).makespan, schedule.makespan)
        << instance.model << " on " << instance.machine;
  }
}

// Three reductions of 1 after one kernel, each with a latency of 10: one launch of 13 instead of 33.
TEST(CommandListTest, LaunchesAreMergedWhereLatencyDominates) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{5, 0, {}}, {11, 1, {0}}, {11, 1, {0}}, {11, 1, {0}}, {2, 0, {1, 2, 3}}};
  auto getDuration = [](const std::vector<int32_t> &members) { return int64_t(10) + int64_t(members.size()); };
  auto mayJoin = [](int32_t, int32_t) { return true; };
  Coalesced merged = coalesce(problem, inOrder(problem), getDuration, mayJoin);
  EXPECT_EQ(merged.members, (std::vector<std::vector<int32_t>>{{0}, {1, 2, 3}, {4}}));
  EXPECT_EQ(merged.schedule.makespan, 20);
  EXPECT_TRUE(isLegal(merged.problem, merged.schedule));
  EXPECT_EQ(coalesce(problem, inOrder(problem), getDuration, mayJoin, 2).members.size(), 4u);
}

// Waiting for the second would make the first late: kernels of 100 stand between.
TEST(CommandListTest, LaunchesStayApartWhereMergingCosts) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{5, 0, {}}, {50, 1, {0}}, {100, 0, {0}}, {50, 1, {2}}};
  auto getDuration = [](const std::vector<int32_t> &) { return int64_t(80); };
  auto mayJoin = [](int32_t, int32_t) { return true; };
  EXPECT_EQ(coalesce(problem, inOrder(problem), getDuration, mayJoin).members.size(), 4u);
}
