// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled bucket-size=512B" -o %t.plain.mlir
// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled bucket-size=512B" -o %t.again.mlir
// RUN: cmp %t.plain.mlir %t.again.mlir
// RUN: FileCheck %s --enable-var-scope < %t.plain.mlir
// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled bucket-size=512B clean=true" --verify-roundtrip | FileCheck %s --enable-var-scope
// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled zero=0 overlap=false clean=true" --verify-roundtrip | FileCheck %s --check-prefix=PLAIN
// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled mesh=dp=1 clean=true" | FileCheck %s --check-prefix=ONE
// RUN: weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled micro-batches=3 clean=true" | FileCheck %s --check-prefix=MICRO
// RUN: not weft-opt %weft_src/test/Stages/1-kernels.mlir --weft-pipeline="from=kernels to=scheduled bucket-size=25" 2>&1 | FileCheck %s --check-prefix=UNIT
//
// From kernels to the schedule; the same with cse and canonicalize between all passes (B19): streams, buckets and what
// overlaps stay (B133); and the same bytes twice (B31).

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 128 { @fc2.weight at 0 length 48, @fc1.bias at 64 length 16 }
// CHECK-NEXT: bucket 128 { @fc1.weight at 0 length 128 }
// CHECK-LABEL: func.func @train
// CHECK: %[[G1:.*]] = weft.start @grad_comm {{.*}} {weft.bucket = "@L[1]"}
// CHECK-NEXT: weft.all_gather
// CHECK: %[[G0:.*]] = weft.start @grad_comm {{.*}} {weft.bucket = "@L[0]"}
// CHECK-NEXT: weft.all_gather
// CHECK: weft.wait %[[G1]]
// CHECK-NEXT: weft.unpack @L[1] @fc1.weight
// CHECK-NEXT: linalg.contract
// CHECK: weft.wait %[[G0]]
// CHECK-NEXT: weft.unpack @L[0] @fc1.bias
// CHECK-NEXT: weft.launch @bias_relu
// CHECK: weft.launch @mse
// CHECK: %[[LOSS:.*]] = weft.start @grad_comm {{.*}} {weft.bucket = "loss"}
// CHECK: weft.pack @L[0]
// CHECK: %[[R0:.*]] = weft.start @grad_comm {{.*}} {weft.bucket = "@L[0]"}
// CHECK-NEXT: weft.reduce_scatter
// CHECK: linalg.contract
// CHECK-NEXT: weft.pack @L[1]
// CHECK: %[[R1:.*]] = weft.start @grad_comm {{.*}} {weft.bucket = "@L[1]"}
// CHECK-NEXT: weft.reduce_scatter
// CHECK: weft.wait %[[LOSS]]
// CHECK-NEXT: weft.loss
// CHECK-NEXT: weft.wait %[[R0]]
// CHECK-NEXT: weft.update @L[0]
// CHECK-NEXT: weft.wait %[[R1]]
// CHECK-NEXT: weft.update @L[1]
// CHECK-NEXT: return

// PLAIN: weft.state @L.param : f32 param layout(@L) replicated
// PLAIN-LABEL: func.func @train
// PLAIN-NOT: weft.all_gather
// PLAIN-NOT: weft.reduce_scatter
// PLAIN: weft.pack @L[0]
// PLAIN-NEXT: weft.start
// PLAIN-NEXT: weft.all_reduce {{.*}} divide 4
// PLAIN-NEXT: weft.yield
// PLAIN-NEXT: }
// PLAIN-NEXT: weft.wait
// PLAIN: weft.update @L[0]

// ONE: weft.mesh @mesh(dp = 1)
// ONE-LABEL: func.func @train
// ONE-NOT: weft.start
// ONE: weft.update @L[0]

// MICRO-LABEL: func.func @train
// MICRO-SAME: weft.micro_batches = 3
// MICRO-COUNT-3: weft.launch @mse
// MICRO: weft.reduce_scatter {{.*}} divide 12
// MICRO-NOT: weft.reduce_scatter

// UNIT: error: expects 'bucket-size' to be a whole number of at least 1 with a unit
