// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Timing on all ranks of the threads engine at once.

#ifndef WEFT_TOOLS_CALIBRATE_BENCH_H
#define WEFT_TOOLS_CALIBRATE_BENCH_H

#include "weft-rt/Engine.h"
#include "weft-rt/Rank.h"

#include <functional>
#include <memory>
#include <vector>

namespace weft::calibrate {

struct BenchOptions {
  int64_t numRanks = 2;
  int64_t threadsPerRank = 1;
  /// How long a measurement takes at least.
  double seconds = 0.05;
  /// Buffer of each rank; its first half holds numbers of a harmless size when a measurement begins.
  int64_t arenaBytes = int64_t(128) << 20;
};

/// An engine, and what every rank runs on it. Ranks begin together and go on until the time is over, so that each is
/// measured while all others do the same.
class Bench {
public:
  /// Throws an Error.
  explicit Bench(const BenchOptions &options);

  const BenchOptions &getOptions() const { return options; }

  /// Runs `body(rank, arena, iteration)` again and again, all inside one program, and returns the seconds that one call
  /// takes: the median of the calls, the mean over ranks. A step is a sum of many, to which slow calls belong.
  /// Where a rank has one thread, its processor time is measured, so that other programs disturb less.
  using Body = std::function<void(weft_rt_rank *rank, char *arena, int64_t iteration)>;
  double measure(const Body &body);

  /// The same for bodies that communicate: every rank runs it `numCalls` times, and the time is that of the clock.
  double measureTogether(int64_t numCalls, const Body &body);

  /// Communicator 0 is that of all ranks, communicator 1 that of each rank alone. There are two streams.
  static constexpr int32_t allRanks = 0, eachRank = 1;

private:
  struct EngineDeleter {
    void operator()(weft_rt_engine *engine) const { weft_rt_engine_destroy(engine); }
  };

  double run(int64_t numCalls, const Body &body);

  BenchOptions options;
  std::unique_ptr<weft_rt_engine, EngineDeleter> engine;
};

} // namespace weft::calibrate

#endif // WEFT_TOOLS_CALIBRATE_BENCH_H
