// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#define WEFT_RT_REDUCE_TABLE reduceTableBaseline
#include "ReduceKernels.inc"
