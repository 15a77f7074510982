// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A libFuzzer target: any text as a machine file, and any bytes as a program that runs on it. SimulatorTest runs it on
// the files in fuzz-corpus; to look for more:
//
//   ninja fuzz-simulator && bin/fuzz-simulator -max_len=8192 -max_total_time=600 NEW_CORPUS
//   ../../unittests/Simulator/fuzz-corpus

#include "weft/Simulator/ChromeTrace.h"
#include "weft/Simulator/Report.h"
#include <cstdlib>

using namespace weft::sim;

namespace {

/// Takes numbers from the bytes; zeros when there are no more.
class Bytes {
public:
  Bytes(const uint8_t *data, size_t size) : data(data), end(data + size) {}

  bool isEmpty() const { return data == end; }
  int64_t pick(int64_t count) { return count > 0 ? take() % count : 0; }
  uint8_t take() { return isEmpty() ? 0 : *data++; }
  /// Mostly small, sometimes anything.
  int64_t number() {
    uint8_t kind = take();
    if (kind < 250)
      return kind;
    static const int64_t special[] = {-1, int64_t(1) << 20, int64_t(1) << 40, int64_t(1) << 52, INT64_MAX, INT64_MIN};
    return special[kind - 250];
  }

private:
  const uint8_t *data, *end;
};

} // namespace

static Program makeProgram(Bytes &bytes) {
  Program program;
  program.streams = {"compute", "a", "b"};
  program.mesh = {{"dp", bytes.number() & 63, true}, {"tp", bytes.number() & 7, false}};
  program.communicators = {{{0}}, {{1}}, {{0, 1}}};
  program.numEvents = 8;
  while (!bytes.isEmpty() && program.commands.size() < 200) {
    Command command;
    command.kind = CommandKind(bytes.pick(6));
    command.stream = int32_t(bytes.pick(3));
    command.name = "c";
    if (command.kind == CommandKind::Record || command.kind == CommandKind::Wait) {
      command.event = int32_t(bytes.pick(8));
    } else if (command.kind == CommandKind::Collective) {
      command.communicator = int32_t(bytes.pick(3));
      command.collectives.assign(size_t(bytes.pick(3)), {CollectiveKind(bytes.pick(3)), bytes.number()});
    } else {
      command.work.numFlops = bytes.number();
      command.work.bytesRead = bytes.number();
      command.work.m = command.work.n = command.work.k = bytes.number();
    }
    program.commands.push_back(std::move(command));
  }
  program.buffers = {{"x", "activations", 0, bytes.number(), 0, bytes.number()}};
  return program;
}

/// Ends the process if the condition does not hold.
static void check(bool condition) {
  if (!condition)
    std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // The text of the machine, a zero byte, the program.
  size_t split = 0;
  while (split < size && data[split])
    ++split;
  llvm::Expected<Machine> machine = parseMachine(llvm::StringRef(reinterpret_cast<const char *>(data), split), "m");
  if (!machine) {
    check(!llvm::toString(machine.takeError()).empty());
    return 0;
  }
  llvm::json::Value json = toJson(*machine);
  llvm::Expected<Machine> again = parseMachine(json, "m");
  check(!!again && toJson(*again) == json);
  Bytes bytes(data + split, size - split);
  bytes.take();
  SimulationOptions options;
  options.secondStep = bytes.pick(2);
  if (bytes.pick(2))
    options.stragglers.push_back({bytes.pick(8), 1.5});
  Program program = makeProgram(bytes);
  llvm::Expected<SimulationResult> result = simulate(program, *machine, options);
  if (!result) {
    check(!llvm::toString(result.takeError()).empty());
    return 0;
  }
  // Sums of doubles have 52 bits.
  double slack = 2 + 1e-12 * double(result->stepNanos);
  check(result->stepNanos >= 0);
  check(options.secondStep || double(result->bound.getNanos()) <= double(result->stepNanos) + slack);
  // Both are slow, and have little to go wrong.
  if (size % 16)
    return 0;
  std::string text;
  llvm::raw_string_ostream os(text);
  writeChromeTrace(program, *result, os);
  writeReport({program, *machine, *result, {}, {}, {}}, os);
  return 0;
}
