module {
  weft.mesh @mesh(dp = 4) batch_axes(dp)
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
    bucket 128 { @fc2.weight at 0 length 48 }
    bucket 128 { @fc1.bias at 0 length 16 }
    bucket 128 { @fc1.weight at 0 length 128 }
  }
  weft.state @L.param : f32 param layout(@L) shard
  weft.state @L.m : f32 moment("m") layout(@L) shard
  weft.stream @compute
  weft.stream @grad_comm
  weft.buffer "L.param" param at 0 : memref<32xf32> {bucket = 0 : i64, layout = @L, placement = "shard"}
  weft.buffer "L.param" param at 128 : memref<32xf32> {bucket = 1 : i64, layout = @L, placement = "shard"}
  weft.buffer "L.param" param at 256 : memref<32xf32> {bucket = 2 : i64, layout = @L, placement = "shard"}
  weft.buffer "L.m" moment at 384 : memref<32xf32> {bucket = 0 : i64, layout = @L, placement = "shard", state = "m"}
  weft.buffer "L.m" moment at 512 : memref<32xf32> {bucket = 1 : i64, layout = @L, placement = "shard", state = "m"}
  weft.buffer "L.m" moment at 640 : memref<32xf32> {bucket = 2 : i64, layout = @L, placement = "shard", state = "m"}
  weft.buffer "x" batch at 768 : memref<4x8xf32> {micro_batch = 0 : i64}
  weft.buffer "y" batch at 896 : memref<4x3xf32> {micro_batch = 0 : i64}
  weft.buffer "loss" loss at 1024 : memref<f32>
  weft.buffer "lr" scalar at 1152 : memref<f32>
  weft.buffer "dp" coordinate at 1280 : memref<i64> {axes = ["dp"]}
  func.func @train(%arg0: memref<3840xi8>) attributes {weft.step} {
    %0 = weft.arena_view %arg0[768] inputs : memref<3840xi8> to memref<4x8xf32>
    %1 = weft.arena_view %arg0[896] inputs : memref<3840xi8> to memref<4x3xf32>
    %2 = weft.arena_view %arg0[256] parameters : memref<3840xi8> to memref<32xf32>
    %3 = weft.arena_view %arg0[128] parameters : memref<3840xi8> to memref<32xf32>
    %4 = weft.arena_view %arg0[0] parameters : memref<3840xi8> to memref<32xf32>
    %5 = weft.arena_view %arg0[1024] outputs : memref<3840xi8> to memref<f32>
    %6 = weft.arena_view %arg0[1152] inputs : memref<3840xi8> to memref<f32>
    %7 = weft.arena_view %arg0[1280] inputs : memref<3840xi8> to memref<i64>
    %8 = weft.arena_view %arg0[384] optimizer : memref<3840xi8> to memref<32xf32>
    %9 = weft.arena_view %arg0[512] optimizer : memref<3840xi8> to memref<32xf32>
    %10 = weft.arena_view %arg0[640] optimizer : memref<3840xi8> to memref<32xf32>
    %11 = weft.arena_view %arg0[1408] gradients : memref<3840xi8> to memref<128xf32>
    %12 = weft.arena_view %arg0[2432] gradients : memref<3840xi8> to memref<128xf32>
    %13 = weft.arena_view %arg0[1920] gradients : memref<3840xi8> to memref<128xf32>
    %14 = weft.arena_view %arg0[2432] in_flight : memref<3840xi8> to memref<128xf32>
    %15 = weft.arena_view %arg0[1920] in_flight : memref<3840xi8> to memref<128xf32>
    %16 = weft.arena_view %arg0[1408] in_flight : memref<3840xi8> to memref<128xf32>
    %17 = weft.arena_view %arg0[3200] activations : memref<3840xi8> to memref<4x16xf32>
    %18 = weft.arena_view %arg0[2944] activations : memref<3840xi8> to memref<4x16xf32>
    %19 = weft.arena_view %arg0[1920] activations : memref<3840xi8> to memref<4x3xf32>
    %20 = weft.arena_view %arg0[3200] activations : memref<3840xi8> to memref<4x3xf32>
    %21 = weft.arena_view %arg0[3712] in_flight : memref<3840xi8> to memref<32xf32>
    %22 = weft.arena_view %arg0[3456] activations : memref<3840xi8> to memref<4x16xf32>
    %23 = weft.arena_view %arg0[3200] activations : memref<3840xi8> to memref<4x16xf32>
    %24 = weft.arena_view %arg0[3072] in_flight : memref<3840xi8> to memref<32xf32>
    %25 = weft.arena_view %arg0[2944] in_flight : memref<3840xi8> to memref<32xf32>
    %cst = arith.constant {weft.phase = #weft.phase<forward>} 0.000000e+00 : f32
    %reinterpret_cast = memref.reinterpret_cast %11 to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<128xf32> to memref<8x16xf32, strided<[16, 1]>>
    %reinterpret_cast_0 = memref.reinterpret_cast %12 to offset: [16], sizes: [112], strides: [1] : memref<128xf32> to memref<112xf32, strided<[1], offset: 16>>
    %reinterpret_cast_1 = memref.reinterpret_cast %12 to offset: [0], sizes: [16], strides: [1] : memref<128xf32> to memref<16xf32, strided<[1]>>
    %reinterpret_cast_2 = memref.reinterpret_cast %13 to offset: [48], sizes: [80], strides: [1] : memref<128xf32> to memref<80xf32, strided<[1], offset: 48>>
    %reinterpret_cast_3 = memref.reinterpret_cast %13 to offset: [0], sizes: [16, 3], strides: [3, 1] : memref<128xf32> to memref<16x3xf32, strided<[3, 1]>>
    %26 = weft.start @grad_comm ins(%arg1 = %2 : memref<32xf32>) outs(%arg2 = %14 : memref<128xf32>) attributes {weft.bucket = "@L[2]"} {
      weft.all_gather %arg1 into %arg2 over @mesh[dp] : memref<32xf32> into memref<128xf32> 
    }
    %27 = weft.start @grad_comm ins(%arg1 = %3 : memref<32xf32>) outs(%arg2 = %15 : memref<128xf32>) attributes {weft.bucket = "@L[1]"} {
      weft.all_gather %arg1 into %arg2 over @mesh[dp] : memref<32xf32> into memref<128xf32> 
    }
    %28 = weft.start @grad_comm ins(%arg1 = %4 : memref<32xf32>) outs(%arg2 = %16 : memref<128xf32>) attributes {weft.bucket = "@L[0]"} {
      weft.all_gather %arg1 into %arg2 over @mesh[dp] : memref<32xf32> into memref<128xf32> 
    }
    %29:2 = weft.wait %26 : !weft.buffer_future<(memref<32xf32>) -> (memref<128xf32>)>
    %reinterpret_cast_4 = memref.reinterpret_cast %14 to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<128xf32> to memref<8x16xf32, strided<[16, 1]>>
    linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%17 : memref<4x16xf32>)
    linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<forward>} ins(%0, %reinterpret_cast_4 : memref<4x8xf32>, memref<8x16xf32, strided<[16, 1]>>) outs(%17 : memref<4x16xf32>)
    %30:2 = weft.wait %27 : !weft.buffer_future<(memref<32xf32>) -> (memref<128xf32>)>
    %reinterpret_cast_5 = memref.reinterpret_cast %15 to offset: [0], sizes: [16], strides: [1] : memref<128xf32> to memref<16xf32, strided<[1]>>
    weft.launch @k0 ins(%17, %reinterpret_cast_5 : memref<4x16xf32>, memref<16xf32, strided<[1]>>) outs(%18 : memref<4x16xf32>) {weft.phase = #weft.phase<forward>} 
    %31:2 = weft.wait %28 : !weft.buffer_future<(memref<32xf32>) -> (memref<128xf32>)>
    %reinterpret_cast_6 = memref.reinterpret_cast %16 to offset: [0], sizes: [16, 3], strides: [3, 1] : memref<128xf32> to memref<16x3xf32, strided<[3, 1]>>
    linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%19 : memref<4x3xf32>)
    linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<forward>} ins(%18, %reinterpret_cast_6 : memref<4x16xf32>, memref<16x3xf32, strided<[3, 1]>>) outs(%19 : memref<4x3xf32>)
    weft.launch @k1 ins(%19, %1 : memref<4x3xf32>, memref<4x3xf32>) outs(%5, %20 : memref<f32>, memref<4x3xf32>) {weft.phase = #weft.phase<forward>} 
    %32 = weft.start @grad_comm outs(%arg1 = %5 : memref<f32>) attributes {weft.bucket = "loss"} {
      weft.all_reduce %arg1 sum over @mesh[dp] divide 4 : memref<f32> 
    }
    linalg.fill {weft.phase = #weft.phase<backward>} ins(%cst : f32) outs(%reinterpret_cast_3 : memref<16x3xf32, strided<[3, 1]>>)
    linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%18, %20 : memref<4x16xf32>, memref<4x3xf32>) outs(%reinterpret_cast_3 : memref<16x3xf32, strided<[3, 1]>>)
    weft.launch @zero_80 outs(%reinterpret_cast_2 : memref<80xf32, strided<[1], offset: 48>>) 
    %33 = weft.start @grad_comm ins(%arg1 = %13 : memref<128xf32>) outs(%arg2 = %21 : memref<32xf32>) attributes {weft.bucket = "@L[0]"} {
      weft.reduce_scatter %arg1 into %arg2 sum over @mesh[dp] divide 4 : memref<128xf32> into memref<32xf32> 
    }
    linalg.fill {weft.phase = #weft.phase<forward>} ins(%cst : f32) outs(%22 : memref<4x16xf32>)
    linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%20, %reinterpret_cast_6 : memref<4x3xf32>, memref<16x3xf32, strided<[3, 1]>>) outs(%22 : memref<4x16xf32>)
    weft.launch @k2 ins(%22, %18 : memref<4x16xf32>, memref<4x16xf32>) outs(%23, %reinterpret_cast_1 : memref<4x16xf32>, memref<16xf32, strided<[1]>>) {weft.phase = #weft.phase<backward>} 
    weft.launch @zero_112 outs(%reinterpret_cast_0 : memref<112xf32, strided<[1], offset: 16>>) 
    %34 = weft.start @grad_comm ins(%arg1 = %12 : memref<128xf32>) outs(%arg2 = %24 : memref<32xf32>) attributes {weft.bucket = "@L[1]"} {
      weft.reduce_scatter %arg1 into %arg2 sum over @mesh[dp] divide 4 : memref<128xf32> into memref<32xf32> 
    }
    linalg.fill {weft.phase = #weft.phase<backward>} ins(%cst : f32) outs(%reinterpret_cast : memref<8x16xf32, strided<[16, 1]>>)
    linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {weft.phase = #weft.phase<backward>} ins(%0, %23 : memref<4x8xf32>, memref<4x16xf32>) outs(%reinterpret_cast : memref<8x16xf32, strided<[16, 1]>>)
    %35 = weft.start @grad_comm ins(%arg1 = %11 : memref<128xf32>) outs(%arg2 = %25 : memref<32xf32>) attributes {weft.bucket = "@L[2]"} {
      weft.reduce_scatter %arg1 into %arg2 sum over @mesh[dp] divide 4 : memref<128xf32> into memref<32xf32> 
    }
    %36 = weft.wait %32 : !weft.buffer_future<() -> (memref<f32>)>
    weft.loss %5 reduced {weft.phase = #weft.phase<forward>} : memref<f32>
    %37:2 = weft.wait %33 : !weft.buffer_future<(memref<128xf32>) -> (memref<32xf32>)>
    weft.launch @momentum.L.0 ins(%21, %6, %7 : memref<32xf32>, memref<f32>, memref<i64>) outs(%4, %8 : memref<32xf32>, memref<32xf32>) {weft.phase = #weft.phase<update>} 
    %38:2 = weft.wait %34 : !weft.buffer_future<(memref<128xf32>) -> (memref<32xf32>)>
    weft.launch @momentum.L.1 ins(%24, %6, %7 : memref<32xf32>, memref<f32>, memref<i64>) outs(%3, %9 : memref<32xf32>, memref<32xf32>) {weft.phase = #weft.phase<update>} 
    %39:2 = weft.wait %35 : !weft.buffer_future<(memref<128xf32>) -> (memref<32xf32>)>
    weft.launch @momentum.L.2 ins(%25, %6, %7 : memref<32xf32>, memref<f32>, memref<i64>) outs(%2, %10 : memref<32xf32>, memref<32xf32>) {weft.phase = #weft.phase<update>} 
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
  weft.kernel @zero_80(%arg0: memref<80xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg0 : memref<80xf32>)
    weft.yield
  }
  weft.kernel @zero_112(%arg0: memref<112xf32>) attributes {num_blocks = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : f32
    linalg.fill ins(%cst : f32) outs(%arg0 : memref<112xf32>)
    weft.yield
  }
  weft.kernel @momentum.L.0(%arg0: memref<32xf32>, %arg1: memref<f32>, %arg2: memref<i64>, %arg3: memref<32xf32>, %arg4: memref<32xf32>) attributes {num_blocks = 1 : i64} {
    %0 = memref.get_global @L.0.segments : memref<1x2xi64>
    %1 = memref.load %arg1[] : memref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = memref.load %arg2[] : memref<i64>
    %3 = arith.index_cast %2 : i64 to index
    %c32 = arith.constant 32 : index
    %4 = arith.muli %3, %c32 : index
    %cst_0 = arith.constant 0.899999976 : f32
    %c32_1 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c1 step %c1_2 {
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      %5 = memref.load %0[%arg5, %c0_3] : memref<1x2xi64>
      %6 = arith.index_cast %5 : i64 to index
      %7 = memref.load %0[%arg5, %c1_4] : memref<1x2xi64>
      %8 = arith.index_cast %7 : i64 to index
      %9 = arith.addi %6, %8 : index
      %10 = arith.subi %6, %4 : index
      %11 = arith.maxsi %10, %c0_3 : index
      %12 = arith.subi %9, %4 : index
      %13 = arith.minsi %12, %c32_1 : index
      scf.for %arg6 = %11 to %13 step %c1_4 {
        %14 = memref.load %arg3[%arg6] : memref<32xf32>
        %15 = memref.load %arg0[%arg6] : memref<32xf32>
        %16 = memref.load %arg4[%arg6] : memref<32xf32>
        %17 = arith.mulf %16, %cst_0 : f32
        %18 = arith.addf %17, %15 : f32
        %19 = arith.mulf %1, %18 : f32
        %20 = arith.subf %14, %19 : f32
        memref.store %20, %arg3[%arg6] : memref<32xf32>
        memref.store %18, %arg4[%arg6] : memref<32xf32>
      }
    }
    weft.yield
  }
  memref.global "private" constant @L.0.segments : memref<1x2xi64> = dense<[[0, 48]]>
  weft.kernel @momentum.L.1(%arg0: memref<32xf32>, %arg1: memref<f32>, %arg2: memref<i64>, %arg3: memref<32xf32>, %arg4: memref<32xf32>) attributes {num_blocks = 1 : i64} {
    %0 = memref.get_global @L.1.segments : memref<1x2xi64>
    %1 = memref.load %arg1[] : memref<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = memref.load %arg2[] : memref<i64>
    %3 = arith.index_cast %2 : i64 to index
    %c32 = arith.constant 32 : index
    %4 = arith.muli %3, %c32 : index
    %cst_0 = arith.constant 0.899999976 : f32
    %c32_1 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c1 step %c1_2 {
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      %5 = memref.load %0[%arg5, %c0_3] : memref<1x2xi64>
      %6 = arith.index_cast %5 : i64 to index
      %7 = memref.load %0[%arg5, %c1_4] : memref<1x2xi64>
      %8 = arith.index_cast %7 : i64 to index
      %9 = arith.addi %6, %8 : index
      %10 = arith.subi %6, %4 : index
      %11 = arith.maxsi %10, %c0_3 : index
      %12 = arith.subi %9, %4 : index
      %13 = arith.minsi %12, %c32_1 : index
      scf.for %arg6 = %11 to %13 step %c1_4 {
        %14 = memref.load %arg3[%arg6] : memref<32xf32>
        %15 = memref.load %arg0[%arg6] : memref<32xf32>
        %16 = memref.load %arg4[%arg6] : memref<32xf32>
        %17 = arith.mulf %16, %cst_0 : f32
        %18 = arith.addf %17, %15 : f32
        %19 = arith.mulf %1, %18 : f32
        %20 = arith.subf %14, %19 : f32
        memref.store %20, %arg3[%arg6] : memref<32xf32>
        memref.store %18, %arg4[%arg6] : memref<32xf32>
      }
    }
    weft.yield
  }
  memref.global "private" constant @L.1.segments : memref<1x2xi64> = dense<[[0, 16]]>
  weft.kernel @momentum.L.2(%arg0: memref<32xf32>, %arg1: memref<f32>, %arg2: memref<i64>, %arg3: memref<32xf32>, %arg4: memref<32xf32>) attributes {num_blocks = 1 : i64} {
    %0 = memref.get_global @L.2.segments : memref<1x2xi64>
    %1 = memref.load %arg1[] : memref<f32>
    %cst = arith.constant 1.000000e+00 : f32
    %2 = memref.load %arg2[] : memref<i64>
    %3 = arith.index_cast %2 : i64 to index
    %c32 = arith.constant 32 : index
    %4 = arith.muli %3, %c32 : index
    %cst_0 = arith.constant 0.899999976 : f32
    %c32_1 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c1 step %c1_2 {
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      %5 = memref.load %0[%arg5, %c0_3] : memref<1x2xi64>
      %6 = arith.index_cast %5 : i64 to index
      %7 = memref.load %0[%arg5, %c1_4] : memref<1x2xi64>
      %8 = arith.index_cast %7 : i64 to index
      %9 = arith.addi %6, %8 : index
      %10 = arith.subi %6, %4 : index
      %11 = arith.maxsi %10, %c0_3 : index
      %12 = arith.subi %9, %4 : index
      %13 = arith.minsi %12, %c32_1 : index
      scf.for %arg6 = %11 to %13 step %c1_4 {
        %14 = memref.load %arg3[%arg6] : memref<32xf32>
        %15 = memref.load %arg0[%arg6] : memref<32xf32>
        %16 = memref.load %arg4[%arg6] : memref<32xf32>
        %17 = arith.mulf %16, %cst_0 : f32
        %18 = arith.addf %17, %15 : f32
        %19 = arith.mulf %1, %18 : f32
        %20 = arith.subf %14, %19 : f32
        memref.store %20, %arg3[%arg6] : memref<32xf32>
        memref.store %18, %arg4[%arg6] : memref<32xf32>
      }
    }
    weft.yield
  }
  memref.global "private" constant @L.2.segments : memref<1x2xi64> = dense<[[0, 128]]>
}
