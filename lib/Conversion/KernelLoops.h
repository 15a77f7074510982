// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps of the lowering of kernels that have a file of their own.

#ifndef WEFT_LIB_CONVERSION_KERNELLOOPS_H
#define WEFT_LIB_CONVERSION_KERNELLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// Merges linalg.generic ops that walk the same iterations, where no iteration of the later one needs another iteration
/// of the earlier one. Buffers that only carried a value from one to the other disappear.
void fuseKernelLoops(KernelOp kernel, mlir::IRRewriter &rewriter);

/// Returns the loop whose iterations a kernel divides in blocks: the only loop at the top, with constant bounds,
/// outside of which nothing is written, and whose iterations write different places. Null where the kernel has no such
/// loop.
mlir::scf::ForOp findBlockLoop(mlir::Region &body);

/// Returns the buffer that a view shows. Different buffers of a kernel do not overlap.
mlir::Value getBaseBuffer(mlir::Value buffer);

} // namespace weft

#endif // WEFT_LIB_CONVERSION_KERNELLOOPS_H
