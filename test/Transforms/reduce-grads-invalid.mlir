// RUN: weft-opt %s --weft-reduce-grads --split-input-file --verify-diagnostics
//
// Each error of weft-reduce-grads, once.

// A model without a step.

// expected-error @below {{expects the module to have a step: a function with 'weft.step'}}
module {
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @f() {
  return
}
}

// -----

// A model without a mesh.

// expected-error @below {{expects the module to have one weft.mesh, but got none}}
module {
func.func @f() attributes {weft.step} {
  return
}
}

// -----

// A model without an optimizer.

// expected-error @below {{expects the module to have one weft.optimizer, but got none}}
module {
weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%l: tensor<f32>) attributes {weft.step} {
  weft.loss %l : tensor<f32>
  return
}
}

// -----

// Two steps.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// expected-note @below {{the first is here}}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}
// expected-error @below {{expects one function with 'weft.step' a module}}
func.func @again(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  return
}

// -----

// A step of several blocks.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// expected-error @below {{expects a function with 'weft.step' to be a straight line of one block, but got 2}}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  cf.br ^next
^next:
  return
}

// -----

// A model without a loss.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// expected-error @below {{expects one weft.loss, but got 0}}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  return
}

// -----

// Two losses.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// expected-error @below {{expects one weft.loss, but got 2}}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// A metric twice.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  weft.metric "a", %l : tensor<f32>
  // expected-error @below {{expects metric 'a' once, but got it 2 times}}
  weft.metric "a", %l : tensor<f32>
  return
}

// -----

// A mean in one micro-batch, a weighted sum in the other.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.micro_batches = 2 : i64, weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  // expected-error @below {{expects the losses of all micro-batches to be means, or all to have a weight}}
  weft.loss %l weight(%l) : tensor<f32>, tensor<f32>
  return
}

// -----

// B53: a parameter that the step does not use.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// expected-error @below {{expects parameter 'unused' to have a gradient in the step, or to be frozen}}
weft.param @unused : tensor<4xf32> init(zeros)
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// A frozen parameter that nothing reads.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
// expected-error @below {{expects frozen parameter 'unread' to be read}}
weft.param @unread : tensor<4xf32> init(zeros) {frozen}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// A parameter that is updated already.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  // expected-error @below {{expects no update before weft-reduce-grads, which makes the parameter's only one}}
  weft.update @w with %g using @sgd : tensor<4xf32>
  return
}

// -----

// B32: a gradient, and so its reduction, under control flow.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  scf.if %c {
    // expected-error @below {{expects a gradient to stand in the step's own block, since its reduction may not be under control flow, but it is inside 'scf.if'}}
    weft.grad @w, %g : tensor<4xf32>
  }
  weft.loss %l : tensor<f32>
  return
}

// -----

// B32: a collective under control flow.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  %r = scf.if %c -> tensor<4xf32> {
    // expected-error @below {{expects a collective to stand in the step's own block, but it is inside 'scf.if'}}
    %s = weft.all_reduce %g sum over @mesh[dp] : tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  } else {
    scf.yield %g : tensor<4xf32>
  }
  weft.grad @w, %r : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// A loss under control flow.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  scf.if %c {
    // expected-error @below {{expects to stand in the function's own block, but it is inside 'scf.if'}}
    weft.loss %l : tensor<f32>
  }
  return
}

// -----

// A loss that is reduced already.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  weft.grad @w, %g : tensor<4xf32>
  // expected-error @below {{expects a value that is not reduced yet}}
  weft.loss %l reduced : tensor<f32>
  return
}

// -----

// A gradient of another shape.

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-note @below {{the parameter is declared here}}
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%g: tensor<5xf32>, %l: tensor<f32>) attributes {weft.step} {
  // expected-error @below {{expects the type of parameter @w, which is 'tensor<4xf32>', but got 'tensor<5xf32>'}}
  weft.grad @w, %g : tensor<5xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// A gradient whose elements are undefined.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @train(%l: tensor<f32>) attributes {weft.step} {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error @below {{expects a gradient with a value, but got an empty tensor, whose elements are undefined}}
  weft.grad @w, %e : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}
