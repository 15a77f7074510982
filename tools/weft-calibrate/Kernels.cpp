// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Kernels.h"

#include <cstring>
#include <initializer_list>

using namespace weft::calibrate;

// One version for each instruction set, chosen when the program starts.
#if defined(__x86_64__)
#define WEFT_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define WEFT_CLONES
#endif

WEFT_CLONES static void addOne(const float *__restrict source, float *__restrict destination, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    destination[i] = source[i] + 1.0f;
}

WEFT_CLONES static void computePolynomial(const float *__restrict source, float *__restrict destination,
                                          int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    float x = source[i], value = x;
    // Kept from being evaluated in another order: contraction is off, and additions of floats are not associative.
    for (int64_t j = 0; j < flopsPerElement / 2; ++j)
      value = value * x + 0.25f;
    destination[i] = value;
  }
}

/// exp as compilers of kernels approximate it (Cephes): split in a power of two and a polynomial of degree 5.
static inline float approximateExp(float x) {
  float scaled = x * 1.44269504f;
  // Rounds to the nearest integer, without a call.
  float rounded = (scaled + 12582912.0f) - 12582912.0f;
  float rest = x - rounded * 0.693359375f + rounded * 2.12194440e-4f;
  float value = 1.9875691500e-4f;
  for (float coefficient : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f})
    value = value * rest + coefficient;
  value = value * rest * rest + rest + 1.0f;
  int32_t bits = (int32_t(rounded) + 127) << 23;
  float power;
  memcpy(&power, &bits, sizeof power);
  return value * power;
}

WEFT_CLONES static void computeFunctions(const float *__restrict source, float *__restrict destination, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    float value = approximateExp(source[i]);
    destination[i] = source[i] / (1.0f + __builtin_sqrtf(value));
  }
}

template <auto function> static void runBlocks(void *const *args, int64_t first, int64_t last) {
  const float *source = static_cast<const float *>(args[0]) + first * blockElements;
  float *destination = static_cast<float *>(args[1]) + first * blockElements;
  function(source, destination, (last - first) * blockElements);
}

static void doNothing(void *const *, int64_t, int64_t) {}

weft_rt_kernel weft::calibrate::makeCopyKernel(int64_t numElements) {
  return {"copy", runBlocks<addOne>, numElements / blockElements, 2};
}

weft_rt_kernel weft::calibrate::makeArithmeticKernel(int64_t numElements) {
  return {"arithmetic", runBlocks<computePolynomial>, numElements / blockElements, 2};
}

weft_rt_kernel weft::calibrate::makeTranscendentalKernel(int64_t numElements) {
  return {"transcendental", runBlocks<computeFunctions>, numElements / blockElements, 2};
}

weft_rt_kernel weft::calibrate::makeEmptyKernel() { return {"empty", doNothing, 1, 0}; }
