// RUN: weft-opt %s --weft-lower-to-commands --split-input-file --verify-diagnostics | FileCheck %s --enable-var-scope
//
// Products are read from strides; starts and waits become events; several collectives of a start are one launch.

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.buffer "loss" loss at 0 : memref<f32>

// CHECK-LABEL: func.func @step
func.func @step(%arena: memref<65536xi8>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %loss = weft.arena_view %arena[0] outputs : memref<65536xi8> to memref<f32>
  %other = weft.arena_view %arena[128] activations : memref<65536xi8> to memref<f32>
  %a = weft.arena_view %arena[256] activations : memref<65536xi8> to memref<2x4x8xf32>
  %w = weft.arena_view %arena[1024] activations : memref<65536xi8> to memref<8x16xf32>
  %c = weft.arena_view %arena[2048] activations : memref<65536xi8> to memref<2x4x16xf32>
  %qkv = weft.arena_view %arena[4096] activations : memref<65536xi8> to memref<2x4x3x5x8xf32>
  %s = weft.arena_view %arena[16384] activations : memref<65536xi8> to memref<2x5x4x4xf32>
  %dw = weft.arena_view %arena[32768] gradients : memref<65536xi8> to memref<8x16xf32>
  %r = weft.arena_view %arena[40960] in_flight : memref<65536xi8> to memref<64xf32>
  %q = memref.subview %qkv[0, 0, 0, 0, 0] [2, 4, 1, 5, 8] [1, 1, 1, 1, 1] : memref<2x4x3x5x8xf32> to memref<2x4x5x8xf32, strided<[480, 120, 8, 1]>>
  %k = memref.subview %qkv[0, 0, 1, 0, 0] [2, 4, 1, 5, 8] [1, 1, 1, 1, 1] : memref<2x4x3x5x8xf32> to memref<2x4x5x8xf32, strided<[480, 120, 8, 1], offset: 40>>

  // Rows of two dimensions are one; the fill becomes part of the product.
  // CHECK-NOT: linalg.fill
  // CHECK: weft.cmd.product on @compute(%{{.*}}, %{{.*}}, %{{.*}}) sizes [8, 16, 8] strides [8, 1], [16, 1], [16, 1] {weft.phase = #weft.phase<forward>} :
  linalg.fill ins(%zero : f32) outs(%c : memref<2x4x16xf32>)
  linalg.contract indexing_maps = [affine_map<(b, t, n, k) -> (b, t, k)>, affine_map<(b, t, n, k) -> (k, n)>, affine_map<(b, t, n, k) -> (b, t, n)>]
      {weft.phase = #weft.phase<forward>} ins(%a, %w : memref<2x4x8xf32>, memref<8x16xf32>) outs(%c : memref<2x4x16xf32>)
  // Attention reads its operands in place: heads are batches.
  // CHECK-NEXT: weft.cmd.product on @compute({{.*}}) accumulate sizes [4, 4, 8] strides [120, 1], [1, 120], [4, 1] batch [2, 5] strides [480, 8], [480, 8], [80, 16] :
  linalg.contract indexing_maps = [affine_map<(b, h, t, s, d) -> (b, t, h, d)>, affine_map<(b, h, t, s, d) -> (b, s, h, d)>, affine_map<(b, h, t, s, d) -> (b, h, t, s)>]
      ins(%q, %k : memref<2x4x5x8xf32, strided<[480, 120, 8, 1]>>, memref<2x4x5x8xf32, strided<[480, 120, 8, 1], offset: 40>>) outs(%s : memref<2x5x4x4xf32>)
  // A sum over two dimensions that are one in both operands.
  // CHECK-NEXT: weft.cmd.product on @compute({{.*}}) sizes [8, 16, 8] strides [1, 8], [16, 1], [16, 1] :
  linalg.fill ins(%zero : f32) outs(%dw : memref<8x16xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, b, t) -> (b, t, m)>, affine_map<(m, n, b, t) -> (b, t, n)>, affine_map<(m, n, b, t) -> (m, n)>]
      ins(%a, %c : memref<2x4x8xf32>, memref<2x4x16xf32>) outs(%dw : memref<8x16xf32>)

  // CHECK: %[[E0:.*]] = weft.cmd.record on @compute
  // CHECK-NEXT: weft.cmd.wait on @comm for %[[E0]]
  // CHECK-NEXT: weft.cmd.coalesced on @comm {
  // CHECK-NEXT:   weft.cmd.collective reduce_scatter, sum on @comm({{.*}}) over @mesh[dp] divide 2
  // CHECK-NEXT:   weft.cmd.collective all_reduce, sum on @comm({{.*}}) over @mesh[dp] divide 2
  // CHECK-NEXT: } {weft.bucket = "@L[0]"}
  // CHECK-NEXT: %[[E1:.*]] = weft.cmd.record on @comm
  %flat = memref.reinterpret_cast %dw to offset: [0], sizes: [128], strides: [1] : memref<8x16xf32> to memref<128xf32, strided<[1]>>
  %f = weft.start @comm ins(%x = %flat : memref<128xf32, strided<[1]>>) outs(%d = %r : memref<64xf32>, %l = %loss : memref<f32>) attributes {weft.bucket = "@L[0]"} {
    weft.reduce_scatter %x into %d sum over @mesh[dp] divide 2 : memref<128xf32, strided<[1]>> into memref<64xf32>
    weft.all_reduce %l sum over @mesh[dp] divide 2 : memref<f32>
  }
  // CHECK-NEXT: weft.cmd.wait on @compute for %[[E1]]
  %done:3 = weft.wait %f : !weft.buffer_future<(memref<128xf32, strided<[1]>>) -> (memref<64xf32>, memref<f32>)>
  // A blocking collective stays on the compute stream.
  // CHECK-NEXT: weft.cmd.collective all_reduce, sum on @compute
  weft.all_reduce %other sum over @mesh[dp] : memref<f32>
  // The loss is in its place.
  // CHECK-NEXT: return
  weft.loss %loss reduced : memref<f32>
  return
}

// -----

weft.buffer "loss" loss at 0 : memref<f32>
// Without streams there is one for compute; a loss that lies elsewhere is copied.
// CHECK: weft.stream @compute
// CHECK-LABEL: func.func @copied
func.func @copied(%arena: memref<256xi8>) attributes {weft.step} {
  // CHECK-DAG: %[[VALUE:.*]] = weft.arena_view %{{.*}}[128]
  // CHECK-DAG: %[[OUT:.*]] = weft.arena_view %{{.*}}[0] outputs
  // CHECK: weft.cmd.copy on @compute(%[[VALUE]] into %[[OUT]])
  %value = weft.arena_view %arena[128] activations : memref<256xi8> to memref<f32>
  weft.loss %value reduced : memref<f32>
  return
}

// -----

func.func @no_place(%arena: memref<256xi8>) attributes {weft.step} {
  %value = weft.arena_view %arena[128] activations : memref<256xi8> to memref<f32>
  // expected-error@+1 {{expects a buffer for the value; run weft-plan-memory before}}
  weft.loss %value reduced : memref<f32>
  return
}

// -----

// expected-error@+1 {{expects a program on one arena; run weft-plan-memory before}}
func.func @no_arena() attributes {weft.step} {
  return
}

// -----

func.func @no_command(%arena: memref<256xi8>) attributes {weft.step} {
  // expected-error@+1 {{expects an operation that is a command; run weft-legalize-commands and weft-plan-memory before}}
  %a = memref.alloc() : memref<64xf32>
  return
}

// -----

func.func @fill(%arena: memref<256xi8>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %a = weft.arena_view %arena[0] activations : memref<256xi8> to memref<64xf32>
  // expected-error@+1 {{expects a fill only right before the product that overwrites it; run weft-legalize-commands before}}
  linalg.fill ins(%zero : f32) outs(%a : memref<64xf32>)
  return
}

// -----

func.func @strides(%arena: memref<65536xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] activations : memref<65536xi8> to memref<16x8xf32>
  %b = weft.arena_view %arena[1024] activations : memref<65536xi8> to memref<4x16xf32>
  %c = weft.arena_view %arena[2048] activations : memref<65536xi8> to memref<8x16xf32>
  %every = memref.subview %a[0, 0] [8, 4] [2, 2] : memref<16x8xf32> to memref<8x4xf32, strided<[16, 2]>>
  // expected-error@+1 {{expects the strides of matrices; run weft-legalize-commands before}}
  linalg.matmul ins(%every, %b : memref<8x4xf32, strided<[16, 2]>>, memref<4x16xf32>) outs(%c : memref<8x16xf32>)
  return
}
