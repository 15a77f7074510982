// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ArenaHistory.h"

#include <iterator>

using namespace weft;

ArenaHistory::Map::iterator ArenaHistory::split(int64_t position) {
  auto next = segments.lower_bound(position);
  if (next != segments.end() && next->first == position)
    return next;
  auto previous = std::prev(next);
  if (previous->second.end <= position)
    return next; // the end of the arena
  ArenaSegment tail = previous->second;
  previous->second.end = position;
  return segments.emplace_hint(next, position, std::move(tail));
}

bool ArenaHistory::visit(int64_t begin, int64_t end, Visitor visitor) const {
  auto segment = std::prev(segments.upper_bound(begin));
  for (; segment != segments.end() && segment->first < end; ++segment)
    if (!visitor(segment->first, segment->second))
      return false;
  return true;
}

void ArenaHistory::read(int64_t begin, int64_t end, size_t stream, ArenaUse use) {
  auto first = split(begin), last = split(end);
  for (; first != last; ++first) {
    if (first->second.readers.empty())
      first->second.readers.resize(numStreams);
    first->second.readers[stream] = use;
  }
}

void ArenaHistory::write(int64_t begin, int64_t end, ArenaUse use) {
  auto first = split(begin), last = split(end);
  first->second.end = end;
  first->second.writer = use;
  first->second.readers.clear();
  segments.erase(std::next(first), last);
}
