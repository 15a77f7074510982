// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command line of the compiler; the work is done by weft/Target/Compile.h.

#include "../CommandLine.h"
#include "../ParsedOptions.h"

#include "weft/Analysis/MachineAttr.h"
#include "weft/Analysis/OptionValues.h"
#include "weft/Target/Compile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace weft;
using namespace weft::tools;

namespace {
struct CommandLine {
  CompileOptions options;
  std::string overlap = "on", target = "cpu", from = "model", emit, memoryBudget;
  std::vector<std::string> compared;
};
} // namespace

static void describeOutput(CLI::App &app, CommandLine &line) {
  const char *group = "Input and output";
  app.add_option("MODEL.mlir", line.options.input,
                 "Training graph of one rank; - is standard input, a\nfolder the schedule of an artifact")
      ->type_name("")
      ->check(isName());
  app.add_option("-o", line.options.output,
                 "Artifact to write, a folder; with --emit the file of\nthe IR (default: standard output)")
      ->type_name("PATH")
      ->check(isName())
      ->group(group);
  app.add_option("--emit", line.emit,
                 "Print the IR of a stage and write no artifact: model,\nkernels, reduced, flat, bucketed, sharded, "
                 "scheduled,\nplanned or commands")
      ->type_name("STAGE")
      ->check(isStage("emit", line.options.emit))
      ->group(group);
  app.add_option("--from", line.from, "Stage of the input, one of those of --emit")
      ->type_name("STAGE")
      ->check(isStage("from", line.options.from))
      ->capture_default_str()
      ->group(group);
  app.add_flag("--explain", line.options.explain, "Print the plan and the reasons of its decisions")->group(group);
  app.add_option("--diff", line.compared,
                 "Print in what two plans differ (artifacts, or IR of\nstage scheduled), with --machine also in time")
      ->type_name("PLAN")
      ->expected(2)
      ->check(isName())
      ->group(group);
  app.add_flag("--timing", line.options.printTiming, "Print how long each pass took")->group(group);
}

/// Describes an option that decides something about the plan, at the stage `decides`.
template <typename Value>
static CLI::Option *addPlanOption(CLI::App &app, CommandLine &line, Stage decides, const char *name, Value &target,
                                  const char *type, const char *text) {
  auto note = [&line, name, decides](std::string &) -> std::string {
    line.options.given.push_back({name, decides});
    return "";
  };
  return app.add_option(name, target, text)->type_name(type)->check(CLI::Validator(note, ""));
}

static void describeStrategy(CLI::App &app, CommandLine &line) {
  const char *group = "Strategy";
  PlanOptions &plan = line.options.plan;
  auto add = [&](Stage decides, const char *name, auto &target, const char *type, const char *text) {
    return addPlanOption(app, line, decides, name, target, type, text)->group(group);
  };
  // Options with a syntax of their own are checked while they are parsed, so that their message is the only one.
  add(Stage::Reduced, "--mesh", plan.mesh, "AXIS=SIZE,...", "Sizes of mesh axes, e.g. dp=4 (others: the model's)")
      ->check(parsedBy(parseMesh, [](auto) {}));
  add(Stage::Reduced, "--micro-batches", plan.microBatches, "M", "Exported batches that a rank sees in a step")
      ->check(isInteger(1, int64_t(1) << 20))
      ->capture_default_str();
  add(Stage::Sharded, "--zero", plan.zero, "0|1|2|3",
      "ZeRO stage, what data-parallel ranks share: nothing, the\noptimizer's states, gradients too, parameters too\n"
      "(default: 1)")
      ->check(isOneOf({"0", "1", "2", "3"}));
  add(Stage::Bucketed, "--bucket-size", plan.bucketSize, "SIZE",
      "Size at which a bucket closes, e.g. 25MiB or 40000000el\n(default: the policy's, 25MiB of weft); auto: the\n"
      "fastest on --machine")
      ->check(CLI::Validator(
          [](std::string &text) {
            return text == kAutoBucketSize ? "" : llvm::toString(parseBucketCap("bucket-size", text).takeError());
          },
          ""));
  add(Stage::Bucketed, "--bucket-policy", plan.bucketPolicy, "POLICY",
      "Rule that fills buckets: weft, megatron, torch-ddp,\ndeepspeed, or per-parameter, one for each")
      ->check(isOneOf({"weft", "megatron", "torch-ddp", "deepspeed", "per-parameter"}))
      ->capture_default_str();
  add(Stage::Scheduled, "--overlap", line.overlap, "on|off",
      "on: communicate beside compute (default); off: wait\nwhere a collective starts")
      ->check(isOneOf({"on", "off"}));
}

static void describeSchedule(CLI::App &app, CommandLine &line) {
  const char *group = "Schedule and memory";
  PlanOptions &plan = line.options.plan;
  auto add = [&](Stage decides, const char *name, auto &target, const char *type, const char *text) {
    return addPlanOption(app, line, decides, name, target, type, text)->group(group);
  };
  add(Stage::Scheduled, "--machine", plan.machine, "NAME|FILE",
      "Order the step for this machine: a file, or the name of\none that comes with weft, e.g. dgx-h100 (default: the\n"
      "same order for all machines)")
      ->check(isName());
  add(Stage::Scheduled, "--max-in-flight", plan.maxInFlight, "N",
      "With --machine: most launches of collectives in flight\n(default: any number)")
      ->check(isInteger(1, int64_t(1) << 20));
  add(Stage::Planned, "--memory-budget", line.memoryBudget, "BYTES",
      "Most bytes of a rank's arena, e.g. 8GiB; more is an\nerror (default: any number)")
      ->check(parsedBy([](const std::string &text) { return parseByteCount("memory-budget", text); },
                       [&plan](int64_t numBytes) { plan.memoryBudget = numBytes; }));
  app.add_flag("--allow-concurrent-communicators", plan.allowConcurrentCommunicators,
               "Let collectives of communicators that share ranks be in\nflight at once, an error otherwise")
      ->group(group);
}

static void describeCode(CLI::App &app, CommandLine &line) {
  const char *group = "Code of the artifact";
  app.add_option("--target", line.target, "What the step runs on: cpu")
      ->type_name("TARGET")
      ->check(isOneOf({"cpu"}))
      ->capture_default_str()
      ->group(group);
  app.add_option("--cpu", line.options.cpu,
                 "Processor: native (this one), or LLVM's name of one,\ne.g. x86-64-v3 or znver4")
      ->type_name("NAME")
      ->check(isName())
      ->capture_default_str()
      ->group(group);
  app.add_option("--threads-per-rank", line.options.threadsPerRank, "Threads that compute for one rank")
      ->type_name("T")
      ->check(isInteger(1, 1024))
      ->capture_default_str()
      ->group(group);
}

/// What is wrong with the options together; empty if nothing is. Nothing that was asked for is left out silently.
static std::string checkOptions(const CLI::App &app, const CommandLine &line) {
  const CompileOptions &options = line.options;
  if (!line.compared.empty()) {
    for (const CLI::Option *option : app.get_options())
      if (option->count() && option->get_name() != "--diff" && option->get_name() != "--machine")
        return "expects '--diff' alone or with '--machine', but got '" + option->get_name() + "'";
    return "";
  }
  if (options.input.empty())
    return "expects a model, but got none";
  if (app.count("--machine") == 0 && app.count("--max-in-flight"))
    return "expects '--machine' where there is '--max-in-flight', since only a schedule for a machine has a limit";
  if (app.count("--machine") && line.overlap == "off")
    return "expects '--overlap' to be on where there is '--machine', since nothing is ordered where each collective is "
           "waited for at once";
  if (app.count("--bucket-size") && options.plan.bucketPolicy == "per-parameter")
    return "expects no '--bucket-size' where '--bucket-policy' is per-parameter, since a bucket holds one parameter";
  std::vector<NamedFile> inputs;
  // An artifact may take the place of the one that it is made of, IR may not.
  if (options.emit)
    inputs = listInput("the input", options.input);
  if (llvm::Expected<std::string> file = findMachineFile(options.plan.machine))
    inputs.push_back({"'--machine'", *file});
  else
    llvm::consumeError(file.takeError()); // said when it is read
  return findClash(inputs, {{"'-o'", options.output}});
}

int main(int argc, char **argv) {
  ignoreFileSizeSignal();
  CLI::App app("Compiles a model to a training step for N ranks, an artifact that weft-run trains, or prints\n"
               "the IR of a stage.\n\n"
               "Exit status: 0 when it worked; 1 after an error, and then nothing was written.",
               "weft-compile");
  app.set_version_flag("--version", "weft-compile " WEFT_VERSION);
  app.get_formatter()->column_width(kHelpColumn);
  CommandLine line;
  describeOutput(app, line);
  describeStrategy(app, line);
  describeSchedule(app, line);
  describeCode(app, line);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request); // --help, --version
  } catch (const CLI::ParseError &error) {
    llvm::errs() << "weft-compile: error: " << explain(error) << " (weft-compile --help explains the options)\n";
    return 1;
  }
  if (std::string problem = checkOptions(app, line); !problem.empty()) {
    llvm::errs() << "weft-compile: error: " << problem << '\n';
    return 1;
  }
  line.options.plan.overlap = line.overlap == "on";
  if (!line.compared.empty())
    return diffPlans(line.compared[0], line.compared[1], line.options.plan.machine, llvm::outs(), llvm::errs()) ? 0 : 1;
  return compileModel(line.options, llvm::outs(), llvm::errs()) ? 0 : 1;
}
