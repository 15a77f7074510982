// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/Report.h"
#include "ReportTemplate.h"
#include "Results.h"
#include "weft/Simulator/ChromeTrace.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace weft::sim;
using llvm::json::Array;
using llvm::json::fixUTF8;
using llvm::json::Object;
using llvm::json::Value;

/// Times of one rank suffice to see what happens; more would only make the file large.
static constexpr size_t maxTimelines = 8, maxSpans = 400'000;

static llvm::StringRef getName(Phase phase) {
  switch (phase) {
  case Phase::None:
    return "none";
  case Phase::Forward:
    return "forward";
  case Phase::Backward:
    return "backward";
  case Phase::Update:
    return "update";
  }
  return "";
}

static Array makeCommands(const Program &program) {
  Array commands;
  std::vector<int32_t> records = findRecords(program);
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    llvm::StringRef kind = command.kind == CommandKind::Collective ? "collective"
                           : command.kind == CommandKind::Wait     ? "wait"
                           : command.kind == CommandKind::Record   ? "record"
                           : command.kind == CommandKind::Copy     ? "copy"
                           : command.kind == CommandKind::Product  ? "product"
                                                                   : "kernel";
    commands.push_back(Array{fixUTF8(getTitle(command)), kind, getName(command.phase), command.stream, records[i]});
  }
  return commands;
}

static Array makeTimelines(const SimulationResult &result) {
  Array timelines;
  size_t numSpans = 0;
  for (const RankTimeline &timeline : llvm::ArrayRef<RankTimeline>(result.timelines).take_front(maxTimelines)) {
    numSpans += timeline.spans.size();
    if (numSpans > maxSpans && !timelines.empty())
      break;
    Array spans;
    for (const Span &span : timeline.spans)
      spans.push_back(Array{span.ready, span.begin, span.end});
    timelines.push_back(Object{
        {"rank", timeline.rank}, {"ranks", timeline.numRanks}, {"speed", timeline.speed}, {"spans", std::move(spans)}});
  }
  return timelines;
}

static Array makeCollectives(const ReportInput &input) {
  Array collectives;
  for (const CollectiveResult &result : input.result.collectives) {
    const Command &command = input.program.commands[static_cast<size_t>(result.command)];
    Array notes;
    if (auto it = input.notes.find(command.label); it != input.notes.end())
      for (const std::string &note : it->second)
        notes.push_back(fixUTF8(note));
    collectives.push_back(Object{{"command", result.command},
                                 {"bytes", result.numBytes},
                                 {"algorithm", getName(result.algorithm)},
                                 {"ready", result.ready},
                                 {"begin", result.begin},
                                 {"end", result.end},
                                 {"alone", result.alone},
                                 {"exposed", result.exposed},
                                 {"running", result.exposedRunning},
                                 {"missing", result.exposedMissing},
                                 {"queued", result.exposedQueued},
                                 {"reason", fixUTF8(result.reason)},
                                 {"notes", std::move(notes)}});
  }
  return collectives;
}

/// From when to when each buffer is in use, largest classes of the ledger first.
static Array makeBuffers(const Program &program, const SimulationResult &result) {
  Array buffers;
  const std::vector<Span> &spans = result.timelines.front().spans;
  int64_t last = static_cast<int64_t>(spans.size()) - 1;
  for (const Buffer &buffer : program.buffers) {
    bool isPersistent = spans.empty() || (buffer.first == 0 && buffer.last >= last);
    int64_t begin = isPersistent ? 0 : spans[static_cast<size_t>(buffer.first)].begin;
    int64_t end = isPersistent ? result.stepNanos : spans[static_cast<size_t>(buffer.last)].end;
    buffers.push_back(Array{fixUTF8(buffer.name), fixUTF8(buffer.memoryClass), buffer.numBytes, begin, end});
  }
  return buffers;
}

static Array makeFigures(const Machine &machine) {
  Array figures;
  auto add = [&](llvm::Twine what, double value, const Origin &origin) {
    figures.push_back(Array{fixUTF8(what.str()), value, fixUTF8(origin.source), fixUTF8(origin.date)});
  };
  const Compute &compute = machine.compute;
  for (const auto &[dtype, rates] : compute.products) {
    double best = 0;
    for (const ProductPoint &point : rates.points)
      best = std::max(best, point.rate);
    add("products, " + llvm::Twine(dtype) + ", FLOP/s (the fastest of " + llvm::Twine(rates.points.size()) + ")", best,
        rates.origin);
  }
  for (const auto &[dtype, rate] : compute.arithmetic)
    add("other kernels, " + llvm::Twine(dtype) + ", FLOP/s", rate.value, rate.origin);
  add("transcendentals, 1/s", compute.transcendentals.value, compute.transcendentals.origin);
  add("memory, B/s", compute.memory.points.back().rate, compute.memory.origin);
  add("launch of a kernel, s", compute.launchKernel.value, compute.launchKernel.origin);
  add("launch of a collective, s", compute.launchCollective.value, compute.launchCollective.origin);
  for (const Link &link : machine.links) {
    add(llvm::Twine(link.name) + ": bandwidth, B/s", link.bandwidth.points.back().rate, link.bandwidth.origin);
    add(llvm::Twine(link.name) + ": latency, s", link.latency.value, link.latency.origin);
    if (!link.hasThrottle)
      continue;
    add(llvm::Twine(link.name) + ": throttled to, B/s", link.throttle.bandwidth.value, link.throttle.bandwidth.origin);
    add(llvm::Twine(link.name) + ": throttled latency, s", link.throttle.latency.value, link.throttle.latency.origin);
  }
  return figures;
}

static Value makeData(const ReportInput &input) {
  const Program &program = input.program;
  const SimulationResult &result = input.result;
  Array mesh, streams, links, whatIfs, ledger, memory;
  for (const MeshAxis &axis : program.mesh)
    mesh.push_back(Array{fixUTF8(axis.name), axis.size});
  for (const std::string &stream : program.streams)
    streams.push_back(fixUTF8(stream));
  for (const LinkUse &link : result.links)
    links.push_back(Array{fixUTF8(link.name), link.numBytes, link.busy, link.utilization});
  for (const WhatIf &whatIf : input.whatIfs)
    whatIfs.push_back(Array{fixUTF8(whatIf.change), whatIf.stepNanos, whatIf.exposedNanos});
  for (const auto &[name, numBytes] : input.ledger)
    ledger.push_back(Array{fixUTF8(name), numBytes});
  for (const MemoryPoint &point : result.memory)
    memory.push_back(Array{point.time, point.numBytes});
  return Object{{"name", fixUTF8(program.name)},
                {"machine", fixUTF8(input.machine.name)},
                {"description", fixUTF8(input.machine.description)},
                {"remark", fixUTF8(input.remark)},
                {"mesh", std::move(mesh)},
                {"streams", std::move(streams)},
                {"step", result.stepNanos},
                {"compute", result.computeNanos},
                {"exposed", result.exposedNanos},
                {"bound", Array{result.bound.compute, result.bound.communication, result.bound.path}},
                {"peak", result.peakBytes},
                {"peakTime", result.peakTime},
                {"arena", program.arenaBytes},
                {"commands", makeCommands(program)},
                {"timelines", makeTimelines(result)},
                {"collectives", makeCollectives(input)},
                {"buffers", makeBuffers(program, result)},
                {"memory", std::move(memory)},
                {"links", std::move(links)},
                {"whatIfs", std::move(whatIfs)},
                {"ledger", std::move(ledger)},
                {"figures", makeFigures(input.machine)}};
}

void weft::sim::writeReport(const ReportInput &input, llvm::raw_ostream &os) {
  std::string data;
  llvm::raw_string_ostream(data) << makeData(input);
  llvm::StringRef text(reportTemplate, sizeof(reportTemplate) - 1);
  auto [before, after] = text.split("@DATA@");
  os << before;
  // In a script element, `<` could begin its end; in JSON it only stands in strings.
  for (char c : data) {
    if (c == '<')
      os << "\\u003c";
    else
      os << c;
  }
  os << after;
}
