// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A run: data, states, the loop over steps, saving. What weft-run does after it has parsed its arguments.

#ifndef WEFT_RUNTIME_RUNNER_TRAINER_H
#define WEFT_RUNTIME_RUNNER_TRAINER_H

#include "LinkOption.h"
#include "Trace.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weft::run {

class Artifact;

struct RunOptions {
  std::vector<std::string> data; // values of --data
  int64_t numSteps = 0;
  uint64_t seed = 0;
  bool isShuffled = true;
  int tokenBits = 0; // 0: by the file's name

  std::optional<double> learningRate; // instead of the artifact's
  int64_t warmupSteps = 0;

  std::vector<std::string> eval; // values of --eval
  int64_t evalEvery = 0;         // steps; 0: after the last step only
  int64_t evalBatches = 0;       // at most so many global batches; 0: all

  std::string loadPath, savePath, logPath; // empty: none
  int64_t printEvery = 0;
  bool isQuiet = false;

  std::string tracePath; // empty: none
  TraceWindow traceWindow;

  std::optional<int64_t> threadsPerRank; // what the user expects of the artifact
  bool isAdversarial = false;
  uint64_t streamSeed = 0;
  LinkOption link;
};

/// What a rank holds, in bytes, and what its thread did.
struct RankStatistics {
  int64_t arena = 0;      // what the manifest states
  int64_t mapped = 0;     // the same in whole pages
  int64_t commands = 0;   // queues of the streams
  int64_t products = 0;   // scratch memory of the library for matrix products
  int64_t pageFaults = 0; // of the rank's thread, after the second step
};

struct RunResult {
  int64_t stepsDone = 0;
  float lastLoss = 0;
  bool wasStopped = false; // by `stop`, before the last step
  double seconds = 0;      // of the steps
  int64_t samplesPerStep = 0, tokensPerStep = 0;
  bool isSaved = false;
  std::vector<RankStatistics> ranks;
  int64_t numDroppedEvents = 0; // of the trace
  std::string logProblem;       // why the log is incomplete, or empty
};

/// Trains. Everything that can be wrong with the input is found before the first step where that is possible: data,
/// tensors to load, the folders to write to. Becomes true in `stop` (may be null): the run ends after the step that is
/// under way, saving as asked unless no step was done. Throws an Error.
RunResult train(const Artifact &artifact, const RunOptions &options, const std::atomic<bool> *stop);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_TRAINER_H
