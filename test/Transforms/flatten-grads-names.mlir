// RUN: weft-opt %s --weft-pipeline=to=flat | FileCheck %s
//
// A parameter may be called what a state of a layout would be called; the layout gets another name.

// CHECK: weft.param @L.param
// CHECK: weft.layout @L_ : f32
// CHECK: weft.state @L_.param : f32 param layout(@L_)
// CHECK: weft.state @L_.m : f32 moment("m") layout(@L_)
// CHECK: weft.read_state @L_.param[0]
// CHECK: weft.update @L_[0]
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @L.param : tensor<8xf32> init(ones)
weft.optimizer @momentum states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  %m1 = arith.addf %m, %g : f32
  %d = arith.mulf %lr, %m1 : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n, %m1 : f32, f32
}
func.func @train(%x: tensor<8xf32> {weft.name = "x"}) attributes {weft.step} {
  %w = weft.read @L.param : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %g = linalg.mul ins(%x, %w : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %zero = arith.constant 0.0 : f32
  %s = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%g : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  weft.grad @L.param, %g : tensor<8xf32>
  weft.loss %loss : tensor<f32>
  return
}
