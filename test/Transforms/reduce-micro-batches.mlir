// RUN: weft-opt %s --weft-unroll-micro-batches=count=3 --verify-roundtrip | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --weft-unroll-micro-batches=count=3 --weft-reduce-grads --cse --canonicalize --weft-verify-stage=stage=reduced | FileCheck %s --check-prefix=REDUCED
//
// B97, B101, B103, B104: contributions of all micro-batches are summed in program order, nothing is set to zero between
// them, and the sum is reduced once, after the last, and divided once by ranks times micro-batches.

weft.mesh @mesh(dp = 2) batch_axes(dp)
// REDUCED: weft.param @w : tensor<4xf32> init(zeros) {contributions = 3 : i64}
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}

// CHECK-LABEL: func.func @b101_accumulation
// CHECK-SAME: %[[X0:.*]]: tensor<4xf32> {weft.micro_batch = 0 : i64, weft.name = "x"}
// CHECK-SAME: %[[STEP:.*]]: tensor<i32> {weft.name = "step"}
// CHECK-SAME: %[[L0:.*]]: tensor<f32> {weft.micro_batch = 0 : i64, weft.name = "l"}
// CHECK-SAME: %[[X1:.*]]: tensor<4xf32> {weft.micro_batch = 1 : i64, weft.name = "x"}
// CHECK-SAME: %[[L1:.*]]: tensor<f32> {weft.micro_batch = 1 : i64, weft.name = "l"}
// CHECK-SAME: %[[X2:.*]]: tensor<4xf32> {weft.micro_batch = 2 : i64, weft.name = "x"}
// CHECK-SAME: %[[L2:.*]]: tensor<f32> {weft.micro_batch = 2 : i64, weft.name = "l"}
// CHECK-SAME: attributes {weft.micro_batches = 3 : i64, weft.step}
func.func @b101_accumulation(%x: tensor<4xf32> {weft.name = "x"}, %step: tensor<i32> {weft.name = "step"},
                             %l: tensor<f32> {weft.name = "l"}) attributes {weft.step} {
  // CHECK: %[[W:.*]] = weft.read @w
  // CHECK: %[[G0:.*]]:3 = weft.barrier %[[X0]], %[[W]], %[[STEP]]
  // CHECK: weft.grad @w, %[[G0]]#0
  // CHECK: weft.loss %[[L0]]
  // CHECK-NOT: weft.read
  // CHECK: %[[G1:.*]]:3 = weft.barrier %[[X1]], %[[W]], %[[STEP]]
  // CHECK: weft.grad @w, %[[G1]]#0
  // CHECK: weft.loss %[[L1]]
  // CHECK: %[[G2:.*]]:3 = weft.barrier %[[X2]], %[[W]], %[[STEP]]
  // CHECK: weft.grad @w, %[[G2]]#0
  // CHECK: weft.loss %[[L2]]

  // REDUCED: %[[G0:.*]]:3 = weft.barrier
  // REDUCED: %[[G1:.*]]:3 = weft.barrier
  // REDUCED: %[[S1:.*]] = weft.launch @accumulate_4xf32 ins(%[[G1]]#0 : tensor<4xf32>) outs(%[[G0]]#0 : tensor<4xf32>)
  // REDUCED: %[[G2:.*]]:3 = weft.barrier
  // REDUCED: %[[S2:.*]] = weft.launch @accumulate_4xf32 ins(%[[G2]]#0 : tensor<4xf32>) outs(%[[S1]] : tensor<4xf32>)
  // REDUCED: weft.all_reduce %[[S2]] sum over @mesh[dp] divide 6 : tensor<4xf32>
  // REDUCED-NOT: weft.all_reduce {{.*}} : tensor<4xf32>
  %w = weft.read @w : tensor<4xf32>
  %g:3 = weft.barrier %x, %w, %step : tensor<4xf32>, tensor<4xf32>, tensor<i32>
  weft.grad @w, %g#0 : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}
