// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is done before what, on streams that run in order and wait for events.

#ifndef WEFT_ANALYSIS_HAPPENSBEFORE_H
#define WEFT_ANALYSIS_HAPPENSBEFORE_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <cstdint>

namespace weft {

/// Vector clocks (Fidge 1988, Mattern 1989): for each stream, how many of its commands are known to be done.
using StreamClock = llvm::SmallVector<int64_t, 4>;

/// A command that was issued to a stream.
struct IssuedCommand {
  size_t stream = 0;
  /// Its number on its stream, from 1 on.
  int64_t number = 0;
  /// What is done before it begins; of its own stream, all before it.
  StreamClock before;

  /// Whether this command is done before `later`, which was issued after it, begins.
  bool isBefore(const IssuedCommand &later) const { return later.before[stream] >= number; }
};

/// The order of the commands of one program, given in the order in which they are issued.
class HappensBefore {
public:
  explicit HappensBefore(size_t numStreams) : clocks(numStreams, StreamClock(numStreams, 0)) {}

  IssuedCommand issue(size_t stream) {
    int64_t number = ++clocks[stream][stream];
    return {stream, number, clocks[stream]};
  }

  /// What an event that is recorded on the stream now stands for.
  StreamClock record(size_t stream) const { return clocks[stream]; }

  void wait(size_t stream, llvm::ArrayRef<int64_t> event) {
    for (auto [done, recorded] : llvm::zip_equal(clocks[stream], event))
      done = std::max(done, recorded);
  }

  /// Whether what is issued to `stream` from now on runs after the command.
  bool isDone(const IssuedCommand &command, size_t stream) const {
    return clocks[stream][command.stream] >= command.number;
  }

private:
  llvm::SmallVector<StreamClock> clocks;
};

} // namespace weft

#endif // WEFT_ANALYSIS_HAPPENSBEFORE_H
