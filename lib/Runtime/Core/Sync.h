// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// How threads of the runtime wait for each other: counters on futexes, and the flag that ends every wait.
//
// Neither allocates. A wait looks at the flag every few milliseconds, so that a failure ends it within a bounded time
// even if nobody wakes it.

#ifndef WEFT_RUNTIME_CORE_SYNC_H
#define WEFT_RUNTIME_CORE_SYNC_H

#include "Status.h"

#include <atomic>
#include <cstdint>
#include <mutex>

namespace weft::rt {

/// Nanoseconds of the monotonic clock.
int64_t nowNanos();

/// Sleeps while `word` is `expected`, at most `timeoutNanos`, possibly shorter.
void futexWait(std::atomic<uint32_t> &word, uint32_t expected, int64_t timeoutNanos);

/// Wakes all who sleep on `word`.
void futexWakeAll(std::atomic<uint32_t> &word);

/// Sleeps until that time of the monotonic clock, exactly as far as the system can, but at most `longestNanos`.
void sleepUntil(int64_t time, int64_t longestNanos);

/// The reason why an engine ended before its time, set once.
class AbortState {
public:
  /// Rank number of an abort from outside.
  static constexpr int64_t noRank = -1;

  bool isRaised() const { return raised.load(std::memory_order_acquire); }

  /// The first call wins. Takes a copy.
  void raise(int64_t rank, const weft_rt_status &status);

  /// The cause; null while nothing is raised.
  Status getCause() const;

  /// What a rank that did not fail itself reports: "rank 2 failed: ...", or the cancellation itself.
  Status getForOthers() const;

private:
  std::atomic<bool> raised{false};
  mutable std::mutex mutex;
  Status cause;
  int64_t causeRank = noRank;
};

/// How a wait ended.
enum class WaitResult { Reached, Aborted, TimedOut };

/// How often a wait tests before it sleeps. 0 where there are more threads than processors.
struct SpinPolicy {
  int spins = 0;
};

/// A 32-bit value that one side changes and others wait for.
class Counter {
public:
  uint32_t load() const { return value.load(std::memory_order_acquire); }

  void store(uint32_t newValue) {
    value.store(newValue, std::memory_order_seq_cst);
    wake();
  }

  void add(uint32_t amount) {
    value.fetch_add(amount, std::memory_order_seq_cst);
    wake();
  }

  void wake() {
    if (waiters.load(std::memory_order_seq_cst) != 0)
      futexWakeAll(value);
  }

  /// Waits until `reached(value)`. `poll` is called about every `pollNanos` of waiting; true ends the wait as aborted.
  /// `timeoutNanos`: 0 for no limit.
  template <typename Reached, typename Poll>
  WaitResult wait(Reached reached, Poll poll, SpinPolicy spin, int64_t timeoutNanos = 0,
                  int64_t pollNanos = shortPollNanos) {
    for (int i = 0; i <= spin.spins; ++i) {
      if (reached(load()))
        return WaitResult::Reached;
      relax();
    }
    int64_t deadline = timeoutNanos ? nowNanos() + timeoutNanos : 0;
    WaitResult result = WaitResult::Reached;
    waiters.fetch_add(1, std::memory_order_seq_cst);
    for (;;) {
      uint32_t seen = value.load(std::memory_order_seq_cst);
      if (reached(seen))
        break;
      if (poll()) {
        result = WaitResult::Aborted;
        break;
      }
      if (deadline && nowNanos() >= deadline) {
        result = WaitResult::TimedOut;
        break;
      }
      futexWait(value, seen, pollNanos);
    }
    waiters.fetch_sub(1, std::memory_order_seq_cst);
    return result;
  }

  /// How late a wait inside a program may notice a failure, and one outside of programs a shutdown.
  static constexpr int64_t shortPollNanos = 10'000'000;
  static constexpr int64_t longPollNanos = 1'000'000'000;

private:
  static void relax() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
  }

  std::atomic<uint32_t> value{0};
  std::atomic<uint32_t> waiters{0};
};

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_SYNC_H
