// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The floor of a step: its matrix products alone, one after the other, by the runtime that also runs the step, at the
// same places of an arena of the same size. What a step takes longer is what kernels, update and communication cost.
//
// weft-bench-products LIST RANKS THREADS, with a LIST that products.py has written. Prints `ready`; then, for each line
// N of standard input, runs the list N times on all ranks at once and prints {"seconds": [...], "peak_bytes": ...,
// "odd": ...}, where `odd` is the share of the arena's numbers that ended as subnormal, infinite or not a number.

#include "weft-rt/Abi.h"
#include "weft-rt/Engine.h"
#include "weft-rt/Rank.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
#include <vector>

namespace {

struct Product {
  weft_rt_product_desc desc;
  int64_t place[3];
};

std::vector<Product> products;
int64_t arenaBytes = 0;

bool read(std::FILE *file, int64_t &value) {
  long long number;
  if (std::fscanf(file, "%lld", &number) != 1)
    return false;
  value = number;
  return true;
}

bool read(std::FILE *file, int32_t &value) {
  int64_t wide;
  if (!read(file, wide))
    return false;
  value = static_cast<int32_t>(wide);
  return true;
}

bool readProduct(std::FILE *file, Product &product) {
  weft_rt_product_desc &d = product.desc = weft_rt_product_desc{};
  bool good = read(file, d.dtype_a) && read(file, d.dtype_b) && read(file, d.dtype_c) && read(file, d.accumulate);
  for (int64_t *field : {&d.m, &d.n, &d.k, &d.a_stride_m, &d.a_stride_k, &d.b_stride_k, &d.b_stride_n, &d.c_stride_m,
                         &d.c_stride_n, &d.num_batch_dims})
    good = good && read(file, *field);
  if (!good || d.num_batch_dims > WEFT_RT_MAX_BATCH_DIMS)
    return false;
  for (int64_t i = 0; i < d.num_batch_dims; ++i)
    good = good && read(file, d.batch_size[i]) && read(file, d.a_batch_stride[i]) && read(file, d.b_batch_stride[i]) &&
           read(file, d.c_batch_stride[i]);
  return good && read(file, product.place[0]) && read(file, product.place[1]) && read(file, product.place[2]);
}

bool readList(const char *path) {
  std::FILE *file = std::fopen(path, "r");
  if (!file)
    return false;
  int64_t count = 0;
  bool good = read(file, arenaBytes) && read(file, count);
  for (int64_t i = 0; good && i < count; ++i) {
    Product product;
    good = readProduct(file, product);
    products.push_back(product);
  }
  std::fclose(file);
  return good;
}

/// Fills the arena so that sums over some hundred products of two elements keep about the magnitude of the elements:
/// numbers that grow or vanish from product to product could take another time than those of a training step.
weft_rt_status *fill(weft_rt_rank *rank, void *) {
  auto *numbers = static_cast<float *>(weft_rt_rank_arena(rank));
  uint64_t state = 0x9e3779b97f4a7c15u + static_cast<uint64_t>(weft_rt_rank_index(rank));
  for (int64_t i = 0, e = arenaBytes / 4; i != e; ++i) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    numbers[i] = (static_cast<float>(state >> 40) * 0x1p-24f - 0.5f) * 0.16f;
  }
  return nullptr;
}

void program(weft_rt_rank *rank, void *arena) {
  char *base = static_cast<char *>(arena);
  for (const Product &product : products)
    weft_rt_product(rank, 0, &product.desc, base + product.place[0], base + product.place[1], base + product.place[2]);
}

double oddShare(weft_rt_engine *engine) {
  auto *numbers = static_cast<const float *>(weft_rt_rank_arena(weft_rt_engine_get_rank(engine, 0)));
  int64_t odd = 0, count = arenaBytes / 4;
  for (int64_t i = 0; i != count; ++i) {
    int kind = std::fpclassify(numbers[i]);
    odd += kind != FP_NORMAL && kind != FP_ZERO;
  }
  return static_cast<double>(odd) / static_cast<double>(count);
}

/// Prints the message of a failure; returns whether there was one.
bool failed(weft_rt_status *status) {
  if (!status)
    return false;
  std::fprintf(stderr, "weft-bench-products: error: %s\n", weft_rt_status_get_message(status));
  weft_rt_status_free(status);
  return true;
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: weft-bench-products LIST RANKS THREADS\n");
    return 1;
  }
  if (!readList(argv[1])) {
    std::fprintf(stderr, "weft-bench-products: error: '%s' is no list of products\n", argv[1]);
    return 1;
  }
  weft_rt_mesh_axis axis{"dp", std::atoll(argv[2])};
  weft_rt_engine_config config;
  weft_rt_engine_config_init(&config);
  config.num_axes = 1;
  config.axes = &axis;
  config.threads_per_rank = std::atoll(argv[3]);
  config.arena_bytes = arenaBytes;
  weft_rt_engine *engine;
  if (failed(weft_rt_engine_create(&config, &engine)))
    return 1;
  std::puts("ready");
  std::fflush(stdout);

  int passes;
  while (std::scanf("%d", &passes) == 1) {
    // Also fresh numbers for every request, since products read what earlier passes have left.
    if (failed(weft_rt_engine_run(engine, fill, nullptr)))
      return 1;
    std::printf("{\"seconds\": [");
    for (int pass = 0; pass < passes; ++pass) {
      auto start = std::chrono::steady_clock::now();
      if (failed(weft_rt_engine_run_program(engine, program)))
        return 1;
      std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
      std::printf("%s%.6f", pass ? ", " : "", taken.count());
    }
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    std::printf("], \"peak_bytes\": %lld, \"odd\": %.6f}\n", static_cast<long long>(usage.ru_maxrss) * 1024,
                oddShare(engine));
    std::fflush(stdout);
  }
  weft_rt_engine_destroy(engine);
  return 0;
}
