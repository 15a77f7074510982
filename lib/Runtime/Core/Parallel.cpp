// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Parallel.h"

// libgomp's entry points. Its header belongs to another compiler, and -fopenmp would bring a second OpenMP runtime.
extern "C" {
void GOMP_parallel(void (*body)(void *), void *data, unsigned numThreads, unsigned flags);
int omp_get_thread_num(void);
int omp_get_num_threads(void);
void omp_set_num_threads(int numThreads);
}

// libgomp is not instrumented: tell the thread sanitizer what happens before what.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
extern "C" void __tsan_acquire(void *address);
extern "C" void __tsan_release(void *address);
#define WEFT_RT_ACQUIRE(address) __tsan_acquire(address)
#define WEFT_RT_RELEASE(address) __tsan_release(address)
#endif
#endif
#ifndef WEFT_RT_ACQUIRE
#define WEFT_RT_ACQUIRE(address) (void)(address)
#define WEFT_RT_RELEASE(address) (void)(address)
#endif

using namespace weft::rt;

namespace {
struct KernelRun {
  const weft_rt_kernel &kernel;
  void *const *args;
};
} // namespace

void weft::rt::setLibraryThreads(int64_t numThreads) { omp_set_num_threads(static_cast<int>(numThreads)); }

static void runShare(void *data) {
  WEFT_RT_ACQUIRE(data);
  const KernelRun &run = *static_cast<KernelRun *>(data);
  // libgomp may give fewer threads than asked for.
  int64_t thread = omp_get_thread_num(), numThreads = omp_get_num_threads();
  int64_t blocks = run.kernel.num_blocks;
  int64_t each = blocks / numThreads, more = blocks % numThreads;
  int64_t first = thread * each + (thread < more ? thread : more);
  int64_t last = first + each + (thread < more ? 1 : 0);
  if (first < last)
    run.kernel.host(run.args, first, last);
  WEFT_RT_RELEASE(data);
}

void weft::rt::runKernel(const weft_rt_kernel &kernel, void *const *args, int64_t numThreads) {
  if (kernel.num_blocks <= 0)
    return;
  int64_t useful = kernel.num_blocks < numThreads ? kernel.num_blocks : numThreads;
  if (useful <= 1) {
    kernel.host(args, 0, kernel.num_blocks);
    return;
  }
  KernelRun run{kernel, args};
  WEFT_RT_RELEASE(&run);
  GOMP_parallel(runShare, &run, static_cast<unsigned>(useful), 0);
  WEFT_RT_ACQUIRE(&run);
}
