// RUN: weft-opt %s --weft-place-gradients --split-input-file --remarks-filter=weft-place-gradients --remark-format=emitRemark --verify-diagnostics | FileCheck %s --enable-var-scope
//
// Gradients are written into the views of their slots; what cannot be is copied with a reason.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<8x16xf32> init(zeros)
weft.param @b : tensor<16xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 192 { @w at 0 length 128, @b at 160 length 16 } }

// CHECK-LABEL: func.func @in_place
func.func @in_place(%x: tensor<8x4xf32>, %y: tensor<4x16xf32>, %db: tensor<16xf32>) attributes {weft.step} {
  // CHECK: %[[BUCKET:.*]] = memref.alloc() {weft.bucket = "@L[0]", weft.memory_class = #weft<memory_class gradients>} : memref<192xf32>
  // CHECK-DAG: %[[W:.*]] = memref.reinterpret_cast %[[BUCKET]] to offset: [0], sizes: [8, 16], strides: [16, 1]
  // CHECK-DAG: %[[B:.*]] = memref.reinterpret_cast %[[BUCKET]] to offset: [160], sizes: [16], strides: [1]
  // CHECK-DAG: %[[GAP0:.*]] = memref.reinterpret_cast %[[BUCKET]] to offset: [128], sizes: [32], strides: [1]
  // CHECK-DAG: %[[GAP1:.*]] = memref.reinterpret_cast %[[BUCKET]] to offset: [176], sizes: [16], strides: [1]
  // CHECK: %[[E:.*]] = bufferization.to_tensor %[[W]] restrict writable
  // CHECK: %[[Z:.*]] = linalg.fill ins(%{{.*}}) outs(%[[E]]
  // CHECK: %[[DW:.*]] = linalg.matmul {{.*}} outs(%[[Z]]
  // CHECK: bufferization.materialize_in_destination %[[DW]] in restrict writable %[[W]]
  // CHECK: bufferization.materialize_in_destination %{{.*}} in restrict writable %[[B]]
  // CHECK: weft.launch @zero_32 outs(%[[GAP0]]
  // CHECK: weft.launch @zero_16 outs(%[[GAP1]]
  // CHECK: bufferization.to_tensor %[[BUCKET]] restrict writable
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %dw = linalg.matmul ins(%x, %y : tensor<8x4xf32>, tensor<4x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  // expected-remark@+2 {{the gradient of w is written into its bucket}}
  // expected-remark@+1 {{the gradient of b is copied into its bucket: it is an argument of the step}}
  %p = weft.pack @L[0] (@w = %dw, @b = %db) : (tensor<8x16xf32>, tensor<16xf32>) -> tensor<192xf32>
  %r = weft.all_reduce %p sum over @mesh[dp] : tensor<192xf32>
  return
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<8x16xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }

// CHECK-LABEL: func.func @used_later
func.func @used_later(%x: tensor<8x4xf32>, %y: tensor<4x16xf32>, %v: tensor<16x2xf32>) -> tensor<8x2xf32> attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: tensor.empty() : tensor<8x16xf32>
  %dw = linalg.matmul ins(%x, %y : tensor<8x4xf32>, tensor<4x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  // expected-remark@+1 {{the gradient of w is copied into its bucket: it is still read by 'linalg.matmul' after the pack}}
  %p = weft.pack @L[0] (@w = %dw) : (tensor<8x16xf32>) -> tensor<128xf32>
  %e2 = tensor.empty() : tensor<8x2xf32>
  %n = linalg.matmul ins(%dw, %v : tensor<8x16xf32>, tensor<16x2xf32>) outs(%e2 : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %n : tensor<8x2xf32>
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<8x16xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 100 { @w at 0 length 100 }
  bucket 28 { @w from 100 at 0 length 28 }
}

// A parameter that is split is copied part by part.
// CHECK-LABEL: func.func @split
func.func @split(%x: tensor<8x4xf32>, %y: tensor<4x16xf32>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: %[[DW:.*]] = linalg.matmul
  %dw = linalg.matmul ins(%x, %y : tensor<8x4xf32>, tensor<4x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  // CHECK: %[[FLAT0:.*]] = tensor.collapse_shape %[[DW]]
  // CHECK: tensor.extract_slice %[[FLAT0]][0] [100] [1]
  // expected-remark@+1 {{the gradient of w is copied into its bucket: it is split over several buckets}}
  %p0 = weft.pack @L[0] (@w = %dw) : (tensor<8x16xf32>) -> tensor<100xf32>
  // CHECK: %[[FLAT1:.*]] = tensor.collapse_shape %[[DW]]
  // CHECK: tensor.extract_slice %[[FLAT1]][100] [28] [1]
  // expected-remark@+1 {{the gradient of w is copied into its bucket: it is split over several buckets}}
  %p1 = weft.pack @L[1] (@w = %dw) : (tensor<8x16xf32>) -> tensor<28xf32>
  return
}
