// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/OptionValues.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace weft;
using testing::HasSubstr;

template <typename Value> static std::string messageOf(llvm::Expected<Value> result) {
  return result ? "" : llvm::toString(result.takeError());
}

TEST(OptionValues, bucketSizesKeepBytesAndElementsApart) {
  auto bytes = parseBucketCap("bucket-size", "25MiB");
  ASSERT_TRUE(static_cast<bool>(bytes));
  EXPECT_EQ(bytes->count, 26214400);
  EXPECT_TRUE(bytes->isBytes);
  auto elements = parseBucketCap("bucket-size", "40000000el");
  ASSERT_TRUE(static_cast<bool>(elements));
  EXPECT_EQ(elements->count, 40000000);
  EXPECT_FALSE(elements->isBytes);
  EXPECT_EQ(parseBucketCap("bucket-size", "1B")->count, 1);
  EXPECT_EQ(parseBucketCap("bucket-size", "3KiB")->count, 3072);
  EXPECT_EQ(parseBucketCap("bucket-size", "2GiB")->count, 2147483648);
  EXPECT_EQ(parseBucketCap("bucket-size", "25MB")->count, 25000000);
}

TEST(OptionValues, badBucketSizesAreRefused) {
  for (const char *text : {"0MiB", "0el"})
    EXPECT_THAT(messageOf(parseBucketCap("bucket-size", text)), HasSubstr("expects 'bucket-size' to be at least 1"))
        << text;
  for (const char *text : {"9223372036854775807KiB", "99999999999999999999el"})
    EXPECT_THAT(messageOf(parseBucketCap("bucket-size", text)), HasSubstr("expects 'bucket-size' to be less than 2^63"))
        << text;
  for (const char *text : {"", "25", "-1MiB", "-5el", "MiB", "2.5MiB", "25Mb", "25 MiB", "25mib", "+1el", "1elx"})
    EXPECT_THAT(messageOf(parseBucketCap("bucket-size", text)),
                HasSubstr("expects 'bucket-size' to be a whole number of at least 1 with a unit"))
        << text;
}

TEST(OptionValues, byteCountsMayLackAUnit) {
  EXPECT_EQ(*parseByteCount("memory-budget", "1000000000000"), 1000000000000);
  EXPECT_EQ(*parseByteCount("memory-budget", "8GiB"), int64_t(8) << 30);
  for (const char *text : {"", "0", "-1", "1el", "8Gb", "1e9", "99999999999999999999"})
    EXPECT_THAT(messageOf(parseByteCount("memory-budget", text)), HasSubstr("expects 'memory-budget' to be")) << text;
}

TEST(OptionValues, meshesHaveNamedAxes) {
  auto mesh = parseMesh("dp=4,tp=2");
  ASSERT_TRUE(static_cast<bool>(mesh));
  ASSERT_EQ(mesh->size(), 2u);
  EXPECT_EQ((*mesh)[0].name, "dp");
  EXPECT_EQ((*mesh)[0].size, 4);
  EXPECT_EQ((*mesh)[1].name, "tp");
  EXPECT_EQ((*mesh)[1].size, 2);
}

TEST(OptionValues, badMeshesAreRefused) {
  for (const char *text : {"", "4", "dp", "dp=", "=4", "dp=4,", "d p=4", "dp=4;tp=2", "dp=x", "dp=-", "4dp=1"})
    EXPECT_THAT(messageOf(parseMesh(text)), HasSubstr("expects 'mesh' to be axes with sizes")) << text;
  for (const char *text : {"dp=0", "dp=-4", "dp=100000000", "dp=2048,tp=2048", "dp=99999999999999999999"})
    EXPECT_THAT(messageOf(parseMesh(text)), HasSubstr("expects 'mesh' to have between 1 and 1048576 ranks")) << text;
  EXPECT_THAT(messageOf(parseMesh("dp=2,dp=2")), HasSubstr("expects 'mesh' to name each axis once"));
}
