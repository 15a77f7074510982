// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Artifact.h"
#include "weft/Target/ObjectCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <stdio.h>

using namespace llvm;

namespace weft {

/// Returns `path` without trailing separators.
static StringRef withoutTrailingSeparators(StringRef path) {
  StringRef trimmed = path.rtrim('/');
  return trimmed.empty() ? path : trimmed;
}

/// Returns a pattern for a hidden temporary name beside `path`.
static std::string temporaryBeside(StringRef path) {
  SmallString<128> result(sys::path::parent_path(path));
  sys::path::append(result, "." + sys::path::filename(path) + ".%%%%%%%%");
  return std::string(result);
}

static Error failedTo(const char *what, StringRef path, std::error_code error) {
  return createStringError(error, "cannot %s '%s': %s", what, path.str().c_str(), error.message().c_str());
}

/// Writes `path`; a failure is said of `target`, in whose place it goes.
static Error writeFile(StringRef path, StringRef bytes, StringRef target) {
  std::error_code error;
  raw_fd_ostream stream(path, error, sys::fs::OF_None);
  if (!error) {
    stream << bytes;
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  return error ? failedTo("write", target, error) : Error::success();
}

Error writeFile(StringRef path, StringRef bytes) { return writeFile(path, bytes, path); }

Error writeFileAtomically(StringRef path, StringRef bytes) {
  // A device or a pipe is written to: a rename would put a file in its place.
  sys::fs::file_status status;
  if (!sys::fs::status(path, status) && status.type() != sys::fs::file_type::regular_file)
    return writeFile(path, bytes);
  SmallString<128> temporary;
  sys::fs::createUniquePath(temporaryBeside(path), temporary, /*MakeAbsolute=*/false);
  Error error = writeFile(temporary, bytes, path);
  if (!error)
    if (std::error_code renamed = sys::fs::rename(temporary, path))
      error = failedTo("write", path, renamed);
  if (error)
    sys::fs::remove(temporary);
  return error;
}

/// Puts the complete folder `temporary` in place of `path`. What was there is an artifact and goes away.
static Error replaceFolder(StringRef temporary, StringRef path) {
  std::string from = temporary.str(), to = path.str();
  if (!sys::fs::exists(path)) {
    if (std::error_code error = sys::fs::rename(from, to))
      return failedTo("write", path, error);
    return Error::success();
  }
  // Exchanges the two names in one step, so that there is a whole artifact at every moment.
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_EXCHANGE) != 0) {
    // A file system that cannot exchange: the old artifact is out of place for an instant.
    SmallString<128> old;
    sys::fs::createUniquePath(temporaryBeside(path), old, /*MakeAbsolute=*/false);
    if (std::error_code error = sys::fs::rename(to, old))
      return failedTo("replace", path, error);
    if (std::error_code error = sys::fs::rename(from, to)) {
      (void)sys::fs::rename(old, to);
      return failedTo("write", path, error);
    }
    sys::fs::remove_directories(old);
    return Error::success();
  }
  sys::fs::remove_directories(from);
  return Error::success();
}

Error writeArtifact(StringRef path, const Manifest &manifest, ArrayRef<std::pair<std::string, std::string>> files) {
  path = withoutTrailingSeparators(path);
  if (sys::fs::exists(path) && !sys::fs::exists(path + "/manifest.json"))
    return createStringError("expects '%s' to be an artifact that may be replaced, or not to exist",
                             path.str().c_str());

  nlohmann::json complete = nlohmann::json::parse(manifest.json);
  complete["digest"] = manifest.digest;
  complete["files"] = nlohmann::json::object();
  for (const auto &[name, bytes] : files)
    complete["files"][name] = digestOf(bytes);
  // The checksum is taken with zeros in its place.
  const std::string zeros(32, '0');
  complete["checksum"] = zeros;
  std::string text = complete.dump(1) + "\n";
  text.replace(text.find("\"checksum\": \"" + zeros) + std::strlen("\"checksum\": \""), zeros.size(), digestOf(text));

  SmallString<128> temporary;
  sys::fs::createUniquePath(temporaryBeside(path), temporary, /*MakeAbsolute=*/false);
  if (std::error_code error = sys::fs::create_directory(temporary, /*IgnoreExisting=*/false, sys::fs::perms::all_all))
    return failedTo("make a folder beside", path, error);
  auto write = [&](StringRef name, StringRef bytes) {
    return writeFile((temporary + "/" + name).str(), bytes, (path + "/" + name).str());
  };
  Error error = write("manifest.json", text);
  for (const auto &[name, bytes] : files)
    if (!error)
      error = write(name, bytes);
  if (!error)
    error = replaceFolder(temporary, path);
  if (error)
    sys::fs::remove_directories(temporary);
  return error;
}

} // namespace weft
