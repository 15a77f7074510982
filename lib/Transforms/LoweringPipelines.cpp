// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Transforms/LoweringPipelines.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace weft {

void buildScheduledToPlanned(OpPassManager &pm, const LoweringOptions &options) {
  // While values are tensors, a gradient's initial value can still be exchanged for a view of its bucket.
  pm.addPass(createPlaceGradients());
  pm.addPass(createBufferize());
  // Views of views become one, so that what follows sees few of them.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  // Both make kernels that work on memrefs, and need buffers or scalars of their own: before memory is planned.
  pm.addPass(createLowerUpdates());
  pm.addPass(createLegalizeCommands());
  PlanMemoryOptions planOptions;
  planOptions.memoryBudget = options.memoryBudget;
  pm.addPass(createPlanMemory(planOptions));
}

void buildPlannedToCommands(OpPassManager &pm, const LoweringOptions &options) {
  // No CSE from here on: it would merge views of values that get one place in turn, and the proof could not tell any
  // more which of them a command means.
  pm.addPass(createLowerToCommands());
  VerifyCommandsOptions verifyOptions;
  verifyOptions.memoryBudget = options.memoryBudget;
  verifyOptions.allowConcurrentCommunicators = options.allowConcurrentCommunicators;
  pm.addPass(createVerifyCommands(verifyOptions));
}

void buildScheduledToCommands(OpPassManager &pm, const LoweringOptions &options) {
  buildScheduledToPlanned(pm, options);
  buildPlannedToCommands(pm, options);
}

namespace {
struct LoweringPipelineOptions : public PassPipelineOptions<LoweringPipelineOptions> {
  Option<int64_t> memoryBudget{*this, "memory-budget",
                               llvm::cl::desc("Most bytes that the arena may have; 0: any number"), llvm::cl::init(0)};
  Option<bool> allowConcurrentCommunicators{
      *this, "allow-concurrent-communicators",
      llvm::cl::desc("Let collectives of communicators that share ranks be in flight at once"), llvm::cl::init(false)};
};
} // namespace

void registerLoweringPipelines() {
  PassPipelineRegistration<LoweringPipelineOptions>(
      "weft-lower-schedule", "lower a schedule (stage 6) to commands (stage 8)",
      [](OpPassManager &pm, const LoweringPipelineOptions &options) {
        LoweringOptions lowering;
        lowering.memoryBudget = options.memoryBudget;
        lowering.allowConcurrentCommunicators = options.allowConcurrentCommunicators;
        buildScheduledToCommands(pm, lowering);
      });
}

} // namespace weft
