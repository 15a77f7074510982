// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A rank: its arena, its streams with their workers, its events, and its sticky status.

#ifndef WEFT_RUNTIME_CORE_RANK_H
#define WEFT_RUNTIME_CORE_RANK_H

#include "Arena.h"
#include "CommandQueue.h"
#include "EngineState.h"
#include "Pace.h"
#include "Product.h"
#include "weft-rt/Rank.h"

#include <thread>

namespace weft::rt {

/// One stream of a rank.
struct Stream {
  CommandQueue queue;
  /// Number of commands done, in the counting of the queue's positions.
  Counter finished;
  /// Made by the first product of the stream.
  std::unique_ptr<ProductRunner> products;
  std::thread worker;

  // Adversarial mode only.

  /// Commands before this position are waited for by somebody.
  Counter demanded;
  /// Position of the program's first command.
  uint32_t programStart = 0;
  /// Whether the worker is doing something that others may want to let finish first.
  std::atomic<bool> busy{false};
};

/// One event.
struct Event {
  /// The program, by number, that reached it last.
  Counter reached;
  // The rank's thread only: where it was recorded.
  uint32_t recordedIn = 0;
  int32_t stream = 0;
  uint32_t position = 0;
};

} // namespace weft::rt

struct weft_rt_rank {
  weft_rt_rank(weft::rt::EngineState &engine, int64_t index);
  ~weft_rt_rank();

  weft::rt::EngineState &engine;
  const int64_t index;
  std::vector<int64_t> communicatorIndex;
  weft::rt::Arena arena;
  weft::rt::PlanIdentity plan;

  /// Allocates the arena and starts the workers. On the rank's thread.
  weft::rt::Status start();

  /// Ends the workers.
  void stop();

  /// Begins and ends a program: see weft_rt_rank_begin and weft_rt_rank_end.
  weft::rt::Status begin();
  weft::rt::Status end();

  /// Issues a command to a stream; arrays that it points to are copied where it is queued.
  void issue(int32_t stream, weft::rt::Command command);

  /// Makes the rank fail and with it the engine; the first status counts. Null does nothing.
  void fail(weft::rt::Status newStatus);

  /// Whether commands are to be skipped: this rank or any other failed.
  bool hasFailed() const { return failed.load(std::memory_order_acquire) || engine.abort.isRaised(); }

  /// The rank's own failure, or what it reports for that of others; null while all is well.
  weft::rt::Status getStatus() const;

  /// Number of the program that runs or ran last; 1-based.
  uint64_t getProgram() const { return program; }
  /// Number of the weft_rt_engine_run that is in progress; 1-based.
  uint64_t runNumber = 0;

  /// Memory of queues and of the product library, in bytes.
  int64_t getCommandBytes() const;
  int64_t getProductBytes() const;

private:
  bool isAdversarial() const { return engine.config.streamMode == WEFT_RT_STREAMS_ADVERSARIAL; }

  weft::rt::Status checkCommand(int32_t stream, const weft::rt::Command &command) const;
  /// Runs a command on the calling thread, or skips it after a failure.
  void execute(int32_t stream, const weft::rt::Command &command);
  weft::rt::Status run(int32_t stream, const weft::rt::Command &command);
  void waitEvent(int32_t stream, weft::rt::Event &event);
  void work(int32_t stream);
  void drain();
  /// Waits until a stream has done everything that was issued, also after a failure.
  void waitFinished(weft::rt::Stream &stream);

  // Adversarial.cpp
  void hold(int32_t stream);
  void demand(int32_t stream, uint32_t position);
  void drainAdversarial();

  std::vector<std::unique_ptr<weft::rt::Stream>> streams;
  std::vector<weft::rt::Event> events;
  uint64_t program = 0;
  std::mutex demandMutex;
  bool inProgram = false;
  bool planCompared = false;
  std::atomic<bool> stopping{false};

  std::atomic<bool> failed{false};
  mutable std::mutex statusMutex;
  weft::rt::Status status;
};

#endif // WEFT_RUNTIME_CORE_RANK_H
