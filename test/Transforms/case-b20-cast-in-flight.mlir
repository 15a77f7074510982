// RUN: weft-opt %s --weft-verify-schedule --split-input-file --verify-diagnostics -o /dev/null
//
// A cast of what is in flight stands behind the wait.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @compute
weft.stream @grad_comm
func.func @train(%l: tensor<f32>) attributes {weft.step} {
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  %f = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  %mean = weft.wait %f : !weft.future<() -> (tensor<f32>)>
  %cast = tensor.expand_shape %mean [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %read = weft.barrier %cast : tensor<1xf32>
  weft.loss %mean reduced : tensor<f32>
  return
}

// -----

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @compute
weft.stream @grad_comm
func.func @train(%l: tensor<f32>) attributes {weft.step} {
  %m = bufferization.alloc_tensor() copy(%l) : tensor<f32>
  // expected-error @below {{expects no use of an operand after the start, since the wait gives it back}}
  %f = weft.start @grad_comm outs(%d = %m : tensor<f32>) attributes {weft.bucket = "loss"} {
    %r = weft.all_reduce %d sum over @mesh[dp] divide 4 : tensor<f32>
    weft.yield %r : tensor<f32>
  }
  // expected-note @below {{it is used here}}
  %cast = tensor.expand_shape %m [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %mean = weft.wait %f : !weft.future<() -> (tensor<f32>)>
  weft.loss %mean reduced : tensor<f32>
  return
}
