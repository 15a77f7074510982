// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes single mistakes in correct schedules and says which of them the verifiers refuse:
//
//   weft-mutate-schedule FILE... [--max-per-kind=N] [--accepted=FOLDER]
//
// A file holds one module of stage 6 or 8. Prints a line for each mutant, separated by tabs: file, kind, number, `refused`
// or `accepted`, the message. Accepted ones are written to the folder. A mutant is refused if it breaks a contract of its
// stage, or, from stage 6, if it cannot be lowered to commands that are proved.

#include "Mutations.h"

#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/BufferizableOpInterfaceImpl.h"
#include "weft/Transforms/LoweringPipelines.h"
#include "weft/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace weft;

static llvm::cl::list<std::string> files(llvm::cl::Positional, llvm::cl::OneOrMore, llvm::cl::desc("FILE..."));
static llvm::cl::opt<unsigned> maxPerKind("max-per-kind", llvm::cl::init(1000),
                                          llvm::cl::desc("Mutants of one kind and file, spread over its places"));
static llvm::cl::opt<std::string> acceptedFolder("accepted", llvm::cl::desc("Folder for mutants that are accepted"));

static bool hasCommands(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return isa<LaunchCommandOp, ProductCommandOp, CollectiveCommandOp>(op) ? WalkResult::interrupt()
                                                                               : WalkResult::advance();
      })
      .wasInterrupted();
}

/// What `weft-compile --from` does with a module of that stage. Returns the first message, or nothing if all is well.
static std::optional<std::string> findFault(ModuleOp module, bool isCommands) {
  std::optional<std::string> message;
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error && !message)
      message = diagnostic.str();
    return success();
  });
  if (failed(verify(module)))
    return message ? message : "invalid";
  PassManager passes(module.getContext());
  if (isCommands) {
    passes.addPass(createVerifyCommands());
  } else {
    passes.addPass(createVerifyStagePass({"scheduled"}));
    passes.addPass(createVerifySchedulePass());
    buildScheduledToCommands(passes);
  }
  if (failed(passes.run(module)))
    return message ? message : "refused";
  return std::nullopt;
}

/// The indices of at most `maxPerKind` of `numPlaces`, evenly spread.
static SmallVector<size_t> choosePlaces(size_t numPlaces) {
  SmallVector<size_t> chosen;
  size_t count = std::min<size_t>(numPlaces, maxPerKind);
  for (size_t index = 0; index < count; ++index)
    chosen.push_back(index * numPlaces / count);
  return chosen;
}

static bool writeModule(ModuleOp module, StringRef file, StringRef kind, size_t index) {
  llvm::SmallString<128> path(acceptedFolder);
  llvm::sys::path::append(path, llvm::sys::path::stem(file) + "." + kind + "." + Twine(index) + ".mlir");
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (error) {
    llvm::errs() << "cannot write '" << path << "': " << error.message() << '\n';
    return false;
  }
  module.print(stream, OpPrintingFlags().useLocalScope());
  return true;
}

static bool mutateFile(MLIRContext &context, StringRef file) {
  OwningOpRef<ModuleOp> original = parseSourceFile<ModuleOp>(file, &context);
  if (!original)
    return false;
  bool isCommands = hasCommands(*original);
  {
    OwningOpRef<ModuleOp> copy(original->clone());
    if (std::optional<std::string> message = findFault(*copy, isCommands)) {
      llvm::errs() << file << ": expects a correct schedule, but " << *message << '\n';
      return false;
    }
  }
  for (const MutationKind &kind : isCommands ? getCommandMutations() : getScheduleMutations())
    for (size_t index : choosePlaces(kind.collect(*original).size())) {
      OwningOpRef<ModuleOp> mutant(original->clone());
      kind.collect(*mutant)[index]();
      OwningOpRef<ModuleOp> kept(acceptedFolder.empty() ? ModuleOp() : mutant->clone());
      std::optional<std::string> message = findFault(*mutant, isCommands);
      llvm::outs() << llvm::sys::path::stem(file) << '\t' << kind.name << '\t' << index << '\t'
                   << (message ? "refused" : "accepted") << '\t' << message.value_or("") << '\n';
      if (!message && kept && !writeModule(*kept, file, kind.name, index))
        return false;
    }
  return true;
}

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(argc, argv, "makes single mistakes in schedules\n");
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<WeftDialect>();
  registerBufferizableOpInterfaceModels(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  for (const std::string &file : files)
    if (!mutateFile(context, file))
      return 1;
  return 0;
}
