// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Offsets for buffers whose lifetimes are known.

#ifndef WEFT_LIB_TRANSFORMS_ARENA_H
#define WEFT_LIB_TRANSFORMS_ARENA_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>

namespace weft {

/// Where every buffer of an arena begins: a cache line pair, so that neighbours do not share prefetches.
inline constexpr int64_t kArenaAlignment = 128;

/// Rounds up to the alignment of the arena.
inline int64_t alignToArena(int64_t numBytes) {
  return (numBytes + kArenaAlignment - 1) / kArenaAlignment * kArenaAlignment;
}

/// A buffer that lives from one command to another, both included.
struct Lifetime {
  int64_t numBytes = 0;
  int64_t first = 0, last = 0;
  int64_t offset = 0;

  bool overlaps(const Lifetime &other) const { return first <= other.last && other.first <= last; }
};

/// The most bytes that live at once, each buffer rounded up to the alignment, and the command at which they do.
struct Peak {
  int64_t numBytes = 0;
  int64_t position = 0;
};
Peak findPeak(llvm::ArrayRef<Lifetime> lifetimes);

/// Assigns offsets from 0 on, so that buffers that live at one time do not overlap. Returns the end of the last one.
int64_t assignOffsets(llvm::MutableArrayRef<Lifetime> lifetimes);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_ARENA_H
