// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The arithmetic of reductions over more ranks than a test can start.

#include "../../lib/Runtime/Core/Reduce.h"
#include "CollectiveOracle.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace weft::rt;
using namespace weft::rt::test;

namespace {

/// The mean over ranks of what `valueOf(rank)` says.
template <typename T, typename ValueOf> T reduceMean(int32_t dtype, int64_t numRanks, ValueOf valueOf) {
  std::vector<T> values;
  for (int64_t rank = 0; rank < numRanks; ++rank)
    values.push_back(valueOf(rank));
  std::vector<const void *> sources;
  for (const T &value : values)
    sources.push_back(&value);
  T result{};
  void *destination = &result;
  ReduceArgs args;
  args.count = 1;
  args.numSources = numRanks;
  args.sources = sources.data();
  args.numDestinations = 1;
  args.destinations = &destination;
  args.numLevels = 1;
  args.levelSizes = &numRanks;
  args.divisor = numRanks;
  getReduceFn(dtype, WEFT_RT_SUM)(args);
  return result;
}

/// The sum of 1,024 ranks leaves the range of f16 (65,504), and a value divided before the sum becomes a denormal:
/// means are neither.
TEST(Reduce, CaseB109MeansOfF16NeitherOverflowNorVanish) {
  for (float value : {100.0f, 60000.0f, 1e-4f, 6e-8f}) {
    _Float16 each = static_cast<_Float16>(value);
    _Float16 mean = reduceMean<_Float16>(WEFT_RT_F16, 1024, [&](int64_t) { return each; });
    EXPECT_EQ(static_cast<float>(mean), static_cast<float>(each)) << value;
    EXPECT_NE(static_cast<float>(mean), 0.0f);
  }
}

/// bf16 over 384 ranks: as near to the exact mean as one rounding allows, plus what 384 additions in fp32 may cost
/// (384 * 2^-24 relative, far below bf16's 2^-8). Partial sums in bf16 would be off by whole percents.
TEST(Reduce, CaseB110Bf16OverManyRanksIsRoundedOnce) {
  auto valueOf = [](int64_t rank) { return Bf16::fromFloat(1.0f + float(rank * 37 % 128) / 128.0f); };
  double exact = 0;
  float inBf16 = 0;
  for (int64_t rank = 0; rank < 384; ++rank) {
    exact += double(float(valueOf(rank))) / 384;
    inBf16 = float(Bf16::fromFloat(inBf16 + float(valueOf(rank))));
  }
  double mean = double(float(reduceMean<Bf16>(WEFT_RT_BF16, 384, valueOf)));
  EXPECT_LE(std::abs(mean - exact), exact * (std::ldexp(1.0, -8) + std::ldexp(384.0, -24)));
  EXPECT_GT(std::abs(double(inBf16) / 384 - exact), exact * 0.02) << "the other way must be told apart by this test";
}

} // namespace
