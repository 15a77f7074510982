// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StepTasks.h"

#include "BufferUtils.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

StepCosts::StepCosts(ModuleOp module, sim::CostModel model, llvm::MapVector<ArrayAttr, int32_t> communicators)
    : work(std::make_unique<WorkAnalysis>(module)), symbolTable(module), model(std::move(model)),
      communicators(std::move(communicators)) {
  const sim::Machine &machine = this->model.getMachine();
  for (auto [rank, speed] : machine.speeds)
    slowestSpeed = std::min(slowestSpeed, speed);
  // Ranks that have fewer cores than they compute with take turns.
  if (int64_t numCores = machine.compute.numCores) {
    int64_t numRanks = this->model.getNumRanks();
    if (!machine.links.empty())
      numRanks = std::min(numRanks, machine.links.front().numRanks);
    double numThreads = static_cast<double>(numRanks * machine.compute.threadsPerRank);
    slowestSpeed *= std::min(1.0, static_cast<double>(numCores) / numThreads);
  }
}

FailureOr<StepCosts> StepCosts::create(ModuleOp module, const sim::Machine &machine) {
  FailureOr<MeshOp> mesh = findMesh(module);
  if (failed(mesh))
    return failure();
  std::vector<sim::MeshAxis> axes = getMeshAxes(*mesh);
  llvm::MapVector<ArrayAttr, int32_t> known;
  std::vector<sim::Communicator> communicators;
  module.walk([&](CollectiveOpInterface collective) {
    if (!known.insert({collective.getAxesAttr(), static_cast<int32_t>(communicators.size())}).second)
      return;
    sim::Communicator &communicator = communicators.emplace_back();
    for (auto [index, axis] : llvm::enumerate(axes))
      if (llvm::is_contained(collective.getAxesAttr().getAsValueRange<StringAttr>(), axis.name))
        communicator.axes.push_back(static_cast<int32_t>(index));
  });
  llvm::Expected<sim::CostModel> model = sim::CostModel::create(machine, axes, communicators);
  if (!model) {
    mesh->emitOpError() << llvm::toString(model.takeError());
    return failure();
  }
  return StepCosts(module, std::move(*model), std::move(known));
}

int32_t StepCosts::getCommunicator(StartOp start) const {
  for (Operation &op : start.getBody().front())
    if (auto collective = dyn_cast<CollectiveOpInterface>(op))
      return communicators.lookup(collective.getAxesAttr());
  return 0;
}

int64_t StepCosts::getNanos(ArrayRef<StartOp> starts) {
  std::vector<sim::Collective> collectives;
  for (StartOp start : starts)
    llvm::append_range(collectives, getCollectives(start));
  return collectives.empty() ? 0 : model.getNanos(collectives, getCommunicator(starts.front()));
}

double StepCosts::getCopyNanos(int64_t numElements, Type element) const {
  sim::Work copy;
  copy.bytesRead = copy.bytesWritten = copy.bytesOverwritten = numElements * getBytesPerElement(element);
  return model.getNanos(sim::CommandKind::Copy, copy);
}

/// What weft-place-gradients adds: a gradient that is split over buckets can't be written into its place, and padding
/// is set to zero.
double StepCosts::getPackNanos(PackOp pack) const {
  BucketAttr bucket = symbolTable.lookup<LayoutOp>(pack.getLayout()).getBucket(pack.getBucket());
  Type element = cast<RankedTensorType>(pack.getType()).getElementType();
  double nanos = 0;
  for (auto [slot, gradient] : llvm::zip_equal(bucket.getSlots(), pack.getValues()))
    if (slot.getLength() != cast<RankedTensorType>(gradient.getType()).getNumElements())
      nanos += getCopyNanos(slot.getLength(), element);
  for (auto [begin, end] : getGaps(bucket)) {
    sim::Work zero;
    zero.bytesWritten = zero.bytesOverwritten = (end - begin) * getBytesPerElement(element);
    nanos += model.getNanos(sim::CommandKind::Kernel, zero);
  }
  return nanos;
}

int64_t StepCosts::getNanos(Operation *op) {
  if (auto start = dyn_cast<StartOp>(op))
    return getNanos(ArrayRef(start));
  double nanos = 0;
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op)) {
    auto type = cast<RankedTensorType>(alloc.getType());
    nanos = alloc.getCopy() ? getCopyNanos(type.getNumElements(), type.getElementType()) : 0;
  } else if (auto pack = dyn_cast<PackOp>(op)) {
    nanos = getPackNanos(pack);
  } else if (auto unpack = dyn_cast<UnpackOp>(op); unpack && unpack->getNumOperands() > 1) {
    for (SlotAttr slot : getSlots(unpack, symbolTable.lookup<LayoutOp>(unpack.getLayout())))
      nanos += getCopyNanos(slot.getLength(), cast<RankedTensorType>(unpack.getType()).getElementType());
  } else if (std::optional<sim::CommandKind> kind = work->getKind(op)) {
    nanos = model.getNanos(*kind, work->getWork(op));
  }
  return static_cast<int64_t>(nanos / slowestSpeed);
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

namespace {

using TaskList = SmallVector<int32_t, 2>;

/// Builds the tasks of one function.
class TaskBuilder {
public:
  TaskBuilder(FunctionOpInterface function, SymbolTable &symbolTable, StepCosts &costs, bool concurrent)
      : block(&function.getFunctionBody().front()), symbolTable(symbolTable), costs(costs), concurrent(concurrent) {}

  FailureOr<StepTasks> build();

private:
  enum class Role { Task, Start, Wait, Barrier, Floating };
  static Role getRole(Operation *op);
  void addTask(Operation *op, int32_t resource, TaskList predecessors);
  TaskList collectDependences(Operation *op) const;
  void addUsersBefore(Value value, int32_t limit, Operation *except, TaskList &predecessors) const;
  TaskList collectStartOrder(StartOp start) const;
  void collectReaders(Value value, TaskList &readers) const;
  LogicalResult orderUpdates();
  void addValues();

  Block *block;
  SymbolTable &symbolTable;
  StepCosts &costs;
  bool concurrent;
  StepTasks tasks;
  DenseMap<Operation *, int32_t> taskOf;
  /// For what is not a task: the tasks that it hangs on.
  DenseMap<Operation *, TaskList> hangsOn;
  int32_t lastBarrier = -1;
};

} // namespace

static void sortUnique(TaskList &list) {
  llvm::sort(list);
  list.erase(llvm::unique(list), list.end());
}

TaskBuilder::Role TaskBuilder::getRole(Operation *op) {
  if (isa<StartOp>(op))
    return Role::Start;
  if (isa<WaitOp>(op))
    return Role::Wait;
  if (isa<LaunchOp, UpdateOp, LossOp, MetricOp, ScatterAddOp>(op))
    return Role::Task;
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op))
    return alloc.getCopy() ? Role::Task : Role::Floating;
  if (isa<PackOp, UnpackOp, ReadOp, ReadStateOp, BarrierOp>(op))
    return Role::Floating;
  // What weft does not know keeps its place among all others.
  return isMemoryEffectFree(op) ? Role::Floating : Role::Barrier;
}

void TaskBuilder::addTask(Operation *op, int32_t resource, TaskList predecessors) {
  if (lastBarrier >= 0)
    predecessors.push_back(lastBarrier);
  sortUnique(predecessors);
  scheduling::Task task;
  task.duration = costs.getNanos(op);
  task.resource = resource;
  task.predecessors.assign(predecessors.begin(), predecessors.end());
  taskOf[op] = static_cast<int32_t>(tasks.problem.tasks.size());
  tasks.problem.tasks.push_back(std::move(task));
  tasks.operations.push_back({op});
}

/// The tasks whose results `op` uses, through what is no task.
TaskList TaskBuilder::collectDependences(Operation *op) const {
  TaskList result;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands()) {
      Operation *definition = operand.getDefiningOp();
      if (!definition || definition->getBlock() != block)
        continue;
      if (auto known = taskOf.find(definition); known != taskOf.end())
        result.push_back(known->second);
      else
        llvm::append_range(result, hangsOn.lookup(definition));
    }
  });
  sortUnique(result);
  return result;
}

/// Adds the tasks before `limit`, other than `except`, that use `value` or a view of what it is a view of.
void TaskBuilder::addUsersBefore(Value value, int32_t limit, Operation *except, TaskList &predecessors) const {
  while (Operation *definition = value.getDefiningOp()) {
    if (!isView(definition) || definition->getNumOperands() == 0)
      break;
    value = definition->getOperand(0);
  }
  SmallVector<Value> aliases{value};
  while (!aliases.empty())
    for (Operation *user : aliases.pop_back_val().getUsers()) {
      if (isView(user))
        llvm::append_range(aliases, user->getResults());
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      auto known = ancestor == except ? taskOf.end() : taskOf.find(ancestor);
      if (known != taskOf.end() && known->second < limit)
        predecessors.push_back(known->second);
    }
}

/// The tasks that come before a start beyond those that make its operands: what the stream owns until the wait may not
/// be used after the start, and a gradient that is used after its pack would be copied.
TaskList TaskBuilder::collectStartOrder(StartOp start) const {
  TaskList result;
  int32_t limit = static_cast<int32_t>(tasks.operations.size());
  for (Value operand : start->getOperands()) {
    addUsersBefore(operand, limit, start, result);
    if (auto pack = operand.getDefiningOp<PackOp>())
      for (Value gradient : pack.getValues())
        addUsersBefore(gradient, limit, start, result);
  }
  return result;
}

/// Adds the tasks that use `value`, also through views, and starts that have it in flight with what they give back.
void TaskBuilder::collectReaders(Value value, TaskList &readers) const {
  SmallVector<Value> pending{value};
  llvm::DenseSet<Value> seen{value};
  auto push = [&](Value next) {
    if (seen.insert(next).second)
      pending.push_back(next);
  };
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      Operation *user = use.getOwner(), *ancestor = block->findAncestorOpInBlock(*user);
      if (auto known = taskOf.find(ancestor); known != taskOf.end())
        readers.push_back(known->second);
      if (auto start = dyn_cast<StartOp>(user)) {
        WaitOp wait = start.getWait();
        if (wait && use.getOperandNumber() < start.getInputs().size())
          push(wait.getResult(start.getOutputs().size() + use.getOperandNumber()));
        continue;
      }
      if (isView(user))
        for (Value result : user->getResults())
          push(result);
      if (isa<BarrierOp>(user))
        push(user->getResult(use.getOperandNumber()));
      if (auto style = dyn_cast<DestinationStyleOpInterface>(user);
          style && style.isDpsInit(&use) && user->getNumResults())
        push(style.getTiedOpResult(&use));
    }
}

/// Lets each update come after all that uses what was read from its state.
LogicalResult TaskBuilder::orderUpdates() {
  using Target = std::pair<StringAttr, int64_t>;
  DenseMap<Target, int32_t> updates;
  for (auto [index, operations] : llvm::enumerate(tasks.operations))
    if (auto update = dyn_cast<UpdateOp>(operations.front()))
      updates[Target(update.getTargetAttr().getAttr(), update.getBucket().value_or(-1))] = static_cast<int32_t>(index);
  for (Operation &op : *block) {
    Target target;
    if (auto read = dyn_cast<ReadOp>(op)) {
      target = {read.getParamAttr().getAttr(), -1};
    } else if (auto read = dyn_cast<ReadStateOp>(op)) {
      if (auto state = symbolTable.lookup<StateOp>(read.getState()))
        target = {state.getLayoutAttr().getAttr(), read.getBucket()};
    }
    auto update = target.first ? updates.find(target) : updates.end();
    if (update == updates.end())
      continue;
    TaskList readers;
    collectReaders(op.getResult(0), readers);
    sortUnique(readers);
    for (int32_t reader : readers) {
      if (reader >= update->second)
        return tasks.operations[update->second].front()->emitOpError(
            "expects a schedule that updates after the last use of what is read (weft-verify-schedule)");
      tasks.problem.tasks[update->second].predecessors.push_back(reader);
    }
  }
  return success();
}

/// Adds what tasks make, as far as tensors show it: for orders that need little memory.
void TaskBuilder::addValues() {
  DenseMap<int32_t, size_t> valueOf;
  for (auto [index, operations] : llvm::enumerate(tasks.operations)) {
    Operation *op = operations.front();
    int64_t numBytes = 0;
    auto count = [&](Type type) {
      if (auto tensor = dyn_cast<RankedTensorType>(type); tensor && tensor.hasStaticShape())
        numBytes += tensor.getNumElements() * getBytesPerElement(tensor.getElementType());
    };
    if (auto start = dyn_cast<StartOp>(op))
      llvm::for_each(start.getOutputs().getTypes(), count);
    else
      llvm::for_each(op->getResultTypes(), count);
    if (numBytes == 0)
      continue;
    valueOf[index] = tasks.problem.values.size();
    tasks.problem.values.push_back({numBytes, static_cast<int32_t>(index), {}});
  }
  for (auto [index, task] : llvm::enumerate(tasks.problem.tasks))
    for (int32_t predecessor : task.predecessors)
      if (auto value = valueOf.find(predecessor); value != valueOf.end())
        tasks.problem.values[value->second].users.push_back(static_cast<int32_t>(index));
}

FailureOr<StepTasks> TaskBuilder::build() {
  for (Operation &op : block->without_terminator()) {
    TaskList dependences = collectDependences(&op);
    switch (getRole(&op)) {
    case Role::Start: {
      if (!cast<StartOp>(op).getWait())
        return op.emitOpError("expects one wait for the start");
      llvm::append_range(dependences, collectStartOrder(cast<StartOp>(op)));
      addTask(&op, concurrent ? 1 + costs.getCommunicator(cast<StartOp>(op)) : 1, dependences);
      break;
    }
    case Role::Barrier: {
      TaskList all;
      for (int32_t task = std::max(lastBarrier, 0); task < static_cast<int32_t>(tasks.operations.size()); ++task)
        all.push_back(task);
      addTask(&op, 0, all);
      lastBarrier = taskOf[&op];
      break;
    }
    case Role::Task:
      addTask(&op, 0, dependences);
      break;
    case Role::Floating:
      if (costs.getNanos(&op) > 0) {
        addTask(&op, 0, dependences);
        break;
      }
      [[fallthrough]];
    case Role::Wait:
      hangsOn[&op] = dependences;
      break;
    }
  }
  tasks.problem.numResources = concurrent ? 1 + std::max(1, costs.getNumCommunicators()) : 2;
  if (failed(orderUpdates()))
    return failure();
  addValues();
  return std::move(tasks);
}

FailureOr<StepTasks> weft::buildStepTasks(FunctionOpInterface function, SymbolTable &symbolTable, StepCosts &costs,
                                          bool concurrent) {
  return TaskBuilder(function, symbolTable, costs, concurrent).build();
}
