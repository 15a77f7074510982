// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The one allocation of a rank.

#ifndef WEFT_RUNTIME_CORE_ARENA_H
#define WEFT_RUNTIME_CORE_ARENA_H

#include "Status.h"

#include <cstdint>

namespace weft::rt {

/// Zeroed memory on huge pages, mapped and touched once. Page faults cost more than the math of a step, so there must
/// be none later.
class Arena {
public:
  static constexpr int64_t alignmentBytes = 2 << 20;

  Arena() = default;
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;
  ~Arena();

  /// Maps `bytes` (>= 0) and touches every page from the calling thread.
  Status allocate(int64_t bytes);

  void *getData() const { return data; }
  int64_t getBytes() const { return bytes; }
  int64_t getMappedBytes() const { return mappedBytes; }

private:
  void *data = nullptr;
  int64_t bytes = 0;
  int64_t mappedBytes = 0;
};

/// Touches the part of the calling thread's stack that the runtime may use, so that a rare path does not fault it in
/// later.
void touchStack();

/// Bytes that the system says it can still give away; -1 where it does not say.
int64_t getAvailableMemory();

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_ARENA_H
