// RUN: weft-opt %s --weft-plan-memory=memory-budget=1000 --split-input-file --verify-diagnostics
//
// A plan over its budget names the largest values at the peak; what cannot be planned is refused.

weft.kernel @k(%x: memref<64xf32>, %y: memref<128xf32>) {
  weft.yield
}
weft.kernel @l(%x: memref<128xf32>, %y: memref<192xf32>) {
  weft.yield
}
// expected-error@+1 {{expects a rank's memory to fit in the budget of 1000 bytes, but it needs 1536, 256 of them for the whole run; the largest at the peak are activations memref<192xf32> of kernel @l (768 bytes), activations memref<128xf32> of kernel @k (512 bytes), inputs 'x' (256 bytes)}}
func.func @budget(%x: memref<64xf32> {weft.name = "x"}) attributes {weft.step} {
  %a = memref.alloc() : memref<128xf32>
  %b = memref.alloc() : memref<192xf32>
  weft.launch @k ins(%x : memref<64xf32>) outs(%a : memref<128xf32>)
  weft.launch @l ins(%a : memref<128xf32>) outs(%b : memref<192xf32>)
  return
}

// -----

// expected-error@+1 {{expects argument 0 to have a name ('weft.name')}}
func.func @unnamed(%x: memref<64xf32>) attributes {weft.step} {
  return
}

// -----

// expected-error@+1 {{expects arguments to be memrefs of identity layout; run weft-bufferize before}}
func.func @tensors(%x: tensor<64xf32> {weft.name = "x"}) attributes {weft.step} {
  return
}

// -----

func.func @not_reduced(%x: memref<f32> {weft.name = "x"}) attributes {weft.step} {
  // expected-error@+1 {{expects a value that is reduced over the batch axes; run weft-reduce-grads before}}
  weft.loss %x : memref<f32>
  return
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<64xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @w at 0 length 64 } }
func.func @read_of_layout() attributes {weft.step} {
  // expected-error@+1 {{expects a parameter of a layout to be read from its buckets; run weft-flatten-grads before}}
  %w = weft.read @w : memref<64xf32>
  return
}
