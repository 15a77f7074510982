// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

#include "Dataset.h"
#include "Npy.h"
#include "Tokens.h"

#include <set>

using namespace weft::run;
using namespace weft::run::test;
using testing::ElementsAre;
using testing::HasSubstr;

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

TEST(Npy, ReadsShapesAndElements) {
  Folder folder;
  NpyFile file(folder.write("a.npy", npyOf("<i4", "(2, 3)", bytesOf<int32_t>({1, 2, 3, 4, 5, 6}))));
  EXPECT_EQ(file.dtype(), Element::I32);
  EXPECT_THAT(file.shape(), ElementsAre(2, 3));
  int32_t values[2];
  file.read(4, 2, values);
  EXPECT_THAT(values, ElementsAre(5, 6));
  EXPECT_THAT(NpyFile(folder.write("s.npy", npyOf("|b1", "()", "\1"))).shape(), ElementsAre());
  EXPECT_THAT(NpyFile(folder.write("v.npy", npyOf("<f8", "(1,)", bytesOf<double>({1})))).shape(), ElementsAre(1));
}

TEST(Npy, RefusesWhatItCannotRead) {
  Folder folder;
  auto open = [&](const std::string &content) {
    std::string path = folder.write("a.npy", content);
    return messageOf([&] { NpyFile file(path); });
  };
  EXPECT_THAT(open(""), HasSubstr("to be an array of NumPy (.npy), but it has only 0 bytes"));
  EXPECT_THAT(open("x,y\n1,2\n3,4\n5,6\n"), HasSubstr("but its first bytes are not those of one"));
  EXPECT_THAT(open(std::string("\x93NUMPY\x09\0aaaa", 12)),
              HasSubstr("version 1, 2 or 3 of the .npy format, but got 9"));
  EXPECT_THAT(open(std::string("\x93NUMPY\x01\0\xff\xff{}", 12)),
              HasSubstr("its header of 65535 bytes, but it is short"));
  EXPECT_THAT(open(npyOf(">f4", "(1,)", "aaaa")), HasSubstr("to have little-endian elements, but got '>f4'"));
  EXPECT_THAT(open(npyOf("<c8", "(1,)", "aaaaaaaa")), HasSubstr("numbers or booleans, but its elements are '<c8'"));
  EXPECT_THAT(open(npyOf("<f4", "(1, 1)", "aaaa", "True")), HasSubstr("in C order, but it is in Fortran order"));
  EXPECT_THAT(open(npyOf("<f4", "(2,)", "aaaa")), HasSubstr("to hold 8 bytes of elements, but it has only 4"));
  EXPECT_THAT(open(npyOf("<f4", "(99999999999, 99999999999)", "")), HasSubstr("less than 2^62 elements"));
  EXPECT_THAT(open(npyOf("<f4", "(99999999999999999999,)", "")), HasSubstr("a header of NumPy, but it is malformed"));
  EXPECT_THAT(open(npyOf("<f4", "(1, ", "aaaa")), HasSubstr("malformed"));
  EXPECT_THAT(open(npyOf("<f4", "1", "aaaa")), HasSubstr("malformed"));
  EXPECT_THAT(open(std::string("\x93NUMPY\x01\0\x02\0{}", 12)), HasSubstr("malformed"));
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static std::vector<int> readAll(const TokenFiles &tokens) {
  std::string raw(size_t(tokens.numTokens() * elementBytes(tokens.dtype())), '\0');
  tokens.read(0, tokens.numTokens(), raw.data());
  std::vector<int> values;
  for (int64_t i = 0; i < tokens.numTokens(); ++i)
    values.push_back(int(elementValue(tokens.dtype(), raw.data() + i * elementBytes(tokens.dtype()))));
  return values;
}

TEST(Tokens, GoByTheNameUnlessTold) {
  Folder folder;
  std::string bytes = bytesOf<uint16_t>({1, 65535});
  EXPECT_THAT(readAll(TokenFiles(folder.write("a.txt", "az"), 0)), ElementsAre(97, 122));
  EXPECT_THAT(readAll(TokenFiles(folder.write("a.bin", bytes), 0)), ElementsAre(1, 65535));
  EXPECT_THAT(readAll(TokenFiles(folder.write("a.u16.bin", bytes), 0)), ElementsAre(1, 65535));
  EXPECT_THAT(readAll(TokenFiles(folder.write("a.u8.bin", bytes), 0)), ElementsAre(1, 0, 255, 255));
  EXPECT_THAT(readAll(TokenFiles(folder.write("a.u32.bin", bytesOf<uint32_t>({70000})), 0)), ElementsAre(70000));
  EXPECT_THAT(readAll(TokenFiles(folder.path("a.bin"), 8)), ElementsAre(1, 0, 255, 255));
}

TEST(Tokens, JoinFoldersInTheOrderOfNames) {
  Folder folder;
  std::filesystem::create_directory(folder.path("data"));
  std::filesystem::create_directory(folder.path("data/sub"));
  folder.write("data/b", "B");
  folder.write("data/sub/c", "C");
  folder.write("data/a", "A12");
  folder.write("data/empty", "");
  // GPL -> GPL-3 in /usr/share/common-licenses: counted once, where the first of the names stands.
  folder.write("data/z-3", "Z");
  std::filesystem::create_symlink("z-3", folder.path("data/Z"));
  TokenFiles tokens(folder.path("data"), 0);
  EXPECT_THAT(readAll(tokens), ElementsAre('Z', 'A', '1', '2', 'B'));
  EXPECT_EQ(tokens.locate(3), "'" + folder.path("data/a") + "', byte 2");
  char three[3];
  tokens.read(2, 3, three);
  EXPECT_EQ(std::string(three, 3), "12B");
}

TEST(Tokens, SayWhatIsWrong) {
  Folder folder;
  std::filesystem::create_directory(folder.path("none"));
  EXPECT_THAT(messageOf([&] { TokenFiles(folder.path("missing"), 0); }), HasSubstr("no such file or directory"));
  EXPECT_THAT(messageOf([&] { TokenFiles(folder.write("e", ""), 0); }), HasSubstr("to hold tokens, but it is empty"));
  EXPECT_THAT(messageOf([&] { TokenFiles(folder.path("none"), 0); }), HasSubstr("to hold files, but it holds none"));
  EXPECT_THAT(messageOf([&] { TokenFiles(folder.write("odd.bin", "abc"), 0); }),
              HasSubstr("tokens of 16 bits, but its 3 bytes are not a multiple of 2"));
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

TEST(SampleOrder, IsAPermutationOfEachEpochWithoutItsRest) {
  SampleOrder order(23, 4, 7, true);
  EXPECT_EQ(order.samplesPerEpoch(), 20);
  std::set<int64_t> dropped;
  std::vector<int64_t> epochs[2];
  for (int epoch = 0; epoch < 2; ++epoch) {
    std::set<int64_t> seen;
    for (int64_t i = 0; i < 20; ++i) {
      int64_t sample = order.sampleAt(epoch * 20 + i);
      EXPECT_GE(sample, 0);
      EXPECT_LT(sample, 23);
      seen.insert(sample);
      epochs[epoch].push_back(sample);
    }
    EXPECT_EQ(seen.size(), 20u);
  }
  EXPECT_NE(epochs[0], epochs[1]) << "epochs differ";
  SampleOrder same(23, 4, 7, true), other(23, 4, 8, true);
  std::vector<int64_t> again, another;
  for (int64_t i = 0; i < 20; ++i) {
    again.push_back(same.sampleAt(i));
    another.push_back(other.sampleAt(i));
  }
  EXPECT_EQ(again, epochs[0]);
  EXPECT_NE(another, epochs[0]) << "seeds differ";
}

TEST(SampleOrder, CanBeSequential) {
  SampleOrder order(7, 2, 1, false);
  std::vector<int64_t> samples;
  for (int64_t i = 0; i < 8; ++i)
    samples.push_back(order.sampleAt(i));
  EXPECT_THAT(samples, ElementsAre(0, 1, 2, 3, 4, 5, 0, 1));
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

namespace {

/// A plan of x and y of [samples, length] integers, one micro-batch after the other in the arena.
BatchPlan makeTokenPlan(int64_t samples, int64_t length, int64_t micro, int64_t ranks, int64_t bound = 256) {
  BatchPlan plan;
  plan.samplesPerMicroBatch = samples;
  plan.microBatches = micro;
  plan.dataRanks = ranks;
  int64_t offset = 0;
  for (const char *name : {"x", "y"}) {
    Feed feed;
    feed.name = name;
    feed.dtype = Element::I32;
    feed.sampleShape = {length};
    feed.sampleElements = length;
    feed.bound = bound;
    for (int64_t i = 0; i < micro; ++i, offset += samples * length * 4)
      feed.offsets.push_back(offset);
    plan.feeds.push_back(feed);
  }
  return plan;
}

/// The integers that a rank finds in its arena: x of all micro-batches, then y.
std::vector<int32_t> fill(const BatchPlan &plan, const Source &source, const SampleOrder &order, int64_t rank,
                          int64_t batch) {
  std::vector<int32_t> arena(size_t(2 * plan.microBatches * plan.samplesPerMicroBatch * plan.feeds[0].sampleElements),
                             -1);
  Loader(plan, source, order, rank).fill(batch, reinterpret_cast<char *>(arena.data()));
  return arena;
}

} // namespace

TEST(Loader, FeedsWindowsAndTheirSuccessors) {
  Folder folder;
  BatchPlan plan = makeTokenPlan(2, 3, 1, 1);
  auto source = openSource({folder.write("t.u8.bin", bytesOf<uint8_t>({0, 1, 2, 3, 4, 5, 6, 7}))}, plan, "--data", 0);
  EXPECT_EQ(source->numSamples(), 2);
  EXPECT_EQ(source->tokensPerSample(), 3);
  SampleOrder order(2, 2, 0, false);
  EXPECT_THAT(fill(plan, *source, order, 0, 0), ElementsAre(0, 1, 2, 3, 4, 5, /*y*/ 1, 2, 3, 4, 5, 6));
}

TEST(Loader, FeedsWholeWindowsToALoneArgument) {
  Folder folder;
  BatchPlan plan = makeTokenPlan(1, 4, 1, 1);
  plan.feeds.resize(1);
  plan.feeds[0].name = "tokens";
  auto source = openSource({folder.write("t.u8.bin", bytesOf<uint8_t>({0, 1, 2, 3, 4, 5, 6}))}, plan, "--data", 0);
  EXPECT_EQ(source->numSamples(), 2);
  int32_t arena[4];
  Loader(plan, *source, SampleOrder(2, 1, 0, false), 0).fill(1, reinterpret_cast<char *>(arena));
  EXPECT_THAT(arena, ElementsAre(3, 4, 5, 6));
}

// What all ranks and micro-batches of a step read together does not depend on how many they are.
TEST(Loader, SplitsAGlobalBatchWithoutChangingIt) {
  Folder folder;
  std::string text;
  for (int i = 0; i < 200; ++i)
    text += char(i);
  std::string path = folder.write("t", text);
  std::vector<std::vector<int32_t>> first;
  for (auto [samples, micro, ranks] : {std::tuple(12, 1, 1), {6, 2, 1}, {3, 1, 4}, {3, 4, 1}, {2, 3, 2}, {1, 1, 12}}) {
    BatchPlan plan = makeTokenPlan(samples, 2, micro, ranks);
    auto source = openSource({path}, plan, "--data", 0);
    SampleOrder order(source->numSamples(), plan.globalBatch(), 3, true);
    std::vector<std::vector<int32_t>> all;
    for (int64_t batch = 0; batch < 10; ++batch) { // more than an epoch
      // Rows in the order of their positions.
      std::vector<int32_t> x, y;
      for (int64_t m = 0; m < micro; ++m)
        for (int64_t rank = 0; rank < ranks; ++rank) {
          std::vector<int32_t> arena = fill(plan, *source, order, rank, batch);
          auto row = arena.begin() + m * samples * 2;
          x.insert(x.end(), row, row + samples * 2);
          y.insert(y.end(), row + micro * samples * 2, row + micro * samples * 2 + samples * 2);
        }
      all.push_back(x);
      all.push_back(y);
    }
    if (first.empty())
      first = all;
    EXPECT_EQ(all, first) << samples << " samples, " << micro << " micro-batches, " << ranks << " ranks";
  }
}

TEST(Loader, NamesTheTokenThatIsOutOfBounds) {
  Folder folder;
  BatchPlan plan = makeTokenPlan(1, 2, 1, 1, 100);
  std::string path = folder.write("t.bin", bytesOf<uint16_t>({1, 99, 3, 4, 100, 5, 6}));
  auto source = openSource({path}, plan, "--data", 0);
  SampleOrder order(3, 1, 0, false);
  EXPECT_EQ(messageOf([&] { fill(plan, *source, order, 0, 0); }), "no error");
  EXPECT_EQ(messageOf([&] { fill(plan, *source, order, 0, 1); }),
            "expects tokens for 'y' to be less than 100, but got 100 at '" + path + "', byte 8");
  plan.feeds[0].bound = plan.feeds[1].bound = 0;
  plan.feeds[0].dtype = plan.feeds[1].dtype = Element::I8;
  path = folder.write("wide.bin", bytesOf<uint16_t>({1, 128, 3}));
  auto wide = openSource({path}, plan, "--data", 0);
  EXPECT_THAT(messageOf([&] { fill(plan, *wide, order, 0, 0); }),
              HasSubstr("expects tokens for 'x' to be of type i8, but got 128 at '" + path + "', byte 2"));
}

TEST(Source, FeedsArraysByName) {
  Folder folder;
  Manifest manifest = parse(makeManifest());
  BatchPlan plan = planBatch(manifest, ProgramKind::Step);
  EXPECT_EQ(plan.globalBatch(), 8);
  std::vector<double> x;
  std::vector<int64_t> y;
  for (int i = 0; i < 8; ++i) {
    y.push_back(i);
    for (int j = 0; j < 4; ++j)
      x.push_back(i + 0.25 * j);
  }
  std::string xPath = folder.write("x.npy", npyOf("<f8", "(8, 4)", bytesOf(x)));
  std::string yPath = folder.write("y.npy", npyOf("<i8", "(8,)", bytesOf(y)));
  auto source = openSource({"y=" + yPath, "x=" + xPath}, plan, "--data", 0);
  std::vector<char> arena(4096);
  SampleOrder order(8, 8, 0, false);
  Loader(plan, *source, order, 1).fill(0, arena.data());
  float value;
  std::memcpy(&value, &arena[320 + 4 * 5], 4); // micro-batch 1, row 1, element 1: sample 4 + 2 + 1
  EXPECT_EQ(value, 7.25f);
  int32_t label;
  std::memcpy(&label, &arena[384 + 4], 4); // micro-batch 0, row 1: sample 2 + 1
  EXPECT_EQ(label, 3);
}

TEST(Source, RefusesWhatDoesNotFitTheModel) {
  Folder folder;
  Manifest manifest = parse(makeManifest());
  BatchPlan plan = planBatch(manifest, ProgramKind::Step);
  auto array = [&](const char *descr, const char *shape, size_t numBytes) {
    static int number = 0;
    return folder.write(std::to_string(number++) + ".npy", npyOf(descr, shape, std::string(numBytes, '\0')));
  };
  std::string x = "x=" + array("<f4", "(8, 4)", 128), y = "y=" + array("<i4", "(8,)", 32);
  auto open = [&](std::vector<std::string> values) {
    return messageOf([&] { openSource(values, plan, "--data", 0); });
  };
  EXPECT_EQ(open({x, y}), "no error");
  EXPECT_THAT(open({x}), HasSubstr("expects --data to name an array for every argument, but 'y' has none; the model "
                                   "takes 'x' (2 x [4] f32), 'y' (2 x [] i32)"));
  EXPECT_THAT(open({x, y, x}), HasSubstr("expects --data to name 'x' once, but it does so twice"));
  EXPECT_THAT(open({x, y, "z=f.npy"}), HasSubstr("to name arguments of the model, but got 'z'"));
  EXPECT_THAT(open({x, "f.txt"}), HasSubstr("but got 2 values of which 1 have a name"));
  EXPECT_THAT(open({"f.txt", "g.txt"}), HasSubstr("but got 2 values of which 0 have a name"));
  EXPECT_THAT(open({"f.txt"}), HasSubstr("since tokens can only be fed to a model with the integer arguments 'x' and"));
  EXPECT_THAT(open({"x=" + array("<f4", "(8, 5)", 160), y}),
              HasSubstr("the shape [samples, 4] for 'x', but got [8, 5]"));
  EXPECT_THAT(open({x, "y=" + array("<i4", "(8, 1)", 32)}), HasSubstr("the shape [samples] for 'y', but got [8, 1]"));
  EXPECT_THAT(open({x, "y=" + array("<i4", "()", 4)}), HasSubstr("but got []"));
  EXPECT_THAT(open({x, "y=" + array("<i4", "(9,)", 36)}), HasSubstr("the same number of samples in "));
  EXPECT_THAT(open({x, "y=" + array("<f4", "(8,)", 32)}), HasSubstr("to hold i32 for 'y', but got f32"));
  EXPECT_THAT(open({"x=" + array("<f4", "(7, 4)", 112), "y=" + array("<i4", "(7,)", 28)}),
              HasSubstr("expects --data to hold the 8 samples of one global batch at least, but got 7"));
  EXPECT_THAT(open({"x=" + array("<f4", "(0, 4)", 0), "y=" + array("<i4", "(0,)", 0)}), HasSubstr("but got 0"));
}

TEST(Source, NamesTheValueThatDoesNotFit) {
  Folder folder;
  Manifest manifest = parse(makeManifest());
  BatchPlan plan = planBatch(manifest, ProgramKind::Step);
  std::vector<double> x(32, 1.0);
  std::vector<int64_t> y(8, 9);
  SampleOrder order(8, 8, 0, false);
  std::vector<char> arena(4096);
  auto load = [&] {
    std::string xPath = folder.write("x.npy", npyOf("<f8", "(8, 4)", bytesOf(x)));
    std::string yPath = folder.write("y.npy", npyOf("<i8", "(8,)", bytesOf(y)));
    auto source = openSource({"x=" + xPath, "y=" + yPath}, plan, "--data", 0);
    return messageOf([&] { Loader(plan, *source, order, 0).fill(0, arena.data()); });
  };
  EXPECT_EQ(load(), "no error");
  y[5] = 10;
  EXPECT_THAT(load(), HasSubstr("expects values for 'y' in [0, 10), but got 10 in '" + folder.path("y.npy") +
                                "', sample 5, element 0"));
  y[5] = -1;
  EXPECT_THAT(load(), HasSubstr("in [0, 10), but got -1"));
  y[5] = int64_t(1) << 32;
  EXPECT_THAT(load(), HasSubstr("(i64) that i32 can hold, but got 4294967296 in sample 5, element 0"));
  y[5] = 5;
  x[6] = 0.1;
  EXPECT_THAT(load(), HasSubstr("(f64) that f32 can hold, but got 0.1 in sample 1, element 2"));
}

// Files and folders may be called anything; only NAME= in front of a path is a name.
TEST(Source, TakesPathsWithEqualsSigns) {
  Folder folder;
  BatchPlan plan = makeTokenPlan(1, 2, 1, 1);
  EXPECT_EQ(openSource({folder.write("a=b", "abcdefg")}, plan, "--data", 0)->numSamples(), 3);
}
