// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/Report.h"
#include "TestMachine.h"
#include "weft/Simulator/ChromeTrace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <set>

using namespace weft::sim;
using testing::HasSubstr;
using testing::Not;

/// A step of `numLayers` layers with ZeRO-1: gathers at the head, buckets scattered during the backward.
static Program makeStep(int numLayers) {
  ProgramBuilder builder(8, 3);
  Program &program = builder.program;
  program.name = "a <model> & its \"step\"";
  program.streams = {"compute", "param_comm", "grad_comm"};
  program.communicators = {{{0}}, {{0}}};
  int64_t layerBytes = 12 << 20;
  std::vector<int32_t> gathered;
  for (int i = 0; i < numLayers; ++i) {
    builder.collective(CollectiveKind::AllGather, layerBytes, "@P[" + std::to_string(i) + "]", 1, 0).record(1);
    gathered.push_back(program.numEvents - 1);
  }
  auto addWait = [&](int32_t stream, int32_t event) { builder.wait(stream, program.numEvents - event); };
  auto addKernels = [&](Phase phase, int64_t nanos) {
    builder.kernel(nanos).kernel(nanos / 5);
    for (size_t k = program.commands.size() - 2; k < program.commands.size(); ++k)
      program.commands[k].phase = phase;
  };
  for (int i = 0; i < numLayers; ++i) {
    addWait(0, gathered[size_t(i)]);
    addKernels(Phase::Forward, 900'000);
    int64_t first = int64_t(program.commands.size()) - 2;
    program.buffers.push_back({"h" + std::to_string(i), "activations", 0, 30 << 20, first, -1});
  }
  std::vector<int32_t> scattered;
  for (int i = numLayers; i-- > 0;) {
    addKernels(Phase::Backward, 1'800'000);
    program.buffers[size_t(i)].last = int64_t(program.commands.size()) - 1;
    builder.edge(0, 2).collective(CollectiveKind::ReduceScatter, layerBytes, "@L[" + std::to_string(i) + "]", 2, 1);
    program.buffers.push_back(
        {"@L[" + std::to_string(i) + "]", "in_flight", 0, layerBytes, int64_t(program.commands.size()) - 5, -1});
    builder.record(2);
    scattered.push_back(program.numEvents - 1);
  }
  for (int i = 0; i < numLayers; ++i) {
    addWait(0, scattered[size_t(i)]);
    addKernels(Phase::Update, 60'000);
    program.buffers[size_t(numLayers + i)].last = int64_t(program.commands.size()) - 1;
  }
  int64_t last = int64_t(program.commands.size()) - 1;
  program.buffers.push_back({"parameters", "parameters", 0, numLayers * layerBytes, 0, last});
  program.buffers.push_back({"moments", "optimizer", 0, numLayers * layerBytes / 4, 0, last});
  program.arenaBytes = 1 << 30;
  return program;
}

static Machine makeTwoLevels() {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("nvlink", 4, 3e-6, 2e10), makeNetwork("ethernet", 8, 3e-5, 3e9, true)};
  return machine;
}

static std::string makeReport() {
  Program program = makeStep(12);
  Machine machine = makeTwoLevels();
  SimulationOptions options;
  options.stragglers = {{5, 1.4}};
  SimulationResult result = run(program, machine, options);
  llvm::Expected<std::vector<WhatIf>> whatIfs = computeWhatIfs(program, machine, options);
  EXPECT_TRUE(!!whatIfs);
  ReportInput input{program, machine, result, *whatIfs, {}, {}};
  input.notes["@L[3]"] = {"closed at 12 MiB: the next gradient would not fit in 12.5 MiB", "</script><b>",
                          "holds " + std::string(200, 'w')};
  std::string text;
  llvm::raw_string_ostream os(text);
  writeReport(input, os);
  return text;
}

// The page holds its data as JSON, loads nothing, and no name can end the script.
TEST(Report, IsSelfContained) {
  std::string text = makeReport();
  EXPECT_THAT(text, Not(HasSubstr("http:")));
  EXPECT_THAT(text, Not(HasSubstr("https:")));
  EXPECT_THAT(text, Not(HasSubstr("@DATA@")));
  EXPECT_THAT(text, Not(HasSubstr("</script><b>")));
  llvm::StringRef data = llvm::StringRef(text).split("id=\"data\">").second.split("</script>").first;
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(data);
  ASSERT_TRUE(!!json) << llvm::toString(json.takeError());
  const llvm::json::Object &object = *json->getAsObject();
  EXPECT_EQ(object.getString("name"), "a <model> & its \"step\"");
  EXPECT_EQ(object.getArray("collectives")->size(), 24u);
  EXPECT_EQ(object.getArray("timelines")->size(), 2u);
  // Written where the screenshot test wants it.
  if (const char *path = std::getenv("WEFT_REPORT_FILE")) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    EXPECT_FALSE(error);
  }
}

TEST(Report, WhatIfs) {
  ProgramBuilder builder(2);
  builder.kernel(1000).edge(0, 1).collective(CollectiveKind::AllReduce, 500).edge(1, 0).kernel(100);
  llvm::Expected<std::vector<WhatIf>> whatIfs = computeWhatIfs(builder.program, makeCluster(2), {});
  ASSERT_TRUE(!!whatIfs);
  std::vector<std::pair<std::string, int64_t>> steps;
  for (const WhatIf &whatIf : *whatIfs)
    steps.push_back({whatIf.change, whatIf.stepNanos});
  EXPECT_THAT(steps, testing::ElementsAre(
                         testing::Pair("as it is", 1600), testing::Pair("net: twice the bandwidth", 1350),
                         testing::Pair("net: half the bandwidth", 2100), testing::Pair("net: no latency", 1600),
                         testing::Pair("compute twice as fast", 1050), testing::Pair("launching takes no time", 1600),
                         testing::Pair("communication takes no time", 1100)));
}

// Slices of a row follow one another; an arrow leads from the end of the collective to the end of the wait.
TEST(ChromeTrace, SlicesAndArrows) {
  ProgramBuilder builder(2);
  builder.kernel(1000).edge(0, 1).collective(CollectiveKind::AllReduce, 1500, "@L[0]").edge(1, 0).kernel(500);
  SimulationOptions options;
  options.stragglers = {{1, 1.2}};
  std::string text;
  llvm::raw_string_ostream os(text);
  writeChromeTrace(builder.program, run(builder.program, makeCluster(2), options), os);
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(text);
  ASSERT_TRUE(!!json) << llvm::toString(json.takeError());
  const llvm::json::Array &events = *json->getAsObject()->getArray("traceEvents");
  std::vector<std::string> slices;
  std::vector<double> arrows;
  std::set<std::string> names;
  for (const llvm::json::Value &value : events) {
    const llvm::json::Object &event = *value.getAsObject();
    std::string phase = event.getString("ph")->str(), name = event.getString("name")->str();
    if (phase == "M" && name == "thread_name")
      names.insert(event.getObject("args")->getString("name")->str());
    if (event.getInteger("pid") != 0)
      continue;
    if (phase == "X")
      slices.push_back(name + " " + event.getString("cat")->str() + " " + std::to_string(*event.getInteger("tid")) +
                       " " + std::to_string(int(*event.getNumber("ts") * 1000 + 0.5)) + " " +
                       std::to_string(int(*event.getNumber("dur") * 1000 + 0.5)));
    if (phase == "s" || phase == "f")
      arrows.push_back(*event.getNumber("ts"));
  }
  EXPECT_THAT(names, testing::ElementsAre("comm1", "compute", "steps"));
  EXPECT_THAT(slices, testing::ElementsAre("k kernel 0 0 1000", "wait 0 wait 1 0 1000",
                                           "all_reduce @L[0] collective 1 1000 1700", "wait 1 wait 0 1000 1700",
                                           "k kernel 0 2700 500", "step 1 step 2 0 3200"));
  EXPECT_THAT(arrows, testing::ElementsAre(0.999, 0.999, 2.699, 2.699));
  EXPECT_THAT(text, HasSubstr("\"missing_us\":0.200"));
}
