// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The way from a schedule (stage 6) to a plan (stage 7) and to commands (stage 8).

#ifndef WEFT_TRANSFORMS_LOWERINGPIPELINES_H
#define WEFT_TRANSFORMS_LOWERINGPIPELINES_H

#include <cstdint>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace weft {

/// Options of the lowering from a schedule on.
struct LoweringOptions {
  /// Most bytes that a rank's arena may have; 0: any number.
  int64_t memoryBudget = 0;
  /// Whether collectives of communicators that share ranks may be in flight at once.
  bool allowConcurrentCommunicators = false;
};

/// Adds the passes from a schedule on tensors (stage 6) to a plan on one arena (stage 7).
void buildScheduledToPlanned(mlir::OpPassManager &pm, const LoweringOptions &options = {});

/// Adds the passes from a plan (stage 7) to verified commands (stage 8).
void buildPlannedToCommands(mlir::OpPassManager &pm, const LoweringOptions &options = {});

/// Adds both.
void buildScheduledToCommands(mlir::OpPassManager &pm, const LoweringOptions &options = {});

/// Registers `weft-lower-schedule`, from stage 6 to stage 8.
void registerLoweringPipelines();

} // namespace weft

#endif // WEFT_TRANSFORMS_LOWERINGPIPELINES_H
