// RUN: weft-opt %s --weft-verify-schedule --split-input-file --verify-diagnostics -o /dev/null
//
// (d) B31: two starts are swapped in the program of some ranks. They have one size, but carry different buckets.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @grad_comm
func.func @first(%a: tensor<4xf32>, %b: tensor<4xf32>) attributes {weft.coordinates = {dp = 0 : i64}, weft.step} {
  %c0 = bufferization.alloc_tensor() copy(%a) : tensor<4xf32>
  %f0 = weft.start @grad_comm outs(%d = %c0 : tensor<4xf32>) attributes {weft.bucket = "@L[0]"} {
    // expected-error @below {{(d) expects ranks to start the same collectives over ["dp"], but number 1 is 'sum all_reduce of @L[0], 4 x f32' on some and 'sum all_reduce of @L[1], 4 x f32' on others}}
    %r = weft.all_reduce %d sum over @mesh[dp] : tensor<4xf32>
    weft.yield %r : tensor<4xf32>
  }
  %c1 = bufferization.alloc_tensor() copy(%b) : tensor<4xf32>
  %f1 = weft.start @grad_comm outs(%d = %c1 : tensor<4xf32>) attributes {weft.bucket = "@L[1]"} {
    %r = weft.all_reduce %d sum over @mesh[dp] : tensor<4xf32>
    weft.yield %r : tensor<4xf32>
  }
  %w0 = weft.wait %f0 : !weft.future<() -> (tensor<4xf32>)>
  %w1 = weft.wait %f1 : !weft.future<() -> (tensor<4xf32>)>
  return
}
func.func @second(%a: tensor<4xf32>, %b: tensor<4xf32>) attributes {weft.coordinates = {dp = 1 : i64}, weft.step} {
  %c0 = bufferization.alloc_tensor() copy(%b) : tensor<4xf32>
  %f0 = weft.start @grad_comm outs(%d = %c0 : tensor<4xf32>) attributes {weft.bucket = "@L[1]"} {
    // expected-note @below {{the other collective is here}}
    %r = weft.all_reduce %d sum over @mesh[dp] : tensor<4xf32>
    weft.yield %r : tensor<4xf32>
  }
  %c1 = bufferization.alloc_tensor() copy(%a) : tensor<4xf32>
  %f1 = weft.start @grad_comm outs(%d = %c1 : tensor<4xf32>) attributes {weft.bucket = "@L[0]"} {
    %r = weft.all_reduce %d sum over @mesh[dp] : tensor<4xf32>
    weft.yield %r : tensor<4xf32>
  }
  %w0 = weft.wait %f0 : !weft.future<() -> (tensor<4xf32>)>
  %w1 = weft.wait %f1 : !weft.future<() -> (tensor<4xf32>)>
  return
}
