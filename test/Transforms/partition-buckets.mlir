// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="bucket-size=1KiB" | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="bucket-size=1KiB" --remarks-filter=".*" -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="bucket-size=0B" 2>&1 | FileCheck %s --check-prefix=B79
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="bucket-size=-5MiB" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="bucket-size=25" 2>&1 | FileCheck %s --check-prefix=UNIT
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="bucket-size=MiB" 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="bucket-size=25Mb" 2>&1 | FileCheck %s --check-prefix=WRONGUNIT
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="bucket-size=99999999999GiB" 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not weft-opt %s --split-input-file --weft-partition-buckets="policy=mine" 2>&1 | FileCheck %s --check-prefix=POLICY
//
// Policy weft, and options.

// A size of 0 is refused (case 79).
// B79: error: expects 'bucket-size' to be at least 1, but got '0B'
// NEGATIVE: error: expects 'bucket-size' to be a whole number of at least 1 with a unit (B, kB, KiB, MB, MiB, GB or GiB, or el for elements), such as 25MiB or 40000000el, but got '-5MiB'
// UNIT: error: expects 'bucket-size' to be a whole number of at least 1 with a unit {{.*}}, but got '25'
// NUMBER: error: expects 'bucket-size' to be a whole number of at least 1 with a unit {{.*}}, but got 'MiB'
// WRONGUNIT: error: expects 'bucket-size' to be a whole number of at least 1 with a unit {{.*}}, but got '25Mb'
// LARGE: error: expects 'bucket-size' to be less than 2^63, but got '99999999999GiB'
// POLICY: error: expects the bucket policy to be weft, megatron, torch-ddp, deepspeed or per-parameter, but got 'mine'

// A parameter larger than the size begins a bucket and is split; its rest shares one. The packs of its parts stand in
// order.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 256 { @p0 at 0 length 200 }
// CHECK-NEXT: bucket 256 { @p1 at 0 length 256 }
// CHECK-NEXT: bucket 256 { @p1 from 256 at 0 length 256 }
// CHECK-NEXT: bucket 256 { @p1 from 512 at 0 length 88, @p2 at 96 length 100 }
// CHECK-LABEL: func.func @split
// CHECK: weft.pack @L[0] (@p0 = %arg0)
// CHECK: weft.pack @L[1] (@p1 = %arg1)
// CHECK: weft.pack @L[2] (@p1 = %arg1)
// CHECK: weft.pack @L[3] (@p1 = %arg1, @p2 = %arg2)
// CHECK-DAG: %[[R0:.*]] = weft.read_state @L.param[1] : tensor<256xf32>
// CHECK-DAG: %[[R1:.*]] = weft.read_state @L.param[2] : tensor<256xf32>
// CHECK-DAG: %[[R2:.*]] = weft.read_state @L.param[3] : tensor<256xf32>
// CHECK: weft.unpack @L[1, 2, 3] @p1 from %[[R0]], %[[R1]], %[[R2]]
// CHECK: weft.update @L[0]
// CHECK-NEXT: weft.update @L[1]
// CHECK-NEXT: weft.update @L[2]
// CHECK-NEXT: weft.update @L[3]
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<200xf32> init(zeros)
weft.param @p1 : tensor<600xf32> init(zeros)
weft.param @p2 : tensor<100xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @split(%g0: tensor<200xf32>, %g1: tensor<600xf32>, %g2: tensor<100xf32>, %l: tensor<f32>) attributes {weft.step} {
  %r2 = weft.read @p2 : tensor<100xf32>
  %u2 = weft.barrier %r2 : tensor<100xf32>
  %r1 = weft.read @p1 : tensor<600xf32>
  %u1 = weft.barrier %r1 : tensor<600xf32>
  %r0 = weft.read @p0 : tensor<200xf32>
  %u0 = weft.barrier %r0 : tensor<200xf32>
  weft.grad @p0, %g0 : tensor<200xf32>
  weft.grad @p1, %g1 : tensor<600xf32>
  weft.grad @p2, %g2 : tensor<100xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// B131: the largest bucket is reported; B83: a bucket of one parameter.

// REMARK: remark: [Passed] BucketClosed {{.*}}bucket 0 of @L with 1 slots and 1024 bytes closed: a parameter that is larger than the bucket size is split here
// REMARK: remark: [Analysis] LargestBucket {{.*}}the largest of {{.*}} buckets of @L has 1024 bytes
// CHECK: weft.layout @L
// CHECK-LABEL: func.func @b131_giant_embedding
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<1000xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b131_giant_embedding(%g0: tensor<1000xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<1000xf32>
  weft.loss %l : tensor<f32>
  return
}
