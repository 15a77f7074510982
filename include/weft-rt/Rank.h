/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The host API, part 2: one rank, from inside a weft_rt_rank_fn. C99.
 */
#ifndef WEFT_RT_RANK_H
#define WEFT_RT_RANK_H

#include "weft-rt/Status.h"
#include "weft-rt/Types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The rank's number: the row-major index of its coordinates. */
int64_t weft_rt_rank_index(const weft_rt_rank *rank);

/* Its coordinate on an axis of the mesh; -1 where there is no such axis. */
int64_t weft_rt_rank_coordinate(const weft_rt_rank *rank, int64_t axis);

/* Its row-major index over some axes (indices into the mesh, the last one innermost); 0 for none. */
int64_t weft_rt_rank_index_over(const weft_rt_rank *rank, int64_t num_axes, const int32_t *axes);

/* Place in a communicator and number of its ranks; -1 where there is no such communicator. */
int64_t weft_rt_rank_communicator_index(const weft_rt_rank *rank, int64_t communicator);
int64_t weft_rt_rank_communicator_size(const weft_rt_rank *rank, int64_t communicator);

/* The arena: arena_bytes of the configuration, aligned to 2 MiB, zeroed when the engine was made. May be read and
 * written by any thread while no program runs. */
void *weft_rt_rank_arena(const weft_rt_rank *rank);

/* What the rank holds, in bytes. */
typedef struct weft_rt_rank_ledger {
  int64_t arena;        /* what was asked for; equals the manifest's ledger.total */
  int64_t arena_mapped; /* the same, rounded up to huge pages */
  int64_t commands;     /* queues of the streams */
  int64_t products;     /* scratch memory of the matrix product library */
} weft_rt_rank_ledger;
void weft_rt_rank_get_ledger(const weft_rt_rank *rank, weft_rt_rank_ledger *out_ledger);

/* Replaces the plan digest that this rank presents to its peers. Only while no program runs. */
void weft_rt_rank_set_digest(weft_rt_rank *rank, const char *digest);

/* Adds or replaces one of the things that the digest is made of (weft_rt_digest_part). Only while no program runs. */
void weft_rt_rank_set_digest_part(weft_rt_rank *rank, const char *name, const char *value);

/* Runs a program on the calling rank's thread and waits for all its streams: when this returns, nothing of the program
 * is in flight. Before the first one, the ranks compare their digests with the parts; a difference is WEFT_RT_MISMATCH
 * on every rank and no collective is posted. Every rank executes the same sequence of programs. Returns the rank's
 * status. */
weft_rt_status *weft_rt_rank_execute(weft_rt_rank *rank, weft_rt_program_fn program);

/* weft_rt_rank_execute in two steps, for programs that are not compiled: between the two calls, the functions of Abi.h
 * may be called on the rank's thread. weft_rt_rank_end must follow even after a failed weft_rt_rank_begin. */
weft_rt_status *weft_rt_rank_begin(weft_rt_rank *rank);
weft_rt_status *weft_rt_rank_end(weft_rt_rank *rank);

/* A copy of the rank's sticky status, NULL while all is well. */
weft_rt_status *weft_rt_rank_get_status(const weft_rt_rank *rank);

/* Makes the rank fail (e.g. from a program written by hand); the first status counts. Takes ownership. */
void weft_rt_rank_fail(weft_rt_rank *rank, weft_rt_status *status);

/* Waits until all ranks of the engine are here: WEFT_RT_ABORTED when one of them failed. Inside a weft_rt_rank_fn,
 * outside of programs. */
weft_rt_status *weft_rt_rank_barrier(weft_rt_rank *rank);

#ifdef __cplusplus
}
#endif

#endif /* WEFT_RT_RANK_H */
