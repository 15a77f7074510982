// RUN: weft-opt %s --convert-weft-to-runtime --split-input-file --verify-diagnostics | FileCheck %s --enable-var-scope
//
// Each command becomes one call of the C ABI, with its numbers in constant descriptors.

module attributes {weft.digest = "0123"} {
weft.mesh @mesh(dp = 2, tp = 3) batch_axes(dp)
weft.stream @compute
weft.stream @grad_comm
weft.buffer "x" batch at 0 : memref<8xf32> {micro_batch = 0 : i64}
weft.kernel @nop(%x: memref<8xf32>, %y: memref<4xf32>) {
  weft.yield
}
weft.kernel @never_launched(%x: memref<8xf32>) {
  weft.yield
}

// CHECK-NOT: weft.mesh
// CHECK-NOT: weft.buffer
// CHECK: func.func private @weft_kernel_body.nop(%{{.*}}: memref<8xf32> {llvm.noalias}, %{{.*}}: memref<4xf32> {llvm.noalias}) attributes {weft.host_kernel = "weft_kernel.nop"}
// CHECK-NOT: never_launched

// CHECK-LABEL: llvm.func internal @train(
// CHECK-SAME: %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
func.func @train(%arena: memref<4096xi8>) attributes {weft.step} {
  // CHECK: %[[ARGS:.*]] = llvm.alloca
  %x = weft.arena_view %arena[0] inputs : memref<4096xi8> to memref<8xf32>
  %bucket = weft.arena_view %arena[1024] gradients : memref<4096xi8> to memref<16xf32>
  %slot = memref.reinterpret_cast %bucket to offset: [12], sizes: [4], strides: [1]
      : memref<16xf32> to memref<4xf32, strided<[1], offset: 12>>

  // The view begins 12 elements after the bucket.
  // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i64)
  // CHECK: %[[X:.*]] = llvm.getelementptr %[[ARENA]][%[[ZERO]]]
  // CHECK: %[[OFFSET:.*]] = llvm.mlir.constant(1072 : i64)
  // CHECK: %[[SLOT:.*]] = llvm.getelementptr %[[ARENA]][%[[OFFSET]]]
  // CHECK: llvm.store %[[X]]
  // CHECK: llvm.store %[[SLOT]]
  // CHECK: llvm.call @weft_rt_launch(%[[RANK]], %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
  weft.cmd.launch @nop on @compute (%x, %slot) : memref<8xf32>, memref<4xf32, strided<[1], offset: 12>>
  // CHECK: llvm.call @weft_rt_product
  weft.cmd.product on @compute (%x, %x, %slot) accumulate sizes [2, 2, 4] strides [4, 1], [2, 1], [2, 1]
      : memref<8xf32>, memref<8xf32>, memref<4xf32, strided<[1], offset: 12>>
  // CHECK: llvm.call @weft_rt_record(%[[RANK]], %{{.*}}, %{{.*}}) : (!llvm.ptr, i32, i32) -> ()
  %e = weft.cmd.record on @compute
  // CHECK: llvm.call @weft_rt_wait
  weft.cmd.wait on @grad_comm for %e
  // CHECK: llvm.call @weft_rt_collective
  weft.cmd.coalesced on @grad_comm {
    weft.cmd.collective all_reduce, sum on @grad_comm (%x into %x) over @mesh[dp] divide 2 {weft.bucket = "@L[0]"} : memref<8xf32>, memref<8xf32>
    weft.cmd.collective all_reduce, max on @grad_comm (%bucket into %bucket) over @mesh[dp, tp] : memref<16xf32>, memref<16xf32>
  }
  // CHECK: llvm.mlir.constant(32 : i64)
  // CHECK: llvm.call @weft_rt_copy
  %low = weft.arena_view %arena[2048] outputs : memref<4096xi8> to memref<8xf32>
  weft.cmd.copy on @compute (%x into %low) : memref<8xf32>, memref<8xf32>
  return
}
// CHECK: llvm.mlir.global external constant @weft_rt_module_main()
// CHECK-DAG: llvm.mlir.constant(4096 : i64)
// CHECK-DAG: llvm.mlir.addressof @train
}

// -----

// expected-error @below {{expects a function with 'weft.step' in the module}}
module {
}

// -----

weft.stream @compute
// expected-error @below {{expects a program to take one arena and to be a straight list of commands}}
func.func @train(%a: memref<64xi8>, %b: memref<64xi8>) attributes {weft.step} {
  return
}

// -----

weft.stream @compute
func.func @train(%arena: memref<64xi8>) attributes {weft.step} {
  // expected-error @below {{expects only commands and views of the arena in a program}}
  %c = arith.constant 0 : index
  return
}

// -----

weft.stream @compute
func.func @train(%arena: memref<64xi8>) attributes {weft.step} {
  // expected-error @below {{expects only commands and views of the arena in a program}}
  %a = memref.alloc() : memref<8xi8>
  weft.cmd.copy on @compute (%a into %a) : memref<8xi8>, memref<8xi8>
  return
}

// -----

weft.stream @compute
weft.kernel @double(%x: memref<8xf32>, %y: memref<8xf32>) {
  linalg.add ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%y : memref<8xf32>)
  weft.yield
}
func.func @train(%arena: memref<64xi8>) attributes {weft.step} {
  %x = weft.arena_view %arena[0] activations : memref<64xi8> to memref<8xf32>
  %y = weft.arena_view %arena[16] activations : memref<64xi8> to memref<8xf32>
  // expected-error @below {{expects the kernel not to write a buffer that overlaps another one, but buffers 0 and 1 of 'double' overlap}}
  weft.cmd.launch @double on @compute (%x, %y) : memref<8xf32>, memref<8xf32>
  return
}
