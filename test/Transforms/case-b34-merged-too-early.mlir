// RUN: weft-opt %s --weft-verify-commands --split-input-file --verify-diagnostics -o /dev/null
//
// A gather whose input depends on what another one gives is not part of the same launch.

// One after the other.

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
weft.kernel @use(%x: memref<64xf32>, %y: memref<32xf32>) {
  %half = memref.subview %x[0] [32] [1] : memref<64xf32> to memref<32xf32, strided<[1]>>
  memref.copy %half, %y : memref<32xf32, strided<[1]>> to memref<32xf32>
  weft.yield
}
weft.buffer "table" param at 0 : memref<32xf32> {parameter = @table}
weft.param @table : tensor<32xf32> init(ones) {frozen}
func.func @apart(%arena: memref<1024xi8>) attributes {weft.step} {
  %in0 = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<32xf32>
  %in1 = weft.arena_view %arena[128] activations : memref<1024xi8> to memref<32xf32>
  %g0 = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<64xf32>
  %g1 = weft.arena_view %arena[512] in_flight : memref<1024xi8> to memref<64xf32>
  weft.cmd.collective all_gather on @compute (%in0 into %g0) over @mesh[dp] : memref<32xf32>, memref<64xf32>
  weft.cmd.launch @use on @compute (%g0, %in1) : memref<64xf32>, memref<32xf32>
  weft.cmd.collective all_gather on @compute (%in1 into %g1) over @mesh[dp] : memref<32xf32>, memref<64xf32>
  return
}

// -----

// In one launch, before the second input exists.

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
weft.kernel @use(%x: memref<64xf32>, %y: memref<32xf32>) {
  %half = memref.subview %x[0] [32] [1] : memref<64xf32> to memref<32xf32, strided<[1]>>
  memref.copy %half, %y : memref<32xf32, strided<[1]>> to memref<32xf32>
  weft.yield
}
weft.buffer "table" param at 0 : memref<32xf32> {parameter = @table}
weft.param @table : tensor<32xf32> init(ones) {frozen}
func.func @merged(%arena: memref<1024xi8>) attributes {weft.step} {
  %in0 = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<32xf32>
  %in1 = weft.arena_view %arena[128] activations : memref<1024xi8> to memref<32xf32>
  %g0 = weft.arena_view %arena[256] in_flight : memref<1024xi8> to memref<64xf32>
  %g1 = weft.arena_view %arena[512] in_flight : memref<1024xi8> to memref<64xf32>
  // expected-error@+1 {{(b) expects the activations memref<32xf32> at 128 to be written before 'weft.cmd.coalesced' on @compute reads it, but nothing wrote bytes [128, 256)}}
  weft.cmd.coalesced on @compute {
    weft.cmd.collective all_gather on @compute (%in0 into %g0) over @mesh[dp] : memref<32xf32>, memref<64xf32>
    weft.cmd.collective all_gather on @compute (%in1 into %g1) over @mesh[dp] : memref<32xf32>, memref<64xf32>
  }
  weft.cmd.launch @use on @compute (%g0, %in1) : memref<64xf32>, memref<32xf32>
  return
}
