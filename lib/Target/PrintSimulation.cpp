// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/PlanSummary.h"
#include "weft/Target/Simulate.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace weft {

using sim::formatNanos;

static std::string formatPercent(int64_t part, int64_t whole) {
  return llvm::formatv("{0:F1} %", whole ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0.0);
}

static void printStep(const SimulatedPlan &plan, const sim::Machine &machine, const sim::SimulationResult &result,
                      bool hasJitter, llvm::raw_ostream &out) {
  std::string mesh;
  int64_t numRanks = 1;
  for (const sim::MeshAxis &axis : plan.program.mesh) {
    mesh += (mesh.empty() ? "" : ",") + axis.name + "=" + std::to_string(axis.size);
    numRanks *= axis.size;
  }
  out << "plan: " << plan.program.name << " of " << plan.program.commands.size() << " commands, " << plan.numBuckets
      << (plan.numBuckets == 1 ? " bucket" : " buckets") << ", on " << numRanks << (numRanks == 1 ? " rank" : " ranks")
      << (mesh.empty() ? "" : " (" + mesh + ")") << " of " << machine.name << '\n';
  out << "step: " << formatNanos(result.stepNanos);
  const sim::RankTimeline &first = result.timelines.front();
  if (first.numRanks < numRanks)
    out << ", until the last rank is done; what follows is of rank " << first.rank << ", since ranks differ";
  out << '\n';
  out << "  compute               " << formatNanos(result.computeNanos) << '\n';
  out << "  exposed communication " << formatNanos(result.exposedNanos) << ", "
      << formatPercent(result.exposedNanos, result.stepNanos) << " of the step\n";
  const sim::StepBound &bound = result.bound;
  out << "  lower bound           " << formatNanos(bound.getNanos()) << (hasJitter ? " without jitter" : "")
      << " (compute " << formatNanos(bound.compute) << ", communication " << formatNanos(bound.communication)
      << ", path " << formatNanos(bound.path) << ")\n";
}

/// Which collectives are printed: all, or as many as one can read, those that are exposed longest.
static std::vector<bool> choosePrinted(const sim::SimulationResult &result) {
  constexpr size_t kMaxLines = 64;
  std::vector<std::pair<int64_t, size_t>> order;
  for (auto [index, collective] : llvm::enumerate(result.collectives))
    order.push_back({-collective.exposed, index});
  llvm::sort(order);
  std::vector<bool> isPrinted(order.size(), false);
  for (auto [exposed, index] : llvm::ArrayRef(order).take_front(kMaxLines))
    isPrinted[index] = true;
  return isPrinted;
}

static void printCollectives(const SimulatedPlan &plan, const sim::SimulationResult &result, llvm::raw_ostream &out) {
  if (result.collectives.empty())
    return;
  out << "communication:\n";
  std::vector<bool> isPrinted = choosePrinted(result);
  int64_t numLeftOut = 0, exposedLeftOut = 0;
  for (auto [index, collective] : llvm::enumerate(result.collectives)) {
    if (!isPrinted[index]) {
      ++numLeftOut;
      exposedLeftOut += collective.exposed;
      continue;
    }
    const sim::Command &command = plan.program.commands[collective.command];
    out << "  " << sim::describeLaunch(command) << ": " << collective.numBytes << " bytes, "
        << sim::getName(collective.algorithm) << "; ready " << formatNanos(collective.ready) << ", runs "
        << formatNanos(collective.begin) << " to " << formatNanos(collective.end) << "; exposed "
        << formatNanos(collective.exposed) << '\n';
    if (!collective.reason.empty())
      out << "    " << collective.reason << '\n';
  }
  if (numLeftOut)
    out << "  and " << numLeftOut << " launches that are exposed no longer, " << formatNanos(exposedLeftOut)
        << " in all; --report shows them\n";
}

void printSimulation(const SimulatedPlan &plan, const sim::Machine &machine, const sim::SimulationResult &result,
                     bool hasJitter, llvm::raw_ostream &out) {
  printStep(plan, machine, result, hasJitter, out);
  printCollectives(plan, result, out);
  if (!result.links.empty())
    out << "links:\n";
  for (const sim::LinkUse &link : result.links)
    out << llvm::formatv("  {0}: each rank sends {1:F0} bytes, busy {2} ({3:F1} % of the step)\n", link.name,
                         link.numBytes, formatNanos(link.busy), 100 * link.utilization);
  out << "peak memory: " << result.peakBytes << " bytes at " << formatNanos(result.peakTime) << ", in an arena of "
      << plan.program.arenaBytes << " bytes\n";
  printLedger(plan.ledger, out);
}

} // namespace weft
