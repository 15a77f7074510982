// RUN: weft-opt %s --weft-verify-schedule --split-input-file --verify-diagnostics -o /dev/null
//
// Each rule refuses a program that breaks it in one place; what is correct passes.

// A correct schedule.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (a) The wait for the gradients is dropped, and with it their use.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  // expected-error @below {{(a) expects the future of 'weft.start' of '@L[0]' to be waited for, but it never is}}
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
  return
}

// -----

// (a) A future is waited for twice.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  // expected-error @below {{(a) expects the future of 'weft.start' of '@L[0]' to be waited for once, but it is waited for twice}}
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
  // expected-note @below {{another is here}}
  %q, %b_again = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  // expected-note @below {{a wait is here}}
  %q2, %b2 = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  return
}

// -----

// (b) A view of the bucket is read while the bucket is in flight.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %v = tensor.expand_shape %b [[0, 1]] output_shape [2, 64] : tensor<128xf32> into tensor<2x64xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  // expected-note @below {{it is started here}}
  %f1 = weft.start @grad_comm ins(%i = %b : tensor<128xf32>) outs(%d = %z : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.reduce_scatter %i into %d sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    weft.yield %r : tensor<32xf32>
  }
  // expected-error @below {{(b) expects no use of what 'weft.start' of '@L[0]' has in flight}}
  %read = weft.barrier %v : tensor<2x64xf32>
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  // expected-note @below {{the wait, which gives it back, is here}}
  %q, %b_again = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (b) B7: the destination is read before the wait that fills it, through a view that is older than the start.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %v = tensor.expand_shape %e [[0, 1]] output_shape [2, 64] : tensor<128xf32> into tensor<2x64xf32>
  // expected-note @below {{it is started here}}
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  // expected-error @below {{(b) expects no use of what 'weft.start' of 'gather' has in flight}}
  %read = weft.barrier %v : tensor<2x64xf32>
  // expected-note @below {{the wait, which gives it back, is here}}
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (d) B32: a collective under control flow.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  %f1 = weft.start @grad_comm ins(%i = %b : tensor<128xf32>) outs(%d = %z : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.reduce_scatter %i into %d sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    weft.yield %r : tensor<32xf32>
  }
  scf.if %c {
    // expected-error @below {{(d) expects collectives to stand in the function's own block, since their sequence may not depend on rank or data, but it is inside 'scf.if'}}
    %r = weft.all_reduce %l sum over @mesh[dp] : tensor<f32>
  }
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  %q, %b_again = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) The update is dropped.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.kernel @accumulate(%a: tensor<128xf32>, %s: tensor<128xf32>) -> tensor<128xf32> attributes {weft.accumulate} {
  weft.yield %s : tensor<128xf32>
}
// expected-note @below {{it is declared here}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) shard
weft.stream @compute
weft.stream @grad_comm

// expected-error @below {{expects @L[0] to be updated once, but it is never updated}}
func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  return
}

// -----

// (f) A bucket is updated twice.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  // expected-note @below {{the first update is here}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  // expected-error @below {{expects @L[0] to be updated once}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) The divisor is wrong.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  %f1 = weft.start @grad_comm ins(%i = %b : tensor<128xf32>) outs(%d = %z : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
    // expected-note @below {{the reduction is here}}
    %r = weft.reduce_scatter %i into %d sum over @mesh[dp] divide 3 : tensor<128xf32> into tensor<32xf32>
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
  // expected-error @below {{expects the gradient of @w to be divided by 4, but got 3}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) The divisor of the loss is wrong.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %g) : (tensor<128xf32>) -> tensor<128xf32>
  %z = bufferization.alloc_tensor() : tensor<32xf32>
  %f1 = weft.start @grad_comm ins(%i = %b : tensor<128xf32>) outs(%d = %z : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.reduce_scatter %i into %d sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    weft.yield %r : tensor<32xf32>
  }
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f2 = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    // expected-note @below {{the reduction is here}}
    %r = weft.all_reduce %d sum over @mesh[dp] divide 2 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f2 : !weft.future<() -> (tensor<f32>)>
  // expected-error @below {{expects the loss to be divided by 4, but got 2}}
  weft.loss %mean reduced : tensor<f32>
  %q, %b_again = weft.wait %f1 : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) A gradient is reduced before it is packed, and again after.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  // expected-note @below {{by this collective}}
  %twice = weft.all_reduce %g sum over @mesh[dp] divide 4 : tensor<128xf32>
  %b = weft.pack @L[0] (@w = %twice) : (tensor<128xf32>) -> tensor<128xf32>
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
  // expected-error @below {{expects the gradient of @w to be reduced once, but it is reduced before it is packed}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) The gradient does not go over the ranks.

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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  %own = tensor.extract_slice %x[0] [32] [1] : tensor<128xf32> to tensor<32xf32>
  // expected-error @below {{expects the gradient to come from the pack of @L[0]}}
  weft.update @L[0] with %own using @sgd : tensor<32xf32>
  return
}

// -----

// B59: three contributions, as declared.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {contributions = 3 : i64, weft.constant_contributions = 3 : i64}
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

func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1, %x2: tensor<128xf32>) attributes {weft.step} {
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %g1 = weft.launch @accumulate ins(%x : tensor<128xf32>) outs(%g : tensor<128xf32>)
  %g2 = weft.launch @accumulate ins(%x2 : tensor<128xf32>) outs(%g1 : tensor<128xf32>)
  %b = weft.pack @L[0] (@w = %g2) : (tensor<128xf32>) -> tensor<128xf32>
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
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) B58, B59: of three contributions one is lost and one is summed twice.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {contributions = 3 : i64, weft.constant_contributions = 3 : i64}
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

// expected-note @below {{this one}}
func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %g1 = weft.launch @accumulate ins(%x : tensor<128xf32>) outs(%g : tensor<128xf32>)
  %g2 = weft.launch @accumulate ins(%x : tensor<128xf32>) outs(%g1 : tensor<128xf32>)
  %b = weft.pack @L[0] (@w = %g2) : (tensor<128xf32>) -> tensor<128xf32>
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
  // expected-error @below {{expects the gradient of @w to sum each contribution once, but one is summed twice}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) B59: a contribution is lost: three are declared, two are summed.

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-note @below {{the parameter is declared here}}
weft.param @w : tensor<128xf32> init(zeros) {contributions = 3 : i64, weft.constant_contributions = 3 : i64}
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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
  %g1 = weft.launch @accumulate ins(%x : tensor<128xf32>) outs(%g : tensor<128xf32>)
  %b = weft.pack @L[0] (@w = %g1) : (tensor<128xf32>) -> tensor<128xf32>
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
  // expected-error @below {{expects the gradient of @w to sum 3 contributions, but got 2}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) B7: the parameters are unpacked from the moments.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %mm: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %mm : f32, f32
}
weft.kernel @accumulate(%a: tensor<128xf32>, %s: tensor<128xf32>) -> tensor<128xf32> attributes {weft.accumulate} {
  weft.yield %s : tensor<128xf32>
}
weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 128 } }
weft.state @L.param : f32 param layout(@L) shard
weft.state @L.m : f32 moment("m") layout(@L) shard
weft.stream @compute
weft.stream @grad_comm

func.func @train(%x: tensor<128xf32>, %l: tensor<f32>, %c: i1) attributes {weft.step} {
  // expected-note @below {{it is read from here}}
  %s = weft.read_state @L.m[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  // expected-error @below {{(f) expects @w to be unpacked from the parameters of @L[0]}}
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) The shards of the parameters are gathered over the wrong axis.

weft.mesh @mesh(dp = 4, tp = 4) batch_axes(dp)
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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    // expected-note @below {{they go through this collective}}
    %r = weft.all_gather %i into %d over @mesh[tp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  // expected-error @below {{(f) expects the parameters of @L[0] to be gathered once over ["dp"], the axes of their shards}}
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) Parameters of which each rank has all are reduced over the ranks.

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
  // expected-note @below {{they go through this collective}}
  %p2 = weft.all_reduce %p max over @mesh[dp] : tensor<128xf32>
  // expected-error @below {{(f) expects the parameters of @L[0] to be used as they are read, since each rank has all of them}}
  %w = weft.unpack @L[0] @w from %p2 : (tensor<128xf32>) -> tensor<128xf32>
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

// (f) A parameter is packed as its own gradient.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  // expected-note @below {{that is here}}
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  %g = weft.barrier %w : tensor<128xf32>
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
  // expected-error @below {{expects the gradient of @w to depend on the batch, as it does in the model, but 'weft.unpack' does not}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// (f) A constant is packed as a gradient.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
  // expected-note @below {{that is here}}
  %g = arith.constant dense<0.0> : tensor<128xf32>
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
  // expected-error @below {{expects the gradient of @w to depend on the batch, as it does in the model, but 'arith.constant' does not}}
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}

// -----

// A gradient that is computed from the batch, and one that the model says does not depend on it (the chunks above).

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @w : tensor<128xf32> init(zeros)
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
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %e = bufferization.alloc_tensor() : tensor<128xf32>
  %f0 = weft.start @grad_comm ins(%i = %s : tensor<32xf32>) outs(%d = %e : tensor<128xf32>) attributes {weft.bucket = "gather"} {
    %r = weft.all_gather %i into %d over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %r : tensor<128xf32>
  }
  %p, %s_again = weft.wait %f0 : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<128xf32>
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
  weft.update @L[0] with %q using @sgd : tensor<32xf32>
  return
}
