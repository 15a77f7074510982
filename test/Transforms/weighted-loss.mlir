// RUN: weft-opt %s --weft-unroll-micro-batches=count=2 --weft-reduce-grads --weft-verify-stage=stage=reduced --verify-roundtrip | FileCheck %s --enable-var-scope --check-prefix=REDUCED --implicit-check-not='divide {{[0-9]}}'
// RUN: weft-opt %s --weft-pipeline="from=kernels to=flat micro-batches=2 clean=true" --verify-roundtrip | FileCheck %s --enable-var-scope --check-prefix=FLAT --implicit-check-not='divide {{[0-9]}}'
// RUN: weft-opt %s --weft-pipeline="from=kernels to=bucketed micro-batches=2 bucket-size=256B clean=true" --verify-roundtrip | FileCheck %s --enable-var-scope --check-prefix=BUCKETED --implicit-check-not='divide {{[0-9]}}'
// RUN: weft-opt %s --weft-pipeline="from=kernels to=scheduled micro-batches=2 clean=true" --verify-roundtrip | FileCheck %s --enable-var-scope --check-prefix=SCHEDULED --implicit-check-not='divide {{[0-9]}}'
// RUN: weft-opt %s --weft-pipeline="from=kernels to=scheduled micro-batches=2" --weft-lower-schedule | FileCheck %s --enable-var-scope --check-prefix=COMMANDS
// RUN: weft-opt %s --weft-pipeline="from=kernels to=scheduled mesh=dp=1 clean=true" | FileCheck %s --enable-var-scope --check-prefix=ALONE
//
// B103: the divisor of a weighted loss is the global weight: summed over micro-batches and ranks, and applied once, by the
// update. No collective divides.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @a : tensor<64xf32> init(zeros)
weft.param @b : tensor<64xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n : f32
}

// REDUCED: weft.kernel @divide_f32({{.*}}) -> tensor<f32> attributes {{{.*}}weft.divide}
// REDUCED: arith.divf

weft.kernel @copy(%g: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %c = linalg.copy ins(%g : tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  weft.yield %c : tensor<64xf32>
}
weft.kernel @scalar(%g: tensor<1xf32>, %o: tensor<f32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%o : tensor<f32>) -> tensor<f32>
  %c = linalg.reduce { arith.addf } ins(%g : tensor<1xf32>) outs(%z : tensor<f32>) dimensions = [0]
  weft.yield %c : tensor<f32>
}

// REDUCED-LABEL: func.func @train
// REDUCED: %[[SUM:.*]] = weft.launch @accumulate_f32
// REDUCED: %[[TOTAL:.*]] = weft.all_reduce %[[SUM]] sum over @mesh[dp] : tensor<f32>
// REDUCED: %[[COUNT:.*]] = weft.launch @accumulate_f32
// REDUCED: %[[WEIGHT:.*]] = weft.all_reduce %[[COUNT]] sum over @mesh[dp] : tensor<f32>
// REDUCED: %[[LOSS:.*]] = weft.launch @divide_f32 ins(%[[TOTAL]], %[[WEIGHT]] : tensor<f32>, tensor<f32>)
// REDUCED: weft.loss %[[LOSS]] reduced : tensor<f32>
// REDUCED: weft.update @a with %{{.*}} divide %[[WEIGHT]] using @sgd : tensor<64xf32>, tensor<f32>
// REDUCED: weft.update @b with %{{.*}} divide %[[WEIGHT]] using @sgd : tensor<64xf32>, tensor<f32>

// FLAT: %[[LOSS:.*]] = weft.launch @divide_f32 ins(%{{.*}}, %[[WEIGHT:.*]] : tensor<f32>, tensor<f32>)
// FLAT: weft.update @L[0] with %{{.*}} divide %[[WEIGHT]] using @sgd : tensor<128xf32>, tensor<f32>

// BUCKETED: %[[LOSS:.*]] = weft.launch @divide_f32 ins(%{{.*}}, %[[WEIGHT:.*]] : tensor<f32>, tensor<f32>)
// BUCKETED: weft.update @L[0] with %{{.*}} divide %[[WEIGHT]] using @sgd : tensor<64xf32>, tensor<f32>
// BUCKETED: weft.update @L[1] with %{{.*}} divide %[[WEIGHT]] using @sgd : tensor<64xf32>, tensor<f32>

// SCHEDULED-DAG: %[[FW:.*]] = weft.start @grad_comm {{.*}} {weft.bucket = "loss weight"}
// SCHEDULED-DAG: weft.start @grad_comm {{.*}} {weft.bucket = "loss"}
// SCHEDULED-DAG: weft.start @grad_comm {{.*}} {weft.bucket = "@L[0]"}
// SCHEDULED: %[[WEIGHT:.*]] = weft.wait %[[FW]]
// SCHEDULED: weft.launch @divide_f32 ins(%{{.*}}, %[[WEIGHT]] : tensor<f32>, tensor<f32>)
// SCHEDULED: weft.update @L[0] with %{{.*}} divide %[[WEIGHT]] using @sgd : tensor<64xf32>, tensor<f32>

// The update's kernel divides each element, once, before the rule: lr * (g / weight).
// COMMANDS: weft.cmd.launch @divide_f32
// COMMANDS: weft.kernel @sgd.L.0(%[[G:.*]]: memref<64xf32{{.*}}>, %[[W:.*]]: memref<f32{{.*}}>, %{{.*}}: memref<f32{{.*}}>
// COMMANDS: %[[D:.*]] = memref.load %[[W]][]
// COMMANDS: scf.for
// COMMANDS: scf.for
// COMMANDS: %[[E:.*]] = memref.load %[[G]][
// COMMANDS: %[[Q:.*]] = arith.divf %[[E]], %[[D]] : f32
// COMMANDS: arith.mulf %{{.*}}, %[[Q]] : f32

// With one rank the weight is what the micro-batch gives.
// ALONE-LABEL: func.func @train
// ALONE-NOT: weft.start
// ALONE: weft.update @L[0] with %{{.*}} divide %{{.*}} using @sgd

func.func @train(%x: tensor<1x64xf32> {weft.name = "x"}, %s: tensor<1xf32> {weft.name = "s"}, %c: tensor<1xf32> {weft.name = "c"})
    attributes {weft.step} {
  %e0 = tensor.empty() : tensor<64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %e2 = tensor.empty() : tensor<f32>
  %e3 = tensor.empty() : tensor<f32>
  %ra = weft.read @a : tensor<64xf32>
  %rb = weft.read @b : tensor<64xf32>
  %ga = weft.launch @copy ins(%ra : tensor<64xf32>) outs(%e0 : tensor<64xf32>) {weft.phase = #weft.phase<backward>}
  %gb = weft.launch @copy ins(%rb : tensor<64xf32>) outs(%e1 : tensor<64xf32>) {weft.phase = #weft.phase<backward>}
  %total = weft.launch @scalar ins(%s : tensor<1xf32>) outs(%e2 : tensor<f32>) {weft.phase = #weft.phase<forward>}
  %count = weft.launch @scalar ins(%c : tensor<1xf32>) outs(%e3 : tensor<f32>) {weft.phase = #weft.phase<forward>}
  weft.loss %total weight(%count) : tensor<f32>, tensor<f32>
  weft.grad @a, %ga : tensor<64xf32>
  weft.grad @b, %gb : tensor<64xf32>
  return
}
