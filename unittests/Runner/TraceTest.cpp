// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The recorder: which steps it keeps, and what it says when they do not fit.

#include "TestSupport.h"

#include "Files.h"
#include "Trace.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

using namespace weft::run;
using namespace weft::run::test;

namespace {

TEST(TraceWindow, IsRead) {
  EXPECT_EQ(parseTraceWindow("3:7").first, 3);
  EXPECT_EQ(parseTraceWindow("3:7").last, 7);
  EXPECT_EQ(parseTraceWindow("5").first, 5);
  EXPECT_EQ(parseTraceWindow("5").last, 5);
  for (const char *text : {"", ":", "3:", ":3", "7:3", "0:3", "-1:3", "a", "3:4:5", "3 :4", "99999999999999999999"})
    EXPECT_THROW(parseTraceWindow(text), std::exception) << text;
}

/// Runs steps of a rank with one stream, each with `numCommands` kernels.
void runSteps(TraceRecorder &recorder, int64_t numSteps, int64_t numCommands) {
  for (int64_t step = 1; step <= numSteps; ++step) {
    recorder.beginStep(0, step);
    for (int64_t i = 0; i < numCommands; ++i) {
      weft_rt_trace_event event{};
      event.kind = WEFT_RT_TRACE_LAUNCH;
      event.name = "k\"1\\";
      event.begin = 1'000'000'000 + step * 1000 + i * 10;
      event.end = event.begin + 5;
      TraceRecorder::record(&event, &recorder);
    }
    recorder.endStep(0);
  }
}

nlohmann::json write(const TraceRecorder &recorder, int64_t stepsDone) {
  Folder folder;
  AtomicOutput output(folder.path("trace.json"));
  recorder.write(output, stepsDone);
  std::ifstream file(folder.path("trace.json"));
  return nlohmann::json::parse(file);
}

std::multiset<int64_t> kernelSteps(const nlohmann::json &trace) {
  std::multiset<int64_t> steps;
  for (const nlohmann::json &event : trace["traceEvents"])
    if (event["ph"] == "X" && event["cat"] == "kernel") {
      EXPECT_EQ(event["name"], "k\"1\\");
      steps.insert(event["args"]["step"].get<int64_t>());
    }
  return steps;
}

TEST(TraceRecorder, KeepsTheLastSteps) {
  TraceRecorder recorder({}, 1, {"compute"}, 8);
  runSteps(recorder, 10, 2);
  EXPECT_EQ(recorder.countDropped(10), 0);
  EXPECT_EQ(kernelSteps(write(recorder, 10)), (std::multiset<int64_t>{8, 8, 9, 9, 10, 10}));
}

TEST(TraceRecorder, KeepsTheStepsOfTheWindow) {
  TraceRecorder recorder({2, 3}, 1, {"compute"}, 8);
  runSteps(recorder, 10, 2);
  EXPECT_EQ(kernelSteps(write(recorder, 10)), (std::multiset<int64_t>{2, 2, 3, 3}));
}

TEST(TraceRecorder, CountsWhatDoesNotFit) {
  TraceRecorder last({}, 1, {"compute"}, 8);
  runSteps(last, 10, 3);
  EXPECT_EQ(last.countDropped(10), 1);
  EXPECT_EQ(write(last, 10)["otherData"]["dropped"], 1);
  EXPECT_EQ(kernelSteps(write(last, 10)), (std::multiset<int64_t>{8, 8, 9, 9, 9, 10, 10, 10}));
  TraceRecorder window({1, 5}, 1, {"compute"}, 8);
  runSteps(window, 10, 3);
  EXPECT_EQ(window.countDropped(10), 15 - 8);
}

TEST(TraceRecorder, WritesWithoutEvents) {
  TraceRecorder recorder({5, 6}, 2, {"compute", "grad_comm"});
  nlohmann::json trace = write(recorder, 2);
  EXPECT_EQ(trace["otherData"]["dropped"], 0);
  EXPECT_EQ(kernelSteps(trace).size(), 0u);
}

} // namespace
