// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that the command lines of the tools share, each with one wording. Needs neither LLVM nor the runtime.

#ifndef WEFT_TOOLS_COMMANDLINE_H
#define WEFT_TOOLS_COMMANDLINE_H

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace weft::tools {

/// Width of the column of options in --help.
inline constexpr size_t kHelpColumn = 34;

/// A file that grows over its limit (`ulimit -f`, a quota) is an error of the write, not a death.
inline void ignoreFileSizeSignal() { std::signal(SIGXFSZ, SIG_IGN); }

/// The message of the parser.
inline std::string explain(const CLI::ParseError &error) {
  std::string text = error.what();
  const std::string twice = ": At Most 1 required but received ";
  if (size_t at = text.find(twice); at != std::string::npos)
    return "expects " + text.substr(0, at) + " once, but got it " + text.substr(at + twice.size()) + " times";
  return text;
}

/// An integer in [lowest, highest].
inline CLI::Validator isInteger(int64_t lowest, int64_t highest = INT64_MAX) {
  return CLI::Validator(
      [lowest, highest](std::string &value) -> std::string {
        char *end = nullptr;
        errno = 0;
        long long number = std::strtoll(value.c_str(), &end, 10);
        if (!value.empty() && *end == 0 && errno == 0 && number >= lowest && number <= highest)
          return "";
        std::string range = highest == INT64_MAX
                                ? "of at least " + std::to_string(lowest)
                                : "between " + std::to_string(lowest) + " and " + std::to_string(highest);
        return "expects an integer " + range + ", but got '" + value + "'";
      },
      "");
}

/// A seed, an unsigned integer of 64 bits. CLI11 itself would take -1 for the largest one.
inline CLI::Validator isSeed() {
  return CLI::Validator(
      [](std::string &value) -> std::string {
        char *end = nullptr;
        errno = 0;
        std::strtoull(value.c_str(), &end, 10);
        bool isSeed = !value.empty() && value[0] >= '0' && value[0] <= '9' && *end == 0 && errno == 0;
        return isSeed ? "" : "expects an integer in [0, 2^64), but got '" + value + "'";
      },
      "");
}

/// A finite number of at least 0, and at most `highest`.
inline CLI::Validator isNumber(double highest = HUGE_VAL) {
  return CLI::Validator(
      [highest](std::string &value) -> std::string {
        char *end = nullptr;
        double number = std::strtod(value.c_str(), &end);
        if (!value.empty() && *end == 0 && std::isfinite(number) && number >= 0 && number <= highest)
          return "";
        std::string range = highest == HUGE_VAL ? "of at least 0" : "between 0 and " + CLI::detail::to_string(highest);
        return "expects a number " + range + ", but got '" + value + "'";
      },
      "");
}

/// A text that is not empty, such as the name of a file: an empty one, as of a variable that is not set, would else
/// count as an option that was not given.
inline CLI::Validator isName() {
  return CLI::Validator(
      [](std::string &value) -> std::string { return value.empty() ? "expects a name, but got an empty one" : ""; },
      "");
}

/// A file to write. A `-` would be a file of that name, though it looks like the standard output.
inline CLI::Validator isOutput() {
  return CLI::Validator(
      [](std::string &value) -> std::string {
        if (value.empty() || value == "-")
          return "expects the name of a file (/dev/stdout is the standard output), but got '" + value + "'";
        return "";
      },
      "");
}

/// One of these words.
inline CLI::Validator isOneOf(std::vector<std::string> words) {
  return CLI::Validator(
      [words = std::move(words)](std::string &value) -> std::string {
        std::string list;
        for (size_t i = 0; i < words.size(); ++i) {
          if (words[i] == value)
            return "";
          list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
        }
        return "expects " + list + ", but got '" + value + "'";
      },
      "");
}

/// A file and what names it, for a message: an option, or "the model".
struct NamedFile {
  std::string what, path;
};

/// Whether both name one file that a write would replace. Devices, pipes and the standard streams may be shared.
inline bool isSameFile(const std::string &a, const std::string &b) {
  if (a.empty() || b.empty() || a == "-" || b == "-")
    return false;
  std::error_code error;
  std::filesystem::file_status status = std::filesystem::status(a, error);
  if (std::filesystem::exists(status))
    return !std::filesystem::is_other(status) && std::filesystem::equivalent(a, b, error) && !error;
  // Files that are to be made. A name that cannot be resolved is refused when it is opened.
  auto resolve = [](const std::string &path) {
    std::error_code failure;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, failure), failure);
  };
  return resolve(a) == resolve(b);
}

/// Whether the file lies in the folder, not in one below it.
inline bool liesIn(const std::string &path, const std::string &folder) {
  std::error_code error;
  std::filesystem::path parent = std::filesystem::path(path).parent_path();
  return !path.empty() && std::filesystem::is_directory(folder, error) &&
         std::filesystem::equivalent(parent.empty() ? "." : parent, folder, error) && !error;
}

/// The files of an artifact that is read, if `path` is a folder; otherwise the file.
inline std::vector<NamedFile> listInput(const std::string &what, const std::string &path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error))
    return {{what, path}};
  std::vector<NamedFile> files;
  for (const char *name : {"manifest.json", "schedule.mlir", "step.so"})
    files.push_back({what, path + "/" + name});
  return files;
}

/// Says which output is an input or an output before it, so that one would destroy the other; empty if none is.
inline std::string findClash(std::vector<NamedFile> inputs, const std::vector<NamedFile> &outputs) {
  for (const NamedFile &output : outputs) {
    for (const NamedFile &other : inputs)
      if (isSameFile(output.path, other.path))
        return "expects " + output.what + " to be another file than " + other.what + ", but got '" + output.path +
               "' for both";
    inputs.push_back(output);
  }
  return "";
}

} // namespace weft::tools

#endif // WEFT_TOOLS_COMMANDLINE_H
