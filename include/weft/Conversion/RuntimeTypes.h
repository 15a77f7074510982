// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime's descriptors (weft-rt/Types.h) as types of the LLVM dialect.

#ifndef WEFT_CONVERSION_RUNTIMETYPES_H
#define WEFT_CONVERSION_RUNTIMETYPES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstddef>

namespace mlir {
class MLIRContext;
class Type;
} // namespace mlir

namespace weft {

/// Type of a descriptor's member.
enum class RuntimeFieldKind { I32, I64, Pointer, I64PerBatchDim };

/// One member of a descriptor, with its place in the C struct.
struct RuntimeField {
  llvm::StringRef name;
  RuntimeFieldKind kind;
  size_t offset;
};

/// A descriptor: the C struct of that name.
struct RuntimeStruct {
  llvm::StringRef name;
  size_t size;
  llvm::ArrayRef<RuntimeField> fields;
};

extern const RuntimeStruct kKernelStruct;
extern const RuntimeStruct kProductDescStruct;
extern const RuntimeStruct kCollectiveDescStruct;
extern const RuntimeStruct kModuleStruct;

/// Returns the struct type of the LLVM dialect that lays its members out as C does.
mlir::Type getLLVMType(const RuntimeStruct &descriptor, mlir::MLIRContext *context);

} // namespace weft

#endif // WEFT_CONVERSION_RUNTIMETYPES_H
