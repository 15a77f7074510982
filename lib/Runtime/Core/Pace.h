// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The adversarial stream mode's decisions.

#ifndef WEFT_RUNTIME_CORE_PACE_H
#define WEFT_RUNTIME_CORE_PACE_H

#include <cstdint>

namespace weft::rt {

/// When a stream runs its next command, of the times that are allowed.
enum class Pace {
  Now,
  Pause, // after a short random time
  Late   // compute stream: when the other streams can do no more; others: when somebody waits for it
};

struct PaceDecision {
  Pace pace;
  int64_t pauseNanos;
};

/// Drawn from the seed, the program's number and the command's place. A program has one of four characters: compute as
/// late as possible, communication as late as possible, both at random but in the same way on all ranks, and both at
/// random on each rank by itself.
PaceDecision decidePace(uint64_t seed, uint64_t program, int64_t rank, int32_t stream, uint32_t position);

/// A step of the splitmix64 generator (Steele, Lea and Flood, OOPSLA 2014).
inline uint64_t mixBits(uint64_t value) {
  value += 0x9e3779b97f4a7c15;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_PACE_H
