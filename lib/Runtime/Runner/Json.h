// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Typed access to a JSON document whose errors say where in the document something is wrong.

#ifndef WEFT_RUNTIME_RUNNER_JSON_H
#define WEFT_RUNTIME_RUNNER_JSON_H

#include "Error.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace weft::run {

/// A value inside a document that the caller keeps alive. All functions throw an Error that names the value by its path
/// when it is not what was asked for.
class Json {
public:
  Json(const nlohmann::json &value, std::string file, std::string path = "")
      : value(&value), file(std::move(file)), path(std::move(path)) {}

  /// The member of an object; `find` gives nullopt where there is none.
  Json get(const char *key) const;
  std::optional<Json> find(const char *key) const;

  /// The elements of an array.
  std::vector<Json> elements() const;
  /// The members of an object in the order of their names.
  std::vector<std::pair<std::string, Json>> members() const;

  /// An integer in [lowest, highest].
  int64_t integer(int64_t lowest = INT64_MIN, int64_t highest = INT64_MAX) const;
  double number() const;
  bool boolean() const;
  const std::string &string() const;
  std::vector<int64_t> integers(int64_t lowest) const;
  std::vector<std::string> strings() const;

  /// Throws: expects '<path>' to be `expectation`, but got <the value, shortened>.
  [[noreturn]] void reject(const std::string &expectation) const;

private:
  const nlohmann::json *value;
  std::string file, path;
};

/// Parses a document. Throws with line and column where it is not JSON, and where an object has a key twice.
nlohmann::json parseJson(const char *begin, const char *end, const std::string &file);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_JSON_H
