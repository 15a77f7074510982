// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SimulationSweep.h"

#include "weft/Dialect/WeftDialect.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <set>

using namespace mlir;

namespace weft {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Bytes per second of a text such as `1Gbit/s` or `25GB/s`, or none; in the range of a machine file's figures.
static std::optional<double> parseBandwidth(StringRef text) {
  static constexpr std::pair<StringLiteral, double> kUnits[] = {
      {"kB/s", 1e3},       {"MB/s", 1e6},       {"GB/s", 1e9}, {"kbit/s", 1e3 / 8},
      {"Mbit/s", 1e6 / 8}, {"Gbit/s", 1e9 / 8}, {"B/s", 1}};
  for (auto [unit, factor] : kUnits) {
    StringRef number = text;
    double value = 0;
    if (!number.consume_back(unit))
      continue;
    bool isDecimal = !number.empty() && llvm::all_of(number, [](char c) { return llvm::isDigit(c) || c == '.'; });
    if (!isDecimal || number.getAsDouble(value) || !(value * factor >= 1e3) || value * factor > 1e16)
      return std::nullopt;
    return value * factor;
  }
  return std::nullopt;
}

static bool isInRange(StringRef text, int64_t low, int64_t high) {
  int64_t value = 0;
  return llvm::all_of(text, llvm::isDigit) && !text.getAsInteger(10, value) && low <= value && value <= high;
}

/// What the values of a key are to be, and whether one is.
static std::optional<std::pair<std::string, bool>> checkValue(StringRef key, StringRef value) {
  static constexpr StringLiteral kPolicies[] = {"weft", "megatron", "torch-ddp", "deepspeed", "per-parameter"};
  if (key == "bucket-size") {
    llvm::Expected<BucketCap> size = parseBucketCap(key, value);
    bool isValid = static_cast<bool>(size);
    llvm::consumeError(size.takeError());
    return {{"whole numbers of at least 1 with a unit (B, kB, KiB, MB, MiB, GB or GiB, or el for elements)", isValid}};
  }
  if (key == "bucket-policy")
    return {{"weft, megatron, torch-ddp, deepspeed or per-parameter", llvm::is_contained(kPolicies, value)}};
  if (key == "zero")
    return {{"0, 1, 2 or 3", isInRange(value, 0, 3)}};
  if (key == "overlap" || key == "schedule")
    return {{"on or off", value == "on" || value == "off"}};
  if (key == "micro-batches")
    return {{"whole numbers between 1 and 1048576", isInRange(value, 1, 1 << 20)}};
  if (key == "ranks")
    return {{"whole numbers between 1 and " + std::to_string(kMaxRanks), isInRange(value, 1, kMaxRanks)}};
  if (key == "bandwidth")
    return {{"rates between 1kB/s and 10000000GB/s with a unit (B/s, kB/s, MB/s, GB/s, kbit/s, Mbit/s, Gbit/s)",
             parseBandwidth(value).has_value()}};
  return std::nullopt;
}

llvm::Expected<SweepAxis> parseSweepAxis(llvm::StringRef text) {
  auto [key, list] = text.split('=');
  SweepAxis axis{key.str(), {}};
  SmallVector<StringRef> values;
  list.split(values, ',');
  for (StringRef value : values) {
    auto checked = checkValue(key, value);
    if (!checked)
      return llvm::createStringError("expects 'sweep' to be bucket-size, bucket-policy, zero, overlap, schedule, "
                                     "micro-batches, ranks or bandwidth with values, such as zero=0,1, but got '" +
                                     text + "'");
    if (!checked->second)
      return llvm::createStringError("expects 'sweep' of " + key + " to have values that are " + checked->first +
                                     ", but got '" + value + "'");
    axis.values.push_back(value.str());
  }
  return axis;
}

llvm::Expected<sim::Straggler> parseStraggler(llvm::StringRef text) {
  auto [rank, factor] = text.split('=');
  sim::Straggler straggler;
  bool isDecimal = !factor.empty() && llvm::all_of(factor, [](char c) { return llvm::isDigit(c) || c == '.'; });
  if (!isInRange(rank, 0, kMaxRanks - 1) || rank.getAsInteger(10, straggler.rank) || !isDecimal ||
      factor.getAsDouble(straggler.factor) || !(straggler.factor > 0) || straggler.factor > 1000)
    return llvm::createStringError("expects 'straggler' to be a rank and how many times as long it computes, at most "
                                   "1000, such as 3=1.2, but got '" +
                                   text + "'");
  return straggler;
}

//===----------------------------------------------------------------------===//
// Sweep
//===----------------------------------------------------------------------===//

namespace {
/// The figures of one combination, or none if it failed.
struct Row {
  std::vector<std::string> values;
  std::vector<int64_t> figures;
};
} // namespace

static constexpr StringLiteral kFigures[] = {"step_ns",     "compute_ns", "exposed_ns", "bound_ns",   "peak_bytes",
                                             "arena_bytes", "sent_bytes", "buckets",    "collectives"};

static std::vector<int64_t> getFigures(const SimulatedPlan &plan, const sim::SimulationResult &result) {
  double sentBytes = 0;
  for (const sim::LinkUse &link : result.links)
    sentBytes += link.numBytes;
  return {result.stepNanos,        result.computeNanos, result.exposedNanos,
          result.bound.getNanos(), result.peakBytes,    plan.program.arenaBytes,
          std::llround(sentBytes), plan.numBuckets,     int64_t(result.collectives.size())};
}

/// Rows as CSV, the values of the axes first.
static std::string formatCsv(const std::vector<SweepAxis> &axes, const std::vector<Row> &rows) {
  std::string text;
  for (const SweepAxis &axis : axes)
    text += axis.key + ",";
  text += llvm::join(std::begin(kFigures), std::end(kFigures), ",") + "\n";
  for (const Row &row : rows) {
    std::vector<std::string> fields = row.values;
    for (size_t figure = 0; figure < std::size(kFigures); ++figure)
      fields.push_back(row.figures.empty() ? "" : std::to_string(row.figures[figure]));
    text += llvm::join(fields, ",") + "\n";
  }
  return text;
}

std::string formatCsv(const SimulatedPlan &plan, const sim::SimulationResult &result) {
  return formatCsv({}, {{{}, getFigures(plan, result)}});
}

static std::string describe(const std::vector<SweepAxis> &axes, const Row &row) {
  std::string text;
  for (auto [axis, value] : llvm::zip(axes, row.values))
    text += (text.empty() ? "" : " ") + axis.key + "=" + value;
  return text;
}

namespace {
class Sweep {
public:
  Sweep(const SimulateOptions &options, const sim::Machine &machine, PlanLowering &lowering, llvm::raw_ostream &errors)
      : options(options), base(machine), lowering(lowering), errors(errors) {}

  bool run();
  void printTable(llvm::raw_ostream &out) const;
  std::string getCsv() const { return formatCsv(options.sweep, rows); }

private:
  bool setRanks(PlanOptions &plan, StringRef value);
  bool setBandwidth(sim::Machine &machine, StringRef value);
  bool simulateRow(Row &row);
  const SimulatedPlan *getPlan(const PlanOptions &plan, const sim::Machine *scheduledFor, const std::string &key);
  void makePlan(const PlanOptions &plan, const sim::Machine *scheduledFor);
  bool fail(const Row &row, const std::string &message);

  const SimulateOptions &options;
  const sim::Machine &base;
  PlanLowering &lowering;
  llvm::raw_ostream &errors;
  std::vector<Row> rows;
  /// The last plan, and the values that it follows from.
  std::string planKey = "none";
  std::optional<SimulatedPlan> plan;
  /// Why there is no plan.
  std::string planProblem;
  std::set<std::string> saidProblems;
};
} // namespace

bool Sweep::fail(const Row &row, const std::string &message) {
  errors << "weft-sim: error: " << describe(options.sweep, row) << ": " << message << '\n';
  return false;
}

/// Gives the only batch axis of the mesh that size.
bool Sweep::setRanks(PlanOptions &plan, StringRef value) {
  std::string mesh;
  int64_t numBatchAxes = 0;
  for (auto op : lowering.getModule().getOps<MeshOp>())
    for (auto [name, size] : llvm::zip(op.getAxisNames().getAsRange<StringAttr>(), op.getAxisSizes())) {
      bool isBatch = llvm::is_contained(op.getBatchAxes(), name);
      numBatchAxes += isBatch;
      mesh += (mesh.empty() ? "" : ",") + name.str() + "=" + (isBatch ? value.str() : std::to_string(size));
    }
  plan.mesh = mesh;
  return numBatchAxes == 1;
}

/// Gives the outermost links that bandwidth; in a shared memory, what a rank may send.
bool Sweep::setBandwidth(sim::Machine &machine, StringRef value) {
  if (machine.links.empty())
    return false;
  sim::Link &link = machine.links.back();
  double rate = *parseBandwidth(value);
  if (link.kind == sim::LinkKind::SharedMemory) {
    link.hasThrottle = true;
    if (link.throttle.latency.origin.source.empty())
      link.throttle.latency.origin = link.bandwidth.origin;
    link.throttle.bandwidth = {rate, link.bandwidth.origin};
  } else {
    link.bandwidth.points = {{1, rate}};
  }
  return true;
}

/// Makes the plan, or keeps why there is none.
void Sweep::makePlan(const PlanOptions &planOptions, const sim::Machine *scheduledFor) {
  planProblem.clear();
  if (scheduledFor && !planOptions.overlap) {
    plan.reset();
    planProblem = "expects 'overlap' to be on where 'schedule' is";
    return;
  }
  ScopedDiagnosticHandler keepFirst(lowering.getModule().getContext(), [&](Diagnostic &diagnostic) {
    if (planProblem.empty() && diagnostic.getSeverity() == DiagnosticSeverity::Error)
      planProblem = diagnostic.str();
    return success();
  });
  plan = lowering.lower(planOptions, scheduledFor);
}

/// The plan of that key, which lists what it follows from; none if it cannot be made.
const SimulatedPlan *Sweep::getPlan(const PlanOptions &planOptions, const sim::Machine *scheduledFor,
                                    const std::string &key) {
  if (planKey != key) {
    makePlan(planOptions, scheduledFor);
    planKey = key;
    // The cause is said once, not for each combination that has it.
    if (!plan && saidProblems.insert(planProblem).second)
      errors << "weft-sim: error: " << key << (key.empty() ? "" : ": ") << planProblem << '\n';
  }
  return plan ? &*plan : nullptr;
}

bool Sweep::simulateRow(Row &row) {
  PlanOptions planOptions = options.plan;
  sim::Machine machine = base;
  bool schedule = options.schedule;
  for (auto [axis, value] : llvm::zip(options.sweep, row.values)) {
    if (axis.key == "bucket-size") {
      planOptions.bucketSize = value;
    } else if (axis.key == "bucket-policy") {
      planOptions.bucketPolicy = value;
    } else if (axis.key == "zero") {
      planOptions.zero = std::stoll(value);
    } else if (axis.key == "overlap") {
      planOptions.overlap = value == "on";
    } else if (axis.key == "schedule") {
      schedule = value == "on";
    } else if (axis.key == "micro-batches") {
      planOptions.microBatches = std::stoll(value);
    } else if (axis.key == "ranks" && !setRanks(planOptions, value)) {
      return fail(row, "expects a mesh with one batch axis to sweep 'ranks'");
    } else if (axis.key == "bandwidth" && !setBandwidth(machine, value)) {
      return fail(row, "expects a machine with links to sweep 'bandwidth'");
    }
  }
  // What the plan follows from; one that is scheduled for the machine is another one for each bandwidth.
  std::string key;
  for (auto [axis, value] : llvm::zip(options.sweep, row.values))
    if (schedule || axis.key != "bandwidth")
      key += (key.empty() ? "" : " ") + axis.key + "=" + value;
  const SimulatedPlan *simulated = getPlan(planOptions, schedule ? &machine : nullptr, key);
  if (!simulated)
    return false;
  llvm::Expected<sim::SimulationResult> result = sim::simulate(simulated->program, machine, options.simulation);
  if (!result)
    return fail(row, llvm::toString(result.takeError()));
  row.figures = getFigures(*simulated, *result);
  return true;
}

bool Sweep::run() {
  bool succeeded = true;
  std::vector<size_t> indices(options.sweep.size(), 0);
  while (true) {
    Row row;
    for (auto [axis, index] : llvm::zip(options.sweep, indices))
      row.values.push_back(axis.values[index]);
    succeeded &= simulateRow(row);
    rows.push_back(std::move(row));
    // The next combination, the last axis first.
    size_t axis = indices.size();
    while (axis > 0 && ++indices[axis - 1] == options.sweep[axis - 1].values.size())
      indices[--axis] = 0;
    if (axis == 0)
      return succeeded;
  }
}

void Sweep::printTable(llvm::raw_ostream &out) const {
  std::vector<std::vector<std::string>> lines(1);
  for (const SweepAxis &axis : options.sweep)
    lines[0].push_back(axis.key);
  llvm::append_range(lines[0], std::vector<std::string>{"step ms", "compute ms", "exposed ms", "bound ms", "peak MiB",
                                                        "sent MiB", "buckets"});
  for (const Row &row : rows) {
    std::vector<std::string> line = row.values;
    auto add = [&](size_t figure, double unit) {
      line.push_back(row.figures.empty() ? "-" : llvm::formatv("{0:F3}", double(row.figures[figure]) / unit).str());
    };
    for (size_t figure : {0, 1, 2, 3})
      add(figure, 1e6);
    add(4, 1 << 20);
    add(6, 1 << 20);
    line.push_back(row.figures.empty() ? "-" : std::to_string(row.figures[7]));
    lines.push_back(std::move(line));
  }
  std::vector<size_t> widths(lines[0].size(), 0);
  for (const auto &line : lines)
    for (auto [column, text] : llvm::enumerate(line))
      widths[column] = std::max(widths[column], text.size());
  for (const auto &line : lines) {
    for (auto [column, text] : llvm::enumerate(line))
      out << (column ? "  " : "") << llvm::right_justify(text, widths[column]);
    out << '\n';
  }
}

bool runSweep(const SimulateOptions &options, const sim::Machine &machine, PlanLowering &lowering,
              llvm::raw_ostream &out, llvm::raw_ostream &errors) {
  Sweep sweep(options, machine, lowering, errors);
  bool succeeded = sweep.run();
  sweep.printTable(out);
  if (options.csv.empty())
    return succeeded;
  if (llvm::Error error = writeFileAtomically(options.csv, sweep.getCsv())) {
    errors << "weft-sim: error: " << llvm::toString(std::move(error)) << '\n';
    return false;
  }
  return succeeded;
}

} // namespace weft
