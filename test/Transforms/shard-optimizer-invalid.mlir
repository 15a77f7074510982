// RUN: weft-opt %s --verify-diagnostics --weft-shard-optimizer
//
// B64: a layout for 8 shards, reduced over 4 of them: shards would be owned by nobody.

weft.mesh @mesh(dp = 4, instance = 2) batch_axes(dp)
weft.param @a : tensor<256xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.layout @L : f32 shards [dp, instance] over @mesh { bucket 256 { @a at 0 length 256 } }
weft.state @L.param : f32 param layout(@L) replicated

func.func @b64_other_group(%g: tensor<256xf32>, %l: tensor<f32>) attributes {weft.step} {
  %b0 = weft.pack @L[0] (@a = %g) : (tensor<256xf32>) -> tensor<256xf32>
  %r0 = weft.all_reduce %b0 sum over @mesh[dp] divide 4 : tensor<256xf32>
  weft.loss %l reduced : tensor<f32>
  // expected-error @below {{expects the gradient to be an all-reduce over the shard axes of @L, used by the update only}}
  weft.update @L[0] with %r0 using @sgd : tensor<256xf32>
  return
}
