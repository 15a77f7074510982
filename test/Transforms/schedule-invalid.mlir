// RUN: not weft-opt %s --weft-schedule 2>&1 | FileCheck %s --check-prefix=NOMACHINE
// RUN: not weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule=max-in-flight=-1 2>&1 | FileCheck %s --check-prefix=INFLIGHT
// RUN: not weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule=memory-budget=-5 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule=thrift=mean 2>&1 | FileCheck %s --check-prefix=THRIFT
// RUN: sed 's/dp = 2/dp = 8/' %s | not weft-opt - --weft-set-machine=file=%S/Inputs/round.json --weft-schedule 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: sed 's/^module/module attributes {weft.machine = {name = 1 : i64}}/' %s | not weft-opt - --weft-schedule 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: sed 's/^module/module attributes {weft.machine = {name = 1 : i32}}/' %s | not weft-opt - --weft-schedule 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: sed '/weft.wait %%scatter1/d; s/with %%r1/with %%r0/' %S/../Stages/6-scheduled.mlir | not weft-opt - --weft-set-machine=file=%S/Inputs/round.json --weft-schedule 2>&1 | FileCheck %s --check-prefix=WAIT
// RUN: not weft-opt %S/../Stages/7-planned.mlir --weft-set-machine=file=%S/Inputs/round.json --weft-schedule 2>&1 | FileCheck %s --check-prefix=PLANNED
//
// What weft-schedule refuses.

// NOMACHINE: error: expects the module to have a machine ('weft.machine'); run weft-set-machine before
// INFLIGHT: error: expects 'max-in-flight' to be 0 (any number) or more, but got -1
// BUDGET: error: expects 'memory-budget' to be 0 (any number) or more, but got -5
// THRIFT: error: expects 'thrift' to be none, early-waits, eager-updates, late-starts, one-in-flight, blocking or least-memory, but got 'mean'
// RANKS: error: {{.*}}8
// ATTRIBUTE: error: 'weft.machine'{{.*}}name
// NUMBER: error: 'weft.machine': expects texts, numbers (i64 or f64), arrays and dictionaries, but got 1 : i32
// WAIT: error: 'weft.start' op expects one wait for the start
// PLANNED: error: {{.*}} expects a step on tensors (stage scheduled or an earlier one), but it works on memrefs

module {
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @grad_comm
func.func @step(%x: tensor<4xf32> {weft.name = "x"}) attributes {weft.step} {
  return
}
}
