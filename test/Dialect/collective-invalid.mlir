// RUN: weft-opt %s --split-input-file --verify-diagnostics
//
// Each error of the collectives, once; those that they share are shown on one of them.

func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{'weft.all_reduce' op expects @mesh to be a mesh}}
  %r = weft.all_reduce %b sum over @mesh[dp] : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the axes to be axes of the mesh, but got 'tp'}}
  %r = weft.all_reduce %b sum over @mesh[tp] : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the axes to be named once, but got 'dp' twice}}
  %r = weft.all_reduce %b sum over @mesh[dp, dp] : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects the divisor to be at least 1, but got 0}}
  %r = weft.all_reduce %b sum over @mesh[dp] divide 0 : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>) {
  // expected-error @below {{expects a divisor on sums only}}
  %r = weft.all_reduce %b max over @mesh[dp] divide 4 : tensor<8xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>, %d: memref<2xf32>) {
  // expected-error @below {{expects source and destination to be both tensors or both memrefs}}
  weft.reduce_scatter %b into %d sum over @mesh[dp] : tensor<8xf32> into memref<2xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<8xf32>, %d: tensor<2xf64>) {
  // expected-error @below {{expects source and destination to be vectors of one element type, but got 'tensor<8xf32>' and 'tensor<2xf64>'}}
  %r = weft.reduce_scatter %b into %d sum over @mesh[dp] : tensor<8xf32> into tensor<2xf64>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%b: tensor<9xf32>, %d: tensor<2xf32>) {
  // expected-error @below {{'weft.reduce_scatter' op expects the whole of 9 elements to be 4 slices, but got slices of 2}}
  %r = weft.reduce_scatter %b into %d sum over @mesh[dp] : tensor<9xf32> into tensor<2xf32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
func.func @f(%s: tensor<3xf32>, %d: tensor<8xf32>) {
  // expected-error @below {{'weft.all_gather' op expects the whole of 8 elements to be 4 slices, but got slices of 3}}
  %r = weft.all_gather %s into %d over @mesh[dp] : tensor<3xf32> into tensor<8xf32>
  return
}
