// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// Of three reductions, the second one reads what the first one gives: only the second and the third may be one launch.

// The second and the third one.

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
func.func @independent(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %r = weft.arena_view %arena[256] gradients : memref<1024xi8> to memref<32xf32>
  %s = weft.arena_view %arena[384] gradients : memref<1024xi8> to memref<16xf32>
  %c = weft.arena_view %arena[512] gradients : memref<1024xi8> to memref<64xf32>
  %t = weft.arena_view %arena[768] gradients : memref<1024xi8> to memref<32xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%c) : memref<64xf32>
  weft.cmd.collective reduce_scatter, sum on @compute (%a into %r) over @mesh[dp] : memref<64xf32>, memref<32xf32>
  weft.cmd.coalesced on @compute {
    weft.cmd.collective reduce_scatter, sum on @compute (%r into %s) over @mesh[dp] : memref<32xf32>, memref<16xf32>
    weft.cmd.collective reduce_scatter, sum on @compute (%c into %t) over @mesh[dp] : memref<64xf32>, memref<32xf32>
  }
  return
}

// -----

// The first and the second one.

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
func.func @dependent(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %r = weft.arena_view %arena[256] gradients : memref<1024xi8> to memref<32xf32>
  %s = weft.arena_view %arena[384] gradients : memref<1024xi8> to memref<16xf32>
  %c = weft.arena_view %arena[512] gradients : memref<1024xi8> to memref<64xf32>
  %t = weft.arena_view %arena[768] gradients : memref<1024xi8> to memref<32xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%c) : memref<64xf32>
  // expected-error@+1 {{(c) expects what 'weft.cmd.coalesced' on @compute writes, the gradients memref<32xf32> at 256, to overlap nothing else that it touches, but it also works on the gradients memref<32xf32> at 256}}
  weft.cmd.coalesced on @compute {
    weft.cmd.collective reduce_scatter, sum on @compute (%a into %r) over @mesh[dp] : memref<64xf32>, memref<32xf32>
    weft.cmd.collective reduce_scatter, sum on @compute (%r into %s) over @mesh[dp] : memref<32xf32>, memref<16xf32>
  }
  weft.cmd.collective reduce_scatter, sum on @compute (%c into %t) over @mesh[dp] : memref<64xf32>, memref<32xf32>
  return
}
