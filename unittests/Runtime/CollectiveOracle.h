// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a collective must give, computed one element after another and independently of the runtime's code.

#ifndef WEFT_UNITTESTS_RUNTIME_COLLECTIVEORACLE_H
#define WEFT_UNITTESTS_RUNTIME_COLLECTIVEORACLE_H

#include "weft-rt/Types.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

namespace weft::rt::test {

/// bf16 as a type, with conversions that look for the nearer neighbour.
struct Bf16 {
  uint16_t bits;

  operator float() const {
    uint32_t wide = uint32_t(bits) << 16;
    float value;
    memcpy(&value, &wide, 4);
    return value;
  }

  static Bf16 fromFloat(float value) {
    uint32_t wide;
    memcpy(&wide, &value, 4);
    Bf16 below{uint16_t(wide >> 16)}; // towards zero
    if (std::isnan(value))
      return Bf16{uint16_t(below.bits | 0x40)};
    if (std::isinf(value) || float(below) == value)
      return below;
    Bf16 above{uint16_t(below.bits + 1)};
    // Beyond the largest number the neighbour counts as if the exponent went on.
    double aboveValue = std::isinf(float(above)) ? std::copysign(std::ldexp(1.0, 128), value) : double(float(above));
    double toBelow = std::fabs(double(value) - double(float(below)));
    double toAbove = std::fabs(aboveValue - double(value));
    if (toBelow != toAbove)
      return toBelow < toAbove ? below : above;
    return below.bits % 2 == 0 ? below : above;
  }
};

struct Bool {
  uint8_t bits;
  operator int() const { return bits; }
};

/// The type that partial results have.
template <typename T> struct AccOf {
  using Type = float;
};
template <> struct AccOf<double> {
  using Type = double;
};
template <> struct AccOf<int64_t> {
  using Type = int64_t;
};
template <> struct AccOf<int32_t> {
  using Type = int32_t;
};
template <> struct AccOf<int16_t> {
  using Type = int32_t;
};
template <> struct AccOf<int8_t> {
  using Type = int32_t;
};
template <> struct AccOf<Bool> {
  using Type = int32_t;
};

template <typename T> T roundTo(typename AccOf<T>::Type value) {
  if constexpr (std::is_same_v<T, Bf16>)
    return Bf16::fromFloat(value);
  else if constexpr (std::is_same_v<T, Bool>)
    return Bool{uint8_t(value)};
  else
    return static_cast<T>(value);
}

template <typename Acc> Acc combine(int32_t reduction, Acc a, Acc b) {
  if (reduction == WEFT_RT_SUM) {
    if constexpr (std::is_integral_v<Acc>)
      return static_cast<Acc>(static_cast<std::make_unsigned_t<Acc>>(a) + static_cast<std::make_unsigned_t<Acc>>(b));
    else
      return a + b;
  }
  if constexpr (std::is_floating_point_v<Acc>) {
    if (std::isnan(a))
      return a;
    if (std::isnan(b))
      return b;
  }
  if (reduction == WEFT_RT_MAX)
    return a < b ? b : a;
  return b < a ? b : a;
}

/// The nested reduction of `values` (by place in the communicator); `levels`: sizes of the axes, innermost first.
template <typename Acc>
Acc reduceNested(int32_t reduction, const std::vector<Acc> &values, const std::vector<int64_t> &levels) {
  std::vector<Acc> partial = values;
  for (int64_t size : levels) {
    size_t numGroups = partial.size() / size_t(size);
    for (size_t group = 0; group < numGroups; ++group) {
      Acc acc = partial[group * size_t(size)];
      for (size_t i = 1; i < size_t(size); ++i)
        acc = combine(reduction, acc, partial[group * size_t(size) + i]);
      partial[group] = acc;
    }
    partial.resize(numGroups);
  }
  return partial[0];
}

/// One element of the result of a reduction.
template <typename T>
T reduceElement(int32_t reduction, const std::vector<T> &values, const std::vector<int64_t> &levels, int64_t divisor) {
  using Acc = typename AccOf<T>::Type;
  std::vector<Acc> wide;
  for (T value : values)
    wide.push_back(static_cast<Acc>(value));
  Acc result = reduceNested(reduction, wide, levels);
  if (divisor != 1)
    result = result / static_cast<Acc>(divisor);
  return roundTo<T>(result);
}

/// A value such as gradients have: small and large ones, so that the order of additions shows in the bits.
template <typename T> T randomValue(std::mt19937_64 &generator) {
  if constexpr (std::is_same_v<T, Bool>) {
    return Bool{uint8_t(generator() & 1)};
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(generator());
  } else {
    double magnitude = std::ldexp(1.0, int(generator() % 12) - 6);
    double value = (double(generator() >> 11) * 0x1p-53 - 0.5) * magnitude;
    if constexpr (std::is_same_v<T, Bf16>)
      return Bf16::fromFloat(float(value));
    else
      return static_cast<T>(value);
  }
}

/// Calls `body` with a value of the C++ type of a dtype.
template <typename Body> void withType(int32_t dtype, Body body) {
  switch (dtype) {
  case WEFT_RT_F32:
    return body(float());
  case WEFT_RT_F64:
    return body(double());
  case WEFT_RT_BF16:
    return body(Bf16());
  case WEFT_RT_F16:
    return body(_Float16());
  case WEFT_RT_I8:
    return body(int8_t());
  case WEFT_RT_I16:
    return body(int16_t());
  case WEFT_RT_I32:
    return body(int32_t());
  case WEFT_RT_I64:
    return body(int64_t());
  default:
    return body(Bool());
  }
}

inline std::string dtypeName(int32_t dtype) {
  static const char *const names[] = {"f32", "f64", "bf16", "f16", "i8", "i16", "i32", "i64", "bool"};
  return names[dtype];
}

} // namespace weft::rt::test

#endif // WEFT_UNITTESTS_RUNTIME_COLLECTIVEORACLE_H
