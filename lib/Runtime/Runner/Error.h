// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// How the runner reports what is wrong with its input: one exception type with a message for people. It never leaves
// the library's callers: the tool prints it, a rank's thread turns it into a status of the engine.

#ifndef WEFT_RUNTIME_RUNNER_ERROR_H
#define WEFT_RUNTIME_RUNNER_ERROR_H

#include <exception>
#include <fmt/core.h>
#include <string>
#include <utility>

namespace weft::run {

class Error : public std::exception {
public:
  explicit Error(std::string message) : message(std::move(message)) {}
  const char *what() const noexcept override { return message.c_str(); }

private:
  std::string message;
};

/// Throws an Error with a formatted message: lower case, one line, no full stop.
template <typename... Args> [[noreturn]] void fail(fmt::format_string<Args...> format, Args &&...args) {
  throw Error(fmt::format(format, std::forward<Args>(args)...));
}

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_ERROR_H
