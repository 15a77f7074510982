// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of options whose syntax the compiler's libraries know, for the tools that link them.

#ifndef WEFT_TOOLS_PARSEDOPTIONS_H
#define WEFT_TOOLS_PARSEDOPTIONS_H

#include "weft/Transforms/Pipelines.h"

#include "llvm/Support/Error.h"
#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace weft::tools {

/// A check by a function that returns an `llvm::Expected`; what it returns goes to `use`.
template <typename Parse, typename Use> CLI::Validator parsedBy(Parse parse, Use use) {
  return CLI::Validator(
      [=](std::string &text) -> std::string {
        auto parsed = parse(text);
        if (!parsed)
          return llvm::toString(parsed.takeError());
        use(std::move(*parsed));
        return "";
      },
      "");
}

/// A check that the value is the name of a stage, which goes to `target`.
template <typename Target> CLI::Validator isStage(const char *option, Target &target) {
  return CLI::Validator(
      [=, &target](std::string &text) -> std::string {
        std::optional<Stage> parsed = parseStage(text);
        if (!parsed)
          return std::string("expects '") + option + "' to be " + getStageNames() + ", but got '" + text + "'";
        target = *parsed;
        return "";
      },
      "");
}

} // namespace weft::tools

#endif // WEFT_TOOLS_PARSEDOPTIONS_H
