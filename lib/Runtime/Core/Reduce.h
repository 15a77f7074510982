// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Elementwise reduction over the buffers of several ranks: the arithmetic of all_reduce and reduce_scatter.
//
// Every result element depends on the elements at the same place only, so that any division of a range into parts
// gives the same bits, and so does every instruction set: additions, comparisons and one division, nothing fused.

#ifndef WEFT_RUNTIME_CORE_REDUCE_H
#define WEFT_RUNTIME_CORE_REDUCE_H

#include "weft-rt/Types.h"

namespace weft::rt {

/// Levels of a nested reduction; each holds at least two ranks.
constexpr int32_t maxReduceLevels = 16;

/// One range of one reduction. Sources and destinations may be equal, but do not overlap otherwise.
struct ReduceArgs {
  int64_t count = 0; // elements
  int64_t numSources = 0;
  const void *const *sources = nullptr; // of the ranks, in order
  int64_t numDestinations = 0;
  void *const *destinations = nullptr; // each receives the result
  int32_t numLevels = 0;               // product of levelSizes == numSources; 0 for one source
  const int64_t *levelSizes = nullptr; // innermost axis first
  int64_t divisor = 1;
};

using ReduceFn = void (*)(const ReduceArgs &);

/// The function for this machine; null for a pair that does not exist (sum of bools).
///
/// Sums: fp32 for f32, bf16 and f16; fp64 for f64; 32 bits for i8, i16 and i32, 64 for i64, wrapping. Maximum and
/// minimum: NaN wins, the first rank's value among equals. Then one division by `divisor` where it is not 1 (integers:
/// towards zero) and one rounding, to nearest even.
ReduceFn getReduceFn(int32_t dtype, int32_t reduction);

/// The table of one instruction set, indexed by dtype and reduction.
struct ReduceTable {
  ReduceFn functions[WEFT_RT_BOOL + 1][WEFT_RT_MIN + 1];
};
extern const ReduceTable reduceTableBaseline;
#if defined(__x86_64__)
extern const ReduceTable reduceTableAvx2;
extern const ReduceTable reduceTableAvx512;
#endif

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_REDUCE_H
