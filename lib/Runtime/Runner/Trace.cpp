// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Trace.h"

#include "Error.h"
#include "Files.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>

using namespace weft::run;

/// Memory of all rings together; a machine that runs many ranks gets shorter ones.
static constexpr int64_t maxRingBytes = int64_t(256) << 20;

/// The clock of the engine's events.
static int64_t nowNanos() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

TraceWindow weft::run::parseTraceWindow(const std::string &text) {
  TraceWindow window;
  auto read = [&](const char *begin, int64_t &value) {
    char *end = nullptr;
    errno = 0;
    value = std::strtoll(begin, &end, 10);
    bool isNumber = end != begin && *begin >= '0' && *begin <= '9' && errno == 0 && value > 0;
    return isNumber ? end : nullptr;
  };
  const char *rest = read(text.c_str(), window.first);
  if (rest && *rest == 0)
    window.last = window.first;
  else if (rest && *rest == ':')
    rest = read(rest + 1, window.last);
  else
    rest = nullptr;
  if (!rest || *rest != 0 || window.last < window.first)
    fail("expects --trace-steps to be A:B, the first and last step with 1 <= A <= B, but got '{}'", text);
  return window;
}

TraceRecorder::TraceRecorder(TraceWindow window, int64_t numRanks, std::vector<std::string> streams,
                             int64_t eventsPerStream)
    : window(window), streams(std::move(streams)), rings(size_t(numRanks) * rowsPerRank()), ranks(size_t(numRanks)) {
  int64_t affordable = maxRingBytes / (int64_t(rings.size()) * int64_t(sizeof(Entry)));
  int64_t size = std::clamp<int64_t>(eventsPerStream, 1, std::max<int64_t>(affordable, 64));
  for (Ring &ring : rings)
    ring.entries.resize(size_t(size)); // zeroed, so that no page is new to a rank later
}

void TraceRecorder::record(const weft_rt_trace_event *event, void *user) {
  TraceRecorder &recorder = *static_cast<TraceRecorder *>(user);
  size_t rank = size_t(event->rank);
  int64_t step = recorder.ranks[rank].step;
  if (step > 0)
    recorder.ring(rank, size_t(event->stream)).add({*event, step});
}

void TraceRecorder::beginStep(int64_t rank, int64_t step) {
  if (!window.contains(step))
    return;
  for (size_t row = 0; row < rowsPerRank(); ++row) {
    Ring &rows = ring(size_t(rank), row);
    rows.stepBegin[size_t(step) % std::size(rows.stepBegin)] = rows.numWritten;
  }
  ranks[size_t(rank)].step = step;
  ranks[size_t(rank)].begin = nowNanos();
}

void TraceRecorder::endStep(int64_t rank) {
  RankState &state = ranks[size_t(rank)];
  if (state.step == 0)
    return;
  weft_rt_trace_event event{};
  event.rank = rank;
  event.begin = state.begin;
  event.end = nowNanos();
  ring(size_t(rank), streams.size()).add({event, state.step});
  state.step = 0;
}

int64_t TraceRecorder::firstStep(int64_t stepsDone) const {
  return window.isLastSteps() ? std::max<int64_t>(1, stepsDone - TraceWindow::numLastSteps + 1) : window.first;
}

int64_t TraceRecorder::countDropped(int64_t stepsDone) const {
  int64_t first = firstStep(stepsDone), numDropped = 0;
  for (const Ring &ring : rings) {
    int64_t begin = window.isLastSteps() ? ring.stepBegin[size_t(first) % std::size(ring.stepBegin)] : 0;
    numDropped += std::max<int64_t>(0, ring.oldest() - begin);
  }
  return numDropped;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Writes the events one after the other, a large piece at a time.
class TraceRecorder::Writer {
public:
  Writer(const TraceRecorder &recorder, AtomicOutput &output, int64_t stepsDone)
      : recorder(recorder), output(output), first(recorder.firstStep(stepsDone)) {
    origin = INT64_MAX;
    for (const Ring &ring : recorder.rings)
      for (int64_t i = ring.oldest(); i < ring.numWritten; ++i)
        if (ring.at(i).step >= first)
          origin = std::min(origin, ring.at(i).event.begin);
  }

  void run(int64_t numDropped) {
    output.open(0);
    text = fmt::format("{{\"displayTimeUnit\":\"ms\",\"otherData\":{{\"source\":\"weft-run\",\"dropped\":{}}},"
                       "\"traceEvents\":[",
                       numDropped);
    for (size_t rank = 0; rank < recorder.ranks.size(); ++rank) {
      name("process_name", rank, -1, fmt::format("rank {}", rank));
      for (size_t row = 0; row < recorder.rowsPerRank(); ++row) {
        bool isStream = row < recorder.streams.size();
        name("thread_name", rank, int64_t(row), isStream ? recorder.streams[row] : "steps");
        for (const Entry *entry : entriesOf(rank, row))
          isStream ? command(*entry) : step(*entry);
      }
      edges(rank);
    }
    text += "\n]}\n";
    flush();
    output.commit();
  }

private:
  std::vector<const Entry *> entriesOf(size_t rank, size_t row) const {
    const Ring &ring = recorder.ring(rank, row);
    std::vector<const Entry *> entries;
    for (int64_t i = ring.oldest(); i < ring.numWritten; ++i)
      if (ring.at(i).step >= first)
        entries.push_back(&ring.at(i));
    return entries;
  }

  void flush() {
    output.write(text.data(), int64_t(text.size()), written);
    written += int64_t(text.size());
    text.clear();
  }

  void add(const std::string &event) {
    if (text.size() > (1 << 20))
      flush();
    text += isFirst ? "\n" : ",\n";
    isFirst = false;
    text += event;
  }

  /// Microseconds since the first event.
  std::string micros(int64_t nanos) const { return fmt::format("{}.{:03}", nanos / 1000, nanos % 1000); }
  std::string timeOf(int64_t nanos) const { return micros(nanos - origin); }

  static std::string quote(const std::string &value) {
    return nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  }

  void name(const char *what, size_t rank, int64_t row, const std::string &value) {
    std::string thread = row < 0 ? "" : fmt::format("\"tid\":{},", row);
    add(fmt::format("{{\"ph\":\"M\",\"name\":\"{}\",\"pid\":{},{}\"args\":{{\"name\":{}}}}}", what, rank, thread,
                    quote(value)));
    if (row >= 0)
      add(fmt::format("{{\"ph\":\"M\",\"name\":\"thread_sort_index\",\"pid\":{},{}\"args\":{{\"sort_index\":{}}}}}",
                      rank, thread, row));
  }

  void slice(const Entry &entry, int64_t row, const char *category, const std::string &label) {
    const weft_rt_trace_event &event = entry.event;
    std::string bytes = event.bytes > 0 ? fmt::format(",\"bytes\":{}", event.bytes) : "";
    add(fmt::format("{{\"ph\":\"X\",\"name\":{},\"cat\":\"{}\",\"pid\":{},\"tid\":{},\"ts\":{},\"dur\":{},"
                    "\"args\":{{\"step\":{}{}}}}}",
                    quote(label), category, event.rank, row, timeOf(event.begin), micros(event.end - event.begin),
                    entry.step, bytes));
  }

  void step(const Entry &entry) {
    slice(entry, int64_t(recorder.streams.size()), "step", fmt::format("step {}", entry.step));
  }

  void command(const Entry &entry) {
    const weft_rt_trace_event &event = entry.event;
    const char *name = event.name ? event.name : "";
    switch (event.kind) {
    case WEFT_RT_TRACE_LAUNCH:
      return slice(entry, event.stream, "kernel", name);
    case WEFT_RT_TRACE_PRODUCT:
      return slice(entry, event.stream, "product", describe(*event.product));
    case WEFT_RT_TRACE_COLLECTIVE: {
      static const char *const kinds[] = {"all_reduce", "reduce_scatter", "all_gather"};
      bool isKnown = event.collective >= 0 && event.collective < int32_t(std::size(kinds));
      return slice(entry, event.stream, "collective",
                   fmt::format("{} {}", isKnown ? kinds[event.collective] : "collective", name));
    }
    case WEFT_RT_TRACE_COPY:
      return slice(entry, event.stream, "copy", "copy");
    case WEFT_RT_TRACE_WAIT:
      return slice(entry, event.stream, "wait", fmt::format("wait {}", event.event));
    default:
      return; // a record is the beginning of an arrow only
    }
  }

  static std::string describe(const weft_rt_product_desc &product) {
    int64_t numBatches = 1;
    for (int64_t i = 0; i < product.num_batch_dims; ++i)
      numBatches *= product.batch_size[i];
    std::string batch = numBatches > 1 ? fmt::format("{}x", numBatches) : "";
    return fmt::format("product {}{}x{}x{}", batch, product.m, product.n, product.k);
  }

  /// Arrows from what was done before a record to what waited for it. Viewers bind the ends of an arrow to the slice
  /// that is open at that time, so an arrow begins in the last slice before the record and ends at the end of the wait.
  void edges(size_t rank) {
    for (size_t row = 0; row < recorder.streams.size(); ++row) {
      const Entry *previous = nullptr;
      for (const Entry *entry : entriesOf(rank, row)) {
        if (entry->event.kind != WEFT_RT_TRACE_RECORD) {
          previous = entry;
          continue;
        }
        if (previous && previous->step == entry->step)
          records.push_back({entry->step, entry->event.event, inside(previous->event), int64_t(row)});
      }
    }
    auto order = [](const Record &a, const Record &b) {
      return std::make_pair(a.step, a.event) < std::make_pair(b.step, b.event);
    };
    std::sort(records.begin(), records.end(), order);
    for (size_t row = 0; row < recorder.streams.size(); ++row)
      for (const Entry *entry : entriesOf(rank, row)) {
        if (entry->event.kind != WEFT_RT_TRACE_WAIT)
          continue;
        Record key{entry->step, entry->event.event, 0, 0};
        auto found = std::lower_bound(records.begin(), records.end(), key, order);
        if (found != records.end() && !order(key, *found))
          arrow(rank, *found, int64_t(row), inside(entry->event));
      }
    records.clear();
  }

  /// A time within a slice, as late as possible.
  static int64_t inside(const weft_rt_trace_event &event) { return std::max(event.begin, event.end - 1); }

  struct Record {
    int64_t step;
    int32_t event;
    int64_t time, row;
  };

  void arrow(size_t rank, const Record &from, int64_t toRow, int64_t toTime) {
    const char *format = "{{\"ph\":\"{}\",\"name\":\"edge\",\"cat\":\"edge\",\"id\":{},{}\"pid\":{},\"tid\":{},"
                         "\"ts\":{},\"args\":{{\"event\":{}}}}}";
    ++numArrows;
    add(fmt::format(fmt::runtime(format), "s", numArrows, "", rank, from.row, timeOf(from.time), from.event));
    add(fmt::format(fmt::runtime(format), "f", numArrows, "\"bp\":\"e\",", rank, toRow, timeOf(toTime), from.event));
  }

  const TraceRecorder &recorder;
  AtomicOutput &output;
  int64_t first;
  int64_t origin;
  std::string text;
  int64_t written = 0;
  bool isFirst = true;
  std::vector<Record> records; // of one rank
  int64_t numArrows = 0;
};

void TraceRecorder::write(AtomicOutput &output, int64_t stepsDone) const {
  Writer(*this, output, stepsDone).run(countDropped(stepsDone));
}
