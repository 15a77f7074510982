// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Bench.h"

#include "Error.h"

#include <algorithm>
#include <ctime>

using namespace weft::calibrate;

static void check(weft_rt_status *status) {
  if (!status)
    return;
  std::string message = weft_rt_status_get_message(status);
  weft_rt_status_free(status);
  throw weft::run::Error(std::move(message));
}

static double readClock(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

Bench::Bench(const BenchOptions &options) : options(options) {
  weft_rt_mesh_axis axis{"dp", options.numRanks};
  int32_t axes[] = {0};
  weft_rt_communicator communicators[] = {{1, axes}, {0, nullptr}};
  weft_rt_engine_config config;
  weft_rt_engine_config_init(&config);
  config.num_axes = 1;
  config.axes = &axis;
  config.num_communicators = 2;
  config.communicators = communicators;
  config.num_streams = 2;
  // An event can be recorded once in a program.
  config.num_events = int64_t(1) << 16;
  config.threads_per_rank = options.threadsPerRank;
  config.arena_bytes = options.arenaBytes;
  weft_rt_engine *made = nullptr;
  check(weft_rt_engine_create(&config, &made));
  engine.reset(made);
}

/// Values that neither grow in products nor become denormal.
static void fill(char *arena, int64_t bytes) {
  float *values = reinterpret_cast<float *>(arena);
  for (int64_t i = 0; i < bytes / 4; ++i)
    values[i] = float((i * 2654435761u >> 7) % 1024) / 1024.0f - 0.5f;
}

double Bench::run(int64_t numCalls, const Body &body) {
  struct Shared {
    const Body &body;
    const BenchOptions &options;
    int64_t numCalls; // 0: until the time is over
    std::vector<double> seconds;
  } shared{body, options, numCalls, std::vector<double>(size_t(options.numRanks))};
  auto onRank = [](weft_rt_rank *rank, void *user) -> weft_rt_status * {
    Shared &shared = *static_cast<Shared *>(user);
    char *arena = static_cast<char *>(weft_rt_rank_arena(rank));
    fill(arena, shared.options.arenaBytes / 2);
    std::vector<double> samples;
    samples.reserve(1 << 16);
    if (weft_rt_status *status = weft_rt_rank_barrier(rank))
      return status;
    weft_rt_status *begun = weft_rt_rank_begin(rank);
    weft_rt_status_free(begun);
    shared.body(rank, arena, 0); // caches, and what libraries prepare
    bool isAlone = shared.numCalls == 0 && shared.options.threadsPerRank == 1;
    clockid_t clock = isAlone ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC;
    double start = readClock(clock), last = start;
    auto mayGoOn = [&] {
      if (shared.numCalls > 0)
        return int64_t(samples.size()) < shared.numCalls;
      return samples.size() < 3 || (last - start < shared.options.seconds && samples.size() < samples.capacity());
    };
    while (!begun && mayGoOn()) {
      shared.body(rank, arena, int64_t(samples.size()) + 1);
      double now = readClock(clock);
      samples.push_back(now - last);
      last = now;
    }
    weft_rt_status *status = weft_rt_rank_end(rank);
    if (status || samples.empty())
      return status;
    auto chosen = samples.begin() + ptrdiff_t(samples.size() / 2);
    std::nth_element(samples.begin(), chosen, samples.end());
    shared.seconds[size_t(weft_rt_rank_index(rank))] = *chosen;
    return nullptr;
  };
  check(weft_rt_engine_run(engine.get(), onRank, &shared));
  double sum = 0;
  for (double seconds : shared.seconds)
    sum += seconds;
  return sum / double(options.numRanks);
}

double Bench::measure(const Body &body) { return run(0, body); }

double Bench::measureTogether(int64_t numCalls, const Body &body) { return run(numCalls, body); }
