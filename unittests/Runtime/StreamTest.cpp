// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Streams, events and commands, in order and under the adversarial mode.

#include "TestEngine.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <set>
#include <thread>

using namespace weft::rt::test;

namespace {

void addOne(void *const *args, int64_t, int64_t) { ++*static_cast<int *>(args[0]); }
void timesTen(void *const *args, int64_t, int64_t) { *static_cast<int *>(args[0]) *= 10; }
void copyInt(void *const *args, int64_t, int64_t) { *static_cast<int *>(args[1]) = *static_cast<int *>(args[0]); }
void sleepLong(void *const *, int64_t, int64_t) { std::this_thread::sleep_for(std::chrono::milliseconds(30)); }

const weft_rt_kernel addOneKernel{"add_one", addOne, 1, 1};
const weft_rt_kernel timesTenKernel{"times_ten", timesTen, 1, 1};
const weft_rt_kernel copyIntKernel{"copy_int", copyInt, 1, 2};
const weft_rt_kernel sleepKernel{"sleep", sleepLong, 1, 0};

void launch(weft_rt_rank *rank, int32_t stream, const weft_rt_kernel &kernel, std::initializer_list<void *> args) {
  weft_rt_launch(rank, stream, &kernel, args.begin());
}

weft_rt_collective_desc makeAllReduce(int64_t count, int64_t divisor = 1) {
  weft_rt_collective_desc desc{};
  desc.dtype = WEFT_RT_F32;
  desc.count = count;
  desc.divisor = divisor;
  desc.tag = "b";
  return desc;
}

EngineBuilder makeBuilder(int64_t numRanks, int64_t numStreams, int64_t seed = -1) {
  EngineBuilder builder(numRanks);
  builder.config.num_streams = numStreams;
  if (seed >= 0) {
    builder.config.stream_mode = WEFT_RT_STREAMS_ADVERSARIAL;
    builder.config.stream_seed = static_cast<uint64_t>(seed);
  }
  return builder;
}

//===----------------------------------------------------------------------===//
// In order
//===----------------------------------------------------------------------===//

TEST(Streams, AStreamIsAFifo) {
  for (int32_t stream : {0, 1}) {
    TestEngine engine(1);
    int value = 1;
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      for (int i = 0; i < 4; ++i) {
        launch(rank, stream, addOneKernel, {&value});
        launch(rank, stream, timesTenKernel, {&value});
      }
    }));
    EXPECT_EQ(value, 21110 + 0 * stream) << "((((1+1)*10+1)*10+1)*10+1)*10";
  }
}

TEST(Streams, CaseB11AWaitForEveryProducer) {
  // Three producers on three streams; the consumer waits for each of them.
  TestEngine engine(makeBuilder(1, 5));
  int parts[3] = {}, seen[3] = {};
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    for (int32_t i = 0; i < 3; ++i) {
      launch(rank, i + 1, sleepKernel, {});
      launch(rank, i + 1, addOneKernel, {&parts[i]});
      weft_rt_record(rank, i + 1, i);
      weft_rt_wait(rank, 4, i);
    }
    for (int i = 0; i < 3; ++i)
      launch(rank, 4, copyIntKernel, {&parts[i], &seen[i]});
  }));
  for (int value : seen)
    EXPECT_EQ(value, 1);
}

/// A wait holds up its own stream only, and only until its event: work behind the event goes on meanwhile.
TEST(Streams, CaseB13AWaitBlocksOneStreamUntilOneEvent) {
  TestEngine engine(makeBuilder(1, 3));
  std::atomic<bool> release{false}, computeWentOn{false};
  struct Flags {
    std::atomic<bool> &release, &computeWentOn;
  } flags{release, computeWentOn};
  auto untilReleased = [](void *const *args, int64_t, int64_t) {
    while (!static_cast<Flags *>(args[0])->release)
      std::this_thread::yield();
  };
  auto goOn = [](void *const *args, int64_t, int64_t) {
    static_cast<Flags *>(args[0])->computeWentOn = true;
    static_cast<Flags *>(args[0])->release = true;
  };
  weft_rt_kernel holdKernel{"hold", untilReleased, 1, 1}, goKernel{"go", goOn, 1, 1};
  int value = 0;
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    launch(rank, 1, addOneKernel, {&value});
    weft_rt_record(rank, 1, 0);
    launch(rank, 1, holdKernel, {&flags}); // a long reduction behind the event
    weft_rt_record(rank, 1, 1);
    weft_rt_wait(rank, 2, 1); // another stream waits for it
    weft_rt_wait(rank, 0, 0); // compute waits for the first event only
    launch(rank, 0, goKernel, {&flags});
  }));
  EXPECT_TRUE(computeWentOn);
}

TEST(Streams, EventsAreFreshInEveryProgram) {
  TestEngine engine(1);
  int value = 0, seen = 0;
  for (int i = 1; i <= 20; ++i) {
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      launch(rank, 1, addOneKernel, {&value});
      weft_rt_record(rank, 1, 0);
      weft_rt_wait(rank, 0, 0);
      launch(rank, 0, copyIntKernel, {&value, &seen});
    }));
    ASSERT_EQ(seen, i);
  }
}

/// The caller's arrays may be changed as soon as a command is issued.
TEST(Streams, CaseB17ArgumentsAreTakenAtTheCall) {
  for (int64_t seed : {-1, 0, 1}) {
    TestEngine engine(makeBuilder(2, 2, seed));
    int values[2][2] = {};
    float data[2][2] = {{1, 1}, {10, 10}};
    weft_rt_collective_desc desc = makeAllReduce(2);
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      launch(rank, 1, sleepKernel, {});
      void *args[] = {&values[index][0]};
      weft_rt_launch(rank, 1, &addOneKernel, args);
      args[0] = &values[index][1];
      const weft_rt_collective_desc *descs[] = {&desc};
      const void *src[] = {data[index]};
      void *dst[] = {data[index]};
      weft_rt_collective(rank, 1, 1, descs, src, dst);
      descs[0] = nullptr;
      src[0] = nullptr;
      dst[0] = nullptr;
    }));
    EXPECT_EQ(values[0][0] + values[1][0], 2);
    EXPECT_EQ(values[0][1] + values[1][1], 0);
    EXPECT_EQ(data[0][1], 11.0f);
  }
}

TEST(Streams, CopiesAndLongPrograms) {
  for (int64_t seed : {-1, 2}) {
    TestEngine engine(makeBuilder(1, 2, seed));
    std::vector<int> from(1000), to(1000);
    for (int repeat = 1; repeat <= 3; ++repeat) {
      EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
        for (size_t i = 0; i < from.size(); ++i) {
          launch(rank, 1, addOneKernel, {&from[i]});
          weft_rt_copy(rank, 1, &from[i], &to[i], sizeof(int));
        }
        weft_rt_copy(rank, 1, from.data(), to.data(), 0);
      }));
      EXPECT_EQ(to, std::vector<int>(1000, repeat));
    }
  }
}

TEST(Streams, BlocksAreDividedOverThreads) {
  for (int64_t threads : {1, 2, 3}) {
    EngineBuilder builder(2);
    builder.config.threads_per_rank = threads;
    TestEngine engine(builder);
    std::vector<std::atomic<int>> counts[2] = {std::vector<std::atomic<int>>(10), std::vector<std::atomic<int>>(10)};
    auto count = [](void *const *args, int64_t first, int64_t last) {
      for (int64_t i = first; i < last; ++i)
        ++static_cast<std::atomic<int> *>(args[0])[i];
    };
    for (int64_t blocks : {0, 1, 2, 7, 10}) {
      weft_rt_kernel kernel{"count", count, blocks, 1};
      for (auto &ofRank : counts)
        for (std::atomic<int> &value : ofRank)
          value = 0;
      EXPECT_OK(engine.runProgram(
          [&](weft_rt_rank *rank) { launch(rank, 0, kernel, {counts[weft_rt_rank_index(rank)].data()}); }));
      for (auto &ofRank : counts)
        for (int64_t i = 0; i < 10; ++i)
          EXPECT_EQ(ofRank[size_t(i)], i < blocks ? 1 : 0);
    }
  }
}

std::string messageOf(const std::function<void(weft_rt_rank *)> &program) {
  TestEngine engine(1);
  return toString(engine.runProgram(program));
}

TEST(StreamErrors, EachHasAMessage) {
  EXPECT_EQ(messageOf([](weft_rt_rank *rank) { launch(rank, 2, sleepKernel, {}); }),
            "invalid argument: expects 'stream' to be below 2, but got 2");
  EXPECT_EQ(messageOf([](weft_rt_rank *rank) { weft_rt_record(rank, 0, 16); }),
            "invalid argument: expects 'event' to be below 16, but got 16");
  EXPECT_EQ(messageOf([](weft_rt_rank *rank) { weft_rt_wait(rank, 1, 3); }),
            "failed precondition: stream 1 waits for event 3 before it is recorded");
  EXPECT_EQ(messageOf([](weft_rt_rank *rank) {
              weft_rt_record(rank, 0, 3);
              weft_rt_record(rank, 1, 3);
            }),
            "failed precondition: stream 1 records event 3 a second time");
  EXPECT_EQ(messageOf([](weft_rt_rank *rank) { EXPECT_NE(StatusPtr(weft_rt_rank_begin(rank)), nullptr); }),
            "failed precondition: rank 0 begins a program inside of another");
  TestEngine engine(1);
  int value = 0;
  EXPECT_EQ(toString(engine.run([&](weft_rt_rank *rank) -> weft_rt_status * {
              launch(rank, 0, addOneKernel, {&value});
              return weft_rt_rank_get_status(rank);
            })),
            "failed precondition: rank 0 got a command outside of a program");
  EXPECT_EQ(value, 0);
}

TEST(Streams, TraceTellsWhatRan) {
  struct Trace {
    std::mutex mutex;
    std::vector<weft_rt_trace_event> events;
  } trace;
  EngineBuilder builder(2);
  builder.config.trace_user = &trace;
  builder.config.trace = [](const weft_rt_trace_event *event, void *user) {
    Trace &trace = *static_cast<Trace *>(user);
    std::lock_guard<std::mutex> lock(trace.mutex);
    trace.events.push_back(*event);
  };
  TestEngine engine(builder);
  float data[2] = {};
  int value[2] = {};
  weft_rt_collective_desc desc = makeAllReduce(1);
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    int64_t index = weft_rt_rank_index(rank);
    launch(rank, 0, addOneKernel, {&value[index]});
    collective(rank, 1, desc, &data[index], &data[index]);
    weft_rt_record(rank, 1, 0);
    weft_rt_wait(rank, 0, 0);
  }));
  std::multiset<std::string> seen;
  for (const weft_rt_trace_event &event : trace.events) {
    EXPECT_LE(event.begin, event.end);
    seen.insert(std::to_string(event.rank) + std::to_string(event.stream) + std::to_string(event.kind) +
                (event.name ? event.name : ""));
    bool isEdge = event.kind == WEFT_RT_TRACE_RECORD || event.kind == WEFT_RT_TRACE_WAIT;
    EXPECT_EQ(event.event, isEdge ? 0 : -1);
    EXPECT_EQ(event.bytes, event.kind == WEFT_RT_TRACE_COLLECTIVE ? 4 : 0);
    EXPECT_EQ(event.collective, event.kind == WEFT_RT_TRACE_COLLECTIVE ? WEFT_RT_ALL_REDUCE : -1);
  }
  std::multiset<std::string> expected{"000add_one", "100add_one", "012b", "112b", "015", "115", "004", "104"};
  EXPECT_EQ(seen, expected);
}

//===----------------------------------------------------------------------===//
// Adversarial mode
//===----------------------------------------------------------------------===//

/// A small training step: compute makes two buckets, a communication stream reduces them, compute reads the results and
/// a second communication stream gathers them. `drop` leaves one edge out.
enum class Drop { Nothing, ProducerToStart, ReduceToUse, ReduceToReuse, ReduceToGather };

bool runStep(int64_t seed, Drop drop) {
  constexpr int64_t numRanks = 3, count = 64;
  struct Data {
    float bucket[2][count], used[2][count], gathered[numRanks * count];
  };
  std::vector<Data> data(numRanks);
  auto fill = [](void *const *args, int64_t, int64_t) {
    float *bucket = static_cast<float *>(args[0]);
    float value = *static_cast<float *>(args[1]);
    std::fill(bucket, bucket + count, value);
  };
  auto copy = [](void *const *args, int64_t, int64_t) { memcpy(args[1], args[0], count * sizeof(float)); };
  static const weft_rt_kernel fillKernel{"fill", fill, 1, 2}, copyKernel{"copy", copy, 1, 2};
  static const weft_rt_collective_desc reduce = makeAllReduce(count, 3);
  static const weft_rt_collective_desc gather = [] {
    weft_rt_collective_desc desc = makeAllReduce(count);
    desc.kind = WEFT_RT_ALL_GATHER;
    return desc;
  }();
  float contributions[numRanks][3];
  for (int64_t rank = 0; rank < numRanks; ++rank)
    for (int64_t i = 0; i < 3; ++i)
      contributions[rank][i] = float(std::pow(10.0, double(rank)) * double(3 * (i + 1)));

  TestEngine engine(makeBuilder(numRanks, 3, seed));
  bool right = true;
  for (int repeat = 0; repeat < 4; ++repeat) {
    for (Data &mine : data)
      memset(&mine, 0, sizeof(mine));
    StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      Data &mine = data[size_t(index)];
      for (int32_t i = 0; i < 2; ++i) {
        launch(rank, 0, fillKernel, {mine.bucket[i], &contributions[index][i]});
        weft_rt_record(rank, 0, i);
        if (drop != Drop::ProducerToStart)
          weft_rt_wait(rank, 1, i);
        collective(rank, 1, reduce, mine.bucket[i], mine.bucket[i]);
        weft_rt_record(rank, 1, 2 + i);
      }
      for (int32_t i = 0; i < 2; ++i) {
        if (drop != Drop::ReduceToUse)
          weft_rt_wait(rank, 0, 2 + i);
        launch(rank, 0, copyKernel, {mine.bucket[i], mine.used[i]});
      }
      if (drop != Drop::ReduceToGather)
        weft_rt_wait(rank, 2, 3);
      collective(rank, 2, gather, mine.bucket[1], mine.gathered);
      weft_rt_record(rank, 2, 4);
      if (drop != Drop::ReduceToReuse)
        weft_rt_wait(rank, 0, 4);
      launch(rank, 0, fillKernel, {mine.bucket[1], &contributions[index][2]});
    });
    EXPECT_EQ(status, nullptr) << toString(status);
    for (const Data &mine : data)
      for (int64_t i = 0; i < count; ++i) {
        right &= mine.used[0][i] == 111.0f && mine.used[1][i] == 222.0f;
        for (int64_t rank = 0; rank < numRanks; ++rank)
          right &= mine.gathered[rank * count + i] == 222.0f;
      }
  }
  return right;
}

TEST(Adversarial, CorrectProgramsGiveTheSameBits) {
  EXPECT_TRUE(runStep(-1, Drop::Nothing));
  for (int64_t seed = 0; seed < 50; ++seed)
    ASSERT_TRUE(runStep(seed, Drop::Nothing)) << "seed " << seed;
}

#if !defined(__has_feature) || !__has_feature(thread_sanitizer)
/// A check that cannot fail is worth nothing: each missing edge shows, within few seeds.
TEST(Adversarial, CaseB1AndB10MissingEdgesShow) {
  for (Drop drop : {Drop::ProducerToStart, Drop::ReduceToUse, Drop::ReduceToReuse, Drop::ReduceToGather}) {
    int wrong = 0;
    for (int64_t seed = 0; seed < 10; ++seed)
      wrong += runStep(seed, drop) ? 0 : 1;
    EXPECT_GE(wrong, 3) << "edge " << int(drop);
  }
}
#endif

TEST(Adversarial, FailuresEndInTimeToo) {
  for (int64_t seed = 0; seed < 8; ++seed) {
    TestEngine engine(makeBuilder(3, 2, seed));
    weft_rt_collective_desc desc = makeAllReduce(8);
    float data[3][8] = {};
    auto start = std::chrono::steady_clock::now();
    StatusPtr status = engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      for (int i = 0; i < (index == 1 ? 1 : 3); ++i)
        collective(rank, 1, desc, data[index], data[index]);
      weft_rt_record(rank, 1, 0);
      weft_rt_wait(rank, 0, 0);
    });
    EXPECT_EQ(weft_rt_status_get_code(status.get()), WEFT_RT_MISMATCH) << toString(status);
    EXPECT_LT(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), 3.0);
  }
}

/// Ranks whose programs differ may put each other's collectives off; the time limit ends that.
TEST(Adversarial, CaseB26AndB40DifferentOrdersOfWaitingDoNotHang) {
  for (int64_t seed = 0; seed < 8; ++seed) {
    TestEngine engine(makeBuilder(2, 3, seed));
    weft_rt_collective_desc desc = makeAllReduce(1);
    float data[2][2] = {{1, 1}, {10, 10}};
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      int64_t index = weft_rt_rank_index(rank);
      for (int32_t stream = 0; stream < 2; ++stream) {
        collective(rank, stream + 1, desc, &data[index][stream], &data[index][stream]);
        weft_rt_record(rank, stream + 1, stream);
      }
      weft_rt_wait(rank, 0, int32_t(index));
      weft_rt_wait(rank, 0, int32_t(1 - index));
    }));
    EXPECT_EQ(data[0][0] + data[1][1], 22.0f);
  }
}

/// A rank may own nothing of a bucket: its part of the reduction, its update and its part of the gather are empty.
TEST(Streams, CaseB65EmptyShards) {
  for (int32_t mode : {WEFT_RT_STREAMS_INORDER, WEFT_RT_STREAMS_ADVERSARIAL}) {
    EngineBuilder builder = makeBuilder(3, 2);
    builder.config.stream_mode = mode;
    TestEngine engine(builder);
    weft_rt_collective_desc scatter = makeAllReduce(0), gather = scatter;
    scatter.kind = WEFT_RT_REDUCE_SCATTER;
    gather.kind = WEFT_RT_ALL_GATHER;
    weft_rt_kernel update = addOneKernel;
    update.num_blocks = 0;
    weft_rt_product_desc product{};
    product.k = product.n = product.a_stride_k = product.b_stride_n = product.c_stride_n = 1;
    int values[3] = {};
    for (int program = 0; program < 2; ++program)
      EXPECT_OK(engine
                    .runProgram([&](weft_rt_rank *rank) {
                      int64_t index = weft_rt_rank_index(rank);
                      collective(rank, 1, scatter, nullptr, nullptr);
                      weft_rt_record(rank, 1, 0);
                      weft_rt_wait(rank, 0, 0);
                      launch(rank, 0, update, {&values[index]});
                      weft_rt_product(rank, 0, &product, nullptr, nullptr, nullptr);
                      weft_rt_copy(rank, 0, nullptr, nullptr, 0);
                      weft_rt_record(rank, 0, 1);
                      weft_rt_wait(rank, 1, 1);
                      collective(rank, 1, gather, nullptr, nullptr);
                    })
                    .release());
    EXPECT_EQ(values[0] + values[1] + values[2], 0);
  }
}

/// Several host threads never share a stream's registries: everything is per rank (run under the thread sanitizer).
TEST(Streams, CaseB16ManyRanksManyPrograms) {
  TestEngine engine(makeBuilder(4, 3));
  weft_rt_collective_desc desc = makeAllReduce(100);
  std::vector<float> data[4];
  for (std::vector<float> &ofRank : data)
    ofRank.assign(200, 1.0f);
  for (int program = 0; program < 20; ++program)
    EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
      float *mine = data[weft_rt_rank_index(rank)].data();
      for (int32_t stream = 1; stream < 3; ++stream)
        collective(rank, stream, desc, mine + int64_t(100) * (stream - 1), mine + int64_t(100) * (stream - 1));
      weft_rt_record(rank, 1, 0);
      weft_rt_record(rank, 2, 1);
      weft_rt_wait(rank, 0, 0);
      weft_rt_wait(rank, 0, 1);
      for (int i = 0; i < 200; ++i)
        mine[i] /= 4;
    }));
  for (const std::vector<float> &ofRank : data)
    EXPECT_EQ(ofRank, std::vector<float>(200, 1.0f));
}

} // namespace
