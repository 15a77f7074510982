// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What other projects got wrong about saved parameters and the number of ranks. The numbers are those of the project's
// list of cases.

#include "RankArenas.h"

using namespace weft::run;
using namespace weft::run::test;
using nlohmann::json;

namespace {

using Shapes = std::vector<std::pair<std::string, std::vector<int64_t>>>;

/// A plan that shards one bucket over `numRanks` ranks; the bucket ends at a multiple of `multiple` elements a rank.
json makeShardedPlan(const Shapes &shapes, int64_t numRanks, int64_t multiple) {
  json document = makeManifest();
  document["mesh"]["axes"][0]["size"] = numRanks;
  document["parameters"] = json::array();
  json slots = json::array();
  int64_t used = 0;
  for (const auto &[name, shape] : shapes) {
    document["parameters"].push_back(
        {{"name", name}, {"shape", shape}, {"dtype", "f32"}, {"init", {{"kind", "normal"}, {"stddev", 1}}}});
    int64_t count = *countElements(shape);
    slots.push_back({{"param", name}, {"offset", used}, {"length", count}, {"param_offset", 0}});
    used += count;
  }
  int64_t quantum = numRanks * multiple;
  int64_t elements = (used + quantum - 1) / quantum * quantum, held = elements / numRanks;
  document["layouts"] = {{{"name", "L"},
                          {"dtype", "f32"},
                          {"shards", {"dp"}},
                          {"elements", elements},
                          {"buckets", {{{"start", 0}, {"elements", elements}, {"slots", slots}}}}}};
  document["buffers"] = json::array();
  int64_t offset = 0;
  for (const char *role : {"param", "moment"}) {
    document["buffers"].push_back({{"name", role},
                                   {"role", role},
                                   {"dtype", "f32"},
                                   {"shape", {held}},
                                   {"offset", offset},
                                   {"bytes", held * 4},
                                   {"layout", "L"},
                                   {"bucket", 0},
                                   {"placement", "shard"},
                                   {"state", "m"}});
    offset += held * 4;
  }
  document["buffers"].push_back({{"name", "loss"},
                                 {"role", "loss"},
                                 {"dtype", "f32"},
                                 {"shape", json::array()},
                                 {"offset", offset},
                                 {"bytes", 4}});
  document["arena"]["bytes"] = document["ledger"]["total"] = offset + 4;
  return document;
}

/// A file whose elements count from zero, over all tensors.
std::string writeIndices(const Folder &folder, const Shapes &shapes) {
  std::vector<Tensor> tensors;
  for (const auto &[name, shape] : shapes) {
    Tensor tensor;
    tensor.name = name;
    tensor.shape = shape;
    tensors.push_back(tensor);
  }
  std::string header = layOutSafetensors(tensors);
  std::vector<float> values(size_t(tensors.back().end / 4));
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = float(i);
  return folder.write("indices", header + bytesOf(values));
}

const Shapes kShapes = {{"h0.w", {7, 5}}, {"h0.b", {1}}, {"none", {0, 3}}, {"h1.w", {11, 2}}};

} // namespace

// Padding depends on the number of ranks; what is saved must not.
TEST(Reshard, B67SavedOnEightRanksLoadsOnAnyNumber) {
  Folder folder;
  Manifest eight = parse(makeShardedPlan(kShapes, 8, 32));
  RankArenas saved(eight);
  saved.initialize(1);
  saved.save(folder.path("eight"));
  for (int64_t numRanks : {1, 3, 4, 6, 16}) {
    Manifest manifest = parse(makeShardedPlan(kShapes, numRanks, 32));
    RankArenas loaded(manifest);
    loaded.initialize(2);
    loaded.load(folder.path("eight"));
    loaded.save(folder.path("again"));
    EXPECT_EQ(folder.read("again"), folder.read("eight")) << numRanks << " ranks";
  }
}

// With another alignment and another number of ranks, element i is still element i, and padding is zero.
TEST(Reshard, B68ElementsKeepTheirPlacesUnderAnotherAlignment) {
  Folder folder;
  std::string path = writeIndices(folder, kShapes);
  int64_t numElements = 35 + 1 + 22;
  for (auto [numRanks, multiple] : {std::pair(1, 1), {2, 1}, {3, 32}, {4, 128}, {5, 7}, {64, 1}}) {
    Manifest manifest = parse(makeShardedPlan(kShapes, numRanks, multiple));
    RankArenas ranks(manifest);
    ranks.initialize(3);
    ranks.load(path);
    int64_t index = 0;
    for (int64_t rank = 0; rank < numRanks; ++rank)
      for (float value : ranks.values("param", rank)) {
        ASSERT_EQ(value, index < numElements ? float(index) : 0) << numRanks << " ranks, element " << index;
        ++index;
      }
    ranks.save(folder.path("again"));
    EXPECT_EQ(folder.read("again"), folder.read("indices"));
  }
}

// Shards that lie wholly in the padding.
TEST(Reshard, B70ShardsBehindTheLastElementAreZero) {
  Folder folder;
  Manifest manifest = parse(makeShardedPlan({{"w", {32}}}, 16, 128));
  RankArenas ranks(manifest);
  ranks.initialize(4);
  ranks.save(folder.path("saved"));
  for (int64_t rank = 1; rank < 16; ++rank)
    EXPECT_EQ(ranks.values("param", rank), std::vector<float>(128, 0.0f));
  RankArenas loaded(manifest);
  loaded.initialize(5);
  loaded.load(folder.path("saved"));
  EXPECT_EQ(loaded.arenas, ranks.arenas);
}

// Fewer rows than ranks: the shape in the file is the whole one all the same.
TEST(Reshard, B71FewerRowsThanRanksKeepTheirShape) {
  Folder folder;
  Shapes shapes = {{"few", {2, 3}}, {"none", {0, 4}}, {"scalar", {}}};
  Manifest manifest = parse(makeShardedPlan(shapes, 8, 1));
  RankArenas ranks(manifest);
  ranks.initialize(6);
  ranks.save(folder.path("saved"));
  SafetensorsFile file(folder.path("saved"));
  for (const auto &[name, shape] : shapes)
    EXPECT_EQ(file.find(name)->shape, shape);
}

// What a file says about itself is no tensor.
TEST(Reshard, B127MetadataIsNoParameter) {
  Folder folder;
  Manifest manifest = parse(makeShardedPlan({{"w", {2}}}, 2, 1));
  std::string header = R"({"__metadata__":{"step":"7"},"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";
  std::string path = folder.write("f", bytesOf<uint64_t>({header.size()}) + header + bytesOf<float>({1, 2}));
  RankArenas ranks(manifest);
  ranks.initialize(7);
  ranks.load(path);
  EXPECT_EQ(ranks.values("param", 1)[0], 2.0f);
}
