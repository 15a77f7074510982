// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_TRANSFORMS_PASSES
#define WEFT_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

include "weft/Transforms/KernelPasses.td"
include "weft/Transforms/CommPasses.td"
include "weft/Transforms/LoweringPasses.td"

#endif // WEFT_TRANSFORMS_PASSES
