// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Simulate.h"

#include "PlanLowering.h"
#include "SimulationSweep.h"

#include "weft/Analysis/MachineAttr.h"
#include "weft/Analysis/StepProgram.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Simulator/ChromeTrace.h"
#include "weft/Simulator/Report.h"
#include "weft/Target/Compile.h"
#include "weft/Target/InputModule.h"
#include "weft/Target/PlanSummary.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

using namespace mlir;

namespace weft {

static constexpr llvm::StringLiteral kTool = "weft-sim";

Stage detectStage(ModuleOp module) {
  Stage stage = Stage::Model;
  module.walk([&](Operation *op) {
    Stage shown = Stage::Model;
    if (op->getName().getStringRef().starts_with("weft.cmd."))
      shown = Stage::Commands;
    else if (isa<ArenaViewOp, BufferOp>(op))
      shown = Stage::Planned;
    else if (isa<StartOp, StreamOp>(op))
      shown = Stage::Scheduled;
    else if (isa<LayoutOp, StateOp>(op))
      shown = Stage::Sharded;
    else if (isa<UpdateOp>(op))
      shown = Stage::Reduced;
    else if (isa<LaunchOp>(op))
      shown = Stage::Kernels;
    stage = std::max(stage, shown);
  });
  return stage;
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

/// The machine of that file or name; if none is given, the one that the module was scheduled for.
static llvm::Expected<sim::Machine> getMachine(llvm::StringRef nameOrFile, ModuleOp module) {
  if (!nameOrFile.empty())
    return loadMachine(nameOrFile);
  FailureOr<std::optional<sim::Machine>> machine = readMachineAttr(module);
  if (failed(machine))
    return llvm::createStringError("expects '--machine', since that of the plan cannot be read");
  if (!*machine)
    return llvm::createStringError("expects '--machine', since the plan was not scheduled for one");
  return std::move(**machine);
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Runs passes on a module; diagnostics were printed if it fails.
static bool runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  build(passes);
  return succeeded(passes.run(module));
}

void PlanLowering::keepReasons() { collectReasons(*module.getContext(), reasons); }

bool PlanLowering::prepare() {
  if (from > Stage::Model)
    return true;
  // Kernels are the same for every plan.
  if (!runPasses(module,
                 [](OpPassManager &passes) { buildPlanPipeline(passes, PlanOptions(), Stage::Model, Stage::Kernels); }))
    return false;
  from = Stage::Kernels;
  return true;
}

/// What is in each bucket, by its label.
static std::map<std::string, std::vector<std::string>> noteBuckets(ModuleOp commands) {
  std::map<std::string, std::vector<std::string>> notes;
  for (const BucketSummary &bucket : summarizeBuckets(commands))
    notes[bucket.name] = {std::to_string(bucket.numElements) + " elements, " +
                              std::to_string(bucket.numPaddingElements) + " of them padding",
                          "holds " + llvm::join(bucket.slots, ", ")};
  return notes;
}

/// Adds what passes said about buckets, as `bucket 0 of @L` or `@L[0]`, to the notes of their labels. Of a reason why a
/// launch of several starts or stays exposed, these are what comes before that.
static void addReasons(const std::vector<std::string> &reasons,
                       std::map<std::string, std::vector<std::string>> &notes) {
  llvm::Regex names("@([^][ ,:]+)\\[([0-9]+)\\]"), words("bucket ([0-9]+) of @([^][ ,:]+)");
  auto add = [&](const std::string &label, const std::string &reason) {
    auto note = notes.find(label);
    if (note != notes.end() && !llvm::is_contained(note->second, reason))
      note->second.push_back(reason);
  };
  for (const std::string &reason : reasons) {
    SmallVector<StringRef> parts;
    if (words.match(reason, &parts)) {
      add(("@" + parts[2] + "[" + parts[1] + "]").str(), reason);
      continue;
    }
    StringRef rest = StringRef(reason).split(" starts ").first.split(" stays ").first;
    while (names.match(rest, &parts)) {
      add(parts[0].str(), reason);
      rest = rest.drop_front(parts[0].end() - rest.begin());
    }
  }
}

std::optional<SimulatedPlan> PlanLowering::lower(PlanOptions options, const sim::Machine *scheduledFor) {
  OwningOpRef<ModuleOp> commands = module.clone();
  if (scheduledFor) {
    Attribute machine = llvm::cantFail(convertJsonToAttribute(sim::toJson(*scheduledFor), module.getContext()));
    (*commands)->setAttr(kMachineAttrName, machine);
    options.usesMachineOfModule = true;
  }
  bool lowered = runPasses(*commands, [&](OpPassManager &passes) {
    buildPlanPipeline(passes, options, from, Stage::Commands);
    // Commands were not checked by the passes that make them.
    if (from == Stage::Commands)
      passes.addPass(createVerifyCommands());
  });
  if (!lowered)
    return std::nullopt;
  FailureOr<sim::Program> program = buildStepProgram(*commands);
  if (failed(program))
    return std::nullopt;
  SimulatedPlan plan;
  plan.program = std::move(*program);
  plan.ledger = computeLedger(*commands);
  plan.notes = noteBuckets(*commands);
  addReasons(reasons, plan.notes);
  for (auto layout : commands->getOps<LayoutOp>())
    plan.numBuckets += layout.getBuckets().size();
  return plan;
}

/// What is wrong with the options for input of that stage; empty if nothing is.
static std::string checkStage(const SimulateOptions &options, Stage stage) {
  if (stage <= Stage::Kernels)
    return "";
  if (options.hasPlanOptions)
    return "expects a model (stage model or kernels) with options that change the plan, but the input's plan is made; "
           "compile it anew";
  for (const SweepAxis &axis : options.sweep)
    if (axis.key != "bandwidth")
      return "expects a model (stage model or kernels) to sweep '" + axis.key + "', but the input's plan is made";
  if (options.plan.memoryBudget && stage >= Stage::Planned)
    return "expects input whose memory is not planned yet with 'memory-budget'";
  return "";
}

static int64_t countRanks(const sim::Program &program) {
  int64_t numRanks = 1;
  for (const sim::MeshAxis &axis : program.mesh)
    numRanks *= axis.size;
  return numRanks;
}

/// Writes the trace, the table and the report that the options ask for.
static llvm::Error writeFiles(const SimulateOptions &options, const SimulatedPlan &plan, const sim::Machine &machine,
                              const sim::SimulationResult &result) {
  if (!options.trace.empty()) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    sim::writeChromeTrace(plan.program, result, stream);
    if (llvm::Error error = writeFileAtomically(options.trace, text))
      return error;
  }
  if (!options.csv.empty())
    if (llvm::Error error = writeFileAtomically(options.csv, formatCsv(plan, result)))
      return error;
  if (options.report.empty())
    return llvm::Error::success();
  llvm::Expected<std::vector<sim::WhatIf>> whatIfs = sim::computeWhatIfs(plan.program, machine, options.simulation);
  if (!whatIfs)
    return whatIfs.takeError();
  std::string text;
  llvm::raw_string_ostream stream(text);
  std::string remark;
  if (result.timelines.front().numRanks < countRanks(plan.program))
    remark = "Ranks differ: all figures but the time of the step are those of rank 0.";
  if (options.simulation.jitter > 0)
    remark += " Bounds are those of the step without jitter.";
  sim::writeReport(
      {plan.program, machine, result, std::move(*whatIfs), listClasses(plan.ledger), plan.notes, std::move(remark)},
      stream);
  return writeFileAtomically(options.report, text);
}

bool simulatePlan(const SimulateOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors) {
  auto report = [&](const std::string &message) {
    errors << kTool << ": error: " << message << '\n';
    return false;
  };
  std::unique_ptr<InputModule> input = InputModule::read(kTool, options.input, errors);
  if (!input)
    return false;
  llvm::Expected<sim::Machine> machine = getMachine(options.machine, input->get());
  if (!machine)
    return report(llvm::toString(machine.takeError()));
  if (input->isArtifact() && options.from.value_or(Stage::Scheduled) != Stage::Scheduled)
    return report("expects an artifact to be read from stage scheduled, but got '--from " +
                  getStageName(*options.from).str() + "'");
  Stage stage = input->isArtifact() ? Stage::Scheduled : options.from.value_or(detectStage(input->get()));
  if (std::string message = checkStage(options, stage); !message.empty())
    return report(message);
  PlanLowering lowering(input->get(), stage);
  if (!options.report.empty())
    lowering.keepReasons();
  if (!lowering.prepare())
    return false;
  if (!options.sweep.empty())
    return runSweep(options, *machine, lowering, out, errors);

  std::optional<SimulatedPlan> plan = lowering.lower(options.plan, options.schedule ? &*machine : nullptr);
  if (!plan)
    return false;
  llvm::Expected<sim::SimulationResult> result = sim::simulate(plan->program, *machine, options.simulation);
  if (!result)
    return report(llvm::toString(result.takeError()));
  printSimulation(*plan, *machine, *result, options.simulation.jitter > 0, out);
  if (llvm::Error error = writeFiles(options, *plan, *machine, *result))
    return report(llvm::toString(std::move(error)));
  return true;
}

} // namespace weft
