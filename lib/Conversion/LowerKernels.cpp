// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelLoops.h"
#include "weft/Conversion/Passes.h"
#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Threading.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace weft {
#define GEN_PASS_DEF_LOWERKERNELS
#include "weft/Conversion/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

/// Returns the kernels whose results may not depend on where an element stands: those of the update phase.
static llvm::SmallPtrSet<Operation *, 8> findUpdateKernels(ModuleOp module) {
  llvm::SmallPtrSet<Operation *, 8> kernels;
  SymbolTable symbols(module);
  auto isUpdate = [](Operation *op) {
    auto phase = op->getAttrOfType<PhaseAttr>("weft.phase");
    return phase && phase.getValue() == Phase::update;
  };
  module.walk([&](Operation *op) {
    if (!isUpdate(op))
      return;
    if (isa<KernelOp>(op))
      kernels.insert(op);
    else if (auto launch = dyn_cast<LaunchOp>(op))
      kernels.insert(symbols.lookup(launch.getKernel()));
    else if (auto command = dyn_cast<LaunchCommandOp>(op))
      kernels.insert(symbols.lookup(command.getKernel()));
  });
  return kernels;
}

/// Turns copies into linalg, which orders their loops and lets LLVM see them: `memref.copy` of a strided view would
/// call a slow generic routine.
static void copiesToLinalg(KernelOp kernel, IRRewriter &rewriter) {
  SmallVector<memref::CopyOp> copies;
  kernel.walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    rewriter.setInsertionPoint(copy);
    linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(), copy.getTarget());
    rewriter.eraseOp(copy);
  }
}

/// Allows sums and products to be regrouped and fused. Set on the model's own operations, before polynomials are
/// expanded: those rely on the order of their operations.
static void allowReassociation(KernelOp kernel) {
  using Flags = arith::FastMathFlags;
  auto flags =
      arith::FastMathFlagsAttr::get(kernel.getContext(), Flags::reassoc | Flags::contract | Flags::nsz | Flags::arcp);
  kernel.walk([&](arith::ArithFastMathInterface op) {
    // Comparisons of a NaN keep their meaning under these flags.
    op->setAttr(op.getFastMathAttrName(), flags);
  });
}

/// Returns the order of loops in which the largest operand is walked contiguously: loops that it lacks come first.
static SmallVector<unsigned> chooseLoopOrder(linalg::LinalgOp op) {
  AffineMap largest;
  int64_t largestSize = -1;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (type && map.isProjectedPermutation() && type.getNumElements() > largestSize) {
      largestSize = type.getNumElements();
      largest = map;
    }
  }
  SmallVector<unsigned> order;
  if (!largest)
    return order;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (!largest.isFunctionOfDim(loop))
      order.push_back(loop);
  for (AffineExpr result : largest.getResults())
    order.push_back(cast<AffineDimExpr>(result).getPosition());
  return order;
}

/// Gives every linalg operation its generic form.
static LogicalResult generalize(KernelOp kernel, IRRewriter &rewriter) {
  SmallVector<linalg::LinalgOp> ops;
  kernel.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    if (isa<linalg::GenericOp>(op))
      continue;
    rewriter.setInsertionPoint(op);
    if (failed(linalg::generalizeNamedOp(rewriter, op)))
      return op.emitOpError("expects a linalg operation that has a generic form in a kernel");
  }
  return success();
}

/// Replaces each generic operation by a nest of loops.
static LogicalResult genericsToLoops(KernelOp kernel, IRRewriter &rewriter) {
  SmallVector<linalg::LinalgOp> ops;
  kernel.walk([&](linalg::GenericOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    SmallVector<unsigned> order = chooseLoopOrder(op);
    if (!order.empty() && !llvm::is_sorted(order)) {
      FailureOr<linalg::GenericOp> reordered =
          linalg::interchangeGenericOp(rewriter, cast<linalg::GenericOp>(op.getOperation()), order);
      if (failed(reordered))
        return op.emitOpError("expects loops that can be reordered in a kernel");
      op = *reordered;
      rewriter.setInsertionPoint(op);
    }
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op.emitOpError("expects a linalg operation on buffers that can be turned into loops in a kernel");
    rewriter.eraseOp(op);
  }
  return success();
}

/// Replaces each scatter_add by loops that add the rows in order and skip those whose index is out of range.
static void scatterAddsToLoops(KernelOp kernel, IRRewriter &rewriter) {
  SmallVector<ScatterAddOp> ops;
  kernel.walk([&](ScatterAddOp op) { ops.push_back(op); });
  for (ScatterAddOp op : ops) {
    rewriter.setInsertionPoint(op);
    Location loc = op.getLoc();
    auto updates = cast<MemRefType>(op.getUpdates().getType());
    auto destination = cast<MemRefType>(op.getDestination().getType());
    auto constant = [&](int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value).getResult(); };
    Value zero = constant(0), one = constant(1), numRows = constant(destination.getDimSize(0));

    auto rows = scf::ForOp::create(rewriter, loc, zero, constant(updates.getDimSize(0)), one);
    rewriter.setInsertionPointToStart(rows.getBody());
    Value row = rows.getInductionVar();
    Value index = memref::LoadOp::create(rewriter, loc, op.getIndices(), row);
    if (!index.getType().isIndex())
      index = arith::IndexCastOp::create(rewriter, loc, rewriter.getIndexType(), index);
    // Unsigned, so that negative indices are out of range as well.
    Value inRange = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult, index, numRows);
    auto guard = scf::IfOp::create(rewriter, loc, inRange, /*withElseRegion=*/false);
    rewriter.setInsertionPointToStart(guard.thenBlock());

    SmallVector<Value> source{row}, target{index};
    for (int64_t size : updates.getShape().drop_front()) {
      auto loop = scf::ForOp::create(rewriter, loc, zero, constant(size), one);
      rewriter.setInsertionPointToStart(loop.getBody());
      source.push_back(loop.getInductionVar());
      target.push_back(loop.getInductionVar());
    }
    Value update = memref::LoadOp::create(rewriter, loc, op.getUpdates(), source);
    Value old = memref::LoadOp::create(rewriter, loc, op.getDestination(), target);
    Value sum = isa<FloatType>(destination.getElementType())
                    ? arith::AddFOp::create(rewriter, loc, old, update).getResult()
                    : arith::AddIOp::create(rewriter, loc, old, update).getResult();
    memref::StoreOp::create(rewriter, loc, sum, op.getDestination(), target);
    rewriter.eraseOp(op);
  }
}

/// Replaces f32 math functions by polynomials, and integer divisions that LLVM lacks by those that it has.
static LogicalResult expandMath(KernelOp kernel) {
  RewritePatternSet patterns(kernel.getContext());
  populateMathPolynomialApproximationPatterns(patterns);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  return applyPatternsGreedily(kernel, std::move(patterns));
}

/// Moves temporary buffers to the stack frame, at most `maxBytes` in total.
static LogicalResult moveBuffersToStack(KernelOp kernel, int64_t maxBytes, IRRewriter &rewriter) {
  SmallVector<memref::AllocOp> allocs;
  SmallVector<memref::DeallocOp> deallocs;
  kernel.walk([&](Operation *op) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op))
      allocs.push_back(alloc);
    else if (auto dealloc = dyn_cast<memref::DeallocOp>(op))
      deallocs.push_back(dealloc);
  });
  for (memref::DeallocOp dealloc : deallocs)
    rewriter.eraseOp(dealloc);
  int64_t numBytes = 0;
  for (memref::AllocOp alloc : allocs) {
    MemRefType type = alloc.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return alloc.emitOpError("expects a temporary buffer of a kernel to have static shape and identity layout, but "
                               "got ")
             << type;
    unsigned bits = type.getElementType().isIndex() ? 64 : type.getElementTypeBitWidth();
    numBytes += type.getNumElements() * llvm::divideCeil(bits, 8);
    rewriter.setInsertionPointToStart(&kernel.getBody().front());
    rewriter.replaceOp(alloc, memref::AllocaOp::create(rewriter, alloc.getLoc(), type, rewriter.getI64IntegerAttr(64)));
  }
  if (numBytes > maxBytes)
    return kernel.emitOpError("expects temporary buffers of at most ")
           << maxBytes << " bytes in a kernel, but got " << numBytes;
  return success();
}

/// Lowers the body of one kernel.
static LogicalResult lowerKernel(KernelOp kernel, bool isUpdate, int64_t maxStackBytes) {
  if (!kernel.hasBufferSemantics())
    return kernel.emitOpError("expects a kernel on memrefs");
  IRRewriter rewriter(kernel.getContext());
  copiesToLinalg(kernel, rewriter);
  if (failed(generalize(kernel, rewriter)))
    return failure();
  fuseKernelLoops(kernel, rewriter);
  if (failed(genericsToLoops(kernel, rewriter)))
    return failure();
  scatterAddsToLoops(kernel, rewriter);
  if (!isUpdate)
    allowReassociation(kernel);
  if (failed(expandMath(kernel)))
    return kernel.emitOpError("expects math functions that can be expanded");
  if (failed(moveBuffersToStack(kernel, maxStackBytes, rewriter)))
    return failure();
  if (kernel.getNumBlocks() > 1 && !findBlockLoop(kernel.getBody()))
    kernel.setNumBlocks(1);
  return success();
}

namespace {
class LowerKernelsPass : public weft::impl::LowerKernelsBase<LowerKernelsPass> {
public:
  using LowerKernelsBase::LowerKernelsBase;

  void runOnOperation() override {
    llvm::SmallPtrSet<Operation *, 8> updateKernels = findUpdateKernels(getOperation());
    SmallVector<KernelOp> kernels(getOperation().getOps<KernelOp>());
    if (failed(failableParallelForEach(&getContext(), kernels, [&](KernelOp kernel) {
          return lowerKernel(kernel, updateKernels.contains(kernel), maxStackBytes);
        })))
      signalPassFailure();
  }
};
} // namespace
