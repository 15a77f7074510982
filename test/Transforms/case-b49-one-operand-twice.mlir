// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// Two collectives in flight read one buffer: both must be done before it is written.

// Both read it at once, on two streams; it is written when both are done.

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
func.func @shared(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %g = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.collective all_reduce, sum on @comm (%a into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.collective all_reduce, sum on @comm (%a into %g) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %2
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @read on @compute (%b, %a) : memref<64xf32>, memref<64xf32>
  weft.cmd.launch @read on @compute (%g, %a) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// It is written when only the first one is done.

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
func.func @one_left(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %g = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.collective all_reduce, sum on @comm (%a into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %g) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %1
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.collective' all_reduce on @comm to 'weft.cmd.launch' @write on @compute, since the former reads bytes [0, 256) of the activations memref<64xf32> at 0 and the latter writes them}}
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.wait on @compute for %2
  return
}
