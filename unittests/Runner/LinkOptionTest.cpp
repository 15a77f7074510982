// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Units of --link.

#include "LinkOption.h"

#include <gtest/gtest.h>

using namespace weft::run;

namespace {

TEST(LinkOption, HasUnits) {
  EXPECT_EQ(parseLinkOption("1Gbit/s").bytesPerSecond, 125'000'000);
  EXPECT_EQ(parseLinkOption("1Gbit/s").latencyNanos, 0);
  EXPECT_EQ(parseLinkOption("2.5Mbit/s").bytesPerSecond, 312'500);
  EXPECT_EQ(parseLinkOption("8bit/s").bytesPerSecond, 1);
  EXPECT_EQ(parseLinkOption("100MB/s").bytesPerSecond, 100'000'000);
  EXPECT_EQ(parseLinkOption("1KiB/s").bytesPerSecond, 1024);
  EXPECT_EQ(parseLinkOption("3GiB/s,50us").bytesPerSecond, int64_t(3) << 30);
  EXPECT_EQ(parseLinkOption("3GiB/s,50us").latencyNanos, 50'000);
  EXPECT_EQ(parseLinkOption("1B/s,1.5ms").latencyNanos, 1'500'000);
  EXPECT_EQ(parseLinkOption("1B/s,0ns").latencyNanos, 0);
  EXPECT_EQ(parseLinkOption("1B/s,2s").latencyNanos, 2'000'000'000);
}

TEST(LinkOption, SaysWhatIsWrong) {
  for (const char *text : {"", "1", "1Gb/s", "1gbit/s", "0Gbit/s", "-1MB/s", "infB/s", "nanB/s", "1e30GB/s", "0x10MB/s",
                           "1bit/s", "MB/s", "1MB/s,", "1MB/s,5", "1MB/s,-1us", "1MB/s,1us,1us", "1MB/s,1e9s", ",1us"})
    EXPECT_THROW(parseLinkOption(text), std::exception) << text;
}

} // namespace
