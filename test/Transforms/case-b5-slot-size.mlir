// RUN: weft-opt %s --weft-plan-memory | FileCheck %s
//
// Buffers of 100 and of 1000 elements use one place in turn: it is as large as the larger one needs, 4000 bytes, rounded up to
// 4096.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @small(%y: memref<100xf32>) {
  weft.yield
}
weft.kernel @large(%y: memref<1000xf32>) {
  weft.yield
}
// CHECK: func.func @step(%[[ARENA:.*]]: memref<4096xi8>)
func.func @step() attributes {weft.step} {
  // CHECK-DAG: weft.arena_view %[[ARENA]][0] in_flight : memref<4096xi8> to memref<100xf32>
  // CHECK-DAG: weft.arena_view %[[ARENA]][0] in_flight : memref<4096xi8> to memref<1000xf32>
  %a = memref.alloc() : memref<100xf32>
  %b = memref.alloc() : memref<1000xf32>
  weft.launch @small outs(%a : memref<100xf32>)
  %f0 = weft.start @comm outs(%d = %a : memref<100xf32>) {
    weft.all_reduce %d sum over @mesh[dp] : memref<100xf32>
  }
  %r0 = weft.wait %f0 : !weft.buffer_future<() -> (memref<100xf32>)>
  weft.launch @large outs(%b : memref<1000xf32>)
  %f1 = weft.start @comm outs(%d = %b : memref<1000xf32>) {
    weft.all_reduce %d sum over @mesh[dp] : memref<1000xf32>
  }
  %r1 = weft.wait %f1 : !weft.buffer_future<() -> (memref<1000xf32>)>
  return
}
