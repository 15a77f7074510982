// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether ranks that run different programs agree on their collectives.

#ifndef WEFT_ANALYSIS_RANKORDER_H
#define WEFT_ANALYSIS_RANKORDER_H

#include "weft/Dialect/WeftDialect.h"

#include <vector>

namespace weft {

/// The collectives of one program and what they wait for. The program runs on the ranks whose mesh coordinates are
/// those of its attribute `weft.coordinates` (a dictionary such as `{pp = 0 : i64}`); on all, without one.
class RankProgram {
public:
  RankProgram(mlir::Operation *program, size_t numStreams) : program(program), last(numStreams, -1) {}

  /// The point that a stream has reached: what was issued to it so far.
  int64_t getPoint(size_t stream) const { return last[stream]; }
  /// What is issued to the stream from now on runs after the point, which may be of another stream.
  void wait(size_t stream, int64_t point);
  void issue(size_t stream, CollectiveOpInterface collective);

  struct Node {
    /// Null for a wait.
    CollectiveOpInterface collective;
    llvm::SmallVector<int64_t, 2> predecessors;
  };

  mlir::Operation *program;
  std::vector<Node> nodes;

private:
  llvm::SmallVector<int64_t, 4> last;
};

/// Checks that the programs are of different ranks and of all; that on every communicator that two of them share they
/// start the same collectives in the same order; and that no streams wait for each other in a cycle. One program for
/// all ranks does so by itself.
mlir::LogicalResult verifyRankOrder(llvm::ArrayRef<RankProgram> programs);

} // namespace weft

#endif // WEFT_ANALYSIS_RANKORDER_H
