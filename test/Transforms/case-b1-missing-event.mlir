// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics
//
// A bucket is made by two kernels; the collective must wait for an event after the last of them.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @write(%y: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<32xf32>)
  weft.yield
}
func.func @between_the_producers(%arena: memref<1024xi8>) attributes {weft.step} {
  %b = weft.arena_view %arena[0] gradients : memref<1024xi8> to memref<64xf32>
  %b0 = memref.reinterpret_cast %b to offset: [0], sizes: [32], strides: [1] : memref<64xf32> to memref<32xf32, strided<[1]>>
  %b1 = memref.reinterpret_cast %b to offset: [32], sizes: [32], strides: [1] : memref<64xf32> to memref<32xf32, strided<[1], offset: 32>>
  weft.cmd.launch @write on @compute (%b0) : memref<32xf32, strided<[1]>>
  %0 = weft.cmd.record on @compute
  // expected-note@+1 {{the former is here; an event recorded after it, for which @comm waits before the latter, would order them}}
  weft.cmd.launch @write on @compute (%b1) : memref<32xf32, strided<[1], offset: 32>>
  weft.cmd.wait on @comm for %0
  // expected-error@+1 {{(b) expects an event edge from 'weft.cmd.launch' @write on @compute to 'weft.cmd.collective' all_reduce on @comm, since the former writes bytes [128, 256) of the gradients memref<64xf32> at 0 and the latter reads them}}
  weft.cmd.collective all_reduce, sum on @comm (%b into %b) over @mesh[dp] : memref<64xf32>, memref<64xf32>
  %1 = weft.cmd.record on @comm
  weft.cmd.wait on @compute for %1
  return
}
