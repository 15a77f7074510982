// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/BucketLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <limits>
#include <numeric>

using namespace weft;

static constexpr int64_t kMaxElements = std::numeric_limits<int64_t>::max();
static constexpr int64_t kMiB = int64_t(1) << 20;

//===----------------------------------------------------------------------===//
// Names and sizes
//===----------------------------------------------------------------------===//

static constexpr std::pair<BucketPolicy, const char *> kPolicyNames[] = {{BucketPolicy::Weft, "weft"},
                                                                         {BucketPolicy::Megatron, "megatron"},
                                                                         {BucketPolicy::TorchDdp, "torch-ddp"},
                                                                         {BucketPolicy::DeepSpeed, "deepspeed"},
                                                                         {BucketPolicy::PerParameter, "per-parameter"}};

llvm::StringRef weft::stringifyBucketPolicy(BucketPolicy policy) {
  for (auto [value, name] : kPolicyNames)
    if (value == policy)
      return name;
  return "";
}

std::optional<BucketPolicy> weft::parseBucketPolicy(llvm::StringRef text) {
  for (auto [value, name] : kPolicyNames)
    if (text == name)
      return value;
  return std::nullopt;
}

int64_t BucketCap::getNumElements(int64_t elementBytes) const {
  return isBytes ? std::max<int64_t>(1, count / elementBytes) : count;
}

int64_t BucketCap::getNumBytes(int64_t elementBytes) const {
  if (isBytes)
    return count;
  int64_t bytes;
  return llvm::MulOverflow(count, elementBytes, bytes) ? std::numeric_limits<int64_t>::max() : bytes;
}

llvm::StringRef weft::describeCloseReason(CloseReason reason) {
  switch (reason) {
  case CloseReason::Full:
    return "it has reached the bucket size";
  case CloseReason::NextDoesNotFit:
    return "the next parameter would exceed the bucket size";
  case CloseReason::NextIsSplit:
    return "the next parameter is larger than the bucket size and starts a bucket";
  case CloseReason::Split:
    return "a parameter that is larger than the bucket size is split here";
  case CloseReason::Tied:
    return "a tied parameter has a bucket of its own";
  case CloseReason::NextIsTied:
    return "the next parameter is tied and has a bucket of its own";
  case CloseReason::OneEach:
    return "each parameter has a bucket of its own";
  case CloseReason::LastParameter:
    return "no parameter is left";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

std::vector<int64_t> weft::orderParams(BucketPolicy policy, llvm::ArrayRef<ParamTimes> times) {
  std::vector<int64_t> order(times.size());
  std::iota(order.begin(), order.end(), 0);
  auto comesBefore = [&](int64_t a, int64_t b) {
    switch (policy) {
    case BucketPolicy::Weft:
      return std::pair(times[a].firstUse, times[a].declared) > std::pair(times[b].firstUse, times[b].declared);
    case BucketPolicy::Megatron:
      return times[a].declared > times[b].declared;
    case BucketPolicy::TorchDdp:
    case BucketPolicy::DeepSpeed:
    case BucketPolicy::PerParameter:
      return std::pair(times[a].gradientReady, times[a].declared) <
             std::pair(times[b].gradientReady, times[b].declared);
    }
    return false;
  };
  llvm::sort(order, [&](int64_t a, int64_t b) { return comesBefore(a, b) || (!comesBefore(b, a) && a < b); });
  return order;
}

//===----------------------------------------------------------------------===//
// Buckets
//===----------------------------------------------------------------------===//

namespace {

/// Fills buckets one after the other. Once a count has overflowed it only keeps the fact.
class BucketBuilder {
public:
  BucketBuilder(int64_t startAlignment, int64_t endAlignment)
      : startAlignment(startAlignment), endAlignment(endAlignment) {}

  bool isOpen() const { return !open.slots.empty(); }
  /// Elements up to the end of the last slot.
  int64_t getNumElements() const { return open.numUnpaddedElements; }

  /// Where a further parameter would start.
  int64_t getNextStart() { return alignTo(open.numUnpaddedElements, startAlignment); }

  void add(int64_t param, int64_t length, int64_t paramOffset = 0) {
    int64_t offset = getNextStart();
    if (llvm::AddOverflow(offset, length, open.numUnpaddedElements))
      overflow = true;
    open.slots.push_back({param, offset, length, paramOffset});
  }

  void close(CloseReason reason) {
    open.numElements = alignTo(open.numUnpaddedElements, endAlignment);
    open.reason = reason;
    buckets.push_back(std::move(open));
    open = {};
  }

  std::optional<std::vector<LayoutBucket>> finish() {
    if (isOpen())
      close(CloseReason::LastParameter);
    int64_t total = 0;
    for (const LayoutBucket &bucket : buckets)
      overflow |= llvm::AddOverflow(total, bucket.numElements, total);
    if (overflow)
      return std::nullopt;
    return std::move(buckets);
  }

private:
  int64_t alignTo(int64_t value, int64_t alignment) {
    int64_t padded;
    if (llvm::AddOverflow(value, alignment - 1, padded)) {
      overflow = true;
      return value;
    }
    return padded / alignment * alignment;
  }

  int64_t startAlignment, endAlignment;
  bool overflow = false;
  LayoutBucket open;
  std::vector<LayoutBucket> buckets;
};

} // namespace

/// The multiple of elements that gives each shard a multiple of `kShardAlignmentBytes`.
static int64_t getShardedUnit(int64_t elementBytes, int64_t numShards) {
  return numShards * (kShardAlignmentBytes / elementBytes);
}

/// The elements of a full bucket of `weft`.
static int64_t getWeftCap(const LayoutRules &rules) {
  int64_t unit = getShardedUnit(rules.elementBytes, rules.numShards);
  int64_t size = rules.size.value_or(BucketCap{25 * kMiB, true}).getNumElements(rules.elementBytes);
  return std::max(unit, size / unit * unit);
}

int64_t weft::countParts(int64_t numElements, const LayoutRules &rules) {
  if (rules.policy != BucketPolicy::Weft || numElements == 0)
    return 1;
  return llvm::divideCeilSigned(numElements, getWeftCap(rules));
}

/// weft: at most `size`; a parameter above it starts a bucket and is split.
static std::optional<std::vector<LayoutBucket>> computeWeft(llvm::ArrayRef<LayoutParam> params,
                                                            const LayoutRules &rules) {
  int64_t unit = getShardedUnit(rules.elementBytes, rules.numShards);
  int64_t cap = getWeftCap(rules);
  BucketBuilder builder(kShardAlignmentBytes / rules.elementBytes, unit);
  for (auto [index, param] : llvm::enumerate(params)) {
    int64_t left = param.numElements;
    if (left > cap && builder.isOpen())
      builder.close(CloseReason::NextIsSplit);
    for (; left > cap; left -= cap) {
      builder.add(index, cap, param.numElements - left);
      builder.close(CloseReason::Split);
    }
    if (builder.isOpen() && builder.getNextStart() > cap - left)
      builder.close(CloseReason::NextDoesNotFit);
    builder.add(index, left, param.numElements - left);
  }
  return builder.finish();
}

/// Megatron-Core with the distributed optimizer: starts at multiples of 64 elements, closes once the size is reached, a
/// tied embedding alone.
static std::optional<std::vector<LayoutBucket>> computeMegatron(llvm::ArrayRef<LayoutParam> params,
                                                                const LayoutRules &rules) {
  BucketCap defaultSize{std::max<int64_t>(40'000'000, 1'000'000 * rules.numShards), false};
  int64_t size = rules.size.value_or(defaultSize).getNumElements(rules.elementBytes);
  int64_t divisor = std::lcm(std::lcm(rules.numShards, rules.padForBusBandwidth ? int64_t(1) << 16 : int64_t(128)),
                             getShardedUnit(rules.elementBytes, rules.numShards));
  BucketBuilder builder(64, divisor);
  for (auto [index, param] : llvm::enumerate(params)) {
    if (param.tied && builder.isOpen())
      builder.close(CloseReason::NextIsTied);
    builder.add(index, param.numElements);
    if (param.tied)
      builder.close(CloseReason::Tied);
    else if (builder.getNumElements() >= size)
      builder.close(CloseReason::Full);
  }
  return builder.finish();
}

/// PyTorch DDP after its first step: closes once the size is reached; the first bucket is smaller by default.
static std::optional<std::vector<LayoutBucket>> computeTorchDdp(llvm::ArrayRef<LayoutParam> params,
                                                                const LayoutRules &rules) {
  int64_t size = rules.size.value_or(BucketCap{25 * kMiB, true}).getNumBytes(rules.elementBytes);
  BucketCap defaultFirst = rules.size.value_or(BucketCap{kMiB, true});
  int64_t limit = rules.firstSize.value_or(defaultFirst).getNumBytes(rules.elementBytes);
  BucketBuilder builder(1, getShardedUnit(rules.elementBytes, rules.numShards));
  for (auto [index, param] : llvm::enumerate(params)) {
    builder.add(index, param.numElements);
    if (builder.getNumElements() < llvm::divideCeilSigned(limit, rules.elementBytes))
      continue;
    builder.close(CloseReason::Full);
    limit = size;
  }
  return builder.finish();
}

/// DeepSpeed's reduction buckets: closes before a parameter that would exceed the size; exactly equal still fits.
static std::optional<std::vector<LayoutBucket>> computeDeepSpeed(llvm::ArrayRef<LayoutParam> params,
                                                                 const LayoutRules &rules) {
  int64_t size = rules.size.value_or(BucketCap{500'000'000, false}).getNumElements(rules.elementBytes);
  BucketBuilder builder(1, getShardedUnit(rules.elementBytes, rules.numShards));
  for (auto [index, param] : llvm::enumerate(params)) {
    bool counts = builder.getNumElements() > 0 && param.numElements > 0;
    if (counts && (param.numElements > size || builder.getNumElements() > size - param.numElements))
      builder.close(CloseReason::NextDoesNotFit);
    builder.add(index, param.numElements);
  }
  return builder.finish();
}

static std::optional<std::vector<LayoutBucket>> computePerParameter(llvm::ArrayRef<LayoutParam> params,
                                                                    const LayoutRules &rules) {
  BucketBuilder builder(1, getShardedUnit(rules.elementBytes, rules.numShards));
  for (auto [index, param] : llvm::enumerate(params)) {
    builder.add(index, param.numElements);
    builder.close(CloseReason::OneEach);
  }
  return builder.finish();
}

std::optional<std::vector<LayoutBucket>> weft::computeBuckets(llvm::ArrayRef<LayoutParam> params,
                                                              const LayoutRules &rules) {
  switch (rules.policy) {
  case BucketPolicy::Weft:
    return computeWeft(params, rules);
  case BucketPolicy::Megatron:
    return computeMegatron(params, rules);
  case BucketPolicy::TorchDdp:
    return computeTorchDdp(params, rules);
  case BucketPolicy::DeepSpeed:
    return computeDeepSpeed(params, rules);
  case BucketPolicy::PerParameter:
    return computePerParameter(params, rules);
  }
  return std::nullopt;
}

std::optional<LayoutBucket> weft::computeSingleBucket(llvm::ArrayRef<LayoutParam> params, int64_t elementBytes,
                                                      int64_t numShards) {
  LayoutRules rules;
  rules.elementBytes = elementBytes;
  rules.numShards = numShards;
  rules.size = BucketCap{kMaxElements, false};
  std::optional<std::vector<LayoutBucket>> buckets = computeWeft(params, rules);
  if (!buckets || buckets->size() > 1)
    return std::nullopt;
  return buckets->empty() ? LayoutBucket() : buckets->front();
}
