// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule="max-in-flight=1 coalesce=false" | FileCheck %s --check-prefix=ONE --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule="thrift=early-waits coalesce=false" | FileCheck %s --check-prefix=EARLY --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule=thrift=blocking | FileCheck %s --check-prefix=BLOCKING --enable-var-scope
//
// Options that keep little in flight.

// Products end at 3000, 6000, 9000 and 12000; the reductions take 3400 each. With one in flight the second starts
// where the first is expected to be done: behind the third product.

// ONE-LABEL: func.func @three
// ONE: linalg.matmul
// ONE-NEXT: %[[F0:.*]] = weft.start
// ONE: linalg.matmul
// ONE: linalg.matmul
// ONE-NEXT: %[[R0:.*]] = weft.wait %[[F0]]
// ONE-NEXT: %[[F1:.*]] = weft.start
// ONE: linalg.matmul
// ONE: weft.update @w
// ONE: %[[R1:.*]] = weft.wait %[[F1]]
// ONE-NEXT: weft.update @v

// EARLY-LABEL: func.func @three
// EARLY: linalg.matmul
// EARLY-NEXT: %[[F0:.*]] = weft.start
// EARLY: linalg.matmul
// EARLY-NEXT: %[[F1:.*]] = weft.start
// EARLY: linalg.matmul
// EARLY-NEXT: weft.wait %[[F0]]
// EARLY: linalg.matmul
// EARLY-NEXT: weft.wait %[[F1]]
// EARLY-NEXT: weft.update @w
// EARLY-NEXT: weft.update @v

// BLOCKING-LABEL: func.func @three
// BLOCKING-SAME: weft.predicted_nanos = 20800 : i64
// BLOCKING: linalg.matmul
// BLOCKING-NEXT: weft.start
// BLOCKING: weft.wait
// BLOCKING-NEXT: weft.update @w
// BLOCKING: linalg.matmul
// BLOCKING-NEXT: weft.start
// BLOCKING: weft.wait
// BLOCKING-NEXT: weft.update @v
// BLOCKING: linalg.matmul
// BLOCKING: linalg.matmul
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @w : tensor<10x10xf32> init(ones)
weft.param @v : tensor<10x10xf32> init(ones)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}
weft.stream @compute
weft.stream @grad_comm
func.func @three(%x: tensor<10x10xf32> {weft.name = "x"}, %y: tensor<10x10xf32> {weft.name = "y"}) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<10x10xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %p0 = linalg.matmul ins(%x, %x : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z0 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %f0 = weft.start @grad_comm outs(%d = %p0 : tensor<10x10xf32>) attributes {weft.bucket = "@w"} {
    %s = weft.all_reduce %d sum over @mesh[dp] divide 2 : tensor<10x10xf32>
    weft.yield %s : tensor<10x10xf32>
  }
  %e1 = tensor.empty() : tensor<10x10xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %p1 = linalg.matmul ins(%x, %y : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z1 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %f1 = weft.start @grad_comm outs(%d = %p1 : tensor<10x10xf32>) attributes {weft.bucket = "@v"} {
    %s = weft.all_reduce %d sum over @mesh[dp] divide 2 : tensor<10x10xf32>
    weft.yield %s : tensor<10x10xf32>
  }
  %e2 = tensor.empty() : tensor<10x10xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %p2 = linalg.matmul ins(%y, %y : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z2 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %e3 = tensor.empty() : tensor<10x10xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %p3 = linalg.matmul ins(%p2, %y : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z3 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %r0 = weft.wait %f0 : !weft.future<() -> (tensor<10x10xf32>)>
  weft.update @w with %r0 using @sgd : tensor<10x10xf32>
  %r1 = weft.wait %f1 : !weft.future<() -> (tensor<10x10xf32>)>
  weft.update @v with %r1 using @sgd : tensor<10x10xf32>
  return
}
