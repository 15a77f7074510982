// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Results.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <array>
#include <cmath>
#include <limits>

using namespace weft::sim;

static int64_t toNanos(double time) { return std::llround(time); }

std::string weft::sim::formatNanos(int64_t nanos) {
  if (nanos < 1000)
    return std::to_string(nanos) + " ns";
  double value = static_cast<double>(nanos) * 1e-3;
  for (const char *unit : {"us", "ms"}) {
    if (value < 1000)
      return llvm::formatv("{0:F3} {1}", value, unit);
    value *= 1e-3;
  }
  return llvm::formatv("{0:F3} s", value);
}

std::vector<int32_t> weft::sim::findRecords(const Program &program) {
  std::vector<int32_t> records(program.commands.size(), -1);
  std::vector<int32_t> last(static_cast<size_t>(program.numEvents), -1);
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    if (command.kind == CommandKind::Record)
      last[static_cast<size_t>(command.event)] = static_cast<int32_t>(i);
    else if (command.kind == CommandKind::Wait)
      records[i] = last[static_cast<size_t>(command.event)];
  }
  return records;
}

/// For each command, the last collective of its stream that stands before it; -1 if there is none.
static std::vector<int32_t> findCollectivesBefore(const Program &program) {
  std::vector<int32_t> before(program.commands.size(), -1), last(program.streams.size(), -1);
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    int32_t &ofStream = last[static_cast<size_t>(command.stream)];
    before[i] = ofStream;
    if (command.kind == CommandKind::Collective)
      ofStream = static_cast<int32_t>(i);
  }
  return before;
}

/// What happened on the stream of a collective while the compute stream waited for it from `begin` to `end`.
static void explainWait(llvm::ArrayRef<int32_t> before, const StepTimes &times, double begin, double end,
                        int32_t collective, CollectiveResult &result) {
  auto overlap = [&](double from, double to) { return std::max(0.0, std::min(end, to) - std::max(begin, from)); };
  double running = 0, missing = 0, most = 0;
  for (int32_t c = collective; c >= 0; c = before[static_cast<size_t>(c)]) {
    size_t i = static_cast<size_t>(c);
    double part = overlap(times.begin[i], times.end[i]), absent = overlap(times.ready[i], times.begin[i]);
    missing += absent;
    // It may also be missing in front of what stands before.
    if (absent > 0 && result.lastRank < 0)
      result.lastRank = times.lastRank[i];
    if (c == collective)
      running = part;
    else if (part > most) {
      most = part;
      result.behind = c;
    }
    if (times.ready[i] <= begin)
      break;
  }
  result.exposed += toNanos(end - begin);
  result.exposedRunning += toNanos(running);
  result.exposedMissing += toNanos(missing);
  result.exposedQueued = result.exposed - result.exposedRunning - result.exposedMissing;
}

std::string weft::sim::describeLaunch(const Command &command) {
  return command.label.empty() ? command.name : command.name + " of " + command.label;
}

static std::string getShortTitle(const Command &command) {
  return command.label.empty() ? command.name : command.label;
}

/// `needed`: when the compute stream came to the first wait for it; negative if it never did. `input`: when what it
/// reads was there. `previous`: the collective before it on its stream, -1 if there is none.
static std::string makeReason(const Program &program, const CollectiveResult &result, double needed, double input,
                              int32_t previous) {
  if (needed < 0)
    return "nothing on the compute stream waits for it";
  if (result.exposed == 0)
    return llvm::formatv("hidden: done {0} before it is needed", formatNanos(toNanos(needed) - result.end)).str();
  std::string reason;
  auto add = [&](int64_t part, const llvm::Twine &text) {
    // Less than a thousandth is rounding.
    if (part * 1000 > result.exposed)
      reason += (reason.empty() ? "" : "; ") + formatNanos(part) + " " + text.str();
  };
  add(result.exposedMissing, "until rank " + llvm::Twine(result.lastRank) + " was there");
  if (result.behind >= 0)
    add(result.exposedQueued, "behind " + getShortTitle(program.commands[static_cast<size_t>(result.behind)]));
  else
    add(result.exposedQueued, "behind other work of its stream");
  bool stoodBehind = previous >= 0 && static_cast<double>(result.ready) > input + 1;
  int64_t nanos = toNanos(needed) - result.ready;
  std::string slack = nanos > 0 ? formatNanos(nanos) + " before it was needed" : "when it was needed";
  // What is there at the entry cannot be there earlier; what is gathered later waits for room (ZeRO-3).
  bool gathers = llvm::all_of(program.commands[static_cast<size_t>(result.command)].collectives,
                              [](const Collective &part) { return part.kind == CollectiveKind::AllGather; });
  std::string origin = stoodBehind  ? getShortTitle(program.commands[static_cast<size_t>(previous)]) + " was done only "
                       : input == 0 ? "the step begins only "
                       : gathers    ? "there was room for it only "
                                    : "its input was ready only ";
  add(result.exposedRunning, "running: it takes " + formatNanos(result.end - result.begin) + ", but " + origin + slack);
  return reason;
}

/// For each collective, when the records that it waits for were set.
static double getInputTime(const Program &program, llvm::ArrayRef<int32_t> records, const StepTimes &times,
                           size_t collective, int32_t previous) {
  double time = 0;
  for (size_t i = static_cast<size_t>(int64_t(previous) + 1); i < collective; ++i)
    if (records[i] >= 0 && program.commands[i].stream == program.commands[collective].stream)
      time = std::max(time, times.end[static_cast<size_t>(records[i])]);
  return time;
}

void weft::sim::explainCollectives(const Program &program, const CostModel &model, const StepTimes &times,
                                   SimulationResult &result) {
  std::vector<int32_t> before = findCollectivesBefore(program), records = findRecords(program);
  std::vector<int32_t> place(program.commands.size(), -1);
  std::vector<double> needed;
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    if (command.kind != CommandKind::Collective)
      continue;
    place[i] = static_cast<int32_t>(result.collectives.size());
    CollectiveResult collective;
    collective.command = static_cast<int32_t>(i);
    collective.algorithm = model.getCollective(command.collectives, command.communicator).algorithm;
    for (const Collective &part : command.collectives)
      collective.numBytes += part.numBytes;
    collective.ready = toNanos(times.ready[i]);
    collective.begin = toNanos(times.begin[i]);
    collective.end = toNanos(times.end[i]);
    collective.alone = toNanos(model.getNanos(command));
    if (collective.begin > collective.ready)
      collective.lastRank = times.lastRank[i];
    result.collectives.push_back(std::move(collective));
    needed.push_back(-1);
  }
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    if (command.stream != 0)
      continue;
    if (command.kind != CommandKind::Wait) {
      if (command.kind != CommandKind::Record && command.kind != CommandKind::Collective)
        result.computeNanos += toNanos(times.end[i] - times.begin[i]);
      continue;
    }
    int32_t collective = before[static_cast<size_t>(records[i])];
    if (collective < 0)
      continue;
    size_t which = static_cast<size_t>(place[static_cast<size_t>(collective)]);
    if (needed[which] < 0)
      needed[which] = times.begin[i];
    if (times.end[i] > times.begin[i]) {
      explainWait(before, times, times.begin[i], times.end[i], collective, result.collectives[which]);
      result.exposedNanos += toNanos(times.end[i] - times.begin[i]);
    }
  }
  for (auto [collective, need] : llvm::zip_equal(result.collectives, needed)) {
    size_t i = static_cast<size_t>(collective.command);
    double input = getInputTime(program, records, times, i, before[i]);
    collective.reason = makeReason(program, collective, need, input, before[i]);
  }
}

void weft::sim::measureMemory(const Program &program, const StepTimes &times, SimulationResult &result) {
  struct Change {
    int64_t time;
    int64_t numBytes;
  };
  std::vector<Change> changes;
  int64_t last = static_cast<int64_t>(program.commands.size()) - 1;
  for (const Buffer &buffer : program.buffers) {
    bool isPersistent = program.commands.empty() || (buffer.first == 0 && buffer.last >= last);
    int64_t begin = isPersistent ? 0 : toNanos(times.begin[static_cast<size_t>(buffer.first)]);
    changes.push_back({begin, buffer.numBytes});
    if (isPersistent)
      continue;
    // In use for a moment at least.
    int64_t end = std::max(begin + 1, toNanos(times.end[static_cast<size_t>(buffer.last)]));
    changes.push_back({end, -buffer.numBytes});
  }
  // What ends makes room for what begins.
  llvm::sort(changes, [](const Change &a, const Change &b) {
    return a.time != b.time ? a.time < b.time : a.numBytes < b.numBytes;
  });
  int64_t numBytes = 0;
  for (auto [i, change] : llvm::enumerate(changes)) {
    numBytes += change.numBytes;
    if (i + 1 < changes.size() && changes[i + 1].time == change.time)
      continue;
    result.memory.push_back({change.time, numBytes});
    if (numBytes > result.peakBytes) {
      result.peakBytes = numBytes;
      result.peakTime = change.time;
    }
  }
}

//===----------------------------------------------------------------------===//
// Bound
//===----------------------------------------------------------------------===//

int64_t StepBound::getNanos() const { return std::max({compute, communication, path}); }

namespace {

/// The commands with the edges that no order of the communication can break: each waits for the command before it on
/// the compute stream, waits wait for their records, collectives for the waits since the collective before them.
struct Dependencies {
  std::vector<llvm::SmallVector<int32_t, 2>> predecessors;
  std::vector<double> duration, release, tail;
};

} // namespace

namespace {
/// Collectives of one stream that all must be done: they run one by one.
class Queue {
public:
  void add(double release, double duration) {
    tasks.insert(llvm::upper_bound(tasks, std::pair(release, duration)), {release, duration});
  }
  /// When the last one is done at the earliest.
  double getEnd() const {
    double end = 0;
    for (const auto &[release, duration] : tasks)
      end = std::max(end, release) + duration;
    return end;
  }

private:
  std::vector<std::pair<double, double>> tasks;
};
} // namespace

/// The earliest time of each command: after its predecessors, and, of a wait of the compute stream, after all
/// collectives for which that stream has waited so far.
static void computeReleases(const Program &program, Dependencies &graph) {
  graph.release.assign(program.commands.size(), 0);
  std::vector<int32_t> records = findRecords(program), before = findCollectivesBefore(program);
  std::vector<char> isWaitedFor(program.commands.size(), 0);
  std::vector<Queue> queues(program.streams.size());
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    for (int32_t p : graph.predecessors[i]) {
      size_t from = static_cast<size_t>(p);
      graph.release[i] = std::max(graph.release[i], graph.release[from] + graph.duration[from]);
    }
    int32_t collective = records[i] < 0 ? -1 : before[static_cast<size_t>(records[i])];
    if (command.stream != 0 || collective < 0)
      continue;
    size_t waited = static_cast<size_t>(collective);
    Queue &queue = queues[static_cast<size_t>(program.commands[waited].stream)];
    if (!std::exchange(isWaitedFor[waited], 1))
      queue.add(graph.release[waited], graph.duration[waited]);
    graph.release[i] = std::max(graph.release[i], queue.getEnd());
  }
}

static Dependencies getDependencies(const Program &program, const CostModel &model, double factor) {
  size_t count = program.commands.size();
  Dependencies graph;
  graph.predecessors.resize(count);
  graph.duration.assign(count, 0);
  std::vector<int32_t> records = findRecords(program), last(program.streams.size(), -1);
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    int32_t &before = last[static_cast<size_t>(command.stream)];
    bool isCollective = command.kind == CommandKind::Collective;
    graph.duration[i] = model.getNanos(command) * (isCollective ? 1 : factor);
    // Another order could put the next collective first, with what it waits for.
    bool isFree = command.stream != 0 && before >= 0 && command.kind != CommandKind::Record &&
                  program.commands[static_cast<size_t>(before)].kind != CommandKind::Wait;
    if (before >= 0 && !isFree)
      graph.predecessors[i].push_back(before);
    if (records[i] >= 0)
      graph.predecessors[i].push_back(records[i]);
    before = static_cast<int32_t>(i);
  }
  computeReleases(program, graph);
  graph.tail.assign(count, 0);
  for (size_t i = count; i-- > 0;)
    for (int32_t p : graph.predecessors[i]) {
      size_t from = static_cast<size_t>(p);
      graph.tail[from] = std::max(graph.tail[from], graph.tail[i] + graph.duration[i]);
    }
  return graph;
}

/// Work of one resource: no task can begin before its release, and its tail comes after it.
static double getResourceBound(std::vector<std::array<double, 3>> tasks) {
  llvm::sort(tasks, [](const auto &a, const auto &b) { return a[0] > b[0]; });
  double work = 0, tail = std::numeric_limits<double>::infinity(), bound = 0;
  for (const auto &[release, load, after] : tasks) {
    work += load;
    tail = std::min(tail, after);
    bound = std::max(bound, release + work + tail);
  }
  return bound;
}

StepBound weft::sim::getBound(const Program &program, const CostModel &model, double factor, double slowest) {
  Dependencies graph = getDependencies(program, model, factor);
  const Machine &machine = model.getMachine();
  // Ports of links, then streams: what a stream does one after the other, latencies included.
  size_t numLinks = machine.links.size();
  std::vector<std::vector<std::array<double, 3>>> tasks(numLinks + program.streams.size());
  std::vector<double> computeOf(program.streams.size(), 0);
  double coreSeconds = 0, path = 0;
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    path = std::max(path, graph.release[i] + graph.duration[i] + graph.tail[i]);
    if (command.kind != CommandKind::Collective) {
      computeOf[static_cast<size_t>(command.stream)] += model.getNanos(command);
      continue;
    }
    tasks[numLinks + static_cast<size_t>(command.stream)].push_back(
        {graph.release[i], graph.duration[i], graph.tail[i]});
    std::vector<double> loads(numLinks, 0);
    for (const Transfer &transfer : model.getCollective(command.collectives, command.communicator).transfers) {
      coreSeconds += transfer.coreSeconds;
      for (const Transfer::Load &load : transfer.loads)
        loads[static_cast<size_t>(load.link)] += 1e9 * load.seconds;
    }
    for (auto [link, load] : llvm::enumerate(loads))
      if (load > 0)
        tasks[link].push_back({graph.release[i], load, graph.tail[i]});
  }
  double compute = 0;
  StepBound bound;
  for (double ofStream : computeOf) {
    compute += ofStream;
    bound.compute = std::max(bound.compute, toNanos(ofStream * slowest));
  }
  if (int64_t cores = machine.compute.numCores) {
    double ranks =
        static_cast<double>(machine.links.empty() ? 1 : std::min(model.getNumRanks(), machine.links.front().numRanks));
    double work = compute * static_cast<double>(machine.compute.threadsPerRank) + 1e9 * coreSeconds;
    bound.compute = std::max(bound.compute, toNanos(work * ranks / static_cast<double>(cores)));
  }
  for (std::vector<std::array<double, 3>> &ofResource : tasks)
    bound.communication = std::max(bound.communication, toNanos(getResourceBound(std::move(ofResource))));
  bound.path = toNanos(path);
  return bound;
}
