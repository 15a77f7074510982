// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command line of the simulator; the work is done by weft/Target/Simulate.h.

#include "weft/Target/Simulate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <CLI/CLI.hpp>

using namespace weft;

/// Gives the value to `use`, or refuses the option with its message.
template <typename Value, typename Use> static std::string accept(llvm::Expected<Value> parsed, Use use) {
  if (!parsed)
    return llvm::toString(parsed.takeError());
  use(std::move(*parsed));
  return "";
}

int main(int argc, char **argv) {
  SimulateOptions options;
  CLI::App app("Says how long a step of a plan takes on a machine, and why", "weft-sim");
  app.set_version_flag("--version", "weft 0.1.0");
  app.add_option("plan", options.input, "schedule or IR of another stage, an artifact, or - for standard input")
      ->required();
  app.add_option("--machine", options.machine,
                 "machine to simulate: a file, or the name of one that comes with weft (default: the one that the plan "
                 "was scheduled for)");
  app.add_option("--trace", options.trace, "write what ran when as a trace for Perfetto");
  app.add_option("--report", options.report, "write a report as one HTML file");

  std::vector<std::string> stragglers, sweep;
  app.add_option("--straggler", stragglers, "slow rank, such as 3=1.2: it computes 1.2 times as long")
      ->allow_extra_args(false)
      ->check([&](const std::string &text) {
        return accept(parseStraggler(text), [&](auto value) { options.simulation.stragglers.push_back(value); });
      });
  app.add_option("--jitter", options.simulation.jitter, "relative spread of compute times, such as 0.05")
      ->check(CLI::Range(0.0, 1.0));
  app.add_option("--seed", options.simulation.seed, "of the jitter");
  app.add_option(
         "--sweep", sweep,
         "properties and their values: bucket-size, bucket-policy, zero, overlap, schedule, micro-batches, ranks, "
         "bandwidth; such as zero=0,1 ranks=2,8")
      ->check([&](const std::string &text) {
        return accept(parseSweepAxis(text), [&](auto axis) { options.sweep.push_back(std::move(axis)); });
      });
  app.add_option("--csv", options.csv, "write the figures as CSV: a row for each plan");

  // What decides the plan of a model; options with a syntax of their own are checked while they are parsed.
  std::string mesh, bucketSize, memoryBudget, overlap = "on", schedule = "off", from;
  std::vector<CLI::Option *> planOptions = {
      app.add_option("--mesh", mesh, "sizes of the mesh axes, such as dp=4096 (default: the model's)")
          ->check([&](const std::string &text) {
            return accept(parseMesh(text), [&](auto) { options.plan.mesh = text; });
          }),
      app.add_option("--micro-batches", options.plan.microBatches, "exported batches that a rank sees in a step")
          ->check(CLI::Range(int64_t(1), int64_t(1) << 20)),
      app.add_option("--zero", options.plan.zero, "ZeRO stage: what is sharded over the data-parallel ranks")
          ->check(CLI::IsMember({0, 1, 2, 3})),
      app.add_option("--bucket-size", bucketSize, "size at which a bucket closes, such as 25MiB or 40000000el")
          ->check([&](const std::string &text) {
            return accept(parseBucketCap("bucket-size", text), [&](BucketCap) { options.plan.bucketSize = text; });
          }),
      app.add_option("--bucket-policy", options.plan.bucketPolicy, "rule that fills buckets")
          ->check(CLI::IsMember({"weft", "megatron", "torch-ddp", "deepspeed", "per-parameter"})),
      app.add_option("--overlap", overlap, "communicate while computing")->check(CLI::IsMember({"on", "off"})),
      app.add_option("--schedule", schedule, "order the step for the machine")->check(CLI::IsMember({"on", "off"})),
      app.add_option("--max-in-flight", options.plan.maxInFlight,
                     "most collectives in flight when the step is ordered for the machine (default: any number)")
          ->check(CLI::Range(int64_t(1), int64_t(1) << 20))};
  app.add_option("--memory-budget", memoryBudget, "most bytes of a rank, such as 8GiB")
      ->check([&](const std::string &text) {
        return accept(parseByteCount("memory-budget", text), [&](int64_t bytes) { options.plan.memoryBudget = bytes; });
      });
  app.add_option("--from", from, "stage of the input (default: as its operations show)")
      ->check([&](const std::string &text) -> std::string {
        options.from = parseStage(text);
        return options.from ? "" : "expects 'from' to be " + getStageNames() + ", but got '" + text + "'";
      });
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request); // --help, --version
  } catch (const CLI::ParseError &error) {
    llvm::errs() << "weft-sim: error: " << error.what() << '\n';
    return 1;
  }
  options.plan.overlap = overlap == "on";
  options.schedule = schedule == "on";
  for (const CLI::Option *option : planOptions)
    options.hasPlanOptions |= option->count() > 0;
  for (const SweepAxis &axis : options.sweep)
    if (llvm::count_if(options.sweep, [&](const SweepAxis &other) { return other.key == axis.key; }) > 1) {
      llvm::errs() << "weft-sim: error: expects 'sweep' to name each property once, but got '" << axis.key
                   << "' twice\n";
      return 1;
    }
  if (!options.sweep.empty() && !(options.trace.empty() && options.report.empty())) {
    llvm::errs() << "weft-sim: error: expects '--trace' and '--report' without '--sweep', since each shows one plan\n";
    return 1;
  }
  return simulatePlan(options, llvm::outs(), llvm::errs()) ? 0 : 1;
}
