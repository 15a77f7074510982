// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder of compiled objects, found by the digest of what they were made from.

#ifndef WEFT_TARGET_OBJECTCACHE_H
#define WEFT_TARGET_OBJECTCACHE_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace weft {

/// Returns the xxh3-128 digest of `bytes` as 32 hexadecimal digits.
std::string digestOf(llvm::StringRef bytes);

/// A cache of object files on disk. Best effort: what cannot be read or written is compiled again and never an error.
/// Entries are written under a temporary name and renamed, and carry a digest of their content, so that a truncated or
/// damaged entry is ignored and replaced. Several processes may use one folder at once.
class ObjectCache {
public:
  /// Uses `directory`, which is made when the first entry is stored. An empty name turns the cache off.
  explicit ObjectCache(std::string directory);

  /// Returns the folder that the environment asks for: `$WEFT_CACHE_DIR` (empty: no cache), else
  /// `$XDG_CACHE_HOME/weft`, else `$HOME/.cache/weft`, else none.
  static std::string defaultDirectory();

  /// Returns the object stored under `key`, or nothing.
  std::optional<std::string> lookup(llvm::StringRef key) const;

  /// Stores `object` under `key`, a file name.
  void store(llvm::StringRef key, llvm::StringRef object) const;

private:
  std::string entryPath(llvm::StringRef key) const;

  std::string directory;
};

} // namespace weft

#endif // WEFT_TARGET_OBJECTCACHE_H
