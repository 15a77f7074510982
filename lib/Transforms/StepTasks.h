// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step (stage 6) as a scheduling problem: what its operations need from each other and how long they take.

#ifndef WEFT_LIB_TRANSFORMS_STEPTASKS_H
#define WEFT_LIB_TRANSFORMS_STEPTASKS_H

#include "weft/Analysis/KernelWork.h"
#include "weft/Analysis/MachineAttr.h"
#include "weft/Analysis/Steps.h"
#include "weft/Scheduling/CommandList.h"

namespace weft {

/// What the operations of one module cost on one machine.
class StepCosts {
public:
  /// An error if the module's mesh does not fit on the machine.
  static mlir::FailureOr<StepCosts> create(mlir::ModuleOp module, const sim::Machine &machine);

  /// Nanoseconds of an operation on the slowest rank; 0 for what takes no time. Collectives have the links for
  /// themselves.
  int64_t getNanos(mlir::Operation *op);
  /// Nanoseconds of one launch of the collectives of several starts, which run over the same axes.
  int64_t getNanos(mlir::ArrayRef<StartOp> starts);
  /// Index of the axes that the collectives of a start run over; starts of one index may share a launch.
  int32_t getCommunicator(StartOp start) const;
  int32_t getNumCommunicators() const { return static_cast<int32_t>(communicators.size()); }

private:
  StepCosts(mlir::ModuleOp module, sim::CostModel model, llvm::MapVector<mlir::ArrayAttr, int32_t> communicators);

  double getCopyNanos(int64_t numElements, mlir::Type element) const;
  double getPackNanos(PackOp pack) const;

  std::unique_ptr<WorkAnalysis> work;
  mlir::SymbolTable symbolTable;
  sim::CostModel model;
  llvm::MapVector<mlir::ArrayAttr, int32_t> communicators;
  double slowestSpeed = 1;
};

/// The tasks of a function. Operations that take no time and have no effect (views, constants, packs, reads) are part
/// of none: they stand before their first user, wherever that is.
struct StepTasks {
  scheduling::Problem problem;
  /// By task: a launch, product, update, ..., or the starts that share a launch.
  std::vector<llvm::SmallVector<mlir::Operation *, 1>> operations;

  bool isStart(int32_t task) const { return problem.tasks[task].resource != 0; }
};

/// Returns the tasks of the function, in program order, all starts on resource 1, or with `concurrent` one resource for
/// each communicator. Fails if the function breaks the rules of `weft-verify-schedule`.
mlir::FailureOr<StepTasks> buildStepTasks(mlir::FunctionOpInterface function, mlir::SymbolTable &symbolTable,
                                          StepCosts &costs, bool concurrent);

/// Puts the operations of the function in the order of `commands`. Starts that share a launch become one.
void applyCommands(mlir::FunctionOpInterface function, StepTasks &tasks, llvm::ArrayRef<scheduling::Command> commands);

/// Remarks on each start: why it stands there, and what of it stays exposed.
void explainCommands(mlir::FunctionOpInterface function, const StepTasks &tasks,
                     llvm::ArrayRef<scheduling::Command> commands, const scheduling::CommandTimes &times);

} // namespace weft

#endif // WEFT_LIB_TRANSFORMS_STEPTASKS_H
