// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Transforms/Pipelines.h"
#include "weft/Transforms/LoweringPipelines.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/STLExtras.h"

#include <iterator>

using namespace mlir;

namespace weft {

static constexpr llvm::StringLiteral kStageNames[] = {"model",   "kernels",   "reduced", "flat",    "bucketed",
                                                      "sharded", "scheduled", "planned", "commands"};

std::optional<Stage> parseStage(llvm::StringRef name) {
  for (auto [index, known] : llvm::enumerate(kStageNames))
    if (known == name)
      return static_cast<Stage>(index);
  return std::nullopt;
}

llvm::StringRef getStageName(Stage stage) { return kStageNames[static_cast<size_t>(stage)]; }

std::string getStageNames() {
  std::string names;
  for (auto [index, name] : llvm::enumerate(kStageNames))
    names += (index == 0 ? "" : index + 1 == std::size(kStageNames) ? " or " : ", ") + name.str();
  return names;
}

/// Input of a later stage may have been changed by hand: its contract is checked like that of a pass's result. (Planned
/// programs are checked as commands.)
static void buildStageVerifiers(OpPassManager &pm, Stage stage) {
  pm.addPass(createVerifyStagePass({getStageName(stage).str()}));
  if (stage == Stage::Scheduled)
    pm.addPass(createVerifySchedulePass());
}

void buildPlanPipeline(OpPassManager &pm, const PlanOptions &options, Stage from, Stage to) {
  // Each stage's passes stand in its block, with the reason for their order.
  auto covers = [&](Stage stage) { return from < stage && stage <= to; };
  // What a model lacks is said before anything is changed.
  if (from == Stage::Model)
    pm.addPass(createVerifyStagePass({"model"}));
  else if (from <= Stage::Scheduled && options.verify)
    buildStageVerifiers(pm, from);
  if (covers(Stage::Kernels))
    buildKernelsPipeline(pm);
  buildCommPipeline(pm, options, from, to);
  LoweringOptions lowering;
  lowering.memoryBudget = options.memoryBudget;
  lowering.allowConcurrentCommunicators = options.allowConcurrentCommunicators;
  if (covers(Stage::Planned))
    buildScheduledToPlanned(pm, lowering);
  if (covers(Stage::Commands))
    buildPlannedToCommands(pm, lowering);
}

namespace {
/// PlanOptions as options of a named pipeline.
struct PlanPipelineOptions : public PassPipelineOptions<PlanPipelineOptions> {
  Option<int64_t> zero{
      *this, "zero",
      llvm::cl::desc("ZeRO stage: 0 shards nothing, 1 optimizer states, 2 gradients too, 3 parameters too"),
      llvm::cl::init(PlanOptions().zero)};
  Option<std::string> mesh{*this, "mesh", llvm::cl::desc("Sizes of mesh axes, such as dp=4,tp=2; empty: the model's"),
                           llvm::cl::init("")};
  Option<int64_t> microBatches{*this, "micro-batches", llvm::cl::desc("Micro-batches of a step"),
                               llvm::cl::init(PlanOptions().microBatches)};
  Option<std::string> bucketSize{*this, "bucket-size",
                                 llvm::cl::desc("Size at which a bucket is cut, such as 25MiB or 40000000el"),
                                 llvm::cl::init("")};
  Option<std::string> firstBucketSize{*this, "first-bucket-size",
                                      llvm::cl::desc("Size of the first bucket (torch-ddp)"), llvm::cl::init("")};
  Option<std::string> bucketPolicy{
      *this, "bucket-policy",
      llvm::cl::desc("Rule that fills buckets: weft, megatron, torch-ddp, deepspeed or per-parameter"),
      llvm::cl::init(PlanOptions().bucketPolicy)};
  Option<bool> overlap{*this, "overlap", llvm::cl::desc("Communicate while computing"),
                       llvm::cl::init(PlanOptions().overlap)};
  Option<std::string> machine{
      *this, "machine", llvm::cl::desc("File or name of the machine to schedule for; empty: none"), llvm::cl::init("")};
  Option<int64_t> maxInFlight{*this, "max-in-flight",
                              llvm::cl::desc("Most launches in flight when scheduled for a machine; 0: any number"),
                              llvm::cl::init(0)};
  Option<int64_t> memoryBudget{*this, "memory-budget",
                               llvm::cl::desc("Most bytes that the arena may have; 0: any number"), llvm::cl::init(0)};
  Option<bool> allowConcurrentCommunicators{
      *this, "allow-concurrent-communicators",
      llvm::cl::desc("Let collectives of communicators that share ranks be in flight at once"), llvm::cl::init(false)};
  Option<bool> verify{*this, "verify", llvm::cl::desc("Check the contract of each stage"), llvm::cl::init(true)};
  Option<bool> clean{*this, "clean", llvm::cl::desc("Run cse and canonicalize after each communication pass"),
                     llvm::cl::init(false)};
  Option<std::string> from{*this, "from", llvm::cl::desc("Stage of the input"), llvm::cl::init("model")};
  Option<std::string> to{*this, "to", llvm::cl::desc("Stage to lower to"), llvm::cl::init("commands")};
};
} // namespace

void registerWeftPipelines() {
  PassPipelineRegistration<>("weft-kernels-pipeline", "form kernels from a model", buildKernelsPipeline);
  PassPipelineRegistration<PlanPipelineOptions>(
      "weft-pipeline", "lower a model to commands", [](OpPassManager &pm, const PlanPipelineOptions &options) {
        PlanOptions plan;
        plan.zero = options.zero;
        plan.mesh = options.mesh;
        plan.microBatches = options.microBatches;
        plan.bucketSize = options.bucketSize;
        plan.firstBucketSize = options.firstBucketSize;
        plan.verify = options.verify;
        if (options.clean)
          plan.between = [](OpPassManager &nested) {
            nested.addPass(createCSEPass());
            nested.addPass(createCanonicalizerPass());
          };
        plan.bucketPolicy = options.bucketPolicy;
        plan.overlap = options.overlap;
        plan.machine = options.machine;
        plan.maxInFlight = options.maxInFlight;
        plan.memoryBudget = options.memoryBudget;
        plan.allowConcurrentCommunicators = options.allowConcurrentCommunicators;
        std::optional<Stage> from = parseStage(options.from), to = parseStage(options.to);
        if (!from || !to)
          llvm::report_fatal_error(llvm::Twine("expects 'from' and 'to' of weft-pipeline to be " + getStageNames()),
                                   /*gen_crash_diag=*/false);
        buildPlanPipeline(pm, plan, *from, *to);
      });
}

} // namespace weft
