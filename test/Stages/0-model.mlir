// RUN: weft-opt %s --verify-roundtrip | FileCheck %s
//
// A two-layer model on four data-parallel ranks, as the exporter would give it: 4 samples of 8 features, 16 hidden
// units, 3 outputs, mean squared error against a target. The other files of this folder hold the same step, written by
// hand, at every later stage.

// CHECK: weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @fc1.weight : tensor<8x16xf32> init(normal, 2.000000e-01)
weft.param @fc1.bias : tensor<16xf32> init(zeros) {decay = false}
weft.param @fc2.weight : tensor<16x3xf32> init(normal, 2.000000e-01)

weft.optimizer @momentum states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  %beta = arith.constant 0.9 : f32
  %kept = arith.mulf %beta, %m : f32
  %m1 = arith.addf %kept, %g : f32
  %delta = arith.mulf %lr, %m1 : f32
  %p1 = arith.subf %p, %delta : f32
  weft.yield %p1, %m1 : f32, f32
}

#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>

func.func @train(%x: tensor<4x8xf32> {weft.name = "x"}, %y: tensor<4x3xf32> {weft.name = "y"})
    attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %w1 = weft.read @fc1.weight : tensor<8x16xf32>
  %b1 = weft.read @fc1.bias : tensor<16xf32>
  %w2 = weft.read @fc2.weight : tensor<16x3xf32>

  // h = relu(x w1 + b1)
  %e0 = tensor.empty() : tensor<4x16xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %a = linalg.matmul ins(%x, %w1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%z0 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %h = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b1 : tensor<4x16xf32>, tensor<16xf32>) outs(%e0 : tensor<4x16xf32>) {
  ^bb0(%v: f32, %b: f32, %o: f32):
    %s = arith.addf %v, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>

  // loss = mean((h w2 - y)^2)
  %e1 = tensor.empty() : tensor<4x3xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %p = linalg.matmul ins(%h, %w2 : tensor<4x16xf32>, tensor<16x3xf32>) outs(%z1 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %e2 = tensor.empty() : tensor<f32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#id, #id, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%p, %y : tensor<4x3xf32>, tensor<4x3xf32>) outs(%z2 : tensor<f32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %d = arith.subf %v, %t : f32
    %q = arith.mulf %d, %d : f32
    %c = arith.constant 0.0833333358 : f32
    %m = arith.mulf %q, %c : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<f32>

  // dp = 2 (p - y) / 12
  %dp = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %y : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e1 : tensor<4x3xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %d = arith.subf %v, %t : f32
    %c = arith.constant 0.166666672 : f32
    %r = arith.mulf %d, %c : f32
    linalg.yield %r : f32
  } -> tensor<4x3xf32>

  // dw2 = h^T dp
  %e3 = tensor.empty() : tensor<16x3xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<16x3xf32>) -> tensor<16x3xf32>
  %dw2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%h, %dp : tensor<4x16xf32>, tensor<4x3xf32>) outs(%z3 : tensor<16x3xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %q = arith.mulf %v, %w : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<16x3xf32>

  // da = (dp w2^T) where h > 0
  %dh = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
                        iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%dp, %w2 : tensor<4x3xf32>, tensor<16x3xf32>) outs(%z0 : tensor<4x16xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %q = arith.mulf %v, %w : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %da = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%dh, %h : tensor<4x16xf32>, tensor<4x16xf32>) outs(%e0 : tensor<4x16xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.cmpf ogt, %t, %zero : f32
    %r = arith.select %c, %v, %zero : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>

  // dw1 = x^T da, db1 = column sums of da
  %e4 = tensor.empty() : tensor<8x16xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %dw1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %da : tensor<4x8xf32>, tensor<4x16xf32>) outs(%z4 : tensor<8x16xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %q = arith.mulf %v, %w : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<8x16xf32>
  %e5 = tensor.empty() : tensor<16xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<16xf32>) -> tensor<16xf32>
  %db1 = linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>], iterator_types = ["parallel", "reduction"]}
      ins(%da : tensor<4x16xf32>) outs(%z5 : tensor<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>

  // CHECK: weft.grad @fc2.weight
  weft.grad @fc2.weight, %dw2 : tensor<16x3xf32>
  weft.grad @fc1.weight, %dw1 : tensor<8x16xf32>
  weft.grad @fc1.bias, %db1 : tensor<16xf32>
  weft.loss %loss : tensor<f32>
  return
}
