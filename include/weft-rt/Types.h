/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Enumerations and descriptors shared by compiled steps and the runtime. The compiler emits the descriptors as
 * constant data of the step's shared object, so their layout is part of the ABI: fixed-width fields only, no
 * padding that is not spelled out. C99.
 */
#ifndef WEFT_RT_TYPES_H
#define WEFT_RT_TYPES_H

#include <stddef.h>
#include <stdint.h>

/* Bumped when a symbol of Symbols.def, a descriptor below or the manifest changes its meaning. */
#define WEFT_RT_ABI_VERSION 1

/* Element types. The numeric values are also those of the dialect's enum and never change. */
typedef enum weft_rt_dtype {
  WEFT_RT_F32 = 0,
  WEFT_RT_F64 = 1,
  WEFT_RT_BF16 = 2,
  WEFT_RT_F16 = 3,
  WEFT_RT_I8 = 4,
  WEFT_RT_I16 = 5,
  WEFT_RT_I32 = 6,
  WEFT_RT_I64 = 7,
  WEFT_RT_BOOL = 8 /* one byte, 0 or 1 */
} weft_rt_dtype;

/* Reductions over ranks; shared with the dialect's `#weft.reduction`. */
typedef enum weft_rt_reduction { WEFT_RT_SUM = 0, WEFT_RT_MAX = 1, WEFT_RT_MIN = 2 } weft_rt_reduction;

/* Collectives. */
typedef enum weft_rt_collective_kind {
  WEFT_RT_ALL_REDUCE = 0,
  WEFT_RT_REDUCE_SCATTER = 1,
  WEFT_RT_ALL_GATHER = 2
} weft_rt_collective_kind;

/* The body of a kernel on the host: arguments are pointers to the first element of each buffer, in the order of
 * the kernel's operands (inputs, then outputs). The kernel works on blocks [first, last) of its `num_blocks`;
 * blocks are independent of each other and may run on several threads of a rank. */
typedef void (*weft_rt_kernel_fn)(void *const *args, int64_t first, int64_t last);

/* A compute kernel. */
typedef struct weft_rt_kernel {
  const char *name;
  weft_rt_kernel_fn host;
  int64_t num_blocks; /* 1 where the kernel cannot be divided */
  int64_t num_args;
} weft_rt_kernel;

#define WEFT_RT_MAX_BATCH_DIMS 4

/* One (batched, strided) matrix product C[m,n] (+)= sum_k A[m,k] * B[k,n].
 * Strides are in elements. Each of the three matrices has a unit stride in one of its two dimensions (a dimension of
 * size 1 may have any stride). Batch dimensions are walked in row-major order; one whose stride in C is 0 is a
 * left-over part of k: its products are added in index order. Products are accumulated in fp32 (fp64 for f64). */
typedef struct weft_rt_product_desc {
  int32_t dtype_a, dtype_b, dtype_c; /* weft_rt_dtype */
  int32_t accumulate;                /* 0: C is overwritten; 1: added to (beta = 1) */
  int64_t m, n, k;
  int64_t a_stride_m, a_stride_k;
  int64_t b_stride_k, b_stride_n;
  int64_t c_stride_m, c_stride_n;
  int64_t num_batch_dims; /* <= WEFT_RT_MAX_BATCH_DIMS */
  int64_t batch_size[WEFT_RT_MAX_BATCH_DIMS];
  int64_t a_batch_stride[WEFT_RT_MAX_BATCH_DIMS];
  int64_t b_batch_stride[WEFT_RT_MAX_BATCH_DIMS];
  int64_t c_batch_stride[WEFT_RT_MAX_BATCH_DIMS];
} weft_rt_product_desc;

/* One collective. `count` is in elements and follows NCCL: all_reduce: the elements of the buffer; reduce_scatter: the
 * elements each rank receives (it sends count * ranks); all_gather: the elements each rank sends.
 * In place: all_reduce iff src == dst; reduce_scatter iff dst == src + index * count; all_gather iff
 * src == dst + index * count, where index is the rank's place in the communicator.
 * A reduction adds in rank order (nested, innermost axis first, over several axes), in fp32 for 16-bit types, divides
 * once by `divisor` at the end (IEEE division; 1: no division) and rounds once to the dtype. */
typedef struct weft_rt_collective_desc {
  int32_t kind;         /* weft_rt_collective_kind */
  int32_t reduction;    /* weft_rt_reduction; ignored by all_gather */
  int32_t dtype;        /* weft_rt_dtype */
  int32_t communicator; /* index into the manifest's communicators */
  int64_t count;
  int64_t divisor; /* >= 1 */
  const char *tag; /* bucket or value, for messages and traces */
} weft_rt_collective_desc;

typedef struct weft_rt_rank weft_rt_rank;

/* The entry point of a compiled step or evaluation. `arena` is the rank's only allocation: states, inputs, outputs and
 * temporaries lie in it at the offsets that the manifest states. Errors are sticky in the rank
 * (weft_rt_rank_get_status): after the first one all further commands of the rank return at once. */
typedef void (*weft_rt_program_fn)(weft_rt_rank *rank, void *arena);

/* What a compiled shared object exports under the name `weft_rt_module_main`. */
typedef struct weft_rt_module {
  int64_t abi_version; /* WEFT_RT_ABI_VERSION of the compiler */
  const char *digest;  /* of the plan; equals the manifest's */
  int64_t arena_bytes;
  int64_t num_streams; /* stream 0 is the compute stream */
  int64_t num_events;
  weft_rt_program_fn step;
  weft_rt_program_fn eval; /* NULL where the model has no evaluation */
} weft_rt_module;

#endif /* WEFT_RT_TYPES_H */
