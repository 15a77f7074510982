/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The C ABI between a compiled step and the runtime: what a step's shared object may call. C99.
 */
#ifndef WEFT_RT_ABI_H
#define WEFT_RT_ABI_H

#include "weft-rt/Types.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WEFT_RT_SYMBOL(name, params, signature) void name params;
#include "weft-rt/Symbols.def"

#ifdef __cplusplus
}
#endif

#endif /* WEFT_RT_ABI_H */
