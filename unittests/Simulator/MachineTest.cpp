// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/Machine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <random>

using namespace weft::sim;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

static std::string readText(const std::string &name) {
  auto buffer = llvm::MemoryBuffer::getFile(std::string(WEFT_MACHINES_DIR) + "/" + name);
  EXPECT_TRUE(!!buffer) << name;
  return buffer ? (*buffer)->getBuffer().str() : "";
}

static std::string getError(llvm::StringRef text) {
  llvm::Expected<Machine> machine = parseMachine(text, "m.json");
  return machine ? "" : llvm::toString(machine.takeError());
}

// Every machine that ships can be read, and written and read again.
TEST(Machine, ShippedFilesRoundTrip) {
  for (const char *name : {"dgx-a100.json", "dgx-h100.json", "cpu-2core.json"}) {
    llvm::Expected<Machine> machine = readMachine(std::string(WEFT_MACHINES_DIR) + "/" + name);
    ASSERT_TRUE(!!machine) << llvm::toString(machine.takeError());
    Value json = toJson(*machine);
    llvm::Expected<Machine> again = parseMachine(json, name);
    ASSERT_TRUE(!!again) << llvm::toString(again.takeError());
    EXPECT_EQ(toJson(*again), json);
    EXPECT_FALSE(machine->links.empty());
  }
}

/// The text of a machine with `value` at the place of `path`; removed without a value.
static std::string with(std::initializer_list<llvm::StringRef> path, std::optional<Value> value) {
  llvm::Expected<Value> machine = llvm::json::parse(readText("dgx-a100.json"));
  EXPECT_TRUE(!!machine);
  Value *at = &*machine;
  llvm::StringRef last = *(path.end() - 1);
  for (llvm::StringRef key : llvm::ArrayRef<llvm::StringRef>(path).drop_back()) {
    unsigned index;
    if (Array *array = at->getAsArray(); array && !key.getAsInteger(10, index))
      at = &(*array)[index];
    else
      at = at->getAsObject()->get(key);
  }
  if (Object *object = at->getAsObject()) {
    object->erase(last);
    if (value)
      object->try_emplace(llvm::json::ObjectKey(last.str()), std::move(*value));
  } else {
    unsigned index = 0;
    last.getAsInteger(10, index);
    (*at->getAsArray())[index] = std::move(*value);
  }
  std::string text;
  llvm::raw_string_ostream(text) << *machine;
  return text;
}

TEST(Machine, MissingAndUnknownKeys) {
  EXPECT_EQ(getError(with({"name"}, std::nullopt)),
            "m.json: expects 'name' to be a text that is not empty, but got nothing");
  EXPECT_EQ(getError(with({"nmae"}, "x")), "m.json: expects the keys of 'machine' to be among name, description, "
                                           "compute, links, speeds, link_speeds, axes, but got 'nmae'");
  EXPECT_EQ(getError(with({"compute", "memory"}, std::nullopt)),
            "m.json: expects 'compute.memory' to be an object, but got nothing");
  EXPECT_EQ(getError(with({"compute", "transcendentals", "date"}, std::nullopt)),
            "m.json: expects 'compute.transcendentals.date' to be a text that is not empty, but got nothing");
  EXPECT_EQ(getError(with({"compute", "products", "f32"}, std::nullopt)),
            "m.json: expects 'compute.products.f32' to be given, but got nothing");
  EXPECT_EQ(getError(with({"links"}, std::nullopt)), "m.json: expects 'links' to be an array, but got nothing");
  EXPECT_EQ(getError(with({"links", "0", "latency"}, std::nullopt)),
            "m.json: expects 'links[0].latency' to be an object, but got nothing");
}

TEST(Machine, ImpossibleFigures) {
  EXPECT_EQ(getError(with({"links", "0", "latency", "value"}, -1)),
            "m.json: expects 'links[0].latency.value' to be seconds between 0 and 1, but got -1");
  // Microseconds, and gigabytes.
  EXPECT_EQ(getError(with({"links", "0", "latency", "value"}, 20)),
            "m.json: expects 'links[0].latency.value' to be seconds between 0 and 1, but got 20");
  EXPECT_EQ(getError(with({"links", "0", "bandwidth"}, Object{{"value", 230}, {"source", "x"}, {"date", "2024"}})),
            "m.json: expects 'links[0].bandwidth.value' to be bytes per second between 1000 and 1e+16, but got 230");
  EXPECT_EQ(getError(with({"compute", "transcendentals", "value"}, 0)),
            "m.json: expects 'compute.transcendentals.value' to be operations per second between 100000 and 1e+19, but "
            "got 0");
  EXPECT_EQ(getError(with({"compute", "transcendentals", "value"}, "fast")),
            "m.json: expects 'compute.transcendentals.value' to be operations per second between 100000 and 1e+19, but "
            "got \"fast\"");
  EXPECT_EQ(getError(with({"compute", "transcendentals", "date"}, "yesterday")),
            "m.json: expects 'compute.transcendentals.date' to be a date as in 2026, 2026-03 or 2026-03-31, but got "
            "\"yesterday\"");
  EXPECT_EQ(getError(with({"compute", "memory"},
                          Object{{"points", Array{Array{2, 1e9}, Array{2, 1e9}}}, {"source", "x"}, {"date", "2024"}})),
            "m.json: expects 'compute.memory.points[1][0]' to be more than the size before it, but got 2");
  EXPECT_EQ(getError(with({"compute", "memory"}, Object{{"points", Array{}}, {"source", "x"}, {"date", "2024"}})),
            "m.json: expects 'compute.memory.points' to be an array of at least one pair, but got an array of 0 "
            "elements");
  EXPECT_EQ(
      getError(with({"compute", "memory"}, Object{{"points", Array{Array{2}}}, {"source", "x"}, {"date", "1"}})),
      "m.json: expects 'compute.memory.points[0]' to be a pair of bytes and rate, but got an array of 1 elements");
  EXPECT_EQ(getError(with({"compute", "products", "f32", "points"}, Array{})),
            "m.json: expects 'compute.products.f32.points' to be an array of at least one point, but got an array of 0 "
            "elements");
}

TEST(Machine, ImpossibleLinks) {
  EXPECT_EQ(getError(with({"links", "1", "ranks"}, 12)),
            "m.json: expects 'links[1].ranks' to be a multiple of the 8 ranks of the level before, but got 12");
  EXPECT_EQ(getError(with({"links", "1", "ranks"}, 0)),
            "m.json: expects 'links[1].ranks' to be an integer between 1 and 16777216, but got 0");
  EXPECT_EQ(getError(with({"links", "1", "name"}, "nvlink")),
            "m.json: expects the names of 'links' to differ, but got 'nvlink' twice");
  EXPECT_EQ(getError(with({"links", "0", "kind"}, "wire")),
            "m.json: expects 'links[0].kind' to be \"network\" or \"shared_memory\", but got \"wire\"");
  EXPECT_EQ(getError(with({"links", "1", "kind"}, "shared_memory")),
            "m.json: expects 'links[1].kind' to be \"network\", since a shared memory is the innermost level, but got "
            "\"shared_memory\"");
  EXPECT_EQ(getError(with({"links", "0", "kind"}, "shared_memory")),
            "m.json: expects 'links[0]' to have no 'sharing', since it is a shared memory");
  EXPECT_EQ(getError(with({"links", "0", "sharing"}, "maybe")),
            "m.json: expects 'links[0].sharing' to be \"per_rank\" or \"shared\", but got \"maybe\"");
  EXPECT_EQ(getError(with({"links", "0", "throttle"}, Object{})),
            "m.json: expects 'links[0]' to have no 'throttle', since it is not a shared memory");
  EXPECT_EQ(getError(with({"axes"}, Object{{"dp", "wifi"}})),
            "m.json: expects 'axes.dp' to be the name of one of 'links', but got \"wifi\"");
  EXPECT_EQ(getError(with({"speeds"}, Object{{"-1", 1}})),
            "m.json: expects the keys of 'speeds' to be ranks, but got '-1'");
  EXPECT_EQ(getError(with({"speeds"}, Object{{"03", 1}})),
            "m.json: expects the keys of 'speeds' to be ranks, but got '03'");
  EXPECT_EQ(getError(with({"speeds"}, Object{{"3", 0}})),
            "m.json: expects 'speeds.3' to be a relative speed between 0.001 and 1000, but got 0");
  EXPECT_EQ(getError(with({"link_speeds"}, Object{{"3", -2}})),
            "m.json: expects 'link_speeds.3' to be a relative speed between 0.001 and 1000, but got -2");
  EXPECT_EQ(getError(with({"compute", "engines"}, 0)),
            "m.json: expects 'compute.engines' to be an integer between 1 and 1024, but got 0");
  EXPECT_EQ(getError(with({"compute", "issue"}, "later")),
            "m.json: expects 'compute.issue' to be \"inline\" or \"queued\", but got \"later\"");
}

TEST(Machine, HostileText) {
  EXPECT_THAT(getError(""), testing::HasSubstr("expects a machine file to be JSON"));
  EXPECT_EQ(getError("[]"), "m.json: expects 'machine' to be an object, but got an array of 0 elements");
  EXPECT_EQ(getError(std::string(1'000'000, '[')), "m.json: expects a machine file to nest at most 32 levels deep");
  EXPECT_EQ(getError(std::string((16 << 20) + 1, ' ')),
            "m.json: expects a machine file to have at most 16 MiB, but got 16777217 bytes");
  EXPECT_THAT(getError("{\"name\": NaN}"), testing::HasSubstr("expects a machine file to be JSON"));
  EXPECT_NE(getError(with({"compute", "transcendentals", "value"}, 1).replace(0, 1, "{\"x\": 1e999,")), "");
  llvm::Expected<Machine> none = readMachine("/nonexistent/machine.json");
  ASSERT_FALSE(!!none);
  EXPECT_EQ(llvm::toString(none.takeError()),
            "/nonexistent/machine.json: cannot read the machine file: No such file or directory");
}

// LLVM's parser keeps the last of them.
TEST(Machine, KeysThatStandTwice) {
  EXPECT_EQ(getError("{\"name\": \"a\",\n \"links\": [{\"name\": \"b\"}, {\"name\": \"c\"}],\n \"name\": \"d\"}"),
            "m.json: expects each key once in an object, but got 'name' twice (the second time in line 3)");
  EXPECT_EQ(getError("{\"links\": [{\"ranks\": 2, \"ranks\" : 4}]}"),
            "m.json: expects each key once in an object, but got 'ranks' twice (the second time in line 1)");
  // Neither values nor quotes within a text are keys.
  EXPECT_THAT(getError("{\"name\": \"name\", \"description\": \"\\\"name\\\": 1\"}"),
              testing::HasSubstr("expects 'compute'"));
}

// No text makes the reader crash: cut off, and with bytes changed.
TEST(Machine, BrokenTextGivesAnError) {
  std::string text = readText("dgx-a100.json");
  while (!text.empty() && text.back() != '}')
    text.pop_back();
  for (size_t length = 0; length < text.size(); length += 7)
    EXPECT_NE(getError(text.substr(0, length)), "");
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string changed = text;
    for (int k = 0; k < 1 + i % 4; ++k)
      changed[random() % changed.size()] = "0123456789-e.\"{}[],:x\x80"[random() % 23];
    getError(changed);
  }
}
