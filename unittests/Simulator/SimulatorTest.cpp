// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Schedules whose times can be worked out by hand. Kernels of n FLOPs take n ns; an all-reduce of b bytes on 2 ranks
// takes b ns.

#include "TestMachine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>

using namespace weft::sim;
using testing::HasSubstr;

static Span getSpan(const SimulationResult &result, size_t command, size_t timeline = 0) {
  return result.timelines[timeline].spans[command];
}

// Two layers: the bucket of the later one is reduced while the earlier one computes.
//   compute: 100 | 300 | wait .......| 50
//   comm:        | 250        | 400 (first wait: 400) |
TEST(Simulator, OverlapAndExposure) {
  ProgramBuilder builder(2);
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 250, "@L[0]").record(1);
  builder.kernel(300).edge(0, 1).collective(CollectiveKind::AllReduce, 400, "@L[1]").record(1);
  builder.wait(0, 3).wait(0, 1).kernel(50);
  SimulationResult result = run(builder.program, makeCluster(2));
  EXPECT_EQ(result.stepNanos, 100 + 300 + 400 + 50);
  EXPECT_EQ(result.computeNanos, 450);
  EXPECT_EQ(result.exposedNanos, 400);
  ASSERT_EQ(result.collectives.size(), 2u);
  const CollectiveResult &first = result.collectives[0], &second = result.collectives[1];
  EXPECT_EQ(first.ready, 100);
  EXPECT_EQ(first.begin, 100);
  EXPECT_EQ(first.end, 350);
  EXPECT_EQ(first.exposed, 0);
  EXPECT_EQ(first.reason, "hidden: done 50 ns before it is needed");
  EXPECT_EQ(second.begin, 400);
  EXPECT_EQ(second.end, 800);
  EXPECT_EQ(second.exposed, 400);
  EXPECT_EQ(second.exposedRunning, 400);
  EXPECT_EQ(second.behind, -1);
  EXPECT_EQ(result.links[0].busy, 650);
  EXPECT_DOUBLE_EQ(result.links[0].numBytes, 650);
  EXPECT_NEAR(result.links[0].utilization, 650.0 / 850, 1e-9);
}

// The second collective stands behind the first one: FIFO.
TEST(Simulator, ExposedBehindAnother) {
  ProgramBuilder builder(2);
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 500, "@L[0]");
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 200, "@L[1]").edge(1, 0).kernel(10);
  SimulationResult result = run(builder.program, makeCluster(2));
  EXPECT_EQ(result.stepNanos, 810);
  const CollectiveResult &second = result.collectives[1];
  EXPECT_EQ(second.exposed, 600);
  EXPECT_EQ(second.exposedQueued, 400);
  EXPECT_EQ(second.exposedRunning, 200);
  EXPECT_EQ(second.behind, result.collectives[0].command);
  EXPECT_THAT(second.reason, HasSubstr("behind @L[0]"));
  EXPECT_EQ(result.collectives[0].reason, "nothing on the compute stream waits for it");
}

// A slow rank: it computes 150, the other waits for it. Ranks of one speed are simulated once.
TEST(Simulator, Straggler) {
  ProgramBuilder builder(2);
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 40, "@L[0]").edge(1, 0).kernel(20);
  SimulationOptions options;
  options.stragglers = {{1, 1.5}};
  SimulationResult result = run(builder.program, makeCluster(2), options);
  EXPECT_EQ(result.stepNanos, 150 + 40 + 30);
  ASSERT_EQ(result.timelines.size(), 2u);
  EXPECT_EQ(getSpan(result, 6, 0).end, 210);
  EXPECT_EQ(getSpan(result, 6, 1).end, 220);
  const CollectiveResult &collective = result.collectives[0];
  EXPECT_EQ(collective.ready, 100);
  EXPECT_EQ(collective.begin, 150);
  EXPECT_EQ(collective.lastRank, 1);
  EXPECT_EQ(collective.exposedMissing, 50);
  EXPECT_EQ(collective.exposedRunning, 40);
  EXPECT_THAT(collective.reason, HasSubstr("until rank 1 was there"));
}

// A rank whose port is half as fast slows its group down, and only that.
TEST(Simulator, UnevenLinks) {
  ProgramBuilder builder(2);
  builder.program.mesh.push_back({"tp", 2, false});
  builder.program.communicators = {{{0}}, {{1}}};
  builder.collective(CollectiveKind::AllReduce, 100, "dp", 1, 0);
  Machine machine = makeCluster(4);
  machine.linkSpeeds[3] = 0.5;
  SimulationResult result = run(builder.program, machine);
  ASSERT_EQ(result.timelines.size(), 3u);
  EXPECT_EQ(getSpan(result, 0, 0).end, 100);
  EXPECT_EQ(getSpan(result, 0, 1).end, 200);
  EXPECT_EQ(getSpan(result, 0, 2).end, 200);
  EXPECT_EQ(result.stepNanos, 200);
}

// On a mesh of 8 x 4, a slow rank makes these kinds: itself, its row, its column, the others.
TEST(Simulator, StragglerOnTwoAxes) {
  ProgramBuilder builder(8);
  builder.program.mesh.push_back({"tp", 4, false});
  builder.program.communicators = {{{0}}, {{1}}};
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 40, "tp", 1, 1).edge(1, 0).kernel(100);
  builder.edge(0, 1).collective(CollectiveKind::AllReduce, 40, "dp", 1, 0).edge(1, 0).kernel(20);
  SimulationOptions options;
  options.stragglers = {{5, 2}};
  SimulationResult result = run(builder.program, makeCluster(32), options);
  ASSERT_EQ(result.timelines.size(), 4u);
  int64_t numRanks = 0;
  for (const RankTimeline &timeline : result.timelines)
    numRanks += timeline.numRanks;
  EXPECT_EQ(numRanks, 32);
  // The slow one: 200, tp (1.5 x 40), 200, dp (1.75 x 40), 40.
  EXPECT_EQ(result.stepNanos, 200 + 60 + 200 + 70 + 40);
}

// Two transfers of 1,000 bytes on one link, the second begins at 400: both end later. Alone until 400 (400 sent), then
// half each: the first ends at 400 + 1,200 = 1,600, when the second has sent 600; it ends at 2,000. SimGrid 3.32 gives
// the same (network model CM02).
TEST(Simulator, TransfersShareALink) {
  ProgramBuilder builder(2, 3);
  builder.program.communicators = {{{0}}, {{0}}};
  builder.record(0).wait(1).collective(CollectiveKind::AllReduce, 1000, "a", 1, 0);
  builder.kernel(400).edge(0, 2).collective(CollectiveKind::AllReduce, 1000, "b", 2, 1);
  SimulationResult result = run(builder.program, makeCluster(2));
  EXPECT_EQ(result.collectives[0].end, 1600);
  EXPECT_EQ(result.collectives[1].begin, 400);
  EXPECT_EQ(result.collectives[1].end, 2000);
  EXPECT_EQ(result.stepNanos, 2000);
  EXPECT_EQ(result.links[0].busy, 2000);
}

// As SimGrid 3.32 has it: transfers of 1,000, 2,500 and 400 bytes that begin at 0, 300 and 700 end at 2,100, 3,900 and
// 1,900.
TEST(Simulator, ThreeTransfersShareALink) {
  ProgramBuilder builder(2, 4);
  builder.program.communicators = {{{0}}, {{0}}, {{0}}};
  builder.record(0).wait(1).collective(CollectiveKind::AllReduce, 1000, "p", 1, 0);
  builder.kernel(300).edge(0, 2).collective(CollectiveKind::AllReduce, 2500, "q", 2, 1);
  builder.kernel(400).edge(0, 3).collective(CollectiveKind::AllReduce, 400, "r", 3, 2);
  SimulationResult result = run(builder.program, makeCluster(2));
  EXPECT_EQ(result.collectives[0].end, 2100);
  EXPECT_EQ(result.collectives[1].end, 3900);
  EXPECT_EQ(result.collectives[2].end, 1900);
}

// A ring over 2 x 2 ranks sends 3,000 bytes over inner ports (4 bytes a ns) and outer ones (2 together): the outer ones
// decide, 1,500 ns. A ring of 6,000 bytes in the node gets what is left of the inner ports, 2 of 4 bytes a ns, then
// all: 1,500 + 3,000 / 4. SimGrid 3.32 gives the same.
TEST(Simulator, SlowTransfersLeaveRoom) {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("inner", 2, 0, 4e9), makeNetwork("outer", 4, 0, 1e9)};
  ProgramBuilder builder(2, 3);
  builder.program.mesh.push_back({"tp", 2, false});
  builder.program.communicators = {{{0, 1}}, {{1}}};
  builder.collective(CollectiveKind::AllReduce, 2000, "all", 1, 0);
  builder.collective(CollectiveKind::AllReduce, 6000, "node", 2, 1);
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.collectives[0].algorithm, Algorithm::Ring);
  EXPECT_EQ(result.collectives[0].end, 1500);
  EXPECT_EQ(result.collectives[1].end, 2250);
}

// Of three transfers two cross the outer link (1 byte a ns) and one stays on the inner one (3 bytes a ns): max-min
// fairness leaves the third what the others cannot use. Ring over 2 x 2 ranks of 1,000 bytes: 1,500 bytes a rank.
TEST(Simulator, MaxMinFairness) {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("inner", 2, 0, 3e9), makeNetwork("outer", 4, 0, 1e9, /*isShared=*/true)};
  ProgramBuilder builder(2, 4);
  builder.program.mesh.push_back({"tp", 2, false});
  builder.program.communicators = {{{0}}, {{0}}, {{1}}};
  // Each dp group sends 1,000 bytes through a port that two groups share: 2,000 ns alone.
  builder.collective(CollectiveKind::AllReduce, 1000, "a", 1, 0);
  builder.collective(CollectiveKind::AllReduce, 1000, "b", 2, 1);
  builder.collective(CollectiveKind::AllReduce, 3000, "c", 3, 2);
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.collectives[0].end, 4000);
  EXPECT_EQ(result.collectives[1].end, 4000);
  EXPECT_EQ(result.collectives[2].end, 1000);
}

// Two ranks of one thread on two cores: while the two workers of a collective run, everything has half a core. The
// collective has 1,000 ns of work for each worker, the kernel 3,000: 2,000 ns together, then 2,000 alone.
TEST(Simulator, ComputeAndCommunicationShareCores) {
  ProgramBuilder builder(2);
  builder.collective(CollectiveKind::AllReduce, 500, "@L[0]").kernel(3000);
  SimulationResult result = run(builder.program, makeHost(2));
  EXPECT_EQ(result.collectives[0].end, 2000);
  EXPECT_EQ(result.stepNanos, 4000);
  EXPECT_EQ(result.bound.getNanos(), 4000);
  EXPECT_EQ(result.links[0].busy, 2000);
  EXPECT_DOUBLE_EQ(result.links[0].numBytes, 1000);
  // Four cores are enough for all.
  result = run(builder.program, makeHost(4));
  EXPECT_EQ(result.collectives[0].end, 1000);
  EXPECT_EQ(result.stepNanos, 3000);
}

// Four ranks on two cores run at half speed.
TEST(Simulator, MoreRanksThanCores) {
  ProgramBuilder builder(4);
  builder.kernel(1000);
  EXPECT_EQ(run(builder.program, makeHost(2)).stepNanos, 2000);
}

// The host's thread computes itself: a collective behind a kernel in the list begins after it, without any edge. A
// GPU's host only enqueues.
TEST(Simulator, InlineIssue) {
  ProgramBuilder builder(2);
  builder.kernel(1000).collective(CollectiveKind::AllReduce, 500);
  Machine machine = makeHost(4);
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.collectives[0].ready, 1000);
  EXPECT_EQ(result.stepNanos, 2000);
  machine.compute.issue = Issue::Queued;
  EXPECT_EQ(run(builder.program, machine).stepNanos, 1000);
}

// Two streams but one engine: one collective after the other, in the order of the program.
TEST(Simulator, Engines) {
  ProgramBuilder builder(2, 3);
  builder.program.communicators = {{{0}}, {{0}}};
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 500, "a", 1, 0);
  builder.collective(CollectiveKind::AllReduce, 300, "b", 2, 1);
  Machine machine = makeCluster(2);
  EXPECT_EQ(run(builder.program, machine).collectives[1].begin, 0);
  machine.compute.numEngines = 1;
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.collectives[0].begin, 100);
  EXPECT_EQ(result.collectives[1].begin, 600);
  EXPECT_EQ(result.stepNanos, 900);
}

// A throttled link carries its bytes without cores.
TEST(Simulator, ThrottledLink) {
  Machine machine = makeHost(2);
  machine.links[0].hasThrottle = true;
  machine.links[0].throttle = {makeFigure(1e8), makeFigure(0)};
  ProgramBuilder builder(2);
  builder.collective(CollectiveKind::AllReduce, 500).kernel(3000);
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.collectives[0].end, 5000);
  EXPECT_EQ(getSpan(result, 1).end, 4000);
}

// ... and one after the other.
TEST(Simulator, ThrottledLinkIsFirstComeFirstServed) {
  Machine machine = makeHost(16);
  machine.links[0].hasThrottle = true;
  machine.links[0].throttle = {makeFigure(1e8), makeFigure(0)};
  ProgramBuilder builder(2, 3);
  builder.program.communicators = {{{0}}, {{0}}};
  builder.collective(CollectiveKind::AllReduce, 500, "a", 1, 0).kernel(1000).edge(0, 2);
  builder.collective(CollectiveKind::AllReduce, 300, "b", 2, 1);
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.collectives[0].end, 5000);
  EXPECT_EQ(result.collectives[1].begin, 1000);
  EXPECT_EQ(result.collectives[1].end, 8000);
}

TEST(Simulator, LaunchCosts) {
  Machine machine = makeCluster(2);
  machine.compute.launchKernel = makeFigure(5e-9);
  machine.compute.launchCollective = makeFigure(30e-9);
  ProgramBuilder builder(2);
  builder.kernel(100).kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 400).edge(1, 0);
  SimulationResult result = run(builder.program, machine);
  EXPECT_EQ(result.stepNanos, 210 + 430);
  EXPECT_EQ(result.collectives[0].alone, 430);
}

// The second of two steps: a fast rank begins it while the slow one still ends the first, so that only the slow one's
// own time counts.
TEST(Simulator, SecondStep) {
  ProgramBuilder builder(2);
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 40).edge(1, 0).kernel(60);
  SimulationOptions options;
  options.secondStep = true;
  SimulationResult result = run(builder.program, makeCluster(2), options);
  EXPECT_EQ(result.stepNanos, 200);
  EXPECT_EQ(getSpan(result, 0).begin, 0);
  options.stragglers = {{1, 2}};
  EXPECT_EQ(run(builder.program, makeCluster(2), options).stepNanos, 200 + 40 + 120);
}

TEST(Simulator, JitterDependsOnTheSeedOnly) {
  ProgramBuilder builder(4);
  for (int i = 0; i < 50; ++i)
    builder.kernel(1000).edge(0, 1).collective(CollectiveKind::AllReduce, 100).edge(1, 0);
  SimulationOptions options;
  options.jitter = 0.1;
  options.seed = 7;
  SimulationResult once = run(builder.program, makeCluster(4), options);
  EXPECT_EQ(once.stepNanos, run(builder.program, makeCluster(4), options).stepNanos);
  options.seed = 8;
  EXPECT_NE(once.stepNanos, run(builder.program, makeCluster(4), options).stepNanos);
  // Each round takes as long as the slowest of four: 1,000 (1 + 0.1 x 1.03) + 150, where 1.03 is the mean of the
  // largest of four normal variables.
  EXPECT_NEAR(double(once.stepNanos), 50 * (1000 * 1.103 + 150), 50 * 25);
  EXPECT_EQ(once.timelines.size(), 4u);
}

TEST(Simulator, Memory) {
  ProgramBuilder builder(1);
  builder.kernel(100).kernel(200).kernel(300);
  Program &program = builder.program;
  program.buffers = {{"parameters", "parameters", 0, 1000, 0, 2},
                     {"a", "activations", 1000, 500, 0, 1},
                     {"b", "activations", 1500, 300, 1, 1},
                     {"c", "activations", 1000, 700, 2, 2}};
  SimulationResult result = run(program, makeMachine());
  EXPECT_EQ(result.peakBytes, 1800);
  EXPECT_EQ(result.peakTime, 100);
  ASSERT_EQ(result.memory.size(), 4u);
  EXPECT_EQ(result.memory[0].numBytes, 1500);
  EXPECT_EQ(result.memory[2].time, 300);
  EXPECT_EQ(result.memory[2].numBytes, 1700);
  EXPECT_EQ(result.memory[3].numBytes, 1000);
}

// The largest collective cannot begin before 300 and is needed 50 before the end.
TEST(Simulator, Bound) {
  ProgramBuilder builder(2);
  builder.kernel(300).edge(0, 1).collective(CollectiveKind::AllReduce, 600).record(1);
  builder.kernel(100).edge(0, 1).collective(CollectiveKind::AllReduce, 400).record(1);
  builder.wait(0, 3).wait(0, 1).kernel(50);
  SimulationResult result = run(builder.program, makeCluster(2));
  EXPECT_EQ(result.bound.compute, 450);
  EXPECT_EQ(result.bound.communication, 300 + 600 + 400 + 50);
  // The last kernel waits for both collectives, which run one by one.
  EXPECT_EQ(result.bound.path, 300 + 600 + 400 + 50);
  EXPECT_EQ(result.stepNanos, result.bound.getNanos());
}

/// The backward of a model like ResNet-50 under distributed data parallelism: 25.6 million parameters in 160 gradients,
/// 100 ms; a bucket closes when it has so many bytes.
static Program makeDataParallel(int64_t capBytes, bool overlap) {
  ProgramBuilder builder(16);
  int64_t bucketBytes = 0, numBuckets = 0;
  std::vector<int64_t> late;
  auto close = [&] {
    if (bucketBytes == 0)
      return;
    if (overlap)
      builder.edge(0, 1).collective(CollectiveKind::AllReduce, bucketBytes, "@L[" + std::to_string(numBuckets) + "]");
    else
      late.push_back(bucketBytes);
    bucketBytes = 0;
    ++numBuckets;
  };
  for (int i = 0; i < 160; ++i) {
    builder.kernel(100'000'000 / 160);
    bucketBytes += 4 * 25'600'000 / 160;
    if (bucketBytes >= capBytes)
      close();
  }
  close();
  if (!overlap)
    builder.edge(0, 1);
  for (int64_t numBytes : late)
    builder.collective(CollectiveKind::AllReduce, numBytes);
  return builder.edge(1, 0).program;
}

// What Li et al., "PyTorch Distributed" (arXiv 2006.15704, figures 6 to 8) measured: overlap hides most of the
// communication, the largest bucket leaves nothing to overlap with, many small ones pay latency, and the best size lies
// between.
TEST(Simulator, BucketSizeHasAnOptimum) {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("inner", 8, 3e-6, 5e10), makeNetwork("outer", 64, 3e-5, 1.2e9, /*isShared=*/true)};
  machine.compute.launchCollective = makeFigure(2e-4);
  std::vector<double> steps;
  for (int64_t cap : {1, 5 << 20, 10 << 20, 25 << 20, 50 << 20, 200 << 20})
    steps.push_back(double(run(makeDataParallel(cap, true), machine).stepNanos));
  double best = *std::min_element(steps.begin(), steps.end());
  EXPECT_GT(steps.front(), 1.15 * best);
  EXPECT_GT(steps.back(), 1.4 * best);
  EXPECT_LT(*std::min_element(steps.begin() + 1, steps.begin() + 4), steps[4]);
  // Down to the best size and up again, without other dips.
  size_t at = size_t(std::min_element(steps.begin(), steps.end()) - steps.begin());
  EXPECT_TRUE(std::is_sorted(steps.rbegin() + int64_t(steps.size() - 1 - at), steps.rend()));
  EXPECT_TRUE(std::is_sorted(steps.begin() + int64_t(at), steps.end()));
  EXPECT_GT(double(run(makeDataParallel(10 << 20, false), machine).stepNanos), 1.3 * best);
}

// A transformer of 96 layers on 4,096 ranks, a bucket each layer, with a slow rank.
TEST(Simulator, LargeIsFast) {
  ProgramBuilder builder(512);
  builder.program.mesh.push_back({"tp", 8, false});
  builder.program.communicators = {{{0}}, {{1}}};
  for (int layer = 0; layer < 2 * 96; ++layer) {
    for (int i = 0; i < 10; ++i)
      builder.kernel(1000);
    builder.edge(0, 1).collective(CollectiveKind::AllReduce, 100, "", 1, 1).edge(1, 0);
    if (layer >= 96)
      builder.edge(0, 1).collective(CollectiveKind::ReduceScatter, 10'000);
  }
  SimulationOptions options;
  options.stragglers = {{3, 1.2}};
  auto begin = std::chrono::steady_clock::now();
  SimulationResult result = run(builder.program, makeCluster(4096), options);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  EXPECT_GT(result.stepNanos, 0);
  RecordProperty("seconds", std::to_string(seconds));
  // Every rank differs.
  options.jitter = 0.01;
  begin = std::chrono::steady_clock::now();
  EXPECT_GT(run(builder.program, makeCluster(4096), options).stepNanos, 0);
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  RecordProperty("seconds_when_every_rank_differs", std::to_string(seconds));
}

//===----------------------------------------------------------------------===//
// Random programs
//===----------------------------------------------------------------------===//

/// A program on 2 x 2 x 2 ranks whose waits are all behind their records.
static Program makeRandomProgram(std::mt19937 &random) {
  auto pick = [&](int64_t count) { return int64_t(random() % uint64_t(count)); };
  ProgramBuilder builder(2, 3);
  Program &program = builder.program;
  program.mesh = {{"pp", 2, false}, {"dp", 2, true}, {"tp", 2, false}};
  program.communicators = {{{1}}, {{2}}, {{0}}, {{1, 2}}, {{0, 1}}};
  for (int64_t i = 0, count = 10 + pick(40); i < count; ++i) {
    int32_t stream = int32_t(1 + pick(2));
    switch (pick(5)) {
    case 0:
    case 1:
      builder.kernel(1 + pick(3000));
      break;
    case 2:
      builder.collective(CollectiveKind(pick(3)), 1 + pick(3000), "c", stream, int32_t(pick(5)));
      break;
    case 3:
      builder.edge(0, stream);
      break;
    case 4:
      builder.edge(stream, 0);
      break;
    }
  }
  return program;
}

static Machine makeRandomMachine(std::mt19937 &random) {
  Machine machine = random() % 2 ? makeHost(1 + int64_t(random() % 12), 1e-8 * double(random() % 5)) : makeMachine();
  if (machine.links.empty()) {
    machine.links = {makeNetwork("inner", 2, 2e-8, 3e9), makeNetwork("outer", 8, 1e-7, 1e9, random() % 2)};
    machine.compute.launchCollective = makeFigure(1e-8);
  } else if (random() % 2) {
    machine.links[0].hasThrottle = true;
    machine.links[0].throttle = {makeFigure(5e8), makeFigure(0)};
  }
  return machine;
}

// Ranks that behave alike are simulated once: the times are those of a simulation of every rank. The step is never
// shorter than the bound, and what is exposed is part of the compute stream's time.
TEST(Simulator, KindsOfRanksStandForRanks) {
  std::mt19937 random(1);
  for (int i = 0; i < 400; ++i) {
    Program program = makeRandomProgram(random);
    Machine machine = makeRandomMachine(random);
    // Who comes at the same time is served in any order.
    for (Link &link : machine.links)
      link.hasThrottle = false;
    SimulationOptions options;
    if (random() % 3)
      options.stragglers.push_back({int64_t(random() % 8), 1.5});
    if (random() % 3 == 0)
      options.stragglers.push_back({int64_t(random() % 8), 2});
    machine.compute.numEngines = int64_t(random() % 3);
    if (random() % 3 == 0)
      machine.linkSpeeds[int64_t(random() % 8)] = 0.7;
    options.secondStep = random() % 2;
    SimulationResult result = run(program, machine, options);
    ASSERT_GE(result.stepNanos, 0);
    options.jitter = 1e-13;
    SimulationResult all = run(program, machine, options);
    ASSERT_EQ(all.timelines.size(), 8u);
    ASSERT_NEAR(double(result.stepNanos), double(all.stepNanos), 2) << i;
    for (const RankTimeline &timeline : result.timelines)
      for (size_t c = 0; c < program.commands.size(); ++c) {
        const Span &span = all.timelines[size_t(timeline.rank)].spans[c];
        ASSERT_NEAR(double(timeline.spans[c].begin), double(span.begin), 2) << i << " command " << c;
        ASSERT_NEAR(double(timeline.spans[c].end), double(span.end), 2) << i << " command " << c;
      }
    if (options.secondStep)
      continue;
    ASSERT_GE(result.stepNanos, result.bound.getNanos() - 2) << i;
    ASSERT_LE(result.exposedNanos + result.computeNanos, result.stepNanos + int64_t(program.commands.size())) << i;
  }
}

// Whatever numbers a program holds, it gives a result or a message.
TEST(Simulator, AnyProgramEnds) {
  std::mt19937 random(2);
  const int64_t numbers[] = {-1, 0, 1, 2, 3, 7, 1000, int64_t(1) << 31, int64_t(1) << 53, INT64_MAX, INT64_MIN};
  for (int i = 0; i < 3000; ++i) {
    Program program = makeRandomProgram(random);
    program.buffers = {{"a", "activations", 0, 8, 0, 1}};
    for (int k = 0; k < 3; ++k) {
      Command &command = program.commands[random() % program.commands.size()];
      int64_t number = numbers[random() % std::size(numbers)];
      int32_t small = int32_t(number);
      switch (random() % 12) {
      case 0:
        command.stream = small;
        break;
      case 1:
        command.event = small;
        break;
      case 2:
        command.communicator = small;
        break;
      case 3:
        command.work.numFlops = number;
        break;
      case 4:
        command.work.bytesRead = command.work.bytesWritten = number;
        break;
      case 5:
        command.work.m = command.work.n = command.work.k = number;
        break;
      case 6:
        command.collectives.assign(1 + random() % 3, {CollectiveKind::AllGather, number});
        break;
      case 7:
        command.kind = CommandKind(random() % 6);
        break;
      case 8:
        program.mesh[random() % 3].size = number;
        break;
      case 9:
        program.communicators[random() % 5].axes.push_back(small);
        break;
      case 10:
        program.numEvents = small;
        break;
      case 11:
        program.buffers[0].last = number;
        program.buffers[0].numBytes = numbers[random() % std::size(numbers)];
        break;
      }
    }
    llvm::Expected<SimulationResult> result = simulate(program, makeRandomMachine(random));
    if (!result)
      EXPECT_NE(llvm::toString(result.takeError()), "");
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// What fuzzing began with and has found.
TEST(Simulator, FuzzCorpus) {
  int64_t numFiles = 0;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator file(WEFT_FUZZ_CORPUS, error), end; file != end && !error;
       file.increment(error), ++numFiles) {
    auto buffer = llvm::MemoryBuffer::getFile(file->path(), /*IsText=*/false, /*RequiresNullTerminator=*/false);
    ASSERT_TRUE(!!buffer) << file->path();
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>((*buffer)->getBufferStart()), (*buffer)->getBufferSize());
  }
  EXPECT_GT(numFiles, 10);
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

static std::string getError(const Program &program, const SimulationOptions &options = {}) {
  llvm::Expected<SimulationResult> result = simulate(program, makeCluster(4), options);
  return result ? "" : llvm::toString(result.takeError());
}

TEST(Simulator, RefusesBadPrograms) {
  auto with = [](auto change) {
    ProgramBuilder builder(2);
    builder.kernel(1).record(0).wait(1).collective(CollectiveKind::AllReduce, 8);
    builder.program.buffers = {{"a", "activations", 0, 8, 0, 1}};
    change(builder.program);
    return getError(builder.program);
  };
  EXPECT_EQ(with([](Program &) {}), "");
  EXPECT_EQ(with([](Program &p) { p.commands[2].event = 3; }),
            "command 2: expects 'event' to be one of the 1 events, but got 3");
  EXPECT_EQ(with([](Program &p) { p.commands[0].stream = -1; }),
            "command 0: expects 'stream' to be one of the 2 streams, but got -1");
  EXPECT_EQ(with([](Program &p) { p.commands[3].communicator = 1; }),
            "command 3: expects 'communicator' to be one of the 1 communicators, but got 1");
  EXPECT_EQ(with([](Program &p) { p.commands[3].collectives[0].numBytes = -8; }),
            "command 3: expects 'numBytes' to be between 0 and 4503599627370496, but got -8");
  EXPECT_EQ(with([](Program &p) { p.commands[0].work.numFlops = INT64_MIN; }),
            "command 0: expects 'numFlops' to be between 0 and 1152921504606846976, but got -9223372036854775808");
  EXPECT_EQ(with([](Program &p) { std::swap(p.commands[1], p.commands[2]); }),
            "command 1: expects a record of event 0 before the wait for it, but got none");
  EXPECT_EQ(with([](Program &p) { p.mesh[0].size = int64_t(1) << 40; }),
            "expects the mesh to have 1 to 1048576 ranks, but got axis 'dp' of size 1099511627776");
  EXPECT_EQ(with([](Program &p) { p.communicators[0].axes = {0, 0}; }),
            "expects communicator 0 to list axes of the mesh, each once, but got 0");
  EXPECT_EQ(with([](Program &p) { p.streams.clear(); }), "expects a program to have a compute stream, but got none");
  EXPECT_EQ(with([](Program &p) { p.numEvents = -1; }), "expects 'numEvents' to be between 0 and 67108864, but got -1");
  EXPECT_EQ(with([](Program &p) { p.buffers[0].last = 9; }),
            "buffer 'a': expects a range of commands between 0 and 3, and bytes that add up to 64 bits, but got 0 to 9 "
            "and 8 bytes");
}

TEST(Simulator, RefusesStepsWithoutEnd) {
  ProgramBuilder builder(1);
  builder.kernel(1);
  builder.program.commands[0].kind = CommandKind::Product;
  builder.program.commands[0].work.m = builder.program.commands[0].work.n = builder.program.commands[0].work.k =
      int64_t(1) << 40;
  EXPECT_EQ(getError(builder.program), "expects a step to take less than 100 years, but it takes 2.65846e+27 s");
}

TEST(Simulator, RefusesBadOptions) {
  ProgramBuilder builder(2);
  builder.kernel(1);
  SimulationOptions options;
  options.stragglers = {{2, 1.5}};
  EXPECT_EQ(getError(builder.program, options), "expects a straggler to be a rank between 0 and 1, but got 2");
  options.stragglers = {{1, 0}};
  EXPECT_EQ(getError(builder.program, options),
            "expects the factor of straggler 1 to be between 0.001 and 1000, but got 0");
  options.stragglers = {};
  options.jitter = -1;
  EXPECT_EQ(getError(builder.program, options), "expects jitter to be between 0 and 2, but got -1");
}

TEST(Simulator, EmptyProgram) {
  Program program;
  program.streams = {"compute"};
  EXPECT_EQ(run(program, makeMachine()).stepNanos, 0);
}
