// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="policy=torch-ddp bucket-size=2MiB" | FileCheck %s
// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="policy=torch-ddp" | FileCheck %s --check-prefix=DEFAULT
// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="policy=torch-ddp bucket-size=2MiB first-bucket-size=512KiB" | FileCheck %s --check-prefix=FIRST
// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="policy=torch-ddp bucket-size=2097152el" | FileCheck %s --check-prefix=ELEMENTS
//
// Cases of policy torch-ddp.

// B82: a size that is given applies to the first bucket too; without one the first bucket closes at 1 MiB.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 524288 { @p0 at 0 length 262144, @p1 at 262144 length 262144 }
// CHECK-NEXT: bucket 262144 { @p2 at 0 length 262144 }
// DEFAULT: weft.layout @L
// DEFAULT-NEXT: bucket 262144 { @p0 at 0 length 262144 }
// DEFAULT-NEXT: bucket 524288 { @p1 at 0 length 262144, @p2 at 262144 length 262144 }
// FIRST: weft.layout @L
// FIRST-NEXT: bucket 262144 { @p0 at 0 length 262144 }
// FIRST-NEXT: bucket 524288 { @p1 at 0 length 262144, @p2 at 262144 length 262144 }
// ELEMENTS: weft.layout @L
// B83: elements are not bytes.
// ELEMENTS-NEXT: bucket 786432
// CHECK-LABEL: func.func @b82_first_bucket
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<262144xf32> init(zeros)
weft.param @p1 : tensor<262144xf32> init(zeros)
weft.param @p2 : tensor<262144xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b82_first_bucket(%g0: tensor<262144xf32>, %g1: tensor<262144xf32>, %g2: tensor<262144xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<262144xf32>
  weft.grad @p1, %g1 : tensor<262144xf32>
  weft.grad @p2, %g2 : tensor<262144xf32>
  weft.loss %l : tensor<f32>
  return
}
