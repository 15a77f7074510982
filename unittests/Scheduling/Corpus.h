// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Problems to test the scheduler with: steps of synthetic transformers on machines of three speeds, and small random
// ones whose optimum can be found by trying all orders.

#ifndef WEFT_UNITTESTS_SCHEDULING_CORPUS_H
#define WEFT_UNITTESTS_SCHEDULING_CORPUS_H

#include "weft/Scheduling/Problem.h"

#include <string>

namespace weft::scheduling {

/// A machine as the corpus sees it; times follow from it and from sizes alone.
struct CorpusMachine {
  std::string name;
  double flopsPerSecond, memoryBytesPerSecond, secondsPerLaunch;
  double linkBytesPerSecond, secondsPerCollective;
  int64_t numRanks;
};

/// Parameters of one layer: products of a row of tokens with matrices of these sizes.
struct CorpusModel {
  std::string name;
  int64_t numTokens;
  /// Matrices of each layer (rows, columns) in the order of the forward.
  std::vector<std::vector<std::pair<int64_t, int64_t>>> layers;
  bool sharded = true;
  int64_t bucketBytes = int64_t(25) << 20;
};

struct CorpusInstance {
  std::string model, machine;
  double bandwidthScale;
  Problem problem;
};

/// The step of `model` on `machine`: gathers (if sharded), forward, backward with data and weight gradients apart, a
/// reduction for each bucket, updates.
Problem buildStep(const CorpusModel &model, const CorpusMachine &machine);

/// All models on three machines with three bandwidths each.
std::vector<CorpusInstance> buildCorpus();

/// A random problem of `numTasks` tasks on `numResources` resources; the same for the same seed.
Problem buildRandom(uint64_t seed, int32_t numTasks, int32_t numResources);

} // namespace weft::scheduling

#endif // WEFT_UNITTESTS_SCHEDULING_CORPUS_H
