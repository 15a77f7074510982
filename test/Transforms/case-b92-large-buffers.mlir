// RUN: weft-opt %s --weft-plan-memory | FileCheck %s --enable-var-scope
//
// Elements and bytes beyond 32 bits: offsets are exact.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.param @big : tensor<4294967303xf32> init(zeros)
weft.param @small : tensor<1xf32> init(zeros)
weft.layout @L : f32 shards [dp] over @mesh {
  bucket 4294967303 { @big at 0 length 4294967303 }
  bucket 32 { @small at 0 length 1 }
}
weft.state @L.param : f32 param layout(@L) replicated
weft.kernel @make(%x: memref<2147483649xf32>) {
  weft.yield
}
// CHECK: weft.buffer "L.param" param at 0 : memref<4294967303xf32>
// CHECK: weft.buffer "L.param" param at 17179869312 : memref<32xf32>
// CHECK: func.func @step(%{{.*}}: memref<34359738880xi8>)
// CHECK-DAG: weft.arena_view %{{.*}}[17179869440] activations
// CHECK-DAG: weft.arena_view %{{.*}}[25769804160] activations
func.func @step() attributes {weft.step} {
  %a = memref.alloc() : memref<2147483649xf32>
  %b = memref.alloc() : memref<2147483649xf32>
  weft.launch @make outs(%a : memref<2147483649xf32>)
  weft.launch @make outs(%b : memref<2147483649xf32>)
  weft.launch @make outs(%a : memref<2147483649xf32>)
  return
}
