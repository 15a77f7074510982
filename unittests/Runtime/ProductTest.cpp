// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Matrix products of all dtypes, layouts and batch forms against a triple loop in double.

#include "CollectiveOracle.h"
#include "TestEngine.h"

#include <limits>

using namespace weft::rt::test;

namespace {

/// A product with the storage of its operands. Every matrix is filled with small integers divided by 8, so that fp32
/// sums are exact in any order and results can be compared by value.
struct Case {
  std::string name;
  weft_rt_product_desc desc{};

  Case(std::string name, int64_t m, int64_t n, int64_t k) : name(std::move(name)) {
    desc.m = m;
    desc.n = n;
    desc.k = k;
    desc.a_stride_m = k;
    desc.a_stride_k = 1;
    desc.b_stride_k = n;
    desc.b_stride_n = 1;
    desc.c_stride_m = n;
    desc.c_stride_n = 1;
  }

  Case &types(int32_t a, int32_t b, int32_t c) {
    desc.dtype_a = a;
    desc.dtype_b = b;
    desc.dtype_c = c;
    return *this;
  }
  Case &transposeA() {
    desc.a_stride_m = 1;
    desc.a_stride_k = desc.m;
    return *this;
  }
  Case &transposeB() {
    desc.b_stride_k = 1;
    desc.b_stride_n = desc.k;
    return *this;
  }
  Case &transposeC() {
    desc.c_stride_m = 1;
    desc.c_stride_n = desc.m;
    return *this;
  }
  Case &accumulate() {
    desc.accumulate = 1;
    return *this;
  }
  Case &batch(int64_t size, int64_t a, int64_t b, int64_t c) {
    int64_t dim = desc.num_batch_dims++;
    desc.batch_size[dim] = size;
    desc.a_batch_stride[dim] = a;
    desc.b_batch_stride[dim] = b;
    desc.c_batch_stride[dim] = c;
    return *this;
  }
};

void PrintTo(const Case &c, std::ostream *stream) { *stream << c.name; }

std::vector<Case> makeCases() {
  std::vector<Case> cases;
  auto add = [&](Case c) { cases.push_back(std::move(c)); };
  // All orders of the three matrices, small (primitives) and large (sgemm).
  for (int layout = 0; layout < 8; ++layout)
    for (int64_t scale : {1, 16}) {
      std::string suffix = std::string(layout & 1 ? "T" : "N") + (layout & 2 ? "T" : "N") + (layout & 4 ? "T" : "N");
      for (int32_t dtype : {WEFT_RT_F32, WEFT_RT_BF16, WEFT_RT_F64, WEFT_RT_F16}) {
        if (scale > 1 && dtype != WEFT_RT_F32)
          continue;
        Case c(dtypeName(dtype) + "_" + suffix + (scale > 1 ? "_large" : "_small"), 13 * scale, 17 * scale, 19 * scale);
        if (scale > 1)
          c = Case(c.name, 211, 223, 227);
        c.types(dtype, dtype, dtype == WEFT_RT_F64 ? WEFT_RT_F64 : WEFT_RT_F32);
        if (layout & 1)
          c.transposeA();
        if (layout & 2)
          c.transposeB();
        if (layout & 4)
          c.transposeC();
        add(c);
        c.name += "_accumulate";
        add(c.accumulate());
      }
    }
  // Vectors, single elements, and strides that dimensions of size 1 may have.
  add(Case("row_times_matrix", 1, 7, 5));
  add(Case("matrix_times_column", 7, 1, 5));
  add(Case("outer_product", 6, 7, 1));
  add(Case("dot", 1, 1, 9).accumulate());
  Case odd("size_one_dims_have_any_stride", 1, 4, 3);
  odd.desc.a_stride_m = odd.desc.c_stride_m = 777;
  add(odd);
  Case column("column_of_a_matrix", 5, 1, 4);
  column.desc.c_stride_m = 3;
  column.desc.b_stride_k = 2;
  column.desc.b_stride_n = 99;
  add(column);
  Case strided("row_written_with_a_stride", 1, 5, 4);
  strided.desc.c_stride_n = 3;
  add(strided);
  // Empty ones.
  add(Case("no_rows", 0, 3, 4));
  add(Case("no_columns", 3, 0, 4));
  add(Case("no_k_overwrites_with_zeros", 3, 4, 0));
  add(Case("no_k_keeps_when_accumulating", 3, 4, 0).accumulate());
  add(Case("empty_batch", 3, 4, 5).batch(0, 15, 20, 12));
  add(Case("empty_left_over_k", 3, 4, 5).batch(0, 15, 20, 0));
  // Batches: attention's (b, t, 3, h, d) with heads read in place, broadcast operands, left-over parts of k.
  {
    int64_t b = 2, t = 6, h = 3, d = 4, row = 3 * h * d;
    Case scores("attention_scores_in_place", t, t, d);
    scores.desc.a_stride_m = row;
    scores.desc.b_stride_n = row;
    scores.desc.b_stride_k = 1;
    scores.batch(b, t * row, t * row, h * t * t).batch(h, d, d, t * t);
    add(scores);
    Case context("attention_context_in_place", t, d, t);
    context.desc.b_stride_k = row;
    context.desc.c_stride_m = h * d;
    context.batch(b, h * t * t, t * row, t * h * d).batch(h, t * t, d, d);
    add(context);
  }
  add(Case("broadcast_a", 5, 6, 7).batch(3, 0, 42, 30));
  add(Case("broadcast_b", 5, 6, 7).batch(3, 35, 0, 30));
  add(Case("left_over_k", 5, 6, 7).batch(3, 35, 42, 0));
  add(Case("left_over_k_accumulates", 5, 6, 7).batch(3, 35, 42, 0).accumulate());
  add(Case("left_over_k_large", 211, 223, 229).batch(2, int64_t(211) * 229, int64_t(223) * 229, 0));
  add(Case("left_over_k_inside_a_batch", 5, 6, 7).batch(2, 105, 126, 30).batch(3, 35, 42, 0).accumulate());
  add(Case("left_over_k_outside_a_batch", 5, 6, 7).batch(3, 70, 84, 0).batch(2, 35, 42, 30));
  add(Case("four_batch_dims", 2, 3, 4).batch(2, 96, 0, 72).batch(1, 5, 5, 5).batch(3, 8, 12, 12).batch(2, 24, 36, 36));
  add(Case("batch_of_large", 211, 223, 229).batch(2, int64_t(211) * 229, int64_t(223) * 229, int64_t(211) * 223));
  // Dtypes.
  add(Case("bf16_to_bf16", 13, 17, 19).types(WEFT_RT_BF16, WEFT_RT_BF16, WEFT_RT_BF16));
  add(Case("bf16_left_over_k_rounds_once", 3, 4, 5)
          .types(WEFT_RT_BF16, WEFT_RT_BF16, WEFT_RT_BF16)
          .batch(3, 15, 20, 0));
  add(Case("f16_to_f16", 5, 6, 7).types(WEFT_RT_F16, WEFT_RT_F16, WEFT_RT_F16));
  add(Case("mixed", 5, 6, 7).types(WEFT_RT_BF16, WEFT_RT_F32, WEFT_RT_F32).accumulate());
  // Rows that overlap: a convolution's windows.
  Case windows("overlapping_rows", 5, 4, 3);
  windows.desc.a_stride_m = 1;
  windows.desc.a_stride_k = 1;
  add(windows);
  return cases;
}

/// Elements that an operand reaches.
int64_t getExtent(int64_t rows, int64_t rowStride, int64_t cols, int64_t colStride, const weft_rt_product_desc &desc,
                  const int64_t *batchStrides) {
  if (rows == 0 || cols == 0)
    return 0;
  int64_t last = (rows - 1) * rowStride + (cols - 1) * colStride;
  for (int64_t i = 0; i < desc.num_batch_dims; ++i) {
    if (desc.batch_size[i] == 0 && batchStrides[i] != 0)
      return 0;
    last += (desc.batch_size[i] - 1) * batchStrides[i];
  }
  return last + 1;
}

struct Operand {
  std::vector<std::byte> bytes;
  std::vector<double> values;

  Operand(int32_t dtype, int64_t count, uint64_t seed) {
    std::mt19937_64 generator(seed);
    withType(dtype, [&](auto type) {
      using T = decltype(type);
      bytes.resize(size_t(count) * sizeof(T));
      for (int64_t i = 0; i < count; ++i) {
        float value = float(int64_t(generator() % 17) - 8) / 8.0f;
        T stored;
        if constexpr (std::is_same_v<T, Bf16>)
          stored = Bf16::fromFloat(value);
        else if constexpr (std::is_same_v<T, Bool>)
          stored = Bool{0};
        else
          stored = static_cast<T>(value);
        memcpy(bytes.data() + size_t(i) * sizeof(T), &stored, sizeof(T));
        values.push_back(value);
      }
    });
  }

  double get(int32_t dtype, int64_t index) const {
    double result = 0;
    withType(dtype, [&](auto type) {
      memcpy(&type, bytes.data() + size_t(index) * sizeof(type), sizeof(type));
      if constexpr (std::is_same_v<decltype(type), Bf16>)
        result = double(float(type));
      else
        result = double(type);
    });
    return result;
  }
};

class Products : public testing::TestWithParam<Case> {};

TEST_P(Products, AgreeWithTheTripleLoop) {
  const weft_rt_product_desc &d = GetParam().desc;
  Operand a(d.dtype_a, getExtent(d.m, d.a_stride_m, d.k, d.a_stride_k, d, d.a_batch_stride), 1);
  Operand b(d.dtype_b, getExtent(d.k, d.b_stride_k, d.n, d.b_stride_n, d, d.b_batch_stride), 2);
  Operand c(d.dtype_c, getExtent(d.m, d.c_stride_m, d.n, d.c_stride_n, d, d.c_batch_stride), 3);

  // Expected: every batch index in row-major order.
  std::vector<double> expected = c.values;
  std::vector<bool> touched(expected.size());
  int64_t numBatches = 1;
  for (int64_t i = 0; i < d.num_batch_dims; ++i)
    numBatches *= d.batch_size[i];
  // Without left-over parts of k, C is still overwritten with zeros.
  bool emptyInner = false;
  for (int64_t i = 0; i < d.num_batch_dims; ++i)
    emptyInner |= d.batch_size[i] == 0 && d.c_batch_stride[i] == 0;
  if (emptyInner && !d.accumulate)
    std::fill(expected.begin(), expected.end(), 0.0);
  for (int64_t number = 0; number < numBatches; ++number) {
    int64_t offsetA = 0, offsetB = 0, offsetC = 0, rest = number;
    for (int64_t i = d.num_batch_dims; i-- > 0; rest /= d.batch_size[i]) {
      int64_t index = rest % d.batch_size[i];
      offsetA += index * d.a_batch_stride[i];
      offsetB += index * d.b_batch_stride[i];
      offsetC += index * d.c_batch_stride[i];
    }
    for (int64_t m = 0; m < d.m; ++m)
      for (int64_t n = 0; n < d.n; ++n) {
        size_t index = size_t(offsetC + m * d.c_stride_m + n * d.c_stride_n);
        double sum = 0;
        for (int64_t k = 0; k < d.k; ++k)
          sum += a.values[size_t(offsetA + m * d.a_stride_m + k * d.a_stride_k)] *
                 b.values[size_t(offsetB + k * d.b_stride_k + n * d.b_stride_n)];
        if (!d.accumulate && !touched[index])
          expected[index] = 0;
        expected[index] += sum;
        touched[index] = true;
      }
  }

  for (int64_t threads : {1, 2}) {
    EngineBuilder builder(1);
    builder.config.threads_per_rank = threads;
    TestEngine engine(builder);
    Operand result = c;
    StatusPtr status = engine.runProgram(
        [&](weft_rt_rank *rank) { weft_rt_product(rank, 0, &d, a.bytes.data(), b.bytes.data(), result.bytes.data()); });
    ASSERT_EQ(status, nullptr) << toString(status);
    for (size_t i = 0; i < expected.size(); ++i) {
      double wanted = expected[i];
      if (d.dtype_c == WEFT_RT_BF16)
        wanted = double(float(Bf16::fromFloat(float(wanted))));
      else if (d.dtype_c == WEFT_RT_F16)
        wanted = double(static_cast<_Float16>(wanted));
      ASSERT_EQ(result.get(d.dtype_c, int64_t(i)), wanted) << "element " << i << ", " << threads << " threads";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Products, testing::ValuesIn(makeCases()),
                         [](const testing::TestParamInfo<Case> &info) { return info.param.name; });

/// Beta = 0 means that old contents do not matter, NaN included.
TEST(ProductValues, OverwritingIgnoresNan) {
  for (int64_t size : {8, 256})
    for (int64_t k : {int64_t(0), size}) {
      Case c("", size, size, k);
      std::vector<float> a(size_t(size * k), 1.0f), b(size_t(size * k), 1.0f);
      std::vector<float> result(size_t(size * size), std::numeric_limits<float>::quiet_NaN());
      TestEngine engine(1);
      EXPECT_OK(engine.runProgram(
          [&](weft_rt_rank *rank) { weft_rt_product(rank, 0, &c.desc, a.data(), b.data(), result.data()); }));
      EXPECT_EQ(result, std::vector<float>(size_t(size * size), float(k)));
    }
}

/// The address of a descriptor may be used again for another one.
TEST(ProductValues, DescriptorsAreToldApartByContents) {
  Case c("", 4, 4, 4);
  std::vector<float> a(64, 1.0f), b(64, 1.0f), result(64);
  TestEngine engine(1);
  EXPECT_OK(engine.runProgram([&](weft_rt_rank *rank) {
    weft_rt_product(rank, 0, &c.desc, a.data(), b.data(), result.data());
    c.desc.k = 2;
    weft_rt_product(rank, 0, &c.desc, a.data(), b.data(), result.data());
  }));
  EXPECT_EQ(result[0], 2.0f);
}

/// A product on a communication stream runs on its worker.
TEST(ProductValues, OnAnyStream) {
  Case c("", 4, 4, 4);
  std::vector<float> a(16, 1.0f), b(16, 1.0f), result(16);
  TestEngine engine(1);
  EXPECT_OK(engine.runProgram(
      [&](weft_rt_rank *rank) { weft_rt_product(rank, 1, &c.desc, a.data(), b.data(), result.data()); }));
  EXPECT_EQ(result, std::vector<float>(16, 4.0f));
}

TEST(ProductErrors, WrongDescriptors) {
  auto run = [](auto change) {
    Case c("", 2, 2, 2);
    change(c.desc);
    float data[16] = {};
    TestEngine engine(1);
    return toString(
        engine.runProgram([&](weft_rt_rank *rank) { weft_rt_product(rank, 0, &c.desc, data, data + 4, data + 8); }));
  };
  EXPECT_EQ(run([](auto &d) { d.dtype_a = WEFT_RT_I32; }),
            "invalid argument: product expects floating-point operands, but got i32");
  EXPECT_EQ(run([](auto &d) { d.m = -1; }), "invalid argument: product expects sizes of at least 0");
  EXPECT_EQ(run([](auto &d) { d.num_batch_dims = 5; }),
            "invalid argument: product expects at most 4 batch dimensions, but got 5");
}

} // namespace
