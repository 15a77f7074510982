// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recognises products in imported generics. `linalg.contract` keeps any maps, and elementwise fusion leaves it alone.

#include "KernelUtils.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"

namespace weft {
#define GEN_PASS_DEF_RAISECONTRACTIONS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;

static constexpr llvm::StringLiteral kCategory = "weft-raise-contractions";

/// Turns named operations into generics, so that what follows sees one form. Fills stay: they are what makes a
/// product start from zero. A contraction that is one already is generalized and raised again, like any other.
static void generalizeNamedOps(func::FuncOp func) {
  IRRewriter rewriter(func.getContext());
  SmallVector<linalg::LinalgOp> named;
  func.walk([&](linalg::LinalgOp op) {
    if (!isa<linalg::GenericOp, linalg::FillOp, linalg::ContractOp>(op.getOperation()))
      named.push_back(op);
  });
  for (linalg::LinalgOp op : named) {
    rewriter.setInsertionPoint(op);
    (void)linalg::generalizeNamedOp(rewriter, op);
  }
}

/// Whether a product of these element types can be run by a matrix library: equal inputs of at most 32 bits, and a
/// result that is at least as wide.
static bool hasProductTypes(linalg::GenericOp op) {
  Type lhs = getElementTypeOrSelf(op.getDpsInputs()[0].getType());
  Type rhs = getElementTypeOrSelf(op.getDpsInputs()[1].getType());
  Type out = getElementTypeOrSelf(op.getDpsInits()[0].getType());
  if (lhs != rhs || !(lhs.isF32() || lhs.isBF16() || lhs.isF16()))
    return false;
  return out == lhs || out.isF32();
}

/// Why the generic is not raised; empty if it is.
static StringRef whyNotRaised(linalg::GenericOp op) {
  auto linalgOp = cast<linalg::LinalgOp>(op.getOperation());
  FailureOr<linalg::ContractionDimensions> dims = linalg::inferContractionDims(linalgOp);
  if (failed(dims) || dims->k.empty())
    return "no dimension is summed over";
  if (dims->m.empty() || dims->n.empty())
    return "it is a matrix-vector or elementwise product, bound by memory: a kernel fuses it";
  if (!hasProductTypes(op))
    return "no matrix library multiplies these element types";
  return {};
}

namespace {

struct RaiseContractionsPass : weft::impl::RaiseContractionsBase<RaiseContractionsPass> {
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isDeclaration())
      return;
    if (failed(weft::checkStaticShapes(func)))
      return signalPassFailure();

    generalizeNamedOps(func);
    SmallVector<linalg::GenericOp> candidates;
    func.walk([&](linalg::GenericOp op) {
      if (op.getNumReductionLoops() > 0 && op.getNumResults() == 1 && op.getNumDpsInputs() == 2 &&
          linalg::isaContractionOpInterface(op))
        candidates.push_back(op);
    });
    for (linalg::GenericOp op : candidates) {
      StringRef reason = whyNotRaised(op);
      if (!reason.empty()) {
        remark::missed(op.getLoc(), remark::RemarkOpts::name("raise").category(kCategory)) << reason;
        continue;
      }
      raise(op);
    }
  }

  /// Replaces the generic by a contraction with the same maps and initial value.
  static void raise(linalg::GenericOp op) {
    OpBuilder builder(op);
    auto contract = linalg::ContractOp::create(builder, op.getLoc(), op->getResultTypes(), op.getDpsInputs(),
                                               op.getDpsInits(), op.getIndexingMapsAttr());
    remark::passed(op.getLoc(), remark::RemarkOpts::name("raise").category(kCategory)) << "raised to a product";
    op->replaceAllUsesWith(contract);
    op->erase();
  }
};

} // namespace
