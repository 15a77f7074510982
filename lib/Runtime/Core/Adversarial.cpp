// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The adversarial stream mode.
//
// A program is first only written down; when it ends, its streams run, each by a thread of its own (stream 0 by the
// rank's). Before each command a stream decides when to go on. Nobody waits for ever: who is late because nobody waits
// for him goes on when somebody does, or after a time limit, which only programs that differ between ranks can reach.

#include "Rank.h"

using namespace weft::rt;

/// How long a command may be put off.
static constexpr int64_t maxLateNanos = 20'000'000;
/// How long the compute stream stands back for others that are at work.
static constexpr int64_t maxYieldNanos = 2'000'000;
static constexpr int64_t maxPauseNanos = 150'000;

PaceDecision weft::rt::decidePace(uint64_t seed, uint64_t program, int64_t rank, int32_t stream, uint32_t position) {
  uint64_t base = mixBits(mixBits(seed) + program);
  uint64_t character = base % 4;
  if (character == 0)
    return {stream == 0 ? Pace::Late : Pace::Now, 0};
  if (character == 1)
    return {stream == 0 ? Pace::Now : Pace::Late, 0};
  uint64_t draw = mixBits(base + (uint64_t(uint32_t(stream)) << 32) + position);
  if (character == 3)
    draw = mixBits(draw + uint64_t(rank));
  // Most commands go at once: a program of thousands must not take seconds.
  switch (draw % 8) {
  case 0:
    return {Pace::Pause, int64_t((draw >> 8) % uint64_t(maxPauseNanos))};
  case 1:
  case 2:
    return {Pace::Late, 0};
  default:
    return {Pace::Now, 0};
  }
}

/// Sleeps; a word that nobody changes.
static void pause(int64_t nanos) {
  std::atomic<uint32_t> word{0};
  futexWait(word, 0, nanos);
}

/// Puts the next command of a stream off, as decided.
void weft_rt_rank::hold(int32_t number) {
  Stream &stream = *streams[static_cast<size_t>(number)];
  uint32_t position = stream.queue.getTaken();
  // Positions count over all programs, but a decision depends on the place in this one.
  PaceDecision decision = decidePace(engine.config.streamSeed, program, index, number, position - stream.programStart);
  if (decision.pace == Pace::Now)
    return;
  if (decision.pace == Pace::Pause)
    return pause(decision.pauseNanos);
  if (number == 0) {
    int64_t deadline = nowNanos() + maxYieldNanos;
    auto othersBusy = [&] {
      for (size_t i = 1; i < streams.size(); ++i)
        if (streams[i]->busy.load(std::memory_order_acquire))
          return true;
      return false;
    };
    while (othersBusy() && nowNanos() < deadline && !hasFailed())
      pause(20'000);
    return;
  }
  stream.busy.store(false, std::memory_order_release);
  stream.demanded.wait([&](uint32_t value) { return int32_t(value - position) > 0; }, [&] { return hasFailed(); },
                       SpinPolicy{0}, maxLateNanos);
  stream.busy.store(true, std::memory_order_release);
}

/// Says that somebody waits for the command at `position`.
void weft_rt_rank::demand(int32_t number, uint32_t position) {
  Stream &stream = *streams[static_cast<size_t>(number)];
  std::lock_guard<std::mutex> lock(demandMutex);
  if (int32_t(position + 1 - stream.demanded.load()) > 0)
    stream.demanded.store(position + 1);
}

/// Runs the program that has been written down.
void weft_rt_rank::drainAdversarial() {
  for (size_t i = 1; i < streams.size(); ++i) {
    Stream &stream = *streams[i];
    stream.busy.store(stream.queue.getEnd() != stream.programStart, std::memory_order_release);
    stream.queue.publish();
  }
  Stream &compute = *streams[0];
  compute.queue.publish();
  while (compute.queue.hasNext()) {
    hold(0);
    execute(0, compute.queue.take());
  }
  // What nobody waited for ends in an order that all ranks share.
  uint64_t start = mixBits(engine.config.streamSeed + program);
  for (size_t i = 0; i + 1 < streams.size(); ++i) {
    size_t number = 1 + (start + i) % (streams.size() - 1);
    Stream &stream = *streams[number];
    if (stream.queue.getEnd() != stream.programStart)
      demand(static_cast<int32_t>(number), stream.queue.getEnd() - 1);
    waitFinished(stream);
  }
}
