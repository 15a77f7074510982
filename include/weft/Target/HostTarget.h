// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine that kernels are compiled for.

#ifndef WEFT_TARGET_HOSTTARGET_H
#define WEFT_TARGET_HOSTTARGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace weft {

/// A processor that host code is generated for.
struct HostTarget {
  /// Target triple, such as `x86_64-unknown-linux-gnu`.
  std::string triple;
  /// LLVM's name of the processor, such as `znver4`; never `native`.
  std::string cpu;
  /// LLVM's feature string: `+avx2,-avx512f,...`. Empty where the processor's name says everything.
  std::string features;
  /// What generated code needs of the machine, by the names of `/proc/cpuinfo`, sorted.
  std::vector<std::string> requiredFeatures;
};

/// Returns the target for `cpu`: `native` (the processor that runs the compiler, with exactly the features that the
/// operating system reports) or a name that LLVM knows for this architecture. Fails on any other name.
llvm::Expected<HostTarget> resolveHostTarget(llvm::StringRef cpu);

/// Makes a target machine for position-independent code. Floating-point operations are fused only where an operation
/// carries the `contract` flag. Never null for a target that resolveHostTarget() returned.
std::unique_ptr<llvm::TargetMachine> createTargetMachine(const HostTarget &target, llvm::CodeGenOptLevel level);

} // namespace weft

#endif // WEFT_TARGET_HOSTTARGET_H
