// RUN: weft-opt %s --split-input-file --canonicalize --cse --canonicalize | FileCheck %s --enable-var-scope
//
// What upstream's cleanups may remove, and what must survive them.

weft.mesh @mesh(dp = 1, tp = 2) batch_axes(dp)

// A reduction over one rank is its operand, unless it divides.
// CHECK-LABEL: func.func @one_rank
// CHECK-SAME: (%[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<8xf32>, %[[C:.*]]: tensor<8xf32>)
// CHECK: %[[R1:.*]] = weft.all_reduce %[[B]] sum over @mesh[dp] divide 2
// CHECK: %[[R2:.*]] = weft.all_reduce %[[C]] sum over @mesh[tp]
// CHECK: return %[[A]], %[[R1]], %[[R2]]
func.func @one_rank(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = weft.all_reduce %a sum over @mesh[dp] : tensor<8xf32>
  %1 = weft.all_reduce %b sum over @mesh[dp] divide 2 : tensor<8xf32>
  %2 = weft.all_reduce %c sum over @mesh[tp] : tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// A wait is never dead code, though nobody reads what it gives; two equal starts are not merged.
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @comm

// CHECK-LABEL: func.func @waits_stay
// CHECK-COUNT-2: weft.start @comm
// CHECK-COUNT-2: weft.wait
func.func @waits_stay(%a: memref<8xf32>) {
  %f = weft.start @comm outs(%x = %a : memref<8xf32>) {
    weft.all_reduce %x sum over @mesh[dp] : memref<8xf32>
  }
  %g = weft.start @comm outs(%x = %a : memref<8xf32>) {
    weft.all_reduce %x sum over @mesh[dp] : memref<8xf32>
  }
  %0 = weft.wait %f : !weft.buffer_future<() -> (memref<8xf32>)>
  %1 = weft.wait %g : !weft.buffer_future<() -> (memref<8xf32>)>
  return
}

// -----

// Equal gathers are merged, those behind a barrier are not.
weft.mesh @mesh(dp = 4) batch_axes(dp)

// CHECK-LABEL: func.func @barrier
// CHECK: weft.all_gather
// CHECK: weft.barrier
// CHECK: weft.all_gather
// CHECK-NOT: weft.all_gather
// CHECK: return
func.func @barrier(%s: tensor<2xf32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = weft.all_gather %s into %e over @mesh[dp] : tensor<2xf32> into tensor<8xf32>
  %1 = weft.all_gather %s into %e over @mesh[dp] : tensor<2xf32> into tensor<8xf32>
  %again = weft.barrier %s : tensor<2xf32>
  %2 = weft.all_gather %again into %e over @mesh[dp] : tensor<2xf32> into tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// A contribution to a gradient, the loss and metrics are results of the step.
weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @w : tensor<4xf32> init(ones)

// CHECK-LABEL: func.func @step
// CHECK: weft.read
// CHECK-NOT: weft.read
// CHECK: weft.grad @w
// CHECK: weft.grad @w
// CHECK: weft.metric "accuracy"
// CHECK: weft.loss
func.func @step(%l: tensor<f32>) attributes {weft.step} {
  %0 = weft.read @w : tensor<4xf32>
  %1 = weft.read @w : tensor<4xf32>
  weft.grad @w, %0 : tensor<4xf32>
  weft.grad @w, %1 : tensor<4xf32>
  weft.metric "accuracy", %l : tensor<f32>
  weft.loss %l : tensor<f32>
  return
}
