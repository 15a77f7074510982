// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace weft;

/// Whether a kernel computes the value itself rather than taking it as an argument.
static bool isComputedInside(Operation *op) {
  if (!isa<RankedTensorType>(op->getResult(0).getType()))
    return true;
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return constant.isSplat();
  if (isa<tensor::EmptyOp, linalg::FillOp>(op))
    return true;
  return op->getNumResults() == 1 && isStridedView(op->getResult(0));
}

//===----------------------------------------------------------------------===//
// KernelBuilder
//===----------------------------------------------------------------------===//

KernelBuilder::KernelBuilder(ModuleOp module, Location loc, TypeRange initTypes)
    : body(module.getContext()), prologue(module.getContext()) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  kernel = KernelOp::create(builder, loc, "kernel", builder.getFunctionType(initTypes, initTypes));
  block = &kernel.getBody().emplaceBlock();
  block->addArguments(initTypes, SmallVector<Location>(initTypes.size(), loc));
  body.setInsertionPointToEnd(block);
  // The first operation of the body proper; what is made available on demand goes before it.
  prologue.setInsertionPoint(getIndex(0).getDefiningOp());
}

Value KernelBuilder::getIndex(int64_t value) {
  Value &index = indices[value];
  if (!index)
    index = arith::ConstantIndexOp::create(value == 0 ? body : prologue, kernel.getLoc(), value);
  return index;
}

void KernelBuilder::mapCaptured(Operation *op, IRMapping &target) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    if (!target.contains(value))
      target.map(value, get(value));
}

/// Computes in the prologue a value of the step that is no argument.
Value KernelBuilder::cloneAbove(Value outer) {
  Operation *op = outer.getDefiningOp();
  DenseElementsAttr constant;
  if (auto type = dyn_cast<RankedTensorType>(outer.getType()); type && matchPattern(op, m_Constant(&constant))) {
    Value scalar = arith::ConstantOp::create(prologue, op->getLoc(), constant.getSplatValue<TypedAttr>());
    Value empty = tensor::EmptyOp::create(prologue, op->getLoc(), type.getShape(), type.getElementType());
    return linalg::FillOp::create(prologue, op->getLoc(), scalar, empty).getResult(0);
  }
  for (Value operand : op->getOperands())
    (void)get(operand);
  mapCaptured(op, mapping);
  Operation *copy = prologue.clone(*op, mapping);
  return copy->getResult(cast<OpResult>(outer).getResultNumber());
}

Value KernelBuilder::get(Value outer) {
  if (Value inner = mapping.lookupOrNull(outer))
    return inner;
  Value inner;
  if (Operation *def = outer.getDefiningOp(); def && isComputedInside(def)) {
    inner = cloneAbove(outer);
  } else {
    inner = block->insertArgument(inputs.size(), outer.getType(), kernel.getLoc());
    inputs.push_back(outer);
  }
  mapping.map(outer, inner);
  return inner;
}

Operation *KernelBuilder::clone(Operation *op) {
  for (Value operand : op->getOperands())
    (void)get(operand);
  mapCaptured(op, mapping);
  return body.clone(*op, mapping);
}

Value KernelBuilder::makeStart(OpBuilder &at, Value outerInit, Value dest) {
  Operation *def = outerInit.getDefiningOp();
  if (isa_and_nonnull<tensor::EmptyOp>(def))
    return dest;
  if (auto fill = dyn_cast_or_null<linalg::FillOp>(def))
    return linalg::FillOp::create(at, fill.getLoc(), get(fill.getInputs()[0]), dest).getResult(0);
  return linalg::CopyOp::create(at, kernel.getLoc(), get(outerInit), dest).getResult(0);
}

KernelOp KernelBuilder::finish(ValueRange results) {
  YieldOp::create(body, kernel.getLoc(), results);
  kernel.setFunctionType(body.getFunctionType(block->getArgumentTypes(), results.getTypes()));
  setKernelFastMath(kernel);
  return kernel;
}

//===----------------------------------------------------------------------===//
// Kernels of clusters
//===----------------------------------------------------------------------===//

namespace {

/// Builds the loops of a cluster.
class ClusterKernel {
public:
  ClusterKernel(ModuleOp module, RowClusters &clusters, RowCluster &cluster)
      : clusters(clusters), cluster(cluster), outputs(findOutputs()),
        kernel(module, cluster.members.front().getLoc(), TypeRange(ValueRange(outputs.getArrayRef()))) {}

  BuiltKernel build();

private:
  llvm::SetVector<Value> findOutputs();
  void startCarried(linalg::GenericOp op);
  void openLoops();
  void closeLoops();
  void buildMember(linalg::GenericOp op);
  void buildEpilogue(linalg::GenericOp op);
  Value slice(OpBuilder &builder, Location loc, Value tensor, AffineMap map, ArrayRef<unsigned> rowLoops);
  Value insert(OpBuilder &builder, Location loc, Value row, Value tensor, AffineMap map, ArrayRef<unsigned> rowLoops);
  void getSliceParameters(Value tensor, AffineMap map, ArrayRef<unsigned> rowLoops,
                          SmallVectorImpl<OpFoldResult> &offsets, SmallVectorImpl<OpFoldResult> &sizes,
                          SmallVectorImpl<int64_t> &shape);

  RowClusters &clusters;
  RowCluster &cluster;
  /// Results that somebody outside reads, in order.
  llvm::SetVector<Value> outputs;
  KernelBuilder kernel;
  /// Results that the loops carry, with their value at this point: outputs, and sums that only the epilogue reads.
  llvm::MapVector<Value, Value> carried;
  /// Values made row by row, as the current row.
  llvm::DenseMap<Value, Value> rows;
  /// Initial values that the launch passes, where they are not fresh.
  llvm::DenseMap<Value, Value> passedInits;
  SmallVector<scf::ForOp> loops;
  SmallVector<Value> inductionVars;
};

} // namespace

llvm::SetVector<Value> ClusterKernel::findOutputs() {
  llvm::DenseSet<Operation *> inside;
  for (linalg::GenericOp op : llvm::concat<linalg::GenericOp>(cluster.members, cluster.epilogue))
    inside.insert(op);
  llvm::SetVector<Value> found;
  for (linalg::GenericOp op : llvm::concat<linalg::GenericOp>(cluster.members, cluster.epilogue))
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !inside.contains(user); }))
        found.insert(result);
  return found;
}

/// Gives each result that outlives a row what it starts from.
void ClusterKernel::startCarried(linalg::GenericOp op) {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value result = op.getTiedOpResult(&init);
    bool isRow = isRowOutput(op.getMatchingIndexingMap(&init), clusters.getRowLoops(op));
    auto *output = llvm::find(outputs, result);
    bool isOutput = output != outputs.end();
    if (isRow && !isOutput)
      continue;
    Value dest;
    if (isOutput) {
      dest = kernel.getInit(output - outputs.begin());
    } else {
      auto type = cast<RankedTensorType>(result.getType());
      dest = tensor::EmptyOp::create(kernel.body, op.getLoc(), type.getShape(), type.getElementType());
    }
    if (!isRow) {
      Operation *def = init.get().getDefiningOp();
      if (isOutput && !isa_and_nonnull<tensor::EmptyOp, linalg::FillOp>(def)) {
        // The launch passes what the sum starts from, and the sum may be made in place.
        passedInits[result] = init.get();
      } else {
        dest = kernel.makeStart(kernel.body, init.get(), dest);
      }
    }
    carried[result] = dest;
  }
}

void ClusterKernel::openLoops() {
  for (int64_t size : cluster.rows) {
    SmallVector<Value> values;
    for (auto &entry : carried)
      values.push_back(entry.second);
    auto loop = scf::ForOp::create(kernel.body, cluster.members.front().getLoc(), kernel.getIndex(0),
                                   kernel.getIndex(size), kernel.getIndex(1), values);
    loops.push_back(loop);
    inductionVars.push_back(loop.getInductionVar());
    for (auto [entry, arg] : llvm::zip_equal(carried, loop.getRegionIterArgs()))
      entry.second = arg;
    kernel.body.setInsertionPointToStart(loop.getBody());
  }
}

void ClusterKernel::closeLoops() {
  for (scf::ForOp loop : llvm::reverse(loops)) {
    SmallVector<Value> values;
    for (auto &entry : carried)
      values.push_back(entry.second);
    // A loop that carries nothing has its terminator already.
    if (!values.empty()) {
      kernel.body.setInsertionPointToEnd(loop.getBody());
      scf::YieldOp::create(kernel.body, loop.getLoc(), values);
    }
    for (auto [entry, result] : llvm::zip_equal(carried, loop.getResults()))
      entry.second = result;
    kernel.body.setInsertionPointAfter(loop);
  }
}

/// Offsets, sizes and reduced shape of the current row of a tensor.
void ClusterKernel::getSliceParameters(Value tensor, AffineMap map, ArrayRef<unsigned> rowLoops,
                                       SmallVectorImpl<OpFoldResult> &offsets, SmallVectorImpl<OpFoldResult> &sizes,
                                       SmallVectorImpl<int64_t> &shape) {
  Builder builder(tensor.getContext());
  for (auto [expr, size] : llvm::zip_equal(map.getResults(), cast<RankedTensorType>(tensor.getType()).getShape())) {
    const unsigned *row = rowLoops.end();
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      row = llvm::find(rowLoops, dim.getPosition());
    if (row != rowLoops.end()) {
      offsets.push_back(inductionVars[row - rowLoops.begin()]);
      sizes.push_back(builder.getIndexAttr(1));
    } else {
      offsets.push_back(builder.getIndexAttr(0));
      sizes.push_back(builder.getIndexAttr(size));
      shape.push_back(size);
    }
  }
}

/// The current row of a tensor that is read or written through the map.
Value ClusterKernel::slice(OpBuilder &builder, Location loc, Value tensor, AffineMap map, ArrayRef<unsigned> rowLoops) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type || llvm::none_of(rowLoops, [&](unsigned loop) { return map.isFunctionOfDim(loop); }))
    return tensor;
  SmallVector<OpFoldResult> offsets, sizes, strides(type.getRank(), builder.getIndexAttr(1));
  SmallVector<int64_t> shape;
  getSliceParameters(tensor, map, rowLoops, offsets, sizes, shape);
  auto rowType = RankedTensorType::get(shape, type.getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, rowType, tensor, offsets, sizes, strides);
}

/// Puts the current row back.
Value ClusterKernel::insert(OpBuilder &builder, Location loc, Value row, Value tensor, AffineMap map,
                            ArrayRef<unsigned> rowLoops) {
  if (llvm::none_of(rowLoops, [&](unsigned loop) { return map.isFunctionOfDim(loop); }))
    return row;
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<OpFoldResult> strides(cast<RankedTensorType>(tensor.getType()).getRank(), builder.getIndexAttr(1));
  SmallVector<int64_t> shape;
  getSliceParameters(tensor, map, rowLoops, offsets, sizes, shape);
  return tensor::InsertSliceOp::create(builder, loc, row, tensor, offsets, sizes, strides);
}

/// The map without row loops and without the dimensions that they walk.
static AffineMap dropRows(AffineMap map, ArrayRef<unsigned> rowLoops) {
  SmallVector<AffineExpr> replacements(map.getNumDims()), results;
  unsigned kept = 0;
  for (unsigned loop = 0; loop < map.getNumDims(); ++loop)
    replacements[loop] = llvm::is_contained(rowLoops, loop) ? getAffineConstantExpr(0, map.getContext())
                                                            : getAffineDimExpr(kept++, map.getContext());
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || !llvm::is_contained(rowLoops, dim.getPosition()))
      results.push_back(expr.replaceDims(replacements));
  }
  return AffineMap::get(kept, 0, results, map.getContext());
}

/// Copies a member into the loops, for the current row.
void ClusterKernel::buildMember(linalg::GenericOp op) {
  OpBuilder &builder = kernel.body;
  Location loc = op.getLoc();
  SmallVector<unsigned> rowLoops(clusters.getRowLoops(op));

  SmallVector<Value> inputs, inits;
  SmallVector<AffineMap> maps;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    Value row = rows.lookup(input->get());
    inputs.push_back(row ? row : slice(builder, loc, kernel.get(input->get()), map, rowLoops));
    maps.push_back(dropRows(map, rowLoops));
  }
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value result = op.getTiedOpResult(&init);
    AffineMap map = op.getMatchingIndexingMap(&init);
    maps.push_back(dropRows(map, rowLoops));
    bool isRow = isRowOutput(map, rowLoops);
    auto it = carried.find(result);
    Value dest;
    if (it != carried.end()) {
      dest = slice(builder, loc, it->second, map, rowLoops);
    } else {
      auto type = cast<RankedTensorType>(result.getType());
      SmallVector<OpFoldResult> offsets, sizes;
      SmallVector<int64_t> shape;
      getSliceParameters(result, map, rowLoops, offsets, sizes, shape);
      dest = tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
    }
    if (isRow && op.payloadUsesValueFromOperand(&init)) {
      Operation *def = init.get().getDefiningOp();
      Value row = rows.lookup(init.get());
      if (row)
        dest = linalg::CopyOp::create(builder, loc, row, dest).getResult(0);
      else if (isa_and_nonnull<tensor::EmptyOp, linalg::FillOp>(def))
        dest = kernel.makeStart(builder, init.get(), dest);
      else
        dest = linalg::CopyOp::create(builder, loc, slice(builder, loc, kernel.get(init.get()), map, rowLoops), dest)
                   .getResult(0);
    }
    inits.push_back(dest);
  }

  SmallVector<utils::IteratorType> iterators;
  SmallVector<Value> loopIndex(op.getNumLoops());
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    auto *row = llvm::find(rowLoops, loop);
    if (row != rowLoops.end())
      loopIndex[loop] = inductionVars[row - rowLoops.begin()];
    else
      iterators.push_back(kind);
  }
  IRMapping mapping;
  kernel.mapCaptured(op, mapping);
  auto copy = linalg::GenericOp::create(
      builder, loc, TypeRange(ValueRange(inits)), inputs, inits, maps, iterators,
      [&](OpBuilder &nested, Location, ValueRange args) {
        mapping.map(op.getBody()->getArguments(), args);
        unsigned kept = 0;
        SmallVector<unsigned> keptLoops(op.getNumLoops());
        for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
          if (!loopIndex[loop])
            keptLoops[loop] = kept++;
        for (Operation &inner : *op.getBody()) {
          auto index = dyn_cast<linalg::IndexOp>(inner);
          if (!index)
            nested.clone(inner, mapping);
          else if (Value row = loopIndex[index.getDim()])
            mapping.map(index.getResult(), row);
          else
            mapping.map(index.getResult(),
                        linalg::IndexOp::create(nested, index.getLoc(), keptLoops[index.getDim()]).getResult());
        }
      });
  for (auto [init, row] : llvm::zip_equal(op.getDpsInitsMutable(), copy->getResults())) {
    Value result = op.getTiedOpResult(&init);
    AffineMap map = op.getMatchingIndexingMap(&init);
    if (isRowOutput(map, rowLoops))
      rows[result] = row;
    if (auto it = carried.find(result); it != carried.end())
      it->second = insert(builder, loc, row, it->second, map, rowLoops);
  }
}

/// Copies an operation on complete sums behind the loops.
void ClusterKernel::buildEpilogue(linalg::GenericOp op) {
  SmallVector<Value> inits;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Value result = op.getTiedOpResult(&init);
    auto *output = llvm::find(outputs, result);
    Value dest;
    if (output != outputs.end()) {
      dest = kernel.getInit(output - outputs.begin());
    } else {
      auto type = cast<RankedTensorType>(result.getType());
      dest = tensor::EmptyOp::create(kernel.body, op.getLoc(), type.getShape(), type.getElementType());
    }
    bool used = op.payloadUsesValueFromOperand(&init);
    inits.push_back(used ? kernel.makeStart(kernel.body, init.get(), dest) : dest);
  }
  SmallVector<Value> inputs;
  for (Value input : op.getDpsInputs())
    inputs.push_back(kernel.get(input));
  IRMapping mapping;
  mapping.map(op.getDpsInputs(), inputs);
  kernel.mapCaptured(op, mapping);
  for (auto [outer, inner] : llvm::zip_equal(op.getDpsInits(), inits))
    mapping.map(outer, inner);
  // Two inits may be one value of the step: set them one by one.
  Operation *copy = kernel.body.clone(*op, mapping);
  auto generic = cast<linalg::GenericOp>(copy);
  for (auto [operand, inner] : llvm::zip_equal(generic.getDpsInitsMutable(), inits))
    operand.set(inner);
  for (auto [operand, inner] : llvm::zip_equal(generic.getDpsInputOperands(), inputs))
    operand->set(inner);
  for (auto [outer, inner] : llvm::zip_equal(op->getResults(), copy->getResults())) {
    kernel.map(outer, inner);
    carried[outer] = inner;
  }
}

BuiltKernel ClusterKernel::build() {
  for (linalg::GenericOp op : cluster.members)
    startCarried(op);
  openLoops();
  for (linalg::GenericOp op : cluster.members)
    buildMember(op);
  closeLoops();
  for (auto &entry : carried)
    kernel.map(entry.first, entry.second);
  for (linalg::GenericOp op : cluster.epilogue)
    buildEpilogue(op);

  BuiltKernel built;
  SmallVector<Value> results;
  bool rowsAreIndependent = !cluster.rows.empty() && cluster.epilogue.empty();
  for (Value output : outputs) {
    results.push_back(carried.find(output)->second);
    built.replaced.push_back(output);
    built.inits.push_back(passedInits.lookup(output));
  }
  for (linalg::GenericOp op : cluster.members)
    for (Value result : op->getResults())
      rowsAreIndependent &= cluster.rowDims.contains(result);
  built.kernel = kernel.finish(results);
  if (rowsAreIndependent)
    built.kernel.setNumBlocks(std::max<int64_t>(cluster.rows.front(), 1));
  built.inputs.assign(kernel.getInputs().begin(), kernel.getInputs().end());
  return built;
}

BuiltKernel weft::buildClusterKernel(ModuleOp module, RowClusters &clusters, RowCluster &cluster) {
  return ClusterKernel(module, clusters, cluster).build();
}

//===----------------------------------------------------------------------===//
// Kernels of single operations
//===----------------------------------------------------------------------===//

/// The operands that an operation's results are made from in place, one a result; null where there is none.
static SmallVector<OpOperand *> getDestinations(Operation *op) {
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op)) {
    SmallVector<OpOperand *> inits;
    for (OpOperand &init : dps.getDpsInitsMutable())
      inits.push_back(&init);
    return inits;
  }
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    SmallVector<OpOperand *> inits;
    for (OpOperand &init : loop.getInitArgsMutable())
      inits.push_back(&init);
    return inits;
  }
  return SmallVector<OpOperand *>(op->getNumResults(), nullptr);
}

BuiltKernel weft::buildSingleKernel(ModuleOp module, Operation *op) {
  // A chain of inserts is one kernel, on the tensor in which it starts; where products were computed in place there is
  // nothing to insert.
  SmallVector<Operation *> chain{op};
  while (auto insert = dyn_cast<tensor::InsertSliceOp>(chain.back())) {
    auto below = insert.getDest().getDefiningOp<tensor::InsertSliceOp>();
    if (!below || !below->hasOneUse() || isProductInsert(below))
      break;
    chain.push_back(below);
  }
  std::reverse(chain.begin(), chain.end());

  KernelBuilder kernel(module, op->getLoc(), op->getResultTypes());
  BuiltKernel built;
  built.inits.resize(op->getNumResults());
  auto start = [&](Value outer, unsigned index) -> Value {
    Operation *def = outer.getDefiningOp();
    if (isa_and_nonnull<tensor::EmptyOp, linalg::FillOp>(def))
      return kernel.makeStart(kernel.body, outer, kernel.getInit(index));
    DenseElementsAttr constant;
    if (isStridedView(outer) || matchPattern(outer, m_Constant(&constant)))
      return linalg::CopyOp::create(kernel.body, op->getLoc(), kernel.get(outer), kernel.getInit(index)).getResult(0);
    built.inits[index] = outer;
    return kernel.getInit(index);
  };

  // What a result is made from in place stands for the operand, unless the operation reads that operand elsewhere too.
  Operation *first = chain.front();
  SmallVector<OpOperand *> destinations = getDestinations(first);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(first))
    destinations = {&insert.getDestMutable()};
  for (auto [index, destination] : llvm::enumerate(destinations)) {
    if (!destination || !isa<RankedTensorType>(destination->get().getType()))
      continue;
    Value outer = destination->get();
    bool readElsewhere = llvm::count(first->getOperands(), outer) > 1 || getCapturedTensors(first).contains(outer);
    if (!readElsewhere)
      kernel.map(outer, start(outer, index));
  }
  Operation *copy = nullptr;
  for (Operation *link : chain)
    copy = kernel.clone(link);
  SmallVector<Value> results(copy->getResults());
  for (auto [index, destination] : llvm::enumerate(getDestinations(op)))
    if (!destination && !isa<tensor::InsertSliceOp>(op))
      // The operation makes a tensor of its own.
      results[index] =
          linalg::CopyOp::create(kernel.body, op->getLoc(), results[index], kernel.getInit(index)).getResult(0);
  built.replaced.assign(op->result_begin(), op->result_end());
  built.kernel = kernel.finish(results);
  built.inputs.assign(kernel.getInputs().begin(), kernel.getInputs().end());
  return built;
}

BuiltKernel weft::buildCopyKernel(ModuleOp module, Location loc, Value value) {
  KernelBuilder kernel(module, loc, value.getType());
  Value copy = linalg::CopyOp::create(kernel.body, loc, kernel.get(value), kernel.getInit(0)).getResult(0);
  BuiltKernel built;
  built.inits.resize(1);
  built.replaced.push_back(value);
  built.kernel = kernel.finish(copy);
  built.inputs.assign(kernel.getInputs().begin(), kernel.getInputs().end());
  return built;
}
