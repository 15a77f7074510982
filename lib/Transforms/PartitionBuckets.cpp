// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/BucketLayout.h"
#include "weft/Analysis/OptionValues.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"

namespace weft {
#define GEN_PASS_DEF_PARTITIONBUCKETSPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr StringLiteral kCategory = "weft-partition-buckets";

namespace {

struct PartitionBucketsPass : weft::impl::PartitionBucketsPassBase<PartitionBucketsPass> {
  using PartitionBucketsPassBase::PartitionBucketsPassBase;
  void runOnOperation() override;
};

/// The pack, reduction (null where it was folded away) and update of a layout of one bucket.
struct GradientPath {
  PackOp pack;
  AllReduceOp reduction;
  UpdateOp update;
};

/// The numbers of a block's operations, from 0.
using Positions = llvm::DenseMap<Operation *, int64_t>;

} // namespace

static Positions numberOperations(Block &block) {
  Positions positions;
  for (auto [index, op] : llvm::enumerate(block))
    positions[&op] = index;
  return positions;
}

/// The way of the layout's gradients, or null operations if it has none (frozen parameters).
static FailureOr<GradientPath> findGradientPath(LayoutOp layout, FunctionOpInterface step) {
  GradientPath path;
  for (UpdateOp update : step.getFunctionBody().front().getOps<UpdateOp>()) {
    if (update.getTargetAttr().getAttr() != layout.getSymNameAttr())
      continue;
    if (path.update)
      return update.emitOpError("expects ") << update.getTargetAttr() << " to be updated once";
    path.update = update;
    path.reduction = update.getGradient().getDefiningOp<AllReduceOp>();
    Value packed = path.reduction ? path.reduction.getOperand() : Value(update.getGradient());
    path.pack = packed.getDefiningOp<PackOp>();
    if (!path.pack || path.pack.getLayoutAttr().getAttr() != layout.getSymNameAttr())
      return update.emitOpError("expects the gradient to be a pack of ")
             << update.getTargetAttr() << ", or its all-reduce";
  }
  if (path.update && layout.getNumBuckets() != 1)
    return layout.emitOpError("expects a layout of one bucket, but got ") << layout.getNumBuckets();
  return path;
}

/// When each packed parameter is declared, first read in the step, and its gradient is there.
static SmallVector<ParamTimes> getTimes(ModuleOp module, FunctionOpInterface step, PackOp pack,
                                        const Positions &positions) {
  llvm::DenseMap<StringAttr, ParamTimes> times;
  for (auto [index, param] : llvm::enumerate(module.getOps<ParamOp>()))
    times[param.getSymNameAttr()].declared = index;
  Block *block = &step.getFunctionBody().front();
  step.walk([&](UnpackOp unpack) {
    Operation *read = getFirstRead(block, unpack.getResult());
    if (!read)
      return;
    int64_t position = positions.lookup(read);
    int64_t &firstUse = times[unpack.getParamAttr().getAttr()].firstUse;
    firstUse = firstUse < 0 ? position : std::min(firstUse, position);
  });
  SmallVector<ParamTimes> packed;
  for (auto [param, value] : llvm::zip(pack.getParams().getAsRange<FlatSymbolRefAttr>(), pack.getValues())) {
    ParamTimes &time = times[param.getAttr()];
    time.gradientReady = value.getDefiningOp() ? positions.lookup(value.getDefiningOp()) : -1;
    packed.push_back(time);
  }
  return packed;
}

/// Says why each bucket ends where it does, and which is the largest.
static void reportBuckets(LayoutOp layout, ArrayRef<LayoutBucket> buckets, int64_t elementBytes) {
  for (auto [index, bucket] : llvm::enumerate(buckets))
    remark::passed(layout.getLoc(), remark::RemarkOpts::name("BucketClosed").category(kCategory))
        << ("bucket " + Twine(index) + " of @" + layout.getSymName() + " with " + Twine(bucket.slots.size()) +
            " slots and " + Twine(bucket.numElements * elementBytes) +
            " bytes closed: " + describeCloseReason(bucket.reason))
               .str();
  auto largest = llvm::max_element(
      buckets, [](const LayoutBucket &a, const LayoutBucket &b) { return a.numElements < b.numElements; });
  if (largest != buckets.end())
    remark::analysis(layout.getLoc(), remark::RemarkOpts::name("LargestBucket").category(kCategory))
        << ("the largest of " + Twine(buckets.size()) + " buckets of @" + layout.getSymName() + " has " +
            Twine(largest->numElements * elementBytes) + " bytes")
               .str();
}

/// Gives each bucket its pack, right after the last gradient in it, its reduction and its update.
static void splitGradients(LayoutOp layout, GradientPath path) {
  llvm::DenseMap<Attribute, Value> gradientOf;
  for (auto [param, value] : llvm::zip(path.pack.getParams(), path.pack.getValues()))
    gradientOf[param] = value;
  OpBuilder builder(path.pack);
  Operation *nextUpdate = path.update;
  // Last bucket first: of packs that become ready at one operation, the first bucket's comes to stand first.
  for (int64_t index = layout.getNumBuckets() - 1; index >= 0; --index) {
    BucketAttr bucket = layout.getBucket(index);
    SmallVector<Attribute> params;
    SmallVector<Value> gradients;
    for (SlotAttr slot : bucket.getSlots()) {
      params.push_back(slot.getParam());
      gradients.push_back(gradientOf.lookup(slot.getParam()));
    }
    Type type = RankedTensorType::get({bucket.getNumElements()}, layout.getElementType());
    IntegerAttr indexAttr = builder.getI64IntegerAttr(index);
    builder.setInsertionPoint(path.pack);
    auto pack = PackOp::create(builder, path.pack.getLoc(), type, path.pack.getLayoutAttr(), indexAttr,
                               builder.getArrayAttr(params), gradients);
    hoistToOperands(pack);
    Value reduced = pack.getResult();
    // An empty bucket has nothing to reduce; its parameters are updated all the same.
    if (path.reduction && bucket.getNumElements() > 0) {
      builder.setInsertionPointAfter(pack);
      reduced = AllReduceOp::create(builder, path.reduction.getLoc(), TypeRange{type}, reduced,
                                    path.reduction.getReductionAttr(), path.reduction.getMeshAttr(),
                                    path.reduction.getAxesAttr(), path.reduction.getDivisorAttr())
                    .getResult(0);
    }
    builder.setInsertionPoint(nextUpdate);
    nextUpdate = UpdateOp::create(builder, path.update.getLoc(), path.update.getTargetAttr(), indexAttr, reduced,
                                  path.update.getDivisor(), path.update.getOptimizerAttr());
  }
  path.update.erase();
  if (path.reduction)
    path.reduction.erase();
  path.pack.erase();
}

/// Reads the parameter state bucket by bucket and unpacks from the buckets that hold each parameter.
static void splitReads(LayoutOp layout, FunctionOpInterface function) {
  llvm::DenseMap<StringAttr, SmallVector<int64_t>> holders;
  for (auto [index, bucket] : llvm::enumerate(layout.getBuckets().getAsRange<BucketAttr>()))
    for (SlotAttr slot : bucket.getSlots())
      if (SmallVector<int64_t> &indices = holders[slot.getParam().getAttr()];
          indices.empty() || indices.back() != static_cast<int64_t>(index))
        indices.push_back(index);
  SmallVector<UnpackOp> unpacks;
  function.walk([&](UnpackOp unpack) {
    if (unpack.getLayoutAttr().getAttr() == layout.getSymNameAttr())
      unpacks.push_back(unpack);
  });
  llvm::DenseMap<int64_t, Value> bucketValues;
  for (UnpackOp unpack : unpacks) {
    auto whole = unpack.getValues().front().getDefiningOp<ReadStateOp>();
    ArrayRef<int64_t> indices = holders[unpack.getParamAttr().getAttr()];
    SmallVector<Value> values;
    for (int64_t index : indices) {
      Value &value = bucketValues[index];
      if (!value) {
        OpBuilder builder(whole);
        Type type = RankedTensorType::get({layout.getBucket(index).getNumElements()}, layout.getElementType());
        value =
            ReadStateOp::create(builder, whole.getLoc(), type, whole.getStateAttr(), builder.getI64IntegerAttr(index));
      }
      values.push_back(value);
    }
    unpack.setBuckets(indices);
    unpack.getValuesMutable().assign(values);
    if (whole->use_empty())
      whole.erase();
  }
}

/// Lays out one layout anew and rewrites its gradients and reads.
static LogicalResult partition(LayoutOp layout, MeshOp mesh, ArrayRef<FunctionOpInterface> functions,
                               LayoutRules rules) {
  FunctionOpInterface step = functions.front();
  FailureOr<GradientPath> path = findGradientPath(layout, step);
  if (failed(path))
    return failure();
  if (!path->update) {
    remark::missed(layout.getLoc(), remark::RemarkOpts::name("NoGradients").category(kCategory))
        << ("@" + layout.getSymName() + " is not cut, since its parameters have no gradients").str();
    return success();
  }
  for (FunctionOpInterface function : functions) {
    WalkResult result = function.walk([&](UnpackOp unpack) -> WalkResult {
      if (unpack.getLayoutAttr().getAttr() != layout.getSymNameAttr() ||
          llvm::all_of(unpack.getValues(), [](Value value) { return value.getDefiningOp<ReadStateOp>(); }))
        return WalkResult::advance();
      return unpack.emitOpError("expects to unpack a read of the parameter state");
    });
    if (result.wasInterrupted())
      return failure();
  }
  auto module = cast<ModuleOp>(layout->getParentOp());
  SymbolTable symbolTable(module);
  rules.elementBytes = getBytesPerElement(layout.getElementType());
  rules.numShards = mesh.getNumRanks(layout.getShardAxes());
  Positions positions = numberOperations(step.getFunctionBody().front());
  SmallVector<ParamTimes> times = getTimes(module, step, path->pack, positions);
  std::vector<int64_t> order = orderParams(rules.policy, times);
  SmallVector<FlatSymbolRefAttr> names;
  SmallVector<LayoutParam> params;
  for (int64_t index : order) {
    names.push_back(cast<FlatSymbolRefAttr>(path->pack.getParams()[index]));
    auto param = symbolTable.lookup<ParamOp>(names.back().getAttr());
    params.push_back({param.getNumElements(), param.getTied()});
    if (int64_t numParts = countParts(param.getNumElements(), rules); numParts > kMaxPartsOfParam)
      return param.emitOpError("expects 'bucket-size' to split parameter '")
             << param.getSymName() << "' in at most " << kMaxPartsOfParam << " buckets, but it makes " << numParts
             << "; a larger size helps";
  }
  std::optional<std::vector<LayoutBucket>> buckets = computeBuckets(params, rules);
  if (!buckets)
    return layout.emitOpError("expects its buckets to have less than 2^63 elements");
  SmallVector<Attribute> attributes;
  for (const LayoutBucket &bucket : *buckets) {
    SmallVector<SlotAttr> slots;
    for (const LayoutSlot &slot : bucket.slots)
      slots.push_back(
          SlotAttr::get(layout.getContext(), names[slot.param], slot.offset, slot.length, slot.paramOffset));
    attributes.push_back(BucketAttr::get(layout.getContext(), bucket.numElements, slots));
  }
  layout.setBucketsAttr(ArrayAttr::get(layout.getContext(), attributes));
  reportBuckets(layout, *buckets, rules.elementBytes);
  splitGradients(layout, *path);
  for (FunctionOpInterface function : functions)
    splitReads(layout, function);
  return success();
}

/// The size of that option; none if it is empty.
static FailureOr<std::optional<BucketCap>> readSize(ModuleOp module, StringRef option, StringRef text) {
  if (text.empty())
    return std::optional<BucketCap>();
  llvm::Expected<BucketCap> size = parseBucketCap(option, text);
  if (!size)
    return module.emitError(llvm::toString(size.takeError()));
  return std::optional<BucketCap>(*size);
}

void PartitionBucketsPass::runOnOperation() {
  ModuleOp module = getOperation();
  FailureOr<std::optional<BucketCap>> size = readSize(module, "bucket-size", bucketSize);
  FailureOr<std::optional<BucketCap>> firstSize = readSize(module, "first-bucket-size", firstBucketSize);
  if (failed(size) || failed(firstSize))
    return signalPassFailure();
  std::optional<BucketPolicy> parsedPolicy = parseBucketPolicy(policy);
  if (!parsedPolicy) {
    module.emitError("expects the bucket policy to be weft, megatron, torch-ddp, deepspeed or per-parameter, but got '")
        << policy.getValue() << "'";
    return signalPassFailure();
  }
  FailureOr<MeshOp> mesh = findMesh(module);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(mesh) || failed(functions))
    return signalPassFailure();
  LayoutRules rules;
  rules.policy = *parsedPolicy;
  rules.size = *size;
  rules.firstSize = *firstSize;
  rules.padForBusBandwidth = padForBusBandwidth;
  for (LayoutOp layout : llvm::to_vector(module.getOps<LayoutOp>()))
    if (failed(partition(layout, *mesh, *functions, rules)))
      return signalPassFailure();
}
