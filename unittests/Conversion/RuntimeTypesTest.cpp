// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Conversion/RuntimeTypes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

#include <gtest/gtest.h>

using namespace weft;

TEST(RuntimeTypes, layoutsAreThoseOfC) {
  mlir::MLIRContext context;
  context.loadDialect<mlir::LLVM::LLVMDialect>();
  mlir::DataLayout layout;
  for (const RuntimeStruct *descriptor :
       {&kKernelStruct, &kProductDescStruct, &kCollectiveDescStruct, &kModuleStruct}) {
    auto type = mlir::cast<mlir::LLVM::LLVMStructType>(getLLVMType(*descriptor, &context));
    ASSERT_EQ(type.getBody().size(), descriptor->fields.size());
    uint64_t offset = 0;
    for (auto [member, field] : llvm::zip(type.getBody(), descriptor->fields)) {
      offset = llvm::alignTo(offset, layout.getTypeABIAlignment(member));
      EXPECT_EQ(offset, field.offset) << descriptor->name.str() << "::" << field.name.str();
      offset += layout.getTypeSize(member).getFixedValue();
    }
    EXPECT_EQ(layout.getTypeSize(type).getFixedValue(), descriptor->size) << descriptor->name.str();
    EXPECT_EQ(llvm::alignTo(offset, 8), descriptor->size) << descriptor->name.str() << " has members that C lacks";
  }
}
