// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ShardWindows.h"

#include "weft/Analysis/Steps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <deque>

using namespace mlir;
using namespace weft;

static constexpr StringLiteral kCategory = "weft-shard-optimizer";

/// Gives back `value`, but after `after`.
static Value createBarrier(OpBuilder &builder, Location loc, Value value, ValueRange after) {
  SmallVector<Value> values{value};
  llvm::append_range(values, after);
  return BarrierOp::create(builder, loc, ValueRange(values).getTypes(), values).getResult(0);
}

Value weft::createGather(OpBuilder &builder, const ShardedRead &read, ValueRange after) {
  ReadStateOp whole = read.read;
  Location loc = whole.getLoc();
  auto type = cast<RankedTensorType>(whole.getResult().getType());
  Type part = RankedTensorType::get({type.getNumElements() / read.numShards}, type.getElementType());
  Value shard = ReadStateOp::create(builder, loc, part, whole.getStateAttr(), whole.getBucketAttr());
  if (!after.empty())
    shard = createBarrier(builder, loc, shard, after);
  Value destination = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
  LayoutOp layout = read.layout;
  return AllGatherOp::create(builder, loc, TypeRange{type}, shard, destination, layout.getMeshAttr(),
                             layout.getShardAxesAttr())
      .getResult(0);
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// A tensor that the operation only reads; null if there is none. What is no view is preferred: it is no parameter.
static OpOperand *findInput(Operation *op) {
  OpOperand *found = nullptr;
  auto style = dyn_cast<DestinationStyleOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()) || (style && style.isDpsInit(&operand)))
      continue;
    Operation *definition = operand.get().getDefiningOp();
    if (!definition || !isView(definition))
      return &operand;
    found = found ? found : &operand;
  }
  return found;
}

/// The operand through which the pack, or what writes its gradients, is first held back once `earlier` has begun.
static OpOperand *findFirstWrite(PackOp pack, Operation *earlier) {
  OpOperand *first = &pack->getOpOperand(0);
  for (Value value : pack.getValues())
    while (Operation *op = value.getDefiningOp()) {
      if (op->getBlock() != pack->getBlock() || !earlier->isBeforeInBlock(op))
        break;
      if (isView(op)) {
        value = op->getOperand(0);
        continue;
      }
      if (OpOperand *input = findInput(op); input && op->isBeforeInBlock(first->getOwner()))
        first = input;
      // What the result is accumulated onto.
      auto style = dyn_cast<DestinationStyleOpInterface>(op);
      if (!style)
        break;
      value = style.getTiedOpOperand(cast<OpResult>(value))->get();
    }
  return first;
}

/// The reductions in the order of the program, those of buckets that one gradient is split over in one group.
static SmallVector<SmallVector<ReduceScatterOp, 1>> groupReductions(Block &block) {
  SmallVector<std::pair<ReduceScatterOp, PackOp>> reductions;
  llvm::DenseMap<Value, size_t> lastPart;
  for (auto reduction : block.getOps<ReduceScatterOp>())
    if (auto pack = reduction.getSource().getDefiningOp<PackOp>(); pack && !pack.getValues().empty()) {
      for (Value gradient : pack.getValues())
        lastPart[gradient] = reductions.size();
      reductions.push_back({reduction, pack});
    }
  SmallVector<SmallVector<ReduceScatterOp, 1>> groups;
  size_t lastOfGroup = 0;
  for (auto [index, reduction] : llvm::enumerate(reductions)) {
    if (groups.empty() || index > lastOfGroup)
      groups.emplace_back();
    groups.back().push_back(reduction.first);
    for (Value gradient : reduction.second.getValues())
      lastOfGroup = std::max(lastOfGroup, lastPart[gradient]);
  }
  return groups;
}

void weft::boundGradients(FunctionOpInterface step) {
  SmallVector<SmallVector<ReduceScatterOp, 1>> groups = groupReductions(step.getFunctionBody().front());
  // Nothing is added before all places are known: a new operation costs the block its order.
  SmallVector<std::pair<ReduceScatterOp, OpOperand *>> places;
  for (size_t index = 2; index < groups.size(); ++index) {
    ArrayRef<ReduceScatterOp> done = groups[index - 2], next = groups[index];
    for (size_t part = 0; part < std::max(done.size(), next.size()); ++part) {
      ReduceScatterOp earlier = done[part % done.size()], later = next[part % next.size()];
      places.push_back({earlier, findFirstWrite(later.getSource().getDefiningOp<PackOp>(), earlier)});
    }
  }
  for (auto [reduction, place] : places) {
    OpBuilder builder(place->getOwner());
    place->set(createBarrier(builder, reduction.getLoc(), place->get(), reduction.getResult(0)));
  }
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

namespace {

/// An operation of the function's block that reads elements of gathered buckets.
struct Reader {
  Operation *op;
  /// Its operands, also those of operations inside of it, that are buckets or views of them.
  SmallVector<OpOperand *> operands;
  /// The buckets, by their index, in order and each once.
  SmallVector<size_t> buckets;
};

/// A bucket that is there, and who read it so far.
struct Gathered {
  Value value;
  SmallVector<Operation *> readers;
};

/// A part of the window that is free, and the marks of those who used it.
struct Room {
  int64_t numBytes;
  SmallVector<Value> after;
};

/// Walks the readers of one function and keeps the window.
class Window {
public:
  Window(Block &block, ArrayRef<ShardedRead> reads) : block(block), reads(reads), present(reads.size()) {}

  void collectReaders();
  void gather();
  void eraseViews();
  /// The size of the window, before anything is gathered.
  int64_t getBytes() const { return numFreeBytes; }
  int64_t getNumGathers() const { return numGathers; }

private:
  int64_t getBytes(size_t bucket) const;
  int64_t getBytes(ArrayRef<size_t> buckets) const;
  size_t findNextUse(size_t bucket, size_t reader) const;
  SmallVector<Value> makeRoom(size_t bucket, size_t reader);
  Value materialize(Value value, OpBuilder &builder);

  Block &block;
  ArrayRef<ShardedRead> reads;
  std::vector<Reader> readers;
  /// The buckets of which each value consists: the reads and views of them.
  llvm::DenseMap<Value, SmallVector<size_t>> sources;
  SmallVector<Operation *> views;
  /// The readers of each bucket, by their index.
  std::vector<SmallVector<size_t>> uses;

  /// What is free in the window.
  std::deque<Room> free;
  int64_t numFreeBytes = 0, numGathers = 0;
  /// The buckets that are there, and by bucket what is there or was.
  SmallVector<size_t> resident;
  std::vector<Gathered> present;
  /// Views of what is there: the gathered buckets that they were made of, and the copy.
  llvm::DenseMap<Value, std::pair<SmallVector<Value>, Value>> copies;
};

} // namespace

int64_t Window::getBytes(size_t bucket) const {
  ReadStateOp read = reads[bucket].read;
  auto type = cast<RankedTensorType>(read.getResult().getType());
  return type.getNumElements() * getBytesPerElement(type.getElementType());
}

int64_t Window::getBytes(ArrayRef<size_t> buckets) const {
  int64_t numBytes = 0;
  for (size_t bucket : buckets)
    numBytes += getBytes(bucket);
  return numBytes;
}

static void sortUnique(SmallVectorImpl<size_t> &list) {
  llvm::sort(list);
  list.erase(llvm::unique(list), list.end());
}

void Window::collectReaders() {
  for (auto [index, read] : llvm::enumerate(reads))
    sources[ReadStateOp(read.read).getResult()] = {index};
  for (Operation &op : block) {
    Reader reader{&op, {}, {}};
    op.walk([&](Operation *nested) {
      for (OpOperand &operand : nested->getOpOperands())
        if (auto found = sources.find(operand.get()); found != sources.end()) {
          reader.operands.push_back(&operand);
          llvm::append_range(reader.buckets, found->second);
        }
    });
    if (reader.operands.empty())
      continue;
    sortUnique(reader.buckets);
    if (isView(&op)) {
      sources[op.getResult(0)] = std::move(reader.buckets);
      views.push_back(&op);
    } else {
      readers.push_back(std::move(reader));
    }
  }
  uses.resize(reads.size());
  for (auto [index, reader] : llvm::enumerate(readers)) {
    for (size_t bucket : reader.buckets)
      uses[bucket].push_back(index);
    SmallVector<size_t> both = reader.buckets;
    if (index > 0)
      llvm::append_range(both, readers[index - 1].buckets);
    sortUnique(both);
    numFreeBytes = std::max(numFreeBytes, getBytes(both));
  }
  free.push_back({numFreeBytes, {}});
}

/// The first reader of the bucket from `reader` on; past the end if there is none.
size_t Window::findNextUse(size_t bucket, size_t reader) const {
  const size_t *next = llvm::lower_bound(uses[bucket], reader);
  return next == uses[bucket].end() ? readers.size() : *next;
}

/// A result of the operation that others may wait for: one that nobody takes over, if there is such a one; null for
/// what has none.
static Value getMark(Operation *op) {
  if (isa<PackOp>(op))
    return Value();
  auto isTaken = [](Value value) {
    return llvm::any_of(value.getUsers(), llvm::IsaPred<PackOp, CollectiveOpInterface>);
  };
  for (Value result : op->getResults())
    if (!isTaken(result))
      return result;
  return op->getNumResults() ? op->getResult(0) : Value();
}

/// Drops buckets that the reader does not need until that one fits. Returns what the gather that takes the room has to
/// come after. (The window holds what any reader needs.)
SmallVector<Value> Window::makeRoom(size_t bucket, size_t reader) {
  const SmallVector<size_t> &needed = readers[reader].buckets;
  while (numFreeBytes < getBytes(bucket)) {
    std::pair<size_t, size_t> farthest(0, 0);
    for (size_t other : resident)
      if (!std::binary_search(needed.begin(), needed.end(), other))
        farthest = std::max(farthest, std::pair(findNextUse(other, reader), other));
    Room room{getBytes(farthest.second), {}};
    for (Operation *op : present[farthest.second].readers)
      if (Value mark = getMark(op))
        room.after.push_back(mark);
    numFreeBytes += room.numBytes;
    free.push_back(std::move(room));
    resident.erase(llvm::find(resident, farthest.second));
  }
  llvm::SetVector<Value> after;
  for (int64_t missing = getBytes(bucket); missing > 0;) {
    Room &room = free.front();
    after.insert_range(room.after);
    int64_t numBytes = std::min(missing, room.numBytes);
    missing -= numBytes;
    numFreeBytes -= numBytes;
    room.numBytes -= numBytes;
    if (room.numBytes == 0)
      free.pop_front();
  }
  return after.takeVector();
}

/// The value made of what is there now, before the reader.
Value Window::materialize(Value value, OpBuilder &builder) {
  Operation *op = value.getDefiningOp();
  if (!isView(op))
    return present[sources[value].front()].value;
  SmallVector<Value> gathered;
  for (size_t bucket : sources[value])
    gathered.push_back(present[bucket].value);
  auto &[madeOf, copy] = copies[value];
  if (copy && madeOf == gathered)
    return copy;
  IRMapping mapping;
  for (Value operand : op->getOperands())
    if (sources.contains(operand))
      mapping.map(operand, materialize(operand, builder));
  Value made = builder.clone(*op, mapping)->getResult(0);
  copies[value] = {gathered, made};
  return made;
}

void Window::gather() {
  for (auto [index, reader] : llvm::enumerate(readers)) {
    OpBuilder builder(reader.op);
    for (size_t bucket : reader.buckets) {
      if (!llvm::is_contained(resident, bucket)) {
        SmallVector<Value> after = makeRoom(bucket, index);
        present[bucket] = {createGather(builder, reads[bucket], after), {}};
        resident.push_back(bucket);
        ++numGathers;
      }
      present[bucket].readers.push_back(reader.op);
    }
    for (OpOperand *operand : reader.operands)
      operand->set(materialize(operand->get(), builder));
  }
}

/// Erases the views of which copies were made.
void Window::eraseViews() {
  for (Operation *view : llvm::reverse(views))
    if (view->use_empty())
      view->erase();
}

void weft::gatherInWindow(FunctionOpInterface function, ArrayRef<ShardedRead> reads) {
  if (reads.empty())
    return;
  Window window(function.getFunctionBody().front(), reads);
  window.collectReaders();
  int64_t numBytes = window.getBytes();
  window.gather();
  window.eraseViews();
  std::string text = llvm::formatv("@{0} gathers {1} buckets {2} times in all, at most {3} bytes at once: what two "
                                   "operations that follow one another read",
                                   function.getName(), reads.size(), window.getNumGathers(), numBytes);
  remark::analysis(function.getLoc(), remark::RemarkOpts::name("Window").category(kCategory)) << text;
}
