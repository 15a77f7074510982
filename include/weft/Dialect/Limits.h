// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_DIALECT_LIMITS_H
#define WEFT_DIALECT_LIMITS_H

#include <cstdint>

namespace weft {

/// Most ranks of a mesh.
inline constexpr int64_t kMaxRanks = 1 << 20;

} // namespace weft

#endif // WEFT_DIALECT_LIMITS_H
