// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clones of a module that are lowered only to see what they would need.

#ifndef WEFT_LIB_TRANSFORMS_TRIAL_H
#define WEFT_LIB_TRANSFORMS_TRIAL_H

#include "mlir/IR/BuiltinOps.h"

namespace weft {

/// Marks such a clone.
inline constexpr llvm::StringLiteral kTrialAttrName = "weft.trial";

/// Whether the operation is in such a clone: what is decided there is not remarked upon.
inline bool isTrial(mlir::Operation *op) {
  auto module = op->getParentOfType<mlir::ModuleOp>();
  return module && module->hasAttr(kTrialAttrName);
}

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_TRIAL_H
