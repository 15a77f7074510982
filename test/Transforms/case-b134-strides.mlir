// RUN: weft-opt %s --weft-lower-schedule | FileCheck %s --enable-var-scope
//
// B134: a gradient that is a strided view is copied by its indices; strides of dimensions of size 1 do not matter: no copy.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @a : tensor<4x8xf32> init(zeros)
weft.param @b : tensor<1x8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @a at 0 length 32, @b at 32 length 8 } }
weft.stream @compute
weft.stream @comm

// CHECK-LABEL: weft.kernel @make
weft.kernel @make(%init: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %one = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%one : f32) outs(%init : tensor<4x16xf32>) -> tensor<4x16xf32>
  weft.yield %0 : tensor<4x16xf32>
}
// CHECK-LABEL: func.func @step
func.func @step(%x: tensor<2x1xf32> {weft.name = "x"}, %y: tensor<2x8xf32> {weft.name = "y"}) attributes {weft.step} {
  %e = tensor.empty() : tensor<4x16xf32>
  // CHECK: weft.cmd.launch @make
  %m = weft.launch @make outs(%e : tensor<4x16xf32>)
  %da = tensor.extract_slice %m[0, 4] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<1x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x8xf32>) -> tensor<1x8xf32>
  // One row: the product is written into the bucket.
  // CHECK: weft.cmd.product on @compute({{.*}}) sizes [1, 8, 2] strides [{{.*}}, 1], [8, 1], [8, 1]
  %db = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %y : tensor<2x1xf32>, tensor<2x8xf32>) outs(%z : tensor<1x8xf32>) -> tensor<1x8xf32>
  // CHECK: weft.cmd.launch @copy.0 on @compute({{.*}}) : memref<4x8xf32, strided<[16, 1], offset: 4>>, memref<4x8xf32, strided<[8, 1]>>
  // CHECK-NOT: @copy
  // CHECK: weft.cmd.launch @zero_24
  %p = weft.pack @L[0] (@a = %da, @b = %db) : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<64xf32>
  %f = weft.start @comm outs(%d = %p : tensor<64xf32>) {
    %0 = weft.all_reduce %d sum over @mesh[dp] : tensor<64xf32>
    weft.yield %0 : tensor<64xf32>
  }
  %r = weft.wait %f : !weft.future<() -> (tensor<64xf32>)>
  return
}
