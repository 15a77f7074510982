// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Mutations.h"

#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace weft;

using Places = std::vector<std::function<void()>>;

namespace {
/// The operations of the step, and what they touch.
struct Step {
  explicit Step(ModuleOp module) {
    for (auto function : module.getOps<func::FuncOp>())
      if (function->hasAttr("weft.step"))
        step = function;
    for (Operation &op : step.getBody().front())
      ops.push_back(&op);
  }

  func::FuncOp step;
  SmallVector<Operation *> ops;
};
} // namespace

static bool isWork(Operation *op) {
  return isa<LaunchCommandOp, ProductCommandOp, CollectiveCommandOp, CopyCommandOp, CoalescedCommandOp>(op);
}

static Attribute getStream(Operation *op) { return op->getAttr("stream"); }

/// The view of the arena that a buffer is part of; null if there is none.
static ArenaViewOp getRoot(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer.getDefiningOp<ArenaViewOp>();
}

/// The next work on the same stream before or after an operation.
static Operation *getNeighbour(Operation *op, bool after) {
  Attribute stream = getStream(op);
  for (Operation *next = after ? op->getNextNode() : op->getPrevNode(); next;
       next = after ? next->getNextNode() : next->getPrevNode())
    if (isWork(next) && getStream(next) == stream)
      return next;
  return nullptr;
}

static bool isUpdate(Operation *op) {
  auto launch = dyn_cast<LaunchCommandOp>(op);
  auto phase = launch ? launch->getAttrOfType<PhaseAttr>("weft.phase") : PhaseAttr();
  return phase && phase.getValue() == Phase::update && llvm::any_of(launch.getBuffers(), [](Value buffer) {
           ArenaViewOp root = getRoot(buffer);
           return root && root.getMemoryClass() == MemoryClass::parameters;
         });
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

static Places dropWait(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    if (isa<WaitCommandOp>(op))
      places.push_back([op] { op->erase(); });
  return places;
}

/// Waits for the event of that stream that was recorded before the right one.
static Places waitForOlderEvent(ModuleOp module) {
  Places places;
  llvm::DenseMap<Attribute, SmallVector<RecordCommandOp>> records;
  for (Operation *op : Step(module).ops) {
    if (auto record = dyn_cast<RecordCommandOp>(op))
      records[record.getStreamAttr()].push_back(record);
    auto wait = dyn_cast<WaitCommandOp>(op);
    auto right = wait ? wait.getEvent().getDefiningOp<RecordCommandOp>() : RecordCommandOp();
    if (!right)
      continue;
    RecordCommandOp older;
    for (RecordCommandOp record : records[right.getStreamAttr()])
      if (record->isBeforeInBlock(right))
        older = record;
    if (older)
      places.push_back([wait, older]() mutable { wait.getEventMutable().assign(older.getEvent()); });
  }
  return places;
}

static Places recordEarlier(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    if (Operation *previous = isa<RecordCommandOp>(op) ? getNeighbour(op, /*after=*/false) : nullptr)
      places.push_back([op, previous] { op->moveBefore(previous); });
  return places;
}

static Places waitLater(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    if (Operation *next = isa<WaitCommandOp>(op) ? getNeighbour(op, /*after=*/true) : nullptr)
      places.push_back([op, next] { op->moveAfter(next); });
  return places;
}

/// Lets an event be recorded on the other stream.
static Places recordOnOtherStream(ModuleOp module) {
  Places places;
  SmallVector<FlatSymbolRefAttr> streams;
  for (auto stream : module.getOps<StreamOp>())
    streams.push_back(FlatSymbolRefAttr::get(stream.getSymNameAttr()));
  for (Operation *op : Step(module).ops)
    if (auto record = dyn_cast<RecordCommandOp>(op))
      for (FlatSymbolRefAttr stream : streams)
        if (stream != record.getStreamAttr())
          places.push_back([record, stream]() mutable { record.setStreamAttr(stream); });
  return places;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// A collective, with the wait before it left where it is, moves before the work that makes what it reads.
static Places startBeforeProducer(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops) {
    auto collective = dyn_cast<CollectiveCommandOp>(op);
    if (!collective)
      continue;
    ArenaViewOp root = getRoot(collective.getInput());
    for (Operation *previous = op->getPrevNode(); previous && root; previous = previous->getPrevNode())
      if (isWork(previous) && llvm::any_of(previous->getOperands(), [&](Value v) { return getRoot(v) == root; })) {
        places.push_back([op, previous] { op->moveBefore(previous); });
        break;
      }
  }
  return places;
}

/// Two commands of one stream that follow one another change places.
static Places swapWork(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    if (Operation *next = isWork(op) ? getNeighbour(op, /*after=*/true) : nullptr)
      places.push_back([op, next] {
        Operation *after = next->getPrevNode();
        next->moveBefore(op);
        if (after != op)
          op->moveAfter(after);
      });
  return places;
}

/// Gives each index on the mesh's first axis a copy of the step, and swaps two collectives in the last one.
static Places swapCollectivesOnOneRank(ModuleOp module) {
  Places places;
  SmallVector<Operation *> collectives; // those of coalesced launches, too
  Step(module).step.walk([&](CollectiveCommandOp op) { collectives.push_back(op); });
  for (size_t index = 0; index + 1 < collectives.size(); ++index)
    places.push_back([module, first = collectives[index], second = collectives[index + 1]]() mutable {
      auto mesh = *module.getOps<MeshOp>().begin();
      func::FuncOp step = first->getParentOfType<func::FuncOp>();
      Builder builder(module.getContext());
      auto setCoordinate = [&](func::FuncOp function, int64_t index) {
        auto axis = cast<StringAttr>(mesh.getAxisNames()[0]);
        function->setAttr("weft.coordinates",
                          builder.getDictionaryAttr(NamedAttribute(axis, builder.getI64IntegerAttr(index))));
      };
      for (int64_t index = 1; index < mesh.getAxisSizes()[0]; ++index) {
        auto copy = cast<func::FuncOp>(step->clone());
        copy.setName((step.getName() + "." + Twine(index)).str());
        setCoordinate(copy, index);
        module.getBody()->getOperations().insertAfter(step->getIterator(), copy);
      }
      setCoordinate(step, 0);
      Operation *next = second->getNextNode();
      Block *block = second->getBlock();
      second->moveBefore(first);
      first->moveBefore(block, next ? next->getIterator() : block->end());
    });
  return places;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// From the first to the last command that touches a view.
static std::pair<int64_t, int64_t> getLifetime(const Step &step, ArenaViewOp view) {
  std::pair<int64_t, int64_t> lifetime(-1, -1);
  for (auto [index, op] : llvm::enumerate(step.ops))
    if (isWork(op) && llvm::any_of(op->getOperands(), [&](Value v) { return getRoot(v) == view; })) {
      if (lifetime.first < 0)
        lifetime.first = index;
      lifetime.second = index;
    }
  return lifetime;
}

/// A value is put on one that lives at the same time.
static Places reuseSlotEarly(ModuleOp module) {
  Places places;
  Step step(module);
  struct Slot {
    ArenaViewOp view;
    int64_t first, last, bytes;
  };
  SmallVector<Slot> slots;
  for (auto view : step.step.getBody().getOps<ArenaViewOp>()) {
    MemoryClass memoryClass = view.getMemoryClass();
    if (memoryClass != MemoryClass::activations && memoryClass != MemoryClass::gradients &&
        memoryClass != MemoryClass::in_flight)
      continue;
    auto [first, last] = getLifetime(step, view);
    auto type = cast<MemRefType>(view.getResult().getType());
    if (first >= 0)
      slots.push_back({view, first, last, type.getNumElements() * 4});
  }
  for (Slot &moved : slots)
    for (Slot &other : slots)
      if (moved.view != other.view && moved.view.getOffset() != other.view.getOffset() && moved.bytes <= other.bytes &&
          moved.first < other.last && other.first < moved.last && moved.first != other.first) {
        places.push_back([view = moved.view, offset = other.view.getOffset()]() mutable { view.setOffset(offset); });
        break;
      }
  return places;
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// The update moves before the last command that reads the parameters.
static Places updateBeforeLastRead(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops) {
    if (!isUpdate(op))
      continue;
    auto readsParameters = [&](Operation *reader) {
      return llvm::any_of(op->getOperands(), [&](Value operand) {
        ArenaViewOp root = getRoot(operand);
        return root && root.getMemoryClass() == MemoryClass::parameters &&
               llvm::any_of(reader->getOperands(), [&](Value v) { return getRoot(v) == root; });
      });
    };
    for (Operation *reader = op->getPrevNode(); reader; reader = reader->getPrevNode())
      if (isWork(reader) && readsParameters(reader)) {
        places.push_back([op, reader] { op->moveBefore(reader); });
        break;
      }
  }
  return places;
}

static Places dropUpdate(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    if (isUpdate(op))
      places.push_back([op] { op->erase(); });
  return places;
}

static Places doubleUpdate(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    if (isUpdate(op))
      places.push_back([op] { op->getBlock()->getOperations().insertAfter(op->getIterator(), op->clone()); });
  return places;
}

/// The kernels of updates of other buckets with the same arguments.
static Places otherKernel(ModuleOp module) {
  Places places;
  SmallVector<LaunchCommandOp> updates;
  for (Operation *op : Step(module).ops)
    if (isUpdate(op))
      updates.push_back(cast<LaunchCommandOp>(op));
  for (LaunchCommandOp update : updates)
    for (LaunchCommandOp other : updates)
      if (update.getKernelAttr() != other.getKernelAttr() &&
          llvm::equal(update.getBuffers().getTypes(), other.getBuffers().getTypes())) {
        places.push_back([update, kernel = other.getKernelAttr()]() mutable { update.setKernelAttr(kernel); });
        break;
      }
  return places;
}

/// Two operands of an update change places.
static Places swapOperands(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops)
    for (unsigned first = 0; isUpdate(op) && first < op->getNumOperands(); ++first)
      for (unsigned second = first + 1; second < op->getNumOperands(); ++second)
        if (op->getOperand(first).getType() == op->getOperand(second).getType())
          places.push_back([op, first, second] {
            Value kept = op->getOperand(first);
            op->setOperand(first, op->getOperand(second));
            op->setOperand(second, kept);
          });
  return places;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

static SmallVector<CollectiveCommandOp> getCollectives(ModuleOp module, bool reductions) {
  SmallVector<CollectiveCommandOp> collectives;
  Step(module).step.walk([&](CollectiveCommandOp op) {
    if (op.getReduction().has_value() == reductions)
      collectives.push_back(op);
  });
  return collectives;
}

static Places dropCollective(ModuleOp module) {
  Places places;
  for (bool reductions : {true, false})
    for (CollectiveCommandOp op : getCollectives(module, reductions))
      if (!isa<CoalescedCommandOp>(op->getParentOp()) || !llvm::hasSingleElement(*op->getBlock()))
        places.push_back([op]() mutable { op.erase(); });
  return places;
}

static Places wrongDivisor(ModuleOp module) {
  Places places;
  for (CollectiveCommandOp op : getCollectives(module, true))
    places.push_back([op]() mutable { op.setDivisor(op.getDivisor() == 1 ? 2 : 1); });
  return places;
}

static Places wrongReduction(ModuleOp module) {
  Places places;
  for (CollectiveCommandOp op : getCollectives(module, true))
    for (Reduction reduction : {Reduction::max, Reduction::min})
      places.push_back([op, reduction]() mutable {
        op.setReduction(reduction);
        op.setDivisor(1);
      });
  return places;
}

/// What is reduced already is reduced once more.
static Places reduceTwice(ModuleOp module) {
  Places places;
  for (CollectiveCommandOp op : getCollectives(module, true))
    places.push_back([op]() mutable {
      auto again = cast<CollectiveCommandOp>(op->clone());
      again.setKind(CollectiveKind::all_reduce);
      again.getInputMutable().assign(op.getOutput());
      again.setDivisor(1);
      Operation *after = isa<CoalescedCommandOp>(op->getParentOp()) ? op->getParentOp() : op.getOperation();
      after->getBlock()->getOperations().insertAfter(after->getIterator(), again);
    });
  return places;
}

/// A reduction gets the gradients of another bucket, or a gather the shards, and the label with them.
static Places swapBuckets(ModuleOp module) {
  Places places;
  for (bool reductions : {true, false}) {
    SmallVector<CollectiveCommandOp> collectives = getCollectives(module, reductions);
    auto isBucket = [](CollectiveCommandOp op) {
      auto label = op->getAttrOfType<StringAttr>("weft.bucket");
      return label && label.getValue().contains('[');
    };
    for (size_t i = 0; i < collectives.size(); ++i)
      for (size_t j = i + 1; j < collectives.size(); ++j) {
        CollectiveCommandOp first = collectives[i], second = collectives[j];
        if (!isBucket(first) || !isBucket(second) || first.getInput() == second.getInput() ||
            first.getInput().getType() != second.getInput().getType())
          continue;
        places.push_back([first, second]() mutable {
          bool isInPlace = first.getInput() == first.getOutput();
          Value input = first.getInput();
          Attribute label = first->getAttr("weft.bucket");
          first.getInputMutable().assign(second.getInput());
          second.getInputMutable().assign(input);
          first->setAttr("weft.bucket", second->getAttr("weft.bucket"));
          second->setAttr("weft.bucket", label);
          if (!isInPlace)
            return;
          // In place: what one has reduced goes to the update of the other.
          Value output = first.getOutput();
          first.getOutputMutable().assign(second.getOutput());
          second.getOutputMutable().assign(output);
          for (Operation *user : llvm::to_vector(output.getUsers()))
            if (isUpdate(user))
              user->replaceUsesOfWith(output, first.getOutput());
        });
        break;
      }
  }
  return places;
}

/// Right before it is reduced, a bucket of gradients is overwritten: by parameters, or by a constant.
static Places overwriteGradients(ModuleOp module) {
  Places places;
  Step step(module);
  FlatSymbolRefAttr compute;
  for (auto stream : module.getOps<StreamOp>())
    if (!compute)
      compute = FlatSymbolRefAttr::get(stream.getSymNameAttr());
  for (CollectiveCommandOp op : getCollectives(module, true)) {
    ArenaViewOp root = getRoot(op.getInput());
    Operation *writer = nullptr; // the last one
    for (Operation *previous : step.ops)
      if (isWork(previous) && getStream(previous) == compute && op->getBlock() == previous->getBlock() &&
          previous->isBeforeInBlock(op) &&
          llvm::any_of(previous->getOperands(), [&](Value v) { return getRoot(v) == root; }))
        writer = previous;
    if (!writer || root.getMemoryClass() != MemoryClass::gradients)
      continue;
    for (auto view : step.step.getBody().getOps<ArenaViewOp>())
      if (view.getMemoryClass() == MemoryClass::parameters && view.getType() == root.getType()) {
        places.push_back([=]() mutable {
          OpBuilder builder(writer->getContext());
          builder.setInsertionPointAfter(writer);
          CopyCommandOp::create(builder, writer->getLoc(), compute, view.getResult(), root.getResult());
        });
        break;
      }
    places.push_back([=]() mutable {
      OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
      auto type = cast<MemRefType>(root.getType());
      auto kernel = KernelOp::create(builder, op.getLoc(), "constant_gradient", builder.getFunctionType(type, {}));
      builder.setInsertionPointToStart(kernel.addEntryBlock());
      Value one = arith::ConstantOp::create(builder, op.getLoc(), builder.getOneAttr(type.getElementType()));
      linalg::FillOp::create(builder, op.getLoc(), one, kernel.getArgument(0));
      YieldOp::create(builder, op.getLoc());
      builder.setInsertionPointAfter(writer);
      LaunchCommandOp::create(builder, op.getLoc(), FlatSymbolRefAttr::get(kernel.getSymNameAttr()), compute,
                              root.getResult());
    });
  }
  return places;
}

/// A launch that adds two values adds one of them twice, or is left out.
static Places wrongContribution(ModuleOp module) {
  Places places;
  for (Operation *op : Step(module).ops) {
    auto launch = dyn_cast<LaunchCommandOp>(op);
    auto kernel = launch ? module.lookupSymbol<KernelOp>(launch.getKernelAttr()) : KernelOp();
    if (!kernel || !kernel->hasAttr("weft.accumulate"))
      continue;
    places.push_back([op] { op->erase(); });
    places.push_back([op] { op->getBlock()->getOperations().insertAfter(op->getIterator(), op->clone()); });
  }
  return places;
}

/// A value begins in the middle of an element.
static Places misalignOffset(ModuleOp module) {
  Places places;
  for (auto view : Step(module).step.getBody().getOps<ArenaViewOp>())
    for (int64_t distance : {1, 2})
      if (getBytesPerElement(cast<MemRefType>(view.getType()).getElementType()) > distance)
        places.push_back([view, distance]() mutable { view.setOffset(view.getOffset() + distance); });
  return places;
}

std::vector<MutationKind> weft::getCommandMutations() {
  return {{"drop-wait", dropWait},
          {"wait-for-older-event", waitForOlderEvent},
          {"record-earlier", recordEarlier},
          {"record-on-other-stream", recordOnOtherStream},
          {"wait-later", waitLater},
          {"start-before-producer", startBeforeProducer},
          {"swap-commands", swapWork},
          {"swap-on-one-rank", swapCollectivesOnOneRank},
          {"reuse-slot-early", reuseSlotEarly},
          {"update-before-read", updateBeforeLastRead},
          {"drop-update", dropUpdate},
          {"double-update", doubleUpdate},
          {"drop-collective", dropCollective},
          {"wrong-divisor", wrongDivisor},
          {"wrong-reduction", wrongReduction},
          {"reduce-twice", reduceTwice},
          {"wrong-contribution", wrongContribution},
          {"overwrite-gradients", overwriteGradients},
          {"swap-operands", swapOperands},
          {"other-kernel", otherKernel},
          {"swap-buckets", swapBuckets},
          {"misalign-offset", misalignOffset}};
}
