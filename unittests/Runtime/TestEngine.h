// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the runtime's tests share: an engine that runs a lambda on every rank.

#ifndef WEFT_UNITTESTS_RUNTIME_TESTENGINE_H
#define WEFT_UNITTESTS_RUNTIME_TESTENGINE_H

#include "weft-rt/Abi.h"
#include "weft-rt/Engine.h"
#include "weft-rt/Rank.h"

#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace weft::rt::test {

struct StatusFree {
  void operator()(weft_rt_status *status) const { weft_rt_status_free(status); }
};
using StatusPtr = std::unique_ptr<weft_rt_status, StatusFree>;

inline std::string toString(const StatusPtr &status) {
  return std::string(weft_rt_status_code_name(weft_rt_status_get_code(status.get()))) + ": " +
         weft_rt_status_get_message(status.get());
}

#define EXPECT_OK(expression)                                                                                          \
  do {                                                                                                                 \
    ::weft::rt::test::StatusPtr expectOkStatus(expression);                                                            \
    EXPECT_EQ(expectOkStatus, nullptr) << ::weft::rt::test::toString(expectOkStatus);                                  \
  } while (false)

/// A collective of `count` elements with the tag of a bucket, undivided.
inline weft_rt_collective_desc makeUndivided(int32_t dtype, int32_t kind, int64_t count) {
  weft_rt_collective_desc desc{};
  desc.kind = kind;
  desc.dtype = dtype;
  desc.count = count;
  desc.divisor = 1;
  desc.tag = "b0";
  return desc;
}

/// Collects an engine's configuration with its storage.
struct EngineBuilder {
  std::vector<weft_rt_mesh_axis> axes;
  std::vector<std::vector<int32_t>> communicators;
  weft_rt_engine_config config;

  /// A one-dimensional mesh with one communicator over it.
  explicit EngineBuilder(int64_t numRanks) : EngineBuilder({{"dp", numRanks}}, {{0}}) {}

  EngineBuilder(std::vector<weft_rt_mesh_axis> axes, std::vector<std::vector<int32_t>> communicators)
      : axes(std::move(axes)), communicators(std::move(communicators)) {
    weft_rt_engine_config_init(&config);
    config.num_streams = 2;
    config.num_events = 16;
    config.collective_timeout = 60'000;
  }

  weft_rt_engine *make(StatusPtr *failure = nullptr) {
    std::vector<weft_rt_communicator> list;
    for (const std::vector<int32_t> &axesOf : communicators)
      list.push_back({static_cast<int64_t>(axesOf.size()), axesOf.data()});
    config.num_axes = static_cast<int64_t>(axes.size());
    config.axes = axes.data();
    config.num_communicators = static_cast<int64_t>(list.size());
    config.communicators = list.data();
    weft_rt_engine *engine = nullptr;
    StatusPtr status(weft_rt_engine_create(&config, &engine));
    if (failure)
      *failure = std::move(status);
    else
      EXPECT_EQ(status, nullptr) << toString(status);
    return engine;
  }
};

/// An engine that is destroyed with the test.
class TestEngine {
public:
  using Body = std::function<weft_rt_status *(weft_rt_rank *)>;

  explicit TestEngine(int64_t numRanks) : TestEngine(EngineBuilder(numRanks)) {}
  explicit TestEngine(EngineBuilder builder) : engine(builder.make()) {}
  ~TestEngine() { weft_rt_engine_destroy(engine); }
  TestEngine(const TestEngine &) = delete;
  TestEngine &operator=(const TestEngine &) = delete;

  weft_rt_engine *get() const { return engine; }
  weft_rt_rank *getRank(int64_t index) const { return weft_rt_engine_get_rank(engine, index); }

  /// Runs `body` on every rank's thread.
  StatusPtr run(const Body &body) {
    auto call = [](weft_rt_rank *rank, void *user) { return (*static_cast<const Body *>(user))(rank); };
    return StatusPtr(weft_rt_engine_run(engine, call, const_cast<Body *>(&body)));
  }

  /// Runs `body` on every rank's thread as a program.
  StatusPtr runProgram(const std::function<void(weft_rt_rank *)> &body) {
    return run([&](weft_rt_rank *rank) {
      StatusPtr begun(weft_rt_rank_begin(rank));
      if (!begun)
        body(rank);
      return weft_rt_rank_end(rank);
    });
  }

private:
  weft_rt_engine *engine;
};

/// One collective that is not part of a coalesced launch.
inline void collective(weft_rt_rank *rank, int32_t stream, const weft_rt_collective_desc &desc, const void *src,
                       void *dst) {
  const weft_rt_collective_desc *descs[] = {&desc};
  weft_rt_collective(rank, stream, 1, descs, &src, &dst);
}

} // namespace weft::rt::test

#endif // WEFT_UNITTESTS_RUNTIME_TESTENGINE_H
