// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves by where the bytes of a program come from that updates, loss and metrics get what they should.

#ifndef WEFT_LIB_TRANSFORMS_COMMANDCONTENTS_H
#define WEFT_LIB_TRANSFORMS_COMMANDCONTENTS_H

#include "ByteContents.h"
#include "CommandAccesses.h"
#include "UpdateRules.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace weft {

/// Walks through the commands of one program in their order, once what they touch is known to be ordered alike on every
/// run, and knows of each byte where it comes from (`Content`). With that,
/// * an update applies the optimizer's rule to the parameters and moments of one bucket, each in its place, with the
///   gradient of that bucket: every slot of it sums all contributions, is summed over each axis on which it is partial
///   once, and divided by what the mean or the weight of the loss demands, once;
/// * loss and metrics are reduced likewise;
/// * a gather of parameters is for the bucket that it reads.
class CommandContents {
public:
  CommandContents(mlir::func::FuncOp program, const CommandAccesses &memory, const mlir::SymbolTable &symbols);

  /// Takes a command, or the parts of a coalesced launch, which run at once. `partOfAccess` says whose an access is.
  mlir::LogicalResult visit(llvm::ArrayRef<mlir::Operation *> parts, llvm::ArrayRef<Access> accesses,
                            llvm::ArrayRef<size_t> partOfAccess);
  /// Checks what is known at the end of the program only.
  mlir::LogicalResult finish();

private:
  using Pieces = std::vector<ContentPiece>;
  struct Write {
    int64_t begin;
    Pieces pieces;
  };
  struct BucketUpdate;
  struct Trace;
  /// A gradient, the launch that takes it, and what divides it there, if anything does.
  struct Division {
    mlir::Operation *update;
    Pieces divisor;
    std::string what;
  };

  Pieces read(const Access &access) const { return contents.read(access.begin, access.end); }
  ContentPiece merge(mlir::Operation *op, const Access &access);
  bool dependsOnBatch(llvm::ArrayRef<ContentPiece> pieces) const;
  void writeValues(mlir::Operation *op, llvm::ArrayRef<Access> accesses, std::vector<Write> &writes);
  mlir::LogicalResult checkForeignWrite(mlir::Operation *op, const Access &access);
  mlir::LogicalResult visitCopy(CopyCommandOp op, llvm::ArrayRef<Access> accesses, std::vector<Write> &writes);
  mlir::LogicalResult visitPart(mlir::Operation *op, llvm::ArrayRef<Access> accesses, std::vector<Write> &writes);
  mlir::LogicalResult visitCollective(CollectiveCommandOp op, llvm::ArrayRef<Access> accesses,
                                      std::vector<Write> &writes);
  mlir::LogicalResult checkGather(CollectiveCommandOp op, llvm::ArrayRef<Access> accesses);

  bool isState(size_t place) const;
  mlir::FailureOr<BucketUpdate> findBucket(LaunchCommandOp op, llvm::ArrayRef<Access> accesses);
  mlir::LogicalResult checkUpdate(LaunchCommandOp op, llvm::ArrayRef<Access> accesses);
  mlir::LogicalResult checkArgument(const BucketUpdate &update, UpdateArgument argument, const Access &access);
  mlir::LogicalResult checkGradient(const BucketUpdate &update, const Access &access);
  mlir::LogicalResult checkShard(const BucketUpdate &update, const Trace &trace, const std::string &what);
  mlir::LogicalResult checkSlot(const BucketUpdate &update, SlotAttr slot, ParamOp param,
                                llvm::ArrayRef<ContentPiece> pieces);
  mlir::LogicalResult checkSplit(const BucketUpdate &update, SlotAttr slot, ContentPiece piece);

  Trace trace(Pieces pieces) const;
  /// Counts the contributions that a piece sums, and those among them that do not depend on the batch; refuses those
  /// that are summed more than once `numRepeats` times.
  mlir::FailureOr<int64_t> countContributions(mlir::Operation *user, ContentPiece piece, int64_t numRepeats,
                                              int64_t &numIndependent, const llvm::Twine &what) const;
  mlir::LogicalResult checkScalar(BufferOp buffer);
  mlir::LogicalResult checkReduced(mlir::Operation *user, Pieces pieces, int64_t divisor, const llvm::Twine &what);

  mlir::func::FuncOp program;
  const CommandAccesses &memory;
  const mlir::SymbolTable &symbols;
  MeshOp mesh;
  llvm::SmallVector<OptimizerOp> optimizers;
  ByteContents contents;
  std::vector<Division> divisions;
  /// The weight by which the loss is divided.
  std::optional<ContentPiece> weight;
  mlir::Operation *weightUser = nullptr;
  /// Of parameters that are split over buckets: the content of a gradient, and how far its first byte is from that of
  /// the parameter.
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, int64_t> splitOffsets;
  /// Their updates, and whether a part of the gradient depends on the batch.
  llvm::MapVector<mlir::StringAttr, std::pair<mlir::Operation *, bool>> splitGradients;
};

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_COMMANDCONTENTS_H
