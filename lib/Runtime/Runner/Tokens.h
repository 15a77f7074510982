// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Tokens from files: text is bytes, .bin files are unsigned integers of a stated width.

#ifndef WEFT_RUNTIME_RUNNER_TOKENS_H
#define WEFT_RUNTIME_RUNNER_TOKENS_H

#include "Element.h"
#include "Files.h"

namespace weft::run {

/// A sequence of tokens in one file, or in all regular files of a folder one after the other, sorted by name.
/// Subfolders are left out; a file that is reachable under several names (symbolic or hard links) counts once, under
/// the first.
class TokenFiles {
public:
  /// `widthBits` is 8, 16 or 32, or 0 to go by the name: `.u8.bin`, `.u16.bin`, `.u32.bin` say it, any other `.bin` is
  /// 16 bits wide, everything else is text, one token a byte.
  TokenFiles(const std::string &path, int widthBits);

  int64_t numTokens() const { return count; }
  Element dtype() const { return type; }
  const std::string &path() const { return name; }

  /// Reads `numTokens` tokens from number `first` on, as they are stored.
  void read(int64_t first, int64_t numTokens, void *dst) const;

  /// Where a token is: "'FILE', byte 17".
  std::string locate(int64_t token) const;

private:
  struct Part {
    InputFile file;
    int64_t first; // number of its first token
  };

  void add(const std::string &path);
  const Part &partOf(int64_t token) const;

  std::string name;
  Element type = Element::U8;
  std::vector<Part> parts;
  int64_t count = 0;
};

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_TOKENS_H
