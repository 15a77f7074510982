// RUN: weft-opt %s --weft-pipeline="mesh=dp=2 zero=0 bucket-size=64el to=scheduled" | weft-opt - --weft-lower-schedule | FileCheck %s
// RUN: weft-opt %s --weft-pipeline="mesh=dp=4 zero=1 bucket-size=64el micro-batches=2 to=scheduled" | weft-opt - --weft-lower-schedule -o /dev/null
//
// What looks like a mistake and is none passes the proofs: a model says so. The gradient of one parameter is a constant, that
// of another the parameter itself (half of its squared norm is added to the loss), a third gets one value twice.

// CHECK-DAG: weft.param @constant : tensor<64xf32> init(ones) {weft.constant_contributions = 1 : i64}
// CHECK-DAG: weft.param @penalized : tensor<64xf32> init(ones) {contributions = 2 : i64, tied, weft.constant_contributions = 1 : i64}
// CHECK-DAG: weft.param @twice : tensor<64xf32> init(ones) {contributions = 2 : i64, tied, weft.repeated_contributions = 1 : i64}
// CHECK: weft.cmd.collective all_reduce, sum

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @constant : tensor<64xf32> init(ones)
weft.param @penalized : tensor<64xf32> init(ones)
weft.param @twice : tensor<64xf32> init(ones)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}

#id = affine_map<(d0) -> (d0)>
#row = affine_map<(d0, d1) -> (d1, d0)>
#column = affine_map<(d0, d1) -> (d0)>
#none = affine_map<(d0) -> ()>
func.func @train(%x: tensor<4x64xf32> {weft.name = "x"}) attributes {weft.step} {
  %w = weft.read @penalized : tensor<64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [#row, #column], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x64xf32>) outs(%z : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.addf %a, %o : f32
    linalg.yield %b : f32
  } -> tensor<64xf32>
  %e1 = tensor.empty() : tensor<f32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<f32>) -> tensor<f32>
  %l = linalg.generic {indexing_maps = [#id, #id, #none], iterator_types = ["reduction"]}
      ins(%s, %w : tensor<64xf32>, tensor<64xf32>) outs(%z1 : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %p, %o : f32
    linalg.yield %q : f32
  } -> tensor<f32>
  %c = arith.constant dense<5.000000e-01> : tensor<64xf32>
  weft.grad @constant, %c : tensor<64xf32>
  weft.grad @penalized, %s : tensor<64xf32>
  weft.grad @penalized, %w : tensor<64xf32>
  weft.grad @twice, %s : tensor<64xf32>
  weft.grad @twice, %s : tensor<64xf32>
  weft.loss %l : tensor<f32>
  return
}
