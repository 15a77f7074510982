// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Links that are slower than memory, for experiments: they delay the end of a collective and change nothing else.
//
// Each rank sends over a link of its own. A ring makes every rank send 2(N-1)/N of the buffer for an all_reduce and
// (N-1)/N for the others (Patarasuk and Yuan, J. Parallel Distrib. Comput. 69(2), 2009). The links of a group's ranks
// are busy for as long as that volume takes, so collectives of several streams share them, one after the other. The
// latency is added once to each launch, and keeps no link busy.

#ifndef WEFT_RUNTIME_THREADS_LINK_H
#define WEFT_RUNTIME_THREADS_LINK_H

#include "weft-rt/Types.h"

#include <cstdint>
#include <mutex>
#include <vector>

namespace weft::rt {

/// Bytes that each rank sends for one collective of `count` elements (as in weft_rt_collective_desc) over `numRanks`;
/// the largest integer where they are more.
int64_t getLinkBytes(int32_t kind, int64_t count, int64_t numRanks, int64_t dtypeBytes);

/// The links of all ranks of an engine.
class Links {
public:
  Links(int64_t numRanks, int64_t bytesPerSecond, int64_t latencyNanos)
      : bytesPerSecond(bytesPerSecond), latencyNanos(latencyNanos), freeAt(static_cast<size_t>(numRanks)) {}

  bool isLimited() const { return bytesPerSecond > 0 || latencyNanos > 0; }

  /// Takes the links of these ranks from `now` or from when they are free, for `bytes` from each of them; returns when
  /// the launch may end. Times are nanoseconds.
  int64_t reserve(const std::vector<int64_t> &ranks, int64_t bytes, int64_t now);

private:
  int64_t bytesPerSecond; // 0: no limit
  int64_t latencyNanos;
  std::mutex mutex;
  std::vector<int64_t> freeAt; // by rank
};

} // namespace weft::rt

#endif // WEFT_RUNTIME_THREADS_LINK_H
