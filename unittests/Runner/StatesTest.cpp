// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

#include "RankArenas.h"

#include <random>

using namespace weft::run;
using namespace weft::run::test;
using nlohmann::json;
using testing::HasSubstr;

namespace {

/// The manifest of some parameters under a random plan: mesh, shards, placement, order, cuts and padding.
json makeRandomPlan(std::mt19937 &random) {
  auto draw = [&](int64_t low, int64_t high) { return std::uniform_int_distribution<int64_t>(low, high)(random); };
  json document = makeManifest();
  document["mesh"]["axes"] = json::array();
  int64_t numShards = 1;
  json shards = json::array();
  for (const char *axis : {"a", "dp", "z"}) {
    int64_t size = draw(1, 3);
    document["mesh"]["axes"].push_back({{"name", axis}, {"size", size}, {"batch", draw(0, 1) == 1}});
    if (draw(0, 1)) {
      shards.push_back(axis);
      numShards *= size;
    }
  }
  document["communicators"] = json::array();
  document["parameters"] = json::parse(R"([
    {"name": "w", "shape": [7, 5], "dtype": "f32", "init": {"kind": "normal", "stddev": 0.02}},
    {"name": "one", "shape": [1], "dtype": "f32", "init": {"kind": "uniform", "low": 1, "high": 2}},
    {"name": "none", "shape": [3, 0], "dtype": "f32", "init": {"kind": "normal", "stddev": 1}},
    {"name": "c", "shape": [11], "dtype": "f32", "init": {"kind": "constant", "value": 0.5}}])");
  // Cut the parameters in pieces, shuffle them, pack them in buckets with gaps.
  std::vector<json> pieces;
  const std::pair<const char *, int64_t> sizes[] = {{"w", 35}, {"one", 1}, {"c", 11}};
  for (auto [name, size] : sizes)
    for (int64_t begin = 0; begin < size;) {
      int64_t length = draw(1, size - begin);
      pieces.push_back({{"param", name}, {"length", length}, {"param_offset", begin}});
      begin += length;
    }
  std::shuffle(pieces.begin(), pieces.end(), random);
  json buckets = json::array(), buffers = json::array();
  int64_t start = 0, offset = 0;
  for (size_t i = 0; i < pieces.size();) {
    json slots = json::array();
    int64_t used = 0;
    for (size_t last = std::min<size_t>(pieces.size(), i + size_t(draw(1, 3))); i < last; ++i) {
      used += draw(0, 2);
      pieces[i]["offset"] = used;
      used += pieces[i]["length"].get<int64_t>();
      slots.push_back(pieces[i]);
    }
    int64_t elements = (used + draw(0, 3) + numShards - 1) / numShards * numShards;
    for (const char *role : {"param", "moment"}) {
      bool isShard = draw(0, 1) == 1;
      int64_t held = isShard ? elements / numShards : elements;
      buffers.push_back({{"name", role + std::to_string(buckets.size())},
                         {"role", role},
                         {"dtype", "f32"},
                         {"shape", {held}},
                         {"offset", offset},
                         {"bytes", held * 4},
                         {"layout", "L"},
                         {"bucket", buckets.size()},
                         {"placement", isShard ? "shard" : "replicated"},
                         {"state", "m"}});
      offset += held * 4;
    }
    buckets.push_back({{"start", start}, {"elements", elements}, {"slots", slots}});
    start += elements;
  }
  document["layouts"] = {
      {{"name", "L"}, {"dtype", "f32"}, {"shards", shards}, {"elements", start}, {"buckets", buckets}}};
  buffers.push_back({{"name", "loss"},
                     {"role", "loss"},
                     {"dtype", "f32"},
                     {"shape", json::array()},
                     {"offset", offset},
                     {"bytes", 4}});
  document["buffers"] = buffers;
  document["arena"]["bytes"] = document["ledger"]["total"] = offset + 4;
  return document;
}

} // namespace

// Initial parameters, what is saved and what is loaded do not depend on mesh, layout, placement or number of ranks.
TEST(States, DoNotDependOnThePlan) {
  Folder folder;
  std::mt19937 random(1);
  std::string expected;
  for (int round = 0; round < 200; ++round) {
    json document = makeRandomPlan(random);
    Manifest manifest = parse(document);
    RankArenas ranks(manifest);
    ranks.initialize(42);
    ranks.save(folder.path("saved"));
    if (round == 0) {
      expected = folder.read("saved");
      folder.write("expected", expected);
    }
    ASSERT_EQ(folder.read("saved"), expected) << document.dump();
    RankArenas loaded(manifest);
    loaded.initialize(43);
    loaded.load(folder.path("expected"));
    ASSERT_EQ(loaded.arenas, ranks.arenas) << document.dump();
  }
}

TEST(States, BeginAsStated) {
  Manifest manifest = parse(makeManifest());
  RankArenas ranks(manifest);
  ranks.initialize(1);
  // Bucket 0 holds w[5, 12) and one element of padding, on both ranks.
  std::vector<float> p0 = ranks.values("p0", 0);
  EXPECT_EQ(ranks.values("p0", 1), p0);
  EXPECT_NE(p0[0], 0);
  EXPECT_NE(p0[6], 0);
  EXPECT_EQ(p0[7], 0) << "padding";
  // Bucket 1: w[0, 5), a gap, b[0, 5), padding; the first half on rank 0.
  std::vector<float> head = ranks.values("p1", 0), tail = ranks.values("p1", 1);
  EXPECT_EQ(head[5], 0);
  EXPECT_NE(head[6], 0);
  EXPECT_NE(tail[2], 0);
  EXPECT_EQ(std::vector<float>(tail.begin() + 3, tail.end()), std::vector<float>(5, 0.0f));
  for (const char *moment : {"m0", "m1"})
    for (float value : ranks.values(moment, 1))
      EXPECT_EQ(value, 0);
  int64_t place;
  std::memcpy(&place, &ranks.arenas[1][576], 8);
  EXPECT_EQ(place, 1);
}

TEST(States, DependOnTheSeed) {
  Manifest manifest = parse(makeManifest());
  RankArenas one(manifest), two(manifest);
  one.initialize(1);
  two.initialize(2);
  EXPECT_NE(one.values("p0", 0), two.values("p0", 0));
}

// A parameter that is sharded over mesh axes begins as the corresponding part of the whole one.
TEST(States, GatherShardedParameters) {
  Folder folder;
  json document = makeManifest();
  document["mesh"]["axes"] = json::parse(R"([{"name": "dp", "size": 2, "batch": true},
    {"name": "tp", "size": 3, "batch": false}])");
  document["parameters"] = json::parse(R"([
    {"name": "w", "shape": [2, 2, 3], "sharding": [[], ["tp"], []], "dtype": "f32",
     "init": {"kind": "normal", "stddev": 1}},
    {"name": "b", "shape": [5], "sharding": [["tp"]], "dtype": "f32", "init": {"kind": "normal", "stddev": 1}}])");
  Manifest split = parse(document);
  RankArenas ranks(split);
  ranks.initialize(5);
  ranks.save(folder.path("split"));

  json whole = makeManifest();
  whole["parameters"] = json::parse(R"([
    {"name": "w", "shape": [2, 6, 3], "dtype": "f32", "init": {"kind": "normal", "stddev": 1}},
    {"name": "b", "shape": [15], "dtype": "f32", "init": {"kind": "normal", "stddev": 1}}])");
  whole["layouts"] = json::array();
  whole["buffers"] = json::parse(R"([
    {"name": "w", "role": "param", "dtype": "f32", "shape": [36], "offset": 0, "bytes": 144, "parameter": "w"},
    {"name": "b", "role": "param", "dtype": "f32", "shape": [15], "offset": 192, "bytes": 60, "parameter": "b"},
    {"name": "mw", "role": "moment", "dtype": "f32", "shape": [36], "offset": 256, "bytes": 144, "parameter": "w",
     "state": "m"},
    {"name": "mb", "role": "moment", "dtype": "f32", "shape": [15], "offset": 448, "bytes": 60, "parameter": "b",
     "state": "m"},
    {"name": "loss", "role": "loss", "dtype": "f32", "shape": [], "offset": 640, "bytes": 4, "program": "step"}])");
  Manifest unsplit = parse(whole);
  RankArenas one(unsplit);
  one.initialize(5);
  one.save(folder.path("whole"));
  EXPECT_EQ(folder.read("split"), folder.read("whole"));
  RankArenas loaded(split);
  loaded.initialize(6);
  loaded.load(folder.path("whole"));
  EXPECT_EQ(loaded.arenas, ranks.arenas);
}

TEST(States, LoadOtherTypesWhenExact) {
  Folder folder;
  Manifest manifest = parse(makeManifest());
  RankArenas ranks(manifest);
  ranks.initialize(1);
  auto write = [&](Element type, const std::string &w) {
    std::vector<Tensor> tensors(2);
    tensors[0].name = "b";
    tensors[0].shape = {5};
    tensors[1].name = "w";
    tensors[1].shape = {4, 3};
    tensors[1].dtype = type;
    std::string header = layOutSafetensors(tensors);
    return folder.write("f", header + bytesOf<float>({1, 2, 3, 4, 5}) + w);
  };
  ranks.load(write(Element::BF16, bytesOf(std::vector<uint16_t>(12, 0x3fc0))));
  EXPECT_EQ(ranks.values("p0", 0), (std::vector<float>{1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0}));
  ranks.load(write(Element::F16, bytesOf(std::vector<uint16_t>(12, 0x4000))));
  EXPECT_EQ(ranks.values("p0", 1)[6], 2.0f);
  ranks.load(write(Element::F64, bytesOf(std::vector<double>(12, 0.25))));
  EXPECT_EQ(ranks.values("p1", 0)[0], 0.25f);
  EXPECT_EQ(ranks.values("p1", 0)[6], 1.0f);
  std::string inexact = write(Element::F64, bytesOf(std::vector<double>(12, 0.1)));
  EXPECT_THAT(messageOf([&] { ranks.load(inexact); }), HasSubstr("expects values of 'w' in '" + folder.path("f") +
                                                                 "' that f32 can hold, but got 0.1 in element 5"));
  std::string integers = write(Element::I32, bytesOf(std::vector<int32_t>(12, 1)));
  EXPECT_THAT(messageOf([&] { ranks.load(integers); }), HasSubstr("to hold values of f32, but got i32"));
}

TEST(States, RefuseOtherParameters) {
  Folder folder;
  Manifest manifest = parse(makeManifest());
  auto check = [&](std::vector<std::pair<std::string, std::vector<int64_t>>> entries) {
    std::vector<Tensor> tensors;
    for (auto &[name, shape] : entries) {
      Tensor tensor;
      tensor.name = name;
      tensor.shape = shape;
      tensors.push_back(tensor);
    }
    std::string header = layOutSafetensors(tensors);
    SafetensorsFile file(folder.write("f", header + std::string(size_t(tensors.back().end), '\0')));
    return messageOf([&] { checkTensors(manifest, file); });
  };
  EXPECT_EQ(check({{"w", {4, 3}}, {"b", {5}}}), "no error");
  EXPECT_THAT(check({{"w", {4, 3}}}), HasSubstr("to hold parameter 'b', but it does not"));
  EXPECT_THAT(check({{"w", {3, 4}}, {"b", {5}}}), HasSubstr("to have the shape [4, 3], but got [3, 4]"));
  EXPECT_THAT(check({{"w", {12}}, {"b", {5}}}), HasSubstr("to have the shape [4, 3], but got [12]"));
  EXPECT_THAT(check({{"w", {4, 3}}, {"b", {5}}, {"m", {1}}}), HasSubstr("parameters of the model only, but got 'm'"));
}
