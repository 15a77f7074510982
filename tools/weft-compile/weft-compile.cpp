// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command line of the compiler; the work is done by weft/Target/Compile.h.

#include "weft/Analysis/OptionValues.h"
#include "weft/Target/Compile.h"

#include "llvm/Support/raw_ostream.h"

#include <CLI/CLI.hpp>

using namespace weft;

/// Why a value was refused; empty if it was not.
template <typename Value> static std::string explainRefusal(llvm::Expected<Value> parsed) {
  return parsed ? "" : llvm::toString(parsed.takeError());
}

/// Stores the value of `parsed` in `target`, or refuses the option with its message.
template <typename Value, typename Target> static std::string accept(llvm::Expected<Value> parsed, Target &target) {
  if (!parsed)
    return llvm::toString(parsed.takeError());
  target = std::move(*parsed);
  return "";
}

int main(int argc, char **argv) {
  CompileOptions options;
  CLI::App app("Compiles a model to a training step, or prints the IR of a stage", "weft-compile");
  app.set_version_flag("--version", "weft 0.1.0");
  app.add_option("model", options.input, "stage-0 IR of the model, or - for standard input");
  app.add_option("-o", options.output, "artifact to write, or the file for --emit");

  // Options with a syntax of their own are checked while they are parsed, so that their message is the only one.
  std::string memoryBudget, overlap = "on", target = "cpu", from, stage;
  app.add_option("--mesh", options.plan.mesh, "sizes of mesh axes, such as dp=4 (others: as in the model)")
      ->check([](const std::string &text) { return explainRefusal(parseMesh(text)); });
  app.add_option("--micro-batches", options.plan.microBatches, "exported batches that a rank sees in a step")
      ->check(CLI::Range(int64_t(1), int64_t(1) << 20));
  app.add_option("--zero", options.plan.zero, "ZeRO stage: what is sharded over the data-parallel ranks")
      ->check(CLI::IsMember({0, 1, 2, 3}));
  app.add_option("--bucket-size", options.plan.bucketSize,
                 "size at which a bucket closes, such as 25MiB or 40000000el, or auto: the fastest on --machine")
      ->check([](const std::string &text) {
        return text == kAutoBucketSize ? "" : explainRefusal(parseBucketCap("bucket-size", text));
      });
  app.add_option("--bucket-policy", options.plan.bucketPolicy, "rule that fills buckets")
      ->check(CLI::IsMember({"weft", "megatron", "torch-ddp", "deepspeed", "per-parameter"}));
  app.add_option("--overlap", overlap, "communicate while computing")->check(CLI::IsMember({"on", "off"}));
  app.add_option("--machine", options.plan.machine, "schedule for this machine: a file, or the name of one");
  app.add_option("--max-in-flight", options.plan.maxInFlight,
                 "most collectives in flight when scheduled for a machine (default: any number)")
      ->check(CLI::Range(int64_t(1), int64_t(1) << 20));
  app.add_flag("--allow-concurrent-communicators", options.plan.allowConcurrentCommunicators,
               "let collectives of communicators that share ranks be in flight at once");
  app.add_option("--memory-budget", memoryBudget, "most bytes of a rank, such as 8GiB")
      ->check([&](const std::string &text) {
        return accept(parseByteCount("memory-budget", text), options.plan.memoryBudget);
      });
  app.add_option("--target", target, "what the step runs on")->check(CLI::IsMember({"cpu"}));
  app.add_option("--cpu", options.cpu, "processor to generate code for: native, or LLVM's name of one");
  app.add_option("--threads-per-rank", options.threadsPerRank, "threads that compute for one rank")
      ->check(CLI::Range(1, 1024));
  auto acceptStage = [](const char *option, const std::string &text, auto &target) -> std::string {
    std::optional<Stage> parsed = parseStage(text);
    if (!parsed)
      return std::string("expects '") + option + "' to be " + getStageNames() + ", but got '" + text + "'";
    target = *parsed;
    return "";
  };
  app.add_option("--emit", stage, "print the IR of this stage instead of writing an artifact")
      ->check([&](const std::string &text) { return acceptStage("emit", text, options.emit); });
  app.add_option("--from", from, "stage of the input (default: model)")->check([&](const std::string &text) {
    return acceptStage("from", text, options.from);
  });
  app.add_flag("--explain", options.explain, "print the plan and the reasons of its decisions");
  std::vector<std::string> compared;
  app.add_option("--diff", compared, "print in what two plans differ (artifacts, or IR of stage 6) and do nothing else")
      ->expected(2);
  app.add_flag("--timing", options.printTiming, "print how long each pass took");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request); // --help, --version
  } catch (const CLI::ParseError &error) {
    llvm::errs() << "weft-compile: error: " << error.what() << '\n';
    return 1;
  }
  options.plan.overlap = overlap == "on";
  if (!compared.empty())
    return diffPlans(compared[0], compared[1], options.plan.machine, llvm::outs(), llvm::errs()) ? 0 : 1;
  if (options.input.empty()) {
    llvm::errs() << "weft-compile: error: model is required\n";
    return 1;
  }
  return compileModel(options, llvm::outs(), llvm::errs()) ? 0 : 1;
}
