// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the arguments of an update kernel are, found out from its body.

#ifndef WEFT_LIB_TRANSFORMS_UPDATERULES_H
#define WEFT_LIB_TRANSFORMS_UPDATERULES_H

#include "UpdateSegments.h"

#include <optional>
#include <string>

namespace weft {

/// What an argument of an update kernel is to the optimizer.
struct UpdateArgument {
  enum class Role { unused, gradient, divisor, learningRate, step, coordinate, state };
  Role role = Role::unused;
  /// Of a state: 0 is the parameter, i + 1 the optimizer's state i.
  int64_t state = 0;
};

/// Compares what the kernel stores with the optimizer's rule, operation by operation, and so finds what each argument
/// is: `%p` of the rule is a load of the parameter, and so on. Decay flags and scales of the learning rate must be
/// those of the segments, and so must the table of segments that it walks. Returns nothing, and why in `reason`, if the
/// kernel does anything else.
std::optional<llvm::SmallVector<UpdateArgument>> matchUpdateKernel(KernelOp kernel, OptimizerOp optimizer,
                                                                   llvm::ArrayRef<UpdateSegment> segments,
                                                                   const mlir::SymbolTable &symbols,
                                                                   std::string &reason);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_UPDATERULES_H
