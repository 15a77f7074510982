// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the LLVM dialect to relocatable objects: one for each kernel, one for the programs.

#ifndef WEFT_TARGET_HOSTCOMPILER_H
#define WEFT_TARGET_HOSTCOMPILER_H

#include "weft/Target/HostTarget.h"
#include "weft/Target/ObjectCache.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
class ModuleOp;
} // namespace mlir

namespace weft {

/// Relocatable objects of one module.
struct HostObjects {
  /// The bytes of the ELF files: the programs first, then the kernels, each distinct one once.
  std::vector<std::string> objects;
  /// The number of distinct kernels, and how many of them came from the cache.
  int64_t numKernels = 0;
  int64_t numCached = 0;
};

/// Registers what translating the LLVM dialect needs.
void registerHostTranslations(mlir::DialectRegistry &registry);

/// Compiles `module`, which holds the LLVM dialect only and is consumed. Each function with `weft.host_kernel` becomes
/// an object of its own with everything that only it uses. Its symbol is the digest of its unoptimized code, the target
/// and the compiler's version, which is also its key in `cache`: equal kernels are compiled once, in parallel with
/// others. The programs are straight lines of calls, and are compiled quickly rather than optimized.
llvm::Expected<HostObjects> compileHostObjects(mlir::ModuleOp module, const HostTarget &target,
                                               const ObjectCache &cache);

} // namespace weft

#endif // WEFT_TARGET_HOSTCOMPILER_H
