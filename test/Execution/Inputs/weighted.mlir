// A linear regression whose loss is a sum with a weight: rows of x with m = 0 do not count.
//   total = sum over rows i, columns j of m[i] (x w + b - y)[i, j]^2,  weight = sum of m

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<16x4xf32> init(normal, 1.000000e-01)
weft.param @b : tensor<4xf32> init(zeros) {decay = false}
weft.optimizer @momentum states(v) lr(1.000000e-02) {
^bb0(%p: f32, %g: f32, %v: f32, %lr: f32, %decay: f32, %step: f32):
  %beta = arith.constant 0.5 : f32
  %kept = arith.mulf %beta, %v : f32
  %v1 = arith.addf %kept, %g : f32
  %delta = arith.mulf %lr, %v1 : f32
  %p1 = arith.subf %p, %delta : f32
  weft.yield %p1, %v1 : f32, f32
}

#rows_columns = affine_map<(r, c) -> (r, c)>
#columns = affine_map<(r, c) -> (c)>
#rows = affine_map<(r, c) -> (r)>
#none = affine_map<(r, c) -> ()>

func.func @train(%x: tensor<8x16xf32> {weft.name = "x"}, %y: tensor<8x4xf32> {weft.name = "y"},
                 %m: tensor<8xf32> {weft.name = "m"}) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %w = weft.read @w : tensor<16x4xf32>
  %b = weft.read @b : tensor<4xf32>
  %e0 = tensor.empty() : tensor<8x4xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %xw = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%z0 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %d = linalg.generic {indexing_maps = [#rows_columns, #columns, #rows_columns, #rows_columns], iterator_types = ["parallel", "parallel"]}
      ins(%xw, %b, %y : tensor<8x4xf32>, tensor<4xf32>, tensor<8x4xf32>) outs(%e0 : tensor<8x4xf32>) {
  ^bb0(%i: f32, %j: f32, %k: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    %r = arith.subf %s, %k : f32
    linalg.yield %r : f32
  } -> tensor<8x4xf32>
  %e1 = tensor.empty() : tensor<f32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<f32>) -> tensor<f32>
  %total = linalg.generic {indexing_maps = [#rows_columns, #rows, #none], iterator_types = ["reduction", "reduction"]}
      ins(%d, %m : tensor<8x4xf32>, tensor<8xf32>) outs(%z1 : tensor<f32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %q = arith.mulf %i, %i : f32
    %s = arith.mulf %q, %j : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %weight = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> ()>], iterator_types = ["reduction"]}
      ins(%m : tensor<8xf32>) outs(%z1 : tensor<f32>) {
  ^bb0(%i: f32, %o: f32):
    %r = arith.addf %o, %i : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  weft.loss %total weight(%weight) : tensor<f32>, tensor<f32>
  weft.metric "rows", %weight : tensor<f32>
  %g = linalg.generic {indexing_maps = [#rows_columns, #rows, #rows_columns], iterator_types = ["parallel", "parallel"]}
      ins(%d, %m : tensor<8x4xf32>, tensor<8xf32>) outs(%e0 : tensor<8x4xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.mulf %i, %two : f32
    %r = arith.mulf %s, %j : f32
    linalg.yield %r : f32
  } -> tensor<8x4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %db = linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>], iterator_types = ["parallel", "reduction"]}
      ins(%g : tensor<8x4xf32>) outs(%z2 : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %r = arith.addf %o, %i : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  weft.grad @b, %db : tensor<4xf32>
  %e3 = tensor.empty() : tensor<16x4xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<16x4xf32>) -> tensor<16x4xf32>
  %dw = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %g : tensor<8x16xf32>, tensor<8x4xf32>) outs(%z3 : tensor<16x4xf32>) -> tensor<16x4xf32>
  weft.grad @w, %dw : tensor<16x4xf32>
  return
}
