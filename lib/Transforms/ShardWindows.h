// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long whole buckets of sharded layouts live. What bounds them is written into the program as dependences, each a
// `weft.barrier`, so that every order that respects values respects the bound: that of the program, that of
// `weft-schedule` and any other.
//
// Gradients (ZeRO-2). A step has at most two buckets of gradients, one that is filled and one that is in flight: what
// first writes into a bucket after the reduction of the last but one began depends on the result of that reduction.
// Buckets that one parameter is split over count as one. A bucket into which something is written before that (several
// micro-batches, tied parameters) is there already; then its last gradient, or its pack, depends on the reduction, and
// two reductions are in flight at most.
//
// Parameters (ZeRO-3). Gathered buckets take at most the bytes of the window: the most that two operations which follow
// one another in reading parameters read together, so that the next bucket is under way while one is used. Operations
// that read parameters are walked in the order of the program. A bucket that is not there is gathered; if the window is
// full, those go whose next use is farthest away (Belady, 1966), and the gather depends on the operations that used
// them. So a bucket is gathered once on the way through the forward and once on the way back; the last buckets of the
// forward stay for the backward, the first ones of the model for the next micro-batch; an evaluation gathers each once,
// but for parameters that it uses again later (tied ones).

#ifndef WEFT_LIB_TRANSFORMS_SHARDWINDOWS_H
#define WEFT_LIB_TRANSFORMS_SHARDWINDOWS_H

#include "weft/Dialect/WeftDialect.h"

namespace weft {

/// One bucket of a sharded layout's parameters, as the program reads it: whole, at its entry.
struct ShardedRead {
  ReadStateOp read;
  LayoutOp layout;
  int64_t numShards;
};

/// Replaces the read by a read of the shard and a gather, at the insertion point. With `after` the gather depends on
/// these values. Returns the gathered bucket.
mlir::Value createGather(mlir::OpBuilder &builder, const ShardedRead &read, mlir::ValueRange after = {});

/// Bounds the buckets of gradients that a step holds at once.
void boundGradients(mlir::FunctionOpInterface step);

/// Gathers the buckets near their uses and bounds how many of them the function holds at once.
void gatherInWindow(mlir::FunctionOpInterface function, llvm::ArrayRef<ShardedRead> reads);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_SHARDWINDOWS_H
