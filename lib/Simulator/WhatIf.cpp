// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/Report.h"

using namespace weft::sim;

static void scaleCompute(Compute &compute, double factor) {
  for (auto &[dtype, rates] : compute.products)
    for (ProductPoint &point : rates.points)
      point.rate *= factor;
  for (auto &[dtype, rate] : compute.arithmetic)
    rate.value *= factor;
  compute.transcendentals.value *= factor;
  compute.memory.scale(factor);
}

static void scaleBandwidth(Link &link, double factor) {
  link.bandwidth.scale(factor);
  link.throttle.bandwidth.value *= factor;
}

llvm::Expected<std::vector<WhatIf>> weft::sim::computeWhatIfs(const Program &program, const Machine &machine,
                                                              const SimulationOptions &options) {
  std::vector<WhatIf> results;
  auto add = [&](std::string change, const Machine &other, const SimulationOptions &otherOptions) -> llvm::Error {
    llvm::Expected<SimulationResult> result = simulate(program, other, otherOptions);
    if (!result)
      return result.takeError();
    results.push_back({std::move(change), result->stepNanos, result->exposedNanos});
    return llvm::Error::success();
  };
  struct Variant {
    std::string change;
    Machine machine;
    SimulationOptions options;
  };
  std::vector<Variant> variants;
  auto vary = [&](std::string change) -> Variant & {
    variants.push_back({std::move(change), machine, options});
    return variants.back();
  };
  vary("as it is");
  for (size_t i = 0; i < machine.links.size(); ++i) {
    const std::string &name = machine.links[i].name;
    scaleBandwidth(vary(name + ": twice the bandwidth").machine.links[i], 2);
    scaleBandwidth(vary(name + ": half the bandwidth").machine.links[i], 0.5);
    Link &link = vary(name + ": no latency").machine.links[i];
    link.latency.value = link.throttle.latency.value = 0;
  }
  scaleCompute(vary("compute twice as fast").machine.compute, 2);
  Compute &noLaunch = vary("launching takes no time").machine.compute;
  for (Figure *figure : {&noLaunch.launchKernel, &noLaunch.launchProduct, &noLaunch.launchCopy})
    figure->value = 0;
  noLaunch.launchCollective.value = 0;
  if (!options.stragglers.empty() || !machine.speeds.empty() || !machine.linkSpeeds.empty() || options.jitter > 0) {
    Variant &even = vary("all ranks equally fast");
    even.machine.speeds.clear();
    even.machine.linkSpeeds.clear();
    even.options.stragglers.clear();
    even.options.jitter = 0;
  }
  Variant &free = vary("communication takes no time");
  free.machine.compute.launchCollective.value = 0;
  for (Link &link : free.machine.links) {
    scaleBandwidth(link, 1e9);
    link.latency.value = link.throttle.latency.value = 0;
  }
  for (Variant &variant : variants)
    if (llvm::Error error = add(std::move(variant.change), variant.machine, variant.options))
      return error;
  return results;
}
