// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the bytes of an arena hold, while a program is walked through: where their values come from, not the values.

#ifndef WEFT_LIB_TRANSFORMS_BYTECONTENTS_H
#define WEFT_LIB_TRANSFORMS_BYTECONTENTS_H

#include "mlir/IR/Operation.h"

#include <cstdint>
#include <map>
#include <vector>

namespace weft {

/// Consecutive bytes of one content.
struct ContentPiece {
  int64_t numBytes = 0;
  /// Index of the content; -1: nobody wrote them.
  int64_t content = -1;
  /// The first byte, counted from the first byte of the content.
  int64_t offset = 0;
};

/// Where a value comes from.
struct Content {
  enum class Kind {
    /// What the runner put there, or computed by a command.
    value,
    /// The sum of its parts, by a kernel that accumulates.
    sum,
    /// The first part divided by the second, by a kernel that divides a loss by its weight.
    quotient,
    /// The result of a reduction, or of a gather, of its parts.
    collective,
  };
  Kind kind = Kind::value;
  /// The command that made it; null for what was there before the program began.
  mlir::Operation *op = nullptr;
  /// Whether it may differ between samples.
  bool dependsOnBatch = false;
  int64_t numBytes = 0;
  std::vector<ContentPiece> parts;
  /// Of a collective: the bucket for which the view it reads was made; empty if that is not known.
  llvm::StringRef bucket;
  /// The place of a state that it was before the program began; -1 for all else.
  int64_t statePlace = -1;
};

/// Bytes from 0 on, in pieces.
class ByteContents {
public:
  int64_t add(Content content) {
    contents.push_back(std::move(content));
    return contents.size() - 1;
  }
  const Content &get(int64_t content) const { return contents[content]; }

  /// What the bytes hold, neighbours of one content merged.
  std::vector<ContentPiece> read(int64_t begin, int64_t end) const;
  void write(int64_t begin, llvm::ArrayRef<ContentPiece> pieces);
  void write(int64_t begin, int64_t end, int64_t content) { write(begin, ContentPiece{end - begin, content, 0}); }

private:
  struct Segment {
    int64_t end;
    int64_t content;
    /// The byte of the arena at which the content begins, or would.
    int64_t origin;
  };
  using Map = std::map<int64_t, Segment>;
  /// Makes a segment begin at `position` if one covers it; the first segment from there on.
  Map::iterator split(int64_t position);

  Map segments;
  std::vector<Content> contents;
};

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_BYTECONTENTS_H
