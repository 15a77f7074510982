// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What must hold between the entries of a manifest. A compiler that keeps its word never fails here; a manifest that
// was edited, or made by a broken compiler, must not become wrong numbers or a write outside of the arena.

#include "Error.h"
#include "Manifest.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace weft::run;

namespace {

/// [begin, end) of something, with what to call it in a message.
struct Range {
  int64_t begin, end;
  std::string what;
};

/// Throws when two non-empty ranges overlap; `where` and `unit` are for the message.
void checkDisjoint(std::vector<Range> &ranges, const std::string &where, const char *unit) {
  std::sort(ranges.begin(), ranges.end(), [](const Range &a, const Range &b) {
    return std::tie(a.begin, a.end, a.what) < std::tie(b.begin, b.end, b.what);
  });
  const Range *last = nullptr;
  for (const Range &range : ranges) {
    if (range.begin == range.end)
      continue;
    if (last && range.begin < last->end)
      fail("{}: expects disjoint {}, but '{}' begins at {} inside of '{}', which ends at {}", where, unit, range.what,
           range.begin, last->what, last->end);
    last = &range;
  }
}

class Checker {
public:
  Checker(const Manifest &manifest, const std::string &file) : manifest(manifest), file(file) {}

  void run() {
    bool hasStep = std::any_of(manifest.files.begin(), manifest.files.end(),
                               [](const auto &entry) { return entry.first == "step.so"; });
    if (!hasStep)
      fail("{}: expects 'files' to list 'step.so', but it does not", file);
    for (const Layout &layout : manifest.layouts)
      checkLayout(layout);
    for (const Buffer &buffer : manifest.buffers)
      if (buffer.role == Role::Param || buffer.role == Role::Moment)
        checkStateBuffer(buffer);
    checkStates(Role::Param, "");
    for (const std::string &state : manifest.optimizerStates)
      checkStates(Role::Moment, state);
    checkPrograms();
    checkStorage();
    checkLedger();
  }

private:
  void checkLayout(const Layout &layout) {
    std::vector<Range> buckets;
    for (size_t i = 0; i < layout.buckets.size(); ++i) {
      const Bucket &bucket = layout.buckets[i];
      std::string name = fmt::format("{}[{}]", layout.name, i);
      if (bucket.start > layout.numElements || bucket.numElements > layout.numElements - bucket.start)
        fail("{}: expects bucket '{}' to end within the {} elements of its layout, but it does not", file, name,
             layout.numElements);
      if (bucket.numElements % layout.numShards != 0)
        fail("{}: expects the {} elements of bucket '{}' to be a multiple of its {} shards", file, bucket.numElements,
             name, layout.numShards);
      buckets.push_back({bucket.start, bucket.start + bucket.numElements, name});
      std::vector<Range> slots;
      for (const Slot &slot : bucket.slots) {
        const Parameter &parameter = manifest.parameters[slot.parameter];
        if (parameter.dtype != layout.dtype)
          fail("{}: expects parameter '{}' in layout '{}' to be {}, but it is {}", file, parameter.name, layout.name,
               elementName(layout.dtype), elementName(parameter.dtype));
        slots.push_back({slot.offset, slot.offset + slot.length, parameter.name});
      }
      checkDisjoint(slots, fmt::format("{}: bucket '{}'", file, name), "slots");
    }
    checkDisjoint(buckets, fmt::format("{}: layout '{}'", file, layout.name), "buckets");
  }

  void checkStateBuffer(const Buffer &buffer) {
    if (!buffer.inStep || !buffer.inEval)
      fail("{}: expects the state '{}' to belong to all programs, but it has the key 'program'", file, buffer.name);
    int64_t expected;
    Element dtype = buffer.dtype;
    if (buffer.parameter >= 0) {
      expected = manifest.parameters[buffer.parameter].numElements;
      dtype = manifest.parameters[buffer.parameter].dtype;
    } else {
      const Layout &layout = manifest.layouts[buffer.layout];
      expected = layout.buckets[buffer.bucket].numElements / (buffer.isShard ? layout.numShards : 1);
      dtype = layout.dtype;
    }
    if (buffer.numElements != expected)
      fail("{}: expects the state '{}' to have {} elements, but got {}", file, buffer.name, expected,
           buffer.numElements);
    if (buffer.role == Role::Param && buffer.dtype != dtype)
      fail("{}: expects the state '{}' to be {} like its parameters, but got {}", file, buffer.name, elementName(dtype),
           elementName(buffer.dtype));
  }

  /// Every element of every parameter has one place in the buffers of this role. Frozen parameters have no moments.
  void checkStates(Role role, const std::string &state) {
    std::string what = role == Role::Param ? "a value" : fmt::format("the state '{}'", state);
    std::vector<std::vector<Range>> covered(manifest.parameters.size());
    std::set<std::pair<int32_t, int32_t>> seen;
    for (const Buffer &buffer : manifest.buffers) {
      if (buffer.role != role || buffer.state != state)
        continue;
      if (buffer.parameter >= 0) {
        covered[buffer.parameter].push_back({0, buffer.numElements, buffer.name});
        continue;
      }
      if (!seen.insert({buffer.layout, buffer.bucket}).second)
        fail("{}: expects one buffer for {} of bucket {} of layout '{}', but got a second one, '{}'", file, what,
             buffer.bucket, manifest.layouts[buffer.layout].name, buffer.name);
      for (const Slot &slot : manifest.layouts[buffer.layout].buckets[buffer.bucket].slots)
        covered[slot.parameter].push_back({slot.paramOffset, slot.paramOffset + slot.length, buffer.name});
    }
    for (size_t i = 0; i < covered.size(); ++i) {
      const Parameter &parameter = manifest.parameters[i];
      if (role == Role::Moment && parameter.frozen)
        continue;
      std::string where = fmt::format("{}: parameter '{}'", file, parameter.name);
      checkDisjoint(covered[i], where, "parts");
      int64_t count = 0;
      for (const Range &range : covered[i])
        count += range.end - range.begin;
      if (count != parameter.numElements)
        fail("{}: expects {} for each of its {} elements, but the buckets hold {}", where, what, parameter.numElements,
             count);
    }
  }

  void checkPrograms() {
    for (ProgramKind program : {ProgramKind::Step, ProgramKind::Eval}) {
      const char *name = program == ProgramKind::Step ? "step" : "eval";
      int64_t numLosses = 0;
      // By argument: how many micro-batches are there, and one of them.
      std::map<std::string, std::pair<int64_t, const Buffer *>> arguments;
      std::set<std::pair<std::string, int64_t>> seen;
      const Buffer *first = nullptr;
      for (const Buffer &buffer : manifest.buffers) {
        if (!buffer.usedBy(program))
          continue;
        numLosses += buffer.role == Role::Loss;
        if (buffer.role != Role::Batch)
          continue;
        if (program == ProgramKind::Eval && buffer.microBatch != 0)
          fail("{}: expects the evaluation to have one micro-batch, but batch '{}' has number {}", file, buffer.name,
               buffer.microBatch);
        if (!seen.insert({buffer.name, buffer.microBatch}).second)
          fail("{}: expects one buffer for micro-batch {} of batch '{}' of the {}, but got two", file,
               buffer.microBatch, buffer.name, name);
        auto &[count, other] = arguments[buffer.name];
        ++count;
        if (!other)
          other = &buffer;
        if (other->shape != buffer.shape || other->dtype != buffer.dtype || other->bound != buffer.bound)
          fail("{}: expects all micro-batches of batch '{}' to be alike, but number {} differs", file, buffer.name,
               buffer.microBatch);
        if (!first)
          first = &buffer;
        if (buffer.shape[0] < 1 || buffer.shape[0] != first->shape[0])
          fail("{}: expects all batches of the {} to hold the same number of samples, at least 1, but '{}' has {} and "
               "'{}' has {}",
               file, name, first->name, first->shape[0], buffer.name, buffer.shape[0]);
      }
      if (numLosses > 1 || (program == ProgramKind::Step && numLosses != 1))
        fail("{}: expects the {} to have one loss, but got {}", file, name, numLosses);
      int64_t expected = program == ProgramKind::Step ? manifest.microBatches : 1;
      for (const auto &[argument, entry] : arguments)
        if (entry.first != expected)
          fail("{}: expects batch '{}' of the {} to have {} micro-batches, but got {}", file, argument, name, expected,
               entry.first);
    }
  }

  /// Nothing that the runner or a program writes may lie over a state, nor inputs over inputs of the same program.
  void checkStorage() {
    for (ProgramKind program : {ProgramKind::Step, ProgramKind::Eval}) {
      std::vector<Range> ranges, states;
      for (const Buffer &buffer : manifest.buffers) {
        Range range{buffer.offset, buffer.offset + buffer.numBytes, buffer.name};
        bool isState = buffer.role == Role::Param || buffer.role == Role::Moment || buffer.role == Role::Coordinate;
        bool isOutput = buffer.role == Role::Loss || buffer.role == Role::Metric;
        if (isState)
          states.push_back(range);
        // An output may reuse the storage of an input that was used up.
        if (buffer.usedBy(program) && !isOutput)
          ranges.push_back(range);
      }
      checkDisjoint(ranges, fmt::format("{}: arena", file), "buffers");
      for (const Buffer &buffer : manifest.buffers) {
        if (!buffer.usedBy(program) || (buffer.role != Role::Loss && buffer.role != Role::Metric))
          continue;
        std::vector<Range> withOutput = states;
        withOutput.push_back({buffer.offset, buffer.offset + buffer.numBytes, buffer.name});
        checkDisjoint(withOutput, fmt::format("{}: arena", file), "buffers");
      }
    }
  }

  void checkLedger() {
    const int64_t *total = nullptr;
    int64_t sum = 0;
    for (const auto &[name, bytes] : manifest.ledger) {
      if (name == "total")
        total = &bytes;
      else if (__builtin_add_overflow(sum, bytes, &sum))
        fail("{}: expects the classes of 'ledger' to sum up to its total, but they do not", file);
    }
    if (!total)
      fail("{}: expects 'ledger' to have the key 'total', but it has not", file);
    if (*total != manifest.arenaBytes)
      fail("{}: expects 'ledger.total' to be the {} bytes of the arena, but got {}", file, manifest.arenaBytes, *total);
    if (manifest.ledger.size() > 1 && sum != *total)
      fail("{}: expects the classes of 'ledger' to sum up to its total {}, but got {}", file, *total, sum);
  }

  const Manifest &manifest;
  const std::string &file;
};

} // namespace

void weft::run::checkManifest(const Manifest &manifest, const std::string &file) { Checker(manifest, file).run(); }
