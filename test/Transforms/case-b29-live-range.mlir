// RUN: weft-opt %s --weft-plan-memory | FileCheck %s --enable-var-scope
//
// What is in flight lives from its start to its wait: source and destination give their places to nobody in between, also
// where the compute stream does not touch them any more.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @make(%x: memref<64xf32>) {
  weft.yield
}
// CHECK-LABEL: func.func @step
func.func @step() attributes {weft.step} {
  %source = memref.alloc() : memref<64xf32>
  %result = memref.alloc() : memref<32xf32>
  %between = memref.alloc() : memref<64xf32>
  %after = memref.alloc() : memref<64xf32>
  // CHECK-DAG: %[[SOURCE:.*]] = weft.arena_view %{{.*}}[0] activations : {{.*}} to memref<64xf32>
  // CHECK-DAG: %[[RESULT:.*]] = weft.arena_view %{{.*}}[512] in_flight : {{.*}} to memref<32xf32>
  // CHECK-DAG: %[[BETWEEN:.*]] = weft.arena_view %{{.*}}[256] activations : {{.*}} to memref<64xf32>
  // CHECK: weft.launch @make outs(%[[SOURCE]] : memref<64xf32>)
  // CHECK: weft.start @comm ins(%{{.*}} = %[[SOURCE]] : memref<64xf32>) outs(%{{.*}} = %[[RESULT]] : memref<32xf32>)
  // CHECK: weft.launch @make outs(%[[BETWEEN]] : memref<64xf32>)
  // CHECK: weft.wait
  // CHECK: weft.launch @make
  weft.launch @make outs(%source : memref<64xf32>)
  %f = weft.start @comm ins(%x = %source : memref<64xf32>) outs(%d = %result : memref<32xf32>) {
    weft.reduce_scatter %x into %d sum over @mesh[dp] : memref<64xf32> into memref<32xf32>
  }
  weft.launch @make outs(%between : memref<64xf32>)
  %r:2 = weft.wait %f : !weft.buffer_future<(memref<64xf32>) -> (memref<32xf32>)>
  weft.launch @make outs(%after : memref<64xf32>)
  return
}
