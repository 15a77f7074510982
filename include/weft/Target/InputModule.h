// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IR that a tool reads: a file, standard input, or the schedule of an artifact.

#ifndef WEFT_TARGET_INPUTMODULE_H
#define WEFT_TARGET_INPUTMODULE_H

#include "llvm/ADT/StringRef.h"

#include <memory>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace weft {

/// A parsed and verified module with all that it needs to live: context, text, and a handler that prints diagnostics
/// about it.
class InputModule {
public:
  /// Reads `path`: a file, `-` for standard input, or an artifact, of which its `schedule.mlir` is read. A problem is
  /// one message of `tool` on `errors`, and null is returned. `errors` must outlive the result.
  static std::unique_ptr<InputModule> read(llvm::StringRef tool, llvm::StringRef path, llvm::raw_ostream &errors);
  ~InputModule();

  mlir::ModuleOp get();
  /// Whether it is the schedule (stage 6) of an artifact.
  bool isArtifact() const;

private:
  struct State;
  explicit InputModule(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

} // namespace weft

#endif // WEFT_TARGET_INPUTMODULE_H
