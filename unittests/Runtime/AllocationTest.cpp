// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// After the first step, weft allocates nothing and no thread of a rank meets a page fault.
//
// This program replaces malloc and operator new to count calls on the threads that ask for it. What the product library
// allocates inside of itself is not weft's and is left out by the address of the caller.

#include "TestEngine.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <link.h>
#include <new>
#include <sys/resource.h>

using namespace weft::rt::test;

extern "C" void *__libc_malloc(size_t size);
extern "C" void *__libc_calloc(size_t count, size_t size);
extern "C" void *__libc_realloc(void *pointer, size_t size);
extern "C" void *__libc_memalign(size_t alignment, size_t size);
extern "C" void __libc_free(void *pointer);

namespace {

/// Allocations while counting was on, of all threads.
std::atomic<int64_t> numAllocations{0};
std::atomic<bool> counting{false};

/// Address ranges of libraries whose allocations are their own business.
struct Range {
  uintptr_t begin, end;
};
Range foreignRanges[64];
int numForeignRanges = 0;

int collectRanges(dl_phdr_info *info, size_t, void *) {
  const char *name = info->dlpi_name;
  if (!strstr(name, "libdnnl") && !strstr(name, "libgomp") && !strstr(name, "libOpenCL"))
    return 0;
  for (int i = 0; i < info->dlpi_phnum && numForeignRanges < 64; ++i)
    if (info->dlpi_phdr[i].p_type == PT_LOAD) {
      uintptr_t begin = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
      foreignRanges[numForeignRanges++] = {begin, begin + info->dlpi_phdr[i].p_memsz};
    }
  return 0;
}

void count(void *caller) {
  if (!counting.load(std::memory_order_relaxed))
    return;
  uintptr_t address = reinterpret_cast<uintptr_t>(caller);
  for (int i = 0; i < numForeignRanges; ++i)
    if (address >= foreignRanges[i].begin && address < foreignRanges[i].end)
      return;
  numAllocations.fetch_add(1, std::memory_order_relaxed);
}

} // namespace

extern "C" {
void *malloc(size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  count(__builtin_return_address(0));
  return __libc_calloc(number, size);
}
void *realloc(void *pointer, size_t size) {
  count(__builtin_return_address(0));
  return __libc_realloc(pointer, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **out, size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  *out = __libc_memalign(alignment, size);
  return *out ? 0 : 12;
}
void free(void *pointer) { __libc_free(pointer); }
}

void *operator new(size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}
void *operator new[](size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}
void operator delete(void *pointer) noexcept { __libc_free(pointer); }
void operator delete[](void *pointer) noexcept { __libc_free(pointer); }
void operator delete(void *pointer, size_t) noexcept { __libc_free(pointer); }
void operator delete[](void *pointer, size_t) noexcept { __libc_free(pointer); }

namespace {

int64_t getFaults() {
  rusage usage;
  getrusage(RUSAGE_THREAD, &usage);
  return usage.ru_minflt + usage.ru_majflt;
}

// A step as a compiled program issues it, with everything at offsets of the arena: kernels, small and large products,
// copies, two coalesced collectives on a stream of their own, and events.
constexpr int64_t size = 512, count4 = 1 << 18;
constexpr int64_t offsetA = 0, offsetB = offsetA + 4 * size * size, offsetC = offsetB + 4 * size * size,
                  offsetBucket = offsetC + 4 * size * size, offsetShard = offsetBucket + 4 * count4,
                  offsetFaults = offsetShard + 4 * count4, arenaBytes = offsetFaults + 64;

void addBlocks(void *const *args, int64_t first, int64_t last) {
  float *values = static_cast<float *>(args[0]);
  for (int64_t i = first * (count4 / 8); i < last * (count4 / 8); ++i)
    values[i] += 1;
}
void sampleFaults(void *const *args, int64_t, int64_t) { *static_cast<int64_t *>(args[0]) = getFaults(); }

const weft_rt_kernel addKernel{"add", addBlocks, 8, 1}, sampleKernel{"sample", sampleFaults, 1, 1};

weft_rt_product_desc makeProduct(int64_t extent) {
  weft_rt_product_desc desc{};
  desc.m = desc.n = desc.k = extent;
  desc.a_stride_m = desc.b_stride_k = desc.c_stride_m = size;
  desc.a_stride_k = desc.b_stride_n = desc.c_stride_n = 1;
  return desc;
}

const weft_rt_product_desc largeProduct = makeProduct(size), smallProduct = makeProduct(48);

weft_rt_collective_desc makeCollective(int32_t kind, int64_t count, int64_t divisor) {
  weft_rt_collective_desc desc{};
  desc.kind = kind;
  desc.count = count;
  desc.divisor = divisor;
  desc.tag = "bucket";
  return desc;
}

const weft_rt_collective_desc scatter = makeCollective(WEFT_RT_REDUCE_SCATTER, count4 / 2, 2),
                              gather = makeCollective(WEFT_RT_ALL_GATHER, count4 / 2, 1),
                              loss = makeCollective(WEFT_RT_ALL_REDUCE, 1, 2);

void step(weft_rt_rank *rank, void *arena) {
  char *base = static_cast<char *>(arena);
  void *bucket = base + offsetBucket, *shard = base + offsetShard;
  for (int32_t i = 0; i < 100; ++i) { // more commands than one chunk of a queue
    void *args[] = {bucket};
    weft_rt_launch(rank, i % 2, &addKernel, args);
    weft_rt_record(rank, i % 2, i);
    weft_rt_wait(rank, 1 - i % 2, i);
  }
  weft_rt_product(rank, 0, &largeProduct, base + offsetA, base + offsetB, base + offsetC);
  weft_rt_product(rank, 0, &smallProduct, base + offsetA, base + offsetB, base + offsetC);
  weft_rt_record(rank, 0, 100);
  weft_rt_wait(rank, 1, 100);
  const weft_rt_collective_desc *descs[] = {&scatter, &loss};
  const void *sources[] = {bucket, base + offsetC};
  void *destinations[] = {shard, base + offsetC};
  weft_rt_collective(rank, 1, 2, descs, sources, destinations);
  const weft_rt_collective_desc *descs2[] = {&gather};
  const void *sources2[] = {shard};
  void *destinations2[] = {bucket};
  weft_rt_collective(rank, 1, 1, descs2, sources2, destinations2);
  weft_rt_record(rank, 1, 101);
  weft_rt_wait(rank, 0, 101);
  // An odd number of launches, so that each goes through another slot in the next step.
  const weft_rt_collective_desc *descs3[] = {&loss, &loss, &loss};
  const void *sources3[] = {base + offsetC, base + offsetC + 4, base + offsetC + 8};
  void *destinations3[] = {base + offsetC, base + offsetC + 4, base + offsetC + 8};
  weft_rt_collective(rank, 1, 3, descs3, sources3, destinations3);
  weft_rt_copy(rank, 0, bucket, shard, 4 * count4);
  void *args[] = {base + offsetFaults};
  weft_rt_launch(rank, 1, &sampleKernel, args);
}

class Allocation : public testing::TestWithParam<int> {};

TEST_P(Allocation, NothingIsAllocatedOrFaultedInAfterTheFirstStep) {
  dl_iterate_phdr(collectRanges, nullptr);
  ASSERT_GT(numForeignRanges, 0);
  EngineBuilder builder(2);
  builder.config.arena_bytes = arenaBytes;
  builder.config.num_events = 102;
  builder.config.threads_per_rank = GetParam();
  TestEngine engine(builder);
  int64_t faults[2] = {}, workerFaults[2] = {};

  auto runStep = [](weft_rt_rank *rank, void *user) -> weft_rt_status * {
    int64_t before = getFaults();
    weft_rt_status *status = weft_rt_rank_execute(rank, step);
    static_cast<int64_t *>(user)[weft_rt_rank_index(rank)] += getFaults() - before;
    return status;
  };
  auto getWorkerFaults = [&](int64_t rank) {
    return *reinterpret_cast<int64_t *>(static_cast<char *>(weft_rt_rank_arena(engine.getRank(rank))) + offsetFaults);
  };
  ASSERT_EQ(weft_rt_engine_run(engine.get(), runStep, faults), nullptr);
  for (int64_t rank = 0; rank < 2; ++rank) {
    faults[rank] = 0;
    workerFaults[rank] = getWorkerFaults(rank);
  }

  numAllocations = 0;
  counting = true;
  weft_rt_status *status = nullptr;
  for (int i = 0; i < 10 && !status; ++i)
    status = weft_rt_engine_run(engine.get(), runStep, faults);
  counting = false;
  ASSERT_EQ(status, nullptr);
  EXPECT_EQ(numAllocations, 0);
  for (int64_t rank = 0; rank < 2; ++rank) {
    EXPECT_EQ(faults[rank], 0) << "rank " << rank;
    EXPECT_EQ(getWorkerFaults(rank) - workerFaults[rank], 0) << "worker of rank " << rank;
  }

  // The ledger says what was allocated.
  weft_rt_rank_ledger ledger;
  weft_rt_rank_get_ledger(engine.getRank(0), &ledger);
  EXPECT_EQ(ledger.arena, arenaBytes);
  EXPECT_GT(ledger.commands, 0);
  EXPECT_GE(ledger.products, 0);
}

INSTANTIATE_TEST_SUITE_P(Threads, Allocation, testing::Values(1, 2), testing::PrintToStringParamName());

TEST(AllocationHook, CountsWhatItShould) {
  numAllocations = 0;
  counting = true;
  std::unique_ptr<int> one(new int(1));
  void *volatile two = malloc(10);
  counting = false;
  free(two);
  EXPECT_EQ(numAllocations, 2);
}

} // namespace
