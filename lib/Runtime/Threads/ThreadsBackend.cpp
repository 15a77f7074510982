// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ThreadsBackend.h"
#include "../Core/DTypes.h"
#include "../Core/Rank.h"
#include "StreamingCopy.h"

#include <cstring>

using namespace weft::rt;

/// What one rank brings to a launch. Pointers are copied: a rank that leaves early, after a failure, takes its arrays
/// with it, while others may still be at work.
struct ThreadsBackend::Post {
  std::atomic<uint64_t> sequence{0};
  std::vector<const weft_rt_collective_desc *> descs;
  std::vector<const char *> sources;
  std::vector<char *> destinations;

  void reserve(size_t numItems) {
    descs.reserve(numItems);
    sources.reserve(numItems);
    destinations.reserve(numItems);
  }
};

/// One collective of a launch, ready to be worked on.
struct ThreadsBackend::Item {
  const weft_rt_collective_desc *desc;
  ReduceFn reduce;
  int64_t dtypeBytes;
  Partition partition;
  int64_t firstPart;
};

struct ThreadsBackend::Slot {
  std::vector<Post> posts;
  std::atomic<int64_t> arrived{0};
  /// 2s: everybody has posted launch number s; 2s + 1: it is done. Modulo 2^32.
  Counter phase;

  // Written by the last to arrive, before 2s.
  std::string mismatch;
  std::vector<Item> items;
  std::vector<const void *> sources; // by item, then place in the group
  std::vector<void *> destinations;
  int64_t numParts = 0;
  int64_t linksDone = 0; // time of the clock
  std::atomic<int64_t> nextPart{0}, partsDone{0};

  explicit Slot(size_t size) : posts(size) {}

  void reserve(size_t numItems) {
    items.reserve(numItems);
    sources.reserve(numItems * posts.size());
    destinations.reserve(numItems * posts.size());
  }
};

struct ThreadsBackend::Channel {
  std::unique_ptr<Slot> slots[2];
  std::vector<uint64_t> sequence; // by place; of the last launch

  explicit Channel(size_t size) : sequence(size) {
    for (std::unique_ptr<Slot> &slot : slots)
      slot = std::make_unique<Slot>(size);
  }
};

/// The ranks of one communicator that communicate with each other.
struct ThreadsBackend::Group {
  int64_t communicator;
  std::vector<int64_t> ranks;                     // by place
  std::vector<int64_t> levels;                    // sizes of the axes, innermost first, without those of size 1
  std::vector<std::unique_ptr<Channel>> channels; // by stream
};

/// All ranks.
struct ThreadsBackend::Meeting {
  struct Slot {
    std::vector<const PlanIdentity *> plans;
    std::atomic<int64_t> arrived{0};
    Counter phase;
    std::string mismatch;
    std::vector<std::atomic<uint64_t>> sequence;

    explicit Slot(size_t size) : plans(size), sequence(size) {}
  };

  std::unique_ptr<Slot> slots[2];
  std::vector<uint64_t> sequence; // by rank

  explicit Meeting(size_t size) : sequence(size) {
    for (std::unique_ptr<Slot> &slot : slots)
      slot = std::make_unique<Slot>(size);
  }
};

ThreadsBackend::ThreadsBackend(EngineState &engine)
    : engine(engine), links(engine.config.numRanks, engine.config.linkBytesPerSecond, engine.config.linkLatencyNanos) {
  const EngineConfig &config = engine.config;
  size_t numRanks = static_cast<size_t>(config.numRanks);
  for (size_t c = 0; c < config.communicators.size(); ++c) {
    const std::vector<int32_t> &axes = config.communicators[c];
    // Ranks of a group have equal coordinates on all other axes.
    std::vector<int32_t> others;
    int64_t numGroups = 1;
    for (size_t axis = 0; axis < config.axes.size(); ++axis) {
      bool own = false;
      for (int32_t other : axes)
        own |= static_cast<size_t>(other) == axis;
      if (own)
        continue;
      others.push_back(static_cast<int32_t>(axis));
      numGroups *= config.axes[axis].size;
    }
    size_t size = static_cast<size_t>(config.getCommunicatorSize(static_cast<int64_t>(c)));
    std::vector<std::unique_ptr<Group>> groupsOfComm;
    for (int64_t i = 0; i < numGroups; ++i) {
      auto group = std::make_unique<Group>();
      group->communicator = static_cast<int64_t>(c);
      group->ranks.resize(size);
      for (size_t i = axes.size(); i-- > 0;)
        if (int64_t axisSize = config.axes[static_cast<size_t>(axes[i])].size; axisSize > 1)
          group->levels.push_back(axisSize);
      for (int64_t stream = 0; stream < config.numStreams; ++stream)
        group->channels.push_back(std::make_unique<Channel>(size));
      groupsOfComm.push_back(std::move(group));
    }
    std::vector<Group *> ofRank(numRanks);
    for (size_t rank = 0; rank < numRanks; ++rank) {
      int64_t number = int64_t(rank);
      int64_t which = config.getIndexOver(number, others.data(), static_cast<int64_t>(others.size()));
      int64_t place = config.getIndexOver(number, axes.data(), static_cast<int64_t>(axes.size()));
      ofRank[rank] = groupsOfComm[static_cast<size_t>(which)].get();
      ofRank[rank]->ranks[static_cast<size_t>(place)] = number;
    }
    groups.push_back(std::move(groupsOfComm));
    groupOfRank.push_back(std::move(ofRank));
  }
  meeting = std::make_unique<Meeting>(numRanks);
}

ThreadsBackend::~ThreadsBackend() = default;

static void copyCached(void *to, const void *from, size_t bytes) { memcpy(to, from, bytes); }

//===----------------------------------------------------------------------===//
// One launch
//===----------------------------------------------------------------------===//

static const char *getTag(const weft_rt_collective_desc &desc) { return desc.tag ? desc.tag : ""; }

/// "all_reduce 'b0' of 10 f32"
static std::string describe(const weft_rt_collective_desc &desc) {
  return format("%s '%s' of %lld %s", getCollectiveName(desc.kind), getTag(desc), (long long)desc.count,
                getDTypeName(desc.dtype));
}

/// Whether two ranges of bytes have one in common.
static bool overlap(const void *a, int64_t bytesA, const void *b, int64_t bytesB) {
  uintptr_t beginA = reinterpret_cast<uintptr_t>(a), beginB = reinterpret_cast<uintptr_t>(b);
  return bytesA > 0 && bytesB > 0 && beginA < beginB + uintptr_t(bytesB) && beginB < beginA + uintptr_t(bytesA);
}

/// What can be said about an item without the other ranks.
Status ThreadsBackend::checkItem(const weft_rt_rank &rank, const weft_rt_collective_desc &desc, const void *source,
                                 const void *destination) const {
  auto invalid = [&](const char *what) {
    return makeStatus(WEFT_RT_INVALID_ARGUMENT, "%s %s", describe(desc).c_str(), what);
  };
  if (desc.kind < WEFT_RT_ALL_REDUCE || desc.kind > WEFT_RT_ALL_GATHER)
    return invalid("is no collective of this version");
  int64_t dtypeBytes = getDTypeBytes(desc.dtype);
  if (dtypeBytes == 0)
    return invalid("has no dtype of this version");
  if (desc.kind != WEFT_RT_ALL_GATHER && !getReduceFn(desc.dtype, desc.reduction))
    return invalid(format("cannot be reduced by %s", getReductionName(desc.reduction)).c_str());
  if (desc.divisor < 1)
    return invalid("expects 'divisor' to be at least 1");
  if (desc.count < 0)
    return invalid("expects 'count' to be at least 0");
  int64_t size = rank.engine.config.getCommunicatorSize(desc.communicator);
  int64_t place = rank.communicatorIndex[static_cast<size_t>(desc.communicator)];
  int64_t sourceElements, destinationElements;
  if (!getBufferElements(desc.kind, desc.count, size, dtypeBytes, sourceElements, destinationElements))
    return invalid("is larger than the address space");
  if (desc.count == 0)
    return nullptr;
  if (!source || !destination)
    return invalid("expects buffers that are not null");
  const char *from = static_cast<const char *>(source);
  const char *to = static_cast<const char *>(destination);
  bool inPlace = desc.kind == WEFT_RT_ALL_REDUCE       ? from == to
                 : desc.kind == WEFT_RT_REDUCE_SCATTER ? to == from + place * desc.count * dtypeBytes
                                                       : from == to + place * desc.count * dtypeBytes;
  if (!inPlace && overlap(source, sourceElements * dtypeBytes, destination, destinationElements * dtypeBytes))
    return invalid("has buffers that overlap without being in place");
  return nullptr;
}

/// Compares everybody's posts with those of the first rank; empty if they agree.
std::string ThreadsBackend::comparePosts(const Group &group, const Slot &slot) const {
  const Post &first = slot.posts[0];
  for (size_t place = 1; place < slot.posts.size(); ++place) {
    const Post &other = slot.posts[place];
    // Called where something differs only: every collective passes here, and none may allocate.
    auto who = [&] {
      return format("communicator %lld (%s): rank %lld ", (long long)group.communicator,
                    engine.config.getCommunicatorName(group.communicator).c_str(), (long long)group.ranks[0]);
    };
    long long otherRank = group.ranks[place];
    if (first.descs.size() != other.descs.size())
      return who() + format("launches %zu collectives together, but rank %lld launches %zu", first.descs.size(),
                            otherRank, other.descs.size());
    for (size_t i = 0; i < first.descs.size(); ++i) {
      const weft_rt_collective_desc &a = *first.descs[i], &b = *other.descs[i];
      if (&a == &b)
        continue;
      if (a.kind != b.kind || a.dtype != b.dtype || a.count != b.count || strcmp(getTag(a), getTag(b)) != 0)
        return who() + format("is in %s, but rank %lld is in %s", describe(a).c_str(), otherRank, describe(b).c_str());
      if (a.kind != WEFT_RT_ALL_GATHER && a.reduction != b.reduction)
        return who() + format("reduces '%s' by %s, but rank %lld by %s", getTag(a), getReductionName(a.reduction),
                              otherRank, getReductionName(b.reduction));
      if (a.divisor != b.divisor)
        return who() + format("divides '%s' by %lld, but rank %lld by %lld", getTag(a), (long long)a.divisor, otherRank,
                              (long long)b.divisor);
    }
  }
  return {};
}

/// Makes a slot in which everybody has posted ready to be worked on.
void ThreadsBackend::prepare(const Group &group, Channel &channel, Slot &slot) {
  slot.mismatch = comparePosts(group, slot);
  slot.items.clear();
  slot.numParts = 0;
  slot.linksDone = 0;
  slot.nextPart.store(0, std::memory_order_relaxed);
  slot.partsDone.store(0, std::memory_order_relaxed);
  if (!slot.mismatch.empty())
    return;
  size_t size = slot.posts.size(), numItems = slot.posts[0].descs.size();
  // A launch that goes through one slot in this step may go through the other one in the next. That one is at rest:
  // nobody posts here before leaving it.
  for (std::unique_ptr<Slot> &either : channel.slots)
    either->reserve(numItems);
  slot.sources.resize(numItems * size);
  slot.destinations.resize(numItems * size);
  for (size_t i = 0; i < numItems; ++i) {
    const weft_rt_collective_desc &desc = *slot.posts[0].descs[i];
    for (size_t place = 0; place < size; ++place) {
      slot.sources[i * size + place] = slot.posts[place].sources[i];
      slot.destinations[i * size + place] = slot.posts[place].destinations[i];
    }
    int64_t dtypeBytes = getDTypeBytes(desc.dtype);
    Item item{&desc, desc.kind == WEFT_RT_ALL_GATHER ? nullptr : getReduceFn(desc.dtype, desc.reduction), dtypeBytes,
              makePartition(desc.kind, desc.count, static_cast<int64_t>(size), dtypeBytes), slot.numParts};
    // One rank alone, in place: nothing to do.
    if (size == 1 && desc.divisor == 1 && slot.sources[i] == slot.destinations[i])
      item.partition.numRows = 0;
    slot.items.push_back(item);
    slot.numParts += item.partition.getNumParts();
  }
  if (links.isLimited())
    slot.linksDone = reserveLinks(group, slot);
}

/// Sends a launch over the links of the group; returns when it has arrived.
int64_t ThreadsBackend::reserveLinks(const Group &group, const Slot &slot) {
  int64_t size = static_cast<int64_t>(group.ranks.size()), bytes = 0;
  for (const Item &item : slot.items)
    if (__builtin_add_overflow(bytes, getLinkBytes(item.desc->kind, item.desc->count, size, item.dtypeBytes), &bytes))
      bytes = INT64_MAX;
  return links.reserve(group.ranks, bytes, nowNanos());
}

/// Waits until a launch has arrived, where links are limited.
Status ThreadsBackend::awaitLinks(const Slot &slot) const {
  while (nowNanos() < slot.linksDone) {
    if (engine.abort.isRaised())
      return engine.abort.getForOthers();
    sleepUntil(slot.linksDone, Counter::shortPollNanos);
  }
  return nullptr;
}

/// Works on one part of a launch.
void ThreadsBackend::runPart(const Group &group, Slot &slot, int64_t number) const {
  size_t which = slot.items.size() - 1;
  while (slot.items[which].firstPart > number)
    --which;
  const Item &item = slot.items[which];
  Part part = getPart(item.partition, number - item.firstPart);
  size_t size = group.ranks.size();
  const void *const *sources = &slot.sources[which * size];
  void *const *destinations = &slot.destinations[which * size];
  int64_t rowBytes = item.partition.rowElements * item.dtypeBytes, beginBytes = part.begin * item.dtypeBytes;

  if (item.desc->kind == WEFT_RT_ALL_GATHER) {
    const char *from = static_cast<const char *>(sources[part.row]) + beginBytes;
    auto copy = rowBytes * static_cast<int64_t>(size) >= streamingBytes ? copyStreaming : copyCached;
    for (size_t place = 0; place < size; ++place) {
      char *to = static_cast<char *>(destinations[place]) + part.row * rowBytes + beginBytes;
      if (to != from)
        copy(to, from, static_cast<size_t>(part.count * item.dtypeBytes));
    }
    return;
  }

  const void *from[maxThreadRanks];
  void *to[maxThreadRanks];
  int64_t rowOffset = part.row * rowBytes + beginBytes;
  for (size_t place = 0; place < size; ++place)
    from[place] = static_cast<const char *>(sources[place]) + rowOffset;
  bool scatter = item.desc->kind == WEFT_RT_REDUCE_SCATTER;
  if (scatter)
    to[0] = static_cast<char *>(destinations[part.row]) + beginBytes;
  for (size_t place = 0; place < size && !scatter; ++place)
    to[place] = static_cast<char *>(destinations[place]) + beginBytes;

  ReduceArgs args;
  args.count = part.count;
  args.numSources = static_cast<int64_t>(size);
  args.sources = from;
  args.numDestinations = scatter ? 1 : static_cast<int64_t>(size);
  args.destinations = to;
  args.numLevels = static_cast<int32_t>(group.levels.size());
  args.levelSizes = group.levels.data();
  args.divisor = item.desc->divisor;
  item.reduce(args);
}

/// The ranks of the group that have not posted yet.
std::string ThreadsBackend::describeMissing(const Group &group, const Slot &slot, uint64_t sequence) const {
  std::string text;
  for (size_t place = 0; place < slot.posts.size(); ++place)
    if (slot.posts[place].sequence.load(std::memory_order_acquire) != sequence)
      text += format("%s%lld", text.empty() ? "" : ", ", (long long)group.ranks[place]);
  return text;
}

/// Waits until the slot is in `phase` or later.
Status ThreadsBackend::awaitPeers(const weft_rt_rank &rank, const Group &group, Slot &slot, uint64_t sequence,
                                  uint32_t phase) {
  int64_t gone = -1;
  auto poll = [&] {
    if (engine.abort.isRaised())
      return true;
    // Whoever has ended the program without posting will not come any more. Progress is read before the post: a rank
    // posts first and ends later.
    for (size_t place = 0; place < slot.posts.size(); ++place) {
      const RankProgress &peer = engine.progress[static_cast<size_t>(group.ranks[place])];
      bool ended = peer.programsEnded.load(std::memory_order_acquire) >= rank.getProgram() ||
                   peer.runsLeft.load(std::memory_order_acquire) >= rank.runNumber;
      if (ended && slot.posts[place].sequence.load(std::memory_order_acquire) != sequence) {
        gone = group.ranks[place];
        return true;
      }
    }
    return false;
  };
  auto reached = [&](uint32_t value) { return static_cast<int32_t>(value - phase) >= 0; };
  WaitResult result = slot.phase.wait(reached, poll, engine.spin, engine.config.collectiveTimeoutNanos);
  if (result == WaitResult::Reached)
    return nullptr;
  if (result == WaitResult::Aborted && gone < 0)
    return engine.abort.getForOthers();
  const Post &own = slot.posts[static_cast<size_t>(rank.communicatorIndex[static_cast<size_t>(group.communicator)])];
  std::string what = own.descs.empty() ? "an empty launch" : describe(*own.descs[0]);
  std::string where =
      format("number %llu on communicator %lld (%s)", (unsigned long long)sequence, (long long)group.communicator,
             engine.config.getCommunicatorName(group.communicator).c_str());
  if (result == WaitResult::TimedOut)
    return makeStatus(WEFT_RT_DEADLINE_EXCEEDED, "rank %lld waited %lld ms in %s, %s, for rank %s",
                      (long long)rank.index, (long long)(engine.config.collectiveTimeoutNanos / 1'000'000),
                      what.c_str(), where.c_str(), describeMissing(group, slot, sequence).c_str());
  return makeStatus(WEFT_RT_MISMATCH, "rank %lld ended its program, but rank %lld waits for it in %s, %s",
                    (long long)gone, (long long)rank.index, what.c_str(), where.c_str());
}

Status ThreadsBackend::runOnCommunicator(weft_rt_rank &rank, int32_t stream, int32_t numItems,
                                         const weft_rt_collective_desc *const *descs, const void *const *sources,
                                         void *const *destinations) {
  size_t communicator = static_cast<size_t>(descs[0]->communicator);
  for (int32_t i = 0; i < numItems; ++i)
    if (Status failure = checkItem(rank, *descs[i], sources[i], destinations[i]))
      return failure;
  Group &group = *groupOfRank[communicator][static_cast<size_t>(rank.index)];
  Channel &channel = *group.channels[static_cast<size_t>(stream)];
  size_t place = static_cast<size_t>(rank.communicatorIndex[communicator]);
  uint64_t sequence = ++channel.sequence[place];
  Slot &slot = *channel.slots[sequence % 2];

  Post &post = slot.posts[place];
  for (std::unique_ptr<Slot> &either : channel.slots)
    either->posts[place].reserve(static_cast<size_t>(numItems));
  post.descs.assign(descs, descs + numItems);
  post.sources.resize(static_cast<size_t>(numItems));
  post.destinations.resize(static_cast<size_t>(numItems));
  for (size_t i = 0; i < static_cast<size_t>(numItems); ++i) {
    post.sources[i] = static_cast<const char *>(sources[i]);
    post.destinations[i] = static_cast<char *>(destinations[i]);
  }
  post.sequence.store(sequence, std::memory_order_release);

  uint32_t ready = static_cast<uint32_t>(2 * sequence), done = ready + 1;
  if (slot.arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == static_cast<int64_t>(slot.posts.size())) {
    slot.arrived.store(0, std::memory_order_relaxed);
    prepare(group, channel, slot);
    slot.phase.store(slot.numParts == 0 ? done : ready);
  } else if (Status failure = awaitPeers(rank, group, slot, sequence, ready)) {
    return failure;
  }
  if (!slot.mismatch.empty())
    return makeStatus(WEFT_RT_MISMATCH, "%s", slot.mismatch.c_str());
  for (;;) {
    int64_t part = slot.nextPart.fetch_add(1, std::memory_order_relaxed);
    if (part >= slot.numParts)
      break;
    runPart(group, slot, part);
    if (slot.partsDone.fetch_add(1, std::memory_order_acq_rel) + 1 == slot.numParts)
      slot.phase.store(done);
  }
  if (Status failure = awaitPeers(rank, group, slot, sequence, done))
    return failure;
  return links.isLimited() ? awaitLinks(slot) : nullptr;
}

Status ThreadsBackend::run(weft_rt_rank &rank, int32_t stream, int32_t numItems,
                           const weft_rt_collective_desc *const *descs, const void *const *sources,
                           void *const *destinations) {
  // Neighbours on one communicator go together.
  for (int32_t first = 0; first < numItems;) {
    int32_t communicator = descs[first]->communicator;
    if (communicator < 0 || static_cast<size_t>(communicator) >= groups.size())
      return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects 'communicator' to be below %zu, but got %d", groups.size(),
                        communicator);
    int32_t last = first + 1;
    while (last < numItems && descs[last]->communicator == communicator)
      ++last;
    if (Status failure =
            runOnCommunicator(rank, stream, last - first, descs + first, sources + first, destinations + first))
      return failure;
    first = last;
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// All ranks
//===----------------------------------------------------------------------===//

/// Compares all plans with that of rank 0; empty if they agree.
static std::string compareWithFirst(const std::vector<const PlanIdentity *> &plans) {
  for (size_t rank = 1; rank < plans.size(); ++rank) {
    if (!plans[0] != !plans[rank])
      return format("rank %zu is in a barrier outside of programs, but rank %zu begins its first program",
                    plans[0] ? rank : 0, plans[0] ? 0 : rank);
    if (!plans[0])
      continue;
    std::string difference = comparePlans(0, *plans[0], static_cast<int64_t>(rank), *plans[rank]);
    if (!difference.empty())
      return difference;
  }
  return {};
}

Status ThreadsBackend::meet(weft_rt_rank &rank, const PlanIdentity *plan) {
  size_t index = static_cast<size_t>(rank.index);
  uint64_t sequence = ++meeting->sequence[index];
  Meeting::Slot &slot = *meeting->slots[sequence % 2];
  slot.plans[index] = plan;
  slot.sequence[index].store(sequence, std::memory_order_release);
  uint32_t phase = static_cast<uint32_t>(sequence);
  if (slot.arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == static_cast<int64_t>(slot.plans.size())) {
    slot.arrived.store(0, std::memory_order_relaxed);
    slot.mismatch = compareWithFirst(slot.plans);
    slot.phase.store(phase);
  } else {
    int64_t gone = -1;
    auto poll = [&] {
      if (engine.abort.isRaised())
        return true;
      for (size_t peer = 0; peer < engine.progress.size(); ++peer)
        if (engine.progress[peer].runsLeft.load(std::memory_order_acquire) >= rank.runNumber &&
            slot.sequence[peer].load(std::memory_order_acquire) != sequence) {
          gone = static_cast<int64_t>(peer);
          return true;
        }
      return false;
    };
    auto reached = [&](uint32_t value) { return static_cast<int32_t>(value - phase) >= 0; };
    WaitResult result = slot.phase.wait(reached, poll, engine.spin, engine.config.collectiveTimeoutNanos);
    if (result == WaitResult::TimedOut)
      return makeStatus(WEFT_RT_DEADLINE_EXCEEDED, "rank %lld waited %lld ms for all ranks to meet",
                        (long long)rank.index, (long long)(engine.config.collectiveTimeoutNanos / 1'000'000));
    if (result == WaitResult::Aborted && gone >= 0)
      return makeStatus(WEFT_RT_MISMATCH, "rank %lld left, but rank %lld waits for all ranks to meet", (long long)gone,
                        (long long)rank.index);
    if (result == WaitResult::Aborted)
      return engine.abort.getForOthers();
  }
  if (!slot.mismatch.empty())
    return makeStatus(WEFT_RT_MISMATCH, "%s", slot.mismatch.c_str());
  return nullptr;
}
