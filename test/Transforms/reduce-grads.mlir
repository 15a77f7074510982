// RUN: weft-opt %s --weft-reduce-grads --split-input-file --verify-roundtrip | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --weft-reduce-grads --cse --canonicalize --weft-verify-stage=stage=reduced --split-input-file | FileCheck %s --enable-var-scope --check-prefix=CLEAN
//
// A gradient is reduced over the batch axes that do not shard its parameter (B106), and divided by all of them, and by no
// other axis (B107).

weft.mesh @mesh(dp = 2, ep = 4, tp = 8) batch_axes(dp, ep)
weft.param @dense : tensor<4xf32> init(zeros)
weft.param @expert : tensor<2x4xf32> init(zeros) sharding([ep], [])
weft.param @column : tensor<4xf32> init(zeros) sharding([tp])
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}

// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[DENSE:.*]]: tensor<4xf32>, %[[EXPERT:.*]]: tensor<2x4xf32>, %[[COLUMN:.*]]: tensor<4xf32>, %[[LOSS:.*]]: tensor<f32>
// CLEAN-LABEL: func.func @train
func.func @train(%d: tensor<4xf32>, %e: tensor<2x4xf32>, %c: tensor<4xf32>, %l: tensor<f32>) attributes {weft.step} {
  // CHECK-DAG: %[[D:.*]] = weft.all_reduce %[[DENSE]] sum over @mesh[dp, ep] divide 8
  // CHECK-DAG: %[[E:.*]] = weft.all_reduce %[[EXPERT]] sum over @mesh[dp] divide 8
  // CHECK-DAG: %[[C:.*]] = weft.all_reduce %[[COLUMN]] sum over @mesh[dp, ep] divide 8
  // CHECK-DAG: %[[L:.*]] = weft.all_reduce %[[LOSS]] sum over @mesh[dp, ep] divide 8
  weft.grad @expert, %e : tensor<2x4xf32>
  weft.grad @dense, %d : tensor<4xf32>
  weft.grad @column, %c : tensor<4xf32>
  // A metric that is the loss is not reduced again.
  // CHECK: weft.metric "nll", %[[L]] reduced
  // CHECK: weft.loss %[[L]] reduced
  weft.metric "nll", %l : tensor<f32>
  weft.loss %l : tensor<f32>
  // Updates stand at the end, in the order of the gradients.
  // CHECK-NEXT: weft.update @expert with %[[E]] using @sgd
  // CHECK-NEXT: weft.update @dense with %[[D]] using @sgd
  // CHECK-NEXT: weft.update @column with %[[C]] using @sgd
  // CHECK-NEXT: return
  // CLEAN-COUNT-4: weft.all_reduce
  // CLEAN-NOT: weft.all_reduce
  // CLEAN-COUNT-3: weft.update
  return
}

// The evaluation's loss is reduced too.
// CHECK-LABEL: func.func @eval
func.func @eval(%l: tensor<f32>) attributes {weft.eval} {
  // CHECK: %[[L:.*]] = weft.all_reduce %{{.*}} sum over @mesh[dp, ep] divide 8
  // CHECK: weft.loss %[[L]] reduced
  weft.loss %l : tensor<f32>
  return
}

// -----

// B58: contributions are summed in program order, by identity (one that the model gives twice is marked), before the reduction; B25: it stands after the last.

weft.mesh @mesh(dp = 4) batch_axes(dp)
// CHECK: weft.param @tied : tensor<4xf32> init(zeros) {contributions = 3 : i64, tied, weft.repeated_contributions = 1 : i64}
weft.param @tied : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}

// CHECK: weft.kernel @accumulate_4xf32(%[[V:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[V]] : tensor<4xf32>) outs(%[[S]] : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[VE:.*]]: f32, %[[SE:.*]]: f32):
// CHECK-NEXT: arith.addf %[[SE]], %[[VE]] : f32
// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>, %{{.*}}: tensor<f32>
func.func @train(%a: tensor<4xf32>, %b: tensor<4xf32>, %l: tensor<f32>) attributes {weft.step} {
  // CHECK: %[[AGAIN:.*]] = weft.barrier %[[A]] : tensor<4xf32>
  // CHECK: %[[AB:.*]] = weft.launch @accumulate_4xf32 ins(%[[B]] : tensor<4xf32>) outs(%[[A]] : tensor<4xf32>)
  // CHECK: %[[ABA:.*]] = weft.launch @accumulate_4xf32 ins(%[[AGAIN]] : tensor<4xf32>) outs(%[[AB]] : tensor<4xf32>)
  // CHECK: %[[R:.*]] = weft.all_reduce %[[ABA]]
  // CHECK: weft.update @tied with %[[R]]
  // CHECK-NOT: weft.update
  weft.grad @tied, %a : tensor<4xf32>
  weft.grad @tied, %b : tensor<4xf32>
  weft.grad @tied, %a : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// On one rank nothing is left to reduce.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<4xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}

// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[G:.*]]: tensor<4xf32>, %[[L:.*]]: tensor<f32>
func.func @train(%g: tensor<4xf32>, %l: tensor<f32>) attributes {weft.step} {
  // CHECK-NOT: weft.all_reduce
  // CHECK: weft.loss %[[L]] reduced
  // CHECK: weft.update @w with %[[G]]
  weft.grad @w, %g : tensor<4xf32>
  weft.loss %l : tensor<f32>
  return
}
