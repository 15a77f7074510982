// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferUtils.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/MapVector.h"

namespace weft {
#define GEN_PASS_DEF_VERIFYCOMMANDS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
/// Bytes of the arena that a command reads or writes.
struct Access {
  int64_t begin, end;
  bool isWrite;
};

/// How many commands of each stream are known to be done.
using Clock = SmallVector<int64_t, 4>;

/// A command that touches memory.
struct Command {
  Operation *op;
  size_t stream;
  /// Its number on its stream, from 1 on, and what is done before it begins.
  int64_t number;
  Clock before;
  SmallVector<Access> accesses;
};

/// Checks one program.
class ProgramVerifier {
public:
  ProgramVerifier(func::FuncOp program, const llvm::MapVector<StringAttr, size_t> &streams,
                  DenseMap<Operation *, SmallVector<bool>> &writtenArguments)
      : program(program), streams(streams), writtenArguments(writtenArguments),
        clocks(streams.size(), Clock(streams.size(), 0)) {}

  LogicalResult run();

private:
  LogicalResult visit(Operation *op);
  LogicalResult addCommand(Operation *op, FlatSymbolRefAttr stream, ArrayRef<std::pair<Value, bool>> buffers);
  LogicalResult checkOrder();
  LogicalResult checkEnd();

  func::FuncOp program;
  const llvm::MapVector<StringAttr, size_t> &streams;
  DenseMap<Operation *, SmallVector<bool>> &writtenArguments;
  /// What each stream has waited for, itself included.
  SmallVector<Clock> clocks;
  DenseMap<Value, Clock> events;
  std::vector<Command> commands;
};
} // namespace

/// Which arguments a kernel writes.
static SmallVector<bool> findWrittenArguments(KernelOp kernel) {
  SmallVector<bool> written;
  for (BlockArgument argument : kernel.getArguments()) {
    bool isWritten = false;
    SmallVector<Value> views{argument};
    while (!views.empty() && !isWritten) {
      Value view = views.pop_back_val();
      for (Operation *user : view.getUsers()) {
        if (auto viewOp = dyn_cast<ViewLikeOpInterface>(user)) {
          views.push_back(viewOp.getViewDest());
          continue;
        }
        auto effects = dyn_cast<MemoryEffectOpInterface>(user);
        isWritten |= !effects || effects.getEffectOnValue<MemoryEffects::Write>(view).has_value();
      }
    }
    written.push_back(isWritten);
  }
  return written;
}

/// The bytes from the first to the last element of a view of the arena.
static FailureOr<Access> getAccess(Operation *op, Value buffer, bool isWrite) {
  auto view = getRootBuffer(buffer).getDefiningOp<ArenaViewOp>();
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!view || failed(type.getStridesAndOffset(strides, offset)))
    return op->emitOpError("expects its buffers to be views of the arena");
  int64_t last = 0;
  for (auto [size, stride] : llvm::zip_equal(type.getShape(), strides))
    last += (size - 1) * stride;
  int64_t bytes = getBytesPerElement(type.getElementType());
  int64_t begin = view.getOffset() + offset * bytes;
  return Access{begin, type.getNumElements() == 0 ? begin : begin + (last + 1) * bytes, isWrite};
}

LogicalResult ProgramVerifier::addCommand(Operation *op, FlatSymbolRefAttr streamName,
                                          ArrayRef<std::pair<Value, bool>> buffers) {
  size_t stream = streams.lookup(streamName.getAttr());
  Command command{op, stream, ++clocks[stream][stream], clocks[stream], {}};
  for (auto [buffer, isWrite] : buffers) {
    FailureOr<Access> access = getAccess(op, buffer, isWrite);
    if (failed(access))
      return failure();
    command.accesses.push_back(*access);
  }
  commands.push_back(std::move(command));
  return success();
}

LogicalResult ProgramVerifier::visit(Operation *op) {
  if (auto record = dyn_cast<RecordCommandOp>(op)) {
    events[record.getEvent()] = clocks[streams.lookup(record.getStreamAttr().getAttr())];
    return success();
  }
  if (auto wait = dyn_cast<WaitCommandOp>(op)) {
    Clock &clock = clocks[streams.lookup(wait.getStreamAttr().getAttr())];
    for (auto [done, recorded] : llvm::zip_equal(clock, events[wait.getEvent()]))
      done = std::max(done, recorded);
    return success();
  }
  if (auto launch = dyn_cast<LaunchCommandOp>(op)) {
    auto kernel = SymbolTable::lookupNearestSymbolFrom<KernelOp>(op, launch.getKernelAttr());
    auto [known, isNew] = writtenArguments.try_emplace(kernel);
    if (isNew)
      known->second = findWrittenArguments(kernel);
    SmallVector<std::pair<Value, bool>> buffers;
    for (auto [buffer, isWritten] : llvm::zip_equal(launch.getBuffers(), known->second))
      buffers.push_back({buffer, isWritten});
    return addCommand(op, launch.getStreamAttr(), buffers);
  }
  if (auto product = dyn_cast<ProductCommandOp>(op))
    return addCommand(op, product.getStreamAttr(),
                      {{product.getA(), false}, {product.getB(), false}, {product.getC(), true}});
  if (auto collective = dyn_cast<CollectiveCommandOp>(op))
    return addCommand(op, collective.getStreamAttr(), {{collective.getInput(), false}, {collective.getOutput(), true}});
  if (auto copy = dyn_cast<CopyCommandOp>(op))
    return addCommand(op, copy.getStreamAttr(), {{copy.getInput(), false}, {copy.getOutput(), true}});
  if (auto coalesced = dyn_cast<CoalescedCommandOp>(op)) {
    for (Operation &inner : coalesced.getBody().front())
      if (failed(visit(&inner)))
        return failure();
    return success();
  }
  if (isa<ArenaViewOp, ViewLikeOpInterface, func::ReturnOp>(op) || op->hasTrait<OpTrait::ConstantLike>())
    return success();
  return op->emitOpError("expects only commands and views of the arena in a program");
}

/// Bytes that one command writes and another one, on another stream, touches need an order between the two.
LogicalResult ProgramVerifier::checkOrder() {
  auto conflict = [](const Command &a, const Command &b) {
    for (const Access &x : a.accesses)
      for (const Access &y : b.accesses)
        if ((x.isWrite || y.isWrite) && x.begin < y.end && y.begin < x.end)
          return true;
    return false;
  };
  // Most commands compute: compare those of the other streams with everything.
  for (auto [index, command] : llvm::enumerate(commands)) {
    if (command.stream == 0)
      continue;
    for (auto [otherIndex, other] : llvm::enumerate(commands)) {
      if (other.stream == command.stream || (other.stream != 0 && otherIndex < index))
        continue;
      const Command &first = index < otherIndex ? command : other, &second = index < otherIndex ? other : command;
      if (second.before[first.stream] >= first.number || !conflict(first, second))
        continue;
      InFlightDiagnostic diagnostic =
          second.op->emitOpError("expects to run after an earlier command on another stream that touches the same "
                                 "bytes, but waits for no event after it");
      diagnostic.attachNote(first.op->getLoc()) << "the earlier command is here";
      return diagnostic;
    }
  }
  return success();
}

/// No work is in flight when the program ends: the compute stream has waited for all of it.
LogicalResult ProgramVerifier::checkEnd() {
  for (Command &command : commands)
    if (command.stream != 0 && clocks[0][command.stream] < command.number)
      return command.op->emitOpError("expects the compute stream to wait for it before the program ends");
  return success();
}

LogicalResult ProgramVerifier::run() {
  for (Operation &op : program.getBody().front())
    if (failed(visit(&op)))
      return failure();
  return failure(failed(checkOrder()) || failed(checkEnd()));
}

/// Persistent buffers do not overlap, unless they belong to different programs.
static LogicalResult checkBuffers(ModuleOp module) {
  SmallVector<BufferOp> buffers(module.getOps<BufferOp>());
  llvm::sort(buffers, [](BufferOp a, BufferOp b) {
    return a.getOffset() != b.getOffset() ? a.getOffset() < b.getOffset() : a->isBeforeInBlock(b);
  });
  for (size_t i = 0; i < buffers.size(); ++i) {
    int64_t end = buffers[i].getOffset() + getBufferBytes(cast<MemRefType>(buffers[i].getType()));
    for (size_t j = i + 1; j < buffers.size() && static_cast<int64_t>(buffers[j].getOffset()) < end; ++j) {
      Attribute first = buffers[i]->getAttr("program"), second = buffers[j]->getAttr("program");
      if (first && second && first != second)
        continue;
      InFlightDiagnostic diagnostic = buffers[j].emitOpError("expects buffer '")
                                      << buffers[j].getName() << "' to overlap no other one";
      diagnostic.attachNote(buffers[i].getLoc()) << "buffer '" << buffers[i].getName() << "' is here";
      return diagnostic;
    }
  }
  return success();
}

namespace {
class VerifyCommandsPass : public weft::impl::VerifyCommandsBase<VerifyCommandsPass> {
public:
  void runOnOperation() override {
    llvm::MapVector<StringAttr, size_t> streams;
    for (auto stream : getOperation().getOps<StreamOp>())
      streams.insert({stream.getSymNameAttr(), streams.size()});
    DenseMap<Operation *, SmallVector<bool>> writtenArguments;
    if (failed(checkBuffers(getOperation())))
      return signalPassFailure();
    for (func::FuncOp program : getPrograms(getOperation()))
      if (failed(ProgramVerifier(program, streams, writtenArguments).run()))
        return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
