// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_ANALYSIS_MEMORYCLASSES_H
#define WEFT_ANALYSIS_MEMORYCLASSES_H

#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// The class of the memory ledger that a persistent buffer of this role counts to.
MemoryClass getMemoryClass(BufferRole role);

} // namespace weft

#endif // WEFT_ANALYSIS_MEMORYCLASSES_H
