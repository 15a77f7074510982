// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Compile.h"

#include "weft/Analysis/MachineAttr.h"
#include "weft/Analysis/StepProgram.h"
#include "weft/Analysis/Steps.h"
#include "weft/Conversion/Passes.h"
#include "weft/Conversion/Runtime.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Simulator/Simulator.h"
#include "weft/Target/Artifact.h"
#include "weft/Target/HostCompiler.h"
#include "weft/Target/InputModule.h"
#include "weft/Target/Linker.h"
#include "weft/Target/PlanSummary.h"
#include "weft/Transforms/BufferizableOpInterfaceImpl.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace weft {

void registerCompilerDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerHostTranslations(registry);
  registry.insert<WeftDialect>();
  registerBufferizableOpInterfaceModels(registry);
}

static constexpr llvm::StringLiteral kTool = "weft-compile";

namespace {
/// One compilation.
class Compiler {
public:
  Compiler(const CompileOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors)
      : options(options), out(out), errors(errors) {}

  bool run();

private:
  bool checkStage(Stage from, bool isArtifact);
  bool setMesh(ModuleOp module);
  bool lowerTo(ModuleOp module, Stage from, Stage to);
  bool chooseBucketSize(ModuleOp module, Stage &from, std::vector<std::string> &reasons);
  bool runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build);
  bool emitIR(ModuleOp module);
  bool emitArtifact(ModuleOp commands, const std::string &schedule, const HostTarget &target);
  void explain(ModuleOp schedule, ModuleOp commands, ArrayRef<std::string> reasons);
  void printSummary(const Ledger &ledger, const HostObjects &objects);
  bool report(llvm::Error error);

  const CompileOptions &options;
  llvm::raw_ostream &out;
  llvm::raw_ostream &errors;
  /// What was chosen where the options leave the size open.
  std::string chosenBucketSize;
};
} // namespace

/// Prints `error`, if there is one, and returns whether there was none.
bool Compiler::report(llvm::Error error) {
  if (!error)
    return true;
  errors << "weft-compile: error: " << llvm::toString(std::move(error)) << '\n';
  return false;
}

bool Compiler::runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  DefaultTimingManager timing;
  timing.setEnabled(options.printTiming);
  timing.setDisplayMode(DefaultTimingManager::DisplayMode::Tree);
  TimingScope scope = timing.getRootScope();
  passes.enableTiming(scope);
  build(passes);
  return succeeded(passes.run(module));
}

/// Refuses what cannot have an effect on input of that stage.
bool Compiler::checkStage(Stage from, bool isArtifact) {
  auto fail = [&](const llvm::Twine &message) { return report(llvm::createStringError(message.str())); };
  if (isArtifact && options.from != Stage::Model && options.from != from)
    return fail("expects an artifact to be read from stage " + getStageName(from) + ", but got '--from " +
                getStageName(options.from) + "'");
  for (const auto &[name, decides] : options.given)
    if (from >= decides)
      return fail("expects input of a stage before " + getStageName(decides) + " with '" + name +
                  "', but got one of stage " + getStageName(from) + ", where that is decided");
  if (options.emit && *options.emit < from)
    return fail("expects '--emit' to be " + getStageName(from) + ", the stage of the input, or a later one, but got " +
                getStageName(*options.emit));
  return true;
}

bool Compiler::setMesh(ModuleOp module) {
  return options.plan.mesh.empty() ||
         runPasses(module, [&](OpPassManager &passes) { passes.addPass(createSetMeshPass({options.plan.mesh})); });
}

bool Compiler::lowerTo(ModuleOp module, Stage from, Stage to) {
  PlanOptions plan = options.plan;
  plan.mesh.clear(); // set already
  if (!chosenBucketSize.empty())
    plan.bucketSize = chosenBucketSize;
  return runPasses(module, [&](OpPassManager &passes) { buildPlanPipeline(passes, plan, from, to); });
}

/// Bytes of the parameters that have gradients.
static int64_t countGradientBytes(ModuleOp module) {
  int64_t numBytes = 0;
  for (auto param : module.getOps<ParamOp>())
    numBytes += param.getTensorType().getNumElements() * getBytesPerElement(param.getTensorType().getElementType());
  return numBytes;
}

/// A size of at least 1 KiB as an option's value.
static std::string formatPowerOfTwo(int64_t numBytes) {
  if (numBytes < int64_t(1) << 20)
    return std::to_string(numBytes >> 10) + "KiB";
  return numBytes < int64_t(1) << 30 ? std::to_string(numBytes >> 20) + "MiB" : std::to_string(numBytes >> 30) + "GiB";
}

/// Lowers the module to kernels, then tries sizes from 256 KiB on, each twice the one before, until one bucket holds
/// all. Keeps the one with which the step is expected to be fastest, the larger of two that are equal. Under a budget
/// only sizes count with which a schedule fits; if none does, the message is that of the last.
bool Compiler::chooseBucketSize(ModuleOp module, Stage &from, std::vector<std::string> &reasons) {
  if (options.plan.machine.empty() || !options.plan.overlap)
    return report(llvm::createStringError("expects '--machine' (and overlap on) where 'bucket-size' is auto"));
  if (from >= Stage::Bucketed)
    return report(llvm::createStringError("expects a model before its buckets are cut where 'bucket-size' is auto"));
  if (from < Stage::Kernels && !lowerTo(module, from, Stage::Kernels))
    return false;
  from = std::max(from, Stage::Kernels);
  int64_t best = std::numeric_limits<int64_t>::max(), size = int64_t(256) << 10;
  std::string bestSize;
  for (int64_t total = countGradientBytes(module);; size *= 2) {
    chosenBucketSize = formatPowerOfTwo(size);
    OwningOpRef<ModuleOp> tried = cast<ModuleOp>(module->clone());
    bool isLast = size >= total;
    bool works;
    {
      // A size that does not fit is no problem as long as another one does.
      ScopedDiagnosticHandler quiet(module.getContext(),
                                    [&](Diagnostic &) { return success(!isLast || !bestSize.empty()); });
      works = lowerTo(*tried, from, Stage::Scheduled);
    }
    for (auto function : tried->getOps<FunctionOpInterface>())
      if (auto nanos = function->getAttrOfType<IntegerAttr>("weft.predicted_nanos"); works && nanos) {
        reasons.push_back("weft-schedule: with buckets of " + chosenBucketSize + " the step is expected to take " +
                          sim::formatNanos(nanos.getInt()));
        if (nanos.getInt() <= best) {
          best = nanos.getInt();
          bestSize = chosenBucketSize;
        }
      }
    if (isLast)
      break;
  }
  chosenBucketSize = bestSize;
  reasons.push_back("weft-schedule: buckets of " + bestSize + " are chosen");
  return !bestSize.empty();
}

/// Returns the text of `module`, the same for the same module.
static std::string printModule(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, OpPrintingFlags().useLocalScope());
  return text + "\n";
}

bool Compiler::emitIR(ModuleOp module) {
  std::string text = printModule(module);
  if (!options.output.empty() && options.output != "-")
    return report(writeFileAtomically(options.output, text));
  out << text;
  return true;
}

void Compiler::printSummary(const Ledger &ledger, const HostObjects &objects) {
  out << "wrote '" << options.output << "': " << objects.numKernels << " kernels, " << objects.numCached
      << " of them from the cache" << (chosenBucketSize.empty() ? "" : ", buckets of " + chosenBucketSize) << '\n';
  if (!options.explain)
    printLedger(ledger, out);
}

namespace {
/// Keeps what passes say about their decisions.
class ReasonCollector : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit ReasonCollector(std::vector<std::string> &reasons) : reasons(reasons) {}
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    std::string reason = remark.getCategoryName().str() + ": ";
    for (const auto &part : remark.getArgs())
      reason += part.val;
    // A parameter in several buckets gives the same reason for each.
    if (reasons.empty() || reasons.back() != reason)
      reasons.push_back(reason);
  }

private:
  std::vector<std::string> &reasons;
};
} // namespace

void collectReasons(MLIRContext &context, std::vector<std::string> &reasons) {
  remark::RemarkCategories categories;
  categories.passed = categories.analysis =
      "weft-(partition-buckets|shard-optimizer|insert-async|schedule|plan-memory)";
  // That a gradient is written in place is the rule: only exceptions are said.
  categories.missed = "weft-(partition-buckets|shard-optimizer|insert-async|schedule|place-gradients|plan-memory)";
  (void)remark::enableOptimizationRemarks(context, std::make_unique<ReasonCollector>(reasons),
                                          std::make_unique<remark::RemarkEmittingPolicyAll>(), categories);
}

void Compiler::explain(ModuleOp schedule, ModuleOp commands, ArrayRef<std::string> reasons) {
  printPlan(summarizePlan(schedule, commands), out);
  out << "reasons:\n";
  for (const std::string &reason : reasons)
    out << "  " << reason << '\n';
}

bool Compiler::emitArtifact(ModuleOp commands, const std::string &schedule, const HostTarget &target) {
  llvm::Expected<Manifest> manifest = buildManifest(commands, schedule, {target, options.threadsPerRank});
  if (!manifest)
    return report(manifest.takeError());
  Ledger ledger = computeLedger(commands);

  commands->setAttr(kDigestAttrName, StringAttr::get(commands.getContext(), manifest->digest));
  if (!runPasses(commands, buildHostPipeline))
    return false;
  llvm::Expected<HostObjects> objects =
      compileHostObjects(commands, target, ObjectCache(ObjectCache::defaultDirectory()));
  if (!objects)
    return report(objects.takeError());

  llvm::SmallString<128> library;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("weft-step", "so", library))
    return report(llvm::createStringError(error, "cannot make a temporary file: %s", error.message().c_str()));
  llvm::scope_exit removeLibrary([&] { llvm::sys::fs::remove(library); });
  if (!report(linkSharedObject(objects->objects, library)))
    return false;
  auto bytes = llvm::MemoryBuffer::getFile(library, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!bytes)
    return report(llvm::createStringError(bytes.getError(), "cannot read the linker's output"));
  std::pair<std::string, std::string> files[] = {{"step.so", (*bytes)->getBuffer().str()}, {"schedule.mlir", schedule}};
  if (!report(writeArtifact(options.output, *manifest, files)))
    return false;
  printSummary(ledger, *objects);
  return true;
}

/// What a run could not feed is refused here, also where it was written by hand at a later stage than the model.
static LogicalResult verifyRunnable(ModuleOp module, Stage stage) {
  if (stage > Stage::Scheduled)
    return success();
  FailureOr<SmallVector<FunctionOpInterface>> functions = findStepAndEval(module);
  return success(succeeded(functions) && llvm::all_of(*functions, [](FunctionOpInterface function) {
                   return succeeded(verifyArguments(function));
                 }));
}

bool Compiler::run() {
  // What does not depend on the model is refused before it is read.
  llvm::Expected<HostTarget> target = resolveHostTarget(options.cpu);
  if (!target)
    return report(target.takeError());
  if (!options.emit && (options.output == "-" || (!options.explain && options.output.empty())))
    return report(llvm::createStringError("expects '-o' to name the artifact"));
  if (options.explain && (options.emit || options.from > Stage::Scheduled))
    return report(
        llvm::createStringError("expects '--explain' to stand alone or with '-o', and its input to be of stage "
                                "scheduled or an earlier one"));

  std::unique_ptr<InputModule> input = InputModule::read(kTool, options.input, errors);
  if (!input)
    return false;
  Stage from = input->isArtifact() ? Stage::Scheduled : options.from;
  ModuleOp module = input->get();
  if (!checkStage(from, input->isArtifact()) || !setMesh(module))
    return false;

  std::vector<std::string> reasons;
  if (options.plan.bucketSize == kAutoBucketSize && !chooseBucketSize(module, from, reasons))
    return false;
  if (options.emit)
    return lowerTo(module, from, *options.emit) && emitIR(module);
  // The artifact keeps the last stage that describes the plan without addresses.
  Stage scheduled = std::max(from, Stage::Scheduled);
  if (options.explain)
    collectReasons(*module.getContext(), reasons);
  if (!lowerTo(module, from, scheduled) || failed(verifyRunnable(module, scheduled)))
    return false;
  std::string text = printModule(module);
  OwningOpRef<ModuleOp> schedule = options.explain ? module.clone() : ModuleOp();
  if (!lowerTo(module, scheduled, Stage::Commands))
    return false;
  if (options.explain)
    explain(*schedule, module, reasons);
  return options.output.empty() || emitArtifact(module, text, *target);
}

/// Simulates a step of the commands on the machine.
static llvm::Expected<TimeSummary> summarizeTime(ModuleOp commands, const sim::Machine &machine) {
  FailureOr<sim::Program> program = buildStepProgram(commands);
  if (failed(program))
    return llvm::createStringError("expects a plan that can be simulated");
  llvm::Expected<sim::SimulationResult> result = sim::simulate(*program, machine, {});
  if (!result)
    return result.takeError();
  TimeSummary summary{result->stepNanos, result->exposedNanos, {}};
  for (const sim::CollectiveResult &collective : result->collectives) {
    const sim::Command &command = program->commands[static_cast<size_t>(collective.command)];
    summary.exposedOf[sim::describeLaunch(command)] += collective.exposed;
  }
  return summary;
}

/// Reads one of two plans, and sums it up, with its time on the machine if there is one.
static std::optional<PlanSummary> readPlan(const std::string &path, const sim::Machine *machine,
                                           llvm::raw_ostream &errors) {
  std::unique_ptr<InputModule> input = InputModule::read(kTool, path, errors);
  if (!input)
    return std::nullopt;
  ModuleOp module = input->get();
  auto lower = [&](Stage first, Stage last) {
    PassManager passes(module.getContext(), ModuleOp::getOperationName());
    buildPlanPipeline(passes, PlanOptions(), first, last);
    return succeeded(passes.run(module));
  };
  // Nothing is lowered yet: the schedule is verified.
  if (!lower(Stage::Scheduled, Stage::Scheduled))
    return std::nullopt;
  OwningOpRef<ModuleOp> schedule = module.clone();
  if (!lower(Stage::Scheduled, Stage::Commands))
    return std::nullopt;
  PlanSummary summary = summarizePlan(*schedule, module);
  if (machine) {
    llvm::Expected<TimeSummary> time = summarizeTime(module, *machine);
    if (!time) {
      errors << kTool << ": error: " << llvm::toString(time.takeError()) << '\n';
      return std::nullopt;
    }
    summary.time = std::move(*time);
  }
  return summary;
}

bool diffPlans(const std::string &before, const std::string &after, const std::string &machine, llvm::raw_ostream &out,
               llvm::raw_ostream &errors) {
  std::optional<sim::Machine> simulated;
  if (!machine.empty()) {
    llvm::Expected<sim::Machine> read = loadMachine(machine);
    if (!read) {
      errors << kTool << ": error: " << llvm::toString(read.takeError()) << '\n';
      return false;
    }
    simulated = std::move(*read);
  }
  const sim::Machine *used = simulated ? &*simulated : nullptr;
  std::optional<PlanSummary> first = readPlan(before, used, errors);
  std::optional<PlanSummary> second = first ? readPlan(after, used, errors) : std::nullopt;
  if (!second)
    return false;
  printPlanDifference(*first, *second, out);
  return true;
}

bool compileModel(const CompileOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors) {
  return Compiler(options, out, errors).run();
}

} // namespace weft
