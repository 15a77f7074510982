// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Conversions between fp32 and the 16-bit floating-point types.

#ifndef WEFT_RUNTIME_CORE_FLOAT16_H
#define WEFT_RUNTIME_CORE_FLOAT16_H

#include <cstdint>

namespace weft::rt {

inline float bf16ToFloat(uint16_t bits) { return __builtin_bit_cast(float, static_cast<uint32_t>(bits) << 16); }

/// To nearest, ties to even; a NaN stays one.
inline uint16_t floatToBf16(float value) {
  uint32_t bits = __builtin_bit_cast(uint32_t, value);
  if (value != value)
    return static_cast<uint16_t>((bits >> 16) | 0x40);
  return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

inline float f16ToFloat(uint16_t bits) { return static_cast<float>(__builtin_bit_cast(_Float16, bits)); }
inline uint16_t floatToF16(float value) { return __builtin_bit_cast(uint16_t, static_cast<_Float16>(value)); }

/// From double with one rounding: to bf16 by way of an fp32 that is rounded to odd, which never makes a tie.
inline uint16_t doubleToBf16(double value) {
  float nearest = static_cast<float>(value);
  if (value == value && static_cast<double>(nearest) != value) {
    uint32_t bits = __builtin_bit_cast(uint32_t, nearest);
    bool away = (static_cast<double>(nearest) > value) == (value > 0); // |nearest| > |value|
    bits -= away ? 1 : 0;                                              // towards zero
    nearest = __builtin_bit_cast(float, bits | 1);
  }
  return floatToBf16(nearest);
}
inline uint16_t doubleToF16(double value) { return __builtin_bit_cast(uint16_t, static_cast<_Float16>(value)); }

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_FLOAT16_H
