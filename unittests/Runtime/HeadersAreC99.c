/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The public headers, compiled as C99 with warnings as errors; each alone and before everything else.
 */
#include WEFT_RT_HEADER

/* A translation unit declares something. */
extern int weft_rt_header_compiles;
