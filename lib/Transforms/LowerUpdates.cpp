// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BufferUtils.h"
#include "UpdateSegments.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace weft {
#define GEN_PASS_DEF_LOWERUPDATES
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

namespace {
/// Where an operation of an optimizer's body belongs: the outermost loop that knows all it depends on.
enum class Level { Step, Segment, Element };

/// What the update of one bucket works on.
struct BucketUpdate {
  OptimizerOp optimizer;
  LayoutOp layout;
  int64_t bucket;
  /// The states: the parameters, then the optimizer's states in its order.
  SmallVector<StateOp> states;
  SmallVector<UpdateSegment> segments;
  /// The elements of the buffers, and into how many shards the bucket is divided.
  int64_t numElements, numShards;
  /// Whether the gradient is divided by a scalar first.
  bool hasDivisor;

  std::string getName(StringRef prefix, StringRef suffix = "") {
    return (prefix + layout.getSymName() + "." + Twine(bucket) + suffix).str();
  }
};
} // namespace

/// Collects what an update works on.
static FailureOr<BucketUpdate> analyzeUpdate(UpdateOp update, const SymbolTable &symbols) {
  if (!update.getBucket())
    return update.emitOpError("expects the update of a bucket, but got one of ")
           << update.getTarget() << "; run weft-flatten-grads before";
  if (!isa<MemRefType>(update.getGradient().getType()))
    return update.emitOpError("expects the gradient to be a memref; run weft-bufferize before");
  BucketUpdate result;
  result.optimizer = symbols.lookup<OptimizerOp>(update.getOptimizer());
  result.layout = symbols.lookup<LayoutOp>(update.getTarget());
  result.bucket = *update.getBucket();
  result.hasDivisor = static_cast<bool>(update.getDivisor());
  result.segments = getUpdateSegments(result.layout, result.bucket, symbols);
  result.numElements = cast<MemRefType>(update.getGradient().getType()).getNumElements();
  result.numShards = result.layout.getBucket(result.bucket).getNumElements() / std::max<int64_t>(1, result.numElements);

  auto findState = [&](StateRole role, StringRef name) -> LogicalResult {
    for (auto state : update->getParentOfType<ModuleOp>().getOps<StateOp>())
      if (state.getLayoutAttr() == update.getTargetAttr() && state.getRole() == role &&
          (role == StateRole::param || state.getState() == name)) {
        result.states.push_back(state);
        return success();
      }
    return update.emitOpError("expects a state for ")
           << (role == StateRole::param ? StringRef("the parameters") : name) << " of " << update.getTarget();
  };
  if (failed(findState(StateRole::param, "")))
    return failure();
  for (StringRef name : result.optimizer.getStates().getAsValueRange<StringAttr>())
    if (failed(findState(StateRole::moment, name)))
      return failure();
  return result;
}

/// The reads of each bucket of each state, by the function they stand in.
using Reads = llvm::DenseMap<std::tuple<Operation *, StringAttr, int64_t>, SmallVector<ReadStateOp, 1>>;

/// The function in which the operation stands.
static Operation *getFunction(Operation *op) { return op->getParentOfType<func::FuncOp>(); }

static Reads collectReads(ModuleOp module) {
  Reads reads;
  module.walk([&](ReadStateOp read) {
    reads[{getFunction(read), read.getStateAttr().getAttr(), read.getBucket()}].push_back(read);
  });
  return reads;
}

/// Refuses an update while a value read from the bucket's parameters is still to be used.
static LogicalResult checkReaders(UpdateOp update, StateOp param, const Reads &reads) {
  SmallVector<Value> views;
  auto found = reads.find({getFunction(update), param.getSymNameAttr(), *update.getBucket()});
  if (found != reads.end())
    for (ReadStateOp read : found->second)
      views.push_back(read->getResult(0));
  while (!views.empty()) {
    Value view = views.pop_back_val();
    for (Operation *user : view.getUsers()) {
      if (auto viewOp = dyn_cast<ViewLikeOpInterface>(user)) {
        views.push_back(viewOp.getViewDest());
        continue;
      }
      Operation *last = user;
      if (auto start = dyn_cast<StartOp>(user))
        if (WaitOp wait = start.getWait())
          last = wait;
      if (update->getBlock() != last->getBlock() || !update->isBeforeInBlock(last))
        continue;
      InFlightDiagnostic diagnostic = update.emitOpError("expects no use of a value read from @")
                                      << param.getSymName() << "[" << *update.getBucket() << "] after the update";
      diagnostic.attachNote(last->getLoc()) << "it is used here";
      return diagnostic;
    }
  }
  return success();
}

/// How many elements one thread updates at once.
static constexpr int64_t kChunkElements = int64_t(1) << 16;

namespace {
/// Writes the kernel that updates one bucket.
class UpdateKernelWriter {
public:
  UpdateKernelWriter(BucketUpdate &update, Type gradientType, SymbolTable &symbols)
      : update(update), symbols(symbols), optimizer(update.optimizer), loc(update.optimizer.getLoc()),
        builder(update.optimizer.getContext()), module(cast<ModuleOp>(update.optimizer->getParentOp())),
        gradientType(cast<MemRefType>(gradientType)) {}

  KernelOp write();

  /// Whether the rule depends on these scalars, or the place of the shard does.
  bool usesLr() { return !getLr().use_empty(); }
  bool usesStep() { return !getStep().use_empty(); }
  bool usesCoordinate() { return update.numShards > 1; }
  bool usesDivisor() { return update.hasDivisor; }

private:
  BlockArgument getLr() { return getScalar(0); }
  BlockArgument getDecay() { return getScalar(1); }
  BlockArgument getStep() { return getScalar(2); }
  BlockArgument getScalar(unsigned index) {
    return optimizer.getBody().getArgument(optimizer.getBody().getNumArguments() - 3 + index);
  }

  Value getIndex(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }
  Value getF32(float value) {
    return arith::ConstantFloatOp::create(builder, loc, builder.getF32Type(), APFloat(value));
  }
  Value getTable(StringRef suffix, Type element, DenseElementsAttr values);
  /// Copies the operations of that level, whose operands are known by now.
  void cloneLevel(Level level);
  void assignLevels();
  /// Loads an element as f32, and stores an f32.
  Value load(Value buffer, Value index);
  void store(Value value, Value buffer, Value index);
  void writeSegment(Value segment, Value begin, Value lr);
  /// Writes the loop over chunks of a large shard; gives the first element of a chunk, or null where there is one only.
  Value beginChunks();
  int64_t getNumChunks() { return std::max<int64_t>(1, llvm::divideCeil(update.numElements, kChunkElements)); }

  BucketUpdate &update;
  SymbolTable &symbols;
  OptimizerOp optimizer;
  Location loc;
  OpBuilder builder;
  ModuleOp module;
  MemRefType gradientType;
  IRMapping mapping;
  DenseMap<Operation *, Level> levels;
  bool uniformDecay = true, uniformLrScale = true;
  Value gradient, divisor, starts, factors;
  SmallVector<Value> states;
  /// The first element of the chunk and the number of its elements.
  Value chunkBegin, chunkSize;
};
} // namespace

void UpdateKernelWriter::assignLevels() {
  Block &body = optimizer.getBody().front();
  auto getLevel = [&](Value value) {
    if (Operation *op = value.getDefiningOp())
      return levels.lookup(op);
    if (value == getStep())
      return Level::Step;
    if (value == getLr())
      return uniformLrScale ? Level::Step : Level::Segment;
    if (value == getDecay())
      return uniformDecay ? Level::Step : Level::Segment;
    return Level::Element;
  };
  for (Operation &op : body.without_terminator()) {
    Level level = Level::Step;
    for (Value operand : op.getOperands())
      level = std::max(level, getLevel(operand));
    levels[&op] = level;
  }
}

void UpdateKernelWriter::cloneLevel(Level level) {
  for (Operation &op : optimizer.getBody().front().without_terminator())
    if (levels.lookup(&op) == level)
      builder.clone(op, mapping);
}

Value UpdateKernelWriter::getTable(StringRef suffix, Type element, DenseElementsAttr values) {
  auto tensor = cast<RankedTensorType>(values.getType());
  auto type = MemRefType::get(tensor.getShape(), element);
  std::string name = update.getName("", suffix);
  if (!symbols.lookup(name)) {
    OpBuilder moduleBuilder = OpBuilder::atBlockEnd(module.getBody());
    symbols.insert(memref::GlobalOp::create(moduleBuilder, loc, name, moduleBuilder.getStringAttr("private"), type,
                                            values, /*constant=*/true, /*alignment=*/IntegerAttr()));
  }
  return memref::GetGlobalOp::create(builder, loc, type, name);
}

Value UpdateKernelWriter::load(Value buffer, Value index) {
  Value value = memref::LoadOp::create(builder, loc, buffer, index);
  unsigned width = value.getType().getIntOrFloatBitWidth();
  if (width < 32)
    return arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
  if (width > 32)
    return arith::TruncFOp::create(builder, loc, builder.getF32Type(), value);
  return value;
}

void UpdateKernelWriter::store(Value value, Value buffer, Value index) {
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  if (element.getIntOrFloatBitWidth() < 32)
    value = arith::TruncFOp::create(builder, loc, element, value);
  else if (element.getIntOrFloatBitWidth() > 32)
    value = arith::ExtFOp::create(builder, loc, element, value);
  memref::StoreOp::create(builder, loc, value, buffer, index);
}

void UpdateKernelWriter::writeSegment(Value segment, Value begin, Value lr) {
  Value zero = getIndex(0), one = getIndex(1);
  auto loadIndex = [&](Value column) -> Value {
    Value number = memref::LoadOp::create(builder, loc, starts, ValueRange{segment, column});
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(), number);
  };
  Value first = loadIndex(zero), length = loadIndex(one);
  Value last = arith::AddIOp::create(builder, loc, first, length);
  if (begin) {
    first = arith::MaxSIOp::create(builder, loc, arith::SubIOp::create(builder, loc, first, begin), zero);
    last = arith::MinSIOp::create(builder, loc, arith::SubIOp::create(builder, loc, last, begin), chunkSize);
  }
  if (!uniformDecay)
    mapping.map(getDecay(), memref::LoadOp::create(builder, loc, factors, ValueRange{segment, zero}).getResult());
  if (!uniformLrScale) {
    Value scale = memref::LoadOp::create(builder, loc, factors, ValueRange{segment, one});
    mapping.map(getLr(), arith::MulFOp::create(builder, loc, lr, scale).getResult());
  }
  cloneLevel(Level::Segment);

  auto loop = scf::ForOp::create(builder, loc, first, last, one);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value element = loop.getInductionVar();
  if (chunkBegin)
    element = arith::AddIOp::create(builder, loc, chunkBegin, element);
  Block &body = optimizer.getBody().front();
  mapping.map(body.getArgument(0), load(states[0], element));
  Value derivative = load(gradient, element);
  if (divisor)
    derivative = arith::DivFOp::create(builder, loc, derivative, divisor);
  mapping.map(body.getArgument(1), derivative);
  for (size_t i = 1; i < states.size(); ++i)
    mapping.map(body.getArgument(1 + i), load(states[i], element));
  cloneLevel(Level::Element);
  for (auto [state, value] : llvm::zip_equal(states, body.getTerminator()->getOperands()))
    store(mapping.lookup(value), state, element);
}

Value UpdateKernelWriter::beginChunks() {
  chunkSize = getIndex(update.numElements);
  if (getNumChunks() == 1)
    return {};
  auto loop = scf::ForOp::create(builder, loc, getIndex(0), getIndex(getNumChunks()), getIndex(1));
  builder.setInsertionPointToStart(loop.getBody());
  Value begin = arith::MulIOp::create(builder, loc, loop.getInductionVar(), getIndex(kChunkElements));
  Value rest = arith::SubIOp::create(builder, loc, chunkSize, begin);
  chunkSize = arith::MinSIOp::create(builder, loc, rest, getIndex(kChunkElements));
  return begin;
}

KernelOp UpdateKernelWriter::write() {
  std::string name = update.getName((optimizer.getSymName() + ".").str());
  if (auto known = symbols.lookup<KernelOp>(name))
    return known;
  for (const UpdateSegment &segment : update.segments) {
    uniformDecay &= segment.decay == update.segments.front().decay;
    uniformLrScale &= segment.lrScale == update.segments.front().lrScale;
  }
  if (getDecay().use_empty())
    uniformDecay = true;
  if (!usesLr())
    uniformLrScale = true;
  assignLevels();

  // The arguments: gradient, its divisor, scalars, shard coordinate; then the states, which are updated in place.
  Type f32 = builder.getF32Type();
  auto vectorOf = [&](Type element) { return MemRefType::get({update.numElements}, element); };
  SmallVector<Type> types{vectorOf(gradientType.getElementType())};
  unsigned divisorIndex = types.size();
  if (usesDivisor())
    types.push_back(MemRefType::get({}, f32));
  unsigned lrIndex = types.size();
  if (usesLr())
    types.push_back(MemRefType::get({}, f32));
  unsigned stepIndex = types.size();
  if (usesStep())
    types.push_back(MemRefType::get({}, f32));
  unsigned coordinateIndex = types.size();
  if (usesCoordinate())
    types.push_back(MemRefType::get({}, builder.getI64Type()));
  unsigned firstState = types.size();
  for (StateOp state : update.states)
    types.push_back(vectorOf(state.getElementType()));

  builder.setInsertionPointToEnd(module.getBody());
  auto kernel = KernelOp::create(builder, loc, name, builder.getFunctionType(types, {}));
  symbols.insert(kernel);
  Block *entry = kernel.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  gradient = entry->getArgument(0);
  states.assign(entry->args_begin() + firstState, entry->args_end());

  SmallVector<int64_t> places;
  SmallVector<float> rates;
  for (const UpdateSegment &segment : update.segments) {
    llvm::append_values(places, segment.start, segment.length);
    llvm::append_values(rates, segment.decay, segment.lrScale);
  }
  int64_t numSegments = update.segments.size();
  starts = getTable(
      ".segments", builder.getI64Type(),
      DenseElementsAttr::get(RankedTensorType::get({numSegments, 2}, builder.getI64Type()), ArrayRef<int64_t>(places)));
  if (!uniformDecay || !uniformLrScale)
    factors = getTable(".factors", f32,
                       DenseElementsAttr::get(RankedTensorType::get({numSegments, 2}, f32), ArrayRef<float>(rates)));

  Value lr, begin;
  if (usesDivisor())
    divisor = memref::LoadOp::create(builder, loc, entry->getArgument(divisorIndex));
  if (usesStep())
    mapping.map(getStep(), memref::LoadOp::create(builder, loc, entry->getArgument(stepIndex)).getResult());
  if (usesLr()) {
    lr = memref::LoadOp::create(builder, loc, entry->getArgument(lrIndex));
    if (float scale = update.segments.front().lrScale; uniformLrScale && scale != 1.0f)
      lr = arith::MulFOp::create(builder, loc, lr, getF32(scale));
    mapping.map(getLr(), lr);
  }
  if (uniformDecay)
    mapping.map(getDecay(), getF32(update.segments.front().decay));
  if (usesCoordinate()) {
    Value coordinate = memref::LoadOp::create(builder, loc, entry->getArgument(coordinateIndex));
    Value shard = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), coordinate);
    begin = arith::MulIOp::create(builder, loc, shard, getIndex(update.numElements));
  }
  cloneLevel(Level::Step);
  chunkBegin = beginChunks();
  if (chunkBegin)
    begin = begin ? arith::AddIOp::create(builder, loc, begin, chunkBegin).getResult() : chunkBegin;
  kernel.setNumBlocks(getNumChunks());
  auto loop = scf::ForOp::create(builder, loc, getIndex(0), getIndex(numSegments), getIndex(1));
  builder.setInsertionPointToStart(loop.getBody());
  writeSegment(loop.getInductionVar(), begin, lr);
  builder.setInsertionPointToEnd(entry);
  YieldOp::create(builder, loc);
  return kernel;
}

/// The axes of a layout's shards as the name of a coordinate.
static std::string getCoordinateName(LayoutOp layout) {
  return llvm::join(layout.getShardAxes().getAsValueRange<StringAttr>(), ",");
}

/// Replaces an update by the launch of its kernel.
static void lowerUpdate(UpdateOp op, BucketUpdate &update, SymbolTable &symbols) {
  if (update.segments.empty()) {
    op.erase();
    return;
  }
  UpdateKernelWriter writer(update, op.getGradient().getType(), symbols);
  KernelOp kernel = writer.write();

  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto input = [&](BufferRole role, StringRef name, Type element) -> Value {
    return InputOp::create(builder, loc, MemRefType::get({}, element), role, name);
  };
  SmallVector<Value> inputs{op.getGradient()}, outputs;
  if (writer.usesDivisor())
    inputs.push_back(op.getDivisor());
  if (writer.usesLr())
    inputs.push_back(input(BufferRole::scalar, "lr", builder.getF32Type()));
  if (writer.usesStep())
    inputs.push_back(input(BufferRole::scalar, "step", builder.getF32Type()));
  if (writer.usesCoordinate())
    inputs.push_back(input(BufferRole::coordinate, getCoordinateName(update.layout), builder.getI64Type()));
  for (StateOp state : update.states)
    outputs.push_back(ReadStateOp::create(builder, loc, MemRefType::get({update.numElements}, state.getElementType()),
                                          state.getSymName(), update.bucket));
  auto launch = LaunchOp::create(builder, loc, TypeRange(), kernel.getSymName(), inputs, outputs);
  launch->setAttr("weft.phase", PhaseAttr::get(op.getContext(), Phase::update));
  op.erase();
}

namespace {
class LowerUpdatesPass : public weft::impl::LowerUpdatesBase<LowerUpdatesPass> {
public:
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    Reads reads = collectReads(getOperation());
    // All are checked before anything is changed, which keeps the order of operations known.
    SmallVector<std::pair<UpdateOp, BucketUpdate>> updates;
    WalkResult result = getOperation().walk([&](UpdateOp op) -> WalkResult {
      FailureOr<BucketUpdate> update = analyzeUpdate(op, symbols);
      if (failed(update) || failed(checkReaders(op, update->states.front(), reads)))
        return WalkResult::interrupt();
      updates.push_back({op, std::move(*update)});
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    for (auto &[op, update] : updates)
      lowerUpdate(op, update, symbols);
  }
};
} // namespace
