// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MachineFile.h"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sched.h>

using namespace weft::calibrate;

static std::string quote(const std::string &text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Three digits are more than any of these figures is good for.
static std::string number(double value) { return fmt::format("{:.3g}", value); }

namespace {

/// Writes figures that all have one origin.
class Writer {
public:
  explicit Writer(const MachineDescription &machine)
      : origin(fmt::format("\"source\": {}, \"date\": {}", quote(machine.source), quote(machine.date))) {}

  std::string figure(double value) const { return fmt::format("{{\"value\": {}, {}}}", number(value), origin); }

  std::string curve(const Curve &curve, const std::string &indent) const {
    std::string points;
    for (const auto &[size, rate] : curve)
      points += fmt::format("{}[{}, {}]", points.empty() ? "" : ", ", size, number(rate));
    return fmt::format("{{\n{0}  \"points\": [{1}],\n{0}  {2}\n{0}}}", indent, points, origin);
  }

  std::string products(const std::vector<ProductPoint> &list, const std::string &indent) const {
    std::string points;
    for (const ProductPoint &point : list)
      points += fmt::format("{}\n{}    {{\"m\": {}, \"n\": {}, \"k\": {}, \"rate\": {}}}", points.empty() ? "" : ",",
                            indent, point.m, point.n, point.k, number(point.rate));
    return fmt::format("{{\n{0}  \"points\": [{1}\n{0}  ],\n{0}  {2}\n{0}}}", indent, points, origin);
  }

private:
  std::string origin;
};

} // namespace

std::string weft::calibrate::formatMachine(const MachineDescription &machine, const Measurements &figures) {
  Writer writer(machine);
  std::string products;
  for (const auto &[dtype, points] : figures.products)
    products +=
        fmt::format("{}\n      {}: {}", products.empty() ? "" : ",", quote(dtype), writer.products(points, "      "));
  std::string text = "{\n";
  text += fmt::format("  \"name\": {},\n  \"description\": {},\n", quote(machine.name), quote(machine.description));
  text += "  \"compute\": {\n    \"issue\": \"inline\",\n";
  text += fmt::format("    \"cores\": {{\"count\": {}, \"threads_per_rank\": {}}},\n", machine.numCores,
                      machine.threadsPerRank);
  text += "    \"launch\": {\n";
  text += fmt::format("      \"kernel\": {},\n", writer.figure(figures.launchKernel));
  text += fmt::format("      \"product\": {},\n", writer.figure(figures.launchProduct));
  text += fmt::format("      \"copy\": {},\n", writer.figure(figures.launchCopy));
  text += fmt::format("      \"collective\": {}\n    }},\n", writer.figure(figures.launchCollective));
  text += fmt::format("    \"products\": {{{}\n    }},\n", products);
  text += fmt::format("    \"arithmetic\": {{\"f32\": {}}},\n", writer.figure(figures.arithmetic));
  text += fmt::format("    \"transcendentals\": {},\n", writer.figure(figures.transcendentals));
  text +=
      fmt::format("    \"memory\": {},\n    \"write_allocate\": true\n  }},\n", writer.curve(figures.memory, "    "));
  // Ranks are threads: more of them than cores are possible, and share these.
  text += "  \"links\": [\n    {\n      \"name\": \"memory\",\n      \"kind\": \"shared_memory\",\n";
  text += fmt::format("      \"ranks\": {},\n", std::max<int64_t>(64, machine.numCores));
  text += fmt::format("      \"latency\": {},\n", writer.figure(figures.collectiveLatency));
  text += fmt::format("      \"bandwidth\": {}\n    }}\n  ]\n}}\n", writer.curve(figures.collectives, "      "));
  return text;
}

std::string weft::calibrate::getProcessorName() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);)
    if (line.rfind("model name", 0) == 0) {
      size_t colon = line.find(": ");
      if (colon != std::string::npos && colon + 2 < line.size())
        return line.substr(colon + 2);
    }
  return "an unknown processor";
}

int64_t weft::calibrate::countCores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    return std::max(1, CPU_COUNT(&set));
  return 1;
}

std::string weft::calibrate::getDate() {
  std::time_t now = std::time(nullptr);
  std::tm parts{};
  localtime_r(&now, &parts);
  return fmt::format("{:04}-{:02}-{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}
