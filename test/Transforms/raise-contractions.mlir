// RUN: weft-opt %s --weft-raise-contractions --split-input-file --remark-format=emitRemark --remarks-filter=weft-raise-contractions \
// RUN:   --verify-diagnostics | FileCheck %s --enable-var-scope
//
// Products keep their maps whatever the order of dimensions; what a kernel does as well stays a generic.

// CHECK-LABEL: func.func @matmul(
// CHECK: %[[Z:.*]] = linalg.fill
// CHECK: linalg.contract indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}] ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%[[Z]] : tensor<8x16xf32>)
func.func @matmul(%a: tensor<8x4xf32>, %b: tensor<4x16xf32>) -> tensor<8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  // expected-remark @below {{raised to a product}}
  %r = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

// -----

// Attention scores: two batch dimensions, permuted inputs.
// CHECK-LABEL: func.func @scores(
// CHECK: linalg.contract
#q = affine_map<(b, h, t, s, d) -> (b, t, h, d)>
#k = affine_map<(b, h, t, s, d) -> (b, s, h, d)>
#o = affine_map<(b, h, t, s, d) -> (b, h, t, s)>
func.func @scores(%q: tensor<2x8x3x4xf32>, %k: tensor<2x8x3x4xf32>, %z: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
  // expected-remark @below {{raised to a product}}
  %r = linalg.generic {indexing_maps = [#q, #k, #o], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<2x8x3x4xf32>, tensor<2x8x3x4xf32>) outs(%z : tensor<2x3x8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %m = arith.mulf %x, %y : f32
    %a = arith.addf %s, %m : f32
    linalg.yield %a : f32
  } -> tensor<2x3x8x8xf32>
  return %r : tensor<2x3x8x8xf32>
}

// -----

// CHECK-LABEL: func.func @stays(
// CHECK-NOT: linalg.contract
// CHECK: return
func.func @stays(%a: tensor<8x4xf32>, %v: tensor<4xf32>, %i: tensor<4x8xi32>, %j: tensor<8x2xi32>, %f: tensor<8xf32>,
                 %g: tensor<4x2xi32>) -> (tensor<8xf32>, tensor<4x2xi32>) {
  // expected-remark @below {{it is a matrix-vector or elementwise product, bound by memory: a kernel fuses it}}
  %mv = linalg.matvec ins(%a, %v : tensor<8x4xf32>, tensor<4xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{no matrix library multiplies these element types}}
  %mm = linalg.matmul ins(%i, %j : tensor<4x8xi32>, tensor<8x2xi32>) outs(%g : tensor<4x2xi32>) -> tensor<4x2xi32>
  return %mv, %mm : tensor<8xf32>, tensor<4x2xi32>
}

// -----

// expected-error @below {{expects tensors to be of static shape, but got 'tensor<?xf32>'}}
func.func @dynamic(%x: tensor<?xf32>) {
  return
}
