// RUN: weft-opt %s --split-input-file --verify-diagnostics
//
// Each error of layouts, states, pack, unpack and update, once.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<4xf32> init(zeros)
weft.param @b : tensor<4xf32> init(zeros)
// expected-error @below {{expects the slots of bucket 0 to be in order and not to overlap, but got @b at 2 after 4}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 4, @b at 2 length 4 } }

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<4xf32> init(zeros)
// expected-error @below {{expects @a to end inside bucket 0 of 4 elements}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 4 { @a at 2 length 4 } }

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
// expected-error @below {{expects the slots of @a to cover it once and in order, but got one from 6 after 4}}
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 4 { @a at 0 length 4 }
  bucket 4 { @a from 6 at 0 length 2 }
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-error @below {{expects the size of bucket 0 not to be negative}}
weft.layout @L : f32 shards [dp] over @mesh { bucket -4 {} }

// -----

// expected-error @below {{'weft.layout' op expects @mesh to be a mesh}}
weft.layout @L : f32 shards [dp] over @mesh {}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-error @below {{expects the shard axes to be axes of the mesh, but got 'tp'}}
weft.layout @L : f32 shards [tp] over @mesh {}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<6xf32> init(zeros)
// expected-error @below {{expects the size of bucket 0, which is 6, to be a multiple of its 4 shards}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 6 { @a at 0 length 6 } }

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
// expected-error @below {{'weft.layout' op expects @a to be a parameter}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 4 { @a at 0 length 4 } }

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<4xbf16> init(zeros)
// expected-error @below {{expects parameters of element type 'f32', but @a has 'bf16'}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 4 { @a at 0 length 4 } }

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
// expected-error @below {{expects the slots of @a to cover its 8 elements, but got 4}}
weft.layout @L : f32 shards [dp] over @mesh { bucket 4 { @a at 0 length 4 } }

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.layout @L : f32 shards [dp] over @mesh {}
// expected-error @below {{'weft.state' op expects the element type to be a float, but got 'i32'}}
weft.state @s : i32 param layout(@L) replicated

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.layout @L : f32 shards [dp] over @mesh {}
// expected-error @below {{expects a moment to name its optimizer state and a parameter none}}
weft.state @s : f32 moment layout(@L) replicated

// -----

// expected-error @below {{'weft.state' op expects @L to be a layout}}
weft.state @s : f32 param layout(@L) replicated

// -----

func.func @f() {
  // expected-error @below {{'weft.read_state' op expects @s to be a state}}
  %p = weft.read_state @s[0] : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 8 } }
weft.state @s : f32 param layout(@L) replicated
func.func @f() {
  // expected-error @below {{expects the bucket to be one of the 1 of @L, but got 1}}
  %p = weft.read_state @s[1] : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 8 } }
weft.state @s : f32 param layout(@L) replicated
func.func @f() {
  // expected-error @below {{expects the element type of @s, which is 'f32', but got 'tensor<8xbf16>'}}
  %p = weft.read_state @s[0] : tensor<8xbf16>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 8 } }
weft.state @s : f32 param layout(@L) shard
func.func @f() {
  // expected-error @below {{'weft.read_state' op expects the result to be a vector of 2 elements, but got 'tensor<8xf32>'}}
  %p = weft.read_state @s[0] : tensor<8xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'weft.pack' op expects @L to be a layout}}
  %p = weft.pack @L[0] () : () -> tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 8 } }
func.func @f() {
  // expected-error @below {{expects one gradient for each of the 1 slots of the bucket, but got 0}}
  %p = weft.pack @L[0] () : () -> tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<4xf32> init(zeros)
weft.param @b : tensor<4xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 4, @b at 4 length 4 } }
func.func @f(%g: tensor<4xf32>) {
  // expected-error @below {{expects parameters in the order of the slots: @a, but got @b}}
  %p = weft.pack @L[0] (@b = %g, @a = %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<2x4xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 8 } }
func.func @f(%g: tensor<8xf32>) {
  // expected-error @below {{expects the gradient of @a to have its type, but got 'tensor<8xf32>'}}
  %p = weft.pack @L[0] (@a = %g) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%p: tensor<8xf32>) {
  // expected-error @below {{'weft.unpack' op expects @L to be a layout}}
  %a = weft.unpack @L[0] @a from %p : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 4 { @a at 0 length 4 }
  bucket 4 { @a from 4 at 0 length 4 }
}
func.func @f(%p: tensor<4xf32>) {
  // expected-error @below {{expects exactly the buckets that hold @a, in order}}
  %a = weft.unpack @L[0] @a from %p : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<2x4xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 8 { @a at 0 length 8 } }
func.func @f(%p: tensor<8xf32>) {
  // expected-error @below {{expects the result to have the type of @a, but got 'tensor<8xf32>'}}
  %a = weft.unpack @L[0] @a from %p : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

weft.param @a : tensor<8xf32> init(zeros)
func.func @f(%g: tensor<8xf32>) {
  // expected-error @below {{expects @sgd to be an optimizer}}
  weft.update @a with %g using @sgd : tensor<8xf32>
  return
}

// -----

weft.optimizer @sgd states() lr(0.1) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %p : f32
}
func.func @f(%g: tensor<8xf32>) {
  // expected-error @below {{expects @a to be a parameter, or a layout with a bucket}}
  weft.update @a with %g using @sgd : tensor<8xf32>
  return
}

// -----

weft.param @a : tensor<2x4xf32> init(zeros)
weft.optimizer @sgd states() lr(0.1) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %p : f32
}
func.func @f(%g: tensor<8xf32>) {
  // expected-error @below {{expects the gradient to have the type of @a, but got 'tensor<8xf32>'}}
  weft.update @a with %g using @sgd : tensor<8xf32>
  return
}

// -----

weft.param @a : tensor<8xf32> init(zeros)
weft.optimizer @sgd states() lr(0.1) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %p : f32
}
func.func @f(%g: tensor<8xf32>, %n: tensor<1xf32>) {
  // expected-error @below {{expects the divisor to be one f32 of rank 0, but got 'tensor<1xf32>'}}
  weft.update @a with %g divide %n using @sgd : tensor<8xf32>, tensor<1xf32>
  return
}
