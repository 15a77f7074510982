// RUN: weft-opt %s --weft-verify-stage=stage=reduced --split-input-file --verify-diagnostics -o /dev/null
//
// Rule f where the divisor is data: gradients, loss and weight are summed, and divided once by the global weight.

// A correct step.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>) attributes {weft.step} {
  %t = weft.all_reduce %l sum over @mesh[dp] : tensor<f32>
  %n = weft.all_reduce %c sum over @mesh[dp] : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %q = weft.launch @divide ins(%t, %n : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  weft.loss %q reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] : tensor<4xf32>
  weft.update @w with %r divide %n using @sgd : tensor<4xf32>, tensor<f32>
  return
}

// -----

// The update forgets the division. (On one rank nothing else would show it.)

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>) attributes {weft.step} {
  %t = weft.all_reduce %l sum over @mesh[dp] : tensor<f32>
  // expected-note @below {{the weight is reduced here}}
  %n = weft.all_reduce %c sum over @mesh[dp] : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %q = weft.launch @divide ins(%t, %n : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  weft.loss %q reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] : tensor<4xf32>
  // expected-error @below {{expects the gradient of @w to be divided by the reduced weight of the loss}}
  weft.update @w with %r using @sgd : tensor<4xf32>
  return
}

// -----

// The gradient is divided by the rank's own weight.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>) attributes {weft.step} {
  %t = weft.all_reduce %l sum over @mesh[dp] : tensor<f32>
  // expected-note @below {{the weight is reduced here}}
  %n = weft.all_reduce %c sum over @mesh[dp] : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %q = weft.launch @divide ins(%t, %n : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  weft.loss %q reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] : tensor<4xf32>
  // expected-error @below {{expects the gradient of @w to be divided by the reduced weight of the loss}}
  weft.update @w with %r divide %c using @sgd : tensor<4xf32>, tensor<f32>
  return
}

// -----

// The gradient is divided twice, by the number of ranks too.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>) attributes {weft.step} {
  %t = weft.all_reduce %l sum over @mesh[dp] : tensor<f32>
  %n = weft.all_reduce %c sum over @mesh[dp] : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %q = weft.launch @divide ins(%t, %n : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  weft.loss %q reduced : tensor<f32>
  // expected-note @below {{the reduction is here}}
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<4xf32>
  // expected-error @below {{expects the gradient of @w to be divided by 1, but got 4}}
  weft.update @w with %r divide %n using @sgd : tensor<4xf32>, tensor<f32>
  return
}

// -----

// The loss is a mean: nothing to divide by.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>) attributes {weft.step} {
  %t = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  %n = weft.all_reduce %c sum over @mesh[dp] : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  weft.loss %t reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<4xf32>
  // expected-error @below {{expects the gradient of @w not to be divided by a value, since the loss is a mean}}
  weft.update @w with %r divide %n using @sgd : tensor<4xf32>, tensor<f32>
  return
}

// -----

// The weight is not reduced.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>) attributes {weft.step} {
  %t = weft.all_reduce %l sum over @mesh[dp] : tensor<f32>
  %n = weft.barrier %c : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %q = weft.launch @divide ins(%t, %n : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  // expected-error @below {{expects the weight of the loss to be reduced over [dp], but got []}}
  weft.loss %q reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] : tensor<4xf32>
  weft.update @w with %r divide %n using @sgd : tensor<4xf32>, tensor<f32>
  return
}

// -----

// Weight of one micro-batch of two.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @divide(%a: tensor<f32>, %b: tensor<f32>, %o: tensor<f32>) -> tensor<f32> attributes {weft.divide} {
  weft.yield %a : tensor<f32>
}
weft.kernel @accumulate(%a: tensor<f32>, %s: tensor<f32>) -> tensor<f32> attributes {weft.accumulate} {
  weft.yield %s : tensor<f32>
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: tensor<f32>, %k: tensor<f32>) attributes {weft.micro_batches = 2 : i64, weft.step} {
  %l2 = weft.launch @accumulate ins(%k : tensor<f32>) outs(%l : tensor<f32>)
  %t = weft.all_reduce %l2 sum over @mesh[dp] : tensor<f32>
  %n = weft.all_reduce %c sum over @mesh[dp] : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %q = weft.launch @divide ins(%t, %n : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  // expected-error @below {{expects the weight of the loss to sum 2 micro-batches, but got 1}}
  weft.loss %q reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] : tensor<4xf32>
  weft.update @w with %r divide %n using @sgd : tensor<4xf32>, tensor<f32>
  return
}
