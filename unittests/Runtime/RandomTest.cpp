// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Initial values and key data.

#include "weft-rt/Random.h"

#include "CollectiveOracle.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace weft::rt::test;

namespace {

std::vector<float> fill(weft_rt_initializer init, uint64_t seed, const char *name, int64_t begin, int64_t end) {
  std::vector<float> values(size_t(end - begin));
  EXPECT_EQ(weft_rt_init_fill(&init, seed, weft_rt_name_hash(name), begin, end, values.data()), nullptr);
  return values;
}

const weft_rt_initializer normal{WEFT_RT_INIT_NORMAL, WEFT_RT_F32, 0.02, 0};
const weft_rt_initializer uniform{WEFT_RT_INIT_UNIFORM, WEFT_RT_F32, -0.5, 0.25};

TEST(RandomInit, ValuesDoNotDependOnHowARangeIsDivided) {
  for (const weft_rt_initializer &init : {normal, uniform}) {
    std::vector<float> whole = fill(init, 7, "h0.qkv.w", 0, 1001);
    for (int64_t cut : {1, 2, 500, 999}) {
      std::vector<float> first = fill(init, 7, "h0.qkv.w", 0, cut), second = fill(init, 7, "h0.qkv.w", cut, 1001);
      first.insert(first.end(), second.begin(), second.end());
      EXPECT_EQ(first, whole);
    }
  }
}

TEST(RandomInit, SeedNameAndIndexMatter) {
  std::vector<float> base = fill(normal, 7, "a", 0, 64);
  EXPECT_EQ(fill(normal, 7, "a", 0, 64), base);
  EXPECT_NE(fill(normal, 8, "a", 0, 64), base);
  EXPECT_NE(fill(normal, 7, "b", 0, 64), base);
  // The upper halves of the seed and of the index count.
  EXPECT_NE(fill(normal, 7 + (uint64_t(1) << 32), "a", 0, 64), base);
  EXPECT_NE(fill(normal, 7, "a", int64_t(1) << 33, (int64_t(1) << 33) + 64), base);
}

/// The formulas of Random.h by hand, with the published test vector of Philox4x32-10 for counter and key 0.
TEST(RandomInit, FollowsTheDocumentedFormula) {
  // kat_vectors of Random123: philox4x32 10, all zero -> 6627e8d5 e169c58d bc57ac4c 9b00dbd8
  uint64_t x = 0x6627e8d5 | uint64_t(0xe169c58d) << 32, y = 0xbc57ac4c | uint64_t(0x9b00dbd8) << 32;
  double u = double((x >> 11) + 1) * 0x1p-53, v = double(y >> 11) * 0x1p-53;
  double radius = std::sqrt(-2 * std::log(u)), pi = std::acos(-1.0);
  weft_rt_initializer init{WEFT_RT_INIT_NORMAL, WEFT_RT_F64, 2.0, 0};
  double values[2];
  ASSERT_EQ(weft_rt_init_fill(&init, 0, 0, 0, 2, values), nullptr);
  EXPECT_DOUBLE_EQ(values[0], 2 * radius * std::cos(2 * pi * v));
  EXPECT_DOUBLE_EQ(values[1], 2 * radius * std::sin(2 * pi * v));
  init = {WEFT_RT_INIT_UNIFORM, WEFT_RT_F64, 3.0, 5.0};
  ASSERT_EQ(weft_rt_init_fill(&init, 0, 0, 0, 2, values), nullptr);
  EXPECT_EQ(values[0], 3 + 2 * (double(x >> 11) * 0x1p-53));
  EXPECT_EQ(values[1], 3 + 2 * (double(y >> 11) * 0x1p-53));
}

TEST(RandomInit, MomentsAreRight) {
  std::vector<float> values = fill(normal, 1, "w", 0, 200'000);
  double mean = 0, square = 0;
  for (float value : values) {
    mean += value;
    square += double(value) * value;
  }
  mean /= double(values.size());
  square /= double(values.size());
  // Five standard errors.
  EXPECT_NEAR(mean, 0, 5 * 0.02 / std::sqrt(200'000.0));
  EXPECT_NEAR(std::sqrt(square), 0.02, 5 * 0.02 / std::sqrt(400'000.0));
  values = fill(uniform, 1, "w", 0, 200'000);
  EXPECT_GE(*std::min_element(values.begin(), values.end()), -0.5f);
  EXPECT_LE(*std::max_element(values.begin(), values.end()), 0.25f);
  EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0) / 200'000, -0.125,
              5 * 0.75 / std::sqrt(12.0 * 200'000));
}

TEST(RandomInit, ConstantsOfAllTypes) {
  for (int32_t dtype = 0; dtype <= WEFT_RT_BOOL; ++dtype)
    withType(dtype, [&](auto type) {
      using T = decltype(type);
      T values[4];
      for (auto [kind, wanted] :
           {std::pair(WEFT_RT_INIT_ZEROS, 0), {WEFT_RT_INIT_ONES, 1}, {WEFT_RT_INIT_CONSTANT, 1}}) {
        weft_rt_initializer init{kind, dtype, 1.0, 0};
        ASSERT_EQ(weft_rt_init_fill(&init, 0, 0, 5, 9, values), nullptr);
        for (const T &value : values)
          EXPECT_EQ(double(static_cast<typename AccOf<T>::Type>(value)), wanted);
      }
    });
}

/// bf16 from double: one rounding. 1 + 2^-8 + 2^-40 lies just above the middle of two bf16 numbers; by way of the
/// nearest fp32 it would lie on it and go down.
TEST(RandomInit, SixteenBitTypesAreRoundedOnce) {
  weft_rt_initializer init{WEFT_RT_INIT_CONSTANT, WEFT_RT_BF16, 1.0 + 0x1p-8 + 0x1p-40, 0};
  uint16_t value;
  ASSERT_EQ(weft_rt_init_fill(&init, 0, 0, 0, 1, &value), nullptr);
  EXPECT_EQ(value, 0x3f81);
  init.a = -init.a;
  ASSERT_EQ(weft_rt_init_fill(&init, 0, 0, 0, 1, &value), nullptr);
  EXPECT_EQ(value, 0xbf81);
  init = {WEFT_RT_INIT_CONSTANT, WEFT_RT_F16, 1.0 + 0x1p-11 + 0x1p-40, 0};
  ASSERT_EQ(weft_rt_init_fill(&init, 0, 0, 0, 1, &value), nullptr);
  EXPECT_EQ(value, 0x3c01);
}

std::string messageOf(weft_rt_status *status) {
  std::string message = weft_rt_status_get_message(status);
  weft_rt_status_free(status);
  return message;
}

TEST(RandomInit, Errors) {
  float value;
  weft_rt_initializer init{WEFT_RT_INIT_NORMAL, WEFT_RT_I32, 1, 0};
  EXPECT_EQ(messageOf(weft_rt_init_fill(&init, 0, 0, 0, 1, &value)),
            "random initializer expects a floating-point dtype, but got i32");
  init = {9, WEFT_RT_F32, 1, 0};
  EXPECT_EQ(messageOf(weft_rt_init_fill(&init, 0, 0, 0, 1, &value)), "initializer is of no kind of this version");
  init = {WEFT_RT_INIT_ONES, 9, 1, 0};
  EXPECT_EQ(messageOf(weft_rt_init_fill(&init, 0, 0, 0, 1, &value)), "initializer has no dtype of this version");
  init = {WEFT_RT_INIT_ONES, WEFT_RT_F32, 1, 0};
  EXPECT_EQ(messageOf(weft_rt_init_fill(&init, 0, 0, 3, 2, &value)),
            "initializer expects a range of elements, but got [3, 2)");
}

TEST(RandomWords, DependOnEverything) {
  uint32_t base[2], other[2];
  weft_rt_rng_words(1, 2, 3, 4, base);
  for (auto [seed, step, micro, coordinate] :
       {std::array<int64_t, 4>{2, 2, 3, 4}, {1, 3, 3, 4}, {1, 2, 4, 4}, {1, 2, 3, 5}}) {
    weft_rt_rng_words(uint64_t(seed), step, micro, coordinate, other);
    EXPECT_FALSE(base[0] == other[0] && base[1] == other[1]);
  }
  weft_rt_rng_words(1, 2, 3, 4, other);
  EXPECT_TRUE(base[0] == other[0] && base[1] == other[1]);
}

TEST(RandomPermutation, IsOneAndDependsOnSeedAndEpoch) {
  for (int64_t n : {1, 2, 3, 7, 64, 1000}) {
    std::vector<bool> seen(static_cast<size_t>(n));
    for (int64_t i = 0; i < n; ++i) {
      int64_t image = weft_rt_permute(5, 0, n, i);
      ASSERT_GE(image, 0);
      ASSERT_LT(image, n);
      ASSERT_FALSE(seen[size_t(image)]);
      seen[size_t(image)] = true;
    }
  }
  int same = 0, sameEpoch = 0;
  for (int64_t i = 0; i < 1000; ++i) {
    same += weft_rt_permute(5, 0, 1000, i) == weft_rt_permute(6, 0, 1000, i);
    sameEpoch += weft_rt_permute(5, 0, 1000, i) == weft_rt_permute(5, 1, 1000, i);
  }
  EXPECT_LT(same, 20);
  EXPECT_LT(sameEpoch, 20);
  EXPECT_LT(weft_rt_permute(5, 0, int64_t(1) << 40, 12345), int64_t(1) << 40);
}

} // namespace
