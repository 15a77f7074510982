// RUN: weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule=concurrent-communicators | FileCheck %s --check-prefix=CONCURRENT --enable-var-scope
//
// Communicators that share ranks use one stream, one after the other, unless they may be in flight at once: then each has
// its own. Launches of different communicators never merge.

// Two all-reduces of 3004 ns each behind a kernel of 1000 ns, one after the other or at once.

// CHECK-NOT: weft.stream @comm_1
// CHECK: weft.predicted_nanos = 7008 : i64
// CHECK-COUNT-2: weft.start @grad_comm

// CONCURRENT: weft.stream @grad_comm
// CONCURRENT-NEXT: weft.stream @comm_1
// CONCURRENT: weft.predicted_nanos = 4004 : i64
// CONCURRENT: weft.start @grad_comm
// CONCURRENT-NEXT: over @mesh[a]
// CONCURRENT: weft.start @comm_1
// CONCURRENT-NEXT: over @mesh[b]
weft.mesh @mesh(a = 2, b = 2) batch_axes(a, b)
weft.stream @compute
weft.stream @grad_comm
weft.kernel @k(%x: tensor<4xf32>, %a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  weft.yield %a, %b : tensor<f32>, tensor<f32>
}
func.func @scalars(%x: tensor<4xf32> {weft.name = "x"}) attributes {weft.step} {
  %e0 = tensor.empty() : tensor<f32>
  %e1 = tensor.empty() : tensor<f32>
  %k:2 = weft.launch @k ins(%x : tensor<4xf32>) outs(%e0, %e1 : tensor<f32>, tensor<f32>)
  %f0 = weft.start @grad_comm outs(%d = %k#0 : tensor<f32>) attributes {weft.bucket = "loss"} {
    %s = weft.all_reduce %d sum over @mesh[a] divide 4 : tensor<f32>
    weft.yield %s : tensor<f32>
  }
  %f1 = weft.start @grad_comm outs(%d = %k#1 : tensor<f32>) attributes {weft.bucket = "metric accuracy"} {
    %s = weft.all_reduce %d sum over @mesh[b] divide 4 : tensor<f32>
    weft.yield %s : tensor<f32>
  }
  %r1 = weft.wait %f1 : !weft.future<() -> (tensor<f32>)>
  weft.metric "accuracy", %r1 reduced : tensor<f32>
  %r0 = weft.wait %f0 : !weft.future<() -> (tensor<f32>)>
  weft.loss %r0 reduced : tensor<f32>
  return
}
