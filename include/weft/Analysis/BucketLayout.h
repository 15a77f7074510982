// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a list of parameters is cut in buckets: plain data in, plain data out, no IR. All counts are int64_t; names say
// whether they count elements or bytes.

#ifndef WEFT_ANALYSIS_BUCKETLAYOUT_H
#define WEFT_ANALYSIS_BUCKETLAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weft {

/// Whose rules decide order, close rule and inner alignment of buckets (docs/rationale.md, "Buckets and collectives").
enum class BucketPolicy { Weft, Megatron, TorchDdp, DeepSpeed, PerParameter };

/// The policy's name as an option spells it.
llvm::StringRef stringifyBucketPolicy(BucketPolicy policy);

/// The policy of that name, or none.
std::optional<BucketPolicy> parseBucketPolicy(llvm::StringRef name);

/// The size at which a bucket is cut, in the unit in which it was given.
struct BucketCap {
  int64_t count = 0;
  bool isBytes = true;

  /// The same size in elements of `elementBytes`, rounded down, at least 1.
  int64_t getNumElements(int64_t elementBytes) const;
  /// The same size in bytes; saturates.
  int64_t getNumBytes(int64_t elementBytes) const;
};

/// What the layout of a parameter depends on.
struct LayoutParam {
  int64_t numElements = 0;
  /// Used at both ends of the model, such as an embedding that is also the head.
  bool tied = false;
};

/// When a parameter is declared, first used and last given a gradient: any numbers that are ordered like the events.
struct ParamTimes {
  int64_t declared = 0;
  /// Of the first use in the forward; -1 if there is none.
  int64_t firstUse = -1;
  int64_t gradientReady = 0;
};

/// The rules of one layout.
struct LayoutRules {
  BucketPolicy policy = BucketPolicy::Weft;
  int64_t elementBytes = 4;
  /// In how many equal shards a bucket must be divisible.
  int64_t numShards = 1;
  /// None: the policy's default.
  std::optional<BucketCap> size;
  /// Of the first bucket (`torch-ddp` only). None: the policy's default if `size` is none, otherwise `size`.
  std::optional<BucketCap> firstSize;
  /// Pads bucket ends to 65,536 elements (`megatron` only).
  bool padForBusBandwidth = false;
};

/// Elements `[paramOffset, paramOffset + length)` of a parameter at `offset` of its bucket.
struct LayoutSlot {
  int64_t param = 0;
  int64_t offset = 0;
  int64_t length = 0;
  int64_t paramOffset = 0;
};

/// Why a bucket ends where it does.
enum class CloseReason { Full, NextDoesNotFit, NextIsSplit, Split, Tied, NextIsTied, OneEach, LastParameter };

/// The reason in words, after "closed: ".
llvm::StringRef describeCloseReason(CloseReason reason);

struct LayoutBucket {
  /// Padding included.
  int64_t numElements = 0;
  /// Up to the end of the last slot.
  int64_t numUnpaddedElements = 0;
  std::vector<LayoutSlot> slots;
  CloseReason reason = CloseReason::LastParameter;
};

/// Each rank's shard of a bucket is a multiple of this.
constexpr int64_t kShardAlignmentBytes = 128;

/// The indices of the parameters in the order in which the policy lays them out: `weft` reverses the order of first
/// use, `megatron` the order of declaration; the others take gradients as they get ready.
std::vector<int64_t> orderParams(BucketPolicy policy, llvm::ArrayRef<ParamTimes> times);

/// A parameter may be split over so many buckets. A step has some commands for each, and the analyses of what is
/// written where take time by its square: more would be a compilation without an end, and messages too small to be
/// worth it.
constexpr int64_t kMaxPartsOfParam = 4096;

/// Into how many parts the rules split a parameter of that many elements; 1 unless the policy is `weft`.
int64_t countParts(int64_t numElements, const LayoutRules &rules);

/// Cuts parameters, given in layout order, in buckets; slots refer to positions in `params`. None if a count does not
/// fit in an int64_t.
std::optional<std::vector<LayoutBucket>> computeBuckets(llvm::ArrayRef<LayoutParam> params, const LayoutRules &rules);

/// One bucket with all parameters, each start aligned. None if a count does not fit in an int64_t.
std::optional<LayoutBucket> computeSingleBucket(llvm::ArrayRef<LayoutParam> params, int64_t elementBytes,
                                                int64_t numShards);

} // namespace weft

#endif // WEFT_ANALYSIS_BUCKETLAYOUT_H
