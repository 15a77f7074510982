// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What ran when: the engine's trace, kept in memory of fixed size and written in the Chrome trace format as
// docs/trace.md describes it.

#ifndef WEFT_RUNTIME_RUNNER_TRACE_H
#define WEFT_RUNTIME_RUNNER_TRACE_H

#include "weft-rt/Engine.h"

#include <cstdint>
#include <string>
#include <vector>

namespace weft::run {

class AtomicOutput;

/// The steps that a trace covers, 1-based and inclusive; the default is the last three steps that are run.
struct TraceWindow {
  static constexpr int64_t numLastSteps = 3;

  int64_t first = 0, last = 0; // 0: the last steps

  bool isLastSteps() const { return first == 0; }
  bool contains(int64_t step) const { return isLastSteps() || (step >= first && step <= last); }
};

/// Reads "A:B" or "A" (one step); throws an Error that names the option --trace-steps.
TraceWindow parseTraceWindow(const std::string &text);

/// Collects events. One ring for each stream of each rank, written by the one thread that runs the stream, so there are
/// neither locks nor allocations; where a ring is full, its oldest events go.
class TraceRecorder {
public:
  TraceRecorder(TraceWindow window, int64_t numRanks, std::vector<std::string> streams,
                int64_t eventsPerStream = defaultEventsPerStream);

  /// For weft_rt_engine_config: `user` is the recorder.
  static void record(const weft_rt_trace_event *event, void *user);

  /// Says that a rank begins or ends a step. On the rank's thread, outside of programs.
  void beginStep(int64_t rank, int64_t step);
  void endStep(int64_t rank);

  /// Events of the wanted steps that did not fit, when `stepsDone` steps were run.
  int64_t countDropped(int64_t stepsDone) const;

  /// Writes the trace and commits the file.
  void write(AtomicOutput &output, int64_t stepsDone) const;

  static constexpr int64_t defaultEventsPerStream = 1 << 16;

private:
  struct Entry {
    weft_rt_trace_event event;
    int64_t step;
  };
  struct alignas(64) Ring {
    std::vector<Entry> entries;
    int64_t numWritten = 0;
    int64_t stepBegin[TraceWindow::numLastSteps + 1] = {}; // numWritten when a step began, by step modulo the size

    void add(const Entry &entry) { entries[size_t(numWritten++) % entries.size()] = entry; }
    int64_t oldest() const { return numWritten < int64_t(entries.size()) ? 0 : numWritten - int64_t(entries.size()); }
    const Entry &at(int64_t number) const { return entries[size_t(number) % entries.size()]; }
  };
  struct alignas(64) RankState {
    int64_t step = 0; // 0: nothing is recorded
    int64_t begin = 0;
  };
  class Writer;

  /// The row behind the streams of a rank holds its steps.
  size_t rowsPerRank() const { return streams.size() + 1; }
  const Ring &ring(size_t rank, size_t row) const { return rings[rank * rowsPerRank() + row]; }
  Ring &ring(size_t rank, size_t row) { return rings[rank * rowsPerRank() + row]; }
  int64_t firstStep(int64_t stepsDone) const;

  TraceWindow window;
  std::vector<std::string> streams;
  std::vector<Ring> rings; // by rank, then stream
  std::vector<RankState> ranks;
};

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_TRACE_H
