// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/KernelWork.h"
#include "weft/Analysis/Steps.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/StringSwitch.h"

#include <algorithm>
#include <limits>

using namespace mlir;
using namespace weft;

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

/// The largest count; sums and products stop there.
static constexpr int64_t kMaxCount = std::numeric_limits<int64_t>::max();

static int64_t add(int64_t x, int64_t y) {
  int64_t sum;
  return __builtin_add_overflow(x, y, &sum) ? kMaxCount : sum;
}

static int64_t multiply(int64_t x, int64_t y) {
  int64_t product;
  return __builtin_mul_overflow(x, y, &product) ? kMaxCount : product;
}

/// The elements of a static tensor or memref; 1 for anything else.
static int64_t countElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 1;
  int64_t count = 1;
  for (int64_t size : shaped.getShape())
    count = multiply(count, ShapedType::isDynamic(size) ? 1 : size);
  return count;
}

static int64_t countBytes(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIntOrIndexOrFloat() ? multiply(countElements(type), getBytesPerElement(element)) : 0;
}

/// The name of the element type, such as `f32`.
static std::string getDtype(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << getElementTypeOrSelf(type);
  return name;
}

/// The element type that the work is done in: that of the first floating-point value, `f32` if there is none.
static std::string getDtype(TypeRange types) {
  for (Type type : types)
    if (isa<FloatType>(getElementTypeOrSelf(type)))
      return getDtype(type);
  return "f32";
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
struct Arithmetic {
  int64_t numFlops = 0, numTranscendentals = 0;
};
} // namespace

static bool isDivision(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"divf", "remf", "divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"}, true)
      .Default(false);
}

/// What one execution of an operation of `arith` or `math` costs. Counting of loops and addresses is free; division by
/// a constant is a multiplication.
static Arithmetic getArithmetic(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace(), name = op->getName().stripDialect();
  if ((dialect != "arith" && dialect != "math") || op->getNumOperands() == 0 || op->getNumResults() == 0)
    return {};
  Type operand = getElementTypeOrSelf(op->getOperand(name == "select" ? 1 : 0).getType());
  Type result = getElementTypeOrSelf(op->getResult(0).getType());
  if (operand.isIndex() || operand.isInteger(1) || result.isIndex() || name == "bitcast")
    return {};
  int64_t count = countElements(op->getResult(0).getType());
  if (dialect == "arith") {
    if (isDivision(name) && !matchPattern(op->getOperand(1), m_Constant()))
      return {0, count};
    return {count, 0};
  }
  bool isSimple = llvm::StringSwitch<bool>(name)
                      .Cases({"absf", "absi", "copysign", "floor", "ceil", "round", "roundeven", "trunc"}, true)
                      .Cases({"isfinite", "isinf", "isnan", "isnormal"}, true)
                      .Default(false);
  if (name == "fma")
    return {multiply(2, count), 0};
  return isSimple ? Arithmetic{count, 0} : Arithmetic{0, count};
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The points of a structured operation's iteration domain.
static int64_t countIterations(linalg::LinalgOp op) {
  int64_t count = 1;
  for (int64_t range : op.getStaticLoopRanges())
    count = multiply(count, ShapedType::isDynamic(range) ? 1 : range);
  return count;
}

/// How often the body of a loop runs, or none if its bounds are not constant.
static std::optional<int64_t> countIterations(LoopLikeOpInterface loop) {
  auto lowerBounds = loop.getLoopLowerBounds(), upperBounds = loop.getLoopUpperBounds(), steps = loop.getLoopSteps();
  if (!lowerBounds || !upperBounds || !steps)
    return std::nullopt;
  int64_t count = 1;
  for (auto [lower, upper, step] : llvm::zip(*lowerBounds, *upperBounds, *steps)) {
    std::optional<int64_t> first = getConstantIntValue(lower), last = getConstantIntValue(upper),
                           stride = getConstantIntValue(step);
    if (!first || !last || !stride || *stride <= 0)
      return std::nullopt;
    count = multiply(count, llvm::divideCeil(std::max<int64_t>(0, *last - *first), *stride));
  }
  return count;
}

namespace {
/// What a kernel does with one of its arguments, in elements.
struct Access {
  int64_t numRead = 0, numWritten = 0;
  /// Whether the kernel wrote before it read: then it reads what it made.
  bool isMade = false;
};

/// Walks one kernel in the order of its operations.
class KernelCounter {
public:
  explicit KernelCounter(KernelOp kernel) : kernel(kernel), accesses(kernel.getArgumentTypes().size()) {
    for (Type type : kernel.getArgumentTypes())
      numElements = std::max(numElements, countElements(type));
  }

  sim::Work count();
  /// Whether the kernel wrote all of an argument before it read any of it.
  bool overwrites(size_t number) {
    return accesses[number].isMade && accesses[number].numWritten >= countElements(kernel.getArgumentTypes()[number]);
  }

private:
  void countBlock(Block &block, int64_t count);
  void countAccess(OpOperand &use, Access &access, int64_t count);
  void addBytes(Type type, const Access &access);

  KernelOp kernel;
  /// Of the largest argument.
  int64_t numElements = 1;
  sim::Work work;
  std::vector<Access> accesses;
  /// The number of the argument that a value is, or shows a part of.
  DenseMap<Value, size_t> arguments;
};
} // namespace

/// Adds what one operand that is an argument, or a view of one, reads and writes when its operation runs `count` times.
void KernelCounter::countAccess(OpOperand &use, Access &access, int64_t count) {
  Operation *op = use.getOwner();
  StringRef name = op->getName().getStringRef();
  int64_t accessed = countElements(use.get().getType());
  bool reads = true, writes = false;
  if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
    writes = structured.isDpsInit(&use);
    reads = structured.payloadUsesValueFromOperand(&use);
  } else if (name == "memref.load" || name == "tensor.extract") {
    accessed = 1;
  } else if (name == "memref.store") {
    accessed = 1;
    reads = false;
    writes = true;
  } else if (auto scatter = dyn_cast<ScatterAddOp>(op)) {
    writes = use.get() == scatter.getDestination();
    if (writes) // only the rows that updates hit
      accessed = countElements(scatter.getUpdates().getType());
  } else if (name == "memref.copy" || name == "tensor.insert_slice") {
    writes = use.getOperandNumber() == 1;
    reads = !writes;
    accessed = countElements(op->getOperand(0).getType());
  } else if (op->hasTrait<OpTrait::IsTerminator>() || name == "tensor.dim" || name == "memref.dim") {
    return;
  }
  access.isMade |= writes && !reads && access.numRead == 0;
  if (reads && !access.isMade)
    access.numRead = add(access.numRead, multiply(count, accessed));
  if (writes)
    access.numWritten = add(access.numWritten, multiply(count, accessed));
}

/// Counts the operations of a block that runs so often, and of the loops in it.
void KernelCounter::countBlock(Block &block, int64_t count) {
  for (Operation &op : block) {
    int64_t inner = count;
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
      inner = multiply(count, countIterations(structured));
    } else if (loop) {
      std::optional<int64_t> iterations = countIterations(loop);
      inner = iterations ? multiply(count, *iterations) : std::max(count, numElements);
    } else if (auto scatter = dyn_cast<ScatterAddOp>(op)) {
      work.numFlops = add(work.numFlops, multiply(count, countElements(scatter.getUpdates().getType())));
    }
    for (OpOperand &use : op.getOpOperands()) {
      auto argument = arguments.find(use.get());
      if (argument == arguments.end())
        continue;
      size_t number = argument->second;
      if (isView(&op) && use.getOperandNumber() == 0)
        arguments[op.getResult(0)] = number;
      else if (!loop)
        countAccess(use, accesses[number], count);
      else if (BlockArgument carried = loop.getTiedLoopRegionIterArg(&use))
        arguments[carried] = number;
    }
    Arithmetic cost = getArithmetic(&op);
    work.numFlops = add(work.numFlops, multiply(count, cost.numFlops));
    work.numTranscendentals = add(work.numTranscendentals, multiply(count, cost.numTranscendentals));
    for (Region &region : op.getRegions())
      for (Block &nested : region)
        countBlock(nested, inner);
  }
}

void KernelCounter::addBytes(Type type, const Access &access) {
  int64_t elements = countElements(type), bytes = getBytesPerElement(getElementTypeOrSelf(type));
  work.bytesRead = add(work.bytesRead, multiply(std::min(access.numRead, elements), bytes));
  int64_t numWritten = multiply(std::min(access.numWritten, elements), bytes);
  work.bytesWritten = add(work.bytesWritten, numWritten);
  if (access.numRead == 0)
    work.bytesOverwritten = add(work.bytesOverwritten, numWritten);
}

sim::Work KernelCounter::count() {
  ArrayRef<Type> types = kernel.getArgumentTypes();
  work.dtype = getDtype(TypeRange(types));
  if (kernel.isExternal())
    return work;
  for (auto [number, argument] : llvm::enumerate(kernel.getBody().getArguments()))
    arguments[argument] = number;
  countBlock(kernel.getBody().front(), 1);
  size_t numInputs = types.size() - kernel.getResultTypes().size();
  for (auto [number, type] : llvm::enumerate(types)) {
    // On tensors a destination is tied to a result, all of which is made.
    if (!kernel.hasBufferSemantics() && number >= numInputs)
      accesses[number].numWritten = kMaxCount;
    addBytes(type, accesses[number]);
  }
  return work;
}

const WorkAnalysis::KernelInfo &WorkAnalysis::getKernel(StringAttr name) {
  auto [entry, isNew] = kernels.try_emplace(name);
  KernelInfo &info = entry->second;
  if (isNew)
    if (auto kernel = symbols.lookup<KernelOp>(name)) {
      KernelCounter counter(kernel);
      info.work = counter.count();
      for (size_t number = 0; number < kernel.getArgumentTypes().size(); ++number)
        info.overwrites.push_back(counter.overwrites(number));
    }
  return info;
}

bool WorkAnalysis::overwrites(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<LaunchCommandOp, LaunchOp>(op)) {
    auto name = op->getAttrOfType<FlatSymbolRefAttr>("kernel");
    const std::vector<bool> &arguments = getKernel(name.getAttr()).overwrites;
    return operand.getOperandNumber() < arguments.size() && arguments[operand.getOperandNumber()];
  }
  if (auto product = dyn_cast<ProductCommandOp>(op))
    return !product.getAccumulate() && operand.getOperandNumber() == 2;
  return isa<CollectiveCommandOp, CopyCommandOp>(op) && operand.getOperandNumber() == 1;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Whether the operation multiplies two matrices, or several, as a matrix library does.
static bool isProduct(linalg::LinalgOp op) {
  return op.getNumDpsInputs() == 2 && op.getNumDpsInits() == 1 && linalg::isaContractionOpInterface(op);
}

/// A fill whose value is taken by products only: they overwrite instead.
static bool beginsProduct(linalg::LinalgOp op) {
  if (op->getName().getStringRef() != "linalg.fill")
    return false;
  ValueRange filled = op->getNumResults() ? ValueRange(op->getResults()) : ValueRange(op.getDpsInits());
  return llvm::all_of(filled.front().getUsers(), [&](Operation *user) {
    auto structured = dyn_cast<linalg::LinalgOp>(user);
    return user == op || (structured && isProduct(structured) && structured.getDpsInits().front() == filled.front());
  });
}

/// Sets the arithmetic and the bytes of a product whose sizes are known. An operand's bytes are at most those of its
/// type, since a dimension of stride 0 repeats elements.
static void finishProduct(sim::Work &work, Type a, Type b, Type c, bool accumulates) {
  work.dtype = getDtype(a);
  work.numFlops = multiply(multiply(2, work.m), multiply(multiply(work.n, work.k), work.numBatches));
  auto bytesOf = [&](Type type, int64_t rows, int64_t columns) {
    int64_t elements = multiply(multiply(rows, columns), work.numBatches);
    return multiply(std::min(elements, countElements(type)), getBytesPerElement(getElementTypeOrSelf(type)));
  };
  work.bytesWritten = bytesOf(c, work.m, work.n);
  work.bytesRead = add(bytesOf(a, work.m, work.k), bytesOf(b, work.k, work.n));
  if (accumulates)
    work.bytesRead = add(work.bytesRead, work.bytesWritten);
  else
    work.bytesOverwritten = work.bytesWritten;
}

static sim::Work countProduct(linalg::LinalgOp op) {
  sim::Work work;
  work.m = work.n = work.k = 1;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    bool inA = maps[0].isFunctionOfDim(loop), inB = maps[1].isFunctionOfDim(loop), inC = maps[2].isFunctionOfDim(loop);
    int64_t &target = !inC ? work.k : inA && inB ? work.numBatches : inA ? work.m : work.n;
    target = multiply(target, size);
  }
  auto fill = op.getDpsInits()[0].getDefiningOp<linalg::LinalgOp>();
  finishProduct(work, op->getOperand(0).getType(), op->getOperand(1).getType(), op->getOperand(2).getType(),
                !fill || !beginsProduct(fill));
  return work;
}

static sim::Work countProduct(ProductCommandOp op) {
  sim::Work work;
  ArrayRef<int64_t> sizes = op.getSizes();
  work.m = sizes[0];
  work.n = sizes[1];
  work.k = sizes[2];
  for (int64_t size : op.getBatchSizes())
    work.numBatches = multiply(work.numBatches, size);
  finishProduct(work, op.getA().getType(), op.getB().getType(), op.getC().getType(), op.getAccumulate());
  return work;
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// What the optimizer's rule costs for one element: operations that depend on scalars alone run once a step.
static sim::Work countRule(OptimizerOp optimizer) {
  sim::Work work;
  Block &body = optimizer.getBody().front();
  size_t numElementwise = body.getNumArguments() - 3;
  DenseSet<Value> elementwise(body.args_begin(), body.args_begin() + numElementwise);
  for (Operation &op : body.without_terminator()) {
    if (!llvm::any_of(op.getOperands(), [&](Value operand) { return elementwise.contains(operand); }))
      continue;
    elementwise.insert(op.result_begin(), op.result_end());
    Arithmetic cost = getArithmetic(&op);
    work.numFlops += cost.numFlops;
    work.numTranscendentals += cost.numTranscendentals;
  }
  return work;
}

/// Bytes of one element of the parameters and of the optimizer's states.
static int64_t getBytesOfStates(UpdateOp update, OptimizerOp optimizer) {
  int64_t bytes = 0;
  auto module = update->getParentOfType<ModuleOp>();
  for (auto state : module.getOps<StateOp>())
    if (state.getLayoutAttr() == update.getTargetAttr() &&
        (state.getRole() == StateRole::param || state.getRole() == StateRole::moment))
      bytes += getBytesPerElement(state.getElementType());
  if (bytes)
    return bytes;
  // Before parameters are laid out, each has the states of its own type.
  Type element = getElementTypeOrSelf(update.getGradient().getType());
  return (1 + int64_t(optimizer.getStates().size())) * getBytesPerElement(element);
}

sim::Work WorkAnalysis::getUpdateWork(UpdateOp update) {
  auto [entry, isNew] = updates.try_emplace({update.getTargetAttr(), update.getOptimizerAttr()});
  sim::Work &one = entry->second;
  if (isNew)
    if (auto optimizer = symbols.lookup<OptimizerOp>(update.getOptimizerAttr().getAttr())) {
      one = countRule(optimizer);
      one.bytesRead = one.bytesWritten = getBytesOfStates(update, optimizer);
    }
  sim::Work work;
  Type type = update.getGradient().getType();
  int64_t elements = countElements(type);
  work.numFlops = multiply(elements, one.numFlops);
  // A gradient that is divided here, not where it was reduced, takes a division for each element.
  work.numTranscendentals = multiply(elements, one.numTranscendentals + (update.getDivisor() ? 1 : 0));
  work.bytesWritten = multiply(elements, one.bytesWritten);
  work.bytesRead = add(multiply(elements, one.bytesRead), countBytes(type));
  return work;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

std::optional<sim::CommandKind> WorkAnalysis::getKind(Operation *op) {
  using sim::CommandKind;
  if (isa<LaunchOp, LaunchCommandOp, UpdateOp, ScatterAddOp>(op))
    return CommandKind::Kernel;
  if (isa<ProductCommandOp>(op))
    return CommandKind::Product;
  if (isa<RecordCommandOp>(op))
    return CommandKind::Record;
  if (isa<WaitCommandOp, WaitOp>(op))
    return CommandKind::Wait;
  if (isa<StartOp, CollectiveOpInterface, CoalescedCommandOp>(op))
    return CommandKind::Collective;
  StringRef name = op->getName().getStringRef();
  if (isa<CopyCommandOp>(op) || name == "memref.copy")
    return CommandKind::Copy;
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || beginsProduct(structured))
    return std::nullopt;
  if (name == "linalg.copy")
    return CommandKind::Copy;
  return isProduct(structured) ? CommandKind::Product : CommandKind::Kernel;
}

/// A structured operation of a step that is neither a product nor in a kernel yet.
static sim::Work countStructured(linalg::LinalgOp op) {
  sim::Work work;
  work.dtype = getDtype(op->getOperandTypes());
  int64_t iterations = countIterations(op);
  for (Operation &nested : *op.getBlock()) {
    Arithmetic cost = getArithmetic(&nested);
    work.numFlops = add(work.numFlops, multiply(iterations, cost.numFlops));
    work.numTranscendentals = add(work.numTranscendentals, multiply(iterations, cost.numTranscendentals));
  }
  for (OpOperand &use : op->getOpOperands()) {
    if (!isa<ShapedType>(use.get().getType()))
      continue;
    int64_t bytes = countBytes(use.get().getType());
    bool reads = op.payloadUsesValueFromOperand(&use);
    if (reads)
      work.bytesRead = add(work.bytesRead, bytes);
    if (!op.isDpsInit(&use))
      continue;
    work.bytesWritten = add(work.bytesWritten, bytes);
    if (!reads)
      work.bytesOverwritten = add(work.bytesOverwritten, bytes);
  }
  return work;
}

sim::Work WorkAnalysis::getWork(Operation *op) {
  if (auto launch = dyn_cast<LaunchOp>(op))
    return getKernel(launch.getKernelAttr().getAttr()).work;
  if (auto launch = dyn_cast<LaunchCommandOp>(op))
    return getKernel(launch.getKernelAttr().getAttr()).work;
  if (auto update = dyn_cast<UpdateOp>(op))
    return getUpdateWork(update);
  if (auto product = dyn_cast<ProductCommandOp>(op))
    return countProduct(product);
  if (auto scatter = dyn_cast<ScatterAddOp>(op)) {
    sim::Work work;
    Type updates = scatter.getUpdates().getType();
    work.dtype = getDtype(updates);
    work.numFlops = countElements(updates);
    work.bytesWritten = countBytes(updates);
    work.bytesRead = add(multiply(2, countBytes(updates)), countBytes(scatter.getIndices().getType()));
    return work;
  }
  std::optional<sim::CommandKind> kind = getKind(op);
  if (kind == sim::CommandKind::Copy) {
    sim::Work work;
    work.dtype = getDtype(op->getOperand(0).getType());
    work.bytesRead = work.bytesWritten = work.bytesOverwritten = countBytes(op->getOperand(0).getType());
    return work;
  }
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || !kind)
    return {};
  return kind == sim::CommandKind::Product ? countProduct(structured) : countStructured(structured);
}

/// The bytes of the whole buffer of a collective on each rank.
static sim::Collective getCollective(CollectiveOpInterface op) {
  int64_t source = countBytes(op.getSource().getType()), destination = countBytes(op.getDestination().getType());
  switch (op.getCollectiveKind()) {
  case weft::CollectiveKind::all_reduce:
    return {sim::CollectiveKind::AllReduce, source};
  case weft::CollectiveKind::reduce_scatter:
    return {sim::CollectiveKind::ReduceScatter, source};
  case weft::CollectiveKind::all_gather:
    break;
  }
  return {sim::CollectiveKind::AllGather, destination};
}

std::vector<sim::Collective> weft::getCollectives(Operation *op) {
  std::vector<sim::Collective> collectives;
  op->walk([&](CollectiveOpInterface collective) { collectives.push_back(getCollective(collective)); });
  return collectives;
}
