// RUN: weft-opt %s --weft-verify-kernels --split-input-file --verify-diagnostics
//
// Each rule of stage 1 refuses what breaks it.

func.func @good(%x: tensor<f32>) attributes {weft.eval} {
  weft.loss %x {weft.phase = #weft.phase<forward>} : tensor<f32>
  return
}

// -----

func.func @train(%x: tensor<f32>) attributes {weft.step} {
  // expected-error @below {{expects compute to stand in a kernel}}
  %y = math.exp %x : tensor<f32>
  weft.loss %y {weft.phase = #weft.phase<forward>} : tensor<f32>
  return
}

// -----

weft.kernel @k(%x: tensor<f32>) -> tensor<f32> {
  weft.yield %x : tensor<f32>
}
func.func @train(%x: tensor<f32>) attributes {weft.step} {
  // expected-error @below {{expects 'weft.phase' to be set}}
  %y = weft.launch @k outs(%x : tensor<f32>)
  weft.loss %y : tensor<f32>
  return
}

// -----

// expected-error @below {{expects exactly one weft.loss, but got 0}}
func.func @train(%x: tensor<f32>) attributes {weft.step} {
  return
}

// -----

// expected-error @below {{expects a step or an evaluation to be one block}}
func.func @train(%x: tensor<f32>) attributes {weft.step} {
  cf.br ^bb1
^bb1:
  return
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
func.func @train(%x: tensor<f32>, %g: tensor<4xf32>) attributes {weft.step} {
  // expected-error @below {{expects the gradient to be the result of a kernel or a product}}
  weft.grad @w, %g {weft.phase = #weft.phase<backward>} : tensor<4xf32>
  weft.loss %x {weft.phase = #weft.phase<forward>} : tensor<f32>
  return
}

// -----

// expected-error @below {{expects arguments to be tensors of static shape, but got 'tensor<?xf32>'}}
weft.kernel @k(%x: tensor<?xf32>) -> tensor<?xf32> {
  weft.yield %x : tensor<?xf32>
}

// -----

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.kernel @k(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expects to stand outside of kernels}}
  %r = weft.all_reduce %x sum over @mesh[dp] : tensor<4xf32>
  weft.yield %r : tensor<4xf32>
}

// -----

weft.kernel @k(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%v: f32, %w: f32):
    // expected-error @below {{expects arithmetic to keep NaN and infinity, but got}}
    %t = arith.addf %v, %v fastmath<nnan> : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  weft.yield %r : tensor<4xf32>
}
