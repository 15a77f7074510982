// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Arena.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <limits>
#include <map>
#include <queue>
#include <set>
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

namespace {

/// The space of an arena at one time: gaps between buffers, and all that lies beyond the last one.
class FreeSpace {
public:
  /// Takes the smallest gap that fits, the lowest of equal ones.
  int64_t take(int64_t numBytes) {
    auto best = bySize.lower_bound({numBytes, 0});
    if (best == bySize.end()) {
      top += numBytes;
      return top - numBytes;
    }
    auto [size, offset] = *best;
    removeGap(offset);
    if (size > numBytes)
      addGap(offset + numBytes, size - numBytes);
    return offset;
  }

  void release(int64_t offset, int64_t numBytes) {
    auto next = byOffset.lower_bound(offset);
    if (next != byOffset.end() && next->first == offset + numBytes) {
      numBytes += next->second;
      removeGap(next->first);
    }
    auto previous = byOffset.lower_bound(offset);
    if (previous != byOffset.begin() && std::prev(previous)->first + std::prev(previous)->second == offset) {
      --previous;
      offset = previous->first;
      numBytes += previous->second;
      removeGap(offset);
    }
    if (offset + numBytes == top)
      top = offset;
    else
      addGap(offset, numBytes);
  }

private:
  void addGap(int64_t offset, int64_t numBytes) {
    byOffset[offset] = numBytes;
    bySize.insert({numBytes, offset});
  }
  void removeGap(int64_t offset) {
    auto gap = byOffset.find(offset);
    bySize.erase({gap->second, offset});
    byOffset.erase(gap);
  }

  std::map<int64_t, int64_t> byOffset;
  std::set<std::pair<int64_t, int64_t>> bySize;
  int64_t top = 0;
};

} // namespace

/// The same for buffers in the order in which they begin, where those that live at the same time are those that live at
/// one command: without looking at all pairs.
static int64_t placeInTime(MutableArrayRef<Lifetime> lifetimes, ArrayRef<size_t> byTime) {
  using End = std::pair<int64_t, size_t>; // the last command, index
  std::priority_queue<End, std::vector<End>, std::greater<End>> live;
  FreeSpace space;
  int64_t end = 0;
  for (size_t index : byTime) {
    Lifetime &lifetime = lifetimes[index];
    for (; !live.empty() && live.top().first < lifetime.first; live.pop()) {
      const Lifetime &gone = lifetimes[live.top().second];
      space.release(gone.offset, alignToArena(gone.numBytes));
    }
    int64_t numBytes = alignToArena(lifetime.numBytes);
    if (numBytes == 0) { // lies anywhere; a gap without bytes would be one within others
      lifetime.offset = 0;
      continue;
    }
    lifetime.offset = space.take(numBytes);
    live.push({lifetime.last, index});
    end = std::max(end, lifetime.offset + numBytes);
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

/// The orders that are tried where it does not take too long to look at all pairs of buffers: large ones first, those
/// that take much for long, as they begin, those that live long.
static std::vector<SmallVector<size_t>> listOrders(ArrayRef<Lifetime> lifetimes, SmallVector<size_t> byTime) {
  SmallVector<size_t> bySize = llvm::to_vector(llvm::seq<size_t>(0, lifetimes.size()));
  SmallVector<size_t> byArea = bySize, bySpan = bySize;
  auto span = [&](size_t index) { return lifetimes[index].last - lifetimes[index].first + 1; };
  // Ties are broken by the number, so that the result does not depend on the sort.
  llvm::sort(bySize, [&](size_t a, size_t b) {
    return std::tuple(-lifetimes[a].numBytes, -span(a), a) < std::tuple(-lifetimes[b].numBytes, -span(b), b);
  });
  llvm::sort(byArea, [&](size_t a, size_t b) {
    return std::tuple(-static_cast<double>(lifetimes[a].numBytes) * span(a), a) <
           std::tuple(-static_cast<double>(lifetimes[b].numBytes) * span(b), b);
  });
  llvm::sort(bySpan, [&](size_t a, size_t b) {
    return std::tuple(-span(a), -lifetimes[a].numBytes, a) < std::tuple(-span(b), -lifetimes[b].numBytes, b);
  });
  return {std::move(bySize), std::move(byArea), std::move(byTime), std::move(bySpan)};
}

int64_t assignOffsets(MutableArrayRef<Lifetime> lifetimes) {
  constexpr size_t kMaxNumPairwise = 20'000;
  SmallVector<size_t> byTime = llvm::to_vector(llvm::seq<size_t>(0, lifetimes.size()));
  llvm::sort(byTime, [&](size_t a, size_t b) {
    return std::tuple(lifetimes[a].first, -lifetimes[a].numBytes, a) <
           std::tuple(lifetimes[b].first, -lifetimes[b].numBytes, b);
  });
  if (lifetimes.size() > kMaxNumPairwise)
    return placeInTime(lifetimes, byTime);
  int64_t peak = findPeak(lifetimes).numBytes, bestEnd = std::numeric_limits<int64_t>::max();
  std::vector<Lifetime> best;
  for (const SmallVector<size_t> &order : listOrders(lifetimes, std::move(byTime))) {
    int64_t end = placeInOrder(lifetimes, order);
    if (end > peak)
      end = improveOrder(lifetimes, order, end, peak);
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
