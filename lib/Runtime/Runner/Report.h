// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a run tells: a progress bar on a terminal, plain lines elsewhere, and a log with one JSON object a step.

#ifndef WEFT_RUNTIME_RUNNER_REPORT_H
#define WEFT_RUNTIME_RUNNER_REPORT_H

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace weft::run {

/// The numbers of one step.
struct StepReport {
  int64_t step = 0; // 1-based
  float loss = 0;
  float learningRate = 0;
  double seconds = 0;             // of this step, data included, evaluation excluded
  const float *metrics = nullptr; // as many as there are names
  bool hasEval = false;
  double evalLoss = 0;
};

/// Writes reports. After construction nothing is allocated: step() may be called on a rank's thread.
class Reporter {
public:
  struct Options {
    int64_t numSteps = 0;
    int64_t samplesPerStep = 0;
    int64_t tokensPerStep = 0; // 0: samples are not tokens
    int64_t printEvery = 0;    // 0: about thirty lines in all
    bool isQuiet = false;      // only the log
    std::string logPath;       // empty: no log
    std::vector<std::string> metricNames;
  };

  /// Opens the log, replacing what is there; throws an Error when that is not possible.
  explicit Reporter(Options options);
  Reporter(const Reporter &) = delete;
  Reporter &operator=(const Reporter &) = delete;
  ~Reporter();

  void step(const StepReport &report);

  /// Ends the bar's line. Says why the log is incomplete, or nothing.
  std::string finish();

private:
  void print(const StepReport &report);
  void log(const StepReport &report);
  void drawBar(const StepReport &report, double rate);

  Options options;
  std::vector<std::string> quotedNames; // of metrics, as JSON strings
  std::vector<char> line;
  bool isTerminal = false, isUnicode = false, isBarOpen = false;
  std::chrono::steady_clock::time_point lastDrawn;
  int logFd = -1, logError = 0;
  double averageSeconds = 0; // of a step, recent ones weigh more
  double lastEval = 0;
  bool hasLastEval = false;
};

/// Writes all bytes to a descriptor; returns an errno value or 0.
int writeAll(int fd, const char *text, size_t count);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_REPORT_H
