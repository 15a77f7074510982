// RUN: weft-opt %s --split-input-file --weft-verify-commands=allow-concurrent-communicators | FileCheck %s
// RUN: weft-opt %s --split-input-file --weft-verify-commands="allow-concurrent-communicators memory-budget=1024" | FileCheck %s
// RUN: not weft-opt %s --weft-verify-commands="allow-concurrent-communicators memory-budget=1023" 2>&1 | FileCheck %s --check-prefix=OVER
//
// (e) Communicators that share ranks may be in flight at once where that is asked for. (g) The arena fits in the budget.

// CHECK: func.func @concurrent
// OVER: error: {{.*}}(g) expects the arena to fit in the budget of 1023 bytes, but it has 1024

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.stream @other
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @concurrent(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @other for %0
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.collective all_reduce, sum on @other (%b into %b) over @mesh[tp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.wait on @compute for %2
  return
}
