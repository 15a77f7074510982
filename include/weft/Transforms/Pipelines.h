// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The way from a model (stage 0) to commands (stage 8), for tools and as the named pipeline `weft-pipeline`.

#ifndef WEFT_TRANSFORMS_PIPELINES_H
#define WEFT_TRANSFORMS_PIPELINES_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace weft {

/// The stages of the IR, in order.
enum class Stage { Model, Kernels, Reduced, Flat, Bucketed, Sharded, Scheduled, Planned, Commands };

/// Returns the stage of that name (`model`, `kernels`, ...), or nothing.
std::optional<Stage> parseStage(llvm::StringRef name);

/// Returns its name.
llvm::StringRef getStageName(Stage stage);

/// Returns the names of all stages for a message: "model, kernels, ... or commands".
std::string getStageNames();

/// What is decided about a plan beyond the model.
struct PlanOptions {
  /// Sizes of mesh axes, such as `dp=4,tp=2`; empty: as the model says.
  std::string mesh;
  /// ZeRO stage: 0 all-reduce, 1 sharded optimizer, 2 and gradients, 3 and parameters.
  int64_t zero = 1;
  /// Size at which a bucket is cut, with a unit, such as `25MiB` or `40000000el`; empty: the policy's.
  std::string bucketSize;
  /// Size of the first bucket (torch-ddp), likewise.
  std::string firstBucketSize;
  /// Micro-batches of a step, whose gradients are summed before they are reduced.
  int64_t microBatches = 1;
  /// Rule that fills buckets: weft, megatron, torch-ddp, deepspeed or per-parameter.
  std::string bucketPolicy = "weft";
  /// Whether collectives run beside compute; otherwise each is waited for where it starts.
  bool overlap = true;
  /// File or name of the machine that the step is scheduled for; empty: the order of `weft-insert-async` stays.
  std::string machine;
  /// Whether the step is scheduled for the machine that the module has.
  bool usesMachineOfModule = false;
  /// Most launches between their start and their wait when scheduled for a machine; 0: any number.
  int64_t maxInFlight = 0;
  /// Most bytes that a rank's arena may have; 0: any number.
  int64_t memoryBudget = 0;
  /// Whether collectives of communicators that share ranks may be in flight at once.
  bool allowConcurrentCommunicators = false;
  /// Whether the contract of each stage, and the schedule, are checked.
  bool verify = true;
  /// Added after each communication pass, if there.
  std::function<void(mlir::OpPassManager &)> between;
};

/// Adds the passes from a model to kernels (stage 0 to 1), also registered as `weft-kernels-pipeline`.
void buildKernelsPipeline(mlir::OpPassManager &pm);

/// Adds the communication passes (stages 2 to 6) that take a module from stage `from` to stage `to`.
void buildCommPipeline(mlir::OpPassManager &pm, const PlanOptions &options, Stage from, Stage to);

/// Adds the passes that take a module from stage `from` to stage `to`; none where `to` does not come after `from`.
void buildPlanPipeline(mlir::OpPassManager &pm, const PlanOptions &options, Stage from, Stage to);

/// Registers `weft-pipeline`, with the options of PlanOptions and `from` and `to`.
void registerWeftPipelines();

} // namespace weft

#endif // WEFT_TRANSFORMS_PIPELINES_H
