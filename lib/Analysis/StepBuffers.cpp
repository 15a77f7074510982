// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StepBuffers.h"

#include "weft/Analysis/MemoryClasses.h"
#include "weft/Analysis/Steps.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mlir;
using namespace weft;

int64_t weft::getBufferBytes(Type type) {
  auto buffer = cast<MemRefType>(type);
  return buffer.getNumElements() * getBytesPerElement(buffer.getElementType());
}

std::string weft::getPersistentName(BufferOp buffer) {
  auto bucket = buffer->getAttrOfType<IntegerAttr>("bucket");
  return buffer.getName().str() + (bucket ? "[" + std::to_string(bucket.getInt()) + "]" : "");
}

namespace {
/// What one command does with some bytes of a view.
struct Use {
  int64_t command;
  /// Bytes from the begin of the view.
  int64_t begin, end;
  /// Whether nothing of what was there before is needed any more.
  bool overwrites;
};

/// Commands from the one that writes a value to the last that reads it.
struct LiveRange {
  int64_t first, last;
};
} // namespace

/// The bytes of the view that the operand covers, and whether it covers all between the first and the last.
static bool getExtent(MemRefType type, int64_t viewBytes, int64_t &begin, int64_t &end) {
  SmallVector<int64_t> strides;
  int64_t offset = 0, span = 1, elementBytes = getBytesPerElement(type.getElementType());
  begin = 0;
  end = viewBytes;
  if (failed(type.getStridesAndOffset(strides, offset)) || ShapedType::isDynamic(offset))
    return false;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides)) {
    if (ShapedType::isDynamic(stride))
      return false;
    span += (size - 1) * stride;
  }
  begin = std::clamp<int64_t>(offset * elementBytes, 0, viewBytes);
  end = std::clamp<int64_t>((offset + span) * elementBytes, begin, viewBytes);
  return type.getNumElements() == span;
}

/// The uses of a view of the arena by commands, in their order; within a command what is read comes first.
static SmallVector<Use> collectUses(ArenaViewOp view, WorkAnalysis &work,
                                    const DenseMap<Operation *, int64_t> &indices) {
  SmallVector<Use> uses;
  int64_t viewBytes = getBufferBytes(view.getResult().getType());
  SmallVector<Value> views{view.getResult()};
  while (!views.empty())
    for (OpOperand &operand : views.pop_back_val().getUses()) {
      Operation *user = operand.getOwner();
      if (isView(user)) {
        views.push_back(user->getResult(0));
        continue;
      }
      auto command = indices.find(view->getBlock()->findAncestorOpInBlock(*user));
      if (command == indices.end())
        continue;
      Use use{command->second, 0, viewBytes, false};
      bool isDense = getExtent(cast<MemRefType>(operand.get().getType()), viewBytes, use.begin, use.end);
      use.overwrites = isDense && work.overwrites(operand);
      uses.push_back(use);
    }
  llvm::sort(uses, [](const Use &a, const Use &b) {
    return std::tuple(a.command, a.overwrites, a.begin, a.end) < std::tuple(b.command, b.overwrites, b.begin, b.end);
  });
  return uses;
}

/// The live ranges of the values of a view: those of its parts, where they overlap taken together.
static SmallVector<LiveRange> getLiveRanges(ArrayRef<Use> uses) {
  SmallVector<int64_t> cuts;
  for (const Use &use : uses)
    llvm::append_values(cuts, use.begin, use.end);
  llvm::sort(cuts);
  cuts.erase(llvm::unique(cuts), cuts.end());
  // The last range of each part between two cuts, and the finished ones.
  std::vector<LiveRange> open(cuts.size(), {-1, -1}), ranges;
  for (const Use &use : uses)
    for (size_t part = llvm::lower_bound(cuts, use.begin) - cuts.begin(); cuts[part] < use.end; ++part) {
      LiveRange &range = open[part];
      if (range.first < 0) {
        range.first = use.command;
      } else if (use.overwrites) {
        ranges.push_back(range);
        range.first = use.command;
      }
      range.last = use.command;
    }
  llvm::append_range(ranges, llvm::make_filter_range(open, [](const LiveRange &range) { return range.first >= 0; }));
  llvm::sort(ranges, [](const LiveRange &a, const LiveRange &b) {
    return std::pair(a.first, a.last) < std::pair(b.first, b.last);
  });
  SmallVector<LiveRange> merged;
  for (const LiveRange &range : ranges) {
    if (merged.empty() || range.first > merged.back().last)
      merged.push_back(range);
    else
      merged.back().last = std::max(merged.back().last, range.last);
  }
  return merged;
}

/// A command may write its result where an operand lies that it reads for the last time. There the result takes the
/// place of the operand, whose use then ends with the command before.
static void endReplacedBuffers(std::vector<sim::Buffer> &buffers) {
  DenseMap<int64_t, SmallVector<size_t, 4>> endingAt;
  for (auto [index, buffer] : llvm::enumerate(buffers))
    if (buffer.first < buffer.last)
      endingAt[buffer.last].push_back(index);
  for (const sim::Buffer &result : buffers) {
    auto ending = endingAt.find(result.first);
    if (ending == endingAt.end())
      continue;
    for (size_t index : ending->second) {
      sim::Buffer &operand = buffers[index];
      if (operand.offset < result.offset + result.numBytes && result.offset < operand.offset + operand.numBytes)
        operand.last = result.first - 1;
    }
  }
}

std::vector<sim::Buffer> weft::listBuffers(ModuleOp module, Block &step, WorkAnalysis &work,
                                           const DenseMap<Operation *, int64_t> &indices, const sim::Program &program) {
  std::vector<sim::Buffer> buffers;
  DenseSet<int64_t> persistent;
  int64_t end = std::max<int64_t>(0, int64_t(program.commands.size()) - 1);
  for (auto buffer : module.getOps<BufferOp>()) {
    int64_t numBytes = getBufferBytes(buffer.getType());
    if (numBytes > 0)
      persistent.insert(buffer.getOffset());
    buffers.push_back({getPersistentName(buffer), stringifyMemoryClass(getMemoryClass(buffer.getRole())).str(),
                       buffer.getOffset(), numBytes, 0, end});
  }
  for (auto view : step.getOps<ArenaViewOp>()) {
    if (persistent.contains(view.getOffset()))
      continue;
    for (const LiveRange &range : getLiveRanges(collectUses(view, work, indices))) {
      const sim::Command &command = program.commands[range.first];
      buffers.push_back({command.label.empty() ? command.name : command.label,
                         stringifyMemoryClass(view.getMemoryClass()).str(), view.getOffset(),
                         getBufferBytes(view.getResult().getType()), range.first, range.last});
    }
  }
  endReplacedBuffers(buffers);
  return buffers;
}
