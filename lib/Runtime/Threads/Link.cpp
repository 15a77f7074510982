// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Link.h"

#include <algorithm>

using namespace weft::rt;

/// No time of the clock is later; sums of it and a latency do not overflow.
static constexpr int64_t latest = INT64_MAX / 4;

static int64_t clampTo(int64_t most, __int128 value) { return value > most ? most : static_cast<int64_t>(value); }

int64_t weft::rt::getLinkBytes(int32_t kind, int64_t count, int64_t numRanks, int64_t dtypeBytes) {
  // The count of all but all_reduce is a rank's share of the buffer.
  __int128 bytes = __int128(count) * dtypeBytes * (numRanks - 1);
  if (kind == WEFT_RT_ALL_REDUCE)
    bytes = (2 * bytes + numRanks - 1) / numRanks;
  return clampTo(INT64_MAX, bytes);
}

int64_t Links::reserve(const std::vector<int64_t> &ranks, int64_t bytes, int64_t now) {
  if (ranks.size() <= 1 || bytes == 0)
    return now;
  __int128 nanos = 0;
  if (bytesPerSecond > 0)
    nanos = (__int128(bytes) * 1'000'000'000 + bytesPerSecond - 1) / bytesPerSecond;
  std::lock_guard<std::mutex> lock(mutex);
  int64_t begin = now;
  for (int64_t rank : ranks)
    begin = std::max(begin, freeAt[static_cast<size_t>(rank)]);
  int64_t end = clampTo(latest, begin + nanos);
  for (int64_t rank : ranks)
    freeAt[static_cast<size_t>(rank)] = end;
  return end + latencyNanos;
}
