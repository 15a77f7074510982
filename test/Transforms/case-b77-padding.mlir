// RUN: weft-opt %s --weft-place-gradients | FileCheck %s --enable-var-scope
//
// A parameter above the cap lies in its bucket like any other, and what no gradient fills is set to zero in each step.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @a : tensor<3xf32> init(zeros)
weft.param @b : tensor<100xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 32 { @a at 0 length 3 }
  bucket 128 { @b at 0 length 100 }
}
// CHECK-LABEL: func.func @step
func.func @step(%da: tensor<3xf32>, %db: tensor<100xf32>) attributes {weft.step} {
  // CHECK-DAG: %[[A:.*]] = memref.reinterpret_cast %{{.*}} to offset: [3], sizes: [29], strides: [1] : memref<32xf32>
  // CHECK-DAG: %[[B:.*]] = memref.reinterpret_cast %{{.*}} to offset: [100], sizes: [28], strides: [1] : memref<128xf32>
  // CHECK: weft.launch @zero_29 outs(%[[A]]
  // CHECK: weft.launch @zero_28 outs(%[[B]]
  %0 = weft.pack @L[0] (@a = %da) : (tensor<3xf32>) -> tensor<32xf32>
  %1 = weft.pack @L[1] (@b = %db) : (tensor<100xf32>) -> tensor<128xf32>
  return
}
