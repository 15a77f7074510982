// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What is measured, as the machine files of docs/cost-model.md have it. Times are seconds, rates per second.

#ifndef WEFT_TOOLS_CALIBRATE_MEASURE_H
#define WEFT_TOOLS_CALIBRATE_MEASURE_H

#include "Bench.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace weft::calibrate {

struct ProductPoint {
  int64_t m, n, k;
  double rate; // FLOP/s
};

using Curve = std::vector<std::pair<int64_t, double>>; // bytes, bytes per second

struct Measurements {
  double launchKernel = 0, launchProduct = 0, launchCopy = 0, launchCollective = 0;
  std::vector<std::pair<std::string, std::vector<ProductPoint>>> products; // by dtype
  double arithmetic = 0;                                                   // FLOP/s, f32
  double transcendentals = 0;
  Curve memory;
  double collectiveLatency = 0;
  Curve collectives;
};

/// Takes those figures of another pass over the same machine that are better.
void keepBest(Measurements &best, const Measurements &other);

/// Measures everything; calls `progress` with a line for people before each part. Throws an Error.
Measurements measureMachine(const BenchOptions &options, bool isQuick, void (*progress)(const std::string &line));

} // namespace weft::calibrate

#endif // WEFT_TOOLS_CALIBRATE_MEASURE_H
