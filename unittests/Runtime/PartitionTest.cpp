// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// 64-bit arithmetic of collectives and products, without memory of that size.

#include "../../lib/Runtime/Threads/Partition.h"

#include <gtest/gtest.h>

using namespace weft::rt;

namespace {

/// Bucket sizes beyond 2^31 and 2^32 elements: the parts cover every element exactly once.
class CaseB91To95LargeCounts : public testing::TestWithParam<int64_t> {};

TEST_P(CaseB91To95LargeCounts, PartsCoverTheBucketExactly) {
  const int64_t count = GetParam();
  for (int64_t dtypeBytes : {1, 2, 4, 8})
    for (int64_t numRanks : {1, 3, 8}) {
      Partition partition = makePartition(WEFT_RT_REDUCE_SCATTER, count, numRanks, dtypeBytes);
      ASSERT_EQ(partition.getNumParts(), partition.partsPerRow * numRanks);
      // Walking all parts would take long for the largest: look at the seams.
      for (int64_t row = 0; row < numRanks; ++row) {
        Part first = getPart(partition, row * partition.partsPerRow);
        EXPECT_EQ(first.row, row);
        EXPECT_EQ(first.begin, 0);
        Part last = getPart(partition, (row + 1) * partition.partsPerRow - 1);
        EXPECT_EQ(last.row, row);
        EXPECT_EQ(last.begin + last.count, count);
        EXPECT_GT(last.count, 0);
        for (int64_t number : {int64_t(1), partition.partsPerRow / 2, partition.partsPerRow - 1}) {
          if (number < 1 || number >= partition.partsPerRow)
            continue;
          Part before = getPart(partition, row * partition.partsPerRow + number - 1);
          Part part = getPart(partition, row * partition.partsPerRow + number);
          EXPECT_EQ(before.begin + before.count, part.begin);
        }
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Counts, CaseB91To95LargeCounts,
                         testing::Values(int64_t(1), (int64_t(1) << 31) - 1, (int64_t(1) << 31) + 1,
                                         (int64_t(1) << 32) + 7, int64_t(3) << 33));

TEST(CaseB91To95, BytesAreExactOrRefused) {
  int64_t source, destination;
  ASSERT_TRUE(getBufferElements(WEFT_RT_REDUCE_SCATTER, (int64_t(1) << 32) + 7, 8, 4, source, destination));
  EXPECT_EQ(source, (int64_t(1) << 35) + 56);
  EXPECT_EQ(destination, (int64_t(1) << 32) + 7);
  ASSERT_TRUE(getBufferElements(WEFT_RT_ALL_GATHER, (int64_t(1) << 31) + 1, 3, 2, source, destination));
  EXPECT_EQ(source, (int64_t(1) << 31) + 1);
  EXPECT_EQ(destination, 3 * ((int64_t(1) << 31) + 1));
  EXPECT_FALSE(getBufferElements(WEFT_RT_ALL_REDUCE, INT64_MAX / 4, 2, 4, source, destination));
  EXPECT_FALSE(getBufferElements(WEFT_RT_ALL_REDUCE, INT64_MAX, 1, 2, source, destination));
}

TEST(CaseB91To95, EmptyHasNoParts) {
  EXPECT_EQ(makePartition(WEFT_RT_ALL_REDUCE, 0, 4, 4).getNumParts(), 0);
  EXPECT_EQ(makePartition(WEFT_RT_ALL_GATHER, 0, 4, 4).getNumParts(), 0);
}

} // namespace
