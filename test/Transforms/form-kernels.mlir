// RUN: weft-opt %s --weft-form-kernels --split-input-file --mlir-print-local-scope | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --cse --canonicalize --weft-form-kernels --cse --canonicalize --weft-verify-kernels --split-input-file -o /dev/null
//
// Everything but products and views goes into kernels; equal kernels are one.

#id = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>
#col = affine_map<(a, b) -> (b)>

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @b0 : tensor<8xf32> init(zeros)
weft.param @b1 : tensor<8xf32> init(zeros)

// Two layers that add a bias: one kernel, launched twice. Phases are those of the loss.
// CHECK-LABEL: func.func @train(
// CHECK: %[[B0:.*]] = weft.read @b0 {weft.phase = #weft.phase<forward>}
// CHECK: %[[H0:.*]] = weft.launch @[[BIAS:k[0-9]+]] ins(%arg0, %[[B0]] : tensor<4x8xf32>, tensor<8xf32>) outs({{.*}}) {weft.phase = #weft.phase<forward>}
// CHECK: %[[P:.*]] = linalg.contract {{.*}} {weft.phase = #weft.phase<forward>} ins(%[[H0]],
// CHECK: weft.launch @[[BIAS]] ins(%[[P]],
// CHECK: weft.launch @[[LOSS:k[0-9]+]] {{.*}} {weft.phase = #weft.phase<forward>}
// CHECK: weft.launch @[[SUM:k[0-9]+]] {{.*}} {weft.phase = #weft.phase<backward>}
// CHECK: weft.grad @b1
// CHECK: weft.loss
func.func @train(%x: tensor<4x8xf32>, %wt: tensor<8x8xf32>, %dy: tensor<4x8xf32>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %b0 = weft.read @b0 : tensor<8xf32>
  %b1 = weft.read @b1 : tensor<8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %h0 = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %b0 : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %t = arith.addf %v, %w : f32
    linalg.yield %t : f32
  } -> tensor<4x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %l = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%h0, %wt : tensor<4x8xf32>, tensor<8x8xf32>) outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %h1 = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%l, %b1 : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %t = arith.addf %v, %w : f32
    linalg.yield %t : f32
  } -> tensor<4x8xf32>
  %m = tensor.collapse_shape %h1 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"]} ins(%m : tensor<32xf32>) outs(%zs : tensor<f32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %v, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %ec = tensor.empty() : tensor<8xf32>
  %zc = linalg.fill ins(%zero : f32) outs(%ec : tensor<8xf32>) -> tensor<8xf32>
  %g = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%dy : tensor<4x8xf32>) outs(%zc : tensor<8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %v, %o : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  weft.grad @b1, %g : tensor<8xf32>
  weft.loss %loss : tensor<f32>
  return
}
// CHECK: weft.kernel @[[BIAS]](%{{.*}}: tensor<4x8xf32>, %{{.*}}: tensor<8xf32>, %[[INIT:.*]]: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {num_blocks = 4 : i64}
// CHECK: scf.for {{.*}} iter_args(%[[ACC:.*]] = %[[INIT]])
// CHECK: %[[DEST:.*]] = tensor.extract_slice %[[ACC]][%{{.*}}, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} outs(%[[DEST]] : tensor<8xf32>)
// CHECK: arith.addf {{.*}} fastmath<reassoc,nsz,arcp,contract>
// CHECK: tensor.insert_slice %[[R]] into %[[ACC]]
// CHECK: weft.kernel @[[SUM]](%{{.*}}: tensor<4x8xf32>, %[[SINIT:.*]]: tensor<8xf32>) -> tensor<8xf32> attributes {num_blocks = 1 : i64}
// CHECK: %[[ZERO:.*]] = linalg.fill {{.*}} outs(%[[SINIT]]
// CHECK: scf.for {{.*}} iter_args(%[[SACC:.*]] = %[[ZERO]])
// CHECK: linalg.generic {{.*}} outs(%[[SACC]] : tensor<8xf32>)

// -----

// A norm: mean, variance and result of a row in one loop. The mean leaves the row as one number; x - mean is not stored
// for the backward part, which computes it again from x.

#id = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>
#col = affine_map<(a, b) -> (b)>

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<8x8xf32> init(zeros)
weft.param @g : tensor<8xf32> init(zeros)

// CHECK-LABEL: func.func @train(
// CHECK: weft.launch @[[FWD:k[0-9]+]] ins(%arg0 : tensor<4x8xf32>) outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<f32>) {weft.phase = #weft.phase<forward>}
// CHECK: %[[DX:.*]] = linalg.contract
// CHECK: weft.launch @[[BWD:k[0-9]+]] ins({{.*}}) outs(%{{.*}} : tensor<8xf32>) {weft.phase = #weft.phase<backward>}
// CHECK-NOT: weft.launch
// CHECK: return
func.func @train(%x: tensor<4x8xf32>, %dy: tensor<4x8xf32>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %w = weft.read @w : tensor<8x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %er = tensor.empty() : tensor<4xf32>
  %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%zr : tensor<4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %v, %o : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  %mean = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]} ins(%sum : tensor<4xf32>) outs(%er : tensor<4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.divf %v, %n : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  %d = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %mean : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %t = arith.subf %v, %m : f32
    linalg.yield %t : f32
  } -> tensor<4x8xf32>
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#id, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%d : tensor<4x8xf32>) outs(%zs : tensor<f32>) {
  ^bb0(%v: f32, %o: f32):
    %q = arith.mulf %v, %v : f32
    %t = arith.addf %q, %o : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  weft.loss %loss : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%dy, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%d, %dx : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%v: f32, %m: f32, %o: f32):
    %t = arith.mulf %v, %m : f32
    linalg.yield %t : f32
  } -> tensor<4x8xf32>
  %ec = tensor.empty() : tensor<8xf32>
  %zc = linalg.fill ins(%zero : f32) outs(%ec : tensor<8xf32>) -> tensor<8xf32>
  %g = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%p : tensor<4x8xf32>) outs(%zc : tensor<8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %v, %o : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  weft.grad @g, %g : tensor<8xf32>
  return
}
// CHECK: weft.kernel @[[FWD]](
// CHECK: weft.kernel @[[BWD]](
// CHECK: arith.subf

// -----

// A strided view is taken inside the kernel; a scatter is a kernel of its own; the gradient of a
// parameter of another rank starts from a reshape of a tensor of that rank.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @e : tensor<10x4xf32> init(zeros)
weft.param @u : tensor<1x4xf32> init(zeros)

// CHECK-LABEL: func.func @train(
// CHECK: %[[FRESH:.*]] = tensor.empty() {{.*}} : tensor<1x4xf32>
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[FRESH]]
// CHECK: %[[G:.*]]:2 = weft.launch @[[VIEW:k[0-9]+]] ins(%arg0 : tensor<6x8xf32>) outs(%{{.*}}, %[[FLAT]] : tensor<6x4xf32>, tensor<4xf32>)
// CHECK: %[[GU:.*]] = tensor.expand_shape %[[G]]#1
// CHECK: weft.launch @[[SCATTER:k[0-9]+]] ins(%arg1, %{{.*}} : tensor<6xi32>, tensor<6x4xf32>) outs(%{{.*}} : tensor<10x4xf32>)
// CHECK: weft.grad @u, %[[GU]]
func.func @train(%x: tensor<6x8xf32>, %i: tensor<6xi32>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[0, 4] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
  %e = tensor.empty() : tensor<6x4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = math.exp %v : f32
    linalg.yield %t : f32
  } -> tensor<6x4xf32>
  %ed = tensor.empty() : tensor<10x4xf32>
  %zd = linalg.fill ins(%zero : f32) outs(%ed : tensor<10x4xf32>) -> tensor<10x4xf32>
  %r = weft.scatter_add ins(%i, %y : tensor<6xi32>, tensor<6x4xf32>) outs(%zd : tensor<10x4xf32>)
  %ec = tensor.empty() : tensor<4xf32>
  %zc = linalg.fill ins(%zero : f32) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} ins(%y : tensor<6x4xf32>) outs(%zc : tensor<4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %v, %o : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  %gu = tensor.expand_shape %g [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %es = tensor.empty() : tensor<f32>
  %loss = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  weft.grad @e, %r : tensor<10x4xf32>
  weft.grad @u, %gu : tensor<1x4xf32>
  weft.loss %loss : tensor<f32>
  return
}
// CHECK: weft.kernel @[[VIEW]](%[[X:.*]]: tensor<6x8xf32>, %{{.*}}: tensor<6x4xf32>, %{{.*}}: tensor<4xf32>)
// CHECK: tensor.extract_slice %[[X]][0, 4] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
// CHECK: weft.kernel @[[SCATTER]](%[[I:.*]]: tensor<6xi32>, %[[U:.*]]: tensor<6x4xf32>, %[[D:.*]]: tensor<10x4xf32>)
// CHECK: %[[Z:.*]] = linalg.fill {{.*}} outs(%[[D]]
// CHECK: weft.scatter_add ins(%[[I]], %[[U]] : {{.*}}) outs(%[[Z]]
