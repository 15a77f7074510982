// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ProductLoop.h"
#include "Float16.h"

using namespace weft::rt;

/// Element `index` of a matrix.
template <typename Acc> static Acc loadElement(int32_t dtype, const void *data, int64_t index) {
  switch (dtype) {
  case WEFT_RT_F32:
    return static_cast<Acc>(static_cast<const float *>(data)[index]);
  case WEFT_RT_F64:
    return static_cast<Acc>(static_cast<const double *>(data)[index]);
  case WEFT_RT_BF16:
    return static_cast<Acc>(bf16ToFloat(static_cast<const uint16_t *>(data)[index]));
  default:
    return static_cast<Acc>(f16ToFloat(static_cast<const uint16_t *>(data)[index]));
  }
}

template <typename Acc> static void storeElement(int32_t dtype, void *data, int64_t index, Acc value) {
  switch (dtype) {
  case WEFT_RT_F32:
    static_cast<float *>(data)[index] = static_cast<float>(value);
    return;
  case WEFT_RT_F64:
    static_cast<double *>(data)[index] = static_cast<double>(value);
    return;
  case WEFT_RT_BF16:
    static_cast<uint16_t *>(data)[index] = floatToBf16(static_cast<float>(value));
    return;
  default:
    static_cast<uint16_t *>(data)[index] = floatToF16(static_cast<float>(value));
    return;
  }
}

/// One run of columns at a time, so that neighbours in B are read together and the compiler may vectorize.
template <typename Acc>
static void loop(const weft_rt_product_desc &d, const BatchDims &outer, const BatchDims &inner, const void *a,
                 const void *b, void *c) {
  constexpr int64_t width = 64;
  outer.forEach([&](int64_t offsetA, int64_t offsetB, int64_t offsetC) {
    for (int64_t m = 0; m < d.m; ++m) {
      for (int64_t firstN = 0; firstN < d.n; firstN += width) {
        int64_t count = d.n - firstN < width ? d.n - firstN : width;
        int64_t indexC = offsetC + m * d.c_stride_m + firstN * d.c_stride_n;
        Acc acc[width];
        for (int64_t i = 0; i < count; ++i)
          acc[i] = d.accumulate ? loadElement<Acc>(d.dtype_c, c, indexC + i * d.c_stride_n) : Acc(0);
        inner.forEach([&](int64_t innerA, int64_t innerB, int64_t) {
          for (int64_t k = 0; k < d.k; ++k) {
            Acc left = loadElement<Acc>(d.dtype_a, a, offsetA + innerA + m * d.a_stride_m + k * d.a_stride_k);
            int64_t indexB = offsetB + innerB + k * d.b_stride_k + firstN * d.b_stride_n;
            for (int64_t i = 0; i < count; ++i)
              acc[i] += left * loadElement<Acc>(d.dtype_b, b, indexB + i * d.b_stride_n);
          }
        });
        for (int64_t i = 0; i < count; ++i)
          storeElement<Acc>(d.dtype_c, c, indexC + i * d.c_stride_n, acc[i]);
      }
    }
  });
}

void weft::rt::zeroProduct(const weft_rt_product_desc &d, const BatchDims &outer, void *c) {
  outer.forEach([&](int64_t, int64_t, int64_t offsetC) {
    for (int64_t m = 0; m < d.m; ++m)
      for (int64_t n = 0; n < d.n; ++n)
        storeElement<float>(d.dtype_c, c, offsetC + m * d.c_stride_m + n * d.c_stride_n, 0.0f);
  });
}

void weft::rt::loopProduct(const weft_rt_product_desc &desc, const BatchDims &outer, const BatchDims &inner,
                           const void *a, const void *b, void *c) {
  if (desc.dtype_c == WEFT_RT_F64 || desc.dtype_a == WEFT_RT_F64 || desc.dtype_b == WEFT_RT_F64)
    loop<double>(desc, outer, inner, a, b, c);
  else
    loop<float>(desc, outer, inner, a, b, c);
}
