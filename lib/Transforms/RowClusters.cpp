// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RowClusters.h"

#include "weft/Dialect/WeftDialect.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace weft;

/// Space between the positions of neighbouring operations, so that clusters can be placed in between.
static constexpr int64_t kPositionStep = int64_t(1) << 24;

//===----------------------------------------------------------------------===//
// Questions about operations
//===----------------------------------------------------------------------===//

llvm::DenseSet<Operation *> weft::findForwardOps(func::FuncOp func) {
  Block *block = &func.getBody().front();
  llvm::DenseSet<Operation *> forward;
  SmallVector<Operation *> worklist;
  for (Operation &op : *block)
    if (isa<LossOp, MetricOp>(op))
      worklist.push_back(&op);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!forward.insert(op).second)
      continue;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *def = operand.getDefiningOp())
          if (def->getBlock() == block)
            worklist.push_back(def);
    });
  }
  return forward;
}

bool weft::isFloating(Operation *op) {
  if (op->getNumResults() != 1 || !isMemoryEffectFree(op))
    return false;
  return op->hasTrait<OpTrait::ConstantLike>() || !isa<RankedTensorType>(op->getResult(0).getType()) ||
         isa<tensor::EmptyOp, linalg::FillOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::ExtractSliceOp>(
             op);
}

llvm::SetVector<Value> weft::getCapturedTensors(Operation *op) {
  llvm::SetVector<Value> captured, tensors;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    if (isa<RankedTensorType>(value.getType()))
      tensors.insert(value);
  return tensors;
}

bool weft::isRowOutput(AffineMap map, ArrayRef<unsigned> rowLoops) {
  return llvm::all_of(rowLoops, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
}

/// Whether each dimension of an operand is either one row loop or free of row loops.
static bool separatesRows(AffineMap map, ArrayRef<unsigned> rowLoops) {
  llvm::SmallBitVector seen(map.getNumDims());
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      if (llvm::is_contained(rowLoops, dim.getPosition())) {
        if (seen.test(dim.getPosition()))
          return false;
        seen.set(dim.getPosition());
      }
      continue;
    }
    for (unsigned loop : rowLoops)
      if (expr.isFunctionOfDim(loop))
        return false;
  }
  return true;
}

/// The dimension of the operand in which each row loop walks, if it has all row loops.
static std::optional<SmallVector<unsigned>> getRowDims(AffineMap map, ArrayRef<unsigned> rowLoops) {
  SmallVector<unsigned> dims;
  for (unsigned loop : rowLoops) {
    std::optional<unsigned> position;
    for (auto [index, expr] : llvm::enumerate(map.getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr); dim && dim.getPosition() == loop)
        position = index;
    if (!position)
      return std::nullopt;
    dims.push_back(*position);
  }
  return dims;
}

/// The loops of the operation that walk the given dimensions of an operand.
static std::optional<SmallVector<unsigned>> getLoops(AffineMap map, ArrayRef<unsigned> dims) {
  SmallVector<unsigned> loops;
  for (unsigned dim : dims) {
    if (dim >= map.getNumResults())
      return std::nullopt;
    auto expr = dyn_cast<AffineDimExpr>(map.getResult(dim));
    if (!expr || llvm::is_contained(loops, expr.getPosition()))
      return std::nullopt;
    loops.push_back(expr.getPosition());
  }
  return loops;
}

static bool isElementwise(linalg::GenericOp op) {
  return op.getNumReductionLoops() == 0 && op.getNumResults() == 1 &&
         !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0));
}

//===----------------------------------------------------------------------===//
// Clustering
//===----------------------------------------------------------------------===//

RowClusters::RowClusters(func::FuncOp func, const ClusterOptions &options)
    : block(&func.getBody().front()), options(options), forwardOps(findForwardOps(func)) {
  int64_t position = 0;
  for (Operation &op : *block)
    positions[&op] = position += kPositionStep;
  for (auto op : block->getOps<linalg::GenericOp>())
    assign(op);
  if (options.rematerialize)
    rematerialize();
}

int64_t RowClusters::getAnchor(Operation *op) const {
  op = block->findAncestorOpInBlock(*op);
  auto it = info.find(op);
  return it != info.end() ? clusters[it->second.cluster].anchor : positions.lookup(op);
}

/// The cluster that makes the value, or -1.
int RowClusters::getCluster(Value value) const {
  Operation *def = value.getDefiningOp();
  auto it = def ? info.find(def) : info.end();
  return it == info.end() ? -1 : it->second.cluster;
}

/// Puts the operation into the newest cluster that makes or reads one of its operands, or into a new one.
void RowClusters::assign(linalg::GenericOp op) {
  llvm::SetVector<int> candidates;
  int64_t largest = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    if (int cluster = getCluster(operand.get()); cluster >= 0)
      candidates.insert(cluster);
    largest = std::max(largest, numElements(operand.get().getType()));
  }
  // Clusters that read one of the largest operands anyway.
  for (Value operand : op.getDpsInputs())
    if (isa<RankedTensorType>(operand.getType()) && numElements(operand.getType()) == largest)
      for (Operation *user : operand.getUsers())
        if (auto it = info.find(user); it != info.end())
          candidates.insert(it->second.cluster);

  SmallVector<int> order(candidates.begin(), candidates.end());
  llvm::sort(order, std::greater<int>());
  for (int cluster : order)
    if (tryJoin(op, cluster) || tryJoinEpilogue(op, cluster))
      return;
  startCluster(op);
}

/// Whether the operation may stand in the cluster without delaying the forward part: a value for the backward part may
/// be made by a forward kernel only from values of the forward part.
bool RowClusters::phasesAgree(linalg::GenericOp op, const RowCluster &cluster) const {
  bool forward = forwardOps.contains(op);
  if (forward || !cluster.forward)
    return forward == cluster.forward;
  llvm::SetVector<Value> reads = getCapturedTensors(op);
  reads.insert(op->operand_begin(), op->operand_end());
  return llvm::all_of(reads, [&](Value value) {
    Operation *def = value.getDefiningOp();
    return !def || forwardOps.contains(def) || getAnchor(def) <= cluster.anchor;
  });
}

/// Whether the operation reads what the cluster makes only in the row that is being computed.
bool RowClusters::readsAligned(linalg::GenericOp op, int cluster, ArrayRef<unsigned> rowLoops) const {
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (!separatesRows(map, rowLoops))
      return false;
    if (getCluster(operand.get()) != cluster)
      continue;
    auto it = clusters[cluster].rowDims.find(operand.get());
    if (it == clusters[cluster].rowDims.end() || getLoops(map, it->second) != SmallVector<unsigned>(rowLoops))
      return false;
  }
  return true;
}

/// The anchor after which a reader of the value may stand, 0 for what is there from the start. Views, constants and
/// scalars follow what they are made from; -1 if the value is made from the cluster's own results through a view.
int64_t RowClusters::getReadAnchor(Value value, int cluster) const {
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != block)
    return 0;
  if (!isFloating(def))
    return getCluster(value) == cluster ? -1 : getAnchor(def);
  int64_t anchor = 0;
  for (Value operand : def->getOperands()) {
    int64_t operandAnchor = getReadAnchor(operand, cluster);
    if (operandAnchor < 0)
      return -1;
    anchor = std::max(anchor, operandAnchor);
  }
  return anchor;
}

/// The anchor of the first reader of the value outside of the cluster that stands before `op`, seen through views: what
/// follows `op` has no place yet.
int64_t RowClusters::getFirstReader(Value value, int cluster, Operation *op) const {
  int64_t first = std::numeric_limits<int64_t>::max();
  for (Operation *user : value.getUsers()) {
    Operation *node = block->findAncestorOpInBlock(*user);
    auto it = info.find(node);
    if (isFloating(node))
      first = std::min(first, getFirstReader(node->getResult(0), cluster, op));
    else if (node != op &&
             (it != info.end() ? it->second.cluster != cluster : positions.lookup(node) < positions.lookup(op)))
      first = std::min(first, getAnchor(node));
  }
  return first;
}

/// A place for the cluster with the operation in it: after everything that either reads, before everything that reads
/// what the cluster makes. None if there is no such place.
std::optional<int64_t> RowClusters::findAnchor(linalg::GenericOp op, int cluster) const {
  int64_t after = 0, before = positions.lookup(op) + 1;
  bool throughView = false;
  auto follow = [&](Operation *member) {
    llvm::SetVector<Value> reads = getCapturedTensors(member);
    reads.insert(member->operand_begin(), member->operand_end());
    for (Value value : reads) {
      if (getCluster(value) == cluster)
        continue;
      int64_t anchor = getReadAnchor(value, cluster);
      throughView |= anchor < 0;
      after = std::max(after, anchor);
    }
  };
  const RowCluster &target = clusters[cluster];
  follow(op);
  // The members' results are complete only after the loops: a view of one cannot be read inside.
  if (throughView)
    return std::nullopt;
  if (after < target.anchor)
    return target.anchor;
  for (linalg::GenericOp member : llvm::concat<const linalg::GenericOp>(target.members, target.epilogue)) {
    follow(member);
    for (Value result : member->getResults())
      before = std::min(before, getFirstReader(result, cluster, op));
  }
  if (after + 1 >= before)
    return std::nullopt;
  return before > positions.lookup(op) ? positions.lookup(op) : after + (before - after) / 2;
}

bool RowClusters::tryJoin(linalg::GenericOp op, int cluster) {
  RowCluster &target = clusters[cluster];
  if (!phasesAgree(op, target))
    return false;
  for (Value captured : getCapturedTensors(op))
    if (getCluster(captured) == cluster)
      return false;

  // What the cluster makes says how its rows lie in the operation's loops; else what both read.
  std::optional<SmallVector<unsigned>> rowLoops;
  for (bool made : {true, false})
    for (OpOperand &operand : op->getOpOperands()) {
      auto it = target.rowDims.find(operand.get());
      if (!rowLoops && it != target.rowDims.end() && (getCluster(operand.get()) == cluster) == made)
        rowLoops = getLoops(op.getMatchingIndexingMap(&operand), it->second);
    }
  if (!rowLoops && !target.rows.empty())
    return false;
  if (!rowLoops)
    rowLoops.emplace();
  if (rowLoops->size() != target.rows.size() || !readsAligned(op, cluster, *rowLoops))
    return false;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t row = numIterations(op);
  for (auto [loop, size] : llvm::zip_equal(*rowLoops, target.rows)) {
    if (ranges[loop] != size)
      return false;
    row /= std::max<int64_t>(size, 1);
  }
  if (row > std::max(options.maxRowElements, target.largestRow))
    return false;
  std::optional<int64_t> anchor = findAnchor(op, cluster);
  if (!anchor)
    return false;
  target.anchor = *anchor;
  addMember(op, cluster, *rowLoops);
  return true;
}

/// Appends a small operation on sums over rows to the cluster that makes them.
bool RowClusters::tryJoinEpilogue(linalg::GenericOp op, int cluster) {
  RowCluster &target = clusters[cluster];
  if (target.rows.empty() || numIterations(op) > options.maxRowElements || !phasesAgree(op, target))
    return false;
  for (Value captured : getCapturedTensors(op))
    if (getCluster(captured) == cluster)
      return false;
  bool readsSum = false;
  for (Value operand : op->getOperands()) {
    bool made = getCluster(operand) == cluster;
    if (made && target.rowDims.contains(operand))
      return false;
    readsSum |= made;
  }
  if (!readsSum)
    return false;
  std::optional<int64_t> anchor = findAnchor(op, cluster);
  if (!anchor)
    return false;
  target.anchor = *anchor;
  target.epilogue.push_back(op);
  info[op] = Info{cluster, /*inEpilogue=*/true, {}};
  return true;
}

/// Starts a cluster whose rows are the largest operand without its last dimension, as far as the maps allow.
void RowClusters::startCluster(linalg::GenericOp op) {
  OpOperand *largest = nullptr;
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()) &&
        (!largest || numElements(operand.get().getType()) > numElements(largest->get().getType())))
      largest = &operand;
  SmallVector<unsigned> rowLoops;
  if (largest) {
    AffineMap map = op.getMatchingIndexingMap(largest);
    for (unsigned dim = 0; dim + 1 < map.getNumResults(); ++dim) {
      auto expr = dyn_cast<AffineDimExpr>(map.getResult(dim));
      if (!expr || llvm::is_contained(rowLoops, expr.getPosition()))
        break;
      rowLoops.push_back(expr.getPosition());
    }
  }
  auto allowed = [&] {
    return llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) { return separatesRows(map, rowLoops); });
  };
  while (!rowLoops.empty() && !allowed())
    rowLoops.pop_back();

  RowCluster cluster;
  for (unsigned loop : rowLoops)
    cluster.rows.push_back(op.getStaticLoopRanges()[loop]);
  cluster.anchor = positions.lookup(op);
  cluster.forward = forwardOps.contains(op);
  clusters.push_back(std::move(cluster));
  addMember(op, clusters.size() - 1, rowLoops);
}

void RowClusters::addMember(linalg::GenericOp op, int cluster, ArrayRef<unsigned> rowLoops) {
  RowCluster &target = clusters[cluster];
  target.members.push_back(op);
  info[op] = Info{cluster, /*inEpilogue=*/false, SmallVector<unsigned>(rowLoops)};
  int64_t row = numIterations(op);
  for (int64_t size : target.rows)
    row /= std::max<int64_t>(size, 1);
  target.largestRow = std::max(target.largestRow, row);
  for (OpOperand &operand : op->getOpOperands()) {
    std::optional<SmallVector<unsigned>> dims = getRowDims(op.getMatchingIndexingMap(&operand), rowLoops);
    if (!dims)
      continue;
    if (op.isDpsInit(&operand))
      target.rowDims[op.getTiedOpResult(&operand)] = *dims;
    else
      target.rowDims.try_emplace(operand.get(), *dims);
  }
}

//===----------------------------------------------------------------------===//
// Rematerialisation
//===----------------------------------------------------------------------===//

/// Whether loading the value costs as much as loading the reference.
bool RowClusters::isLarge(Value value, Value reference) const {
  return isa<RankedTensorType>(value.getType()) && numElements(value.getType()) >= numElements(reference.getType());
}

/// Whether the value is in memory for its readers anyway: it is made outside of clusters, is only one number a row, is
/// a sum over rows, or somebody reads it who cannot compute it again.
bool RowClusters::isStored(Value value) const {
  int cluster = getCluster(value);
  if (cluster < 0 || forcedStores.contains(value))
    return true;
  const RowCluster &source = clusters[cluster];
  int64_t rows = 1;
  for (int64_t size : source.rows)
    rows *= size;
  if (numElements(value.getType()) <= rows || !source.rowDims.contains(value) ||
      info.lookup(value.getDefiningOp()).inEpilogue)
    return true;
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    auto it = info.find(use.getOwner());
    return it == info.end() || it->second.inEpilogue;
  });
}

/// Collects the elementwise operations that compute the value of the use from stored ones, operands first, and the
/// stored values that are as large as `reference`. False if something in between is not elementwise, has other rows, or
/// is read in another row than the one that is computed.
bool RowClusters::collectChain(OpOperand &use, Value reference, ArrayRef<int64_t> rows, llvm::SetVector<Value> &leaves,
                               llvm::SetVector<Operation *> &chain) const {
  Value value = use.get();
  if (!isa<RankedTensorType>(value.getType()))
    return true;
  if (isStored(value)) {
    if (isLarge(value, reference))
      leaves.insert(value);
    return true;
  }
  auto op = value.getDefiningOp<linalg::GenericOp>();
  auto reader = cast<linalg::GenericOp>(use.getOwner());
  const RowCluster &source = clusters[getCluster(value)];
  if (ArrayRef<int64_t>(source.rows) != rows ||
      getLoops(reader.getMatchingIndexingMap(&use), source.rowDims.find(value)->second) !=
          SmallVector<unsigned>(getRowLoops(reader)))
    return false;
  if (chain.contains(op))
    return true;
  if (!isElementwise(op) || !getCapturedTensors(op).empty())
    return false;
  for (OpOperand *input : op.getDpsInputOperands())
    if (!collectChain(*input, reference, rows, leaves, chain))
      return false;
  chain.insert(op);
  return true;
}

/// Stored values that the cluster reads from memory.
llvm::SetVector<Value> RowClusters::getLoaded(int cluster) const {
  llvm::SetVector<Value> loaded;
  for (linalg::GenericOp member : clusters[cluster].members)
    for (Value value : member.getDpsInputs())
      if (getCluster(value) != cluster && isStored(value))
        loaded.insert(value);
  return loaded;
}

/// Where the cluster reads values of other clusters that nobody else needs stored.
SmallVector<OpOperand *> RowClusters::getWanted(int cluster) const {
  SmallVector<OpOperand *> wanted;
  for (linalg::GenericOp member : clusters[cluster].members)
    for (OpOperand *input : member.getDpsInputOperands())
      if (isa<RankedTensorType>(input->get().getType()) && getCluster(input->get()) != cluster &&
          !isStored(input->get()))
        wanted.push_back(input);
  return wanted;
}

/// Marks the values that the cluster cannot compute again at the price of at most one large load each.
unsigned RowClusters::findForcedStores(int cluster) {
  llvm::SetVector<Value> loaded = getLoaded(cluster);
  unsigned forced = 0;
  for (OpOperand *use : getWanted(cluster)) {
    Value value = use->get();
    llvm::SetVector<Value> leaves;
    llvm::SetVector<Operation *> chain;
    if (isStored(value))
      continue;
    bool possible = collectChain(*use, value, clusters[cluster].rows, leaves, chain);
    // The value itself would be one load.
    if (!possible || llvm::count_if(leaves, [&](Value leaf) { return !loaded.contains(leaf); }) > 1) {
      forcedStores.insert(value);
      loaded.insert(value);
      ++forced;
      continue;
    }
    loaded.insert(leaves.begin(), leaves.end());
  }
  return forced;
}

/// Copies into the cluster what computes the values that it wants.
void RowClusters::cloneChains(int cluster) {
  llvm::SetVector<Operation *> chain;
  llvm::SetVector<Value> values;
  for (OpOperand *use : getWanted(cluster)) {
    llvm::SetVector<Value> leaves;
    (void)collectChain(*use, use->get(), clusters[cluster].rows, leaves, chain);
    values.insert(use->get());
  }
  numRematerialized += values.size();
  if (chain.empty())
    return;
  IRMapping mapping;
  SmallVector<linalg::GenericOp> clones, members = clusters[cluster].members;
  SmallVector<SmallVector<unsigned>> rowLoops;
  for (Operation *op : chain) {
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    clones.push_back(cast<linalg::GenericOp>(builder.clone(*op, mapping)));
    positions[clones.back()] = positions.lookup(op);
    rowLoops.emplace_back(getRowLoops(cast<linalg::GenericOp>(op)));
    ++numClones;
  }
  clusters[cluster].members.clear();
  for (auto [clone, loops] : llvm::zip_equal(clones, rowLoops))
    addMember(clone, cluster, loops);
  for (linalg::GenericOp member : members) {
    for (OpOperand &operand : member->getOpOperands())
      operand.set(mapping.lookupOrDefault(operand.get()));
    clusters[cluster].members.push_back(member);
  }
}

/// Drops members whose results nobody reads any more.
void RowClusters::eraseDead() {
  for (bool changed = true; changed;) {
    changed = false;
    for (RowCluster &cluster : llvm::reverse(clusters)) {
      SmallVector<linalg::GenericOp> kept;
      for (linalg::GenericOp member : llvm::reverse(cluster.members)) {
        if (!member->use_empty()) {
          kept.push_back(member);
          continue;
        }
        for (Value result : member->getResults())
          cluster.rowDims.erase(result);
        info.erase(member);
        positions.erase(member);
        member->erase();
        changed = true;
      }
      cluster.members.assign(kept.rbegin(), kept.rend());
    }
  }
}

/// A value that another cluster can compute again without more large loads than reading it takes is not stored. All
/// readers must be able to: a value that one of them needs stored is read by the others too.
void RowClusters::rematerialize() {
  for (unsigned forced = 1; forced != 0;) {
    forced = 0;
    for (int cluster = 0, end = clusters.size(); cluster < end; ++cluster)
      forced += findForcedStores(cluster);
  }
  for (int cluster = 0, end = clusters.size(); cluster < end; ++cluster)
    cloneChains(cluster);
  eraseDead();
}
