// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts a step in the order of a schedule, and says why each start stands where it does.

#include "StepTasks.h"
#include "weft/Simulator/Simulator.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace weft;
using weft::sim::formatNanos;

static constexpr StringLiteral kCategory = "weft-schedule";

//===----------------------------------------------------------------------===//
// Coalesced launches
//===----------------------------------------------------------------------===//

/// Replaces starts and their waits by one start of all their collectives and one wait. Returns the new start.
static StartOp mergeStarts(ArrayRef<Operation *> operations) {
  SmallVector<StartOp> starts;
  SmallVector<Value> inputs, outputs;
  SmallVector<StringRef> names;
  for (Operation *op : operations) {
    auto start = starts.emplace_back(cast<StartOp>(op));
    llvm::append_range(inputs, start.getInputs());
    llvm::append_range(outputs, start.getOutputs());
    if (auto name = start->getAttrOfType<StringAttr>("weft.bucket"))
      names.push_back(name.getValue());
  }
  OpBuilder builder(starts.back());
  SmallVector<Location> locations = llvm::map_to_vector(starts, [](StartOp start) { return start.getLoc(); });
  Location loc = builder.getFusedLoc(locations);
  auto merged = StartOp::create(builder, loc, starts.front().getStream(), inputs, outputs);
  if (!names.empty())
    merged->setAttr("weft.bucket", builder.getStringAttr(llvm::join(names, ", ")));

  Block &body = merged.getBody().front();
  OpBuilder inner = OpBuilder::atBlockEnd(&body);
  SmallVector<Value> yielded;
  size_t nextInput = 0, nextOutput = inputs.size();
  for (StartOp start : starts) {
    Block &old = start.getBody().front();
    IRMapping mapping;
    for (auto [index, argument] : llvm::enumerate(old.getArguments()))
      mapping.map(argument, body.getArgument(index < start.getInputs().size() ? nextInput++ : nextOutput++));
    for (Operation &op : old.without_terminator())
      inner.clone(op, mapping);
    for (Value value : old.getTerminator()->getOperands())
      yielded.push_back(mapping.lookupOrDefault(value));
  }
  YieldOp::create(inner, loc, yielded);

  auto wait = WaitOp::create(builder, loc, merged.getFuture());
  size_t nextResult = 0, nextSource = outputs.size();
  for (StartOp start : starts) {
    WaitOp old = start.getWait();
    for (auto [index, result] : llvm::enumerate(old.getResults()))
      result.replaceAllUsesWith(wait.getResult(index < start.getOutputs().size() ? nextResult++ : nextSource++));
    old->erase();
    start->erase();
  }
  return merged;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

namespace {

/// Moves the operations of a block to its end, one by one in their new order.
class Mover {
public:
  explicit Mover(Block *block) : block(block), end(block->getTerminator()) {}

  /// What the operation uses and has no place of its own comes right before it.
  void place(Operation *op) {
    if (!placed.insert(op).second)
      return;
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (Operation *definition = operand.getDefiningOp(); definition && definition->getBlock() == block)
          place(definition);
    });
    op->moveBefore(end);
  }

  /// Places what is left, in its old order.
  void placeRest(ArrayRef<Operation *> operations) {
    for (Operation *op : operations)
      place(op);
  }

private:
  Block *block;
  Operation *end;
  llvm::DenseSet<Operation *> placed;
};

} // namespace

void weft::applyCommands(FunctionOpInterface function, StepTasks &tasks, ArrayRef<scheduling::Command> commands) {
  for (auto &operations : tasks.operations)
    if (operations.size() > 1)
      operations = {mergeStarts(operations)};
  Block *block = &function.getFunctionBody().front();
  SmallVector<Operation *> old;
  for (Operation &op : block->without_terminator())
    old.push_back(&op);
  Mover mover(block);
  for (const scheduling::Command &command : commands) {
    Operation *op = tasks.operations[command.task].front();
    mover.place(command.kind == scheduling::Command::Kind::Wait ? cast<StartOp>(op).getWait() : op);
  }
  mover.placeRest(old);
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

/// What a start does and with what, such as `all_reduce of loss + reduce_scatter of @L[0], @L[1]`.
static std::string describeStart(Operation *op) {
  auto start = cast<StartOp>(op);
  SmallVector<StringRef> labels;
  if (auto name = start->getAttrOfType<StringAttr>("weft.bucket"))
    name.getValue().split(labels, ", ");
  std::string text;
  StringRef last;
  size_t index = 0, numCollectives = llvm::range_size(start.getBody().getOps<CollectiveOpInterface>());
  for (auto collective : start.getBody().getOps<CollectiveOpInterface>()) {
    StringRef kind = stringifyCollectiveKind(collective.getCollectiveKind());
    StringRef label = labels.size() == numCollectives ? labels[index++] : "";
    if (kind != last || label.empty())
      text += (text.empty() ? "" : " + ") + kind.str() + (label.empty() ? "" : " of ");
    else
      text += ", ";
    text += label;
    last = kind;
  }
  return text;
}

/// Whether the start carries buckets, which could be smaller, and not only scalars.
static bool carriesBuckets(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>("weft.bucket");
  return name && name.getValue().contains('[');
}

/// Whether the start only gathers. What it reads is there at the entry; if it has inputs all the same, it waits for
/// room, that is, for the last use of a bucket whose place it takes (ZeRO-3).
static bool onlyGathers(Operation *op) {
  return llvm::all_of(
      cast<StartOp>(op).getBody().getOps<CollectiveOpInterface>(),
      [](CollectiveOpInterface collective) { return collective.getCollectiveKind() == CollectiveKind::all_gather; });
}

/// What an operation is, for a reason: the kernel, the product, or what is updated.
static std::string describeTask(Operation *op) {
  if (auto launch = dyn_cast<LaunchOp>(op))
    return "kernel @" + launch.getKernel().str();
  if (auto update = dyn_cast<UpdateOp>(op))
    return "the update of @" + update.getTarget().str() +
           (update.getBucket() ? "[" + std::to_string(*update.getBucket()) + "]" : "");
  if (isa<StartOp>(op))
    return describeStart(op);
  if (auto pack = dyn_cast<PackOp>(op))
    return "what fills @" + pack.getLayout().str() + "[" + std::to_string(pack.getBucket()) + "]";
  if (auto unpack = dyn_cast<UnpackOp>(op))
    return "the copies that join @" + unpack.getParam().str();
  return ("'" + op->getName().getStringRef() + "'").str();
}

namespace {

/// Explains the starts of one function.
class Explainer {
public:
  Explainer(const StepTasks &tasks, ArrayRef<scheduling::Command> commands, const scheduling::CommandTimes &times)
      : tasks(tasks), commands(commands), times(times) {}

  void run(StringRef function);

private:
  Operation *getOperation(int32_t task) const { return tasks.operations[task].front(); }
  std::string explainPlace(int32_t task, int32_t before, int32_t previous) const;
  std::string explainExposure(int32_t task, int32_t previous, size_t start) const;
  std::string describeFirstUse(int32_t task, size_t start) const;

  const StepTasks &tasks;
  ArrayRef<scheduling::Command> commands;
  const scheduling::CommandTimes &times;
};

} // namespace

/// Why the start stands after the command `before`; `previous` is the start before it on its stream. Both may be -1.
std::string Explainer::explainPlace(int32_t task, int32_t before, int32_t previous) const {
  const std::vector<int32_t> &inputs = tasks.problem.tasks[task].predecessors;
  if (before < 0)
    return "at the head of the step: its inputs are there at the entry";
  std::string after = "after " + describeTask(getOperation(before));
  if (llvm::is_contained(inputs, before))
    return after + (onlyGathers(getOperation(task)) ? ", which makes room for it" : ", the last of its inputs");
  if (previous >= 0 && times.issued[previous] == times.issued[task])
    return "behind " + describeStart(getOperation(previous)) + ", which the queue has first";
  return after + ", when what is in flight before it is expected to be done";
}

/// What runs first behind the wait for the start, which is command number `start`; empty if nothing does.
std::string Explainer::describeFirstUse(int32_t task, size_t start) const {
  bool isWaitedFor = false;
  for (const scheduling::Command &command : commands.drop_front(start)) {
    isWaitedFor |= command.kind == scheduling::Command::Kind::Wait && command.task == task;
    if (isWaitedFor && command.kind == scheduling::Command::Kind::Run)
      return describeTask(getOperation(command.task));
  }
  return "";
}

/// What would have hidden the part that stays exposed of the start, command number `start`.
std::string Explainer::explainExposure(int32_t task, int32_t previous, size_t start) const {
  std::string exposed = formatNanos(times.exposed[task]);
  int64_t duration = times.end[task] - times.begin[task];
  bool stoodBehind = previous >= 0 && times.begin[task] > times.issued[task];
  int64_t busy = stoodBehind ? times.begin[task] - times.issued[task] : 0;
  std::string faster = "took " + exposed + " of " + formatNanos(busy + duration) + " less (a faster link)";
  if (stoodBehind)
    return "the stream is busy with " + describeStart(getOperation(previous)) + " for " + formatNanos(busy) +
           " after its inputs are there; hidden if communication " + faster;
  bool hasBuckets = carriesBuckets(getOperation(task));
  // What is read at the entry cannot be there earlier.
  if (tasks.problem.tasks[task].predecessors.empty()) {
    std::string use = describeFirstUse(task, start);
    return (use.empty() ? "the end of the step" : use) + " needs it too early; hidden if " + exposed +
           " more were computed before" + (hasBuckets ? ", if a smaller bucket held what is needed first" : "") +
           ", or if it " + faster;
  }
  if (onlyGathers(getOperation(task)))
    return "it is needed soon after there is room for it; hidden if there was room " + exposed +
           " earlier (smaller buckets), or if it " + faster;
  return "too little is left to compute while it is in flight; hidden if its inputs were there " + exposed +
         " earlier" + (hasBuckets ? " (a smaller bucket)" : "") + ", or if it " + faster;
}

void Explainer::run(StringRef function) {
  int32_t before = -1;
  DenseMap<int32_t, int32_t> previous;
  for (auto [index, command] : llvm::enumerate(commands)) {
    if (command.kind == scheduling::Command::Kind::Run)
      before = command.task;
    if (command.kind != scheduling::Command::Kind::Start)
      continue;
    int32_t task = command.task;
    auto known = previous.try_emplace(tasks.problem.tasks[task].resource, -1).first;
    Operation *op = getOperation(task);
    std::string name = "@" + function.str() + ": " + describeStart(op);
    remark::passed(op->getLoc(), remark::RemarkOpts::name("Start").category(kCategory))
        << name + " starts " + explainPlace(task, before, known->second) + "; it is in flight from " +
               formatNanos(times.begin[task]) + " to " + formatNanos(times.end[task]);
    if (times.exposed[task] > 0)
      remark::analysis(op->getLoc(), remark::RemarkOpts::name("Exposed").category(kCategory))
          << name + " stays exposed for " + formatNanos(times.exposed[task]) + ": " +
                 explainExposure(task, known->second, index);
    known->second = task;
  }
}

void weft::explainCommands(FunctionOpInterface function, const StepTasks &tasks, ArrayRef<scheduling::Command> commands,
                           const scheduling::CommandTimes &times) {
  Explainer(tasks, commands, times).run(function.getName());
}
