// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the ranks of one engine share, and the interface through which a rank reaches its peers.

#ifndef WEFT_RUNTIME_CORE_ENGINESTATE_H
#define WEFT_RUNTIME_CORE_ENGINESTATE_H

#include "PlanIdentity.h"
#include "Sync.h"
#include "weft-rt/Engine.h"

#include <memory>
#include <string>
#include <vector>

namespace weft::rt {

/// The collectives of an engine.
class CollectiveBackend {
public:
  virtual ~CollectiveBackend() = default;

  /// Runs one coalesced launch on the calling thread; returns when the rank's buffers may be used again.
  virtual Status run(weft_rt_rank &rank, int32_t stream, int32_t numItems, const weft_rt_collective_desc *const *descs,
                     const void *const *sources, void *const *destinations) = 0;

  /// Waits for all ranks. Where `plan` is not null, it is compared: a difference is an error on every rank.
  virtual Status meet(weft_rt_rank &rank, const PlanIdentity *plan) = 0;
};

/// A copy of the configuration.
struct EngineConfig {
  struct Axis {
    std::string name;
    int64_t size;
  };

  std::vector<Axis> axes;
  std::vector<std::vector<int32_t>> communicators; // axes of each
  int64_t numRanks = 1;
  int64_t numStreams = 1;
  int64_t numEvents = 0;
  int64_t threadsPerRank = 1;
  int64_t arenaBytes = 0;
  int32_t streamMode = WEFT_RT_STREAMS_INORDER;
  uint64_t streamSeed = 0;
  int64_t collectiveTimeoutNanos = 0;
  int64_t linkBytesPerSecond = 0; // 0: no limit
  int64_t linkLatencyNanos = 0;
  weft_rt_trace_fn trace = nullptr;
  void *traceUser = nullptr;

  /// The coordinate of a rank on an axis.
  int64_t getCoordinate(int64_t rank, int64_t axis) const {
    for (size_t i = axes.size() - 1; i > static_cast<size_t>(axis); --i)
      rank /= axes[i].size;
    return rank % axes[static_cast<size_t>(axis)].size;
  }

  /// Row-major index of a rank over some axes, the last one innermost.
  int64_t getIndexOver(int64_t rank, const int32_t *someAxes, int64_t count) const {
    int64_t index = 0;
    for (int64_t i = 0; i < count; ++i)
      index = index * axes[static_cast<size_t>(someAxes[i])].size + getCoordinate(rank, someAxes[i]);
    return index;
  }

  /// Number of ranks of a communicator.
  int64_t getCommunicatorSize(int64_t communicator) const {
    int64_t size = 1;
    for (int32_t axis : communicators[static_cast<size_t>(communicator)])
      size *= axes[static_cast<size_t>(axis)].size;
    return size;
  }

  /// "dp" or "dp, tp", for messages.
  std::string getCommunicatorName(int64_t communicator) const {
    std::string name;
    for (int32_t axis : communicators[static_cast<size_t>(communicator)])
      name += (name.empty() ? "" : ", ") + axes[static_cast<size_t>(axis)].name;
    return name;
  }
};

/// How far a rank has come, for peers that wait for it. Only grows.
struct alignas(64) RankProgress {
  std::atomic<uint64_t> programsEnded{0};
  std::atomic<uint64_t> runsLeft{0}; // calls of weft_rt_engine_run that it has returned from
};

struct EngineState {
  EngineConfig config;
  SpinPolicy spin;
  AbortState abort;
  std::vector<RankProgress> progress;
  std::unique_ptr<CollectiveBackend> backend;

  explicit EngineState(EngineConfig config) : config(std::move(config)), progress(size_t(this->config.numRanks)) {}
};

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_ENGINESTATE_H
