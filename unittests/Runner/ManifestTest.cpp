// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

using namespace weft::run;
using namespace weft::run::test;
using nlohmann::json;
using testing::HasSubstr;

TEST(Manifest, ReadsWhatIsThere) {
  Manifest manifest = parse(makeManifest());
  EXPECT_EQ(manifest.numRanks, 2);
  EXPECT_EQ(manifest.microBatches, 2);
  ASSERT_EQ(manifest.parameters.size(), 2u);
  EXPECT_EQ(manifest.parameters[0].numElements, 12);
  EXPECT_TRUE(manifest.parameters[0].decay);
  EXPECT_FALSE(manifest.parameters[1].decay);
  ASSERT_EQ(manifest.layouts.size(), 1u);
  EXPECT_EQ(manifest.layouts[0].buckets[1].slots[1].offset, 6);
  EXPECT_TRUE(manifest.buffers[1].isShard);
  EXPECT_FLOAT_EQ(float(manifest.learningRate), 0.5f);
  EXPECT_EQ(manifest.findLoss(ProgramKind::Step)->offset, 640);
}

TEST(Manifest, CountsRanksRowMajorOverBatchAxes) {
  json document = makeManifest();
  document["mesh"]["axes"] = json::parse(R"([{"name": "a", "size": 2, "batch": true},
    {"name": "tp", "size": 3, "batch": false}, {"name": "dp", "size": 2, "batch": true}])");
  Manifest manifest = parse(document);
  EXPECT_EQ(manifest.numRanks, 12);
  EXPECT_EQ(manifest.numDataRanks(), 4);
  // Rank 9 is (1, 1, 1): 1 * 6 + 1 * 2 + 1.
  EXPECT_EQ(manifest.dataCoordinate(9), 3);
  EXPECT_EQ(manifest.dataCoordinate(8), 2);
  EXPECT_EQ(manifest.indexOver(9, {1, 0}), 3);
  EXPECT_EQ(manifest.indexOver(9, {}), 0);
}

TEST(Manifest, AcceptsFrozenParametersOfTheirOwn) {
  json document = makeManifest();
  document["parameters"].push_back(
      json::parse(R"({"name": "f", "shape": [2, 2], "dtype": "f32", "init": {"kind": "ones"}, "frozen": true})"));
  EXPECT_THAT(messageOf([&] { parse(document); }), HasSubstr("parameter 'f': expects a value for each of its 4"));
  document["buffers"].push_back(json::parse(R"({"name": "f", "role": "param", "dtype": "f32", "shape": [4],
    "offset": 1024, "bytes": 16, "parameter": "f"})"));
  EXPECT_EQ(messageOf([&] { parse(document); }), "no error");
}

TEST(Manifest, AcceptsMicroBatchesWithoutEvaluation) {
  json document = makeManifest();
  json &buffers = document["buffers"];
  buffers.erase(buffers.end() - 2, buffers.end());
  for (json &buffer : buffers)
    buffer.erase("program");
  EXPECT_EQ(messageOf([&] { parse(document); }), "no error");
  Manifest manifest = parse(document);
  EXPECT_NE(manifest.findLoss(ProgramKind::Step), nullptr);
  EXPECT_EQ(manifest.findLoss(ProgramKind::Eval), nullptr);
}

TEST(Manifest, SaysWhereJsonIsWrong) {
  auto parseText = [](std::string text) {
    return messageOf([&] { parseManifest(text.data(), text.data() + text.size(), "M"); });
  };
  EXPECT_THAT(parseText(""), HasSubstr("M: expects JSON, but got an error at line 1, column 1"));
  EXPECT_THAT(parseText("{\n \"weft\": }"), HasSubstr("at line 2, column 10"));
  EXPECT_THAT(parseText("[]"), HasSubstr("expects 'the document' to be an object, but got []"));
  EXPECT_THAT(parseText("{\"weft\": {}, \"weft\": {}}"), HasSubstr("but got 'weft' twice"));
  EXPECT_THAT(parseText("{\"weft\": \"\xff\"}"), HasSubstr("expects JSON, but got an error"));
}

namespace {
struct BadValue {
  const char *pointer; // where in the document
  const char *value;   // what to put there; empty: nothing, the key is removed
  const char *message;
};
} // namespace

class BadManifest : public testing::TestWithParam<BadValue> {};

// One case for each check: a correct manifest with one value changed.
TEST_P(BadManifest, IsRefused) {
  json document = makeManifest();
  json::json_pointer pointer(GetParam().pointer);
  if (*GetParam().value)
    document[pointer] = json::parse(GetParam().value);
  else
    document.at(pointer.parent_pointer()).erase(pointer.back());
  EXPECT_THAT(messageOf([&] { parse(document); }), HasSubstr(GetParam().message));
}

static const BadValue kHead[] = {
    {"/weft", "", "M: expects 'the document' to have the key 'weft', but it has not"},
    {"/weft/abi", "2", "expects 'weft.abi' to be 1, the version that this weft-run understands"},
    {"/weft/version", "1", "expects 'weft.version' to be a string, but got 1"},
    {"/digest", "\"xyz\"", "expects 'digest' to be 32 hex digits, but got \"xyz\""},
    {"/digest_parts", "\"dp=4\"", "expects 'digest_parts' to be an object"},
    {"/digest_parts", R"({"mesh": 4})", "expects 'digest_parts.mesh' to be a string, but got 4"},
    {"/checksum", "null", "expects 'checksum' to be a string, but got null"},
    {"/files", R"({"../evil.so": "00000000000000000000000000000000"})", "the artifact's own folder"},
    {"/files", R"({"step.so": "12"})", "expects 'files.step.so' to be 32 hex digits"},
    {"/files", "{}", "expects 'files' to list 'step.so'"},
    {"/target/kind", "\"cuda\"", "expects 'target.kind' to be \"cpu\", the only target"},
    {"/target/features", "\"avx2\"", "expects 'target.features' to be an array"},
    {"/threads_per_rank", "0", "expects 'threads_per_rank' to be an integer in [1, 1024], but got 0"},
    {"/threads_per_rank", "1.5", "expects 'threads_per_rank' to be an integer"},
    {"/mesh/axes/0/size", "0", "expects 'mesh.axes[0].size' to be an integer of at least 1, but got 0"},
    {"/mesh/axes/0/size", "-3", "to be an integer of at least 1, but got -3"},
    {"/mesh/axes/0/size", "100000000", "such that the mesh has at most 4096 ranks, but got 100000000"},
    {"/mesh/axes/0/size", "18446744073709551615", "to be an integer of at least 1, but got 18446744073709551615"},
    {"/mesh/axes/0/batch", "1", "expects 'mesh.axes[0].batch' to be true or false"},
    {"/mesh/axes/1", R"({"name": "dp", "size": 2, "batch": true})", "to be the name of one axis only"},
    {"/communicators/0/axes/0", "\"pp\"", "expects 'communicators[0].axes[0]' to be an axis of the mesh, but got"},
    {"/communicators/0/axes/1", "\"dp\"", "to be an axis that is not listed yet"},
    {"/streams", "[]", "to be at least the compute stream"},
    {"/events", "-1", "expects 'events' to be an integer in [0, 2147483647]"},
    {"/micro_batches", "0", "expects 'micro_batches' to be an integer in [1, "},
    {"/arena/bytes", "-1", "expects 'arena.bytes' to be an integer of at least 0"},
    {"/arena/alignment", "48", "expects 'arena.alignment' to be a power of two"},
    {"/optimizer/lr", "\"fast\"", "expects 'optimizer.lr' to be a number"},
    {"/ledger/total", "4095", "expects 'ledger.total' to be the 4096 bytes of the arena, but got 4095"},
    {"/ledger/inputs", "5", "expects the classes of 'ledger' to sum up to its total 4096, but got 5"},
    {"/ledger", "{}", "expects 'ledger' to have the key 'total'"},
};
INSTANTIATE_TEST_SUITE_P(Head, BadManifest, testing::ValuesIn(kHead));

static const BadValue kParameters[] = {
    {"/parameters/1/name", "\"w\"", "to be the name of one parameter only"},
    {"/parameters/0/shape/0", "-4", "expects 'parameters[0].shape[0]' to be an integer of at least 0, but got -4"},
    {"/parameters/0/shape", "[4611686018427387904, 4]", "to be of less than 2^62 elements"},
    {"/parameters/0/dtype", "\"f8\"", "expects 'parameters[0].dtype' to be an element type (f32, "},
    {"/parameters/0/dtype", "\"u8\"", "to be an element type"},
    {"/parameters/0/init/kind", "\"xavier\"", "to be zeros, ones, constant, normal or uniform"},
    {"/parameters/0/init/stddev", "-1", "to be zero or more"},
    {"/parameters/0/init/stddev", "", "to have the key 'stddev'"},
    {"/parameters/1/init/high", "-2", "to be no less than 'low'"},
    {"/parameters/0/sharding", R"([["dp"]])", "to be a list of axes for each dimension"},
    {"/parameters/0/sharding", R"([["dp"], ["dp"]])", "to be axes that shard one dimension only"},
    {"/parameters/0/frozen", "0", "expects 'parameters[0].frozen' to be true or false"},
};
INSTANTIATE_TEST_SUITE_P(Parameters, BadManifest, testing::ValuesIn(kParameters));

static const BadValue kLayouts[] = {
    {"/layouts/0/shards/0", "\"tp\"", "expects 'layouts[0].shards[0]' to be an axis of the mesh"},
    {"/layouts/0/dtype", "\"bf16\"", "expects parameter 'w' in layout 'L' to be bf16, but it is f32"},
    {"/layouts/0/elements", "23", "expects bucket 'L[1]' to end within the 23 elements of its layout"},
    {"/layouts/0/buckets/1/start", "7", "layout 'L': expects disjoint buckets, but 'L[1]' begins at 7"},
    {"/layouts/0/buckets/0/elements", "7", "expects the 7 elements of bucket 'L[0]' to be a multiple of its 2 shards"},
    {"/layouts/0/buckets/0/slots/0/length", "9", "buckets[0].slots[0].length' to be an integer in [0, 8], but got 9"},
    {"/layouts/0/buckets/0/slots/0/length", "8", "to be at most 7, what its parameter has from there"},
    {"/layouts/0/buckets/0/slots/0/length", "6",
     "parameter 'w': expects a value for each of its 12 elements, but the "
     "buckets hold 11"},
    {"/layouts/0/buckets/1/slots/1/offset", "4", "bucket 'L[1]': expects disjoint slots, but 'b' begins at 4"},
    {"/layouts/0/buckets/0/slots/0/param_offset", "4", "parameter 'w': expects disjoint parts"},
    {"/layouts/0/buckets/0/slots/0/param", "\"v\"", "to be a parameter of the model, but got \"v\""},
};
INSTANTIATE_TEST_SUITE_P(Layouts, BadManifest, testing::ValuesIn(kLayouts));

static const BadValue kBuffers[] = {
    {"/buffers/0/role", "\"gradient\"", "expects 'buffers[0].role' to be a role of a buffer"},
    {"/buffers/0/offset", "4100", "expects 'buffers[0].offset' to be an integer in [0, 4096], but got 4100"},
    {"/buffers/0/offset", "4080", "to be at most 16, what the arena has from that offset on, but got 32"},
    {"/buffers/0/offset", "2", "to be a multiple of the element's size"},
    {"/buffers/0/offset", "40", "arena: expects disjoint buffers, but 'p1' begins at 64 inside of 'p0', which ends"},
    {"/buffers/0/bytes", "31", "expects 'buffers[0].bytes' to be the size of 8 elements of f32, but got 31"},
    {"/buffers/0/layout", "\"K\"", "to be a layout of this artifact"},
    {"/buffers/0/bucket", "2", "expects 'buffers[0].bucket' to be an integer in [0, 1], but got 2"},
    {"/buffers/0/bucket", "1", "expects the state 'p0' to have 16 elements, but got 8"},
    {"/buffers/0/placement", "\"somewhere\"", "to be \"replicated\" or \"shard\""},
    {"/buffers/0/dtype", "\"i32\"", "expects the state 'p0' to be f32 like its parameters, but got i32"},
    {"/buffers/0/program", "\"step\"", "expects the state 'p0' to belong to all programs"},
    {"/buffers/0/parameter", "\"w\"", "to be absent where there is a layout"},
    {"/buffers/2/state", "\"v\"", "to be a state of the optimizer"},
    {"/buffers/2/bucket", "1", "expects the state 'm0' to have 8 elements, but got 4"},
    {"/buffers/3/role", "\"param\"", "expects one buffer for a value of bucket 1 of layout 'L', but got a second one"},
    {"/buffers/4/micro_batch", "2", "to be an integer in [0, 1], but got 2"},
    {"/buffers/4/micro_batch", "1", "expects one buffer for micro-batch 1 of batch 'x' of the step, but got two"},
    {"/buffers/4/name", "\"z\"", "to have 2 micro-batches, but got 1"},
    {"/buffers/4/shape", "[1, 8]", "expects all micro-batches of batch 'x' to be alike, but number 1 differs"},
    {"/buffers/4/shape", "[]", "expects 'buffers[4].bytes'"},
    {"/buffers/4/bound", "3", "to be absent where the elements are not integers"},
    {"/buffers/4/offset", "64", "arena: expects disjoint buffers, but"},
    {"/buffers/6/bound", "0", "expects 'buffers[6].bound' to be an integer of at least 1"},
    {"/buffers/8/name", "\"rate\"", "to be \"lr\" or \"step\" for this role"},
    {"/buffers/8/dtype", "\"i32\"", "to be f32 for this role"},
    {"/buffers/9/axes/0", "\"tp\"", "to be an axis of the mesh"},
    {"/buffers/9/shape", "[2]", "expects 'buffers[9].bytes' to be the size of 2 elements of i64"},
    {"/buffers/10/role", "\"metric\"", "expects the step to have one loss, but got 0"},
    {"/buffers/12/program", "\"step\"", "expects the step to have one loss, but got 2"},
    {"/buffers/10/offset", "68", "arena: expects disjoint buffers, but 'loss' begins at 68 inside of 'p1'"},
    {"/buffers/10/program", "\"other\"", "to be \"step\" or \"eval\""},
};
INSTANTIATE_TEST_SUITE_P(Buffers, BadManifest, testing::ValuesIn(kBuffers));
