// RUN: weft-opt %s --weft-shard-optimizer=stage=3 --weft-verify-stage=stage=sharded --verify-roundtrip | FileCheck %s --check-prefixes=CHECK,THREE --enable-var-scope
// RUN: weft-opt %s --weft-shard-optimizer=stage=3 --cse --canonicalize | FileCheck %s --check-prefixes=CHECK,THREE --enable-var-scope
// RUN: weft-opt %s --weft-shard-optimizer=stage=2 --cse --canonicalize | FileCheck %s --check-prefixes=CHECK,TWO --enable-var-scope
// RUN: weft-opt %s --weft-shard-optimizer=stage=3 --cse --canonicalize --weft-insert-async --cse --canonicalize --weft-verify-stage=stage=scheduled --weft-verify-schedule | FileCheck %s --check-prefix=ASYNC --enable-var-scope
//
// ZeRO-2 and ZeRO-3 are dependences: of gradients there are two buckets at once, of parameters what two operations that
// follow one another read (here two buckets). Neither cse nor canonicalize takes a second gather for the first. B4: the third
// bucket waits for the reduction of the first, whatever writes into it.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @a : tensor<64xf32> init(zeros)
weft.param @b : tensor<64xf32> init(zeros)
weft.param @c : tensor<64xf32> init(zeros)
weft.param @d : tensor<64xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 64 { @d at 0 length 64 }
  bucket 64 { @c at 0 length 64 }
  bucket 64 { @b at 0 length 64 }
  bucket 64 { @a at 0 length 64 }
}
weft.state @L.param : f32 param layout(@L) replicated

weft.kernel @mul(%x: tensor<64xf32>, %w: tensor<64xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.mul ins(%x, %w : tensor<64xf32>, tensor<64xf32>) outs(%init : tensor<64xf32>) -> tensor<64xf32>
  weft.yield %r : tensor<64xf32>
}

// CHECK-LABEL: func.func @train
// CHECK-SAME: %[[X:[^:]*]]: tensor<64xf32>
// ASYNC-LABEL: func.func @train
func.func @train(%x: tensor<64xf32>, %l: tensor<f32>) attributes {weft.step} {
  %pd = weft.read_state @L.param[0] : tensor<64xf32>
  %pc = weft.read_state @L.param[1] : tensor<64xf32>
  %pb = weft.read_state @L.param[2] : tensor<64xf32>
  %pa = weft.read_state @L.param[3] : tensor<64xf32>
  %d = weft.unpack @L[0] @d from %pd : (tensor<64xf32>) -> tensor<64xf32>
  %c = weft.unpack @L[1] @c from %pc : (tensor<64xf32>) -> tensor<64xf32>
  %b = weft.unpack @L[2] @b from %pb : (tensor<64xf32>) -> tensor<64xf32>
  %a = weft.unpack @L[3] @a from %pa : (tensor<64xf32>) -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>

  // The first two gathers depend on nothing, the third on the use of the first, and so on.
  // THREE: %[[GA:.*]] = weft.all_gather
  // THREE: %[[A:.*]] = weft.unpack @L[3] @a from %[[GA]]
  // THREE: %[[H1:.*]] = weft.launch @mul ins(%[[X]], %[[A]]
  // THREE: %[[GB:.*]] = weft.all_gather
  // THREE: %[[B:.*]] = weft.unpack @L[2] @b from %[[GB]]
  // THREE: %[[H2:.*]] = weft.launch @mul ins(%[[H1]], %[[B]]
  // THREE: %[[SC:.*]]:2 = weft.barrier %{{.*}}, %[[H1]] :
  // THREE: %[[GC:.*]] = weft.all_gather %[[SC]]#0
  // THREE: %[[C:.*]] = weft.unpack @L[1] @c from %[[GC]]
  // THREE: %[[H3:.*]] = weft.launch @mul ins(%[[H2]], %[[C]]
  // THREE: %[[SD:.*]]:2 = weft.barrier %{{.*}}, %[[H2]] :
  // THREE: %[[GD:.*]] = weft.all_gather %[[SD]]#0
  // THREE: %[[D:.*]] = weft.unpack @L[0] @d from %[[GD]]
  // THREE: %[[H4:.*]] = weft.launch @mul ins(%[[H3]], %[[D]]
  // TWO-COUNT-4: weft.all_gather
  // TWO-NOT: weft.all_gather
  // TWO: %[[H1:.*]] = weft.launch @mul ins(%[[X]], %{{.*}}
  // TWO: %[[H2:.*]] = weft.launch @mul ins(%[[H1]], %{{.*}}
  // TWO: %[[H3:.*]] = weft.launch @mul ins(%[[H2]], %{{.*}}
  // TWO: %[[H4:.*]] = weft.launch @mul ins(%[[H3]], %{{.*}}
  %h1 = weft.launch @mul ins(%x, %a : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %h2 = weft.launch @mul ins(%h1, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %h3 = weft.launch @mul ins(%h2, %c : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %h4 = weft.launch @mul ins(%h3, %d : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)

  // The backward begins with what the forward left; b takes the room of d. The gradient of b has to wait for the
  // reduction of that of d.
  // CHECK: %[[RD:.*]] = weft.reduce_scatter
  // THREE: %[[H5:.*]] = weft.launch @mul ins(%[[H4]], %[[D]]
  // TWO: %[[H5:.*]] = weft.launch @mul ins(%[[H4]], %{{.*}}
  // CHECK: weft.launch @mul ins(%[[H5]], %[[H2]]
  // CHECK: %[[RC:.*]] = weft.reduce_scatter
  // THREE: %[[H6:.*]] = weft.launch @mul ins(%[[H5]], %[[C]]
  // TWO: %[[H6:.*]] = weft.launch @mul ins(%[[H5]], %{{.*}}
  // CHECK: %[[HELD:.*]]:2 = weft.barrier %[[H6]], %[[RD]] :
  // CHECK: weft.launch @mul ins(%[[HELD]]#0, %[[H1]]
  // CHECK: weft.reduce_scatter
  // THREE: %[[SB2:.*]]:3 = weft.barrier %{{.*}}, %[[H4]], %[[H5]] :
  // THREE: %[[GB2:.*]] = weft.all_gather %[[SB2]]#0
  // THREE: %[[B2:.*]] = weft.unpack @L[2] @b from %[[GB2]]
  // THREE: %[[H7:.*]] = weft.launch @mul ins(%[[H6]], %[[B2]]
  // TWO: %[[H7:.*]] = weft.launch @mul ins(%[[H6]], %{{.*}}
  // CHECK: %[[HELD:.*]]:2 = weft.barrier %[[H7]], %[[RC]] :
  // CHECK: weft.launch @mul ins(%[[HELD]]#0, %[[X]]
  %gd = weft.launch @mul ins(%h4, %h3 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %bd = weft.pack @L[0] (@d = %gd) : (tensor<64xf32>) -> tensor<64xf32>
  %rd = weft.all_reduce %bd sum over @mesh[dp] divide 2 : tensor<64xf32>
  %h5 = weft.launch @mul ins(%h4, %d : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %gc = weft.launch @mul ins(%h5, %h2 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %bc = weft.pack @L[1] (@c = %gc) : (tensor<64xf32>) -> tensor<64xf32>
  %rc = weft.all_reduce %bc sum over @mesh[dp] divide 2 : tensor<64xf32>
  %h6 = weft.launch @mul ins(%h5, %c : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %gb = weft.launch @mul ins(%h6, %h1 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %bb = weft.pack @L[2] (@b = %gb) : (tensor<64xf32>) -> tensor<64xf32>
  %rb = weft.all_reduce %bb sum over @mesh[dp] divide 2 : tensor<64xf32>
  %h7 = weft.launch @mul ins(%h6, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %ga = weft.launch @mul ins(%h7, %x : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %ba = weft.pack @L[3] (@a = %ga) : (tensor<64xf32>) -> tensor<64xf32>
  %ra = weft.all_reduce %ba sum over @mesh[dp] divide 2 : tensor<64xf32>
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 2 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  weft.update @L[0] with %rd using @sgd : tensor<64xf32>
  weft.update @L[1] with %rc using @sgd : tensor<64xf32>
  weft.update @L[2] with %rb using @sgd : tensor<64xf32>
  weft.update @L[3] with %ra using @sgd : tensor<64xf32>
  return
}

// A gather starts as soon as there is room for it, which is while the bucket before is used.
// ASYNC: weft.start {{.*}} {weft.bucket = "@L[3]"}
// ASYNC: weft.start {{.*}} {weft.bucket = "@L[2]"}
// ASYNC: weft.wait
// ASYNC: %[[H1:.*]] = weft.launch @mul
// ASYNC-NEXT: weft.barrier %{{.*}}, %[[H1]]
// ASYNC: weft.start {{.*}} {weft.bucket = "@L[1]"}
// ASYNC: weft.wait
// ASYNC: %[[H2:.*]] = weft.launch @mul
// ASYNC-NEXT: weft.barrier %{{.*}}, %[[H2]]
// ASYNC: weft.start {{.*}} {weft.bucket = "@L[0]"}
// ASYNC-COUNT-3: weft.launch @mul
// ASYNC: %[[RD:.*]] = weft.start {{.*}} {weft.bucket = "@L[0]"}
// ASYNC-NEXT: weft.reduce_scatter
// ASYNC: %[[H5:.*]] = weft.launch @mul
// ASYNC-NEXT: weft.barrier %{{.*}}, %{{.*}}, %[[H5]]
// ASYNC: weft.start {{.*}} {weft.bucket = "@L[2]"}
// ASYNC-NEXT: weft.all_gather
// ASYNC: weft.start {{.*}} {weft.bucket = "@L[1]"}
// ASYNC-NEXT: weft.reduce_scatter
// ASYNC: weft.launch @mul
// ASYNC: weft.wait %[[RD]]
// ASYNC-NEXT: weft.barrier
// ASYNC-NEXT: weft.launch @mul

// An evaluation gathers each once.
// CHECK-LABEL: func.func @eval
// CHECK-COUNT-2: weft.all_gather
// CHECK-NOT: weft.all_gather
func.func @eval(%x: tensor<64xf32>, %l: tensor<f32>) -> tensor<64xf32> attributes {weft.eval} {
  %pb = weft.read_state @L.param[2] : tensor<64xf32>
  %pa = weft.read_state @L.param[3] : tensor<64xf32>
  %b = weft.unpack @L[2] @b from %pb : (tensor<64xf32>) -> tensor<64xf32>
  %a = weft.unpack @L[3] @a from %pa : (tensor<64xf32>) -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %h1 = weft.launch @mul ins(%x, %a : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %h2 = weft.launch @mul ins(%h1, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>)
  %mean = weft.all_reduce %l sum over @mesh[dp] divide 2 : tensor<f32>
  weft.loss %mean reduced : tensor<f32>
  return %h2 : tensor<64xf32>
}
