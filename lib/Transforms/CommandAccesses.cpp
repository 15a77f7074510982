// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CommandAccesses.h"

#include "BufferUtils.h"
#include "weft/Analysis/MemoryClasses.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace weft;

CommandAccesses::CommandAccesses(func::FuncOp program) : program(program) {
  auto module = program->getParentOfType<ModuleOp>();
  llvm::DenseMap<std::pair<int64_t, Type>, size_t> placeOfBuffer;
  for (auto buffer : module.getOps<BufferOp>()) {
    if (!isOwn(buffer))
      continue;
    int64_t begin = buffer.getOffset();
    placeOfBuffer.insert({{begin, buffer.getType()}, places.size()});
    places.push_back({buffer, {}, begin, begin + getBufferBytes(cast<MemRefType>(buffer.getType()))});
  }
  for (auto view : program.getBody().getOps<ArenaViewOp>()) {
    int64_t begin = view.getOffset();
    auto type = cast<MemRefType>(view.getResult().getType());
    auto found = placeOfBuffer.find({begin, type});
    // A value that was put on a persistent buffer is not that buffer, even if offset and type agree.
    if (found != placeOfBuffer.end() &&
        getMemoryClass(places[found->second].buffer.getRole()) == view.getMemoryClass()) {
      placeOfView[view] = found->second;
      continue;
    }
    placeOfView[view] = places.size();
    places.push_back({{}, view, begin, begin + getBufferBytes(type)});
  }
  for (auto kernel : module.getOps<KernelOp>())
    kernels[FlatSymbolRefAttr::get(kernel.getSymNameAttr())] = kernel;
}

bool CommandAccesses::isOwn(BufferOp buffer) const {
  auto of = buffer->getAttrOfType<StringAttr>("program");
  return !of || of.getValue() == (program->hasAttr("weft.eval") ? "eval" : "step");
}

std::string CommandAccesses::describePlace(size_t index) const {
  const ArenaPlace &place = places[index];
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (BufferOp buffer = place.buffer) {
    stream << stringifyBufferRole(buffer.getRole()) << " '" << buffer.getName() << "'";
    if (auto bucket = buffer->getAttrOfType<IntegerAttr>("bucket"))
      stream << "[" << bucket.getInt() << "]";
  } else {
    ArenaViewOp view = place.view;
    stream << "the " << stringifyMemoryClass(view.getMemoryClass()) << " " << view.getResult().getType() << " at "
           << place.begin;
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

StringRef weft::getBucketLabel(Operation *command) {
  for (Operation *labelled : {command, command->getParentOp()})
    if (auto label = labelled->getAttrOfType<StringAttr>("weft.bucket"))
      return label.getValue();
  return "";
}

std::string weft::describeCommand(Operation *command) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "'" << command->getName() << "'";
  if (auto launch = dyn_cast<LaunchCommandOp>(command))
    stream << " " << launch.getKernelAttr();
  if (auto collective = dyn_cast<CollectiveCommandOp>(command))
    stream << " " << stringifyCollectiveKind(collective.getKind());
  if (StringRef label = getBucketLabel(command); !label.empty())
    stream << " of '" << label << "'";
  stream << " on " << command->getAttrOfType<FlatSymbolRefAttr>("stream");
  return text;
}

std::string weft::getBucketName(BufferOp buffer) {
  auto layout = buffer->getAttrOfType<FlatSymbolRefAttr>("layout");
  auto bucket = buffer->getAttrOfType<IntegerAttr>("bucket");
  return layout && bucket ? ("@" + layout.getValue() + "[" + Twine(bucket.getInt()) + "]").str() : std::string();
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// In the order of the kernel: an argument that is filled before it is read needs no content.
SmallVector<CommandAccesses::Effects> CommandAccesses::computeEffects(KernelOp kernel) {
  SmallVector<Effects> effects(kernel.getArguments().size());
  llvm::DenseMap<Value, size_t> argumentOf;
  for (BlockArgument argument : kernel.getArguments())
    argumentOf[argument] = argument.getArgNumber();
  kernel.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(op)) {
      auto found = argumentOf.find(view.getViewSource());
      if (found != argumentOf.end()) {
        size_t argument = found->second;
        argumentOf[view.getViewDest()] = argument;
      }
      return;
    }
    auto interface = dyn_cast<MemoryEffectOpInterface>(op);
    SmallVector<size_t> written;
    for (Value operand : op->getOperands()) {
      auto found = argumentOf.find(operand);
      if (found == argumentOf.end())
        continue;
      Effects &argument = effects[found->second];
      bool reads = !interface || interface.getEffectOnValue<MemoryEffects::Read>(operand).has_value();
      bool writes = !interface || interface.getEffectOnValue<MemoryEffects::Write>(operand).has_value();
      argument.reads |= reads && !argument.writes;
      if (writes)
        written.push_back(found->second);
    }
    for (size_t index : written)
      effects[index].writes = true;
  });
  return effects;
}

ArrayRef<CommandAccesses::Effects> CommandAccesses::getEffects(KernelOp kernel) {
  auto [known, isNew] = effects.try_emplace(kernel);
  if (isNew)
    known->second = computeEffects(kernel);
  return known->second;
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

/// The view of the arena that `buffer` is a part of; null if a view on the way moves the first byte or has another
/// element type, so that offsets would not add up.
static ArenaViewOp getArenaView(Value buffer) {
  while (Operation *op = buffer.getDefiningOp()) {
    if (auto view = dyn_cast<ArenaViewOp>(op))
      return view;
    if (!isa<memref::ReinterpretCastOp, memref::SubViewOp, memref::ExpandShapeOp, memref::CollapseShapeOp,
             memref::CastOp, memref::TransposeOp>(op))
      return {};
    buffer = op->getOperand(0);
  }
  return {};
}

/// Elements from the lowest to the highest of a strided view; nothing on overflow.
static std::optional<std::pair<int64_t, int64_t>> getRange(int64_t offset, ArrayRef<std::pair<int64_t, int64_t>> dims) {
  int64_t low = offset, high = offset;
  for (auto [size, stride] : dims) {
    int64_t distance;
    if (llvm::MulOverflow(size - 1, stride, distance) ||
        (distance < 0 ? llvm::AddOverflow(low, distance, low) : llvm::AddOverflow(high, distance, high)))
      return std::nullopt;
  }
  return std::pair(low, high);
}

/// Splits a view into runs without gaps: sets `runBytes` and `gapDims`.
static void setRuns(Access &access, ArrayRef<std::pair<int64_t, int64_t>> dims, int64_t elementBytes) {
  access.runBytes = elementBytes;
  SmallVector<std::pair<int64_t, int64_t>> sorted;
  for (auto [size, stride] : dims)
    if (size != 1 && stride != 0)
      sorted.push_back({size, stride * elementBytes});
  llvm::sort(sorted, [](auto &a, auto &b) {
    return std::pair(std::abs(a.second), a.first) < std::pair(std::abs(b.second), b.first);
  });
  size_t numDense = 0;
  for (; numDense < sorted.size() && sorted[numDense].second == access.runBytes; ++numDense)
    access.runBytes *= sorted[numDense].first;
  access.gapDims.assign(sorted.rbegin(), sorted.rend() - numDense);
}

LogicalResult CommandAccesses::add(Operation *command, Value buffer, size_t operand, bool reads, bool writes,
                                   std::optional<Dims> dims, SmallVectorImpl<Access> &accesses) {
  if (!reads && !writes)
    return success();
  auto type = cast<MemRefType>(buffer.getType());
  auto isArena = [&](Value arena) {
    return program.getNumArguments() > 0 && arena == program.getArgument(0) &&
           cast<MemRefType>(arena.getType()).hasStaticShape();
  };
  ArenaViewOp view = getArenaView(buffer);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!view || failed(type.getStridesAndOffset(strides, offset)) || ShapedType::isDynamic(offset) ||
      llvm::any_of(strides, ShapedType::isDynamic) || !isArena(view.getArena()))
    return command->emitOpError("expects its buffers to be views of the arena, at places that are known");
  if (!dims) {
    dims.emplace();
    for (auto [size, stride] : llvm::zip_equal(type.getShape(), strides))
      dims->push_back({size, stride});
  }
  if (llvm::any_of(*dims, [](auto dim) { return dim.first == 0; }))
    return success();
  size_t place = placeOfView.lookup(view);
  int64_t elementBytes = getBytesPerElement(type.getElementType());
  int64_t numElements = cast<MemRefType>(view.getResult().getType()).getNumElements();
  std::optional<std::pair<int64_t, int64_t>> range = getRange(offset, *dims);
  if (!range || range->first < 0 || range->second >= numElements) {
    InFlightDiagnostic diagnostic = command->emitOpError("expects to stay inside ")
                                    << describePlace(place) << ", but touches ";
    if (range)
      diagnostic << "elements " << range->first << " to " << range->second;
    else
      diagnostic << "elements beyond 2^63";
    diagnostic.attachNote(view.getLoc()) << "the view of the arena is here";
    return diagnostic;
  }
  Access access;
  access.place = place;
  access.operand = operand;
  access.begin = places[place].begin + range->first * elementBytes;
  access.end = places[place].begin + (range->second + 1) * elementBytes;
  access.reads = reads;
  access.writes = writes;
  setRuns(access, *dims, elementBytes);
  accesses.push_back(std::move(access));
  return success();
}

/// The dimensions of a matrix: its own two, then those of the batch.
static SmallVector<std::pair<int64_t, int64_t>> getMatrixDims(int64_t rows, int64_t columns, ArrayRef<int64_t> strides,
                                                              ArrayRef<int64_t> batchSizes,
                                                              ArrayRef<int64_t> batchStrides) {
  SmallVector<std::pair<int64_t, int64_t>> dims{{rows, strides[0]}, {columns, strides[1]}};
  for (auto [size, stride] : llvm::zip_equal(batchSizes, batchStrides))
    dims.push_back({size, stride});
  return dims;
}

FailureOr<SmallVector<Access>> CommandAccesses::get(Operation *op) {
  SmallVector<Access> accesses;
  LogicalResult result = success();
  size_t operand = 0;
  auto add = [&](Value buffer, bool reads, bool writes, std::optional<Dims> dims = std::nullopt) {
    if (succeeded(result))
      result = this->add(op, buffer, operand++, reads, writes, std::move(dims), accesses);
  };
  if (auto launch = dyn_cast<LaunchCommandOp>(op)) {
    KernelOp kernel = kernels.lookup(launch.getKernelAttr());
    for (auto [buffer, effect] : llvm::zip_equal(launch.getBuffers(), getEffects(kernel)))
      add(buffer, effect.reads, effect.writes);
  } else if (auto product = dyn_cast<ProductCommandOp>(op)) {
    int64_t m = product.getSizes()[0], n = product.getSizes()[1], k = product.getSizes()[2];
    ArrayRef<int64_t> batch = product.getBatchSizes();
    add(product.getA(), true, false, getMatrixDims(m, k, product.getAStrides(), batch, product.getABatchStrides()));
    add(product.getB(), true, false, getMatrixDims(k, n, product.getBStrides(), batch, product.getBBatchStrides()));
    add(product.getC(), product.getAccumulate(), true,
        getMatrixDims(m, n, product.getCStrides(), batch, product.getCBatchStrides()));
  } else if (auto collective = dyn_cast<CollectiveCommandOp>(op)) {
    add(collective.getInput(), true, false);
    add(collective.getOutput(), false, true);
  } else if (auto copy = dyn_cast<CopyCommandOp>(op)) {
    add(copy.getInput(), true, false);
    add(copy.getOutput(), false, true);
  }
  if (failed(result))
    return failure();
  return accesses;
}
