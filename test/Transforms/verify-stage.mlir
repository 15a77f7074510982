// RUN: split-file %s %t
// RUN: weft-opt %t/model.mlir --weft-verify-stage=stage=model --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %t/reduced.mlir --weft-verify-stage=stage=reduced --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %t/flat.mlir --weft-verify-stage=stage=flat --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %t/bucketed.mlir --weft-verify-stage=stage=bucketed --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %t/sharded.mlir --weft-verify-stage=stage=sharded --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %t/scheduled.mlir --weft-verify-stage=stage=scheduled --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %t/nothing.mlir --weft-verify-stage=stage=nothing --split-input-file --verify-diagnostics -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-verify-stage=stage=kernels -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/2-reduced.mlir --weft-verify-stage=stage=reduced -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/3-flat.mlir --weft-verify-stage=stage=flat -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/4-bucketed.mlir --weft-verify-stage=stage=bucketed -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/5-sharded.mlir --weft-verify-stage=stage=sharded -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/6-scheduled.mlir --weft-verify-stage=stage=scheduled -o /dev/null
// RUN: weft-opt %weft_src/test/Stages/0-model.mlir --weft-verify-stage=stage=model -o /dev/null
//
// The hand-written stages keep their contracts; each part of a contract refuses what breaks it.

//--- model.mlir
// A loss is missing.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-error @below {{expects one weft.loss a micro-batch, but got 0}}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @w, %g : tensor<128xf32>
  return
}

// -----

// A gradient is missing.

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-error @below {{expects parameter 'w' to have a gradient in the step, or to be frozen}}
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.loss %l : tensor<f32>
  return
}

// -----

// An operation of a later stage.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @w, %g : tensor<128xf32>
  weft.loss %l : tensor<f32>
  // expected-error @below {{expects to stand in another stage than 'model'}}
  weft.update @w with %g using @sgd : tensor<128xf32>
  return
}

//--- reduced.mlir
// A gradient is left over.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<128xf32>
  weft.update @w with %r using @sgd : tensor<128xf32>
  // expected-error @below {{expects to stand in another stage than 'reduced'}}
  weft.grad @w, %g : tensor<128xf32>
  return
}

// -----

// A loss that is not reduced.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<128xf32>
  weft.update @w with %r using @sgd : tensor<128xf32>
  // expected-error @below {{expects the loss to be reduced}}
  weft.loss %l : tensor<f32>
  return
}

// -----

// A metric that is not reduced.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<128xf32>
  weft.update @w with %r using @sgd : tensor<128xf32>
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // expected-error @below {{expects metric 'a' to be reduced}}
  weft.metric "a", %l : tensor<f32>
  return
}

// -----

// No loss.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-error @below {{expects one weft.loss, but got 0}}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<128xf32>
  weft.update @w with %r using @sgd : tensor<128xf32>
  return
}

// -----

// A gradient that is not reduced.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // expected-error @below {{expects the gradient of @w to be reduced over [dp], but got []}}
  weft.update @w with %g using @sgd : tensor<128xf32>
  return
}

// -----

// A gradient that is reduced twice.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // expected-note @below {{a reduction is here}}
  %r = weft.all_reduce %g sum over @mesh[dp] : tensor<128xf32>
  %s = weft.all_reduce %r sum over @mesh[dp] divide 4 : tensor<128xf32>
  // expected-error @below {{expects the gradient of @w to be reduced once over 'dp', but it is reduced twice}}
  weft.update @w with %s using @sgd : tensor<128xf32>
  return
}

// -----

// A gradient that is not summed.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // expected-note @below {{it goes through this collective}}
  %r = weft.all_reduce %g max over @mesh[dp] : tensor<128xf32>
  // expected-error @below {{expects the gradient of @w to be summed over ranks}}
  weft.update @w with %r using @sgd : tensor<128xf32>
  return
}

// -----

// B106: an expert is divided by all ranks, though reduced over some.

weft.mesh @mesh(dp = 2, ep = 4) batch_axes(dp, ep)
weft.param @w : tensor<128xf32> init(zeros) sharding([ep])
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp, ep] divide 8 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // expected-note @below {{the reduction is here}}
  %r = weft.all_reduce %g sum over @mesh[dp] divide 2 : tensor<128xf32>
  // expected-error @below {{expects the gradient of @w to be divided by 8, but got 2}}
  weft.update @w with %r using @sgd : tensor<128xf32>
  return
}

// -----

// An update under control flow.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  %r = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<128xf32>
  scf.if %c {
    // expected-error @below {{expects an update to stand in the step's own block, but it is inside 'scf.if'}}
    weft.update @w with %r using @sgd : tensor<128xf32>
  }
  return
}

//--- flat.mlir
// Two buckets.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-error @below {{expects one bucket, but got 2}}
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 128 { @w at 0 length 64 }
  bucket 128 { @w from 64 at 0 length 64 }
}
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

//--- bucketed.mlir
// B73: shards that are not a multiple of 128 bytes.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-error @below {{expects the shards of bucket 0 to be a multiple of 128 bytes, but got 132}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 132 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// States that are shards already.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
// expected-error @below {{expects the states of @L to be replicated}}
weft.state @L.param : f32 param layout(@L) shard
weft.state @L.m : f32 moment("m") layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// A moment is missing.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-error @below {{expects one parameter state and a moment for each state of the optimizer, in order}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// A moment of frozen parameters.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {frozen}
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-error @below {{expects one parameter state and no moment}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// A parameter in two layouts.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
// expected-note @below {{it lies in this one too}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
// expected-error @below {{expects @w to lie in one layout}}
weft.layout @K : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @K.param : f32 param layout(@K) replicated
weft.state @K.m : f32 moment("m") layout(@K) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// A parameter without a layout.

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-error @below {{expects parameter 'w' to lie in a layout}}
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// The pack of another bucket.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.param @v : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 128 { @w at 0 length 128 }
  bucket 128 { @v at 0 length 128 }
}
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // expected-note @below {{it comes from this pack}}
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %r = weft.all_reduce %b sum over @mesh[dp] divide 4 : tensor<128xf32>
  // expected-error @below {{expects the gradient to come from the pack of @L[1]}}
  weft.update @L[1] with %r using @sgd : tensor<128xf32>
  weft.update @L[0] with %r using @sgd : tensor<128xf32>
  return
}

//--- sharded.mlir
// States of a layout in two places.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
// expected-error @below {{expects the states of @L to be placed alike}}
weft.state @L.m : f32 moment("m") layout(@L) shard
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

// A sharded layout whose gradient is no reduce-scatter.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) shard
weft.state @L.m : f32 moment("m") layout(@L) shard
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %r = weft.all_reduce %b sum over @mesh[dp] divide 4 : tensor<128xf32>
  %s = tensor.extract_slice %r[0] [32] [1] : tensor<128xf32> to tensor<32xf32>
  // expected-error @below {{expects the gradient to come from the pack of @L[0]}}
  weft.update @L[0] with %s using @sgd : tensor<32xf32>
  return
}

//--- scheduled.mlir
// No streams.

// expected-error @below {{expects the module to declare streams}}
module {
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}
}

// -----

// A collective that is not started.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
weft.stream @compute
func.func @train(%g: tensor<128xf32>, %l: tensor<f32>) attributes {weft.step} {
  // expected-error @below {{expects a collective to stand in a start}}
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}

//--- nothing.mlir
// A stage that is not one.

// expected-error @below {{expects 'stage' to be model, kernels, reduced, flat, bucketed, sharded or scheduled, but got 'nothing'}}
module {
}

