// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The way from a model (stage 0) to kernels (stage 1).

#include "weft/Transforms/Passes.h"
#include "weft/Transforms/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void weft::buildKernelsPipeline(OpPassManager &pm) {
  // One form of elementwise operations.
  pm.addPass(createConvertElementwiseToLinalgPass());
  // Equal values become one before anything counts uses.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  // Dimensions of size 1 (keepdims) would hide that operations walk the same rows.
  pm.addPass(createLinalgFoldUnitExtentDimsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  // Products first: fusion would swallow them, and their operands' transpositions fold only into products.
  pm.addNestedPass<func::FuncOp>(createRaiseContractions());
  pm.addNestedPass<func::FuncOp>(createFoldViews());
  pm.addPass(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createFuseElementwise());
  // Fused bodies hold equal scalars; without them more values have one use, so fusion gets a second turn.
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createFuseElementwise());
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createFormKernels());
  pm.addPass(createCSEPass());
  pm.addPass(createVerifyKernels());
}
