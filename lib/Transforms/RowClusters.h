// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups the generics of a step into clusters that one loop over rows computes.

#ifndef WEFT_LIB_TRANSFORMS_ROWCLUSTERS_H
#define WEFT_LIB_TRANSFORMS_ROWCLUSTERS_H

#include "KernelUtils.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace weft {

/// Generics that share a loop nest over rows. A row is what is left of a tensor when the leading dimensions that the
/// loops walk are fixed. With no row loops the members simply run one after the other.
struct RowCluster {
  /// Sizes of the row loops, outermost first.
  llvm::SmallVector<int64_t> rows;
  /// Computed for each row, in an order in which every member follows what it reads.
  llvm::SmallVector<mlir::linalg::GenericOp> members;
  /// Computed once after the loops, from sums over rows.
  llvm::SmallVector<mlir::linalg::GenericOp> epilogue;
  /// Whether the loss depends on a member.
  bool forward = false;
  /// The most elements of a row that one member walks over.
  int64_t largestRow = 1;
  /// Where the cluster stands in the step, see RowClusters::anchor.
  int64_t anchor = 0;
  /// The dimension in which each row loop walks a value that is made or read row by row.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned>> rowDims;
};

/// Options of the clustering.
struct ClusterOptions {
  /// Rows of up to so many elements may join a cluster of shorter rows.
  int64_t maxRowElements = 16384;
  /// Whether elementwise values are computed again in another cluster instead of being stored.
  bool rematerialize = true;
};

/// The clusters of one function.
class RowClusters {
public:
  RowClusters(mlir::func::FuncOp func, const ClusterOptions &options);

  /// The clusters that are not empty, in no particular order: `anchor` gives the order.
  llvm::MutableArrayRef<RowCluster> getClusters() { return clusters; }

  /// The row loops of a member: for each row loop of its cluster, its own loop.
  llvm::ArrayRef<unsigned> getRowLoops(mlir::linalg::GenericOp op) const { return info.find(op)->second.rowLoops; }

  /// The place of an operation in an order in which all clusters follow what they read. Operations and clusters are
  /// nodes; along every edge between nodes the anchor grows.
  int64_t getAnchor(mlir::Operation *op) const;

  /// How many values are computed again instead of being stored, and how many operations that copied.
  unsigned numRematerialized = 0;
  unsigned numClones = 0;

private:
  struct Info {
    int cluster = -1;
    bool inEpilogue = false;
    llvm::SmallVector<unsigned> rowLoops;
  };

  void assign(mlir::linalg::GenericOp op);
  bool tryJoin(mlir::linalg::GenericOp op, int cluster);
  bool tryJoinEpilogue(mlir::linalg::GenericOp op, int cluster);
  void startCluster(mlir::linalg::GenericOp op);
  void addMember(mlir::linalg::GenericOp op, int cluster, llvm::ArrayRef<unsigned> rowLoops);
  bool phasesAgree(mlir::linalg::GenericOp op, const RowCluster &cluster) const;
  bool readsAligned(mlir::linalg::GenericOp op, int cluster, llvm::ArrayRef<unsigned> rowLoops) const;
  int64_t getReadAnchor(mlir::Value value, int cluster) const;
  int64_t getFirstReader(mlir::Value value, int cluster, mlir::Operation *op) const;
  std::optional<int64_t> findAnchor(mlir::linalg::GenericOp op, int cluster) const;
  int getCluster(mlir::Value value) const;

  // Rematerialisation (RowClusters.cpp, second half).
  void rematerialize();
  bool isLarge(mlir::Value value, mlir::Value reference) const;
  bool isStored(mlir::Value value) const;
  bool collectChain(mlir::OpOperand &use, mlir::Value reference, llvm::ArrayRef<int64_t> rows,
                    llvm::SetVector<mlir::Value> &leaves, llvm::SetVector<mlir::Operation *> &chain) const;
  llvm::SetVector<mlir::Value> getLoaded(int cluster) const;
  llvm::SmallVector<mlir::OpOperand *> getWanted(int cluster) const;
  unsigned findForcedStores(int cluster);
  void cloneChains(int cluster);
  void eraseDead();

  mlir::Block *block;
  ClusterOptions options;
  llvm::SmallVector<RowCluster> clusters;
  llvm::DenseMap<mlir::Operation *, Info> info;
  llvm::DenseMap<mlir::Operation *, int64_t> positions;
  llvm::DenseSet<mlir::Operation *> forwardOps;
  llvm::DenseSet<mlir::Value> forcedStores;
};

/// The operations of the function's body on which the loss or a metric depends.
llvm::DenseSet<mlir::Operation *> findForwardOps(mlir::func::FuncOp func);

/// Whether the operation stands wherever its readers need it: a view, a constant, a scalar, a fill.
bool isFloating(mlir::Operation *op);

/// Tensors that the regions of an operation read without taking them as operands.
llvm::SetVector<mlir::Value> getCapturedTensors(mlir::Operation *op);

/// Whether an output of the generic is made row by row: its map has every row loop.
bool isRowOutput(mlir::AffineMap map, llvm::ArrayRef<unsigned> rowLoops);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_ROWCLUSTERS_H
