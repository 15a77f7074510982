// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Collectives of the threads engine against memcpy of the same buffer, interleaved, since one machine's figures drift.
// `ratio` is memcpy's time over the collective's: how much of the machine's copy rate the collective reaches.
// `cpu_ratio` is the processor time of all ranks' threads over that of memcpy, which a busy machine does not falsify.
// An all_reduce of two ranks moves twice the bytes of memcpy, so 2 on two cores is the copy rate.

#include "weft-rt/Abi.h"
#include "weft-rt/Engine.h"
#include "weft-rt/Rank.h"

#include <benchmark/benchmark.h>
#include <chrono>
#include <cstring>
#include <ctime>

namespace {

constexpr int64_t bufferBytes = 25 << 20;

/// What the program of every rank needs; one benchmark runs at a time.
weft_rt_collective_desc desc;

void program(weft_rt_rank *rank, void *arena) {
  char *buffer = static_cast<char *>(arena);
  int64_t offset = weft_rt_rank_communicator_index(rank, 0) * desc.count * 4;
  const weft_rt_collective_desc *descs[] = {&desc};
  const void *source[] = {desc.kind == WEFT_RT_ALL_GATHER ? buffer + offset : buffer};
  void *destination[] = {desc.kind == WEFT_RT_REDUCE_SCATTER ? buffer + offset : buffer};
  weft_rt_collective(rank, 1, 1, descs, source, destination);
}

double secondsOf(const std::chrono::steady_clock::duration &duration) {
  return std::chrono::duration<double>(duration).count();
}

/// Processor time of the whole process.
double getProcessSeconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

void runCollective(benchmark::State &state, int32_t kind) {
  weft_rt_mesh_axis axis{"dp", state.range(0)};
  int32_t axes[] = {0};
  weft_rt_communicator communicator{1, axes};
  weft_rt_engine_config config;
  weft_rt_engine_config_init(&config);
  config.num_axes = 1;
  config.axes = &axis;
  config.num_communicators = 1;
  config.communicators = &communicator;
  config.num_streams = 2;
  config.arena_bytes = bufferBytes;
  weft_rt_engine *engine;
  if (weft_rt_status *status = weft_rt_engine_create(&config, &engine)) {
    state.SkipWithError(weft_rt_status_get_message(status));
    weft_rt_status_free(status);
    return;
  }
  desc = weft_rt_collective_desc{};
  desc.kind = kind;
  desc.count = kind == WEFT_RT_ALL_REDUCE ? bufferBytes / 4 : bufferBytes / 4 / state.range(0);
  desc.divisor = kind == WEFT_RT_ALL_GATHER ? 1 : state.range(0);
  desc.tag = "bench";

  char *from = static_cast<char *>(aligned_alloc(2 << 20, 26 << 20)),
       *to = static_cast<char *>(aligned_alloc(2 << 20, 26 << 20));
  memset(from, 1, bufferBytes);
  memset(to, 1, bufferBytes);
  weft_rt_status_free(weft_rt_engine_run_program(engine, program));
  double copySeconds = 0, seconds = 0, copyCpu = 0, cpu = 0;
  for (auto iteration : state) {
    double cpuStart = getProcessSeconds();
    auto start = std::chrono::steady_clock::now();
    memcpy(to, from, bufferBytes);
    benchmark::DoNotOptimize(to);
    double cpuMiddle = getProcessSeconds();
    auto middle = std::chrono::steady_clock::now();
    weft_rt_status_free(weft_rt_engine_run_program(engine, program));
    double taken = secondsOf(std::chrono::steady_clock::now() - middle);
    cpu += getProcessSeconds() - cpuMiddle;
    copyCpu += cpuMiddle - cpuStart;
    copySeconds += secondsOf(middle - start);
    seconds += taken;
    state.SetIterationTime(taken);
  }
  state.SetBytesProcessed(state.iterations() * bufferBytes);
  state.counters["memcpy_GB/s"] = double(bufferBytes) * double(state.iterations()) / copySeconds * 1e-9;
  state.counters["ratio"] = copySeconds / seconds;
  state.counters["cpu_ratio"] = cpu / copyCpu;
  weft_rt_engine_destroy(engine);
  free(from);
  free(to);
}

BENCHMARK_CAPTURE(runCollective, all_reduce, WEFT_RT_ALL_REDUCE)
    ->Arg(1)
    ->Arg(2)
    ->Arg(4)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(runCollective, reduce_scatter, WEFT_RT_REDUCE_SCATTER)
    ->Arg(2)
    ->Arg(4)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(runCollective, all_gather, WEFT_RT_ALL_GATHER)
    ->Arg(2)
    ->Arg(4)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
