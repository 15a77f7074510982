// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Links that are slower than memory: how long collectives take at least, and that nothing else changes.

#include "../../lib/Runtime/Threads/Link.h"
#include "TestEngine.h"

#include <chrono>
#include <ctime>

using namespace weft::rt;
using namespace weft::rt::test;

namespace {

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double getProcessSeconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

EngineBuilder makeBuilder(int64_t numRanks, int64_t bytesPerSecond, int64_t latency = 0) {
  EngineBuilder builder(numRanks);
  builder.config.num_streams = 3;
  builder.config.link_bytes_per_second = bytesPerSecond;
  builder.config.link_latency_ns = latency;
  builder.config.arena_bytes = 4 << 20;
  return builder;
}

/// Collectives in place, one after the other, on one stream each.
double timeCollectives(TestEngine &engine, const std::vector<std::pair<int32_t, weft_rt_collective_desc>> &list) {
  auto start = std::chrono::steady_clock::now();
  EXPECT_OK(engine
                .runProgram([&](weft_rt_rank *rank) {
                  char *buffer = static_cast<char *>(weft_rt_rank_arena(rank));
                  for (const auto &[stream, desc] : list) {
                    int64_t size = weft_rt_rank_communicator_size(rank, 0);
                    int64_t bytes = desc.count * 4 * (desc.kind == WEFT_RT_ALL_REDUCE ? 1 : size);
                    char *slice = buffer + desc.count * 4 * weft_rt_rank_index(rank);
                    collective(rank, stream, desc, desc.kind == WEFT_RT_ALL_GATHER ? slice : buffer,
                               desc.kind == WEFT_RT_REDUCE_SCATTER ? slice : buffer);
                    buffer += bytes;
                  }
                })
                .release());
  return secondsSince(start);
}

// The volume of a ring: 2(N-1)/N of the buffer, (N-1)/N for the halves of it.
TEST(Link, BytesOfARing) {
  EXPECT_EQ(getLinkBytes(WEFT_RT_ALL_REDUCE, 1000, 4, 4), 6000);
  EXPECT_EQ(getLinkBytes(WEFT_RT_REDUCE_SCATTER, 250, 4, 4), 3000);
  EXPECT_EQ(getLinkBytes(WEFT_RT_ALL_GATHER, 250, 4, 4), 3000);
  EXPECT_EQ(getLinkBytes(WEFT_RT_ALL_REDUCE, 1, 3, 1), 2) << "rounded up";
  EXPECT_EQ(getLinkBytes(WEFT_RT_ALL_REDUCE, 1000, 1, 4), 0);
  EXPECT_EQ(getLinkBytes(WEFT_RT_ALL_REDUCE, (int64_t(1) << 32) + 7, 2, 4), (int64_t(1) << 34) + 28);
  EXPECT_EQ(getLinkBytes(WEFT_RT_ALL_GATHER, int64_t(1) << 60, 1000, 8), INT64_MAX);
}

TEST(Link, IsTakenInTurn) {
  Links links(4, 1000, 7);
  EXPECT_EQ(links.reserve({0, 1}, 3, 100), 100 + 3'000'000 + 7);
  EXPECT_EQ(links.reserve({0, 1}, 3, 200), 100 + 6'000'000 + 7) << "behind the first";
  EXPECT_EQ(links.reserve({2, 3}, 3, 200), 200 + 3'000'000 + 7) << "other ranks' links are free";
  EXPECT_EQ(links.reserve({1, 2}, 1, 200), 100 + 7'000'000 + 7) << "the busiest one decides";
  EXPECT_EQ(links.reserve({0}, 0, 5), 5) << "nothing to send";
  EXPECT_EQ(links.reserve({0, 1}, 1, 99'000'000), 100'000'000 + 7) << "no credit is saved up";
}

TEST(Link, NoTimeOverflows) {
  Links links(2, 1, 1'000'000'000'000);
  int64_t end = links.reserve({0, 1}, INT64_MAX, INT64_MAX / 8);
  EXPECT_GT(end, INT64_MAX / 8);
  EXPECT_GE(links.reserve({0, 1}, INT64_MAX, INT64_MAX / 8), end);
}

// Time is at least that of the volume; there is no upper bound, since any machine may be busy.
TEST(Link, CollectivesTakeTheTimeOfARing) {
  for (int64_t numRanks : {2, 3, 4}) {
    TestEngine engine(makeBuilder(numRanks, 10'000'000));
    double expected = 2.0 * double(numRanks - 1) / double(numRanks) * 240'000 / 10e6;
    EXPECT_GE(timeCollectives(engine, {{1, makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 60'000)}}), expected);
    for (int32_t kind : {WEFT_RT_REDUCE_SCATTER, WEFT_RT_ALL_GATHER})
      EXPECT_GE(timeCollectives(engine, {{1, makeUndivided(WEFT_RT_F32, kind, 60'000 / numRanks)}}), expected / 2);
  }
}

TEST(Link, StreamsShareIt) {
  TestEngine engine(makeBuilder(2, 10'000'000));
  weft_rt_collective_desc desc = makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 50'000); // 20 ms
  EXPECT_GE(timeCollectives(engine, {{1, desc}, {1, desc}}), 0.04) << "one after the other on one stream";
  EXPECT_GE(timeCollectives(engine, {{1, desc}, {2, desc}}), 0.04) << "one after the other on two streams";
}

TEST(Link, LatencyIsThatOfEachLaunch) {
  TestEngine engine(makeBuilder(2, 0, 20'000'000));
  weft_rt_collective_desc desc = makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 1);
  EXPECT_GE(timeCollectives(engine, {{1, desc}, {1, desc}}), 0.04);
}

TEST(Link, WaitingBurnsNoProcessorTime) {
  TestEngine engine(makeBuilder(2, 1'000'000));
  timeCollectives(engine, {{1, makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 100)}}); // sets everything up
  double before = getProcessSeconds();
  EXPECT_GE(timeCollectives(engine, {{1, makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 100'000)}}), 0.4);
  EXPECT_LE(getProcessSeconds() - before, 0.2);
}

TEST(Link, ComputingGoesOn) {
  TestEngine engine(makeBuilder(2, 1'000'000)); // 400 ms for the collective
  weft_rt_collective_desc desc = makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 100'000);
  int64_t copied[2] = {}, issued[2] = {};
  EXPECT_OK(engine
                .runProgram([&](weft_rt_rank *rank) {
                  auto start = std::chrono::steady_clock::now();
                  size_t index = static_cast<size_t>(weft_rt_rank_index(rank));
                  void *buffer = weft_rt_rank_arena(rank);
                  collective(rank, 1, desc, buffer, buffer);
                  weft_rt_record(rank, 1, 0);
                  int64_t one = 1;
                  weft_rt_copy(rank, 0, &one, &copied[index], 8);
                  issued[index] = copied[index]; // the compute stream runs inline and has not waited
                  weft_rt_wait(rank, 0, 0);
                  EXPECT_GE(secondsSince(start), 0.4) << "the result is there when the link has carried it";
                })
                .release());
  EXPECT_EQ(issued[0] + issued[1], 2);
}

TEST(Link, BitsAreTheSame) {
  std::vector<std::vector<float>> results;
  for (int64_t rate : {int64_t(0), int64_t(50'000'000)}) {
    TestEngine engine(makeBuilder(3, rate));
    std::vector<float> data[3];
    weft_rt_collective_desc desc = makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 70'001);
    desc.divisor = 3;
    EXPECT_OK(engine
                  .runProgram([&](weft_rt_rank *rank) {
                    size_t index = static_cast<size_t>(weft_rt_rank_index(rank));
                    for (int i = 0; i < 70'001; ++i)
                      data[index].push_back(1.0f / float(i + 1) + float(index) * 1e-3f);
                    collective(rank, 1, desc, data[index].data(), data[index].data());
                  })
                  .release());
    for (const std::vector<float> &values : data)
      EXPECT_EQ(values, data[0]);
    results.push_back(data[0]);
  }
  EXPECT_EQ(results[0], results[1]);
}

// A transfer of an hour ends when somebody fails.
TEST(Link, CaseB46AFailureEndsATransfer) {
  TestEngine engine(makeBuilder(2, 100));
  weft_rt_collective_desc desc = makeUndivided(WEFT_RT_F32, WEFT_RT_ALL_REDUCE, 100'000);
  auto start = std::chrono::steady_clock::now();
  StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
    void *buffer = weft_rt_rank_arena(rank);
    collective(rank, 1, desc, buffer, buffer);
    if (weft_rt_rank_index(rank) == 1)
      weft_rt_rank_fail(rank, weft_rt_status_create(WEFT_RT_INTERNAL, "lost its GPU"));
  });
  EXPECT_EQ(toString(status), "internal: lost its GPU");
  EXPECT_LT(secondsSince(start), 60.0);
}

} // namespace
