// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// Collectives of groups that share ranks do not run at once on two streams.

// One group on two streams, in order.

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
func.func @ordered(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @other for %0
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.wait on @other for %1
  weft.cmd.collective all_reduce, sum on @other (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.wait on @compute for %2
  return
}

// -----

// Two groups that share ranks on two streams, in order.

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
func.func @ordered_groups(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @other for %0
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.wait on @other for %1
  weft.cmd.collective all_reduce, sum on @other (%b into %b) over @mesh[dp, tp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.wait on @compute for %2
  return
}

// -----

// Two groups of which one holds the other, at once.

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
func.func @at_once(%arena: memref<1024xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  %0 = weft.cmd.record on @compute
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @other for %0
  // expected-note@+1 {{the former is here}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  // expected-error@+1 {{(e) expects an event edge from 'weft.cmd.collective' all_reduce on @comm to 'weft.cmd.collective' all_reduce on @other, since their communicators share ranks and could wait for each other; 'allow-concurrent-communicators' would permit it}}
  weft.cmd.collective all_reduce, sum on @other (%b into %b) over @mesh[dp, tp] : memref<64xf32>, memref<64xf32>
  %2 = weft.cmd.record on @other
  weft.cmd.wait on @compute for %1
  weft.cmd.wait on @compute for %2
  return
}

// -----

// A group of one rank waits for nobody.

weft.mesh @mesh(dp = 2, tp = 1) batch_axes(dp)
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
func.func @of_one_rank(%arena: memref<1024xi8>) attributes {weft.step} {
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
