// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/Problem.h"

#include "gtest/gtest.h"

using namespace weft::scheduling;

/// Two gradients (10 and 5), a reduction of each (20 and 4), an update of each (3 and 3).
static Problem buildTwoBuckets() {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {5, 0, {0}}, {20, 1, {0}}, {4, 1, {1}}, {3, 0, {2}}, {3, 0, {3}}};
  return problem;
}

// By hand: gradients 0-10, 10-15; reductions 10-30, 30-34; updates 30-33, 34-37.
TEST(ProblemTest, TasksBeginAsSoonAsStreamsAndPredecessorsAllow) {
  Schedule schedule = scheduleInOrder(buildTwoBuckets(), {0, 1, 2, 3, 4, 5});
  EXPECT_EQ(schedule.begin, (std::vector<int64_t>{0, 10, 10, 30, 30, 34}));
  EXPECT_EQ(schedule.makespan, 37);
}

// A queue keeps its order: behind the small reduction the large one begins at 19 only.
TEST(ProblemTest, StreamsAreQueues) {
  Schedule schedule = scheduleInOrder(buildTwoBuckets(), {0, 1, 3, 2, 4, 5});
  EXPECT_EQ(schedule.begin, (std::vector<int64_t>{0, 10, 19, 15, 39, 42}));
}

TEST(ProblemTest, IllegalSchedulesAreRecognized) {
  Problem problem = buildTwoBuckets();
  Schedule schedule = scheduleInOrder(problem, {0, 1, 2, 3, 4, 5});
  EXPECT_TRUE(isLegal(problem, schedule));
  Schedule early = schedule;
  early.begin[3] = 29; // the stream is busy until 30
  EXPECT_FALSE(isLegal(problem, early));
  early = schedule;
  early.begin[5] = 33; // its reduction ends at 34
  EXPECT_FALSE(isLegal(problem, early));
  Schedule twice = schedule;
  twice.order[5] = 4;
  EXPECT_FALSE(isLegal(problem, twice));
  Schedule wrong = schedule;
  wrong.makespan = 36;
  EXPECT_FALSE(isLegal(problem, wrong));
}

// The first value (7 bytes) lives at positions 0 to 3, the second (5) at 1 and 2, the third (100) at 5.
TEST(ProblemTest, ValuesLiveFromProducerToLastUser) {
  Problem problem = buildTwoBuckets();
  problem.values = {{7, 0, {1, 3}}, {5, 1, {2}}, {100, 5, {}}};
  EXPECT_EQ(computePeakBytes(problem, {0, 1, 2, 3, 4, 5}), 100);
  problem.values.pop_back();
  EXPECT_EQ(computePeakBytes(problem, {0, 1, 2, 3, 4, 5}), 12);
}
