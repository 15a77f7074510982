// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which bytes of the arena a command touches, and through which place.

#ifndef WEFT_LIB_TRANSFORMS_COMMANDACCESSES_H
#define WEFT_LIB_TRANSFORMS_COMMANDACCESSES_H

#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>
#include <vector>

namespace weft {

/// A place of the arena: a persistent buffer, or a view that holds values of the program.
struct ArenaPlace {
  /// Null for a value of the program.
  BufferOp buffer;
  ArenaViewOp view;
  /// Bytes of the arena.
  int64_t begin = 0, end = 0;
};

/// Bytes that a command touches: those from the first to the last element of a view.
struct Access {
  /// Index of the place.
  size_t place = 0;
  /// Which of the command's buffers it is.
  size_t operand = 0;
  int64_t begin = 0, end = 0;
  /// Whether it needs what the bytes held before, and whether it changes them.
  bool reads = false, writes = false;
  /// The dimensions of a view with gaps, outermost first: number and distance in bytes; empty where there are none.
  llvm::SmallVector<std::pair<int64_t, int64_t>> gapDims;
  /// The bytes without a gap, repeated over `gapDims`.
  int64_t runBytes = 0;
};

/// What a message calls a command: `'weft.cmd.collective' reduce_scatter of '@L[0]' on @grad_comm`.
std::string describeCommand(mlir::Operation *command);

/// The bucket that a command carries, or that a coalesced launch around it does, as `weft-insert-async` labelled it;
/// empty if it has no label.
llvm::StringRef getBucketLabel(mlir::Operation *command);

/// `@L[0]` for a buffer of that bucket of a layout; empty for one of no bucket.
std::string getBucketName(BufferOp buffer);

/// The places and accesses of one program.
class CommandAccesses {
public:
  explicit CommandAccesses(mlir::func::FuncOp program);

  llvm::ArrayRef<ArenaPlace> getPlaces() const { return places; }
  /// Whether the program works on that buffer of the module.
  bool isOwn(BufferOp buffer) const;
  /// What a message calls a place: `param buffer 'L.param' 0`, or `gradients [4096, 8192)`.
  std::string describePlace(size_t place) const;

  /// What a launch, product, collective, copy or coalesced launch touches. Empty views are left out. Fails with a
  /// message if a buffer is no view of the arena, or if the command would leave the view.
  mlir::FailureOr<llvm::SmallVector<Access>> get(mlir::Operation *command);

  KernelOp getKernel(LaunchCommandOp launch) const { return kernels.lookup(launch.getKernelAttr()); }

private:
  using Dims = llvm::SmallVector<std::pair<int64_t, int64_t>>;
  mlir::LogicalResult add(mlir::Operation *command, mlir::Value buffer, size_t operand, bool reads, bool writes,
                          std::optional<Dims> dims, llvm::SmallVectorImpl<Access> &accesses);
  struct Effects {
    bool reads = false, writes = false;
  };
  llvm::ArrayRef<Effects> getEffects(KernelOp kernel);
  static llvm::SmallVector<Effects> computeEffects(KernelOp kernel);

  mlir::func::FuncOp program;
  std::vector<ArenaPlace> places;
  llvm::DenseMap<mlir::Operation *, size_t> placeOfView;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<Effects>> effects;
  llvm::DenseMap<mlir::Attribute, KernelOp> kernels;
};

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_COMMANDACCESSES_H
