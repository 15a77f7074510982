// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/OptionValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <limits>
#include <optional>

using namespace llvm;

namespace weft {

/// Returns the bytes of a unit, or nothing for another word.
static std::optional<int64_t> bytesOfUnit(StringRef unit) {
  if (unit == "B")
    return 1;
  if (unit == "KiB")
    return int64_t(1) << 10;
  if (unit == "MiB")
    return int64_t(1) << 20;
  if (unit == "GiB")
    return int64_t(1) << 30;
  return std::nullopt;
}

/// Splits `text` in a whole number (as written) and the rest.
static std::pair<StringRef, StringRef> splitUnit(StringRef text) {
  size_t numDigits = text.take_while([](char c) { return isDigit(c); }).size();
  return {text.take_front(numDigits), text.drop_front(numDigits)};
}

/// Returns `number` times `unit`, if the number is at least 1 and the product at most 2^63 - 1.
static std::optional<int64_t> scale(StringRef number, int64_t unit) {
  int64_t count = 0;
  if (number.getAsInteger(10, count) || count < 1 || count > std::numeric_limits<int64_t>::max() / unit)
    return std::nullopt;
  return count * unit;
}

Expected<BucketSize> parseBucketSize(StringRef text) {
  auto [number, unit] = splitUnit(text);
  std::optional<int64_t> bytes = bytesOfUnit(unit);
  std::optional<int64_t> count;
  if (unit == "el" || bytes)
    count = scale(number, bytes.value_or(1));
  if (!count)
    return createStringError("expects 'bucket-size' to be a whole number of at least 1 with a unit (B, KiB, MiB, GiB, "
                             "or el for elements), but got '%s'",
                             text.str().c_str());
  return BucketSize{*count, unit == "el"};
}

Expected<int64_t> parseByteCount(StringRef option, StringRef text) {
  auto [number, unit] = splitUnit(text);
  std::optional<int64_t> bytes = unit.empty() ? 1 : bytesOfUnit(unit);
  std::optional<int64_t> count;
  if (bytes)
    count = scale(number, *bytes);
  if (!count)
    return createStringError("expects '%s' to be a whole number of bytes of at least 1 (or with B, KiB, MiB, GiB), but "
                             "got '%s'",
                             option.str().c_str(), text.str().c_str());
  return *count;
}

Expected<std::vector<MeshAxis>> parseMesh(StringRef text) {
  std::vector<MeshAxis> axes;
  int64_t numRanks = 1;
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    auto [name, size] = part.split('=');
    MeshAxis axis{name.str(), 0};
    bool isName = !name.empty() && (isAlpha(name.front()) || name.front() == '_') &&
                  all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
    StringRef digits = size.starts_with("-") ? size.drop_front() : size;
    if (!isName || digits.empty() || !all_of(digits, [](char c) { return isDigit(c); }))
      return createStringError("expects 'mesh' to be axes with sizes, such as dp=4 or dp=4,tp=2, but got '%s'",
                               text.str().c_str());
    if (size.getAsInteger(10, axis.size) || axis.size < 1 || axis.size > kMaxRanks / numRanks)
      return createStringError("expects 'mesh' to have between 1 and %lld ranks, but got '%s'",
                               static_cast<long long>(kMaxRanks), text.str().c_str());
    if (any_of(axes, [&](const MeshAxis &other) { return other.name == axis.name; }))
      return createStringError("expects 'mesh' to name each axis once, but got '%s'", text.str().c_str());
    numRanks *= axis.size;
    axes.push_back(std::move(axis));
  }
  return axes;
}

} // namespace weft
