// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Mutations.h"

#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace weft;

using Places = std::vector<std::function<void()>>;

static FunctionOpInterface getStep(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function->hasAttr("weft.step"))
      return function;
  return {};
}

template <typename OpTy> static SmallVector<OpTy> getOps(ModuleOp module) {
  SmallVector<OpTy> ops;
  getStep(module)->walk([&](OpTy op) { ops.push_back(op); });
  return ops;
}

/// The collectives that reduce, in starts.
static SmallVector<CollectiveOpInterface> getReductions(ModuleOp module) {
  SmallVector<CollectiveOpInterface> reductions;
  for (CollectiveOpInterface collective : getOps<CollectiveOpInterface>(module))
    if (collective.getReductionKind())
      reductions.push_back(collective);
  return reductions;
}

//===----------------------------------------------------------------------===//
// Waits and order
//===----------------------------------------------------------------------===//

/// What was started is used without a wait.
static Places dropWait(ModuleOp module) {
  Places places;
  for (WaitOp wait : getOps<WaitOp>(module))
    places.push_back([wait]() mutable {
      auto start = wait.getFuture().getDefiningOp<StartOp>();
      SmallVector<Value> values(start.getOutputs());
      llvm::append_range(values, start.getInputs());
      wait.replaceAllUsesWith(values);
      wait.erase();
    });
  return places;
}

static Places doubleWait(ModuleOp module) {
  Places places;
  for (WaitOp wait : getOps<WaitOp>(module))
    places.push_back(
        [wait]() mutable { wait->getBlock()->getOperations().insertAfter(wait->getIterator(), wait->clone()); });
  return places;
}

static Places startBeforeProducer(ModuleOp module) {
  Places places;
  for (StartOp start : getOps<StartOp>(module))
    if (Operation *producer = start.getOperands().front().getDefiningOp())
      places.push_back([start, producer]() mutable { start->moveBefore(producer); });
  return places;
}

/// Starts of two collectives change places in the copy of the step that the last ranks run.
static Places swapStartsOnOneRank(ModuleOp module) {
  Places places;
  SmallVector<StartOp> starts = getOps<StartOp>(module);
  for (size_t index = 0; index + 1 < starts.size(); ++index)
    places.push_back([module, first = starts[index], second = starts[index + 1]]() mutable {
      auto mesh = *module.getOps<MeshOp>().begin();
      Operation *step = getStep(module);
      Builder builder(module.getContext());
      auto setCoordinate = [&](Operation *function, int64_t index) {
        auto axis = cast<StringAttr>(mesh.getAxisNames()[0]);
        function->setAttr("weft.coordinates",
                          builder.getDictionaryAttr(NamedAttribute(axis, builder.getI64IntegerAttr(index))));
      };
      for (int64_t index = 1; index < mesh.getAxisSizes()[0]; ++index) {
        Operation *copy = step->clone();
        auto name = SymbolTable::getSymbolName(step).getValue();
        SymbolTable::setSymbolName(copy, (name + "." + Twine(index)).str());
        setCoordinate(copy, index);
        module.getBody()->getOperations().insertAfter(step->getIterator(), copy);
      }
      setCoordinate(step, 0);
      // The first one may move down to the second as long as its wait stands behind that.
      if (WaitOp wait = first.getWait(); wait->isBeforeInBlock(second))
        wait->moveAfter(second);
      first->moveAfter(second);
    });
  return places;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Places wrongDivisor(ModuleOp module) {
  Places places;
  for (CollectiveOpInterface collective : getReductions(module))
    places.push_back([collective]() mutable {
      collective->setAttr("divisor", IntegerAttr::get(IntegerType::get(collective.getContext(), 64),
                                                      collective.getDivisor() == 1 ? 2 : 1));
    });
  return places;
}

/// Takes another axis of the mesh, or none of the others.
static Places wrongAxes(ModuleOp module) {
  Places places;
  auto mesh = *module.getOps<MeshOp>().begin();
  for (CollectiveOpInterface collective : getOps<CollectiveOpInterface>(module))
    for (Attribute axis : mesh.getAxisNames()) {
      auto axes = ArrayAttr::get(module.getContext(), axis);
      if (axes != collective.getAxesAttr())
        places.push_back([collective, axes]() mutable { collective->setAttr("axes", axes); });
    }
  return places;
}

static Places wrongReduction(ModuleOp module) {
  Places places;
  for (CollectiveOpInterface collective : getReductions(module))
    places.push_back([collective]() mutable {
      collective->setAttr("reduction", ReductionAttr::get(collective.getContext(), Reduction::max));
    });
  return places;
}

/// The reduced result of a start is what goes into it.
static Places dropReduction(ModuleOp module) {
  Places places;
  for (AllReduceOp reduction : getOps<AllReduceOp>(module))
    places.push_back([reduction]() mutable {
      reduction.getResult(0).replaceAllUsesWith(reduction.getOperand());
      reduction.erase();
    });
  return places;
}

/// What is reduced already is reduced once more.
static Places reduceTwice(ModuleOp module) {
  Places places;
  for (CollectiveOpInterface collective : getReductions(module))
    places.push_back([collective]() mutable {
      OpBuilder builder(collective.getContext());
      builder.setInsertionPointAfter(collective);
      Value once = collective->getResult(0);
      auto again = AllReduceOp::create(builder, collective.getLoc(), TypeRange{once.getType()}, once, Reduction::sum,
                                       collective.getMeshAttr().getValue(), collective.getAxesAttr(), /*divisor=*/1);
      once.replaceAllUsesExcept(again.getResult(0), again);
    });
  return places;
}

/// A constant, or the parameter itself, is packed in place of its gradient.
static Places foreignGradient(ModuleOp module) {
  Places places;
  SmallVector<UnpackOp> unpacks = getOps<UnpackOp>(module);
  for (PackOp pack : getOps<PackOp>(module))
    for (auto [index, value] : llvm::enumerate(pack.getValues())) {
      places.push_back([pack, index = index]() mutable {
        OpBuilder builder(pack);
        auto type = cast<RankedTensorType>(pack.getValues()[index].getType());
        auto ones = DenseElementsAttr::get(type, cast<TypedAttr>(builder.getOneAttr(type.getElementType())));
        pack.setOperand(index, arith::ConstantOp::create(builder, pack.getLoc(), ones));
      });
      for (UnpackOp unpack : unpacks)
        if (unpack.getResult().getType() == value.getType() && unpack->isBeforeInBlock(pack)) {
          places.push_back([pack, unpack, index = index]() mutable { pack.setOperand(index, unpack.getResult()); });
          break;
        }
    }
  return places;
}

/// The launches that add one contribution to others.
static SmallVector<LaunchOp> getSums(ModuleOp module) {
  SmallVector<LaunchOp> sums;
  for (LaunchOp launch : getOps<LaunchOp>(module))
    if (module.lookupSymbol<KernelOp>(launch.getKernel())->hasAttr("weft.accumulate"))
      sums.push_back(launch);
  return sums;
}

static Places dropContribution(ModuleOp module) {
  Places places;
  for (LaunchOp sum : getSums(module))
    for (Value kept : sum->getOperands())
      places.push_back([sum, kept]() mutable { sum->getResult(0).replaceAllUsesWith(kept); });
  return places;
}

static Places doubleContribution(ModuleOp module) {
  Places places;
  for (LaunchOp sum : getSums(module))
    for (unsigned doubled : {0u, 1u})
      places.push_back([sum, doubled]() mutable { sum->setOperand(1 - doubled, sum->getOperand(doubled)); });
  return places;
}

//===----------------------------------------------------------------------===//
// Layouts and updates
//===----------------------------------------------------------------------===//

/// Moves a slot by some elements, or the last one of a bucket to the next one.
static Places shiftBoundary(ModuleOp module) {
  Places places;
  for (auto layout : module.getOps<LayoutOp>()) {
    int64_t numBuckets = layout.getNumBuckets();
    auto setSlots = [layout](int64_t bucket, ArrayRef<SlotAttr> slots) mutable {
      SmallVector<Attribute> buckets(layout.getBuckets().getValue());
      auto old = cast<BucketAttr>(buckets[bucket]);
      buckets[bucket] = BucketAttr::get(layout.getContext(), old.getNumElements(), slots);
      layout.setBucketsAttr(ArrayAttr::get(layout.getContext(), buckets));
    };
    for (int64_t bucket = 0; bucket < numBuckets; ++bucket) {
      SmallVector<SlotAttr> slots(layout.getBucket(bucket).getSlots());
      for (size_t index = 0; index < slots.size(); ++index)
        for (int64_t distance : {-1, 1}) {
          SmallVector<SlotAttr> moved = slots;
          SlotAttr slot = slots[index];
          moved[index] = SlotAttr::get(slot.getContext(), slot.getParam(), slot.getOffset(),
                                       slot.getLength() + distance, slot.getParamOffset());
          places.push_back([setSlots, bucket, moved]() mutable { setSlots(bucket, moved); });
        }
      if (bucket + 1 == numBuckets || slots.empty())
        continue;
      SmallVector<SlotAttr> next(layout.getBucket(bucket + 1).getSlots());
      next.push_back(slots.pop_back_val());
      places.push_back([setSlots, bucket, slots, next]() mutable {
        setSlots(bucket, slots);
        setSlots(bucket + 1, next);
      });
    }
  }
  return places;
}

/// An update takes the gradient of another bucket; a parameter is unpacked from another bucket's values.
static Places wrongBucket(ModuleOp module) {
  Places places;
  SmallVector<UpdateOp> updates = getOps<UpdateOp>(module);
  for (UpdateOp update : updates)
    for (UpdateOp other : updates)
      if (update.getGradient() != other.getGradient() &&
          update.getGradient().getType() == other.getGradient().getType() && other->isBeforeInBlock(update)) {
        places.push_back([update, other]() mutable { update.getGradientMutable().assign(other.getGradient()); });
        break;
      }
  SmallVector<ReadStateOp> reads = getOps<ReadStateOp>(module);
  for (ReadStateOp read : reads)
    for (ReadStateOp other : reads)
      if (read.getStateAttr() == other.getStateAttr() && read.getBucket() != other.getBucket() &&
          read.getType() == other.getType()) {
        places.push_back([read, bucket = other.getBucketAttr()]() mutable { read.setBucketAttr(bucket); });
        break;
      }
  return places;
}

/// The first update stands right behind the start of the last collective: before the last use of the parameters, where
/// these are used afterwards.
static Places updateBeforeLastRead(ModuleOp module) {
  Places places;
  for (UpdateOp update : getOps<UpdateOp>(module)) {
    Operation *definition = update.getGradient().getDefiningOp();
    auto wait = dyn_cast_or_null<WaitOp>(definition);
    auto start = wait ? wait.getFuture().getDefiningOp<StartOp>() : StartOp();
    if (start)
      places.push_back([update, wait, start]() mutable {
        wait->moveAfter(start);
        update->moveAfter(wait);
      });
  }
  return places;
}

static Places dropUpdate(ModuleOp module) {
  Places places;
  for (UpdateOp update : getOps<UpdateOp>(module))
    places.push_back([update]() mutable { update.erase(); });
  return places;
}

static Places doubleUpdate(ModuleOp module) {
  Places places;
  for (UpdateOp update : getOps<UpdateOp>(module))
    places.push_back([update]() mutable {
      update->getBlock()->getOperations().insertAfter(update->getIterator(), update->clone());
    });
  return places;
}

std::vector<MutationKind> weft::getScheduleMutations() {
  return {{"drop-wait", dropWait},
          {"double-wait", doubleWait},
          {"start-before-producer", startBeforeProducer},
          {"swap-on-one-rank", swapStartsOnOneRank},
          {"wrong-divisor", wrongDivisor},
          {"wrong-axes", wrongAxes},
          {"wrong-reduction", wrongReduction},
          {"drop-reduction", dropReduction},
          {"reduce-twice", reduceTwice},
          {"foreign-gradient", foreignGradient},
          {"drop-contribution", dropContribution},
          {"double-contribution", doubleContribution},
          {"shift-boundary", shiftBoundary},
          {"wrong-bucket", wrongBucket},
          {"update-before-read", updateBeforeLastRead},
          {"drop-update", dropUpdate},
          {"double-update", doubleUpdate}};
}
