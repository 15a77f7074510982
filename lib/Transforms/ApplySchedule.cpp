// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts a step in the order of a schedule, and says why each start stands where it does.

#include "StepTasks.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace weft;

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

std::string weft::getStartName(Operation *start) {
  auto name = start->getAttrOfType<StringAttr>("weft.bucket");
  return name ? name.str() : "a collective";
}

/// A time as people read it.
static std::string printNanos(int64_t nanos) {
  if (nanos >= 10'000'000)
    return llvm::formatv("{0:F1} ms", static_cast<double>(nanos) / 1e6);
  if (nanos >= 1000)
    return llvm::formatv("{0:F1} us", static_cast<double>(nanos) / 1e3);
  return llvm::formatv("{0} ns", nanos);
}

/// What an operation is, for a reason: its name and the kernel or target.
static std::string describeTask(Operation *op) {
  std::string text = ("'" + op->getName().getStringRef() + "'").str();
  if (auto launch = dyn_cast<LaunchOp>(op))
    text += " of @" + launch.getKernel().str();
  if (auto update = dyn_cast<UpdateOp>(op)) {
    text += " of @" + update.getTarget().str();
    if (update.getBucket())
      text += "[" + std::to_string(*update.getBucket()) + "]";
  }
  if (isa<StartOp>(op))
    text = getStartName(op);
  return text;
}

namespace {

/// Explains the starts of one function.
class Explainer {
public:
  Explainer(const StepTasks &tasks, ArrayRef<scheduling::Command> commands, const scheduling::CommandTimes &times)
      : tasks(tasks), commands(commands), times(times) {}

  void run();

private:
  std::string explainPlace(int32_t task, int32_t before, int32_t previous) const;
  std::string explainExposure(int32_t task, int32_t previous) const;

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
  std::string after = "after " + describeTask(tasks.operations[before].front());
  if (llvm::is_contained(inputs, before))
    return after + ", the last of its inputs";
  if (previous >= 0 && times.issued[previous] == times.issued[task])
    return "behind " + getStartName(tasks.operations[previous].front()) + ", which the queue has first";
  return after + ", when what is in flight before it is expected to be done";
}

/// What would have hidden the part that stays exposed.
std::string Explainer::explainExposure(int32_t task, int32_t previous) const {
  std::string exposed = printNanos(times.exposed[task]);
  if (previous >= 0 && times.begin[task] > times.issued[task]) {
    int64_t busy = times.begin[task] - times.issued[task];
    int64_t duration = times.end[task] - times.begin[task];
    return "the stream is busy with " + getStartName(tasks.operations[previous].front()) + " for " + printNanos(busy) +
           " after its inputs are there; hidden if communication took " + printNanos(times.exposed[task]) + " of " +
           printNanos(busy + duration) + " less";
  }
  return "too little is left to compute while it is in flight; hidden if its inputs were there " + exposed +
         " earlier (a smaller bucket), or if it took " + exposed + " of " +
         printNanos(times.end[task] - times.begin[task]) + " less";
}

void Explainer::run() {
  int32_t before = -1;
  DenseMap<int32_t, int32_t> previous;
  for (const scheduling::Command &command : commands) {
    if (command.kind == scheduling::Command::Kind::Run)
      before = command.task;
    if (command.kind != scheduling::Command::Kind::Start)
      continue;
    int32_t task = command.task;
    auto known = previous.try_emplace(tasks.problem.tasks[task].resource, -1).first;
    Operation *op = tasks.operations[task].front();
    std::string name = getStartName(op);
    remark::passed(op->getLoc(), remark::RemarkOpts::name("Start").category(kCategory))
        << name + " starts " + explainPlace(task, before, known->second) + "; it is in flight from " +
               printNanos(times.begin[task]) + " to " + printNanos(times.end[task]);
    if (times.exposed[task] > 0)
      remark::analysis(op->getLoc(), remark::RemarkOpts::name("Exposed").category(kCategory))
          << name + " stays exposed for " + printNanos(times.exposed[task]) + ": " +
                 explainExposure(task, known->second);
    known->second = task;
  }
}

void weft::explainCommands(FunctionOpInterface function, const StepTasks &tasks, ArrayRef<scheduling::Command> commands,
                           const scheduling::CommandTimes &times) {
  Explainer(tasks, commands, times).run();
}
