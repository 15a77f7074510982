// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Runs a step written by hand and counts what a step loop must not do: heap allocations and page faults of the ranks'
// threads. The counters replace malloc for this whole program, so that libraries are counted, too.

#include "TestSupport.h"

#include "Artifact.h"
#include "Trainer.h"

#include <atomic>
#include <cstdlib>

using namespace weft::run;
using namespace weft::run::test;

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define WEFT_COUNTS_ALLOCATIONS 1

extern "C" {
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
}

static std::atomic<bool> isCounting{false};
static std::atomic<int64_t> numAllocations{0};

static void count() {
  if (isCounting.load(std::memory_order_relaxed))
    numAllocations.fetch_add(1, std::memory_order_relaxed);
}

extern "C" void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}
extern "C" void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}
extern "C" void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}
extern "C" void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}
extern "C" int posix_memalign(void **out, size_t alignment, size_t size) {
  count();
  *out = __libc_memalign(alignment, size);
  return *out ? 0 : 12;
}
#endif

/// The text that the tests train on.
static std::string makeText() {
  std::string text;
  for (int i = 0; i < 5000; ++i)
    text += char('a' + i * i % 23);
  return text;
}

#ifdef WEFT_COUNTS_ALLOCATIONS
/// Allocations of a whole run of that many steps.
static int64_t countAllocations(const Folder &folder, int64_t numSteps) {
  Artifact artifact(WEFT_TEST_ARTIFACT);
  RunOptions options;
  options.data = {folder.path("text")};
  options.eval = {folder.path("text")};
  options.evalEvery = 10;
  options.evalBatches = 2;
  options.numSteps = numSteps;
  options.isQuiet = true;
  options.logPath = folder.path("log");
  options.tracePath = folder.path("trace");
  options.traceWindow = {1, 10};
  numAllocations = 0;
  isCounting = true;
  train(artifact, options, nullptr);
  isCounting = false;
  return numAllocations;
}

// Set-up and end allocate, steps do not: a run of ten times as many steps allocates exactly as often.
TEST(StepLoop, AllocatesNothing) {
  Folder folder;
  folder.write("text", makeText());
  countAllocations(folder, 20); // libraries set themselves up
  int64_t few = countAllocations(folder, 20);
  int64_t many = countAllocations(folder, 200);
  EXPECT_GT(few, 0);
  EXPECT_EQ(many, few);
}
#endif

TEST(StepLoop, FaultsNoPages) {
  Folder folder;
  folder.write("text", makeText());
  Artifact artifact(WEFT_TEST_ARTIFACT);
  RunOptions options;
  options.data = {folder.path("text")};
  options.numSteps = 300;
  options.isQuiet = true;
  options.logPath = folder.path("log");
  options.tracePath = folder.path("trace");
  RunResult result = train(artifact, options, nullptr);
  ASSERT_EQ(result.ranks.size(), 2u);
#ifdef WEFT_COUNTS_ALLOCATIONS
  for (const RankStatistics &statistics : result.ranks)
    EXPECT_EQ(statistics.pageFaults, 0);
#endif
  EXPECT_EQ(result.ranks[1].arena, artifact.manifest().arenaBytes);
}

TEST(Trainer, StopsAtTheEndOfAStepWhenAsked) {
  Folder folder;
  folder.write("text", makeText());
  Artifact artifact(WEFT_TEST_ARTIFACT);
  RunOptions options;
  options.data = {folder.path("text")};
  options.numSteps = 1000000000;
  options.isQuiet = true;
  options.savePath = folder.write("saved", "old");
  std::atomic<bool> stop{true};
  RunResult result = train(artifact, options, &stop);
  EXPECT_TRUE(result.wasStopped);
  EXPECT_EQ(result.stepsDone, 0);
  EXPECT_FALSE(result.isSaved);
  EXPECT_EQ(folder.read("saved"), "old") << "initial values must not replace what was trained";
}
