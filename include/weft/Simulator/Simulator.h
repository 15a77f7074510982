// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Discrete-event simulation of a step. docs/cost-model.md says what is modelled.

#ifndef WEFT_SIMULATOR_SIMULATOR_H
#define WEFT_SIMULATOR_SIMULATOR_H

#include "weft/Simulator/CostModel.h"

namespace weft::sim {

/// A rank whose compute takes `factor` times as long.
struct Straggler {
  int64_t rank = 0;
  double factor = 1;
};

struct SimulationOptions {
  std::vector<Straggler> stragglers;
  /// Relative spread of each rank's compute times: standard deviation of their logarithm. Every rank is then simulated.
  double jitter = 0;
  uint64_t seed = 0;
  /// Run the step twice and report the second one.
  bool secondStep = false;
};

/// When a command ran on a rank, in nanoseconds from the begin of the step. For a wait, from when the stream reached it
/// until it went on; for a collective, from when all ranks were there. Records are points in time.
struct Span {
  int32_t command = 0;
  int64_t begin = 0, end = 0;
  /// When the stream reached it: before `begin` for collectives whose ranks are not there yet.
  int64_t ready = 0;
};

/// One rank, standing for all ranks that behave as it does.
struct RankTimeline {
  int64_t rank = 0;
  int64_t numRanks = 1;
  double speed = 1;
  /// In the order of the program.
  std::vector<Span> spans;
};

/// One collective launch, as the rank of the first timeline sees it. Times in nanoseconds.
struct CollectiveResult {
  int32_t command = 0;
  Algorithm algorithm = Algorithm::None;
  /// Of the whole buffers of this rank.
  int64_t numBytes = 0;
  /// The stream could have begun it (it was free, and what it waits for was done); all ranks were there; it was done.
  int64_t ready = 0, begin = 0, end = 0;
  /// What it would take with links and cores for itself.
  int64_t alone = 0;
  /// How long the compute stream stood still in waits for it, and what happened meanwhile: it was running, other ranks
  /// were missing, or it stood behind another collective of its stream (`behind`) or behind other work.
  int64_t exposed = 0;
  int64_t exposedRunning = 0, exposedMissing = 0, exposedQueued = 0;
  int32_t behind = -1;
  /// The rank that came last, to it or to what stands before it, if others waited for it.
  int64_t lastRank = -1;
  /// One line for people.
  std::string reason;
};

struct LinkUse {
  std::string name;
  /// Bytes that a rank sent, how long it was sending, and the part of the step that this is.
  double numBytes = 0;
  int64_t busy = 0;
  double utilization = 0;
};

/// Bytes in use from this time on.
struct MemoryPoint {
  int64_t time = 0;
  int64_t numBytes = 0;
};

/// A time for people, such as `12.345 ms`.
std::string formatNanos(int64_t nanos);

/// What a launch of collectives is, for people, such as `all_gather of @L[0]`.
std::string describeLaunch(const Command &command);

/// While the compute stream does the same commands and waits at the same places, no order of the communication makes
/// the step shorter than `getNanos()`.
struct StepBound {
  /// All compute of the slowest rank, or all that the cores of a node do; what the ports of one level of links carry,
  /// or all collectives of one stream, with the shortest way to the first and from the last one, over subsets; the
  /// longest path, on which the collectives of one stream that were waited for ran one by one.
  int64_t compute = 0, communication = 0, path = 0;

  int64_t getNanos() const;
};

struct SimulationResult {
  /// Until the last rank has done its last command.
  int64_t stepNanos = 0;
  /// Of the first timeline: time in kernels, products and copies, and time in waits for collectives.
  int64_t computeNanos = 0, exposedNanos = 0;
  StepBound bound;
  std::vector<CollectiveResult> collectives;
  std::vector<LinkUse> links;
  /// The kind of rank 0 first; 16 kinds at most.
  std::vector<RankTimeline> timelines;
  std::vector<MemoryPoint> memory;
  int64_t peakBytes = 0, peakTime = 0;
};

/// Fails if the program cannot run (a wait without a record, streams that wait for each other, ...) or does not fit the
/// machine; the error is one line.
llvm::Expected<SimulationResult> simulate(const Program &program, const Machine &machine,
                                          const SimulationOptions &options = {});

/// What `simulate` checks first: indices in range, no negative sizes, each wait behind a record of its event.
llvm::Error checkProgram(const Program &program);

} // namespace weft::sim

#endif // WEFT_SIMULATOR_SIMULATOR_H
