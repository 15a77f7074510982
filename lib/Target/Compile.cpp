// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Compile.h"

#include "weft/Conversion/Passes.h"
#include "weft/Conversion/Runtime.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Target/Artifact.h"
#include "weft/Target/HostCompiler.h"
#include "weft/Target/Linker.h"
#include "weft/Transforms/BufferizableOpInterfaceImpl.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace weft {

void registerCompilerDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerHostTranslations(registry);
  registry.insert<WeftDialect>();
  registerBufferizableOpInterfaceModels(registry);
}

namespace {
/// One compilation.
class Compiler {
public:
  Compiler(const CompileOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors)
      : options(options), out(out), errors(errors) {}

  bool run();

private:
  bool readInput();
  bool replaceMesh(ModuleOp module);
  bool lowerTo(ModuleOp module, Stage from, Stage to);
  bool runPasses(ModuleOp module, llvm::function_ref<void(OpPassManager &)> build);
  bool emitIR(ModuleOp module);
  bool emitArtifact(ModuleOp commands, const std::string &schedule, const HostTarget &target);
  void printSummary(const Ledger &ledger, const HostObjects &objects);
  bool report(llvm::Error error);

  const CompileOptions &options;
  llvm::raw_ostream &out;
  llvm::raw_ostream &errors;
  llvm::SourceMgr sources;
};
} // namespace

/// Prints `error`, if there is one, and returns whether there was none.
bool Compiler::report(llvm::Error error) {
  if (!error)
    return true;
  errors << "weft-compile: error: " << llvm::toString(std::move(error)) << '\n';
  return false;
}

/// Reads the model's text.
bool Compiler::readInput() {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(options.input, &message);
  if (!file) {
    errors << "weft-compile: error: " << message << '\n';
    return false;
  }
  if (file->getBuffer().trim().empty()) {
    errors << "weft-compile: error: expects '" << options.input << "' to hold a model, but it is empty\n";
    return false;
  }
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  return true;
}

bool Compiler::replaceMesh(ModuleOp module) {
  auto meshes = llvm::to_vector(module.getOps<MeshOp>());
  if (meshes.size() != 1)
    return report(llvm::createStringError("expects the model to have one mesh, but got %zu", meshes.size()));
  if (!options.mesh)
    return true;
  MeshOp mesh = meshes.front();
  std::vector<std::string> names;
  std::vector<int64_t> sizes;
  for (const MeshAxis &axis : *options.mesh) {
    if (mesh.getAxisSize(axis.name) == 0)
      return report(
          llvm::createStringError("expects 'mesh' to name axes of the model's mesh, but got '%s'", axis.name.c_str()));
    names.push_back(axis.name);
    sizes.push_back(axis.size);
  }
  for (Attribute name : mesh.getAxisNames())
    if (!llvm::is_contained(names, cast<StringAttr>(name).getValue()))
      return report(llvm::createStringError("expects 'mesh' to give a size to each axis of the model's mesh, but '%s' "
                                            "is missing",
                                            cast<StringAttr>(name).str().c_str()));
  Builder builder(module.getContext());
  mesh.setAxisNamesAttr(
      builder.getStrArrayAttr(llvm::map_to_vector(names, [](const std::string &name) { return StringRef(name); })));
  mesh.setAxisSizes(sizes);
  return true;
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

bool Compiler::lowerTo(ModuleOp module, Stage from, Stage to) {
  PlanOptions plan = options.plan;
  plan.memoryBudget = options.memoryBudget.value_or(0);
  if (options.bucketSize)
    plan.bucketSize = std::to_string(options.bucketSize->count) + (options.bucketSize->inElements ? "el" : "B");
  return runPasses(module, [&](OpPassManager &passes) { buildPlanPipeline(passes, plan, from, to); });
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
      << " of them from the cache\n";
  auto line = [&](const char *name, int64_t bytes) {
    if (bytes)
      out << llvm::format("  %-12s %15lld bytes\n", name, static_cast<long long>(bytes));
  };
  out << "memory of each rank:\n";
  line("parameters", ledger.parameters);
  line("gradients", ledger.gradients);
  line("optimizer", ledger.optimizer);
  line("in flight", ledger.inFlight);
  line("activations", ledger.activations);
  line("inputs", ledger.inputs);
  line("outputs", ledger.outputs);
  line("workspace", ledger.workspace);
  line("total", ledger.total);
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

bool Compiler::run() {
  // What does not depend on the model is refused before it is read.
  llvm::Expected<HostTarget> target = resolveHostTarget(options.cpu);
  if (!target)
    return report(target.takeError());
  if (!options.emit && options.output.empty())
    return report(llvm::createStringError("expects '-o' to name the artifact"));

  if (!readInput())
    return false;
  DialectRegistry registry;
  registerCompilerDialects(registry);
  MLIRContext context(registry);
  // A message about the module would otherwise be followed by the module.
  context.printOpOnDiagnostic(false);
  SourceMgrDiagnosticHandler diagnostics(sources, &context, errors);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  if (!module || !replaceMesh(*module))
    return false;

  if (options.emit)
    return lowerTo(*module, options.from, *options.emit) && emitIR(*module);
  // The artifact keeps the last stage that describes the plan without addresses.
  Stage scheduled = std::max(options.from, Stage::Scheduled);
  if (!lowerTo(*module, options.from, scheduled))
    return false;
  std::string schedule = printModule(*module);
  return lowerTo(*module, scheduled, Stage::Commands) && emitArtifact(*module, schedule, *target);
}

bool compileModel(const CompileOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors) {
  return Compiler(options, out, errors).run();
}

} // namespace weft
