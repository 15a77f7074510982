// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/ChromeTrace.h"
#include "Results.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace weft::sim;
using llvm::json::OStream;

std::string weft::sim::getTitle(const Command &command) {
  const Work &work = command.work;
  switch (command.kind) {
  case CommandKind::Kernel:
    return command.name;
  case CommandKind::Product:
    return llvm::formatv("product {0}{1}x{2}x{3}", work.numBatches > 1 ? std::to_string(work.numBatches) + "x" : "",
                         work.m, work.n, work.k)
        .str();
  case CommandKind::Copy:
    return "copy";
  case CommandKind::Collective: {
    std::string kind = command.collectives.empty() ? command.name : getName(command.collectives.front().kind).str();
    return command.label.empty() ? kind : kind + " " + command.label;
  }
  case CommandKind::Record:
    return "record " + std::to_string(command.event);
  case CommandKind::Wait:
    return "wait " + std::to_string(command.event);
  }
  return "";
}

static llvm::StringRef getCategory(CommandKind kind) {
  switch (kind) {
  case CommandKind::Kernel:
    return "kernel";
  case CommandKind::Product:
    return "product";
  case CommandKind::Copy:
    return "copy";
  case CommandKind::Collective:
    return "collective";
  case CommandKind::Record:
    return "record";
  case CommandKind::Wait:
    return "wait";
  }
  return "";
}

static int64_t getBytes(const Command &command) {
  if (command.kind == CommandKind::Copy)
    return command.work.bytesWritten;
  int64_t numBytes = 0;
  for (const Collective &collective : command.collectives)
    numBytes += collective.numBytes;
  return numBytes;
}

namespace {

/// Writes the events of one timeline.
class TimelineWriter {
public:
  TimelineWriter(const Program &program, const RankTimeline &timeline, OStream &json)
      : program(program), timeline(timeline), json(json) {}

  void write(llvm::ArrayRef<int32_t> records, int64_t &numArrows) {
    writeName("process_name", -1, "rank " + std::to_string(timeline.rank));
    if (timeline.numRanks > 1)
      writeMetadata("process_labels", -1, [&] {
        json.attribute("labels", "and " + std::to_string(timeline.numRanks - 1) + " that behave alike");
      });
    for (size_t i = 0; i <= program.streams.size(); ++i) {
      int64_t row = static_cast<int64_t>(i);
      writeName("thread_name", row, i < program.streams.size() ? program.streams[i] : "steps");
      writeMetadata("thread_sort_index", row, [&] { json.attribute("sort_index", row); });
    }
    int64_t end = 0;
    for (const Span &span : timeline.spans) {
      end = std::max(end, span.end);
      writeSlice(span);
    }
    writeStep(end);
    writeArrows(records, numArrows);
  }

private:
  const Program &program;
  const RankTimeline &timeline;
  OStream &json;

  const Command &getCommand(const Span &span) const { return program.commands[static_cast<size_t>(span.command)]; }

  /// Microseconds with three decimals.
  void time(llvm::StringRef key, int64_t nanos) {
    json.attributeBegin(key);
    json.rawValue([&](llvm::raw_ostream &os) {
      os << llvm::formatv("{0}{1}.{2,0+3}", nanos < 0 ? "-" : "", std::abs(nanos) / 1000, std::abs(nanos) % 1000);
    });
    json.attributeEnd();
  }

  template <typename Fn> void writeMetadata(llvm::StringRef name, int64_t row, Fn writeArguments) {
    json.object([&] {
      json.attribute("ph", "M");
      json.attribute("name", name);
      json.attribute("pid", timeline.rank);
      if (row >= 0)
        json.attribute("tid", row);
      json.attributeObject("args", writeArguments);
    });
  }
  void writeName(llvm::StringRef what, int64_t row, llvm::StringRef name) {
    writeMetadata(what, row, [&] { json.attribute("name", llvm::json::fixUTF8(name)); });
  }

  template <typename Fn>
  void writeSlice(llvm::StringRef name, llvm::StringRef category, int64_t row, int64_t begin, int64_t end,
                  Fn writeArguments) {
    json.object([&] {
      json.attribute("ph", "X");
      json.attribute("name", llvm::json::fixUTF8(name));
      json.attribute("cat", category);
      json.attribute("pid", timeline.rank);
      json.attribute("tid", row);
      time("ts", begin);
      time("dur", end - begin);
      json.attributeObject("args", [&] {
        json.attribute("step", 1);
        writeArguments();
      });
    });
  }
  void writeSlice(const Span &span) {
    const Command &command = getCommand(span);
    if (command.kind == CommandKind::Record)
      return;
    writeSlice(getTitle(command), getCategory(command.kind), command.stream, span.ready, span.end, [&] {
      if (int64_t numBytes = getBytes(command))
        json.attribute("bytes", numBytes);
      if (span.begin > span.ready)
        time("missing_us", span.begin - span.ready);
    });
  }
  void writeStep(int64_t end) {
    writeSlice("step 1", "step", static_cast<int64_t>(program.streams.size()), 0, end, [] {});
  }

  /// Arrows end and begin inside of slices, since viewers bind them to the slice that is open at that time.
  void writeArrows(llvm::ArrayRef<int32_t> records, int64_t &numArrows) {
    std::vector<int64_t> lastOfStream(program.streams.size(), -1), source(program.commands.size(), -1);
    for (size_t i = 0; i < timeline.spans.size(); ++i) {
      const Span &span = timeline.spans[i];
      const Command &command = getCommand(span);
      int64_t &last = lastOfStream[static_cast<size_t>(command.stream)];
      if (command.kind == CommandKind::Record)
        source[i] = last;
      else
        last = static_cast<int64_t>(i);
      if (command.kind != CommandKind::Wait || records[i] < 0 || source[static_cast<size_t>(records[i])] < 0)
        continue;
      const Span &from = timeline.spans[static_cast<size_t>(source[static_cast<size_t>(records[i])])];
      ++numArrows;
      writeEnd("s", numArrows, from, command.event);
      writeEnd("f", numArrows, span, command.event);
    }
  }
  void writeEnd(llvm::StringRef phase, int64_t id, const Span &span, int32_t event) {
    json.object([&] {
      json.attribute("ph", phase);
      json.attribute("name", "edge");
      json.attribute("cat", "edge");
      json.attribute("id", id);
      if (phase == "f")
        json.attribute("bp", "e");
      json.attribute("pid", timeline.rank);
      json.attribute("tid", getCommand(span).stream);
      time("ts", std::max(span.ready, span.end - 1));
      json.attributeObject("args", [&] { json.attribute("event", event); });
    });
  }
};

} // namespace

void weft::sim::writeChromeTrace(const Program &program, const SimulationResult &result, llvm::raw_ostream &os) {
  std::vector<int32_t> records = findRecords(program);
  int64_t numArrows = 0;
  OStream json(os);
  json.object([&] {
    json.attribute("displayTimeUnit", "ms");
    json.attributeObject("otherData", [&] {
      json.attribute("source", "weft-sim");
      json.attribute("dropped", 0);
    });
    json.attributeArray("traceEvents", [&] {
      for (const RankTimeline &timeline : result.timelines)
        TimelineWriter(program, timeline, json).write(records, numArrows);
    });
  });
  os << "\n";
}
