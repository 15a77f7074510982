// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler as one function: from a model to an artifact, or to the IR of any stage.

#ifndef WEFT_TARGET_COMPILE_H
#define WEFT_TARGET_COMPILE_H

#include "weft/Transforms/Pipelines.h"

#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
class MLIRContext;
} // namespace mlir

namespace weft {

/// As `plan.bucketSize`: try sizes and take the one with which the step is expected to be fastest on `plan.machine`.
inline constexpr llvm::StringLiteral kAutoBucketSize = "auto";

/// What to compile, for whom, and how.
struct CompileOptions {
  /// The model's file; `-` is standard input.
  std::string input;
  /// The artifact, or the file for the IR where `emit` is set (empty or `-`: standard output).
  std::string output;
  /// Mesh, strategy (ZeRO stage, buckets, overlap) and memory budget.
  PlanOptions plan;
  /// The stage of the input.
  Stage from = Stage::Model;
  /// Options of the plan that were given, and the stage that each decides: refused for input that has come so far.
  std::vector<std::pair<std::string, Stage>> given;
  /// The stage whose IR is wanted instead of an artifact.
  std::optional<Stage> emit;
  int64_t threadsPerRank = 1;
  /// `native`, or a processor's name.
  std::string cpu = "native";
  /// Print the plan with the reasons of its decisions; then no artifact is needed.
  bool explain = false;
  /// Print how long each pass took.
  bool printTiming = false;
};

/// Registers every dialect, extension and translation that compiling takes.
void registerCompilerDialects(mlir::DialectRegistry &registry);

/// Collects from now on the reasons of the passes that decide about buckets, communication and memory, one line each
/// that begins with the pass. `reasons` must outlive the context's use.
void collectReasons(mlir::MLIRContext &context, std::vector<std::string> &reasons);

/// Compiles a model. What was made is summed up on `out`, and every problem is one message on `errors`. Returns whether
/// it worked; otherwise nothing was written.
bool compileModel(const CompileOptions &options, llvm::raw_ostream &out, llvm::raw_ostream &errors);

/// Prints on `out` in what two plans differ: buckets, communication and memory. Each is an artifact, or IR of stage 6.
/// Problems are messages on `errors`. Returns whether both could be read.
/// With a machine (a file, or the name of one) also in what they take when simulated there.
bool diffPlans(const std::string &before, const std::string &after, const std::string &machine, llvm::raw_ostream &out,
               llvm::raw_ostream &errors);

} // namespace weft

#endif // WEFT_TARGET_COMPILE_H
