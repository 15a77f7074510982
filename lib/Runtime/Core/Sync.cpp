// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Sync.h"

#include <ctime>
#include <linux/futex.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace weft::rt;

static_assert(sizeof(std::atomic<uint32_t>) == sizeof(uint32_t), "a futex is the word itself");

int64_t weft::rt::nowNanos() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return int64_t(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

void weft::rt::futexWait(std::atomic<uint32_t> &word, uint32_t expected, int64_t timeoutNanos) {
  timespec timeout{timeoutNanos / 1'000'000'000, timeoutNanos % 1'000'000'000};
  syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, expected, &timeout, nullptr, 0);
}

void weft::rt::futexWakeAll(std::atomic<uint32_t> &word) {
  syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, INT32_MAX, nullptr, nullptr, 0);
}

void weft::rt::sleepUntil(int64_t time, int64_t longestNanos) {
  int64_t now = nowNanos();
  if (time <= now)
    return;
  int64_t end = time - now > longestNanos ? now + longestNanos : time;
  timespec deadline{end / 1'000'000'000, end % 1'000'000'000};
  // Wake-ups are put together within the thread's slack, 50 us by default.
  prctl(PR_SET_TIMERSLACK, 1);
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nullptr);
}

void AbortState::raise(int64_t rank, const weft_rt_status &status) {
  std::lock_guard<std::mutex> lock(mutex);
  if (cause)
    return;
  cause.reset(weft_rt_status_clone(&status));
  causeRank = rank;
  raised.store(true, std::memory_order_release);
}

Status AbortState::getCause() const {
  std::lock_guard<std::mutex> lock(mutex);
  return clone(cause);
}

Status AbortState::getForOthers() const {
  std::lock_guard<std::mutex> lock(mutex);
  if (!cause)
    return nullptr;
  if (cause->code == WEFT_RT_CANCELLED)
    return clone(cause);
  if (causeRank == noRank)
    return makeStatus(WEFT_RT_ABORTED, "aborted from outside: %s", cause->message.c_str());
  return makeStatus(WEFT_RT_ABORTED, "rank %lld failed: %s", (long long)causeRank, cause->message.c_str());
}
