// RUN: weft-opt %s --weft-lower-updates --split-input-file --verify-diagnostics | FileCheck %s --enable-var-scope
//
// One kernel a bucket: segments merged where they are alike, scalars computed once, padding left alone, f32 arithmetic.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @a : tensor<8xbf16> init(zeros)
weft.param @b : tensor<8xbf16> init(zeros)
weft.param @c : tensor<4xbf16> init(zeros) {decay = false}
weft.param @d : tensor<4xbf16> init(zeros) {lr_scale = 5.000000e-01}
weft.layout @L : bf16 shards [dp] over @mesh {
  bucket 64 { @a at 0 length 8, @b at 8 length 8, @c at 16 length 4, @d at 32 length 4 }
}
weft.state @L.param : bf16 param layout(@L) shard
weft.state @L.m : f32 moment("m") layout(@L) shard

weft.optimizer @rule states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  %beta = arith.constant 0.9 : f32
  %one = arith.constant 1.0 : f32
  %power = math.powf %beta, %step : f32
  %bias = arith.subf %one, %power : f32
  %rate = arith.mulf %lr, %decay : f32
  %kept = arith.mulf %beta, %m : f32
  %m1 = arith.addf %kept, %g : f32
  %hat = arith.divf %m1, %bias : f32
  %delta = arith.mulf %rate, %hat : f32
  %p1 = arith.subf %p, %delta : f32
  weft.yield %p1, %m1 : f32, f32
}

// CHECK-LABEL: func.func @step
// CHECK: %[[LR:.*]] = weft.input scalar "lr" : memref<f32>
// CHECK: %[[STEP:.*]] = weft.input scalar "step" : memref<f32>
// CHECK: %[[C:.*]] = weft.input coordinate "dp" : memref<i64>
// CHECK: %[[P:.*]] = weft.read_state @L.param[0] : memref<32xbf16>
// CHECK: %[[M:.*]] = weft.read_state @L.m[0] : memref<32xf32>
// CHECK: weft.launch @rule.L.0 ins(%{{.*}}, %[[LR]], %[[STEP]], %[[C]] : {{.*}}) outs(%[[P]], %[[M]] : {{.*}}) {weft.phase = #weft.phase<update>}
func.func @step(%g: memref<32xbf16>) attributes {weft.step} {
  weft.update @L[0] with %g using @rule : memref<32xbf16>
  return
}

// CHECK-LABEL: weft.kernel @rule.L.0(
// CHECK-SAME: %[[G:.*]]: memref<32xbf16>, %{{.*}}: memref<f32>, %{{.*}}: memref<f32>, %{{.*}}: memref<i64>, %[[P:.*]]: memref<32xbf16>, %[[M:.*]]: memref<32xf32>)
// CHECK: math.powf
// CHECK: scf.for
// CHECK-NOT: math.powf
// CHECK: %[[RATE:.*]] = arith.mulf
// CHECK: scf.for %[[I:.*]] =
// CHECK-DAG: %[[P16:.*]] = memref.load %[[P]][%[[I]]]
// CHECK-DAG: arith.extf %[[P16]] : bf16 to f32
// CHECK-DAG: memref.load %[[M]][%[[I]]]
// CHECK: arith.divf
// CHECK-NOT: fastmath
// CHECK: arith.truncf %{{.*}} : f32 to bf16
// CHECK: memref.store %{{.*}}, %[[P]][%[[I]]]
// CHECK: memref.store %{{.*}}, %[[M]][%[[I]]]

// CHECK: memref.global "private" constant @L.0.segments : memref<3x2xi64> = dense<{{\[\[}}0, 16], [16, 4], [32, 4]]>
// CHECK: memref.global "private" constant @L.0.factors : memref<3x2xf32> = dense<{{\[\[}}1.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00], [1.000000e+00, 5.000000e-01]]>

// -----

// Without shards there is no coordinate; what is the same for all segments is no table.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @a : tensor<8xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @a at 0 length 8 } }
weft.state @L.param : f32 param layout(@L) replicated

weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}

// CHECK-LABEL: weft.kernel @sgd.L.0(%{{.*}}: memref<64xf32>, %{{.*}}: memref<f32>, %{{.*}}: memref<64xf32>)
// CHECK-NOT: memref.global {{.*}} @L.0.factors
func.func @step(%g: memref<64xf32>) attributes {weft.step} {
  weft.update @L[0] with %g using @sgd : memref<64xf32>
  return
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @a : tensor<64xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @a at 0 length 64 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @late_reader(%g: memref<64xf32>, %x: memref<64xf32>) attributes {weft.step} {
  %p = weft.read_state @L.param[0] : memref<64xf32>
  %view = memref.reinterpret_cast %p to offset: [0], sizes: [64], strides: [1] : memref<64xf32> to memref<64xf32, strided<[1]>>
  // expected-error@+1 {{expects no use of a value read from @L.param[0] after the update}}
  weft.update @L[0] with %g using @sgd : memref<64xf32>
  // expected-note@+1 {{it is used here}}
  memref.copy %view, %x : memref<64xf32, strided<[1]>> to memref<64xf32>
  return
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @a : tensor<64xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @no_bucket(%g: tensor<64xf32>) attributes {weft.step} {
  // expected-error@+1 {{expects the update of a bucket, but got one of a; run weft-flatten-grads before}}
  weft.update @a with %g using @sgd : tensor<64xf32>
  return
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @a : tensor<64xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @a at 0 length 64 } }
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @no_state(%g: memref<64xf32>) attributes {weft.step} {
  // expected-error@+1 {{expects a state for the parameters of L}}
  weft.update @L[0] with %g using @sgd : memref<64xf32>
  return
}

// -----

// A large shard is walked in chunks, the last one shorter; elements are found from the chunk's begin.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @a : tensor<200000xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 200000 { @a at 0 length 200000 } }
weft.state @L.param : f32 param layout(@L) shard
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}

// CHECK-LABEL: weft.kernel @sgd.L.0(
// CHECK-SAME: num_blocks = 2
// CHECK: %[[SHARD:.*]] = arith.muli
// CHECK: scf.for %[[CHUNK:.*]] =
// CHECK: %[[CHUNK_BEGIN:.*]] = arith.muli %[[CHUNK]], %{{.*}} : index
// CHECK: %[[REST:.*]] = arith.subi %{{.*}}, %[[CHUNK_BEGIN]]
// CHECK: %[[SIZE:.*]] = arith.minsi %[[REST]]
// CHECK: %[[BEGIN:.*]] = arith.addi %[[SHARD]], %[[CHUNK_BEGIN]]
// CHECK: scf.for
// CHECK: arith.subi %{{.*}}, %[[BEGIN]]
// CHECK: scf.for %[[I:.*]] =
// CHECK: %[[ELEMENT:.*]] = arith.addi %[[CHUNK_BEGIN]], %[[I]]
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[ELEMENT]]]
func.func @step(%g: memref<100000xf32>) attributes {weft.step} {
  weft.update @L[0] with %g using @sgd : memref<100000xf32>
  return
}
