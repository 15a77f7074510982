// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Tokens.h"

#include "Error.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <set>
#include <sys/stat.h>

using namespace weft::run;

static bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

static Element typeOfWidth(const std::string &path, int widthBits) {
  if (widthBits == 0) {
    if (endsWith(path, ".u8.bin"))
      widthBits = 8;
    else if (endsWith(path, ".u32.bin"))
      widthBits = 32;
    else
      widthBits = endsWith(path, ".bin") ? 16 : 8;
  }
  return widthBits == 8 ? Element::U8 : widthBits == 16 ? Element::U16 : Element::U32;
}

/// Names of the entries of a folder, sorted by their bytes.
static std::vector<std::string> listFolder(const std::string &path) {
  DIR *folder = ::opendir(path.c_str());
  if (!folder)
    fail("expects data folder '{}' to be readable, but got: {}", path, systemMessage(errno));
  std::vector<std::string> names;
  while (dirent *entry = ::readdir(folder))
    names.push_back(entry->d_name);
  ::closedir(folder);
  std::sort(names.begin(), names.end());
  return names;
}

TokenFiles::TokenFiles(const std::string &path, int widthBits) : name(path), type(typeOfWidth(path, widthBits)) {
  struct stat info;
  if (::stat(path.c_str(), &info) != 0 || !S_ISDIR(info.st_mode)) {
    add(path);
  } else {
    std::set<std::pair<dev_t, ino_t>> seen;
    for (const std::string &entry : listFolder(path)) {
      std::string file = path + "/" + entry;
      if (::stat(file.c_str(), &info) != 0)
        fail("expects data file '{}' to be readable, but got: {}", file, systemMessage(errno));
      if (S_ISREG(info.st_mode) && seen.insert({info.st_dev, info.st_ino}).second)
        add(file);
    }
    if (parts.empty())
      fail("expects data folder '{}' to hold files, but it holds none", path);
  }
  if (count == 0)
    fail("expects data '{}' to hold tokens, but it is empty", path);
}

void TokenFiles::add(const std::string &path) {
  InputFile file(path, "data file");
  int64_t width = elementBytes(type);
  if (file.size() % width != 0)
    fail("expects data file '{}' to hold tokens of {} bits, but its {} bytes are not a multiple of {}", path, width * 8,
         file.size(), width);
  int64_t numTokens = file.size() / width;
  if (numTokens > 0 || parts.empty()) {
    parts.push_back({std::move(file), count});
    count += numTokens;
  }
}

const TokenFiles::Part &TokenFiles::partOf(int64_t token) const {
  auto after = std::upper_bound(parts.begin(), parts.end(), token,
                                [](int64_t value, const Part &part) { return value < part.first; });
  return *std::prev(after);
}

void TokenFiles::read(int64_t first, int64_t numTokens, void *dst) const {
  int64_t width = elementBytes(type);
  char *to = static_cast<char *>(dst);
  while (numTokens > 0) {
    const Part &part = partOf(first);
    int64_t inPart = first - part.first;
    int64_t here = std::min(numTokens, part.file.size() / width - inPart);
    part.file.read(to, here * width, inPart * width);
    to += here * width;
    first += here;
    numTokens -= here;
  }
}

std::string TokenFiles::locate(int64_t token) const {
  const Part &part = partOf(token);
  return fmt::format("'{}', byte {}", part.file.path(), (token - part.first) * elementBytes(type));
}
