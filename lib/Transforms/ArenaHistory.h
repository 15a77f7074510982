// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who wrote and read the bytes of an arena last, while a program is walked through.

#ifndef WEFT_LIB_TRANSFORMS_ARENAHISTORY_H
#define WEFT_LIB_TRANSFORMS_ARENAHISTORY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <map>

namespace weft {

/// A command's access, by the numbers that the caller gives them.
struct ArenaUse {
  /// The command, or one of the constants below.
  int64_t command = kNobody;
  /// The place through which it wrote.
  size_t place = 0;

  static constexpr int64_t kNobody = -1;
  /// Was there before the program began.
  static constexpr int64_t kRunner = -2;
};

/// Consecutive bytes that have the same history.
struct ArenaSegment {
  int64_t end = 0;
  ArenaUse writer;
  /// The last read of each stream since the write; `command` is `kNobody` for streams that did not.
  llvm::SmallVector<ArenaUse, 2> readers;
};

/// Bytes from 0 on, in segments. A write makes one segment of all that it covers, so that the cost of a walk is about
/// the number of accesses, times the logarithm of the number of segments.
class ArenaHistory {
public:
  ArenaHistory(int64_t numBytes, size_t numStreams) : numStreams(numStreams) { segments[0].end = numBytes; }

  using Visitor = llvm::function_ref<bool(int64_t begin, const ArenaSegment &segment)>;

  /// Visits the segments of the bytes until the visitor returns false; returns whether it never did. A segment may
  /// reach beyond the bytes.
  bool visit(int64_t begin, int64_t end, Visitor visitor) const;
  /// Notes a read of the bytes by a command on a stream.
  void read(int64_t begin, int64_t end, size_t stream, ArenaUse use);
  /// Notes a write of the bytes; reads before it are forgotten.
  void write(int64_t begin, int64_t end, ArenaUse use);

private:
  using Map = std::map<int64_t, ArenaSegment>;
  /// Makes a segment begin at `position`.
  Map::iterator split(int64_t position);

  Map segments;
  size_t numStreams;
};

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_ARENAHISTORY_H
