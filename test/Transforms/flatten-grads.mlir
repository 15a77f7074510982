// RUN: weft-opt %s --weft-reduce-grads --weft-flatten-grads --weft-verify-stage=stage=flat --verify-roundtrip | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --weft-reduce-grads --cse --canonicalize --weft-flatten-grads --cse --canonicalize --weft-verify-stage=stage=flat | FileCheck %s --enable-var-scope
//
// One layout for each element type and each set of reduction axes (B85); B61, B62: frozen parameters have a layout of their
// own, without gradients and moments, so that these scale with what is trained.

weft.mesh @mesh(dp = 2, ep = 4) batch_axes(dp, ep)
weft.param @a : tensor<5xf32> init(zeros)
weft.param @half : tensor<3xbf16> init(zeros)
weft.param @big : tensor<1000x1000xf32> init(zeros) {frozen}
weft.param @expert : tensor<2x4xf32> init(zeros) sharding([ep], [])
weft.param @b : tensor<4xf32> init(zeros)
weft.optimizer @sgd states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g, %m : f32, f32
}

// CHECK: weft.layout @L : f32 shards[dp, ep] over @mesh {
// CHECK-NEXT: bucket 256 { @a at 0 length 5, @b at 32 length 4 }
// CHECK: weft.state @L.param : f32 param layout(@L) replicated
// CHECK: weft.state @L.m : f32 moment("m") layout(@L) replicated
// CHECK: weft.layout @L1 : bf16 shards[dp, ep] over @mesh {
// CHECK-NEXT: bucket 512 { @half at 0 length 3 }
// CHECK: weft.state @L1.param : bf16 param layout(@L1) replicated
// CHECK: weft.state @L1.m : f32 moment("m") layout(@L1) replicated
// CHECK: weft.layout @L2 : f32 shards[dp] over @mesh {
// CHECK-NEXT: bucket 64 { @expert at 0 length 8 }
// CHECK: weft.layout @F : f32 shards[] over @mesh {
// CHECK-NEXT: bucket 1000000 { @big at 0 length 1000000 }
// CHECK: weft.state @F.param : f32 param layout(@F) replicated
// CHECK-NOT: weft.state

// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[A:.*]]: tensor<5xf32>, %[[H:.*]]: tensor<3xbf16>, %[[E:.*]]: tensor<2x4xf32>, %[[B:.*]]: tensor<4xf32>
func.func @train(%a: tensor<5xf32>, %h: tensor<3xbf16>, %e: tensor<2x4xf32>, %b: tensor<4xf32>, %l: tensor<f32>)
    -> (tensor<1000x1000xf32>, tensor<4xf32>) attributes {weft.step} {
  // CHECK-DAG: %[[FP:.*]] = weft.read_state @F.param[0] : tensor<1000000xf32>
  // CHECK-DAG: %[[LP:.*]] = weft.read_state @L.param[0] : tensor<256xf32>
  // CHECK-DAG: %[[BIG:.*]] = weft.unpack @F[0] @big from %[[FP]]
  // CHECK-DAG: %[[W:.*]] = weft.unpack @L[0] @b from %[[LP]]
  %big = weft.read @big : tensor<1000x1000xf32>
  %w = weft.read @b : tensor<4xf32>
  // CHECK-DAG: %[[PE:.*]] = weft.pack @L2[0] (@expert = %[[E]])
  // CHECK-DAG: weft.all_reduce %[[PE]] sum over @mesh[dp] divide 8 : tensor<64xf32>
  // CHECK-DAG: %[[PH:.*]] = weft.pack @L1[0] (@half = %[[H]])
  // CHECK-DAG: weft.all_reduce %[[PH]] sum over @mesh[dp, ep] divide 8 : tensor<512xbf16>
  // CHECK-DAG: %[[PA:.*]] = weft.pack @L[0] (@a = %[[A]], @b = %[[B]])
  // CHECK-DAG: weft.all_reduce %[[PA]] sum over @mesh[dp, ep] divide 8 : tensor<256xf32>
  weft.grad @expert, %e : tensor<2x4xf32>
  weft.grad @b, %b : tensor<4xf32>
  weft.grad @half, %h : tensor<3xbf16>
  weft.grad @a, %a : tensor<5xf32>
  weft.loss %l : tensor<f32>
  // CHECK: weft.update @L[0]
  // CHECK-NEXT: weft.update @L1[0]
  // CHECK-NEXT: weft.update @L2[0]
  // CHECK-NEXT: return %[[BIG]], %[[W]]
  return %big, %w : tensor<1000x1000xf32>, tensor<4xf32>
}
