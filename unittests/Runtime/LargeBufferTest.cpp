// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Collectives of more than 2^31 and 2^32 elements, run without the memory that they cover: a window of addresses in
// which the same pages appear over and over. Values with that period give a result with the same period, so all that is
// written to one page is equal, and what is left in it tells whether every address was right.

#include "TestEngine.h"

#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

using namespace weft::rt::test;

namespace {

constexpr int64_t periodBytes = int64_t(64) << 20;

/// `bytes` of addresses, every period of which is the same memory. Null where the system refuses.
class RepeatedMemory {
public:
  explicit RepeatedMemory(int64_t bytes) : bytes((bytes + periodBytes - 1) / periodBytes * periodBytes) {
    int fd = memfd_create("weft-large-buffer-test", 0);
    void *base = mmap(nullptr, size_t(this->bytes), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    bool isMapped = fd >= 0 && base != MAP_FAILED && ftruncate(fd, periodBytes) == 0;
    for (int64_t offset = 0; isMapped && offset < this->bytes; offset += periodBytes)
      isMapped = mmap(static_cast<char *>(base) + offset, size_t(periodBytes), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_FIXED | MAP_POPULATE, fd, 0) != MAP_FAILED;
    if (fd >= 0)
      close(fd);
    data = isMapped ? static_cast<int8_t *>(base) : nullptr;
    reserved = base;
  }
  ~RepeatedMemory() {
    if (reserved != MAP_FAILED)
      munmap(reserved, size_t(bytes));
  }
  RepeatedMemory(const RepeatedMemory &) = delete;
  RepeatedMemory &operator=(const RepeatedMemory &) = delete;

  int8_t *data = nullptr;

private:
  int64_t bytes;
  void *reserved = MAP_FAILED;
};

int8_t valueAt(int64_t rank, int64_t offset) { return int8_t((offset % periodBytes) * 31 % 61 + rank * 3); }

// Slices of 2^31 + 1 elements: the second one begins there, and ends behind 2^32.
TEST(LargeBuffers, CaseB92AndB94ReduceScatterBehind4GiB) {
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
  GTEST_SKIP() << "the sanitizer keeps four bytes for each address";
#endif
#endif
  constexpr int64_t count = (int64_t(1) << 31) + 1;
  RepeatedMemory source0(2 * count), source1(2 * count), result0(count), result1(count);
  RepeatedMemory *sources[] = {&source0, &source1}, *results[] = {&result0, &result1};
  for (const RepeatedMemory *memory : {&source0, &source1, &result0, &result1})
    if (!memory->data)
      GTEST_SKIP() << "the system does not map that many addresses";
  for (int64_t rank = 0; rank < 2; ++rank)
    for (int64_t i = 0; i < periodBytes; ++i)
      sources[rank]->data[i] = valueAt(rank, i);
  TestEngine engine(2);
  weft_rt_collective_desc desc = makeUndivided(WEFT_RT_I8, WEFT_RT_REDUCE_SCATTER, count);
  EXPECT_OK(engine
                .runProgram([&](weft_rt_rank *rank) {
                  int64_t index = weft_rt_rank_index(rank);
                  collective(rank, 1, desc, sources[index]->data, results[index]->data);
                })
                .release());
  for (int64_t rank = 0; rank < 2; ++rank)
    for (int64_t i = 0; i < periodBytes; ++i)
      ASSERT_EQ(results[rank]->data[i], int8_t(valueAt(0, rank * count + i) + valueAt(1, rank * count + i)))
          << "rank " << rank << " at " << i;
}

} // namespace
