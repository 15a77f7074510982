// RUN: weft-opt %s --weft-lower-to-commands | FileCheck %s --enable-var-scope
//
// Whoever needs one buffer waits for that buffer's event, not for the stream: the second reduction goes on.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @use(%x: memref<64xf32>) {
  weft.yield
}
// CHECK-LABEL: func.func @step
func.func @step(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] gradients : memref<1024xi8> to memref<64xf32>
  // CHECK: weft.cmd.collective all_reduce, sum on @comm(%[[A:.*]] into %[[A]])
  // CHECK-NEXT: %[[A_DONE:.*]] = weft.cmd.record on @comm
  // CHECK: weft.cmd.collective all_reduce, sum on @comm(%[[B:.*]] into %[[B]])
  // CHECK-NEXT: %[[B_DONE:.*]] = weft.cmd.record on @comm
  %fa = weft.start @comm outs(%d = %a : memref<64xf32>) {
    weft.all_reduce %d sum over @mesh[dp] : memref<64xf32>
  }
  %fb = weft.start @comm outs(%d = %b : memref<64xf32>) {
    weft.all_reduce %d sum over @mesh[dp] : memref<64xf32>
  }
  // CHECK-NEXT: weft.cmd.wait on @compute for %[[A_DONE]]
  // CHECK-NEXT: weft.cmd.launch @use on @compute(%[[A]])
  // CHECK-NEXT: weft.cmd.wait on @compute for %[[B_DONE]]
  // CHECK-NEXT: weft.cmd.launch @use on @compute(%[[B]])
  %ra = weft.wait %fa : !weft.buffer_future<() -> (memref<64xf32>)>
  weft.launch @use ins(%a : memref<64xf32>)
  %rb = weft.wait %fb : !weft.buffer_future<() -> (memref<64xf32>)>
  weft.launch @use ins(%b : memref<64xf32>)
  return
}
