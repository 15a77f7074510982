// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/Simulator.h"
#include "Engine.h"
#include "Results.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace weft::sim;

/// Beyond these, a program is a mistake; they also keep sums within 64 bits.
static constexpr int64_t maxWork = int64_t(1) << 60, maxBytes = int64_t(1) << 52, maxRanks = int64_t(1) << 20;
static constexpr double maxNanos = 3e18;
static constexpr int32_t maxEvents = 1 << 26;
/// Kinds of ranks whose times are kept.
static constexpr size_t maxTimelines = 16;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static llvm::Error makeError(const llvm::Twine &message) { return llvm::createStringError(message.str()); }

/// As %g.
static std::string formatNumber(double number) {
  char text[32];
  snprintf(text, sizeof(text), "%g", number);
  return text;
}

static llvm::Error checkMesh(const Program &program) {
  int64_t numRanks = 1;
  for (const MeshAxis &axis : program.mesh)
    if (axis.size < 1 || __builtin_mul_overflow(numRanks, axis.size, &numRanks) || numRanks > maxRanks)
      return makeError("expects the mesh to have 1 to " + llvm::Twine(maxRanks) + " ranks, but got axis '" + axis.name +
                       "' of size " + llvm::Twine(axis.size));
  for (auto [i, communicator] : llvm::enumerate(program.communicators))
    for (auto [j, axis] : llvm::enumerate(communicator.axes))
      if (axis < 0 || static_cast<size_t>(axis) >= program.mesh.size() ||
          llvm::is_contained(llvm::ArrayRef<int32_t>(communicator.axes).take_front(j), axis))
        return makeError("expects communicator " + llvm::Twine(i) + " to list axes of the mesh, each once, but got " +
                         llvm::Twine(axis));
  return llvm::Error::success();
}

static llvm::Error checkCommand(const Program &program, const Command &command, size_t index) {
  auto fail = [&](llvm::StringRef what, const llvm::Twine &expected, int64_t got) {
    return makeError("command " + llvm::Twine(index) + ": expects '" + what + "' to be " + expected + ", but got " +
                     llvm::Twine(got));
  };
  auto isIn = [](int64_t value, size_t count) { return value >= 0 && value < static_cast<int64_t>(count); };
  if (!isIn(command.stream, program.streams.size()))
    return fail("stream", "one of the " + llvm::Twine(program.streams.size()) + " streams", command.stream);
  bool isEdge = command.kind == CommandKind::Record || command.kind == CommandKind::Wait;
  if (isEdge && !isIn(command.event, static_cast<size_t>(program.numEvents)))
    return fail("event", "one of the " + llvm::Twine(program.numEvents) + " events", command.event);
  if (command.kind == CommandKind::Collective) {
    if (!isIn(command.communicator, program.communicators.size()))
      return fail("communicator", "one of the " + llvm::Twine(program.communicators.size()) + " communicators",
                  command.communicator);
    for (const Collective &collective : command.collectives)
      if (collective.numBytes < 0 || collective.numBytes > maxBytes)
        return fail("numBytes", "between 0 and " + llvm::Twine(maxBytes), collective.numBytes);
  }
  const Work &work = command.work;
  const std::pair<llvm::StringRef, int64_t> numbers[] = {{"numFlops", work.numFlops},
                                                         {"numTranscendentals", work.numTranscendentals},
                                                         {"bytesRead", work.bytesRead},
                                                         {"bytesWritten", work.bytesWritten},
                                                         {"bytesOverwritten", work.bytesOverwritten},
                                                         {"m", work.m},
                                                         {"n", work.n},
                                                         {"k", work.k},
                                                         {"numBatches", work.numBatches}};
  for (auto [name, value] : numbers)
    if (value < 0 || value > maxWork)
      return fail(name, "between 0 and " + llvm::Twine(maxWork), value);
  return llvm::Error::success();
}

llvm::Error weft::sim::checkProgram(const Program &program) {
  if (llvm::Error error = checkMesh(program))
    return error;
  if (program.streams.empty())
    return makeError("expects a program to have a compute stream, but got none");
  if (program.numEvents < 0 || program.numEvents > maxEvents)
    return makeError("expects 'numEvents' to be between 0 and " + llvm::Twine(maxEvents) + ", but got " +
                     llvm::Twine(program.numEvents));
  std::vector<uint8_t> isRecorded(static_cast<size_t>(program.numEvents), 0);
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    if (llvm::Error error = checkCommand(program, command, i))
      return error;
    if (command.kind == CommandKind::Record)
      isRecorded[static_cast<size_t>(command.event)] = 1;
    if (command.kind == CommandKind::Wait && !isRecorded[static_cast<size_t>(command.event)])
      return makeError("command " + llvm::Twine(i) + ": expects a record of event " + llvm::Twine(command.event) +
                       " before the wait for it, but got none");
  }
  int64_t last = static_cast<int64_t>(program.commands.size()) - 1, total = 0;
  for (const Buffer &buffer : program.buffers)
    if (buffer.numBytes < 0 || __builtin_add_overflow(total, buffer.numBytes, &total) || buffer.first < 0 ||
        buffer.last < buffer.first || buffer.last > std::max<int64_t>(last, 0))
      return makeError(
          llvm::formatv("buffer '{0}': expects a range of commands between 0 and {1}, and bytes that add up "
                        "to 64 bits, but got {2} to {3} and {4} bytes",
                        buffer.name, last, buffer.first, buffer.last, buffer.numBytes)
              .str());
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Simulation
//===----------------------------------------------------------------------===//

static llvm::Expected<std::vector<RankFactors>> getFactors(const Machine &machine, const SimulationOptions &options,
                                                           int64_t numRanks) {
  std::vector<RankFactors> factors(static_cast<size_t>(numRanks));
  for (const auto &[rank, speed] : machine.speeds)
    if (rank < numRanks)
      factors[static_cast<size_t>(rank)].compute /= speed;
  for (const auto &[rank, speed] : machine.linkSpeeds)
    if (rank < numRanks)
      factors[static_cast<size_t>(rank)].link /= speed;
  for (const Straggler &straggler : options.stragglers) {
    if (straggler.rank < 0 || straggler.rank >= numRanks)
      return makeError("expects a straggler to be a rank between 0 and " + llvm::Twine(numRanks - 1) + ", but got " +
                       llvm::Twine(straggler.rank));
    if (!(straggler.factor >= 1e-3 && straggler.factor <= 1e3))
      return makeError("expects the factor of straggler " + llvm::Twine(straggler.rank) +
                       " to be between 0.001 and 1000, but got " + formatNumber(straggler.factor));
    factors[static_cast<size_t>(straggler.rank)].compute *= straggler.factor;
  }
  if (!(options.jitter >= 0 && options.jitter <= 2))
    return makeError("expects jitter to be between 0 and 2, but got " + formatNumber(options.jitter));
  return factors;
}

static int64_t toNanos(double time) { return std::llround(time); }

/// The times of the last step, from `start` on.
static StepTimes getStepTimes(const ClassTrace &trace, const RankClasses &classes, size_t numCommands, double start) {
  StepTimes times;
  auto take = [&](const std::vector<double> &from, std::vector<double> &to) {
    to.assign(from.end() - static_cast<std::ptrdiff_t>(numCommands), from.end());
    for (double &time : to)
      time -= start;
  };
  take(trace.ready, times.ready);
  take(trace.begin, times.begin);
  take(trace.end, times.end);
  for (size_t i = trace.lastClass.size() - numCommands; i < trace.lastClass.size(); ++i)
    times.lastRank.push_back(trace.lastClass[i] < 0 ? -1
                                                    : classes.representatives[static_cast<size_t>(trace.lastClass[i])]);
  return times;
}

static void addTimelines(const Engine &engine, const RankClasses &classes, llvm::ArrayRef<RankFactors> factors,
                         size_t numCommands, double start, SimulationResult &result) {
  for (auto [i, trace] : llvm::enumerate(engine.getTraces())) {
    StepTimes times = getStepTimes(trace, classes, numCommands, start);
    size_t first = trace.begin.size() - numCommands;
    RankTimeline timeline;
    timeline.rank = classes.representatives[i];
    timeline.numRanks = classes.numRanks[i];
    timeline.speed = 1 / factors[i].compute;
    for (size_t c = 0; c < numCommands; ++c)
      timeline.spans.push_back({static_cast<int32_t>(c), toNanos(times.begin[c]), toNanos(times.end[c]),
                                toNanos(trace.lastClass[first + c] < 0 ? times.begin[c] : times.ready[c])});
    result.timelines.push_back(std::move(timeline));
  }
}

static void addLinks(const Program &program, const Engine &engine, const Machine &machine, int32_t numSteps,
                     SimulationResult &result) {
  for (auto [i, link] : llvm::enumerate(machine.links)) {
    LinkUse use;
    use.name = link.name;
    for (auto [c, command] : llvm::enumerate(program.commands))
      if (command.kind == CommandKind::Collective)
        use.numBytes += engine.getCost(c).bytesByLink[i];
    double busy = engine.getTraces().front().linkBusy[i] / numSteps;
    use.busy = toNanos(busy);
    use.utilization = result.stepNanos > 0 ? busy / static_cast<double>(result.stepNanos) : 0;
    result.links.push_back(std::move(use));
  }
}

llvm::Expected<SimulationResult> weft::sim::simulate(const Program &program, const Machine &machine,
                                                     const SimulationOptions &options) {
  if (llvm::Error error = checkProgram(program))
    return error;
  llvm::Expected<CostModel> model = CostModel::create(machine, program.mesh, program.communicators);
  if (!model)
    return model.takeError();
  llvm::Expected<std::vector<RankFactors>> factors = getFactors(machine, options, model->getNumRanks());
  if (!factors)
    return factors.takeError();
  // Ranks of one node disturb each other only where they share cores.
  bool sharesNodes = machine.compute.numCores > 0 && !machine.links.empty();
  int64_t nodeRanks = sharesNodes ? machine.links.front().numRanks : 1;
  RankClasses classes = classifyRanks(program, *factors, nodeRanks, options.jitter > 0);

  EngineConfig config;
  for (int64_t rank : classes.representatives)
    config.factors.push_back((*factors)[static_cast<size_t>(rank)]);
  config.jitter = options.jitter;
  config.seed = options.seed;
  config.numSteps = options.secondStep ? 2 : 1;
  config.numTraced = maxTimelines;
  std::vector<RankFactors> ofClass = config.factors;
  double slowest = 0;
  for (const RankFactors &factor : ofClass)
    slowest = std::max(slowest, factor.compute);
  Engine engine(program, *model, classes, config);
  if (!engine.run())
    return makeError("the streams of the program wait for each other");

  SimulationResult result;
  size_t numClasses = classes.representatives.size(), numCommands = program.commands.size();
  double begin = 0, end = 0, own = options.secondStep ? engine.getFinish(0, 0) : 0;
  for (size_t i = 0; i < numClasses; ++i) {
    end = std::max(end, engine.getFinish(i, config.numSteps - 1));
    if (options.secondStep)
      begin = std::max(begin, engine.getFinish(i, 0));
  }
  if (!(end < maxNanos))
    return makeError("expects a step to take less than 100 years, but it takes " + formatNumber(end / 1e9) + " s");
  result.stepNanos = toNanos(end - begin);
  result.bound = getBound(program, *model, ofClass.front().compute, slowest);
  StepTimes times = getStepTimes(engine.getTraces().front(), classes, numCommands, own);
  explainCollectives(program, *model, times, result);
  measureMemory(program, times, result);
  addTimelines(engine, classes, ofClass, numCommands, own, result);
  addLinks(program, engine, machine, config.numSteps, result);
  return result;
}
