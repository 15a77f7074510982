// RUN: weft-opt %s --weft-bufferize --split-input-file --verify-diagnostics | FileCheck %s --enable-var-scope
//
// Each program and kernel becomes memrefs; shared initial values get buffers of their own; starts keep their region.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.param @b : tensor<2x5xf32> init(zeros)
weft.param @w : tensor<100xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 128 { @b at 16 length 10, @w at 64 length 64 }
  bucket 128 { @w from 64 at 0 length 36 }
}
weft.state @L.param : f32 param layout(@L) shard

// CHECK-LABEL: weft.kernel @exp(%{{.*}}: memref<8xf32>, %{{.*}}: memref<8xf32>, %{{.*}}: memref<8xf32>)
// CHECK: linalg.generic {{.*}} ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<8xf32>)
// CHECK: linalg.generic {{.*}} ins(%arg1 : memref<8xf32>) outs(%arg2 : memref<8xf32>)
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: weft.yield{{$}}
weft.kernel @exp(%x: tensor<8xf32>, %i0: tensor<8xf32>, %i1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%i0 : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %e = math.exp %a : f32
    linalg.yield %e : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%i1 : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %e = arith.negf %a : f32
    linalg.yield %e : f32
  } -> tensor<8xf32>
  weft.yield %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Temporaries: a small one on the stack, a large one as an argument.
// CHECK-LABEL: weft.kernel @sum(%{{.*}}: memref<8x65536xf32>, %{{.*}}: memref<f32>, %{{.*}}: memref<8x65536xf32>)
// CHECK: %[[SMALL:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK: linalg.map { math.exp } ins(%arg0 : memref<8x65536xf32>) outs(%arg2 : memref<8x65536xf32>)
weft.kernel @sum(%x: tensor<8x65536xf32>, %init: tensor<f32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x65536xf32>
  %n = linalg.map { math.exp } ins(%x : tensor<8x65536xf32>) outs(%e : tensor<8x65536xf32>)
  %e1 = tensor.empty() : tensor<8xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8xf32>) -> tensor<8xf32>
  %rows = linalg.reduce { arith.addf } ins(%n : tensor<8x65536xf32>) outs(%z1 : tensor<8xf32>) dimensions = [1]
  %z = linalg.fill ins(%zero : f32) outs(%init : tensor<f32>) -> tensor<f32>
  %all = linalg.reduce { arith.addf } ins(%rows : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  weft.yield %all : tensor<f32>
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[X:.*]]: memref<8xf32> {weft.name = "x"}, %[[BIG:.*]]: memref<8x65536xf32> {weft.name = "big"})
func.func @step(%x: tensor<8xf32> {weft.name = "x"}, %big: tensor<8x65536xf32> {weft.name = "big"}) attributes {weft.step} {
  // CHECK-DAG: %[[S:.*]] = weft.read_state @L.param[0] : memref<32xf32>
  // CHECK-DAG: %[[WHOLE:.*]] = memref.alloc() {alignment = 64 : i64} : memref<128xf32>
  // CHECK: %[[F:.*]] = weft.start @comm ins(%[[FROM:.*]] = %[[S]] : memref<32xf32>) outs(%[[TO:.*]] = %[[WHOLE]] : memref<128xf32>) {
  // CHECK-NEXT: weft.all_gather %[[FROM]] into %[[TO]] over @mesh[dp]
  // CHECK-NEXT: }
  %s = weft.read_state @L.param[0] : tensor<32xf32>
  %s1 = weft.read_state @L.param[1] : tensor<32xf32>
  %e = tensor.empty() : tensor<128xf32>
  %f = weft.start @comm ins(%from = %s : tensor<32xf32>) outs(%to = %e : tensor<128xf32>) {
    %0 = weft.all_gather %from into %to over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    weft.yield %0 : tensor<128xf32>
  }
  // CHECK: weft.wait %[[F]]
  // CHECK: weft.all_gather %{{.*}} into %[[WHOLE1:.*]] over
  %w, %again = weft.wait %f : !weft.future<(tensor<32xf32>) -> (tensor<128xf32>)>
  %e2 = tensor.empty() : tensor<128xf32>
  %w1 = weft.all_gather %s1 into %e2 over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
  // CHECK: %[[B:.*]] = memref.reinterpret_cast %[[WHOLE]] to offset: [16], sizes: [2, 5], strides: [5, 1]
  // CHECK: linalg.negf ins(%[[B]] : memref<2x5xf32, strided<[5, 1], offset: 16>>)
  %b = weft.unpack @L[0] @b from %w : (tensor<128xf32>) -> tensor<2x5xf32>
  %e3 = tensor.empty() : tensor<2x5xf32>
  %n = linalg.negf ins(%b : tensor<2x5xf32>) outs(%e3 : tensor<2x5xf32>) -> tensor<2x5xf32>
  // CHECK: %[[SPLIT:.*]] = memref.alloc() {{.*}} : memref<100xf32>
  // CHECK: %[[FROM0:.*]] = memref.reinterpret_cast %[[WHOLE]] to offset: [64], sizes: [64]
  // CHECK: %[[TO0:.*]] = memref.reinterpret_cast %[[SPLIT]] to offset: [0], sizes: [64]
  // CHECK: memref.copy %[[FROM0]], %[[TO0]]
  // CHECK: %[[TO1:.*]] = memref.reinterpret_cast %[[SPLIT]] to offset: [64], sizes: [36]
  // CHECK: memref.copy %{{.*}}, %[[TO1]]
  %split = weft.unpack @L[0, 1] @w from %w, %w1 : (tensor<128xf32>, tensor<128xf32>) -> tensor<100xf32>
  // Two launches with one initial value for all: four buffers.
  // CHECK-COUNT-4: memref.alloc() {{.*}} : memref<8xf32>
  // CHECK-NOT: memref.copy
  // CHECK: weft.launch @exp
  %i = tensor.empty() : tensor<8xf32>
  %a:2 = weft.launch @exp ins(%x : tensor<8xf32>) outs(%i, %i : tensor<8xf32>, tensor<8xf32>)
  %c:2 = weft.launch @exp ins(%a#0 : tensor<8xf32>) outs(%i, %i : tensor<8xf32>, tensor<8xf32>)
  // CHECK: %[[WORK:.*]] = memref.alloc() {weft.memory_class = #weft<memory_class workspace>} : memref<8x65536xf32>
  // CHECK: weft.launch @sum ins(%[[BIG]] : memref<8x65536xf32>) outs(%[[LOSS:.*]], %[[WORK]] : memref<f32>, memref<8x65536xf32>)
  // CHECK: weft.loss %[[LOSS]] reduced : memref<f32>
  %e1 = tensor.empty() : tensor<f32>
  %loss = weft.launch @sum ins(%big : tensor<8x65536xf32>) outs(%e1 : tensor<f32>)
  weft.loss %loss reduced : tensor<f32>
  return
}

// -----

// Each all_reduce of one launch works in place: that all results come with one future does not make them one.

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @make(%i: tensor<8xf32>) -> tensor<8xf32> {
  %c = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%c : f32) outs(%i : tensor<8xf32>) -> tensor<8xf32>
  weft.yield %0 : tensor<8xf32>
}
weft.kernel @use(%x: tensor<8xf32>, %y: tensor<8xf32>, %i: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.add ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%i : tensor<8xf32>) -> tensor<8xf32>
  weft.yield %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @together(
func.func @together() attributes {weft.step} {
  // CHECK: weft.launch @make outs(%[[A:.*]] : memref<8xf32>)
  // CHECK: weft.launch @make outs(%[[B:.*]] : memref<8xf32>)
  // CHECK-NOT: memref.copy
  // CHECK: weft.start @comm outs(%[[P:.*]] = %[[A]] : memref<8xf32>, %[[Q:.*]] = %[[B]] : memref<8xf32>)
  // CHECK-NEXT: weft.all_reduce %[[P]] sum
  // CHECK-NEXT: weft.all_reduce %[[Q]] sum
  // CHECK-NOT: memref.copy
  // CHECK: weft.launch @use ins(%[[A]], %[[B]] :
  %e = tensor.empty() : tensor<8xf32>
  %a = weft.launch @make outs(%e : tensor<8xf32>)
  %b = weft.launch @make outs(%e : tensor<8xf32>)
  %f = weft.start @comm outs(%x = %a : tensor<8xf32>, %y = %b : tensor<8xf32>) {
    %0 = weft.all_reduce %x sum over @mesh[dp] divide 4 : tensor<8xf32>
    %1 = weft.all_reduce %y sum over @mesh[dp] divide 4 : tensor<8xf32>
    weft.yield %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
  %r:2 = weft.wait %f : !weft.future<() -> (tensor<8xf32>, tensor<8xf32>)>
  %u = weft.launch @use ins(%r#0, %r#1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>)
  return
}

// -----

func.func @unknown(%x: tensor<8xf32> {weft.name = "x"}) attributes {weft.step} {
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{expects a step to hold only launches, products, views, collectives and updates; everything else belongs into a kernel (weft-form-kernels), and gradients into buckets}}
  %v = tensor.extract %x[%c0] : tensor<8xf32>
  return
}

// -----

// expected-error@+1 {{expects a step of one block without results}}
func.func @results(%x: tensor<8xf32> {weft.name = "x"}) -> tensor<8xf32> attributes {weft.step} {
  return %x : tensor<8xf32>
}
