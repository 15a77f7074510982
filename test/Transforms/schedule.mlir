// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule --remarks-filter="weft-schedule" -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule > %t.once
// RUN: weft-opt %s --split-input-file --weft-set-machine=file=%S/Inputs/round.json --weft-schedule > %t.twice
// RUN: cmp %t.once %t.twice
//
// Orders on a machine of round numbers (Inputs/round.json), whose times are computed by hand.

// The gradient of @w goes first, since its reduction (3400 ns) then hides behind the other two products (3000 ns each).
// In the order of the input the step would take 9000 + 3400 + 1000 ns; now it takes 9000 + 1000: the reduction ends at 6400,
// and the update fits at the end.

// CHECK-LABEL: func.func @weight_gradient_first
// CHECK-SAME: weft.predicted_nanos = 10000 : i64
// CHECK: %[[DW:.*]] = linalg.matmul ins(%[[X:.*]], %{{.*}} : {{.*}}) outs
// CHECK: %[[F:.*]] = weft.start @grad_comm outs(%{{.*}} = %[[DW]]
// CHECK: %[[A:.*]] = linalg.matmul
// CHECK: linalg.matmul ins(%[[A]]
// CHECK: %[[R:.*]] = weft.wait %[[F]]
// CHECK-NEXT: weft.update @w with %[[R]]
// REMARK: Start {{.*}}@weight_gradient_first: all_reduce of @w starts after 'linalg.matmul', the last of its inputs; it is in flight from 3.000 us to 6.400 us
// REMARK: Step {{.*}}@weight_gradient_first is expected to take 10.000 us, at least 10.000 us by the lower bound: 10.000 us of computation, 3.400 us of communication, of which 0 ns stay exposed
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @w : tensor<10x10xf32> init(ones)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}
weft.stream @compute
weft.stream @grad_comm
func.func @weight_gradient_first(%x: tensor<10x10xf32> {weft.name = "x"}, %y: tensor<10x10xf32> {weft.name = "y"}) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<10x10xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %a = linalg.matmul ins(%y, %y : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z0 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %e1 = tensor.empty() : tensor<10x10xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %b = linalg.matmul ins(%a, %y : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z1 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %e2 = tensor.empty() : tensor<10x10xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %dw = linalg.matmul ins(%x, %y : tensor<10x10xf32>, tensor<10x10xf32>) outs(%z2 : tensor<10x10xf32>) -> tensor<10x10xf32>
  %f = weft.start @grad_comm outs(%d = %dw : tensor<10x10xf32>) attributes {weft.bucket = "@w"} {
    %s = weft.all_reduce %d sum over @mesh[dp] divide 2 : tensor<10x10xf32>
    weft.yield %s : tensor<10x10xf32>
  }
  %r = weft.wait %f : !weft.future<() -> (tensor<10x10xf32>)>
  weft.update @w with %r using @sgd : tensor<10x10xf32>
  return
}

// -----

// Nothing is gained by another order, so the order of the input stays. By hand: products to 3000 and 6000, reductions
// 3000 to 6400 and 6400 to 9800, updates 6400 to 7400 and 9800 to 10800. The first wait blocks 400 ns, the second 2400.

// CHECK-LABEL: func.func @ties_stay
// CHECK-SAME: weft.predicted_nanos = 10800 : i64
// CHECK: %[[P0:.*]] = linalg.matmul ins(%[[X:.*]], %[[X]] :
// CHECK: weft.start @grad_comm outs(%{{.*}} = %[[P0]]
// CHECK: %[[P1:.*]] = linalg.matmul ins(%[[X]], %[[Y:.*]] :
// CHECK: weft.start @grad_comm outs(%{{.*}} = %[[P1]]
// CHECK: weft.wait
// CHECK-NEXT: weft.update @w
// CHECK-NEXT: weft.wait
// CHECK-NEXT: weft.update @v
// REMARK: all_reduce of @w stays exposed for 400 ns: too little is left to compute while it is in flight; hidden if its inputs were there 400 ns earlier, or if it took 400 ns of 3.400 us less (a faster link)
// REMARK: all_reduce of @v stays exposed for 2.400 us: the stream is busy with all_reduce of @w for 400 ns after its inputs are there; hidden if communication took 2.400 us of 3.800 us less (a faster link)
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
func.func @ties_stay(%x: tensor<10x10xf32> {weft.name = "x"}, %y: tensor<10x10xf32> {weft.name = "y"}) attributes {weft.step} {
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
  %r0 = weft.wait %f0 : !weft.future<() -> (tensor<10x10xf32>)>
  weft.update @w with %r0 using @sgd : tensor<10x10xf32>
  %r1 = weft.wait %f1 : !weft.future<() -> (tensor<10x10xf32>)>
  weft.update @v with %r1 using @sgd : tensor<10x10xf32>
  return
}
