// RUN: weft-opt %s --verify-roundtrip | FileCheck %s
//
// The gradients of one group are packed in one contiguous layout.

// CHECK: weft.layout @L
// CHECK: weft.pack @L[0] (@fc2.weight = {{.*}}, @fc1.bias = {{.*}}, @fc1.weight = {{.*}})

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

weft.layout @L : f32 shards [dp] over @mesh {
  bucket 256 { @fc2.weight at 0 length 48, @fc1.bias at 48 length 16, @fc1.weight at 64 length 128 }
}
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated

// h = relu(a + b1), on the rows of a
weft.kernel @bias_relu(%a: tensor<4x16xf32>, %b: tensor<16xf32>, %init: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %h = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x16xf32>, tensor<16xf32>) outs(%init : tensor<4x16xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %s = arith.addf %v, %w : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  weft.yield %h : tensor<4x16xf32>
}

// the mean squared error and its gradient
weft.kernel @mse(%p: tensor<4x3xf32>, %y: tensor<4x3xf32>, %loss_init: tensor<f32>, %grad_init: tensor<4x3xf32>)
    -> (tensor<f32>, tensor<4x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%loss_init : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> ()>],
                          iterator_types = ["reduction", "reduction"]}
      ins(%p, %y : tensor<4x3xf32>, tensor<4x3xf32>) outs(%z : tensor<f32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.constant 0.0833333358 : f32
    %d = arith.subf %v, %t : f32
    %q = arith.mulf %d, %d : f32
    %m = arith.mulf %q, %c : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %grad = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>],
                          iterator_types = ["parallel", "parallel"]}
      ins(%p, %y : tensor<4x3xf32>, tensor<4x3xf32>) outs(%grad_init : tensor<4x3xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.constant 0.166666672 : f32
    %d = arith.subf %v, %t : f32
    %r = arith.mulf %d, %c : f32
    linalg.yield %r : f32
  } -> tensor<4x3xf32>
  weft.yield %loss, %grad : tensor<f32>, tensor<4x3xf32>
}

// da = dh where h > 0, and its column sums
weft.kernel @relu_backward(%dh: tensor<4x16xf32>, %h: tensor<4x16xf32>, %da_init: tensor<4x16xf32>, %db_init: tensor<16xf32>)
    -> (tensor<4x16xf32>, tensor<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %da = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>],
                        iterator_types = ["parallel", "parallel"]}
      ins(%dh, %h : tensor<4x16xf32>, tensor<4x16xf32>) outs(%da_init : tensor<4x16xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.cmpf ogt, %t, %zero : f32
    %r = arith.select %c, %v, %zero : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%db_init : tensor<16xf32>) -> tensor<16xf32>
  %db = linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>],
                        iterator_types = ["parallel", "reduction"]}
      ins(%da : tensor<4x16xf32>) outs(%z : tensor<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  weft.yield %da, %db : tensor<4x16xf32>, tensor<16xf32>
}

func.func @train(%x: tensor<4x8xf32> {weft.name = "x"}, %y: tensor<4x3xf32> {weft.name = "y"})
    attributes {weft.step} {
  %s = weft.read_state @L.param[0] : tensor<256xf32>
  %w1 = weft.unpack @L[0] @fc1.weight from %s : (tensor<256xf32>) -> tensor<8x16xf32>
  %b1 = weft.unpack @L[0] @fc1.bias from %s : (tensor<256xf32>) -> tensor<16xf32>
  %w2 = weft.unpack @L[0] @fc2.weight from %s : (tensor<256xf32>) -> tensor<16x3xf32>
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x16xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %a = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      {weft.phase = #weft.phase<forward>}
      ins(%x, %w1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%z0 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %e1 = tensor.empty() : tensor<4x16xf32>
  %h = weft.launch @bias_relu ins(%a, %b1 : tensor<4x16xf32>, tensor<16xf32>) outs(%e1 : tensor<4x16xf32>)
      {weft.phase = #weft.phase<forward>}
  %e2 = tensor.empty() : tensor<4x3xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %p = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      {weft.phase = #weft.phase<forward>}
      ins(%h, %w2 : tensor<4x16xf32>, tensor<16x3xf32>) outs(%z2 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %e3 = tensor.empty() : tensor<f32>
  %e4 = tensor.empty() : tensor<4x3xf32>
  %loss, %dp = weft.launch @mse ins(%p, %y : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e3, %e4 : tensor<f32>, tensor<4x3xf32>)
      {weft.phase = #weft.phase<forward>}
  %e5 = tensor.empty() : tensor<16x3xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<16x3xf32>) -> tensor<16x3xf32>
  %dw2 = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      {weft.phase = #weft.phase<backward>}
      ins(%h, %dp : tensor<4x16xf32>, tensor<4x3xf32>) outs(%z5 : tensor<16x3xf32>) -> tensor<16x3xf32>
  %e6 = tensor.empty() : tensor<4x16xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %dh = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      {weft.phase = #weft.phase<backward>}
      ins(%dp, %w2 : tensor<4x3xf32>, tensor<16x3xf32>) outs(%z6 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %e7 = tensor.empty() : tensor<4x16xf32>
  %e8 = tensor.empty() : tensor<16xf32>
  %da, %db1 = weft.launch @relu_backward ins(%dh, %h : tensor<4x16xf32>, tensor<4x16xf32>)
      outs(%e7, %e8 : tensor<4x16xf32>, tensor<16xf32>) {weft.phase = #weft.phase<backward>}
  %e9 = tensor.empty() : tensor<8x16xf32>
  %z9 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %dw1 = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      {weft.phase = #weft.phase<backward>}
      ins(%x, %da : tensor<4x8xf32>, tensor<4x16xf32>) outs(%z9 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %mean = weft.all_reduce %loss sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  %b = weft.pack @L[0] (@fc2.weight = %dw2, @fc1.bias = %db1, @fc1.weight = %dw1)
      : (tensor<16x3xf32>, tensor<16xf32>, tensor<8x16xf32>) -> tensor<256xf32>
  %r = weft.all_reduce %b sum over @mesh[dp] divide 4 : tensor<256xf32>
  weft.update @L[0] with %r using @momentum : tensor<256xf32>
  return
}
