// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

#include "Artifact.h"
#include "Files.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace weft::run;
using namespace weft::run::test;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(InputFile, SaysWhatIsWrong) {
  Folder folder;
  EXPECT_EQ(messageOf([] { InputFile("/nowhere/x", "data file"); }),
            "expects data file '/nowhere/x' to be readable, but got: no such file or directory");
  EXPECT_THAT(messageOf([&] { InputFile(folder.path(""), "data file"); }),
              HasSubstr("a regular file, but got a folder"));
  ASSERT_EQ(::mkfifo(folder.path("pipe").c_str(), 0600), 0);
  EXPECT_THAT(messageOf([&] { InputFile(folder.path("pipe"), "data file"); }), HasSubstr("but got a special file"));
}

TEST(InputFile, NoticesThatItShrinks) {
  Folder folder;
  InputFile file(folder.write("f", "0123456789"), "data file");
  char buffer[4];
  file.read(buffer, 4, 6);
  EXPECT_EQ(std::string(buffer, 4), "6789");
  std::filesystem::resize_file(folder.path("f"), 8);
  EXPECT_THAT(messageOf([&] { file.read(buffer, 4, 6); }), HasSubstr("to keep its 10 bytes during the run, but it ends "
                                                                     "at byte 8"));
}

// The vectors are those of `xxhsum -H2`.
TEST(Hash, IsTheCanonicalXxh3) {
  Folder folder;
  EXPECT_EQ(hashFile(folder.write("empty", ""), "file"), "99aa06d3014798d86001c324468d497f");
  EXPECT_EQ(hashBytes("", 0), "99aa06d3014798d86001c324468d497f");
}

TEST(AtomicOutput, ReplacesOnlyWhenComplete) {
  Folder folder;
  folder.write("out", "old");
  {
    AtomicOutput output(folder.path("out"));
    EXPECT_THAT(folder.list(), ElementsAre("out")) << "nothing is left behind before the end";
    output.open(3);
    output.write("new", 3, 0);
    EXPECT_EQ(folder.read("out"), "old");
  }
  EXPECT_EQ(folder.read("out"), "old");
  EXPECT_THAT(folder.list(), ElementsAre("out"));
  AtomicOutput output(folder.path("out"));
  output.open(3);
  output.write("ew", 2, 1);
  output.write("n", 1, 0);
  output.commit();
  EXPECT_EQ(folder.read("out"), "new");
  EXPECT_THAT(folder.list(), ElementsAre("out"));
}

TEST(AtomicOutput, FollowsSymbolicLinks) {
  Folder folder;
  folder.write("target", "old");
  std::filesystem::create_symlink("target", folder.path("link"));
  AtomicOutput output(folder.path("link"));
  output.open(0);
  output.write("new", 3, 0);
  output.commit();
  EXPECT_EQ(folder.read("target"), "new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link")));
}

TEST(AtomicOutput, RefusesPlacesItCannotWriteTo) {
  Folder folder;
  EXPECT_THAT(messageOf([&] { AtomicOutput(folder.path("")); }), HasSubstr("but got a folder"));
  EXPECT_THAT(messageOf([] { AtomicOutput("/dev/null"); }), HasSubstr("but got a special file"));
  EXPECT_EQ(messageOf([] { AtomicOutput("/nowhere/out"); }),
            "expects the folder of '/nowhere/out' to be writable, but got: no such file or directory");
  // Not even root can write here.
  EXPECT_THAT(messageOf([] { AtomicOutput("/proc/out"); }), HasSubstr("expects the folder of '/proc/out' to be writ"));
}

TEST(AtomicOutput, KeepsTheOldFileWhenSpaceRunsOut) {
  Folder folder;
  folder.write("out", "old");
  auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit oldLimit, limit;
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &oldLimit), 0);
  limit = oldLimit;
  limit.rlim_cur = 4096;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
  std::string block(8192, 'x');
  std::string whenReserved = messageOf([&] {
    AtomicOutput output(folder.path("out"));
    output.open(8192);
  });
  std::string whenWritten = messageOf([&] {
    AtomicOutput output(folder.path("out"));
    output.open(0);
    output.write(block.data(), 8192, 0);
  });
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &oldLimit), 0);
  std::signal(SIGXFSZ, oldHandler);
  EXPECT_THAT(whenReserved, HasSubstr("cannot write '" + folder.path("out") + "': file too large"));
  EXPECT_THAT(whenWritten, HasSubstr("what was there before is unchanged"));
  EXPECT_EQ(folder.read("out"), "old");
  EXPECT_THAT(folder.list(), ElementsAre("out"));
}

TEST(CpuFeatures, AreRequired) {
  const char *cpuinfo = "processor\t: 0\nflags\t\t: fpu sse2 avx2 fma\nbugs\t\t: none\n";
  EXPECT_EQ(messageOf([&] { checkCpuFeatures({"avx2", "fma"}, "znver4", cpuinfo); }), "no error");
  EXPECT_THAT(messageOf([&] { checkCpuFeatures({"avx2", "avx512f", "amx_tile"}, "znver4", cpuinfo); }),
              HasSubstr("expects a machine that runs code for 'znver4', but this one has no avx512f, amx_tile"));
  EXPECT_EQ(messageOf([&] { checkCpuFeatures({"asimd"}, "arm", "Features\t: fp asimd\n"); }), "no error");
  EXPECT_EQ(messageOf([&] { checkCpuFeatures({"avx2"}, "x", "nothing here"); }), "no error");
}
