// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The `threads` engine: the ranks' threads, and what starts and ends them.

#include "../Core/Rank.h"
#include "ThreadsBackend.h"

#include <algorithm>
#include <malloc.h>
#include <new>
#include <system_error>
#include <thread>

using namespace weft::rt;

/// How long ranks may take to come back after one of them failed.
static constexpr int64_t abortGraceNanos = 10'000'000'000;
/// Limits that no sensible configuration meets.
static constexpr int64_t maxStreams = 64, maxEvents = int64_t(1) << 24, maxThreadsPerRank = 1024,
                         maxLinkLatencyNanos = 1'000'000'000'000;

namespace {

/// What one thread of a rank is told to do.
struct Job {
  weft_rt_rank_fn fn = nullptr;
  void *user = nullptr;
};

} // namespace

struct weft_rt_engine {
  EngineState state;
  std::vector<std::unique_ptr<weft_rt_rank>> ranks;
  std::vector<std::thread> threads;

  Job job;
  Counter runsStarted; // runs given out; the threads wait for it
  Counter rankReturns; // how often a rank has come back from a run, all ranks together
  Counter ranksReady;  // ranks that have started or failed to
  std::atomic<bool> stopping{false};
  std::atomic<bool> running{false};
  std::mutex runMutex;
  std::mutex shutdownMutex;
  bool isShutDown = false;
  std::atomic<bool> abandoned{false}; // a rank did not come back: its thread may still use all this

  explicit weft_rt_engine(EngineConfig config) : state(std::move(config)) {}

  Status start();
  void work(weft_rt_rank &rank);
  Status run(weft_rt_rank_fn fn, void *user);
  Status shutdown();

private:
  void stopThreads();
};

//===----------------------------------------------------------------------===//
// Configuration
//===----------------------------------------------------------------------===//

/// Copies the configuration, checking it.
static Status readConfig(const weft_rt_engine_config &from, EngineConfig &to) {
  if (from.num_axes < 0 || from.num_communicators < 0)
    return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects numbers of axes and communicators of at least 0");
  for (int64_t i = 0; i < from.num_axes; ++i) {
    const weft_rt_mesh_axis &axis = from.axes[i];
    const char *name = axis.name ? axis.name : "";
    if (axis.size < 1)
      return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects the size of mesh axis '%s' to be at least 1, but got %lld",
                        name, (long long)axis.size);
    if (__builtin_mul_overflow(to.numRanks, axis.size, &to.numRanks) || to.numRanks > maxThreadRanks)
      return makeStatus(WEFT_RT_INVALID_ARGUMENT,
                        "expects the mesh to have at most %lld ranks on the threads engine, but got more (axis '%s' of "
                        "size %lld)",
                        (long long)maxThreadRanks, name, (long long)axis.size);
    to.axes.push_back({name, axis.size});
  }
  for (int64_t i = 0; i < from.num_communicators; ++i) {
    const weft_rt_communicator &communicator = from.communicators[i];
    std::vector<int32_t> axes;
    for (int64_t j = 0; j < communicator.num_axes; ++j) {
      int32_t axis = communicator.axes[j];
      if (axis < 0 || axis >= from.num_axes || std::count(axes.begin(), axes.end(), axis))
        return makeStatus(WEFT_RT_INVALID_ARGUMENT,
                          "expects 'communicators' to list each axis of the mesh at most once, but communicator %lld "
                          "has axis %d",
                          (long long)i, axis);
      axes.push_back(axis);
    }
    if (axes.size() > static_cast<size_t>(maxReduceLevels))
      return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects at most %d axes in a communicator, but got %zu",
                        maxReduceLevels, axes.size());
    to.communicators.push_back(std::move(axes));
  }
  struct Range {
    const char *name;
    int64_t value, least, most;
  };
  const Range ranges[] = {{"num_streams", from.num_streams, 1, maxStreams},
                          {"num_events", from.num_events, 0, maxEvents},
                          {"threads_per_rank", from.threads_per_rank, 1, maxThreadsPerRank},
                          {"arena_bytes", from.arena_bytes, 0, INT64_MAX},
                          {"arena_alignment", from.arena_alignment, 1, Arena::alignmentBytes},
                          {"stream_mode", from.stream_mode, 0, WEFT_RT_STREAMS_ADVERSARIAL},
                          {"collective_timeout", from.collective_timeout, 0, INT64_MAX / 1'000'000},
                          {"link_bytes_per_second", from.link_bytes_per_second, 0, INT64_MAX},
                          {"link_latency_ns", from.link_latency_ns, 0, maxLinkLatencyNanos}};
  for (const Range &range : ranges)
    if (range.value < range.least || range.value > range.most)
      return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects '%s' to be between %lld and %lld, but got %lld", range.name,
                        (long long)range.least, (long long)range.most, (long long)range.value);
  if (from.arena_alignment & (from.arena_alignment - 1))
    return makeStatus(WEFT_RT_INVALID_ARGUMENT, "expects 'arena_alignment' to be a power of two, but got %lld",
                      (long long)from.arena_alignment);
  to.numStreams = from.num_streams;
  to.numEvents = from.num_events;
  to.threadsPerRank = from.threads_per_rank;
  to.arenaBytes = from.arena_bytes;
  to.streamMode = from.stream_mode;
  to.streamSeed = from.stream_seed;
  to.collectiveTimeoutNanos = from.collective_timeout * 1'000'000;
  to.linkBytesPerSecond = from.link_bytes_per_second;
  to.linkLatencyNanos = from.link_latency_ns;
  to.trace = from.trace;
  to.traceUser = from.trace_user;

  // Refuse what would end in the system's out-of-memory killer.
  int64_t total, available = getAvailableMemory();
  if (__builtin_mul_overflow(to.arenaBytes, to.numRanks, &total) || (available >= 0 && total > available))
    return makeStatus(WEFT_RT_OUT_OF_MEMORY,
                      "%lld ranks with %lld bytes each do not fit in the %lld bytes of memory that are available",
                      (long long)to.numRanks, (long long)to.arenaBytes, (long long)available);
  return nullptr;
}

void weft_rt_engine_config_init(weft_rt_engine_config *config) {
  *config = weft_rt_engine_config{};
  config->num_streams = 1;
  config->threads_per_rank = 1;
  config->arena_alignment = 64;
  config->collective_timeout = 600'000;
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

namespace {

/// Says that a rank is back from a run, however it left: also a thread that ends itself inside of one.
class RunGuard {
public:
  RunGuard(weft_rt_engine &engine, weft_rt_rank &rank) : engine(engine), rank(rank) {}
  ~RunGuard() {
    if (!returned)
      rank.fail(makeStatus(WEFT_RT_INTERNAL, "the thread of rank %lld ended inside of a run", (long long)rank.index));
    engine.state.progress[static_cast<size_t>(rank.index)].runsLeft.store(rank.runNumber, std::memory_order_release);
    engine.rankReturns.add(1);
  }

  void setReturned() { returned = true; }

private:
  weft_rt_engine &engine;
  weft_rt_rank &rank;
  bool returned = false;
};

} // namespace

/// What a rank's thread does from beginning to end.
void weft_rt_engine::work(weft_rt_rank &rank) {
  rank.fail(rank.start());
  ranksReady.add(1);
  uint32_t seen = 0;
  for (;;) {
    auto reached = [&](uint32_t value) { return value != seen; };
    auto poll = [&] { return stopping.load(std::memory_order_seq_cst); };
    if (runsStarted.wait(reached, poll, state.spin, 0, Counter::longPollNanos) != WaitResult::Reached)
      break;
    ++seen;
    ++rank.runNumber;
    RunGuard guard(*this, rank);
    if (!rank.hasFailed())
      rank.fail(Status(job.fn(&rank, job.user)));
    guard.setReturned();
  }
  rank.stop();
}

Status weft_rt_engine::start() {
  // Spinning helps only while everybody has a processor.
  int64_t numThreads = state.config.numRanks * (state.config.threadsPerRank + state.config.numStreams - 1);
  if (numThreads <= static_cast<int64_t>(std::thread::hardware_concurrency()))
    state.spin.spins = 2000;
  // Packing buffers of the product library come from malloc: keep their pages.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 1 << 20);

  state.backend = std::make_unique<ThreadsBackend>(state);
  for (int64_t i = 0; i < state.config.numRanks; ++i)
    ranks.push_back(std::make_unique<weft_rt_rank>(state, i));
  try {
    for (std::unique_ptr<weft_rt_rank> &rank : ranks)
      threads.emplace_back([this, rank = rank.get()] { work(*rank); });
  } catch (const std::system_error &error) {
    return makeStatus(WEFT_RT_OUT_OF_MEMORY, "cannot start the thread of rank %zu: %s", threads.size(), error.what());
  }
  auto reached = [&](uint32_t value) { return value == ranks.size(); };
  ranksReady.wait(reached, [] { return false; }, SpinPolicy{0});
  return state.abort.getCause();
}

Status weft_rt_engine::run(weft_rt_rank_fn fn, void *user) {
  std::unique_lock<std::mutex> lock(runMutex, std::try_to_lock);
  if (!lock.owns_lock())
    return makeStatus(WEFT_RT_FAILED_PRECONDITION, "a run of this engine is in progress already");
  running.store(true, std::memory_order_seq_cst);
  if (stopping.load(std::memory_order_seq_cst) && !state.abort.isRaised())
    state.abort.raise(AbortState::noRank, *makeStatus(WEFT_RT_FAILED_PRECONDITION, "the engine has been shut down"));
  if (!state.abort.isRaised()) {
    uint32_t target = rankReturns.load() + static_cast<uint32_t>(ranks.size());
    job = Job{fn, user};
    runsStarted.add(1);
    auto reached = [&](uint32_t value) { return value == target; };
    // A failure ends this wait only after a while: usually all ranks come back by themselves.
    int64_t failedAt = 0;
    auto poll = [&] {
      if (!state.abort.isRaised())
        return false;
      failedAt = failedAt ? failedAt : nowNanos();
      return nowNanos() - failedAt > abortGraceNanos;
    };
    if (rankReturns.wait(reached, poll, state.spin) != WaitResult::Reached) {
      abandoned.store(true);
      std::string lost;
      for (const std::unique_ptr<weft_rt_rank> &rank : ranks)
        if (state.progress[static_cast<size_t>(rank->index)].runsLeft.load() < ranks[0]->runNumber)
          lost += format("%s%lld", lost.empty() ? "" : ", ", (long long)rank->index);
      running.store(false, std::memory_order_seq_cst);
      Status cause = state.abort.getCause();
      return makeStatus(cause->code, "%s; rank %s did not come back", cause->message.c_str(), lost.c_str());
    }
  }
  running.store(false, std::memory_order_seq_cst);
  return state.abort.getCause();
}

void weft_rt_engine::stopThreads() {
  stopping.store(true, std::memory_order_seq_cst);
  runsStarted.wake();
  for (std::thread &thread : threads) {
    if (abandoned.load())
      thread.detach();
    else
      thread.join();
  }
  threads.clear();
}

Status weft_rt_engine::shutdown() {
  std::lock_guard<std::mutex> shutdownLock(shutdownMutex);
  if (isShutDown)
    return nullptr;
  isShutDown = true;
  stopping.store(true, std::memory_order_seq_cst);
  Status result;
  if (running.load(std::memory_order_seq_cst)) {
    result = makeStatus(WEFT_RT_CANCELLED, "the engine was shut down while a run was in flight");
    state.abort.raise(AbortState::noRank, *result);
  }
  // A run in flight ends now; no other can begin.
  std::lock_guard<std::mutex> runLock(runMutex);
  stopThreads();
  return result;
}

//===----------------------------------------------------------------------===//
// The C functions of Engine.h
//===----------------------------------------------------------------------===//

weft_rt_status *weft_rt_engine_create(const weft_rt_engine_config *config, weft_rt_engine **out_engine) {
  *out_engine = nullptr;
  try {
    EngineConfig copy;
    if (Status failure = readConfig(*config, copy))
      return failure.release();
    auto engine = std::make_unique<weft_rt_engine>(std::move(copy));
    Status failure = engine->start();
    if (failure) {
      engine->shutdown();
      return failure.release();
    }
    PlanIdentity plan;
    plan.digest = config->digest ? config->digest : "";
    for (int64_t i = 0; i < config->num_digest_parts; ++i)
      plan.setPart(config->digest_parts[i].name, config->digest_parts[i].value);
    addProcessParts(plan);
    for (std::unique_ptr<weft_rt_rank> &rank : engine->ranks)
      rank->plan = plan;
    *out_engine = engine.release();
    return nullptr;
  } catch (const std::bad_alloc &) {
    return weft_rt_status_create(WEFT_RT_OUT_OF_MEMORY, "not enough memory for an engine");
  }
}

int64_t weft_rt_engine_num_ranks(const weft_rt_engine *engine) { return engine->state.config.numRanks; }

weft_rt_rank *weft_rt_engine_get_rank(weft_rt_engine *engine, int64_t index) {
  if (index < 0 || index >= engine->state.config.numRanks)
    return nullptr;
  return engine->ranks[static_cast<size_t>(index)].get();
}

weft_rt_status *weft_rt_engine_run(weft_rt_engine *engine, weft_rt_rank_fn fn, void *user) {
  return engine->run(fn, user).release();
}

weft_rt_status *weft_rt_engine_run_program(weft_rt_engine *engine, weft_rt_program_fn program) {
  auto execute = [](weft_rt_rank *rank, void *user) {
    return weft_rt_rank_execute(rank, *static_cast<weft_rt_program_fn *>(user));
  };
  return engine->run(execute, &program).release();
}

void weft_rt_engine_abort(weft_rt_engine *engine, weft_rt_status *status) {
  Status owned(status);
  if (owned)
    engine->state.abort.raise(AbortState::noRank, *owned);
}

weft_rt_status *weft_rt_engine_shutdown(weft_rt_engine *engine) { return engine->shutdown().release(); }

void weft_rt_engine_destroy(weft_rt_engine *engine) {
  if (!engine)
    return;
  Status ignored = engine->shutdown();
  if (!engine->abandoned.load())
    delete engine;
}
