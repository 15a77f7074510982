// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses the modules of the tests.

#ifndef WEFT_UNITTESTS_ANALYSIS_TESTMODULE_H
#define WEFT_UNITTESTS_ANALYSIS_TESTMODULE_H

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"

#include <string>

namespace weft::test {

/// A context with the dialects of all stages, and the module of a file of test/Stages or of a text.
class TestModule {
public:
  TestModule() {
    mlir::DialectRegistry registry;
    mlir::registerAllDialects(registry);
    registry.insert<WeftDialect>();
    context.appendDialectRegistry(registry);
  }

  mlir::ModuleOp parseStage(const std::string &name) {
    module = mlir::parseSourceFile<mlir::ModuleOp>(std::string(WEFT_STAGES_DIR) + "/" + name, &context);
    return *module;
  }

  mlir::ModuleOp parse(const std::string &text) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    return *module;
  }

private:
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace weft::test

#endif // WEFT_UNITTESTS_ANALYSIS_TESTMODULE_H
