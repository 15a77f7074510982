// RUN: weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --weft-set-machine=file=%S/Inputs/round.json --weft-schedule=coalesce=false | FileCheck %s --check-prefix=APART --enable-var-scope
//
// Launches are merged where latency dominates. The all-reduce of loss and metric take 3004 ns each, 3008 ns together; the
// results keep their users.

// CHECK-LABEL: func.func @scalars
// CHECK: %[[K:[0-9]+]]:2 = weft.launch @k
// CHECK-NEXT: %[[F:.*]] = weft.start @grad_comm outs(%[[A:.*]] = %[[K]]#0 : tensor<f32>, %[[B:.*]] = %[[K]]#1 : tensor<f32>) attributes {weft.bucket = "loss, metric accuracy"}
// CHECK-NEXT: %[[S:.*]] = weft.all_reduce %[[A]]
// CHECK-NEXT: %[[T:.*]] = weft.all_reduce %[[B]]
// CHECK-NEXT: weft.yield %[[S]], %[[T]]
// CHECK: %[[R:[0-9]+]]:2 = weft.wait %[[F]] : !weft.future<() -> (tensor<f32>, tensor<f32>)>
// CHECK-DAG: weft.metric "accuracy", %[[R]]#1
// CHECK-DAG: weft.loss %[[R]]#0

// APART-COUNT-2: weft.start
weft.mesh @mesh(dp = 2) batch_axes(dp)
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
    %s = weft.all_reduce %d sum over @mesh[dp] divide 2 : tensor<f32>
    weft.yield %s : tensor<f32>
  }
  %f1 = weft.start @grad_comm outs(%d = %k#1 : tensor<f32>) attributes {weft.bucket = "metric accuracy"} {
    %s = weft.all_reduce %d sum over @mesh[dp] divide 2 : tensor<f32>
    weft.yield %s : tensor<f32>
  }
  %r1 = weft.wait %f1 : !weft.future<() -> (tensor<f32>)>
  weft.metric "accuracy", %r1 reduced : tensor<f32>
  %r0 = weft.wait %f0 : !weft.future<() -> (tensor<f32>)>
  weft.loss %r0 reduced : tensor<f32>
  return
}
