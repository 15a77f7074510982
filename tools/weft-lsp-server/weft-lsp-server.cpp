// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server of .mlir files with the weft dialect (docs/editors.md). It speaks the protocol on standard input
// and output.

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registry.insert<weft::WeftDialect>();
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
