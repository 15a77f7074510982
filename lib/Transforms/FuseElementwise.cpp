// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuses elementwise producers into their consumers where that costs nothing: constants, broadcasts and values with one
// use. Values with several uses stay for the row clusters of `weft-form-kernels`, which know what is loaded anyway.

#include "KernelUtils.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace weft {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;

/// The number of operations of a body, without the terminator.
static int64_t bodySize(linalg::GenericOp op) { return op.getBody()->getOperations().size() - 1; }

/// Whether the body holds a function that takes many instructions.
static bool isExpensive(linalg::GenericOp op) {
  return llvm::any_of(op.getBody()->getOperations(), [](Operation &inner) {
    return isa<math::MathDialect>(inner.getDialect()) && !isa<math::AbsFOp, math::FmaOp, math::AbsIOp>(inner);
  });
}

/// Whether the body reads a captured tensor.
static bool gathers(linalg::GenericOp op) {
  return llvm::any_of(op.getBody()->getOperations(), [](Operation &inner) { return isa<tensor::ExtractOp>(inner); });
}

/// Whether the producer behind the operand should disappear into the consumer. A producer with one use goes unless the
/// consumer repeats each of its elements; one that only broadcasts or makes constants goes into every consumer, as long
/// as its body is small (values used twice in a long integer chain, such as a random number generator, would grow
/// without bound).
static bool shouldFuse(OpOperand *use, int64_t maxDuplicatedOps) {
  auto producer = use->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(use->getOwner());
  if (!producer || !consumer || producer.getNumReductionLoops() != 0 || producer.getNumResults() != 1)
    return false;
  int64_t elements = weft::numElements(producer.getResult(0).getType());
  int64_t points = weft::numIterations(cast<linalg::LinalgOp>(consumer.getOperation()));
  bool onlySmallInputs = llvm::all_of(producer.getDpsInputs(), [&](Value input) {
    return weft::numElements(input.getType()) < elements || !isa<ShapedType>(input.getType());
  });
  bool repeats = points > elements;
  if (weft::isPureMove(producer) || bodySize(producer) == 0)
    return producer->hasOneUse() || onlySmallInputs;
  if (isExpensive(producer) || gathers(producer))
    return producer->hasOneUse() && !repeats;
  if (onlySmallInputs && bodySize(producer) <= maxDuplicatedOps)
    return true;
  return producer->hasOneUse() && !repeats;
}

namespace {

/// x + 0 -> x, in the arithmetic of kernels (`nsz`): what is left of a sum over dimensions of size 1.
struct DropAddOfZero : OpRewritePattern<arith::AddFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::AddFOp op, PatternRewriter &rewriter) const override {
    if (!arith::bitEnumContainsAll(op.getFastmath(), arith::FastMathFlags::nsz))
      return failure();
    for (unsigned index : {0u, 1u})
      if (matchPattern(op->getOperand(index), m_AnyZeroFloat())) {
        rewriter.replaceOp(op, op->getOperand(1 - index));
        return success();
      }
    return failure();
  }
};

/// x * 1 -> x and x / 1 -> x, exact.
template <typename OpTy> struct DropOne : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op, PatternRewriter &rewriter) const override {
    if (!matchPattern(op.getRhs(), m_OneFloat()))
      return failure();
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};

/// Whether a block may take a copy of a body that stays elsewhere too. Values that are used twice at each of many steps
/// (a random number generator) would otherwise be extracted twice as often at each.
static bool mayTakeCopy(Block *block) {
  constexpr int64_t kMaxBlockOps = 64;
  bool isBody = isa<linalg::GenericOp>(block->getParentOp());
  return isBody && std::distance(block->begin(), block->end()) <= kMaxBlockOps;
}

/// extract(elementwise(x...))[i...] -> elementwise of the extracted scalars, so that a value from which only a few
/// elements are gathered (a log-probability) is never stored.
struct ExtractOfElementwise : OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractOp op, PatternRewriter &rewriter) const override {
    auto producer = op.getTensor().getDefiningOp<linalg::GenericOp>();
    if (!producer || producer.getNumReductionLoops() != 0 || producer.getNumResults() != 1)
      return failure();
    if (!producer->hasOneUse() && !mayTakeCopy(op->getBlock()))
      return failure();
    OpOperand *init = producer.getDpsInitOperand(0);
    if (!producer.getMatchingIndexingMap(init).isIdentity() || producer.payloadUsesValueFromOperand(init))
      return failure();
    for (OpOperand *input : producer.getDpsInputOperands())
      if (!producer.getMatchingIndexingMap(input).isProjectedPermutation())
        return failure();

    SmallVector<Value> indices(op.getIndices());
    IRMapping mapping;
    for (OpOperand *input : producer.getDpsInputOperands()) {
      Value scalar = input->get();
      if (isa<ShapedType>(scalar.getType())) {
        SmallVector<Value> at;
        for (AffineExpr expr : producer.getMatchingIndexingMap(input).getResults())
          at.push_back(indices[cast<AffineDimExpr>(expr).getPosition()]);
        scalar = tensor::ExtractOp::create(rewriter, op.getLoc(), scalar, at);
      }
      mapping.map(producer.getMatchingBlockArgument(input), scalar);
    }
    for (Operation &inner : producer.getBody()->without_terminator()) {
      if (auto index = dyn_cast<linalg::IndexOp>(inner))
        mapping.map(index.getResult(), indices[index.getDim()]);
      else
        rewriter.clone(inner, mapping);
    }
    rewriter.replaceOp(op, mapping.lookupOrDefault(producer.getBody()->getTerminator()->getOperand(0)));
    return success();
  }
};

/// extract(expand_shape(x)) and extract(collapse_shape(x)) -> extract(x), as far as unit dimensions and whole groups
/// go.
struct ExtractOfExpandShape : OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractOp op, PatternRewriter &rewriter) const override {
    auto expand = op.getTensor().getDefiningOp<tensor::ExpandShapeOp>();
    if (!expand)
      return failure();
    SmallVector<Value> indices;
    for (const ReassociationIndices &group : expand.getReassociationIndices()) {
      Value index;
      for (int64_t dim : group) {
        if (expand.getResultType().getDimSize(dim) == 1)
          continue;
        if (index)
          return failure();
        index = op.getIndices()[dim];
      }
      if (!index)
        index = arith::ConstantIndexOp::create(rewriter, op.getLoc(), 0);
      indices.push_back(index);
    }
    rewriter.replaceOpWithNewOp<tensor::ExtractOp>(op, expand.getSrc(), indices);
    return success();
  }
};

/// In a generic, an extract whose indices are loop indices is an ordinary operand.
struct ExtractToOperand : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    SmallVector<tensor::ExtractOp> found;
    SmallVector<AffineMap> foundMaps;
    for (auto extract : op.getBody()->getOps<tensor::ExtractOp>()) {
      if (Operation *def = extract.getTensor().getDefiningOp(); def && op->isProperAncestor(def))
        continue;
      SmallVector<AffineExpr> exprs;
      llvm::SmallBitVector seen(op.getNumLoops());
      for (Value index : extract.getIndices()) {
        auto loop = index.getDefiningOp<linalg::IndexOp>();
        if (!loop || seen.test(loop.getDim()))
          break;
        seen.set(loop.getDim());
        exprs.push_back(rewriter.getAffineDimExpr(loop.getDim()));
      }
      if (exprs.size() != extract.getIndices().size())
        continue;
      // A gathered tensor may be larger than the domain; an operand may not.
      SmallVector<int64_t> ranges = op.getStaticLoopRanges();
      auto shape = cast<RankedTensorType>(extract.getTensor().getType()).getShape();
      if (!llvm::all_of(llvm::enumerate(exprs), [&](auto it) {
            return ranges[cast<AffineDimExpr>(it.value()).getPosition()] == shape[it.index()];
          }))
        continue;
      found.push_back(extract);
      foundMaps.push_back(AffineMap::get(op.getNumLoops(), 0, exprs, rewriter.getContext()));
    }
    if (found.empty())
      return failure();

    SmallVector<Value> inputs(op.getDpsInputs());
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    unsigned position = inputs.size();
    for (auto [index, extract] : llvm::enumerate(found)) {
      inputs.push_back(extract.getTensor());
      maps.insert(maps.begin() + position + index, foundMaps[index]);
    }
    auto replacement = linalg::GenericOp::create(rewriter, op.getLoc(), op->getResultTypes(), inputs, op.getDpsInits(),
                                                 maps, op.getIteratorTypesArray());
    replacement->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.inlineRegionBefore(op.getRegion(), replacement.getRegion(), replacement.getRegion().begin());
    for (auto [index, extract] : llvm::enumerate(found)) {
      BlockArgument arg = replacement.getBody()->insertArgument(position + index, extract.getType(), extract.getLoc());
      rewriter.replaceOp(extract, arg);
    }
    rewriter.replaceOp(op, replacement->getResults());
    return success();
  }
};

/// Fuses a producer into a generic, as upstream's pattern does, but leaves initial values alone: inside a kernel they
/// say where a row goes.
struct FuseIntoConsumer : OpRewritePattern<linalg::GenericOp> {
  FuseIntoConsumer(MLIRContext *context, int64_t maxDuplicatedOps)
      : OpRewritePattern(context), maxDuplicatedOps(maxDuplicatedOps) {}

  LogicalResult matchAndRewrite(linalg::GenericOp op, PatternRewriter &rewriter) const override {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!linalg::areElementwiseOpsFusable(&operand) || !shouldFuse(&operand, maxDuplicatedOps))
        continue;
      Operation *producer = operand.get().getDefiningOp();
      FailureOr<linalg::ElementwiseOpFusionResult> fused = linalg::fuseElementwiseOps(rewriter, &operand);
      if (failed(fused))
        continue;
      for (Value result : op->getResults())
        rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
      for (Value result : producer->getResults())
        if (Value replacement = fused->replacements.lookup(result))
          rewriter.replaceUsesWithIf(result, replacement,
                                     [&](OpOperand &use) { return use.getOwner() == fused->fusedOp; });
      rewriter.eraseOp(op);
      return success();
    }
    return failure();
  }

  int64_t maxDuplicatedOps;
};

/// Patterns for the step and for kernels alike.
void populateCommon(RewritePatternSet &patterns) {
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  patterns.add<DropAddOfZero, DropOne<arith::MulFOp>, DropOne<arith::DivFOp>, ExtractToOperand>(patterns.getContext());
}

struct FuseElementwisePass : weft::impl::FuseElementwiseBase<FuseElementwisePass> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp func = getOperation();
    weft::setKernelFastMath(func);
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    int64_t limit = maxDuplicatedOps;
    linalg::populateElementwiseOpsFusionPatterns(patterns, [limit](OpOperand *use) { return shouldFuse(use, limit); });
    linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
    tensor::ExtractOp::getCanonicalizationPatterns(patterns, context);
    populateCommon(patterns);
    patterns.add<ExtractOfElementwise, ExtractOfExpandShape>(context);
    if (failed(applyPatternsGreedily(func, std::move(patterns))))
      return signalPassFailure();
  }
};

} // namespace

/// Lets elementwise updates of what an imported loop carries happen in place. Upstream patterns that drop unit
/// dimensions turn `outs(%carried)` into `ins(%carried) outs(%empty)`, which bufferization would have to copy around
/// the loop.
static void restoreCarried(Operation *kernel) {
  kernel->walk([](scf::ForOp loop) {
    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    for (auto [value, carried] : llvm::zip_equal(yield.getOperands(), loop.getRegionIterArgs())) {
      auto op = value.getDefiningOp<linalg::GenericOp>();
      if (!op || op.getNumReductionLoops() != 0)
        continue;
      OpOperand *init = op.getDpsInitOperand(cast<OpResult>(value).getResultNumber());
      if (!init->get().getDefiningOp<tensor::EmptyOp>())
        continue;
      for (OpOperand *input : op.getDpsInputOperands())
        if (input->get() == carried && op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(init))
          init->set(carried);
    }
  });
}

LogicalResult weft::fuseInsideKernel(Operation *kernel) {
  RewritePatternSet patterns(kernel->getContext());
  // Rows are short and lie in the cache: only what costs next to nothing is worth computing twice.
  constexpr int64_t kMaxDuplicatedOps = 4;
  patterns.add<FuseIntoConsumer>(kernel->getContext(), kMaxDuplicatedOps);
  populateCommon(patterns);
  tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns, kernel->getContext());
  scf::ForOp::getCanonicalizationPatterns(patterns, kernel->getContext());
  if (failed(applyPatternsGreedily(kernel, std::move(patterns))))
    return failure();
  restoreCarried(kernel);
  return success();
}
