// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CommandContents.h"

#include "weft/Analysis/Gradients.h"
#include "weft/Analysis/Steps.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace weft;

/// The bucket that an update changes.
struct CommandContents::BucketUpdate {
  LaunchCommandOp op;
  LayoutOp layout;
  int64_t bucket;
  /// `@L[0]`.
  std::string name;
  OptimizerOp optimizer;
  /// Into how many shards the states are divided.
  int64_t numShards;
  /// Whether the kernel divides the gradient by a value.
  bool isDivided;
};

/// Where pieces come from across ranks.
struct CommandContents::Trace {
  /// The last first.
  SmallVector<CollectiveOpInterface> collectives;
  SmallVector<StringRef> buckets;
  Pieces source;
};

CommandContents::CommandContents(func::FuncOp program, const CommandAccesses &memory, const SymbolTable &symbols)
    : program(program), memory(memory), symbols(symbols) {
  auto module = program->getParentOfType<ModuleOp>();
  if (auto meshes = module.getOps<MeshOp>(); !meshes.empty())
    mesh = *meshes.begin();
  llvm::append_range(optimizers, module.getOps<OptimizerOp>());
  for (auto [index, place] : llvm::enumerate(memory.getPlaces())) {
    BufferOp buffer = place.buffer;
    if (!buffer || place.end <= place.begin || buffer.getRole() == BufferRole::loss ||
        buffer.getRole() == BufferRole::metric)
      continue;
    Content content;
    content.numBytes = place.end - place.begin;
    content.dependsOnBatch = buffer.getRole() == BufferRole::batch || buffer.getRole() == BufferRole::rng;
    if (isState(index))
      content.statePlace = index;
    contents.write(place.begin, place.end, contents.add(std::move(content)));
  }
}

bool CommandContents::isState(size_t place) const {
  BufferOp buffer = memory.getPlaces()[place].buffer;
  return buffer && (buffer.getRole() == BufferRole::param || buffer.getRole() == BufferRole::moment);
}

//===----------------------------------------------------------------------===//
// What commands make of what they read
//===----------------------------------------------------------------------===//

bool CommandContents::dependsOnBatch(ArrayRef<ContentPiece> pieces) const {
  return llvm::any_of(pieces, [&](const ContentPiece &piece) {
    return piece.content >= 0 && contents.get(piece.content).dependsOnBatch;
  });
}

/// What an access reads as one piece: what several writers made is a value of its own.
ContentPiece CommandContents::merge(Operation *op, const Access &access) {
  Pieces pieces = read(access);
  if (pieces.size() == 1)
    return pieces.front();
  Content content;
  content.op = op;
  content.dependsOnBatch = dependsOnBatch(pieces);
  content.numBytes = access.end - access.begin;
  return {content.numBytes, contents.add(std::move(content)), 0};
}

/// The result of any computation: a value for each buffer that is written.
void CommandContents::writeValues(Operation *op, ArrayRef<Access> accesses, std::vector<Write> &writes) {
  bool isDependent = false;
  for (const Access &access : accesses)
    isDependent |= access.reads && dependsOnBatch(read(access));
  // A kernel may depend on no element of a buffer, and yet on the buffer to the eyes of the schedule.
  if (auto launch = dyn_cast<LaunchCommandOp>(op))
    isDependent |= accesses.size() < launch.getBuffers().size();
  for (const Access &access : accesses) {
    if (!access.writes)
      continue;
    Content content;
    content.op = op;
    content.numBytes = access.end - access.begin;
    // What lies in gaps of the view stays as it is.
    content.dependsOnBatch = isDependent || (!access.gapDims.empty() && dependsOnBatch(read(access)));
    writes.push_back({access.begin, {{content.numBytes, contents.add(std::move(content)), 0}}});
  }
}

/// The bucket for which a view of the arena was made; empty if it does not say.
static StringRef getBucketOfView(const ArenaPlace &place) {
  ArenaViewOp view = place.view;
  auto label = view ? view->getAttrOfType<StringAttr>("weft.bucket") : StringAttr();
  return label ? label.getValue() : StringRef();
}

/// The place of a bucket's gathered parameters is filled by the gather of its shards only. (A computation may work in
/// place on what was gathered.)
LogicalResult CommandContents::checkForeignWrite(Operation *op, const Access &access) {
  ArenaPlace place = memory.getPlaces()[access.place];
  StringRef bucket = getBucketOfView(place);
  if (bucket.empty() || place.view.getMemoryClass() != MemoryClass::in_flight)
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError("(f) expects ")
                                  << memory.describePlace(access.place) << " to hold the parameters of '" << bucket
                                  << "', gathered from their shards, but " << describeCommand(op) << " writes it";
  diagnostic.attachNote(place.view.getLoc()) << "the view is made here";
  return diagnostic;
}

LogicalResult CommandContents::visitCopy(CopyCommandOp op, ArrayRef<Access> accesses, std::vector<Write> &writes) {
  if (accesses.size() != 2)
    return success(); // no bytes
  writes.push_back({accesses[1].begin, read(accesses[0])});
  return checkForeignWrite(op, accesses[1]);
}

/// A gather of parameters reads the shards of one bucket, over the axes of its shards, for a view of that bucket.
LogicalResult CommandContents::checkGather(CollectiveCommandOp op, ArrayRef<Access> accesses) {
  Pieces pieces = read(accesses[0]);
  int64_t place =
      pieces.size() == 1 && pieces.front().content >= 0 ? contents.get(pieces.front().content).statePlace : -1;
  if (place < 0)
    return checkForeignWrite(op, accesses[1]);
  BufferOp buffer = memory.getPlaces()[place].buffer;
  if (buffer.getRole() != BufferRole::param && failed(checkForeignWrite(op, accesses[1])))
    return failure();
  std::string name = getBucketName(buffer);
  auto layout = buffer->getAttrOfType<FlatSymbolRefAttr>("layout");
  auto layoutOp = layout ? symbols.lookup<LayoutOp>(layout.getAttr()) : LayoutOp();
  if (layoutOp && mesh && mesh.getNumRanks(op.getAxesAttr()) > 1 &&
      (op.getAxesAttr() != layoutOp.getShardAxesAttr() || pieces.front().offset != 0)) {
    InFlightDiagnostic diagnostic = op.emitOpError("(f) expects ")
                                    << describeCommand(op) << " to gather the shards of '" << name << "' over "
                                    << layoutOp.getShardAxesAttr() << ", but it gathers "
                                    << (pieces.front().offset ? "parts of them" : "them") << " over "
                                    << op.getAxesAttr();
    diagnostic.attachNote(layoutOp.getLoc()) << "the layout is here";
    return diagnostic;
  }
  ArenaPlace destination = memory.getPlaces()[accesses[1].place];
  StringRef expected = getBucketOfView(destination);
  if (expected.empty() || expected == name)
    return success();
  InFlightDiagnostic diagnostic = op.emitOpError("(f) expects ")
                                  << describeCommand(op) << " to fill " << memory.describePlace(accesses[1].place)
                                  << " with the parameters of '" << expected << "', but it gathers those of '" << name
                                  << "'";
  diagnostic.attachNote(destination.view.getLoc()) << "the view is made here";
  return diagnostic;
}

LogicalResult CommandContents::visitCollective(CollectiveCommandOp op, ArrayRef<Access> accesses,
                                               std::vector<Write> &writes) {
  if (accesses.size() != 2)
    return success(); // nothing to send
  if (failed(op.getKind() == CollectiveKind::all_gather ? checkGather(op, accesses)
                                                        : checkForeignWrite(op, accesses[1])))
    return failure();
  Content content;
  content.kind = Content::Kind::collective;
  content.op = op;
  content.parts = read(accesses[0]);
  content.dependsOnBatch = dependsOnBatch(content.parts);
  content.numBytes = accesses[1].end - accesses[1].begin;
  content.bucket = getBucketOfView(memory.getPlaces()[accesses[0].place]);
  writes.push_back({accesses[1].begin, {{content.numBytes, contents.add(std::move(content)), 0}}});
  return success();
}

LogicalResult CommandContents::visitPart(Operation *op, ArrayRef<Access> accesses, std::vector<Write> &writes) {
  if (auto collective = dyn_cast<CollectiveCommandOp>(op))
    return visitCollective(collective, accesses, writes);
  if (auto copy = dyn_cast<CopyCommandOp>(op))
    return visitCopy(copy, accesses, writes);
  auto launch = dyn_cast<LaunchCommandOp>(op);
  KernelOp kernel = launch ? memory.getKernel(launch) : KernelOp();
  bool isSum = kernel && kernel->hasAttr("weft.accumulate"), isQuotient = kernel && kernel->hasAttr("weft.divide");
  const Access *output = nullptr;
  for (const Access &access : accesses)
    if (access.writes)
      output = &access;
  if (launch && llvm::any_of(accesses, [&](auto &access) { return access.writes && isState(access.place); })) {
    if (failed(checkUpdate(launch, accesses)))
      return failure();
  } else if ((isSum || isQuotient) && output) {
    Content content;
    content.kind = isSum ? Content::Kind::sum : Content::Kind::quotient;
    content.op = op;
    content.numBytes = output->end - output->begin;
    for (const Access &access : accesses)
      if (access.reads)
        content.parts.push_back(merge(op, access));
    content.dependsOnBatch = dependsOnBatch(content.parts);
    writes.push_back({output->begin, {{content.numBytes, contents.add(std::move(content)), 0}}});
    return success();
  }
  writeValues(op, accesses, writes);
  return success();
}

LogicalResult CommandContents::visit(ArrayRef<Operation *> parts, ArrayRef<Access> accesses,
                                     ArrayRef<size_t> partOfAccess) {
  std::vector<Write> writes;
  for (size_t begin = 0, part = 0; part < parts.size(); ++part) {
    size_t end = begin;
    while (end < accesses.size() && partOfAccess[end] == part)
      ++end;
    if (failed(visitPart(parts[part], accesses.slice(begin, end - begin), writes)))
      return failure();
    begin = end;
  }
  for (const Write &write : writes)
    contents.write(write.begin, write.pieces);
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions and sums
//===----------------------------------------------------------------------===//

CommandContents::Trace CommandContents::trace(Pieces pieces) const {
  Trace result;
  while (pieces.size() == 1 && pieces.front().content >= 0) {
    const Content &content = contents.get(pieces.front().content);
    if (content.kind != Content::Kind::collective || pieces.front().offset != 0 ||
        pieces.front().numBytes != content.numBytes)
      break;
    result.collectives.push_back(cast<CollectiveOpInterface>(content.op));
    result.buckets.push_back(content.bucket);
    pieces = content.parts;
  }
  result.source = std::move(pieces);
  return result;
}

FailureOr<int64_t> CommandContents::countContributions(Operation *user, ContentPiece piece, int64_t numRepeats,
                                                       int64_t &numIndependent, const Twine &what) const {
  int64_t numContributions = 0;
  llvm::DenseSet<std::pair<int64_t, int64_t>> seen;
  std::vector<ContentPiece> pending{piece};
  numIndependent = 0;
  while (!pending.empty()) {
    ContentPiece current = pending.back();
    pending.pop_back();
    if (current.content < 0)
      continue; // nobody wrote it
    const Content &content = contents.get(current.content);
    bool isSum = content.kind == Content::Kind::sum;
    bool isNew = seen.insert({current.content, current.offset}).second;
    if (!isNew && (isSum || content.dependsOnBatch) && --numRepeats < 0) {
      InFlightDiagnostic diagnostic = user->emitOpError("(f) expects ")
                                      << what << " to sum each contribution once, but one is summed twice";
      if (content.op)
        diagnostic.attachNote(content.op->getLoc()) << "this one";
      return diagnostic;
    }
    if (content.kind == Content::Kind::collective) {
      InFlightDiagnostic diagnostic = user->emitOpError("(f) expects ")
                                      << what << " to be reduced as a whole, but " << describeCommand(content.op)
                                      << " makes a part of it";
      diagnostic.attachNote(content.op->getLoc()) << "that is here";
      return diagnostic;
    }
    if (isSum) {
      for (ContentPiece part : content.parts)
        pending.push_back({part.numBytes, part.content, part.offset + current.offset});
      continue;
    }
    ++numContributions;
    numIndependent += isNew && !content.dependsOnBatch;
  }
  return numContributions;
}

namespace {
/// Cuts pieces at positions that only grow.
class PieceCursor {
public:
  explicit PieceCursor(ArrayRef<ContentPiece> pieces) : pieces(pieces) {}

  SmallVector<ContentPiece> take(int64_t begin, int64_t end) {
    SmallVector<ContentPiece> taken;
    for (; index < pieces.size() && position < end; position += pieces[index++].numBytes) {
      const ContentPiece &piece = pieces[index];
      int64_t first = std::max(begin, position), last = std::min(end, position + piece.numBytes);
      if (first < last)
        taken.push_back({last - first, piece.content, piece.offset + first - position});
      if (position + piece.numBytes > end)
        break;
    }
    return taken;
  }

private:
  ArrayRef<ContentPiece> pieces;
  size_t index = 0;
  /// Where the piece begins.
  int64_t position = 0;
};
} // namespace

/// The number that a parameter has under that name, 0 if it has none.
static int64_t getNumber(ParamOp param, StringRef name) {
  auto number = param->getAttrOfType<IntegerAttr>(name);
  return number ? number.getInt() : 0;
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// The bucket whose states a launch writes. Gives a layout that is null where the module does not say enough.
FailureOr<CommandContents::BucketUpdate> CommandContents::findBucket(LaunchCommandOp op, ArrayRef<Access> accesses) {
  BucketUpdate update{op, {}, 0, "", {}, 1, false};
  for (const Access &access : accesses) {
    if (!access.writes || !isState(access.place))
      continue;
    BufferOp buffer = memory.getPlaces()[access.place].buffer;
    auto layout = buffer->getAttrOfType<FlatSymbolRefAttr>("layout");
    auto bucket = buffer->getAttrOfType<IntegerAttr>("bucket");
    auto layoutOp = layout && bucket ? symbols.lookup<LayoutOp>(layout.getAttr()) : LayoutOp();
    if (!layoutOp || bucket.getInt() < 0 || bucket.getInt() >= layoutOp.getNumBuckets())
      return update;
    update.layout = layoutOp;
    update.bucket = bucket.getInt();
    update.name = getBucketName(buffer);
    auto placement = buffer->getAttrOfType<StringAttr>("placement");
    if (placement && placement == "shard" && mesh)
      update.numShards = mesh.getNumRanks(layoutOp.getShardAxes());
  }
  return update;
}

LogicalResult CommandContents::checkUpdate(LaunchCommandOp op, ArrayRef<Access> accesses) {
  FailureOr<BucketUpdate> update = findBucket(op, accesses);
  if (failed(update) || !update->layout || !mesh || optimizers.empty())
    return update;
  SmallVector<UpdateSegment> segments = getUpdateSegments(update->layout, update->bucket, symbols);
  KernelOp kernel = memory.getKernel(op);
  std::optional<SmallVector<UpdateArgument>> arguments;
  std::string reason;
  for (OptimizerOp optimizer : optimizers) {
    if (!arguments)
      arguments = matchUpdateKernel(kernel, optimizer, segments, symbols, reason);
    if (arguments && !update->optimizer)
      update->optimizer = optimizer;
  }
  if (!arguments) {
    InFlightDiagnostic diagnostic = op.emitOpError("(f) expects ")
                                    << describeCommand(op) << " to update '" << update->name << "' by the rule of '@"
                                    << optimizers.front().getSymName() << "', but " << reason;
    diagnostic.attachNote(kernel.getLoc()) << "the kernel is here";
    return diagnostic;
  }
  update->isDivided =
      llvm::any_of(*arguments, [](auto &argument) { return argument.role == UpdateArgument::Role::divisor; });
  divisions.push_back({op, {}, "the gradient of '" + update->name + "'"});
  for (const Access &access : accesses)
    if (failed(checkArgument(*update, (*arguments)[access.operand], access)))
      return failure();
  return success();
}

LogicalResult CommandContents::checkArgument(const BucketUpdate &update, UpdateArgument argument,
                                             const Access &access) {
  using Role = UpdateArgument::Role;
  BufferOp buffer = memory.getPlaces()[access.place].buffer;
  LaunchCommandOp op = update.op;
  LayoutOp layout = update.layout;
  OptimizerOp optimizer = update.optimizer;
  auto refuse = [&](const Twine &expected) {
    return op.emitOpError("(f) expects ") << describeCommand(op) << " to take " << expected << " as argument "
                                          << access.operand << ", but it gets " << memory.describePlace(access.place);
  };
  auto isBuffer = [&](BufferRole role) { return buffer && buffer.getRole() == role; };
  switch (argument.role) {
  case Role::unused:
    return success();
  case Role::gradient:
    return checkGradient(update, access);
  case Role::divisor:
    divisions.back().divisor = read(access);
    return success();
  case Role::learningRate:
    return isBuffer(BufferRole::scalar) && buffer.getName() == "lr" ? success() : refuse("the learning rate");
  case Role::step:
    return isBuffer(BufferRole::scalar) && buffer.getName() == "step" ? success() : refuse("the number of the step");
  case Role::coordinate: {
    std::string axes = llvm::join(layout.getShardAxes().getAsValueRange<StringAttr>(), ",");
    return isBuffer(BufferRole::coordinate) && buffer.getName() == axes
               ? success()
               : refuse("the coordinate '" + axes + "' of the rank's shard");
  }
  case Role::state:
    break;
  }
  StringRef name;
  if (argument.state > 0)
    name = cast<StringAttr>(optimizer.getStates()[argument.state - 1]).getValue();
  auto state = buffer ? buffer->getAttrOfType<StringAttr>("state") : StringAttr();
  bool isRight = argument.state == 0 ? isBuffer(BufferRole::param)
                                     : isBuffer(BufferRole::moment) && state && state.getValue() == name;
  if (isRight && getBucketName(buffer) == update.name)
    return success();
  return refuse((argument.state == 0 ? "the parameters" : "the state '" + name.str() + "'") + Twine(" of '") +
                update.name + "'");
}

/// The shards of the gradient are those of the states.
LogicalResult CommandContents::checkShard(const BucketUpdate &update, const Trace &trace, const std::string &what) {
  if (update.numShards == 1)
    return success();
  SmallVector<CollectiveOpInterface> scatters;
  for (CollectiveOpInterface collective : trace.collectives)
    if (collective.getCollectiveKind() == CollectiveKind::reduce_scatter &&
        mesh.getNumRanks(collective.getAxesAttr()) > 1)
      scatters.push_back(collective);
  LaunchCommandOp op = update.op;
  LayoutOp layout = update.layout;
  if (scatters.size() == 1 && scatters.front().getAxesAttr() == layout.getShardAxesAttr())
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError("(f) expects ") << what << " to be the shard over "
                                                                  << layout.getShardAxesAttr() << ", as the states are";
  for (CollectiveOpInterface collective : scatters)
    diagnostic.attachNote(collective->getLoc()) << "it is scattered here";
  return diagnostic;
}

LogicalResult CommandContents::checkGradient(const BucketUpdate &update, const Access &access) {
  LaunchCommandOp op = update.op;
  LayoutOp layout = update.layout;
  BucketAttr bucket = layout.getBucket(update.bucket);
  Trace source = trace(read(access));
  std::string what = "the gradient of '" + update.name + "'";
  if (!source.collectives.empty())
    what += ", which " + describeCommand(source.collectives.front()) + " reduces for " + describeCommand(op) + ",";
  for (auto [collective, name] : llvm::zip_equal(source.collectives, source.buckets))
    if (!name.empty() && name != update.name) {
      InFlightDiagnostic diagnostic = op.emitOpError("(f) expects ")
                                      << describeCommand(op) << " to take the gradient of '" << update.name << "', but "
                                      << describeCommand(collective) << " reduces that of '" << name << "'";
      diagnostic.attachNote(collective->getLoc()) << "that is here";
      return diagnostic;
    }
  int64_t elementBytes = getBytesPerElement(layout.getElementType());
  PieceCursor cursor(source.source);
  for (SlotAttr slot : bucket.getSlots()) {
    auto param = symbols.lookup<ParamOp>(slot.getParam().getAttr());
    if (!param || param.getFrozen() || slot.getLength() == 0)
      continue;
    int64_t divisor = update.isDivided ? 1 : getMeanDivisor(mesh, program);
    if (failed(verifyReduction(op, source.collectives, mesh, getReductionAxes(mesh, param), divisor, what, "(f) ")) ||
        failed(checkShard(update, source, what)))
      return failure();
    int64_t begin = slot.getOffset() * elementBytes;
    SmallVector<ContentPiece> pieces = cursor.take(begin, begin + slot.getLength() * elementBytes);
    if (failed(checkSlot(update, slot, param, pieces)))
      return failure();
  }
  return success();
}

/// Of a parameter that is split over buckets, each slot holds its own part of what the parts have in common.
LogicalResult CommandContents::checkSplit(const BucketUpdate &update, SlotAttr slot, ContentPiece piece) {
  LayoutOp layout = update.layout;
  int64_t elementBytes = getBytesPerElement(layout.getElementType());
  int64_t offset = piece.offset - slot.getParamOffset() * elementBytes;
  auto [known, isNew] = splitOffsets.try_emplace({slot.getParam(), piece.content}, offset);
  if (isNew || known->second == offset)
    return success();
  LaunchCommandOp op = update.op;
  return op.emitOpError("(f) expects the slot of ")
         << slot.getParam() << " in '" << update.name << "' to hold its gradient from element " << slot.getParamOffset()
         << " on, as other buckets do, but got that from element "
         << slot.getParamOffset() + (offset - known->second) / elementBytes << " on";
}

static LogicalResult refuseConstant(Operation *update, const Twine &what, Operation *maker) {
  InFlightDiagnostic diagnostic = update->emitOpError("(f) expects ")
                                  << what << " to depend on the batch, as it does in the model, but it does not";
  if (maker)
    diagnostic.attachNote(maker->getLoc()) << "it is made here";
  return diagnostic;
}

/// A slot holds the sum of all contributions, of which no more are the same for all batches than in the model.
LogicalResult CommandContents::checkSlot(const BucketUpdate &update, SlotAttr slot, ParamOp param,
                                         ArrayRef<ContentPiece> pieces) {
  LaunchCommandOp op = update.op;
  std::string what = ("the gradient of @" + param.getSymName() + " in '" + update.name + "'").str();
  int64_t numConstants = getNumber(param, "weft.constant_contributions"), worst = 0;
  bool isDependent = false, isPart = false;
  for (ContentPiece piece : pieces) {
    int64_t numIndependent = 0;
    FailureOr<int64_t> count =
        countContributions(op, piece, getNumber(param, "weft.repeated_contributions"), numIndependent, what);
    if (failed(count))
      return failure();
    if (*count != param.getContributions()) {
      InFlightDiagnostic diagnostic = op.emitOpError("(f) expects ") << what << " to sum " << param.getContributions()
                                                                     << " contributions, but got " << *count;
      diagnostic.attachNote(param.getLoc()) << "the parameter is declared here";
      return diagnostic;
    }
    worst = std::max(worst, numIndependent);
    const Content &content = contents.get(piece.content);
    isDependent |= content.dependsOnBatch;
    // Several commands may make a gradient, some of which only fill all of it.
    isPart |= content.numBytes != param.getNumElements() * getBytesPerElement(param.getTensorType().getElementType());
  }
  bool isWhole = slot.getLength() == param.getNumElements();
  bool isEnough =
      pieces.size() == 1 && isWhole ? worst <= numConstants : isDependent || numConstants > 0 || (!isWhole && !isPart);
  if (!isWhole) {
    auto known = splitGradients.insert({param.getSymNameAttr(), {op, isDependent || numConstants > 0}}).first;
    known->second.second |= isDependent;
  }
  if (!isEnough)
    return refuseConstant(op, what, contents.get(pieces.front().content).op);
  return isWhole || pieces.size() != 1 ? success() : checkSplit(update, slot, pieces.front());
}

//===----------------------------------------------------------------------===//
// Loss and metrics
//===----------------------------------------------------------------------===//

/// Checks that a scalar sums one value a micro-batch, and is reduced over the batch axes.
LogicalResult CommandContents::checkReduced(Operation *user, Pieces pieces, int64_t divisor, const Twine &what) {
  Trace source = trace(std::move(pieces));
  if (failed(verifyReduction(user, source.collectives, mesh, mesh.getBatchAxes(), divisor, what, "(f) ")))
    return failure();
  for (ContentPiece piece : source.source) {
    int64_t numIndependent, numExpected = getNumMicroBatches(program);
    FailureOr<int64_t> count = countContributions(user, piece, 0, numIndependent, what);
    if (failed(count))
      return failure();
    if (*count != numExpected)
      return user->emitOpError("(f) expects ")
             << what << " to sum " << numExpected << " micro-batches, but got " << *count;
  }
  return success();
}

LogicalResult CommandContents::checkScalar(BufferOp buffer) {
  bool isLoss = buffer.getRole() == BufferRole::loss;
  std::string what = isLoss ? "the loss" : ("metric '" + buffer.getName() + "'").str();
  int64_t begin = buffer.getOffset();
  auto type = cast<MemRefType>(buffer.getType());
  int64_t numBytes = type.getNumElements() * getBytesPerElement(type.getElementType());
  Pieces pieces = contents.read(begin, begin + numBytes);
  const Content *content =
      pieces.size() == 1 && pieces.front().content >= 0 ? &contents.get(pieces.front().content) : nullptr;
  Operation *user = content && content->op ? content->op : buffer.getOperation();
  if (!isLoss || !content || content->kind != Content::Kind::quotient || content->parts.size() != 2)
    return checkReduced(user, std::move(pieces), getMeanDivisor(mesh, program), what);
  Pieces dividend{content->parts[0]}, divisor{content->parts[1]};
  weight = divisor.front();
  weightUser = user;
  return failure(failed(checkReduced(user, dividend, 1, what)) ||
                 failed(checkReduced(user, divisor, 1, "the weight of the loss")));
}

LogicalResult CommandContents::finish() {
  if (!mesh)
    return success();
  for (auto &[param, gradient] : splitGradients)
    if (!gradient.second)
      return refuseConstant(gradient.first, "the gradient of @" + param.getValue(), nullptr);
  for (const ArenaPlace &place : memory.getPlaces())
    if (BufferOp buffer = place.buffer;
        buffer && (buffer.getRole() == BufferRole::loss || buffer.getRole() == BufferRole::metric) &&
        failed(checkScalar(buffer)))
      return failure();
  for (const Division &division : divisions) {
    bool isDivided = !division.divisor.empty();
    if (isDivided == weight.has_value() &&
        (!isDivided || (division.divisor.size() == 1 && division.divisor.front().content == weight->content &&
                        division.divisor.front().offset == weight->offset)))
      continue;
    InFlightDiagnostic diagnostic = division.update->emitOpError("(f) expects ") << division.what;
    diagnostic << (weight ? " to be divided by the reduced weight of the loss"
                          : " not to be divided by a value, since the loss is a mean");
    if (weight)
      diagnostic.attachNote(weightUser->getLoc()) << "the loss is divided by it here";
    return diagnostic;
  }
  return success();
}
