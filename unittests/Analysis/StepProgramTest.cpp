// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/StepProgram.h"
#include "TestModule.h"

#include "mlir/IR/Diagnostics.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace weft;
using namespace weft::test;

namespace {

const sim::Buffer *findBuffer(const sim::Program &program, int64_t offset, int64_t first) {
  for (const sim::Buffer &buffer : program.buffers)
    if (buffer.offset == offset && buffer.first == first)
      return &buffer;
  return nullptr;
}

TEST(StepProgramTest, listsCommandsWithStreamsLabelsAndEvents) {
  TestModule test;
  FailureOr<sim::Program> program = buildStepProgram(test.parseStage("8-commands.mlir"));
  ASSERT_TRUE(succeeded(program));
  EXPECT_EQ(program->name, "train");
  EXPECT_EQ(program->arenaBytes, 4608);
  EXPECT_THAT(program->streams, testing::ElementsAre("compute", "grad_comm"));
  ASSERT_EQ(program->mesh.size(), 1u);
  EXPECT_EQ(program->mesh[0].size, 4);
  EXPECT_TRUE(program->mesh[0].isBatch);
  ASSERT_EQ(program->communicators.size(), 1u);

  std::vector<std::string> collectives;
  int32_t numRecords = 0;
  for (const sim::Command &command : program->commands) {
    if (command.kind == sim::CommandKind::Collective) {
      collectives.push_back(command.name + " " + command.label);
      EXPECT_EQ(command.stream, 1);
      EXPECT_EQ(command.communicator, 0);
    }
    if (command.kind == sim::CommandKind::Record)
      EXPECT_EQ(command.event, numRecords++);
  }
  EXPECT_THAT(collectives, testing::ElementsAre("all_gather @L[1]", "all_gather @L[0]", "all_reduce loss",
                                                "reduce_scatter @L[0]", "reduce_scatter @L[1]"));
  EXPECT_EQ(program->numEvents, numRecords);
  EXPECT_EQ(program->commands[5].name, "product 4x16x8");
  EXPECT_EQ(program->commands[7].phase, sim::Phase::Forward);
}

TEST(StepProgramTest, saysWhileWhichCommandsABufferIsInUse) {
  TestModule test;
  FailureOr<sim::Program> program = buildStepProgram(test.parseStage("8-commands.mlir"));
  ASSERT_TRUE(succeeded(program));
  // The gathered parameters of layer 1: from their gather to the only product that reads a view of them.
  const sim::Buffer *gathered = findBuffer(*program, 1152, 0);
  ASSERT_TRUE(gathered);
  EXPECT_EQ(gathered->memoryClass, "in_flight");
  EXPECT_EQ(gathered->numBytes, 512);
  EXPECT_EQ(gathered->name, "@L[1]");
  EXPECT_EQ(program->commands[gathered->last].name, "product 4x16x8");
  // Two values share the place at 2176 one after the other.
  const sim::Buffer *a = findBuffer(*program, 2176, 5);
  ASSERT_TRUE(a);
  EXPECT_EQ(a->last, 7);
  // A state persists.
  const sim::Buffer *state = findBuffer(*program, 512, 0);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->name, "L.m[0]");
  EXPECT_EQ(state->memoryClass, "optimizer");
  EXPECT_EQ(state->last, int64_t(program->commands.size()) - 1);
}

TEST(StepProgramTest, refusesWhatIsNotCommands) {
  TestModule test;
  ModuleOp module = test.parseStage("6-scheduled.mlir");
  std::string message;
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  EXPECT_TRUE(failed(buildStepProgram(module)));
  EXPECT_THAT(message, testing::HasSubstr("expects a step of commands on one arena"));
}

} // namespace
