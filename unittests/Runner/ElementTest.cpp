// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

#include "Element.h"

#include <cmath>
#include <limits>

using namespace weft::run;

/// Converts one value; nullopt where the destination type does not have it.
template <typename To, typename From> static std::optional<To> convert(Element fromType, From from, Element toType) {
  To to{};
  if (convertExact(fromType, &from, toType, &to, 1) != -1)
    return std::nullopt;
  return to;
}

TEST(Element, KnowsNamesAndSizes) {
  EXPECT_EQ(parseElement("bf16"), Element::BF16);
  EXPECT_EQ(parseElement("u8"), std::nullopt) << "files only";
  EXPECT_EQ(parseElement("F32"), std::nullopt);
  EXPECT_EQ(elementName(Element::U32), "u32");
  EXPECT_EQ(elementBytes(Element::F64), 8);
}

TEST(Element, CountsElementsWithoutOverflow) {
  EXPECT_EQ(countElements({}), 1);
  EXPECT_EQ(countElements({3, 0, int64_t(1) << 62}), 0);
  EXPECT_EQ(countElements({int64_t(1) << 61, 2}), int64_t(1) << 62);
  EXPECT_EQ(countElements({int64_t(1) << 61, 4}), std::nullopt);
  EXPECT_EQ(countElements({2, -1}), std::nullopt);
}

TEST(Element, ConvertsIntegersThatFit) {
  EXPECT_EQ((convert<int8_t>(Element::I64, int64_t(-128), Element::I8)), -128);
  EXPECT_EQ((convert<int8_t>(Element::I64, int64_t(128), Element::I8)), std::nullopt);
  EXPECT_EQ((convert<int32_t>(Element::U32, uint32_t(4000000000u), Element::I32)), std::nullopt);
  EXPECT_EQ((convert<int64_t>(Element::U32, uint32_t(4000000000u), Element::I64)), 4000000000);
  EXPECT_EQ((convert<int64_t>(Element::U64, uint64_t(1) << 63, Element::I64)), std::nullopt);
  EXPECT_EQ((convert<uint8_t>(Element::I32, 1, Element::Bool)), 1);
  EXPECT_EQ((convert<uint8_t>(Element::I32, 2, Element::Bool)), std::nullopt);
  EXPECT_EQ((convert<int32_t>(Element::Bool, uint8_t(7), Element::I32)), 1);
}

TEST(Element, ConvertsBetweenIntegersAndFloatsWhenExact) {
  EXPECT_EQ((convert<float>(Element::I32, 1 << 24, Element::F32)), 16777216.0f);
  EXPECT_EQ((convert<float>(Element::I32, (1 << 24) + 1, Element::F32)), std::nullopt);
  EXPECT_EQ((convert<double>(Element::I64, std::numeric_limits<int64_t>::max(), Element::F64)), std::nullopt);
  EXPECT_EQ((convert<double>(Element::I64, std::numeric_limits<int64_t>::min(), Element::F64)), -0x1p63);
  EXPECT_EQ((convert<int64_t>(Element::F64, 0x1p63, Element::I64)), std::nullopt);
  EXPECT_EQ((convert<int32_t>(Element::F32, 1.5f, Element::I32)), std::nullopt);
  EXPECT_EQ((convert<int32_t>(Element::F32, NAN, Element::I32)), std::nullopt);
  EXPECT_EQ((convert<int32_t>(Element::F32, -7.0f, Element::I32)), -7);
}

TEST(Element, ConvertsBetweenFloatsWhenExact) {
  EXPECT_EQ((convert<float>(Element::F64, 0.5, Element::F32)), 0.5f);
  EXPECT_EQ((convert<float>(Element::F64, 0.1, Element::F32)), std::nullopt);
  EXPECT_EQ((convert<float>(Element::F64, 1e300, Element::F32)), std::nullopt);
  EXPECT_EQ((convert<float>(Element::F64, double(INFINITY), Element::F32)), INFINITY);
  EXPECT_TRUE(std::isnan(*convert<float>(Element::F64, double(NAN), Element::F32)));
  EXPECT_EQ((convert<uint16_t>(Element::F32, 1.0f, Element::BF16)), 0x3f80);
  EXPECT_EQ((convert<uint16_t>(Element::F32, 1.0f + 0x1p-8f, Element::BF16)), std::nullopt);
  EXPECT_EQ((convert<float>(Element::BF16, uint16_t(0xc000), Element::F32)), -2.0f);
}

// Every half is a float, and that float is the same half again; NaNs stay NaNs.
TEST(Element, ConvertsAllHalvesThereAndBack) {
  for (int bits = 0; bits < 65536; ++bits) {
    std::optional<float> wide = convert<float>(Element::F16, uint16_t(bits), Element::F32);
    ASSERT_TRUE(wide);
    std::optional<uint16_t> back = convert<uint16_t>(Element::F32, *wide, Element::F16);
    ASSERT_TRUE(back);
    if (std::isnan(*wide))
      ASSERT_EQ(*back & 0x7e00, 0x7e00);
    else
      ASSERT_EQ(*back, bits);
  }
  EXPECT_EQ((convert<float>(Element::F16, uint16_t(0x0001), Element::F32)), 0x1p-24f);
  EXPECT_EQ((convert<float>(Element::F16, uint16_t(0x7bff), Element::F32)), 65504.0f);
  EXPECT_EQ((convert<uint16_t>(Element::F32, 65520.0f, Element::F16)), std::nullopt);
  EXPECT_EQ((convert<uint16_t>(Element::F32, 0x1p-25f, Element::F16)), std::nullopt);
}

TEST(Element, NamesTheFirstThatDoesNotFit) {
  int32_t from[] = {1, 2, 300, -1};
  int8_t to[4];
  EXPECT_EQ(convertExact(Element::I32, from, Element::I8, to, 4), 2);
  EXPECT_EQ(convertExact(Element::I32, from, Element::I8, to, 2), -1);
  EXPECT_EQ(elementValue(Element::I32, &from[2]), 300);
}
