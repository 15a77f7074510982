// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-opt with the weft dialect, its passes and pipelines.

#include "weft/Conversion/Passes.h"
#include "weft/Dialect/WeftDialect.h"
#include "weft/Transforms/BufferizableOpInterfaceImpl.h"
#include "weft/Transforms/LoweringPipelines.h"
#include "weft/Transforms/Passes.h"
#include "weft/Transforms/Pipelines.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  weft::registerWeftTransformsPasses();
  weft::registerWeftConversionPasses();
  weft::registerWeftPipelines();
  weft::registerWeftConversionPipelines();
  weft::registerLoweringPipelines();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<weft::WeftDialect>();
  weft::registerBufferizableOpInterfaceModels(registry);
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "weft optimizer driver\n", registry));
}
