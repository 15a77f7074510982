// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/BucketLayout.h"
#include "weft/Analysis/Steps.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/MapVector.h"

namespace weft {
#define GEN_PASS_DEF_FLATTENGRADSPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {

struct FlattenGradsPass : weft::impl::FlattenGradsPassBase<FlattenGradsPass> {
  void runOnOperation() override;
};

/// Parameters that share a layout, in the order of their declaration, and what they share.
struct Group {
  Type elementType;
  ArrayAttr axes;
  int64_t divisor = 1;
  SmallVector<ParamOp> params;
  LayoutOp layout;
};

using UpdatesByParam = llvm::DenseMap<StringAttr, UpdateOp>;

} // namespace

/// The update of each parameter; an error where one has several, or a gradient is not what weft-reduce-grads makes.
static FailureOr<UpdatesByParam> collectUpdates(FunctionOpInterface step) {
  UpdatesByParam updates;
  for (UpdateOp update : step.getFunctionBody().front().getOps<UpdateOp>()) {
    if (update.getBucket())
      return update.emitOpError("expects updates of parameters, but got one of a bucket");
    auto [previous, inserted] = updates.insert({update.getTargetAttr().getAttr(), update});
    if (!inserted) {
      InFlightDiagnostic diagnostic = update.emitOpError("expects ") << update.getTargetAttr() << " to be updated once";
      diagnostic.attachNote(previous->second.getLoc()) << "the first update is here";
      return diagnostic;
    }
  }
  return updates;
}

/// The all-reduce that gives the update's gradient, or null where it was folded away.
static AllReduceOp getReduction(UpdateOp update) { return update.getGradient().getDefiningOp<AllReduceOp>(); }

/// Groups parameters by element type, reduction axes and divisor, in the order of declaration; frozen ones apart.
static FailureOr<SmallVector<Group>> formGroups(ModuleOp module, const UpdatesByParam &updates, bool frozen) {
  SmallVector<Group> groups;
  for (ParamOp param : module.getOps<ParamOp>()) {
    if (param.getFrozen() != frozen)
      continue;
    Group key;
    key.elementType = param.getTensorType().getElementType();
    key.axes = ArrayAttr::get(module.getContext(), {});
    if (!frozen) {
      UpdateOp update = updates.lookup(param.getSymNameAttr());
      if (!update)
        return param.emitOpError("expects parameter '") << param.getSymName() << "' to be updated in the step";
      if (AllReduceOp reduction = getReduction(update)) {
        key.axes = reduction.getAxesAttr();
        key.divisor = reduction.getDivisor();
      }
    }
    auto group = llvm::find_if(groups, [&](const Group &other) {
      return other.elementType == key.elementType && other.axes == key.axes && other.divisor == key.divisor;
    });
    if (group == groups.end())
      group = groups.insert(groups.end(), key);
    group->params.push_back(param);
  }
  return groups;
}

/// Declares the layout of the group, its parameter state, and a state for each of the optimizer's unless it is frozen.
static LogicalResult declareLayout(OpBuilder &builder, SymbolTable &symbolTable, MeshOp mesh, OptimizerOp optimizer,
                                   Group &group, StringRef name) {
  MLIRContext *context = builder.getContext();
  auto layoutParams =
      llvm::map_to_vector(group.params, [](ParamOp param) { return LayoutParam{param.getNumElements(), false}; });
  std::optional<LayoutBucket> bucket =
      computeSingleBucket(layoutParams, getBytesPerElement(group.elementType), mesh.getNumRanks(group.axes));
  if (!bucket)
    return group.params.front().emitOpError("expects the layout of its group to have less than 2^63 elements");
  SmallVector<SlotAttr> slots;
  for (const LayoutSlot &slot : bucket->slots)
    slots.push_back(SlotAttr::get(context, FlatSymbolRefAttr::get(group.params[slot.param].getSymNameAttr()),
                                  slot.offset, slot.length, slot.paramOffset));
  Attribute buckets[] = {BucketAttr::get(context, bucket->numElements, slots)};

  Location loc = group.params.front().getLoc();
  Block::iterator place = builder.getInsertionPoint();
  group.layout = LayoutOp::create(builder, loc, name, group.elementType, mesh.getSymName(), group.axes,
                                  builder.getArrayAttr(buckets));
  symbolTable.insert(group.layout, place);
  auto layoutRef = FlatSymbolRefAttr::get(group.layout.getSymNameAttr());
  auto declareState = [&](StringRef suffix, Type elementType, StateRole role, StringAttr state) {
    std::string stateName = (group.layout.getSymName() + "." + suffix).str();
    auto op = StateOp::create(builder, loc, builder.getStringAttr(stateName), TypeAttr::get(elementType),
                              StateRoleAttr::get(context, role), state, layoutRef,
                              PlacementAttr::get(context, Placement::replicated));
    symbolTable.insert(op, place);
  };
  declareState("param", group.elementType, StateRole::param, StringAttr());
  if (!group.params.front().getFrozen())
    for (auto state : optimizer.getStates().getAsRange<StringAttr>())
      declareState(state.getValue(), builder.getF32Type(), StateRole::moment, state);
  return success();
}

/// Replaces the gradients of the group by one pack, one reduction and one update.
static void packGradients(OpBuilder &builder, OptimizerOp optimizer, Group &group, const UpdatesByParam &updates) {
  SmallVector<Value> gradients;
  SmallVector<Attribute> names;
  AllReduceOp anyReduction;
  SmallVector<Operation *> dead;
  for (ParamOp param : group.params) {
    UpdateOp update = updates.lookup(param.getSymNameAttr());
    AllReduceOp reduction = getReduction(update);
    gradients.push_back(reduction ? reduction.getOperand() : update.getGradient());
    names.push_back(update.getTargetAttr());
    dead.push_back(update);
    if (reduction) {
      anyReduction = reduction;
      dead.push_back(reduction);
    }
  }
  UpdateOp last = updates.lookup(group.params.back().getSymNameAttr());
  Location loc = last.getLoc();
  Block *block = last->getBlock();
  auto layoutRef = FlatSymbolRefAttr::get(group.layout.getSymNameAttr());
  Type bucketType = RankedTensorType::get({group.layout.getNumElements()}, group.elementType);
  builder.setInsertionPoint(block->getTerminator());
  auto pack = PackOp::create(builder, loc, bucketType, layoutRef, builder.getI64IntegerAttr(0),
                             builder.getArrayAttr(names), gradients);
  hoistToOperands(pack);
  Value reduced = pack.getResult();
  if (anyReduction) {
    builder.setInsertionPointAfter(pack);
    reduced = AllReduceOp::create(builder, loc, TypeRange{bucketType}, reduced, anyReduction.getReductionAttr(),
                                  anyReduction.getMeshAttr(), anyReduction.getAxesAttr(), anyReduction.getDivisorAttr())
                  .getResult(0);
  }
  builder.setInsertionPoint(block->getTerminator());
  UpdateOp::create(builder, loc, layoutRef, builder.getI64IntegerAttr(0), reduced, last.getDivisor(),
                   FlatSymbolRefAttr::get(optimizer.getSymNameAttr()));
  for (Operation *op : dead)
    if (op->use_empty())
      op->erase();
}

/// Replaces reads of parameters by unpacks of the parameter states, each of which is read once at the head.
static void unpackReads(FunctionOpInterface function, const llvm::DenseMap<StringAttr, LayoutOp> &layoutOf) {
  llvm::DenseMap<LayoutOp, Value> buckets;
  function.walk([&](ReadOp read) {
    LayoutOp layout = layoutOf.lookup(read.getParamAttr().getAttr());
    auto layoutRef = FlatSymbolRefAttr::get(layout.getSymNameAttr());
    OpBuilder builder(read);
    Value &bucket = buckets[layout];
    if (!bucket) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(&function.getFunctionBody().front());
      Type type = RankedTensorType::get({layout.getNumElements()}, layout.getElementType());
      auto state = FlatSymbolRefAttr::get(builder.getContext(), (layout.getSymName() + ".param").str());
      bucket = ReadStateOp::create(builder, layout.getLoc(), type, state, builder.getI64IntegerAttr(0));
    }
    auto unpack = UnpackOp::create(builder, read.getLoc(), read.getType(), layoutRef, builder.getDenseI64ArrayAttr({0}),
                                   read.getParamAttr(), bucket);
    read.replaceAllUsesWith(unpack.getResult());
    read.erase();
  });
}

void FlattenGradsPass::runOnOperation() {
  ModuleOp module = getOperation();
  FailureOr<MeshOp> mesh = findMesh(module);
  FailureOr<OptimizerOp> optimizer = findOptimizer(module);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(mesh) || failed(optimizer) || failed(functions))
    return signalPassFailure();
  FailureOr<UpdatesByParam> updates = collectUpdates(functions->front());
  if (failed(updates))
    return signalPassFailure();
  FailureOr<SmallVector<Group>> trained = formGroups(module, *updates, /*frozen=*/false);
  FailureOr<SmallVector<Group>> frozen = formGroups(module, *updates, /*frozen=*/true);
  if (failed(trained) || failed(frozen))
    return signalPassFailure();

  SymbolTable symbolTable(module);
  llvm::DenseMap<StringAttr, LayoutOp> layoutOf;
  OpBuilder builder(*optimizer);
  builder.setInsertionPointAfter(*optimizer);
  for (auto [groups, prefix] : {std::pair(&*trained, "L"), std::pair(&*frozen, "F")})
    for (auto [index, group] : llvm::enumerate(*groups)) {
      std::string name = index ? prefix + std::to_string(index) : prefix;
      // A parameter may have the name that a state of the layout would get.
      auto isTaken = [&](StringRef suffix) { return symbolTable.lookup(name + "." + suffix.str()) != nullptr; };
      auto states = optimizer->getStates().getAsRange<StringAttr>();
      while (isTaken("param") || llvm::any_of(states, [&](StringAttr state) { return isTaken(state.getValue()); }))
        name += "_";
      if (failed(declareLayout(builder, symbolTable, *mesh, *optimizer, group, name)))
        return signalPassFailure();
      for (ParamOp param : group.params)
        layoutOf[param.getSymNameAttr()] = group.layout;
    }
  for (Group &group : *trained)
    packGradients(builder, *optimizer, group, *updates);
  for (FunctionOpInterface function : *functions)
    unpackReads(function, layoutOf);
}
