// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="bucket-size=64GiB" | FileCheck %s
// RUN: not weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="bucket-size=1MiB" 2>&1 | FileCheck %s --check-prefix=PARTS
//
// B91, B92, B94, B95: more than 2^31 and 2^32 elements, and bytes.

// PARTS: error: 'weft.param' op expects 'bucket-size' to split parameter 'p1' in at most 4096 buckets, but it makes 16385; a larger size helps
// CHECK: weft.layout @L
// CHECK-NEXT: bucket 6442451072 { @p2 at 0 length 3, @p1 at 32 length 4294967303, @p0 at 4294967360 length 2147483649 }
// CHECK-LABEL: func.func @b95_huge
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<2147483649xf32> init(zeros)
weft.param @p1 : tensor<4294967303xf32> init(zeros)
weft.param @p2 : tensor<3xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b95_huge(%g0: tensor<2147483649xf32>, %g1: tensor<4294967303xf32>, %g2: tensor<3xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<2147483649xf32>
  weft.grad @p1, %g1 : tensor<4294967303xf32>
  weft.grad @p2, %g2 : tensor<3xf32>
  weft.loss %l : tensor<f32>
  return
}
