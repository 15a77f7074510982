// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/InputModule.h"

#include "weft/Target/Compile.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace weft {

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerCompilerDialects(registry);
  return registry;
}

/// Whether the location, or one within it, is a line of a file. That of a module without a name of its own is line 0.
static bool hasLine(Location location) {
  WalkResult result = location->walk([](Location part) {
    auto file = dyn_cast<FileLineColLoc>(part);
    return file && file.getLine() > 0 ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

namespace {
/// A handler whose function is set later.
class PlainHandler : public ScopedDiagnosticHandler {
public:
  using ScopedDiagnosticHandler::ScopedDiagnosticHandler;
  template <typename Function> void set(Function &&function) { setHandler(std::forward<Function>(function)); }
};
} // namespace

struct InputModule::State {
  State(StringRef tool, llvm::raw_ostream &errors)
      : context(makeRegistry()), diagnostics(sources, &context, errors), withoutLine(&context) {
    // A message about the module would otherwise be followed by the module.
    context.printOpOnDiagnostic(false);
    withoutLine.set([this, tool = tool.str(), &errors](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() != DiagnosticSeverity::Error || hasLine(diagnostic.getLocation()))
        return failure();
      errors << tool << ": error: " << diagnostic << '\n';
      for (Diagnostic &note : diagnostic.getNotes())
        diagnostics.emitDiagnostic(note.getLocation(), note.str(), note.getSeverity());
      return success();
    });
  }
  llvm::SourceMgr sources;
  MLIRContext context;
  SourceMgrDiagnosticHandler diagnostics;
  /// Comes before `diagnostics`: what has no line is said without a position.
  PlainHandler withoutLine;
  OwningOpRef<ModuleOp> module;
  bool isArtifact = false;
};

InputModule::InputModule(std::unique_ptr<State> state) : state(std::move(state)) {}
InputModule::~InputModule() = default;
ModuleOp InputModule::get() { return *state->module; }
bool InputModule::isArtifact() const { return state->isArtifact; }

std::unique_ptr<InputModule> InputModule::read(StringRef tool, StringRef path, llvm::raw_ostream &errors) {
  auto state = std::make_unique<State>(tool, errors);
  llvm::SmallString<128> file(path);
  if (path != "-" && llvm::sys::fs::is_directory(path)) {
    llvm::sys::path::append(file, "schedule.mlir");
    state->isArtifact = true;
    if (!llvm::sys::fs::exists(file)) {
      errors << tool << ": error: expects the folder '" << path << "' to be an artifact, but it has no schedule.mlir\n";
      return nullptr;
    }
  }
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(file, &message);
  if (!buffer) {
    errors << tool << ": error: " << message << '\n';
    return nullptr;
  }
  if (buffer->getBuffer().trim().empty()) {
    errors << tool << ": error: expects '" << file << "' to hold a model, but it is empty\n";
    return nullptr;
  }
  state->sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  state->module = parseSourceFile<ModuleOp>(state->sources, ParserConfig(&state->context));
  if (!state->module)
    return nullptr;
  return std::unique_ptr<InputModule>(new InputModule(std::move(state)));
}

} // namespace weft
