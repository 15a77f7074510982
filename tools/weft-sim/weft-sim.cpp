// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command line of the simulator; the work is done by weft/Target/Simulate.h.

#include "../CommandLine.h"
#include "../ParsedOptions.h"

#include "weft/Analysis/MachineAttr.h"
#include "weft/Target/Simulate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace weft;
using namespace weft::tools;

namespace {
struct CommandLine {
  SimulateOptions options;
  std::string overlap = "on", schedule = "off", from, memoryBudget;
  std::vector<std::string> stragglers, sweep;
  /// What decides the plan of a model.
  std::vector<CLI::Option *> planOptions;
};
} // namespace

static void describeInput(CLI::App &app, CommandLine &line) {
  SimulateOptions &options = line.options;
  const char *group = "Input";
  app.add_option("PLAN", options.input, "Model, schedule or IR of another stage; an artifact; or -\nfor standard input")
      ->type_name("")
      ->check(isName())
      ->required();
  app.add_option(
         "--machine", options.machine,
         "Machine to simulate: a file, or the name of one that\ncomes with weft, e.g. dgx-h100 (default: the one "
         "that\nthe plan was scheduled for)")
      ->type_name("NAME|FILE")
      ->check(isName())
      ->group(group);
  app.add_option(
         "--from", line.from,
         "Stage of the input: model, kernels, reduced, flat,\nbucketed, sharded, scheduled, planned or commands\n"
         "(default: as its operations show)")
      ->type_name("STAGE")
      ->check(isStage("from", options.from))
      ->group(group);
}

static void describeOutput(CLI::App &app, CommandLine &line) {
  SimulateOptions &options = line.options;
  const char *group = "Output";
  app.add_option("--trace", options.trace, "What ran when, for Perfetto or chrome://tracing")
      ->type_name("F.json")
      ->check(isOutput())
      ->group(group);
  app.add_option("--report", options.report, "Streams, memory, buckets and what-ifs, one HTML file")
      ->type_name("F.html")
      ->check(isOutput())
      ->group(group);
  app.add_option("--csv", options.csv, "The figures, a row for each plan; times in ns, sizes in\nbytes")
      ->type_name("F.csv")
      ->check(isOutput())
      ->group(group);
}

static void describeSimulation(CLI::App &app, CommandLine &line) {
  SimulateOptions &options = line.options;
  const char *group = "Simulation";
  app.add_option("--straggler", line.stragglers,
                 "A slow rank, e.g. 3=1.2: rank 3 computes 1.2 times as\nlong; may be given for several ranks")
      ->type_name("RANK=FACTOR")
      ->allow_extra_args(false)
      ->check(
          parsedBy(parseStraggler, [&options](auto straggler) { options.simulation.stragglers.push_back(straggler); }))
      ->group(group);
  app.add_option("--jitter", options.simulation.jitter,
                 "Relative spread of compute times, e.g. 0.05, at most 1\n(default: 0, none)")
      ->type_name("X")
      ->check(isNumber(1))
      ->group(group);
  app.add_option("--seed", options.simulation.seed, "With --jitter: of its random numbers (default: 0)")
      ->type_name("S")
      ->check(isSeed())
      ->group(group);
  app.add_option("--sweep", line.sweep,
                 "Simulate all combinations of values: of bucket-size,\nbucket-policy, zero, overlap, schedule, "
                 "micro-batches,\nranks and bandwidth, e.g. zero=0,1,2,3 bandwidth=1Gbit/s")
      ->type_name("KEY=VALUE,...")
      ->check(parsedBy(parseSweepAxis, [&options](SweepAxis axis) { options.sweep.push_back(std::move(axis)); }))
      ->group(group);
}

static void describePlan(CLI::App &app, CommandLine &line) {
  const char *group = "Plan (where the input is a model)";
  PlanOptions &plan = line.options.plan;
  auto add = [&](const char *name, auto &target, const char *type, const char *text) {
    line.planOptions.push_back(app.add_option(name, target, text)->type_name(type)->group(group));
    return line.planOptions.back();
  };
  // Options with a syntax of their own are checked while they are parsed, so that their message is the only one.
  add("--mesh", plan.mesh, "AXIS=SIZE,...", "Sizes of mesh axes, e.g. dp=4096 (others: the model's)")
      ->check(parsedBy(parseMesh, [](auto) {}));
  add("--micro-batches", plan.microBatches, "M", "Exported batches that a rank sees in a step")
      ->check(isInteger(1, int64_t(1) << 20))
      ->capture_default_str();
  add("--zero", plan.zero, "0|1|2|3",
      "ZeRO stage, what data-parallel ranks share: nothing, the\noptimizer's states, gradients too, parameters too\n"
      "(default: 1)")
      ->check(isOneOf({"0", "1", "2", "3"}));
  add("--bucket-size", plan.bucketSize, "SIZE",
      "Size at which a bucket closes, e.g. 25MiB or 40000000el\n(default: the policy's, 25MiB of weft)")
      ->check(parsedBy([](const std::string &text) { return parseBucketCap("bucket-size", text); }, [](auto) {}));
  add("--bucket-policy", plan.bucketPolicy, "POLICY",
      "Rule that fills buckets: weft, megatron, torch-ddp,\ndeepspeed, or per-parameter, one for each")
      ->check(isOneOf({"weft", "megatron", "torch-ddp", "deepspeed", "per-parameter"}))
      ->capture_default_str();
  add("--overlap", line.overlap, "on|off",
      "on: communicate beside compute (default); off: wait\nwhere a collective starts")
      ->check(isOneOf({"on", "off"}));
  add("--schedule", line.schedule, "on|off", "Order the step for the machine (default: off)")
      ->check(isOneOf({"on", "off"}));
  add("--max-in-flight", plan.maxInFlight, "N",
      "With --schedule on: most launches of collectives in\nflight (default: any number)")
      ->check(isInteger(1, int64_t(1) << 20));
  // Not one of the plan's options: it also goes with a schedule.
  app.add_option("--memory-budget", line.memoryBudget,
                 "Most bytes of a rank's arena, e.g. 8GiB; more is an\nerror (default: any number)")
      ->type_name("BYTES")
      ->check(parsedBy([](const std::string &text) { return parseByteCount("memory-budget", text); },
                       [&plan](int64_t numBytes) { plan.memoryBudget = numBytes; }))
      ->group(group);
}

/// Whether the sweep takes that value of the property.
static bool sweepsOver(const SimulateOptions &options, llvm::StringRef key, llvm::StringRef value = "") {
  return llvm::any_of(options.sweep, [&](const SweepAxis &axis) {
    return axis.key == key && (value.empty() || llvm::is_contained(axis.values, value));
  });
}

/// What is wrong with a sweep; empty if nothing is.
static std::string checkSweep(const CLI::App &app, const SimulateOptions &options) {
  for (const SweepAxis &axis : options.sweep) {
    if (llvm::count_if(options.sweep, [&](const SweepAxis &other) { return other.key == axis.key; }) > 1)
      return "expects 'sweep' to name each property once, but got '" + axis.key + "' twice";
    std::string option = axis.key == "ranks" ? "--mesh" : "--" + axis.key;
    if (axis.key != "bandwidth" && app.count(option))
      return "expects '" + option + "' or 'sweep' of " + axis.key + ", but got both";
  }
  if (!options.sweep.empty() && !(options.trace.empty() && options.report.empty()))
    return "expects '--trace' and '--report' without '--sweep', since each shows one plan";
  return "";
}

/// What is wrong with the options together; empty if nothing is. Nothing that was asked for is left out silently.
static std::string checkOptions(const CLI::App &app, const CommandLine &line) {
  const SimulateOptions &options = line.options;
  if (std::string problem = checkSweep(app, options); !problem.empty())
    return problem;
  bool schedules = options.schedule || sweepsOver(options, "schedule", "on");
  if (app.count("--max-in-flight") && !schedules)
    return "expects '--schedule' to be on where there is '--max-in-flight', since only a schedule has a limit";
  if (options.schedule && !options.plan.overlap)
    return "expects '--overlap' to be on where '--schedule' is, since nothing is ordered where each collective is "
           "waited "
           "for at once";
  if (app.count("--bucket-size") && options.plan.bucketPolicy == "per-parameter")
    return "expects no '--bucket-size' where '--bucket-policy' is per-parameter, since a bucket holds one parameter";
  if (app.count("--seed") && options.simulation.jitter == 0)
    return "expects '--jitter' where there is '--seed', since nothing else is random";
  for (const sim::Straggler &straggler : options.simulation.stragglers)
    if (llvm::count_if(options.simulation.stragglers, [&](auto &other) { return other.rank == straggler.rank; }) > 1)
      return "expects '--straggler' to name each rank once, but got " + std::to_string(straggler.rank) + " twice";
  std::vector<NamedFile> inputs = listInput("the input", options.input);
  if (llvm::Expected<std::string> file = findMachineFile(options.machine))
    inputs.push_back({"'--machine'", *file});
  else
    llvm::consumeError(file.takeError()); // said when it is read
  return findClash(inputs, {{"'--trace'", options.trace}, {"'--report'", options.report}, {"'--csv'", options.csv}});
}

int main(int argc, char **argv) {
  ignoreFileSizeSignal();
  CLI::App app("Says how long a step of a plan takes on a machine, what communication is exposed and why, and\n"
               "what memory it takes. Nothing runs: the commands of the plan are simulated.\n\n"
               "Exit status: 0 when it worked, 1 after an error.",
               "weft-sim");
  app.set_version_flag("--version", "weft-sim " WEFT_VERSION);
  app.get_formatter()->column_width(kHelpColumn);
  CommandLine line;
  describeInput(app, line);
  describeOutput(app, line);
  describeSimulation(app, line);
  describePlan(app, line);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request); // --help, --version
  } catch (const CLI::ParseError &error) {
    llvm::errs() << "weft-sim: error: " << explain(error) << " (weft-sim --help explains the options)\n";
    return 1;
  }
  SimulateOptions &options = line.options;
  options.plan.overlap = line.overlap == "on";
  options.schedule = line.schedule == "on";
  for (const CLI::Option *option : line.planOptions)
    options.hasPlanOptions |= option->count() > 0;
  if (std::string problem = checkOptions(app, line); !problem.empty()) {
    llvm::errs() << "weft-sim: error: " << problem << '\n';
    return 1;
  }
  return simulatePlan(options, llvm::outs(), llvm::errs()) ? 0 : 1;
}
