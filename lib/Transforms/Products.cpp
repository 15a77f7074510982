// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Products.h"

#include "weft-rt/Types.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <array>
#include <optional>
#include <tuple>

using namespace mlir;

namespace weft {

namespace {
enum Matrix { A, B, C };
enum class Kind { Batch, Rows, Columns, Sum, Other };

/// One loop, or several merged ones, with its stride in each matrix.
struct Dimension {
  int64_t size = 1;
  std::array<int64_t, 3> strides = {0, 0, 0};
};
} // namespace

/// What a loop does, by the matrices whose maps use it.
static Kind getKind(ArrayRef<AffineMap> maps, unsigned loop) {
  bool inA = maps[A].isFunctionOfDim(loop), inB = maps[B].isFunctionOfDim(loop), inC = maps[C].isFunctionOfDim(loop);
  if (inA && inB)
    return inC ? Kind::Batch : Kind::Sum;
  if (inC && inA != inB)
    return inA ? Kind::Rows : Kind::Columns;
  return Kind::Other;
}

bool isProduct(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 || !linalg::isaContractionOpInterface(op))
    return false;
  for (Value operand : op->getOperands()) {
    Type element = getElementTypeOrSelf(operand.getType());
    if (!element.isF32() && !element.isF64() && !element.isBF16() && !element.isF16())
      return false;
  }
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return llvm::all_of(llvm::seq(op.getNumLoops()), [&](unsigned loop) { return getKind(maps, loop) != Kind::Other; });
}

/// Sorts dimensions by their strides in one matrix, outermost first, and merges neighbours where that is one dimension
/// in all matrices.
static SmallVector<Dimension> mergeDimensions(SmallVector<Dimension> dimensions, Matrix key) {
  llvm::sort(dimensions, [&](const Dimension &x, const Dimension &y) {
    return std::tuple(x.strides[key], x.size, x.strides) > std::tuple(y.strides[key], y.size, y.strides);
  });
  SmallVector<Dimension> merged;
  for (const Dimension &dimension : dimensions) {
    bool fits = !merged.empty();
    for (int matrix : {A, B, C})
      fits = fits && merged.back().strides[matrix] == dimension.strides[matrix] * dimension.size;
    if (fits) {
      merged.back().size *= dimension.size;
      merged.back().strides = dimension.strides;
    } else {
      merged.push_back(dimension);
    }
  }
  return merged;
}

/// Whether a matrix has a unit stride in one of two dimensions; one of size 1 may have any.
static bool hasUnitStride(const Dimension &x, const Dimension &y, Matrix matrix) {
  return x.size <= 1 || y.size <= 1 || x.strides[matrix] == 1 || y.strides[matrix] == 1;
}

namespace {
/// The dimensions of a product by what they do, with one of rows, columns and sums chosen for the matrices.
struct Choice {
  size_t rows, columns, sum;
  int64_t work;
};
} // namespace

static std::optional<Choice> chooseMatrices(ArrayRef<Dimension> rows, ArrayRef<Dimension> columns,
                                            ArrayRef<Dimension> sums) {
  std::optional<Choice> best;
  for (size_t m = 0; m < rows.size(); ++m)
    for (size_t n = 0; n < columns.size(); ++n)
      for (size_t k = 0; k < sums.size(); ++k) {
        if (!hasUnitStride(rows[m], sums[k], A) || !hasUnitStride(sums[k], columns[n], B) ||
            !hasUnitStride(rows[m], columns[n], C))
          continue;
        int64_t work = rows[m].size * columns[n].size * sums[k].size;
        if (!best || work >= best->work)
          best = Choice{m, n, k, work};
      }
  return best;
}

/// The strides of a matrix along two dimensions. A dimension of size 1 gets the stride of a dense matrix.
static SmallVector<int64_t, 2> getStrides(const Dimension &x, const Dimension &y, Matrix matrix) {
  int64_t xStride = x.strides[matrix], yStride = y.strides[matrix];
  if (x.size == 1 && y.size == 1)
    return {1, 1};
  if (x.size == 1)
    xStride = yStride == 1 ? y.size : 1;
  if (y.size == 1)
    yStride = xStride == 1 ? x.size : 1;
  return {xStride, yStride};
}

FailureOr<Product> analyzeProduct(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  SmallVector<Dimension> loops(op.getNumLoops());
  for (auto [loop, size] : llvm::zip_equal(loops, sizes))
    loop.size = size;
  for (int matrix : {A, B, C}) {
    auto type = dyn_cast<MemRefType>(op->getOperand(matrix).getType());
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!type || failed(type.getStridesAndOffset(strides, offset)))
      return failure();
    for (auto [result, stride] : llvm::zip_equal(maps[matrix].getResults(), strides))
      loops[cast<AffineDimExpr>(result).getPosition()].strides[matrix] += stride;
  }
  SmallVector<Dimension> rows, columns, sums, batches;
  for (auto [index, loop] : llvm::enumerate(loops)) {
    if (loop.size == 1)
      continue;
    switch (getKind(maps, index)) {
    case Kind::Batch:
      batches.push_back(loop);
      break;
    case Kind::Rows:
      rows.push_back(loop);
      break;
    case Kind::Columns:
      columns.push_back(loop);
      break;
    case Kind::Sum:
      sums.push_back(loop);
      break;
    case Kind::Other:
      return failure();
    }
  }
  batches = mergeDimensions(std::move(batches), C);
  rows = mergeDimensions(std::move(rows), C);
  columns = mergeDimensions(std::move(columns), C);
  sums = mergeDimensions(std::move(sums), A);
  for (SmallVector<Dimension> *group : {&rows, &columns, &sums})
    if (group->empty())
      group->push_back(Dimension());
  std::optional<Choice> choice = chooseMatrices(rows, columns, sums);
  if (!choice)
    return failure();

  auto takeOut = [](SmallVector<Dimension> &group, size_t index) {
    Dimension chosen = group[index];
    group.erase(group.begin() + index);
    return chosen;
  };
  Dimension m = takeOut(rows, choice->rows), n = takeOut(columns, choice->columns), k = takeOut(sums, choice->sum);
  // Left-over parts of the sum stand innermost, so that an element's products are added one after the other.
  llvm::append_range(batches, rows);
  llvm::append_range(batches, columns);
  llvm::append_range(batches, sums);
  if (batches.size() > WEFT_RT_MAX_BATCH_DIMS)
    return failure();

  Product product;
  product.a = op->getOperand(A);
  product.b = op->getOperand(B);
  product.c = op->getOperand(C);
  product.sizes = {m.size, n.size, k.size};
  product.aStrides = getStrides(m, k, A);
  product.bStrides = getStrides(k, n, B);
  product.cStrides = getStrides(m, n, C);
  for (const Dimension &batch : batches) {
    product.batchSizes.push_back(batch.size);
    product.aBatchStrides.push_back(batch.strides[A]);
    product.bBatchStrides.push_back(batch.strides[B]);
    product.cBatchStrides.push_back(batch.strides[C]);
  }
  return product;
}

/// The loops of one operand in the order of a product: batches, then those of `first`, then those of `second`.
static SmallVector<unsigned> getCanonicalOrder(linalg::LinalgOp op, Matrix matrix) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  Kind first = matrix == B ? Kind::Sum : Kind::Rows, second = matrix == A ? Kind::Sum : Kind::Columns;
  SmallVector<unsigned> order;
  for (Kind kind : {Kind::Batch, first, second})
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
      if (maps[matrix].isFunctionOfDim(loop) && getKind(maps, loop) == kind)
        order.push_back(loop);
  return order;
}

/// Adds a copy between an operand and a buffer whose dimensions are the loops in `order`.
static void createReorderingCopy(OpBuilder &builder, Location loc, Value operand, AffineMap map, Value buffer,
                                 ArrayRef<unsigned> order, bool toBuffer) {
  SmallVector<AffineExpr> position(map.getNumDims());
  for (auto [index, loop] : llvm::enumerate(order))
    position[loop] = builder.getAffineDimExpr(index);
  SmallVector<AffineExpr> results;
  for (AffineExpr result : map.getResults())
    results.push_back(position[cast<AffineDimExpr>(result).getPosition()]);
  AffineMap operandMap = AffineMap::get(order.size(), 0, results, builder.getContext());
  AffineMap bufferMap = builder.getMultiDimIdentityMap(order.size());
  SmallVector<utils::IteratorType> iterators(order.size(), utils::IteratorType::parallel);
  auto copy = [](OpBuilder &nested, Location nestedLoc, ValueRange arguments) {
    linalg::YieldOp::create(nested, nestedLoc, arguments[0]);
  };
  if (toBuffer)
    linalg::GenericOp::create(builder, loc, operand, buffer, ArrayRef{operandMap, bufferMap}, iterators, copy);
  else
    linalg::GenericOp::create(builder, loc, buffer, operand, ArrayRef{bufferMap, operandMap}, iterators, copy);
}

/// The same product with the operands of `mask` copied to buffers in canonical order. Leaves `op` as it is.
static linalg::LinalgOp copyOperands(linalg::LinalgOp op, unsigned mask, SmallVectorImpl<Value> &copies) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray(), newMaps = maps;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  SmallVector<Value> operands(op->getOperands());
  SmallVector<unsigned> resultOrder;
  for (Matrix matrix : {A, B, C}) {
    if (!(mask & (1u << matrix)))
      continue;
    SmallVector<unsigned> order = getCanonicalOrder(op, matrix);
    SmallVector<int64_t> shape = llvm::map_to_vector(order, [&](unsigned loop) { return sizes[loop]; });
    SmallVector<AffineExpr> results =
        llvm::map_to_vector(order, [&](unsigned loop) { return builder.getAffineDimExpr(loop); });
    Type element = getElementTypeOrSelf(operands[matrix].getType());
    Value buffer = memref::AllocOp::create(builder, loc, MemRefType::get(shape, element));
    copies.push_back(buffer);
    createReorderingCopy(builder, loc, operands[matrix], maps[matrix], buffer, order, /*toBuffer=*/true);
    newMaps[matrix] = AffineMap::get(op.getNumLoops(), 0, results, builder.getContext());
    operands[matrix] = buffer;
    if (matrix == C)
      resultOrder = order;
  }
  auto product = linalg::ContractOp::create(builder, loc, TypeRange(), ArrayRef(operands).take_front(2), operands[C],
                                            builder.getAffineMapArrayAttr(newMaps));
  product->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  if (mask & (1u << C))
    createReorderingCopy(builder, loc, op->getOperand(C), maps[C], operands[C], resultOrder, /*toBuffer=*/false);
  return cast<linalg::LinalgOp>(product.getOperation());
}

linalg::LinalgOp legalizeProduct(linalg::LinalgOp op, SmallVectorImpl<Value> &copies) {
  if (succeeded(analyzeProduct(op)))
    return op;
  // The fewest elements first: a copy of both inputs last but for the result.
  auto getNumElements = [&](Matrix matrix) {
    return cast<MemRefType>(op->getOperand(matrix).getType()).getNumElements();
  };
  unsigned smaller = getNumElements(A) <= getNumElements(B) ? 1 : 2;
  for (unsigned mask : {smaller, 3 - smaller, 3u, 4u, 7u}) {
    SmallVector<Value> buffers;
    Operation *before = op->getPrevNode(), *after = op->getNextNode();
    linalg::LinalgOp candidate = copyOperands(op, mask, buffers);
    if (succeeded(analyzeProduct(candidate))) {
      llvm::append_range(copies, buffers);
      op->erase();
      return candidate;
    }
    while (op->getPrevNode() != before)
      op->getPrevNode()->erase();
    while (op->getNextNode() != after)
      op->getNextNode()->erase();
  }
  return op;
}

} // namespace weft
