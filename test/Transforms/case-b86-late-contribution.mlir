// RUN: weft-opt %s --weft-reduce-grads --weft-flatten-grads --cse --canonicalize --weft-verify-stage=stage=flat | FileCheck %s --enable-var-scope
//
// B86: a parameter whose only contribution comes in the last micro-batch meets the sums of others in one bucket: all are of the
// parameter's type before they are packed, and each is divided once.

weft.mesh @mesh(dp = 2) batch_axes(dp)
// CHECK: weft.param @early : tensor<4xbf16> init(zeros) {contributions = 2 : i64}
weft.param @early : tensor<4xbf16> init(zeros)
// CHECK: weft.param @late : tensor<4xbf16> init(zeros)
// CHECK-NOT: contributions
weft.param @late : tensor<4xbf16> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[E0:.*]]: tensor<4xbf16>, %[[E1:.*]]: tensor<4xbf16>, %[[L1:.*]]: tensor<4xbf16>
// CHECK: %[[SUM:.*]] = weft.launch @accumulate_4xbf16 ins(%[[E1]] : tensor<4xbf16>) outs(%[[E0]] : tensor<4xbf16>)
// CHECK: %[[PACK:.*]] = weft.pack @L[0] (@early = %[[SUM]], @late = %[[L1]]) : (tensor<4xbf16>, tensor<4xbf16>)
// CHECK: weft.all_reduce %[[PACK]] sum over @mesh[dp] divide 4
// CHECK-NOT: bf16{{.*}}divide
func.func @train(%e0: tensor<4xbf16>, %e1: tensor<4xbf16>, %l1: tensor<4xbf16>, %loss0: tensor<f32>, %loss1: tensor<f32>)
    attributes {weft.micro_batches = 2 : i64, weft.step} {
  weft.loss %loss0 : tensor<f32>
  weft.grad @early, %e0 : tensor<4xbf16>
  weft.loss %loss1 : tensor<f32>
  weft.grad @late, %l1 : tensor<4xbf16>
  weft.grad @early, %e1 : tensor<4xbf16>
  return
}
