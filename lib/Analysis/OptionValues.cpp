// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/OptionValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace weft {

static constexpr const char *kByteUnits = "B, kB, KiB, MB, MiB, GB or GiB";

/// Returns the bytes of a unit, or 0 for another word.
static int64_t bytesOfUnit(StringRef unit) {
  return StringSwitch<int64_t>(unit)
      .Case("B", 1)
      .Case("kB", 1000)
      .Case("KiB", int64_t(1) << 10)
      .Case("MB", 1000000)
      .Case("MiB", int64_t(1) << 20)
      .Case("GB", 1000000000)
      .Case("GiB", int64_t(1) << 30)
      .Default(0);
}

/// Splits `text` in a whole number (as written) and the rest.
static std::pair<StringRef, StringRef> splitUnit(StringRef text) {
  size_t numDigits = text.take_while([](char c) { return isDigit(c); }).size();
  return {text.take_front(numDigits), text.drop_front(numDigits)};
}

/// Returns `number`, not empty, times `unit`; an error where that is 0, or 2^63 or more.
static Expected<int64_t> scale(StringRef option, StringRef text, StringRef number, int64_t unit) {
  int64_t count = 0, result = 0;
  if (number.getAsInteger(10, count) || MulOverflow(count, unit, result))
    return createStringError("expects '%s' to be less than 2^63, but got '%s'", option.str().c_str(),
                             text.str().c_str());
  if (count < 1)
    return createStringError("expects '%s' to be at least 1, but got '%s'", option.str().c_str(), text.str().c_str());
  return result;
}

Expected<BucketCap> parseBucketCap(StringRef option, StringRef text) {
  auto [number, unit] = splitUnit(text);
  int64_t factor = unit == "el" ? 1 : bytesOfUnit(unit);
  if (number.empty() || factor == 0)
    return createStringError(
        "expects '%s' to be a whole number of at least 1 with a unit (%s, or el for elements), such "
        "as 25MiB or 40000000el, but got '%s'",
        option.str().c_str(), kByteUnits, text.str().c_str());
  Expected<int64_t> count = scale(option, text, number, factor);
  if (!count)
    return count.takeError();
  return BucketCap{*count, unit != "el"};
}

Expected<int64_t> parseByteCount(StringRef option, StringRef text) {
  auto [number, unit] = splitUnit(text);
  int64_t factor = unit.empty() ? 1 : bytesOfUnit(unit);
  if (number.empty() || factor == 0)
    return createStringError("expects '%s' to be a whole number of bytes of at least 1 (or with %s), but got '%s'",
                             option.str().c_str(), kByteUnits, text.str().c_str());
  return scale(option, text, number, factor);
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
