// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the conversion to the runtime and the artifact agree on: names, and how streams, communicators and events are
// numbered.

#ifndef WEFT_CONVERSION_RUNTIME_H
#define WEFT_CONVERSION_RUNTIME_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace weft {

/// On a kernel's function: the name (a string) of the function with the runtime's calling convention.
inline constexpr llvm::StringLiteral kHostKernelAttrName = "weft.host_kernel";

/// On a module: the digest of the plan, a string.
inline constexpr llvm::StringLiteral kDigestAttrName = "weft.digest";

/// The tables that commands and the manifest refer to by index.
struct RuntimeTables {
  /// Names of the streams, in the order of their declarations; stream 0 is the compute stream.
  std::vector<std::string> streams;
  /// Axes of each communicator (arrays of strings), in the order of first use by a collective.
  std::vector<mlir::ArrayAttr> communicators;
  /// Events of the program that has the most.
  int64_t numEvents = 0;
};

/// Returns the tables of a module of commands (stage 8).
RuntimeTables collectRuntimeTables(mlir::ModuleOp module);

/// Returns the runtime's number (`weft_rt_dtype`) of an element type, or -1 where it has none.
int32_t getRuntimeDtype(mlir::Type type);

/// Returns the name of an element type in the manifest: `f32`, `i64`, `bool`, ...; empty where it has none.
llvm::StringRef getDtypeName(mlir::Type type);

/// Returns the bytes of one element in memory (booleans take one); 0 for a type that the runtime lacks.
int64_t getElementBytes(mlir::Type type);

} // namespace weft

#endif // WEFT_CONVERSION_RUNTIME_H
