// RUN: weft-opt %s --split-input-file --verify-diagnostics
//
// Each error of kernels, launches and scatter_add, once.

// expected-error @below {{region #0 ('body') failed to verify constraint: region with 1 blocks}}
weft.kernel @k(tensor<8xf32>) -> tensor<8xf32>

// -----

// expected-error @below {{expects a kernel without results to take memrefs only, but got 'tensor<8xf32>'}}
weft.kernel @k(%x: tensor<8xf32>) {
  weft.yield
}

// -----

// expected-error @below {{expects a kernel with results to take and give ranked tensors only, but got 'f32'}}
weft.kernel @k(%s: f32, %x: tensor<8xf32>) -> tensor<8xf32> {
  weft.yield %x : tensor<8xf32>
}

// -----

// expected-error @below {{expects the last arguments to be initial values of the types of the results}}
weft.kernel @k(%x: tensor<8xf32>, %init: tensor<4xf32>) -> tensor<8xf32> {
  weft.yield %x : tensor<8xf32>
}

// -----

// expected-error @below {{expects to yield values of the types of the results of kernel 'k'}}
weft.kernel @k(%x: tensor<8xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  weft.yield %x : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'weft.launch' op expects @k to be a kernel}}
  %y = weft.launch @k outs(%x : tensor<8xf32>)
  return
}

// -----

weft.kernel @k(%x: tensor<8xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
  weft.yield %x : tensor<8xf32>
}
func.func @f(%x: tensor<8xf32>) {
  // expected-error @below {{'weft.launch' op expects 2 operands for kernel @k, but got 1}}
  %y = weft.launch @k outs(%x : tensor<8xf32>)
  return
}

// -----

// expected-note @below {{the kernel is here}}
weft.kernel @k(%x: tensor<8xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
  weft.yield %x : tensor<8xf32>
}
func.func @f(%a: tensor<4xf32>, %x: tensor<8xf32>) {
  // expected-error @below {{'weft.launch' op expects operand 0 of kernel @k to be 'tensor<8xf32>', but got 'tensor<4xf32>'}}
  %y = weft.launch @k ins(%a : tensor<4xf32>) outs(%x : tensor<8xf32>)
  return
}

// -----

func.func @f(%i: tensor<6xf32>, %u: tensor<6x4xf32>, %d: tensor<100x4xf32>) {
  // expected-error @below {{expects the indices to be a vector of integers, but got 'tensor<6xf32>'}}
  %r = weft.scatter_add ins(%i, %u : tensor<6xf32>, tensor<6x4xf32>) outs(%d : tensor<100x4xf32>)
  return
}

// -----

func.func @f(%i: tensor<6xi32>, %u: tensor<5x4xf32>, %d: tensor<100x4xf32>) {
  // expected-error @below {{expects as many rows of updates as indices, which are 6, but got 'tensor<5x4xf32>'}}
  %r = weft.scatter_add ins(%i, %u : tensor<6xi32>, tensor<5x4xf32>) outs(%d : tensor<100x4xf32>)
  return
}

// -----

func.func @f(%i: tensor<6xi32>, %u: tensor<6x4xf32>, %d: tensor<100x5xf32>) {
  // expected-error @below {{expects the destination to agree with the updates in all but the first dimension, but got 'tensor<100x5xf32>' and 'tensor<6x4xf32>'}}
  %r = weft.scatter_add ins(%i, %u : tensor<6xi32>, tensor<6x4xf32>) outs(%d : tensor<100x5xf32>)
  return
}
