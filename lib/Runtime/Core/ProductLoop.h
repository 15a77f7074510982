// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Products without a library: any strides, any floating-point dtypes.

#ifndef WEFT_RUNTIME_CORE_PRODUCTLOOP_H
#define WEFT_RUNTIME_CORE_PRODUCTLOOP_H

#include "weft-rt/Types.h"

namespace weft::rt {

/// Some of a product's batch dimensions, with the strides of the three matrices in elements.
struct BatchDims {
  int num = 0;
  int64_t size[WEFT_RT_MAX_BATCH_DIMS];
  int64_t a[WEFT_RT_MAX_BATCH_DIMS], b[WEFT_RT_MAX_BATCH_DIMS], c[WEFT_RT_MAX_BATCH_DIMS];

  void add(int64_t dimSize, int64_t strideA, int64_t strideB, int64_t strideC) {
    size[num] = dimSize;
    a[num] = strideA;
    b[num] = strideB;
    c[num] = strideC;
    ++num;
  }

  /// Calls `body(offsetA, offsetB, offsetC)` for each index in row-major order; once where there are no dimensions.
  template <typename Body> void forEach(Body body) const { visit(0, 0, 0, 0, body); }

private:
  template <typename Body> void visit(int dim, int64_t offsetA, int64_t offsetB, int64_t offsetC, Body &body) const {
    if (dim == num)
      return body(offsetA, offsetB, offsetC);
    for (int64_t i = 0; i < size[dim]; ++i)
      visit(dim + 1, offsetA + i * a[dim], offsetB + i * b[dim], offsetC + i * c[dim], body);
  }
};

/// C = 0.
void zeroProduct(const weft_rt_product_desc &desc, const BatchDims &outer, void *c);

/// C (+)= sum over `inner` and k of A * B, in index order, accumulated in fp32 (fp64 where C is f64), rounded once.
void loopProduct(const weft_rt_product_desc &desc, const BatchDims &outer, const BatchDims &inner, const void *a,
                 const void *b, void *c);

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_PRODUCTLOOP_H
