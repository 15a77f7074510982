// RUN: weft-opt %s --weft-verify-schedule --split-input-file --verify-diagnostics -o /dev/null
//
// Rule (h): state is not written while a value read from it is still to be used.

// A correct schedule with replicated states.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @accumulate(%a: tensor<128xf32>, %s: tensor<128xf32>) -> tensor<128xf32> attributes {weft.accumulate} {
  weft.yield %s : tensor<128xf32>
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.stream @compute
weft.stream @grad_comm

func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  %p = weft.read_state @L.param[0] : tensor<128xf32>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %f1 = weft.start @grad_comm outs(%d = %b : tensor<128xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  %q = weft.wait %f1 : !weft.future<() -> (tensor<128xf32>)>
  weft.update @L[0] with %q using @sgd : tensor<128xf32>
  return
}

// -----

// (h) The parameters are updated before their last use, through a view.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @accumulate(%a: tensor<128xf32>, %s: tensor<128xf32>) -> tensor<128xf32> attributes {weft.accumulate} {
  weft.yield %s : tensor<128xf32>
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.stream @compute
weft.stream @grad_comm

func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  // expected-note @below {{it is read here}}
  %p = weft.read_state @L.param[0] : tensor<128xf32>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %f1 = weft.start @grad_comm outs(%d = %b : tensor<128xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  %q = weft.wait %f1 : !weft.future<() -> (tensor<128xf32>)>
  // expected-error @below {{(h) expects @L[0] to be updated after the last use of what is read from it}}
  weft.update @L[0] with %q using @sgd : tensor<128xf32>
  // expected-note @below {{the value is last used here, by 'weft.barrier'}}
  %late = weft.barrier %w : tensor<128xf32>
  return
}

// -----

// (h) The state is updated while its gather is in flight.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @accumulate(%a: tensor<128xf32>, %s: tensor<128xf32>) -> tensor<128xf32> attributes {weft.accumulate} {
  weft.yield %s : tensor<128xf32>
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) shard
weft.stream @compute
weft.stream @grad_comm

func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  // expected-note @below {{it is read here}}
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %g = weft.barrier %x : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  %f1 = weft.start @grad_comm ins(%i = %b : tensor<128xf32>) outs(%d = %z : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.reduce_scatter %i into %d sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    weft.yield %r : tensor<32xf32>
  }
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  %q, %b_again = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  // expected-error @below {{(h) expects @L[0] to be updated after the last use of what is read from it}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  // expected-note @below {{the value is last used here, by 'weft.wait'}}
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  return
}

// -----

// (h) The second gather of a bucket starts after its update: a barrier gives the shard itself.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) shard
weft.stream @compute
weft.stream @grad_comm

func.func @train(%x: tensor<128xf32>, %l: tensor<f32>) -> tensor<128xf32> attributes {weft.step} {
  // expected-note @below {{it is read here}}
  %p = weft.read_state @L.param[0] : tensor<32xf32>
  %later = weft.barrier %p : tensor<32xf32>
  %b = weft.pack @L[0] (@w = %x) : (tensor<128xf32>) -> tensor<128xf32>
  %d1 = bufferization.alloc_tensor() : tensor<32xf32>
  %f1 = weft.start @grad_comm ins(%s = %b : tensor<128xf32>) outs(%d = %d1 : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.reduce_scatter %s into %d sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    weft.yield %r : tensor<32xf32>
  }
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  %q:2 = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  // expected-error @below {{(h) expects @L[0] to be updated after the last use of what is read from it}}
  weft.update @L[0] with %q#0 using @sgd : tensor<32xf32>
  %d3 = bufferization.alloc_tensor() : tensor<128xf32>
  %f3 = weft.start @grad_comm ins(%s = %later : tensor<32xf32>) outs(%d = %d3 : tensor<128xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.all_gather %s into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  // expected-note @below {{the value is last used here}}
  %w:2 = weft.wait %f3 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  return %w#0 : tensor<128xf32>
}
