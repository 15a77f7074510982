// RUN: weft-opt %s --weft-pack-kernels --split-input-file --verify-diagnostics | FileCheck %s --enable-var-scope
//
// A kernel takes an array of pointers, and its range of blocks where it can be divided.

// CHECK-LABEL: llvm.func internal @body(
// CHECK-NOT: weft.host_kernel
llvm.func @body(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}) attributes {weft.host_kernel = "packed"} {
  llvm.return
}
// CHECK-LABEL: llvm.func @packed(
// CHECK-SAME: %[[ARGS:.*]]: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64) attributes {weft.host_kernel = "packed"}
// CHECK: %[[P0:.*]] = llvm.getelementptr %[[ARGS]][0]
// CHECK: %[[X:.*]] = llvm.load %[[P0]]
// CHECK: %[[P1:.*]] = llvm.getelementptr %[[ARGS]][1]
// CHECK: %[[Y:.*]] = llvm.load %[[P1]]
// CHECK: llvm.call @body(%[[X]], %[[Y]])
llvm.func @packed(!llvm.ptr, i64, i64)

// -----

// CHECK-LABEL: llvm.func @packed(
// CHECK-SAME: %{{.*}}: !llvm.ptr, %[[FIRST:.*]]: i64, %[[LAST:.*]]: i64)
// CHECK: llvm.call @body(%{{.*}}, %[[FIRST]], %[[LAST]])
llvm.func @body(%x: !llvm.ptr, %first: i64, %last: i64) attributes {weft.host_kernel = "packed"} {
  llvm.return
}
llvm.func @packed(!llvm.ptr, i64, i64)

// -----

// expected-error @below {{expects 'weft.host_kernel' to name the declaration of the packed function}}
llvm.func @body(%x: !llvm.ptr) attributes {weft.host_kernel = "absent"} {
  llvm.return
}
