// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes single mistakes in correct schedules and says which of them the verifiers refuse:
//
//   weft-mutate-schedule FILE... [--max-per-kind=N] [--accepted=FOLDER]
//   weft-mutate-schedule FILE... --shuffle=N [--seed=S]
//
// A file holds modules of stage 6 or 8, separated by `// -----`. With --shuffle their operations get N random orders
// that are legal (stage 6 only), in place of a mistake. Prints a line for each mutant, separated by tabs: file, kind,
// number, `refused` or `accepted`, the message. Accepted ones are written to the folder. A mutant is refused if it
// breaks a contract of its stage, or, from stage 6, if it cannot be lowered to commands that are proved.

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
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/ToolUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace weft;

static llvm::cl::list<std::string> files(llvm::cl::Positional, llvm::cl::OneOrMore, llvm::cl::desc("FILE..."));
static llvm::cl::opt<unsigned> maxPerKind("max-per-kind", llvm::cl::init(1000),
                                          llvm::cl::desc("Mutants of one kind and file, spread over its places"));
static llvm::cl::opt<std::string> acceptedFolder("accepted", llvm::cl::desc("Folder for mutants that are accepted"));

static llvm::cl::opt<unsigned> numShuffles("shuffle", llvm::cl::init(0), llvm::cl::desc("Random orders of a module"));
static llvm::cl::opt<uint64_t> seed("seed", llvm::cl::init(0), llvm::cl::desc("Of the random orders"));

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

static bool writeModule(ModuleOp module, StringRef name, StringRef kind, size_t index) {
  llvm::SmallString<128> path(acceptedFolder);
  llvm::sys::path::append(path, name + "." + kind + "." + Twine(index) + ".mlir");
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (error) {
    llvm::errs() << "cannot write '" << path << "': " << error.message() << '\n';
    return false;
  }
  module.print(stream, OpPrintingFlags().useLocalScope());
  return true;
}

static void printOutcome(StringRef name, StringRef kind, size_t index, const std::optional<std::string> &message) {
  llvm::outs() << name << '\t' << kind << '\t' << index << '\t' << (message ? "refused" : "accepted") << '\t'
               << message.value_or("") << '\n';
}

static bool mutateModule(ModuleOp original, StringRef name) {
  bool isCommands = hasCommands(original);
  OwningOpRef<ModuleOp> copy(original.clone());
  if (std::optional<std::string> message = findFault(*copy, isCommands)) {
    llvm::errs() << name << ": expects a correct schedule, but " << *message << '\n';
    return false;
  }
  for (unsigned index = 0; index < numShuffles; ++index) {
    OwningOpRef<ModuleOp> shuffled(original.clone());
    shuffleSchedule(*shuffled, seed + index);
    printOutcome(name, "shuffle", index, findFault(*shuffled, isCommands));
  }
  if (numShuffles > 0)
    return true;
  for (const MutationKind &kind : isCommands ? getCommandMutations() : getScheduleMutations())
    for (size_t index : choosePlaces(kind.collect(original).size())) {
      OwningOpRef<ModuleOp> mutant(original.clone());
      kind.collect(*mutant)[index]();
      OwningOpRef<ModuleOp> kept(acceptedFolder.empty() ? ModuleOp() : mutant->clone());
      std::optional<std::string> message = findFault(*mutant, isCommands);
      printOutcome(name, kind.name, index, message);
      if (!message && kept && !writeModule(*kept, name, kind.name, index))
        return false;
    }
  return true;
}

static bool mutateFile(MLIRContext &context, StringRef file) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> text = openInputFile(file, &message);
  if (!text) {
    llvm::errs() << message << '\n';
    return false;
  }
  auto mutateChunk = [&](std::unique_ptr<llvm::MemoryBuffer> chunk, raw_ostream &) -> LogicalResult {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(chunk->getBuffer(), &context);
    return success(module && mutateModule(*module, llvm::sys::path::stem(file)));
  };
  return succeeded(splitAndProcessBuffer(std::move(text), mutateChunk, llvm::nulls(), "// -----"));
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
