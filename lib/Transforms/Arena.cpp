// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Arena.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <vector>

using namespace llvm;

namespace weft {

Peak findPeak(ArrayRef<Lifetime> lifetimes) {
  // Buffers that begin at a command are there before those that end at it go.
  std::vector<std::tuple<int64_t, int, int64_t>> changes;
  for (const Lifetime &lifetime : lifetimes) {
    changes.push_back({lifetime.first, 0, alignToArena(lifetime.numBytes)});
    changes.push_back({lifetime.last, 1, -alignToArena(lifetime.numBytes)});
  }
  llvm::sort(changes);
  Peak peak;
  int64_t live = 0;
  for (auto [position, isEnd, numBytes] : changes) {
    live += numBytes;
    if (live > peak.numBytes)
      peak = {live, position};
  }
  return peak;
}

/// Places buffers in that order, each in the smallest gap that it fits in between those that live at the same time.
static int64_t placeInOrder(MutableArrayRef<Lifetime> lifetimes, ArrayRef<size_t> order) {
  SmallVector<size_t> placed; // by offset
  int64_t end = 0;
  for (size_t index : order) {
    Lifetime &lifetime = lifetimes[index];
    int64_t numBytes = alignToArena(lifetime.numBytes);
    int64_t bestOffset = -1, bestGap = std::numeric_limits<int64_t>::max(), free = 0;
    for (size_t other : placed) {
      if (!lifetimes[other].overlaps(lifetime))
        continue;
      int64_t gap = lifetimes[other].offset - free;
      if (gap >= numBytes && gap < bestGap) {
        bestGap = gap;
        bestOffset = free;
      }
      free = std::max(free, lifetimes[other].offset + alignToArena(lifetimes[other].numBytes));
    }
    lifetime.offset = bestOffset >= 0 ? bestOffset : free;
    end = std::max(end, lifetime.offset + numBytes);
    auto position = llvm::upper_bound(placed, lifetime.offset,
                                      [&](int64_t offset, size_t other) { return offset < lifetimes[other].offset; });
    placed.insert(position, index);
  }
  return end;
}

/// Places buffers in several orders, those at the top of the arena earlier each time, and keeps the best one. Stops
/// when nothing is lost, or after a number of tries that keeps the time of large programs in bounds.
static int64_t improveOrder(MutableArrayRef<Lifetime> lifetimes, SmallVector<size_t> order, int64_t bestEnd,
                            int64_t peak) {
  constexpr int64_t kMaxNumSteps = 100'000'000, kMaxNumTries = 200;
  int64_t numBuffers = lifetimes.size();
  int64_t numTries = std::min(kMaxNumTries, kMaxNumSteps / (numBuffers * numBuffers + 1));
  SmallVector<size_t> best = order;
  placeInOrder(lifetimes, order);
  for (int64_t attempt = 0; attempt < numTries && bestEnd > peak; ++attempt) {
    // The buffers that reach beyond the peak would have fitted below it, had they come before some others.
    SmallVector<size_t> high, low;
    for (size_t index : order) {
      bool isHigh = lifetimes[index].offset + alignToArena(lifetimes[index].numBytes) > peak;
      (isHigh ? high : low).push_back(index);
    }
    order = high;
    llvm::append_range(order, low);
    int64_t end = placeInOrder(lifetimes, order);
    if (end < bestEnd) {
      bestEnd = end;
      best = order;
    }
  }
  return placeInOrder(lifetimes, best);
}

int64_t assignOffsets(MutableArrayRef<Lifetime> lifetimes) {
  SmallVector<size_t> bySize = llvm::to_vector(llvm::seq<size_t>(0, lifetimes.size()));
  SmallVector<size_t> byArea = bySize, byTime = bySize, bySpan = bySize;
  auto span = [&](size_t index) { return lifetimes[index].last - lifetimes[index].first + 1; };
  // Ties are broken by the number, so that the result does not depend on the sort.
  llvm::sort(bySize, [&](size_t a, size_t b) {
    return std::tuple(-lifetimes[a].numBytes, -span(a), a) < std::tuple(-lifetimes[b].numBytes, -span(b), b);
  });
  llvm::sort(byArea, [&](size_t a, size_t b) {
    return std::tuple(-static_cast<double>(lifetimes[a].numBytes) * span(a), a) <
           std::tuple(-static_cast<double>(lifetimes[b].numBytes) * span(b), b);
  });
  llvm::sort(byTime, [&](size_t a, size_t b) {
    return std::tuple(lifetimes[a].first, -lifetimes[a].numBytes, a) <
           std::tuple(lifetimes[b].first, -lifetimes[b].numBytes, b);
  });
  llvm::sort(bySpan, [&](size_t a, size_t b) {
    return std::tuple(-span(a), -lifetimes[a].numBytes, a) < std::tuple(-span(b), -lifetimes[b].numBytes, b);
  });
  int64_t peak = findPeak(lifetimes).numBytes, bestEnd = std::numeric_limits<int64_t>::max();
  std::vector<Lifetime> best;
  for (const SmallVector<size_t> *order : {&bySize, &byArea, &byTime, &bySpan}) {
    int64_t end = placeInOrder(lifetimes, *order);
    if (end > peak)
      end = improveOrder(lifetimes, *order, end, peak);
    if (end < bestEnd) {
      bestEnd = end;
      best.assign(lifetimes.begin(), lifetimes.end());
    }
    if (bestEnd == peak)
      break;
  }
  llvm::copy(best, lifetimes.begin());
  return bestEnd;
}

} // namespace weft
