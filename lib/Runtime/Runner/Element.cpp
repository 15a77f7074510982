// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Element.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

using namespace weft::run;

namespace {

struct Name {
  Element type;
  std::string_view name;
  int64_t numBytes;
};

constexpr Name kNames[] = {
    {Element::F32, "f32", 4},   {Element::F64, "f64", 8}, {Element::BF16, "bf16", 2}, {Element::F16, "f16", 2},
    {Element::I8, "i8", 1},     {Element::I16, "i16", 2}, {Element::I32, "i32", 4},   {Element::I64, "i64", 8},
    {Element::Bool, "bool", 1}, {Element::U8, "u8", 1},   {Element::U16, "u16", 2},   {Element::U32, "u32", 4},
    {Element::U64, "u64", 8},
};

// Storage of the types that C++ lacks. `widen` gives their value as int64_t or double; `narrow` stores a value and says
// whether the type has it.
struct Half {
  uint16_t bits;
};
struct Brain {
  uint16_t bits;
};
struct Boolean {
  uint8_t byte;
};

float floatOfBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

uint32_t bitsOfFloat(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

double widen(Half half) {
  int exponent = (half.bits >> 10) & 31;
  int mantissa = half.bits & 1023;
  double magnitude;
  if (exponent == 31)
    magnitude = mantissa ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
  else if (exponent == 0)
    magnitude = std::ldexp(mantissa, -24);
  else
    magnitude = std::ldexp(mantissa + 1024, exponent - 25);
  return half.bits & 0x8000 ? -magnitude : magnitude;
}

double widen(Brain brain) { return floatOfBits(uint32_t(brain.bits) << 16); }
int64_t widen(Boolean boolean) { return boolean.byte != 0; }

template <typename T> auto widen(T value) {
  if constexpr (std::is_floating_point_v<T>)
    return double(value);
  else if constexpr (std::is_same_v<T, uint64_t>)
    return value;
  else
    return int64_t(value);
}

bool narrow(double value, double &out) {
  out = value;
  return true;
}

bool narrow(double value, float &out) {
  out = float(value);
  return std::isnan(value) || double(out) == value;
}

bool narrow(double value, Brain &out) {
  if (std::isnan(value)) {
    out.bits = 0x7fc0;
    return true;
  }
  float single = float(value);
  out.bits = uint16_t(bitsOfFloat(single) >> 16);
  return widen(out) == value;
}

bool narrow(double value, Half &out) {
  uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  double magnitude = std::fabs(value);
  if (std::isnan(value)) {
    out.bits = 0x7e00;
    return true;
  }
  if (magnitude == 0 || std::isinf(magnitude)) {
    out.bits = sign | (magnitude == 0 ? 0 : 0x7c00);
    return true;
  }
  int exponent;
  std::frexp(magnitude, &exponent); // magnitude = f * 2^exponent, f in [0.5, 1)
  if (exponent < -13)
    exponent = -13; // subnormal: units of 2^-24
  double units = std::ldexp(magnitude, 11 - exponent);
  if (exponent > 16 || units != std::floor(units))
    return false;
  // 1024 units and more carry into the exponent field by themselves.
  out.bits = sign | uint16_t(((exponent + 13) << 10) + int(units));
  return widen(out) == value;
}

template <typename T> std::enable_if_t<std::is_integral_v<T>, bool> narrow(double value, T &out) {
  // Both limits are powers of two and exact; the upper one is excluded.
  double limit = std::ldexp(1.0, std::numeric_limits<T>::digits);
  if (!(value >= -limit && value < limit) || value != std::trunc(value))
    return false;
  out = T(value);
  return true;
}

template <typename T> std::enable_if_t<std::is_integral_v<T>, bool> narrow(int64_t value, T &out) {
  out = T(value);
  return int64_t(out) == value;
}

bool narrow(int64_t value, Boolean &out) {
  out.byte = uint8_t(value);
  return value == 0 || value == 1;
}

bool narrow(double value, Boolean &out) {
  out.byte = value != 0;
  return value == 0 || value == 1;
}

template <typename T>
std::enable_if_t<!std::is_integral_v<T> && !std::is_same_v<T, Boolean>, bool> narrow(int64_t value, T &out) {
  // 2^53 and more: only what double holds, and never the value that would round up to 2^63.
  double wide = double(value);
  if (wide >= 0x1p63 || int64_t(wide) != value)
    return false;
  return narrow(wide, out);
}

template <typename T> bool narrow(uint64_t value, T &out) {
  return value <= uint64_t(std::numeric_limits<int64_t>::max()) && narrow(int64_t(value), out);
}

template <typename S, typename D> int64_t convertLoop(const char *src, char *dst, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    S from;
    D to;
    std::memcpy(&from, src + i * int64_t(sizeof(S)), sizeof(S));
    if (!narrow(widen(from), to))
      return i;
    std::memcpy(dst + i * int64_t(sizeof(D)), &to, sizeof(D));
  }
  return -1;
}

/// Calls `visit` with a null pointer of the type that stores `type`.
template <typename Visitor> auto visitStorage(Element type, Visitor visit) {
  switch (type) {
  case Element::F32:
    return visit(static_cast<float *>(nullptr));
  case Element::F64:
    return visit(static_cast<double *>(nullptr));
  case Element::BF16:
    return visit(static_cast<Brain *>(nullptr));
  case Element::F16:
    return visit(static_cast<Half *>(nullptr));
  case Element::I8:
    return visit(static_cast<int8_t *>(nullptr));
  case Element::I16:
    return visit(static_cast<int16_t *>(nullptr));
  case Element::I32:
    return visit(static_cast<int32_t *>(nullptr));
  case Element::I64:
    return visit(static_cast<int64_t *>(nullptr));
  case Element::Bool:
    return visit(static_cast<Boolean *>(nullptr));
  case Element::U8:
    return visit(static_cast<uint8_t *>(nullptr));
  case Element::U16:
    return visit(static_cast<uint16_t *>(nullptr));
  case Element::U32:
    return visit(static_cast<uint32_t *>(nullptr));
  case Element::U64:
    break;
  }
  return visit(static_cast<uint64_t *>(nullptr));
}

} // namespace

std::optional<Element> weft::run::parseElement(std::string_view name) {
  for (const Name &entry : kNames)
    if (entry.name == name && entry.type <= Element::Bool)
      return entry.type;
  return std::nullopt;
}

std::string_view weft::run::elementName(Element type) { return kNames[int(type)].name; }

int64_t weft::run::elementBytes(Element type) { return kNames[int(type)].numBytes; }

bool weft::run::isFloat(Element type) { return type <= Element::F16; }

bool weft::run::isInteger(Element type) { return !isFloat(type) && type != Element::Bool; }

std::optional<int64_t> weft::run::countElements(const std::vector<int64_t> &shape) {
  constexpr int64_t kLimit = int64_t(1) << 62;
  int64_t count = 1;
  bool empty = false;
  for (int64_t dim : shape) {
    if (dim < 0)
      return std::nullopt;
    empty |= dim == 0;
    if (!empty && (__builtin_mul_overflow(count, dim, &count) || count > kLimit))
      return std::nullopt;
  }
  return empty ? 0 : count;
}

int64_t weft::run::convertExact(Element srcType, const void *src, Element dstType, void *dst, int64_t count) {
  // Same storage, except that a boolean of a file may be any non-zero byte.
  if (srcType == dstType && srcType != Element::Bool) {
    if (count > 0)
      std::memcpy(dst, src, size_t(count * elementBytes(srcType)));
    return -1;
  }
  return visitStorage(srcType, [&](auto *srcTag) {
    return visitStorage(dstType, [&](auto *dstTag) {
      using S = std::remove_pointer_t<decltype(srcTag)>;
      using D = std::remove_pointer_t<decltype(dstTag)>;
      return convertLoop<S, D>(static_cast<const char *>(src), static_cast<char *>(dst), count);
    });
  });
}

double weft::run::elementValue(Element type, const void *element) {
  return visitStorage(type, [&](auto *tag) {
    using S = std::remove_pointer_t<decltype(tag)>;
    S value;
    std::memcpy(&value, element, sizeof value);
    return double(widen(value));
  });
}
