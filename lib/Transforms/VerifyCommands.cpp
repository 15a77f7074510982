// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ArenaHistory.h"
#include "BufferUtils.h"
#include "CommandAccesses.h"
#include "CommandContents.h"
#include "weft/Analysis/HappensBefore.h"
#include "weft/Analysis/RankOrder.h"
#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

namespace weft {
#define GEN_PASS_DEF_VERIFYCOMMANDS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
/// A command and when it runs.
struct Command {
  Operation *op = nullptr;
  IssuedCommand issued;
};

/// The command that started the last collective of a communicator.
struct Communicator {
  Attribute mesh;
  ArrayAttr axes;
  int64_t last = -1;
};

using Streams = llvm::MapVector<StringAttr, size_t>;

/// Walks through one program in the order in which its commands are issued. Whatever is ordered by streams and events
/// is ordered likewise in the program, so that the history of the bytes at a command is that of every run, once no two
/// commands that touch the same bytes are unordered.
class ProgramVerifier {
public:
  ProgramVerifier(func::FuncOp program, const Streams &streams, bool allowConcurrentCommunicators)
      : program(program), isStep(program->hasAttr("weft.step")), streams(streams),
        allowConcurrentCommunicators(allowConcurrentCommunicators), order(streams.size()),
        symbols(program->getParentOfType<ModuleOp>()), memory(program), contents(program, memory, symbols),
        history(getArenaBytes(program), streams.size()), writers(memory.getPlaces().size(), ArenaUse::kNobody),
        readers(memory.getPlaces().size(), ArenaUse::kNobody) {}

  LogicalResult run();

  static int64_t getArenaBytes(func::FuncOp program) {
    auto type = program.getNumArguments() > 0 ? dyn_cast<MemRefType>(program.getArgumentTypes().front()) : MemRefType();
    return type && type.hasStaticShape() ? type.getNumElements() : 0;
  }

private:
  LogicalResult checkPlaces();
  LogicalResult visit(Operation *op);
  LogicalResult visitCommand(Operation *op, FlatSymbolRefAttr stream);
  LogicalResult checkWithin(const Command &command, ArrayRef<Access> accesses, ArrayRef<size_t> parts);
  LogicalResult checkCollective(Operation *op, const Command &command);
  LogicalResult checkRead(const Command &command, const Access &access);
  LogicalResult checkContent(const Command &command, const Access &access, int64_t begin, int64_t end);
  LogicalResult checkWrite(const Command &command, const Access &access);
  LogicalResult checkBuckets(const Command &command, ArrayRef<Access> accesses);
  LogicalResult checkReduced(Operation *update, StringRef bucket, size_t place);
  LogicalResult checkEnd();
  LogicalResult checkGradients();
  LogicalResult checkResults();

  /// Refuses two commands that touch the same bytes in no order.
  LogicalResult reportMissingEdge(const Command &later, const Access &access, bool laterWrites, ArenaUse earlier,
                                  bool earlierWrites, int64_t begin, int64_t end);
  LogicalResult reportLostContent(const Command &command, const Access &access, ArenaUse writer, int64_t begin,
                                  int64_t end);

  const ArenaPlace &getPlace(size_t place) const { return memory.getPlaces()[place]; }
  /// Whether the place holds a parameter or a moment.
  bool isState(size_t place) const {
    BufferOp buffer = getPlace(place).buffer;
    return buffer && (buffer.getRole() == BufferRole::param || buffer.getRole() == BufferRole::moment);
  }
  bool isTrained(BufferOp buffer) const;

  func::FuncOp program;
  bool isStep;
  const Streams &streams;
  bool allowConcurrentCommunicators;
  HappensBefore order;
  llvm::DenseMap<Value, StreamClock> events;
  SymbolTable symbols;
  CommandAccesses memory;
  CommandContents contents;
  ArenaHistory history;
  std::vector<Command> commands;
  /// The last command that wrote each place.
  std::vector<int64_t> writers;
  /// The last command that read each place.
  std::vector<int64_t> readers;
  SmallVector<Communicator> communicators;
  /// Whether collectives say what they carry, and the buckets that were reduced so far.
  bool hasLabels = false;
  llvm::DenseSet<StringRef> reducedBuckets;
};
} // namespace

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

LogicalResult ProgramVerifier::reportMissingEdge(const Command &later, const Access &access, bool laterWrites,
                                                 ArenaUse earlier, bool earlierWrites, int64_t begin, int64_t end) {
  const Command &former = commands[earlier.command];
  bool isSame = earlier.place == access.place;
  StringRef rule = !isSame ? "(c)" : isState(access.place) && !earlierWrites ? "(h)" : "(b)";
  InFlightDiagnostic diagnostic = later.op->emitOpError(rule);
  diagnostic << " expects an event edge from " << describeCommand(former.op) << " to " << describeCommand(later.op)
             << ", since the former " << (earlierWrites ? "writes" : "reads") << " bytes [" << begin << ", " << end
             << ") of " << memory.describePlace(earlier.place) << " and the latter "
             << (laterWrites ? "writes" : "reads") << " them";
  if (!isSame)
    diagnostic << " as " << memory.describePlace(access.place);
  diagnostic.attachNote(former.op->getLoc())
      << "the former is here; an event recorded after it, for which "
      << later.op->getAttrOfType<FlatSymbolRefAttr>("stream") << " waits before the latter, would order them";
  return diagnostic;
}

LogicalResult ProgramVerifier::reportLostContent(const Command &command, const Access &access, ArenaUse writer,
                                                 int64_t begin, int64_t end) {
  std::string place = memory.describePlace(access.place);
  int64_t producer = writers[access.place];
  if (producer < 0) {
    InFlightDiagnostic diagnostic = command.op->emitOpError("(b) expects ")
                                    << place << " to be written before " << describeCommand(command.op)
                                    << " reads it, but nothing wrote bytes [" << begin << ", " << end << ")";
    if (writer.command >= 0)
      diagnostic.attachNote(commands[writer.command].op->getLoc())
          << "they hold " << memory.describePlace(writer.place) << ", which is written here";
    return diagnostic;
  }
  InFlightDiagnostic diagnostic = command.op->emitOpError();
  if (writer.command < 0) {
    diagnostic << "(b) expects all of " << place << " to be written before " << describeCommand(command.op)
               << " reads it, but nothing wrote bytes [" << begin << ", " << end << ")";
  } else {
    Operation *thief = commands[writer.command].op;
    diagnostic << "(c) expects " << place << " to be kept until " << describeCommand(command.op) << " has read it, but "
               << describeCommand(thief) << " puts " << memory.describePlace(writer.place) << " on bytes [" << begin
               << ", " << end << ") before";
    diagnostic.attachNote(thief->getLoc()) << "the storage is reused here";
  }
  diagnostic.attachNote(commands[producer].op->getLoc()) << "what is read is written here";
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

bool ProgramVerifier::isTrained(BufferOp buffer) const {
  auto isParamTrained = [&](StringAttr name) {
    auto param = symbols.lookup<ParamOp>(name);
    return !param || !param.getFrozen();
  };
  if (auto parameter = buffer->getAttrOfType<FlatSymbolRefAttr>("parameter"))
    return isParamTrained(parameter.getAttr());
  auto name = buffer->getAttrOfType<FlatSymbolRefAttr>("layout");
  auto layout = name ? symbols.lookup<LayoutOp>(name.getAttr()) : LayoutOp();
  auto bucket = buffer->getAttrOfType<IntegerAttr>("bucket");
  if (!layout || !bucket || bucket.getInt() < 0 || bucket.getInt() >= layout.getNumBuckets())
    return true;
  return llvm::any_of(layout.getBucket(bucket.getInt()).getSlots(),
                      [&](SlotAttr slot) { return isParamTrained(slot.getParam().getAttr()); });
}

/// Kernels, products and collectives take the elements of a buffer to be aligned as their type is.
static LogicalResult checkAlignment(const ArenaPlace &place) {
  BufferOp buffer = place.buffer;
  ArenaViewOp view = place.view;
  Type type = cast<MemRefType>(buffer ? buffer.getType() : view.getResult().getType()).getElementType();
  int64_t elementBytes = getBytesPerElement(type);
  if (place.begin % elementBytes == 0)
    return success();
  Operation *op = buffer ? buffer.getOperation() : view.getOperation();
  return op->emitOpError("expects its offset to be a multiple of ")
         << elementBytes << ", the bytes of one " << type << ", but got " << place.begin;
}

/// Persistent buffers lie in the arena; nothing else lies on them. Notes what is there before the program begins.
LogicalResult ProgramVerifier::checkPlaces() {
  for (const ArenaPlace &place : memory.getPlaces())
    if (failed(checkAlignment(place)))
      return failure();
  int64_t numBytes = getArenaBytes(program);
  std::map<int64_t, size_t> persistent;
  for (auto [index, place] : llvm::enumerate(memory.getPlaces())) {
    BufferOp buffer = place.buffer;
    if (!buffer || place.begin == place.end)
      continue;
    if (place.end > numBytes) {
      InFlightDiagnostic diagnostic = buffer.emitOpError("expects '")
                                      << buffer.getName() << "' to end inside the arena"
                                      << " of " << numBytes << " bytes, but it ends at " << place.end;
      diagnostic.attachNote(program.getLoc()) << "the program is here";
      return diagnostic;
    }
    persistent[place.begin] = index;
    if (buffer.getRole() != BufferRole::loss && buffer.getRole() != BufferRole::metric)
      history.write(place.begin, place.end, {ArenaUse::kRunner, index});
  }
  for (const ArenaPlace &place : memory.getPlaces()) {
    auto next = persistent.lower_bound(place.end);
    if (place.buffer || place.begin == place.end || next == persistent.begin())
      continue;
    size_t below = std::prev(next)->second;
    if (getPlace(below).end <= place.begin)
      continue;
    BufferOp buffer = getPlace(below).buffer;
    ArenaViewOp view = place.view;
    InFlightDiagnostic diagnostic = view.emitOpError("(c) expects values of the program not to lie on ")
                                    << memory.describePlace(below) << ", which keeps its bytes for the whole run";
    diagnostic.attachNote(buffer.getLoc()) << "it is declared here";
    return diagnostic;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// One access
//===----------------------------------------------------------------------===//

/// Checks what a read finds in bytes that follow one another.
LogicalResult ProgramVerifier::checkContent(const Command &command, const Access &access, int64_t begin, int64_t end) {
  LogicalResult result = success();
  history.visit(begin, end, [&](int64_t segmentBegin, const ArenaSegment &segment) {
    if (segment.writer.command != ArenaUse::kNobody && segment.writer.place == access.place)
      return true;
    result =
        reportLostContent(command, access, segment.writer, std::max(begin, segmentBegin), std::min(end, segment.end));
    return false;
  });
  return result;
}

LogicalResult ProgramVerifier::checkRead(const Command &command, const Access &access) {
  LogicalResult result = success();
  history.visit(access.begin, access.end, [&](int64_t segmentBegin, const ArenaSegment &segment) {
    ArenaUse writer = segment.writer;
    if (writer.command < 0)
      return true;
    int64_t begin = std::max(access.begin, segmentBegin), end = std::min(access.end, segment.end);
    if (!commands[writer.command].issued.isBefore(command.issued)) {
      result = reportMissingEdge(command, access, false, writer, true, begin, end);
    } else if (writer.place == access.place && isState(access.place)) {
      InFlightDiagnostic diagnostic = command.op->emitOpError("(h) expects ")
                                      << memory.describePlace(access.place) << " to be updated after "
                                      << describeCommand(command.op) << " has read it, but "
                                      << describeCommand(commands[writer.command].op) << " updates it before";
      diagnostic.attachNote(commands[writer.command].op->getLoc()) << "the update is here";
      result = diagnostic;
    }
    return succeeded(result);
  });
  if (failed(result))
    return failure();
  // What lies in the gaps of a view is nobody's business here. Few views have many runs; of those that do, the first
  // and the last are looked at.
  constexpr int64_t kMaxNumRuns = 1024;
  int64_t numRuns = 1, firstRun = access.begin;
  for (auto [size, stride] : access.gapDims) {
    if (stride < 0)
      firstRun -= (size - 1) * stride; // from the first element in the order of the view
    if (llvm::MulOverflow(numRuns, size, numRuns))
      numRuns = std::numeric_limits<int64_t>::max();
  }
  if (numRuns > kMaxNumRuns)
    return failure(failed(checkContent(command, access, access.begin, access.begin + access.runBytes)) ||
                   failed(checkContent(command, access, access.end - access.runBytes, access.end)));
  for (int64_t run = 0; run < numRuns; ++run) {
    int64_t begin = firstRun, rest = run;
    for (auto [size, stride] : llvm::reverse(access.gapDims)) {
      begin += rest % size * stride;
      rest /= size;
    }
    if (failed(checkContent(command, access, begin, begin + access.runBytes)))
      return failure();
  }
  return success();
}

/// Whether the runner fills the buffer, and programs only read it.
static bool isInput(BufferOp buffer) {
  return llvm::is_contained(
      {BufferRole::batch, BufferRole::rng, BufferRole::step_index, BufferRole::scalar, BufferRole::coordinate},
      buffer.getRole());
}

LogicalResult ProgramVerifier::checkWrite(const Command &command, const Access &access) {
  if (BufferOp buffer = getPlace(access.place).buffer; buffer && isInput(buffer))
    return command.op->emitOpError("(f) expects ")
           << memory.describePlace(access.place) << " to stay as the runner has filled it, but "
           << describeCommand(command.op) << " writes it";
  LogicalResult result = success();
  history.visit(access.begin, access.end, [&](int64_t segmentBegin, const ArenaSegment &segment) {
    int64_t begin = std::max(access.begin, segmentBegin), end = std::min(access.end, segment.end);
    auto isUnordered = [&](ArenaUse use) {
      return use.command >= 0 && !commands[use.command].issued.isBefore(command.issued);
    };
    if (isUnordered(segment.writer)) {
      result = reportMissingEdge(command, access, true, segment.writer, true, begin, end);
      return false;
    }
    for (ArenaUse reader : segment.readers)
      if (isUnordered(reader)) {
        result = reportMissingEdge(command, access, true, reader, false, begin, end);
        return false;
      }
    if (!isState(access.place) || segment.writer.command < 0)
      return true;
    InFlightDiagnostic diagnostic = command.op->emitOpError("(f) expects ")
                                    << memory.describePlace(access.place) << " to be updated once, but "
                                    << describeCommand(commands[segment.writer.command].op) << " has updated it before";
    diagnostic.attachNote(commands[segment.writer.command].op->getLoc()) << "the first update is here";
    result = diagnostic;
    return false;
  });
  if (failed(result) || !isState(access.place))
    return result;
  if (!isStep)
    return command.op->emitOpError("(f) expects an evaluation to leave ")
           << memory.describePlace(access.place) << " alone";
  if (!isTrained(getPlace(access.place).buffer))
    return command.op->emitOpError("(f) expects ")
           << memory.describePlace(access.place) << " to stay as it is, since its parameters are frozen";
  return success();
}

//===----------------------------------------------------------------------===//
// One command
//===----------------------------------------------------------------------===//

/// What a command writes is nothing else that it touches: its parts may run at the same time.
LogicalResult ProgramVerifier::checkWithin(const Command &command, ArrayRef<Access> accesses, ArrayRef<size_t> parts) {
  bool isCollective = isa<CollectiveCommandOp, CoalescedCommandOp, CopyCommandOp>(command.op);
  for (auto [written, part] : llvm::zip_equal(accesses, parts))
    for (auto [other, otherPart] : llvm::zip_equal(accesses, parts)) {
      if (&other == &written || !written.writes || other.end <= written.begin || written.end <= other.begin)
        continue;
      // A kernel may work in place, and so may a collective, if its two buffers are one.
      bool isSame = part == otherPart && other.begin == written.begin && other.end == written.end;
      if (other.place == written.place && (!isCollective || isSame))
        continue;
      return command.op->emitOpError("(c) expects what ")
             << describeCommand(command.op) << " writes, " << memory.describePlace(written.place)
             << ", to overlap nothing else that it touches, but it also works on " << memory.describePlace(other.place);
    }
  return success();
}

/// The gradient of a bucket that ranks have parts of is reduced before its update, if collectives say what they carry.
LogicalResult ProgramVerifier::checkReduced(Operation *update, StringRef bucket, size_t place) {
  if (!hasLabels || reducedBuckets.contains(bucket))
    return success();
  BufferOp buffer = getPlace(place).buffer;
  auto layout = symbols.lookup<LayoutOp>(buffer->getAttrOfType<FlatSymbolRefAttr>("layout").getAttr());
  auto mesh = layout ? symbols.lookup<MeshOp>(layout.getMeshAttr().getAttr()) : MeshOp();
  int64_t index = buffer->getAttrOfType<IntegerAttr>("bucket").getInt();
  if (!mesh || index < 0 || index >= layout.getNumBuckets())
    return success();
  for (SlotAttr slot : layout.getBucket(index).getSlots())
    if (auto param = symbols.lookup<ParamOp>(slot.getParam().getAttr());
        param && mesh.getNumRanks(getReductionAxes(mesh, param)) > 1)
      return update->emitOpError("(f) expects the gradient of '")
             << bucket << "' to be reduced before " << describeCommand(update)
             << ", but no collective before it reduces it";
  return success();
}

/// The buckets of what an update writes, reads and takes its gradient from are one; so are that of a gather and of the
/// state that it reads.
LogicalResult ProgramVerifier::checkBuckets(const Command &command, ArrayRef<Access> accesses) {
  bool isUpdate = llvm::any_of(accesses, [&](const Access &access) { return access.writes && isState(access.place); });
  bool isCollective = isa<CollectiveCommandOp>(command.op);
  if (!isUpdate && !isCollective)
    return success();
  std::string own = isCollective ? getBucketLabel(command.op).str() : std::string();
  if (isCollective && !StringRef(own).contains('['))
    return success();
  for (const Access &access : accesses) {
    std::string bucket = isState(access.place) ? getBucketName(getPlace(access.place).buffer) : std::string();
    if (bucket.empty())
      continue;
    if (own.empty())
      own = bucket;
    if (!StringRef(own).contains(bucket))
      return command.op->emitOpError("(f) expects ")
             << describeCommand(command.op) << " to work on one bucket, but it works on '" << own << "' and '" << bucket
             << "'";
    if (isCollective && BufferOp(getPlace(access.place).buffer).getRole() != BufferRole::param)
      return command.op->emitOpError("(f) expects ")
             << describeCommand(command.op) << " to gather parameters, but it works on "
             << memory.describePlace(access.place);
  }
  if (!isUpdate || own.empty())
    return success();
  for (const Access &access : accesses) {
    if (access.writes && isState(access.place) && failed(checkReduced(command.op, own, access.place)))
      return failure();
    LogicalResult result = success();
    if (!access.reads || isState(access.place))
      continue;
    history.visit(access.begin, access.end, [&](int64_t, const ArenaSegment &segment) {
      Operation *source = segment.writer.command >= 0 ? commands[segment.writer.command].op : nullptr;
      StringRef label = source ? getBucketLabel(source) : StringRef();
      if (!label.contains('[') || label.contains(own))
        return true;
      InFlightDiagnostic diagnostic = command.op->emitOpError("(f) expects ")
                                      << describeCommand(command.op) << " to take the gradient of '" << own
                                      << "', but it reads the result of " << describeCommand(source);
      diagnostic.attachNote(source->getLoc()) << "that is here";
      result = diagnostic;
      return false;
    });
    if (failed(result))
      return failure();
  }
  return success();
}

/// Collectives of one communicator run in one order on all ranks; two communicators that share ranks one after the
/// other.
LogicalResult ProgramVerifier::checkCollective(Operation *op, const Command &command) {
  auto collective = cast<CollectiveCommandOp>(op);
  auto mesh = symbols.lookup<MeshOp>(collective.getMesh());
  if (mesh && mesh.getNumRanks(collective.getAxesAttr()) == 1)
    return success();
  Communicator *own = nullptr;
  for (Communicator &other : communicators) {
    bool isSame = other.mesh == collective.getMeshAttr() && other.axes == collective.getAxesAttr();
    if (isSame)
      own = &other;
    if (other.last < 0 || other.last == static_cast<int64_t>(commands.size()))
      continue; // of the same coalesced launch
    const Command &last = commands[other.last];
    if (last.issued.isBefore(command.issued) || (!isSame && allowConcurrentCommunicators))
      continue;
    InFlightDiagnostic diagnostic = op->emitOpError(isSame ? "(d)" : "(e)");
    diagnostic << " expects an event edge from " << describeCommand(last.op) << " to " << describeCommand(op)
               << ", since "
               << (isSame ? "ranks could start the two in different orders on their communicator"
                          : "their communicators share ranks and could wait for each other");
    if (!isSame)
      diagnostic << "; 'allow-concurrent-communicators' would permit it";
    diagnostic.attachNote(last.op->getLoc()) << "the former is here";
    return diagnostic;
  }
  if (!own) {
    communicators.push_back({collective.getMeshAttr(), collective.getAxesAttr()});
    own = &communicators.back();
  }
  own->last = commands.size();
  hasLabels |= !getBucketLabel(op).empty();
  if (collective.getReduction())
    for (StringRef label : llvm::split(getBucketLabel(op), ", "))
      reducedBuckets.insert(label);
  return success();
}

LogicalResult ProgramVerifier::visitCommand(Operation *op, FlatSymbolRefAttr stream) {
  Command command{op, order.issue(streams.lookup(stream.getAttr()))};
  SmallVector<Operation *> parts;
  if (auto coalesced = dyn_cast<CoalescedCommandOp>(op))
    parts = llvm::to_vector(llvm::make_pointer_range(coalesced.getBody().front()));
  else
    parts.push_back(op);
  SmallVector<Access> accesses;
  SmallVector<size_t> partOfAccess;
  for (auto [index, part] : llvm::enumerate(parts)) {
    FailureOr<SmallVector<Access>> found = memory.get(part);
    if (failed(found) || (isa<CollectiveCommandOp>(part) && failed(checkCollective(part, command))) ||
        failed(checkBuckets({part, command.issued}, *found)))
      return failure();
    llvm::append_range(accesses, *found);
    partOfAccess.append(found->size(), index);
  }
  if (failed(checkWithin(command, accesses, partOfAccess)))
    return failure();
  for (const Access &access : accesses)
    if ((access.reads && failed(checkRead(command, access))) || (access.writes && failed(checkWrite(command, access))))
      return failure();
  int64_t index = commands.size();
  for (const Access &access : accesses)
    if (access.reads) {
      history.read(access.begin, access.end, command.issued.stream, {index, access.place});
      readers[access.place] = index;
    }
  for (const Access &access : accesses)
    if (access.writes) {
      history.write(access.begin, access.end, {index, access.place});
      writers[access.place] = index;
    }
  commands.push_back(std::move(command));
  return contents.visit(parts, accesses, partOfAccess);
}

LogicalResult ProgramVerifier::visit(Operation *op) {
  if (auto record = dyn_cast<RecordCommandOp>(op)) {
    events[record.getEvent()] = order.record(streams.lookup(record.getStreamAttr().getAttr()));
    return success();
  }
  if (auto wait = dyn_cast<WaitCommandOp>(op)) {
    auto event = events.find(wait.getEvent());
    if (event == events.end())
      return op->emitOpError("(a) expects an event that is recorded before, by 'weft.cmd.record' of this program, but ")
             << wait.getStreamAttr() << " would wait forever";
    order.wait(streams.lookup(wait.getStreamAttr().getAttr()), event->second);
    return success();
  }
  if (isa<LaunchCommandOp, ProductCommandOp, CollectiveCommandOp, CopyCommandOp, CoalescedCommandOp>(op))
    return visitCommand(op, op->getAttrOfType<FlatSymbolRefAttr>("stream"));
  if (isa<ArenaViewOp, ViewLikeOpInterface, func::ReturnOp>(op) || op->hasTrait<OpTrait::ConstantLike>())
    return success();
  return op->emitOpError("expects only commands and views of the arena in a program");
}

//===----------------------------------------------------------------------===//
// The end of a program
//===----------------------------------------------------------------------===//

/// No work is in flight when the program ends: the compute stream has waited for all of it.
LogicalResult ProgramVerifier::checkEnd() {
  for (const Command &command : commands)
    if (!order.isDone(command.issued, 0))
      return command.op->emitOpError("(a) expects an event edge from ")
             << describeCommand(command.op) << " to the end of the program: the compute stream, "
             << FlatSymbolRefAttr::get(streams.front().first) << ", never waits for it";
  return success();
}

/// What is last computed as a gradient is read by a reduction or an update.
LogicalResult ProgramVerifier::checkGradients() {
  for (size_t index = 0; index < memory.getPlaces().size(); ++index) {
    const ArenaPlace &place = getPlace(index);
    if (place.buffer || ArenaViewOp(place.view).getMemoryClass() != MemoryClass::gradients ||
        writers[index] <= readers[index])
      continue;
    Operation *writer = commands[writers[index]].op;
    // A gradient that is reduced already is missed where its state is not updated.
    if (isa<CollectiveCommandOp, CoalescedCommandOp>(writer))
      continue;
    return writer->emitOpError("(f) expects ")
           << memory.describePlace(index) << " to be reduced or used by an update after " << describeCommand(writer)
           << " has written it, but nothing reads it";
  }
  return success();
}

/// Every state is updated, all of it; what the runner reads is written.
LogicalResult ProgramVerifier::checkResults() {
  for (size_t index = 0; index < memory.getPlaces().size(); ++index) {
    const ArenaPlace &place = getPlace(index);
    BufferOp buffer = place.buffer;
    if (!buffer || place.begin == place.end)
      continue;
    bool isResult = buffer.getRole() == BufferRole::loss || buffer.getRole() == BufferRole::metric;
    bool isUpdated = isStep && isState(index) && isTrained(buffer);
    if (!isResult && !isUpdated)
      continue;
    LogicalResult result = success();
    history.visit(place.begin, place.end, [&, begin = place.begin](int64_t segmentBegin, const ArenaSegment &segment) {
      if (segment.writer.command >= 0)
        return true;
      InFlightDiagnostic diagnostic = buffer.emitOpError(isUpdated ? "(f) expects " : "expects ")
                                      << memory.describePlace(index) << " to be " << (isUpdated ? "updated" : "written")
                                      << ", but nothing does at byte " << std::max(begin, segmentBegin);
      diagnostic.attachNote(program.getLoc()) << "the program is here";
      result = diagnostic;
      return false;
    });
    if (failed(result))
      return failure();
  }
  return success();
}

LogicalResult ProgramVerifier::run() {
  if (failed(checkPlaces()))
    return failure();
  for (Operation &op : program.getBody().front())
    if (failed(visit(&op)))
      return failure();
  return failure(failed(checkEnd()) || failed(checkGradients()) || failed(checkResults()) || failed(contents.finish()));
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

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

/// The order in which the streams of a program run its collectives.
static RankProgram makeRankProgram(func::FuncOp program, const Streams &streams) {
  RankProgram ranks(program, streams.size());
  llvm::DenseMap<Value, int64_t> points;
  for (Operation &op : program.getBody().front()) {
    auto name = op.getAttrOfType<FlatSymbolRefAttr>("stream");
    size_t stream = name ? streams.lookup(name.getAttr()) : 0;
    if (auto wait = dyn_cast<WaitCommandOp>(op))
      ranks.wait(stream, points.lookup(wait.getEvent()));
    else if (auto record = dyn_cast<RecordCommandOp>(op))
      points[record.getEvent()] = ranks.getPoint(stream);
    else if (isa<CollectiveCommandOp, CoalescedCommandOp>(op))
      op.walk([&](CollectiveOpInterface collective) { ranks.issue(stream, collective); });
  }
  return ranks;
}

namespace {
class VerifyCommandsPass : public weft::impl::VerifyCommandsBase<VerifyCommandsPass> {
public:
  using VerifyCommandsBase::VerifyCommandsBase;

  void runOnOperation() override {
    Streams streams;
    for (auto stream : getOperation().getOps<StreamOp>())
      streams.insert({stream.getSymNameAttr(), streams.size()});
    if (failed(checkBuffers(getOperation())))
      return signalPassFailure();
    std::vector<RankProgram> steps;
    for (func::FuncOp program : getPrograms(getOperation())) {
      if (failed(checkBudget(program)) || failed(ProgramVerifier(program, streams, allowConcurrentCommunicators).run()))
        return signalPassFailure();
      if (program->hasAttr("weft.step"))
        steps.push_back(makeRankProgram(program, streams));
    }
    if (failed(verifyRankOrder(steps)))
      return signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  LogicalResult checkBudget(func::FuncOp program) {
    int64_t numBytes = ProgramVerifier::getArenaBytes(program);
    if (memoryBudget <= 0 || numBytes <= memoryBudget)
      return success();
    return program.emitOpError("(g) expects the arena to fit in the budget of ")
           << static_cast<int64_t>(memoryBudget) << " bytes, but it has " << numBytes;
  }
};
} // namespace
