#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1) -> (d1)>
#map23 = affine_map<(d0, d1) -> (d0, d1)>
#map24 = affine_map<(d0, d1) -> (0, d1)>
#map25 = affine_map<(d0, d1) -> (d0)>
#map26 = affine_map<(d0) -> ()>
#map27 = affine_map<(d0) -> (d0)>
#map28 = affine_map<(d0, d1) -> (d0, 0)>
#map29 = affine_map<() -> ()>
#map30 = affine_map<(d0, d1) -> (d1, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map33 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map34 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map35 = affine_map<(d0, d1, d2) -> (d0)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map45 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map46 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>

weft.mesh @mesh(dp = 2) batch_axes(dp)

weft.param @h0.down.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.down.w : tensor<96x48xf32> init(normal, 0.1)
weft.param @h0.k.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.k.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h0.norm1.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.norm1.g : tensor<48xf32> init(ones) {decay = false}
weft.param @h0.norm2.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.norm2.g : tensor<48xf32> init(ones) {decay = false}
weft.param @h0.out.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.out.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h0.q.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.q.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h0.up.b : tensor<96xf32> init(zeros) {decay = false}
weft.param @h0.up.w : tensor<48x96xf32> init(normal, 0.1)
weft.param @h0.v.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h0.v.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h1.down.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.down.w : tensor<96x48xf32> init(normal, 0.1)
weft.param @h1.k.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.k.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h1.norm1.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.norm1.g : tensor<48xf32> init(ones) {decay = false}
weft.param @h1.norm2.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.norm2.g : tensor<48xf32> init(ones) {decay = false}
weft.param @h1.out.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.out.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h1.q.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.q.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @h1.up.b : tensor<96xf32> init(zeros) {decay = false}
weft.param @h1.up.w : tensor<48x96xf32> init(normal, 0.1)
weft.param @h1.v.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @h1.v.w : tensor<48x48xf32> init(normal, 0.1)
weft.param @head.b : tensor<10xf32> init(zeros) {decay = false}
weft.param @head.w : tensor<48x10xf32> init(normal, 0.1)
weft.param @norm.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @norm.g : tensor<48xf32> init(ones) {decay = false}
weft.param @patch.b : tensor<48xf32> init(zeros) {decay = false}
weft.param @patch.w : tensor<4x48xf32> init(normal, 0.1)
weft.param @position.w : tensor<17x48xf32> init(normal, 0.1)
weft.param @token.w : tensor<1x48xf32> init(normal, 0.1)

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
  %h0.down.b = weft.read @h0.down.b : tensor<48xf32>
  %h0.down.w = weft.read @h0.down.w : tensor<96x48xf32>
  %h0.k.b = weft.read @h0.k.b : tensor<48xf32>
  %h0.k.w = weft.read @h0.k.w : tensor<48x48xf32>
  %h0.norm1.b = weft.read @h0.norm1.b : tensor<48xf32>
  %h0.norm1.g = weft.read @h0.norm1.g : tensor<48xf32>
  %h0.norm2.b = weft.read @h0.norm2.b : tensor<48xf32>
  %h0.norm2.g = weft.read @h0.norm2.g : tensor<48xf32>
  %h0.out.b = weft.read @h0.out.b : tensor<48xf32>
  %h0.out.w = weft.read @h0.out.w : tensor<48x48xf32>
  %h0.q.b = weft.read @h0.q.b : tensor<48xf32>
  %h0.q.w = weft.read @h0.q.w : tensor<48x48xf32>
  %h0.up.b = weft.read @h0.up.b : tensor<96xf32>
  %h0.up.w = weft.read @h0.up.w : tensor<48x96xf32>
  %h0.v.b = weft.read @h0.v.b : tensor<48xf32>
  %h0.v.w = weft.read @h0.v.w : tensor<48x48xf32>
  %h1.down.b = weft.read @h1.down.b : tensor<48xf32>
  %h1.down.w = weft.read @h1.down.w : tensor<96x48xf32>
  %h1.k.b = weft.read @h1.k.b : tensor<48xf32>
  %h1.k.w = weft.read @h1.k.w : tensor<48x48xf32>
  %h1.norm1.b = weft.read @h1.norm1.b : tensor<48xf32>
  %h1.norm1.g = weft.read @h1.norm1.g : tensor<48xf32>
  %h1.norm2.b = weft.read @h1.norm2.b : tensor<48xf32>
  %h1.norm2.g = weft.read @h1.norm2.g : tensor<48xf32>
  %h1.out.b = weft.read @h1.out.b : tensor<48xf32>
  %h1.out.w = weft.read @h1.out.w : tensor<48x48xf32>
  %h1.q.b = weft.read @h1.q.b : tensor<48xf32>
  %h1.q.w = weft.read @h1.q.w : tensor<48x48xf32>
  %h1.up.b = weft.read @h1.up.b : tensor<96xf32>
  %h1.up.w = weft.read @h1.up.w : tensor<48x96xf32>
  %h1.v.b = weft.read @h1.v.b : tensor<48xf32>
  %h1.v.w = weft.read @h1.v.w : tensor<48x48xf32>
  %head.b = weft.read @head.b : tensor<10xf32>
  %head.w = weft.read @head.w : tensor<48x10xf32>
  %norm.b = weft.read @norm.b : tensor<48xf32>
  %norm.g = weft.read @norm.g : tensor<48xf32>
  %patch.b = weft.read @patch.b : tensor<48xf32>
  %patch.w = weft.read @patch.w : tensor<4x48xf32>
  %position.w = weft.read @position.w : tensor<17x48xf32>
  %token.w = weft.read @token.w : tensor<1x48xf32>
  %cst = arith.constant -1.000000e+00 : f32
  %cst_0 = arith.constant 8.000000e+00 : f32
  %c0_i32 = arith.constant 0 : i32
  %cst_1 = arith.constant 1.12837911 : f32
  %cst_2 = arith.constant -0.37612626 : f32
  %cst_3 = arith.constant 0.112835854 : f32
  %cst_4 = arith.constant -0.0268538129 : f32
  %cst_5 = arith.constant 0.00518832775 : f32
  %cst_6 = arith.constant -8.0101937E-4 : f32
  %cst_7 = arith.constant 7.85386146E-5 : f32
  %cst_8 = arith.constant -88.7228394 : f32
  %cst_9 = arith.constant 0.564189494 : f32
  %cst_10 = arith.constant -0.282076746 : f32
  %cst_11 = arith.constant 0.42184633 : f32
  %cst_12 = arith.constant -1.01526523 : f32
  %cst_13 = arith.constant 2.92101908 : f32
  %cst_14 = arith.constant -7.49551868 : f32
  %cst_15 = arith.constant 1.297720e+01 : f32
  %cst_16 = arith.constant -10.477664 : f32
  %cst_17 = arith.constant 0.563825965 : f32
  %cst_18 = arith.constant -0.274112701 : f32
  %cst_19 = arith.constant 3.404880e-01 : f32
  %cst_20 = arith.constant -0.494451523 : f32
  %cst_21 = arith.constant 0.621000468 : f32
  %cst_22 = arith.constant -0.582473278 : f32
  %cst_23 = arith.constant 0.368742466 : f32
  %cst_24 = arith.constant -0.138703942 : f32
  %cst_25 = arith.constant 2.326820e-02 : f32
  %cst_26 = arith.constant 2.000000e+00 : f32
  %cst_27 = arith.constant 1.000000e+00 : f32
  %cst_28 = arith.constant 0xFF800000 : f32
  %cst_29 = arith.constant 0.000000e+00 : f32
  %cst_30 = arith.constant dense<-1.12837923> : tensor<f32>
  %cst_31 = arith.constant dense<0.707106769> : tensor<f32>
  %cst_32 = arith.constant dense<5.000000e-01> : tensor<f32>
  %cst_33 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_34 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_35 = arith.constant dense<4.000000e+00> : tensor<f32>
  %cst_36 = arith.constant dense<-5.000000e-01> : tensor<f32>
  %cst_37 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_38 = arith.constant dense<2.000000e+00> : tensor<f32>
  %cst_39 = arith.constant dense<4.800000e+01> : tensor<f32>
  %expanded = tensor.expand_shape %x [[0], [1, 2, 3, 4]] output_shape [8, 4, 2, 4, 2] : tensor<8x64xf32> into tensor<8x4x2x4x2xf32>
  %40 = tensor.empty() : tensor<8x4x4x2x2xf32>
  %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x4x2x4x2xf32>) outs(%40 : tensor<8x4x4x2x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x4x2x2xf32>
  %collapsed = tensor.collapse_shape %41 [[0], [1, 2], [3, 4]] : tensor<8x4x4x2x2xf32> into tensor<8x16x4xf32>
  %42 = tensor.empty() : tensor<8x16x48xf32>
  %43 = linalg.fill ins(%cst_29 : f32) outs(%42 : tensor<8x16x48xf32>) -> tensor<8x16x48xf32>
  %44 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %patch.w : tensor<8x16x4xf32>, tensor<4x48xf32>) outs(%43 : tensor<8x16x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x16x48xf32>
  %45 = tensor.empty() : tensor<1x1x48xf32>
  %46 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%patch.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %47 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<1x1x48xf32>) outs(%42 : tensor<8x16x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x16x48xf32>
  %48 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<8x16x48xf32>, tensor<8x16x48xf32>) outs(%42 : tensor<8x16x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x16x48xf32>
  %49 = tensor.empty() : tensor<8x1x48xf32>
  %50 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%token.w : tensor<1x48xf32>) outs(%49 : tensor<8x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1x48xf32>
  %51 = tensor.empty() : tensor<8x17x48xf32>
  %inserted_slice = tensor.insert_slice %50 into %51[0, 0, 0] [8, 1, 48] [1, 1, 1] : tensor<8x1x48xf32> into tensor<8x17x48xf32>
  %inserted_slice_40 = tensor.insert_slice %48 into %inserted_slice[0, 1, 0] [8, 16, 48] [1, 1, 1] : tensor<8x16x48xf32> into tensor<8x17x48xf32>
  %52 = tensor.empty() : tensor<1x17x48xf32>
  %53 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%position.w : tensor<17x48xf32>) outs(%52 : tensor<1x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x17x48xf32>
  %54 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<1x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %55 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_40, %54 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %56 = tensor.empty() : tensor<8x17xf32>
  %57 = linalg.fill ins(%cst_29 : f32) outs(%56 : tensor<8x17xf32>) -> tensor<8x17xf32>
  %58 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %59 = tensor.empty() : tensor<8x17x1xf32>
  %60 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %61 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %62 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %63 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %64 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %63 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %64 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %66 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_38 : tensor<f32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %67 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %64 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %68 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %69 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %70 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %71 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %72 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %71 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %73 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.rsqrt %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %74 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %72 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %75 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %76 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %74 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %77 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %78 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %77 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %79 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.norm1.g : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %80 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %81 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %80 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %82 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.norm1.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %83 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %84 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %83 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %85 = linalg.fill ins(%cst_29 : f32) outs(%51 : tensor<8x17x48xf32>) -> tensor<8x17x48xf32>
  %86 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84, %h0.q.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %87 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.q.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %88 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %89 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %expanded_41 = tensor.expand_shape %89 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %90 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84, %h0.k.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %91 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.k.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %92 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %93 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %92 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %expanded_42 = tensor.expand_shape %93 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %94 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84, %h0.v.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %95 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.v.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %96 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %97 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %96 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %expanded_43 = tensor.expand_shape %97 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %98 = tensor.empty() : tensor<8x3x17x17xf32>
  %99 = linalg.fill ins(%cst_29 : f32) outs(%98 : tensor<8x3x17x17xf32>) -> tensor<8x3x17x17xf32>
  %100 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_41, %expanded_42 : tensor<8x17x3x16xf32>, tensor<8x17x3x16xf32>) outs(%99 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x17xf32>
  %101 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_35 : tensor<f32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %102 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %103 = tensor.empty() : tensor<8x3x17xf32>
  %104 = linalg.fill ins(%cst_28 : f32) outs(%103 : tensor<8x3x17xf32>) -> tensor<8x3x17xf32>
  %105 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%102 : tensor<8x3x17x17xf32>) outs(%104 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.maximumf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %106 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%103 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17xf32>
  %107 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %105 : tensor<8x3x17xf32>, tensor<8x3x17xf32>) outs(%103 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.maximumf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %108 = tensor.empty() : tensor<8x3x17x1xf32>
  %109 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<8x3x17xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x1xf32>
  %110 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<8x3x17x1xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %111 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %110 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %112 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.exp %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %113 = linalg.fill ins(%cst_29 : f32) outs(%103 : tensor<8x3x17xf32>) -> tensor<8x3x17xf32>
  %114 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112 : tensor<8x3x17x17xf32>) outs(%113 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %115 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<8x3x17xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x1xf32>
  %116 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<8x3x17x1xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %117 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %116 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %118 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %115 : tensor<8x3x17x1xf32>, tensor<8x3x17x1xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x1xf32>
  %119 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_33 : tensor<f32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x1xf32>
  %120 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %118 : tensor<8x3x17x1xf32>, tensor<8x3x17x1xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x1xf32>
  %121 = tensor.empty() : tensor<8x3x16x17xf32>
  %122 = linalg.fill ins(%cst_29 : f32) outs(%121 : tensor<8x3x16x17xf32>) -> tensor<8x3x16x17xf32>
  %123 = linalg.generic {indexing_maps = [#map19, #map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43, %117 : tensor<8x17x3x16xf32>, tensor<8x3x17x17xf32>) outs(%122 : tensor<8x3x16x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x16x17xf32>
  %124 = tensor.empty() : tensor<8x17x3x16xf32>
  %125 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x3x16x17xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %collapsed_44 = tensor.collapse_shape %125 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %126 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_44, %h0.out.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %127 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.out.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %128 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %129 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %128 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %130 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %129 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %131 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %132 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %133 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %134 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %134 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %135 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %137 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %135 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %138 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %139 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %140 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %141 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %71 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %142 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.rsqrt %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %143 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %141 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %144 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %143 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %145 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %146 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %145 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %147 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.norm2.g : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %148 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %149 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %150 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.norm2.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %151 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %152 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %151 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %153 = tensor.empty() : tensor<8x17x96xf32>
  %154 = linalg.fill ins(%cst_29 : f32) outs(%153 : tensor<8x17x96xf32>) -> tensor<8x17x96xf32>
  %155 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%152, %h0.up.w : tensor<8x17x48xf32>, tensor<48x96xf32>) outs(%154 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x96xf32>
  %156 = tensor.empty() : tensor<1x1x96xf32>
  %157 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.up.b : tensor<96xf32>) outs(%156 : tensor<1x1x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x96xf32>
  %158 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x1x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x96xf32>
  %159 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %158 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %160 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x96xf32>
  %161 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %159 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %162 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %163 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_31 : tensor<f32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x96xf32>
  %164 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %163 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %165 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %166 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %167 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.absf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %168 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %cst_27, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %169 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.exp %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %cst_27, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %171 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %170 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %172 = tensor.empty() : tensor<8x17x96xi1>
  %173 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_26 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %174 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.mulf %in, %cst_25 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_24 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %176 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %177 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_23 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %178 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %179 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_22 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %181 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_21 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %182 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %183 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_20 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %184 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_19 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %186 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %187 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_18 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %188 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %189 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_17 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %190 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.mulf %in, %cst_16 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %191 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_15 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %192 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %193 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_14 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %194 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %195 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_13 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %196 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %197 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_12 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %198 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %199 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_11 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %200 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %201 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_10 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %202 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %168 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %203 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_9 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %204 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %189, %203 : tensor<8x17x96xi1>, tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
    %750 = arith.select %in, %in_103, %in_104 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %205 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %204 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %206 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_8 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %207 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %205 : tensor<8x17x96xi1>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %out: f32):
    %750 = arith.select %in, %cst_29, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %208 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_29 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %209 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.subf %cst_26, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %210 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %209, %207 : tensor<8x17x96xi1>, tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
    %750 = arith.select %in, %in_103, %in_104 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %211 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.mulf %in, %cst_7 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %212 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_6 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %213 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %165 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %214 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_5 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %215 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %165 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %216 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_4 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %217 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %165 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %218 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_3 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %219 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %165 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %220 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_2 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %165 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %222 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_1 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %223 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %222 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %224 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.subf %cst_27, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %225 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_27 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %226 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %224, %210 : tensor<8x17x96xi1>, tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
    %750 = arith.select %in, %in_103, %in_104 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %227 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %226 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %228 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%227, %h0.down.w : tensor<8x17x96xf32>, tensor<96x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %229 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.down.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %230 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %231 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %230 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %232 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %231 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %233 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%232 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %234 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %235 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %236 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %237 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %236 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %238 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %237 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %239 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %237 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %240 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %241 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %242 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %243 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %71 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %244 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.rsqrt %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %245 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %243 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %246 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %245 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %247 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %248 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %247 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %249 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.norm1.g : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %250 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %251 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %250 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %252 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.norm1.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %253 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %254 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %253 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %255 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %h1.q.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %256 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.q.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %257 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %258 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %257 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %expanded_45 = tensor.expand_shape %258 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %259 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %h1.k.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %260 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.k.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %261 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %262 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %261 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %expanded_46 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %263 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %h1.v.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %264 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.v.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %265 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %266 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %265 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %expanded_47 = tensor.expand_shape %266 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %267 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_46 : tensor<8x17x3x16xf32>, tensor<8x17x3x16xf32>) outs(%99 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x17xf32>
  %268 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %101 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %269 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268 : tensor<8x3x17x17xf32>) outs(%104 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.maximumf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %270 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %269 : tensor<8x3x17xf32>, tensor<8x3x17xf32>) outs(%103 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.maximumf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %271 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<8x3x17xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x1xf32>
  %272 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<8x3x17x1xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %273 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %272 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %274 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273 : tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.exp %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %275 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%274 : tensor<8x3x17x17xf32>) outs(%113 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %276 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<8x3x17xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x1xf32>
  %277 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276 : tensor<8x3x17x1xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %278 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %277 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %279 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %276 : tensor<8x3x17x1xf32>, tensor<8x3x17x1xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x1xf32>
  %280 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %279 : tensor<8x3x17x1xf32>, tensor<8x3x17x1xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x1xf32>
  %281 = linalg.generic {indexing_maps = [#map19, #map20, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_47, %278 : tensor<8x17x3x16xf32>, tensor<8x3x17x17xf32>) outs(%122 : tensor<8x3x16x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x16x17xf32>
  %282 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<8x3x16x17xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %collapsed_48 = tensor.collapse_shape %282 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %283 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_48, %h1.out.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %284 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.out.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %285 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %286 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %285 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %287 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %286 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %288 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %289 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %290 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %291 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %292 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %291 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %293 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %292 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %294 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %292 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %295 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%293 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %296 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %297 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %298 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %71 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %299 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.rsqrt %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %300 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %298 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %301 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %300 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %302 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %303 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %302 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %304 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.norm2.g : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %305 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %306 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %305 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %307 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.norm2.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %308 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %309 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %308 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %310 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%309, %h1.up.w : tensor<8x17x48xf32>, tensor<48x96xf32>) outs(%154 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x96xf32>
  %311 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.up.b : tensor<96xf32>) outs(%156 : tensor<1x1x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x96xf32>
  %312 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<1x1x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x96xf32>
  %313 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %312 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %314 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %313 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %315 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %316 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %163 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %317 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %316 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %318 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %319 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.absf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %320 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %cst_27, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %321 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.exp %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %322 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %cst_27, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %323 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %322 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %324 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_26 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %325 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.mulf %in, %cst_25 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %326 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_24 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %327 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %328 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_23 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %329 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %330 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_22 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %331 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %332 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_21 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %333 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %334 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_20 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %335 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %336 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_19 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %337 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %338 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_18 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %339 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %340 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_17 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %341 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.mulf %in, %cst_16 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %342 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_15 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %343 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %344 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_14 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %345 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %346 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_13 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %347 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %348 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_12 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %349 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %350 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_11 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %351 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %352 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_10 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %353 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %320 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %354 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_9 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %355 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %340, %354 : tensor<8x17x96xi1>, tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
    %750 = arith.select %in, %in_103, %in_104 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %356 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %355 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %357 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_8 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %358 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %356 : tensor<8x17x96xi1>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %out: f32):
    %750 = arith.select %in, %cst_29, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %359 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_29 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %360 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.subf %cst_26, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %361 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %360, %358 : tensor<8x17x96xi1>, tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
    %750 = arith.select %in, %in_103, %in_104 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %362 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.mulf %in, %cst_7 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %363 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_6 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %364 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %317 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %365 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_5 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %366 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %317 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %367 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_4 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %368 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %317 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %369 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_3 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %370 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %317 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %371 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_2 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %372 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %317 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %373 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %in, %cst_1 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %374 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %373 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %375 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.subf %cst_27, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %376 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<8x17x96xf32>) outs(%172 : tensor<8x17x96xi1>) {
  ^bb0(%in: f32, %out: i1):
    %750 = arith.cmpf olt, %in, %cst_27 : f32
    linalg.yield %750 : i1
  } -> tensor<8x17x96xi1>
  %377 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %375, %361 : tensor<8x17x96xi1>, tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: i1, %in_103: f32, %in_104: f32, %out: f32):
    %750 = arith.select %in, %in_103, %in_104 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %378 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %377 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %379 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%378, %h1.down.w : tensor<8x17x96xf32>, tensor<96x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %380 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.down.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %381 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %382 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %381 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %383 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %382 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %384 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %385 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %386 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %387 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %388 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %387 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %389 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %388 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %390 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %388 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %391 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%389 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %392 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<8x17xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x1xf32>
  %393 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %394 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %71 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %395 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.rsqrt %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %396 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %394 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %397 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %396 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %398 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<8x17x1xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %399 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %398 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %400 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%norm.g : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %401 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %402 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %401 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %403 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%norm.b : tensor<48xf32>) outs(%45 : tensor<1x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x48xf32>
  %404 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403 : tensor<1x1x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %405 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %404 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %extracted_slice = tensor.extract_slice %405[0, 0, 0] [8, 1, 48] [1, 1, 1] : tensor<8x17x48xf32> to tensor<8x1x48xf32>
  %collapsed_49 = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<8x1x48xf32> into tensor<8x48xf32>
  %406 = tensor.empty() : tensor<8x10xf32>
  %407 = linalg.fill ins(%cst_29 : f32) outs(%406 : tensor<8x10xf32>) -> tensor<8x10xf32>
  %408 = linalg.matmul ins(%collapsed_49, %head.w : tensor<8x48xf32>, tensor<48x10xf32>) outs(%407 : tensor<8x10xf32>) -> tensor<8x10xf32>
  %409 = tensor.empty() : tensor<1x10xf32>
  %410 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel"]} ins(%head.b : tensor<10xf32>) outs(%409 : tensor<1x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x10xf32>
  %411 = linalg.generic {indexing_maps = [#map24, #map23], iterator_types = ["parallel", "parallel"]} ins(%410 : tensor<1x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %412 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%408, %411 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %413 = tensor.empty() : tensor<8xf32>
  %414 = linalg.fill ins(%cst_28 : f32) outs(%413 : tensor<8xf32>) -> tensor<8xf32>
  %415 = linalg.generic {indexing_maps = [#map23, #map25], iterator_types = ["parallel", "reduction"]} ins(%412 : tensor<8x10xf32>) outs(%414 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.maximumf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %416 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel"]} ins(%cst_34 : tensor<f32>) outs(%413 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  %417 = linalg.generic {indexing_maps = [#map27, #map27, #map27], iterator_types = ["parallel"]} ins(%416, %415 : tensor<8xf32>, tensor<8xf32>) outs(%413 : tensor<8xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.maximumf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %418 = tensor.empty() : tensor<8x1xf32>
  %419 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<8xf32>) outs(%418 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1xf32>
  %420 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel"]} ins(%419 : tensor<8x1xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %421 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%412, %420 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %422 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%421 : tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.exp %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %423 = linalg.fill ins(%cst_29 : f32) outs(%413 : tensor<8xf32>) -> tensor<8xf32>
  %424 = linalg.generic {indexing_maps = [#map23, #map25], iterator_types = ["parallel", "reduction"]} ins(%422 : tensor<8x10xf32>) outs(%423 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %425 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel"]} ins(%424 : tensor<8xf32>) outs(%418 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1xf32>
  %426 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%425 : tensor<8x1xf32>) outs(%418 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = math.log %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x1xf32>
  %427 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel"]} ins(%426 : tensor<8x1xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %428 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%421, %427 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.subf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %429 = tensor.empty() : tensor<8x10xi32>
  %430 = linalg.generic {indexing_maps = [#map23], iterator_types = ["parallel", "parallel"]} outs(%429 : tensor<8x10xi32>) {
  ^bb0(%out: i32):
    %750 = linalg.index 1 : index
    %751 = arith.index_cast %750 : index to i32
    linalg.yield %751 : i32
  } -> tensor<8x10xi32>
  %431 = tensor.empty() : tensor<8xi32>
  %432 = linalg.fill ins(%c0_i32 : i32) outs(%431 : tensor<8xi32>) -> tensor<8xi32>
  %433:2 = linalg.generic {indexing_maps = [#map23, #map23, #map25, #map25], iterator_types = ["parallel", "reduction"]} ins(%412, %430 : tensor<8x10xf32>, tensor<8x10xi32>) outs(%414, %432 : tensor<8xf32>, tensor<8xi32>) {
  ^bb0(%in: f32, %in_103: i32, %out: f32, %out_104: i32):
    %750 = arith.cmpf ogt, %out, %in : f32
    %751 = arith.cmpf une, %out, %out : f32
    %752 = arith.ori %750, %751 : i1
    %753 = arith.cmpf oeq, %out, %in : f32
    %754 = arith.cmpi slt, %out_104, %in_103 : i32
    %755 = arith.andi %753, %754 : i1
    %756 = arith.ori %752, %755 : i1
    %757 = arith.select %752, %out, %in : f32
    %758 = arith.select %756, %out_104, %in_103 : i32
    linalg.yield %757, %758 : f32, i32
  } -> (tensor<8xf32>, tensor<8xi32>)
  %434 = tensor.empty() : tensor<8xi1>
  %435 = linalg.generic {indexing_maps = [#map27, #map27, #map27], iterator_types = ["parallel"]} ins(%433#1, %y : tensor<8xi32>, tensor<8xi32>) outs(%434 : tensor<8xi1>) {
  ^bb0(%in: i32, %in_103: i32, %out: i1):
    %750 = arith.cmpi eq, %in, %in_103 : i32
    linalg.yield %750 : i1
  } -> tensor<8xi1>
  %436 = linalg.generic {indexing_maps = [#map27, #map27], iterator_types = ["parallel"]} ins(%435 : tensor<8xi1>) outs(%431 : tensor<8xi32>) {
  ^bb0(%in: i1, %out: i32):
    %750 = arith.extui %in : i1 to i32
    linalg.yield %750 : i32
  } -> tensor<8xi32>
  %437 = linalg.generic {indexing_maps = [#map27, #map27], iterator_types = ["parallel"]} ins(%436 : tensor<8xi32>) outs(%413 : tensor<8xf32>) {
  ^bb0(%in: i32, %out: f32):
    %750 = arith.sitofp %in : i32 to f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %438 = tensor.empty() : tensor<f32>
  %439 = linalg.fill ins(%cst_29 : f32) outs(%438 : tensor<f32>) -> tensor<f32>
  %440 = linalg.generic {indexing_maps = [#map27, #map26], iterator_types = ["reduction"]} ins(%437 : tensor<8xf32>) outs(%439 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<f32>
  %441 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = []} ins(%440 : tensor<f32>) outs(%438 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %in, %cst_0 : f32
    linalg.yield %750 : f32
  } -> tensor<f32>
  %442 = tensor.empty() : tensor<8x1xi32>
  %443 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<8xi32>) outs(%442 : tensor<8x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x1xi32>
  %444 = tensor.empty() : tensor<1x10xi32>
  %445 = linalg.generic {indexing_maps = [#map23], iterator_types = ["parallel", "parallel"]} outs(%444 : tensor<1x10xi32>) {
  ^bb0(%out: i32):
    %750 = linalg.index 1 : index
    %751 = arith.index_cast %750 : index to i32
    linalg.yield %751 : i32
  } -> tensor<1x10xi32>
  %446 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel"]} ins(%443 : tensor<8x1xi32>) outs(%429 : tensor<8x10xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x10xi32>
  %447 = linalg.generic {indexing_maps = [#map24, #map23], iterator_types = ["parallel", "parallel"]} ins(%445 : tensor<1x10xi32>) outs(%429 : tensor<8x10xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x10xi32>
  %448 = tensor.empty() : tensor<8x10xi1>
  %449 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%446, %447 : tensor<8x10xi32>, tensor<8x10xi32>) outs(%448 : tensor<8x10xi1>) {
  ^bb0(%in: i32, %in_103: i32, %out: i1):
    %750 = arith.cmpi eq, %in, %in_103 : i32
    linalg.yield %750 : i1
  } -> tensor<8x10xi1>
  %450 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%449 : tensor<8x10xi1>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: i1, %out: f32):
    %750 = arith.uitofp %in : i1 to f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %451 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%450, %428 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %452 = linalg.generic {indexing_maps = [#map23, #map25], iterator_types = ["parallel", "reduction"]} ins(%451 : tensor<8x10xf32>) outs(%423 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %453 = linalg.generic {indexing_maps = [#map27, #map26], iterator_types = ["reduction"]} ins(%452 : tensor<8xf32>) outs(%439 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<f32>
  %454 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = []} ins(%453 : tensor<f32>) outs(%438 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %in, %cst_0 : f32
    linalg.yield %750 : f32
  } -> tensor<f32>
  %455 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = []} ins(%454 : tensor<f32>) outs(%438 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<f32>
  %456 = linalg.generic {indexing_maps = [#map29], iterator_types = []} outs(%438 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  } -> tensor<f32>
  %457 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = []} ins(%456 : tensor<f32>) outs(%438 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.divf %in, %cst_0 : f32
    linalg.yield %750 : f32
  } -> tensor<f32>
  %458 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel"]} ins(%457 : tensor<f32>) outs(%413 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  %459 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel"]} ins(%458 : tensor<8xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %460 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%450, %459 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %461 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%460 : tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %462 = linalg.generic {indexing_maps = [#map23, #map25], iterator_types = ["parallel", "reduction"]} ins(%461 : tensor<8x10xf32>) outs(%423 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %expanded_50 = tensor.expand_shape %462 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
  %463 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%expanded_50, %425 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%418 : tensor<8x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x1xf32>
  %464 = linalg.generic {indexing_maps = [#map23, #map25], iterator_types = ["parallel", "reduction"]} ins(%463 : tensor<8x1xf32>) outs(%423 : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8xf32>
  %465 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel"]} ins(%464 : tensor<8xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x10xf32>
  %466 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%465, %422 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %467 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%460, %466 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%406 : tensor<8x10xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x10xf32>
  %468 = tensor.empty() : tensor<10xf32>
  %469 = linalg.fill ins(%cst_29 : f32) outs(%468 : tensor<10xf32>) -> tensor<10xf32>
  %470 = linalg.generic {indexing_maps = [#map30, #map25], iterator_types = ["parallel", "reduction"]} ins(%467 : tensor<8x10xf32>) outs(%469 : tensor<10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<10xf32>
  %expanded_51 = tensor.expand_shape %470 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
  %471 = linalg.generic {indexing_maps = [#map30, #map25], iterator_types = ["parallel", "reduction"]} ins(%expanded_51 : tensor<1x10xf32>) outs(%469 : tensor<10xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<10xf32>
  weft.grad @head.b, %471 : tensor<10xf32>
  %472 = tensor.empty() : tensor<10x48xf32>
  %473 = linalg.fill ins(%cst_29 : f32) outs(%472 : tensor<10x48xf32>) -> tensor<10x48xf32>
  %474 = linalg.generic {indexing_maps = [#map31, #map32, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%467, %collapsed_49 : tensor<8x10xf32>, tensor<8x48xf32>) outs(%473 : tensor<10x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<10x48xf32>
  %475 = tensor.empty() : tensor<48x10xf32>
  %476 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%474 : tensor<10x48xf32>) outs(%475 : tensor<48x10xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x10xf32>
  weft.grad @head.w, %476 : tensor<48x10xf32>
  %477 = tensor.empty() : tensor<8x48xf32>
  %478 = linalg.fill ins(%cst_29 : f32) outs(%477 : tensor<8x48xf32>) -> tensor<8x48xf32>
  %479 = linalg.generic {indexing_maps = [#map33, #map8, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%467, %head.w : tensor<8x10xf32>, tensor<48x10xf32>) outs(%478 : tensor<8x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x48xf32>
  %480 = linalg.generic {indexing_maps = [#map33, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<8x48xf32>) outs(%49 : tensor<8x1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x1x48xf32>
  %padded = tensor.pad %480 low[0, 0, 0] high[0, 16, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index):
    tensor.yield %cst_29 : f32
  } : tensor<8x1x48xf32> to tensor<8x17x48xf32>
  %481 = tensor.empty() : tensor<48xf32>
  %482 = linalg.fill ins(%cst_29 : f32) outs(%481 : tensor<48xf32>) -> tensor<48xf32>
  %483 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%padded : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_52 = tensor.expand_shape %483 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %484 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_52 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @norm.b, %484 : tensor<48xf32>
  %485 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %padded : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %486 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%485 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_53 = tensor.expand_shape %486 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %487 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %401 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %488 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_53 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @norm.g, %488 : tensor<48xf32>
  %489 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %487 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %490 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%489 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_54 = tensor.expand_shape %490 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %491 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %398 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %492 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %397 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %493 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %494 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%493 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_55 = tensor.expand_shape %494 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %495 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %496 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%495 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %497 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %498 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %390 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %499 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %500 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%499 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_56 = tensor.expand_shape %500 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %501 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %498 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %502 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55, %expanded_56 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %503 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %504 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%503 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %505 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %506 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %505 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %507 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%506 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_57 = tensor.expand_shape %507 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %508 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_57 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.down.b, %508 : tensor<48xf32>
  %509 = tensor.empty() : tensor<48x96xf32>
  %510 = linalg.fill ins(%cst_29 : f32) outs(%509 : tensor<48x96xf32>) -> tensor<48x96xf32>
  %511 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%506, %378 : tensor<8x17x48xf32>, tensor<8x17x96xf32>) outs(%510 : tensor<48x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x96xf32>
  %512 = tensor.empty() : tensor<96x48xf32>
  %513 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%511 : tensor<48x96xf32>) outs(%512 : tensor<96x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<96x48xf32>
  weft.grad @h1.down.w, %513 : tensor<96x48xf32>
  %514 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%506, %h1.down.w : tensor<8x17x48xf32>, tensor<96x48xf32>) outs(%154 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x96xf32>
  %515 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %514 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %516 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %377 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %517 = linalg.generic {indexing_maps = [#map11, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x96xf32>
  %518 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %515 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %519 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %321 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %520 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %163 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %521 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%520 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %522 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %516 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %523 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521, %522 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %524 = tensor.empty() : tensor<96xf32>
  %525 = linalg.fill ins(%cst_29 : f32) outs(%524 : tensor<96xf32>) -> tensor<96xf32>
  %526 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%523 : tensor<8x17x96xf32>) outs(%525 : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<96xf32>
  %expanded_58 = tensor.expand_shape %526 [[0, 1, 2]] output_shape [1, 1, 96] : tensor<96xf32> into tensor<1x1x96xf32>
  %527 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_58 : tensor<1x1x96xf32>) outs(%525 : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<96xf32>
  weft.grad @h1.up.b, %527 : tensor<96xf32>
  %528 = linalg.fill ins(%cst_29 : f32) outs(%512 : tensor<96x48xf32>) -> tensor<96x48xf32>
  %529 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%523, %309 : tensor<8x17x96xf32>, tensor<8x17x48xf32>) outs(%528 : tensor<96x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<96x48xf32>
  %530 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%529 : tensor<96x48xf32>) outs(%509 : tensor<48x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x96xf32>
  weft.grad @h1.up.w, %530 : tensor<48x96xf32>
  %531 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%523, %h1.up.w : tensor<8x17x96xf32>, tensor<48x96xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %532 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%531 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_59 = tensor.expand_shape %532 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %533 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_59 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.norm2.b, %533 : tensor<48xf32>
  %534 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %531 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %535 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%534 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_60 = tensor.expand_shape %535 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %536 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %305 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %537 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_60 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.norm2.g, %537 : tensor<48xf32>
  %538 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %536 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %539 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%538 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_61 = tensor.expand_shape %539 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %540 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %302 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %541 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61, %301 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %542 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%540 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %543 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%542 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_62 = tensor.expand_shape %543 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %544 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506, %540 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %545 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %546 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%545 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %547 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %548 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %294 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %549 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %550 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%549 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_63 = tensor.expand_shape %550 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %551 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544, %548 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %552 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62, %expanded_63 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %553 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %554 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%553 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %555 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %556 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %555 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %557 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%556 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_64 = tensor.expand_shape %557 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %558 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_64 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.out.b, %558 : tensor<48xf32>
  %559 = tensor.empty() : tensor<48x48xf32>
  %560 = linalg.fill ins(%cst_29 : f32) outs(%559 : tensor<48x48xf32>) -> tensor<48x48xf32>
  %561 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%556, %collapsed_48 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %562 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%561 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h1.out.w, %562 : tensor<48x48xf32>
  %563 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%556, %h1.out.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %expanded_65 = tensor.expand_shape %563 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %564 = linalg.generic {indexing_maps = [#map40, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65 : tensor<8x17x3x16xf32>) outs(%121 : tensor<8x3x16x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x16x17xf32>
  %565 = linalg.generic {indexing_maps = [#map41, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%564, %expanded_47 : tensor<8x3x16x17xf32>, tensor<8x17x3x16xf32>) outs(%99 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x17xf32>
  %566 = linalg.generic {indexing_maps = [#map42, #map43, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%564, %278 : tensor<8x3x16x17xf32>, tensor<8x3x17x17xf32>) outs(%122 : tensor<8x3x16x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x16x17xf32>
  %567 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566 : tensor<8x3x16x17xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %568 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280 : tensor<8x3x17x1xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %569 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %568 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %570 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569, %274 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %571 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%570 : tensor<8x3x17x17xf32>) outs(%113 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %expanded_66 = tensor.expand_shape %571 [[0], [1], [2, 3]] output_shape [8, 3, 17, 1] : tensor<8x3x17xf32> into tensor<8x3x17x1xf32>
  %572 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_66 : tensor<8x3x17x1xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x1xf32>
  %573 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %277 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %574 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%572 : tensor<8x3x17x1xf32>) outs(%113 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %575 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%574 : tensor<8x3x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %576 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573, %575 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %577 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%576, %274 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %578 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%577, %101 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %579 = tensor.empty() : tensor<8x3x17x16xf32>
  %580 = linalg.fill ins(%cst_29 : f32) outs(%579 : tensor<8x3x17x16xf32>) -> tensor<8x3x17x16xf32>
  %581 = linalg.generic {indexing_maps = [#map41, #map44, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%578, %expanded_45 : tensor<8x3x17x17xf32>, tensor<8x17x3x16xf32>) outs(%580 : tensor<8x3x17x16xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x16xf32>
  %582 = linalg.generic {indexing_maps = [#map45, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%581 : tensor<8x3x17x16xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %583 = linalg.generic {indexing_maps = [#map42, #map44, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%578, %expanded_46 : tensor<8x3x17x17xf32>, tensor<8x17x3x16xf32>) outs(%580 : tensor<8x3x17x16xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x16xf32>
  %584 = linalg.generic {indexing_maps = [#map45, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%583 : tensor<8x3x17x16xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %collapsed_67 = tensor.collapse_shape %567 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %585 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_67 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_68 = tensor.expand_shape %585 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %586 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_68 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.v.b, %586 : tensor<48xf32>
  %587 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_67, %254 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %588 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%587 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h1.v.w, %588 : tensor<48x48xf32>
  %589 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_67, %h1.v.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %collapsed_69 = tensor.collapse_shape %582 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %590 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_69 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_70 = tensor.expand_shape %590 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %591 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_70 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.k.b, %591 : tensor<48xf32>
  %592 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_69, %254 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %593 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%592 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h1.k.w, %593 : tensor<48x48xf32>
  %594 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_69, %h1.k.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %595 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %594 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %collapsed_71 = tensor.collapse_shape %584 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %596 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_71 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_72 = tensor.expand_shape %596 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %597 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_72 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.q.b, %597 : tensor<48xf32>
  %598 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_71, %254 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %599 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%598 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h1.q.w, %599 : tensor<48x48xf32>
  %600 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_71, %h1.q.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %601 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %600 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %602 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%601 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_73 = tensor.expand_shape %602 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %603 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.norm1.b, %603 : tensor<48xf32>
  %604 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %601 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %605 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%604 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_74 = tensor.expand_shape %605 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %606 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %250 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %607 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_74 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h1.norm1.g, %607 : tensor<48xf32>
  %608 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %606 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %609 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%608 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_75 = tensor.expand_shape %609 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %610 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %247 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %611 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %246 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %612 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %613 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%612 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_76 = tensor.expand_shape %613 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %614 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%556, %610 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %615 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %616 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%615 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %617 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%616 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %618 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %239 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %619 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %620 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%619 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_77 = tensor.expand_shape %620 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %621 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%614, %618 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %622 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %expanded_77 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %623 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%622, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %624 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%623 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %625 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %626 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %625 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %627 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%626 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_78 = tensor.expand_shape %627 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %628 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_78 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.down.b, %628 : tensor<48xf32>
  %629 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%626, %227 : tensor<8x17x48xf32>, tensor<8x17x96xf32>) outs(%510 : tensor<48x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x96xf32>
  %630 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%629 : tensor<48x96xf32>) outs(%512 : tensor<96x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<96x48xf32>
  weft.grad @h0.down.w, %630 : tensor<96x48xf32>
  %631 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%626, %h0.down.w : tensor<8x17x48xf32>, tensor<96x48xf32>) outs(%154 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x96xf32>
  %632 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %631 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %633 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %226 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %634 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %632 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %635 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %169 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %636 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635, %163 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %637 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %638 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %633 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %639 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %638 : tensor<8x17x96xf32>, tensor<8x17x96xf32>) outs(%153 : tensor<8x17x96xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x96xf32>
  %640 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%639 : tensor<8x17x96xf32>) outs(%525 : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<96xf32>
  %expanded_79 = tensor.expand_shape %640 [[0, 1, 2]] output_shape [1, 1, 96] : tensor<96xf32> into tensor<1x1x96xf32>
  %641 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<1x1x96xf32>) outs(%525 : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<96xf32>
  weft.grad @h0.up.b, %641 : tensor<96xf32>
  %642 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%639, %152 : tensor<8x17x96xf32>, tensor<8x17x48xf32>) outs(%528 : tensor<96x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<96x48xf32>
  %643 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%642 : tensor<96x48xf32>) outs(%509 : tensor<48x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x96xf32>
  weft.grad @h0.up.w, %643 : tensor<48x96xf32>
  %644 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%639, %h0.up.w : tensor<8x17x96xf32>, tensor<48x96xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %645 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%644 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_80 = tensor.expand_shape %645 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %646 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_80 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.norm2.b, %646 : tensor<48xf32>
  %647 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %644 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %648 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%647 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_81 = tensor.expand_shape %648 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %649 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644, %148 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %650 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_81 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.norm2.g, %650 : tensor<48xf32>
  %651 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %649 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %652 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%651 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_82 = tensor.expand_shape %652 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %653 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649, %145 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %654 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_82, %144 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %655 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %656 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%655 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_83 = tensor.expand_shape %656 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %657 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %653 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %658 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%654, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %659 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%658 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %660 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %661 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660, %137 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %662 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %663 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%662 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_84 = tensor.expand_shape %663 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %664 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657, %661 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %665 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83, %expanded_84 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %666 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %667 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%666 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %668 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%667 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %669 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664, %668 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %670 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%669 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_85 = tensor.expand_shape %670 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %671 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_85 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.out.b, %671 : tensor<48xf32>
  %672 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%669, %collapsed_44 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %673 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%672 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h0.out.w, %673 : tensor<48x48xf32>
  %674 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%669, %h0.out.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %expanded_86 = tensor.expand_shape %674 [[0], [1], [2, 3]] output_shape [8, 17, 3, 16] : tensor<8x17x48xf32> into tensor<8x17x3x16xf32>
  %675 = linalg.generic {indexing_maps = [#map40, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_86 : tensor<8x17x3x16xf32>) outs(%121 : tensor<8x3x16x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x16x17xf32>
  %676 = linalg.generic {indexing_maps = [#map41, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%675, %expanded_43 : tensor<8x3x16x17xf32>, tensor<8x17x3x16xf32>) outs(%99 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x17xf32>
  %677 = linalg.generic {indexing_maps = [#map42, #map43, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%675, %117 : tensor<8x3x16x17xf32>, tensor<8x3x17x17xf32>) outs(%122 : tensor<8x3x16x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x16x17xf32>
  %678 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%677 : tensor<8x3x16x17xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %679 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<8x3x17x1xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %680 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%676, %679 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %681 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%680, %112 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %682 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%681 : tensor<8x3x17x17xf32>) outs(%113 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %expanded_87 = tensor.expand_shape %682 [[0], [1], [2, 3]] output_shape [8, 3, 17, 1] : tensor<8x3x17xf32> into tensor<8x3x17x1xf32>
  %683 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_87 : tensor<8x3x17x1xf32>) outs(%108 : tensor<8x3x17x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x1xf32>
  %684 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%676, %116 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %685 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%683 : tensor<8x3x17x1xf32>) outs(%113 : tensor<8x3x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17xf32>
  %686 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%685 : tensor<8x3x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x3x17x17xf32>
  %687 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%684, %686 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %688 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%687, %112 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %689 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%688, %101 : tensor<8x3x17x17xf32>, tensor<8x3x17x17xf32>) outs(%98 : tensor<8x3x17x17xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x3x17x17xf32>
  %690 = linalg.generic {indexing_maps = [#map41, #map44, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%689, %expanded_41 : tensor<8x3x17x17xf32>, tensor<8x17x3x16xf32>) outs(%580 : tensor<8x3x17x16xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x16xf32>
  %691 = linalg.generic {indexing_maps = [#map45, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%690 : tensor<8x3x17x16xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %692 = linalg.generic {indexing_maps = [#map42, #map44, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%689, %expanded_42 : tensor<8x3x17x17xf32>, tensor<8x17x3x16xf32>) outs(%580 : tensor<8x3x17x16xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x3x17x16xf32>
  %693 = linalg.generic {indexing_maps = [#map45, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%692 : tensor<8x3x17x16xf32>) outs(%124 : tensor<8x17x3x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x3x16xf32>
  %collapsed_88 = tensor.collapse_shape %678 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %694 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_88 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_89 = tensor.expand_shape %694 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %695 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_89 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.v.b, %695 : tensor<48xf32>
  %696 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_88, %84 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %697 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%696 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h0.v.w, %697 : tensor<48x48xf32>
  %698 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_88, %h0.v.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %collapsed_90 = tensor.collapse_shape %691 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %699 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_90 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_91 = tensor.expand_shape %699 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %700 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_91 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.k.b, %700 : tensor<48xf32>
  %701 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_90, %84 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %702 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%701 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h0.k.w, %702 : tensor<48x48xf32>
  %703 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_90, %h0.k.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %704 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698, %703 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %collapsed_92 = tensor.collapse_shape %693 [[0], [1], [2, 3]] : tensor<8x17x3x16xf32> into tensor<8x17x48xf32>
  %705 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_92 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_93 = tensor.expand_shape %705 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %706 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.q.b, %706 : tensor<48xf32>
  %707 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_92, %84 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%560 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x48xf32>
  %708 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%707 : tensor<48x48xf32>) outs(%559 : tensor<48x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<48x48xf32>
  weft.grad @h0.q.w, %708 : tensor<48x48xf32>
  %709 = linalg.generic {indexing_maps = [#map2, #map39, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_92, %h0.q.w : tensor<8x17x48xf32>, tensor<48x48xf32>) outs(%85 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<8x17x48xf32>
  %710 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %709 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %711 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%710 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_94 = tensor.expand_shape %711 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %712 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_94 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.norm1.b, %712 : tensor<48xf32>
  %713 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %710 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %714 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%713 : tensor<8x17x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_95 = tensor.expand_shape %714 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %715 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710, %80 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %716 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @h0.norm1.g, %716 : tensor<48xf32>
  %717 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %715 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %718 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%717 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_96 = tensor.expand_shape %718 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %719 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %77 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %720 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96, %76 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %721 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %722 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%721 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_97 = tensor.expand_shape %722 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %723 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%669, %719 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %724 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %725 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%724 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %726 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %727 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %67 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %728 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727 : tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.negf %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %729 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%728 : tensor<8x17x48xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %expanded_98 = tensor.expand_shape %729 [[0], [1, 2]] output_shape [8, 17, 1] : tensor<8x17xf32> into tensor<8x17x1xf32>
  %730 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723, %727 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %731 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %expanded_98 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %732 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731, %61 : tensor<8x17x1xf32>, tensor<8x17x1xf32>) outs(%59 : tensor<8x17x1xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.divf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x1xf32>
  %733 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%732 : tensor<8x17x1xf32>) outs(%57 : tensor<8x17xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<8x17xf32>
  %734 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733 : tensor<8x17xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x48xf32>
  %735 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %734 : tensor<8x17x48xf32>, tensor<8x17x48xf32>) outs(%51 : tensor<8x17x48xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.addf %in, %in_103 : f32
    linalg.yield %750 : f32
  } -> tensor<8x17x48xf32>
  %736 = tensor.empty() : tensor<17x48xf32>
  %737 = linalg.fill ins(%cst_29 : f32) outs(%736 : tensor<17x48xf32>) -> tensor<17x48xf32>
  %738 = linalg.generic {indexing_maps = [#map46, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%735 : tensor<8x17x48xf32>) outs(%737 : tensor<17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<17x48xf32>
  %expanded_99 = tensor.expand_shape %738 [[0, 1], [2]] output_shape [1, 17, 48] : tensor<17x48xf32> into tensor<1x17x48xf32>
  %739 = linalg.generic {indexing_maps = [#map46, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<1x17x48xf32>) outs(%737 : tensor<17x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<17x48xf32>
  weft.grad @position.w, %739 : tensor<17x48xf32>
  %extracted_slice_100 = tensor.extract_slice %735[0, 0, 0] [8, 1, 48] [1, 1, 1] : tensor<8x17x48xf32> to tensor<8x1x48xf32>
  %extracted_slice_101 = tensor.extract_slice %735[0, 1, 0] [8, 16, 48] [1, 1, 1] : tensor<8x17x48xf32> to tensor<8x16x48xf32>
  %740 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%extracted_slice_100 : tensor<8x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %741 = tensor.empty() : tensor<1x48xf32>
  %742 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel"]} ins(%740 : tensor<48xf32>) outs(%741 : tensor<1x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x48xf32>
  weft.grad @token.w, %742 : tensor<1x48xf32>
  %743 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%extracted_slice_101 : tensor<8x16x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  %expanded_102 = tensor.expand_shape %743 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
  %744 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_102 : tensor<1x1x48xf32>) outs(%482 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %750 = arith.addf %out, %in : f32
    linalg.yield %750 : f32
  } -> tensor<48xf32>
  weft.grad @patch.b, %744 : tensor<48xf32>
  %745 = tensor.empty() : tensor<48x4xf32>
  %746 = linalg.fill ins(%cst_29 : f32) outs(%745 : tensor<48x4xf32>) -> tensor<48x4xf32>
  %747 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%extracted_slice_101, %collapsed : tensor<8x16x48xf32>, tensor<8x16x4xf32>) outs(%746 : tensor<48x4xf32>) {
  ^bb0(%in: f32, %in_103: f32, %out: f32):
    %750 = arith.mulf %in, %in_103 : f32
    %751 = arith.addf %out, %750 : f32
    linalg.yield %751 : f32
  } -> tensor<48x4xf32>
  %748 = tensor.empty() : tensor<4x48xf32>
  %749 = linalg.generic {indexing_maps = [#map30, #map23], iterator_types = ["parallel", "parallel"]} ins(%747 : tensor<48x4xf32>) outs(%748 : tensor<4x48xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x48xf32>
  weft.grad @patch.w, %749 : tensor<4x48xf32>
  weft.metric "accuracy", %441 : tensor<f32>
  weft.loss %455 : tensor<f32>
  return
}
