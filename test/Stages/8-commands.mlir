// RUN: weft-opt %s --verify-roundtrip | FileCheck %s
//
// A straight list of commands, each on a stream; events are the only order between streams.

// CHECK: weft.cmd.collective reduce_scatter, sum on @grad_comm
// CHECK: weft.cmd.wait on @compute for

weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @fc1.weight : tensor<8x16xf32> init(normal, 2.000000e-01)
weft.param @fc1.bias : tensor<16xf32> init(zeros) {decay = false}
weft.param @fc2.weight : tensor<16x3xf32> init(normal, 2.000000e-01)

weft.optimizer @momentum states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  %beta = arith.constant 0.9 : f32
  %kept = arith.mulf %beta, %m : f32
  %m1 = arith.addf %kept, %g : f32
  %delta = arith.mulf %lr, %m1 : f32
  %p1 = arith.subf %p, %delta : f32
  weft.yield %p1, %m1 : f32, f32
}

weft.layout @L : f32 shards [dp] over @mesh {
  bucket 128 { @fc2.weight at 0 length 48, @fc1.bias at 48 length 16 }
  bucket 128 { @fc1.weight at 0 length 128 }
}
weft.state @L.param : f32 param layout(@L) shard
weft.state @L.m : f32 moment("m") layout(@L) shard

weft.stream @compute
weft.stream @grad_comm

weft.buffer "lr" scalar at 0 : memref<f32>
weft.buffer "dp" coordinate at 128 : memref<i64>
weft.buffer "L.param" param at 256 : memref<32xf32> {bucket = 0 : i64, layout = @L, placement = "shard"}
weft.buffer "L.param" param at 384 : memref<32xf32> {bucket = 1 : i64, layout = @L, placement = "shard"}
weft.buffer "L.m" moment at 512 : memref<32xf32> {bucket = 0 : i64, layout = @L, placement = "shard", state = "m"}
weft.buffer "L.m" moment at 640 : memref<32xf32> {bucket = 1 : i64, layout = @L, placement = "shard", state = "m"}
weft.buffer "x" batch at 768 : memref<4x8xf32> {micro_batch = 0 : i64}
weft.buffer "y" batch at 896 : memref<4x3xf32> {micro_batch = 0 : i64}
weft.buffer "loss" loss at 1024 : memref<f32>

// h = relu(a + b1), on the rows of a
weft.kernel @bias_relu(%a: memref<4x16xf32>, %b: memref<16xf32>, %h: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (c)>, affine_map<(r, c) -> (r, c)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<4x16xf32>, memref<16xf32>) outs(%h : memref<4x16xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %s = arith.addf %v, %w : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// the mean squared error and its gradient
weft.kernel @mse(%p: memref<4x3xf32>, %y: memref<4x3xf32>, %loss: memref<f32>, %grad: memref<4x3xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%loss : memref<f32>)
  linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
      ins(%p, %y : memref<4x3xf32>, memref<4x3xf32>) outs(%loss : memref<f32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.constant 0.0833333358 : f32
    %d = arith.subf %v, %t : f32
    %q = arith.mulf %d, %d : f32
    %m = arith.mulf %q, %c : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%p, %y : memref<4x3xf32>, memref<4x3xf32>) outs(%grad : memref<4x3xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.constant 0.166666672 : f32
    %d = arith.subf %v, %t : f32
    %r = arith.mulf %d, %c : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// da = dh where h > 0, and its column sums
weft.kernel @relu_backward(%dh: memref<4x16xf32>, %h: memref<4x16xf32>, %da: memref<4x16xf32>, %db: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r, c)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%dh, %h : memref<4x16xf32>, memref<4x16xf32>) outs(%da : memref<4x16xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %c = arith.cmpf ogt, %t, %zero : f32
    %r = arith.select %c, %v, %zero : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%db : memref<16xf32>)
  linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%da : memref<4x16xf32>) outs(%db : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// zeros between the slots of a bucket
weft.kernel @zero_64(%x: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<64xf32>)
  weft.yield
}

// the rule of @momentum on the elements of a rank's shard, walking the segments (start, length) of the bucket
memref.global "private" constant @L.0.segments : memref<2x2xi64> = dense<[[0, 48], [48, 16]]>
memref.global "private" constant @L.1.segments : memref<1x2xi64> = dense<[[0, 128]]>
weft.kernel @momentum.L.0(%g: memref<32xf32>, %lr: memref<f32>, %coordinate: memref<i64>, %p: memref<32xf32>, %m: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %num = arith.constant 2 : index
  %shard = arith.constant 32 : index
  %beta = arith.constant 0.9 : f32
  %segments = memref.get_global @L.0.segments : memref<2x2xi64>
  %rate = memref.load %lr[] : memref<f32>
  %c = memref.load %coordinate[] : memref<i64>
  %ci = arith.index_cast %c : i64 to index
  %begin = arith.muli %ci, %shard : index
  scf.for %s = %c0 to %num step %c1 {
    %start64 = memref.load %segments[%s, %c0] : memref<2x2xi64>
    %length64 = memref.load %segments[%s, %c1] : memref<2x2xi64>
    %start = arith.index_cast %start64 : i64 to index
    %length = arith.index_cast %length64 : i64 to index
    %end = arith.addi %start, %length : index
    %lo = arith.subi %start, %begin : index
    %hi = arith.subi %end, %begin : index
    %first = arith.maxsi %lo, %c0 : index
    %last = arith.minsi %hi, %shard : index
    scf.for %e = %first to %last step %c1 {
      %pv = memref.load %p[%e] : memref<32xf32>
      %gv = memref.load %g[%e] : memref<32xf32>
      %mv = memref.load %m[%e] : memref<32xf32>
      %kept = arith.mulf %beta, %mv : f32
      %m1 = arith.addf %kept, %gv : f32
      %delta = arith.mulf %rate, %m1 : f32
      %p1 = arith.subf %pv, %delta : f32
      memref.store %p1, %p[%e] : memref<32xf32>
      memref.store %m1, %m[%e] : memref<32xf32>
    }
  }
  weft.yield
}
weft.kernel @momentum.L.1(%g: memref<32xf32>, %lr: memref<f32>, %coordinate: memref<i64>, %p: memref<32xf32>, %m: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %num = arith.constant 1 : index
  %shard = arith.constant 32 : index
  %beta = arith.constant 0.9 : f32
  %segments = memref.get_global @L.1.segments : memref<1x2xi64>
  %rate = memref.load %lr[] : memref<f32>
  %c = memref.load %coordinate[] : memref<i64>
  %ci = arith.index_cast %c : i64 to index
  %begin = arith.muli %ci, %shard : index
  scf.for %s = %c0 to %num step %c1 {
    %start64 = memref.load %segments[%s, %c0] : memref<1x2xi64>
    %length64 = memref.load %segments[%s, %c1] : memref<1x2xi64>
    %start = arith.index_cast %start64 : i64 to index
    %length = arith.index_cast %length64 : i64 to index
    %end = arith.addi %start, %length : index
    %lo = arith.subi %start, %begin : index
    %hi = arith.subi %end, %begin : index
    %first = arith.maxsi %lo, %c0 : index
    %last = arith.minsi %hi, %shard : index
    scf.for %e = %first to %last step %c1 {
      %pv = memref.load %p[%e] : memref<32xf32>
      %gv = memref.load %g[%e] : memref<32xf32>
      %mv = memref.load %m[%e] : memref<32xf32>
      %kept = arith.mulf %beta, %mv : f32
      %m1 = arith.addf %kept, %gv : f32
      %delta = arith.mulf %rate, %m1 : f32
      %p1 = arith.subf %pv, %delta : f32
      memref.store %p1, %p[%e] : memref<32xf32>
      memref.store %m1, %m[%e] : memref<32xf32>
    }
  }
  weft.yield
}

func.func @train(%arena: memref<4608xi8>) attributes {weft.step} {
  %lr = weft.arena_view %arena[0] inputs : memref<4608xi8> to memref<f32>
  %c = weft.arena_view %arena[128] inputs : memref<4608xi8> to memref<i64>
  %q0 = weft.arena_view %arena[256] parameters : memref<4608xi8> to memref<32xf32>
  %q1 = weft.arena_view %arena[384] parameters : memref<4608xi8> to memref<32xf32>
  %m0 = weft.arena_view %arena[512] optimizer : memref<4608xi8> to memref<32xf32>
  %m1 = weft.arena_view %arena[640] optimizer : memref<4608xi8> to memref<32xf32>
  %x = weft.arena_view %arena[768] inputs : memref<4608xi8> to memref<4x8xf32>
  %y = weft.arena_view %arena[896] inputs : memref<4608xi8> to memref<4x3xf32>
  %out = weft.arena_view %arena[1024] outputs : memref<4608xi8> to memref<f32>
  %s1 = weft.arena_view %arena[1152] in_flight {weft.bucket = "@L[1]"} : memref<4608xi8> to memref<128xf32>
  %s0 = weft.arena_view %arena[1664] in_flight {weft.bucket = "@L[0]"} : memref<4608xi8> to memref<128xf32>
  %a = weft.arena_view %arena[2176] activations : memref<4608xi8> to memref<4x16xf32>
  %h = weft.arena_view %arena[2432] activations : memref<4608xi8> to memref<4x16xf32>
  %p = weft.arena_view %arena[2688] activations : memref<4608xi8> to memref<4x3xf32>
  %loss = weft.arena_view %arena[2816] activations : memref<4608xi8> to memref<f32>
  %dp = weft.arena_view %arena[2944] activations : memref<4608xi8> to memref<4x3xf32>
  %p0 = weft.arena_view %arena[3072] gradients {weft.bucket = "@L[0]"} : memref<4608xi8> to memref<128xf32>
  %r0 = weft.arena_view %arena[3584] in_flight : memref<4608xi8> to memref<32xf32>
  %dh = weft.arena_view %arena[3712] activations : memref<4608xi8> to memref<4x16xf32>
  %da = weft.arena_view %arena[2176] activations : memref<4608xi8> to memref<4x16xf32>
  %p1 = weft.arena_view %arena[3968] gradients {weft.bucket = "@L[1]"} : memref<4608xi8> to memref<128xf32>
  %r1 = weft.arena_view %arena[4480] in_flight : memref<4608xi8> to memref<32xf32>

  %w1 = memref.reinterpret_cast %s1 to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<128xf32> to memref<8x16xf32, strided<[16, 1]>>
  %b1 = memref.reinterpret_cast %s0 to offset: [48], sizes: [16], strides: [1] : memref<128xf32> to memref<16xf32, strided<[1], offset: 48>>
  %w2 = memref.reinterpret_cast %s0 to offset: [0], sizes: [16, 3], strides: [3, 1] : memref<128xf32> to memref<16x3xf32, strided<[3, 1]>>
  %dw2 = memref.reinterpret_cast %p0 to offset: [0], sizes: [16, 3], strides: [3, 1] : memref<128xf32> to memref<16x3xf32, strided<[3, 1]>>
  %db1 = memref.reinterpret_cast %p0 to offset: [48], sizes: [16], strides: [1] : memref<128xf32> to memref<16xf32, strided<[1], offset: 48>>
  %gap = memref.reinterpret_cast %p0 to offset: [64], sizes: [64], strides: [1] : memref<128xf32> to memref<64xf32, strided<[1], offset: 64>>
  %dw1 = memref.reinterpret_cast %p1 to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<128xf32> to memref<8x16xf32, strided<[16, 1]>>

  weft.cmd.collective all_gather on @grad_comm (%q1 into %s1) over @mesh[dp] {weft.bucket = "@L[1]"} : memref<32xf32>, memref<128xf32>
  %gathered1 = weft.cmd.record on @grad_comm
  weft.cmd.collective all_gather on @grad_comm (%q0 into %s0) over @mesh[dp] {weft.bucket = "@L[0]"} : memref<32xf32>, memref<128xf32>
  %gathered0 = weft.cmd.record on @grad_comm
  weft.cmd.wait on @compute for %gathered1
  weft.cmd.product on @compute (%x, %w1, %a) sizes [4, 16, 8] strides [8, 1], [16, 1], [16, 1]
      : memref<4x8xf32>, memref<8x16xf32, strided<[16, 1]>>, memref<4x16xf32>
  weft.cmd.wait on @compute for %gathered0
  weft.cmd.launch @bias_relu on @compute (%a, %b1, %h) {weft.phase = #weft.phase<forward>} : memref<4x16xf32>, memref<16xf32, strided<[1], offset: 48>>, memref<4x16xf32>
  weft.cmd.product on @compute (%h, %w2, %p) sizes [4, 3, 16] strides [16, 1], [3, 1], [3, 1]
      : memref<4x16xf32>, memref<16x3xf32, strided<[3, 1]>>, memref<4x3xf32>
  weft.cmd.launch @mse on @compute (%p, %y, %loss, %dp) {weft.phase = #weft.phase<forward>}
      : memref<4x3xf32>, memref<4x3xf32>, memref<f32>, memref<4x3xf32>
  %lost = weft.cmd.record on @compute
  weft.cmd.wait on @grad_comm for %lost
  weft.cmd.collective all_reduce, sum on @grad_comm (%loss into %loss) over @mesh[dp] divide 4 : memref<f32>, memref<f32>
  %averaged = weft.cmd.record on @grad_comm
  weft.cmd.product on @compute (%h, %dp, %dw2) sizes [16, 3, 4] strides [1, 16], [3, 1], [3, 1]
      : memref<4x16xf32>, memref<4x3xf32>, memref<16x3xf32, strided<[3, 1]>>
  weft.cmd.product on @compute (%dp, %w2, %dh) sizes [4, 16, 3] strides [3, 1], [1, 3], [16, 1]
      : memref<4x3xf32>, memref<16x3xf32, strided<[3, 1]>>, memref<4x16xf32>
  weft.cmd.launch @relu_backward on @compute (%dh, %h, %da, %db1) {weft.phase = #weft.phase<backward>} : memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>, memref<16xf32, strided<[1], offset: 48>>
  weft.cmd.launch @zero_64 on @compute (%gap) {weft.phase = #weft.phase<backward>} : memref<64xf32, strided<[1], offset: 64>>
  %packed0 = weft.cmd.record on @compute
  weft.cmd.wait on @grad_comm for %packed0
  weft.cmd.collective reduce_scatter, sum on @grad_comm (%p0 into %r0) over @mesh[dp] divide 4 {weft.bucket = "@L[0]"} : memref<128xf32>, memref<32xf32>
  %scattered0 = weft.cmd.record on @grad_comm
  weft.cmd.product on @compute (%x, %da, %dw1) sizes [8, 16, 4] strides [1, 8], [16, 1], [16, 1]
      : memref<4x8xf32>, memref<4x16xf32>, memref<8x16xf32, strided<[16, 1]>>
  %packed1 = weft.cmd.record on @compute
  weft.cmd.wait on @grad_comm for %packed1
  weft.cmd.collective reduce_scatter, sum on @grad_comm (%p1 into %r1) over @mesh[dp] divide 4 {weft.bucket = "@L[1]"} : memref<128xf32>, memref<32xf32>
  %scattered1 = weft.cmd.record on @grad_comm
  weft.cmd.wait on @compute for %averaged
  weft.cmd.copy on @compute (%loss into %out) : memref<f32>, memref<f32>
  weft.cmd.wait on @compute for %scattered0
  weft.cmd.launch @momentum.L.0 on @compute (%r0, %lr, %c, %q0, %m0) {weft.phase = #weft.phase<update>}
      : memref<32xf32>, memref<f32>, memref<i64>, memref<32xf32>, memref<32xf32>
  weft.cmd.wait on @compute for %scattered1
  weft.cmd.launch @momentum.L.1 on @compute (%r1, %lr, %c, %q1, %m1) {weft.phase = #weft.phase<update>}
      : memref<32xf32>, memref<f32>, memref<i64>, memref<32xf32>, memref<32xf32>
  return
}
