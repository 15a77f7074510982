// RUN: weft-opt %weft_src/test/Stages/6-scheduled.mlir --weft-lower-schedule | FileCheck %s --enable-var-scope
// RUN: weft-opt %weft_src/test/Stages/6-scheduled.mlir --weft-lower-schedule | FileCheck %s --check-prefix=COPIES
//
// The hand-written schedule reaches commands that verify, without a copy.

// COPIES-NOT: memref.copy
// COPIES-NOT: weft.cmd.copy

// CHECK-DAG: weft.buffer "L.param" param at {{.*}} : memref<32xf32> {bucket = 0 : i64, layout = @L, placement = "shard"}
// CHECK-DAG: weft.buffer "L.m" moment at {{.*}} : memref<32xf32> {bucket = 1 : i64, layout = @L, placement = "shard", state = "m"}
// CHECK-DAG: weft.buffer "x" batch at {{.*}} : memref<4x8xf32> {micro_batch = 0 : i64}
// CHECK-DAG: weft.buffer "lr" scalar at {{.*}} : memref<f32>
// CHECK-DAG: weft.buffer "dp" coordinate at {{.*}} : memref<i64> {axes = ["dp"]}
// CHECK-DAG: weft.buffer "loss" loss at {{.*}} : memref<f32>

// CHECK-LABEL: func.func @train(%{{.*}}: memref<{{.*}}xi8>) attributes {weft.step}
// CHECK: %[[START:.*]] = weft.cmd.record on @compute
// CHECK-NEXT: weft.cmd.wait on @grad_comm for %[[START]]
// CHECK-NEXT: weft.cmd.collective all_gather on @grad_comm(%{{.*}} into %[[P1:.*]]) over @mesh[dp] {weft.bucket = "@L[1]"}
// CHECK-NEXT: %[[GATHERED1:.*]] = weft.cmd.record on @grad_comm
// CHECK-NEXT: weft.cmd.collective all_gather on @grad_comm
// CHECK-NEXT: %[[GATHERED0:.*]] = weft.cmd.record on @grad_comm
// CHECK-NEXT: weft.cmd.wait on @compute for %[[GATHERED1]]
// CHECK: weft.cmd.product on @compute({{.*}}) sizes [4, 16, 8] strides [8, 1], [16, 1], [16, 1]
// CHECK-NEXT: weft.cmd.wait on @compute for %[[GATHERED0]]
// CHECK: weft.cmd.launch @bias_relu on @compute
// CHECK: weft.cmd.product on @compute
// CHECK: weft.cmd.launch @mse on @compute
// CHECK: weft.cmd.collective all_reduce, sum on @grad_comm
// CHECK: weft.cmd.product on @compute({{.*}}) sizes [16, 3, 4] strides [1, 16], [3, 1], [3, 1]
// CHECK: weft.cmd.product on @compute({{.*}}) sizes [4, 16, 3] strides [3, 1], [1, 3], [16, 1]
// CHECK: weft.cmd.launch @relu_backward on @compute
// CHECK: weft.cmd.launch @zero_64 on @compute
// CHECK: weft.cmd.collective reduce_scatter, sum on @grad_comm{{.*}} divide 4 {weft.bucket = "@L[0]"}
// CHECK: weft.cmd.product on @compute({{.*}}) sizes [8, 16, 4] strides [1, 8], [16, 1], [16, 1]
// CHECK: weft.cmd.collective reduce_scatter, sum on @grad_comm
// CHECK: weft.cmd.launch @momentum.L.0 on @compute
// CHECK: weft.cmd.launch @momentum.L.1 on @compute
// CHECK-NEXT: return
