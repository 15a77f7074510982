// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Collectives between ranks that are threads of one process: everybody reads and writes everybody's buffers.
//
// A launch goes through one *channel* for each (group, stream). Ranks post their buffers; the last one to arrive
// compares what was posted and cuts the work into parts; then all take parts until none is left, so that a rank that
// wakes up late holds nobody up. Two slots a channel are enough: who posts number s has seen everybody post s - 1, and
// with that leave s - 2.

#ifndef WEFT_RUNTIME_THREADS_THREADSBACKEND_H
#define WEFT_RUNTIME_THREADS_THREADSBACKEND_H

#include "../Core/EngineState.h"
#include "../Core/Reduce.h"
#include "Link.h"
#include "Partition.h"

namespace weft::rt {

/// Ranks that this engine takes: each is a thread or more, and every one reads everybody's buffers.
constexpr int64_t maxThreadRanks = 1024;

class ThreadsBackend : public CollectiveBackend {
public:
  explicit ThreadsBackend(EngineState &engine);
  ~ThreadsBackend() override;

  Status run(weft_rt_rank &rank, int32_t stream, int32_t numItems, const weft_rt_collective_desc *const *descs,
             const void *const *sources, void *const *destinations) override;
  Status meet(weft_rt_rank &rank, const PlanIdentity *plan) override;

private:
  struct Post;
  struct Item;
  struct Slot;
  struct Channel;
  struct Group;
  struct Meeting;

  Status runOnCommunicator(weft_rt_rank &rank, int32_t stream, int32_t numItems,
                           const weft_rt_collective_desc *const *descs, const void *const *sources,
                           void *const *destinations);
  Status checkItem(const weft_rt_rank &rank, const weft_rt_collective_desc &desc, const void *source,
                   const void *destination) const;
  void prepare(const Group &group, Channel &channel, Slot &slot);
  int64_t reserveLinks(const Group &group, const Slot &slot);
  std::string comparePosts(const Group &group, const Slot &slot) const;
  void runPart(const Group &group, Slot &slot, int64_t number) const;
  Status awaitLinks(const Slot &slot) const;
  Status awaitPeers(const weft_rt_rank &rank, const Group &group, Slot &slot, uint64_t sequence, uint32_t phase);
  std::string describeMissing(const Group &group, const Slot &slot, uint64_t sequence) const;

  EngineState &engine;
  std::vector<std::vector<std::unique_ptr<Group>>> groups; // by communicator
  std::vector<std::vector<Group *>> groupOfRank;           // by communicator and rank
  std::unique_ptr<Meeting> meeting;
  Links links;
};

} // namespace weft::rt

#endif // WEFT_RUNTIME_THREADS_THREADSBACKEND_H
