// RUN: weft-opt %s --split-input-file --weft-unroll-micro-batches=count=3 --verify-diagnostics | FileCheck %s --enable-var-scope

// The body is repeated on batch arguments of its own; what is read at the entry and the number of the step are shared.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @w : tensor<4xf32> init(ones)
weft.kernel @k(%x: tensor<4xf32>, %w: tensor<4xf32>, %s: tensor<i32>, %i: tensor<4xf32>) -> tensor<4xf32> {
  weft.yield %i : tensor<4xf32>
}

// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[X0:[a-z0-9]+]]: tensor<4xf32> {weft.micro_batch = 0 : i64, weft.name = "x"}
// CHECK-SAME: %[[S:[a-z0-9]+]]: tensor<i32> {weft.name = "step"}
// CHECK-SAME: %[[X1:[a-z0-9]+]]: tensor<4xf32> {weft.micro_batch = 1 : i64, weft.name = "x"}
// CHECK-SAME: %[[X2:[a-z0-9]+]]: tensor<4xf32> {weft.micro_batch = 2 : i64, weft.name = "x"}
// CHECK-SAME: attributes {weft.micro_batches = 3 : i64, weft.step}
func.func @train(%x: tensor<4xf32> {weft.name = "x"}, %s: tensor<i32> {weft.name = "step"}) attributes {weft.step} {
  // CHECK-COUNT-1: weft.read @w
  // CHECK: %[[G0:.*]] = weft.launch @k ins(%[[X0]], %[[W:.*]], %[[S]] :
  // CHECK: weft.grad @w, %[[G0]]
  // CHECK: %[[G1:.*]] = weft.launch @k ins(%[[X1]], %[[W]], %[[S]] :
  // CHECK: weft.grad @w, %[[G1]]
  // CHECK: %[[G2:.*]] = weft.launch @k ins(%[[X2]], %[[W]], %[[S]] :
  // CHECK: weft.grad @w, %[[G2]]
  // CHECK-NOT: weft.launch
  %w = weft.read @w : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %g = weft.launch @k ins(%x, %w, %s : tensor<4xf32>, tensor<4xf32>, tensor<i32>) outs(%e : tensor<4xf32>)
  weft.grad @w, %g : tensor<4xf32>
  return
}

// -----

// expected-error@+1 {{expects a step that is not unrolled into micro-batches yet}}
func.func @train(%x: tensor<4xf32> {weft.name = "x"}) attributes {weft.step, weft.micro_batches = 2 : i64} {
  return
}
