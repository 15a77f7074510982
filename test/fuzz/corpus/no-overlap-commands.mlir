module {
  weft.mesh @mesh(dp = 2) batch_axes(dp)
  weft.param @fc1.weight : tensor<8x16xf32> init(normal, 2.000000e-01)
  weft.param @fc1.bias : tensor<16xf32> init(zeros) {decay = false}
  weft.param @fc2.weight : tensor<16x3xf32> init(normal, 2.000000e-01)
  weft.optimizer @momentum states(m) lr(1.000000e-01) {
  ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32):
    %cst = arith.constant 0.899999976 : f32
    %0 = arith.mulf %arg2, %cst : f32
    %1 = arith.addf %0, %arg1 : f32
    %2 = arith.mulf %arg3, %1 : f32
    %3 = arith.subf %arg0, %2 : f32
    weft.yield %3, %1 : f32, f32
  }
  weft.layout @L : f32 shards[dp] over @mesh {
    bucket 256 { @fc2.weight at 0 length 48, @fc1.bias at 64 length 16, @fc1.weight at 96 length 128 }
  }
  weft.state @L.param : f32 param layout(@L) replicated
  weft.state @L.m : f32 moment("m") layout(@L) replicated
  weft.stream @compute
  weft.stream @grad_comm
  weft.buffer "L.param" param at 0 : memref<256xf32> {bucket = 0 : i64, layout = @L, placement = "replicated"}
  weft.buffer "L.m" moment at 1024 : memref<256xf32> {bucket = 0 : i64, layout = @L, placement = "replicated", state = "m"}
  weft.buffer "x" batch at 2048 : memref<4x8xf32> {micro_batch = 0 : i64}
  weft.buffer "y" batch at 2176 : memref<4x3xf32> {micro_batch = 0 : i64}
  weft.buffer "loss" loss at 2304 : memref<f32>
  weft.buffer "lr" scalar at 2432 : memref<f32>
  func.func @train(%arg0: memref<4352xi8>) attributes {weft.step} {
    %0 = weft.arena_view %arg0[2048] inputs : memref<4352xi8> to memref<4x8xf32>
    %1 = weft.arena_view %arg0[2176] inputs : memref<4352xi8> to memref<4x3xf32>
    %2 = weft.arena_view %arg0[0] parameters : memref<4352xi8> to memref<256xf32>
    %3 = weft.arena_view %arg0[2304] outputs : memref<4352xi8> to memref<f32>
    %4 = weft.arena_view %arg0[2432] inputs : memref<4352xi8> to memref<f32>
    %5 = weft.arena_view %arg0[1024] optimizer : memref<4352xi8> to memref<256xf32>
    %6 = weft.arena_view %arg0[2560] gradients : memref<4352xi8> to memref<256xf32>
    %7 = weft.arena_view %arg0[2560] activations : memref<4352xi8> to memref<4x16xf32>
    %8 = weft.arena_view %arg0[3584] activations : memref<4352xi8> to memref<4x16xf32>
    %9 = weft.arena_view %arg0[3840] activations : memref<4352xi8> to memref<4x3xf32>
    %10 = weft.arena_view %arg0[4096] activations : memref<4352xi8> to memref<4x3xf32>
    %11 = weft.arena_view %arg0[3840] activations : memref<4352xi8> to memref<4x16xf32>
    %12 = weft.arena_view %arg0[4096] activations : memref<4352xi8> to memref<4x16xf32>
    %reinterpret_cast = memref.reinterpret_cast %6 to offset: [48], sizes: [16], strides: [1] : memref<256xf32> to memref<16xf32, strided<[1], offset: 48>>
    %reinterpret_cast_0 = memref.reinterpret_cast %6 to offset: [80], sizes: [16], strides: [1] : memref<256xf32> to memref<16xf32, strided<[1], offset: 80>>
    %reinterpret_cast_1 = memref.reinterpret_cast %6 to offset: [224], sizes: [32], strides: [1] : memref<256xf32> to memref<32xf32, strided<[1], offset: 224>>
    %reinterpret_cast_2 = memref.reinterpret_cast %6 to offset: [0], sizes: [16, 3], strides: [3, 1] : memref<256xf32> to memref<16x3xf32, strided<[3, 1]>>
    %reinterpret_cast_3 = memref.reinterpret_cast %6 to offset: [64], sizes: [16], strides: [1] : memref<256xf32> to memref<16xf32, strided<[1], offset: 64>>
    %reinterpret_cast_4 = memref.reinterpret_cast %6 to offset: [96], sizes: [8, 16], strides: [16, 1] : memref<256xf32> to memref<8x16xf32, strided<[16, 1], offset: 96>>
    %reinterpret_cast_5 = memref.reinterpret_cast %2 to offset: [96], sizes: [8, 16], strides: [16, 1] : memref<256xf32> to memref<8x16xf32, strided<[16, 1], offset: 96>>
    %reinterpret_cast_6 = memref.reinterpret_cast %2 to offset: [64], sizes: [16], strides: [1] : memref<256xf32> to memref<16xf32, strided<[1], offset: 64>>
    %reinterpret_cast_7 = memref.reinterpret_cast %2 to offset: [0], sizes: [16, 3], strides: [3, 1] : memref<256xf32> to memref<16x3xf32, strided<[3, 1]>>
    weft.cmd.product on @compute(%0, %reinterpret_cast_5, %7) sizes [4, 16, 8] strides [8, 1], [16, 1], [16, 1] {weft.phase = #weft.phase<forward>} : memref<4x8xf32>, memref<8x16xf32, strided<[16, 1], offset: 96>>, memref<4x16xf32>
    weft.cmd.launch @k0 on @compute(%7, %reinterpret_cast_6, %8) {weft.phase = #weft.phase<forward>} : memref<4x16xf32>, memref<16xf32, strided<[1], offset: 64>>, memref<4x16xf32>
    weft.cmd.product on @compute(%8, %reinterpret_cast_7, %9) sizes [4, 3, 16] strides [16, 1], [3, 1], [3, 1] {weft.phase = #weft.phase<forward>} : memref<4x16xf32>, memref<16x3xf32, strided<[3, 1]>>, memref<4x3xf32>
    weft.cmd.launch @k1 on @compute(%9, %1, %3, %10) {weft.phase = #weft.phase<forward>} : memref<4x3xf32>, memref<4x3xf32>, memref<f32>, memref<4x3xf32>
    %13 = weft.cmd.record on @compute
    weft.cmd.wait on @grad_comm for %13
    weft.cmd.collective all_reduce, sum on @grad_comm(%3 into %3) over @mesh[dp] divide 2 {weft.bucket = "loss"} : memref<f32>, memref<f32>
    %14 = weft.cmd.record on @grad_comm
    weft.cmd.wait on @compute for %14
    weft.cmd.product on @compute(%8, %10, %reinterpret_cast_2) sizes [16, 3, 4] strides [1, 16], [3, 1], [3, 1] {weft.phase = #weft.phase<backward>} : memref<4x16xf32>, memref<4x3xf32>, memref<16x3xf32, strided<[3, 1]>>
    weft.cmd.product on @compute(%10, %reinterpret_cast_7, %11) sizes [4, 16, 3] strides [3, 1], [1, 3], [16, 1] {weft.phase = #weft.phase<backward>} : memref<4x3xf32>, memref<16x3xf32, strided<[3, 1]>>, memref<4x16xf32>
    weft.cmd.launch @k2 on @compute(%11, %8, %12, %reinterpret_cast_3) {weft.phase = #weft.phase<backward>} : memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>, memref<16xf32, strided<[1], offset: 64>>
    weft.cmd.product on @compute(%0, %12, %reinterpret_cast_4) sizes [8, 16, 4] strides [1, 8], [16, 1], [16, 1] {weft.phase = #weft.phase<backward>} : memref<4x8xf32>, memref<4x16xf32>, memref<8x16xf32, strided<[16, 1], offset: 96>>
    weft.cmd.launch @zero_16 on @compute(%reinterpret_cast) : memref<16xf32, strided<[1], offset: 48>>
    weft.cmd.launch @zero_16 on @compute(%reinterpret_cast_0) : memref<16xf32, strided<[1], offset: 80>>
    weft.cmd.launch @zero_32 on @compute(%reinterpret_cast_1) : memref<32xf32, strided<[1], offset: 224>>
    %15 = weft.cmd.record on @compute
    weft.cmd.wait on @grad_comm for %15
    weft.cmd.collective all_reduce, sum on @grad_comm(%6 into %6) over @mesh[dp] divide 2 {weft.bucket = "@L[0]"} : memref<256xf32>, memref<256xf32>
    %16 = weft.cmd.record on @grad_comm
    weft.cmd.wait on @compute for %16
    weft.cmd.launch @momentum.L.0 on @compute(%6, %4, %2, %5) {weft.phase = #weft.phase<update>} : memref<256xf32>, memref<f32>, memref<256xf32>, memref<256xf32>
    return
  }
  weft.kernel @k0(%arg0: memref<4x16xf32>, %arg1: memref<16xf32>, %arg2: memref<4x16xf32>) attributes {num_blocks = 4 : i64} {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    scf.for %arg3 = %c0 to %c4 step %c1 {
      %subview = memref.subview %arg0[%arg3, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<16xf32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg2[%arg3, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<16xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%subview, %arg1 : memref<16xf32, strided<[1], offset: ?>>, memref<16xf32>) outs(%subview_0 : memref<16xf32, strided<[1], offset: ?>>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %0 = arith.addf %in, %in_1 fastmath<reassoc,nsz,arcp,contract> : f32
        %1 = arith.maximumf %0, %cst fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %1 : f32
      }
    }
    weft.yield
  }
  weft.kernel @k1(%arg0: memref<4x3xf32>, %arg1: memref<4x3xf32>, %arg2: memref<f32>, %arg3: memref<4x3xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.0833333358 : f32
    %cst_1 = arith.constant 0.166666672 : f32
    %c0 = arith.constant 0 : index
    linalg.fill ins(%cst : f32) outs(%arg2 : memref<f32>)
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %subview = memref.subview %arg0[%arg4, 0] [1, 3] [1, 1] : memref<4x3xf32> to memref<3xf32, strided<[1], offset: ?>>
      %subview_2 = memref.subview %arg1[%arg4, 0] [1, 3] [1, 1] : memref<4x3xf32> to memref<3xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%subview, %subview_2 : memref<3xf32, strided<[1], offset: ?>>, memref<3xf32, strided<[1], offset: ?>>) outs(%arg2 : memref<f32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %0 = arith.subf %in, %in_4 fastmath<reassoc,nsz,arcp,contract> : f32
        %1 = arith.mulf %0, %0 fastmath<reassoc,nsz,arcp,contract> : f32
        %2 = arith.mulf %1, %cst_0 fastmath<reassoc,nsz,arcp,contract> : f32
        %3 = arith.addf %out, %2 fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %3 : f32
      }
      %subview_3 = memref.subview %arg3[%arg4, 0] [1, 3] [1, 1] : memref<4x3xf32> to memref<3xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%subview, %subview_2 : memref<3xf32, strided<[1], offset: ?>>, memref<3xf32, strided<[1], offset: ?>>) outs(%subview_3 : memref<3xf32, strided<[1], offset: ?>>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %0 = arith.subf %in, %in_4 fastmath<reassoc,nsz,arcp,contract> : f32
        %1 = arith.mulf %0, %cst_1 fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %1 : f32
      }
    }
    weft.yield
  }
  weft.kernel @k2(%arg0: memref<4x16xf32>, %arg1: memref<4x16xf32>, %arg2: memref<4x16xf32>, %arg3: memref<16xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    linalg.fill ins(%cst : f32) outs(%arg3 : memref<16xf32>)
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %subview = memref.subview %arg0[%arg4, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<16xf32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg1[%arg4, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<16xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %arg2[%arg4, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<16xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%subview, %subview_0 : memref<16xf32, strided<[1], offset: ?>>, memref<16xf32, strided<[1], offset: ?>>) outs(%subview_1 : memref<16xf32, strided<[1], offset: ?>>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %0 = arith.cmpf ogt, %in_2, %cst : f32
        %1 = arith.select %0, %in, %cst : f32
        linalg.yield %1 : f32
      }
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%subview_1 : memref<16xf32, strided<[1], offset: ?>>) outs(%arg3 : memref<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %out, %in fastmath<reassoc,nsz,arcp,contract> : f32
        linalg.yield %0 : f32
      }
    }
    weft.yield
  }
  weft.kernel @zero_16(%arg0: memref<16xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg0 : memref<16xf32>)
    weft.yield
  }
  weft.kernel @zero_32(%arg0: memref<32xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg0 : memref<32xf32>)
    weft.yield
  }
  weft.kernel @momentum.L.0(%arg0: memref<256xf32>, %arg1: memref<f32>, %arg2: memref<256xf32>, %arg3: memref<256xf32>) attributes {num_blocks = 1 : i64} {
    %0 = memref.get_global @L.0.segments : memref<3x2xi64>
    %1 = memref.load %arg1[] : memref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.899999976 : f32
    %c256 = arith.constant 256 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c3 step %c1 {
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %2 = memref.load %0[%arg4, %c0_1] : memref<3x2xi64>
      %3 = arith.index_cast %2 : i64 to index
      %4 = memref.load %0[%arg4, %c1_2] : memref<3x2xi64>
      %5 = arith.index_cast %4 : i64 to index
      %6 = arith.addi %3, %5 : index
      scf.for %arg5 = %3 to %6 step %c1_2 {
        %7 = memref.load %arg2[%arg5] : memref<256xf32>
        %8 = memref.load %arg0[%arg5] : memref<256xf32>
        %9 = memref.load %arg3[%arg5] : memref<256xf32>
        %10 = arith.mulf %9, %cst_0 : f32
        %11 = arith.addf %10, %8 : f32
        %12 = arith.mulf %1, %11 : f32
        %13 = arith.subf %7, %12 : f32
        memref.store %13, %arg2[%arg5] : memref<256xf32>
        memref.store %11, %arg3[%arg5] : memref<256xf32>
      }
    }
    weft.yield
  }
  memref.global "private" constant @L.0.segments : memref<3x2xi64> = dense<[[0, 48], [64, 16], [96, 128]]>
}
