// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/LowerBound.h"

#include "gtest/gtest.h"

using namespace weft::scheduling;

// A chain of 3, 4 and 5 on three resources.
TEST(LowerBoundTest, ThePathCounts) {
  Problem problem;
  problem.numResources = 3;
  problem.tasks = {{3, 0, {}}, {4, 1, {0}}, {5, 2, {1}}};
  LowerBound bound = computeLowerBound(problem);
  EXPECT_EQ(bound.path, 12);
  EXPECT_EQ(bound.value, 12);
}

// Two gradients of 10, whose reductions take 30 each, then an update of 2: the stream begins at 10 at the earliest,
// works 60 and leaves 2.
TEST(LowerBoundTest, HeadBodyAndTailOfAStreamCount) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {10, 0, {}}, {30, 1, {0}}, {30, 1, {1}}, {2, 0, {2}}, {2, 0, {3}}};
  LowerBound bound = computeLowerBound(problem);
  EXPECT_EQ(bound.resources[1], 72);
  EXPECT_EQ(bound.value, 72);
}

// The bound is over subsets: all four tasks of resource 1 give 0 + 13 + 0, the last two alone 20 + 4 + 9.
TEST(LowerBoundTest, TheBestSubsetCounts) {
  Problem problem;
  problem.numResources = 3;
  problem.tasks = {{4, 1, {}}, {5, 1, {}}, {20, 0, {}}, {2, 1, {2}}, {2, 1, {2}}, {9, 2, {3}}, {9, 2, {4}}};
  EXPECT_EQ(computeLowerBound(problem).resources[1], 33);
}

// Three tasks of 10 on one resource come before the last one. The longest path sees one of them, the load all three.
TEST(LowerBoundTest, AncestorsRunOneByOne) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{10, 0, {}}, {10, 0, {}}, {10, 0, {}}, {1, 1, {0, 1, 2}}, {10, 0, {3}}, {10, 0, {3}}};
  Windows windows = computeWindows(problem);
  EXPECT_EQ(windows.heads[3], 30);
  EXPECT_EQ(windows.tails[3], 20);
  LowerBound bound = computeLowerBound(problem, windows);
  EXPECT_EQ(bound.path, 21);
  EXPECT_EQ(bound.value, 51);
}

// The chain (60 on resource 0) feeds two tasks of 10 on resource 1. Each of three others needs 12 on resource 0 and
// gives 10 to resource 1: whoever runs it before the chain's tasks delays these by more than it saves. So resource 1
// begins the chain's tasks at 60 and has 50 to do. Each resource alone says 60 + 20 and 96 + 10 only.
TEST(LowerBoundTest, WhatOneResourceFeedsToAnotherCounts) {
  Problem problem;
  problem.numResources = 2;
  problem.tasks = {{60, 0, {}}, {10, 1, {0}}, {10, 1, {0}}, {12, 0, {}}, {10, 1, {3}},
                   {12, 0, {}}, {10, 1, {5}}, {12, 0, {}},  {10, 1, {7}}};
  LowerBound bound = computeLowerBound(problem);
  EXPECT_EQ(bound.resources[0], 106);
  EXPECT_EQ(bound.feed, 110);
  EXPECT_EQ(bound.value, 110);
}
