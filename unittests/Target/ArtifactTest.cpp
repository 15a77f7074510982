// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Artifact.h"
#include "weft/Target/ObjectCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

using namespace weft;
using testing::HasSubstr;

namespace {
class ArtifactTest : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("weft-artifact-test", directory)); }
  void TearDown() override { llvm::sys::fs::remove_directories(directory); }

  std::string pathIn(llvm::StringRef name) { return (directory + "/" + name).str(); }
  std::string read(llvm::StringRef name) {
    auto file = llvm::MemoryBuffer::getFile(pathIn(name));
    return file ? (*file)->getBuffer().str() : "absent";
  }
  int countEntries() {
    int count = 0;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator entry(directory, error), end; entry != end; entry.increment(error))
      ++count;
    return count;
  }
  std::string write(const std::string &path, const std::string &code) {
    std::pair<std::string, std::string> files[] = {{"step.so", code}, {"schedule.mlir", "module {}\n"}};
    Manifest manifest{R"({"weft":{"abi":1}})", std::string(32, 'd')};
    return llvm::toString(writeArtifact(path, manifest, files));
  }

  llvm::SmallString<128> directory;
};
} // namespace

TEST_F(ArtifactTest, isWrittenWholeAndReplaced) {
  EXPECT_EQ(write(pathIn("s.weft/"), "first"), "");
  EXPECT_EQ(read("s.weft/step.so"), "first");
  EXPECT_EQ(write(pathIn("s.weft"), "second"), "");
  EXPECT_EQ(read("s.weft/step.so"), "second");
  EXPECT_EQ(countEntries(), 1) << "temporary folders are gone";
}

TEST_F(ArtifactTest, manifestCarriesDigestsOfTheFilesAndOfItself) {
  ASSERT_EQ(write(pathIn("s.weft"), "code"), "");
  std::string text = read("s.weft/manifest.json");
  auto manifest = nlohmann::json::parse(text);
  EXPECT_EQ(manifest["files"]["step.so"], digestOf("code"));
  EXPECT_EQ(manifest["digest"], std::string(32, 'd'));
  std::string checksum = manifest["checksum"];
  text.replace(text.find(checksum), checksum.size(), std::string(32, '0'));
  EXPECT_EQ(checksum, digestOf(text));
}

TEST_F(ArtifactTest, whatIsNoArtifactIsLeftAlone) {
  {
    std::ofstream(pathIn("file")) << "precious";
  }
  ASSERT_FALSE(llvm::sys::fs::create_directory(pathIn("folder")));
  EXPECT_THAT(write(pathIn("file"), "code"), HasSubstr("to be an artifact that may be replaced, or not to exist"));
  EXPECT_THAT(write(pathIn("folder"), "code"), HasSubstr("to be an artifact that may be replaced, or not to exist"));
  EXPECT_EQ(read("file"), "precious");
  EXPECT_EQ(countEntries(), 2);
}

TEST_F(ArtifactTest, aMissingParentIsAMessage) {
  EXPECT_THAT(write(pathIn("absent/s.weft"), "code"), HasSubstr("cannot make a folder beside"));
  EXPECT_THAT(llvm::toString(writeFileAtomically(pathIn("absent/s.mlir"), "x")), HasSubstr("cannot write"));
}
