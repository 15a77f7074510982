// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/ObjectCache.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <cstdlib>

using namespace llvm;

namespace weft {

std::string digestOf(StringRef bytes) {
  XXH128_hash_t hash = xxh3_128bits(arrayRefFromStringRef(bytes));
  return utohexstr(hash.high64, /*LowerCase=*/true, 16) + utohexstr(hash.low64, /*LowerCase=*/true, 16);
}

/// An entry is this line, the digest of the object, a line break and the object.
static constexpr StringLiteral kMagic = "weft-object 1\n";
static constexpr size_t kDigestLength = 32;
static constexpr size_t kHeaderLength = kMagic.size() + kDigestLength + 1;

ObjectCache::ObjectCache(std::string directory) : directory(std::move(directory)) {}

std::string ObjectCache::defaultDirectory() {
  if (const char *chosen = std::getenv("WEFT_CACHE_DIR"))
    return chosen;
  SmallString<128> path;
  if (const char *cacheHome = std::getenv("XDG_CACHE_HOME"); cacheHome && *cacheHome) {
    sys::path::append(path, cacheHome, "weft");
  } else if (const char *home = std::getenv("HOME"); home && *home) {
    sys::path::append(path, home, ".cache", "weft");
  }
  return std::string(path);
}

std::string ObjectCache::entryPath(StringRef key) const {
  SmallString<128> path(directory);
  sys::path::append(path, key + ".o");
  return std::string(path);
}

std::optional<std::string> ObjectCache::lookup(StringRef key) const {
  if (directory.empty())
    return std::nullopt;
  auto file = MemoryBuffer::getFile(entryPath(key), /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!file)
    return std::nullopt;
  StringRef entry = (*file)->getBuffer();
  if (entry.size() < kHeaderLength || !entry.starts_with(kMagic))
    return std::nullopt;
  StringRef object = entry.drop_front(kHeaderLength);
  if (entry.substr(kMagic.size(), kDigestLength) != digestOf(object))
    return std::nullopt;
  return object.str();
}

void ObjectCache::store(StringRef key, StringRef object) const {
  if (directory.empty() || sys::fs::create_directories(directory))
    return;
  auto temporary = sys::fs::TempFile::create(entryPath(key) + ".%%%%%%%%");
  if (!temporary) {
    consumeError(temporary.takeError());
    return;
  }
  bool written;
  {
    raw_fd_ostream stream(temporary->FD, /*shouldClose=*/false);
    stream << kMagic << digestOf(object) << '\n' << object;
    stream.flush();
    written = !stream.has_error();
    stream.clear_error();
  }
  if (written)
    consumeError(temporary->keep(entryPath(key)));
  else
    consumeError(temporary->discard());
}

} // namespace weft
