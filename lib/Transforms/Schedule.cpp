// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SchedulePlans.h"
#include "Trial.h"
#include "weft/Simulator/Simulator.h"
#include "weft/Transforms/LoweringPipelines.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"

namespace weft {
#define GEN_PASS_DEF_SCHEDULEPASS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr StringLiteral kCategory = "weft-schedule";

namespace {

/// One way to schedule all functions of the module.
struct Candidate {
  Thrift thrift;
  std::vector<FunctionPlan> plans;
  int64_t nanos = 0;
};

struct SchedulePass : weft::impl::SchedulePassBase<SchedulePass> {
  using SchedulePassBase::SchedulePassBase;
  void runOnOperation() override;
  /// Those of the pipeline that plans memory.
  void getDependentDialects(DialectRegistry &registry) const override {
    OpPassManager passes(ModuleOp::getOperationName());
    buildScheduledToPlanned(passes);
    passes.getDependentDialects(registry);
  }

private:
  LogicalResult checkOptions(std::optional<Thrift> &thrift);
  FailureOr<std::vector<StepTasks>> buildTasks(ModuleOp module, StepCosts &costs);
  LogicalResult apply(ModuleOp module, StepCosts &costs, const Candidate &candidate, bool explains);
  FailureOr<int64_t> findArenaBytes(StepCosts &costs, const Candidate &candidate, int64_t budget, std::string &message);
  FailureOr<size_t> chooseUnderBudget(StepCosts &costs, ArrayRef<Candidate> candidates);
  void explainStep(FunctionOpInterface step, const Candidate &candidate);
};

} // namespace

LogicalResult SchedulePass::checkOptions(std::optional<Thrift> &thrift) {
  ModuleOp module = getOperation();
  if (maxInFlight < 0)
    return module.emitError("expects 'max-in-flight' to be 0 (any number) or more, but got ") << maxInFlight.getValue();
  if (memoryBudget < 0)
    return module.emitError("expects 'memory-budget' to be 0 (any number) or more, but got ")
           << memoryBudget.getValue();
  thrift = parseThrift(this->thrift);
  if (!thrift && !this->thrift.empty()) {
    std::string names;
    for (Thrift known : kAllThrifts)
      names += (names.empty() ? "" : known == Thrift::LeastMemory ? " or " : ", ") + weft::getName(known).str();
    return module.emitError("expects 'thrift' to be ") << names << ", but got '" << this->thrift.getValue() << "'";
  }
  return success();
}

/// Where storage is shared, values do not show what depends on what.
static LogicalResult checkTensors(FunctionOpInterface function) {
  WalkResult result = function.walk([&](Operation *op) -> WalkResult {
    if (!llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>))
      return WalkResult::advance();
    return op->emitOpError("expects a step on tensors (stage scheduled or an earlier one), but it works on memrefs");
  });
  return failure(result.wasInterrupted());
}

FailureOr<std::vector<StepTasks>> SchedulePass::buildTasks(ModuleOp module, StepCosts &costs) {
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(functions))
    return failure();
  SymbolTable symbolTable(module);
  std::vector<StepTasks> all;
  for (FunctionOpInterface function : *functions) {
    if (failed(checkTensors(function)))
      return failure();
    FailureOr<StepTasks> tasks = buildStepTasks(function, symbolTable, costs, concurrentCommunicators);
    if (failed(tasks))
      return failure();
    all.push_back(std::move(*tasks));
  }
  return all;
}

/// Gives the starts of each communicator but the first a stream of their own.
static void assignStreams(ModuleOp module, StepCosts &costs) {
  SymbolTable symbolTable(module);
  module.walk([&](StartOp start) {
    int32_t communicator = costs.getCommunicator(start);
    if (communicator == 0)
      return;
    std::string name = "comm_" + std::to_string(communicator);
    if (!symbolTable.lookup(name)) {
      OpBuilder builder(module.getContext());
      builder.setInsertionPointAfter(symbolTable.lookup(start.getStream()));
      symbolTable.insert(StreamOp::create(builder, start.getLoc(), name), builder.getInsertionPoint());
    }
    start.setStream(name);
  });
}

/// Schedules the functions of `module`, this one or a clone of it.
LogicalResult SchedulePass::apply(ModuleOp module, StepCosts &costs, const Candidate &candidate, bool explains) {
  FailureOr<std::vector<StepTasks>> all = buildTasks(module, costs);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(all) || failed(functions))
    return failure();
  if (concurrentCommunicators)
    assignStreams(module, costs);
  for (auto [function, tasks, plan] : llvm::zip_equal(*functions, *all, candidate.plans)) {
    StepTasks planned = applyPlan(function, tasks, plan);
    if (explains)
      explainCommands(function, planned, plan.commands, plan.times);
  }
  return success();
}

/// The bytes of the arena that the candidate needs, by the planner itself. With a budget that is too small it fails,
/// and `message` is the planner's.
FailureOr<int64_t> SchedulePass::findArenaBytes(StepCosts &costs, const Candidate &candidate, int64_t budget,
                                                std::string &message) {
  OwningOpRef<ModuleOp> clone = cast<ModuleOp>(getOperation()->clone());
  (*clone)->setAttr(kTrialAttrName, UnitAttr::get(&getContext()));
  if (failed(apply(*clone, costs, candidate, /*explains=*/false)))
    return failure();
  ScopedDiagnosticHandler handler(&getContext(), [&](Diagnostic &diagnostic) {
    if (message.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
      message = diagnostic.str();
    return success();
  });
  PassManager passes(&getContext(), ModuleOp::getOperationName());
  buildScheduledToPlanned(passes, {budget});
  if (failed(passes.run(*clone)))
    return failure();
  for (auto function : clone->getOps<func::FuncOp>())
    if (function->hasAttr("weft.step"))
      return cast<MemRefType>(function.getArgumentTypes().front()).getNumElements();
  return failure();
}

/// The index of the first candidate whose arena fits in the budget; otherwise an error with the least that any needs.
FailureOr<size_t> SchedulePass::chooseUnderBudget(StepCosts &costs, ArrayRef<Candidate> candidates) {
  if (memoryBudget == 0)
    return size_t(0);
  std::optional<std::pair<int64_t, size_t>> least;
  std::string message;
  Location loc = (*findStepAndEval(getOperation())).front().getLoc();
  for (auto [index, candidate] : llvm::enumerate(candidates)) {
    FailureOr<int64_t> numBytes = findArenaBytes(costs, candidate, /*budget=*/0, message);
    if (failed(numBytes))
      return emitError(loc) << message;
    if (*numBytes <= memoryBudget)
      return index;
    if (!least || *numBytes < least->first)
      least = {*numBytes, index};
  }
  (void)findArenaBytes(costs, candidates[least->second], memoryBudget, message);
  return emitError(loc) << message << "; no schedule of this step fits in less than " << least->first << " bytes";
}

void SchedulePass::explainStep(FunctionOpInterface step, const Candidate &candidate) {
  int64_t compute = 0, communication = 0, exposed = 0;
  const FunctionPlan &plan = candidate.plans.front();
  for (auto [index, task] : llvm::enumerate(plan.problem.tasks)) {
    (task.resource == 0 ? compute : communication) += task.duration;
    exposed += plan.times.exposed[index];
  }
  using sim::formatNanos;
  std::string text = llvm::formatv("@{0} is expected to take {1}, at least {2} by the lower bound: {3} of computation, "
                                   "{4} of communication, of which {5} stay exposed",
                                   step.getName(), formatNanos(candidate.nanos),
                                   formatNanos(scheduling::computeLowerBound(plan.problem).value), formatNanos(compute),
                                   formatNanos(communication), formatNanos(exposed));
  if (candidate.thrift != Thrift::None)
    text += "; it is ordered for memory (" + weft::getName(candidate.thrift).str() + ")";
  remark::analysis(step.getLoc(), remark::RemarkOpts::name("Step").category(kCategory)) << text;
}

void SchedulePass::runOnOperation() {
  ModuleOp module = getOperation();
  std::optional<Thrift> only;
  FailureOr<std::optional<sim::Machine>> machine = readMachineAttr(module);
  if (failed(machine) || failed(checkOptions(only)))
    return signalPassFailure();
  if (!*machine) {
    module.emitError("expects the module to have a machine ('weft.machine'); run weft-set-machine before");
    return signalPassFailure();
  }
  FailureOr<StepCosts> costs = StepCosts::create(module, **machine);
  FailureOr<std::vector<StepTasks>> tasks =
      failed(costs) ? FailureOr<std::vector<StepTasks>>(failure()) : buildTasks(module, *costs);
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  if (failed(tasks) || failed(functions))
    return signalPassFailure();

  std::vector<FunctionPlanner> planners;
  for (const StepTasks &function : *tasks)
    planners.push_back(
        FunctionPlanner(function, *costs, {static_cast<int32_t>(std::min<int64_t>(maxInFlight, INT32_MAX)), coalesce}));
  std::vector<Candidate> candidates;
  for (Thrift thrift : kAllThrifts) {
    if (only ? thrift != *only : memoryBudget == 0 && thrift != Thrift::None)
      continue;
    Candidate &candidate = candidates.emplace_back();
    candidate.thrift = thrift;
    for (FunctionPlanner &planner : planners)
      candidate.plans.push_back(planner.plan(thrift));
    candidate.nanos = candidate.plans.front().times.makespan;
  }
  // Of two that take the same time the less thrifty one relies less on expected times.
  llvm::sort(candidates, [](const Candidate &a, const Candidate &b) {
    return std::tie(a.nanos, a.thrift) < std::tie(b.nanos, b.thrift);
  });
  FailureOr<size_t> chosen = chooseUnderBudget(*costs, candidates);
  if (failed(chosen) || failed(apply(module, *costs, candidates[*chosen], /*explains=*/true)))
    return signalPassFailure();
  FunctionOpInterface step = functions->front();
  explainStep(step, candidates[*chosen]);
  Builder builder(&getContext());
  step->setAttr("weft.predicted_nanos", builder.getI64IntegerAttr(candidates[*chosen].nanos));
}
