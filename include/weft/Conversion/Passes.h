// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_CONVERSION_PASSES_H
#define WEFT_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace weft {

/// Adds the passes from commands (stage 8) to the LLVM dialect (stage 9, host): weft's three passes and the upstream
/// lowerings between them.
void buildHostPipeline(mlir::OpPassManager &pm);

/// Registers `weft-host-pipeline`.
void registerWeftConversionPipelines();

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "weft/Conversion/Passes.h.inc"

} // namespace weft

#endif // WEFT_CONVERSION_PASSES_H
