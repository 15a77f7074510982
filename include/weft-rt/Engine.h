/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The host API, part 1: an engine is the set of ranks that run in this process. On the `threads` engine these are all
 * ranks of the mesh, each a persistent thread with an arena, streams and events of its own. C99.
 */
#ifndef WEFT_RT_ENGINE_H
#define WEFT_RT_ENGINE_H

#include "weft-rt/Status.h"
#include "weft-rt/Types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One axis of the mesh. */
typedef struct weft_rt_mesh_axis {
  const char *name;
  int64_t size; /* >= 1 */
} weft_rt_mesh_axis;

/* A communicator: the ranks that differ only in their coordinates on these axes. A rank's place in it is the row-major
 * index of those coordinates, the last axis listed being the innermost one. No axes: a group of one rank. */
typedef struct weft_rt_communicator {
  int64_t num_axes;
  const int32_t *axes; /* indices into the mesh, each at most once */
} weft_rt_communicator;

/* How the streams run. */
typedef enum weft_rt_stream_mode {
  /* Stream 0 runs inline on the rank's thread; each other stream is a worker thread with a FIFO. */
  WEFT_RT_STREAMS_INORDER = 0,
  /* Test mode: every stream, also stream 0, is a worker that runs late, early, or not before somebody waits for it, as
   * a pseudo-random sequence decides. Whatever the FIFO order of each stream and the record/wait edges allow may
   * happen; a missing edge shows as a wrong result. */
  WEFT_RT_STREAMS_ADVERSARIAL = 1
} weft_rt_stream_mode;

/* One command that a stream has done. The strings live as long as the step's shared object. */
typedef enum weft_rt_trace_kind {
  WEFT_RT_TRACE_LAUNCH = 0,
  WEFT_RT_TRACE_PRODUCT = 1,
  WEFT_RT_TRACE_COLLECTIVE = 2,
  WEFT_RT_TRACE_COPY = 3,
  WEFT_RT_TRACE_WAIT = 4,
  WEFT_RT_TRACE_RECORD = 5 /* takes no time */
} weft_rt_trace_kind;
typedef struct weft_rt_trace_event {
  int64_t rank;
  int32_t stream;
  int32_t kind;                        /* weft_rt_trace_kind */
  const char *name;                    /* kernel, or tag of the first collective; NULL: none */
  int64_t begin, end;                  /* nanoseconds of the monotonic clock */
  const weft_rt_product_desc *product; /* of a product; NULL: none */
  int64_t bytes;                       /* collective: of one rank's whole buffers, all items; copy; 0: none */
  int32_t collective;                  /* collective: weft_rt_collective_kind of the first item; -1: none */
  int32_t event;                       /* record, wait: number of the event; -1: none */
} weft_rt_trace_event;
/* Called by the thread that ran the command, so by several at once. */
typedef void (*weft_rt_trace_fn)(const weft_rt_trace_event *event, void *user);

/* One thing that all ranks of a plan agree on, such as "mesh" and "dp=4". Both strings are for people, too. */
typedef struct weft_rt_digest_part {
  const char *name;
  const char *value;
} weft_rt_digest_part;

/* What an engine is made of. Fill it by weft_rt_engine_config_init first, then set the fields; all data is copied. */
typedef struct weft_rt_engine_config {
  int64_t num_axes;
  const weft_rt_mesh_axis *axes; /* outermost first; rank = row-major index of the coordinates */
  int64_t num_communicators;
  const weft_rt_communicator *communicators;
  int64_t num_streams; /* >= 1; stream 0 is the compute stream */
  int64_t num_events;
  int64_t threads_per_rank; /* >= 1; for kernels and products of the compute stream */
  int64_t arena_bytes;      /* bytes a rank; 0 is allowed */
  int64_t arena_alignment;  /* bytes, a power of two up to 2 MiB; the arena is aligned to 2 MiB anyway */
  const char *digest;       /* of the plan; NULL: "" */
  /* What the digest is made of: a difference between ranks is reported by naming the parts that differ. The runtime
   * adds its own version and that of the product library, with the instruction set. */
  int64_t num_digest_parts;
  const weft_rt_digest_part *digest_parts;
  int32_t stream_mode; /* weft_rt_stream_mode */
  int32_t reserved;
  uint64_t stream_seed;       /* of the adversarial mode */
  int64_t collective_timeout; /* milliseconds that a rank waits for its peers in a collective; 0: no limit */
  /* A link that is slower than memory, for experiments: each rank sends over one of this rate, and a collective over N
   * ranks is not done before a ring over such links could be: 2(N-1)/N of the buffer's bytes for an all_reduce and
   * (N-1)/N for the others at that rate, and the latency once for each launch. Collectives that are in flight at once
   * share the link, one after the other. Results do not change. */
  int64_t link_bytes_per_second; /* 0: no limit */
  int64_t link_latency_ns;       /* >= 0 */
  weft_rt_trace_fn trace;        /* NULL: no trace */
  void *trace_user;
} weft_rt_engine_config;

typedef struct weft_rt_engine weft_rt_engine;

/* What a rank runs on its own thread. `user` is what was given to weft_rt_engine_run. A status that is returned makes
 * the whole engine fail; every other rank returns from its collectives with WEFT_RT_ABORTED. */
typedef weft_rt_status *(*weft_rt_rank_fn)(weft_rt_rank *rank, void *user);

/* Fills in the defaults: no axes (one rank), one stream, one thread a rank, in-order, time limit of 10 minutes. */
void weft_rt_engine_config_init(weft_rt_engine_config *config);

/* Makes the `threads` engine: starts the ranks' threads, each of which allocates and touches its arena (zeroed). */
weft_rt_status *weft_rt_engine_create(const weft_rt_engine_config *config, weft_rt_engine **out_engine);

/* Number of ranks; >= 1. */
int64_t weft_rt_engine_num_ranks(const weft_rt_engine *engine);

/* The rank with that number, or NULL when it does not exist. */
weft_rt_rank *weft_rt_engine_get_rank(weft_rt_engine *engine, int64_t index);

/* Runs `fn` once on each rank's thread, at the same time, and returns when all are done. The status is the cause: of
 * the rank that failed first, not of those that were aborted by it. After a failure the engine stays failed: all
 * further runs return the same status at once. One run at a time. A rank that does not come back within 10 seconds
 * after another one failed is given up: the call returns, the engine's memory is then never freed. */
weft_rt_status *weft_rt_engine_run(weft_rt_engine *engine, weft_rt_rank_fn fn, void *user);

/* Runs one program on all ranks: weft_rt_engine_run of weft_rt_rank_execute. */
weft_rt_status *weft_rt_engine_run_program(weft_rt_engine *engine, weft_rt_program_fn program);

/* Makes the engine fail from outside (any thread, any number of times; the first status counts). Ranks that wait in a
 * collective or for an event return at once. Does not wait for them. Takes ownership of `status`; NULL does nothing. */
void weft_rt_engine_abort(weft_rt_engine *engine, weft_rt_status *status);

/* Ends the ranks' threads. With nothing in flight this is success, even when the engine had failed before. With a run
 * in flight (of another thread) that run returns WEFT_RT_CANCELLED, and so does this call. A second call does nothing.
 */
weft_rt_status *weft_rt_engine_shutdown(weft_rt_engine *engine);

/* Shuts down where that has not happened, and frees everything. NULL is allowed. No run may be in flight. */
void weft_rt_engine_destroy(weft_rt_engine *engine);

#ifdef __cplusplus
}
#endif

#endif /* WEFT_RT_ENGINE_H */
