// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// weft-calibrate: measures the machine that it runs on and writes a machine file for the scheduler and the simulator.

#include "../CommandLine.h"
#include "Error.h"
#include "Files.h"
#include "MachineFile.h"
#include "Measure.h"

#include <cstdio>
#include <memory>
#include <unistd.h>

using namespace weft::calibrate;
using namespace weft::tools;
using weft::run::AtomicOutput;

namespace {
struct CommandLine {
  std::string output, name;
  int64_t numRanks = 0, threadsPerRank = 1, numPasses = 1;
  bool isQuick = false;
};
} // namespace

static void describeOptions(CLI::App &app, CommandLine &line) {
  app.get_formatter()->column_width(kHelpColumn);
  app.add_option("--output,-o", line.output, "Where the machine file goes (default: standard output)")
      ->type_name("F.json")
      ->check(isOutput());
  app.add_option("--name", line.name, "Of the machine in the file (default: cpu-<N>core)")
      ->type_name("NAME")
      ->check(isName());
  app.add_option("--ranks", line.numRanks, "Ranks that compute at once (default: cores by threads a rank)")
      ->type_name("N")
      ->check(isInteger(1, 1024));
  app.add_option("--threads-per-rank", line.threadsPerRank, "Threads of each rank, as of weft-compile")
      ->type_name("T")
      ->check(isInteger(1, 1024))
      ->capture_default_str();
  app.add_option("--passes", line.numPasses,
                 "Measure all N times and keep the best of each figure, for\na machine that is busy at times")
      ->type_name("N")
      ->check(isInteger(1, 1000))
      ->capture_default_str();
  app.add_flag("--quick", line.isQuick, "Seconds instead of minutes: fewer sizes, shorter measurements");
}

static void showProgress(const std::string &line) { std::fprintf(stderr, "measuring %s\n", line.c_str()); }

/// "1 rank", "2 ranks"
static std::string count(int64_t number, const char *what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

static void calibrate(const CommandLine &line) {
  MachineDescription machine;
  machine.numCores = countCores();
  machine.threadsPerRank = line.threadsPerRank;
  BenchOptions options;
  options.threadsPerRank = line.threadsPerRank;
  options.numRanks = line.numRanks > 0 ? line.numRanks : std::max<int64_t>(1, machine.numCores / line.threadsPerRank);
  options.seconds = line.isQuick ? 0.004 : 0.05;
  if (line.isQuick)
    options.arenaBytes /= 4;
  if (options.numRanks * options.threadsPerRank > machine.numCores)
    weft::run::fail(
        "expects --ranks times --threads-per-rank to be at most {}, the number of cores, but got {} times {}",
        machine.numCores, options.numRanks, options.threadsPerRank);
  machine.name = line.name.empty() ? fmt::format("cpu-{}core", machine.numCores) : line.name;
  machine.source =
      fmt::format("weft-calibrate {}{} on {}, {} with {} each", WEFT_VERSION, line.isQuick ? " --quick" : "",
                  getProcessorName(), count(options.numRanks, "rank"), count(options.threadsPerRank, "thread"));
  machine.description = fmt::format("A host with {} ({}); ranks are threads of one process",
                                    count(machine.numCores, "core"), getProcessorName());
  machine.date = getDate();

  std::unique_ptr<AtomicOutput> output;
  if (!line.output.empty())
    output = std::make_unique<AtomicOutput>(line.output); // before minutes of work
  Measurements best = measureMachine(options, line.isQuick, showProgress);
  for (int64_t pass = 1; pass < line.numPasses; ++pass)
    keepBest(best, measureMachine(options, line.isQuick, showProgress));
  std::string text = formatMachine(machine, best);
  if (!output) {
    std::fputs(text.c_str(), stdout);
    if (std::fflush(stdout) != 0)
      weft::run::fail("cannot write to the standard output");
    return;
  }
  output->open(int64_t(text.size()));
  output->write(text.data(), int64_t(text.size()), 0);
  output->commit();
}

int main(int argc, char **argv) {
  ignoreFileSizeSignal();
  CLI::App app("Measures this machine (products, memory, arithmetic, collectives between threads) and writes a\n"
               "machine file for weft-compile and weft-sim. Nothing else should run meanwhile.",
               "weft-calibrate");
  CommandLine line;
  describeOptions(app, line);
  app.set_version_flag("--version", "weft-calibrate " WEFT_VERSION);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &request) {
    return app.exit(request);
  } catch (const CLI::ParseError &error) {
    std::fprintf(stderr, "weft-calibrate: error: %s (weft-calibrate --help explains the options)\n",
                 explain(error).c_str());
    return 1;
  }
  try {
    calibrate(line);
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "weft-calibrate: error: %s\n", error.what());
    return 1;
  }
}
