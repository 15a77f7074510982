// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the passes from tensors to commands share: buffers, views of them, and initial values.

#ifndef WEFT_LIB_TRANSFORMS_BUFFERUTILS_H
#define WEFT_LIB_TRANSFORMS_BUFFERUTILS_H

#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace weft {

/// The step and the evaluation of a module, in this order.
llvm::SmallVector<mlir::func::FuncOp> getPrograms(mlir::ModuleOp module);

/// The buffer that a memref is a view of: the end of the chain of views.
mlir::Value getRootBuffer(mlir::Value buffer);

/// Whether two memrefs are the same elements in the same order.
bool isSameView(mlir::Value a, mlir::Value b);

/// Whether the elements of a memref follow one another without gaps, in row-major order.
bool isContiguous(mlir::MemRefType type);

/// The bytes of a static memref of identity layout.
int64_t getBufferBytes(mlir::MemRefType type);

/// The elements of a bucket that belong to no slot: begin and end of each gap.
llvm::SmallVector<std::pair<int64_t, int64_t>> getGaps(BucketAttr bucket);

/// The slots of the parameter in the buckets that it is unpacked from, in their order.
llvm::SmallVector<SlotAttr> getSlots(UnpackOp unpack, LayoutOp layout);

/// A row-major view of `shape` that begins `offset` elements after the first one of the contiguous `buffer`.
mlir::Value createContiguousView(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value buffer, int64_t offset,
                                 llvm::ArrayRef<int64_t> shape);

/// Whether the value is a `tensor.empty`, or made of one by fills with constants and by reshapes.
bool isInitialValue(mlir::Value value);

/// Gives each destination of the region's operations an initial value of its own where it is a `tensor.empty` or a fill
/// of one: equal ones are merged by CSE, and a shared one would bufferize to a copy.
void privatizeInitialValues(mlir::Region &region);

/// Whether the value is a constant zero.
bool isZero(mlir::Value value);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_BUFFERUTILS_H
