// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CommandQueue.h"

using namespace weft::rt;

CommandQueue::CommandQueue() { pushChunk = takeChunk = makeChunk(); }
CommandQueue::~CommandQueue() = default;

CommandQueue::Chunk *CommandQueue::makeChunk() {
  chunks.push_back(std::make_unique<Chunk>());
  bytes += static_cast<int64_t>(sizeof(Chunk));
  return chunks.back().get();
}

void *CommandQueue::allocate(size_t size) {
  constexpr size_t alignment = alignof(std::max_align_t);
  size = (size + alignment - 1) / alignment * alignment;
  while (currentBlock < blocks.size() && usedInBlock + size > blocks[currentBlock].size) {
    ++currentBlock;
    usedInBlock = 0;
  }
  if (currentBlock == blocks.size()) {
    size_t newSize = size > blockBytes ? size : blockBytes;
    blocks.push_back(Block{std::make_unique<std::byte[]>(newSize), newSize});
    bytes += static_cast<int64_t>(newSize);
    usedInBlock = 0;
  }
  void *result = blocks[currentBlock].data.get() + usedInBlock;
  usedInBlock += size;
  return result;
}

void CommandQueue::push(const Command &command) {
  if (pushSlot == chunkCommands) {
    if (!pushChunk->next)
      pushChunk->next = makeChunk();
    pushChunk = pushChunk->next;
    pushSlot = 0;
  }
  pushChunk->commands[pushSlot++] = command;
  ++pushed;
}

const Command &CommandQueue::take() {
  if (takeSlot == chunkCommands) {
    takeChunk = takeChunk->next;
    takeSlot = 0;
  }
  ++taken;
  return takeChunk->commands[takeSlot++];
}

void CommandQueue::reset() {
  pushChunk = takeChunk = chunks.front().get();
  pushSlot = takeSlot = 0;
  currentBlock = usedInBlock = 0;
}
