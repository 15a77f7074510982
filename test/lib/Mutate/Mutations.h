// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Single mistakes that somebody could make in a schedule.

#ifndef WEFT_TEST_LIB_MUTATE_MUTATIONS_H
#define WEFT_TEST_LIB_MUTATE_MUTATIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace weft {

/// One kind of mistake, which can be made in several places of a module.
struct MutationKind {
  llvm::StringRef name;
  /// Lists the places at which it can be made, each as what makes it. The places are those of this module, in an order
  /// that is the same for each copy of it.
  std::function<std::vector<std::function<void()>>(mlir::ModuleOp)> collect;
};

/// The kinds for schedules (stage 6).
std::vector<MutationKind> getScheduleMutations();

/// The kinds for commands (stage 8).
std::vector<MutationKind> getCommandMutations();

/// Puts the operations of the step of a schedule in a random order that its values, starts and updates allow.
void shuffleSchedule(mlir::ModuleOp module, uint64_t seed);

} // namespace weft

#endif // WEFT_TEST_LIB_MUTATE_MUTATIONS_H
