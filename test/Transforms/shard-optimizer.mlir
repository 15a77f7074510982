// RUN: weft-opt %s --split-input-file --verify-diagnostics --weft-shard-optimizer --weft-verify-stage=stage=sharded --verify-roundtrip | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --split-input-file --verify-diagnostics --weft-shard-optimizer=stage=2 --cse --canonicalize | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-shard-optimizer=stage=0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not weft-opt %s --split-input-file --weft-shard-optimizer=stage=4 2>&1 | FileCheck %s --check-prefix=FOUR
//
// States become shards; an all-reduce becomes a reduce-scatter; gathers stand at the head of step and evaluation in order
// of first use. B23: the evaluation gathers by itself.

// ZERO-NOT: error
// ZERO-NOT: reduce_scatter
// FOUR: error: expects the ZeRO stage to be 0, 1, 2 or 3, but got 4

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @a : tensor<128xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.param @b : tensor<256xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.param @frozen : tensor<32xf32> init(zeros) {frozen}
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 256 { @b at 0 length 256 }
  bucket 128 { @a at 0 length 128 }
}
// CHECK: weft.state @L.param : f32 param layout(@L) shard
// CHECK: weft.state @L.m : f32 moment("m") layout(@L) shard
// CHECK: weft.state @F.param : f32 param layout(@F) replicated
weft.state @L.param : f32 param layout(@L) replicated
weft.state @L.m : f32 moment("m") layout(@L) replicated
weft.layout @F : f32 shards [] over @mesh { bucket 32 { @frozen at 0 length 32 } }
weft.state @F.param : f32 param layout(@F) replicated

// CHECK-LABEL: func.func @train
func.func @train(%l: tensor<f32>) -> tensor<32xf32> attributes {weft.step} {
  // CHECK: %[[SA:.*]] = weft.read_state @L.param[1] : tensor<32xf32>
  // CHECK: %[[A:.*]] = weft.all_gather %[[SA]] into %{{.*}} over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
  // CHECK: %[[SB:.*]] = weft.read_state @L.param[0] : tensor<64xf32>
  // CHECK: %[[B:.*]] = weft.all_gather %[[SB]] into %{{.*}} over @mesh[dp] : tensor<64xf32> into tensor<256xf32>
  // CHECK: weft.read_state @F.param[0] : tensor<32xf32>
  // CHECK: weft.unpack @L[0] @b from %[[B]]
  // CHECK: weft.unpack @L[1] @a from %[[A]]
  %p0 = weft.read_state @L.param[0] : tensor<256xf32>
  %p1 = weft.read_state @L.param[1] : tensor<128xf32>
  %pf = weft.read_state @F.param[0] : tensor<32xf32>
  %b = weft.unpack @L[0] @b from %p0 : (tensor<256xf32>) -> tensor<256xf32>
  %a = weft.unpack @L[1] @a from %p1 : (tensor<128xf32>) -> tensor<128xf32>
  %f = weft.unpack @F[0] @frozen from %pf : (tensor<32xf32>) -> tensor<32xf32>
  %ga = weft.barrier %a : tensor<128xf32>
  %gb = weft.barrier %b : tensor<256xf32>
  // CHECK: %[[PB:.*]] = weft.pack @L[0]
  // CHECK: %[[RB:.*]] = weft.reduce_scatter %[[PB]] into %{{.*}} sum over @mesh[dp] divide 4 : tensor<256xf32> into tensor<64xf32>
  // CHECK: %[[PA:.*]] = weft.pack @L[1]
  // CHECK: %[[RA:.*]] = weft.reduce_scatter %[[PA]] into %{{.*}} sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
  %b0 = weft.pack @L[0] (@b = %gb) : (tensor<256xf32>) -> tensor<256xf32>
  %r0 = weft.all_reduce %b0 sum over @mesh[dp] divide 4 : tensor<256xf32>
  %b1 = weft.pack @L[1] (@a = %ga) : (tensor<128xf32>) -> tensor<128xf32>
  %r1 = weft.all_reduce %b1 sum over @mesh[dp] divide 4 : tensor<128xf32>
  // CHECK: weft.all_reduce %{{.*}} : tensor<f32>
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  // CHECK: weft.update @L[0] with %[[RB]] using @sgd : tensor<64xf32>
  // CHECK: weft.update @L[1] with %[[RA]] using @sgd : tensor<32xf32>
  weft.update @L[0] with %r0 using @sgd : tensor<256xf32>
  weft.update @L[1] with %r1 using @sgd : tensor<128xf32>
  return %f : tensor<32xf32>
}

// CHECK-LABEL: func.func @eval
func.func @eval(%l: tensor<f32>) -> tensor<128xf32> attributes {weft.eval} {
  // CHECK: weft.all_gather
  // CHECK: weft.unpack @L[1] @a
  %p1 = weft.read_state @L.param[1] : tensor<128xf32>
  %a = weft.unpack @L[1] @a from %p1 : (tensor<128xf32>) -> tensor<128xf32>
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 4 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return %a : tensor<128xf32>
}
