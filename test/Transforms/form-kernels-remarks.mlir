// RUN: weft-opt %s --weft-form-kernels --remark-format=emitRemark --remarks-filter=weft-form-kernels --verify-diagnostics -o /dev/null
//
// What became a kernel and what is computed again is said.

#id = affine_map<(a, b) -> (a, b)>

// expected-remark @below {{3 launches of 3 kernels}}
module {
weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<f32> init(zeros)
weft.param @v : tensor<10x8xf32> init(zeros)
// expected-remark @below {{0 values computed again instead of stored, by 0 copied operations}}
func.func @train(%x: tensor<4x8xf32>, %i: tensor<4xi32>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 32.0 : f32
  %w = weft.read @w : tensor<f32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  // expected-remark @below {{kernel of 1 operations on 4 rows and 1 on their sums}}
  %sum = linalg.generic {indexing_maps = [#id, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%zs : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %mean = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%sum : tensor<f32>) outs(%es : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.divf %a, %n : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %e = tensor.empty() : tensor<10x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<10x8xf32>) -> tensor<10x8xf32>
  // expected-remark @below {{kernel of one weft.scatter_add}}
  %g = weft.scatter_add ins(%i, %x : tensor<4xi32>, tensor<4x8xf32>) outs(%z : tensor<10x8xf32>)
  weft.grad @v, %g : tensor<10x8xf32>
  // expected-remark @below {{copy: the value is neither a product nor the result of a kernel}}
  weft.grad @w, %w : tensor<f32>
  weft.loss %mean : tensor<f32>
  return
}
}
