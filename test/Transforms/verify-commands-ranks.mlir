// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics
//
// A module with a program for each set of ranks: they start the same collectives in the same order on every communicator that
// they share, and no streams wait for each other in a cycle.

// Two programs of different ranks with the same sequence on the communicator that they share; sequences over tp are of each
// alone.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, max on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[tp] : memref<64xf32>, memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, max on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (d) B31, B32: two collectives are swapped on some ranks.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-error@+1 {{(d) expects ranks to start the same collectives over ["dp"], but number 1 is 'sum all_reduce of 64 x f32' on some and 'max all_reduce of 64 x f32' on others}}
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, max on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-note@+1 {{the other collective is here}}
  weft.cmd.collective all_reduce, max on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (d) B44: the sizes differ.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-error@+1 {{(d) expects ranks to start the same collectives over ["dp"], but number 1 is 'sum all_reduce of 64 x f32' on some and 'sum all_reduce of 64 x f32 divided by 2' on others}}
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-note@+1 {{the other collective is here}}
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] divide 2 : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (d) B31: the sizes are equal, but the buckets differ.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-error@+1 {{(d) expects ranks to start the same collectives over ["dp"], but number 1 is 'sum all_reduce of @L[0], 64 x f32' on some and 'sum all_reduce of @L[1], 64 x f32' on others}}
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-note@+1 {{the other collective is here}}
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<64xf32>, memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (d) B41: a collective is missing on some ranks.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  // expected-error@+1 {{(d) expects ranks to start the same collectives over ["dp"], but number 2 is 'sum all_reduce of 64 x f32' on some and missing on others}}
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}
// expected-note@+1 {{the other program is here}}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (d) B40: each communicator has one order, but the ranks would wait in a circle.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-error@+1 {{(d) expects streams not to wait in a cycle, but this collective would wait for itself on other ranks}}
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp, tp] : memref<64xf32>, memref<64xf32>
  // expected-note@+1 {{this one is part of the cycle or waits for it}}
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  // expected-note@+1 {{this one is part of the cycle or waits for it}}
  weft.cmd.collective all_reduce, sum on @compute (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  // expected-note@+1 {{this one is part of the cycle or waits for it}}
  weft.cmd.collective all_reduce, sum on @compute (%a into %a) over @mesh[dp, tp] : memref<64xf32>, memref<64xf32>
  return
}

// -----

// (d) Programs of the same ranks.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-note@+1 {{this program is of the same ranks}}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}
// expected-error@+1 {{(d) expects a rank to have one program, by 'weft.coordinates'}}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {tp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}

// -----

// (d) Ranks without a program.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-error@+1 {{(d) expects a program for each of the 4 ranks, but the programs are of 2}}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64, tp = 0 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 0 : i64, tp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}

// -----

// (d) A coordinate that the mesh does not have.

weft.mesh @mesh(dp = 2, tp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<64xf32>)
  weft.yield
}
// expected-error@+1 {{(d) expects 'weft.coordinates' to be indices on axes of the mesh, but got "dp" = 2 : i64}}
func.func @first(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 2 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}
func.func @second(%arena: memref<1024xi8>) attributes {weft.step, weft.coordinates = {dp = 1 : i64}} {
  %a = weft.arena_view %arena[0] activations : memref<1024xi8> to memref<64xf32>
  %b = weft.arena_view %arena[256] activations : memref<1024xi8> to memref<64xf32>
  weft.cmd.launch @write on @compute (%a) : memref<64xf32>
  weft.cmd.launch @write on @compute (%b) : memref<64xf32>
  return
}
