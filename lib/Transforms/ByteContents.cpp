// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ByteContents.h"

#include <algorithm>
#include <iterator>

using namespace weft;

ByteContents::Map::iterator ByteContents::split(int64_t position) {
  auto next = segments.lower_bound(position);
  if (next == segments.begin() || (next != segments.end() && next->first == position))
    return next;
  Segment &previous = std::prev(next)->second;
  if (previous.end <= position)
    return next;
  Segment tail = previous;
  previous.end = position;
  return segments.emplace_hint(next, position, tail);
}

std::vector<ContentPiece> ByteContents::read(int64_t begin, int64_t end) const {
  std::vector<ContentPiece> pieces;
  auto append = [&](ContentPiece piece) {
    if (!pieces.empty() && pieces.back().content == piece.content &&
        (piece.content < 0 || pieces.back().offset + pieces.back().numBytes == piece.offset))
      pieces.back().numBytes += piece.numBytes;
    else
      pieces.push_back(piece);
  };
  auto segment = segments.upper_bound(begin);
  if (segment != segments.begin())
    --segment;
  int64_t position = begin;
  for (; segment != segments.end() && segment->first < end; ++segment) {
    int64_t first = std::max(begin, segment->first), last = std::min(end, segment->second.end);
    if (last <= first)
      continue;
    if (position < first)
      append({first - position, -1, 0});
    append({last - first, segment->second.content, first - segment->second.origin});
    position = last;
  }
  if (position < end)
    append({end - position, -1, 0});
  return pieces;
}

void ByteContents::write(int64_t begin, llvm::ArrayRef<ContentPiece> pieces) {
  int64_t end = begin;
  for (const ContentPiece &piece : pieces)
    end += piece.numBytes;
  if (end <= begin)
    return;
  split(begin);
  auto last = split(end);
  auto hint = segments.erase(segments.lower_bound(begin), last);
  for (const ContentPiece &piece : pieces) {
    if (piece.content >= 0)
      segments.emplace_hint(hint, begin, Segment{begin + piece.numBytes, piece.content, begin - piece.offset});
    begin += piece.numBytes;
  }
}
