// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which elements of a bucket an update changes, and how.

#ifndef WEFT_LIB_TRANSFORMS_UPDATESEGMENTS_H
#define WEFT_LIB_TRANSFORMS_UPDATESEGMENTS_H

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/SymbolTable.h"

namespace weft {

/// Neighbouring elements of a bucket that are updated alike.
struct UpdateSegment {
  int64_t start, length;
  float decay, lrScale;
};

/// The segments of a bucket, adjacent ones that are updated alike merged. Frozen parameters have none.
llvm::SmallVector<UpdateSegment> getUpdateSegments(LayoutOp layout, int64_t bucket, const mlir::SymbolTable &symbols);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_UPDATESEGMENTS_H
