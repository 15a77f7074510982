// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/ObjectCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>

using namespace weft;

namespace {
class ObjectCacheTest : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("weft-cache-test", directory)); }
  void TearDown() override { llvm::sys::fs::remove_directories(directory); }

  std::string entry() { return (directory + "/sub/key.o").str(); }

  llvm::SmallString<128> directory;
};
} // namespace

TEST_F(ObjectCacheTest, storedObjectsAreFound) {
  ObjectCache cache((directory + "/sub").str());
  EXPECT_FALSE(cache.lookup("key"));
  std::string object("\x7f"
                     "ELF\0 some bytes\n",
                     17);
  cache.store("key", object);
  EXPECT_EQ(cache.lookup("key"), object);
  EXPECT_FALSE(cache.lookup("other"));
}

TEST_F(ObjectCacheTest, damagedEntriesAreIgnoredAndReplaced) {
  ObjectCache cache((directory + "/sub").str());
  cache.store("key", "object code");
  {
    std::fstream(entry(), std::ios::in | std::ios::out | std::ios::binary).seekp(-1, std::ios::end).put('X');
  }
  EXPECT_FALSE(cache.lookup("key"));
  cache.store("key", "object code");
  EXPECT_EQ(cache.lookup("key"), "object code");
  {
    std::ofstream(entry(), std::ios::trunc) << "weft-object 1\nshort";
  }
  EXPECT_FALSE(cache.lookup("key"));
  {
    std::ofstream(entry(), std::ios::trunc);
  }
  EXPECT_FALSE(cache.lookup("key"));
}

TEST_F(ObjectCacheTest, aFolderThatCannotBeUsedIsNoError) {
  {
    std::ofstream(directory.str().str() + "/file") << "not a folder";
  }
  ObjectCache cache((directory + "/file/cache").str());
  cache.store("key", "object code");
  EXPECT_FALSE(cache.lookup("key"));
  ObjectCache off("");
  off.store("key", "object code");
  EXPECT_FALSE(off.lookup("key"));
}

TEST_F(ObjectCacheTest, theEnvironmentChoosesTheFolder) {
  setenv("WEFT_CACHE_DIR", "/somewhere", 1);
  EXPECT_EQ(ObjectCache::defaultDirectory(), "/somewhere");
  setenv("WEFT_CACHE_DIR", "", 1);
  EXPECT_EQ(ObjectCache::defaultDirectory(), "");
  unsetenv("WEFT_CACHE_DIR");
  setenv("XDG_CACHE_HOME", "/xdg", 1);
  EXPECT_EQ(ObjectCache::defaultDirectory(), "/xdg/weft");
  unsetenv("XDG_CACHE_HOME");
  setenv("HOME", "/home/somebody", 1);
  EXPECT_EQ(ObjectCache::defaultDirectory(), "/home/somebody/.cache/weft");
}

TEST(Digest, isXxh3InCanonicalForm) {
  // `printf '' | xxhsum -H2` and `printf 'weft' | xxhsum -H2`.
  EXPECT_EQ(digestOf(""), "99aa06d3014798d86001c324468d497f");
  EXPECT_EQ(digestOf("weft").size(), 32u);
}
