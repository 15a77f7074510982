// RUN: weft-opt %s --split-input-file --verify-diagnostics
//
// Each error of the commands, once; what a command shares with a collective is shown there.

func.func @f() {
  // expected-error @below {{'weft.cmd.record' op expects @compute to be a stream}}
  %e = weft.cmd.record on @compute
  return
}

// -----

weft.stream @compute
func.func @f(%x: memref<8xf32>) {
  // expected-error @below {{'weft.cmd.launch' op expects @k to be a kernel}}
  weft.cmd.launch @k on @compute (%x) : memref<8xf32>
  return
}

// -----

weft.stream @compute
weft.kernel @k(%x: memref<4xf32>) {
  weft.yield
}
func.func @f(%x: memref<8xf32>) {
  // expected-error @below {{expects the buffers to have shapes and element types of the arguments of kernel @k}}
  weft.cmd.launch @k on @compute (%x) : memref<8xf32>
  return
}

// -----

weft.stream @compute
func.func @f(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<8x4xf32>) {
  // expected-error @below {{expects three sizes (m, n, k) and two strides for each matrix}}
  weft.cmd.product on @compute (%a, %b, %c) sizes [8, 4] strides [16, 1], [4, 1], [4, 1]
      : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  return
}

// -----

weft.stream @compute
func.func @f(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<8x4xf32>) {
  // expected-error @below {{expects at most 4 batch dimensions with strides for each matrix}}
  weft.cmd.product on @compute (%a, %b, %c) sizes [8, 4, 16] strides [16, 1], [4, 1], [4, 1]
      batch [1] strides [0], [0, 0], [0] : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  return
}

// -----

weft.stream @compute
func.func @f(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<8x4xf32>) {
  // expected-error @below {{expects sizes not to be negative}}
  weft.cmd.product on @compute (%a, %b, %c) sizes [8, -4, 16] strides [16, 1], [4, 1], [4, 1]
      : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  return
}

// -----

weft.stream @compute
func.func @f(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<8x4xf32>) {
  // expected-error @below {{expects a unit stride in one dimension of a, but got 16 and 2}}
  weft.cmd.product on @compute (%a, %b, %c) sizes [8, 4, 8] strides [16, 2], [4, 1], [4, 1]
      : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%a: memref<8xf32>, %b: memref<2xf32>) {
  // expected-error @below {{expects a reduction, except on a gather}}
  weft.cmd.collective reduce_scatter on @comm (%a into %b) over @mesh[dp] : memref<8xf32>, memref<2xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%a: memref<8xf32>, %b: memref<2xf32>) {
  // expected-error @below {{expects no divisor on a gather}}
  weft.cmd.collective all_gather on @comm (%b into %a) over @mesh[dp] divide 4 : memref<2xf32>, memref<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%a: memref<8xf32>, %b: memref<2xf32>) {
  // expected-error @below {{expects source and destination of one size and element type, but got 'memref<8xf32>' and 'memref<2xf32>'}}
  weft.cmd.collective all_reduce, sum on @comm (%a into %b) over @mesh[dp] : memref<8xf32>, memref<2xf32>
  return
}

// -----

weft.stream @comm
func.func @f() {
  // expected-error @below {{'weft.cmd.coalesced' op expects at least one collective}}
  weft.cmd.coalesced on @comm {
  }
  return
}

// -----

weft.stream @comm
func.func @f() {
  weft.cmd.coalesced on @comm {
    // expected-error @below {{expects only collectives in a coalesced launch}}
    %e = weft.cmd.record on @comm
  }
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
weft.stream @other
func.func @f(%a: memref<8xf32>) {
  weft.cmd.coalesced on @comm {
    // expected-error @below {{expects the stream of the coalesced launch, @comm}}
    weft.cmd.collective all_reduce, sum on @other (%a into %a) over @mesh[dp] : memref<8xf32>, memref<8xf32>
  }
  return
}

// -----

weft.stream @compute
func.func @f(%a: memref<8xf32>, %b: memref<4xf32>) {
  // expected-error @below {{expects two contiguous buffers of one size and element type, but got 'memref<8xf32>' and 'memref<4xf32>'}}
  weft.cmd.copy on @compute (%a into %b) : memref<8xf32>, memref<4xf32>
  return
}
