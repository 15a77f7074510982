// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The C functions of Abi.h and Rank.h.

#include "Rank.h"
#include "weft-rt/Abi.h"

using namespace weft::rt;

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

void weft_rt_launch(weft_rt_rank *rank, int32_t stream, const weft_rt_kernel *kernel, void *const *args) {
  Command command;
  command.kind = Command::Kind::Launch;
  command.kernel = kernel;
  command.args = args;
  rank->issue(stream, command);
}

void weft_rt_product(weft_rt_rank *rank, int32_t stream, const weft_rt_product_desc *desc, const void *a, const void *b,
                     void *c) {
  Command command;
  command.kind = Command::Kind::Product;
  command.product = desc;
  command.source[0] = a;
  command.source[1] = b;
  command.destination = c;
  rank->issue(stream, command);
}

void weft_rt_collective(weft_rt_rank *rank, int32_t stream, int32_t num_items,
                        const weft_rt_collective_desc *const *descs, const void *const *src, void *const *dst) {
  Command command;
  command.kind = Command::Kind::Collective;
  command.number = num_items;
  command.descs = descs;
  command.sources = src;
  command.destinations = dst;
  rank->issue(stream, command);
}

void weft_rt_copy(weft_rt_rank *rank, int32_t stream, const void *src, void *dst, int64_t bytes) {
  if (bytes <= 0)
    return;
  Command command;
  command.kind = Command::Kind::Copy;
  command.source[0] = src;
  command.destination = dst;
  command.bytes = bytes;
  rank->issue(stream, command);
}

void weft_rt_record(weft_rt_rank *rank, int32_t stream, int32_t event) {
  Command command;
  command.kind = Command::Kind::Record;
  command.number = event;
  rank->issue(stream, command);
}

void weft_rt_wait(weft_rt_rank *rank, int32_t stream, int32_t event) {
  Command command;
  command.kind = Command::Kind::Wait;
  command.number = event;
  rank->issue(stream, command);
}

//===----------------------------------------------------------------------===//
// Ranks
//===----------------------------------------------------------------------===//

int64_t weft_rt_rank_index(const weft_rt_rank *rank) { return rank->index; }

int64_t weft_rt_rank_coordinate(const weft_rt_rank *rank, int64_t axis) {
  const EngineConfig &config = rank->engine.config;
  if (axis < 0 || static_cast<size_t>(axis) >= config.axes.size())
    return -1;
  return config.getCoordinate(rank->index, axis);
}

int64_t weft_rt_rank_index_over(const weft_rt_rank *rank, int64_t num_axes, const int32_t *axes) {
  return rank->engine.config.getIndexOver(rank->index, axes, num_axes);
}

int64_t weft_rt_rank_communicator_index(const weft_rt_rank *rank, int64_t communicator) {
  if (communicator < 0 || static_cast<size_t>(communicator) >= rank->communicatorIndex.size())
    return -1;
  return rank->communicatorIndex[static_cast<size_t>(communicator)];
}

int64_t weft_rt_rank_communicator_size(const weft_rt_rank *rank, int64_t communicator) {
  if (communicator < 0 || static_cast<size_t>(communicator) >= rank->communicatorIndex.size())
    return -1;
  return rank->engine.config.getCommunicatorSize(communicator);
}

void *weft_rt_rank_arena(const weft_rt_rank *rank) { return rank->arena.getData(); }

void weft_rt_rank_get_ledger(const weft_rt_rank *rank, weft_rt_rank_ledger *out_ledger) {
  out_ledger->arena = rank->arena.getBytes();
  out_ledger->arena_mapped = rank->arena.getMappedBytes();
  out_ledger->commands = rank->getCommandBytes();
  out_ledger->products = rank->getProductBytes();
}

void weft_rt_rank_set_digest(weft_rt_rank *rank, const char *digest) { rank->plan.digest = digest ? digest : ""; }

void weft_rt_rank_set_digest_part(weft_rt_rank *rank, const char *name, const char *value) {
  rank->plan.setPart(name ? name : "", value ? value : "");
}

weft_rt_status *weft_rt_rank_execute(weft_rt_rank *rank, weft_rt_program_fn program) {
  if (!rank->begin())
    program(rank, rank->arena.getData());
  return rank->end().release();
}

weft_rt_status *weft_rt_rank_begin(weft_rt_rank *rank) { return rank->begin().release(); }

weft_rt_status *weft_rt_rank_end(weft_rt_rank *rank) { return rank->end().release(); }

weft_rt_status *weft_rt_rank_get_status(const weft_rt_rank *rank) { return rank->getStatus().release(); }

void weft_rt_rank_fail(weft_rt_rank *rank, weft_rt_status *status) { rank->fail(Status(status)); }

weft_rt_status *weft_rt_rank_barrier(weft_rt_rank *rank) {
  if (!rank->hasFailed())
    rank->fail(rank->engine.backend->meet(*rank, nullptr));
  return rank->getStatus().release();
}
