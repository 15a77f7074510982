// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// A bucket whose parameters are written on three streams is reduced after all of them.

// All three.

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
weft.stream @third
func.func @joined(%arena: memref<1024xi8>) attributes {weft.step} {
  %b = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<192xf32>
  %b0 = memref.reinterpret_cast %b to offset: [0], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1]>>
  %b1 = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 64>>
  %b2 = memref.reinterpret_cast %b to offset: [128], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 128>>
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32, strided<[1]>>
  %0 = weft.cmd.record on @compute
  weft.cmd.launch @write on @other (%b1) : memref<64xf32, strided<[1], offset: 64>>
  %1 = weft.cmd.record on @other
  weft.cmd.launch @write on @third (%b2) : memref<64xf32, strided<[1], offset: 128>>
  %2 = weft.cmd.record on @third
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @comm for %1
  weft.cmd.wait on @comm for %2
  weft.cmd.collective all_reduce, sum on @comm (%b into %b) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<192xf32>, memref<192xf32>
  %9 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %9
  return
}

// -----

// The producer on @compute is forgotten.

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
weft.stream @third
func.func @forgotten(%arena: memref<1024xi8>) attributes {weft.step} {
  %b = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<192xf32>
  %b0 = memref.reinterpret_cast %b to offset: [0], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1]>>
  %b1 = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 64>>
  %b2 = memref.reinterpret_cast %b to offset: [128], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 128>>
  // expected-note@+1 {{the former is here; an event recorded after it, for which @comm waits before the latter, would order them}}
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32, strided<[1]>>
  %0 = weft.cmd.record on @compute
  weft.cmd.launch @write on @other (%b1) : memref<64xf32, strided<[1], offset: 64>>
  %1 = weft.cmd.record on @other
  weft.cmd.launch @write on @third (%b2) : memref<64xf32, strided<[1], offset: 128>>
  %2 = weft.cmd.record on @third
  weft.cmd.wait on @comm for %1
  weft.cmd.wait on @comm for %2
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.launch' @write on @compute to 'weft.cmd.collective' all_reduce of '@L[0]' on @comm, since the former writes bytes [0, 256) of the gradients memref<192xf32> at 0 and the latter reads them}}
  weft.cmd.collective all_reduce, sum on @comm (%b into %b) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<192xf32>, memref<192xf32>
  %9 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %9
  return
}

// -----

// The producer on @other is forgotten.

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
weft.stream @third
func.func @forgotten(%arena: memref<1024xi8>) attributes {weft.step} {
  %b = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<192xf32>
  %b0 = memref.reinterpret_cast %b to offset: [0], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1]>>
  %b1 = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 64>>
  %b2 = memref.reinterpret_cast %b to offset: [128], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 128>>
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32, strided<[1]>>
  %0 = weft.cmd.record on @compute
  // expected-note@+1 {{the former is here; an event recorded after it, for which @comm waits before the latter, would order them}}
  weft.cmd.launch @write on @other (%b1) : memref<64xf32, strided<[1], offset: 64>>
  %1 = weft.cmd.record on @other
  weft.cmd.launch @write on @third (%b2) : memref<64xf32, strided<[1], offset: 128>>
  %2 = weft.cmd.record on @third
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @comm for %2
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.launch' @write on @other to 'weft.cmd.collective' all_reduce of '@L[0]' on @comm, since the former writes bytes [256, 512) of the gradients memref<192xf32> at 0 and the latter reads them}}
  weft.cmd.collective all_reduce, sum on @comm (%b into %b) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<192xf32>, memref<192xf32>
  %9 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %9
  return
}

// -----

// The producer on @third is forgotten.

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
weft.stream @third
func.func @forgotten(%arena: memref<1024xi8>) attributes {weft.step} {
  %b = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<192xf32>
  %b0 = memref.reinterpret_cast %b to offset: [0], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1]>>
  %b1 = memref.reinterpret_cast %b to offset: [64], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 64>>
  %b2 = memref.reinterpret_cast %b to offset: [128], sizes: [64], strides: [1] : memref<192xf32> to memref<64xf32, strided<[1], offset: 128>>
  weft.cmd.launch @write on @compute (%b0) : memref<64xf32, strided<[1]>>
  %0 = weft.cmd.record on @compute
  weft.cmd.launch @write on @other (%b1) : memref<64xf32, strided<[1], offset: 64>>
  %1 = weft.cmd.record on @other
  // expected-note@+1 {{the former is here; an event recorded after it, for which @comm waits before the latter, would order them}}
  weft.cmd.launch @write on @third (%b2) : memref<64xf32, strided<[1], offset: 128>>
  %2 = weft.cmd.record on @third
  weft.cmd.wait on @comm for %0
  weft.cmd.wait on @comm for %1
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.launch' @write on @third to 'weft.cmd.collective' all_reduce of '@L[0]' on @comm, since the former writes bytes [512, 768) of the gradients memref<192xf32> at 0 and the latter reads them}}
  weft.cmd.collective all_reduce, sum on @comm (%b into %b) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<192xf32>, memref<192xf32>
  %9 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %9
  return
}
