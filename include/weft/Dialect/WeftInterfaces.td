// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_DIALECT_WEFTINTERFACES
#define WEFT_DIALECT_WEFTINTERFACES

include "mlir/IR/OpBase.td"

def Weft_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::weft";
  let description = [{
    What every collective states: the ranks it runs over, what it reduces and by what it divides. Values and memrefs
    alike.
  }];
  let methods = [
    InterfaceMethod<"The kind, shared with the runtime.", "::weft::CollectiveKind", "getCollectiveKind">,
    InterfaceMethod<"The mesh whose axes it runs over.", "::mlir::FlatSymbolRefAttr", "getMeshAttr">,
    InterfaceMethod<"The axes, outermost first.", "::mlir::ArrayAttr", "getAxesAttr">,
    InterfaceMethod<"The reduction, or none for a gather.", "::std::optional<::weft::Reduction>", "getReductionKind">,
    InterfaceMethod<"What the reduced value is divided by; 1 for a gather.", "int64_t", "getDivisor">,
    InterfaceMethod<"The value or buffer that is read.", "::mlir::Value", "getSource">,
    InterfaceMethod<"The value or buffer that is written; the source itself where the collective works in place.",
                    "::mlir::Value", "getDestination">
  ];
}

#endif // WEFT_DIALECT_WEFTINTERFACES
