// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/PlanSummary.h"

#include "weft/Simulator/Simulator.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace mlir;

namespace weft {

std::vector<std::pair<std::string, int64_t>> listClasses(const Ledger &ledger) {
  return {{"parameters", ledger.parameters}, {"gradients", ledger.gradients},     {"optimizer", ledger.optimizer},
          {"in flight", ledger.inFlight},    {"activations", ledger.activations}, {"inputs", ledger.inputs},
          {"outputs", ledger.outputs},       {"workspace", ledger.workspace}};
}

/// The classes, then the total.
static std::vector<std::pair<std::string, int64_t>> listRows(const Ledger &ledger) {
  std::vector<std::pair<std::string, int64_t>> rows = listClasses(ledger);
  rows.push_back({"total", ledger.total});
  return rows;
}

void printLedger(const Ledger &ledger, llvm::raw_ostream &out) {
  out << "memory of each rank:\n";
  for (const auto &[name, bytes] : listRows(ledger))
    if (bytes)
      out << llvm::format("  %-12s %15lld bytes\n", name.c_str(), static_cast<long long>(bytes));
}

/// Says what a launch is in one line without its place.
static std::string describe(const LaunchSummary &launch) {
  std::string label = launch.label.empty() ? "" : " of " + launch.label;
  return llvm::formatv("{0}{1} in @{2} on @{3}, {4} bytes", launch.kinds, label, launch.program, launch.stream,
                       launch.numBytes);
}

static void printLaunches(const PlanSummary &plan, llvm::raw_ostream &out) {
  if (plan.launches.empty())
    return;
  out << "communication, in the order in which it starts:\n";
  for (const LaunchSummary &launch : plan.launches) {
    out << "  " << describe(launch) << "\n    starts after " << launch.startsAfter << ", needed by " << launch.neededBy
        << "; ";
    if (launch.numBetween)
      out << launch.numBetween
          << (launch.numBetween == 1 ? " computation lies between\n" : " computations lie between\n");
    else
      out << "nothing hides it\n";
  }
}

void printPlan(const PlanSummary &plan, llvm::raw_ostream &out) {
  out << "mesh: " << plan.mesh << '\n';
  if (!plan.buckets.empty())
    out << "buckets:\n";
  for (const BucketSummary &bucket : plan.buckets)
    out << "  " << bucket.name << ": " << bucket.numBytes << " bytes, " << bucket.numElements << " elements, "
        << bucket.numPaddingElements << " of them padding: " << llvm::join(bucket.slots, ", ") << '\n';
  printLaunches(plan, out);
  printLedger(plan.ledger, out);
}

namespace {
/// Prints a heading before the first difference of its section.
class Section {
public:
  Section(llvm::raw_ostream &out, StringRef title) : out(out), title(title) {}
  llvm::raw_ostream &line() {
    if (!isPrinted)
      out << title << ":\n";
    isPrinted = true;
    return out << "  ";
  }
  bool isPrinted = false;

private:
  llvm::raw_ostream &out;
  StringRef title;
};
} // namespace

static bool printBucketDifference(const PlanSummary &before, const PlanSummary &after, llvm::raw_ostream &out) {
  Section section(out, "buckets");
  if (before.buckets.size() != after.buckets.size())
    section.line() << before.buckets.size() << " -> " << after.buckets.size() << " buckets\n";
  size_t numBuckets = std::max(before.buckets.size(), after.buckets.size());
  for (size_t i = 0; i < numBuckets; ++i) {
    const BucketSummary *a = i < before.buckets.size() ? &before.buckets[i] : nullptr;
    const BucketSummary *b = i < after.buckets.size() ? &after.buckets[i] : nullptr;
    if (a && b && a->slots == b->slots && a->numBytes == b->numBytes && a->name == b->name)
      continue;
    for (auto [sign, bucket] : {std::pair('-', a), std::pair('+', b)})
      if (bucket)
        section.line() << sign << ' ' << bucket->name << ": " << bucket->numBytes
                       << " bytes: " << llvm::join(bucket->slots, ", ") << '\n';
  }
  return section.isPrinted;
}

/// Prints launches that only one plan has, those that start in another order, and those whose place differs.
static bool printLaunchDifference(const PlanSummary &before, const PlanSummary &after, llvm::raw_ostream &out) {
  Section section(out, "communication");
  // Equal launches are told apart by how many came before.
  auto index = [](const PlanSummary &plan) {
    std::map<std::string, int> numSeen;
    std::vector<std::pair<std::string, int>> keys;
    for (const LaunchSummary &launch : plan.launches) {
      std::string key = describe(launch);
      keys.push_back({key, numSeen[key]++});
    }
    return keys;
  };
  auto first = index(before), second = index(after);
  std::map<std::pair<std::string, int>, size_t> places;
  for (auto [i, key] : llvm::enumerate(second))
    places[key] = i;
  std::vector<std::pair<size_t, size_t>> common;
  for (auto [i, key] : llvm::enumerate(first))
    if (auto found = places.find(key); found != places.end()) {
      common.push_back({i, found->second});
      places.erase(found);
    } else {
      section.line() << "- " << key.first << '\n';
    }
  for (const auto &key : second)
    if (places.count(key))
      section.line() << "+ " << key.first << '\n';

  for (auto [position, pair] : llvm::enumerate(common)) {
    const LaunchSummary &a = before.launches[pair.first], &b = after.launches[pair.second];
    size_t numEarlier = llvm::count_if(common, [&, i = pair.second](auto &other) { return other.second < i; });
    if (numEarlier != position)
      section.line() << describe(a) << ": number " << position + 1 << " -> " << numEarlier + 1 << '\n';
    if (a.startsAfter != b.startsAfter)
      section.line() << describe(a) << ": starts after " << a.startsAfter << " -> " << b.startsAfter << '\n';
    if (a.neededBy != b.neededBy)
      section.line() << describe(a) << ": needed by " << a.neededBy << " -> " << b.neededBy << '\n';
    if (a.numBetween != b.numBetween)
      section.line() << describe(a) << ": hidden by " << a.numBetween << " -> " << b.numBetween << " computations\n";
  }
  return section.isPrinted;
}

static bool printLedgerDifference(const PlanSummary &before, const PlanSummary &after, llvm::raw_ostream &out) {
  Section section(out, "memory of each rank, bytes");
  for (const auto &[old, row] : llvm::zip_equal(listRows(before.ledger), listRows(after.ledger)))
    if (old != row)
      section.line() << llvm::formatv("{0}: {1} -> {2} ({3}{4})\n", row.first, old.second, row.second,
                                      row.second > old.second ? "+" : "", row.second - old.second);
  return section.isPrinted;
}

static bool printTimeDifference(const PlanSummary &before, const PlanSummary &after, llvm::raw_ostream &out) {
  if (!before.time || !after.time)
    return false;
  Section section(out, "simulated time");
  auto compare = [&](const std::string &name, int64_t a, int64_t b) {
    if (a != b)
      section.line() << name << ": " << sim::formatNanos(a) << " -> " << sim::formatNanos(b) << '\n';
  };
  compare("step", before.time->step, after.time->step);
  compare("exposed", before.time->exposed, after.time->exposed);
  std::map<std::string, int64_t> first = before.time->exposedOf, second = after.time->exposedOf;
  for (const auto &[name, nanos] : first)
    compare("exposed " + name, nanos, second[name]);
  for (const auto &[name, nanos] : second)
    if (!first.count(name))
      compare("exposed " + name, 0, nanos);
  return section.isPrinted;
}

bool printPlanDifference(const PlanSummary &before, const PlanSummary &after, llvm::raw_ostream &out) {
  bool differs = before.mesh != after.mesh;
  if (differs)
    out << "mesh: " << before.mesh << " -> " << after.mesh << '\n';
  differs |= printBucketDifference(before, after, out);
  differs |= printLaunchDifference(before, after, out);
  differs |= printTimeDifference(before, after, out);
  differs |= printLedgerDifference(before, after, out);
  if (!differs)
    out << "the plans are equal in mesh, buckets, communication and memory\n";
  return differs;
}

} // namespace weft
