// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/ListScheduler.h"

#include "gtest/gtest.h"

#include <chrono>

using namespace weft::scheduling;

// The second gradient's reduction is long. By hand: first 1 (10), then 0 (10): reductions 10-40 and 40-45, update 45-46
// and 46-47 at the latest; in the order of the program 20-50 follows 10-15, so that the end is 51.
TEST(ListSchedulerTest, WhatHasALongTailComesFirst) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {10, 0, {}}, {5, 1, {0}}, {30, 1, {1}}, {1, 0, {2}}, {1, 0, {3}}};
  EXPECT_EQ(scheduleInOrder(problem, {0, 1, 2, 3, 4, 5}).makespan, 51);
  Schedule schedule = findSchedule(problem);
  EXPECT_TRUE(isLegal(problem, schedule));
  EXPECT_EQ(schedule.makespan, 46);
}

// Nothing is gained by another order, so it stays.
TEST(ListSchedulerTest, TiesKeepTheOrderOfTheProgram) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {3, 0, {}}, {5, 1, {0}}, {7, 0, {}}, {50, 0, {1}}};
  EXPECT_EQ(findSchedule(problem).order, (std::vector<int32_t>{0, 1, 2, 3, 4}));
}

// One exchange hides something (task 3 feeds the link); the rest stays in the order of the program.
TEST(ListSchedulerTest, OnlyWhatHidesSomethingMoves) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {10, 0, {}}, {10, 0, {}}, {10, 0, {}}, {40, 1, {3}}, {10, 0, {}}};
  Schedule schedule = findSchedule(problem);
  EXPECT_EQ(schedule.makespan, 50);
  std::vector<int32_t> compute;
  for (int32_t task : schedule.order)
    if (problem.tasks[task].resource == 0)
      compute.push_back(task);
  EXPECT_EQ(compute, (std::vector<int32_t>{3, 0, 1, 2, 5}));
}

TEST(ListSchedulerTest, AnEmptyProblemHasAnEmptySchedule) {
  Problem problem;
  EXPECT_EQ(findSchedule(problem).makespan, 0);
  EXPECT_EQ(computeLowerBound(problem).value, 0);
}

// Two large values (100 each), each reduced to 1 byte by a second task. In the order of the program both are live.
TEST(ListSchedulerTest, LeastMemoryUsesValuesSoon) {
  Problem problem;
  problem.tasks = {{1, 0, {}}, {1, 0, {}}, {1, 0, {0}}, {1, 0, {1}}, {1, 0, {2, 3}}};
  problem.values = {{100, 0, {2}}, {100, 1, {3}}, {1, 2, {4}}, {1, 3, {4}}};
  EXPECT_EQ(computePeakBytes(problem, {0, 1, 2, 3, 4}), 201);
  std::vector<int32_t> order = findOrderOfLeastMemory(problem);
  EXPECT_EQ(order, (std::vector<int32_t>{0, 2, 1, 3, 4}));
  EXPECT_EQ(computePeakBytes(problem, order), 102);
}

/// A chain of layers, each with a weight gradient that is reduced: 4 tasks a layer.
static Problem buildLongStep(int32_t numLayers) {
  Problem problem;
  problem.numResources = 2;
  int32_t last = -1;
  for (int32_t layer = 0; layer < numLayers; ++layer) {
    int32_t base = 4 * layer;
    problem.tasks.push_back({100 + layer % 7, 0, last < 0 ? std::vector<int32_t>{} : std::vector<int32_t>{last}});
    problem.tasks.push_back({90, 0, {base}});
    problem.tasks.push_back({150 + layer % 11 * 10, 1, {base + 1}});
    problem.tasks.push_back({5, 0, {base + 2}});
    last = base;
  }
  return problem;
}

// What it takes is printed; 100,000 tasks take less than ten seconds on a machine that does nothing else.
TEST(ListSchedulerTest, SchedulesAHundredThousandTasks) {
  Problem problem = buildLongStep(25000);
  auto begin = std::chrono::steady_clock::now();
  Schedule schedule = findSchedule(problem);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  EXPECT_TRUE(isLegal(problem, schedule));
  LowerBound bound = computeLowerBound(problem);
  EXPECT_LE(schedule.makespan, bound.value + bound.value / 20);
  RecordProperty("seconds", std::to_string(seconds));
}

TEST(ListSchedulerTest, TheSameProblemGivesTheSameSchedule) {
  Problem problem = buildLongStep(200);
  Schedule first = findSchedule(problem), second = findSchedule(problem);
  EXPECT_EQ(first.order, second.order);
  EXPECT_EQ(first.begin, second.begin);
}
