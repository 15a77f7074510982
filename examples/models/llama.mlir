#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0, d1) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<(d0, d1) -> (d1)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0, d1) -> (0, d1)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map26 = affine_map<() -> ()>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3) -> ()>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map35 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map39 = affine_map<(d0, d1) -> (d1, d0)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map41 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map42 = affine_map<(d0, d1, d2) -> (d0)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d2, d3)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4, d5)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5, d3)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map49 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d4)>
#map51 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5, d3)>
#map53 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map54 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>

weft.mesh @mesh(dp = 2) batch_axes(dp)

weft.param @h0.down.w : tensor<176x64xf32> init(normal, 0.08)
weft.param @h0.gate.w : tensor<64x176xf32> init(normal, 0.08)
weft.param @h0.kv.w : tensor<64x64xf32> init(normal, 0.08)
weft.param @h0.norm1.g : tensor<64xf32> init(ones) {decay = false}
weft.param @h0.norm2.g : tensor<64xf32> init(ones) {decay = false}
weft.param @h0.out.w : tensor<64x64xf32> init(normal, 0.08)
weft.param @h0.q.w : tensor<64x64xf32> init(normal, 0.08)
weft.param @h0.up.w : tensor<64x176xf32> init(normal, 0.08)
weft.param @h1.down.w : tensor<176x64xf32> init(normal, 0.08)
weft.param @h1.gate.w : tensor<64x176xf32> init(normal, 0.08)
weft.param @h1.kv.w : tensor<64x64xf32> init(normal, 0.08)
weft.param @h1.norm1.g : tensor<64xf32> init(ones) {decay = false}
weft.param @h1.norm2.g : tensor<64xf32> init(ones) {decay = false}
weft.param @h1.out.w : tensor<64x64xf32> init(normal, 0.08)
weft.param @h1.q.w : tensor<64x64xf32> init(normal, 0.08)
weft.param @h1.up.w : tensor<64x176xf32> init(normal, 0.08)
weft.param @head.w : tensor<64x256xf32> init(normal, 0.08)
weft.param @norm.g : tensor<64xf32> init(ones) {decay = false}
weft.param @wte.w : tensor<256x64xf32> init(normal, 0.08)

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

func.func @train(%x: tensor<4x32xi32> {weft.bound = 256 : i64, weft.name = "x"}, %y: tensor<4x32xi32> {weft.bound = 256 : i64, weft.name = "y"}) attributes {weft.step} {
  %h0.down.w = weft.read @h0.down.w : tensor<176x64xf32>
  %h0.gate.w = weft.read @h0.gate.w : tensor<64x176xf32>
  %h0.kv.w = weft.read @h0.kv.w : tensor<64x64xf32>
  %h0.norm1.g = weft.read @h0.norm1.g : tensor<64xf32>
  %h0.norm2.g = weft.read @h0.norm2.g : tensor<64xf32>
  %h0.out.w = weft.read @h0.out.w : tensor<64x64xf32>
  %h0.q.w = weft.read @h0.q.w : tensor<64x64xf32>
  %h0.up.w = weft.read @h0.up.w : tensor<64x176xf32>
  %h1.down.w = weft.read @h1.down.w : tensor<176x64xf32>
  %h1.gate.w = weft.read @h1.gate.w : tensor<64x176xf32>
  %h1.kv.w = weft.read @h1.kv.w : tensor<64x64xf32>
  %h1.norm1.g = weft.read @h1.norm1.g : tensor<64xf32>
  %h1.norm2.g = weft.read @h1.norm2.g : tensor<64xf32>
  %h1.out.w = weft.read @h1.out.w : tensor<64x64xf32>
  %h1.q.w = weft.read @h1.q.w : tensor<64x64xf32>
  %h1.up.w = weft.read @h1.up.w : tensor<64x176xf32>
  %head.w = weft.read @head.w : tensor<64x256xf32>
  %norm.g = weft.read @norm.g : tensor<64xf32>
  %wte.w = weft.read @wte.w : tensor<256x64xf32>
  %cst = arith.constant 7.812500e-03 : f32
  %cst_0 = arith.constant 1.280000e+02 : f32
  %cst_1 = arith.constant 0x7F800000 : f32
  %true = arith.constant true
  %cst_2 = arith.constant 0xFF800000 : f32
  %c0_i32 = arith.constant 0 : i32
  %cst_3 = arith.constant 0.000000e+00 : f32
  %c255 = arith.constant 255 : index
  %c0 = arith.constant 0 : index
  %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_5 = arith.constant dense<255> : tensor<1xi32>
  %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_8 = arith.constant dense<false> : tensor<i1>
  %cst_9 = arith.constant dense<true> : tensor<i1>
  %cst_10 = arith.constant dense<4.000000e+00> : tensor<f32>
  %cst_11 = arith.constant dense<1.000000e+04> : tensor<f32>
  %cst_12 = arith.constant dense<8.000000e+00> : tensor<f32>
  %cst_13 = arith.constant dense<-5.000000e-01> : tensor<f32>
  %cst_14 = arith.constant dense<9.99999997E-7> : tensor<f32>
  %cst_15 = arith.constant dense<6.400000e+01> : tensor<f32>
  %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_17 = arith.constant dense<256> : tensor<i32>
  %cst_18 = arith.constant dense<0> : tensor<i32>
  %19 = tensor.empty() : tensor<4x32xi32>
  %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%19 : tensor<4x32xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32xi32>
  %21 = tensor.empty() : tensor<4x32xi1>
  %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %20 : tensor<4x32xi32>, tensor<4x32xi32>) outs(%21 : tensor<4x32xi1>) {
  ^bb0(%in: i32, %in_92: i32, %out: i1):
    %561 = arith.cmpi slt, %in, %in_92 : i32
    linalg.yield %561 : i1
  } -> tensor<4x32xi1>
  %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%19 : tensor<4x32xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32xi32>
  %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %23 : tensor<4x32xi32>, tensor<4x32xi32>) outs(%19 : tensor<4x32xi32>) {
  ^bb0(%in: i32, %in_92: i32, %out: i32):
    %561 = arith.addi %in, %in_92 : i32
    linalg.yield %561 : i32
  } -> tensor<4x32xi32>
  %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %24, %x : tensor<4x32xi1>, tensor<4x32xi32>, tensor<4x32xi32>) outs(%19 : tensor<4x32xi32>) {
  ^bb0(%in: i1, %in_92: i32, %in_93: i32, %out: i32):
    %561 = arith.select %in, %in_92, %in_93 : i32
    linalg.yield %561 : i32
  } -> tensor<4x32xi32>
  %26 = tensor.empty() : tensor<4x32x1xi32>
  %27 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x32xi32>) outs(%26 : tensor<4x32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x1xi32>
  %28 = tensor.empty() : tensor<4x32x64xf32>
  %29 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%out: f32):
    %561 = linalg.index 0 : index
    %562 = linalg.index 1 : index
    %563 = linalg.index 2 : index
    %extracted = tensor.extract %27[%561, %562, %c0] : tensor<4x32x1xi32>
    %564 = arith.index_cast %extracted : i32 to index
    %565 = arith.maxsi %564, %c0 : index
    %566 = arith.minsi %565, %c255 : index
    %extracted_92 = tensor.extract %wte.w[%566, %563] : tensor<256x64xf32>
    linalg.yield %extracted_92 : f32
  } -> tensor<4x32x64xf32>
  %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %29 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %31 = tensor.empty() : tensor<4x32xf32>
  %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %33 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %34 = tensor.empty() : tensor<4x32x1xf32>
  %35 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %36 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %38 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %38 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.rsqrt %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %39 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %42 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %41 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %44 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x32x1xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %44 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %46 = tensor.empty() : tensor<1x1x64xf32>
  %47 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.norm1.g : tensor<64xf32>) outs(%46 : tensor<1x1x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x64xf32>
  %48 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<1x1x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %50 = linalg.fill ins(%cst_3 : f32) outs(%28 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
  %51 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49, %h0.q.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %expanded = tensor.expand_shape %51 [[0], [1], [2, 3]] output_shape [4, 32, 4, 16] : tensor<4x32x64xf32> into tensor<4x32x4x16xf32>
  %52 = tensor.empty() : tensor<32xi32>
  %53 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel"]} outs(%52 : tensor<32xi32>) {
  ^bb0(%out: i32):
    %561 = linalg.index 0 : index
    %562 = arith.index_cast %561 : index to i32
    linalg.yield %562 : i32
  } -> tensor<32xi32>
  %54 = tensor.empty() : tensor<32x1xi32>
  %55 = linalg.generic {indexing_maps = [#map12, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<32xi32>) outs(%54 : tensor<32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x1xi32>
  %56 = tensor.empty() : tensor<8xi32>
  %57 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel"]} outs(%56 : tensor<8xi32>) {
  ^bb0(%out: i32):
    %561 = linalg.index 0 : index
    %562 = arith.index_cast %561 : index to i32
    linalg.yield %562 : i32
  } -> tensor<8xi32>
  %58 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%57 : tensor<8xi32>) outs(%56 : tensor<8xi32>) {
  ^bb0(%in: i32, %out: i32):
    %561 = arith.subi %c0_i32, %in : i32
    linalg.yield %561 : i32
  } -> tensor<8xi32>
  %59 = tensor.empty() : tensor<8xf32>
  %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%58 : tensor<8xi32>) outs(%59 : tensor<8xf32>) {
  ^bb0(%in: i32, %out: f32):
    %561 = arith.sitofp %in : i32 to f32
    linalg.yield %561 : f32
  } -> tensor<8xf32>
  %61 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%59 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  %62 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%60, %61 : tensor<8xf32>, tensor<8xf32>) outs(%59 : tensor<8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<8xf32>
  %63 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%59 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  %64 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%63, %62 : tensor<8xf32>, tensor<8xf32>) outs(%59 : tensor<8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = math.powf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<8xf32>
  %65 = tensor.empty() : tensor<32x1xf32>
  %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<32x1xi32>) outs(%65 : tensor<32x1xf32>) {
  ^bb0(%in: i32, %out: f32):
    %561 = arith.sitofp %in : i32 to f32
    linalg.yield %561 : f32
  } -> tensor<32x1xf32>
  %67 = tensor.empty() : tensor<1x8xf32>
  %68 = linalg.generic {indexing_maps = [#map14, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<8xf32>) outs(%67 : tensor<1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8xf32>
  %69 = tensor.empty() : tensor<32x8xf32>
  %70 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<32x1xf32>) outs(%69 : tensor<32x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x8xf32>
  %71 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<1x8xf32>) outs(%69 : tensor<32x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<32x8xf32>
  %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<32x8xf32>, tensor<32x8xf32>) outs(%69 : tensor<32x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<32x8xf32>
  %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<32x8xf32>) outs(%69 : tensor<32x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.cos %in : f32
    linalg.yield %561 : f32
  } -> tensor<32x8xf32>
  %74 = tensor.empty() : tensor<1x32x1x8xf32>
  %75 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<32x8xf32>) outs(%74 : tensor<1x32x1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x32x1x8xf32>
  %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<32x8xf32>) outs(%69 : tensor<32x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.sin %in : f32
    linalg.yield %561 : f32
  } -> tensor<32x8xf32>
  %77 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<32x8xf32>) outs(%74 : tensor<1x32x1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x32x1x8xf32>
  %extracted_slice = tensor.extract_slice %expanded[0, 0, 0, 0] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %extracted_slice_19 = tensor.extract_slice %expanded[0, 0, 0, 8] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %78 = tensor.empty() : tensor<4x32x4x8xf32>
  %79 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x32x1x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x4x8xf32>
  %80 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %81 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<1x32x1x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x4x8xf32>
  %82 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %83 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %84 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %85 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %86 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %87 = tensor.empty() : tensor<4x32x4x16xf32>
  %inserted_slice = tensor.insert_slice %83 into %87[0, 0, 0, 0] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x8xf32> into tensor<4x32x4x16xf32>
  %inserted_slice_20 = tensor.insert_slice %86 into %inserted_slice[0, 0, 0, 8] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x8xf32> into tensor<4x32x4x16xf32>
  %88 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49, %h0.kv.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %expanded_21 = tensor.expand_shape %88 [[0], [1], [2, 3, 4]] output_shape [4, 32, 2, 2, 16] : tensor<4x32x64xf32> into tensor<4x32x2x2x16xf32>
  %extracted_slice_22 = tensor.extract_slice %expanded_21[0, 0, 0, 0, 0] [4, 32, 1, 2, 16] [1, 1, 1, 1, 1] : tensor<4x32x2x2x16xf32> to tensor<4x32x1x2x16xf32>
  %collapsed = tensor.collapse_shape %extracted_slice_22 [[0], [1], [2, 3], [4]] : tensor<4x32x1x2x16xf32> into tensor<4x32x2x16xf32>
  %extracted_slice_23 = tensor.extract_slice %collapsed[0, 0, 0, 0] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %extracted_slice_24 = tensor.extract_slice %collapsed[0, 0, 0, 8] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %89 = tensor.empty() : tensor<4x32x2x8xf32>
  %90 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x32x1x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x8xf32>
  %91 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %92 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<1x32x1x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x8xf32>
  %93 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %94 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %93 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %95 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %96 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %97 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %96 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %98 = tensor.empty() : tensor<4x32x2x16xf32>
  %inserted_slice_25 = tensor.insert_slice %94 into %98[0, 0, 0, 0] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x8xf32> into tensor<4x32x2x16xf32>
  %inserted_slice_26 = tensor.insert_slice %97 into %inserted_slice_25[0, 0, 0, 8] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x8xf32> into tensor<4x32x2x16xf32>
  %extracted_slice_27 = tensor.extract_slice %expanded_21[0, 0, 1, 0, 0] [4, 32, 1, 2, 16] [1, 1, 1, 1, 1] : tensor<4x32x2x2x16xf32> to tensor<4x32x1x2x16xf32>
  %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0], [1], [2, 3], [4]] : tensor<4x32x1x2x16xf32> into tensor<4x32x2x16xf32>
  %expanded_29 = tensor.expand_shape %inserted_slice_20 [[0], [1], [2, 3], [4]] output_shape [4, 32, 2, 2, 16] : tensor<4x32x4x16xf32> into tensor<4x32x2x2x16xf32>
  %99 = tensor.empty() : tensor<4x2x32x32x2xf32>
  %100 = linalg.fill ins(%cst_3 : f32) outs(%99 : tensor<4x2x32x32x2xf32>) -> tensor<4x2x32x32x2xf32>
  %101 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_26, %expanded_29 : tensor<4x32x2x16xf32>, tensor<4x32x2x2x16xf32>) outs(%100 : tensor<4x2x32x32x2xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x32x32x2xf32>
  %102 = tensor.empty() : tensor<4x2x2x32x32xf32>
  %103 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<4x2x32x32x2xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %104 = linalg.generic {indexing_maps = [#map25, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %105 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %106 = tensor.empty() : tensor<32x32xi1>
  %107 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i1>) outs(%106 : tensor<32x32xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<32x32xi1>
  %108 = tensor.empty() : tensor<32x32xi32>
  %109 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%108 : tensor<32x32xi32>) {
  ^bb0(%out: i32):
    %561 = linalg.index 0 : index
    %562 = arith.index_cast %561 : index to i32
    linalg.yield %562 : i32
  } -> tensor<32x32xi32>
  %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%108 : tensor<32x32xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<32x32xi32>
  %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%108 : tensor<32x32xi32>) {
  ^bb0(%in: i32, %in_92: i32, %out: i32):
    %561 = arith.addi %in, %in_92 : i32
    linalg.yield %561 : i32
  } -> tensor<32x32xi32>
  %112 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%108 : tensor<32x32xi32>) {
  ^bb0(%out: i32):
    %561 = linalg.index 1 : index
    %562 = arith.index_cast %561 : index to i32
    linalg.yield %562 : i32
  } -> tensor<32x32xi32>
  %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %112 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%106 : tensor<32x32xi1>) {
  ^bb0(%in: i32, %in_92: i32, %out: i1):
    %561 = arith.cmpi sge, %in, %in_92 : i32
    linalg.yield %561 : i1
  } -> tensor<32x32xi1>
  %114 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i1>) outs(%106 : tensor<32x32xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<32x32xi1>
  %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %107, %114 : tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) outs(%106 : tensor<32x32xi1>) {
  ^bb0(%in: i1, %in_92: i1, %in_93: i1, %out: i1):
    %561 = arith.select %in, %in_92, %in_93 : i1
    linalg.yield %561 : i1
  } -> tensor<32x32xi1>
  %116 = tensor.empty() : tensor<f32>
  %117 = linalg.generic {indexing_maps = [#map26], iterator_types = []} outs(%116 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_2 : f32
  } -> tensor<f32>
  %118 = tensor.empty() : tensor<4x2x2x32x32xi1>
  %119 = linalg.generic {indexing_maps = [#map27, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<32x32xi1>) outs(%118 : tensor<4x2x2x32x32xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<4x2x2x32x32xi1>
  %120 = linalg.generic {indexing_maps = [#map25, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<f32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %121 = linalg.generic {indexing_maps = [#map24, #map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %105, %120 : tensor<4x2x2x32x32xi1>, tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %122 = tensor.empty() : tensor<4x2x2x32xf32>
  %123 = linalg.fill ins(%cst_2 : f32) outs(%122 : tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xf32>
  %124 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<4x2x2x32x32xf32>) outs(%123 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.maximumf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %125 = linalg.generic {indexing_maps = [#map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%122 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32xf32>
  %126 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %124 : tensor<4x2x2x32xf32>, tensor<4x2x2x32xf32>) outs(%122 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.maximumf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %127 = tensor.empty() : tensor<4x2x2x32x1xf32>
  %128 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<4x2x2x32xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x1xf32>
  %129 = linalg.generic {indexing_maps = [#map30, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<4x2x2x32x1xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %130 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%121, %129 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %131 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.exp %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %132 = linalg.fill ins(%cst_3 : f32) outs(%122 : tensor<4x2x2x32xf32>) -> tensor<4x2x2x32xf32>
  %133 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131 : tensor<4x2x2x32x32xf32>) outs(%132 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %134 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<4x2x2x32xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x1xf32>
  %135 = linalg.generic {indexing_maps = [#map30, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<4x2x2x32x1xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %136 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%131, %135 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %137 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%134, %134 : tensor<4x2x2x32x1xf32>, tensor<4x2x2x32x1xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x1xf32>
  %138 = linalg.generic {indexing_maps = [#map25, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x1xf32>
  %139 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%138, %137 : tensor<4x2x2x32x1xf32>, tensor<4x2x2x32x1xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x1xf32>
  %140 = tensor.empty() : tensor<4x2x16x2x32xf32>
  %141 = linalg.fill ins(%cst_3 : f32) outs(%140 : tensor<4x2x16x2x32xf32>) -> tensor<4x2x16x2x32xf32>
  %142 = linalg.generic {indexing_maps = [#map31, #map32, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_28, %136 : tensor<4x32x2x16xf32>, tensor<4x2x2x32x32xf32>) outs(%141 : tensor<4x2x16x2x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x16x2x32xf32>
  %143 = tensor.empty() : tensor<4x32x2x2x16xf32>
  %144 = linalg.generic {indexing_maps = [#map33, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<4x2x16x2x32xf32>) outs(%143 : tensor<4x32x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x2x16xf32>
  %collapsed_30 = tensor.collapse_shape %144 [[0], [1], [2, 3, 4]] : tensor<4x32x2x2x16xf32> into tensor<4x32x64xf32>
  %145 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_30, %h0.out.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %145 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %148 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %149 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %38 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.rsqrt %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %151 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %153 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %155 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<4x32x1xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %155 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %157 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.norm2.g : tensor<64xf32>) outs(%46 : tensor<1x1x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x64xf32>
  %158 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x1x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %158 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %160 = tensor.empty() : tensor<4x32x176xf32>
  %161 = linalg.fill ins(%cst_3 : f32) outs(%160 : tensor<4x32x176xf32>) -> tensor<4x32x176xf32>
  %162 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159, %h0.gate.w : tensor<4x32x64xf32>, tensor<64x176xf32>) outs(%161 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x176xf32>
  %163 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %164 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.exp %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %165 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x176xf32>
  %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %164 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %166 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %167 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %168 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %167 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %171 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159, %h0.up.w : tensor<4x32x64xf32>, tensor<64x176xf32>) outs(%161 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x176xf32>
  %172 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %171 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %173 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172, %h0.down.w : tensor<4x32x176xf32>, tensor<176x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %173 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %174 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %176 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %177 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %38 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.rsqrt %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %179 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %181 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %183 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x32x1xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %183 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %185 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.norm1.g : tensor<64xf32>) outs(%46 : tensor<1x1x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x64xf32>
  %186 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<1x1x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %186 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %188 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187, %h1.q.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %expanded_31 = tensor.expand_shape %188 [[0], [1], [2, 3]] output_shape [4, 32, 4, 16] : tensor<4x32x64xf32> into tensor<4x32x4x16xf32>
  %extracted_slice_32 = tensor.extract_slice %expanded_31[0, 0, 0, 0] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %extracted_slice_33 = tensor.extract_slice %expanded_31[0, 0, 0, 8] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %189 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %190 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_33, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %191 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %190 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %192 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_33, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %193 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %194 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %193 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %inserted_slice_34 = tensor.insert_slice %191 into %87[0, 0, 0, 0] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x8xf32> into tensor<4x32x4x16xf32>
  %inserted_slice_35 = tensor.insert_slice %194 into %inserted_slice_34[0, 0, 0, 8] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x8xf32> into tensor<4x32x4x16xf32>
  %195 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187, %h1.kv.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %expanded_36 = tensor.expand_shape %195 [[0], [1], [2, 3, 4]] output_shape [4, 32, 2, 2, 16] : tensor<4x32x64xf32> into tensor<4x32x2x2x16xf32>
  %extracted_slice_37 = tensor.extract_slice %expanded_36[0, 0, 0, 0, 0] [4, 32, 1, 2, 16] [1, 1, 1, 1, 1] : tensor<4x32x2x2x16xf32> to tensor<4x32x1x2x16xf32>
  %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0], [1], [2, 3], [4]] : tensor<4x32x1x2x16xf32> into tensor<4x32x2x16xf32>
  %extracted_slice_39 = tensor.extract_slice %collapsed_38[0, 0, 0, 0] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %extracted_slice_40 = tensor.extract_slice %collapsed_38[0, 0, 0, 8] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %196 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_39, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %197 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_40, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %198 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %197 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %199 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_40, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %200 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_39, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %201 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199, %200 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %inserted_slice_41 = tensor.insert_slice %198 into %98[0, 0, 0, 0] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x8xf32> into tensor<4x32x2x16xf32>
  %inserted_slice_42 = tensor.insert_slice %201 into %inserted_slice_41[0, 0, 0, 8] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x8xf32> into tensor<4x32x2x16xf32>
  %extracted_slice_43 = tensor.extract_slice %expanded_36[0, 0, 1, 0, 0] [4, 32, 1, 2, 16] [1, 1, 1, 1, 1] : tensor<4x32x2x2x16xf32> to tensor<4x32x1x2x16xf32>
  %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0], [1], [2, 3], [4]] : tensor<4x32x1x2x16xf32> into tensor<4x32x2x16xf32>
  %expanded_45 = tensor.expand_shape %inserted_slice_35 [[0], [1], [2, 3], [4]] output_shape [4, 32, 2, 2, 16] : tensor<4x32x4x16xf32> into tensor<4x32x2x2x16xf32>
  %202 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%inserted_slice_42, %expanded_45 : tensor<4x32x2x16xf32>, tensor<4x32x2x2x16xf32>) outs(%100 : tensor<4x2x32x32x2xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x32x32x2xf32>
  %203 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%202 : tensor<4x2x32x32x2xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %204 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%203, %104 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %205 = linalg.generic {indexing_maps = [#map24, #map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %204, %120 : tensor<4x2x2x32x32xi1>, tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %206 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%205 : tensor<4x2x2x32x32xf32>) outs(%123 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.maximumf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %207 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %206 : tensor<4x2x2x32xf32>, tensor<4x2x2x32xf32>) outs(%122 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.maximumf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %208 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<4x2x2x32xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x1xf32>
  %209 = linalg.generic {indexing_maps = [#map30, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<4x2x2x32x1xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %210 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%205, %209 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %211 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.exp %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %212 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%211 : tensor<4x2x2x32x32xf32>) outs(%132 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %213 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<4x2x2x32xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x1xf32>
  %214 = linalg.generic {indexing_maps = [#map30, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<4x2x2x32x1xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %215 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%211, %214 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %216 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%213, %213 : tensor<4x2x2x32x1xf32>, tensor<4x2x2x32x1xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x1xf32>
  %217 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%138, %216 : tensor<4x2x2x32x1xf32>, tensor<4x2x2x32x1xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x1xf32>
  %218 = linalg.generic {indexing_maps = [#map31, #map32, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_44, %215 : tensor<4x32x2x16xf32>, tensor<4x2x2x32x32xf32>) outs(%141 : tensor<4x2x16x2x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x16x2x32xf32>
  %219 = linalg.generic {indexing_maps = [#map33, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<4x2x16x2x32xf32>) outs(%143 : tensor<4x32x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x2x16xf32>
  %collapsed_46 = tensor.collapse_shape %219 [[0], [1], [2, 3, 4]] : tensor<4x32x2x2x16xf32> into tensor<4x32x64xf32>
  %220 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_46, %h1.out.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %220 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %223 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %224 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %38 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %227 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.rsqrt %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %228 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %226 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %228 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %230 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<4x32x1xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %230 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %232 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.norm2.g : tensor<64xf32>) outs(%46 : tensor<1x1x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x64xf32>
  %233 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<1x1x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %234 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %233 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %235 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%234, %h1.gate.w : tensor<4x32x64xf32>, tensor<64x176xf32>) outs(%161 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x176xf32>
  %236 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %237 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.exp %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %237 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %238 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %239 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %240 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %242 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %239 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %243 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%234, %h1.up.w : tensor<4x32x64xf32>, tensor<64x176xf32>) outs(%161 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x176xf32>
  %244 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %243 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %245 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%244, %h1.down.w : tensor<4x32x176xf32>, tensor<176x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %245 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %247 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %246 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %248 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %249 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %38 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.rsqrt %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %251 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %253 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %255 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<4x32x1xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %255 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %257 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%norm.g : tensor<64xf32>) outs(%46 : tensor<1x1x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x64xf32>
  %258 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<1x1x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %258 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %260 = tensor.empty() : tensor<4x32x256xf32>
  %261 = linalg.fill ins(%cst_3 : f32) outs(%260 : tensor<4x32x256xf32>) -> tensor<4x32x256xf32>
  %262 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%259, %head.w : tensor<4x32x64xf32>, tensor<64x256xf32>) outs(%261 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x256xf32>
  %263 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<4x32xi32>) outs(%26 : tensor<4x32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x1xi32>
  %264 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%26 : tensor<4x32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x1xi32>
  %265 = tensor.empty() : tensor<4x32x1xi1>
  %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %264 : tensor<4x32x1xi32>, tensor<4x32x1xi32>) outs(%265 : tensor<4x32x1xi1>) {
  ^bb0(%in: i32, %in_92: i32, %out: i1):
    %561 = arith.cmpi slt, %in, %in_92 : i32
    linalg.yield %561 : i1
  } -> tensor<4x32x1xi1>
  %267 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%26 : tensor<4x32x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x1xi32>
  %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %267 : tensor<4x32x1xi32>, tensor<4x32x1xi32>) outs(%26 : tensor<4x32x1xi32>) {
  ^bb0(%in: i32, %in_92: i32, %out: i32):
    %561 = arith.addi %in, %in_92 : i32
    linalg.yield %561 : i32
  } -> tensor<4x32x1xi32>
  %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %268, %263 : tensor<4x32x1xi1>, tensor<4x32x1xi32>, tensor<4x32x1xi32>) outs(%26 : tensor<4x32x1xi32>) {
  ^bb0(%in: i1, %in_92: i32, %in_93: i32, %out: i32):
    %561 = arith.select %in, %in_92, %in_93 : i32
    linalg.yield %561 : i32
  } -> tensor<4x32x1xi32>
  %expanded_47 = tensor.expand_shape %269 [[0], [1], [2, 3]] output_shape [4, 32, 1, 1] : tensor<4x32x1xi32> into tensor<4x32x1x1xi32>
  %270 = tensor.empty() : tensor<4x32x1x1xi32>
  %271 = linalg.generic {indexing_maps = [#map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%270 : tensor<4x32x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x1x1xi32>
  %272 = tensor.empty() : tensor<4x32x1x1xi1>
  %273 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47, %271 : tensor<4x32x1x1xi32>, tensor<4x32x1x1xi32>) outs(%272 : tensor<4x32x1x1xi1>) {
  ^bb0(%in: i32, %in_92: i32, %out: i1):
    %561 = arith.cmpi sge, %in, %in_92 : i32
    linalg.yield %561 : i1
  } -> tensor<4x32x1x1xi1>
  %274 = tensor.empty() : tensor<1x1x1x1xi32>
  %275 = linalg.generic {indexing_maps = [#map34, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%274 : tensor<1x1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1x1xi32>
  %276 = linalg.generic {indexing_maps = [#map35, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<1x1x1x1xi32>) outs(%270 : tensor<4x32x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x1x1xi32>
  %277 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47, %276 : tensor<4x32x1x1xi32>, tensor<4x32x1x1xi32>) outs(%272 : tensor<4x32x1x1xi1>) {
  ^bb0(%in: i32, %in_92: i32, %out: i1):
    %561 = arith.cmpi sle, %in, %in_92 : i32
    linalg.yield %561 : i1
  } -> tensor<4x32x1x1xi1>
  %278 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %277 : tensor<4x32x1x1xi1>, tensor<4x32x1x1xi1>) outs(%272 : tensor<4x32x1x1xi1>) {
  ^bb0(%in: i1, %in_92: i1, %out: i1):
    %561 = arith.andi %in, %in_92 : i1
    linalg.yield %561 : i1
  } -> tensor<4x32x1x1xi1>
  %279 = linalg.fill ins(%true : i1) outs(%265 : tensor<4x32x1xi1>) -> tensor<4x32x1xi1>
  %280 = linalg.generic {indexing_maps = [#map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%278 : tensor<4x32x1x1xi1>) outs(%279 : tensor<4x32x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %561 = arith.andi %out, %in : i1
    linalg.yield %561 : i1
  } -> tensor<4x32x1xi1>
  %281 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%out: f32):
    %561 = linalg.index 0 : index
    %562 = linalg.index 1 : index
    %extracted = tensor.extract %expanded_47[%561, %562, %c0, %c0] : tensor<4x32x1x1xi32>
    %563 = arith.index_cast %extracted : i32 to index
    %564 = arith.maxsi %563, %c0 : index
    %565 = arith.minsi %564, %c255 : index
    %extracted_92 = tensor.extract %262[%561, %562, %565] : tensor<4x32x256xf32>
    linalg.yield %extracted_92 : f32
  } -> tensor<4x32x1xf32>
  %282 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %281, %282 : tensor<4x32x1xi1>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %collapsed_48 = tensor.collapse_shape %283 [[0], [1, 2]] : tensor<4x32x1xf32> into tensor<4x32xf32>
  %284 = linalg.fill ins(%cst_2 : f32) outs(%31 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %285 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%262 : tensor<4x32x256xf32>) outs(%284 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.maximumf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %286 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32xf32>
  %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%286, %285 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.maximumf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %288 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%287 : tensor<4x32xf32>) outs(%21 : tensor<4x32xi1>) {
  ^bb0(%in: f32, %out: i1):
    %561 = math.absf %in : f32
    %562 = arith.cmpf one, %561, %cst_1 : f32
    linalg.yield %562 : i1
  } -> tensor<4x32xi1>
  %289 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32xf32>
  %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%288, %287, %289 : tensor<4x32xi1>, tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %291 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %292 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<4x32x1xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x256xf32>
  %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %292 : tensor<4x32x256xf32>, tensor<4x32x256xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x256xf32>
  %294 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<4x32x256xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.exp %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x256xf32>
  %295 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<4x32x256xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.absf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%295, %289 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%21 : tensor<4x32xi1>) {
  ^bb0(%in: f32, %in_92: f32, %out: i1):
    %561 = arith.cmpf oge, %in, %in_92 : f32
    linalg.yield %561 : i1
  } -> tensor<4x32xi1>
  %298 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%296 : tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = math.log %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%298, %290 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%299, %collapsed_48 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.subf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %301 = linalg.fill ins(%cst_3 : f32) outs(%116 : tensor<f32>) -> tensor<f32>
  %302 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%300 : tensor<4x32xf32>) outs(%301 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<f32>
  %303 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%302 : tensor<f32>) outs(%116 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.divf %in, %cst_0 : f32
    linalg.yield %561 : f32
  } -> tensor<f32>
  %304 = linalg.generic {indexing_maps = [#map26], iterator_types = []} outs(%116 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  } -> tensor<f32>
  %305 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<f32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32xf32>
  %306 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%305 : tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %307 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%305, %296 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%297, %289, %307 : tensor<4x32xi1>, tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%297, %307, %289 : tensor<4x32xi1>, tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %310 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %311 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%309, %310 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %312 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<4x32xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x256xf32>
  %313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %294 : tensor<4x32x256xf32>, tensor<4x32x256xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x256xf32>
  %314 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<4x32xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1xf32>
  %315 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x256xf32>
  %collapsed_49 = tensor.collapse_shape %269 [[0], [1, 2]] : tensor<4x32x1xi32> into tensor<4x32xi32>
  %316 = tensor.empty() : tensor<4x32x256xi32>
  %317 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_49 : tensor<4x32xi32>) outs(%316 : tensor<4x32x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x32x256xi32>
  %318 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%316 : tensor<4x32x256xi32>) {
  ^bb0(%out: i32):
    %561 = linalg.index 2 : index
    %562 = arith.index_cast %561 : index to i32
    linalg.yield %562 : i32
  } -> tensor<4x32x256xi32>
  %319 = tensor.empty() : tensor<4x32x256xi1>
  %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %318 : tensor<4x32x256xi32>, tensor<4x32x256xi32>) outs(%319 : tensor<4x32x256xi1>) {
  ^bb0(%in: i32, %in_92: i32, %out: i1):
    %561 = arith.cmpi eq, %in, %in_92 : i32
    linalg.yield %561 : i1
  } -> tensor<4x32x256xi1>
  %collapsed_50 = tensor.collapse_shape %314 [[0], [1, 2]] : tensor<4x32x1xf32> into tensor<4x32xf32>
  %321 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_50 : tensor<4x32xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x256xf32>
  %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %321 : tensor<4x32x256xf32>, tensor<4x32x256xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x256xf32>
  %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %322, %315 : tensor<4x32x256xi1>, tensor<4x32x256xf32>, tensor<4x32x256xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x256xf32>
  %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %323 : tensor<4x32x256xf32>, tensor<4x32x256xf32>) outs(%260 : tensor<4x32x256xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x256xf32>
  %325 = tensor.empty() : tensor<256x64xf32>
  %326 = linalg.fill ins(%cst_3 : f32) outs(%325 : tensor<256x64xf32>) -> tensor<256x64xf32>
  %327 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%324, %259 : tensor<4x32x256xf32>, tensor<4x32x64xf32>) outs(%326 : tensor<256x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<256x64xf32>
  %328 = tensor.empty() : tensor<64x256xf32>
  %329 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%327 : tensor<256x64xf32>) outs(%328 : tensor<64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x256xf32>
  weft.grad @head.w, %329 : tensor<64x256xf32>
  %330 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%324, %head.w : tensor<4x32x256xf32>, tensor<64x256xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %330 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %332 = tensor.empty() : tensor<64xf32>
  %333 = linalg.fill ins(%cst_3 : f32) outs(%332 : tensor<64xf32>) -> tensor<64xf32>
  %334 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%331 : tensor<4x32x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  %expanded_51 = tensor.expand_shape %334 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
  %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %258 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %336 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_51 : tensor<1x1x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  weft.grad @norm.g, %336 : tensor<64xf32>
  %337 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %335 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %338 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%337 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %expanded_52 = tensor.expand_shape %338 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
  %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %255 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52, %254 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %342 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341 : tensor<4x32x1xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %343 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<4x32xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %343 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %344 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %246 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %346 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %348 = tensor.empty() : tensor<64x176xf32>
  %349 = linalg.fill ins(%cst_3 : f32) outs(%348 : tensor<64x176xf32>) -> tensor<64x176xf32>
  %350 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%347, %244 : tensor<4x32x64xf32>, tensor<4x32x176xf32>) outs(%349 : tensor<64x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x176xf32>
  %351 = tensor.empty() : tensor<176x64xf32>
  %352 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%350 : tensor<64x176xf32>) outs(%351 : tensor<176x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<176x64xf32>
  weft.grad @h1.down.w, %352 : tensor<176x64xf32>
  %353 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%347, %h1.down.w : tensor<4x32x64xf32>, tensor<176x64xf32>) outs(%161 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x176xf32>
  %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %353 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %243 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %356 = linalg.fill ins(%cst_3 : f32) outs(%351 : tensor<176x64xf32>) -> tensor<176x64xf32>
  %357 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%354, %234 : tensor<4x32x176xf32>, tensor<4x32x64xf32>) outs(%356 : tensor<176x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<176x64xf32>
  %358 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%357 : tensor<176x64xf32>) outs(%348 : tensor<64x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x176xf32>
  weft.grad @h1.up.w, %358 : tensor<64x176xf32>
  %359 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%354, %h1.up.w : tensor<4x32x176xf32>, tensor<64x176xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %355 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %239 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %362 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360, %241 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %362 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %364 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%363, %234 : tensor<4x32x176xf32>, tensor<4x32x64xf32>) outs(%356 : tensor<176x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<176x64xf32>
  %365 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<176x64xf32>) outs(%348 : tensor<64x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x176xf32>
  weft.grad @h1.gate.w, %365 : tensor<64x176xf32>
  %366 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%363, %h1.gate.w : tensor<4x32x176xf32>, tensor<64x176xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %366 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %367 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %369 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%368 : tensor<4x32x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  %expanded_53 = tensor.expand_shape %369 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
  %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %233 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %371 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_53 : tensor<1x1x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  weft.grad @h1.norm2.g, %371 : tensor<64xf32>
  %372 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %370 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %373 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %expanded_54 = tensor.expand_shape %373 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
  %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %230 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %374 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %229 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %377 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %378 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%377 : tensor<4x32x1xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %379 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<4x32xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %379 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %380 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %221 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %383 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %382 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %384 = tensor.empty() : tensor<64x64xf32>
  %385 = linalg.fill ins(%cst_3 : f32) outs(%384 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %386 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%383, %collapsed_46 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%385 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x64xf32>
  %387 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%386 : tensor<64x64xf32>) outs(%384 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x64xf32>
  weft.grad @h1.out.w, %387 : tensor<64x64xf32>
  %388 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%383, %h1.out.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %expanded_55 = tensor.expand_shape %388 [[0], [1], [2, 3, 4]] output_shape [4, 32, 2, 2, 16] : tensor<4x32x64xf32> into tensor<4x32x2x2x16xf32>
  %389 = linalg.generic {indexing_maps = [#map43, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<4x32x2x2x16xf32>) outs(%140 : tensor<4x2x16x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x16x2x32xf32>
  %390 = linalg.fill ins(%cst_3 : f32) outs(%102 : tensor<4x2x2x32x32xf32>) -> tensor<4x2x2x32x32xf32>
  %391 = linalg.generic {indexing_maps = [#map44, #map45, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%389, %collapsed_44 : tensor<4x2x16x2x32xf32>, tensor<4x32x2x16xf32>) outs(%390 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x2x32x32xf32>
  %392 = tensor.empty() : tensor<4x2x16x32xf32>
  %393 = linalg.fill ins(%cst_3 : f32) outs(%392 : tensor<4x2x16x32xf32>) -> tensor<4x2x16x32xf32>
  %394 = linalg.generic {indexing_maps = [#map46, #map47, #map48], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%389, %215 : tensor<4x2x16x2x32xf32>, tensor<4x2x2x32x32xf32>) outs(%393 : tensor<4x2x16x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x16x32xf32>
  %395 = linalg.generic {indexing_maps = [#map49, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<4x2x16x32xf32>) outs(%98 : tensor<4x32x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x16xf32>
  %396 = linalg.generic {indexing_maps = [#map30, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<4x2x2x32x1xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %397 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%391, %396 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %398 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%397, %211 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %399 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%398 : tensor<4x2x2x32x32xf32>) outs(%132 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %expanded_56 = tensor.expand_shape %399 [[0], [1], [2], [3, 4]] output_shape [4, 2, 2, 32, 1] : tensor<4x2x2x32xf32> into tensor<4x2x2x32x1xf32>
  %400 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<4x2x2x32x1xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x1xf32>
  %401 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%391, %214 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %402 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%400 : tensor<4x2x2x32x1xf32>) outs(%132 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %403 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%402 : tensor<4x2x2x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %404 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%401, %403 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %405 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%404, %211 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %406 = linalg.generic {indexing_maps = [#map25, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %407 = linalg.generic {indexing_maps = [#map24, #map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %405, %406 : tensor<4x2x2x32x32xi1>, tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %408 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%407, %104 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %409 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%408 : tensor<4x2x2x32x32xf32>) outs(%99 : tensor<4x2x32x32x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x32x32x2xf32>
  %410 = tensor.empty() : tensor<4x2x32x2x16xf32>
  %411 = linalg.fill ins(%cst_3 : f32) outs(%410 : tensor<4x2x32x2x16xf32>) -> tensor<4x2x32x2x16xf32>
  %412 = linalg.generic {indexing_maps = [#map44, #map50, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%409, %inserted_slice_42 : tensor<4x2x32x32x2xf32>, tensor<4x32x2x16xf32>) outs(%411 : tensor<4x2x32x2x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x32x2x16xf32>
  %413 = linalg.generic {indexing_maps = [#map51, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<4x2x32x2x16xf32>) outs(%143 : tensor<4x32x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x2x16xf32>
  %414 = tensor.empty() : tensor<4x2x32x16xf32>
  %415 = linalg.fill ins(%cst_3 : f32) outs(%414 : tensor<4x2x32x16xf32>) -> tensor<4x2x32x16xf32>
  %416 = linalg.generic {indexing_maps = [#map46, #map52, #map48], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%409, %expanded_45 : tensor<4x2x32x32x2xf32>, tensor<4x32x2x2x16xf32>) outs(%415 : tensor<4x2x32x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x32x16xf32>
  %417 = linalg.generic {indexing_maps = [#map53, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416 : tensor<4x2x32x16xf32>) outs(%98 : tensor<4x32x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x16xf32>
  %collapsed_57 = tensor.collapse_shape %413 [[0], [1], [2, 3], [4]] : tensor<4x32x2x2x16xf32> into tensor<4x32x4x16xf32>
  %418 = tensor.empty() : tensor<4x32x1x2x16xf32>
  %419 = linalg.generic {indexing_maps = [#map54, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%395 : tensor<4x32x2x16xf32>) outs(%418 : tensor<4x32x1x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1x2x16xf32>
  %padded = tensor.pad %419 low[0, 0, 1, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x1x2x16xf32> to tensor<4x32x2x2x16xf32>
  %extracted_slice_58 = tensor.extract_slice %417[0, 0, 0, 0] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %extracted_slice_59 = tensor.extract_slice %417[0, 0, 0, 8] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %420 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_59, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %421 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_59, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %422 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %423 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %424 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %423 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %425 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %426 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420, %425 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %padded_60 = tensor.pad %424 low[0, 0, 0, 8] high[0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x2x8xf32> to tensor<4x32x2x16xf32>
  %padded_61 = tensor.pad %426 low[0, 0, 0, 0] high[0, 0, 0, 8] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x2x8xf32> to tensor<4x32x2x16xf32>
  %427 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_60, %padded_61 : tensor<4x32x2x16xf32>, tensor<4x32x2x16xf32>) outs(%98 : tensor<4x32x2x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x16xf32>
  %428 = linalg.generic {indexing_maps = [#map54, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%427 : tensor<4x32x2x16xf32>) outs(%418 : tensor<4x32x1x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1x2x16xf32>
  %padded_62 = tensor.pad %428 low[0, 0, 0, 0, 0] high[0, 0, 1, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x1x2x16xf32> to tensor<4x32x2x2x16xf32>
  %429 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_62 : tensor<4x32x2x2x16xf32>, tensor<4x32x2x2x16xf32>) outs(%143 : tensor<4x32x2x2x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x2x16xf32>
  %collapsed_63 = tensor.collapse_shape %429 [[0], [1], [2, 3, 4]] : tensor<4x32x2x2x16xf32> into tensor<4x32x64xf32>
  %430 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_63, %187 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%385 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x64xf32>
  %431 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%430 : tensor<64x64xf32>) outs(%384 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x64xf32>
  weft.grad @h1.kv.w, %431 : tensor<64x64xf32>
  %432 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_63, %h1.kv.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %extracted_slice_64 = tensor.extract_slice %collapsed_57[0, 0, 0, 0] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %extracted_slice_65 = tensor.extract_slice %collapsed_57[0, 0, 0, 8] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %433 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_65, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %434 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_65, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %435 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_64 : tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %436 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %437 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%434, %436 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %438 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_64, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %439 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433, %438 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %padded_66 = tensor.pad %437 low[0, 0, 0, 8] high[0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x4x8xf32> to tensor<4x32x4x16xf32>
  %padded_67 = tensor.pad %439 low[0, 0, 0, 0] high[0, 0, 0, 8] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x4x8xf32> to tensor<4x32x4x16xf32>
  %440 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_66, %padded_67 : tensor<4x32x4x16xf32>, tensor<4x32x4x16xf32>) outs(%87 : tensor<4x32x4x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x16xf32>
  %collapsed_68 = tensor.collapse_shape %440 [[0], [1], [2, 3]] : tensor<4x32x4x16xf32> into tensor<4x32x64xf32>
  %441 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_68, %187 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%385 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x64xf32>
  %442 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%441 : tensor<64x64xf32>) outs(%384 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x64xf32>
  weft.grad @h1.q.w, %442 : tensor<64x64xf32>
  %443 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_68, %h1.q.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %443 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %444 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %446 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%445 : tensor<4x32x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  %expanded_69 = tensor.expand_shape %446 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
  %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %186 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %448 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_69 : tensor<1x1x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  weft.grad @h1.norm1.g, %448 : tensor<64xf32>
  %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %447 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %450 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%449 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %expanded_70 = tensor.expand_shape %450 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
  %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %183 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %451 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %182 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %455 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%454 : tensor<4x32x1xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %456 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455 : tensor<4x32xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %457 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %456 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %457 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %174 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %459 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %461 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%460, %172 : tensor<4x32x64xf32>, tensor<4x32x176xf32>) outs(%349 : tensor<64x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x176xf32>
  %462 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%461 : tensor<64x176xf32>) outs(%351 : tensor<176x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<176x64xf32>
  weft.grad @h0.down.w, %462 : tensor<176x64xf32>
  %463 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%460, %h0.down.w : tensor<4x32x64xf32>, tensor<176x64xf32>) outs(%161 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x176xf32>
  %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %463 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %171 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %466 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%464, %159 : tensor<4x32x176xf32>, tensor<4x32x64xf32>) outs(%356 : tensor<176x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<176x64xf32>
  %467 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%466 : tensor<176x64xf32>) outs(%348 : tensor<64x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x176xf32>
  weft.grad @h0.up.w, %467 : tensor<64x176xf32>
  %468 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%464, %h0.up.w : tensor<4x32x176xf32>, tensor<64x176xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %465 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %167 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %169 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %472 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %471 : tensor<4x32x176xf32>, tensor<4x32x176xf32>) outs(%160 : tensor<4x32x176xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x176xf32>
  %473 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%472, %159 : tensor<4x32x176xf32>, tensor<4x32x64xf32>) outs(%356 : tensor<176x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<176x64xf32>
  %474 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%473 : tensor<176x64xf32>) outs(%348 : tensor<64x176xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x176xf32>
  weft.grad @h0.gate.w, %474 : tensor<64x176xf32>
  %475 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%472, %h0.gate.w : tensor<4x32x176xf32>, tensor<64x176xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %475 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %476 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %478 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%477 : tensor<4x32x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  %expanded_71 = tensor.expand_shape %478 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
  %479 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %158 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %480 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_71 : tensor<1x1x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  weft.grad @h0.norm2.g, %480 : tensor<64xf32>
  %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %479 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %482 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%481 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %expanded_72 = tensor.expand_shape %482 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
  %483 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %155 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %483 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %154 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %487 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%486 : tensor<4x32x1xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %488 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487 : tensor<4x32xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %489 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %488 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %489 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %491 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %146 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %492 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %491 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %493 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%492, %collapsed_30 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%385 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x64xf32>
  %494 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%493 : tensor<64x64xf32>) outs(%384 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x64xf32>
  weft.grad @h0.out.w, %494 : tensor<64x64xf32>
  %495 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%492, %h0.out.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %expanded_73 = tensor.expand_shape %495 [[0], [1], [2, 3, 4]] output_shape [4, 32, 2, 2, 16] : tensor<4x32x64xf32> into tensor<4x32x2x2x16xf32>
  %496 = linalg.generic {indexing_maps = [#map43, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<4x32x2x2x16xf32>) outs(%140 : tensor<4x2x16x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x16x2x32xf32>
  %497 = linalg.generic {indexing_maps = [#map44, #map45, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%496, %collapsed_28 : tensor<4x2x16x2x32xf32>, tensor<4x32x2x16xf32>) outs(%390 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x2x32x32xf32>
  %498 = linalg.generic {indexing_maps = [#map46, #map47, #map48], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%496, %136 : tensor<4x2x16x2x32xf32>, tensor<4x2x2x32x32xf32>) outs(%393 : tensor<4x2x16x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x16x32xf32>
  %499 = linalg.generic {indexing_maps = [#map49, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498 : tensor<4x2x16x32xf32>) outs(%98 : tensor<4x32x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x16xf32>
  %500 = linalg.generic {indexing_maps = [#map30, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<4x2x2x32x1xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %501 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%497, %500 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %502 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%501, %131 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %503 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%502 : tensor<4x2x2x32x32xf32>) outs(%132 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %expanded_74 = tensor.expand_shape %503 [[0], [1], [2], [3, 4]] output_shape [4, 2, 2, 32, 1] : tensor<4x2x2x32xf32> into tensor<4x2x2x32x1xf32>
  %504 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<4x2x2x32x1xf32>) outs(%127 : tensor<4x2x2x32x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x1xf32>
  %505 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%497, %135 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %506 = linalg.generic {indexing_maps = [#map24, #map28], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%504 : tensor<4x2x2x32x1xf32>) outs(%132 : tensor<4x2x2x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32xf32>
  %507 = linalg.generic {indexing_maps = [#map28, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%506 : tensor<4x2x2x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x2x32x32xf32>
  %508 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%505, %507 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %509 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%508, %131 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %510 = linalg.generic {indexing_maps = [#map24, #map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %509, %406 : tensor<4x2x2x32x32xi1>, tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: i1, %in_92: f32, %in_93: f32, %out: f32):
    %561 = arith.select %in, %in_92, %in_93 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %511 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%510, %104 : tensor<4x2x2x32x32xf32>, tensor<4x2x2x32x32xf32>) outs(%102 : tensor<4x2x2x32x32xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x2x2x32x32xf32>
  %512 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%511 : tensor<4x2x2x32x32xf32>) outs(%99 : tensor<4x2x32x32x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x2x32x32x2xf32>
  %513 = linalg.generic {indexing_maps = [#map44, #map50, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%512, %inserted_slice_26 : tensor<4x2x32x32x2xf32>, tensor<4x32x2x16xf32>) outs(%411 : tensor<4x2x32x2x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x32x2x16xf32>
  %514 = linalg.generic {indexing_maps = [#map51, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%513 : tensor<4x2x32x2x16xf32>) outs(%143 : tensor<4x32x2x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x2x16xf32>
  %515 = linalg.generic {indexing_maps = [#map46, #map52, #map48], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%512, %expanded_29 : tensor<4x2x32x32x2xf32>, tensor<4x32x2x2x16xf32>) outs(%415 : tensor<4x2x32x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x2x32x16xf32>
  %516 = linalg.generic {indexing_maps = [#map53, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%515 : tensor<4x2x32x16xf32>) outs(%98 : tensor<4x32x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x2x16xf32>
  %collapsed_75 = tensor.collapse_shape %514 [[0], [1], [2, 3], [4]] : tensor<4x32x2x2x16xf32> into tensor<4x32x4x16xf32>
  %517 = linalg.generic {indexing_maps = [#map54, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%499 : tensor<4x32x2x16xf32>) outs(%418 : tensor<4x32x1x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1x2x16xf32>
  %padded_76 = tensor.pad %517 low[0, 0, 1, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x1x2x16xf32> to tensor<4x32x2x2x16xf32>
  %extracted_slice_77 = tensor.extract_slice %516[0, 0, 0, 0] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %extracted_slice_78 = tensor.extract_slice %516[0, 0, 0, 8] [4, 32, 2, 8] [1, 1, 1, 1] : tensor<4x32x2x16xf32> to tensor<4x32x2x8xf32>
  %518 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_78, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %519 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_78, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %520 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_77 : tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %521 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%520, %92 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %522 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519, %521 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %523 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_77, %90 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %524 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%518, %523 : tensor<4x32x2x8xf32>, tensor<4x32x2x8xf32>) outs(%89 : tensor<4x32x2x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x8xf32>
  %padded_79 = tensor.pad %522 low[0, 0, 0, 8] high[0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x2x8xf32> to tensor<4x32x2x16xf32>
  %padded_80 = tensor.pad %524 low[0, 0, 0, 0] high[0, 0, 0, 8] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x2x8xf32> to tensor<4x32x2x16xf32>
  %525 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_79, %padded_80 : tensor<4x32x2x16xf32>, tensor<4x32x2x16xf32>) outs(%98 : tensor<4x32x2x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x16xf32>
  %526 = linalg.generic {indexing_maps = [#map54, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%525 : tensor<4x32x2x16xf32>) outs(%418 : tensor<4x32x1x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x1x2x16xf32>
  %padded_81 = tensor.pad %526 low[0, 0, 0, 0, 0] high[0, 0, 1, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x1x2x16xf32> to tensor<4x32x2x2x16xf32>
  %527 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_76, %padded_81 : tensor<4x32x2x2x16xf32>, tensor<4x32x2x2x16xf32>) outs(%143 : tensor<4x32x2x2x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x2x2x16xf32>
  %collapsed_82 = tensor.collapse_shape %527 [[0], [1], [2, 3, 4]] : tensor<4x32x2x2x16xf32> into tensor<4x32x64xf32>
  %528 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_82, %49 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%385 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x64xf32>
  %529 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%528 : tensor<64x64xf32>) outs(%384 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x64xf32>
  weft.grad @h0.kv.w, %529 : tensor<64x64xf32>
  %530 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_82, %h0.kv.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %extracted_slice_83 = tensor.extract_slice %collapsed_75[0, 0, 0, 0] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %extracted_slice_84 = tensor.extract_slice %collapsed_75[0, 0, 0, 8] [4, 32, 4, 8] [1, 1, 1, 1] : tensor<4x32x4x16xf32> to tensor<4x32x4x8xf32>
  %531 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %532 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %533 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_83 : tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.negf %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %534 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%533, %81 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %535 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%532, %534 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %536 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_83, %79 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %537 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%531, %536 : tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) outs(%78 : tensor<4x32x4x8xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x8xf32>
  %padded_85 = tensor.pad %535 low[0, 0, 0, 8] high[0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x4x8xf32> to tensor<4x32x4x16xf32>
  %padded_86 = tensor.pad %537 low[0, 0, 0, 0] high[0, 0, 0, 8] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
    tensor.yield %cst_3 : f32
  } : tensor<4x32x4x8xf32> to tensor<4x32x4x16xf32>
  %538 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_85, %padded_86 : tensor<4x32x4x16xf32>, tensor<4x32x4x16xf32>) outs(%87 : tensor<4x32x4x16xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x4x16xf32>
  %collapsed_87 = tensor.collapse_shape %538 [[0], [1], [2, 3]] : tensor<4x32x4x16xf32> into tensor<4x32x64xf32>
  %539 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_87, %49 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%385 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<64x64xf32>
  %540 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel"]} ins(%539 : tensor<64x64xf32>) outs(%384 : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x64xf32>
  weft.grad @h0.q.w, %540 : tensor<64x64xf32>
  %541 = linalg.generic {indexing_maps = [#map8, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_87, %h0.q.w : tensor<4x32x64xf32>, tensor<64x64xf32>) outs(%50 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    %562 = arith.addf %out, %561 : f32
    linalg.yield %562 : f32
  } -> tensor<4x32x64xf32>
  %542 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %541 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %542 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %544 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%543 : tensor<4x32x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  %expanded_88 = tensor.expand_shape %544 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
  %545 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %48 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %546 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_88 : tensor<1x1x64xf32>) outs(%333 : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<64xf32>
  weft.grad @h0.norm1.g, %546 : tensor<64xf32>
  %547 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %545 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %548 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%547 : tensor<4x32x64xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %expanded_89 = tensor.expand_shape %548 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
  %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %44 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %550 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %549 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %551 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %43 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %552 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %36 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%34 : tensor<4x32x1xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.divf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x1xf32>
  %553 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%552 : tensor<4x32x1xf32>) outs(%32 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %561 = arith.addf %out, %in : f32
    linalg.yield %561 : f32
  } -> tensor<4x32xf32>
  %554 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553 : tensor<4x32xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x32x64xf32>
  %555 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %554 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %556 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%550, %555 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554, %29 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.mulf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556, %557 : tensor<4x32x64xf32>, tensor<4x32x64xf32>) outs(%28 : tensor<4x32x64xf32>) {
  ^bb0(%in: f32, %in_92: f32, %out: f32):
    %561 = arith.addf %in, %in_92 : f32
    linalg.yield %561 : f32
  } -> tensor<4x32x64xf32>
  %559 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%325 : tensor<256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<256x64xf32>
  %collapsed_90 = tensor.collapse_shape %27 [[0, 1, 2]] : tensor<4x32x1xi32> into tensor<128xi32>
  %collapsed_91 = tensor.collapse_shape %558 [[0, 1], [2]] : tensor<4x32x64xf32> into tensor<128x64xf32>
  %560 = weft.scatter_add ins(%collapsed_90, %collapsed_91 : tensor<128xi32>, tensor<128x64xf32>) outs(%559 : tensor<256x64xf32>)
  weft.grad @wte.w, %560 : tensor<256x64xf32>
  weft.loss %303 : tensor<f32>
  return
}
