// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Json.h"

#include <nlohmann/json.hpp>
#include <set>

using namespace weft::run;
using nlohmann::json;

Json Json::get(const char *key) const {
  if (std::optional<Json> member = find(key))
    return *member;
  fail("{}: expects '{}' to have the key '{}', but it has not", file, path.empty() ? "the document" : path.c_str(),
       key);
}

std::optional<Json> Json::find(const char *key) const {
  if (!value->is_object())
    reject("an object");
  auto found = value->find(key);
  if (found == value->end())
    return std::nullopt;
  return Json(*found, file, path.empty() ? key : path + "." + key);
}

std::vector<Json> Json::elements() const {
  if (!value->is_array())
    reject("an array");
  std::vector<Json> result;
  result.reserve(value->size());
  for (size_t i = 0; i < value->size(); ++i)
    result.emplace_back((*value)[i], file, fmt::format("{}[{}]", path, i));
  return result;
}

std::vector<std::pair<std::string, Json>> Json::members() const {
  if (!value->is_object())
    reject("an object");
  std::vector<std::pair<std::string, Json>> result;
  for (const auto &[key, member] : value->items())
    result.emplace_back(key, Json(member, file, path.empty() ? key : path + "." + key));
  return result;
}

int64_t Json::integer(int64_t lowest, int64_t highest) const {
  bool fits =
      value->is_number_integer() && (!value->is_number_unsigned() || value->get<uint64_t>() <= uint64_t(INT64_MAX));
  int64_t number = fits ? value->get<int64_t>() : 0;
  if (fits && number >= lowest && number <= highest)
    return number;
  if (highest == INT64_MAX && lowest == INT64_MIN)
    reject("an integer of 64 bits");
  if (highest == INT64_MAX)
    reject(fmt::format("an integer of at least {}", lowest));
  reject(fmt::format("an integer in [{}, {}]", lowest, highest));
}

double Json::number() const {
  if (!value->is_number())
    reject("a number");
  return value->get<double>();
}

bool Json::boolean() const {
  if (!value->is_boolean())
    reject("true or false");
  return value->get<bool>();
}

const std::string &Json::string() const {
  if (!value->is_string())
    reject("a string");
  return value->get_ref<const std::string &>();
}

std::vector<int64_t> Json::integers(int64_t lowest) const {
  std::vector<int64_t> result;
  for (const Json &element : elements())
    result.push_back(element.integer(lowest));
  return result;
}

std::vector<std::string> Json::strings() const {
  std::vector<std::string> result;
  for (const Json &element : elements())
    result.push_back(element.string());
  return result;
}

void Json::reject(const std::string &expectation) const {
  // Documents may hold any bytes: those that are not UTF-8 must not throw here.
  std::string text = value->dump(-1, ' ', false, json::error_handler_t::replace);
  if (text.size() > 60)
    text = text.substr(0, 57) + "...";
  fail("{}: expects '{}' to be {}, but got {}", file, path.empty() ? "the document" : path.c_str(), expectation, text);
}

json weft::run::parseJson(const char *begin, const char *end, const std::string &file) {
  // The keys of the objects that are open; the library itself keeps the last of two equal keys in silence.
  std::vector<std::set<std::string>> keys;
  std::string duplicate;
  int deepest = 0;
  auto watch = [&](int depth, json::parse_event_t event, json &parsed) {
    deepest = std::max(deepest, depth);
    if (event == json::parse_event_t::object_start)
      keys.emplace_back();
    else if (event == json::parse_event_t::object_end)
      keys.pop_back();
    else if (event == json::parse_event_t::key && !keys.back().insert(parsed.get_ref<std::string &>()).second)
      duplicate = parsed.get<std::string>();
    return true;
  };
  try {
    json document = json::parse(begin, end, watch);
    if (!duplicate.empty())
      fail("{}: expects a key once in an object, but got '{}' twice", file, duplicate);
    return document;
  } catch (const json::parse_error &error) {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while ..."
    std::string text = error.what();
    size_t start = text.find("at ");
    fail("{}: expects JSON, but got an error {}", file, start == std::string::npos ? text : text.substr(start));
  }
}
