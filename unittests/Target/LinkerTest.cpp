// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Linker.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace weft;
using testing::HasSubstr;

TEST(Linker, aMissingLinkerIsNamed) {
  setenv("WEFT_LINKER", "/no/such/linker", 1);
  EXPECT_THAT(llvm::toString(linkSharedObject({}, "/tmp/never.so")),
              HasSubstr("cannot find the linker '/no/such/linker' that WEFT_LINKER names"));
  unsetenv("WEFT_LINKER");
}

TEST(Linker, aFailingLinkerIsQuoted) {
  setenv("WEFT_LINKER", "false", 1);
  EXPECT_THAT(llvm::toString(linkSharedObject({}, "/tmp/never.so")), HasSubstr("failed"));
  unsetenv("WEFT_LINKER");
}

TEST(Linker, whatIsNoObjectIsRefused) {
  EXPECT_FALSE(llvm::toString(linkSharedObject({std::string("not an object")}, "/tmp/never.so")).empty());
}
