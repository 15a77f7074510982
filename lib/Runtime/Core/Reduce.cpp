// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Reduce.h"

using namespace weft::rt;

static const ReduceTable &selectTable() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("f16c"))
    return reduceTableAvx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c"))
    return reduceTableAvx2;
#endif
  return reduceTableBaseline;
}

ReduceFn weft::rt::getReduceFn(int32_t dtype, int32_t reduction) {
  static const ReduceTable &table = selectTable();
  if (dtype < 0 || dtype > WEFT_RT_BOOL || reduction < 0 || reduction > WEFT_RT_MIN)
    return nullptr;
  return table.functions[dtype][reduction];
}
