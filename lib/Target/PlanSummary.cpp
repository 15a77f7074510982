// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/PlanSummary.h"

#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace weft {

/// Returns `name`, or `name[from:to]` for a part of a parameter of `numElements`.
static std::string nameSlot(SlotAttr slot, int64_t numElements) {
  std::string name = slot.getParam().getValue().str();
  if (slot.getLength() == numElements)
    return name;
  int64_t from = slot.getParamOffset();
  return (name + "[" + llvm::Twine(from) + ":" + llvm::Twine(from + slot.getLength()) + "]").str();
}

std::vector<BucketSummary> summarizeBuckets(ModuleOp schedule) {
  llvm::DenseMap<StringAttr, int64_t> numElementsOf;
  for (ParamOp param : schedule.getOps<ParamOp>())
    numElementsOf[param.getSymNameAttr()] = param.getNumElements();
  std::vector<BucketSummary> summaries;
  for (LayoutOp layout : schedule.getOps<LayoutOp>())
    for (auto [index, bucket] : llvm::enumerate(layout.getBuckets().getAsRange<BucketAttr>())) {
      BucketSummary &summary = summaries.emplace_back();
      summary.name = ("@" + layout.getSymName() + "[" + llvm::Twine(index) + "]").str();
      summary.numElements = summary.numPaddingElements = bucket.getNumElements();
      summary.numBytes = bucket.getNumElements() * getBytesPerElement(layout.getElementType());
      for (SlotAttr slot : bucket.getSlots()) {
        summary.numPaddingElements -= slot.getLength();
        summary.slots.push_back(nameSlot(slot, numElementsOf.lookup(slot.getParam().getAttr())));
      }
    }
  return summaries;
}

/// Whether the operation takes time of the compute stream.
static bool isCompute(Operation *op) { return isa<LaunchOp, UpdateOp>(op) || isa<linalg::ContractionOpInterface>(op); }

/// Says what makes the last operand of the start.
static std::string describeProducer(StartOp start) {
  Block *block = start->getBlock();
  Operation *last = nullptr;
  for (Value operand : start->getOperands())
    if (Operation *op = operand.getDefiningOp(); op && op->getNumOperands() && (!last || last->isBeforeInBlock(op)))
      last = op;
  if (!last)
    return "the start of the step";
  // A gather for which there was no room before.
  if (isa<BarrierOp>(last))
    return "the last use of a bucket that had its room";
  if (auto launch = dyn_cast<LaunchOp>(last))
    return ("kernel @" + launch.getKernel()).str();
  auto pack = dyn_cast<PackOp>(last);
  if (!pack)
    return ("the result of " + last->getName().getStringRef()).str();
  StringRef param;
  Operation *definition = nullptr;
  for (auto [name, value] : llvm::zip(pack.getParams().getAsRange<FlatSymbolRefAttr>(), pack.getValues()))
    if (Operation *op = value.getDefiningOp();
        op && op->getBlock() == block && (!definition || definition->isBeforeInBlock(op))) {
      param = name.getValue();
      definition = op;
    }
  return param.empty() ? "the start of the step" : ("the gradient of @" + param).str();
}

/// Says what first needs a result of the wait.
static std::string describeConsumer(WaitOp wait) {
  Block *block = wait->getBlock();
  Operation *first = nullptr;
  std::string description = "the end of the step";
  auto consider = [&](Operation *op, const llvm::Twine &text) {
    if (op && (!first || op->isBeforeInBlock(first))) {
      first = op;
      description = text.str();
    }
  };
  for (Value result : wait.getResults())
    for (Operation *user : result.getUsers()) {
      if (auto unpack = dyn_cast<UnpackOp>(user))
        consider(getFirstRead(block, unpack.getResult()), "the first use of @" + unpack.getParam());
      else if (auto update = dyn_cast<UpdateOp>(user))
        consider(user, "the update of " + (update.getBucket()
                                               ? "@" + update.getTarget() + "[" + llvm::Twine(*update.getBucket()) + "]"
                                               : "@" + update.getTarget()));
      else if (isa<LossOp, MetricOp>(user))
        consider(user, "the log");
      else if (isa<BarrierOp>(user))
        consider(user, "a bucket that takes its room");
      else
        consider(user, user->getName().getStringRef());
    }
  return description;
}

static LaunchSummary summarizeLaunch(StringRef program, StartOp start) {
  LaunchSummary summary;
  summary.program = program.str();
  summary.stream = start.getStream().str();
  if (auto label = start->getAttrOfType<StringAttr>("weft.bucket"))
    summary.label = label.str();
  llvm::SmallVector<std::string> kinds;
  for (auto collective : start.getBody().getOps<CollectiveOpInterface>()) {
    kinds.push_back(stringifyCollectiveKind(collective.getCollectiveKind()).str());
    auto bytesOf = [](Value value) {
      auto type = cast<ShapedType>(value.getType());
      return type.getNumElements() * getBytesPerElement(type.getElementType());
    };
    summary.numBytes += std::max(bytesOf(collective.getSource()), bytesOf(collective.getDestination()));
  }
  summary.kinds = kinds.size() > 1 && llvm::all_equal(kinds) ? std::to_string(kinds.size()) + " x " + kinds.front()
                                                             : llvm::join(kinds, " + ");
  summary.startsAfter = describeProducer(start);
  WaitOp wait = start.getWait();
  summary.neededBy = describeConsumer(wait);
  for (Operation *op = start->getNextNode(); op && op != wait; op = op->getNextNode())
    summary.numBetween += isCompute(op);
  return summary;
}

PlanSummary summarizePlan(ModuleOp schedule, ModuleOp commands) {
  PlanSummary summary;
  for (MeshOp mesh : schedule.getOps<MeshOp>())
    for (auto [name, size] : llvm::zip(mesh.getAxisNames().getAsRange<StringAttr>(), mesh.getAxisSizes()))
      summary.mesh += (summary.mesh.empty() ? "" : ",") + name.str() + "=" + std::to_string(size);
  summary.buckets = summarizeBuckets(schedule);
  for (FunctionOpInterface program : schedule.getOps<FunctionOpInterface>())
    if (!program.isExternal())
      for (StartOp start : program.getFunctionBody().getOps<StartOp>())
        summary.launches.push_back(summarizeLaunch(program.getName(), start));
  summary.ledger = computeLedger(commands);
  return summary;
}

} // namespace weft
