// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A machine with round numbers, and programs written by hand.

#ifndef WEFT_UNITTESTS_SIMULATOR_TESTMACHINE_H
#define WEFT_UNITTESTS_SIMULATOR_TESTMACHINE_H

#include "weft/Simulator/Simulator.h"

namespace weft::sim {

inline Figure makeFigure(double value) { return {value, {"a test", "2026"}}; }

inline Curve makeCurve(double rate) { return {{{1, rate}}, {"a test", "2026"}}; }

inline Link makeNetwork(std::string name, int64_t numRanks, double latency, double bandwidth, bool isShared = false) {
  Link link;
  link.name = std::move(name);
  link.numRanks = numRanks;
  link.isShared = isShared;
  link.latency = makeFigure(latency);
  link.bandwidth = makeCurve(bandwidth);
  return link;
}

/// 1e9 operations a second, so that a kernel of n FLOPs takes n nanoseconds; no launch costs; memory without limit.
inline Machine makeMachine() {
  Machine machine;
  machine.name = "test";
  Compute &compute = machine.compute;
  for (Figure *figure : {&compute.launchKernel, &compute.launchProduct, &compute.launchCopy, &compute.launchCollective})
    *figure = makeFigure(0);
  compute.products["f32"] = {{{64, 64, 64, 1e9}}, {"a test", "2026"}};
  compute.arithmetic["f32"] = makeFigure(1e9);
  compute.transcendentals = makeFigure(1e8);
  compute.memory = makeCurve(1e15);
  return machine;
}

/// With one level of links: 1 byte a nanosecond for each rank.
inline Machine makeCluster(int64_t numRanks, double latency = 0, double bandwidth = 1e9) {
  Machine machine = makeMachine();
  machine.links.push_back(makeNetwork("net", numRanks, latency, bandwidth));
  return machine;
}

/// Ranks that are threads: one core for each of two, 1 byte a nanosecond for each worker.
inline Machine makeHost(int64_t numCores = 2, double latency = 0) {
  Machine machine = makeMachine();
  machine.compute.issue = Issue::Inline;
  machine.compute.numCores = numCores;
  machine.links.push_back(makeNetwork("memory", 64, latency, 1e9));
  machine.links.back().kind = LinkKind::SharedMemory;
  return machine;
}

/// Writes programs: stream 0 computes, the others communicate.
class ProgramBuilder {
public:
  explicit ProgramBuilder(int64_t numRanks, size_t numStreams = 2) {
    program.mesh = {{"dp", numRanks, true}};
    program.communicators = {{{0}}};
    for (size_t i = 0; i < numStreams; ++i)
      program.streams.push_back(i == 0 ? "compute" : "comm" + std::to_string(i));
  }

  ProgramBuilder &kernel(int64_t nanos, int32_t stream = 0) {
    Command &command = add(CommandKind::Kernel, stream, "k");
    command.work.numFlops = nanos;
    return *this;
  }
  ProgramBuilder &collective(CollectiveKind kind, int64_t numBytes, std::string label = "", int32_t stream = 1,
                             int32_t communicator = 0) {
    Command &command = add(CommandKind::Collective, stream, getName(kind).str());
    command.collectives = {{kind, numBytes}};
    command.communicator = communicator;
    command.label = std::move(label);
    return *this;
  }
  /// A new event.
  ProgramBuilder &record(int32_t stream) {
    add(CommandKind::Record, stream, "record").event = program.numEvents++;
    return *this;
  }
  /// Waits for the event that was recorded `back` events ago.
  ProgramBuilder &wait(int32_t stream, int32_t back = 1) {
    add(CommandKind::Wait, stream, "wait").event = program.numEvents - back;
    return *this;
  }
  /// Records on one stream and waits on the other.
  ProgramBuilder &edge(int32_t from, int32_t to) { return record(from).wait(to); }

  Program program;

private:
  Command &add(CommandKind kind, int32_t stream, std::string name) {
    program.commands.emplace_back();
    Command &command = program.commands.back();
    command.kind = kind;
    command.stream = stream;
    command.name = std::move(name);
    return command;
  }
};

/// The result, or none and a message on stderr.
inline SimulationResult run(const Program &program, const Machine &machine, const SimulationOptions &options = {}) {
  llvm::Expected<SimulationResult> result = simulate(program, machine, options);
  if (result)
    return std::move(*result);
  SimulationResult none;
  none.stepNanos = -1;
  llvm::errs() << llvm::toString(result.takeError()) << "\n";
  return none;
}

} // namespace weft::sim

#endif // WEFT_UNITTESTS_SIMULATOR_TESTMACHINE_H
