// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Transforms/Passes.h"
#include "weft/Transforms/Pipelines.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace weft;

void weft::buildCommPipeline(OpPassManager &pm, const PlanOptions &options, Stage from, Stage to) {
  auto covers = [&](Stage stage) { return from < stage && stage <= to; };
  auto endStage = [&](StringRef name) {
    if (options.verify)
      pm.addPass(createVerifyStagePass({name.str()}));
    if (options.between)
      options.between(pm);
  };

  if (covers(Stage::Reduced)) {
    // First, since divisors and shards follow from the mesh.
    if (!options.mesh.empty())
      pm.addPass(createSetMeshPass({options.mesh}));
    // What is wrong with the model is said before anything is done to it.
    endStage("kernels");
    // Before gradients are summed; kernels are outlined already, so the repetitions share them.
    if (options.microBatches != 1)
      pm.addPass(createUnrollMicroBatchesPass({options.microBatches}));
    // Sums contributions while they are still single values; the divisor is applied here and nowhere else.
    pm.addPass(createReduceGradsPass());
    endStage("reduced");
  }
  if (covers(Stage::Flat)) {
    // One layout a group, before buckets: what may share a bucket is decided once.
    pm.addPass(createFlattenGradsPass());
    endStage("flat");
  }
  if (covers(Stage::Bucketed)) {
    // Before sharding, since a shard is a slice of a bucket.
    PartitionBucketsPassOptions partition;
    partition.bucketSize = options.bucketSize;
    partition.firstBucketSize = options.firstBucketSize;
    partition.policy = options.bucketPolicy;
    pm.addPass(createPartitionBucketsPass(partition));
    endStage("bucketed");
  }
  if (covers(Stage::Sharded)) {
    // ZeRO as a rewrite of values; nothing is in flight yet.
    pm.addPass(createShardOptimizerPass({options.zero}));
    endStage("sharded");
  }
  if (covers(Stage::Scheduled)) {
    // Last: from here on the order of operations means something.
    pm.addPass(createInsertAsyncPass({options.overlap ? "on" : "off"}));
    if (!options.machine.empty())
      pm.addPass(createSetMachinePass({options.machine}));
    // Starts from an order that is good on any machine.
    if ((!options.machine.empty() || options.usesMachineOfModule) && options.overlap) {
      if (options.between)
        options.between(pm);
      SchedulePassOptions schedule;
      schedule.memoryBudget = options.memoryBudget;
      schedule.maxInFlight = options.maxInFlight;
      pm.addPass(createSchedulePass(schedule));
    }
    endStage("scheduled");
    if (options.verify)
      pm.addPass(createVerifySchedulePass());
  }
}
