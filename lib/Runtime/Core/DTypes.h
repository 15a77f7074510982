// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Sizes and names of the ABI's enumerations.

#ifndef WEFT_RUNTIME_CORE_DTYPES_H
#define WEFT_RUNTIME_CORE_DTYPES_H

#include "weft-rt/Types.h"

namespace weft::rt {

/// Bytes of one element; 0 for a value that is no dtype.
inline int64_t getDTypeBytes(int32_t dtype) {
  switch (dtype) {
  case WEFT_RT_F64:
  case WEFT_RT_I64:
    return 8;
  case WEFT_RT_F32:
  case WEFT_RT_I32:
    return 4;
  case WEFT_RT_BF16:
  case WEFT_RT_F16:
  case WEFT_RT_I16:
    return 2;
  case WEFT_RT_I8:
  case WEFT_RT_BOOL:
    return 1;
  }
  return 0;
}

inline const char *getDTypeName(int32_t dtype) {
  static const char *const names[] = {"f32", "f64", "bf16", "f16", "i8", "i16", "i32", "i64", "bool"};
  return dtype >= 0 && dtype <= WEFT_RT_BOOL ? names[dtype] : "unknown dtype";
}

inline const char *getReductionName(int32_t reduction) {
  static const char *const names[] = {"sum", "max", "min"};
  return reduction >= 0 && reduction <= WEFT_RT_MIN ? names[reduction] : "unknown reduction";
}

inline const char *getCollectiveName(int32_t kind) {
  static const char *const names[] = {"all_reduce", "reduce_scatter", "all_gather"};
  return kind >= 0 && kind <= WEFT_RT_ALL_GATHER ? names[kind] : "unknown collective";
}

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_DTYPES_H
