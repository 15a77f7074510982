// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// Storage is made on one stream, used on a second and waited for on a third: the first may reuse it only when it knows.

// The compute stream has seen that the third stream has waited.

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
func.func @observed(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.wait on @other for %1
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %2
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}

// -----

// Only the third stream has waited for the collective.

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
func.func @not_observed(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.wait on @other for %1
  %2 = weft.cmd.record on @other
  // expected-error@+1 {{(c) expects an event edge from 'weft.cmd.collective' all_reduce on @comm to 'weft.cmd.launch' @write on @compute, since the former writes bytes [0, 256) of the gradients memref<64xf32> at 0 and the latter writes them as the activations memref<64xf32> at 0}}
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  weft.cmd.wait on @compute for %2
  return
}
