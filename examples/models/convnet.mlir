#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0) -> ()>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1) -> (d0, 0)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2) -> ()>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d2)>
#map18 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
#map21 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map23 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#map31 = affine_map<(d0, d1, d2, d3) -> (-d0, -d1, d2, d3)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 + d3, d4 + d5, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d1, d0)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d4, d1)>
#map35 = affine_map<(d0, d1, d2, d3) -> (-d0 + 2, -d1 + 2, d2, d3)>

weft.mesh @mesh(dp = 2) batch_axes(dp)

weft.param @conv1.b : tensor<8xf32> init(zeros) {decay = false}
weft.param @conv1.w : tensor<3x3x1x8xf32> init(normal, 0.2)
weft.param @conv2.b : tensor<16xf32> init(zeros) {decay = false}
weft.param @conv2.w : tensor<3x3x8x16xf32> init(normal, 0.2)
weft.param @conv3.b : tensor<16xf32> init(zeros) {decay = false}
weft.param @conv3.w : tensor<1x1x16x16xf32> init(normal, 0.2)
weft.param @head.b : tensor<10xf32> init(zeros) {decay = false}
weft.param @head.w : tensor<16x10xf32> init(normal, 0.2)

weft.optimizer @sgd states() lr(0.1) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %wd = arith.constant 0.0 : f32
  %w = arith.mulf %wd, %decay : f32
  %wp = arith.mulf %w, %p : f32
  %gd = arith.addf %g, %wp : f32
  %s = arith.mulf %lr, %gd : f32
  %p1 = arith.subf %p, %s : f32
  weft.yield %p1 : f32
}

func.func @train(%x: tensor<8x64xf32> {weft.name = "x"}, %y: tensor<8xi32> {weft.bound = 10 : i64, weft.name = "y"}) attributes {weft.step} {
  %conv1.b = weft.read @conv1.b : tensor<8xf32>
  %conv1.w = weft.read @conv1.w : tensor<3x3x1x8xf32>
  %conv2.b = weft.read @conv2.b : tensor<16xf32>
  %conv2.w = weft.read @conv2.w : tensor<3x3x8x16xf32>
  %conv3.b = weft.read @conv3.b : tensor<16xf32>
  %conv3.w = weft.read @conv3.w : tensor<1x1x16x16xf32>
  %head.b = weft.read @head.b : tensor<10xf32>
  %head.w = weft.read @head.w : tensor<16x10xf32>
  %cst = arith.constant -1.000000e+00 : f32
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %cst_0 = arith.constant 8.000000e+00 : f32
  %c0_i32 = arith.constant 0 : i32
  %cst_1 = arith.constant 0xFF800000 : f32
  %cst_2 = arith.constant 0.000000e+00 : f32
  %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_4 = arith.constant dense<9> : tensor<1xi32>
  %cst_5 = arith.constant dense<10> : tensor<i32>
  %cst_6 = arith.constant dense<0> : tensor<i32>
  %cst_7 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_8 = arith.constant dense<4.000000e+00> : tensor<f32>
  %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
  %expanded = tensor.expand_shape %x [[0], [1, 2, 3]] output_shape [8, 8, 8, 1] : tensor<8x64xf32> into tensor<8x8x8x1xf32>
  %8 = tensor.empty() : tensor<8x8x8x8xf32>
  %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xf32>
  %padded = tensor.pad %expanded low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_2 : f32
  } : tensor<8x8x8x1xf32> to tensor<8x10x10x1xf32>
  %10 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %conv1.w : tensor<8x10x10x1xf32>, tensor<3x3x1x8xf32>) outs(%9 : tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xf32>
  %11 = tensor.empty() : tensor<1x1x1x8xf32>
  %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%conv1.b : tensor<8xf32>) outs(%11 : tensor<1x1x1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1x8xf32>
  %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x1x1x8xf32>) outs(%8 : tensor<8x8x8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x8x8x8xf32>
  %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) outs(%8 : tensor<8x8x8x8xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.addf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x8x8x8xf32>
  %15 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%8 : tensor<8x8x8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x8x8x8xf32>
  %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) outs(%8 : tensor<8x8x8x8xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.maximumf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x8x8x8xf32>
  %17 = tensor.empty() : tensor<8x8x8x8xi1>
  %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) outs(%17 : tensor<8x8x8x8xi1>) {
  ^bb0(%in: f32, %in_20: f32, %out: i1):
    %171 = arith.cmpf ogt, %in, %in_20 : f32
    linalg.yield %171 : i1
  } -> tensor<8x8x8x8xi1>
  %19 = tensor.empty() : tensor<8x4x4x16xf32>
  %20 = linalg.fill ins(%cst_2 : f32) outs(%19 : tensor<8x4x4x16xf32>) -> tensor<8x4x4x16xf32>
  %padded_10 = tensor.pad %16 low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_2 : f32
  } : tensor<8x8x8x8xf32> to tensor<8x9x9x8xf32>
  %21 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_10, %conv2.w : tensor<8x9x9x8xf32>, tensor<3x3x8x16xf32>) outs(%20 : tensor<8x4x4x16xf32>) -> tensor<8x4x4x16xf32>
  %22 = tensor.empty() : tensor<1x1x1x16xf32>
  %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%conv2.b : tensor<16xf32>) outs(%22 : tensor<1x1x1x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1x16xf32>
  %24 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x1x1x16xf32>) outs(%19 : tensor<8x4x4x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x4x16xf32>
  %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<8x4x4x16xf32>, tensor<8x4x4x16xf32>) outs(%19 : tensor<8x4x4x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.addf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x4x4x16xf32>
  %26 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%19 : tensor<8x4x4x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x4x16xf32>
  %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %26 : tensor<8x4x4x16xf32>, tensor<8x4x4x16xf32>) outs(%19 : tensor<8x4x4x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.maximumf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x4x4x16xf32>
  %28 = tensor.empty() : tensor<8x4x4x16xi1>
  %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %26 : tensor<8x4x4x16xf32>, tensor<8x4x4x16xf32>) outs(%28 : tensor<8x4x4x16xi1>) {
  ^bb0(%in: f32, %in_20: f32, %out: i1):
    %171 = arith.cmpf ogt, %in, %in_20 : f32
    linalg.yield %171 : i1
  } -> tensor<8x4x4x16xi1>
  %30 = tensor.empty() : tensor<2x2xf32>
  %31 = tensor.empty() : tensor<8x2x2x16xf32>
  %32 = linalg.fill ins(%cst_2 : f32) outs(%31 : tensor<8x2x2x16xf32>) -> tensor<8x2x2x16xf32>
  %33 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%27, %30 : tensor<8x4x4x16xf32>, tensor<2x2xf32>) outs(%32 : tensor<8x2x2x16xf32>) -> tensor<8x2x2x16xf32>
  %34 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x2x2x16xf32>
  %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.divf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x2x2x16xf32>
  %36 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%35, %conv3.w : tensor<8x2x2x16xf32>, tensor<1x1x16x16xf32>) outs(%32 : tensor<8x2x2x16xf32>) -> tensor<8x2x2x16xf32>
  %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%conv3.b : tensor<16xf32>) outs(%22 : tensor<1x1x1x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1x16xf32>
  %38 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<1x1x1x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x2x2x16xf32>
  %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %38 : tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.addf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x2x2x16xf32>
  %40 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x2x2x16xf32>
  %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.maximumf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x2x2x16xf32>
  %42 = tensor.empty() : tensor<8x2x2x16xi1>
  %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%42 : tensor<8x2x2x16xi1>) {
  ^bb0(%in: f32, %in_20: f32, %out: i1):
    %171 = arith.cmpf ogt, %in, %in_20 : f32
    linalg.yield %171 : i1
  } -> tensor<8x2x2x16xi1>
  %44 = tensor.empty() : tensor<8x16xf32>
  %45 = linalg.fill ins(%cst_2 : f32) outs(%44 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %46 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%41 : tensor<8x2x2x16xf32>) outs(%45 : tensor<8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8x16xf32>
  %47 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%44 : tensor<8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x16xf32>
  %48 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%44 : tensor<8x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.divf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x16xf32>
  %49 = tensor.empty() : tensor<8x10xf32>
  %50 = linalg.fill ins(%cst_2 : f32) outs(%49 : tensor<8x10xf32>) -> tensor<8x10xf32>
  %51 = linalg.matmul ins(%48, %head.w : tensor<8x16xf32>, tensor<16x10xf32>) outs(%50 : tensor<8x10xf32>) -> tensor<8x10xf32>
  %52 = tensor.empty() : tensor<1x10xf32>
  %53 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%head.b : tensor<10xf32>) outs(%52 : tensor<1x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x10xf32>
  %54 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<1x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %55 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%51, %54 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.addf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %56 = tensor.empty() : tensor<8xf32>
  %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<8xf32>) -> tensor<8xf32>
  %58 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<8x10xf32>) outs(%57 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.maximumf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %59 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%56 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  %60 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%59, %58 : tensor<8xf32>, tensor<8xf32>) outs(%56 : tensor<8xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.maximumf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %61 = tensor.empty() : tensor<8x1xf32>
  %62 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<8xf32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1xf32>
  %63 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<8x1xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %64 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%55, %63 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.subf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %65 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = math.exp %in : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %66 = linalg.fill ins(%cst_2 : f32) outs(%56 : tensor<8xf32>) -> tensor<8xf32>
  %67 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<8x10xf32>) outs(%66 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %68 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<8xf32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1xf32>
  %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<8x1xf32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = math.log %in : f32
    linalg.yield %171 : f32
  } -> tensor<8x1xf32>
  %70 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<8x1xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %71 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%64, %70 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.subf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %72 = tensor.empty() : tensor<8x10xi32>
  %73 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%72 : tensor<8x10xi32>) {
  ^bb0(%out: i32):
    %171 = linalg.index 1 : index
    %172 = arith.index_cast %171 : index to i32
    linalg.yield %172 : i32
  } -> tensor<8x10xi32>
  %74 = tensor.empty() : tensor<8xi32>
  %75 = linalg.fill ins(%c0_i32 : i32) outs(%74 : tensor<8xi32>) -> tensor<8xi32>
  %76:2 = linalg.generic {indexing_maps = [#map7, #map7, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%55, %73 : tensor<8x10xf32>, tensor<8x10xi32>) outs(%57, %75 : tensor<8xf32>, tensor<8xi32>) {
  ^bb0(%in: f32, %in_20: i32, %out: f32, %out_21: i32):
    %171 = arith.cmpf ogt, %out, %in : f32
    %172 = arith.cmpf une, %out, %out : f32
    %173 = arith.ori %171, %172 : i1
    %174 = arith.cmpf oeq, %out, %in : f32
    %175 = arith.cmpi slt, %out_21, %in_20 : i32
    %176 = arith.andi %174, %175 : i1
    %177 = arith.ori %173, %176 : i1
    %178 = arith.select %173, %out, %in : f32
    %179 = arith.select %177, %out_21, %in_20 : i32
    linalg.yield %178, %179 : f32, i32
  } -> (tensor<8xf32>, tensor<8xi32>)
  %77 = tensor.empty() : tensor<8xi1>
  %78 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel"]} ins(%76#1, %y : tensor<8xi32>, tensor<8xi32>) outs(%77 : tensor<8xi1>) {
  ^bb0(%in: i32, %in_20: i32, %out: i1):
    %171 = arith.cmpi eq, %in, %in_20 : i32
    linalg.yield %171 : i1
  } -> tensor<8xi1>
  %79 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%78 : tensor<8xi1>) outs(%74 : tensor<8xi32>) {
  ^bb0(%in: i1, %out: i32):
    %171 = arith.extui %in : i1 to i32
    linalg.yield %171 : i32
  } -> tensor<8xi32>
  %80 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel"]} ins(%79 : tensor<8xi32>) outs(%56 : tensor<8xf32>) {
  ^bb0(%in: i32, %out: f32):
    %171 = arith.sitofp %in : i32 to f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %81 = tensor.empty() : tensor<f32>
  %82 = linalg.fill ins(%cst_2 : f32) outs(%81 : tensor<f32>) -> tensor<f32>
  %83 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["reduction"]} ins(%80 : tensor<8xf32>) outs(%82 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<f32>
  %84 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%83 : tensor<f32>) outs(%81 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.divf %in, %cst_0 : f32
    linalg.yield %171 : f32
  } -> tensor<f32>
  %85 = tensor.empty() : tensor<8x1xi32>
  %86 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<8xi32>) outs(%85 : tensor<8x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x1xi32>
  %87 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%85 : tensor<8x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x1xi32>
  %88 = tensor.empty() : tensor<8x1xi1>
  %89 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%88 : tensor<8x1xi1>) {
  ^bb0(%in: i32, %in_20: i32, %out: i1):
    %171 = arith.cmpi slt, %in, %in_20 : i32
    linalg.yield %171 : i1
  } -> tensor<8x1xi1>
  %90 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%85 : tensor<8x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x1xi32>
  %91 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%86, %90 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%85 : tensor<8x1xi32>) {
  ^bb0(%in: i32, %in_20: i32, %out: i32):
    %171 = arith.addi %in, %in_20 : i32
    linalg.yield %171 : i32
  } -> tensor<8x1xi32>
  %92 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%89, %91, %86 : tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) outs(%85 : tensor<8x1xi32>) {
  ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
    %171 = arith.select %in, %in_20, %in_21 : i32
    linalg.yield %171 : i32
  } -> tensor<8x1xi32>
  %expanded_11 = tensor.expand_shape %92 [[0], [1, 2]] output_shape [8, 1, 1] : tensor<8x1xi32> into tensor<8x1x1xi32>
  %93 = tensor.empty() : tensor<8x1x1xi32>
  %94 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%93 : tensor<8x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x1x1xi32>
  %95 = tensor.empty() : tensor<8x1x1xi1>
  %96 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11, %94 : tensor<8x1x1xi32>, tensor<8x1x1xi32>) outs(%95 : tensor<8x1x1xi1>) {
  ^bb0(%in: i32, %in_20: i32, %out: i1):
    %171 = arith.cmpi sge, %in, %in_20 : i32
    linalg.yield %171 : i1
  } -> tensor<8x1x1xi1>
  %97 = tensor.empty() : tensor<1x1x1xi32>
  %98 = linalg.generic {indexing_maps = [#map17, #map16], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%97 : tensor<1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1xi32>
  %99 = linalg.generic {indexing_maps = [#map18, #map16], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<1x1x1xi32>) outs(%93 : tensor<8x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x1x1xi32>
  %100 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11, %99 : tensor<8x1x1xi32>, tensor<8x1x1xi32>) outs(%95 : tensor<8x1x1xi1>) {
  ^bb0(%in: i32, %in_20: i32, %out: i1):
    %171 = arith.cmpi sle, %in, %in_20 : i32
    linalg.yield %171 : i1
  } -> tensor<8x1x1xi1>
  %101 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %100 : tensor<8x1x1xi1>, tensor<8x1x1xi1>) outs(%95 : tensor<8x1x1xi1>) {
  ^bb0(%in: i1, %in_20: i1, %out: i1):
    %171 = arith.andi %in, %in_20 : i1
    linalg.yield %171 : i1
  } -> tensor<8x1x1xi1>
  %102 = linalg.fill ins(%true : i1) outs(%88 : tensor<8x1xi1>) -> tensor<8x1xi1>
  %103 = linalg.generic {indexing_maps = [#map16, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<8x1x1xi1>) outs(%102 : tensor<8x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %171 = arith.andi %out, %in : i1
    linalg.yield %171 : i1
  } -> tensor<8x1xi1>
  %104 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%61 : tensor<8x1xf32>) {
  ^bb0(%out: f32):
    %171 = linalg.index 0 : index
    %extracted = tensor.extract %expanded_11[%171, %c0, %c0] : tensor<8x1x1xi32>
    %172 = arith.index_cast %extracted : i32 to index
    %173 = arith.maxsi %172, %c0 : index
    %174 = arith.minsi %173, %c9 : index
    %extracted_20 = tensor.extract %71[%171, %174] : tensor<8x10xf32>
    linalg.yield %extracted_20 : f32
  } -> tensor<8x1xf32>
  %105 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1xf32>
  %106 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%103, %104, %105 : tensor<8x1xi1>, tensor<8x1xf32>, tensor<8x1xf32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
    %171 = arith.select %in, %in_20, %in_21 : f32
    linalg.yield %171 : f32
  } -> tensor<8x1xf32>
  %107 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%106 : tensor<8x1xf32>) outs(%82 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<f32>
  %108 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%107 : tensor<f32>) outs(%81 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.divf %in, %cst_0 : f32
    linalg.yield %171 : f32
  } -> tensor<f32>
  %109 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%108 : tensor<f32>) outs(%81 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.negf %in : f32
    linalg.yield %171 : f32
  } -> tensor<f32>
  %110 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%81 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  } -> tensor<f32>
  %111 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%110 : tensor<f32>) outs(%81 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.divf %in, %cst_0 : f32
    linalg.yield %171 : f32
  } -> tensor<f32>
  %112 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<f32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1xf32>
  %113 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %collapsed = tensor.collapse_shape %92 [[0, 1]] : tensor<8x1xi32> into tensor<8xi32>
  %114 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<8xi32>) outs(%72 : tensor<8x10xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x10xi32>
  %115 = tensor.empty() : tensor<8x10xi1>
  %116 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%114, %73 : tensor<8x10xi32>, tensor<8x10xi32>) outs(%115 : tensor<8x10xi1>) {
  ^bb0(%in: i32, %in_20: i32, %out: i1):
    %171 = arith.cmpi eq, %in, %in_20 : i32
    linalg.yield %171 : i1
  } -> tensor<8x10xi1>
  %collapsed_12 = tensor.collapse_shape %112 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
  %117 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_12 : tensor<8xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %118 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%113, %117 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.addf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %119 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%116, %118, %113 : tensor<8x10xi1>, tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
    %171 = arith.select %in, %in_20, %in_21 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %120 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.negf %in : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %121 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "reduction"]} ins(%120 : tensor<8x10xf32>) outs(%66 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %expanded_13 = tensor.expand_shape %121 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
  %122 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %68 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%61 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.divf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x1xf32>
  %123 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<8x1xf32>) outs(%66 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %124 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<8xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %125 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%124, %65 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %126 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%119, %125 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%49 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.addf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x10xf32>
  %127 = tensor.empty() : tensor<10xf32>
  %128 = linalg.fill ins(%cst_2 : f32) outs(%127 : tensor<10xf32>) -> tensor<10xf32>
  %129 = linalg.generic {indexing_maps = [#map20, #map10], iterator_types = ["parallel", "reduction"]} ins(%126 : tensor<8x10xf32>) outs(%128 : tensor<10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<10xf32>
  %expanded_14 = tensor.expand_shape %129 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
  %130 = linalg.generic {indexing_maps = [#map20, #map10], iterator_types = ["parallel", "reduction"]} ins(%expanded_14 : tensor<1x10xf32>) outs(%128 : tensor<10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<10xf32>
  weft.grad @head.b, %130 : tensor<10xf32>
  %131 = tensor.empty() : tensor<10x16xf32>
  %132 = linalg.fill ins(%cst_2 : f32) outs(%131 : tensor<10x16xf32>) -> tensor<10x16xf32>
  %133 = linalg.generic {indexing_maps = [#map21, #map22, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126, %48 : tensor<8x10xf32>, tensor<8x16xf32>) outs(%132 : tensor<10x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<10x16xf32>
  %134 = tensor.empty() : tensor<16x10xf32>
  %135 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<10x16xf32>) outs(%134 : tensor<16x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<16x10xf32>
  weft.grad @head.w, %135 : tensor<16x10xf32>
  %136 = linalg.generic {indexing_maps = [#map23, #map24, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126, %head.w : tensor<8x10xf32>, tensor<16x10xf32>) outs(%45 : tensor<8x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<8x16xf32>
  %137 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%136, %47 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%44 : tensor<8x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.divf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x16xf32>
  %138 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<8x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x2x2x16xf32>
  %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %138, %40 : tensor<8x2x2x16xi1>, tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
    %171 = arith.select %in, %in_20, %in_21 : f32
    linalg.yield %171 : f32
  } -> tensor<8x2x2x16xf32>
  %140 = tensor.empty() : tensor<16xf32>
  %141 = linalg.fill ins(%cst_2 : f32) outs(%140 : tensor<16xf32>) -> tensor<16xf32>
  %142 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%139 : tensor<8x2x2x16xf32>) outs(%141 : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<16xf32>
  %expanded_15 = tensor.expand_shape %142 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32>
  %143 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_15 : tensor<1x1x1x16xf32>) outs(%141 : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<16xf32>
  weft.grad @conv3.b, %143 : tensor<16xf32>
  %144 = tensor.empty() : tensor<1x1x16x16xf32>
  %145 = linalg.fill ins(%cst_2 : f32) outs(%144 : tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  %146 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%35, %139 : tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%145 : tensor<1x1x16x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<1x1x16x16xf32>
  weft.grad @conv3.w, %146 : tensor<1x1x16x16xf32>
  %147 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%conv3.w : tensor<1x1x16x16xf32>) outs(%144 : tensor<1x1x16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x16x16xf32>
  %148 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%139, %147 : tensor<8x2x2x16xf32>, tensor<1x1x16x16xf32>) outs(%32 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<8x2x2x16xf32>
  %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %34 : tensor<8x2x2x16xf32>, tensor<8x2x2x16xf32>) outs(%31 : tensor<8x2x2x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.divf %in, %in_20 : f32
    linalg.yield %171 : f32
  } -> tensor<8x2x2x16xf32>
  %150 = tensor.empty() : tensor<8x5x5x16xf32>
  %151 = linalg.fill ins(%cst_2 : f32) outs(%150 : tensor<8x5x5x16xf32>) -> tensor<8x5x5x16xf32>
  %inserted_slice = tensor.insert_slice %149 into %151[0, 1, 1, 0] [8, 2, 2, 16] [1, 2, 2, 1] : tensor<8x2x2x16xf32> into tensor<8x5x5x16xf32>
  %152 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %30 : tensor<8x5x5x16xf32>, tensor<2x2xf32>) outs(%20 : tensor<8x4x4x16xf32>) -> tensor<8x4x4x16xf32>
  %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %152, %26 : tensor<8x4x4x16xi1>, tensor<8x4x4x16xf32>, tensor<8x4x4x16xf32>) outs(%19 : tensor<8x4x4x16xf32>) {
  ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
    %171 = arith.select %in, %in_20, %in_21 : f32
    linalg.yield %171 : f32
  } -> tensor<8x4x4x16xf32>
  %154 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%153 : tensor<8x4x4x16xf32>) outs(%141 : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<16xf32>
  %expanded_16 = tensor.expand_shape %154 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32>
  %155 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_16 : tensor<1x1x1x16xf32>) outs(%141 : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<16xf32>
  weft.grad @conv2.b, %155 : tensor<16xf32>
  %156 = tensor.empty() : tensor<8x7x7x16xf32>
  %157 = linalg.fill ins(%cst_2 : f32) outs(%156 : tensor<8x7x7x16xf32>) -> tensor<8x7x7x16xf32>
  %inserted_slice_17 = tensor.insert_slice %153 into %157[0, 0, 0, 0] [8, 4, 4, 16] [1, 2, 2, 1] : tensor<8x4x4x16xf32> into tensor<8x7x7x16xf32>
  %158 = tensor.empty() : tensor<3x3x8x16xf32>
  %159 = linalg.fill ins(%cst_2 : f32) outs(%158 : tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
  %160 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_10, %inserted_slice_17 : tensor<8x9x9x8xf32>, tensor<8x7x7x16xf32>) outs(%159 : tensor<3x3x8x16xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<3x3x8x16xf32>
  weft.grad @conv2.w, %160 : tensor<3x3x8x16xf32>
  %161 = linalg.generic {indexing_maps = [#map35, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%conv2.w : tensor<3x3x8x16xf32>) outs(%158 : tensor<3x3x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x3x8x16xf32>
  %162 = tensor.empty() : tensor<8x10x10x16xf32>
  %163 = linalg.fill ins(%cst_2 : f32) outs(%162 : tensor<8x10x10x16xf32>) -> tensor<8x10x10x16xf32>
  %inserted_slice_18 = tensor.insert_slice %153 into %163[0, 2, 2, 0] [8, 4, 4, 16] [1, 2, 2, 1] : tensor<8x4x4x16xf32> into tensor<8x10x10x16xf32>
  %164 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%inserted_slice_18, %161 : tensor<8x10x10x16xf32>, tensor<3x3x8x16xf32>) outs(%9 : tensor<8x8x8x8xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<8x8x8x8xf32>
  %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %164, %15 : tensor<8x8x8x8xi1>, tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) outs(%8 : tensor<8x8x8x8xf32>) {
  ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
    %171 = arith.select %in, %in_20, %in_21 : f32
    linalg.yield %171 : f32
  } -> tensor<8x8x8x8xf32>
  %166 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%165 : tensor<8x8x8x8xf32>) outs(%66 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  %expanded_19 = tensor.expand_shape %166 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
  %167 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_19 : tensor<1x1x1x8xf32>) outs(%66 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %171 = arith.addf %out, %in : f32
    linalg.yield %171 : f32
  } -> tensor<8xf32>
  weft.grad @conv1.b, %167 : tensor<8xf32>
  %168 = tensor.empty() : tensor<3x3x1x8xf32>
  %169 = linalg.fill ins(%cst_2 : f32) outs(%168 : tensor<3x3x1x8xf32>) -> tensor<3x3x1x8xf32>
  %170 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %165 : tensor<8x10x10x1xf32>, tensor<8x8x8x8xf32>) outs(%169 : tensor<3x3x1x8xf32>) {
  ^bb0(%in: f32, %in_20: f32, %out: f32):
    %171 = arith.mulf %in, %in_20 : f32
    %172 = arith.addf %out, %171 : f32
    linalg.yield %172 : f32
  } -> tensor<3x3x1x8xf32>
  weft.grad @conv1.w, %170 : tensor<3x3x1x8xf32>
  weft.metric "accuracy", %84 : tensor<f32>
  weft.loss %109 : tensor<f32>
  return
}
