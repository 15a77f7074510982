// RUN: weft-opt %s --split-input-file --verify-diagnostics
//
// Each error of starts, waits, futures and arena views, once.

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{'weft.start' op expects @comm to be a stream}}
  %f = weft.start @comm outs(%x = %b : tensor<8xf32>) {
    %r = weft.all_reduce %x sum over @mesh[dp] : tensor<8xf32>
    weft.yield %r : tensor<8xf32>
  }
  %r = weft.wait %f : !weft.future<() -> (tensor<8xf32>)>
  return
}

// -----

weft.stream @comm
func.func @f(%b: f32) {
  // expected-error @below {{expects the operands of a start to be tensors or memrefs, but got 'f32'}}
  %f = weft.start @comm outs(%x = %b : f32) {
  }
  return
}

// -----

weft.stream @comm
func.func @f(%a: tensor<8xf32>, %b: memref<8xf32>) {
  // expected-error @below {{expects the operands of a start to be all tensors or all memrefs}}
  %f = weft.start @comm ins(%x = %a : tensor<8xf32>) outs(%y = %b : memref<8xf32>) {
  }
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the future to be '!weft.future<() -> (tensor<8xf32>)>', but got '!weft.future<() -> (tensor<4xf32>)>'}}
  %f = "weft.start"(%b) <{stream = @comm, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: tensor<8xf32>):
    %r = weft.all_reduce %x sum over @mesh[dp] : tensor<8xf32>
    weft.yield %r : tensor<8xf32>
  }) : (tensor<8xf32>) -> !weft.future<() -> (tensor<4xf32>)>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the future to be used by a wait only}}
  %f = weft.start @comm outs(%x = %b : tensor<8xf32>) {
    %r = weft.all_reduce %x sum over @mesh[dp] : tensor<8xf32>
    weft.yield %r : tensor<8xf32>
  }
  // expected-note @below {{it is used here}}
  %g = weft.barrier %f : !weft.future<() -> (tensor<8xf32>)>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%b: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{expects no use of an operand after the start, since the wait gives it back}}
  %f = weft.start @comm outs(%x = %b : tensor<8xf32>) {
    %r = weft.all_reduce %x sum over @mesh[dp] : tensor<8xf32>
    weft.yield %r : tensor<8xf32>
  }
  // expected-note @below {{it is used here}}
  %y = tensor.cast %b : tensor<8xf32> to tensor<8xf32>
  %r = weft.wait %f : !weft.future<() -> (tensor<8xf32>)>
  return %y : tensor<8xf32>
}

// -----

weft.stream @comm
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the region to take one argument for each operand, of its type}}
  %f = "weft.start"(%b) <{stream = @comm, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: tensor<4xf32>):
    weft.yield %x : tensor<4xf32>
  }) : (tensor<8xf32>) -> !weft.future<() -> (tensor<8xf32>)>
  return
}

// -----

weft.stream @comm
func.func @f(%b: tensor<8xf32>) {
  %f = weft.start @comm outs(%x = %b : tensor<8xf32>) {
    // expected-error @below {{expects only collectives in a start}}
    %y = tensor.cast %x : tensor<8xf32> to tensor<8xf32>
    weft.yield %y : tensor<8xf32>
  }
  return
}

// -----

weft.stream @comm
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects at least one collective in the region}}
  %f = weft.start @comm outs(%x = %b : tensor<8xf32>) {
    weft.yield %x : tensor<8xf32>
  }
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the region to yield one value for each destination}}
  %f = weft.start @comm outs(%x = %b : tensor<8xf32>) {
    %r = weft.all_reduce %x sum over @mesh[dp] : tensor<8xf32>
    weft.yield
  }
  return
}

// -----

// expected-error @below {{expects a future to be of ranked tensors, but got 'f32'}}
func.func private @f(!weft.future<() -> (f32)>)

// -----

// expected-error @below {{expects a buffer future to be of memrefs, but got 'tensor<4xf32>'}}
func.func private @f(!weft.buffer_future<() -> (tensor<4xf32>)>)

// -----

func.func @f(%x: f32) {
  // expected-error @below {{operand #0 must be future, but got 'f32'}}
  "weft.wait"(%x) : (f32) -> ()
  return
}

// -----

// expected-error @below {{expects the offset not to be negative, but got -4}}
weft.buffer "x" batch at -4 : memref<4xf32>

// -----

// expected-error @below {{expects a memref of identity layout, but got 'memref<4xf32, strided<[2]>>'}}
weft.buffer "x" batch at 0 : memref<4xf32, strided<[2]>>

// -----

func.func @f(%arena: memref<64xi8>) {
  // expected-error @below {{expects arena and view of identity layout, but got 'memref<64xi8>' and 'memref<4xf32, strided<[2]>>'}}
  %v = weft.arena_view %arena[0] activations : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%arena: memref<64xi8>) {
  // expected-error @below {{expects elements that are integers or floats, but got 'complex<f32>'}}
  %v = weft.arena_view %arena[0] activations : memref<64xi8> to memref<2xcomplex<f32>>
  return
}

// -----

// The view is larger than the arena.
func.func @f(%arena: memref<64xi8>) {
  // expected-error @below {{expects the view of 128 bytes at 0 to lie inside the arena 'memref<64xi8>'}}
  %v = weft.arena_view %arena[0] activations : memref<64xi8> to memref<32xf32>
  return
}

// -----

func.func @f(%arena: memref<64xi8>) {
  // expected-error @below {{expects the view of 32 bytes at 40 to lie inside the arena 'memref<64xi8>'}}
  %v = weft.arena_view %arena[40] activations : memref<64xi8> to memref<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 2) batch_axes(dp)
// expected-error@+1 {{expects 'weft.coordinates' to be a dictionary of mesh coordinates on a step, but got 1 : i64}}
func.func @coordinates() attributes {weft.step, weft.coordinates = 1 : i64} {
  return
}

// -----

// expected-error@+1 {{expects to end before byte 2^63}}
weft.buffer "x" batch at 8 : memref<4294967296x4294967296xf32>

// -----

// expected-error@+1 {{expects elements that are integers or floats, but got 'complex<f32>'}}
weft.buffer "x" batch at 8 : memref<4xcomplex<f32>>
