// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Measure.h"

#include "Kernels.h"
#include "weft-rt/Abi.h"

#include <algorithm>
#include <fmt/core.h>

using namespace weft::calibrate;

/// Figures must be positive.
static constexpr double leastLatency = 1e-7;

/// Time without an overhead that is counted elsewhere; never so little that noise decides.
static double beyond(double seconds, double overhead) { return std::max(seconds - overhead, seconds / 4); }

namespace {

/// Offsets of buffers that follow each other through a part of the arena and begin again at its end, so that a buffer
/// is not in the caches because of the call before.
class Ring {
public:
  Ring(int64_t begin, int64_t bytes) : begin(begin), bytes(bytes) {}

  int64_t take(int64_t size) {
    size = (size + 63) / 64 * 64;
    if (used + size > bytes)
      used = 0;
    int64_t offset = begin + used;
    used += size;
    return offset;
  }

private:
  int64_t begin, bytes, used = 0;
};

class Measurer {
public:
  Measurer(const BenchOptions &options, bool isQuick, void (*progress)(const std::string &))
      : bench(options), options(options), isQuick(isQuick), progress(progress) {}

  Measurements run() {
    progress("overheads of commands");
    measureLaunches();
    progress("memory");
    measureMemory();
    progress("arithmetic");
    measureArithmetic();
    for (auto [name, dtype, bytes] : {std::tuple("f32", WEFT_RT_F32, 4), std::tuple("bf16", WEFT_RT_BF16, 2)})
      measureProducts(name, dtype, bytes);
    return std::move(result);
  }

private:
  int64_t half() const { return options.arenaBytes / 2; }

  /// Seconds of one command when many follow each other.
  double measureMany(const Bench::Body &body) {
    constexpr int64_t many = 256;
    return bench.measure([&](weft_rt_rank *rank, char *arena, int64_t iteration) {
      for (int64_t i = 0; i < many; ++i)
        body(rank, arena, iteration);
    }) / double(many);
  }

  void measureLaunches() {
    weft_rt_kernel empty = makeEmptyKernel();
    result.launchKernel =
        measureMany([&](weft_rt_rank *rank, char *, int64_t) { weft_rt_launch(rank, 0, &empty, nullptr); });
    weft_rt_product_desc product = makeProduct(WEFT_RT_F32, 2, 2, 2, false, false);
    result.launchProduct = measureMany([&](weft_rt_rank *rank, char *arena, int64_t) {
      weft_rt_product(rank, 0, &product, arena, arena + 64, arena + half());
    });
    result.launchCopy = measureMany(
        [&](weft_rt_rank *rank, char *arena, int64_t) { weft_rt_copy(rank, 0, arena, arena + half(), 64); });
  }

  /// A chain of kernels, each of which reads what the one before has written: as in a step, what is read may still be
  /// in a cache, and what is written is not. Its lines move twice, since a cache fetches them first.
  void measureMemory() {
    for (int64_t bytes = int64_t(32) << 10; bytes <= options.arenaBytes; bytes *= 4) {
      int64_t size = bytes / 2;
      weft_rt_kernel kernel = makeCopyKernel(size / 4);
      std::vector<int64_t> last(size_t(options.numRanks));
      std::vector<Ring> rings(size_t(options.numRanks), Ring(0, options.arenaBytes));
      double seconds = bench.measure([&](weft_rt_rank *rank, char *arena, int64_t) {
        size_t index = size_t(weft_rt_rank_index(rank));
        int64_t next = rings[index].take(size);
        if (next == last[index]) // at the very first call
          next = rings[index].take(size);
        void *args[] = {arena + last[index], arena + next};
        weft_rt_launch(rank, 0, &kernel, args);
        last[index] = next;
      });
      result.memory.emplace_back(bytes, double(bytes + size) / beyond(seconds, result.launchKernel));
    }
  }

  void measureArithmetic() {
    constexpr int64_t count = 4 * blockElements; // stays in the first-level caches
    int64_t numElements = count * options.threadsPerRank;
    for (bool isArithmetic : {true, false}) {
      weft_rt_kernel kernel = isArithmetic ? makeArithmeticKernel(numElements) : makeTranscendentalKernel(numElements);
      double seconds = measureMany([&](weft_rt_rank *rank, char *arena, int64_t) {
        void *args[] = {arena, arena + half()};
        weft_rt_launch(rank, 0, &kernel, args);
      });
      double each = double(isArithmetic ? flopsPerElement : transcendentalsPerElement);
      (isArithmetic ? result.arithmetic : result.transcendentals) =
          each * double(numElements) / beyond(seconds, result.launchKernel);
    }
  }

  static weft_rt_product_desc makeProduct(int32_t dtype, int64_t m, int64_t n, int64_t k, bool transA, bool transB) {
    weft_rt_product_desc desc{};
    desc.dtype_a = desc.dtype_b = desc.dtype_c = dtype;
    desc.m = m;
    desc.n = n;
    desc.k = k;
    desc.a_stride_m = transA ? 1 : k;
    desc.a_stride_k = transA ? m : 1;
    desc.b_stride_k = transB ? 1 : n;
    desc.b_stride_n = transB ? k : 1;
    desc.c_stride_m = n;
    desc.c_stride_n = 1;
    return desc;
  }

  /// The seconds of one product beyond its launch. What one operand holds the command before has made, so that it may
  /// be in a cache; the other operand and the result are not.
  double measureProduct(weft_rt_product_desc desc, int64_t elementBytes) {
    // Small products come in batches, as those of attention do.
    int64_t numBatches = std::clamp<int64_t>((int64_t(1) << 20) / (desc.m * desc.n * desc.k), 1, 64);
    desc.num_batch_dims = 1;
    desc.batch_size[0] = numBatches;
    desc.a_batch_stride[0] = desc.m * desc.k;
    desc.b_batch_stride[0] = desc.k * desc.n;
    desc.c_batch_stride[0] = desc.m * desc.n;
    int64_t bytesB = numBatches * desc.k * desc.n * elementBytes, bytesC = numBatches * desc.m * desc.n * elementBytes,
            bytesA = numBatches * desc.m * desc.k * elementBytes;
    // Inputs lie in the half that has been filled.
    std::vector<std::pair<Ring, Ring>> rings(size_t(options.numRanks),
                                             {Ring(bytesA, half() - bytesA), Ring(half(), half())});
    double seconds = bench.measure([&](weft_rt_rank *rank, char *arena, int64_t) {
      auto &[inputs, outputs] = rings[size_t(weft_rt_rank_index(rank))];
      weft_rt_product(rank, 0, &desc, arena, arena + inputs.take(bytesB), arena + outputs.take(bytesC));
    });
    return beyond(seconds, result.launchProduct) / double(numBatches);
  }

  /// The three products of a layer: forward, and the gradients of weights and of inputs.
  void measureProducts(const std::string &name, int32_t dtype, int64_t elementBytes) {
    std::vector<int64_t> sizes = {16, 32, 64, 128, 384, 1024, 4096};
    if (isQuick || dtype != WEFT_RT_F32)
      sizes = {64, 384, 1536};
    constexpr int64_t most = int64_t(1) << 31;
    std::vector<ProductPoint> points;
    for (int64_t m : sizes) {
      progress(fmt::format("products of {}, m = {}", name, m));
      for (int64_t n : sizes)
        for (int64_t k : sizes) {
          int64_t largest = std::max({m * n, m * k + k * n}) * elementBytes;
          if (m * n * k > most || largest + 4096 > half())
            continue;
          double seconds = 0;
          for (auto [transA, transB] : {std::pair(false, false), std::pair(true, false), std::pair(false, true)})
            seconds += measureProduct(makeProduct(dtype, m, n, k, transA, transB), elementBytes) / 3;
          points.push_back({m, n, k, 2.0 * double(m * n * k) / seconds});
        }
    }
    result.products.emplace_back(name, std::move(points));
  }

  Bench bench;
  BenchOptions options;
  bool isQuick;
  void (*progress)(const std::string &);
  Measurements result;
};

class CollectiveMeasurer {
public:
  CollectiveMeasurer(const BenchOptions &options, bool isQuick) : bench(options), options(options), isQuick(isQuick) {}

  void run(Measurements &result) {
    int64_t numCalls = isQuick ? 200 : 1000;
    constexpr int64_t fewBytes = 64;
    result.launchCollective = measureCollective(WEFT_RT_ALL_REDUCE, fewBytes, Bench::eachRank, numCalls);
    double together = measureCollective(WEFT_RT_ALL_REDUCE, fewBytes, Bench::allRanks, numCalls);
    result.collectiveLatency = std::max(together - result.launchCollective, leastLatency);
    double overhead = result.launchCollective + result.collectiveLatency;
    for (int64_t bytes = int64_t(128) << 10; bytes <= options.arenaBytes / 4; bytes *= 4) {
      double traffic = 0, seconds = 0, ranks = double(options.numRanks);
      int64_t calls = std::clamp<int64_t>(int64_t(options.seconds * 2e10) / bytes, 12, numCalls);
      for (int32_t kind : {WEFT_RT_ALL_REDUCE, WEFT_RT_REDUCE_SCATTER, WEFT_RT_ALL_GATHER}) {
        // What all ranks read and write, in equal parts.
        traffic += double(bytes) * (kind == WEFT_RT_ALL_REDUCE ? 2 * ranks : ranks + 1) / ranks;
        seconds += beyond(measureCollective(kind, bytes, Bench::allRanks, calls), overhead);
      }
      result.collectives.emplace_back(bytes, traffic / seconds);
    }
  }

private:
  /// Seconds from issuing a collective on the communication stream until the compute stream has waited for it.
  double measureCollective(int32_t kind, int64_t bytes, int32_t communicator, int64_t numCalls) {
    int64_t size = communicator == Bench::allRanks ? options.numRanks : 1;
    weft_rt_collective_desc desc{};
    desc.kind = kind;
    desc.dtype = WEFT_RT_F32;
    desc.communicator = communicator;
    desc.count = bytes / 4 / (kind == WEFT_RT_ALL_REDUCE ? 1 : size);
    desc.divisor = kind == WEFT_RT_ALL_GATHER ? 1 : size;
    desc.tag = "calibration";
    std::vector<Ring> rings(size_t(options.numRanks), Ring(0, options.arenaBytes / 2));
    return bench.measureTogether(numCalls, [&](weft_rt_rank *rank, char *arena, int64_t iteration) {
      char *buffer = arena + rings[size_t(weft_rt_rank_index(rank))].take(bytes);
      char *slice = buffer + weft_rt_rank_communicator_index(rank, communicator) * desc.count * 4;
      const weft_rt_collective_desc *descs[] = {&desc};
      const void *source[] = {kind == WEFT_RT_ALL_GATHER ? slice : buffer};
      void *destination[] = {kind == WEFT_RT_REDUCE_SCATTER ? slice : buffer};
      weft_rt_collective(rank, 1, 1, descs, source, destination);
      weft_rt_record(rank, 1, int32_t(iteration));
      weft_rt_wait(rank, 0, int32_t(iteration));
    });
  }

  Bench bench;
  BenchOptions options;
  bool isQuick;
};

} // namespace

Measurements weft::calibrate::measureMachine(const BenchOptions &options, bool isQuick,
                                             void (*progress)(const std::string &line)) {
  Measurements result = Measurer(options, isQuick, progress).run();
  progress("collectives");
  BenchOptions together = options;
  // One rank has nobody to communicate with: two, with a core each.
  if (options.numRanks == 1) {
    together.numRanks = 2;
    together.threadsPerRank = 1;
  }
  CollectiveMeasurer(together, isQuick).run(result);
  return result;
}

static void keepFaster(Curve &best, const Curve &other) {
  for (size_t i = 0; i < best.size(); ++i)
    best[i].second = std::max(best[i].second, other[i].second);
}

void weft::calibrate::keepBest(Measurements &best, const Measurements &other) {
  // The latency is a difference of two times: that of the best ones, not the least difference.
  double together =
      std::min(best.launchCollective + best.collectiveLatency, other.launchCollective + other.collectiveLatency);
  best.launchCollective = std::min(best.launchCollective, other.launchCollective);
  best.collectiveLatency = std::max(together - best.launchCollective, leastLatency);
  for (double Measurements::*time :
       {&Measurements::launchKernel, &Measurements::launchProduct, &Measurements::launchCopy})
    best.*time = std::min(best.*time, other.*time);
  for (double Measurements::*rate : {&Measurements::arithmetic, &Measurements::transcendentals})
    best.*rate = std::max(best.*rate, other.*rate);
  for (size_t dtype = 0; dtype < best.products.size(); ++dtype)
    for (size_t i = 0; i < best.products[dtype].second.size(); ++i)
      best.products[dtype].second[i].rate =
          std::max(best.products[dtype].second[i].rate, other.products[dtype].second[i].rate);
  keepFaster(best.memory, other.memory);
  keepFaster(best.collectives, other.collectives);
}
