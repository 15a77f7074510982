// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What lies where in the arena while which commands run.

#ifndef WEFT_LIB_ANALYSIS_STEPBUFFERS_H
#define WEFT_LIB_ANALYSIS_STEPBUFFERS_H

#include "weft/Analysis/KernelWork.h"
#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// The bytes of a static memref.
int64_t getBufferBytes(mlir::Type type);

/// A persistent buffer's name with its bucket, such as `L.param[0]`.
std::string getPersistentName(BufferOp buffer);

/// Lists the buffers of a step: the persistent ones of the module, and each value that lies in a view of the arena from
/// the command that writes it to the last one that reads it. Several values may share one view. `indices` numbers the
/// commands of `program`, which are there already.
std::vector<sim::Buffer> listBuffers(mlir::ModuleOp module, mlir::Block &step, WorkAnalysis &work,
                                     const llvm::DenseMap<mlir::Operation *, int64_t> &indices,
                                     const sim::Program &program);

} // namespace weft

#endif // WEFT_LIB_ANALYSIS_STEPBUFFERS_H
