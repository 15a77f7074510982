// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// Values are copied on another stream: after what makes them, and before what reads the copy.

// Both edges.

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
func.func @both(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @other for %0
  weft.cmd.launch @read on @other (%a, %b) : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.launch @read on @compute (%b, %c) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// The copy could run before the values are there.

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
func.func @copied_too_early(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  // expected-note@+1 {{the former is here; an event recorded after it, for which @other waits before the latter, would order them}}
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.launch' @write on @compute to 'weft.cmd.launch' @read on @other, since the former writes bytes [0, 256) of the activations memref<64xf32> at 0 and the latter reads them}}
  weft.cmd.launch @read on @other (%a, %b) : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.launch @read on @compute (%b, %c) : memref<64xf32>, memref<64xf32>
  return
}

// -----

// The copy could be read before it is there.

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
func.func @read_too_early(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  %c = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @other for %0
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.launch @read on @other (%a, %b) : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @other
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.launch' @read on @other to 'weft.cmd.launch' @read on @compute, since the former writes bytes [256, 512) of the activations memref<64xf32> at 256 and the latter reads them}}
  weft.cmd.launch @read on @compute (%b, %c) : memref<64xf32>, memref<64xf32>
  weft.cmd.wait on @compute for %1
  return
}
