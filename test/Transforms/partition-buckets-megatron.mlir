// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="policy=megatron bucket-size=500el" | FileCheck %s
//
// Cases of policy megatron.

// B56: a tied embedding closes the open bucket and has one of its own; what is open begins anew after it.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 384 { @p3 at 0 length 200, @p2 at 256 length 64, @p1 at 320 length 64 }
// CHECK-NEXT: bucket 1024 { @p0 at 0 length 1000 }
// CHECK-LABEL: func.func @b56_tied_embedding
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<1000xf32> init(zeros) {tied}
weft.param @p1 : tensor<64xf32> init(zeros)
weft.param @p2 : tensor<64xf32> init(zeros)
weft.param @p3 : tensor<200xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b56_tied_embedding(%g0: tensor<1000xf32>, %g1: tensor<64xf32>, %g2: tensor<64xf32>, %g3: tensor<200xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<1000xf32>
  weft.grad @p1, %g1 : tensor<64xf32>
  weft.grad @p2, %g2 : tensor<64xf32>
  weft.grad @p3, %g3 : tensor<200xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// The size is reached, not kept: the parameter that reaches it is in the bucket.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 1024 { @p2 at 0 length 1000 }
// CHECK-NEXT: bucket 256 { @p1 at 0 length 100, @p0 at 128 length 10 }
// CHECK-LABEL: func.func @close_after
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<10xf32> init(zeros)
weft.param @p1 : tensor<100xf32> init(zeros)
weft.param @p2 : tensor<1000xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @close_after(%g0: tensor<10xf32>, %g1: tensor<100xf32>, %g2: tensor<1000xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<10xf32>
  weft.grad @p1, %g1 : tensor<100xf32>
  weft.grad @p2, %g2 : tensor<1000xf32>
  weft.loss %l : tensor<f32>
  return
}
