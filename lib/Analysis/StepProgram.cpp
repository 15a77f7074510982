// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/StepProgram.h"
#include "StepBuffers.h"
#include "weft/Analysis/Steps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace weft;

namespace {
/// Builds the program of one step.
class ProgramBuilder {
public:
  ProgramBuilder(ModuleOp module, FunctionOpInterface step) : module(module), step(step), work(module) {}

  FailureOr<sim::Program> run();

private:
  LogicalResult addMesh();
  LogicalResult addOp(Operation *op);
  LogicalResult addCollective(Operation *op, sim::Command &command);
  FailureOr<int32_t> getStream(Operation *op);
  FailureOr<int32_t> getCommunicator(CollectiveCommandOp op);
  void addOutputCopies();
  std::string getLabel(Operation *op);

  ModuleOp module;
  FunctionOpInterface step;
  WorkAnalysis work;
  sim::Program program;
  llvm::StringMap<int32_t> streams, axes;
  /// Numbers of events, and of commands (operations of the step).
  DenseMap<Value, int32_t> events;
  DenseMap<Operation *, int64_t> indices;
  /// The persistent buffer at an offset, and the name of what a view is copied to.
  DenseMap<int64_t, BufferOp> persistent;
  DenseMap<Value, StringRef> outputs;
};
} // namespace

/// The view of the arena that a buffer lies in, or null.
static ArenaViewOp getArenaView(Value buffer) {
  while (Operation *definition = buffer.getDefiningOp()) {
    if (auto view = dyn_cast<ArenaViewOp>(definition))
      return view;
    if (!isView(definition))
      return {};
    buffer = definition->getOperand(0);
  }
  return {};
}

LogicalResult ProgramBuilder::addMesh() {
  FailureOr<MeshOp> mesh = findMesh(module);
  if (failed(mesh))
    return failure();
  for (auto [name, size] : llvm::zip(mesh->getAxisNames().getAsRange<StringAttr>(), mesh->getAxisSizes())) {
    axes[name.getValue()] = program.mesh.size();
    program.mesh.push_back({name.str(), size, llvm::is_contained(mesh->getBatchAxes(), name)});
  }
  for (auto stream : module.getOps<StreamOp>()) {
    streams[stream.getSymName()] = program.streams.size();
    program.streams.push_back(stream.getSymName().str());
  }
  return success();
}

FailureOr<int32_t> ProgramBuilder::getStream(Operation *op) {
  auto name = op->getAttrOfType<FlatSymbolRefAttr>("stream");
  auto known = name ? streams.find(name.getValue()) : streams.end();
  if (known == streams.end())
    return op->emitOpError("expects a stream of the module");
  return known->second;
}

FailureOr<int32_t> ProgramBuilder::getCommunicator(CollectiveCommandOp op) {
  std::vector<int32_t> indices;
  for (auto axis : op.getAxes().getAsRange<StringAttr>()) {
    auto known = axes.find(axis.getValue());
    if (known == axes.end())
      return op.emitOpError("expects axes of the mesh, but got '") << axis.getValue() << "'";
    indices.push_back(known->second);
  }
  for (auto [number, communicator] : llvm::enumerate(program.communicators))
    if (communicator.axes == indices)
      return static_cast<int32_t>(number);
  program.communicators.push_back({indices});
  return static_cast<int32_t>(program.communicators.size() - 1);
}

/// Remembers which views are copied to the loss or a metric.
void ProgramBuilder::addOutputCopies() {
  for (auto copy : step.getFunctionBody().getOps<CopyCommandOp>()) {
    ArenaViewOp source = getArenaView(copy.getInput()), target = getArenaView(copy.getOutput());
    if (source && target)
      if (auto buffer = persistent.lookup(target.getOffset()))
        outputs[source.getResult()] = buffer.getName();
  }
}

/// What a collective carries: its bucket, or the output that it makes.
std::string ProgramBuilder::getLabel(Operation *op) {
  if (auto bucket = op->getAttrOfType<StringAttr>("weft.bucket"))
    return bucket.str();
  std::string label;
  op->walk([&](CollectiveCommandOp collective) {
    ArenaViewOp view = getArenaView(collective.getOutput());
    if (!label.empty() || !view)
      return;
    if (StringRef name = outputs.lookup(view.getResult()); !name.empty())
      label = name.str();
    else if (auto buffer = persistent.lookup(view.getOffset()))
      label = getPersistentName(buffer);
  });
  return label;
}

LogicalResult ProgramBuilder::addCollective(Operation *op, sim::Command &command) {
  auto result = op->walk([&](CollectiveCommandOp collective) -> WalkResult {
    FailureOr<int32_t> communicator = getCommunicator(collective);
    if (failed(communicator))
      return WalkResult::interrupt();
    if (command.communicator >= 0 && command.communicator != *communicator) {
      op->emitOpError("expects collectives over the same axes in one launch");
      return WalkResult::interrupt();
    }
    command.communicator = *communicator;
    // A launch may hold several kinds.
    StringRef kind = stringifyCollectiveKind(collective.getKind());
    if (!StringRef(command.name).contains(kind))
      command.name += (command.name.empty() ? "" : " + ") + kind.str();
    return WalkResult::advance();
  });
  command.collectives = getCollectives(op);
  command.label = getLabel(op);
  return failure(result.wasInterrupted());
}

/// The sizes of a product, such as `12 x 64x32x64` (batches, then m, n, k).
static std::string getProductName(const sim::Work &work) {
  std::string batches = work.numBatches == 1 ? "" : std::to_string(work.numBatches) + " x ";
  return "product " + batches + std::to_string(work.m) + "x" + std::to_string(work.n) + "x" + std::to_string(work.k);
}

static sim::Phase getPhase(Operation *op) {
  auto phase = op->getAttrOfType<PhaseAttr>("weft.phase");
  if (!phase)
    return sim::Phase::None;
  switch (phase.getValue()) {
  case Phase::forward:
    return sim::Phase::Forward;
  case Phase::backward:
    return sim::Phase::Backward;
  case Phase::update:
    return sim::Phase::Update;
  }
  return sim::Phase::None;
}

LogicalResult ProgramBuilder::addOp(Operation *op) {
  if (isa<ArenaViewOp>(op) || isView(op) || op->hasTrait<OpTrait::ConstantLike>() ||
      op->hasTrait<OpTrait::IsTerminator>())
    return success();
  if (!isa<LaunchCommandOp, ProductCommandOp, CollectiveCommandOp, CoalescedCommandOp, CopyCommandOp, RecordCommandOp,
           WaitCommandOp>(op))
    return op->emitOpError("expects only commands and views in a step of commands");
  FailureOr<int32_t> stream = getStream(op);
  if (failed(stream))
    return failure();
  sim::Command command;
  command.kind = *work.getKind(op);
  command.stream = *stream;
  command.phase = getPhase(op);
  command.work = work.getWork(op);
  if (auto launch = dyn_cast<LaunchCommandOp>(op)) {
    command.name = launch.getKernel().str();
  } else if (isa<ProductCommandOp>(op)) {
    command.name = getProductName(command.work);
  } else if (auto record = dyn_cast<RecordCommandOp>(op)) {
    command.event = events[record.getEvent()] = program.numEvents++;
  } else if (auto wait = dyn_cast<WaitCommandOp>(op)) {
    auto known = events.find(wait.getEvent());
    if (known == events.end())
      return op->emitOpError("expects the event of a record before it");
    command.event = known->second;
  } else if (isa<CollectiveCommandOp, CoalescedCommandOp>(op)) {
    if (failed(addCollective(op, command)))
      return failure();
  } else {
    command.name = "copy";
  }
  indices[op] = program.commands.size();
  program.commands.push_back(std::move(command));
  return success();
}

FailureOr<sim::Program> ProgramBuilder::run() {
  auto arena = step.getNumArguments() == 1 ? dyn_cast<MemRefType>(step.getArgumentTypes()[0]) : MemRefType();
  if (!arena || arena.getRank() != 1 || !arena.getElementType().isInteger(8))
    return step->emitOpError("expects a step of commands on one arena");
  program.name = step.getName().str();
  program.arenaBytes = arena.getNumElements();
  if (failed(addMesh()))
    return failure();
  for (auto buffer : module.getOps<BufferOp>())
    if (getBufferBytes(buffer.getType()) > 0)
      persistent.try_emplace(buffer.getOffset(), buffer);
  addOutputCopies();
  for (Operation &op : step.getFunctionBody().front())
    if (failed(addOp(&op)))
      return failure();
  program.buffers = listBuffers(module, step.getFunctionBody().front(), work, indices, program);
  return std::move(program);
}

FailureOr<sim::Program> weft::buildStepProgram(ModuleOp commands) {
  FailureOr<FunctionOpInterface> step = findStep(commands);
  if (failed(step))
    return failure();
  return ProgramBuilder(commands, *step).run();
}
