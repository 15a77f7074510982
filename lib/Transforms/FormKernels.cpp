// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Outlines everything but products and views into kernels; equal kernels become one.

#include "KernelBuilder.h"
#include "weft/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <functional>

namespace weft {
#define GEN_PASS_DEF_FORMKERNELS
#include "weft/Transforms/Passes.h.inc"
} // namespace weft

using namespace mlir;
using namespace weft;

static constexpr llvm::StringLiteral kCategory = "weft-form-kernels";
/// Name of kernels until all are known.
static constexpr llvm::StringLiteral kTemporaryName = "__weft_kernel";

/// Reports operations that no kernel can hold.
static LogicalResult checkOps(func::FuncOp func) {
  if (!llvm::hasSingleElement(func.getBody()))
    return func.emitOpError("expects a step or an evaluation to be one block");
  for (Type type : func.getArgumentTypes())
    if (!isa<RankedTensorType>(type))
      return func.emitOpError("expects arguments to be ranked tensors, but got ") << type;
  for (Operation &op : func.getBody().front()) {
    if (staysInStep(&op))
      continue;
    if (!op.getDialect())
      return op.emitOpError("expects operations of a step to be known, but got one of an unregistered dialect");
    if (!isMemoryEffectFree(&op) || op.getNumResults() == 0)
      return op.emitOpError("expects operations of a step to be free of side effects");
    if (op.hasTrait<OpTrait::Elementwise>() && isa<RankedTensorType>(op.getResult(0).getType()))
      return op.emitOpError("expects elementwise operations on tensors to be linalg (convert-elementwise-to-linalg)");
    for (Type type : op.getResultTypes()) {
      bool isTensor = isa<RankedTensorType>(type);
      if (!isTensor && !type.isIntOrIndexOrFloat() && !isa<ComplexType>(type))
        return op.emitOpError("expects values of a step to be ranked tensors or scalars, but got ") << type;
      if (!isTensor && op.getNumResults() > 1 && op.getNumRegions() > 0)
        return op.emitOpError("expects an operation with a region and several results to give tensors only, but got ")
               << type;
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// FormKernels
//===----------------------------------------------------------------------===//

namespace {

struct FormKernelsPass : weft::impl::FormKernelsBase<FormKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<func::FuncOp> functions;
    for (auto func : module.getOps<func::FuncOp>())
      if (!func.isDeclaration() && isStepOrEval(func))
        functions.push_back(func);
    for (func::FuncOp func : functions) {
      if (failed(checkStaticShapes(func)) || failed(checkOps(func)) || failed(decompose(func)))
        return signalPassFailure();
      anchors.clear();
      formClusters(func);
      formSingles(func);
      makeGradientsLast(func);
      ownDestinations(func);
      order(func);
      eraseDead(func);
      setPhases(func);
    }
    if (failed(simplifyKernels(functions)))
      return signalPassFailure();
    remark::analysis(module.getLoc(), remark::RemarkOpts::name("kernels").category(kCategory))
        << std::to_string(numLaunches) + " launches of " + std::to_string(numKernels) + " kernels";
  }

private:
  /// Turns pads and concatenations into inserts.
  LogicalResult decompose(func::FuncOp func) {
    RewritePatternSet patterns(&getContext());
    linalg::populateDecomposePadPatterns(patterns);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    return applyPatternsGreedily(func, std::move(patterns));
  }

  void formClusters(func::FuncOp func) {
    ClusterOptions options;
    options.maxRowElements = maxRowElements;
    options.rematerialize = rematerialize;
    RowClusters clusters(func, options);
    for (Operation &op : func.getBody().front())
      anchors[&op] = clusters.getAnchor(&op);
    for (RowCluster &cluster : clusters.getClusters()) {
      if (cluster.members.empty())
        continue;
      BuiltKernel built = buildClusterKernel(getOperation(), clusters, cluster);
      if (built.replaced.empty())
        built.kernel.erase();
      else
        launch(func, built, cluster.anchor, describe(cluster));
      for (linalg::GenericOp op : llvm::reverse(cluster.epilogue))
        op->dropAllUses();
      for (linalg::GenericOp op : llvm::reverse(cluster.members))
        op->dropAllUses();
    }
    for (RowCluster &cluster : clusters.getClusters())
      for (linalg::GenericOp op : llvm::concat<linalg::GenericOp>(cluster.epilogue, cluster.members)) {
        anchors.erase(op);
        op->erase();
      }
    remark::analysis(func.getLoc(), remark::RemarkOpts::name("rematerialized").category(kCategory))
        << std::to_string(clusters.numRematerialized) + " values computed again instead of stored, by " +
               std::to_string(clusters.numClones) + " copied operations";
  }

  /// Makes a kernel of each operation that is left.
  void formSingles(func::FuncOp func) {
    SmallVector<Operation *> ops;
    for (Operation &op : func.getBody().front())
      ops.push_back(&op);
    // From the end, so that a chain of inserts is taken whole, and scalars are still there when a kernel copies them.
    for (Operation *op : llvm::reverse(ops)) {
      if (isOpTriviallyDead(op)) {
        anchors.erase(op);
        op->erase();
        continue;
      }
      if (staysInStep(op) || isa<linalg::FillOp>(op) ||
          !llvm::any_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
        continue;
      BuiltKernel built = buildSingleKernel(getOperation(), op);
      launch(func, built, anchors.lookup(op), "kernel of one " + op->getName().getStringRef().str());
      // What only this operation used dies with it and gets no kernel.
      anchors.erase(op);
      op->erase();
    }
  }

  /// The value given to `weft.grad`, and the loss, come from a kernel or a product of exactly their shape, so that a
  /// later pass can let it write into the bucket.
  void makeGradientsLast(func::FuncOp func) {
    SmallVector<OpOperand *> uses;
    for (Operation &op : func.getBody().front())
      if (isa<GradOp, LossOp, MetricOp>(op))
        for (OpOperand &operand : op.getOpOperands())
          uses.push_back(&operand);
    for (OpOperand *use : uses) {
      Value value = use->get();
      Operation *def = value.getDefiningOp();
      if (isa_and_nonnull<LaunchOp, linalg::ContractOp, tensor::InsertSliceOp>(def) || reshapeDestination(value))
        continue;
      BuiltKernel built = buildCopyKernel(getOperation(), use->getOwner()->getLoc(), value);
      built.replaced.clear();
      Operation *launched = launch(func, built, anchors.lookup(use->getOwner()) - 1,
                                   "copy: the value is neither a product nor the result of a kernel");
      use->set(launched->getResult(0));
    }
  }

  /// Gives each tensor that products fill slice by slice a start of its own, which CSE does not merge with another.
  void ownDestinations(func::FuncOp func) {
    SmallVector<tensor::InsertSliceOp> firsts;
    for (auto insert : func.getBody().front().getOps<tensor::InsertSliceOp>())
      if (insert.getDest().getDefiningOp<tensor::EmptyOp>() && isProductInsert(insert))
        firsts.push_back(insert);
    for (tensor::InsertSliceOp insert : firsts) {
      auto contract = insert.getSource().getDefiningOp<linalg::ContractOp>();
      auto fill = contract.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
      OpBuilder builder(contract);
      Location loc = contract.getLoc();
      int64_t anchor = anchors.lookup(contract);
      auto owned = bufferization::AllocTensorOp::create(builder, loc, insert.getDestType(), ValueRange());
      anchors[owned] = anchor - 1;
      Operation *slice = builder.clone(*fill.getOutputs()[0].getDefiningOp());
      slice->setOperand(0, owned);
      Value zero = linalg::FillOp::create(builder, loc, fill.getInputs()[0], slice->getResult(0)).getResult(0);
      anchors[slice] = anchors[zero.getDefiningOp()] = anchor;
      contract.getDpsInitsMutable()[0].set(zero);
      insert.getDestMutable().assign(owned);
    }
  }

  /// Fuses inside the distinct kernels, merges those that are equal now, and names them in the order of their use.
  LogicalResult simplifyKernels(ArrayRef<func::FuncOp> functions) {
    SymbolTable symbols(getOperation());
    llvm::StringMap<KernelOp> distinct;
    llvm::DenseMap<Attribute, KernelOp> final;
    unsigned number = 0;
    for (func::FuncOp func : functions)
      for (auto launch : func.getBody().front().getOps<LaunchOp>()) {
        Attribute old = launch.getKernelAttr();
        if (!final.contains(old)) {
          auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
          if (failed(fuseInsideKernel(kernel)))
            return kernel.emitOpError("expects fusion inside the kernel to come to an end");
          auto [it, isNew] = distinct.try_emplace(printWithoutName(kernel), kernel);
          final[old] = it->second;
          if (!isNew) {
            symbols.erase(kernel);
          } else {
            ++numKernels;
            // Launches are set one by one below: renaming uses would scan the module for each kernel.
            symbols.remove(kernel);
            kernel.setSymName(nextName(symbols, number));
            symbols.insert(kernel);
          }
        }
        launch.setKernel(final[old].getSymName());
      }
    return success();
  }

  /// Returns the next name k0, k1, ... that is free.
  static std::string nextName(SymbolTable &symbols, unsigned &number) {
    std::string name;
    do
      name = "k" + std::to_string(number++);
    while (symbols.lookup(name));
    return name;
  }

  /// The text of a kernel without its name.
  static std::string printWithoutName(KernelOp kernel) {
    StringAttr name = kernel.getSymNameAttr();
    kernel.setSymName("kernel");
    std::string text;
    llvm::raw_string_ostream stream(text);
    kernel->print(stream, OpPrintingFlags().useLocalScope());
    kernel.setSymNameAttr(name);
    return text;
  }

  /// If the value is a reshape of a product or of a kernel's result that nobody else reads, lets that start from the
  /// reverse reshape of a tensor of the value's shape.
  bool reshapeDestination(Value value) {
    Operation *reshape = value.getDefiningOp();
    if (!isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(reshape))
      return false;
    Value source = reshape->getOperand(0);
    auto producer = source.getDefiningOp<DestinationStyleOpInterface>();
    if (!source.hasOneUse() || !isa_and_nonnull<LaunchOp, linalg::ContractOp>(producer.getOperation()))
      return false;
    OpOperand *init = producer.getTiedOpOperand(cast<OpResult>(source));
    auto fill = init->get().getDefiningOp<linalg::FillOp>();
    Value fresh = fill ? fill.getOutputs()[0] : init->get();
    if (!fresh.getDefiningOp<tensor::EmptyOp>())
      return false;

    OpBuilder builder(producer);
    Location loc = reshape->getLoc();
    // Just before the producer, so that the view between the two finds its place (see `order`).
    int64_t anchor = anchors.lookup(producer) - 1;
    auto type = cast<RankedTensorType>(value.getType());
    Value dest = tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType());
    anchors[dest.getDefiningOp()] = anchor;
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape))
      dest = tensor::CollapseShapeOp::create(builder, loc, source.getType(), dest, expand.getReassociationIndices());
    else
      dest = tensor::ExpandShapeOp::create(builder, loc, source.getType(), dest,
                                           cast<tensor::CollapseShapeOp>(reshape).getReassociationIndices());
    anchors[dest.getDefiningOp()] = anchor;
    if (fill) {
      dest = linalg::FillOp::create(builder, loc, fill.getInputs()[0], dest).getResult(0);
      anchors[dest.getDefiningOp()] = anchor + 1;
    }
    init->set(dest);
    return true;
  }

  /// Says what a cluster computes.
  static std::string describe(const RowCluster &cluster) {
    std::string text = "kernel of " + std::to_string(cluster.members.size()) + " operations";
    if (!cluster.rows.empty())
      text += " on " + llvm::join(llvm::map_range(cluster.rows, [](int64_t n) { return std::to_string(n); }), "x") +
              " rows";
    if (!cluster.epilogue.empty())
      text += " and " + std::to_string(cluster.epilogue.size()) + " on their sums";
    return text;
  }

  /// Inserts a launch of the kernel, or of an equal one that exists, at the end of the function; `order` moves it.
  Operation *launch(func::FuncOp func, BuiltKernel &built, int64_t anchor, const std::string &description) {
    Location loc = built.kernel.getLoc();
    KernelOp kernel = findOrName(built.kernel, description);
    OpBuilder builder(func.getBody().front().getTerminator());
    SmallVector<Value> inits;
    for (auto [init, type] : llvm::zip_equal(built.inits, kernel.getResultTypes())) {
      if (!init) {
        auto tensorType = cast<RankedTensorType>(type);
        init = tensor::EmptyOp::create(builder, loc, tensorType.getShape(), tensorType.getElementType());
        anchors[init.getDefiningOp()] = anchor;
      }
      inits.push_back(init);
    }
    auto launched = LaunchOp::create(builder, loc, kernel.getResultTypes(), kernel.getSymName(), built.inputs, inits);
    anchors[launched] = anchor;
    for (auto [index, value] : llvm::enumerate(built.replaced))
      value.replaceAllUsesWith(launched->getResult(index));
    ++numLaunches;
    return launched;
  }

  /// Returns a kernel that is equal to the given one; it gets a name of its own if it is the first.
  KernelOp findOrName(KernelOp kernel, const std::string &description) {
    auto [it, isNew] = kernels.try_emplace(printWithoutName(kernel), kernel);
    if (!isNew) {
      kernel->erase();
      return it->second;
    }
    kernel.setSymName(kTemporaryName.str() + std::to_string(kernels.size()));
    remark::passed(kernel.getLoc(), remark::RemarkOpts::name("kernel").category(kCategory)) << description;
    return kernel;
  }

  /// Puts the operations of the step in the order of their anchors; views, constants and scalars follow what they are
  /// made from. A fill stays where it is: right before a product it says that the product starts from zero.
  void order(func::FuncOp func) {
    Block &block = func.getBody().front();
    using Key = std::pair<int64_t, int64_t>;
    llvm::DenseMap<Operation *, Key> keys;
    std::function<Key(Operation *)> getKey = [&](Operation *op) -> Key {
      if (auto it = keys.find(op); it != keys.end())
        return it->second;
      Key key(anchors.lookup(op), 0);
      if (isFloating(op) && !isa<tensor::EmptyOp, linalg::FillOp>(op)) {
        key = Key(0, 0);
        for (Value operand : op->getOperands())
          if (Operation *def = operand.getDefiningOp())
            key = std::max(key, getKey(def));
        ++key.second;
      }
      return keys[op] = key;
    };
    SmallVector<std::tuple<Key, size_t, Operation *>> ops;
    for (Operation &op : block.without_terminator())
      ops.emplace_back(getKey(&op), ops.size(), &op);
    llvm::sort(ops, [](const auto &a, const auto &b) {
      return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
    });
    for (auto &entry : ops)
      std::get<2>(entry)->moveBefore(block.getTerminator());
  }

  static void eraseDead(func::FuncOp func) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(func.getBody().front())))
      if (isOpTriviallyDead(&op))
        op.erase();
  }

  /// What the loss depends on is forward, everything else is backward.
  static void setPhases(func::FuncOp func) {
    llvm::DenseSet<Operation *> forward = findForwardOps(func);
    for (Operation &op : func.getBody().front().without_terminator()) {
      Phase phase = forward.contains(&op) ? Phase::forward : Phase::backward;
      op.setAttr("weft.phase", PhaseAttr::get(func.getContext(), phase));
    }
  }

  llvm::DenseMap<Operation *, int64_t> anchors;
  llvm::StringMap<KernelOp> kernels;
  unsigned numLaunches = 0;
  unsigned numKernels = 0;
};

} // namespace
