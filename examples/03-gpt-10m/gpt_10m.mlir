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
#map25 = affine_map<(d0, d1) -> (d1, d0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map27 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map31 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d0, d3, d1, d4)>
#map37 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>

weft.mesh @mesh(dp = 4) batch_axes(dp)

weft.param @h0.down.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h0.down.w : tensor<1536x384xf32> init(normal, 0.02)
weft.param @h0.ln1.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h0.ln1.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h0.ln2.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h0.ln2.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h0.out.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h0.out.w : tensor<384x384xf32> init(normal, 0.02)
weft.param @h0.qkv.b : tensor<1152xf32> init(zeros) {decay = false}
weft.param @h0.qkv.w : tensor<384x1152xf32> init(normal, 0.02)
weft.param @h0.up.b : tensor<1536xf32> init(zeros) {decay = false}
weft.param @h0.up.w : tensor<384x1536xf32> init(normal, 0.02)
weft.param @h1.down.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h1.down.w : tensor<1536x384xf32> init(normal, 0.02)
weft.param @h1.ln1.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h1.ln1.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h1.ln2.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h1.ln2.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h1.out.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h1.out.w : tensor<384x384xf32> init(normal, 0.02)
weft.param @h1.qkv.b : tensor<1152xf32> init(zeros) {decay = false}
weft.param @h1.qkv.w : tensor<384x1152xf32> init(normal, 0.02)
weft.param @h1.up.b : tensor<1536xf32> init(zeros) {decay = false}
weft.param @h1.up.w : tensor<384x1536xf32> init(normal, 0.02)
weft.param @h2.down.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h2.down.w : tensor<1536x384xf32> init(normal, 0.02)
weft.param @h2.ln1.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h2.ln1.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h2.ln2.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h2.ln2.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h2.out.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h2.out.w : tensor<384x384xf32> init(normal, 0.02)
weft.param @h2.qkv.b : tensor<1152xf32> init(zeros) {decay = false}
weft.param @h2.qkv.w : tensor<384x1152xf32> init(normal, 0.02)
weft.param @h2.up.b : tensor<1536xf32> init(zeros) {decay = false}
weft.param @h2.up.w : tensor<384x1536xf32> init(normal, 0.02)
weft.param @h3.down.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h3.down.w : tensor<1536x384xf32> init(normal, 0.02)
weft.param @h3.ln1.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h3.ln1.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h3.ln2.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h3.ln2.g : tensor<384xf32> init(ones) {decay = false}
weft.param @h3.out.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @h3.out.w : tensor<384x384xf32> init(normal, 0.02)
weft.param @h3.qkv.b : tensor<1152xf32> init(zeros) {decay = false}
weft.param @h3.qkv.w : tensor<384x1152xf32> init(normal, 0.02)
weft.param @h3.up.b : tensor<1536xf32> init(zeros) {decay = false}
weft.param @h3.up.w : tensor<384x1536xf32> init(normal, 0.02)
weft.param @lnf.b : tensor<384xf32> init(zeros) {decay = false}
weft.param @lnf.g : tensor<384xf32> init(ones) {decay = false}
weft.param @wpe : tensor<256x384xf32> init(normal, 0.02)
weft.param @wte : tensor<8192x384xf32> init(normal, 0.02)

weft.optimizer @adamw states(m, v) lr(0.001) {
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

func.func @train(%x: tensor<4x256xi32> {weft.bound = 8192 : i64, weft.name = "x"}, %y: tensor<4x256xi32> {weft.bound = 8192 : i64, weft.name = "y"}) attributes {weft.step} {
  %h0.down.b = weft.read @h0.down.b : tensor<384xf32>
  %h0.down.w = weft.read @h0.down.w : tensor<1536x384xf32>
  %h0.ln1.b = weft.read @h0.ln1.b : tensor<384xf32>
  %h0.ln1.g = weft.read @h0.ln1.g : tensor<384xf32>
  %h0.ln2.b = weft.read @h0.ln2.b : tensor<384xf32>
  %h0.ln2.g = weft.read @h0.ln2.g : tensor<384xf32>
  %h0.out.b = weft.read @h0.out.b : tensor<384xf32>
  %h0.out.w = weft.read @h0.out.w : tensor<384x384xf32>
  %h0.qkv.b = weft.read @h0.qkv.b : tensor<1152xf32>
  %h0.qkv.w = weft.read @h0.qkv.w : tensor<384x1152xf32>
  %h0.up.b = weft.read @h0.up.b : tensor<1536xf32>
  %h0.up.w = weft.read @h0.up.w : tensor<384x1536xf32>
  %h1.down.b = weft.read @h1.down.b : tensor<384xf32>
  %h1.down.w = weft.read @h1.down.w : tensor<1536x384xf32>
  %h1.ln1.b = weft.read @h1.ln1.b : tensor<384xf32>
  %h1.ln1.g = weft.read @h1.ln1.g : tensor<384xf32>
  %h1.ln2.b = weft.read @h1.ln2.b : tensor<384xf32>
  %h1.ln2.g = weft.read @h1.ln2.g : tensor<384xf32>
  %h1.out.b = weft.read @h1.out.b : tensor<384xf32>
  %h1.out.w = weft.read @h1.out.w : tensor<384x384xf32>
  %h1.qkv.b = weft.read @h1.qkv.b : tensor<1152xf32>
  %h1.qkv.w = weft.read @h1.qkv.w : tensor<384x1152xf32>
  %h1.up.b = weft.read @h1.up.b : tensor<1536xf32>
  %h1.up.w = weft.read @h1.up.w : tensor<384x1536xf32>
  %h2.down.b = weft.read @h2.down.b : tensor<384xf32>
  %h2.down.w = weft.read @h2.down.w : tensor<1536x384xf32>
  %h2.ln1.b = weft.read @h2.ln1.b : tensor<384xf32>
  %h2.ln1.g = weft.read @h2.ln1.g : tensor<384xf32>
  %h2.ln2.b = weft.read @h2.ln2.b : tensor<384xf32>
  %h2.ln2.g = weft.read @h2.ln2.g : tensor<384xf32>
  %h2.out.b = weft.read @h2.out.b : tensor<384xf32>
  %h2.out.w = weft.read @h2.out.w : tensor<384x384xf32>
  %h2.qkv.b = weft.read @h2.qkv.b : tensor<1152xf32>
  %h2.qkv.w = weft.read @h2.qkv.w : tensor<384x1152xf32>
  %h2.up.b = weft.read @h2.up.b : tensor<1536xf32>
  %h2.up.w = weft.read @h2.up.w : tensor<384x1536xf32>
  %h3.down.b = weft.read @h3.down.b : tensor<384xf32>
  %h3.down.w = weft.read @h3.down.w : tensor<1536x384xf32>
  %h3.ln1.b = weft.read @h3.ln1.b : tensor<384xf32>
  %h3.ln1.g = weft.read @h3.ln1.g : tensor<384xf32>
  %h3.ln2.b = weft.read @h3.ln2.b : tensor<384xf32>
  %h3.ln2.g = weft.read @h3.ln2.g : tensor<384xf32>
  %h3.out.b = weft.read @h3.out.b : tensor<384xf32>
  %h3.out.w = weft.read @h3.out.w : tensor<384x384xf32>
  %h3.qkv.b = weft.read @h3.qkv.b : tensor<1152xf32>
  %h3.qkv.w = weft.read @h3.qkv.w : tensor<384x1152xf32>
  %h3.up.b = weft.read @h3.up.b : tensor<1536xf32>
  %h3.up.w = weft.read @h3.up.w : tensor<384x1536xf32>
  %lnf.b = weft.read @lnf.b : tensor<384xf32>
  %lnf.g = weft.read @lnf.g : tensor<384xf32>
  %wpe = weft.read @wpe : tensor<256x384xf32>
  %wte = weft.read @wte : tensor<8192x384xf32>
  %cst = arith.constant -1.000000e+00 : f32
  %cst_0 = arith.constant 1.024000e+03 : f32
  %true = arith.constant true
  %cst_1 = arith.constant 0xFF800000 : f32
  %cst_2 = arith.constant -1.000000e+09 : f32
  %cst_3 = arith.constant 0.000000e+00 : f32
  %c8191 = arith.constant 8191 : index
  %c0 = arith.constant 0 : index
  %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_5 = arith.constant dense<8191> : tensor<1xi32>
  %cst_6 = arith.constant dense<5.000000e-01> : tensor<f32>
  %cst_7 = arith.constant dense<0.797884583> : tensor<f32>
  %cst_8 = arith.constant dense<4.471500e-02> : tensor<f32>
  %cst_9 = arith.constant dense<3.000000e+00> : tensor<f32>
  %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_11 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_12 = arith.constant dense<false> : tensor<i1>
  %cst_13 = arith.constant dense<true> : tensor<i1>
  %cst_14 = arith.constant dense<8.000000e+00> : tensor<f32>
  %cst_15 = arith.constant dense<-5.000000e-01> : tensor<f32>
  %cst_16 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_17 = arith.constant dense<2.000000e+00> : tensor<f32>
  %cst_18 = arith.constant dense<3.840000e+02> : tensor<f32>
  %cst_19 = arith.constant dense<0.000000e+00> : tensor<f32>
  %cst_20 = arith.constant dense<8192> : tensor<i32>
  %cst_21 = arith.constant dense<0> : tensor<i32>
  %52 = tensor.empty() : tensor<4x256xi32>
  %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256xi32>
  %54 = tensor.empty() : tensor<4x256xi1>
  %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %53 : tensor<4x256xi32>, tensor<4x256xi32>) outs(%54 : tensor<4x256xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1040 = arith.cmpi slt, %in, %in_142 : i32
    linalg.yield %1040 : i1
  } -> tensor<4x256xi1>
  %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<i32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256xi32>
  %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %56 : tensor<4x256xi32>, tensor<4x256xi32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i32, %in_142: i32, %out: i32):
    %1040 = arith.addi %in, %in_142 : i32
    linalg.yield %1040 : i32
  } -> tensor<4x256xi32>
  %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %57, %x : tensor<4x256xi1>, tensor<4x256xi32>, tensor<4x256xi32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i1, %in_142: i32, %in_143: i32, %out: i32):
    %1040 = arith.select %in, %in_142, %in_143 : i32
    linalg.yield %1040 : i32
  } -> tensor<4x256xi32>
  %59 = tensor.empty() : tensor<4x256x1xi32>
  %60 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<4x256xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %61 = tensor.empty() : tensor<4x256x384xf32>
  %62 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%out: f32):
    %1040 = linalg.index 0 : index
    %1041 = linalg.index 1 : index
    %1042 = linalg.index 2 : index
    %extracted = tensor.extract %60[%1040, %1041, %c0] : tensor<4x256x1xi32>
    %1043 = arith.index_cast %extracted : i32 to index
    %1044 = arith.maxsi %1043, %c0 : index
    %1045 = arith.minsi %1044, %c8191 : index
    %extracted_142 = tensor.extract %wte[%1045, %1042] : tensor<8192x384xf32>
    linalg.yield %extracted_142 : f32
  } -> tensor<4x256x384xf32>
  %63 = tensor.empty() : tensor<1x256x384xf32>
  %64 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%wpe : tensor<256x384xf32>) outs(%63 : tensor<1x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x256x384xf32>
  %65 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<1x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %67 = tensor.empty() : tensor<4x256xf32>
  %68 = linalg.fill ins(%cst_3 : f32) outs(%67 : tensor<4x256xf32>) -> tensor<4x256xf32>
  %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %70 = tensor.empty() : tensor<4x256x1xf32>
  %71 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %72 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %74 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %74 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %75 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %77 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %75 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %79 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %80 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %82 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %83 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %86 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %85 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %88 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %88 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %90 = tensor.empty() : tensor<1x1x384xf32>
  %91 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %92 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %92 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %94 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %95 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %95 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %97 = tensor.empty() : tensor<4x256x1152xf32>
  %98 = linalg.fill ins(%cst_3 : f32) outs(%97 : tensor<4x256x1152xf32>) -> tensor<4x256x1152xf32>
  %99 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%96, %h0.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%98 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1152xf32>
  %100 = tensor.empty() : tensor<1x1x1152xf32>
  %101 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.qkv.b : tensor<1152xf32>) outs(%100 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %102 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x1x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %102 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1152xf32>
  %expanded = tensor.expand_shape %103 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %104 = tensor.empty() : tensor<3x4x6x256x64xf32>
  %105 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x256x3x6x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice = tensor.extract_slice %105[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_22 = tensor.extract_slice %105[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_24 = tensor.extract_slice %105[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %106 = tensor.empty() : tensor<4x6x256x256xf32>
  %107 = linalg.fill ins(%cst_3 : f32) outs(%106 : tensor<4x6x256x256xf32>) -> tensor<4x6x256x256xf32>
  %108 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %collapsed_23 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %109 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %110 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %111 = tensor.empty() : tensor<256x256xi1>
  %112 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i1>) outs(%111 : tensor<256x256xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<256x256xi1>
  %113 = tensor.empty() : tensor<256x256xi32>
  %114 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%113 : tensor<256x256xi32>) {
  ^bb0(%out: i32):
    %1040 = linalg.index 0 : index
    %1041 = arith.index_cast %1040 : index to i32
    linalg.yield %1041 : i32
  } -> tensor<256x256xi32>
  %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%113 : tensor<256x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<256x256xi32>
  %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %115 : tensor<256x256xi32>, tensor<256x256xi32>) outs(%113 : tensor<256x256xi32>) {
  ^bb0(%in: i32, %in_142: i32, %out: i32):
    %1040 = arith.addi %in, %in_142 : i32
    linalg.yield %1040 : i32
  } -> tensor<256x256xi32>
  %117 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%113 : tensor<256x256xi32>) {
  ^bb0(%out: i32):
    %1040 = linalg.index 1 : index
    %1041 = arith.index_cast %1040 : index to i32
    linalg.yield %1041 : i32
  } -> tensor<256x256xi32>
  %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %117 : tensor<256x256xi32>, tensor<256x256xi32>) outs(%111 : tensor<256x256xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1040 = arith.cmpi sge, %in, %in_142 : i32
    linalg.yield %1040 : i1
  } -> tensor<256x256xi1>
  %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i1>) outs(%111 : tensor<256x256xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<256x256xi1>
  %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118, %112, %119 : tensor<256x256xi1>, tensor<256x256xi1>, tensor<256x256xi1>) outs(%111 : tensor<256x256xi1>) {
  ^bb0(%in: i1, %in_142: i1, %in_143: i1, %out: i1):
    %1040 = arith.select %in, %in_142, %in_143 : i1
    linalg.yield %1040 : i1
  } -> tensor<256x256xi1>
  %121 = tensor.empty() : tensor<f32>
  %122 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%121 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_2 : f32
  } -> tensor<f32>
  %123 = tensor.empty() : tensor<4x6x256x256xi1>
  %124 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<256x256xi1>) outs(%123 : tensor<4x6x256x256xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<4x6x256x256xi1>
  %125 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<f32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %126 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %110, %125 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %127 = tensor.empty() : tensor<4x6x256xf32>
  %128 = linalg.fill ins(%cst_1 : f32) outs(%127 : tensor<4x6x256xf32>) -> tensor<4x6x256xf32>
  %129 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%126 : tensor<4x6x256x256xf32>) outs(%128 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.maximumf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %130 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%127 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256xf32>
  %131 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %129 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %132 = tensor.empty() : tensor<4x6x256x1xf32>
  %133 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %134 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %135 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %134 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %136 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.exp %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %137 = linalg.fill ins(%cst_3 : f32) outs(%127 : tensor<4x6x256xf32>) -> tensor<4x6x256xf32>
  %138 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %139 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %140 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %141 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %140 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %142 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %139 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %143 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %144 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %142 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %145 = tensor.empty() : tensor<4x6x256x64xf32>
  %146 = linalg.fill ins(%cst_3 : f32) outs(%145 : tensor<4x6x256x64xf32>) -> tensor<4x6x256x64xf32>
  %147 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%141, %collapsed_25 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %148 = tensor.empty() : tensor<4x256x6x64xf32>
  %149 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147 : tensor<4x6x256x64xf32>) outs(%148 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_26 = tensor.collapse_shape %149 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %150 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<4x256x384xf32>) -> tensor<4x256x384xf32>
  %151 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_26, %h0.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %152 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.out.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %153 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %154 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %156 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %157 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %159 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %159 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %160 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %160 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %163 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %164 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %167 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %166 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %168 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %170 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %170 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %172 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %173 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %173 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %175 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %176 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %176 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %178 = tensor.empty() : tensor<4x256x1536xf32>
  %179 = linalg.fill ins(%cst_3 : f32) outs(%178 : tensor<4x256x1536xf32>) -> tensor<4x256x1536xf32>
  %180 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%177, %h0.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %181 = tensor.empty() : tensor<1x1x1536xf32>
  %182 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.up.b : tensor<1536xf32>) outs(%181 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %183 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<1x1x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %183 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %184 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %186 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %184 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %187 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %188 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %185 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %189 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %186 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %190 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %192 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %191 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.tanh %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %195 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %194 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %194 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %198 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %197 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %199 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %201 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%200, %h0.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %202 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %201 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %203 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.down.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %204 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %204 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %206 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%205 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %207 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %209 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %209 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %210 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %210 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %213 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%211 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %214 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %217 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %216 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %218 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %220 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %220 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %222 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %223 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %223 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %225 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %226 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %226 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %228 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%227, %h1.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%98 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1152xf32>
  %229 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.qkv.b : tensor<1152xf32>) outs(%100 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %230 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<1x1x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %230 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1152xf32>
  %expanded_27 = tensor.expand_shape %231 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %232 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<4x256x3x6x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice_28 = tensor.extract_slice %232[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_30 = tensor.extract_slice %232[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_32 = tensor.extract_slice %232[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %233 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_29, %collapsed_31 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %234 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %235 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %234, %125 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %236 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235 : tensor<4x6x256x256xf32>) outs(%128 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.maximumf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %236 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %238 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %239 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %240 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235, %239 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %241 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.exp %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %242 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%241 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %243 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %244 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %245 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241, %244 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %246 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %243 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %247 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %246 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %248 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%245, %collapsed_33 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %249 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<4x6x256x64xf32>) outs(%148 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_34 = tensor.collapse_shape %249 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %250 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_34, %h1.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %251 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.out.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %252 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %252 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %253 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %255 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%254 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %256 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %258 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %258 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %259 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %259 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %262 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %263 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %266 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %265 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %267 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %269 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %269 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %271 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %272 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %272 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %274 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %275 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %275 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %277 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%276, %h1.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %278 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.up.b : tensor<1536xf32>) outs(%181 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %279 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<1x1x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %280 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %279 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %280 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %280 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %281 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %284 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %282 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %284 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %285 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %287 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.tanh %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %288 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %287 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %287 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %289 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %290 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %292 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%291, %h1.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %292 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %294 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.down.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %295 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %296 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %295 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %297 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%296 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %298 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %300 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %301 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %300 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %301 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %301 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %304 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %305 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %307 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %308 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %307 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %309 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %311 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %311 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %313 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %314 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %314 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %316 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %317 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %317 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %319 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%318, %h2.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%98 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1152xf32>
  %320 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.qkv.b : tensor<1152xf32>) outs(%100 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %321 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<1x1x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %321 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1152xf32>
  %expanded_35 = tensor.expand_shape %322 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %323 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<4x256x3x6x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice_36 = tensor.extract_slice %323[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_38 = tensor.extract_slice %323[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_40 = tensor.extract_slice %323[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %324 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_37, %collapsed_39 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %325 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %326 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %325, %125 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %327 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%326 : tensor<4x6x256x256xf32>) outs(%128 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.maximumf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %327 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %329 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%328 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %330 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %331 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%326, %330 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %332 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331 : tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.exp %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %333 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%332 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %334 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %335 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %336 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332, %335 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %337 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334, %334 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %338 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %337 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %339 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%336, %collapsed_41 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %340 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<4x6x256x64xf32>) outs(%148 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_42 = tensor.collapse_shape %340 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %341 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_42, %h2.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %342 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.out.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %343 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %343 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %344 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %346 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%345 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %347 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %349 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %349 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %351 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %350 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %350 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %353 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%351 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %354 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %357 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %356 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %358 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %360 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %360 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %362 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %363 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %364 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %363 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %365 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %366 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364, %366 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %368 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%367, %h2.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %369 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.up.b : tensor<1536xf32>) outs(%181 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %370 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369 : tensor<1x1x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %371 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %370 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %372 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %371 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %373 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %371 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %372 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %373 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %375 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %377 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %376 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %378 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377 : tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.tanh %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %379 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %378 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %380 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %378 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %380 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %381 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %383 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%382, %h2.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %383 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %385 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.down.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %386 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %387 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %386 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %388 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%387 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %389 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %390 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %391 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %392 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %391 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %392 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %392 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %395 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%393 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %396 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %399 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %398 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %400 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %402 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %402 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %404 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %405 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %405 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %407 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %408 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %409 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %408 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %410 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%409, %h3.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%98 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1152xf32>
  %411 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.qkv.b : tensor<1152xf32>) outs(%100 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %412 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<1x1x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %413 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %412 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%97 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1152xf32>
  %expanded_43 = tensor.expand_shape %413 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %414 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<4x256x3x6x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice_44 = tensor.extract_slice %414[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_46 = tensor.extract_slice %414[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_48 = tensor.extract_slice %414[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %415 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %collapsed_47 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %416 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%415, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %417 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %416, %125 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %418 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%417 : tensor<4x6x256x256xf32>) outs(%128 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.maximumf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %419 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %418 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %420 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %421 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %422 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417, %421 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %423 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422 : tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.exp %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %424 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%423 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %425 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424 : tensor<4x6x256xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %426 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %427 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %426 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %428 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425, %425 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %429 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %428 : tensor<4x6x256x1xf32>, tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %430 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%427, %collapsed_49 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %431 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430 : tensor<4x6x256x64xf32>) outs(%148 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_50 = tensor.collapse_shape %431 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %432 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_50, %h3.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %433 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.out.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %434 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432, %434 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %435 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %437 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%436 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %438 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %440 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %440 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %442 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %441 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %441 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %444 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%442 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %445 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %446 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %448 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %447 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %449 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %451 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %452 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %451 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %453 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %454 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %454 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %456 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %457 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %457 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %459 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%458, %h3.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %460 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.up.b : tensor<1536xf32>) outs(%181 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %461 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<1x1x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459, %461 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %463 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %462 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %462 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %463 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %464 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %466 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %467 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %469 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.tanh %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %469 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %469 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %472 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %471 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %472 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %474 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%473, %h3.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %475 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %474 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %476 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.down.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %477 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %477 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %479 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%478 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %480 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %482 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %483 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%478, %482 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %483 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %483 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %486 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%484 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %487 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %489 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %82 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %490 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.rsqrt %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %491 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490, %489 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %492 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %491 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %493 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%490 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %493 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %495 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.g : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %496 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %497 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %496 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %498 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.b : tensor<384xf32>) outs(%90 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %499 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %500 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %499 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %501 = tensor.empty() : tensor<384x8192xf32>
  %502 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%wte : tensor<8192x384xf32>) outs(%501 : tensor<384x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x8192xf32>
  %503 = tensor.empty() : tensor<4x256x8192xf32>
  %504 = linalg.fill ins(%cst_3 : f32) outs(%503 : tensor<4x256x8192xf32>) -> tensor<4x256x8192xf32>
  %505 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%500, %502 : tensor<4x256x384xf32>, tensor<384x8192xf32>) outs(%504 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x8192xf32>
  %506 = linalg.fill ins(%cst_1 : f32) outs(%67 : tensor<4x256xf32>) -> tensor<4x256xf32>
  %507 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%505 : tensor<4x256x8192xf32>) outs(%506 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.maximumf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %508 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%67 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256xf32>
  %509 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%508, %507 : tensor<4x256xf32>, tensor<4x256xf32>) outs(%67 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.maximumf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %510 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %511 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<4x256x1xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %511 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %513 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512 : tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.exp %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %514 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%513 : tensor<4x256x8192xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %515 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %516 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%515 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = math.log %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %517 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<4x256x1xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %518 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%512, %517 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.subf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %519 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<4x256xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %520 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %521 = tensor.empty() : tensor<4x256x1xi1>
  %522 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %520 : tensor<4x256x1xi32>, tensor<4x256x1xi32>) outs(%521 : tensor<4x256x1xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1040 = arith.cmpi slt, %in, %in_142 : i32
    linalg.yield %1040 : i1
  } -> tensor<4x256x1xi1>
  %523 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<i32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %524 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %523 : tensor<4x256x1xi32>, tensor<4x256x1xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %in_142: i32, %out: i32):
    %1040 = arith.addi %in, %in_142 : i32
    linalg.yield %1040 : i32
  } -> tensor<4x256x1xi32>
  %525 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%522, %524, %519 : tensor<4x256x1xi1>, tensor<4x256x1xi32>, tensor<4x256x1xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i1, %in_142: i32, %in_143: i32, %out: i32):
    %1040 = arith.select %in, %in_142, %in_143 : i32
    linalg.yield %1040 : i32
  } -> tensor<4x256x1xi32>
  %expanded_51 = tensor.expand_shape %525 [[0], [1], [2, 3]] output_shape [4, 256, 1, 1] : tensor<4x256x1xi32> into tensor<4x256x1x1xi32>
  %526 = tensor.empty() : tensor<4x256x1x1xi32>
  %527 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%526 : tensor<4x256x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1x1xi32>
  %528 = tensor.empty() : tensor<4x256x1x1xi1>
  %529 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51, %527 : tensor<4x256x1x1xi32>, tensor<4x256x1x1xi32>) outs(%528 : tensor<4x256x1x1xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1040 = arith.cmpi sge, %in, %in_142 : i32
    linalg.yield %1040 : i1
  } -> tensor<4x256x1x1xi1>
  %530 = tensor.empty() : tensor<1x1x1x1xi32>
  %531 = linalg.generic {indexing_maps = [#map26, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<1xi32>) outs(%530 : tensor<1x1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1x1xi32>
  %532 = linalg.generic {indexing_maps = [#map27, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%531 : tensor<1x1x1x1xi32>) outs(%526 : tensor<4x256x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1x1xi32>
  %533 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51, %532 : tensor<4x256x1x1xi32>, tensor<4x256x1x1xi32>) outs(%528 : tensor<4x256x1x1xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1040 = arith.cmpi sle, %in, %in_142 : i32
    linalg.yield %1040 : i1
  } -> tensor<4x256x1x1xi1>
  %534 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%529, %533 : tensor<4x256x1x1xi1>, tensor<4x256x1x1xi1>) outs(%528 : tensor<4x256x1x1xi1>) {
  ^bb0(%in: i1, %in_142: i1, %out: i1):
    %1040 = arith.andi %in, %in_142 : i1
    linalg.yield %1040 : i1
  } -> tensor<4x256x1x1xi1>
  %535 = linalg.fill ins(%true : i1) outs(%521 : tensor<4x256x1xi1>) -> tensor<4x256x1xi1>
  %536 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%534 : tensor<4x256x1x1xi1>) outs(%535 : tensor<4x256x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %1040 = arith.andi %out, %in : i1
    linalg.yield %1040 : i1
  } -> tensor<4x256x1xi1>
  %537 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%out: f32):
    %1040 = linalg.index 0 : index
    %1041 = linalg.index 1 : index
    %extracted = tensor.extract %expanded_51[%1040, %1041, %c0, %c0] : tensor<4x256x1x1xi32>
    %1042 = arith.index_cast %extracted : i32 to index
    %1043 = arith.maxsi %1042, %c0 : index
    %1044 = arith.minsi %1043, %c8191 : index
    %extracted_142 = tensor.extract %518[%1040, %1041, %1044] : tensor<4x256x8192xf32>
    linalg.yield %extracted_142 : f32
  } -> tensor<4x256x1xf32>
  %538 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %539 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %537, %538 : tensor<4x256x1xi1>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %540 = linalg.fill ins(%cst_3 : f32) outs(%121 : tensor<f32>) -> tensor<f32>
  %541 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "reduction"]} ins(%539 : tensor<4x256x1xf32>) outs(%540 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<f32>
  %542 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%541 : tensor<f32>) outs(%121 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.divf %in, %cst_0 : f32
    linalg.yield %1040 : f32
  } -> tensor<f32>
  %543 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%542 : tensor<f32>) outs(%121 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<f32>
  %544 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%121 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst : f32
  } -> tensor<f32>
  %545 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%544 : tensor<f32>) outs(%121 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.divf %in, %cst_0 : f32
    linalg.yield %1040 : f32
  } -> tensor<f32>
  %546 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %547 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %collapsed_52 = tensor.collapse_shape %525 [[0], [1, 2]] : tensor<4x256x1xi32> into tensor<4x256xi32>
  %548 = tensor.empty() : tensor<4x256x8192xi32>
  %549 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_52 : tensor<4x256xi32>) outs(%548 : tensor<4x256x8192xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x8192xi32>
  %550 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%548 : tensor<4x256x8192xi32>) {
  ^bb0(%out: i32):
    %1040 = linalg.index 2 : index
    %1041 = arith.index_cast %1040 : index to i32
    linalg.yield %1041 : i32
  } -> tensor<4x256x8192xi32>
  %551 = tensor.empty() : tensor<4x256x8192xi1>
  %552 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %550 : tensor<4x256x8192xi32>, tensor<4x256x8192xi32>) outs(%551 : tensor<4x256x8192xi1>) {
  ^bb0(%in: i32, %in_142: i32, %out: i1):
    %1040 = arith.cmpi eq, %in, %in_142 : i32
    linalg.yield %1040 : i1
  } -> tensor<4x256x8192xi1>
  %collapsed_53 = tensor.collapse_shape %546 [[0], [1, 2]] : tensor<4x256x1xf32> into tensor<4x256xf32>
  %553 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_53 : tensor<4x256xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %554 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %553 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %555 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%552, %554, %547 : tensor<4x256x8192xi1>, tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %556 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %557 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%556 : tensor<4x256x8192xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_54 = tensor.expand_shape %557 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %515 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %559 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%558 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %560 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559 : tensor<4x256xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %561 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %513 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %561 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%503 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x8192xf32>
  %563 = tensor.empty() : tensor<8192x384xf32>
  %564 = linalg.fill ins(%cst_3 : f32) outs(%563 : tensor<8192x384xf32>) -> tensor<8192x384xf32>
  %565 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%562, %500 : tensor<4x256x8192xf32>, tensor<4x256x384xf32>) outs(%564 : tensor<8192x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<8192x384xf32>
  %566 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%565 : tensor<8192x384xf32>) outs(%501 : tensor<384x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x8192xf32>
  %567 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%562, %502 : tensor<4x256x8192xf32>, tensor<384x8192xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %568 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%566 : tensor<384x8192xf32>) outs(%563 : tensor<8192x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8192x384xf32>
  %569 = tensor.empty() : tensor<384xf32>
  %570 = linalg.fill ins(%cst_3 : f32) outs(%569 : tensor<384xf32>) -> tensor<384xf32>
  %571 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%567 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_55 = tensor.expand_shape %571 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %572 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_55 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @lnf.b, %572 : tensor<384xf32>
  %573 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %567 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %574 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%573 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_56 = tensor.expand_shape %574 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %575 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%567, %496 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %576 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_56 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @lnf.g, %576 : tensor<384xf32>
  %577 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %575 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %578 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%577 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_57 = tensor.expand_shape %578 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %493 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %580 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %492 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %581 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %582 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%581 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_58 = tensor.expand_shape %582 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %583 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %584 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%583 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %585 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%584 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %586 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %485 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %587 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%586 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %588 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%587 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_59 = tensor.expand_shape %588 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %589 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %586 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %590 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %expanded_59 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %591 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%590, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %592 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%591 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %593 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%592 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %594 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %593 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %595 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%594 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_60 = tensor.expand_shape %595 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %596 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_60 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h3.down.b, %596 : tensor<384xf32>
  %597 = tensor.empty() : tensor<384x1536xf32>
  %598 = linalg.fill ins(%cst_3 : f32) outs(%597 : tensor<384x1536xf32>) -> tensor<384x1536xf32>
  %599 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%594, %473 : tensor<4x256x384xf32>, tensor<4x256x1536xf32>) outs(%598 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x1536xf32>
  %600 = tensor.empty() : tensor<1536x384xf32>
  %601 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%599 : tensor<384x1536xf32>) outs(%600 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1536x384xf32>
  weft.grad @h3.down.w, %601 : tensor<1536x384xf32>
  %602 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%594, %h3.down.w : tensor<4x256x384xf32>, tensor<1536x384xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %603 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %602 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %472 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %605 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %603 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %606 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605, %470 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %607 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %469 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %608 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %607 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %609 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %608 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %610 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%604, %609 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %611 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %609 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %612 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %465 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %613 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610, %612 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %614 = tensor.empty() : tensor<1536xf32>
  %615 = linalg.fill ins(%cst_3 : f32) outs(%614 : tensor<1536xf32>) -> tensor<1536xf32>
  %616 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%613 : tensor<4x256x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  %expanded_61 = tensor.expand_shape %616 [[0, 1, 2]] output_shape [1, 1, 1536] : tensor<1536xf32> into tensor<1x1x1536xf32>
  %617 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_61 : tensor<1x1x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  weft.grad @h3.up.b, %617 : tensor<1536xf32>
  %618 = linalg.fill ins(%cst_3 : f32) outs(%600 : tensor<1536x384xf32>) -> tensor<1536x384xf32>
  %619 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%613, %458 : tensor<4x256x1536xf32>, tensor<4x256x384xf32>) outs(%618 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1536x384xf32>
  %620 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%619 : tensor<1536x384xf32>) outs(%597 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1536xf32>
  weft.grad @h3.up.w, %620 : tensor<384x1536xf32>
  %621 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%613, %h3.up.w : tensor<4x256x1536xf32>, tensor<384x1536xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %622 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%621 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_62 = tensor.expand_shape %622 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %623 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_62 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h3.ln2.b, %623 : tensor<384xf32>
  %624 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %621 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %625 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%624 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_63 = tensor.expand_shape %625 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %626 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %454 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %627 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_63 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h3.ln2.g, %627 : tensor<384xf32>
  %628 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %626 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %629 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%628 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_64 = tensor.expand_shape %629 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %630 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %451 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %631 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %450 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %632 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %633 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%632 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_65 = tensor.expand_shape %633 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %634 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%594, %630 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %635 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %636 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %637 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %638 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %443 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %639 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%638 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %640 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%639 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_66 = tensor.expand_shape %640 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %641 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634, %638 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %642 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %expanded_66 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %643 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %644 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%643 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %645 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%644 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %646 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%641, %645 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %647 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%646 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_67 = tensor.expand_shape %647 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %648 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_67 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h3.out.b, %648 : tensor<384xf32>
  %649 = tensor.empty() : tensor<384x384xf32>
  %650 = linalg.fill ins(%cst_3 : f32) outs(%649 : tensor<384x384xf32>) -> tensor<384x384xf32>
  %651 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%646, %collapsed_50 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%650 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x384xf32>
  %652 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%651 : tensor<384x384xf32>) outs(%649 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x384xf32>
  weft.grad @h3.out.w, %652 : tensor<384x384xf32>
  %653 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%646, %h3.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %expanded_68 = tensor.expand_shape %653 [[0], [1], [2, 3]] output_shape [4, 256, 6, 64] : tensor<4x256x384xf32> into tensor<4x256x6x64xf32>
  %654 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<4x256x6x64xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %655 = tensor.empty() : tensor<4x6x64x256xf32>
  %656 = linalg.fill ins(%cst_3 : f32) outs(%655 : tensor<4x6x64x256xf32>) -> tensor<4x6x64x256xf32>
  %657 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%654, %427 : tensor<4x6x256x64xf32>, tensor<4x6x256x256xf32>) outs(%656 : tensor<4x6x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x64x256xf32>
  %658 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657 : tensor<4x6x64x256xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %659 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%654, %collapsed_49 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %660 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%429 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %661 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%659, %660 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %662 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%661, %423 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %663 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%662 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %expanded_69 = tensor.expand_shape %663 [[0], [1], [2, 3]] output_shape [4, 6, 256, 1] : tensor<4x6x256xf32> into tensor<4x6x256x1xf32>
  %664 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %665 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%659, %426 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %666 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%664 : tensor<4x6x256x1xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %667 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%666 : tensor<4x6x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %668 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%665, %667 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %669 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%668, %423 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %670 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %671 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %669, %670 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %672 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%671, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %673 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%672, %collapsed_45 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %674 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%672, %collapsed_47 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %675 = tensor.empty() : tensor<1x4x6x256x64xf32>
  %676 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%658 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded = tensor.pad %676 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %677 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%673 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_70 = tensor.pad %677 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %678 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_70 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %679 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%674 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_71 = tensor.pad %679 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %680 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%678, %padded_71 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %681 = tensor.empty() : tensor<4x256x3x6x64xf32>
  %682 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%680 : tensor<3x4x6x256x64xf32>) outs(%681 : tensor<4x256x3x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x3x6x64xf32>
  %collapsed_72 = tensor.collapse_shape %682 [[0], [1], [2, 3, 4]] : tensor<4x256x3x6x64xf32> into tensor<4x256x1152xf32>
  %683 = tensor.empty() : tensor<1152xf32>
  %684 = linalg.fill ins(%cst_3 : f32) outs(%683 : tensor<1152xf32>) -> tensor<1152xf32>
  %685 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_72 : tensor<4x256x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  %expanded_73 = tensor.expand_shape %685 [[0, 1, 2]] output_shape [1, 1, 1152] : tensor<1152xf32> into tensor<1x1x1152xf32>
  %686 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<1x1x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  weft.grad @h3.qkv.b, %686 : tensor<1152xf32>
  %687 = tensor.empty() : tensor<1152x384xf32>
  %688 = linalg.fill ins(%cst_3 : f32) outs(%687 : tensor<1152x384xf32>) -> tensor<1152x384xf32>
  %689 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_72, %409 : tensor<4x256x1152xf32>, tensor<4x256x384xf32>) outs(%688 : tensor<1152x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1152x384xf32>
  %690 = tensor.empty() : tensor<384x1152xf32>
  %691 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%689 : tensor<1152x384xf32>) outs(%690 : tensor<384x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1152xf32>
  weft.grad @h3.qkv.w, %691 : tensor<384x1152xf32>
  %692 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_72, %h3.qkv.w : tensor<4x256x1152xf32>, tensor<384x1152xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %693 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%692 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_74 = tensor.expand_shape %693 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %694 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_74 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h3.ln1.b, %694 : tensor<384xf32>
  %695 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %692 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %696 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%695 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_75 = tensor.expand_shape %696 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %697 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %405 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %698 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_75 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h3.ln1.g, %698 : tensor<384xf32>
  %699 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %697 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %700 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%699 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_76 = tensor.expand_shape %700 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %701 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%697, %402 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %702 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %401 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %703 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %704 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%703 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_77 = tensor.expand_shape %704 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %705 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646, %701 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %706 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %707 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%706 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %708 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %709 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%708, %394 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %710 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%709 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %711 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%710 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_78 = tensor.expand_shape %711 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %712 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%705, %709 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %713 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %expanded_78 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %714 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%713, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %715 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%714 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %716 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %717 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %716 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %718 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%717 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_79 = tensor.expand_shape %718 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %719 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h2.down.b, %719 : tensor<384xf32>
  %720 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%717, %382 : tensor<4x256x384xf32>, tensor<4x256x1536xf32>) outs(%598 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x1536xf32>
  %721 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%720 : tensor<384x1536xf32>) outs(%600 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1536x384xf32>
  weft.grad @h2.down.w, %721 : tensor<1536x384xf32>
  %722 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%717, %h2.down.w : tensor<4x256x384xf32>, tensor<1536x384xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %723 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %722 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %724 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722, %381 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %725 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %723 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %726 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725, %379 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %727 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %378 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %728 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %727 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %728 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %730 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %729 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %731 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %729 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731, %374 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %733 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %732 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %734 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%733 : tensor<4x256x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  %expanded_80 = tensor.expand_shape %734 [[0, 1, 2]] output_shape [1, 1, 1536] : tensor<1536xf32> into tensor<1x1x1536xf32>
  %735 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_80 : tensor<1x1x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  weft.grad @h2.up.b, %735 : tensor<1536xf32>
  %736 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%733, %367 : tensor<4x256x1536xf32>, tensor<4x256x384xf32>) outs(%618 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1536x384xf32>
  %737 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%736 : tensor<1536x384xf32>) outs(%597 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1536xf32>
  weft.grad @h2.up.w, %737 : tensor<384x1536xf32>
  %738 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%733, %h2.up.w : tensor<4x256x1536xf32>, tensor<384x1536xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %739 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%738 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_81 = tensor.expand_shape %739 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %740 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_81 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h2.ln2.b, %740 : tensor<384xf32>
  %741 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %738 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %742 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%741 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_82 = tensor.expand_shape %742 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %743 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %363 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %744 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_82 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h2.ln2.g, %744 : tensor<384xf32>
  %745 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %743 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %746 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%745 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_83 = tensor.expand_shape %746 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %747 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743, %360 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %748 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83, %359 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %749 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %750 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%749 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_84 = tensor.expand_shape %750 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %751 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %747 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %752 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%748, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %753 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%752 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %754 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%753 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %755 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%754, %352 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %756 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%755 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %757 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%756 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_85 = tensor.expand_shape %757 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %758 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%751, %755 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %759 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %expanded_85 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %760 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%759, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %761 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%760 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %762 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%761 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %763 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758, %762 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %764 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%763 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_86 = tensor.expand_shape %764 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %765 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_86 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h2.out.b, %765 : tensor<384xf32>
  %766 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%763, %collapsed_42 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%650 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x384xf32>
  %767 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%766 : tensor<384x384xf32>) outs(%649 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x384xf32>
  weft.grad @h2.out.w, %767 : tensor<384x384xf32>
  %768 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%763, %h2.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %expanded_87 = tensor.expand_shape %768 [[0], [1], [2, 3]] output_shape [4, 256, 6, 64] : tensor<4x256x384xf32> into tensor<4x256x6x64xf32>
  %769 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_87 : tensor<4x256x6x64xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %770 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%769, %336 : tensor<4x6x256x64xf32>, tensor<4x6x256x256xf32>) outs(%656 : tensor<4x6x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x64x256xf32>
  %771 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%770 : tensor<4x6x64x256xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %772 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%769, %collapsed_41 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %773 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%338 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %774 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%772, %773 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %775 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%774, %332 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %776 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%775 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %expanded_88 = tensor.expand_shape %776 [[0], [1], [2, 3]] output_shape [4, 6, 256, 1] : tensor<4x6x256xf32> into tensor<4x6x256x1xf32>
  %777 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %778 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%772, %335 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %779 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%777 : tensor<4x6x256x1xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %780 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%779 : tensor<4x6x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %781 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%778, %780 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %782 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%781, %332 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %783 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %782, %670 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %784 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%783, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %785 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%784, %collapsed_37 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %786 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%784, %collapsed_39 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %787 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%771 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_89 = tensor.pad %787 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %788 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%785 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_90 = tensor.pad %788 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %789 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_89, %padded_90 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %790 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%786 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_91 = tensor.pad %790 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %791 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%789, %padded_91 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %792 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%791 : tensor<3x4x6x256x64xf32>) outs(%681 : tensor<4x256x3x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x3x6x64xf32>
  %collapsed_92 = tensor.collapse_shape %792 [[0], [1], [2, 3, 4]] : tensor<4x256x3x6x64xf32> into tensor<4x256x1152xf32>
  %793 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_92 : tensor<4x256x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  %expanded_93 = tensor.expand_shape %793 [[0, 1, 2]] output_shape [1, 1, 1152] : tensor<1152xf32> into tensor<1x1x1152xf32>
  %794 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<1x1x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  weft.grad @h2.qkv.b, %794 : tensor<1152xf32>
  %795 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_92, %318 : tensor<4x256x1152xf32>, tensor<4x256x384xf32>) outs(%688 : tensor<1152x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1152x384xf32>
  %796 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%795 : tensor<1152x384xf32>) outs(%690 : tensor<384x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1152xf32>
  weft.grad @h2.qkv.w, %796 : tensor<384x1152xf32>
  %797 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_92, %h2.qkv.w : tensor<4x256x1152xf32>, tensor<384x1152xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %798 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%797 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_94 = tensor.expand_shape %798 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %799 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_94 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h2.ln1.b, %799 : tensor<384xf32>
  %800 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %797 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %801 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%800 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_95 = tensor.expand_shape %801 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %802 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%797, %314 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %803 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h2.ln1.g, %803 : tensor<384xf32>
  %804 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %802 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %805 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%804 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_96 = tensor.expand_shape %805 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %806 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%802, %311 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %807 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96, %310 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %808 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%806 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %809 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%808 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_97 = tensor.expand_shape %809 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %810 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%763, %806 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %811 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%807, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %812 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%811 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %813 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%812 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %814 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%813, %303 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %815 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %816 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%815 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_98 = tensor.expand_shape %816 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %817 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810, %814 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %818 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %expanded_98 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %819 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%818, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %820 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%819 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %821 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%820 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %822 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%817, %821 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %823 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%822 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_99 = tensor.expand_shape %823 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %824 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_99 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h1.down.b, %824 : tensor<384xf32>
  %825 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%822, %291 : tensor<4x256x384xf32>, tensor<4x256x1536xf32>) outs(%598 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x1536xf32>
  %826 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%825 : tensor<384x1536xf32>) outs(%600 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1536x384xf32>
  weft.grad @h1.down.w, %826 : tensor<1536x384xf32>
  %827 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%822, %h1.down.w : tensor<4x256x384xf32>, tensor<1536x384xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %828 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %827 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %829 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%827, %290 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %830 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %828 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %831 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830, %288 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %832 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%831, %287 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %833 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%831, %832 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %834 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %833 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %835 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%829, %834 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %836 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %834 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %837 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%836, %283 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %838 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%835, %837 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %839 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%838 : tensor<4x256x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  %expanded_100 = tensor.expand_shape %839 [[0, 1, 2]] output_shape [1, 1, 1536] : tensor<1536xf32> into tensor<1x1x1536xf32>
  %840 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_100 : tensor<1x1x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  weft.grad @h1.up.b, %840 : tensor<1536xf32>
  %841 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%838, %276 : tensor<4x256x1536xf32>, tensor<4x256x384xf32>) outs(%618 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1536x384xf32>
  %842 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%841 : tensor<1536x384xf32>) outs(%597 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1536xf32>
  weft.grad @h1.up.w, %842 : tensor<384x1536xf32>
  %843 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%838, %h1.up.w : tensor<4x256x1536xf32>, tensor<384x1536xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %844 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%843 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_101 = tensor.expand_shape %844 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %845 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_101 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h1.ln2.b, %845 : tensor<384xf32>
  %846 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %843 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %847 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%846 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_102 = tensor.expand_shape %847 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %848 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%843, %272 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %849 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_102 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h1.ln2.g, %849 : tensor<384xf32>
  %850 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %848 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %851 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%850 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_103 = tensor.expand_shape %851 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %852 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%848, %269 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %853 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_103, %268 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %854 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%852 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %855 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%854 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_104 = tensor.expand_shape %855 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %856 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%822, %852 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %857 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%853, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %858 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%857 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %859 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%858 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %860 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%859, %261 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %861 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%860 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %862 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%861 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_105 = tensor.expand_shape %862 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %863 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%856, %860 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %864 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %expanded_105 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %865 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%864, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %866 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%865 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %867 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%866 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %868 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %867 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %869 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%868 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_106 = tensor.expand_shape %869 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %870 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_106 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h1.out.b, %870 : tensor<384xf32>
  %871 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%868, %collapsed_34 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%650 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x384xf32>
  %872 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%871 : tensor<384x384xf32>) outs(%649 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x384xf32>
  weft.grad @h1.out.w, %872 : tensor<384x384xf32>
  %873 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%868, %h1.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %expanded_107 = tensor.expand_shape %873 [[0], [1], [2, 3]] output_shape [4, 256, 6, 64] : tensor<4x256x384xf32> into tensor<4x256x6x64xf32>
  %874 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107 : tensor<4x256x6x64xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %875 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%874, %245 : tensor<4x6x256x64xf32>, tensor<4x6x256x256xf32>) outs(%656 : tensor<4x6x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x64x256xf32>
  %876 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%875 : tensor<4x6x64x256xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %877 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%874, %collapsed_33 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %878 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %879 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%877, %878 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %880 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%879, %241 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %881 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%880 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %expanded_108 = tensor.expand_shape %881 [[0], [1], [2, 3]] output_shape [4, 6, 256, 1] : tensor<4x6x256xf32> into tensor<4x6x256x1xf32>
  %882 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_108 : tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %883 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%877, %244 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %884 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%882 : tensor<4x6x256x1xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %885 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%884 : tensor<4x6x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %886 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%883, %885 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %887 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%886, %241 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %888 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %887, %670 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %889 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%888, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %890 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%889, %collapsed_29 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %891 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%889, %collapsed_31 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %892 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%876 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_109 = tensor.pad %892 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %893 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%890 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_110 = tensor.pad %893 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %894 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_109, %padded_110 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %895 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%891 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_111 = tensor.pad %895 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %896 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%894, %padded_111 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %897 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%896 : tensor<3x4x6x256x64xf32>) outs(%681 : tensor<4x256x3x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x3x6x64xf32>
  %collapsed_112 = tensor.collapse_shape %897 [[0], [1], [2, 3, 4]] : tensor<4x256x3x6x64xf32> into tensor<4x256x1152xf32>
  %898 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_112 : tensor<4x256x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  %expanded_113 = tensor.expand_shape %898 [[0, 1, 2]] output_shape [1, 1, 1152] : tensor<1152xf32> into tensor<1x1x1152xf32>
  %899 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_113 : tensor<1x1x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  weft.grad @h1.qkv.b, %899 : tensor<1152xf32>
  %900 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_112, %227 : tensor<4x256x1152xf32>, tensor<4x256x384xf32>) outs(%688 : tensor<1152x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1152x384xf32>
  %901 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%900 : tensor<1152x384xf32>) outs(%690 : tensor<384x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1152xf32>
  weft.grad @h1.qkv.w, %901 : tensor<384x1152xf32>
  %902 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_112, %h1.qkv.w : tensor<4x256x1152xf32>, tensor<384x1152xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %903 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%902 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_114 = tensor.expand_shape %903 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %904 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_114 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h1.ln1.b, %904 : tensor<384xf32>
  %905 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %902 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %906 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%905 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_115 = tensor.expand_shape %906 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %907 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%902, %223 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %908 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_115 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h1.ln1.g, %908 : tensor<384xf32>
  %909 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %907 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %910 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%909 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_116 = tensor.expand_shape %910 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %911 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%907, %220 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %912 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116, %219 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %913 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%911 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %914 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%913 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_117 = tensor.expand_shape %914 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %915 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868, %911 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %916 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%912, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %917 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%916 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %918 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%917 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %919 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%918, %212 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %920 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%919 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %921 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%920 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_118 = tensor.expand_shape %921 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %922 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%915, %919 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %923 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %expanded_118 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %924 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%923, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %925 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%924 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %926 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%925 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %927 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%922, %926 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %928 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%927 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_119 = tensor.expand_shape %928 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %929 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_119 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h0.down.b, %929 : tensor<384xf32>
  %930 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%927, %200 : tensor<4x256x384xf32>, tensor<4x256x1536xf32>) outs(%598 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x1536xf32>
  %931 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%930 : tensor<384x1536xf32>) outs(%600 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1536x384xf32>
  weft.grad @h0.down.w, %931 : tensor<1536x384xf32>
  %932 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%927, %h0.down.w : tensor<4x256x384xf32>, tensor<1536x384xf32>) outs(%179 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x1536xf32>
  %933 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %932 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %934 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%932, %199 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %935 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %933 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %936 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%935, %196 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %937 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%936, %194 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %938 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%936, %937 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %939 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %938 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %940 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%934, %939 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %941 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %939 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %942 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%941, %188 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %943 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%940, %942 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%178 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1536xf32>
  %944 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%943 : tensor<4x256x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  %expanded_120 = tensor.expand_shape %944 [[0, 1, 2]] output_shape [1, 1, 1536] : tensor<1536xf32> into tensor<1x1x1536xf32>
  %945 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_120 : tensor<1x1x1536xf32>) outs(%615 : tensor<1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1536xf32>
  weft.grad @h0.up.b, %945 : tensor<1536xf32>
  %946 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%943, %177 : tensor<4x256x1536xf32>, tensor<4x256x384xf32>) outs(%618 : tensor<1536x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1536x384xf32>
  %947 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%946 : tensor<1536x384xf32>) outs(%597 : tensor<384x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1536xf32>
  weft.grad @h0.up.w, %947 : tensor<384x1536xf32>
  %948 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%943, %h0.up.w : tensor<4x256x1536xf32>, tensor<384x1536xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %949 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%948 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_121 = tensor.expand_shape %949 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %950 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_121 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h0.ln2.b, %950 : tensor<384xf32>
  %951 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %948 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %952 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%951 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_122 = tensor.expand_shape %952 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %953 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%948, %173 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %954 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_122 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h0.ln2.g, %954 : tensor<384xf32>
  %955 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %953 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %956 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%955 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_123 = tensor.expand_shape %956 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %957 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%953, %170 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %958 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_123, %169 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %959 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%957 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %960 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%959 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_124 = tensor.expand_shape %960 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %961 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%927, %957 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %962 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %963 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%962 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %964 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %965 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%964, %162 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %966 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%965 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %967 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%966 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_125 = tensor.expand_shape %967 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %968 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%961, %965 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %969 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_124, %expanded_125 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %970 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%969, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %971 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%970 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %972 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%971 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %973 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%968, %972 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %974 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%973 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_126 = tensor.expand_shape %974 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %975 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_126 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h0.out.b, %975 : tensor<384xf32>
  %976 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%973, %collapsed_26 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%650 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<384x384xf32>
  %977 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%976 : tensor<384x384xf32>) outs(%649 : tensor<384x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x384xf32>
  weft.grad @h0.out.w, %977 : tensor<384x384xf32>
  %978 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%973, %h0.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %expanded_127 = tensor.expand_shape %978 [[0], [1], [2, 3]] output_shape [4, 256, 6, 64] : tensor<4x256x384xf32> into tensor<4x256x6x64xf32>
  %979 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<4x256x6x64xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %980 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%979, %141 : tensor<4x6x256x64xf32>, tensor<4x6x256x256xf32>) outs(%656 : tensor<4x6x64x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x64x256xf32>
  %981 = linalg.generic {indexing_maps = [#map34, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%980 : tensor<4x6x64x256xf32>) outs(%145 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x64xf32>
  %982 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%979, %collapsed_25 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%107 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x256xf32>
  %983 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<4x6x256x1xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %984 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%982, %983 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %985 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%984, %136 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %986 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%985 : tensor<4x6x256x256xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %expanded_128 = tensor.expand_shape %986 [[0], [1], [2, 3]] output_shape [4, 6, 256, 1] : tensor<4x6x256xf32> into tensor<4x6x256x1xf32>
  %987 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<4x6x256x1xf32>) outs(%132 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x1xf32>
  %988 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%982, %140 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %989 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%987 : tensor<4x6x256x1xf32>) outs(%137 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256xf32>
  %990 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%989 : tensor<4x6x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %991 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%988, %990 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %992 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%991, %136 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %993 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %992, %670 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_142: f32, %in_143: f32, %out: f32):
    %1040 = arith.select %in, %in_142, %in_143 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %994 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%993, %109 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%106 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x6x256x256xf32>
  %995 = linalg.generic {indexing_maps = [#map33, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%994, %collapsed : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %996 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%994, %collapsed_23 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%146 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x6x256x64xf32>
  %997 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%981 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_129 = tensor.pad %997 low[2, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %998 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%995 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_130 = tensor.pad %998 low[1, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %999 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_129, %padded_130 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %1000 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%996 : tensor<4x6x256x64xf32>) outs(%675 : tensor<1x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x4x6x256x64xf32>
  %padded_131 = tensor.pad %1000 low[0, 0, 0, 0, 0] high[2, 0, 0, 0, 0] {
  ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index):
    tensor.yield %cst_3 : f32
  } : tensor<1x4x6x256x64xf32> to tensor<3x4x6x256x64xf32>
  %1001 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%999, %padded_131 : tensor<3x4x6x256x64xf32>, tensor<3x4x6x256x64xf32>) outs(%104 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<3x4x6x256x64xf32>
  %1002 = linalg.generic {indexing_maps = [#map36, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1001 : tensor<3x4x6x256x64xf32>) outs(%681 : tensor<4x256x3x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x3x6x64xf32>
  %collapsed_132 = tensor.collapse_shape %1002 [[0], [1], [2, 3, 4]] : tensor<4x256x3x6x64xf32> into tensor<4x256x1152xf32>
  %1003 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%collapsed_132 : tensor<4x256x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  %expanded_133 = tensor.expand_shape %1003 [[0, 1, 2]] output_shape [1, 1, 1152] : tensor<1152xf32> into tensor<1x1x1152xf32>
  %1004 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_133 : tensor<1x1x1152xf32>) outs(%684 : tensor<1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<1152xf32>
  weft.grad @h0.qkv.b, %1004 : tensor<1152xf32>
  %1005 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_132, %96 : tensor<4x256x1152xf32>, tensor<4x256x384xf32>) outs(%688 : tensor<1152x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<1152x384xf32>
  %1006 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%1005 : tensor<1152x384xf32>) outs(%690 : tensor<384x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x1152xf32>
  weft.grad @h0.qkv.w, %1006 : tensor<384x1152xf32>
  %1007 = linalg.generic {indexing_maps = [#map10, #map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_132, %h0.qkv.w : tensor<4x256x1152xf32>, tensor<384x1152xf32>) outs(%150 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    %1041 = arith.addf %out, %1040 : f32
    linalg.yield %1041 : f32
  } -> tensor<4x256x384xf32>
  %1008 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1007 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_134 = tensor.expand_shape %1008 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %1009 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_134 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h0.ln1.b, %1009 : tensor<384xf32>
  %1010 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %1007 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1011 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1010 : tensor<4x256x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  %expanded_135 = tensor.expand_shape %1011 [[0, 1, 2]] output_shape [1, 1, 384] : tensor<384xf32> into tensor<1x1x384xf32>
  %1012 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1007, %92 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1013 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_135 : tensor<1x1x384xf32>) outs(%570 : tensor<384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<384xf32>
  weft.grad @h0.ln1.g, %1013 : tensor<384xf32>
  %1014 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %1012 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1015 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1014 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_136 = tensor.expand_shape %1015 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %1016 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1012, %88 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1017 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_136, %87 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %1018 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1016 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1019 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1018 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_137 = tensor.expand_shape %1019 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %1020 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%973, %1016 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1021 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1017, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %1022 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1021 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %1023 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1022 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %1024 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1023, %78 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.mulf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1025 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1024 : tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.negf %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1026 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1025 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %expanded_138 = tensor.expand_shape %1026 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
  %1027 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1020, %1024 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1028 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_137, %expanded_138 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %1029 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1028, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.divf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x1xf32>
  %1030 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1029 : tensor<4x256x1xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256xf32>
  %1031 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1030 : tensor<4x256xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %1032 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027, %1031 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<4x256x384xf32>
  %1033 = tensor.empty() : tensor<256x384xf32>
  %1034 = linalg.fill ins(%cst_3 : f32) outs(%1033 : tensor<256x384xf32>) -> tensor<256x384xf32>
  %1035 = linalg.generic {indexing_maps = [#map37, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1032 : tensor<4x256x384xf32>) outs(%1034 : tensor<256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<256x384xf32>
  %expanded_139 = tensor.expand_shape %1035 [[0, 1], [2]] output_shape [1, 256, 384] : tensor<256x384xf32> into tensor<1x256x384xf32>
  %1036 = linalg.generic {indexing_maps = [#map37, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_139 : tensor<1x256x384xf32>) outs(%1034 : tensor<256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1040 = arith.addf %out, %in : f32
    linalg.yield %1040 : f32
  } -> tensor<256x384xf32>
  weft.grad @wpe, %1036 : tensor<256x384xf32>
  %1037 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%563 : tensor<8192x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8192x384xf32>
  %collapsed_140 = tensor.collapse_shape %60 [[0, 1, 2]] : tensor<4x256x1xi32> into tensor<1024xi32>
  %collapsed_141 = tensor.collapse_shape %1032 [[0, 1], [2]] : tensor<4x256x384xf32> into tensor<1024x384xf32>
  %1038 = weft.scatter_add ins(%collapsed_140, %collapsed_141 : tensor<1024xi32>, tensor<1024x384xf32>) outs(%1037 : tensor<8192x384xf32>)
  %1039 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%568, %1038 : tensor<8192x384xf32>, tensor<8192x384xf32>) outs(%563 : tensor<8192x384xf32>) {
  ^bb0(%in: f32, %in_142: f32, %out: f32):
    %1040 = arith.addf %in, %in_142 : f32
    linalg.yield %1040 : f32
  } -> tensor<8192x384xf32>
  weft.grad @wte, %1039 : tensor<8192x384xf32>
  weft.loss %543 : tensor<f32>
  return
}

func.func @eval(%x: tensor<4x256xi32> {weft.bound = 8192 : i64, weft.name = "x"}, %y: tensor<4x256xi32> {weft.bound = 8192 : i64, weft.name = "y"}) attributes {weft.eval} {
  %h0.down.b = weft.read @h0.down.b : tensor<384xf32>
  %h0.down.w = weft.read @h0.down.w : tensor<1536x384xf32>
  %h0.ln1.b = weft.read @h0.ln1.b : tensor<384xf32>
  %h0.ln1.g = weft.read @h0.ln1.g : tensor<384xf32>
  %h0.ln2.b = weft.read @h0.ln2.b : tensor<384xf32>
  %h0.ln2.g = weft.read @h0.ln2.g : tensor<384xf32>
  %h0.out.b = weft.read @h0.out.b : tensor<384xf32>
  %h0.out.w = weft.read @h0.out.w : tensor<384x384xf32>
  %h0.qkv.b = weft.read @h0.qkv.b : tensor<1152xf32>
  %h0.qkv.w = weft.read @h0.qkv.w : tensor<384x1152xf32>
  %h0.up.b = weft.read @h0.up.b : tensor<1536xf32>
  %h0.up.w = weft.read @h0.up.w : tensor<384x1536xf32>
  %h1.down.b = weft.read @h1.down.b : tensor<384xf32>
  %h1.down.w = weft.read @h1.down.w : tensor<1536x384xf32>
  %h1.ln1.b = weft.read @h1.ln1.b : tensor<384xf32>
  %h1.ln1.g = weft.read @h1.ln1.g : tensor<384xf32>
  %h1.ln2.b = weft.read @h1.ln2.b : tensor<384xf32>
  %h1.ln2.g = weft.read @h1.ln2.g : tensor<384xf32>
  %h1.out.b = weft.read @h1.out.b : tensor<384xf32>
  %h1.out.w = weft.read @h1.out.w : tensor<384x384xf32>
  %h1.qkv.b = weft.read @h1.qkv.b : tensor<1152xf32>
  %h1.qkv.w = weft.read @h1.qkv.w : tensor<384x1152xf32>
  %h1.up.b = weft.read @h1.up.b : tensor<1536xf32>
  %h1.up.w = weft.read @h1.up.w : tensor<384x1536xf32>
  %h2.down.b = weft.read @h2.down.b : tensor<384xf32>
  %h2.down.w = weft.read @h2.down.w : tensor<1536x384xf32>
  %h2.ln1.b = weft.read @h2.ln1.b : tensor<384xf32>
  %h2.ln1.g = weft.read @h2.ln1.g : tensor<384xf32>
  %h2.ln2.b = weft.read @h2.ln2.b : tensor<384xf32>
  %h2.ln2.g = weft.read @h2.ln2.g : tensor<384xf32>
  %h2.out.b = weft.read @h2.out.b : tensor<384xf32>
  %h2.out.w = weft.read @h2.out.w : tensor<384x384xf32>
  %h2.qkv.b = weft.read @h2.qkv.b : tensor<1152xf32>
  %h2.qkv.w = weft.read @h2.qkv.w : tensor<384x1152xf32>
  %h2.up.b = weft.read @h2.up.b : tensor<1536xf32>
  %h2.up.w = weft.read @h2.up.w : tensor<384x1536xf32>
  %h3.down.b = weft.read @h3.down.b : tensor<384xf32>
  %h3.down.w = weft.read @h3.down.w : tensor<1536x384xf32>
  %h3.ln1.b = weft.read @h3.ln1.b : tensor<384xf32>
  %h3.ln1.g = weft.read @h3.ln1.g : tensor<384xf32>
  %h3.ln2.b = weft.read @h3.ln2.b : tensor<384xf32>
  %h3.ln2.g = weft.read @h3.ln2.g : tensor<384xf32>
  %h3.out.b = weft.read @h3.out.b : tensor<384xf32>
  %h3.out.w = weft.read @h3.out.w : tensor<384x384xf32>
  %h3.qkv.b = weft.read @h3.qkv.b : tensor<1152xf32>
  %h3.qkv.w = weft.read @h3.qkv.w : tensor<384x1152xf32>
  %h3.up.b = weft.read @h3.up.b : tensor<1536xf32>
  %h3.up.w = weft.read @h3.up.w : tensor<384x1536xf32>
  %lnf.b = weft.read @lnf.b : tensor<384xf32>
  %lnf.g = weft.read @lnf.g : tensor<384xf32>
  %wpe = weft.read @wpe : tensor<256x384xf32>
  %wte = weft.read @wte : tensor<8192x384xf32>
  %cst = arith.constant 1.024000e+03 : f32
  %true = arith.constant true
  %cst_0 = arith.constant 0xFF800000 : f32
  %cst_1 = arith.constant -1.000000e+09 : f32
  %cst_2 = arith.constant 0.000000e+00 : f32
  %c8191 = arith.constant 8191 : index
  %c0 = arith.constant 0 : index
  %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
  %cst_4 = arith.constant dense<8191> : tensor<1xi32>
  %cst_5 = arith.constant dense<5.000000e-01> : tensor<f32>
  %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
  %cst_7 = arith.constant dense<0.797884583> : tensor<f32>
  %cst_8 = arith.constant dense<4.471500e-02> : tensor<f32>
  %cst_9 = arith.constant dense<0xFF800000> : tensor<f32>
  %cst_10 = arith.constant dense<false> : tensor<i1>
  %cst_11 = arith.constant dense<true> : tensor<i1>
  %cst_12 = arith.constant dense<8.000000e+00> : tensor<f32>
  %cst_13 = arith.constant dense<9.99999974E-6> : tensor<f32>
  %cst_14 = arith.constant dense<3.840000e+02> : tensor<f32>
  %cst_15 = arith.constant dense<8192> : tensor<i32>
  %cst_16 = arith.constant dense<0> : tensor<i32>
  %52 = tensor.empty() : tensor<4x256xi32>
  %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256xi32>
  %54 = tensor.empty() : tensor<4x256xi1>
  %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %53 : tensor<4x256xi32>, tensor<4x256xi32>) outs(%54 : tensor<4x256xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %497 = arith.cmpi slt, %in, %in_47 : i32
    linalg.yield %497 : i1
  } -> tensor<4x256xi1>
  %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256xi32>
  %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%x, %56 : tensor<4x256xi32>, tensor<4x256xi32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i32, %in_47: i32, %out: i32):
    %497 = arith.addi %in, %in_47 : i32
    linalg.yield %497 : i32
  } -> tensor<4x256xi32>
  %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %57, %x : tensor<4x256xi1>, tensor<4x256xi32>, tensor<4x256xi32>) outs(%52 : tensor<4x256xi32>) {
  ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
    %497 = arith.select %in, %in_47, %in_48 : i32
    linalg.yield %497 : i32
  } -> tensor<4x256xi32>
  %59 = tensor.empty() : tensor<4x256x1xi32>
  %60 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<4x256xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %61 = tensor.empty() : tensor<4x256x384xf32>
  %62 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%out: f32):
    %497 = linalg.index 0 : index
    %498 = linalg.index 1 : index
    %499 = linalg.index 2 : index
    %extracted = tensor.extract %60[%497, %498, %c0] : tensor<4x256x1xi32>
    %500 = arith.index_cast %extracted : i32 to index
    %501 = arith.maxsi %500, %c0 : index
    %502 = arith.minsi %501, %c8191 : index
    %extracted_47 = tensor.extract %wte[%502, %499] : tensor<8192x384xf32>
    linalg.yield %extracted_47 : f32
  } -> tensor<4x256x384xf32>
  %63 = tensor.empty() : tensor<1x256x384xf32>
  %64 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%wpe : tensor<256x384xf32>) outs(%63 : tensor<1x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x256x384xf32>
  %65 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<1x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %67 = tensor.empty() : tensor<4x256xf32>
  %68 = linalg.fill ins(%cst_2 : f32) outs(%67 : tensor<4x256xf32>) -> tensor<4x256xf32>
  %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %70 = tensor.empty() : tensor<4x256x1xf32>
  %71 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %72 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %74 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %74 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %75 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %77 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %78 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %80 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %83 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %83 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %85 = tensor.empty() : tensor<1x1x384xf32>
  %86 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %87 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %87 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %89 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln1.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %90 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %90 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %92 = tensor.empty() : tensor<4x256x1152xf32>
  %93 = linalg.fill ins(%cst_2 : f32) outs(%92 : tensor<4x256x1152xf32>) -> tensor<4x256x1152xf32>
  %94 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%91, %h0.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%93 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1152xf32>
  %95 = tensor.empty() : tensor<1x1x1152xf32>
  %96 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.qkv.b : tensor<1152xf32>) outs(%95 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %97 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x1x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %97 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1152xf32>
  %expanded = tensor.expand_shape %98 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %99 = tensor.empty() : tensor<3x4x6x256x64xf32>
  %100 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x256x3x6x64xf32>) outs(%99 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice = tensor.extract_slice %100[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_17 = tensor.extract_slice %100[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_19 = tensor.extract_slice %100[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %101 = tensor.empty() : tensor<4x6x256x256xf32>
  %102 = linalg.fill ins(%cst_2 : f32) outs(%101 : tensor<4x6x256x256xf32>) -> tensor<4x6x256x256xf32>
  %103 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %collapsed_18 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%102 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x256xf32>
  %104 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %105 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %106 = tensor.empty() : tensor<256x256xi1>
  %107 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i1>) outs(%106 : tensor<256x256xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<256x256xi1>
  %108 = tensor.empty() : tensor<256x256xi32>
  %109 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%108 : tensor<256x256xi32>) {
  ^bb0(%out: i32):
    %497 = linalg.index 0 : index
    %498 = arith.index_cast %497 : index to i32
    linalg.yield %498 : i32
  } -> tensor<256x256xi32>
  %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%108 : tensor<256x256xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<256x256xi32>
  %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<256x256xi32>, tensor<256x256xi32>) outs(%108 : tensor<256x256xi32>) {
  ^bb0(%in: i32, %in_47: i32, %out: i32):
    %497 = arith.addi %in, %in_47 : i32
    linalg.yield %497 : i32
  } -> tensor<256x256xi32>
  %112 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%108 : tensor<256x256xi32>) {
  ^bb0(%out: i32):
    %497 = linalg.index 1 : index
    %498 = arith.index_cast %497 : index to i32
    linalg.yield %498 : i32
  } -> tensor<256x256xi32>
  %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %112 : tensor<256x256xi32>, tensor<256x256xi32>) outs(%106 : tensor<256x256xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %497 = arith.cmpi sge, %in, %in_47 : i32
    linalg.yield %497 : i1
  } -> tensor<256x256xi1>
  %114 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i1>) outs(%106 : tensor<256x256xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<256x256xi1>
  %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %107, %114 : tensor<256x256xi1>, tensor<256x256xi1>, tensor<256x256xi1>) outs(%106 : tensor<256x256xi1>) {
  ^bb0(%in: i1, %in_47: i1, %in_48: i1, %out: i1):
    %497 = arith.select %in, %in_47, %in_48 : i1
    linalg.yield %497 : i1
  } -> tensor<256x256xi1>
  %116 = tensor.empty() : tensor<f32>
  %117 = linalg.generic {indexing_maps = [#map20], iterator_types = []} outs(%116 : tensor<f32>) {
  ^bb0(%out: f32):
    linalg.yield %cst_1 : f32
  } -> tensor<f32>
  %118 = tensor.empty() : tensor<4x6x256x256xi1>
  %119 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<256x256xi1>) outs(%118 : tensor<4x6x256x256xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<4x6x256x256xi1>
  %120 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<f32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %121 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %105, %120 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %497 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %122 = tensor.empty() : tensor<4x6x256xf32>
  %123 = linalg.fill ins(%cst_0 : f32) outs(%122 : tensor<4x6x256xf32>) -> tensor<4x6x256xf32>
  %124 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<4x6x256x256xf32>) outs(%123 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.maximumf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %125 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%122 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256xf32>
  %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %124 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%122 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.maximumf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %127 = tensor.empty() : tensor<4x6x256x1xf32>
  %128 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %129 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %130 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %129 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %131 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.exp %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %132 = linalg.fill ins(%cst_2 : f32) outs(%122 : tensor<4x6x256xf32>) -> tensor<4x6x256xf32>
  %133 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%131 : tensor<4x6x256x256xf32>) outs(%132 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %134 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %135 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %136 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %135 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %137 = tensor.empty() : tensor<4x6x256x64xf32>
  %138 = linalg.fill ins(%cst_2 : f32) outs(%137 : tensor<4x6x256x64xf32>) -> tensor<4x6x256x64xf32>
  %139 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%136, %collapsed_20 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%138 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x64xf32>
  %140 = tensor.empty() : tensor<4x256x6x64xf32>
  %141 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<4x6x256x64xf32>) outs(%140 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_21 = tensor.collapse_shape %141 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %142 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<4x256x384xf32>) -> tensor<4x256x384xf32>
  %143 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_21, %h0.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %144 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.out.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %145 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %145 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %146 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %148 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %149 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %151 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %151 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %152 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %154 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %155 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %159 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %159 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %161 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %162 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %162 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %164 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.ln2.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %165 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %165 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %167 = tensor.empty() : tensor<4x256x1536xf32>
  %168 = linalg.fill ins(%cst_2 : f32) outs(%167 : tensor<4x256x1536xf32>) -> tensor<4x256x1536xf32>
  %169 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166, %h0.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%168 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1536xf32>
  %170 = tensor.empty() : tensor<1x1x1536xf32>
  %171 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.up.b : tensor<1536xf32>) outs(%170 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %172 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x1x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %173 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %172 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %173 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %173 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %176 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %175 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %177 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %179 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %178 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.tanh %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %182 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %181 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %184 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %183 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %186 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %185 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %187 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%186, %h0.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %188 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %187 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %189 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h0.down.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %190 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %192 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %193 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %195 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %195 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %196 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %198 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %199 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %203 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %204 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %203 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %205 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %206 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %207 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %206 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %208 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln1.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %209 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %209 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %211 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%210, %h1.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%93 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1152xf32>
  %212 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.qkv.b : tensor<1152xf32>) outs(%95 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %213 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<1x1x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %214 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %213 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1152xf32>
  %expanded_22 = tensor.expand_shape %214 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %215 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<4x256x3x6x64xf32>) outs(%99 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice_23 = tensor.extract_slice %215[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_25 = tensor.extract_slice %215[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_27 = tensor.extract_slice %215[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %216 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_24, %collapsed_26 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%102 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x256xf32>
  %217 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %104 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %218 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %217, %120 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %497 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %219 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%218 : tensor<4x6x256x256xf32>) outs(%123 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.maximumf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %219 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%122 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.maximumf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %221 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %222 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %223 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %222 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %224 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223 : tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.exp %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %225 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%224 : tensor<4x6x256x256xf32>) outs(%132 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %226 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %227 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %228 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224, %227 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %229 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%228, %collapsed_28 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%138 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x64xf32>
  %230 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<4x6x256x64xf32>) outs(%140 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_29 = tensor.collapse_shape %230 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %231 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_29, %h1.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %232 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.out.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %233 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %234 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %233 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %234 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %236 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%235 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %237 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %239 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %239 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %240 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %242 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%241 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %243 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %244 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %246 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %247 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %247 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %249 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %250 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %250 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %252 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.ln2.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %253 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %253 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %255 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %h1.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%168 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1536xf32>
  %256 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.up.b : tensor<1536xf32>) outs(%170 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %257 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<1x1x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %257 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %258 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %258 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %260 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %261 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %263 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %262 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %264 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.tanh %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %264 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %265 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %266 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %268 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%267, %h1.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %268 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %270 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1.down.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %271 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %271 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %273 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%272 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %274 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %276 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %276 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %277 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %279 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%278 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %280 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %283 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %284 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %284 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %286 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %287 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %288 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %287 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %289 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln1.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %290 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %290 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %292 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%291, %h2.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%93 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1152xf32>
  %293 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.qkv.b : tensor<1152xf32>) outs(%95 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %294 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<1x1x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %294 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1152xf32>
  %expanded_30 = tensor.expand_shape %295 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %296 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<4x256x3x6x64xf32>) outs(%99 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice_31 = tensor.extract_slice %296[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_33 = tensor.extract_slice %296[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_35 = tensor.extract_slice %296[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %297 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_32, %collapsed_34 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%102 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x256xf32>
  %298 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %104 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %299 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %298, %120 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %497 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %300 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%299 : tensor<4x6x256x256xf32>) outs(%123 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.maximumf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %301 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %300 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%122 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.maximumf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %302 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %303 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %304 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %303 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %305 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304 : tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.exp %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %306 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%305 : tensor<4x6x256x256xf32>) outs(%132 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %307 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %308 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %309 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305, %308 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %310 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%309, %collapsed_36 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%138 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x64xf32>
  %311 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310 : tensor<4x6x256x64xf32>) outs(%140 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_37 = tensor.collapse_shape %311 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %312 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_37, %h2.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %313 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.out.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %314 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %314 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %315 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %317 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%316 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %318 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %320 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %320 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %321 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %323 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%322 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %324 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %327 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %328 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %328 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %330 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %331 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %331 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %333 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.ln2.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %334 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %334 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %336 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%335, %h2.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%168 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1536xf32>
  %337 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.up.b : tensor<1536xf32>) outs(%170 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %338 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337 : tensor<1x1x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %338 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %339 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %339 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %341 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %342 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %343 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %345 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.tanh %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %345 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %346 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %347 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %349 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%348, %h2.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %349 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %351 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h2.down.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %352 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %353 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %352 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %354 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%353 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %355 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %357 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %357 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %358 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %360 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%359 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %361 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %362 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %364 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %365 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %366 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %365 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %367 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %368 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %369 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %368 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %370 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln1.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %371 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %372 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %371 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %373 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%372, %h3.qkv.w : tensor<4x256x384xf32>, tensor<384x1152xf32>) outs(%93 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1152xf32>
  %374 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.qkv.b : tensor<1152xf32>) outs(%95 : tensor<1x1x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1152xf32>
  %375 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<1x1x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1152xf32>
  %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %375 : tensor<4x256x1152xf32>, tensor<4x256x1152xf32>) outs(%92 : tensor<4x256x1152xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1152xf32>
  %expanded_38 = tensor.expand_shape %376 [[0], [1], [2, 3, 4]] output_shape [4, 256, 3, 6, 64] : tensor<4x256x1152xf32> into tensor<4x256x3x6x64xf32>
  %377 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<4x256x3x6x64xf32>) outs(%99 : tensor<3x4x6x256x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x4x6x256x64xf32>
  %extracted_slice_39 = tensor.extract_slice %377[0, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_41 = tensor.extract_slice %377[1, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %extracted_slice_43 = tensor.extract_slice %377[2, 0, 0, 0, 0] [1, 4, 6, 256, 64] [1, 1, 1, 1, 1] : tensor<3x4x6x256x64xf32> to tensor<1x4x6x256x64xf32>
  %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2], [3], [4]] : tensor<1x4x6x256x64xf32> into tensor<4x6x256x64xf32>
  %378 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_40, %collapsed_42 : tensor<4x6x256x64xf32>, tensor<4x6x256x64xf32>) outs(%102 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x256xf32>
  %379 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %104 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %380 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %379, %120 : tensor<4x6x256x256xi1>, tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %497 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %381 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%380 : tensor<4x6x256x256xf32>) outs(%123 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.maximumf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %381 : tensor<4x6x256xf32>, tensor<4x6x256xf32>) outs(%122 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.maximumf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %383 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %384 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %385 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380, %384 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %386 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.exp %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %387 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%386 : tensor<4x6x256x256xf32>) outs(%132 : tensor<4x6x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256xf32>
  %388 = linalg.generic {indexing_maps = [#map12, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387 : tensor<4x6x256xf32>) outs(%127 : tensor<4x6x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x1xf32>
  %389 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388 : tensor<4x6x256x1xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x6x256x256xf32>
  %390 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %389 : tensor<4x6x256x256xf32>, tensor<4x6x256x256xf32>) outs(%101 : tensor<4x6x256x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x6x256x256xf32>
  %391 = linalg.generic {indexing_maps = [#map15, #map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%390, %collapsed_44 : tensor<4x6x256x256xf32>, tensor<4x6x256x64xf32>) outs(%138 : tensor<4x6x256x64xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x6x256x64xf32>
  %392 = linalg.generic {indexing_maps = [#map24, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%391 : tensor<4x6x256x64xf32>) outs(%140 : tensor<4x256x6x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x6x64xf32>
  %collapsed_45 = tensor.collapse_shape %392 [[0], [1], [2, 3]] : tensor<4x256x6x64xf32> into tensor<4x256x384xf32>
  %393 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %h3.out.w : tensor<4x256x384xf32>, tensor<384x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %394 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.out.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %395 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %396 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %395 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %397 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %396 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %398 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%397 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %399 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %401 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %401 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %402 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %404 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%403 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %405 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %408 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%407 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %409 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %409 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %411 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %412 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %413 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %412 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %414 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.ln2.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %415 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %416 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %415 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %417 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%416, %h3.up.w : tensor<4x256x384xf32>, tensor<384x1536xf32>) outs(%168 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x1536xf32>
  %418 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.up.b : tensor<1536xf32>) outs(%170 : tensor<1x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x1536xf32>
  %419 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418 : tensor<1x1x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1536xf32>
  %420 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417, %419 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %421 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %420 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %420 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %423 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %422 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %423 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %424 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %426 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425 : tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.tanh %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %426 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %428 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %427 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %428 : tensor<4x256x1536xf32>, tensor<4x256x1536xf32>) outs(%167 : tensor<4x256x1536xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1536xf32>
  %430 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%429, %h3.down.w : tensor<4x256x1536xf32>, tensor<1536x384xf32>) outs(%142 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x384xf32>
  %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %430 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %432 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h3.down.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %433 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %434 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %433 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %435 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%434 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %436 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%435 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %438 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %438 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %440 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %439 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %441 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440 : tensor<4x256x384xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %442 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.divf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %444 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %80 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %445 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.rsqrt %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %446 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<4x256x1xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %446 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %448 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.g : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %449 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %449 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %451 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lnf.b : tensor<384xf32>) outs(%85 : tensor<1x1x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<1x1x384xf32>
  %452 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<1x1x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x384xf32>
  %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%450, %452 : tensor<4x256x384xf32>, tensor<4x256x384xf32>) outs(%61 : tensor<4x256x384xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.addf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x384xf32>
  %454 = tensor.empty() : tensor<384x8192xf32>
  %455 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%wte : tensor<8192x384xf32>) outs(%454 : tensor<384x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<384x8192xf32>
  %456 = tensor.empty() : tensor<4x256x8192xf32>
  %457 = linalg.fill ins(%cst_2 : f32) outs(%456 : tensor<4x256x8192xf32>) -> tensor<4x256x8192xf32>
  %458 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%453, %455 : tensor<4x256x384xf32>, tensor<384x8192xf32>) outs(%457 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.mulf %in, %in_47 : f32
    %498 = arith.addf %out, %497 : f32
    linalg.yield %498 : f32
  } -> tensor<4x256x8192xf32>
  %459 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<4x256xf32>) -> tensor<4x256xf32>
  %460 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%458 : tensor<4x256x8192xf32>) outs(%459 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.maximumf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %461 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%67 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256xf32>
  %462 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %460 : tensor<4x256xf32>, tensor<4x256xf32>) outs(%67 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.maximumf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %463 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %464 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<4x256x1xf32>) outs(%456 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %464 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%456 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x8192xf32>
  %466 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<4x256x8192xf32>) outs(%456 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.exp %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x8192xf32>
  %467 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466 : tensor<4x256x8192xf32>) outs(%68 : tensor<4x256xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256xf32>
  %468 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467 : tensor<4x256xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %469 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468 : tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = math.log %in : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %470 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<4x256x1xf32>) outs(%456 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x8192xf32>
  %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %470 : tensor<4x256x8192xf32>, tensor<4x256x8192xf32>) outs(%456 : tensor<4x256x8192xf32>) {
  ^bb0(%in: f32, %in_47: f32, %out: f32):
    %497 = arith.subf %in, %in_47 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x8192xf32>
  %472 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y : tensor<4x256xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %473 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %474 = tensor.empty() : tensor<4x256x1xi1>
  %475 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %473 : tensor<4x256x1xi32>, tensor<4x256x1xi32>) outs(%474 : tensor<4x256x1xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %497 = arith.cmpi slt, %in, %in_47 : i32
    linalg.yield %497 : i1
  } -> tensor<4x256x1xi1>
  %476 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1xi32>
  %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472, %476 : tensor<4x256x1xi32>, tensor<4x256x1xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i32, %in_47: i32, %out: i32):
    %497 = arith.addi %in, %in_47 : i32
    linalg.yield %497 : i32
  } -> tensor<4x256x1xi32>
  %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %477, %472 : tensor<4x256x1xi1>, tensor<4x256x1xi32>, tensor<4x256x1xi32>) outs(%59 : tensor<4x256x1xi32>) {
  ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
    %497 = arith.select %in, %in_47, %in_48 : i32
    linalg.yield %497 : i32
  } -> tensor<4x256x1xi32>
  %expanded_46 = tensor.expand_shape %478 [[0], [1], [2, 3]] output_shape [4, 256, 1, 1] : tensor<4x256x1xi32> into tensor<4x256x1x1xi32>
  %479 = tensor.empty() : tensor<4x256x1x1xi32>
  %480 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%479 : tensor<4x256x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1x1xi32>
  %481 = tensor.empty() : tensor<4x256x1x1xi1>
  %482 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %480 : tensor<4x256x1x1xi32>, tensor<4x256x1x1xi32>) outs(%481 : tensor<4x256x1x1xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %497 = arith.cmpi sge, %in, %in_47 : i32
    linalg.yield %497 : i1
  } -> tensor<4x256x1x1xi1>
  %483 = tensor.empty() : tensor<1x1x1x1xi32>
  %484 = linalg.generic {indexing_maps = [#map26, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%483 : tensor<1x1x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<1x1x1x1xi32>
  %485 = linalg.generic {indexing_maps = [#map27, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%484 : tensor<1x1x1x1xi32>) outs(%479 : tensor<4x256x1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x256x1x1xi32>
  %486 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %485 : tensor<4x256x1x1xi32>, tensor<4x256x1x1xi32>) outs(%481 : tensor<4x256x1x1xi1>) {
  ^bb0(%in: i32, %in_47: i32, %out: i1):
    %497 = arith.cmpi sle, %in, %in_47 : i32
    linalg.yield %497 : i1
  } -> tensor<4x256x1x1xi1>
  %487 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%482, %486 : tensor<4x256x1x1xi1>, tensor<4x256x1x1xi1>) outs(%481 : tensor<4x256x1x1xi1>) {
  ^bb0(%in: i1, %in_47: i1, %out: i1):
    %497 = arith.andi %in, %in_47 : i1
    linalg.yield %497 : i1
  } -> tensor<4x256x1x1xi1>
  %488 = linalg.fill ins(%true : i1) outs(%474 : tensor<4x256x1xi1>) -> tensor<4x256x1xi1>
  %489 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%487 : tensor<4x256x1x1xi1>) outs(%488 : tensor<4x256x1xi1>) {
  ^bb0(%in: i1, %out: i1):
    %497 = arith.andi %out, %in : i1
    linalg.yield %497 : i1
  } -> tensor<4x256x1xi1>
  %490 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%out: f32):
    %497 = linalg.index 0 : index
    %498 = linalg.index 1 : index
    %extracted = tensor.extract %expanded_46[%497, %498, %c0, %c0] : tensor<4x256x1x1xi32>
    %499 = arith.index_cast %extracted : i32 to index
    %500 = arith.maxsi %499, %c0 : index
    %501 = arith.minsi %500, %c8191 : index
    %extracted_47 = tensor.extract %471[%497, %498, %501] : tensor<4x256x8192xf32>
    linalg.yield %extracted_47 : f32
  } -> tensor<4x256x1xf32>
  %491 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x256x1xf32>
  %492 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%489, %490, %491 : tensor<4x256x1xi1>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%70 : tensor<4x256x1xf32>) {
  ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
    %497 = arith.select %in, %in_47, %in_48 : f32
    linalg.yield %497 : f32
  } -> tensor<4x256x1xf32>
  %493 = linalg.fill ins(%cst_2 : f32) outs(%116 : tensor<f32>) -> tensor<f32>
  %494 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "reduction", "reduction"]} ins(%492 : tensor<4x256x1xf32>) outs(%493 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.addf %out, %in : f32
    linalg.yield %497 : f32
  } -> tensor<f32>
  %495 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%494 : tensor<f32>) outs(%116 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.divf %in, %cst : f32
    linalg.yield %497 : f32
  } -> tensor<f32>
  %496 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%495 : tensor<f32>) outs(%116 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %497 = arith.negf %in : f32
    linalg.yield %497 : f32
  } -> tensor<f32>
  weft.loss %496 : tensor<f32>
  return
}
