#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<(d0) -> ()>
#map12 = affine_map<(d0, d1) -> (d0, 0)>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#map15 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map16 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d1, d2)>

weft.mesh @mesh(dp = 4) batch_axes(dp)

weft.param @fc1.b : tensor<256xf32> init(zeros) {decay = false}
weft.param @fc1.w : tensor<64x256xf32> init(normal, 0.1)
weft.param @fc2.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @fc2.w : tensor<256x128xf32> init(normal, 0.1)
weft.param @fc3.b : tensor<10xf32> init(zeros) {decay = false}
weft.param @fc3.w : tensor<128x10xf32> init(normal, 0.1)

weft.optimizer @adamw states(m, v) lr(0.001) {
^bb0(%p: f32, %g: f32, %m: f32, %v: f32, %lr: f32, %decay: f32, %step: f32):
  %one = arith.constant 1.0 : f32
  %beta1 = arith.constant 0.9 : f32
  %rest1 = arith.constant 0.1 : f32
  %beta2 = arith.constant 0.999 : f32
  %rest2 = arith.constant 0.001 : f32
  %eps = arith.constant 1.0e-08 : f32
  %wd = arith.constant 0.01 : f32
  %m_old = arith.mulf %beta1, %m : f32
  %m_new = arith.mulf %rest1, %g : f32
  %m1 = arith.addf %m_old, %m_new : f32
  %gg = arith.mulf %g, %g : f32
  %v_old = arith.mulf %beta2, %v : f32
  %v_new = arith.mulf %rest2, %gg : f32
  %v1 = arith.addf %v_old, %v_new : f32
  %pow1 = math.powf %beta1, %step : f32
  %pow2 = math.powf %beta2, %step : f32
  %bias1 = arith.subf %one, %pow1 : f32
  %bias2 = arith.subf %one, %pow2 : f32
  %m_hat = arith.divf %m1, %bias1 : f32
  %v_hat = arith.divf %v1, %bias2 : f32
  %root = math.sqrt %v_hat : f32
  %den = arith.addf %root, %eps : f32
  %ratio = arith.divf %m_hat, %den : f32
  %w = arith.mulf %wd, %decay : f32
  %wp = arith.mulf %w, %p : f32
  %dir = arith.addf %ratio, %wp : f32
  %s = arith.mulf %lr, %dir : f32
  %p1 = arith.subf %p, %s : f32
  weft.yield %p1, %m1, %v1 : f32, f32, f32
}

func.func @train(%x: tensor<32x64xf32> {weft.name = "x"}, %y: tensor<32xi32> {weft.bound = 10 : i64, weft.name = "y"}) attributes {weft.step} {
  %fc1.b = weft.read @fc1.b : tensor<256xf32>
  %fc1.w = weft.read @fc1.w : tensor<64x256xf32>
  %fc2.b = weft.read @fc2.b : tensor<128xf32>
  %fc2.w = weft.read @fc2.w : tensor<256x128xf32>
  %fc3.b = weft.read @fc3.b : tensor<10xf32>
  %fc3.w = weft.read @fc3.w : tensor<128x10xf32>
  %cst = arith.constant -1.000000e+00 : f32
  %cst_0 = arith.constant 3.200000e+01 : f32
  %cst_1 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %cst_2 = arith.constant 0.000000e+00 : f32
  %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_5 = arith.constant dense<9> : tensor<1xi32>
  %cst_6 = arith.constant dense<10> : tensor<i32>
  %cst_7 = arith.constant dense<0> : tensor<i32>
  %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
  %6 = tensor.empty() : tensor<32x256xf32>
  %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<32x256xf32>) -> tensor<32x256xf32>
  %8 = linalg.matmul ins(%x, %fc1.w : tensor<32x64xf32>, tensor<64x256xf32>) outs(%7 : tensor<32x256xf32>) -> tensor<32x256xf32>
  %9 = tensor.empty() : tensor<1x256xf32>
  %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%fc1.b : tensor<256xf32>) outs(%9 : tensor<1x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x256xf32>
  %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x256xf32>
  %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %11 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.addf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x256xf32>
  %13 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x256xf32>
  %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.maximumf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x256xf32>
  %15 = tensor.empty() : tensor<32x256xi1>
  %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%15 : tensor<32x256xi1>) {
  ^bb0(%in: f32, %in_15: f32, %out: i1):
    %137 = arith.cmpf ogt, %in, %in_15 : f32
    linalg.yield %137 : i1
  } -> tensor<32x256xi1>
  %17 = tensor.empty() : tensor<32x128xf32>
  %18 = linalg.fill ins(%cst_2 : f32) outs(%17 : tensor<32x128xf32>) -> tensor<32x128xf32>
  %19 = linalg.matmul ins(%14, %fc2.w : tensor<32x256xf32>, tensor<256x128xf32>) outs(%18 : tensor<32x128xf32>) -> tensor<32x128xf32>
  %20 = tensor.empty() : tensor<1x128xf32>
  %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%fc2.b : tensor<128xf32>) outs(%20 : tensor<1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x128xf32>
  %22 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<1x128xf32>) outs(%17 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x128xf32>
  %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %22 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%17 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.addf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x128xf32>
  %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%17 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x128xf32>
  %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%17 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.maximumf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x128xf32>
  %26 = tensor.empty() : tensor<32x128xi1>
  %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xi1>) {
  ^bb0(%in: f32, %in_15: f32, %out: i1):
    %137 = arith.cmpf ogt, %in, %in_15 : f32
    linalg.yield %137 : i1
  } -> tensor<32x128xi1>
  %28 = tensor.empty() : tensor<32x10xf32>
  %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<32x10xf32>) -> tensor<32x10xf32>
  %30 = linalg.matmul ins(%25, %fc3.w : tensor<32x128xf32>, tensor<128x10xf32>) outs(%29 : tensor<32x10xf32>) -> tensor<32x10xf32>
  %31 = tensor.empty() : tensor<1x10xf32>
  %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%fc3.b : tensor<10xf32>) outs(%31 : tensor<1x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x10xf32>
  %33 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<1x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %33 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.addf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %35 = tensor.empty() : tensor<32x1xi32>
  %36 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<32xi32>) outs(%35 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %37 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%35 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %38 = tensor.empty() : tensor<32x1xi1>
  %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<32x1xi32>, tensor<32x1xi32>) outs(%38 : tensor<32x1xi1>) {
  ^bb0(%in: i32, %in_15: i32, %out: i1):
    %137 = arith.cmpi slt, %in, %in_15 : i32
    linalg.yield %137 : i1
  } -> tensor<32x1xi1>
  %40 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%35 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %40 : tensor<32x1xi32>, tensor<32x1xi32>) outs(%35 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %in_15: i32, %out: i32):
    %137 = arith.addi %in, %in_15 : i32
    linalg.yield %137 : i32
  } -> tensor<32x1xi32>
  %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %41, %36 : tensor<32x1xi1>, tensor<32x1xi32>, tensor<32x1xi32>) outs(%35 : tensor<32x1xi32>) {
  ^bb0(%in: i1, %in_15: i32, %in_16: i32, %out: i32):
    %137 = arith.select %in, %in_15, %in_16 : i32
    linalg.yield %137 : i32
  } -> tensor<32x1xi32>
  %expanded = tensor.expand_shape %42 [[0], [1, 2]] output_shape [32, 1, 1] : tensor<32x1xi32> into tensor<32x1x1xi32>
  %43 = tensor.empty() : tensor<32x1x1xi32>
  %44 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%43 : tensor<32x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1x1xi32>
  %45 = tensor.empty() : tensor<32x1x1xi1>
  %46 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %44 : tensor<32x1x1xi32>, tensor<32x1x1xi32>) outs(%45 : tensor<32x1x1xi1>) {
  ^bb0(%in: i32, %in_15: i32, %out: i1):
    %137 = arith.cmpi sge, %in, %in_15 : i32
    linalg.yield %137 : i1
  } -> tensor<32x1x1xi1>
  %47 = tensor.empty() : tensor<1x1x1xi32>
  %48 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%47 : tensor<1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1xi32>
  %49 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<1x1x1xi32>) outs(%43 : tensor<32x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1x1xi32>
  %50 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %49 : tensor<32x1x1xi32>, tensor<32x1x1xi32>) outs(%45 : tensor<32x1x1xi1>) {
  ^bb0(%in: i32, %in_15: i32, %out: i1):
    %137 = arith.cmpi sle, %in, %in_15 : i32
    linalg.yield %137 : i1
  } -> tensor<32x1x1xi1>
  %51 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %50 : tensor<32x1x1xi1>, tensor<32x1x1xi1>) outs(%45 : tensor<32x1x1xi1>) {
  ^bb0(%in: i1, %in_15: i1, %out: i1):
    %137 = arith.andi %in, %in_15 : i1
    linalg.yield %137 : i1
  } -> tensor<32x1x1xi1>
  %52 = linalg.fill ins(%true : i1) outs(%38 : tensor<32x1xi1>) -> tensor<32x1xi1>
  %53 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%51 : tensor<32x1x1xi1>) outs(%52 : tensor<32x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %137 = arith.andi %out, %in : i1
    linalg.yield %137 : i1
  } -> tensor<32x1xi1>
  %54 = tensor.empty() : tensor<32x1xf32>
  %55 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<32x1xf32>) {
  ^bb0(%out: f32):
    %137 = linalg.index 0 : index
    %extracted = tensor.extract %expanded[%137, %c0, %c0] : tensor<32x1x1xi32>
    %138 = arith.index_cast %extracted : i32 to index
    %139 = arith.maxsi %138, %c0 : index
    %140 = arith.minsi %139, %c9 : index
    %extracted_15 = tensor.extract %34[%137, %140] : tensor<32x10xf32>
    linalg.yield %extracted_15 : f32
  } -> tensor<32x1xf32>
  %56 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %55, %56 : tensor<32x1xi1>, tensor<32x1xf32>, tensor<32x1xf32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
    %137 = arith.select %in, %in_15, %in_16 : f32
    linalg.yield %137 : f32
  } -> tensor<32x1xf32>
  %collapsed = tensor.collapse_shape %57 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
  %58 = tensor.empty() : tensor<32xf32>
  %59 = linalg.fill ins(%cst_1 : f32) outs(%58 : tensor<32xf32>) -> tensor<32xf32>
  %60 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<32x10xf32>) outs(%59 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.maximumf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<32xf32>
  %61 = tensor.empty() : tensor<32xi1>
  %62 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%collapsed, %60 : tensor<32xf32>, tensor<32xf32>) outs(%61 : tensor<32xi1>) {
  ^bb0(%in: f32, %in_15: f32, %out: i1):
    %137 = arith.cmpf oge, %in, %in_15 : f32
    linalg.yield %137 : i1
  } -> tensor<32xi1>
  %63 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%58 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32xf32>
  %64 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%63, %60 : tensor<32xf32>, tensor<32xf32>) outs(%58 : tensor<32xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.maximumf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32xf32>
  %65 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<32xf32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %66 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<32x1xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %66 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.subf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = math.exp %in : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %69 = linalg.fill ins(%cst_2 : f32) outs(%58 : tensor<32xf32>) -> tensor<32xf32>
  %70 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%68 : tensor<32x10xf32>) outs(%69 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<32xf32>
  %71 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<32xf32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<32x1xf32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = math.log %in : f32
    linalg.yield %137 : f32
  } -> tensor<32x1xf32>
  %73 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<32x1xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %73 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.subf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %75 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<32x1xf32>) {
  ^bb0(%out: f32):
    %137 = linalg.index 0 : index
    %extracted = tensor.extract %expanded[%137, %c0, %c0] : tensor<32x1x1xi32>
    %138 = arith.index_cast %extracted : i32 to index
    %139 = arith.maxsi %138, %c0 : index
    %140 = arith.minsi %139, %c9 : index
    %extracted_15 = tensor.extract %74[%137, %140] : tensor<32x10xf32>
    linalg.yield %extracted_15 : f32
  } -> tensor<32x1xf32>
  %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %75, %56 : tensor<32x1xi1>, tensor<32x1xf32>, tensor<32x1xf32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
    %137 = arith.select %in, %in_15, %in_16 : f32
    linalg.yield %137 : f32
  } -> tensor<32x1xf32>
  %77 = tensor.empty() : tensor<f32>
  %78 = linalg.fill ins(%cst_2 : f32) outs(%77 : tensor<f32>) -> tensor<f32>
  %79 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%76 : tensor<32x1xf32>) outs(%78 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<f32>
  %80 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%79 : tensor<f32>) outs(%77 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.divf %in, %cst_0 : f32
    linalg.yield %137 : f32
  } -> tensor<f32>
  %81 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%80 : tensor<f32>) outs(%77 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.negf %in : f32
    linalg.yield %137 : f32
  } -> tensor<f32>
  %82 = tensor.empty() : tensor<32xi32>
  %83 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel"]} ins(%62 : tensor<32xi1>) outs(%82 : tensor<32xi32>) {
  ^bb0(%in: i1, %out: i32):
    %137 = arith.extui %in : i1 to i32
    linalg.yield %137 : i32
  } -> tensor<32xi32>
  %84 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel"]} ins(%83 : tensor<32xi32>) outs(%58 : tensor<32xf32>) {
  ^bb0(%in: i32, %out: f32):
    %137 = arith.sitofp %in : i32 to f32
    linalg.yield %137 : f32
  } -> tensor<32xf32>
  %85 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction"]} ins(%84 : tensor<32xf32>) outs(%78 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<f32>
  %86 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%85 : tensor<f32>) outs(%77 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.divf %in, %cst_0 : f32
    linalg.yield %137 : f32
  } -> tensor<f32>
  %87 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%77 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  } -> tensor<f32>
  %88 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%87 : tensor<f32>) outs(%77 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.divf %in, %cst_0 : f32
    linalg.yield %137 : f32
  } -> tensor<f32>
  %89 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<f32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %90 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %collapsed_9 = tensor.collapse_shape %42 [[0, 1]] : tensor<32x1xi32> into tensor<32xi32>
  %91 = tensor.empty() : tensor<32x10xi32>
  %92 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<32xi32>) outs(%91 : tensor<32x10xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x10xi32>
  %93 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%91 : tensor<32x10xi32>) {
  ^bb0(%out: i32):
    %137 = linalg.index 1 : index
    %138 = arith.index_cast %137 : index to i32
    linalg.yield %138 : i32
  } -> tensor<32x10xi32>
  %94 = tensor.empty() : tensor<32x10xi1>
  %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<32x10xi32>, tensor<32x10xi32>) outs(%94 : tensor<32x10xi1>) {
  ^bb0(%in: i32, %in_15: i32, %out: i1):
    %137 = arith.cmpi eq, %in, %in_15 : i32
    linalg.yield %137 : i1
  } -> tensor<32x10xi1>
  %collapsed_10 = tensor.collapse_shape %89 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
  %96 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10 : tensor<32xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %96 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.addf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %97, %90 : tensor<32x10xi1>, tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
    %137 = arith.select %in, %in_15, %in_16 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.negf %in : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %100 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<32x10xf32>) outs(%69 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<32xf32>
  %expanded_11 = tensor.expand_shape %100 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
  %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_11, %71 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%54 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.divf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x1xf32>
  %102 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%101 : tensor<32x1xf32>) outs(%69 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<32xf32>
  %103 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<32xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %68 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.mulf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %104 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%28 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.addf %in, %in_15 : f32
    linalg.yield %137 : f32
  } -> tensor<32x10xf32>
  %106 = tensor.empty() : tensor<10xf32>
  %107 = linalg.fill ins(%cst_2 : f32) outs(%106 : tensor<10xf32>) -> tensor<10xf32>
  %108 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "reduction"]} ins(%105 : tensor<32x10xf32>) outs(%107 : tensor<10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<10xf32>
  %expanded_12 = tensor.expand_shape %108 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
  %109 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_12 : tensor<1x10xf32>) outs(%107 : tensor<10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<10xf32>
  weft.grad @fc3.b, %109 : tensor<10xf32>
  %110 = tensor.empty() : tensor<10x128xf32>
  %111 = linalg.fill ins(%cst_2 : f32) outs(%110 : tensor<10x128xf32>) -> tensor<10x128xf32>
  %112 = linalg.generic {indexing_maps = [#map15, #map16, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105, %25 : tensor<32x10xf32>, tensor<32x128xf32>) outs(%111 : tensor<10x128xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.mulf %in, %in_15 : f32
    %138 = arith.addf %out, %137 : f32
    linalg.yield %138 : f32
  } -> tensor<10x128xf32>
  %113 = tensor.empty() : tensor<128x10xf32>
  %114 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<10x128xf32>) outs(%113 : tensor<128x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x10xf32>
  weft.grad @fc3.w, %114 : tensor<128x10xf32>
  %115 = linalg.generic {indexing_maps = [#map17, #map18, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105, %fc3.w : tensor<32x10xf32>, tensor<128x10xf32>) outs(%18 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.mulf %in, %in_15 : f32
    %138 = arith.addf %out, %137 : f32
    linalg.yield %138 : f32
  } -> tensor<32x128xf32>
  %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %115, %24 : tensor<32x128xi1>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%17 : tensor<32x128xf32>) {
  ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
    %137 = arith.select %in, %in_15, %in_16 : f32
    linalg.yield %137 : f32
  } -> tensor<32x128xf32>
  %117 = tensor.empty() : tensor<128xf32>
  %118 = linalg.fill ins(%cst_2 : f32) outs(%117 : tensor<128xf32>) -> tensor<128xf32>
  %119 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<32x128xf32>) outs(%118 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<128xf32>
  %expanded_13 = tensor.expand_shape %119 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
  %120 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_13 : tensor<1x128xf32>) outs(%118 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<128xf32>
  weft.grad @fc2.b, %120 : tensor<128xf32>
  %121 = tensor.empty() : tensor<128x256xf32>
  %122 = linalg.fill ins(%cst_2 : f32) outs(%121 : tensor<128x256xf32>) -> tensor<128x256xf32>
  %123 = linalg.generic {indexing_maps = [#map15, #map16, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116, %14 : tensor<32x128xf32>, tensor<32x256xf32>) outs(%122 : tensor<128x256xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.mulf %in, %in_15 : f32
    %138 = arith.addf %out, %137 : f32
    linalg.yield %138 : f32
  } -> tensor<128x256xf32>
  %124 = tensor.empty() : tensor<256x128xf32>
  %125 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<128x256xf32>) outs(%124 : tensor<256x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<256x128xf32>
  weft.grad @fc2.w, %125 : tensor<256x128xf32>
  %126 = linalg.generic {indexing_maps = [#map17, #map18, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116, %fc2.w : tensor<32x128xf32>, tensor<256x128xf32>) outs(%7 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.mulf %in, %in_15 : f32
    %138 = arith.addf %out, %137 : f32
    linalg.yield %138 : f32
  } -> tensor<32x256xf32>
  %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %126, %13 : tensor<32x256xi1>, tensor<32x256xf32>, tensor<32x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: i1, %in_15: f32, %in_16: f32, %out: f32):
    %137 = arith.select %in, %in_15, %in_16 : f32
    linalg.yield %137 : f32
  } -> tensor<32x256xf32>
  %128 = tensor.empty() : tensor<256xf32>
  %129 = linalg.fill ins(%cst_2 : f32) outs(%128 : tensor<256xf32>) -> tensor<256xf32>
  %130 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "reduction"]} ins(%127 : tensor<32x256xf32>) outs(%129 : tensor<256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<256xf32>
  %expanded_14 = tensor.expand_shape %130 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
  %131 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_14 : tensor<1x256xf32>) outs(%129 : tensor<256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %137 = arith.addf %out, %in : f32
    linalg.yield %137 : f32
  } -> tensor<256xf32>
  weft.grad @fc1.b, %131 : tensor<256xf32>
  %132 = tensor.empty() : tensor<256x64xf32>
  %133 = linalg.fill ins(%cst_2 : f32) outs(%132 : tensor<256x64xf32>) -> tensor<256x64xf32>
  %134 = linalg.generic {indexing_maps = [#map15, #map16, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127, %x : tensor<32x256xf32>, tensor<32x64xf32>) outs(%133 : tensor<256x64xf32>) {
  ^bb0(%in: f32, %in_15: f32, %out: f32):
    %137 = arith.mulf %in, %in_15 : f32
    %138 = arith.addf %out, %137 : f32
    linalg.yield %138 : f32
  } -> tensor<256x64xf32>
  %135 = tensor.empty() : tensor<64x256xf32>
  %136 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<256x64xf32>) outs(%135 : tensor<64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x256xf32>
  weft.grad @fc1.w, %136 : tensor<64x256xf32>
  weft.metric "accuracy", %86 : tensor<f32>
  weft.loss %81 : tensor<f32>
  return
}

func.func @eval(%x: tensor<32x64xf32> {weft.name = "x"}, %y: tensor<32xi32> {weft.bound = 10 : i64, weft.name = "y"}) attributes {weft.eval} {
  %fc1.b = weft.read @fc1.b : tensor<256xf32>
  %fc1.w = weft.read @fc1.w : tensor<64x256xf32>
  %fc2.b = weft.read @fc2.b : tensor<128xf32>
  %fc2.w = weft.read @fc2.w : tensor<256x128xf32>
  %fc3.b = weft.read @fc3.b : tensor<10xf32>
  %fc3.w = weft.read @fc3.w : tensor<128x10xf32>
  %cst = arith.constant 3.200000e+01 : f32
  %cst_0 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %cst_1 = arith.constant 0.000000e+00 : f32
  %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_4 = arith.constant dense<9> : tensor<1xi32>
  %cst_5 = arith.constant dense<10> : tensor<i32>
  %cst_6 = arith.constant dense<0> : tensor<i32>
  %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
  %6 = tensor.empty() : tensor<32x256xf32>
  %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<32x256xf32>) -> tensor<32x256xf32>
  %8 = linalg.matmul ins(%x, %fc1.w : tensor<32x64xf32>, tensor<64x256xf32>) outs(%7 : tensor<32x256xf32>) -> tensor<32x256xf32>
  %9 = tensor.empty() : tensor<1x256xf32>
  %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%fc1.b : tensor<256xf32>) outs(%9 : tensor<1x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x256xf32>
  %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x256xf32>
  %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %11 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.addf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x256xf32>
  %13 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x256xf32>
  %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%6 : tensor<32x256xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.maximumf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x256xf32>
  %15 = tensor.empty() : tensor<32x128xf32>
  %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<32x128xf32>) -> tensor<32x128xf32>
  %17 = linalg.matmul ins(%14, %fc2.w : tensor<32x256xf32>, tensor<256x128xf32>) outs(%16 : tensor<32x128xf32>) -> tensor<32x128xf32>
  %18 = tensor.empty() : tensor<1x128xf32>
  %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%fc2.b : tensor<128xf32>) outs(%18 : tensor<1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x128xf32>
  %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<1x128xf32>) outs(%15 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x128xf32>
  %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%15 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.addf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x128xf32>
  %22 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%15 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x128xf32>
  %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%15 : tensor<32x128xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.maximumf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x128xf32>
  %24 = tensor.empty() : tensor<32x10xf32>
  %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<32x10xf32>) -> tensor<32x10xf32>
  %26 = linalg.matmul ins(%23, %fc3.w : tensor<32x128xf32>, tensor<128x10xf32>) outs(%25 : tensor<32x10xf32>) -> tensor<32x10xf32>
  %27 = tensor.empty() : tensor<1x10xf32>
  %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%fc3.b : tensor<10xf32>) outs(%27 : tensor<1x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x10xf32>
  %29 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<1x10xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %29 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.addf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x10xf32>
  %31 = tensor.empty() : tensor<32x1xi32>
  %32 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<32xi32>) outs(%31 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %33 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%31 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %34 = tensor.empty() : tensor<32x1xi1>
  %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<32x1xi32>, tensor<32x1xi32>) outs(%34 : tensor<32x1xi1>) {
  ^bb0(%in: i32, %in_8: i32, %out: i1):
    %83 = arith.cmpi slt, %in, %in_8 : i32
    linalg.yield %83 : i1
  } -> tensor<32x1xi1>
  %36 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%31 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %36 : tensor<32x1xi32>, tensor<32x1xi32>) outs(%31 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %in_8: i32, %out: i32):
    %83 = arith.addi %in, %in_8 : i32
    linalg.yield %83 : i32
  } -> tensor<32x1xi32>
  %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %37, %32 : tensor<32x1xi1>, tensor<32x1xi32>, tensor<32x1xi32>) outs(%31 : tensor<32x1xi32>) {
  ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
    %83 = arith.select %in, %in_8, %in_9 : i32
    linalg.yield %83 : i32
  } -> tensor<32x1xi32>
  %expanded = tensor.expand_shape %38 [[0], [1, 2]] output_shape [32, 1, 1] : tensor<32x1xi32> into tensor<32x1x1xi32>
  %39 = tensor.empty() : tensor<32x1x1xi32>
  %40 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%39 : tensor<32x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1x1xi32>
  %41 = tensor.empty() : tensor<32x1x1xi1>
  %42 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %40 : tensor<32x1x1xi32>, tensor<32x1x1xi32>) outs(%41 : tensor<32x1x1xi1>) {
  ^bb0(%in: i32, %in_8: i32, %out: i1):
    %83 = arith.cmpi sge, %in, %in_8 : i32
    linalg.yield %83 : i1
  } -> tensor<32x1x1xi1>
  %43 = tensor.empty() : tensor<1x1x1xi32>
  %44 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%43 : tensor<1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1xi32>
  %45 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<1x1x1xi32>) outs(%39 : tensor<32x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1x1xi32>
  %46 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %45 : tensor<32x1x1xi32>, tensor<32x1x1xi32>) outs(%41 : tensor<32x1x1xi1>) {
  ^bb0(%in: i32, %in_8: i32, %out: i1):
    %83 = arith.cmpi sle, %in, %in_8 : i32
    linalg.yield %83 : i1
  } -> tensor<32x1x1xi1>
  %47 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %46 : tensor<32x1x1xi1>, tensor<32x1x1xi1>) outs(%41 : tensor<32x1x1xi1>) {
  ^bb0(%in: i1, %in_8: i1, %out: i1):
    %83 = arith.andi %in, %in_8 : i1
    linalg.yield %83 : i1
  } -> tensor<32x1x1xi1>
  %48 = linalg.fill ins(%true : i1) outs(%34 : tensor<32x1xi1>) -> tensor<32x1xi1>
  %49 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%47 : tensor<32x1x1xi1>) outs(%48 : tensor<32x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %83 = arith.andi %out, %in : i1
    linalg.yield %83 : i1
  } -> tensor<32x1xi1>
  %50 = tensor.empty() : tensor<32x1xf32>
  %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<32x1xf32>) {
  ^bb0(%out: f32):
    %83 = linalg.index 0 : index
    %extracted = tensor.extract %expanded[%83, %c0, %c0] : tensor<32x1x1xi32>
    %84 = arith.index_cast %extracted : i32 to index
    %85 = arith.maxsi %84, %c0 : index
    %86 = arith.minsi %85, %c9 : index
    %extracted_8 = tensor.extract %30[%83, %86] : tensor<32x10xf32>
    linalg.yield %extracted_8 : f32
  } -> tensor<32x1xf32>
  %52 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%50 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %51, %52 : tensor<32x1xi1>, tensor<32x1xf32>, tensor<32x1xf32>) outs(%50 : tensor<32x1xf32>) {
  ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
    %83 = arith.select %in, %in_8, %in_9 : f32
    linalg.yield %83 : f32
  } -> tensor<32x1xf32>
  %collapsed = tensor.collapse_shape %53 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
  %54 = tensor.empty() : tensor<32xf32>
  %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<32xf32>) -> tensor<32xf32>
  %56 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<32x10xf32>) outs(%55 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.maximumf %out, %in : f32
    linalg.yield %83 : f32
  } -> tensor<32xf32>
  %57 = tensor.empty() : tensor<32xi1>
  %58 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%collapsed, %56 : tensor<32xf32>, tensor<32xf32>) outs(%57 : tensor<32xi1>) {
  ^bb0(%in: f32, %in_8: f32, %out: i1):
    %83 = arith.cmpf oge, %in, %in_8 : f32
    linalg.yield %83 : i1
  } -> tensor<32xi1>
  %59 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%54 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32xf32>
  %60 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%59, %56 : tensor<32xf32>, tensor<32xf32>) outs(%54 : tensor<32xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.maximumf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32xf32>
  %61 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<32xf32>) outs(%50 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %62 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<32x1xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %62 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.subf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x10xf32>
  %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<32x10xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = math.exp %in : f32
    linalg.yield %83 : f32
  } -> tensor<32x10xf32>
  %65 = linalg.fill ins(%cst_1 : f32) outs(%54 : tensor<32xf32>) -> tensor<32xf32>
  %66 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<32x10xf32>) outs(%65 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.addf %out, %in : f32
    linalg.yield %83 : f32
  } -> tensor<32xf32>
  %67 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<32xf32>) outs(%50 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x1xf32>
  %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<32x1xf32>) outs(%50 : tensor<32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = math.log %in : f32
    linalg.yield %83 : f32
  } -> tensor<32x1xf32>
  %69 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<32x1xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x10xf32>
  %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %69 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%24 : tensor<32x10xf32>) {
  ^bb0(%in: f32, %in_8: f32, %out: f32):
    %83 = arith.subf %in, %in_8 : f32
    linalg.yield %83 : f32
  } -> tensor<32x10xf32>
  %71 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<32x1xf32>) {
  ^bb0(%out: f32):
    %83 = linalg.index 0 : index
    %extracted = tensor.extract %expanded[%83, %c0, %c0] : tensor<32x1x1xi32>
    %84 = arith.index_cast %extracted : i32 to index
    %85 = arith.maxsi %84, %c0 : index
    %86 = arith.minsi %85, %c9 : index
    %extracted_8 = tensor.extract %70[%83, %86] : tensor<32x10xf32>
    linalg.yield %extracted_8 : f32
  } -> tensor<32x1xf32>
  %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %71, %52 : tensor<32x1xi1>, tensor<32x1xf32>, tensor<32x1xf32>) outs(%50 : tensor<32x1xf32>) {
  ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
    %83 = arith.select %in, %in_8, %in_9 : f32
    linalg.yield %83 : f32
  } -> tensor<32x1xf32>
  %73 = tensor.empty() : tensor<f32>
  %74 = linalg.fill ins(%cst_1 : f32) outs(%73 : tensor<f32>) -> tensor<f32>
  %75 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%72 : tensor<32x1xf32>) outs(%74 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.addf %out, %in : f32
    linalg.yield %83 : f32
  } -> tensor<f32>
  %76 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%75 : tensor<f32>) outs(%73 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.divf %in, %cst : f32
    linalg.yield %83 : f32
  } -> tensor<f32>
  %77 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%76 : tensor<f32>) outs(%73 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.negf %in : f32
    linalg.yield %83 : f32
  } -> tensor<f32>
  %78 = tensor.empty() : tensor<32xi32>
  %79 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel"]} ins(%58 : tensor<32xi1>) outs(%78 : tensor<32xi32>) {
  ^bb0(%in: i1, %out: i32):
    %83 = arith.extui %in : i1 to i32
    linalg.yield %83 : i32
  } -> tensor<32xi32>
  %80 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel"]} ins(%79 : tensor<32xi32>) outs(%54 : tensor<32xf32>) {
  ^bb0(%in: i32, %out: f32):
    %83 = arith.sitofp %in : i32 to f32
    linalg.yield %83 : f32
  } -> tensor<32xf32>
  %81 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction"]} ins(%80 : tensor<32xf32>) outs(%74 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.addf %out, %in : f32
    linalg.yield %83 : f32
  } -> tensor<f32>
  %82 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%81 : tensor<f32>) outs(%73 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %83 = arith.divf %in, %cst : f32
    linalg.yield %83 : f32
  } -> tensor<f32>
  weft.metric "accuracy", %82 : tensor<f32>
  weft.loss %77 : tensor<f32>
  return
}
