// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics
//
// A correct list passes; each broken one is refused with both commands named.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
func.func @correct(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<128xf32>
  %half = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<128xf32> to memref<64xf32, strided<[1], offset: 64>>
  %c = weft.arena_view %arena[768] activations : memref<1024xi8> to memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.collective all_gather on @comm (%a into %b) over @mesh[dp] : memref<64xf32>, memref<128xf32>
  %1 = weft.cmd.record on @comm
  // Both read.
  weft.cmd.launch @read on @compute (%a, %c) : memref<64xf32>, memref<64xf32>
  weft.cmd.wait on @compute for %1
  weft.cmd.launch @read on @compute (%half, %c) : memref<64xf32, strided<[1], offset: 64>>, memref<64xf32>
  return
}

// -----

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @read(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
func.func @read_before_filled(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<128xf32>
  %half = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<128xf32> to memref<64xf32, strided<[1], offset: 64>>
  %c = weft.arena_view %arena[768] activations : memref<1024xi8> to memref<64xf32>
  // expected-note@+1 {{the earlier command is here}}
  weft.cmd.collective all_gather on @comm (%a into %b) over @mesh[dp] : memref<64xf32>, memref<128xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{expects to run after an earlier command on another stream that touches the same bytes, but waits for no event after it}}
  weft.cmd.launch @read on @compute (%half, %c) : memref<64xf32, strided<[1], offset: 64>>, memref<64xf32>
  weft.cmd.wait on @compute for %1
  return
}

// -----

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @start_too_early(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  // The record stands before the kernel that fills the buffer.
  %0 = weft.cmd.record on @compute
  // expected-note@+1 {{the earlier command is here}}
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.wait on @comm for %0
  // expected-error@+1 {{expects to run after an earlier command on another stream that touches the same bytes, but waits for no event after it}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %1
  return
}

// -----

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
func.func @never_waited(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  // expected-error@+1 {{expects the compute stream to wait for it before the program ends}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  return
}

// -----

// expected-note@+1 {{buffer 'x' is here}}
weft.buffer "x" batch at 0 : memref<64xf32>
// expected-error@+1 {{expects buffer 'y' to overlap no other one}}
weft.buffer "y" batch at 252 : memref<64xf32>
func.func @overlap(%arena: memref<1024xi8>) attributes {weft.step} {
  return
}

// -----

func.func @no_command(%arena: memref<1024xi8>) attributes {weft.step} {
  // expected-error@+1 {{expects only commands and views of the arena in a program}}
  %a = memref.alloc() : memref<64xf32>
  return
}
