// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The table of symbols says the same in both of its spellings, and the descriptors have the layout that the compiler
// writes.

#include "weft-rt/Abi.h"

#include <gtest/gtest.h>
#include <string>
#include <type_traits>

namespace {

template <typename T> char letterOf() {
  if (std::is_pointer_v<T>)
    return 'p';
  return std::is_same_v<T, int32_t> ? 'i' : std::is_same_v<T, int64_t> ? 'l' : '?';
}

template <typename... Args> std::string lettersOf(void (*)(Args...)) { return {letterOf<Args>()...}; }

TEST(Symbols, SignaturesSpellTheParameters) {
  int count = 0;
#define WEFT_RT_SYMBOL(name, params, signature)                                                                        \
  EXPECT_EQ(lettersOf(&(name)), signature) << #name;                                                                   \
  EXPECT_EQ(std::string(#name).rfind("weft_rt_", 0), 0u) << #name;                                                     \
  ++count;
#include "weft-rt/Symbols.def"
  EXPECT_GT(count, 0);
}

/// No padding that is not spelled out: the sum of the fields is the size.
TEST(Symbols, DescriptorsHaveTheLayoutOfTheirFields) {
  EXPECT_EQ(sizeof(weft_rt_kernel), 32u);
  EXPECT_EQ(offsetof(weft_rt_kernel, num_blocks), 16u);
  EXPECT_EQ(sizeof(weft_rt_product_desc), 4u * 4 + 8 * 10 + 8 * 16);
  EXPECT_EQ(offsetof(weft_rt_product_desc, m), 16u);
  EXPECT_EQ(offsetof(weft_rt_product_desc, batch_size), 96u);
  EXPECT_EQ(sizeof(weft_rt_collective_desc), 40u);
  EXPECT_EQ(offsetof(weft_rt_collective_desc, tag), 32u);
  EXPECT_EQ(sizeof(weft_rt_module), 56u);
  EXPECT_EQ(offsetof(weft_rt_module, step), 40u);
}

} // namespace
