#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d0, d2, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> ()>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map20 = affine_map<() -> ()>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map26 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map30 = affine_map<(d0, d1) -> (d1, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d3, d1, d4)>
#map37 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>

weft.mesh @mesh(dp = 4) batch_axes(dp)

weft.param @h0.down.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h0.down.w : tensor<512x128xf32> init(normal, 0.06)
weft.param @h0.ln1.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h0.ln1.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h0.ln2.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h0.ln2.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h0.out.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h0.out.w : tensor<128x128xf32> init(normal, 0.06)
weft.param @h0.qkv.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h0.qkv.w : tensor<128x384xf32> init(normal, 0.06)
weft.param @h0.up.b : tensor<512xf32> init(zeros) {decay = false}
weft.param @h0.up.w : tensor<128x512xf32> init(normal, 0.06)
weft.param @h1.down.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h1.down.w : tensor<512x128xf32> init(normal, 0.06)
weft.param @h1.ln1.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h1.ln1.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h1.ln2.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h1.ln2.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h1.out.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h1.out.w : tensor<128x128xf32> init(normal, 0.06)
weft.param @h1.qkv.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h1.qkv.w : tensor<128x384xf32> init(normal, 0.06)
weft.param @h1.up.b : tensor<512xf32> init(zeros) {decay = false}
weft.param @h1.up.w : tensor<128x512xf32> init(normal, 0.06)
weft.param @h2.down.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h2.down.w : tensor<512x128xf32> init(normal, 0.06)
weft.param @h2.ln1.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h2.ln1.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h2.ln2.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h2.ln2.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h2.out.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h2.out.w : tensor<128x128xf32> init(normal, 0.06)
weft.param @h2.qkv.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h2.qkv.w : tensor<128x384xf32> init(normal, 0.06)
weft.param @h2.up.b : tensor<512xf32> init(zeros) {decay = false}
weft.param @h2.up.w : tensor<128x512xf32> init(normal, 0.06)
weft.param @h3.down.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h3.down.w : tensor<512x128xf32> init(normal, 0.06)
weft.param @h3.ln1.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h3.ln1.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h3.ln2.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h3.ln2.g : tensor<128xf32> init(ones) {decay = false}
weft.param @h3.out.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @h3.out.w : tensor<128x128xf32> init(normal, 0.06)
weft.param @h3.qkv.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h3.qkv.w : tensor<128x384xf32> init(normal, 0.06)
weft.param @h3.up.b : tensor<512xf32> init(zeros) {decay = false}
weft.param @h3.up.w : tensor<128x512xf32> init(normal, 0.06)
weft.param @head.w : tensor<128x256xf32> init(normal, 0.02)
weft.param @lnf.b : tensor<128xf32> init(zeros) {decay = false}
weft.param @lnf.g : tensor<128xf32> init(ones) {decay = false}
weft.param @wpe : tensor<64x128xf32> init(normal, 0.06)
weft.param @wte : tensor<256x128xf32> init(normal, 0.06)

weft.optimizer @adamw states(m, v) lr(0.002) {
^bb0(%p: f32, %g: f32, %m: f32, %v: f32, %lr: f32, %decay: f32, %step: f32):
  %one = arith.constant 1.0 : f32
  %beta1 = arith.constant 0.9 : f32
  %rest1 = arith.constant 0.1 : f32
  %beta2 = arith.constant 0.99 : f32
  %rest2 = arith.constant 0.01 : f32
  %eps = arith.constant 1.0e-08 : f32
  %wd = arith.constant 0.1 : f32
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

func.func @train(%x: tensor<8x64xi32> {weft.bound = 256 : i64, weft.name = "x"}, %y: tensor<8x64xi32> {weft.bound = 256 : i64, weft.name = "y"}) attributes {weft.step} {
  %h0.down.b = weft.read @h0.down.b : tensor<128xf32>
  %h0.down.w = weft.read @h0.down.w : tensor<512x128xf32>
  %h0.ln1.b = weft.read @h0.ln1.b : tensor<128xf32>
  %h0.ln1.g = weft.read @h0.ln1.g : tensor<128xf32>
  %h0.ln2.b = weft.read @h0.ln2.b : tensor<128xf32>
  %h0.ln2.g = weft.read @h0.ln2.g : tensor<128xf32>
  %h0.out.b = weft.read @h0.out.b : tensor<128xf32>
  %h0.out.w = weft.read @h0.out.w : tensor<128x128xf32>
  %h0.qkv.b = weft.read @h0.qkv.b : tensor<384xf32>
  %h0.qkv.w = weft.read @h0.qkv.w : tensor<128x384xf32>
  %h0.up.b = weft.read @h0.up.b : tensor<512xf32>
  %h0.up.w = weft.read @h0.up.w : tensor<128x512xf32>
  %h1.down.b = weft.read @h1.down.b : tensor<128xf32>
  %h1.down.w = weft.read @h1.down.w : tensor<512x128xf32>
  %h1.ln1.b = weft.read @h1.ln1.b : tensor<128xf32>
  %h1.ln1.g = weft.read @h1.ln1.g : tensor<128xf32>
  %h1.ln2.b = weft.read @h1.ln2.b : tensor<128xf32>
  %h1.ln2.g = weft.read @h1.ln2.g : tensor<128xf32>
  %h1.out.b = weft.read @h1.out.b : tensor<128xf32>
  %h1.out.w = weft.read @h1.out.w : tensor<128x128xf32>
  %h1.qkv.b = weft.read @h1.qkv.b : tensor<384xf32>
  %h1.qkv.w = weft.read @h1.qkv.w : tensor<128x384xf32>
  %h1.up.b = weft.read @h1.up.b : tensor<512xf32>
  %h1.up.w = weft.read @h1.up.w : tensor<128x512xf32>
  %h2.down.b = weft.read @h2.down.b : tensor<128xf32>
  %h2.down.w = weft.read @h2.down.w : tensor<512x128xf32>
  %h2.ln1.b = weft.read @h2.ln1.b : tensor<128xf32>
  %h2.ln1.g = weft.read @h2.ln1.g : tensor<128xf32>
  %h2.ln2.b = weft.read @h2.ln2.b : tensor<128xf32>
  %h2.ln2.g = weft.read @h2.ln2.g : tensor<128xf32>
  %h2.out.b = weft.read @h2.out.b : tensor<128xf32>
  %h2.out.w = weft.read @h2.out.w : tensor<128x128xf32>
  %h2.qkv.b = weft.read @h2.qkv.b : tensor<384xf32>
  %h2.qkv.w = weft.read @h2.qkv.w : tensor<128x384xf32>
  %h2.up.b = weft.read @h2.up.b : tensor<512xf32>
  %h2.up.w = weft.read @h2.up.w : tensor<128x512xf32>
  %h3.down.b = weft.read @h3.down.b : tensor<128xf32>
  %h3.down.w = weft.read @h3.down.w : tensor<512x128xf32>
  %h3.ln1.b = weft.read @h3.ln1.b : tensor<128xf32>
  %h3.ln1.g = weft.read @h3.ln1.g : tensor<128xf32>
  %h3.ln2.b = weft.read @h3.ln2.b : tensor<128xf32>
  %h3.ln2.g = weft.read @h3.ln2.g : tensor<128xf32>
  %h3.out.b = weft.read @h3.out.b : tensor<128xf32>
  %h3.out.w = weft.read @h3.out.w : tensor<128x128xf32>
  %h3.qkv.b = weft.read @h3.qkv.b : tensor<384xf32>
  %h3.qkv.w = weft.read @h3.qkv.w : tensor<128x384xf32>
  %h3.up.b = weft.read @h3.up.b : tensor<512xf32>
  %h3.up.w = weft.read @h3.up.w : tensor<128x512xf32>
  %head.w = weft.read @head.w : tensor<128x256xf32>
  %lnf.b = weft.read @lnf.b : tensor<128xf32>
  %lnf.g = weft.read @lnf.g : tensor<128xf32>
  %wpe = weft.read @wpe : tensor<64x128xf32>
  %wte = weft.read @wte : tensor<256x128xf32>
  %cst = arith.constant -1.000000e+00 : f32
  %cst_0 = arith.constant 5.120000e+02 : f32
  %true = arith.constant true
  %cst_1 = arith.constant 0xFF800000 : f32
  %cst_2 = arith.constant -1.000000e+09 : f32
  %cst_3 = arith.constant 0.000000e+00 : f32
  %c255 = arith.constant 255 : index
  %c0 = arith.constant 0 : index
  %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_5 = arith.constant dense<255> : tensor<1xi32>
  %cst_6 = arith.constant dense<5.000000e-01> : tensor<f32>
  %cst_7 = arith.constant dense<0.797884583> : tensor<f32>
  %cst_8 = arith.constant dense<4.471500e-02> : tensor<f32>
  %cst_9 = arith.constant dense<3.000000e+00> : tensor<f32>
  %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_11 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_12 = arith.constant dense<false> : tensor<i1>
  %cst_13 = arith.constant dense<true> : tensor<i1>
  %cst_14 = arith.constant dense<5.65685415> : tensor<f32>
  %cst_15 = arith.constant dense<-5.000000e-01> : tensor<f32>
  %cst_16 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_17 = arith.constant dense<2.000000e+00> : tensor<f32>
  %cst_18 = arith.constant dense<1.280000e+02> : tensor<f32>
  %cst_19 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_20 = arith.constant dense<256> : tensor<i32>
  %cst_21 = arith.constant dense<0> : tensor<i32>
  %53 = tensor.empty() : tensor<8x64xi32>
  %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64xi32>
  %55 = tensor.empty() : tensor<8x64xi1>
  %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %54 : tensor<8x64xi32>, tensor<8x64xi32>) outs(%55 : tensor<8x64xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1038 = arith.cmpi slt, %in, %in_142 : i32
    linalg.yield %1038 : i1
  } -> tensor<8x64xi1>
  %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<i32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64xi32>
  %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %57 : tensor<8x64xi32>, tensor<8x64xi32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i32, %in_142: i32, %out: i32):
    %1038 = arith.addi %in, %in_142 : i32
    linalg.yield %1038 : i32
  } -> tensor<8x64xi32>
  %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %58, %x : tensor<8x64xi1>, tensor<8x64xi32>, tensor<8x64xi32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i1, %in_142: i32, %in_143: i32, %out: i32):
    %1038 = arith.select %in, %in_142, %in_143 : i32
    linalg.yield %1038 : i32
  } -> tensor<8x64xi32>
  %60 = tensor.empty() : tensor<8x64x1xi32>
  %61 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<8x64xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %62 = tensor.empty() : tensor<8x64x128xf32>
  %63 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%out: f32):
    %1038 = linalg.index 0 : index
    %1039 = linalg.index 1 : index
    %1040 = linalg.index 2 : index
    %extracted = tensor.extract %61[%1038, %1039, %c0] : tensor<8x64x1xi32>
    %1041 = arith.index_cast %extracted : i32 to index
    %1042 = arith.maxsi %1041, %c0 : index
    %1043 = arith.minsi %1042, %c255 : index
    %extracted_142 = tensor.extract %wte[%1043, %1040] : tensor<256x128xf32>
    linalg.yield %extracted_142 : f32
  } -> tensor<8x64x128xf32>
  %64 = tensor.empty() : tensor<1x64x128xf32>
  %65 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%wpe : tensor<64x128xf32>) outs(%64 : tensor<1x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x64x128xf32>
  %66 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<1x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %68 = tensor.empty() : tensor<8x64xf32>
  %69 = linalg.fill ins(%cst_3 : f32) outs(%68 : tensor<8x64xf32>) -> tensor<8x64xf32>
  %70 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %71 = tensor.empty() : tensor<8x64x1xf32>
  %72 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %73 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %75 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %75 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %78 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %76 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %80 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %81 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %83 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %84 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %87 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %86 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %89 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %89 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %91 = tensor.empty() : tensor<1x1x128xf32>
  %92 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %93 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %93 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %95 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %96 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %96 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %98 = tensor.empty() : tensor<8x64x384xf32>
  %99 = linalg.fill ins(%cst_3 : f32) outs(%98 : tensor<8x64x384xf32>) -> tensor<8x64x384xf32>
  %100 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%97, %h0.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%99 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x384xf32>
  %101 = tensor.empty() : tensor<1x1x384xf32>
  %102 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.qkv.b : tensor<384xf32>) outs(%101 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %103 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<1x1x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %103 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x384xf32>
  %expanded = tensor.expand_shape %104 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %105 = tensor.empty() : tensor<3x8x4x64x32xf32>
  %106 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x64x3x4x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice = tensor.extract_slice %106[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_22 = tensor.extract_slice %106[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_24 = tensor.extract_slice %106[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %107 = tensor.empty() : tensor<8x4x64x64xf32>
  %108 = linalg.fill ins(%cst_3 : f32) outs(%107 : tensor<8x4x64x64xf32>) -> tensor<8x4x64x64xf32>
  %109 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %collapsed_23 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %110 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %111 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %112 = tensor.empty() : tensor<64x64xi1>
  %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i1>) outs(%112 : tensor<64x64xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<64x64xi1>
  %114 = tensor.empty() : tensor<64x64xi32>
  %115 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%114 : tensor<64x64xi32>) {
  ^bb0(%out: i32):
    %1038 = linalg.index 0 : index
    %1039 = arith.index_cast %1038 : index to i32
    linalg.yield %1039 : i32
  } -> tensor<64x64xi32>
  %116 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%114 : tensor<64x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<64x64xi32>
  %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115, %116 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%114 : tensor<64x64xi32>) {
  ^bb0(%in: i32, %in_142: i32, %out: i32):
    %1038 = arith.addi %in, %in_142 : i32
    linalg.yield %1038 : i32
  } -> tensor<64x64xi32>
  %118 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%114 : tensor<64x64xi32>) {
  ^bb0(%out: i32):
    %1038 = linalg.index 1 : index
    %1039 = arith.index_cast %1038 : index to i32
    linalg.yield %1039 : i32
  } -> tensor<64x64xi32>
  %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %118 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%112 : tensor<64x64xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1038 = arith.cmpi sge, %in, %in_142 : i32
    linalg.yield %1038 : i1
  } -> tensor<64x64xi1>
  %120 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i1>) outs(%112 : tensor<64x64xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<64x64xi1>
  %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%119, %113, %120 : tensor<64x64xi1>, tensor<64x64xi1>, tensor<64x64xi1>) outs(%112 : tensor<64x64xi1>) {
  ^bb0(%in: i1, %in_142: i1, %in_143: i1, %out: i1):
    %1038 = arith.select %in, %in_142, %in_143 : i1
    linalg.yield %1038 : i1
  } -> tensor<64x64xi1>
  %122 = tensor.empty() : tensor<f32>
  %123 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%122 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_2 : f32
  } -> tensor<f32>
  %124 = tensor.empty() : tensor<8x4x64x64xi1>
  %125 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<64x64xi1>) outs(%124 : tensor<8x4x64x64xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<8x4x64x64xi1>
  %126 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<f32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %127 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %111, %126 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %128 = tensor.empty() : tensor<8x4x64xf32>
  %129 = linalg.fill ins(%cst_1 : f32) outs(%128 : tensor<8x4x64xf32>) -> tensor<8x4x64xf32>
  %130 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<8x4x64x64xf32>) outs(%129 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.maximumf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %131 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%128 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64xf32>
  %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %130 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %133 = tensor.empty() : tensor<8x4x64x1xf32>
  %134 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %135 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %136 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %135 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %137 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.exp %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %138 = linalg.fill ins(%cst_3 : f32) outs(%128 : tensor<8x4x64xf32>) -> tensor<8x4x64xf32>
  %139 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%137 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %140 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %141 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %142 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %141 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %143 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %144 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %145 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %143 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %146 = tensor.empty() : tensor<8x4x64x32xf32>
  %147 = linalg.fill ins(%cst_3 : f32) outs(%146 : tensor<8x4x64x32xf32>) -> tensor<8x4x64x32xf32>
  %148 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%142, %collapsed_25 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %149 = tensor.empty() : tensor<8x64x4x32xf32>
  %150 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<8x4x64x32xf32>) outs(%149 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_26 = tensor.collapse_shape %150 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %151 = linalg.fill ins(%cst_3 : f32) outs(%62 : tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
  %152 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_26, %h0.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %153 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.out.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %154 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %154 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %155 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %157 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %158 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %160 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %160 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %161 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %161 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %164 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %165 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %167 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %169 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %171 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %172 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %171 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %173 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %174 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %174 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %176 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %177 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %179 = tensor.empty() : tensor<8x64x512xf32>
  %180 = linalg.fill ins(%cst_3 : f32) outs(%179 : tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
  %181 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%178, %h0.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %182 = tensor.empty() : tensor<1x1x512xf32>
  %183 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.up.b : tensor<512xf32>) outs(%182 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %184 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<1x1x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %184 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %186 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %185 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %185 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %188 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %189 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %186 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %190 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %187 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %191 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %193 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %192 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.tanh %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %196 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %195 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %195 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %199 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %198 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %200 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %202 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%201, %h0.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %202 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %204 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.down.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %205 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %205 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %207 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%206 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %208 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %210 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %210 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %211 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %211 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %214 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%212 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %215 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %217 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %218 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %217 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %219 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %221 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %221 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %223 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %224 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %224 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %226 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %227 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %228 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %227 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %229 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%228, %h1.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%99 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x384xf32>
  %230 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.qkv.b : tensor<384xf32>) outs(%101 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %231 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<1x1x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %231 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x384xf32>
  %expanded_27 = tensor.expand_shape %232 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %233 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<8x64x3x4x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice_28 = tensor.extract_slice %233[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_30 = tensor.extract_slice %233[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_32 = tensor.extract_slice %233[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %234 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_29, %collapsed_31 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %235 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %236 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %235, %126 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %237 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%236 : tensor<8x4x64x64xf32>) outs(%129 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.maximumf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %237 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %239 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %240 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %241 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %240 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %242 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.exp %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %243 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%242 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %244 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %245 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %246 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %245 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %247 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %244 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %248 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %247 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %249 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %collapsed_33 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %250 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<8x4x64x32xf32>) outs(%149 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_34 = tensor.collapse_shape %250 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %251 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_34, %h1.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %252 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.out.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %253 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %253 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %254 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %256 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%255 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %257 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %259 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %259 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %260 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %260 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %263 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%261 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %264 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %267 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %266 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %268 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %270 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %270 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %272 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %273 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %273 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %275 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %276 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %276 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %278 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%277, %h1.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %279 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.up.b : tensor<512xf32>) outs(%182 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %280 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<1x1x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %280 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %281 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %281 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %284 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %282 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %283 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %285 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %286 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %288 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.tanh %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %288 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %288 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %290 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %291 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %293 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292, %h1.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %293 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %295 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.down.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %296 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %297 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %296 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %298 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %299 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %301 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %301 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %302 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %302 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %305 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%303 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %306 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %307 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %308 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %311 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %310 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %312 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %312 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %314 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %315 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %315 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %317 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %318 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %318 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %320 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%319, %h2.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%99 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x384xf32>
  %321 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.qkv.b : tensor<384xf32>) outs(%101 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %322 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<1x1x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %322 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x384xf32>
  %expanded_35 = tensor.expand_shape %323 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %324 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<8x64x3x4x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice_36 = tensor.extract_slice %324[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_38 = tensor.extract_slice %324[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_40 = tensor.extract_slice %324[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %325 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_37, %collapsed_39 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %326 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %327 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %326, %126 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %328 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%327 : tensor<8x4x64x64xf32>) outs(%129 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.maximumf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %328 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %330 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %331 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%330 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %332 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327, %331 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %333 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332 : tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.exp %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %334 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%333 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %335 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %336 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %337 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333, %336 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %338 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335, %335 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %339 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %338 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %340 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%337, %collapsed_41 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %341 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340 : tensor<8x4x64x32xf32>) outs(%149 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_42 = tensor.collapse_shape %341 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %342 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_42, %h2.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %343 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.out.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %344 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %344 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %345 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %347 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%346 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %348 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %350 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %351 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %350 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %351 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %353 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %351 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %354 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %355 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %358 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %357 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %359 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %361 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %362 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %361 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %363 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %364 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %365 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %364 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %366 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %367 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %367 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %369 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%368, %h2.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %370 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.up.b : tensor<512xf32>) outs(%182 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %371 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<1x1x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %372 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %371 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %373 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %372 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %372 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %373 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %374 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %377 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %376 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %378 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %377 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %379 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378 : tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.tanh %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %379 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %379 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %381 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %383 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %382 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %384 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%383, %h2.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %385 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %384 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %386 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.down.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %387 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %387 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %389 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%388 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %390 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %392 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %392 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %393 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %393 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %396 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%394 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %397 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %399 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %400 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %399 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %401 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %403 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %403 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %405 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %406 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %406 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %408 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %409 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %409 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %411 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%410, %h3.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%99 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x384xf32>
  %412 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.qkv.b : tensor<384xf32>) outs(%101 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %413 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<1x1x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %414 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %413 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%98 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x384xf32>
  %expanded_43 = tensor.expand_shape %414 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %415 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<8x64x3x4x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice_44 = tensor.extract_slice %415[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_46 = tensor.extract_slice %415[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_48 = tensor.extract_slice %415[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %416 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %collapsed_47 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %417 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %418 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %417, %126 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %419 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%418 : tensor<8x4x64x64xf32>) outs(%129 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.maximumf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %420 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %419 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %421 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %422 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %423 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%418, %422 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %424 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423 : tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.exp %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %425 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%424 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %426 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<8x4x64xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %427 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %428 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424, %427 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %429 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426, %426 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %430 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %429 : tensor<8x4x64x1xf32>, tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %431 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%428, %collapsed_49 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %432 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431 : tensor<8x4x64x32xf32>) outs(%149 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_50 = tensor.collapse_shape %432 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %433 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_50, %h3.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %434 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.out.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %435 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %435 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %436 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %438 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%437 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %439 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %441 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %442 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %441 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %442 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %442 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %445 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%443 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %446 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %449 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %448 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %450 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %452 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %452 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %454 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %455 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %455 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %457 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %458 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %459 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %458 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %460 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%459, %h3.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %461 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.up.b : tensor<512xf32>) outs(%182 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %462 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<1x1x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %463 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %462 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %463 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %463 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %464 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %465 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %467 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %468 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %470 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.tanh %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %470 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %472 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %470 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %472 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %473 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %475 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%474, %h3.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %475 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %477 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.down.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %478 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %479 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %478 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %480 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%479 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %481 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %482 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %483 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479, %483 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %484 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %484 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %487 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%485 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %488 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %489 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489, %83 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %491 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.rsqrt %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %492 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %490 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %493 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %492 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %494 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %494 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %496 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.g : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %497 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %498 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %497 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %499 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.b : tensor<128xf32>) outs(%91 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %500 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %501 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %500 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %502 = tensor.empty() : tensor<8x64x256xf32>
  %503 = linalg.fill ins(%cst_3 : f32) outs(%502 : tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
  %504 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%501, %head.w : tensor<8x64x128xf32>, tensor<128x256xf32>) outs(%503 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x256xf32>
  %505 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<8x64xf32>) -> tensor<8x64xf32>
  %506 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%504 : tensor<8x64x256xf32>) outs(%505 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.maximumf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %507 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%68 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64xf32>
  %508 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%507, %506 : tensor<8x64xf32>, tensor<8x64xf32>) outs(%68 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %509 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %510 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<8x64x1xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %511 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504, %510 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %512 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.exp %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %513 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%512 : tensor<8x64x256xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %514 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %515 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = math.log %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %516 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<8x64x1xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %517 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511, %516 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.subf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %518 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<8x64xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %519 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %520 = tensor.empty() : tensor<8x64x1xi1>
  %521 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %519 : tensor<8x64x1xi32>, tensor<8x64x1xi32>) outs(%520 : tensor<8x64x1xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1038 = arith.cmpi slt, %in, %in_142 : i32
    linalg.yield %1038 : i1
  } -> tensor<8x64x1xi1>
  %522 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<i32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %523 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %522 : tensor<8x64x1xi32>, tensor<8x64x1xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %in_142: i32, %out: i32):
    %1038 = arith.addi %in, %in_142 : i32
    linalg.yield %1038 : i32
  } -> tensor<8x64x1xi32>
  %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521, %523, %518 : tensor<8x64x1xi1>, tensor<8x64x1xi32>, tensor<8x64x1xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i1, %in_142: i32, %in_143: i32, %out: i32):
    %1038 = arith.select %in, %in_142, %in_143 : i32
    linalg.yield %1038 : i32
  } -> tensor<8x64x1xi32>
  %expanded_51 = tensor.expand_shape %524 [[0], [1], [2, 3]] output_shape [8, 64, 1, 1] : tensor<8x64x1xi32> into tensor<8x64x1x1xi32>
  %525 = tensor.empty() : tensor<8x64x1x1xi32>
  %526 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%525 : tensor<8x64x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1x1xi32>
  %527 = tensor.empty() : tensor<8x64x1x1xi1>
  %528 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51, %526 : tensor<8x64x1x1xi32>, tensor<8x64x1x1xi32>) outs(%527 : tensor<8x64x1x1xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1038 = arith.cmpi sge, %in, %in_142 : i32
    linalg.yield %1038 : i1
  } -> tensor<8x64x1x1xi1>
  %529 = tensor.empty() : tensor<1x1x1x1xi32>
  %530 = linalg.generic {indexing_maps = [#map25, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%529 : tensor<1x1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1x1xi32>
  %531 = linalg.generic {indexing_maps = [#map26, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%530 : tensor<1x1x1x1xi32>) outs(%525 : tensor<8x64x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1x1xi32>
  %532 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51, %531 : tensor<8x64x1x1xi32>, tensor<8x64x1x1xi32>) outs(%527 : tensor<8x64x1x1xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1038 = arith.cmpi sle, %in, %in_142 : i32
    linalg.yield %1038 : i1
  } -> tensor<8x64x1x1xi1>
  %533 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%528, %532 : tensor<8x64x1x1xi1>, tensor<8x64x1x1xi1>) outs(%527 : tensor<8x64x1x1xi1>) {
  ^bb0(%in: i1, %in_142: i1, %out: i1):
    %1038 = arith.andi %in, %in_142 : i1
    linalg.yield %1038 : i1
  } -> tensor<8x64x1x1xi1>
  %534 = linalg.fill ins(%true : i1) outs(%520 : tensor<8x64x1xi1>) -> tensor<8x64x1xi1>
  %535 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%533 : tensor<8x64x1x1xi1>) outs(%534 : tensor<8x64x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %1038 = arith.andi %out, %in : i1
    linalg.yield %1038 : i1
  } -> tensor<8x64x1xi1>
  %536 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%out: f32):
    %1038 = linalg.index 0 : index
    %1039 = linalg.index 1 : index
    %extracted = tensor.extract %expanded_51[%1038, %1039, %c0, %c0] : tensor<8x64x1x1xi32>
    %1040 = arith.index_cast %extracted : i32 to index
    %1041 = arith.maxsi %1040, %c0 : index
    %1042 = arith.minsi %1041, %c255 : index
    %extracted_142 = tensor.extract %517[%1038, %1039, %1042] : tensor<8x64x256xf32>
    linalg.yield %extracted_142 : f32
  } -> tensor<8x64x1xf32>
  %537 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %538 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535, %536, %537 : tensor<8x64x1xi1>, tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %539 = linalg.fill ins(%cst_3 : f32) outs(%122 : tensor<f32>) -> tensor<f32>
  %540 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "reduction"]} ins(%538 : tensor<8x64x1xf32>) outs(%539 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<f32>
  %541 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%540 : tensor<f32>) outs(%122 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.divf %in, %cst_0 : f32
    linalg.yield %1038 : f32
  } -> tensor<f32>
  %542 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%541 : tensor<f32>) outs(%122 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<f32>
  %543 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%122 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  } -> tensor<f32>
  %544 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%543 : tensor<f32>) outs(%122 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.divf %in, %cst_0 : f32
    linalg.yield %1038 : f32
  } -> tensor<f32>
  %545 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %546 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %collapsed_52 = tensor.collapse_shape %524 [[0], [1, 2]] : tensor<8x64x1xi32> into tensor<8x64xi32>
  %547 = tensor.empty() : tensor<8x64x256xi32>
  %548 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_52 : tensor<8x64xi32>) outs(%547 : tensor<8x64x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x256xi32>
  %549 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%547 : tensor<8x64x256xi32>) {
  ^bb0(%out: i32):
    %1038 = linalg.index 2 : index
    %1039 = arith.index_cast %1038 : index to i32
    linalg.yield %1039 : i32
  } -> tensor<8x64x256xi32>
  %550 = tensor.empty() : tensor<8x64x256xi1>
  %551 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %549 : tensor<8x64x256xi32>, tensor<8x64x256xi32>) outs(%550 : tensor<8x64x256xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1038 = arith.cmpi eq, %in, %in_142 : i32
    linalg.yield %1038 : i1
  } -> tensor<8x64x256xi1>
  %collapsed_53 = tensor.collapse_shape %545 [[0], [1, 2]] : tensor<8x64x1xf32> into tensor<8x64xf32>
  %552 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_53 : tensor<8x64xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %553 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %552 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %554 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%551, %553, %546 : tensor<8x64x256xi1>, tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %555 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554 : tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %556 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%555 : tensor<8x64x256xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_54 = tensor.expand_shape %556 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %514 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %558 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%557 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %559 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<8x64xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %560 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %512 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %561 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554, %560 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%502 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x256xf32>
  %562 = tensor.empty() : tensor<256x128xf32>
  %563 = linalg.fill ins(%cst_3 : f32) outs(%562 : tensor<256x128xf32>) -> tensor<256x128xf32>
  %564 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%561, %501 : tensor<8x64x256xf32>, tensor<8x64x128xf32>) outs(%563 : tensor<256x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<256x128xf32>
  %565 = tensor.empty() : tensor<128x256xf32>
  %566 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%564 : tensor<256x128xf32>) outs(%565 : tensor<128x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x256xf32>
  weft.grad @head.w, %566 : tensor<128x256xf32>
  %567 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%561, %head.w : tensor<8x64x256xf32>, tensor<128x256xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %568 = tensor.empty() : tensor<128xf32>
  %569 = linalg.fill ins(%cst_3 : f32) outs(%568 : tensor<128xf32>) -> tensor<128xf32>
  %570 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%567 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_55 = tensor.expand_shape %570 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %571 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_55 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @lnf.b, %571 : tensor<128xf32>
  %572 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %567 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %573 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%572 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_56 = tensor.expand_shape %573 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %574 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %497 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %575 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_56 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @lnf.g, %575 : tensor<128xf32>
  %576 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484, %574 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %577 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%576 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_57 = tensor.expand_shape %577 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %578 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %494 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %493 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %580 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %581 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%580 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_58 = tensor.expand_shape %581 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %582 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %583 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%582 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %584 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %585 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584, %486 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %586 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %587 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%586 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_59 = tensor.expand_shape %587 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %588 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %585 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %589 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %expanded_59 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %590 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %591 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%590 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %592 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %593 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588, %592 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %594 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%593 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_60 = tensor.expand_shape %594 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %595 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_60 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h3.down.b, %595 : tensor<128xf32>
  %596 = tensor.empty() : tensor<128x512xf32>
  %597 = linalg.fill ins(%cst_3 : f32) outs(%596 : tensor<128x512xf32>) -> tensor<128x512xf32>
  %598 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%593, %474 : tensor<8x64x128xf32>, tensor<8x64x512xf32>) outs(%597 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x512xf32>
  %599 = tensor.empty() : tensor<512x128xf32>
  %600 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%598 : tensor<128x512xf32>) outs(%599 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<512x128xf32>
  weft.grad @h3.down.w, %600 : tensor<512x128xf32>
  %601 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%593, %h3.down.w : tensor<8x64x128xf32>, tensor<512x128xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %602 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %601 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %603 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601, %473 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %602 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %605 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %471 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %606 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605, %470 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %607 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605, %606 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %608 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %607 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %609 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %608 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %610 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %608 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %611 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610, %466 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %612 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%609, %611 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %613 = tensor.empty() : tensor<512xf32>
  %614 = linalg.fill ins(%cst_3 : f32) outs(%613 : tensor<512xf32>) -> tensor<512xf32>
  %615 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%612 : tensor<8x64x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  %expanded_61 = tensor.expand_shape %615 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xf32> into tensor<1x1x512xf32>
  %616 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_61 : tensor<1x1x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  weft.grad @h3.up.b, %616 : tensor<512xf32>
  %617 = linalg.fill ins(%cst_3 : f32) outs(%599 : tensor<512x128xf32>) -> tensor<512x128xf32>
  %618 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%612, %459 : tensor<8x64x512xf32>, tensor<8x64x128xf32>) outs(%617 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<512x128xf32>
  %619 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%618 : tensor<512x128xf32>) outs(%596 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x512xf32>
  weft.grad @h3.up.w, %619 : tensor<128x512xf32>
  %620 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%612, %h3.up.w : tensor<8x64x512xf32>, tensor<128x512xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %621 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%620 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_62 = tensor.expand_shape %621 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %622 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_62 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h3.ln2.b, %622 : tensor<128xf32>
  %623 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %620 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %624 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%623 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_63 = tensor.expand_shape %624 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %625 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %455 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %626 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_63 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h3.ln2.g, %626 : tensor<128xf32>
  %627 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %625 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %628 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%627 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_64 = tensor.expand_shape %628 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %629 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%625, %452 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %630 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %451 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %631 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %632 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%631 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_65 = tensor.expand_shape %632 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %633 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593, %629 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %634 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %635 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%634 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %636 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%635 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %637 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636, %444 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %638 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %639 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%638 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_66 = tensor.expand_shape %639 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %640 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%633, %637 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %641 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %expanded_66 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %642 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%641, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %643 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%642 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %644 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%643 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %645 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640, %644 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %646 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%645 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_67 = tensor.expand_shape %646 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %647 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_67 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h3.out.b, %647 : tensor<128xf32>
  %648 = tensor.empty() : tensor<128x128xf32>
  %649 = linalg.fill ins(%cst_3 : f32) outs(%648 : tensor<128x128xf32>) -> tensor<128x128xf32>
  %650 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%645, %collapsed_50 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%649 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x128xf32>
  %651 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%650 : tensor<128x128xf32>) outs(%648 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x128xf32>
  weft.grad @h3.out.w, %651 : tensor<128x128xf32>
  %652 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%645, %h3.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %expanded_68 = tensor.expand_shape %652 [[0], [1], [2, 3]] output_shape [8, 64, 4, 32] : tensor<8x64x128xf32> into tensor<8x64x4x32xf32>
  %653 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<8x64x4x32xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %654 = tensor.empty() : tensor<8x4x32x64xf32>
  %655 = linalg.fill ins(%cst_3 : f32) outs(%654 : tensor<8x4x32x64xf32>) -> tensor<8x4x32x64xf32>
  %656 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%653, %428 : tensor<8x4x64x32xf32>, tensor<8x4x64x64xf32>) outs(%655 : tensor<8x4x32x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x32x64xf32>
  %657 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%656 : tensor<8x4x32x64xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %658 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%653, %collapsed_49 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %659 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %660 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%658, %659 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %661 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%660, %424 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %662 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%661 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %expanded_69 = tensor.expand_shape %662 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
  %663 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %664 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%658, %427 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %665 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%663 : tensor<8x4x64x1xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %666 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%665 : tensor<8x4x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %667 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%664, %666 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %668 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667, %424 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %669 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %670 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %668, %669 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %671 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%670, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %672 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%671, %collapsed_45 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %673 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%671, %collapsed_47 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %674 = tensor.empty() : tensor<1x8x4x64x32xf32>
  %675 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%657 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded = tensor.pad %675 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %676 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%672 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_70 = tensor.pad %676 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %677 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_70 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %678 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%673 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_71 = tensor.pad %678 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %679 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%677, %padded_71 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %680 = tensor.empty() : tensor<8x64x3x4x32xf32>
  %681 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%679 : tensor<3x8x4x64x32xf32>) outs(%680 : tensor<8x64x3x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x3x4x32xf32>
  %collapsed_72 = tensor.collapse_shape %681 [[0], [1], [2, 3, 4]] : tensor<8x64x3x4x32xf32> into tensor<8x64x384xf32>
  %682 = tensor.empty() : tensor<384xf32>
  %683 = linalg.fill ins(%cst_3 : f32) outs(%682 : tensor<384xf32>) -> tensor<384xf32>
  %684 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_72 : tensor<8x64x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  %expanded_73 = tensor.expand_shape %684 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %685 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<1x1x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  weft.grad @h3.qkv.b, %685 : tensor<384xf32>
  %686 = tensor.empty() : tensor<384x128xf32>
  %687 = linalg.fill ins(%cst_3 : f32) outs(%686 : tensor<384x128xf32>) -> tensor<384x128xf32>
  %688 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_72, %410 : tensor<8x64x384xf32>, tensor<8x64x128xf32>) outs(%687 : tensor<384x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<384x128xf32>
  %689 = tensor.empty() : tensor<128x384xf32>
  %690 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%688 : tensor<384x128xf32>) outs(%689 : tensor<128x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x384xf32>
  weft.grad @h3.qkv.w, %690 : tensor<128x384xf32>
  %691 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_72, %h3.qkv.w : tensor<8x64x384xf32>, tensor<128x384xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %692 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%691 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_74 = tensor.expand_shape %692 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %693 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_74 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h3.ln1.b, %693 : tensor<128xf32>
  %694 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %691 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %695 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%694 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_75 = tensor.expand_shape %695 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %696 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%691, %406 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %697 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_75 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h3.ln1.g, %697 : tensor<128xf32>
  %698 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %696 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %699 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%698 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_76 = tensor.expand_shape %699 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %700 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696, %403 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %701 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %402 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %702 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%700 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %703 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%702 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_77 = tensor.expand_shape %703 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645, %700 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %705 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %706 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%705 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %707 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %708 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707, %395 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %709 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %710 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%709 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_78 = tensor.expand_shape %710 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %711 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%704, %708 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %712 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %expanded_78 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %713 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %714 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%713 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %715 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%714 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %716 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711, %715 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %717 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%716 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_79 = tensor.expand_shape %717 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %718 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h2.down.b, %718 : tensor<128xf32>
  %719 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%716, %383 : tensor<8x64x128xf32>, tensor<8x64x512xf32>) outs(%597 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x512xf32>
  %720 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%719 : tensor<128x512xf32>) outs(%599 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<512x128xf32>
  weft.grad @h2.down.w, %720 : tensor<512x128xf32>
  %721 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%716, %h2.down.w : tensor<8x64x128xf32>, tensor<512x128xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %722 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %721 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %723 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%721, %382 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %724 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %722 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %725 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %380 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %726 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725, %379 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %727 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725, %726 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %728 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %727 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723, %728 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %730 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %728 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %731 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %375 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %731 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %733 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%732 : tensor<8x64x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  %expanded_80 = tensor.expand_shape %733 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xf32> into tensor<1x1x512xf32>
  %734 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_80 : tensor<1x1x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  weft.grad @h2.up.b, %734 : tensor<512xf32>
  %735 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%732, %368 : tensor<8x64x512xf32>, tensor<8x64x128xf32>) outs(%617 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<512x128xf32>
  %736 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%735 : tensor<512x128xf32>) outs(%596 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x512xf32>
  weft.grad @h2.up.w, %736 : tensor<128x512xf32>
  %737 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%732, %h2.up.w : tensor<8x64x512xf32>, tensor<128x512xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %738 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%737 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_81 = tensor.expand_shape %738 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %739 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_81 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h2.ln2.b, %739 : tensor<128xf32>
  %740 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %737 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %741 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%740 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_82 = tensor.expand_shape %741 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %742 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %364 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %743 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_82 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h2.ln2.g, %743 : tensor<128xf32>
  %744 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %742 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %745 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%744 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_83 = tensor.expand_shape %745 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %746 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742, %361 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %747 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83, %360 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %748 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %749 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%748 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_84 = tensor.expand_shape %749 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %750 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716, %746 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %751 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %752 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%751 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %753 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %754 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753, %353 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %755 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %756 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%755 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_85 = tensor.expand_shape %756 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %757 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %754 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %758 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %expanded_85 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %759 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %760 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%759 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %761 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %762 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %761 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %763 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%762 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_86 = tensor.expand_shape %763 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %764 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_86 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h2.out.b, %764 : tensor<128xf32>
  %765 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%762, %collapsed_42 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%649 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x128xf32>
  %766 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%765 : tensor<128x128xf32>) outs(%648 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x128xf32>
  weft.grad @h2.out.w, %766 : tensor<128x128xf32>
  %767 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%762, %h2.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %expanded_87 = tensor.expand_shape %767 [[0], [1], [2, 3]] output_shape [8, 64, 4, 32] : tensor<8x64x128xf32> into tensor<8x64x4x32xf32>
  %768 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_87 : tensor<8x64x4x32xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %769 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%768, %337 : tensor<8x4x64x32xf32>, tensor<8x4x64x64xf32>) outs(%655 : tensor<8x4x32x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x32x64xf32>
  %770 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%769 : tensor<8x4x32x64xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %771 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%768, %collapsed_41 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %772 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %773 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%771, %772 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %774 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%773, %333 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %775 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%774 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %expanded_88 = tensor.expand_shape %775 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
  %776 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %777 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%771, %336 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %778 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%776 : tensor<8x4x64x1xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %779 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%778 : tensor<8x4x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %780 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%777, %779 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %781 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%780, %333 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %782 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %781, %669 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %783 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%782, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %784 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%783, %collapsed_37 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %785 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%783, %collapsed_39 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %786 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%770 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_89 = tensor.pad %786 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %787 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%784 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_90 = tensor.pad %787 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %788 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_89, %padded_90 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %789 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%785 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_91 = tensor.pad %789 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %790 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%788, %padded_91 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %791 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%790 : tensor<3x8x4x64x32xf32>) outs(%680 : tensor<8x64x3x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x3x4x32xf32>
  %collapsed_92 = tensor.collapse_shape %791 [[0], [1], [2, 3, 4]] : tensor<8x64x3x4x32xf32> into tensor<8x64x384xf32>
  %792 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_92 : tensor<8x64x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  %expanded_93 = tensor.expand_shape %792 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %793 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<1x1x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  weft.grad @h2.qkv.b, %793 : tensor<384xf32>
  %794 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_92, %319 : tensor<8x64x384xf32>, tensor<8x64x128xf32>) outs(%687 : tensor<384x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<384x128xf32>
  %795 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%794 : tensor<384x128xf32>) outs(%689 : tensor<128x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x384xf32>
  weft.grad @h2.qkv.w, %795 : tensor<128x384xf32>
  %796 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_92, %h2.qkv.w : tensor<8x64x384xf32>, tensor<128x384xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %797 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%796 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_94 = tensor.expand_shape %797 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %798 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_94 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h2.ln1.b, %798 : tensor<128xf32>
  %799 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %796 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %800 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%799 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_95 = tensor.expand_shape %800 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %801 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%796, %315 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %802 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h2.ln1.g, %802 : tensor<128xf32>
  %803 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %801 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %804 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%803 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_96 = tensor.expand_shape %804 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %805 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%801, %312 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %806 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96, %311 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %807 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%805 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %808 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%807 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_97 = tensor.expand_shape %808 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %809 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762, %805 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %810 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%806, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %811 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%810 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %812 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%811 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %813 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%812, %304 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %814 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%813 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %815 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%814 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_98 = tensor.expand_shape %815 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %816 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %813 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %817 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %expanded_98 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %818 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%817, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %819 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%818 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %820 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%819 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %821 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%816, %820 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %822 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%821 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_99 = tensor.expand_shape %822 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %823 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_99 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h1.down.b, %823 : tensor<128xf32>
  %824 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%821, %292 : tensor<8x64x128xf32>, tensor<8x64x512xf32>) outs(%597 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x512xf32>
  %825 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%824 : tensor<128x512xf32>) outs(%599 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<512x128xf32>
  weft.grad @h1.down.w, %825 : tensor<512x128xf32>
  %826 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%821, %h1.down.w : tensor<8x64x128xf32>, tensor<512x128xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %827 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %826 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %828 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%826, %291 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %829 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %827 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %830 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%829, %289 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %831 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830, %288 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %832 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830, %831 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %833 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %832 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %834 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828, %833 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %835 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %833 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %836 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%835, %284 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %837 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%834, %836 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %838 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%837 : tensor<8x64x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  %expanded_100 = tensor.expand_shape %838 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xf32> into tensor<1x1x512xf32>
  %839 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_100 : tensor<1x1x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  weft.grad @h1.up.b, %839 : tensor<512xf32>
  %840 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%837, %277 : tensor<8x64x512xf32>, tensor<8x64x128xf32>) outs(%617 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<512x128xf32>
  %841 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%840 : tensor<512x128xf32>) outs(%596 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x512xf32>
  weft.grad @h1.up.w, %841 : tensor<128x512xf32>
  %842 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%837, %h1.up.w : tensor<8x64x512xf32>, tensor<128x512xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %843 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%842 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_101 = tensor.expand_shape %843 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %844 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_101 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h1.ln2.b, %844 : tensor<128xf32>
  %845 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %842 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %846 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%845 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_102 = tensor.expand_shape %846 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %847 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842, %273 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %848 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_102 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h1.ln2.g, %848 : tensor<128xf32>
  %849 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %847 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %850 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%849 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_103 = tensor.expand_shape %850 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %851 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%847, %270 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %852 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_103, %269 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %853 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%851 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %854 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%853 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_104 = tensor.expand_shape %854 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %855 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%821, %851 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %856 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%852, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %857 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%856 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %858 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %859 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%858, %262 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %860 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%859 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %861 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%860 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_105 = tensor.expand_shape %861 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %862 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%855, %859 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %863 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %expanded_105 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %864 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %865 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%864 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %866 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%865 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %867 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%862, %866 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %868 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%867 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_106 = tensor.expand_shape %868 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %869 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_106 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h1.out.b, %869 : tensor<128xf32>
  %870 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%867, %collapsed_34 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%649 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x128xf32>
  %871 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%870 : tensor<128x128xf32>) outs(%648 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x128xf32>
  weft.grad @h1.out.w, %871 : tensor<128x128xf32>
  %872 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%867, %h1.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %expanded_107 = tensor.expand_shape %872 [[0], [1], [2, 3]] output_shape [8, 64, 4, 32] : tensor<8x64x128xf32> into tensor<8x64x4x32xf32>
  %873 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107 : tensor<8x64x4x32xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %874 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%873, %246 : tensor<8x4x64x32xf32>, tensor<8x4x64x64xf32>) outs(%655 : tensor<8x4x32x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x32x64xf32>
  %875 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%874 : tensor<8x4x32x64xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %876 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%873, %collapsed_33 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %877 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %878 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%876, %877 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %879 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%878, %242 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %880 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%879 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %expanded_108 = tensor.expand_shape %880 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
  %881 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_108 : tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %882 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%876, %245 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %883 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%881 : tensor<8x4x64x1xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %884 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%883 : tensor<8x4x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %885 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%882, %884 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %886 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%885, %242 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %887 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %886, %669 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %888 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%887, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %889 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%888, %collapsed_29 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %890 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%888, %collapsed_31 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %891 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%875 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_109 = tensor.pad %891 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %892 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%889 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_110 = tensor.pad %892 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %893 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_109, %padded_110 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %894 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%890 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_111 = tensor.pad %894 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %895 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%893, %padded_111 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %896 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%895 : tensor<3x8x4x64x32xf32>) outs(%680 : tensor<8x64x3x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x3x4x32xf32>
  %collapsed_112 = tensor.collapse_shape %896 [[0], [1], [2, 3, 4]] : tensor<8x64x3x4x32xf32> into tensor<8x64x384xf32>
  %897 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_112 : tensor<8x64x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  %expanded_113 = tensor.expand_shape %897 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %898 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_113 : tensor<1x1x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  weft.grad @h1.qkv.b, %898 : tensor<384xf32>
  %899 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_112, %228 : tensor<8x64x384xf32>, tensor<8x64x128xf32>) outs(%687 : tensor<384x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<384x128xf32>
  %900 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%899 : tensor<384x128xf32>) outs(%689 : tensor<128x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x384xf32>
  weft.grad @h1.qkv.w, %900 : tensor<128x384xf32>
  %901 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_112, %h1.qkv.w : tensor<8x64x384xf32>, tensor<128x384xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %902 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%901 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_114 = tensor.expand_shape %902 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %903 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_114 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h1.ln1.b, %903 : tensor<128xf32>
  %904 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %901 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %905 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%904 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_115 = tensor.expand_shape %905 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %906 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%901, %224 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %907 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_115 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h1.ln1.g, %907 : tensor<128xf32>
  %908 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %906 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %909 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%908 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_116 = tensor.expand_shape %909 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %910 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%906, %221 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %911 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116, %220 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %912 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%910 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %913 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%912 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_117 = tensor.expand_shape %913 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %914 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%867, %910 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %915 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%911, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %916 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%915 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %917 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%916 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %918 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%917, %213 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %919 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%918 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %920 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%919 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_118 = tensor.expand_shape %920 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %921 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%914, %918 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %922 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %expanded_118 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %923 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%922, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %924 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%923 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %925 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%924 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %926 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%921, %925 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %927 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%926 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_119 = tensor.expand_shape %927 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %928 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_119 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h0.down.b, %928 : tensor<128xf32>
  %929 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%926, %201 : tensor<8x64x128xf32>, tensor<8x64x512xf32>) outs(%597 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x512xf32>
  %930 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%929 : tensor<128x512xf32>) outs(%599 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<512x128xf32>
  weft.grad @h0.down.w, %930 : tensor<512x128xf32>
  %931 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%926, %h0.down.w : tensor<8x64x128xf32>, tensor<512x128xf32>) outs(%180 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x512xf32>
  %932 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %931 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %933 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%931, %200 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %934 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %932 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %935 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%934, %197 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %936 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%935, %195 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %937 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%935, %936 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %938 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %937 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %939 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%933, %938 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %940 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %938 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %941 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%940, %189 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %942 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%939, %941 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%179 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x512xf32>
  %943 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%942 : tensor<8x64x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  %expanded_120 = tensor.expand_shape %943 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xf32> into tensor<1x1x512xf32>
  %944 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_120 : tensor<1x1x512xf32>) outs(%614 : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<512xf32>
  weft.grad @h0.up.b, %944 : tensor<512xf32>
  %945 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%942, %178 : tensor<8x64x512xf32>, tensor<8x64x128xf32>) outs(%617 : tensor<512x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<512x128xf32>
  %946 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%945 : tensor<512x128xf32>) outs(%596 : tensor<128x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x512xf32>
  weft.grad @h0.up.w, %946 : tensor<128x512xf32>
  %947 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%942, %h0.up.w : tensor<8x64x512xf32>, tensor<128x512xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %948 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%947 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_121 = tensor.expand_shape %948 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %949 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_121 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h0.ln2.b, %949 : tensor<128xf32>
  %950 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %947 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %951 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%950 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_122 = tensor.expand_shape %951 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %952 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%947, %174 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %953 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_122 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h0.ln2.g, %953 : tensor<128xf32>
  %954 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %952 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %955 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%954 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_123 = tensor.expand_shape %955 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %956 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%952, %171 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %957 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_123, %170 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %958 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %959 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%958 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_124 = tensor.expand_shape %959 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %960 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%926, %956 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %961 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %962 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%961 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %963 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%962 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %964 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963, %163 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %965 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%964 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %966 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%965 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_125 = tensor.expand_shape %966 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %967 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%960, %964 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %968 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124, %expanded_125 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %969 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%968, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %970 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%969 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %971 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%970 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %972 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%967, %971 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %973 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%972 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_126 = tensor.expand_shape %973 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %974 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_126 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h0.out.b, %974 : tensor<128xf32>
  %975 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%972, %collapsed_26 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%649 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<128x128xf32>
  %976 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%975 : tensor<128x128xf32>) outs(%648 : tensor<128x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x128xf32>
  weft.grad @h0.out.w, %976 : tensor<128x128xf32>
  %977 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%972, %h0.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %expanded_127 = tensor.expand_shape %977 [[0], [1], [2, 3]] output_shape [8, 64, 4, 32] : tensor<8x64x128xf32> into tensor<8x64x4x32xf32>
  %978 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<8x64x4x32xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %979 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%978, %142 : tensor<8x4x64x32xf32>, tensor<8x4x64x64xf32>) outs(%655 : tensor<8x4x32x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x32x64xf32>
  %980 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%979 : tensor<8x4x32x64xf32>) outs(%146 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x32xf32>
  %981 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%978, %collapsed_25 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%108 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x64xf32>
  %982 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<8x4x64x1xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %983 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%981, %982 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %984 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%983, %137 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %985 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%984 : tensor<8x4x64x64xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %expanded_128 = tensor.expand_shape %985 [[0], [1], [2, 3]] output_shape [8, 4, 64, 1] : tensor<8x4x64xf32> into tensor<8x4x64x1xf32>
  %986 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<8x4x64x1xf32>) outs(%133 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x1xf32>
  %987 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%981, %141 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %988 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%986 : tensor<8x4x64x1xf32>) outs(%138 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64xf32>
  %989 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%988 : tensor<8x4x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %990 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%987, %989 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %991 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%990, %137 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %992 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %991, %669 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1038 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %993 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%992, %110 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%107 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x4x64x64xf32>
  %994 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%993, %collapsed : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %995 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%993, %collapsed_23 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%147 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x4x64x32xf32>
  %996 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%980 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_129 = tensor.pad %996 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %997 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%994 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_130 = tensor.pad %997 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %998 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_129, %padded_130 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %999 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%995 : tensor<8x4x64x32xf32>) outs(%674 : tensor<1x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x8x4x64x32xf32>
  %padded_131 = tensor.pad %999 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x8x4x64x32xf32> to tensor<3x8x4x64x32xf32>
  %1000 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%998, %padded_131 : tensor<3x8x4x64x32xf32>, tensor<3x8x4x64x32xf32>) outs(%105 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<3x8x4x64x32xf32>
  %1001 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1000 : tensor<3x8x4x64x32xf32>) outs(%680 : tensor<8x64x3x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x3x4x32xf32>
  %collapsed_132 = tensor.collapse_shape %1001 [[0], [1], [2, 3, 4]] : tensor<8x64x3x4x32xf32> into tensor<8x64x384xf32>
  %1002 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_132 : tensor<8x64x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  %expanded_133 = tensor.expand_shape %1002 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %1003 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_133 : tensor<1x1x384xf32>) outs(%683 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<384xf32>
  weft.grad @h0.qkv.b, %1003 : tensor<384xf32>
  %1004 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_132, %97 : tensor<8x64x384xf32>, tensor<8x64x128xf32>) outs(%687 : tensor<384x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<384x128xf32>
  %1005 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1004 : tensor<384x128xf32>) outs(%689 : tensor<128x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<128x384xf32>
  weft.grad @h0.qkv.w, %1005 : tensor<128x384xf32>
  %1006 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_132, %h0.qkv.w : tensor<8x64x384xf32>, tensor<128x384xf32>) outs(%151 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    %1039 = arith.addf %out, %1038 : f32
    linalg.yield %1039 : f32
  } -> tensor<8x64x128xf32>
  %1007 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1006 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_134 = tensor.expand_shape %1007 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %1008 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_134 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h0.ln1.b, %1008 : tensor<128xf32>
  %1009 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %1006 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1010 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1009 : tensor<8x64x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  %expanded_135 = tensor.expand_shape %1010 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
  %1011 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1006, %93 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1012 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_135 : tensor<1x1x128xf32>) outs(%569 : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<128xf32>
  weft.grad @h0.ln1.g, %1012 : tensor<128xf32>
  %1013 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %1011 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1014 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1013 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_136 = tensor.expand_shape %1014 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %1015 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1011, %89 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1016 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_136, %88 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %1017 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1015 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1018 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1017 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_137 = tensor.expand_shape %1018 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %1019 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%972, %1015 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1020 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1016, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %1021 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1020 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %1022 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1021 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %1023 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1022, %79 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.mulf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1024 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1023 : tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.negf %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1025 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1024 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %expanded_138 = tensor.expand_shape %1025 [[0], [1, 2]] output_shape [8, 64, 1] : tensor<8x64xf32> into tensor<8x64x1xf32>
  %1026 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1019, %1023 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1027 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_137, %expanded_138 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %1028 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.divf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x1xf32>
  %1029 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1028 : tensor<8x64x1xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64xf32>
  %1030 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1029 : tensor<8x64xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %1031 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1026, %1030 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1038 = arith.addf %in, %in_142 : f32
    linalg.yield %1038 : f32
  } -> tensor<8x64x128xf32>
  %1032 = tensor.empty() : tensor<64x128xf32>
  %1033 = linalg.fill ins(%cst_3 : f32) outs(%1032 : tensor<64x128xf32>) -> tensor<64x128xf32>
  %1034 = linalg.generic {indexing_maps = [#map37, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1031 : tensor<8x64x128xf32>) outs(%1033 : tensor<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<64x128xf32>
  %expanded_139 = tensor.expand_shape %1034 [[0, 1], [2]] output_shape [1, 64, 128] : tensor<64x128xf32> into tensor<1x64x128xf32>
  %1035 = linalg.generic {indexing_maps = [#map37, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_139 : tensor<1x64x128xf32>) outs(%1033 : tensor<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1038 = arith.addf %out, %in : f32
    linalg.yield %1038 : f32
  } -> tensor<64x128xf32>
  weft.grad @wpe, %1035 : tensor<64x128xf32>
  %1036 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%562 : tensor<256x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<256x128xf32>
  %collapsed_140 = tensor.collapse_shape %61 [[0, 1, 2]] : tensor<8x64x1xi32> into tensor<512xi32>
  %collapsed_141 = tensor.collapse_shape %1031 [[0, 1], [2]] : tensor<8x64x128xf32> into tensor<512x128xf32>
  %1037 = weft.scatter_add ins(%collapsed_140, %collapsed_141 : tensor<512xi32>, tensor<512x128xf32>) outs(%1036 : tensor<256x128xf32>)
  weft.grad @wte, %1037 : tensor<256x128xf32>
  weft.loss %542 : tensor<f32>
  return
}

func.func @eval(%x: tensor<8x64xi32> {weft.bound = 256 : i64, weft.name = "x"}, %y: tensor<8x64xi32> {weft.bound = 256 : i64, weft.name = "y"}) attributes {weft.eval} {
  %h0.down.b = weft.read @h0.down.b : tensor<128xf32>
  %h0.down.w = weft.read @h0.down.w : tensor<512x128xf32>
  %h0.ln1.b = weft.read @h0.ln1.b : tensor<128xf32>
  %h0.ln1.g = weft.read @h0.ln1.g : tensor<128xf32>
  %h0.ln2.b = weft.read @h0.ln2.b : tensor<128xf32>
  %h0.ln2.g = weft.read @h0.ln2.g : tensor<128xf32>
  %h0.out.b = weft.read @h0.out.b : tensor<128xf32>
  %h0.out.w = weft.read @h0.out.w : tensor<128x128xf32>
  %h0.qkv.b = weft.read @h0.qkv.b : tensor<384xf32>
  %h0.qkv.w = weft.read @h0.qkv.w : tensor<128x384xf32>
  %h0.up.b = weft.read @h0.up.b : tensor<512xf32>
  %h0.up.w = weft.read @h0.up.w : tensor<128x512xf32>
  %h1.down.b = weft.read @h1.down.b : tensor<128xf32>
  %h1.down.w = weft.read @h1.down.w : tensor<512x128xf32>
  %h1.ln1.b = weft.read @h1.ln1.b : tensor<128xf32>
  %h1.ln1.g = weft.read @h1.ln1.g : tensor<128xf32>
  %h1.ln2.b = weft.read @h1.ln2.b : tensor<128xf32>
  %h1.ln2.g = weft.read @h1.ln2.g : tensor<128xf32>
  %h1.out.b = weft.read @h1.out.b : tensor<128xf32>
  %h1.out.w = weft.read @h1.out.w : tensor<128x128xf32>
  %h1.qkv.b = weft.read @h1.qkv.b : tensor<384xf32>
  %h1.qkv.w = weft.read @h1.qkv.w : tensor<128x384xf32>
  %h1.up.b = weft.read @h1.up.b : tensor<512xf32>
  %h1.up.w = weft.read @h1.up.w : tensor<128x512xf32>
  %h2.down.b = weft.read @h2.down.b : tensor<128xf32>
  %h2.down.w = weft.read @h2.down.w : tensor<512x128xf32>
  %h2.ln1.b = weft.read @h2.ln1.b : tensor<128xf32>
  %h2.ln1.g = weft.read @h2.ln1.g : tensor<128xf32>
  %h2.ln2.b = weft.read @h2.ln2.b : tensor<128xf32>
  %h2.ln2.g = weft.read @h2.ln2.g : tensor<128xf32>
  %h2.out.b = weft.read @h2.out.b : tensor<128xf32>
  %h2.out.w = weft.read @h2.out.w : tensor<128x128xf32>
  %h2.qkv.b = weft.read @h2.qkv.b : tensor<384xf32>
  %h2.qkv.w = weft.read @h2.qkv.w : tensor<128x384xf32>
  %h2.up.b = weft.read @h2.up.b : tensor<512xf32>
  %h2.up.w = weft.read @h2.up.w : tensor<128x512xf32>
  %h3.down.b = weft.read @h3.down.b : tensor<128xf32>
  %h3.down.w = weft.read @h3.down.w : tensor<512x128xf32>
  %h3.ln1.b = weft.read @h3.ln1.b : tensor<128xf32>
  %h3.ln1.g = weft.read @h3.ln1.g : tensor<128xf32>
  %h3.ln2.b = weft.read @h3.ln2.b : tensor<128xf32>
  %h3.ln2.g = weft.read @h3.ln2.g : tensor<128xf32>
  %h3.out.b = weft.read @h3.out.b : tensor<128xf32>
  %h3.out.w = weft.read @h3.out.w : tensor<128x128xf32>
  %h3.qkv.b = weft.read @h3.qkv.b : tensor<384xf32>
  %h3.qkv.w = weft.read @h3.qkv.w : tensor<128x384xf32>
  %h3.up.b = weft.read @h3.up.b : tensor<512xf32>
  %h3.up.w = weft.read @h3.up.w : tensor<128x512xf32>
  %head.w = weft.read @head.w : tensor<128x256xf32>
  %lnf.b = weft.read @lnf.b : tensor<128xf32>
  %lnf.g = weft.read @lnf.g : tensor<128xf32>
  %wpe = weft.read @wpe : tensor<64x128xf32>
  %wte = weft.read @wte : tensor<256x128xf32>
  %cst = arith.constant 5.120000e+02 : f32
  %true = arith.constant true
  %cst_0 = arith.constant 0xFF800000 : f32
  %cst_1 = arith.constant -1.000000e+09 : f32
  %cst_2 = arith.constant 0.000000e+00 : f32
  %c255 = arith.constant 255 : index
  %c0 = arith.constant 0 : index
  %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_4 = arith.constant dense<255> : tensor<1xi32>
  %cst_5 = arith.constant dense<5.000000e-01> : tensor<f32>
  %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = arith.constant dense<0.797884583> : tensor<f32>
  %cst_8 = arith.constant dense<4.471500e-02> : tensor<f32>
  %cst_9 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_10 = arith.constant dense<false> : tensor<i1>
  %cst_11 = arith.constant dense<true> : tensor<i1>
  %cst_12 = arith.constant dense<5.65685415> : tensor<f32>
  %cst_13 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_14 = arith.constant dense<1.280000e+02> : tensor<f32>
  %cst_15 = arith.constant dense<256> : tensor<i32>
  %cst_16 = arith.constant dense<0> : tensor<i32>
  %53 = tensor.empty() : tensor<8x64xi32>
  %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64xi32>
  %55 = tensor.empty() : tensor<8x64xi1>
  %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %54 : tensor<8x64xi32>, tensor<8x64xi32>) outs(%55 : tensor<8x64xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %496 = arith.cmpi slt, %in, %in_47 : i32
    linalg.yield %496 : i1
  } -> tensor<8x64xi1>
  %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64xi32>
  %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %57 : tensor<8x64xi32>, tensor<8x64xi32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i32, %in_47: i32, %out: i32):
    %496 = arith.addi %in, %in_47 : i32
    linalg.yield %496 : i32
  } -> tensor<8x64xi32>
  %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %58, %x : tensor<8x64xi1>, tensor<8x64xi32>, tensor<8x64xi32>) outs(%53 : tensor<8x64xi32>) {
  ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
    %496 = arith.select %in, %in_47, %in_48 : i32
    linalg.yield %496 : i32
  } -> tensor<8x64xi32>
  %60 = tensor.empty() : tensor<8x64x1xi32>
  %61 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<8x64xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %62 = tensor.empty() : tensor<8x64x128xf32>
  %63 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%out: f32):
    %496 = linalg.index 0 : index
    %497 = linalg.index 1 : index
    %498 = linalg.index 2 : index
    %extracted = tensor.extract %61[%496, %497, %c0] : tensor<8x64x1xi32>
    %499 = arith.index_cast %extracted : i32 to index
    %500 = arith.maxsi %499, %c0 : index
    %501 = arith.minsi %500, %c255 : index
    %extracted_47 = tensor.extract %wte[%501, %498] : tensor<256x128xf32>
    linalg.yield %extracted_47 : f32
  } -> tensor<8x64x128xf32>
  %64 = tensor.empty() : tensor<1x64x128xf32>
  %65 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%wpe : tensor<64x128xf32>) outs(%64 : tensor<1x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x64x128xf32>
  %66 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<1x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %68 = tensor.empty() : tensor<8x64xf32>
  %69 = linalg.fill ins(%cst_2 : f32) outs(%68 : tensor<8x64xf32>) -> tensor<8x64xf32>
  %70 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %71 = tensor.empty() : tensor<8x64x1xf32>
  %72 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %73 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %75 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %75 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %76 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %78 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %79 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %81 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %84 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %84 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %86 = tensor.empty() : tensor<1x1x128xf32>
  %87 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %88 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %90 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %91 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %93 = tensor.empty() : tensor<8x64x384xf32>
  %94 = linalg.fill ins(%cst_2 : f32) outs(%93 : tensor<8x64x384xf32>) -> tensor<8x64x384xf32>
  %95 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %h0.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%94 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x384xf32>
  %96 = tensor.empty() : tensor<1x1x384xf32>
  %97 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.qkv.b : tensor<384xf32>) outs(%96 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %98 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<1x1x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x384xf32>
  %expanded = tensor.expand_shape %99 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %100 = tensor.empty() : tensor<3x8x4x64x32xf32>
  %101 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x64x3x4x32xf32>) outs(%100 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice = tensor.extract_slice %101[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_17 = tensor.extract_slice %101[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_19 = tensor.extract_slice %101[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %102 = tensor.empty() : tensor<8x4x64x64xf32>
  %103 = linalg.fill ins(%cst_2 : f32) outs(%102 : tensor<8x4x64x64xf32>) -> tensor<8x4x64x64xf32>
  %104 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %collapsed_18 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%103 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x64xf32>
  %105 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %106 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %107 = tensor.empty() : tensor<64x64xi1>
  %108 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i1>) outs(%107 : tensor<64x64xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<64x64xi1>
  %109 = tensor.empty() : tensor<64x64xi32>
  %110 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%109 : tensor<64x64xi32>) {
  ^bb0(%out: i32):
    %496 = linalg.index 0 : index
    %497 = arith.index_cast %496 : index to i32
    linalg.yield %497 : i32
  } -> tensor<64x64xi32>
  %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%109 : tensor<64x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<64x64xi32>
  %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%109 : tensor<64x64xi32>) {
  ^bb0(%in: i32, %in_47: i32, %out: i32):
    %496 = arith.addi %in, %in_47 : i32
    linalg.yield %496 : i32
  } -> tensor<64x64xi32>
  %113 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%109 : tensor<64x64xi32>) {
  ^bb0(%out: i32):
    %496 = linalg.index 1 : index
    %497 = arith.index_cast %496 : index to i32
    linalg.yield %497 : i32
  } -> tensor<64x64xi32>
  %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<64x64xi32>, tensor<64x64xi32>) outs(%107 : tensor<64x64xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %496 = arith.cmpi sge, %in, %in_47 : i32
    linalg.yield %496 : i1
  } -> tensor<64x64xi1>
  %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i1>) outs(%107 : tensor<64x64xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<64x64xi1>
  %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %108, %115 : tensor<64x64xi1>, tensor<64x64xi1>, tensor<64x64xi1>) outs(%107 : tensor<64x64xi1>) {
  ^bb0(%in: i1, %in_47: i1, %in_48: i1, %out: i1):
    %496 = arith.select %in, %in_47, %in_48 : i1
    linalg.yield %496 : i1
  } -> tensor<64x64xi1>
  %117 = tensor.empty() : tensor<f32>
  %118 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%117 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_1 : f32
  } -> tensor<f32>
  %119 = tensor.empty() : tensor<8x4x64x64xi1>
  %120 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<64x64xi1>) outs(%119 : tensor<8x4x64x64xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<8x4x64x64xi1>
  %121 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<f32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %122 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %106, %121 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %496 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %123 = tensor.empty() : tensor<8x4x64xf32>
  %124 = linalg.fill ins(%cst_0 : f32) outs(%123 : tensor<8x4x64xf32>) -> tensor<8x4x64xf32>
  %125 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<8x4x64x64xf32>) outs(%124 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.maximumf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %126 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%123 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64xf32>
  %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %125 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%123 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.maximumf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %128 = tensor.empty() : tensor<8x4x64x1xf32>
  %129 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %130 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %131 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %130 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %132 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.exp %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %133 = linalg.fill ins(%cst_2 : f32) outs(%123 : tensor<8x4x64xf32>) -> tensor<8x4x64xf32>
  %134 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<8x4x64x64xf32>) outs(%133 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %135 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %136 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %137 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %136 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %138 = tensor.empty() : tensor<8x4x64x32xf32>
  %139 = linalg.fill ins(%cst_2 : f32) outs(%138 : tensor<8x4x64x32xf32>) -> tensor<8x4x64x32xf32>
  %140 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%137, %collapsed_20 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%139 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x32xf32>
  %141 = tensor.empty() : tensor<8x64x4x32xf32>
  %142 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<8x4x64x32xf32>) outs(%141 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_21 = tensor.collapse_shape %142 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %143 = linalg.fill ins(%cst_2 : f32) outs(%62 : tensor<8x64x128xf32>) -> tensor<8x64x128xf32>
  %144 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_21, %h0.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %145 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.out.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %146 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %146 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %147 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %149 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %150 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %152 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %152 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %153 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %155 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %156 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %160 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %160 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %162 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %163 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %163 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %165 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %166 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %168 = tensor.empty() : tensor<8x64x512xf32>
  %169 = linalg.fill ins(%cst_2 : f32) outs(%168 : tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
  %170 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%167, %h0.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%169 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x512xf32>
  %171 = tensor.empty() : tensor<1x1x512xf32>
  %172 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.up.b : tensor<512xf32>) outs(%171 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %173 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x1x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %173 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %174 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %174 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %177 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %176 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %178 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %180 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %179 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.tanh %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %183 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %182 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %185 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %186 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %184 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %186 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %188 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187, %h0.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %189 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %188 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %190 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.down.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %191 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %191 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %193 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %194 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %196 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %196 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %197 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %199 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %200 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %203 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %204 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %204 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %206 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %207 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %207 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %209 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %210 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %210 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %212 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%211, %h1.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%94 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x384xf32>
  %213 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.qkv.b : tensor<384xf32>) outs(%96 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %214 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<1x1x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %214 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x384xf32>
  %expanded_22 = tensor.expand_shape %215 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %216 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<8x64x3x4x32xf32>) outs(%100 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice_23 = tensor.extract_slice %216[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_25 = tensor.extract_slice %216[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_27 = tensor.extract_slice %216[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %217 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_24, %collapsed_26 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%103 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x64xf32>
  %218 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %105 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %219 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %218, %121 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %496 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %220 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%219 : tensor<8x4x64x64xf32>) outs(%124 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.maximumf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %220 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%123 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.maximumf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %222 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %223 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %224 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %223 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %225 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.exp %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %226 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%225 : tensor<8x4x64x64xf32>) outs(%133 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %227 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %228 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %229 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %228 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %230 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%229, %collapsed_28 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%139 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x32xf32>
  %231 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230 : tensor<8x4x64x32xf32>) outs(%141 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_29 = tensor.collapse_shape %231 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %232 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_29, %h1.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %233 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.out.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %234 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %234 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %235 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %237 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %238 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %240 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %240 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %242 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %241 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %243 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %244 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %248 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %248 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %250 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %251 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %253 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %254 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %254 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %256 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%255, %h1.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%169 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x512xf32>
  %257 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.up.b : tensor<512xf32>) outs(%171 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %258 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<1x1x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %258 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %259 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %259 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %261 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %263 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %262 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %263 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %265 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.tanh %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %265 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %266 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %267 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %269 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268, %h1.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %269 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %271 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.down.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %272 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %272 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %274 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%273 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %275 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %277 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %277 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %279 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %278 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %280 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%279 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %281 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %284 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %285 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %285 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %287 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %288 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %288 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %290 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %291 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %291 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %293 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292, %h2.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%94 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x384xf32>
  %294 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.qkv.b : tensor<384xf32>) outs(%96 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %295 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<1x1x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %296 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %295 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x384xf32>
  %expanded_30 = tensor.expand_shape %296 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %297 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<8x64x3x4x32xf32>) outs(%100 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice_31 = tensor.extract_slice %297[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_33 = tensor.extract_slice %297[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_35 = tensor.extract_slice %297[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %298 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_32, %collapsed_34 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%103 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x64xf32>
  %299 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %105 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %300 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %299, %121 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %496 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %301 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%300 : tensor<8x4x64x64xf32>) outs(%124 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.maximumf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %301 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%123 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.maximumf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %303 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %304 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%303 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %305 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300, %304 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %306 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.exp %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %307 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%306 : tensor<8x4x64x64xf32>) outs(%133 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %308 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %309 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %310 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306, %309 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %311 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%310, %collapsed_36 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%139 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x32xf32>
  %312 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311 : tensor<8x4x64x32xf32>) outs(%141 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_37 = tensor.collapse_shape %312 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %313 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_37, %h2.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %314 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.out.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %315 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %315 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %317 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %316 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %318 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%317 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %319 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %321 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %321 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %322 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %324 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%323 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %325 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %328 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %329 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %329 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %331 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %332 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %332 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %334 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %335 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %335 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %337 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%336, %h2.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%169 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x512xf32>
  %338 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.up.b : tensor<512xf32>) outs(%171 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %339 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<1x1x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %339 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %340 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %340 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %342 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %343 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %344 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %346 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.tanh %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %346 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %347 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %348 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %350 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%349, %h2.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %351 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %350 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %352 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.down.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %353 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %353 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %355 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%354 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %356 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %358 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %358 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %360 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %359 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %361 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %362 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %364 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %365 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %366 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %366 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %368 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %369 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %369 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %371 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %372 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %373 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %372 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %374 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%373, %h3.qkv.w : tensor<8x64x128xf32>, tensor<128x384xf32>) outs(%94 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x384xf32>
  %375 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.qkv.b : tensor<384xf32>) outs(%96 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %376 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<1x1x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x384xf32>
  %377 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374, %376 : tensor<8x64x384xf32>, tensor<8x64x384xf32>) outs(%93 : tensor<8x64x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x384xf32>
  %expanded_38 = tensor.expand_shape %377 [[0], [1], [2, 3, 4]] output_shape [8, 64, 3, 4, 32] : tensor<8x64x384xf32> into tensor<8x64x3x4x32xf32>
  %378 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<8x64x3x4x32xf32>) outs(%100 : tensor<3x8x4x64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x8x4x64x32xf32>
  %extracted_slice_39 = tensor.extract_slice %378[0, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_41 = tensor.extract_slice %378[1, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %extracted_slice_43 = tensor.extract_slice %378[2, 0, 0, 0, 0] [1, 8, 4, 64, 32] [1, 1, 1, 1, 1] : tensor<3x8x4x64x32xf32> to tensor<1x8x4x64x32xf32>
  %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2], [3], [4]] : tensor<1x8x4x64x32xf32> into tensor<8x4x64x32xf32>
  %379 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_40, %collapsed_42 : tensor<8x4x64x32xf32>, tensor<8x4x64x32xf32>) outs(%103 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x64xf32>
  %380 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379, %105 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %381 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %380, %121 : tensor<8x4x64x64xi1>, tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %496 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %382 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%381 : tensor<8x4x64x64xf32>) outs(%124 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.maximumf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %383 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %382 : tensor<8x4x64xf32>, tensor<8x4x64xf32>) outs(%123 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.maximumf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %384 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %385 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %386 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381, %385 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %387 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386 : tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.exp %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %388 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%387 : tensor<8x4x64x64xf32>) outs(%133 : tensor<8x4x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64xf32>
  %389 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388 : tensor<8x4x64xf32>) outs(%128 : tensor<8x4x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x1xf32>
  %390 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389 : tensor<8x4x64x1xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x4x64x64xf32>
  %391 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387, %390 : tensor<8x4x64x64xf32>, tensor<8x4x64x64xf32>) outs(%102 : tensor<8x4x64x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x4x64x64xf32>
  %392 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%391, %collapsed_44 : tensor<8x4x64x64xf32>, tensor<8x4x64x32xf32>) outs(%139 : tensor<8x4x64x32xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x4x64x32xf32>
  %393 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392 : tensor<8x4x64x32xf32>) outs(%141 : tensor<8x64x4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x4x32xf32>
  %collapsed_45 = tensor.collapse_shape %393 [[0], [1], [2, 3]] : tensor<8x64x4x32xf32> into tensor<8x64x128xf32>
  %394 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %h3.out.w : tensor<8x64x128xf32>, tensor<128x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %395 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.out.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %396 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %396 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %397 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %399 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%398 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %400 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %402 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %402 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %403 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %405 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%404 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %406 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %409 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %410 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %411 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %410 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %412 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %413 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %414 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %413 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %415 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %416 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %417 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %416 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %418 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%417, %h3.up.w : tensor<8x64x128xf32>, tensor<128x512xf32>) outs(%169 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x512xf32>
  %419 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.up.b : tensor<512xf32>) outs(%171 : tensor<1x1x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x512xf32>
  %420 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<1x1x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x512xf32>
  %421 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %420 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %421 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %423 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %421 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %423 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %424 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %426 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %425 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %427 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%426 : tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.tanh %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %428 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %427 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %428 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %430 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %429 : tensor<8x64x512xf32>, tensor<8x64x512xf32>) outs(%168 : tensor<8x64x512xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x512xf32>
  %431 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%430, %h3.down.w : tensor<8x64x512xf32>, tensor<512x128xf32>) outs(%143 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x128xf32>
  %432 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %431 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %433 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.down.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %434 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %434 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %436 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%435 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %437 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %439 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435, %439 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %440 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %442 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%441 : tensor<8x64x128xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %443 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %73 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.divf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %81 : tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %446 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.rsqrt %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %447 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<8x64x1xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %447 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %449 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.g : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %450 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %450 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %452 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.b : tensor<128xf32>) outs(%86 : tensor<1x1x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x128xf32>
  %453 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452 : tensor<1x1x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x128xf32>
  %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %453 : tensor<8x64x128xf32>, tensor<8x64x128xf32>) outs(%62 : tensor<8x64x128xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.addf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x128xf32>
  %455 = tensor.empty() : tensor<8x64x256xf32>
  %456 = linalg.fill ins(%cst_2 : f32) outs(%455 : tensor<8x64x256xf32>) -> tensor<8x64x256xf32>
  %457 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%454, %head.w : tensor<8x64x128xf32>, tensor<128x256xf32>) outs(%456 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.mulf %in, %in_47 : f32
    %497 = arith.addf %out, %496 : f32
    linalg.yield %497 : f32
  } -> tensor<8x64x256xf32>
  %458 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<8x64xf32>) -> tensor<8x64xf32>
  %459 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%457 : tensor<8x64x256xf32>) outs(%458 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.maximumf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %460 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%68 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64xf32>
  %461 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%460, %459 : tensor<8x64xf32>, tensor<8x64xf32>) outs(%68 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.maximumf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %462 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %463 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<8x64x1xf32>) outs(%455 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %463 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%455 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x256xf32>
  %465 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<8x64x256xf32>) outs(%455 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.exp %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x256xf32>
  %466 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%465 : tensor<8x64x256xf32>) outs(%69 : tensor<8x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64xf32>
  %467 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466 : tensor<8x64xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %468 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467 : tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = math.log %in : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %469 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<8x64x1xf32>) outs(%455 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x256xf32>
  %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %469 : tensor<8x64x256xf32>, tensor<8x64x256xf32>) outs(%455 : tensor<8x64x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %496 = arith.subf %in, %in_47 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x256xf32>
  %471 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<8x64xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %472 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %473 = tensor.empty() : tensor<8x64x1xi1>
  %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<8x64x1xi32>, tensor<8x64x1xi32>) outs(%473 : tensor<8x64x1xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %496 = arith.cmpi slt, %in, %in_47 : i32
    linalg.yield %496 : i1
  } -> tensor<8x64x1xi1>
  %475 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1xi32>
  %476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471, %475 : tensor<8x64x1xi32>, tensor<8x64x1xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i32, %in_47: i32, %out: i32):
    %496 = arith.addi %in, %in_47 : i32
    linalg.yield %496 : i32
  } -> tensor<8x64x1xi32>
  %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %476, %471 : tensor<8x64x1xi1>, tensor<8x64x1xi32>, tensor<8x64x1xi32>) outs(%60 : tensor<8x64x1xi32>) {
  ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
    %496 = arith.select %in, %in_47, %in_48 : i32
    linalg.yield %496 : i32
  } -> tensor<8x64x1xi32>
  %expanded_46 = tensor.expand_shape %477 [[0], [1], [2, 3]] output_shape [8, 64, 1, 1] : tensor<8x64x1xi32> into tensor<8x64x1x1xi32>
  %478 = tensor.empty() : tensor<8x64x1x1xi32>
  %479 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%478 : tensor<8x64x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1x1xi32>
  %480 = tensor.empty() : tensor<8x64x1x1xi1>
  %481 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %479 : tensor<8x64x1x1xi32>, tensor<8x64x1x1xi32>) outs(%480 : tensor<8x64x1x1xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %496 = arith.cmpi sge, %in, %in_47 : i32
    linalg.yield %496 : i1
  } -> tensor<8x64x1x1xi1>
  %482 = tensor.empty() : tensor<1x1x1x1xi32>
  %483 = linalg.generic {indexing_maps = [#map25, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%482 : tensor<1x1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1x1xi32>
  %484 = linalg.generic {indexing_maps = [#map26, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483 : tensor<1x1x1x1xi32>) outs(%478 : tensor<8x64x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<8x64x1x1xi32>
  %485 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %484 : tensor<8x64x1x1xi32>, tensor<8x64x1x1xi32>) outs(%480 : tensor<8x64x1x1xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %496 = arith.cmpi sle, %in, %in_47 : i32
    linalg.yield %496 : i1
  } -> tensor<8x64x1x1xi1>
  %486 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %485 : tensor<8x64x1x1xi1>, tensor<8x64x1x1xi1>) outs(%480 : tensor<8x64x1x1xi1>) {
  ^bb0(%in: i1, %in_47: i1, %out: i1):
    %496 = arith.andi %in, %in_47 : i1
    linalg.yield %496 : i1
  } -> tensor<8x64x1x1xi1>
  %487 = linalg.fill ins(%true : i1) outs(%473 : tensor<8x64x1xi1>) -> tensor<8x64x1xi1>
  %488 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%486 : tensor<8x64x1x1xi1>) outs(%487 : tensor<8x64x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %496 = arith.andi %out, %in : i1
    linalg.yield %496 : i1
  } -> tensor<8x64x1xi1>
  %489 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%out: f32):
    %496 = linalg.index 0 : index
    %497 = linalg.index 1 : index
    %extracted = tensor.extract %expanded_46[%496, %497, %c0, %c0] : tensor<8x64x1x1xi32>
    %498 = arith.index_cast %extracted : i32 to index
    %499 = arith.maxsi %498, %c0 : index
    %500 = arith.minsi %499, %c255 : index
    %extracted_47 = tensor.extract %470[%496, %497, %500] : tensor<8x64x256xf32>
    linalg.yield %extracted_47 : f32
  } -> tensor<8x64x1xf32>
  %490 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x64x1xf32>
  %491 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %489, %490 : tensor<8x64x1xi1>, tensor<8x64x1xf32>, tensor<8x64x1xf32>) outs(%71 : tensor<8x64x1xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %496 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %496 : f32
  } -> tensor<8x64x1xf32>
  %492 = linalg.fill ins(%cst_2 : f32) outs(%117 : tensor<f32>) -> tensor<f32>
  %493 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "reduction"]} ins(%491 : tensor<8x64x1xf32>) outs(%492 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.addf %out, %in : f32
    linalg.yield %496 : f32
  } -> tensor<f32>
  %494 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%493 : tensor<f32>) outs(%117 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.divf %in, %cst : f32
    linalg.yield %496 : f32
  } -> tensor<f32>
  %495 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%494 : tensor<f32>) outs(%117 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %496 = arith.negf %in : f32
    linalg.yield %496 : f32
  } -> tensor<f32>
  weft.loss %495 : tensor<f32>
  return
}
