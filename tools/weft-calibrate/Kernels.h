// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels as a compiled step has them: simple loops over f32, vectorized for this processor.

#ifndef WEFT_TOOLS_CALIBRATE_KERNELS_H
#define WEFT_TOOLS_CALIBRATE_KERNELS_H

#include "weft-rt/Types.h"

namespace weft::calibrate {

/// Elements of one block of the kernels.
constexpr int64_t blockElements = 2048;

/// Operations on one element that arithmeticKernel does (additions and multiplications), and transcendentalKernel
/// (exponential, division, square root).
constexpr int64_t flopsPerElement = 64, transcendentalsPerElement = 3;

/// Arguments of all: source, destination. Blocks are divided over the threads of a rank.
weft_rt_kernel makeCopyKernel(int64_t numElements);           // adds one: reads and writes each element once
weft_rt_kernel makeArithmeticKernel(int64_t numElements);     // flopsPerElement dependent operations on each
weft_rt_kernel makeTranscendentalKernel(int64_t numElements); // transcendentalsPerElement functions of each
weft_rt_kernel makeEmptyKernel();

} // namespace weft::calibrate

#endif // WEFT_TOOLS_CALIBRATE_KERNELS_H
