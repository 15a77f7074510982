// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// Two slots, three buckets: who takes the slot of bucket 0 for bucket 2 waits for its reduction, whatever operation it is.

// The slot is free after the reduction of bucket 0; that of bucket 1 may go on.

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
func.func @waits(%arena: memref<1024xi8>) attributes {weft.step} {
  %b0 = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b1 = weft.arena_view %arena[256] gradients : memref<1024xi8> to memref<64xf32>
  %b2 = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.collective all_reduce, sum on @comm (%b0 into %b0) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.launch @write on @compute (%b1) : memref<64xf32>
  %2 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %2
  weft.cmd.collective all_reduce, sum on @comm (%b1 into %b1) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  %3 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %1
  weft.cmd.launch @write on @compute (%b2) : memref<64xf32>
  %4 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %4
  weft.cmd.collective all_reduce, sum on @comm (%b2 into %b2) over @mesh[dp] {weft.bucket = "@L[2]"} : memref<64xf32>, memref<64xf32>
  %5 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %5
  return
}

// -----

// A kernel takes the slot without a wait.

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
func.func @kernel(%arena: memref<1024xi8>) attributes {weft.step} {
  %b0 = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b1 = weft.arena_view %arena[256] gradients : memref<1024xi8> to memref<64xf32>
  %b2 = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_reduce, sum on @comm (%b0 into %b0) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.launch @write on @compute (%b1) : memref<64xf32>
  %2 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %2
  weft.cmd.collective all_reduce, sum on @comm (%b1 into %b1) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  %3 = weft.cmd.record on @comm
  // expected-error@+1 {{(c) expects an event edge from 'weft.cmd.collective' all_reduce of '@L[0]' on @comm to 'weft.cmd.launch' @write on @compute, since the former writes bytes [0, 256) of the gradients memref<64xf32> at 0 and the latter writes them as the gradients memref<64xf32> at 0}}
  weft.cmd.launch @write on @compute (%b2) : memref<64xf32>
  %4 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %4
  weft.cmd.collective all_reduce, sum on @comm (%b2 into %b2) over @mesh[dp] {weft.bucket = "@L[2]"} : memref<64xf32>, memref<64xf32>
  %5 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %5
  return
}

// -----

// A product that is written into the bucket takes the slot without a wait: the rule is that of the slot, not of an operation.

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
weft.buffer "x" batch at 512 : memref<64xf32>
func.func @product(%arena: memref<1024xi8>) attributes {weft.step} {
  %x = weft.arena_view %arena[512] inputs : memref<1024xi8> to memref<64xf32>
  %b0 = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b1 = weft.arena_view %arena[256] gradients : memref<1024xi8> to memref<64xf32>
  %b2 = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  // expected-note@+1 {{the former is here; an event recorded after it, for which @compute waits before the latter, would order them}}
  weft.cmd.collective all_reduce, sum on @comm (%b0 into %b0) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.launch @write on @compute (%b1) : memref<64xf32>
  %2 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %2
  weft.cmd.collective all_reduce, sum on @comm (%b1 into %b1) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  %3 = weft.cmd.record on @comm
  // expected-error@+1 {{(c) expects an event edge from 'weft.cmd.collective' all_reduce of '@L[0]' on @comm to 'weft.cmd.product' on @compute, since the former writes bytes [0, 256) of the gradients memref<64xf32> at 0 and the latter writes them as the gradients memref<64xf32> at 0}}
  weft.cmd.product on @compute (%x, %x, %b2) sizes [8, 8, 8] strides [8, 1], [8, 1], [8, 1] : memref<64xf32>, memref<64xf32>, memref<64xf32>
  %4 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %4
  weft.cmd.collective all_reduce, sum on @comm (%b2 into %b2) over @mesh[dp] {weft.bucket = "@L[2]"} : memref<64xf32>, memref<64xf32>
  %5 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %5
  return
}
