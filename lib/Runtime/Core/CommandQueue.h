// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Commands of a stream and the queue between the thread that issues them and the one that runs them.

#ifndef WEFT_RUNTIME_CORE_COMMANDQUEUE_H
#define WEFT_RUNTIME_CORE_COMMANDQUEUE_H

#include "Sync.h"
#include "weft-rt/Types.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace weft::rt {

/// One command; a plain record so that queues never allocate for it.
struct Command {
  enum class Kind { Launch, Product, Collective, Copy, Record, Wait };

  Kind kind = Kind::Record;
  int32_t number = 0;                                    // Collective: items; Record, Wait: event
  const weft_rt_kernel *kernel = nullptr;                // Launch
  void *const *args = nullptr;                           // Launch
  const weft_rt_product_desc *product = nullptr;         // Product
  const void *source[2] = {};                            // Product: a, b; Copy: source
  void *destination = nullptr;                           // Product: c; Copy
  int64_t bytes = 0;                                     // Copy
  const weft_rt_collective_desc *const *descs = nullptr; // Collective
  const void *const *sources = nullptr;                  // Collective
  void *const *destinations = nullptr;                   // Collective
};

/// A FIFO with one producer (the rank's thread) and one consumer. Its memory grows in the first program and is used
/// again by the following ones.
class CommandQueue {
public:
  CommandQueue();
  ~CommandQueue();

  // The producer's side.

  /// Appends a command. It is visible to the consumer after the next publish().
  void push(const Command &command);

  /// Copies an array that the caller may change afterwards; it lives until reset().
  template <typename T> T *copyArray(const T *values, int64_t count) {
    T *copy = static_cast<T *>(allocate(static_cast<size_t>(count) * sizeof(T)));
    for (int64_t i = 0; i < count; ++i)
      copy[i] = values[i];
    return copy;
  }

  /// Position of the next command to be pushed. Positions go on counting over all programs, modulo 2^32.
  uint32_t getEnd() const { return pushed; }

  void publish() { published.store(pushed); }

  /// Reuses the memory. Only while the consumer has taken everything.
  void reset();

  /// Bytes of memory held.
  int64_t getBytes() const { return bytes; }

  // The consumer's side.

  /// Position of the next command to be taken.
  uint32_t getTaken() const { return taken; }

  bool hasNext() const { return published.load() != taken; }

  /// Waits for a command; false when `poll` ended the wait.
  template <typename Poll> bool waitNext(Poll poll, SpinPolicy spin) {
    auto reached = [&](uint32_t value) { return value != taken; };
    return published.wait(reached, poll, spin, 0, Counter::longPollNanos) == WaitResult::Reached;
  }

  /// The next command; hasNext() must hold.
  const Command &take();

  /// Ends waits of the consumer so that it looks at its `poll` again.
  void wakeConsumer() { published.wake(); }

private:
  static constexpr uint32_t chunkCommands = 128;
  static constexpr size_t blockBytes = 1 << 16;

  struct Chunk {
    Command commands[chunkCommands];
    Chunk *next = nullptr;
  };
  struct Block {
    std::unique_ptr<std::byte[]> data;
    size_t size;
  };

  void *allocate(size_t size);
  Chunk *makeChunk();

  std::vector<std::unique_ptr<Chunk>> chunks;
  std::vector<Block> blocks;
  size_t currentBlock = 0, usedInBlock = 0;
  int64_t bytes = 0;

  // Both sides walk the list of chunks. A chunk's `next` is written before the commands in it are published.
  Chunk *pushChunk = nullptr, *takeChunk = nullptr;
  uint32_t pushSlot = 0, takeSlot = 0;
  uint32_t pushed = 0, taken = 0;
  Counter published;
};

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_COMMANDQUEUE_H
