// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Report.h"

#include "Error.h"
#include "Files.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace weft::run;

namespace {

/// Appends formatted text to memory of fixed size; what does not fit is cut off.
class Text {
public:
  explicit Text(std::vector<char> &memory) : memory(memory) {}

  __attribute__((format(printf, 2, 3))) void add(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int added = std::vsnprintf(memory.data() + used, memory.size() - used, format, arguments);
    va_end(arguments);
    used = std::min(memory.size() - 1, used + size_t(std::max(added, 0)));
  }

  /// A number with thousands separators.
  void addGrouped(double value) {
    char digits[32];
    int count = std::snprintf(digits, sizeof digits, "%.0f", std::min(value, 1e15));
    for (int i = 0; i < count; ++i)
      add("%s%c", i > 0 && (count - i) % 3 == 0 ? "," : "", digits[i]);
  }

  /// A number of JSON that gives back the float's bits, or null where JSON has none.
  void addJson(double value, int digits) {
    if (std::isfinite(value))
      add("%.*g", digits, value);
    else
      add("null");
  }

  const char *data() const { return memory.data(); }
  size_t size() const { return used; }

private:
  std::vector<char> &memory;
  size_t used = 0;
};

/// Whether the terminal shows UTF-8: the first of the variables of the locale that is set decides.
bool speaksUnicode() {
  for (const char *name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (const char *value = std::getenv(name); value && *value)
      return std::strstr(value, "UTF-8") || std::strstr(value, "utf8");
  return false;
}

template <typename Bits, typename Value> Bits bitsOf(Value value) {
  static_assert(sizeof(Bits) == sizeof(Value));
  Bits bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

} // namespace

int weft::run::writeAll(int fd, const char *text, size_t count) {
  while (count > 0) {
    ssize_t done = ::write(fd, text, count);
    if (done < 0 && errno == EINTR)
      continue;
    if (done <= 0)
      return done < 0 ? errno : ENOSPC;
    text += done;
    count -= size_t(done);
  }
  return 0;
}

Reporter::Reporter(Options given) : options(std::move(given)) {
  size_t namesLength = 0;
  for (const std::string &name : options.metricNames) {
    quotedNames.push_back(nlohmann::json(name).dump());
    namesLength += quotedNames.back().size();
  }
  line.resize(1024 + namesLength + 64 * quotedNames.size());
  isTerminal = ::isatty(STDOUT_FILENO) == 1;
  isUnicode = speaksUnicode();
  if (options.printEvery <= 0)
    options.printEvery = isTerminal ? 1 : std::max<int64_t>(1, (options.numSteps + 29) / 30);
  if (options.logPath.empty())
    return;
  logFd = ::open(options.logPath.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (logFd < 0)
    fail("expects the log '{}' to be writable, but got: {}", options.logPath, systemMessage(errno));
}

Reporter::~Reporter() {
  if (logFd >= 0)
    ::close(logFd);
}

void Reporter::step(const StepReport &report) {
  averageSeconds = averageSeconds == 0 ? report.seconds : 0.9 * averageSeconds + 0.1 * report.seconds;
  if (report.hasEval) {
    hasLastEval = true;
    lastEval = report.evalLoss;
  }
  if (logFd >= 0 && logError == 0)
    log(report);
  bool isDue = report.step == 1 || report.step == options.numSteps || report.step % options.printEvery == 0;
  if (!options.isQuiet && (isDue || report.hasEval))
    print(report);
}

void Reporter::print(const StepReport &report) {
  double rate =
      double(options.tokensPerStep ? options.tokensPerStep : options.samplesPerStep) / std::max(averageSeconds, 1e-9);
  if (isTerminal) {
    // Ten pictures a second are enough for eyes.
    auto now = std::chrono::steady_clock::now();
    bool isLast = report.step == options.numSteps;
    if (isLast || report.hasEval || !isBarOpen || now - lastDrawn >= std::chrono::milliseconds(100)) {
      lastDrawn = now;
      drawBar(report, rate);
    }
    return;
  }
  Text text(line);
  text.add("step %lld/%lld  loss %.9g", static_cast<long long>(report.step), static_cast<long long>(options.numSteps),
           double(report.loss));
  for (size_t i = 0; i < options.metricNames.size(); ++i)
    text.add("  %s %.9g", options.metricNames[i].c_str(), double(report.metrics[i]));
  text.add("  ");
  text.addGrouped(rate);
  text.add(" %s/s", options.tokensPerStep ? "tokens" : "samples");
  if (report.hasEval)
    text.add("  eval loss %.9g", report.evalLoss);
  text.add("\n");
  writeAll(STDOUT_FILENO, text.data(), text.size());
}

void Reporter::drawBar(const StepReport &report, double rate) {
  winsize size = {};
  int columns = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
  int width = std::max(0, std::min(30, columns - 70));
  int done = int(double(report.step) / double(std::max<int64_t>(1, options.numSteps)) * width);
  Text text(line);
  text.add("\r\x1b[K%lld/%lld ", static_cast<long long>(report.step), static_cast<long long>(options.numSteps));
  for (int i = 0; i < width; ++i)
    text.add("%s", i < done ? (isUnicode ? "\u2501" : "#") : (isUnicode ? "\u2500" : "."));
  text.add("  loss %.4f", double(report.loss));
  if (hasLastEval)
    text.add("  eval %.4f", lastEval);
  text.add("  ");
  text.addGrouped(rate);
  text.add(" %s/s", options.tokensPerStep ? "tokens" : "samples");
  long left = std::lround(double(options.numSteps - report.step) * averageSeconds);
  text.add("  %ld:%02ld left", left / 60, left % 60);
  writeAll(STDOUT_FILENO, text.data(), text.size());
  isBarOpen = true;
}

void Reporter::log(const StepReport &report) {
  double seconds = std::max(report.seconds, 1e-9);
  Text text(line);
  text.add("{\"step\": %lld, \"loss\": ", static_cast<long long>(report.step));
  text.addJson(double(report.loss), 9);
  text.add(", \"loss_bits\": \"0x%08x\"", bitsOf<uint32_t>(report.loss));
  if (options.tokensPerStep)
    text.add(", \"tokens_per_s\": %.1f", double(options.tokensPerStep) / seconds);
  text.add(", \"samples_per_s\": %.1f, \"seconds\": %.9f, \"lr\": %.9g", double(options.samplesPerStep) / seconds,
           report.seconds, double(report.learningRate));
  for (size_t i = 0; i < quotedNames.size(); ++i) {
    text.add("%s%s: ", i == 0 ? ", \"metrics\": {" : ", ", quotedNames[i].c_str());
    text.addJson(double(report.metrics[i]), 9);
  }
  if (!quotedNames.empty())
    text.add("}");
  if (report.hasEval) {
    text.add(", \"eval_loss\": ");
    text.addJson(report.evalLoss, 17);
    text.add(", \"eval_loss_bits\": \"0x%016llx\"", static_cast<unsigned long long>(bitsOf<uint64_t>(report.evalLoss)));
  }
  text.add("}\n");
  // A full disk must not end a run that trains: it is said at the end.
  logError = writeAll(logFd, text.data(), text.size());
}

std::string Reporter::finish() {
  if (isBarOpen)
    writeAll(STDOUT_FILENO, "\n", 1);
  isBarOpen = false;
  if (logFd >= 0 && ::close(std::exchange(logFd, -1)) != 0 && logError == 0)
    logError = errno;
  if (logError == 0)
    return "";
  return fmt::format("cannot write the log '{}': {}", options.logPath, systemMessage(logError));
}
