/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Initial values of parameters and the key data of a step, by the counter-based generator Philox4x32-10 (Salmon et al.,
 * "Parallel random numbers: as easy as 1, 2, 3", SC 2011). A value depends on what it is for, never on ranks, threads
 * or the order of calls. C99.
 *
 * With words(c, k) the four 32-bit outputs w0..w3 of Philox4x32-10 for counter c = (c0, c1, c2, c3) and key
 * k = (k0, k1), low words first, element i of a parameter is made from block j:
 *
 *   w = words((j lo, j hi, hash lo, hash hi), (seed lo, seed hi))
 *   x = w0 + 2^32 w1,  y = w2 + 2^32 w3
 *   normal:   j = i / 2 (floor); u = ((x >> 11) + 1) 2^-53 in (0, 1]; v = (y >> 11) 2^-53 in [0, 1)
 *             z = sqrt(-2 ln u) cos(2 pi v) for even i, sqrt(-2 ln u) sin(2 pi v) for odd i   (Box and Muller)
 *             value = stddev z
 *   uniform:  j = i / 2 (floor); r = (x >> 11) 2^-53 for even i, (y >> 11) 2^-53 for odd i;  value = lo + (hi - lo) r
 *
 * All of it in double, rounded once to the parameter's dtype (to nearest, ties to even).
 */
#ifndef WEFT_RT_RANDOM_H
#define WEFT_RT_RANDOM_H

#include "weft-rt/Status.h"
#include "weft-rt/Types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum weft_rt_init_kind {
  WEFT_RT_INIT_ZEROS = 0,
  WEFT_RT_INIT_ONES = 1,
  WEFT_RT_INIT_CONSTANT = 2, /* a: the value */
  WEFT_RT_INIT_NORMAL = 3,   /* a: standard deviation (mean 0) */
  WEFT_RT_INIT_UNIFORM = 4   /* a, b: the range [a, b) */
} weft_rt_init_kind;

typedef struct weft_rt_initializer {
  int32_t kind; /* weft_rt_init_kind */
  int32_t dtype;
  double a, b;
} weft_rt_initializer;

/* The 64-bit FNV-1a hash of a parameter's name. */
uint64_t weft_rt_name_hash(const char *name);

/* Writes elements [begin, end) of a parameter, counted in row-major order of its full shape, to dst[0, end - begin).
 * Random kinds exist for floating-point types only. */
weft_rt_status *weft_rt_init_fill(const weft_rt_initializer *init, uint64_t seed, uint64_t name_hash, int64_t begin,
                                  int64_t end, void *dst);

/* The key data of one micro-batch of one data coordinate in one step (1-based):
 * the first two of words((step lo, step hi, micro_batch, data_coordinate), (seed lo, seed hi ^ 0x77656674)). */
void weft_rt_rng_words(uint64_t seed, int64_t step, int64_t micro_batch, int64_t data_coordinate,
                       uint32_t out_words[2]);

/* A random permutation of [0, n): the image of `index`, for drawing samples in a seeded order without a table. The
 * same for all ranks. 0 <= index < n. A Feistel network of 8 rounds over an even number of bits whose round function
 * is Philox, applied until the image is below n (cycle walking). */
int64_t weft_rt_permute(uint64_t seed, uint64_t epoch, int64_t n, int64_t index);

#ifdef __cplusplus
}
#endif

#endif /* WEFT_RT_RANDOM_H */
