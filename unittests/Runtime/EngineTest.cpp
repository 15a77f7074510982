// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The life of an engine: configuration, ranks, runs, failures, shutdown.

#include "TestEngine.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

using namespace weft::rt::test;

namespace {

weft_rt_collective_desc makeAllReduce(int64_t count, const char *tag = "b0") {
  weft_rt_collective_desc desc{};
  desc.kind = WEFT_RT_ALL_REDUCE;
  desc.reduction = WEFT_RT_SUM;
  desc.dtype = WEFT_RT_F32;
  desc.count = count;
  desc.divisor = 1;
  desc.tag = tag;
  return desc;
}

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

TEST(Engine, RanksRunAtTheSameTimeOnTheirOwnThreads) {
  TestEngine engine(4);
  std::thread::id ids[4];
  EXPECT_OK(engine.run([&](weft_rt_rank *rank) {
    ids[weft_rt_rank_index(rank)] = std::this_thread::get_id();
    return weft_rt_rank_barrier(rank);
  }));
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < i; ++j)
      EXPECT_NE(ids[i], ids[j]);
  EXPECT_OK(engine.run([&](weft_rt_rank *rank) -> weft_rt_status * {
    EXPECT_EQ(ids[weft_rt_rank_index(rank)], std::this_thread::get_id()) << "threads persist";
    return nullptr;
  }));
}

TEST(Engine, ArenaIsZeroedAlignedAndAsLargeAsAsked) {
  EngineBuilder builder(2);
  builder.config.arena_bytes = 3'000'001;
  TestEngine engine(builder);
  for (int64_t i = 0; i < 2; ++i) {
    const char *arena = static_cast<const char *>(weft_rt_rank_arena(engine.getRank(i)));
    EXPECT_EQ(reinterpret_cast<uintptr_t>(arena) % (2 << 20), 0u);
    for (int64_t byte = 0; byte < 3'000'001; ++byte)
      ASSERT_EQ(arena[byte], 0);
    weft_rt_rank_ledger ledger;
    weft_rt_rank_get_ledger(engine.getRank(i), &ledger);
    EXPECT_EQ(ledger.arena, 3'000'001);
    EXPECT_EQ(ledger.arena_mapped, 4 << 20);
  }
}

TEST(Engine, CoordinatesAreRowMajor) {
  TestEngine engine(EngineBuilder({{"dp", 2}, {"tp", 3}}, {{0}, {1}, {0, 1}, {1, 0}}));
  const int32_t both[] = {0, 1};
  for (int64_t i = 0; i < 6; ++i) {
    weft_rt_rank *rank = engine.getRank(i);
    EXPECT_EQ(weft_rt_rank_coordinate(rank, 0), i / 3);
    EXPECT_EQ(weft_rt_rank_coordinate(rank, 1), i % 3);
    EXPECT_EQ(weft_rt_rank_coordinate(rank, 2), -1);
    EXPECT_EQ(weft_rt_rank_index_over(rank, 2, both), i);
    EXPECT_EQ(weft_rt_rank_index_over(rank, 0, nullptr), 0);
    EXPECT_EQ(weft_rt_rank_communicator_index(rank, 0), i / 3);
    EXPECT_EQ(weft_rt_rank_communicator_index(rank, 1), i % 3);
    EXPECT_EQ(weft_rt_rank_communicator_index(rank, 3), i % 3 * 2 + i / 3);
    EXPECT_EQ(weft_rt_rank_communicator_index(rank, 4), -1);
    EXPECT_EQ(weft_rt_rank_communicator_size(rank, 1), 3);
  }
}

TEST(Engine, AllReduceOnBothKindsOfStream) {
  for (int32_t stream : {0, 1}) {
    TestEngine engine(3);
    std::vector<float> values[3];
    weft_rt_collective_desc desc = makeAllReduce(5);
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      values[index].assign(5, static_cast<float>(index == 0 ? 1 : index == 1 ? 10 : 100));
      collective(rank, stream, desc, values[index].data(), values[index].data());
    }));
    for (const std::vector<float> &result : values)
      EXPECT_EQ(result, std::vector<float>(5, 111.0f));
  }
}

//===----------------------------------------------------------------------===//
// Configuration errors
//===----------------------------------------------------------------------===//

StatusPtr createWith(const std::function<void(EngineBuilder &)> &change) {
  EngineBuilder builder(2);
  change(builder);
  StatusPtr status;
  weft_rt_engine *engine = builder.make(&status);
  EXPECT_EQ(engine, nullptr);
  weft_rt_engine_destroy(engine);
  return status;
}

TEST(EngineConfig, NumberOfRanks) {
  for (int64_t size : {int64_t(0), int64_t(-1), int64_t(100'000'000), INT64_MAX}) {
    StatusPtr status = createWith([&](EngineBuilder &builder) { builder.axes[0].size = size; });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_INVALID_ARGUMENT) << toString(status);
    EXPECT_NE(toString(status).find("'dp'"), std::string::npos) << toString(status);
  }
}

TEST(EngineConfig, ArenaLargerThanTheMachine) {
  for (int64_t bytes : {int64_t(1) << 50, INT64_MAX}) {
    StatusPtr status = createWith([&](EngineBuilder &builder) { builder.config.arena_bytes = bytes; });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_OUT_OF_MEMORY) << toString(status);
  }
}

TEST(EngineConfig, CommunicatorAxes) {
  for (std::vector<int32_t> axes : {std::vector<int32_t>{1}, {-1}, {0, 0}}) {
    StatusPtr status = createWith([&](EngineBuilder &builder) { builder.communicators = {axes}; });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_INVALID_ARGUMENT) << toString(status);
  }
}

TEST(EngineConfig, RangesOfNumbers) {
  const std::function<void(weft_rt_engine_config &)> changes[] = {
      [](weft_rt_engine_config &config) { config.num_streams = 0; },
      [](weft_rt_engine_config &config) { config.num_events = -1; },
      [](weft_rt_engine_config &config) { config.threads_per_rank = 0; },
      [](weft_rt_engine_config &config) { config.arena_bytes = -1; },
      [](weft_rt_engine_config &config) { config.arena_alignment = 48; },
      [](weft_rt_engine_config &config) { config.stream_mode = 2; },
      [](weft_rt_engine_config &config) { config.collective_timeout = -1; },
      [](weft_rt_engine_config &config) { config.link_bytes_per_second = -1; },
      [](weft_rt_engine_config &config) { config.link_latency_ns = -1; },
  };
  for (const auto &change : changes) {
    StatusPtr status = createWith([&](EngineBuilder &builder) { change(builder.config); });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_INVALID_ARGUMENT) << toString(status);
    EXPECT_EQ(toString(status).find("invalid argument: expects '"), 0u) << toString(status);
  }
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

TEST(EngineFailure, CaseB43DifferentPlansAreFoundBeforeTheFirstCollective) {
  EngineBuilder builder(3);
  builder.config.digest = "aaaa";
  TestEngine engine(builder);
  weft_rt_rank_set_digest(engine.getRank(2), "bbbb");
  std::atomic<int> bodies{0};
  StatusPtr status = engine.runProgram([&](weft_rt_rank *) { ++bodies; });
  EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_MISMATCH);
  EXPECT_STREQ(weft_rt_status_get_message(status.get()),
               "ranks run different plans: rank 0 has digest 'aaaa', but rank 2 has digest 'bbbb'");
  EXPECT_EQ(bodies, 0) << "no rank may get as far as posting a collective";
  for (int64_t i = 0; i < 3; ++i) {
    StatusPtr ofRank(weft_rt_rank_get_status(engine.getRank(i)));
    EXPECT_EQ(weft_rt_status_get_code(ofRank.get()), WEFT_RT_MISMATCH) << toString(ofRank);
  }
}

/// The message that every rank gets when rank 1 of three presents what `change` makes of its plan.
std::string messageOfDifferentPlans(const std::function<void(weft_rt_rank *)> &change) {
  const weft_rt_digest_part parts[] = {{"mesh", "dp=3"}, {"schedule", "1234"}, {"threads_per_rank", "1"}};
  EngineBuilder builder(3);
  builder.config.digest = "aaaa";
  builder.config.num_digest_parts = 3;
  builder.config.digest_parts = parts;
  TestEngine engine(builder);
  change(engine.getRank(1));
  std::atomic<int> bodies{0};
  StatusPtr status = engine.runProgram([&](weft_rt_rank *) { ++bodies; });
  if (!status) {
    EXPECT_EQ(bodies, 3);
    return "";
  }
  EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_MISMATCH);
  EXPECT_EQ(bodies, 0);
  std::string message = weft_rt_status_get_message(status.get());
  for (int64_t i = 0; i < 3; ++i) {
    StatusPtr ofRank(weft_rt_rank_get_status(engine.getRank(i)));
    EXPECT_EQ(message, weft_rt_status_get_message(ofRank.get()));
  }
  return message;
}

TEST(EngineFailure, CaseB43TheDifferentPartsArePartOfTheMessage) {
  EXPECT_EQ(messageOfDifferentPlans([](weft_rt_rank *) {}), "");
  EXPECT_EQ(messageOfDifferentPlans([](weft_rt_rank *rank) {
              weft_rt_rank_set_digest(rank, "bbbb");
              weft_rt_rank_set_digest_part(rank, "mesh", "dp=2");
            }),
            "ranks run different plans: rank 0 has mesh 'dp=3', but rank 1 has mesh 'dp=2'");
  EXPECT_EQ(messageOfDifferentPlans([](weft_rt_rank *rank) {
              weft_rt_rank_set_digest_part(rank, "schedule", "5678");
              weft_rt_rank_set_digest_part(rank, "threads_per_rank", "2");
            }),
            "ranks run different plans: rank 0 has schedule '1234', threads per rank '1', but rank 1 has schedule "
            "'5678', threads per rank '2'");
  EXPECT_EQ(messageOfDifferentPlans([](weft_rt_rank *rank) { weft_rt_rank_set_digest_part(rank, "layout", "abc"); }),
            "ranks run different plans: rank 0 has no layout, but rank 1 has layout 'abc'");
  EXPECT_EQ(messageOfDifferentPlans([](weft_rt_rank *rank) { weft_rt_rank_set_digest(rank, "bbbb"); }),
            "ranks run different plans: rank 0 has digest 'aaaa', but rank 1 has digest 'bbbb'");
}

// Of long texts the message has the place where they differ.
TEST(EngineFailure, CaseB43LongPartsAreShownWhereTheyDiffer) {
  std::string features;
  for (int i = 0; i < 60; ++i)
    features += "feature" + std::to_string(i) + " ";
  std::string message = messageOfDifferentPlans([&](weft_rt_rank *rank) {
    weft_rt_rank_set_digest_part(rank, "instruction_set", (features + "avx2 end").c_str());
  });
  EXPECT_NE(message.find("rank 0 has no instruction set, but rank 1 has instruction set 'feature0 "), std::string::npos)
      << message;
  TestEngine engine(2);
  weft_rt_rank_set_digest_part(engine.getRank(0), "instruction_set", (features + "avx2 end").c_str());
  weft_rt_rank_set_digest_part(engine.getRank(1), "instruction_set", (features + "avx512f end").c_str());
  StatusPtr status = engine.runProgram([](weft_rt_rank *) {});
  EXPECT_NE(toString(status).find("feature59 avx2 end', but rank 1"), std::string::npos) << toString(status);
  EXPECT_NE(toString(status).find("feature59 avx512f end'"), std::string::npos) << toString(status);
}

// Equal plans on processes that do not compute alike.
TEST(EngineFailure, CaseB43ProcessesDiffer) {
  EXPECT_NE(messageOfDifferentPlans([](weft_rt_rank *rank) {
              weft_rt_rank_set_digest_part(rank, "product_library", "oneDNN 1.0.0 sse41");
            }).find("but rank 1 has product library 'oneDNN 1.0.0 sse41'"),
            std::string::npos);
  EXPECT_NE(messageOfDifferentPlans([](weft_rt_rank *rank) {
              weft_rt_rank_set_digest_part(rank, "runtime", "ABI 0");
            }).find("but rank 1 has runtime 'ABI 0'"),
            std::string::npos);
}

/// Every rank takes part with its own descriptor; all must see the message.
void expectMismatch(int64_t numRanks, const std::function<weft_rt_collective_desc(int64_t)> &makeDesc,
                    const char *message) {
  for (int32_t stream : {0, 1}) {
    TestEngine engine(numRanks);
    std::vector<weft_rt_collective_desc> descs;
    for (int64_t i = 0; i < numRanks; ++i)
      descs.push_back(makeDesc(i));
    std::vector<std::vector<float>> data(static_cast<size_t>(numRanks), std::vector<float>(4096));
    StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
      size_t index = static_cast<size_t>(weft_rt_rank_index(rank));
      collective(rank, stream, descs[index], data[index].data(), data[index].data());
    });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_MISMATCH) << toString(status);
    EXPECT_STREQ(weft_rt_status_get_message(status.get()), message);
    for (int64_t i = 0; i < numRanks; ++i) {
      StatusPtr ofRank(weft_rt_rank_get_status(engine.getRank(i)));
      EXPECT_STREQ(weft_rt_status_get_message(ofRank.get()), message);
    }
  }
}

TEST(EngineFailure, CaseB44CountDiffers) {
  expectMismatch(
      3, [](int64_t rank) { return makeAllReduce(rank == 1 ? 11 : 10); },
      "communicator 0 (dp): rank 0 is in all_reduce 'b0' of 10 f32, but rank 1 is in all_reduce 'b0' of 11 f32");
}

TEST(EngineFailure, CaseB44KindDiffers) {
  expectMismatch(
      2,
      [](int64_t rank) {
        weft_rt_collective_desc desc = makeAllReduce(10);
        desc.kind = rank == 1 ? WEFT_RT_REDUCE_SCATTER : WEFT_RT_ALL_REDUCE;
        // In place is something else for a reduce_scatter: keep the check of a single rank quiet.
        desc.count = rank == 1 ? 0 : 10;
        return desc;
      },
      "communicator 0 (dp): rank 0 is in all_reduce 'b0' of 10 f32, but rank 1 is in reduce_scatter 'b0' of 0 f32");
}

TEST(EngineFailure, CaseB44DTypeDiffers) {
  expectMismatch(
      2,
      [](int64_t rank) {
        weft_rt_collective_desc desc = makeAllReduce(10);
        desc.dtype = rank == 1 ? WEFT_RT_BF16 : WEFT_RT_F32;
        return desc;
      },
      "communicator 0 (dp): rank 0 is in all_reduce 'b0' of 10 f32, but rank 1 is in all_reduce 'b0' of 10 bf16");
}

TEST(EngineFailure, CaseB44ReductionDiffers) {
  expectMismatch(
      2,
      [](int64_t rank) {
        weft_rt_collective_desc desc = makeAllReduce(10);
        desc.reduction = rank == 1 ? WEFT_RT_MAX : WEFT_RT_SUM;
        return desc;
      },
      "communicator 0 (dp): rank 0 reduces 'b0' by sum, but rank 1 by max");
}

TEST(EngineFailure, CaseB44DivisorDiffers) {
  expectMismatch(
      2,
      [](int64_t rank) {
        weft_rt_collective_desc desc = makeAllReduce(10);
        desc.divisor = rank + 1;
        return desc;
      },
      "communicator 0 (dp): rank 0 divides 'b0' by 1, but rank 1 by 2");
}

TEST(EngineFailure, CaseB44OrderDiffers) {
  expectMismatch(
      2, [](int64_t rank) { return makeAllReduce(10, rank == 0 ? "b0" : "b1"); },
      "communicator 0 (dp): rank 0 is in all_reduce 'b0' of 10 f32, but rank 1 is in all_reduce 'b1' of 10 f32");
}

TEST(EngineFailure, CaseB44NumberOfCollectivesDiffers) {
  for (int32_t stream : {0, 1}) {
    TestEngine engine(3);
    weft_rt_collective_desc desc = makeAllReduce(10);
    std::vector<float> data[3];
    auto start = std::chrono::steady_clock::now();
    StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      data[index].resize(10);
      for (int i = 0; i < (index == 2 ? 1 : 2); ++i)
        collective(rank, stream, desc, data[index].data(), data[index].data());
    });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_MISMATCH) << toString(status);
    EXPECT_NE(toString(status).find("rank 2 ended its program, but rank "), std::string::npos) << toString(status);
    EXPECT_NE(toString(status).find("number 2 on communicator 0 (dp)"), std::string::npos) << toString(status);
    EXPECT_LT(secondsSince(start), 5.0);
    for (int64_t i = 0; i < 3; ++i)
      EXPECT_NE(StatusPtr(weft_rt_rank_get_status(engine.getRank(i))), nullptr);
  }
}

TEST(EngineFailure, CaseB46RankThatFailsMidCollective) {
  for (int32_t stream : {0, 1}) {
    TestEngine engine(4);
    weft_rt_collective_desc desc = makeAllReduce(1000);
    std::vector<float> data[4];
    auto start = std::chrono::steady_clock::now();
    StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      data[index].resize(1000);
      if (index == 3) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        weft_rt_rank_fail(rank, weft_rt_status_create(WEFT_RT_INTERNAL, "lost its GPU"));
      }
      collective(rank, stream, desc, data[index].data(), data[index].data());
    });
    EXPECT_LT(secondsSince(start), 2.0);
    EXPECT_EQ(toString(status), "internal: lost its GPU") << "the cause, not its consequences";
    for (int64_t i = 0; i < 3; ++i) {
      StatusPtr ofRank(weft_rt_rank_get_status(engine.getRank(i)));
      EXPECT_EQ(toString(ofRank), "aborted: rank 3 failed: lost its GPU");
    }
    // A second abort and further runs are harmless.
    weft_rt_engine_abort(engine.get(), weft_rt_status_create(WEFT_RT_INTERNAL, "again"));
    weft_rt_engine_abort(engine.get(), weft_rt_status_create(WEFT_RT_INTERNAL, "and again"));
    EXPECT_EQ(toString(engine.run([](weft_rt_rank *) -> weft_rt_status * {
                ADD_FAILURE() << "a failed engine runs nothing";
                return nullptr;
              })),
              "internal: lost its GPU");
    EXPECT_OK(weft_rt_engine_shutdown(engine.get()));
    EXPECT_OK(weft_rt_engine_shutdown(engine.get()));
  }
}

TEST(EngineFailure, CaseB46RankWhoseThreadDies) {
  TestEngine engine(3);
  weft_rt_collective_desc desc = makeAllReduce(1000);
  std::vector<float> data[3];
  auto start = std::chrono::steady_clock::now();
  StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    data[index].resize(1000);
    if (index == 1)
      pthread_exit(nullptr);
    collective(rank, 1, desc, data[index].data(), data[index].data());
  });
  EXPECT_LT(secondsSince(start), 2.0);
  EXPECT_EQ(toString(status), "internal: the thread of rank 1 ended inside of a run");
  EXPECT_OK(weft_rt_engine_shutdown(engine.get()));
}

TEST(EngineFailure, CaseB46RankThatHangs) {
  EngineBuilder builder(3);
  builder.config.collective_timeout = 100;
  TestEngine engine(builder);
  weft_rt_collective_desc desc = makeAllReduce(10);
  std::vector<float> data[3];
  StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    data[index].resize(10);
    if (index == 1)
      std::this_thread::sleep_for(std::chrono::milliseconds(600));
    collective(rank, 1, desc, data[index].data(), data[index].data());
  });
  EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_DEADLINE_EXCEEDED) << toString(status);
  EXPECT_NE(toString(status).find("for rank 1"), std::string::npos) << toString(status);
}

/// A rank that does not even come back after an abort is given up, so that the process can end.
TEST(EngineFailure, CaseB46RankThatNeverComesBack) {
  if (!getenv("WEFT_FULL_TESTS"))
    GTEST_SKIP() << "takes ten seconds";
  TestEngine engine(2);
  auto start = std::chrono::steady_clock::now();
  std::atomic<bool> hasStarted = false;
  StatusPtr status = engine.run([&](weft_rt_rank *rank) -> weft_rt_status * {
    if (weft_rt_rank_index(rank) == 1) {
      hasStarted = true;
      std::this_thread::sleep_for(std::chrono::seconds(20));
      return nullptr;
    }
    // A rank that has not begun yet is not asked to.
    while (!hasStarted)
      std::this_thread::yield();
    return weft_rt_status_create(WEFT_RT_INTERNAL, "lost its GPU");
  });
  EXPECT_EQ(toString(status), "internal: lost its GPU; rank 1 did not come back");
  EXPECT_LT(secondsSince(start), 15.0);
}

TEST(EngineFailure, StatusOfARankFunctionIsTheRunsStatus) {
  TestEngine engine(2);
  StatusPtr status = engine.run([](weft_rt_rank *rank) {
    if (weft_rt_rank_index(rank) == 1)
      return weft_rt_status_create(WEFT_RT_INVALID_ARGUMENT, "token 300 at position 7");
    return weft_rt_rank_barrier(rank);
  });
  EXPECT_EQ(toString(status), "invalid argument: token 300 at position 7");
}

TEST(EngineFailure, RankThatLeavesABarrierAlone) {
  TestEngine engine(2);
  StatusPtr status = engine.run([](weft_rt_rank *rank) -> weft_rt_status * {
    return weft_rt_rank_index(rank) == 1 ? nullptr : weft_rt_rank_barrier(rank);
  });
  EXPECT_EQ(toString(status), "mismatch: rank 1 left, but rank 0 waits for all ranks to meet");
}

//===----------------------------------------------------------------------===//
// Shutdown
//===----------------------------------------------------------------------===//

TEST(EngineShutdown, CaseB47NothingInFlightIsSuccess) {
  TestEngine engine(3);
  EXPECT_OK(engine.runProgram([](weft_rt_rank *) {}));
  EXPECT_OK(weft_rt_engine_shutdown(engine.get()));
  EXPECT_OK(weft_rt_engine_shutdown(engine.get()));
  StatusPtr status = engine.runProgram([](weft_rt_rank *) {});
  EXPECT_EQ(toString(status), "failed precondition: the engine has been shut down");
}

TEST(EngineShutdown, CaseB47WorkInFlightIsCancelled) {
  TestEngine engine(3);
  weft_rt_collective_desc desc = makeAllReduce(10);
  std::vector<float> data[3];
  std::atomic<bool> entered{false}, release{false};
  StatusPtr ofRun;
  std::thread runner([&] {
    ofRun = engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      data[index].resize(10);
      entered = true;
      // Rank 0 keeps the others waiting until the engine is told to stop.
      while (index == 0 && !release)
        std::this_thread::yield();
      collective(rank, 1, desc, data[index].data(), data[index].data());
    });
  });
  while (!entered)
    std::this_thread::yield();
  std::thread releaser([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    release = true;
  });
  StatusPtr ofShutdown(weft_rt_engine_shutdown(engine.get()));
  runner.join();
  releaser.join();
  EXPECT_EQ(weft_rt_status_get_code(ofShutdown.get()), WEFT_RT_CANCELLED) << toString(ofShutdown);
  EXPECT_EQ(weft_rt_status_get_code(ofRun.get()), WEFT_RT_CANCELLED) << toString(ofRun);
}

} // namespace
