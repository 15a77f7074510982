// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// weft-run: trains a compiled step on data. Parses the command line and calls the runner library.

#include "../CommandLine.h"
#include "Artifact.h"
#include "Error.h"
#include "Trainer.h"

#include "weft-rt/Types.h"

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace weft::run;
using namespace weft::tools;

static std::atomic<bool> stopRequested{false};
static std::atomic<int> stopSignal{0};

/// The first Ctrl-C ends the run after the step that is under way; a second one ends the process at once.
static void requestStop(int signal) {
  stopSignal = signal;
  stopRequested = true;
  std::signal(signal, SIG_DFL);
}

static void installSignalHandlers() {
  struct sigaction action = {};
  action.sa_handler = requestStop;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  ignoreFileSizeSignal();
}

namespace {
struct CommandLine {
  std::string artifact;
  RunOptions options;
  double learningRate = 0;
  int64_t threadsPerRank = 0;
  bool hasStatistics = false;
  std::string engine = "threads", streamMode = "inorder", order = "shuffled";
  std::string traceSteps, link;
};
} // namespace

static void describeOptions(CLI::App &app, CommandLine &line) {
  RunOptions &options = line.options;
  app.get_formatter()->column_width(kHelpColumn);
  app.add_option("STEP.weft", line.artifact, "The folder that weft-compile has written")->required()->type_name("");

  const char *data = "Data";
  app.add_option("--data", options.data,
                 "A file or folder of tokens (text: bytes; .bin: 16 bits\n"
                 ".u8.bin, .u32.bin: 8, 32), or an array for each argument")
      ->type_name("FILE | NAME=FILE.npy")
      ->check(isName())
      ->allow_extra_args(false)
      ->group(data);
  app.add_option("--token-width", options.tokenBits, "Bits of a token: 8, 16 or 32, whatever the file's name")
      ->type_name("BITS")
      ->check(isOneOf({"8", "16", "32"}))
      ->group(data);
  app.add_option("--order", line.order, "shuffled: a permutation an epoch, by --seed; or sequential")
      ->type_name("ORDER")
      ->check(isOneOf({"shuffled", "sequential"}))
      ->capture_default_str()
      ->group(data);
  app.add_option("--eval", options.eval, "Data of the evaluation, read in order")
      ->type_name("FILE | NAME=FILE.npy")
      ->check(isName())
      ->allow_extra_args(false)
      ->group(data);
  app.add_option("--eval-every", options.evalEvery, "Evaluate every K steps (0: after the last one only)")
      ->type_name("K")
      ->check(isInteger(0))
      ->group(data);
  app.add_option("--eval-batches", options.evalBatches, "Evaluate on the first K global batches (0: all)")
      ->type_name("K")
      ->check(isInteger(0))
      ->group(data);

  const char *training = "Training";
  app.add_option("--steps", options.numSteps, "Number of steps; 0 needs no data: it makes, loads, saves")
      ->type_name("N")
      ->check(isInteger(0))
      ->required()
      ->group(training);
  app.add_option("--seed", options.seed, "Of initial values, order of samples, random keys")
      ->type_name("S")
      ->check(isSeed())
      ->capture_default_str()
      ->group(training);
  app.add_option("--lr", line.learningRate, "Learning rate in place of the model's")
      ->type_name("X")
      ->check(isNumber())
      ->group(training);
  app.add_option("--warmup", options.warmupSteps, "The learning rate grows linearly over the first N steps")
      ->type_name("N")
      ->check(isInteger(0))
      ->group(training);
  app.add_option("--load", options.loadPath, "Parameters to begin with")
      ->type_name("F.safetensors")
      ->check(isName())
      ->group(training);
  app.add_option("--save", options.savePath, "Where the parameters go at the end, also after Ctrl-C")
      ->type_name("F.safetensors")
      ->check(isOutput())
      ->group(training);

  const char *output = "Output";
  app.add_option("--log", options.logPath, "A JSON object a step: loss and its bits, speed, metrics")
      ->type_name("F.jsonl")
      ->check(isOutput())
      ->group(output);
  app.add_option("--print-every", options.printEvery, "Print every K steps (0: about 30 lines in all)")
      ->type_name("K")
      ->check(isInteger(0))
      ->group(output);
  app.add_option("--trace", options.tracePath, "What ran when, for Perfetto or chrome://tracing")
      ->type_name("F.json")
      ->check(isOutput())
      ->group(output);
  app.add_option("--trace-steps", line.traceSteps, "Steps that the trace covers (default: the last three)")
      ->type_name("A:B")
      ->group(output);
  app.add_flag("--stats", line.hasStatistics, "Print the memory of each rank and its page faults at the end")
      ->group(output);
  app.add_flag("--quiet", options.isQuiet, "Print errors only")->group(output);

  const char *engine = "Engine";
  app.add_option("--engine", line.engine, "threads: ranks are threads of this process")
      ->type_name("E")
      ->capture_default_str()
      ->group(engine);
  app.add_option("--threads-per-rank", line.threadsPerRank, "Fails unless the step was compiled for T threads")
      ->type_name("T")
      ->check(isInteger(1))
      ->group(engine);
  app.add_option("--link", line.link,
                 "Slows collectives down to such a link of each rank,\ne.g. 1Gbit/s or 100MB/s,50us")
      ->type_name("RATE[,LATENCY]")
      ->group(engine);
  app.add_option("--stream-mode", line.streamMode, "inorder; or adversarial: a test mode that delays streams")
      ->type_name("MODE")
      ->check(isOneOf({"inorder", "adversarial"}))
      ->capture_default_str()
      ->group(engine);
  app.add_option("--stream-seed", options.streamSeed, "Of the adversarial mode")
      ->type_name("S")
      ->check(isSeed())
      ->group(engine);
}

/// Refuses options that would have no effect.
static void checkEffects(const CLI::App &app, const CommandLine &line) {
  const RunOptions &options = line.options;
  for (const char *option : {"--eval-every", "--eval-batches"})
    if (app.count(option) && options.eval.empty())
      fail("expects --eval where there is {}, but got none", option);
  if (app.count("--trace-steps") && options.tracePath.empty())
    fail("expects --trace where there is --trace-steps, but got none");
  if (app.count("--stream-seed") && line.streamMode != "adversarial")
    fail("expects --stream-mode to be adversarial where there is --stream-seed, but got {}", line.streamMode);
  if (app.count("--print-every") && options.isQuiet)
    fail("expects --print-every or --quiet, but got both");
  if (options.numSteps > 0)
    return;
  for (const char *option : {"--trace", "--eval"})
    if (app.count(option))
      fail("expects --steps of at least 1 with {}, but got 0", option);
}

/// Refuses outputs that would destroy what the run reads, or each other.
static void checkFiles(const CommandLine &line) {
  const RunOptions &options = line.options;
  std::vector<NamedFile> inputs = listInput("the artifact", line.artifact);
  NamedFile save = {"--save", options.savePath}, log = {"--log", options.logPath},
            trace = {"--trace", options.tracePath};
  for (const auto &[name, values] : {std::pair("--data", &options.data), std::pair("--eval", &options.eval)})
    for (const std::string &value : *values)
      for (const std::string &path : {value, value.substr(value.find('=') + 1)}) { // FILE, or NAME=FILE
        inputs.push_back({name, path});
        // All files of a folder are data: the next run would read what this one has written.
        for (const NamedFile &output : {save, log, trace})
          if (liesIn(output.path, path))
            fail("expects {} to lie outside of the folder of {}, but got '{}'", output.what, name, output.path);
      }
  std::string problem = findClash(inputs, {save, log, trace});
  // What was loaded may be replaced by what was saved.
  if (problem.empty())
    problem = findClash({{"--load", options.loadPath}}, {log, trace});
  if (!problem.empty())
    fail("{}", problem);
}

/// Checks what the parser cannot, and completes the options.
static void finishOptions(const CLI::App &app, CommandLine &line) {
  if (line.engine != "threads")
    fail("expects --engine to be 'threads', the only one of this build, but got '{}'", line.engine);
  line.options.isShuffled = line.order == "shuffled";
  line.options.isAdversarial = line.streamMode == "adversarial";
  if (app.count("--lr"))
    line.options.learningRate = line.learningRate;
  if (app.count("--threads-per-rank"))
    line.options.threadsPerRank = line.threadsPerRank;
  if (line.options.numSteps > INT32_MAX)
    fail("expects --steps to be at most {}, but got {}", INT32_MAX, line.options.numSteps);
  if (app.count("--link"))
    line.options.link = parseLinkOption(line.link);
  checkEffects(app, line);
  if (app.count("--trace-steps"))
    line.options.traceWindow = parseTraceWindow(line.traceSteps);
  if (line.options.data.empty() && line.options.numSteps > 0)
    fail("expects --data, since there are steps to run, but got none");
  checkFiles(line);
}

/// The last line: what was done.
static void summarize(const RunOptions &options, const RunResult &result) {
  std::string text;
  if (result.wasStopped)
    text += fmt::format("stopped after step {} of {}", result.stepsDone, options.numSteps);
  else
    text += fmt::format("done: {} steps", result.stepsDone);
  if (result.stepsDone > 0) {
    int64_t perStep = result.tokensPerStep ? result.tokensPerStep : result.samplesPerStep;
    text +=
        fmt::format(" in {:.1f} s, loss {:.9g}, {:.0f} {}/s", result.seconds, result.lastLoss,
                    double(perStep * result.stepsDone) / result.seconds, result.tokensPerStep ? "tokens" : "samples");
  }
  if (result.isSaved)
    text += fmt::format(", saved to '{}'", options.savePath);
  if (!options.tracePath.empty())
    text += fmt::format(", trace in '{}'", options.tracePath);
  if (result.numDroppedEvents > 0)
    text += fmt::format(" (the oldest {} events did not fit)", result.numDroppedEvents);
  std::printf("%s\n", text.c_str());
}

/// What each rank held, in bytes.
static void printStatistics(const RunResult &result) {
  for (size_t rank = 0; rank < result.ranks.size(); ++rank) {
    const RankStatistics &statistics = result.ranks[rank];
    std::printf(
        "rank %zu: arena %lld (mapped %lld), commands %lld, products %lld bytes; %lld page faults after step 2\n", rank,
        static_cast<long long>(statistics.arena), static_cast<long long>(statistics.mapped),
        static_cast<long long>(statistics.commands), static_cast<long long>(statistics.products),
        static_cast<long long>(statistics.pageFaults));
  }
}

int main(int argc, char **argv) {
  CLI::App app("Trains a step that weft-compile has compiled.\n\n"
               "Exit status: 0 when all steps were run, 1 after an error, 130 or 143 when a signal\n"
               "(Ctrl-C or SIGTERM) has stopped the run at the end of a step.",
               "weft-run");
  CommandLine line;
  describeOptions(app, line);
  std::string version = "weft-run " WEFT_VERSION ", ABI " + std::to_string(WEFT_RT_ABI_VERSION);
  app.set_version_flag("--version", version);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request);
  } catch (const CLI::ParseError &error) {
    std::fprintf(stderr, "weft-run: error: %s (weft-run --help explains the options)\n", explain(error).c_str());
    return 1;
  }
  try {
    finishOptions(app, line);
    installSignalHandlers();
    Artifact artifact(line.artifact);
    RunResult result = train(artifact, line.options, &stopRequested);
    if (!line.options.isQuiet)
      summarize(line.options, result);
    if (line.hasStatistics)
      printStatistics(result);
    if (!result.logProblem.empty())
      fail("{}", result.logProblem);
    return result.wasStopped ? 128 + stopSignal : 0;
  } catch (const std::exception &error) {
    std::fflush(stdout);
    std::fprintf(stderr, "weft-run: error: %s\n", error.what());
    return 1;
  }
}
