// RUN: weft-opt %s --split-input-file --weft-insert-async --weft-verify-schedule --verify-roundtrip | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-insert-async --cse --canonicalize --weft-verify-schedule | FileCheck %s --enable-var-scope
// RUN: weft-opt %s --split-input-file --weft-insert-async=overlap=off --cse --canonicalize --weft-verify-schedule | FileCheck %s --check-prefix=OFF
// RUN: not weft-opt %s --split-input-file --weft-insert-async=overlap=maybe 2>&1 | FileCheck %s --check-prefix=MAYBE
//
// A start stands where its operands first exist, a wait before the first use. B22: buckets 0, 1 and 2 are used in the order
// 0, 2, 1: each is started once, in this order, and each use waits for its own bucket. B19: no wait is dead.

// MAYBE: error: expects 'overlap' to be on or off, but got 'maybe'

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @a : tensor<64xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.param @b : tensor<64xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.param @c : tensor<64xf32> init(zeros) {weft.constant_contributions = 1 : i64}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 64 { @a at 0 length 64 }
  bucket 64 { @b at 0 length 64 }
  bucket 64 { @c at 0 length 64 }
}
weft.state @L.param : f32 param layout(@L) shard

// CHECK: weft.stream @compute
// CHECK-NEXT: weft.stream @grad_comm
// CHECK-LABEL: func.func @b22_order_of_use
func.func @b22_order_of_use(%l: tensor<f32>) attributes {weft.step} {
  // CHECK: %[[SA:.*]] = weft.read_state @L.param[0]
  // CHECK: %[[DA:.*]] = bufferization.alloc_tensor
  // CHECK: %[[A:.*]] = weft.start @grad_comm ins(%{{.*}} = %[[SA]] : tensor<32xf32>) outs(%{{.*}} = %[[DA]] : tensor<64xf32>) attributes {weft.bucket = "@L[0]"}
  // CHECK-NEXT: weft.all_gather
  // CHECK: %[[C:.*]] = weft.start {{.*}} {weft.bucket = "@L[2]"}
  // CHECK: %[[B:.*]] = weft.start {{.*}} {weft.bucket = "@L[1]"}
  // CHECK: %[[WA:.*]]:2 = weft.wait %[[A]]
  // CHECK-NEXT: %[[UA:.*]] = weft.unpack @L[0] @a from %[[WA]]#0
  // CHECK-NEXT: %[[X:.*]] = weft.barrier %[[UA]]
  // OFF-LABEL: func.func @b22_order_of_use
  // OFF: weft.start {{.*}} {weft.bucket = "@L[0]"}
  // OFF-NEXT: weft.all_gather
  // OFF-NEXT: weft.yield
  // OFF-NEXT: }
  // OFF-NEXT: weft.wait
  // OFF: weft.start
  %s0 = weft.read_state @L.param[0] : tensor<32xf32>
  %e = tensor.empty() : tensor<64xf32>
  %p0 = weft.all_gather %s0 into %e over @mesh[dp] : tensor<32xf32> into tensor<64xf32>
  %s1 = weft.read_state @L.param[1] : tensor<32xf32>
  %p1 = weft.all_gather %s1 into %e over @mesh[dp] : tensor<32xf32> into tensor<64xf32>
  %s2 = weft.read_state @L.param[2] : tensor<32xf32>
  %p2 = weft.all_gather %s2 into %e over @mesh[dp] : tensor<32xf32> into tensor<64xf32>
  %a = weft.unpack @L[0] @a from %p0 : (tensor<64xf32>) -> tensor<64xf32>
  %b = weft.unpack @L[1] @b from %p1 : (tensor<64xf32>) -> tensor<64xf32>
  %c = weft.unpack @L[2] @c from %p2 : (tensor<64xf32>) -> tensor<64xf32>
  %x = weft.barrier %a : tensor<64xf32>
  // CHECK: %[[WC:.*]]:2 = weft.wait %[[C]]
  // CHECK-NEXT: %[[UC:.*]] = weft.unpack @L[2] @c from %[[WC]]#0
  // CHECK-NEXT: %[[Y:.*]] = weft.barrier %[[UC]]
  %y = weft.barrier %c : tensor<64xf32>
  // CHECK: %[[WB:.*]]:2 = weft.wait %[[B]]
  // CHECK-NEXT: weft.unpack @L[1] @b from %[[WB]]#0
  // CHECK: %[[Z:.*]] = weft.barrier
  %z = weft.barrier %b : tensor<64xf32>
  // A gradient is sent as soon as it is there; the one of b waits for nothing but its own producer.
  // CHECK: %[[GB:.*]] = weft.barrier %[[Z]]
  // CHECK-NEXT: %[[PB:.*]] = weft.pack @L[1] (@b = %[[GB]])
  // CHECK-NEXT: %[[D:.*]] = bufferization.alloc_tensor
  // CHECK-NEXT: %[[RB:.*]] = weft.start @grad_comm ins(%{{.*}} = %[[PB]] : tensor<64xf32>) outs(%{{.*}} = %[[D]] : tensor<32xf32>) attributes {weft.bucket = "@L[1]"}
  // CHECK: weft.barrier %[[Y]]
  %gb = weft.barrier %z : tensor<64xf32>
  %gc = weft.barrier %y : tensor<64xf32>
  %ga = weft.barrier %x : tensor<64xf32>
  %q0 = weft.pack @L[0] (@a = %ga) : (tensor<64xf32>) -> tensor<64xf32>
  %q1 = weft.pack @L[1] (@b = %gb) : (tensor<64xf32>) -> tensor<64xf32>
  %q2 = weft.pack @L[2] (@c = %gc) : (tensor<64xf32>) -> tensor<64xf32>
  %f = tensor.empty() : tensor<32xf32>
  %r0 = weft.reduce_scatter %q0 into %f sum over @mesh[dp] divide 2 : tensor<64xf32> into tensor<32xf32>
  %r1 = weft.reduce_scatter %q1 into %f sum over @mesh[dp] divide 2 : tensor<64xf32> into tensor<32xf32>
  %r2 = weft.reduce_scatter %q2 into %f sum over @mesh[dp] divide 2 : tensor<64xf32> into tensor<32xf32>
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 2 : tensor<f32>
  // CHECK: weft.wait
  // CHECK-NEXT: weft.loss
  weft.loss %mean reduced : tensor<f32>
  // Updates follow the order of the reductions.
  // CHECK-NEXT: weft.wait %[[RB]]
  // CHECK-NEXT: weft.update @L[1]
  // CHECK-NEXT: weft.wait
  // CHECK-NEXT: weft.update @L[2]
  // CHECK-NEXT: weft.wait
  // CHECK-NEXT: weft.update @L[0]
  // CHECK-NEXT: return
  weft.update @L[0] with %r0 using @sgd : tensor<32xf32>
  weft.update @L[1] with %r1 using @sgd : tensor<32xf32>
  weft.update @L[2] with %r2 using @sgd : tensor<32xf32>
  return
}

// -----

// An in-place reduction of a value that is used elsewhere works on a copy.

weft.mesh @mesh(dp = 2) batch_axes(dp)

// CHECK-LABEL: func.func @copied
// CHECK-SAME: %[[L:.*]]: tensor<f32>
func.func @copied(%l: tensor<f32>) attributes {weft.step} {
  // CHECK: %[[OWN:.*]] = weft.barrier %[[L]]
  // CHECK-NEXT: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[OWN]])
  // CHECK-NEXT: weft.start @grad_comm outs(%{{.*}} = %[[COPY]] : tensor<f32>) attributes {weft.bucket = "loss"}
  // CHECK: weft.barrier %[[OWN]]
  %own = weft.barrier %l : tensor<f32>
  %other = weft.barrier %own : tensor<f32>
  %mean = weft.all_reduce %own sum over @mesh[dp] divide 2 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return
}
