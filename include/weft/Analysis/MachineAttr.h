// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine that a module is scheduled for, as the attribute `weft.machine` of the module: a dictionary that mirrors
// the JSON of a machine file (docs/cost-model.md).

#ifndef WEFT_ANALYSIS_MACHINEATTR_H
#define WEFT_ANALYSIS_MACHINEATTR_H

#include "weft/Simulator/CostModel.h"

#include "mlir/IR/BuiltinOps.h"

namespace weft {

class MeshOp;

inline constexpr llvm::StringLiteral kMachineAttrName = "weft.machine";

/// Returns `value` as an attribute: objects are dictionaries, numbers i64 or f64, texts strings. Fails on null.
llvm::Expected<mlir::Attribute> convertJsonToAttribute(const llvm::json::Value &value, mlir::MLIRContext *context);

/// The inverse; fails on an attribute that JSON has no word for.
llvm::Expected<llvm::json::Value> convertAttributeToJson(mlir::Attribute attribute);

/// Returns the module's machine, nothing if it has none; an error at the module if the attribute is not a machine.
mlir::FailureOr<std::optional<sim::Machine>> readMachineAttr(mlir::ModuleOp module);

/// Returns the path of a machine: `nameOrPath` if there is such a file, otherwise that of `nameOrPath`.json in the
/// folder of machines, which is `$WEFT_MACHINES` or that of the sources; an error that names both if there is neither.
llvm::Expected<std::string> findMachineFile(llvm::StringRef nameOrPath);

/// Reads that machine. An error names both places, or says what is wrong with the file.
llvm::Expected<sim::Machine> loadMachine(llvm::StringRef nameOrPath);

/// Returns the axes of the mesh in the simulator's words.
std::vector<sim::MeshAxis> getMeshAxes(MeshOp mesh);

} // namespace weft

#endif // WEFT_ANALYSIS_MACHINEATTR_H
