// RUN: weft-opt %s --weft-fold-views --split-input-file --mlir-print-local-scope | FileCheck %s --enable-var-scope
//
// No copy that only rearranges elements stays between products and their operands.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(a, b) -> (a, b)>
#tr = affine_map<(a, b) -> (b, a)>

// CHECK-LABEL: func.func @transposes(
// CHECK-NOT: linalg.generic
// CHECK: linalg.fill {{.*}} -> tensor<16x8xf32>
// CHECK: linalg.contract indexing_maps = [{{.*}} -> (d0, d2)>, {{.*}} -> (d1, d2)>, {{.*}} -> (d1, d0)>] ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<16x4xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @transposes(%a: tensor<8x4xf32>, %b: tensor<16x4xf32>) -> tensor<16x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x16xf32>
  %bt = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<16x4xf32>) outs(%e0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4x16xf32>
  %e1 = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %c = linalg.contract indexing_maps = [#mk, #kn, #mn] ins(%a, %bt : tensor<8x4xf32>, tensor<4x16xf32>)
      outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e2 = tensor.empty() : tensor<16x8xf32>
  %ct = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<8x16xf32>) outs(%e2 : tensor<16x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<16x8xf32>
  return %ct : tensor<16x8xf32>
}

// -----

// A product whose result is added to stays as it is: its initial value would have to be transposed.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @accumulates(
// CHECK: linalg.contract {{.*}} -> tensor<8x16xf32>
// CHECK: linalg.generic
func.func @accumulates(%a: tensor<8x4xf32>, %b: tensor<4x16xf32>, %init: tensor<8x16xf32>) -> tensor<16x8xf32> {
  %c = linalg.contract indexing_maps = [#mk, #kn, #mn] ins(%a, %b : tensor<8x4xf32>, tensor<4x16xf32>)
      outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %ct = linalg.generic {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<8x16xf32>) outs(%e : tensor<16x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<16x8xf32>
  return %ct : tensor<16x8xf32>
}

// -----

// The gradient of a split: two products fill the halves of one tensor.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(a, b) -> (a, b)>

// CHECK-LABEL: func.func @split(
// CHECK-NOT: tensor.pad
// CHECK: %[[D:.*]] = tensor.empty() : tensor<8x8xf32>
// CHECK: %[[S0:.*]] = tensor.extract_slice %[[D]][0, 0] [8, 4] [1, 1]
// CHECK: %[[Z0:.*]] = linalg.fill {{.*}} outs(%[[S0]]
// CHECK: %[[C0:.*]] = linalg.contract {{.*}} outs(%[[Z0]]
// CHECK: %[[I0:.*]] = tensor.insert_slice %[[C0]] into %[[D]][0, 0] [8, 4] [1, 1]
// CHECK: %[[S1:.*]] = tensor.extract_slice %[[I0]][0, 4] [8, 4] [1, 1]
// CHECK: %[[Z1:.*]] = linalg.fill {{.*}} outs(%[[S1]]
// CHECK: %[[C1:.*]] = linalg.contract {{.*}} outs(%[[Z1]]
// CHECK: %[[I1:.*]] = tensor.insert_slice %[[C1]] into %[[I0]][0, 4] [8, 4] [1, 1]
// CHECK: return %[[I1]]
func.func @split(%a: tensor<8x3xf32>, %b: tensor<3x4xf32>) -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %p = linalg.contract indexing_maps = [#mk, #kn, #mn] ins(%a, %b : tensor<8x3xf32>, tensor<3x4xf32>) outs(%z : tensor<8x4xf32>) -> tensor<8x4xf32>
  %q = linalg.contract indexing_maps = [#mk, #kn, #mn] ins(%a, %b : tensor<8x3xf32>, tensor<3x4xf32>) outs(%z : tensor<8x4xf32>) -> tensor<8x4xf32>
  %pp = tensor.pad %p low[0, 0] high[0, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<8x8xf32>
  %qq = tensor.pad %q low[0, 4] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x4xf32> to tensor<8x8xf32>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%pp, %qq : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e2 : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.addf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<8x8xf32>
  return %s : tensor<8x8xf32>
}

// -----

// Pads that overlap are really added.

#id = affine_map<(a, b) -> (a, b)>

// CHECK-LABEL: func.func @overlap(
// CHECK-COUNT-2: tensor.pad
// CHECK: arith.addf
func.func @overlap(%p: tensor<8x5xf32>) -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %pp = tensor.pad %p low[0, 0] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x5xf32> to tensor<8x8xf32>
  %qq = tensor.pad %p low[0, 3] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x5xf32> to tensor<8x8xf32>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%pp, %qq : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e2 : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.addf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<8x8xf32>
  return %s : tensor<8x8xf32>
}

// -----

// A slice of a transposition is a view, transposed.

// CHECK-LABEL: func.func @slice(
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[0, 1, 0] [4, 1, 5] [1, 1, 1] : tensor<4x3x5xf32> to tensor<4x5xf32>
// CHECK: linalg.generic {{.*}} ins(%[[S]] : tensor<4x5xf32>) {{.*}}
// CHECK: -> tensor<5x4xf32>
func.func @slice(%x: tensor<4x3x5xf32>) -> tensor<5x4xf32> {
  %e = tensor.empty() : tensor<3x5x4xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (c, a, b)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<4x3x5xf32>) outs(%e : tensor<3x5x4xf32>) {
  ^bb0(%v: f32, %o: f32):
    linalg.yield %v : f32
  } -> tensor<3x5x4xf32>
  %s = tensor.extract_slice %t[1, 0, 0] [1, 5, 4] [1, 1, 1] : tensor<3x5x4xf32> to tensor<5x4xf32>
  return %s : tensor<5x4xf32>
}

// -----

// A tied embedding: the product is the destination of the scatter.

// CHECK-LABEL: func.func @tied(
// CHECK: %[[R:.*]] = weft.scatter_add ins(%arg0, %arg1 : {{.*}}) outs(%arg2 : tensor<10x4xf32>)
// CHECK: return %[[R]]
func.func @tied(%i: tensor<6xi32>, %u: tensor<6x4xf32>, %p: tensor<10x4xf32>) -> tensor<10x4xf32> {
  %z = arith.constant dense<0.0> : tensor<10x4xf32>
  %s = weft.scatter_add ins(%i, %u : tensor<6xi32>, tensor<6x4xf32>) outs(%z : tensor<10x4xf32>)
  %e = tensor.empty() : tensor<10x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]}
      ins(%p, %s : tensor<10x4xf32>, tensor<10x4xf32>) outs(%e : tensor<10x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.addf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<10x4xf32>
  return %r : tensor<10x4xf32>
}
