// RUN: weft-opt %s --weft-plan-memory --split-input-file | FileCheck %s --enable-var-scope
//
// Buffers whose values are dead give their place to the next; what is in flight does not before the wait; the step and the
// evaluation share one arena.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @w : tensor<64xf32> init(zeros)
weft.param @table : tensor<4x4xf32> init(ones) {frozen}
weft.layout @L : f32 shards [dp] over @mesh { bucket 64 { @w at 0 length 64 } }
weft.state @L.param : f32 param layout(@L) shard
weft.stream @compute
weft.stream @comm

// CHECK: weft.buffer "L.param" param at 0 : memref<32xf32> {bucket = 0 : i64, layout = @L, placement = "shard"}
// CHECK-NEXT: weft.buffer "table" param at 128 : memref<4x4xf32> {parameter = @table}
// CHECK-NEXT: weft.buffer "x" batch at 256 : memref<64xf32> {micro_batch = 0 : i64, program = "step"}
// CHECK-NEXT: weft.buffer "y" batch at 512 : memref<64xi32> {bound = 10 : i64, micro_batch = 0 : i64, program = "step"}
// CHECK-NEXT: weft.buffer "rng" rng at 768 : memref<2xi32> {micro_batch = 0 : i64, program = "step"}
// CHECK-NEXT: weft.buffer "step" step_index at 896 : memref<i32> {program = "step"}
// CHECK-NEXT: weft.buffer "lr" scalar at 1024 : memref<f32>
// CHECK-NEXT: weft.buffer "loss" loss at 1152 : memref<f32> {program = "step"}
// CHECK-NEXT: weft.buffer "accuracy" metric at 1280 : memref<f32> {program = "step"}
// CHECK-NEXT: weft.buffer "x" batch at 1408 : memref<64xf32> {micro_batch = 0 : i64, program = "eval"}
// CHECK-NEXT: weft.buffer "loss" loss at 1664 : memref<f32> {program = "eval"}

weft.kernel @k(%x: memref<64xf32>, %y: memref<64xf32>) {
  memref.copy %x, %y : memref<64xf32> to memref<64xf32>
  weft.yield
}
weft.kernel @mean(%x: memref<64xf32>, %y: memref<f32>) {
  weft.yield
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[ARENA:.*]]: memref<2560xi8>) attributes {weft.step}
func.func @step(%x: memref<64xf32> {weft.name = "x"}, %y: memref<64xi32> {weft.name = "y", weft.bound = 10 : i64},
                %rng: memref<2xi32> {weft.name = "rng"}, %s: memref<i32> {weft.name = "step"}) attributes {weft.step} {
  %lr = weft.input scalar "lr" : memref<f32>
  %p = weft.read_state @L.param[0] : memref<32xf32>
  %t = weft.read @table : memref<4x4xf32>
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  %c = memref.alloc() : memref<64xf32>
  %d = memref.alloc() : memref<64xf32>
  %w = memref.alloc() : memref<64xf32>
  %loss = memref.alloc() : memref<f32>
  %acc = memref.alloc() : memref<f32>
  %unused = memref.alloc() : memref<64xf32>
  // CHECK-DAG: %[[X:.*]] = weft.arena_view %[[ARENA]][256] inputs
  // CHECK-DAG: %[[P:.*]] = weft.arena_view %[[ARENA]][0] parameters
  // CHECK-DAG: %[[LOSS:.*]] = weft.arena_view %[[ARENA]][1152] outputs
  // %a and %b are alive together; %c takes the place of %a; %w is in flight all the time.
  // CHECK-DAG: %[[W:.*]] = weft.arena_view %[[ARENA]][2048] in_flight {weft.bucket = "@L[0]"} : memref<2560xi8> to memref<64xf32>
  // CHECK: weft.start @comm ins(%{{.*}} = %[[P]] : memref<32xf32>) outs(%{{.*}} = %[[W]] : memref<64xf32>)
  %f = weft.start @comm ins(%from = %p : memref<32xf32>) outs(%to = %w : memref<64xf32>) {
    weft.all_gather %from into %to over @mesh[dp] : memref<32xf32> into memref<64xf32>
  }
  // CHECK: weft.launch @k ins(%[[X]] : memref<64xf32>) outs(%[[A:.*]] : memref<64xf32>)
  // CHECK: weft.launch @k ins(%[[A]] : memref<64xf32>) outs(%[[B:.*]] : memref<64xf32>)
  // CHECK: weft.launch @k ins(%[[B]] : memref<64xf32>) outs(%[[C:.*]] : memref<64xf32>)
  weft.launch @k ins(%x : memref<64xf32>) outs(%a : memref<64xf32>)
  weft.launch @k ins(%a : memref<64xf32>) outs(%b : memref<64xf32>)
  weft.launch @k ins(%b : memref<64xf32>) outs(%c : memref<64xf32>)
  weft.launch @k ins(%c : memref<64xf32>) outs(%d : memref<64xf32>)
  %r:2 = weft.wait %f : !weft.buffer_future<(memref<32xf32>) -> (memref<64xf32>)>
  weft.launch @mean ins(%d : memref<64xf32>) outs(%loss : memref<f32>)
  // CHECK: weft.loss %[[LOSS]] reduced
  weft.loss %loss reduced : memref<f32>
  weft.metric "accuracy", %loss reduced : memref<f32>
  return
}

// CHECK-LABEL: func.func @eval(%{{.*}}: memref<2560xi8>) attributes {weft.eval}
func.func @eval(%x: memref<64xf32> {weft.name = "x"}) attributes {weft.eval} {
  %loss = memref.alloc() : memref<f32>
  weft.launch @mean ins(%x : memref<64xf32>) outs(%loss : memref<f32>)
  weft.loss %loss reduced : memref<f32>
  return
}
