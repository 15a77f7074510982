// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moves transpositions, slices and zero pads out of the way of products: a product takes any maps and strides, so that
// no copy that only rearranges elements has to stand before or after one.

#include "KernelUtils.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace weft {
#define GEN_PASS_DEF_FOLDVIEWS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;

static void emitFolded(Location loc, StringRef what) {
  remark::passed(loc, remark::RemarkOpts::name("fold").category("weft-fold-views")) << what;
}

/// Input position of each output position of a permutation: output dimension i is input dimension order[i].
static SmallVector<int64_t> getOrder(linalg::GenericOp permutation) {
  SmallVector<AffineMap> maps = permutation.getIndexingMapsArray();
  SmallVector<int64_t> order;
  for (AffineExpr expr : maps[1].getResults())
    order.push_back(*maps[0].getResultPosition(expr));
  return order;
}

/// Makes a transposition whose output dimension i is input dimension order[i]; the value itself for an identity.
static Value makePermutation(OpBuilder &builder, Location loc, Value input, ArrayRef<int64_t> order) {
  auto type = cast<RankedTensorType>(input.getType());
  if (llvm::equal(order, llvm::seq<int64_t>(0, order.size())))
    return input;
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> exprs(order.size());
  for (auto [to, from] : llvm::enumerate(order)) {
    shape.push_back(type.getDimSize(from));
    exprs[from] = builder.getAffineDimExpr(to);
  }
  Value empty = tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  SmallVector<AffineMap> maps{AffineMap::get(order.size(), 0, exprs, builder.getContext()),
                              builder.getMultiDimIdentityMap(order.size())};
  SmallVector<utils::IteratorType> iterators(order.size(), utils::IteratorType::parallel);
  auto generic =
      linalg::GenericOp::create(builder, loc, TypeRange{empty.getType()}, ValueRange{input}, ValueRange{empty}, maps,
                                iterators, [](OpBuilder &nested, Location nestedLoc, ValueRange args) {
                                  linalg::YieldOp::create(nested, nestedLoc, args[0]);
                                });
  return generic.getResult(0);
}

/// The positions of the dimensions that a rank-reducing slice keeps, and how `order` permutes what it keeps.
static SmallVector<int64_t> getKeptOrder(ArrayRef<int64_t> order, const llvm::SmallBitVector &droppedInputs) {
  SmallVector<int64_t> position(order.size(), -1);
  int64_t kept = 0;
  for (int64_t dim = 0, rank = order.size(); dim < rank; ++dim)
    if (!droppedInputs.test(dim))
      position[dim] = kept++;
  SmallVector<int64_t> result;
  for (int64_t from : order)
    if (position[from] >= 0)
      result.push_back(position[from]);
  return result;
}

namespace {

/// contract(move(x)) -> contract(x) with another map. Broadcasts fold too where the maps stay those of a contraction.
struct FoldIntoProductInput : OpRewritePattern<linalg::ContractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::ContractOp op, PatternRewriter &rewriter) const override {
    for (OpOperand *input : op.getDpsInputOperands()) {
      auto move = input->get().getDefiningOp<linalg::GenericOp>();
      if (!weft::isPureMove(move))
        continue;
      SmallVector<AffineMap> moveMaps = move.getIndexingMapsArray();
      if (!moveMaps[0].isProjectedPermutation() || !moveMaps[1].isPermutation())
        continue;
      SmallVector<AffineMap> maps = op.getIndexingMapsArray();
      AffineMap &map = maps[input->getOperandNumber()];
      map = moveMaps[0].compose(inversePermutation(moveMaps[1])).compose(map);
      FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(maps);
      if (failed(dims) || dims->k.empty() || !coversAllLoops(maps, *dims))
        continue;
      rewriter.modifyOpInPlace(op, [&] {
        input->set(move.getDpsInputs()[0]);
        op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
      });
      emitFolded(op.getLoc(), "transposition folded into the input of a product");
      return success();
    }
    return failure();
  }

  /// Whether every loop is a batch, row, column or inner dimension: a broadcast may leave one that is summed over in
  /// one input only.
  static bool coversAllLoops(ArrayRef<AffineMap> maps, const linalg::ContractionDimensions &dims) {
    return dims.batch.size() + dims.m.size() + dims.n.size() + dims.k.size() == maps[0].getNumDims();
  }
};

/// permutation(contract(zero)) -> contract(zero) with another output map.
struct FoldIntoProductOutput : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    if (!weft::isPermutation(op))
      return failure();
    auto contract = op.getDpsInputs()[0].getDefiningOp<linalg::ContractOp>();
    if (!contract || !contract->hasOneUse() || !weft::isZeroFill(contract.getDpsInits()[0]))
      return failure();
    SmallVector<AffineMap> moveMaps = op.getIndexingMapsArray();
    SmallVector<AffineMap> maps = contract.getIndexingMapsArray();
    maps[2] = moveMaps[1].compose(inversePermutation(moveMaps[0])).compose(maps[2]);
    rewriter.setInsertionPoint(contract);
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    Value zero = weft::makeZero(rewriter, contract.getLoc(), type);
    auto product = linalg::ContractOp::create(rewriter, contract.getLoc(), TypeRange{type}, contract.getDpsInputs(),
                                              ValueRange{zero}, rewriter.getAffineMapArrayAttr(maps));
    rewriter.replaceOp(op, product->getResults());
    rewriter.eraseOp(contract);
    emitFolded(product.getLoc(), "transposition folded into the result of a product");
    return success();
  }
};

/// slice(permutation(x)) -> permutation(slice(x)): the slice is a view, the permutation gets smaller and can fold.
struct SwapSliceAndPermutation : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op, PatternRewriter &rewriter) const override {
    auto permutation = op.getSource().getDefiningOp<linalg::GenericOp>();
    if (!weft::isPermutation(permutation))
      return failure();
    SmallVector<int64_t> order = getOrder(permutation);
    unsigned rank = order.size();
    llvm::SmallBitVector dropped = op.getDroppedDims(), droppedInputs(rank);
    SmallVector<OpFoldResult> offsets(rank), sizes(rank), strides(rank);
    SmallVector<int64_t> fullSizes(rank);
    for (auto [to, from] : llvm::enumerate(order)) {
      offsets[from] = op.getMixedOffsets()[to];
      sizes[from] = op.getMixedSizes()[to];
      strides[from] = op.getMixedStrides()[to];
      fullSizes[from] = op.getStaticSizes()[to];
      droppedInputs[from] = dropped.test(to);
    }
    SmallVector<int64_t> shape;
    for (unsigned dim = 0; dim < rank; ++dim)
      if (!droppedInputs.test(dim))
        shape.push_back(fullSizes[dim]);
    if (llvm::is_contained(shape, ShapedType::kDynamic))
      return failure();
    auto type = RankedTensorType::get(shape, op.getType().getElementType());
    Value slice = tensor::ExtractSliceOp::create(rewriter, op.getLoc(), type, permutation.getDpsInputs()[0], offsets,
                                                 sizes, strides);
    rewriter.replaceOp(op, makePermutation(rewriter, op.getLoc(), slice, getKeptOrder(order, droppedInputs)));
    emitFolded(op.getLoc(), "slice taken before a transposition");
    return success();
  }
};

/// permutation(insert_slice chain into empty or fill) -> insert_slice chain of permutations.
struct SwapPermutationAndInserts : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    if (!weft::isPermutation(op))
      return failure();
    SmallVector<tensor::InsertSliceOp> chain;
    Value start = op.getDpsInputs()[0];
    while (auto insert = start.getDefiningOp<tensor::InsertSliceOp>()) {
      if (!insert->hasOneUse())
        return failure();
      chain.push_back(insert);
      start = insert.getDest();
    }
    if (chain.empty() || !(start.getDefiningOp<tensor::EmptyOp>() || weft::isZeroFill(start)))
      return failure();

    SmallVector<int64_t> order = getOrder(op);
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    Location loc = op.getLoc();
    Value result = weft::isZeroFill(start)
                       ? weft::makeZero(rewriter, loc, type)
                       : tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType()).getResult();
    for (tensor::InsertSliceOp insert : llvm::reverse(chain)) {
      SmallVector<OpFoldResult> offsets, sizes, strides;
      for (int64_t from : order) {
        offsets.push_back(insert.getMixedOffsets()[from]);
        sizes.push_back(insert.getMixedSizes()[from]);
        strides.push_back(insert.getMixedStrides()[from]);
      }
      Value source = makePermutation(rewriter, loc, insert.getSource(), getKeptOrder(order, insert.getDroppedDims()));
      result = tensor::InsertSliceOp::create(rewriter, loc, source, result, offsets, sizes, strides);
    }
    rewriter.replaceOp(op, result);
    emitFolded(loc, "transposition done before parts are put together");
    return success();
  }
};

/// A sum of zero pads whose insides do not overlap -> a chain of insert_slice (the gradient of a split or of slices).
struct SumOfPads : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    if (!isSum(op))
      return failure();
    // The outermost sum collects all; an inner one waits for it.
    if (op->hasOneUse() && isSum(dyn_cast<linalg::GenericOp>(*op->user_begin())))
      return failure();
    SmallVector<tensor::PadOp> pads;
    if (failed(collectPads(op, pads)))
      return failure();
    int64_t covered = 0;
    for (auto [index, pad] : llvm::enumerate(pads)) {
      covered += weft::numElements(pad.getSourceType());
      for (tensor::PadOp other : ArrayRef(pads).take_front(index))
        if (overlap(pad, other))
          return failure();
    }
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    Location loc = op.getLoc();
    Value result = covered == type.getNumElements()
                       ? tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType()).getResult()
                       : weft::makeZero(rewriter, loc, type);
    for (tensor::PadOp pad : pads)
      result = insert(rewriter, loc, pad, result);
    rewriter.replaceOp(op, result);
    emitFolded(loc, "sum of disjoint zero pads turned into slices of one tensor");
    return success();
  }

  /// Whether the generic adds tensors of the result's shape, element by element, and does nothing else.
  static bool isSum(linalg::GenericOp op) {
    if (!op || op.getNumReductionLoops() != 0 || op.getNumResults() != 1 || op.getNumDpsInputs() < 2)
      return false;
    if (!llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) { return map.isIdentity(); }))
      return false;
    // Each input and each partial sum is used once: x + x is no sum of pads.
    for (BlockArgument arg : op.getRegionInputArgs())
      if (!arg.hasOneUse())
        return false;
    if (!op.getRegionOutputArgs()[0].use_empty())
      return false;
    return llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
      return isa<arith::AddFOp>(inner) && inner.hasOneUse() && llvm::all_of(inner.getOperands(), [&](Value operand) {
               return operand.getParentBlock() == inner.getBlock();
             });
    });
  }

  static LogicalResult collectPads(linalg::GenericOp sum, SmallVectorImpl<tensor::PadOp> &pads) {
    for (Value input : sum.getDpsInputs()) {
      if (auto pad = input.getDefiningOp<tensor::PadOp>()) {
        Value value = pad.getConstantPaddingValue();
        if (!value || !matchPattern(value, m_AnyZeroFloat()) ||
            llvm::any_of(pad.getStaticLow(), [](int64_t low) { return low < 0; }))
          return failure();
        pads.push_back(pad);
        continue;
      }
      auto inner = input.getDefiningOp<linalg::GenericOp>();
      if (!isSum(inner) || !inner->hasOneUse() || failed(collectPads(inner, pads)))
        return failure();
    }
    return success();
  }

  static bool overlap(tensor::PadOp a, tensor::PadOp b) {
    for (int64_t dim = 0, rank = a.getResultType().getRank(); dim < rank; ++dim) {
      int64_t lowA = a.getStaticLow()[dim], lowB = b.getStaticLow()[dim];
      if (lowA + a.getSourceType().getDimSize(dim) <= lowB || lowB + b.getSourceType().getDimSize(dim) <= lowA)
        return false;
    }
    return true;
  }

  /// Inserts the source of the pad; a reshape that only added dimensions of size 1 becomes a rank-reducing insert.
  static Value insert(OpBuilder &builder, Location loc, tensor::PadOp pad, Value dest) {
    Value source = pad.getSource();
    SmallVector<OpFoldResult> offsets, sizes, strides;
    for (int64_t dim = 0, rank = pad.getSourceType().getRank(); dim < rank; ++dim) {
      offsets.push_back(builder.getIndexAttr(pad.getStaticLow()[dim]));
      sizes.push_back(builder.getIndexAttr(pad.getSourceType().getDimSize(dim)));
      strides.push_back(builder.getIndexAttr(1));
    }
    if (auto expand = source.getDefiningOp<tensor::ExpandShapeOp>())
      if (isRankReducedType(expand.getResultType(), expand.getSrcType()) == SliceVerificationResult::Success)
        source = expand.getSrc();
    return tensor::InsertSliceOp::create(builder, loc, source, dest, offsets, sizes, strides);
  }
};

/// x + scatter_add(zero) -> scatter_add(x): the contributions of a tied embedding are added in place.
struct AddIntoScatter : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    if (op.getNumDpsInputs() != 2 || !SumOfPads::isSum(op))
      return failure();
    for (unsigned index : {0u, 1u}) {
      auto scatter = op.getDpsInputs()[index].getDefiningOp<weft::ScatterAddOp>();
      Value other = op.getDpsInputs()[1 - index];
      if (!scatter || !scatter->hasOneUse() || !weft::isZeroTensor(scatter.getDestination()) ||
          other.getType() != scatter.getDestination().getType())
        continue;
      // The sum stands after both; the scatter moves there.
      rewriter.moveOpBefore(scatter, op);
      rewriter.modifyOpInPlace(scatter, [&] { scatter.getDestinationMutable().assign(other); });
      rewriter.replaceOp(op, scatter->getResults());
      emitFolded(scatter.getLoc(), "sum folded into the destination of a scatter");
      return success();
    }
    return failure();
  }
};

/// insert_slice(contract(zero), dest) -> the contraction starts from the slice of `dest` that it fills.
struct ProductIntoSlice : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op, PatternRewriter &rewriter) const override {
    auto contract = op.getSource().getDefiningOp<linalg::ContractOp>();
    if (!contract || !contract->hasOneUse() || !weft::isZeroFill(contract.getDpsInits()[0]))
      return failure();
    auto fill = contract.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
    if (!fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>())
      return failure();
    rewriter.setInsertionPoint(op);
    Location loc = contract.getLoc();
    auto type = cast<RankedTensorType>(op.getSourceType());
    Value slice = tensor::ExtractSliceOp::create(rewriter, loc, type, op.getDest(), op.getMixedOffsets(),
                                                 op.getMixedSizes(), op.getMixedStrides());
    Value zero = linalg::FillOp::create(rewriter, loc, fill.getInputs()[0], slice).getResult(0);
    auto product = linalg::ContractOp::create(rewriter, loc, TypeRange{type}, contract.getDpsInputs(), ValueRange{zero},
                                              contract.getIndexingMapsAttr());
    rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().assign(product->getResult(0)); });
    rewriter.eraseOp(contract);
    emitFolded(loc, "product written straight into a slice");
    return success();
  }
};

/// A generic that writes one constant everywhere -> fill, which the patterns above recognise.
struct ConstantToFill : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    if (op.getNumResults() != 1 || op.getNumReductionLoops() != 0 ||
        !llvm::hasSingleElement(op.getBody()->getOperations()))
      return failure();
    Value yielded = op.getBody()->getTerminator()->getOperand(0), scalar;
    if (auto arg = dyn_cast<BlockArgument>(yielded); arg && arg.getOwner() == op.getBody()) {
      DenseElementsAttr constant;
      if (arg.getArgNumber() >= op.getNumDpsInputs() ||
          !matchPattern(op.getDpsInputs()[arg.getArgNumber()], m_Constant(&constant)) || !constant.isSplat())
        return failure();
      scalar = arith::ConstantOp::create(rewriter, op.getLoc(), constant.getSplatValue<TypedAttr>());
    } else {
      Attribute constant;
      if (!matchPattern(yielded, m_Constant(&constant)))
        return failure();
      scalar = arith::ConstantOp::create(rewriter, op.getLoc(), cast<TypedAttr>(constant));
    }
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, scalar, op.getDpsInits()[0]);
    return success();
  }
};

struct FoldViewsPass : weft::impl::FoldViewsBase<FoldViewsPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldIntoProductInput, FoldIntoProductOutput, SwapSliceAndPermutation, SwapPermutationAndInserts,
                 SumOfPads, AddIntoScatter, ProductIntoSlice, ConstantToFill>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      return signalPassFailure();
  }
};

} // namespace
