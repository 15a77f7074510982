// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How much work one operation of a step is: arithmetic and bytes, independent of the machine. Works on tensors (stages
// 1 to 6) and on commands (stage 8) alike.

#ifndef WEFT_ANALYSIS_KERNELWORK_H
#define WEFT_ANALYSIS_KERNELWORK_H

#include "weft/Simulator/Program.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>
#include <vector>

namespace weft {

class UpdateOp;

/// The work of the operations of one module. What it says of a kernel or of an optimizer is computed once and kept, so
/// the module must not change meanwhile. Counts saturate at the largest int64_t.
class WorkAnalysis {
public:
  explicit WorkAnalysis(mlir::ModuleOp module) : symbols(module) {}

  /// What kind of command the operation is or becomes, or none if it takes no time: views, constants, reads of states,
  /// packs (whose slots are written in place), and fills that only begin a product.
  std::optional<sim::CommandKind> getKind(mlir::Operation *op);

  /// The work of an operation whose kind is a kernel, a product or a copy; no work for any other.
  ///
  /// Operations in a loop count as often as it runs, operations of a structured operation once for each point of its
  /// iteration domain. Loops whose bounds are not constant walk the segments of a bucket: together they visit each
  /// element of the kernel's largest argument once. An argument's bytes count once at most, and fewer if fewer elements
  /// are loaded (the rows of a table that are looked up).
  sim::Work getWork(mlir::Operation *op);

  /// Whether a command (or a launch on memrefs) writes all of the operand and needs nothing of what was there before.
  bool overwrites(mlir::OpOperand &operand);

private:
  struct KernelInfo {
    sim::Work work;
    /// Of each argument.
    std::vector<bool> overwrites;
  };

  sim::Work getUpdateWork(UpdateOp update);
  const KernelInfo &getKernel(mlir::StringAttr kernel);

  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Attribute, KernelInfo> kernels;
  /// Work of an update for one element, by target and optimizer.
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Attribute>, sim::Work> updates;
};

/// The collectives that the operation performs, in order: those of a start or a coalesced launch, or itself. Empty for
/// any other operation.
std::vector<sim::Collective> getCollectives(mlir::Operation *op);

} // namespace weft

#endif // WEFT_ANALYSIS_KERNELWORK_H
