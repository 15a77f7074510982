// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Work divided over the threads of one rank. These are the threads of libgomp that the product library uses as well:
// each calling thread has a team of its own, and there is one OpenMP runtime in the process.

#ifndef WEFT_RUNTIME_CORE_PARALLEL_H
#define WEFT_RUNTIME_CORE_PARALLEL_H

#include "weft-rt/Types.h"

namespace weft::rt {

/// Says how many threads products of the calling thread use.
void setLibraryThreads(int64_t numThreads);

/// Runs all blocks of a kernel on `numThreads` threads: thread t gets a contiguous range of blocks.
void runKernel(const weft_rt_kernel &kernel, void *const *args, int64_t numThreads);

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_PARALLEL_H
