// RUN: weft-opt %s --weft-lower-schedule | FileCheck %s --enable-var-scope
//
// Parameters without elements take no place in a bucket, and their gradients no harm.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @a : tensor<0x4xf32> init(zeros)
weft.param @b : tensor<5xf32> init(zeros)
weft.param @c : tensor<0xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh { bucket 32 { @a at 0 length 0, @b at 0 length 5, @c at 5 length 0 } }
weft.state @L.param : f32 param layout(@L) replicated
weft.stream @compute
weft.stream @comm
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}
// CHECK-LABEL: func.func @step
// CHECK-COUNT-1: weft.cmd.collective
// CHECK: weft.cmd.launch @sgd.L.0
// CHECK-LABEL: weft.kernel @sgd.L.0
// CHECK: memref.global "private" constant @L.0.segments : memref<1x2xi64> = dense<{{\[\[}}0, 5]]>
func.func @step(%da: tensor<0x4xf32> {weft.name = "da"}, %db: tensor<5xf32> {weft.name = "db"}, %dc: tensor<0xf32> {weft.name = "dc"}) attributes {weft.step} {
  %p = weft.pack @L[0] (@a = %da, @b = %db, @c = %dc) : (tensor<0x4xf32>, tensor<5xf32>, tensor<0xf32>) -> tensor<32xf32>
  %f = weft.start @comm outs(%d = %p : tensor<32xf32>) {
    %0 = weft.all_reduce %d sum over @mesh[dp] : tensor<32xf32>
    weft.yield %0 : tensor<32xf32>
  }
  %r = weft.wait %f : !weft.future<() -> (tensor<32xf32>)>
  weft.update @L[0] with %r using @sgd : tensor<32xf32>
  return
}
