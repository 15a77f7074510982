// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LinkOption.h"

#include "Error.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

using namespace weft::run;

namespace {

struct Unit {
  const char *name;
  double factor;
};

constexpr Unit rates[] = {{"bit/s", 0.125}, {"kbit/s", 125},       {"Mbit/s", 125e3},    {"Gbit/s", 125e6},
                          {"B/s", 1},       {"kB/s", 1e3},         {"MB/s", 1e6},        {"GB/s", 1e9},
                          {"KiB/s", 1024},  {"MiB/s", 1024 << 10}, {"GiB/s", 1024 << 20}};
constexpr Unit times[] = {{"ns", 1}, {"us", 1e3}, {"ms", 1e6}, {"s", 1e9}};

/// A number with a unit, rounded to an integer in [lowest, highest]; -1 where it is none.
template <size_t count>
int64_t readQuantity(const std::string &text, const Unit (&units)[count], double lowest, double highest) {
  // strtod would take "inf" and hexadecimal numbers, too.
  if (text.empty() || !std::strchr("0123456789.", text[0]) || text.find_first_of("xX") != std::string::npos)
    return -1;
  char *unit = nullptr;
  double number = std::strtod(text.c_str(), &unit);
  for (const Unit &known : units)
    if (std::strcmp(unit, known.name) == 0) {
      double value = std::round(number * known.factor);
      return value >= lowest && value <= highest ? int64_t(value) : -1;
    }
  return -1;
}

} // namespace

LinkOption weft::run::parseLinkOption(const std::string &text) {
  LinkOption link;
  size_t comma = text.find(',');
  link.bytesPerSecond = readQuantity(text.substr(0, comma), rates, 1, 1e15);
  if (link.bytesPerSecond < 0)
    fail("expects --link to begin with a rate between 1B/s and 1000000GB/s, such as 1Gbit/s, 100MB/s or 64MiB/s, but "
         "got '{}'",
         text);
  if (comma == std::string::npos)
    return link;
  link.latencyNanos = readQuantity(text.substr(comma + 1), times, 0, 1e12);
  if (link.latencyNanos < 0)
    fail("expects a latency of at most 1000s, such as 50us or 1ms, behind the comma of --link, but got '{}'", text);
  return link;
}
