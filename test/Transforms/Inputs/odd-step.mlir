// A step with what models rarely have: scalars in bodies, an imported loop, slices, a pad, a concatenation, a transposed
// gradient, constants and parameters as gradients, sums that start from a parameter.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<6x8xf32> init(normal, 0.1)
weft.param @u : tensor<1x8xf32> init(ones)
weft.param @s : tensor<f32> init(ones)
#id = affine_map<(a, b) -> (a, b)>
func.func @train(%x: tensor<4x6xf32> {weft.name = "x"}, %k: tensor<i32> {weft.name = "step", weft.bound = 3 : i64}, %m: tensor<4x8xi1> {weft.name = "m"}) attributes {weft.step} {
  %w = weft.read @w : tensor<6x8xf32>
  %u = weft.read @u : tensor<1x8xf32>
  %s = weft.read @s : tensor<f32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant dense<1.0> : tensor<6x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = linalg.matmul ins(%x, %w : tensor<4x6xf32>, tensor<6x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  // A scalar from a tensor, used in a body and in a loop.
  %sv = tensor.extract %s[] : tensor<f32>
  %s2 = arith.mulf %sv, %sv : f32
  %q = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %m : tensor<4x8xf32>, tensor<4x8xi1>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: i1, %o: f32):
    %t = arith.mulf %a, %s2 : f32
    %r = arith.select %b, %t, %a : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  // A loop.
  %l = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %q) -> (tensor<4x8xf32>) {
    %n = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%acc : tensor<4x8xf32>) {
    ^bb0(%o: f32):
      %r = arith.mulf %o, %s2 : f32
      linalg.yield %r : f32
    } -> tensor<4x8xf32>
    scf.yield %n : tensor<4x8xf32>
  }
  // Slices, a pad and a concatenation.
  %lo = tensor.extract_slice %l[0, 0] [4, 3] [1, 1] : tensor<4x8xf32> to tensor<4x3xf32>
  %hi = tensor.extract_slice %l[0, 3] [4, 5] [1, 1] : tensor<4x8xf32> to tensor<4x5xf32>
  %cat = tensor.concat dim(1) %hi, %lo : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<4x8xf32>
  %pad = tensor.pad %lo low[0, 2] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x3xf32> to tensor<4x8xf32>
  %sum = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%cat, %pad : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.addf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<4x8xf32>
  // Gradients: transposed product, reshape of a sum, constants, an input, a scalar.
  %ew = tensor.empty() : tensor<8x6xf32>
  %fw = linalg.fill ins(%z : f32) outs(%ew : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gw = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%sum, %x : tensor<4x8xf32>, tensor<4x6xf32>) outs(%fw : tensor<8x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.mulf %a, %b : f32
    %r = arith.addf %o, %t : f32
    linalg.yield %r : f32
  } -> tensor<8x6xf32>
  %e2 = tensor.empty() : tensor<6x8xf32>
  %gwt = linalg.generic {indexing_maps = [affine_map<(a, b) -> (b, a)>, #id], iterator_types = ["parallel", "parallel"]} ins(%gw : tensor<8x6xf32>) outs(%e2 : tensor<6x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<6x8xf32>
  weft.grad @w, %gwt : tensor<6x8xf32>
  weft.grad @w, %one : tensor<6x8xf32>
  weft.grad @w, %w : tensor<6x8xf32>
  %e3 = tensor.empty() : tensor<8xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<8xf32>) -> tensor<8xf32>
  %gu = linalg.generic {indexing_maps = [#id, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} ins(%sum : tensor<4x8xf32>) outs(%f3 : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  %gu2 = tensor.expand_shape %gu [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  weft.grad @u, %gu2 : tensor<1x8xf32>
  // A maximum starts from a value that is no constant; the step is an integer input.
  %e4 = tensor.empty() : tensor<f32>
  %mx = linalg.generic {indexing_maps = [#id, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%sum : tensor<4x8xf32>) outs(%s : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.maximumf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %kv = tensor.extract %k[] : tensor<i32>
  %kf = arith.sitofp %kv : i32 to f32
  %mv = tensor.extract %mx[] : tensor<f32>
  %gs0 = arith.addf %mv, %kf : f32
  %gs = tensor.from_elements %gs0 : tensor<f32>
  weft.grad @s, %gs : tensor<f32>
  weft.metric "max", %mx : tensor<f32>
  %f4 = linalg.fill ins(%z : f32) outs(%e4 : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#id, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%sum : tensor<4x8xf32>) outs(%f4 : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %sq = arith.mulf %a, %a : f32
    %t = arith.addf %sq, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  weft.loss %loss : tensor<f32>
  return
}
