// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the runner's tests share: folders that vanish, messages of errors, a manifest to build on.

#ifndef WEFT_UNITTESTS_RUNNER_TESTSUPPORT_H
#define WEFT_UNITTESTS_RUNNER_TESTSUPPORT_H

#include "Error.h"
#include "Manifest.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

namespace weft::run::test {

/// A folder of the test's own, removed at its end.
class Folder {
public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "weft-XXXXXX").string();
    root = ::mkdtemp(pattern.data());
  }
  ~Folder() { std::filesystem::remove_all(root); }

  std::string path(const std::string &name) const { return root + "/" + name; }

  std::string write(const std::string &name, const std::string &content) const {
    std::ofstream(path(name), std::ios::binary) << content;
    return path(name);
  }

  std::string read(const std::string &name) const {
    std::ifstream stream(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  std::vector<std::string> list() const {
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(root))
      names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
  }

private:
  std::string root;
};

/// The message of the Error that `body` throws; "no error" where it throws none.
template <typename Body> std::string messageOf(Body body) {
  try {
    body();
  } catch (const Error &error) {
    return error.what();
  }
  return "no error";
}

/// The bytes of some values.
template <typename T> std::string bytesOf(const std::vector<T> &values) {
  std::string bytes(values.size() * sizeof(T), '\0');
  for (size_t i = 0; i < values.size(); ++i) {
    T value = values[i];
    std::memcpy(&bytes[i * sizeof(T)], &value, sizeof(T));
  }
  return bytes;
}

/// An array of NumPy's format, version 1.
inline std::string npyOf(const std::string &descr, const std::string &shape, const std::string &data,
                         const std::string &fortran = "False") {
  std::string header =
      "{'descr': '" + descr + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }          \n";
  std::string prefix("\x93NUMPY\x01\0", 8);
  prefix += char(header.size() & 255);
  prefix += char(header.size() >> 8);
  return prefix + header + data;
}

/// A correct manifest of two ranks: parameters w (4 x 3, split over both buckets) and b (5), momentum, one batch x of
/// 2 x 4 and y of 2 integers below 10, two micro-batches, and an evaluation.
nlohmann::json makeManifest();

inline Manifest parse(const nlohmann::json &document) {
  std::string text = document.dump();
  return parseManifest(text.data(), text.data() + text.size(), "M");
}

} // namespace weft::run::test

#endif // WEFT_UNITTESTS_RUNNER_TESTSUPPORT_H
