// RUN: weft-opt %s --split-input-file --weft-reduce-grads --weft-flatten-grads --weft-partition-buckets="policy=deepspeed bucket-size=100el" | FileCheck %s
//
// Cases of policy deepspeed.

// B76: a parameter as large as the size fits, first, in the middle or last; one more element does not.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 128 { @p0 at 0 length 100 }
// CHECK-NEXT: bucket 128 { @p1 at 0 length 1, @p2 at 1 length 99 }
// CHECK-NEXT: bucket 128 { @p3 at 0 length 100 }
// CHECK-NEXT: bucket 128 { @p4 at 0 length 1 }
// CHECK-NEXT: bucket 128 { @p5 at 0 length 101 }
// CHECK-NEXT: bucket 128 { @p6 at 0 length 100 }
// CHECK-LABEL: func.func @b76_equal_to_the_size
// CHECK-COUNT-6: weft.update @L[
// CHECK-NOT: weft.update
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<100xf32> init(zeros)
weft.param @p1 : tensor<1xf32> init(zeros)
weft.param @p2 : tensor<99xf32> init(zeros)
weft.param @p3 : tensor<100xf32> init(zeros)
weft.param @p4 : tensor<1xf32> init(zeros)
weft.param @p5 : tensor<101xf32> init(zeros)
weft.param @p6 : tensor<100xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b76_equal_to_the_size(%g0: tensor<100xf32>, %g1: tensor<1xf32>, %g2: tensor<99xf32>, %g3: tensor<100xf32>, %g4: tensor<1xf32>, %g5: tensor<101xf32>, %g6: tensor<100xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<100xf32>
  weft.grad @p1, %g1 : tensor<1xf32>
  weft.grad @p2, %g2 : tensor<99xf32>
  weft.grad @p3, %g3 : tensor<100xf32>
  weft.grad @p4, %g4 : tensor<1xf32>
  weft.grad @p5, %g5 : tensor<101xf32>
  weft.grad @p6, %g6 : tensor<100xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// B77: a gradient larger than the size is reduced alone.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 128 { @p0 at 0 length 3 }
// CHECK-NEXT: bucket 512 { @p1 at 0 length 400 }
// CHECK-NEXT: bucket 128 { @p2 at 0 length 3 }
// CHECK-LABEL: func.func @b77_larger_than_the_size
// CHECK: weft.pack @L[1] (@p1 = %{{.*}}) : (tensor<400xf32>) -> tensor<512xf32>
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<3xf32> init(zeros)
weft.param @p1 : tensor<400xf32> init(zeros)
weft.param @p2 : tensor<3xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b77_larger_than_the_size(%g0: tensor<3xf32>, %g1: tensor<400xf32>, %g2: tensor<3xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<3xf32>
  weft.grad @p1, %g1 : tensor<400xf32>
  weft.grad @p2, %g2 : tensor<3xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// B80: the fill is counted anew in each bucket.

// CHECK: weft.layout @L
// CHECK-COUNT-10: bucket 128
// CHECK-NOT: bucket 128
// CHECK-LABEL: func.func @b80_ten_buckets
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.param @p0 : tensor<10xf32> init(zeros)
weft.param @p1 : tensor<10xf32> init(zeros)
weft.param @p2 : tensor<10xf32> init(zeros)
weft.param @p3 : tensor<10xf32> init(zeros)
weft.param @p4 : tensor<10xf32> init(zeros)
weft.param @p5 : tensor<10xf32> init(zeros)
weft.param @p6 : tensor<10xf32> init(zeros)
weft.param @p7 : tensor<10xf32> init(zeros)
weft.param @p8 : tensor<10xf32> init(zeros)
weft.param @p9 : tensor<10xf32> init(zeros)
weft.param @p10 : tensor<10xf32> init(zeros)
weft.param @p11 : tensor<10xf32> init(zeros)
weft.param @p12 : tensor<10xf32> init(zeros)
weft.param @p13 : tensor<10xf32> init(zeros)
weft.param @p14 : tensor<10xf32> init(zeros)
weft.param @p15 : tensor<10xf32> init(zeros)
weft.param @p16 : tensor<10xf32> init(zeros)
weft.param @p17 : tensor<10xf32> init(zeros)
weft.param @p18 : tensor<10xf32> init(zeros)
weft.param @p19 : tensor<10xf32> init(zeros)
weft.param @p20 : tensor<10xf32> init(zeros)
weft.param @p21 : tensor<10xf32> init(zeros)
weft.param @p22 : tensor<10xf32> init(zeros)
weft.param @p23 : tensor<10xf32> init(zeros)
weft.param @p24 : tensor<10xf32> init(zeros)
weft.param @p25 : tensor<10xf32> init(zeros)
weft.param @p26 : tensor<10xf32> init(zeros)
weft.param @p27 : tensor<10xf32> init(zeros)
weft.param @p28 : tensor<10xf32> init(zeros)
weft.param @p29 : tensor<10xf32> init(zeros)
weft.param @p30 : tensor<10xf32> init(zeros)
weft.param @p31 : tensor<10xf32> init(zeros)
weft.param @p32 : tensor<10xf32> init(zeros)
weft.param @p33 : tensor<10xf32> init(zeros)
weft.param @p34 : tensor<10xf32> init(zeros)
weft.param @p35 : tensor<10xf32> init(zeros)
weft.param @p36 : tensor<10xf32> init(zeros)
weft.param @p37 : tensor<10xf32> init(zeros)
weft.param @p38 : tensor<10xf32> init(zeros)
weft.param @p39 : tensor<10xf32> init(zeros)
weft.param @p40 : tensor<10xf32> init(zeros)
weft.param @p41 : tensor<10xf32> init(zeros)
weft.param @p42 : tensor<10xf32> init(zeros)
weft.param @p43 : tensor<10xf32> init(zeros)
weft.param @p44 : tensor<10xf32> init(zeros)
weft.param @p45 : tensor<10xf32> init(zeros)
weft.param @p46 : tensor<10xf32> init(zeros)
weft.param @p47 : tensor<10xf32> init(zeros)
weft.param @p48 : tensor<10xf32> init(zeros)
weft.param @p49 : tensor<10xf32> init(zeros)
weft.param @p50 : tensor<10xf32> init(zeros)
weft.param @p51 : tensor<10xf32> init(zeros)
weft.param @p52 : tensor<10xf32> init(zeros)
weft.param @p53 : tensor<10xf32> init(zeros)
weft.param @p54 : tensor<10xf32> init(zeros)
weft.param @p55 : tensor<10xf32> init(zeros)
weft.param @p56 : tensor<10xf32> init(zeros)
weft.param @p57 : tensor<10xf32> init(zeros)
weft.param @p58 : tensor<10xf32> init(zeros)
weft.param @p59 : tensor<10xf32> init(zeros)
weft.param @p60 : tensor<10xf32> init(zeros)
weft.param @p61 : tensor<10xf32> init(zeros)
weft.param @p62 : tensor<10xf32> init(zeros)
weft.param @p63 : tensor<10xf32> init(zeros)
weft.param @p64 : tensor<10xf32> init(zeros)
weft.param @p65 : tensor<10xf32> init(zeros)
weft.param @p66 : tensor<10xf32> init(zeros)
weft.param @p67 : tensor<10xf32> init(zeros)
weft.param @p68 : tensor<10xf32> init(zeros)
weft.param @p69 : tensor<10xf32> init(zeros)
weft.param @p70 : tensor<10xf32> init(zeros)
weft.param @p71 : tensor<10xf32> init(zeros)
weft.param @p72 : tensor<10xf32> init(zeros)
weft.param @p73 : tensor<10xf32> init(zeros)
weft.param @p74 : tensor<10xf32> init(zeros)
weft.param @p75 : tensor<10xf32> init(zeros)
weft.param @p76 : tensor<10xf32> init(zeros)
weft.param @p77 : tensor<10xf32> init(zeros)
weft.param @p78 : tensor<10xf32> init(zeros)
weft.param @p79 : tensor<10xf32> init(zeros)
weft.param @p80 : tensor<10xf32> init(zeros)
weft.param @p81 : tensor<10xf32> init(zeros)
weft.param @p82 : tensor<10xf32> init(zeros)
weft.param @p83 : tensor<10xf32> init(zeros)
weft.param @p84 : tensor<10xf32> init(zeros)
weft.param @p85 : tensor<10xf32> init(zeros)
weft.param @p86 : tensor<10xf32> init(zeros)
weft.param @p87 : tensor<10xf32> init(zeros)
weft.param @p88 : tensor<10xf32> init(zeros)
weft.param @p89 : tensor<10xf32> init(zeros)
weft.param @p90 : tensor<10xf32> init(zeros)
weft.param @p91 : tensor<10xf32> init(zeros)
weft.param @p92 : tensor<10xf32> init(zeros)
weft.param @p93 : tensor<10xf32> init(zeros)
weft.param @p94 : tensor<10xf32> init(zeros)
weft.param @p95 : tensor<10xf32> init(zeros)
weft.param @p96 : tensor<10xf32> init(zeros)
weft.param @p97 : tensor<10xf32> init(zeros)
weft.param @p98 : tensor<10xf32> init(zeros)
weft.param @p99 : tensor<10xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b80_ten_buckets(%g0: tensor<10xf32>, %g1: tensor<10xf32>, %g2: tensor<10xf32>, %g3: tensor<10xf32>, %g4: tensor<10xf32>, %g5: tensor<10xf32>, %g6: tensor<10xf32>, %g7: tensor<10xf32>, %g8: tensor<10xf32>, %g9: tensor<10xf32>, %g10: tensor<10xf32>, %g11: tensor<10xf32>, %g12: tensor<10xf32>, %g13: tensor<10xf32>, %g14: tensor<10xf32>, %g15: tensor<10xf32>, %g16: tensor<10xf32>, %g17: tensor<10xf32>, %g18: tensor<10xf32>, %g19: tensor<10xf32>, %g20: tensor<10xf32>, %g21: tensor<10xf32>, %g22: tensor<10xf32>, %g23: tensor<10xf32>, %g24: tensor<10xf32>, %g25: tensor<10xf32>, %g26: tensor<10xf32>, %g27: tensor<10xf32>, %g28: tensor<10xf32>, %g29: tensor<10xf32>, %g30: tensor<10xf32>, %g31: tensor<10xf32>, %g32: tensor<10xf32>, %g33: tensor<10xf32>, %g34: tensor<10xf32>, %g35: tensor<10xf32>, %g36: tensor<10xf32>, %g37: tensor<10xf32>, %g38: tensor<10xf32>, %g39: tensor<10xf32>, %g40: tensor<10xf32>, %g41: tensor<10xf32>, %g42: tensor<10xf32>, %g43: tensor<10xf32>, %g44: tensor<10xf32>, %g45: tensor<10xf32>, %g46: tensor<10xf32>, %g47: tensor<10xf32>, %g48: tensor<10xf32>, %g49: tensor<10xf32>, %g50: tensor<10xf32>, %g51: tensor<10xf32>, %g52: tensor<10xf32>, %g53: tensor<10xf32>, %g54: tensor<10xf32>, %g55: tensor<10xf32>, %g56: tensor<10xf32>, %g57: tensor<10xf32>, %g58: tensor<10xf32>, %g59: tensor<10xf32>, %g60: tensor<10xf32>, %g61: tensor<10xf32>, %g62: tensor<10xf32>, %g63: tensor<10xf32>, %g64: tensor<10xf32>, %g65: tensor<10xf32>, %g66: tensor<10xf32>, %g67: tensor<10xf32>, %g68: tensor<10xf32>, %g69: tensor<10xf32>, %g70: tensor<10xf32>, %g71: tensor<10xf32>, %g72: tensor<10xf32>, %g73: tensor<10xf32>, %g74: tensor<10xf32>, %g75: tensor<10xf32>, %g76: tensor<10xf32>, %g77: tensor<10xf32>, %g78: tensor<10xf32>, %g79: tensor<10xf32>, %g80: tensor<10xf32>, %g81: tensor<10xf32>, %g82: tensor<10xf32>, %g83: tensor<10xf32>, %g84: tensor<10xf32>, %g85: tensor<10xf32>, %g86: tensor<10xf32>, %g87: tensor<10xf32>, %g88: tensor<10xf32>, %g89: tensor<10xf32>, %g90: tensor<10xf32>, %g91: tensor<10xf32>, %g92: tensor<10xf32>, %g93: tensor<10xf32>, %g94: tensor<10xf32>, %g95: tensor<10xf32>, %g96: tensor<10xf32>, %g97: tensor<10xf32>, %g98: tensor<10xf32>, %g99: tensor<10xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<10xf32>
  weft.grad @p1, %g1 : tensor<10xf32>
  weft.grad @p2, %g2 : tensor<10xf32>
  weft.grad @p3, %g3 : tensor<10xf32>
  weft.grad @p4, %g4 : tensor<10xf32>
  weft.grad @p5, %g5 : tensor<10xf32>
  weft.grad @p6, %g6 : tensor<10xf32>
  weft.grad @p7, %g7 : tensor<10xf32>
  weft.grad @p8, %g8 : tensor<10xf32>
  weft.grad @p9, %g9 : tensor<10xf32>
  weft.grad @p10, %g10 : tensor<10xf32>
  weft.grad @p11, %g11 : tensor<10xf32>
  weft.grad @p12, %g12 : tensor<10xf32>
  weft.grad @p13, %g13 : tensor<10xf32>
  weft.grad @p14, %g14 : tensor<10xf32>
  weft.grad @p15, %g15 : tensor<10xf32>
  weft.grad @p16, %g16 : tensor<10xf32>
  weft.grad @p17, %g17 : tensor<10xf32>
  weft.grad @p18, %g18 : tensor<10xf32>
  weft.grad @p19, %g19 : tensor<10xf32>
  weft.grad @p20, %g20 : tensor<10xf32>
  weft.grad @p21, %g21 : tensor<10xf32>
  weft.grad @p22, %g22 : tensor<10xf32>
  weft.grad @p23, %g23 : tensor<10xf32>
  weft.grad @p24, %g24 : tensor<10xf32>
  weft.grad @p25, %g25 : tensor<10xf32>
  weft.grad @p26, %g26 : tensor<10xf32>
  weft.grad @p27, %g27 : tensor<10xf32>
  weft.grad @p28, %g28 : tensor<10xf32>
  weft.grad @p29, %g29 : tensor<10xf32>
  weft.grad @p30, %g30 : tensor<10xf32>
  weft.grad @p31, %g31 : tensor<10xf32>
  weft.grad @p32, %g32 : tensor<10xf32>
  weft.grad @p33, %g33 : tensor<10xf32>
  weft.grad @p34, %g34 : tensor<10xf32>
  weft.grad @p35, %g35 : tensor<10xf32>
  weft.grad @p36, %g36 : tensor<10xf32>
  weft.grad @p37, %g37 : tensor<10xf32>
  weft.grad @p38, %g38 : tensor<10xf32>
  weft.grad @p39, %g39 : tensor<10xf32>
  weft.grad @p40, %g40 : tensor<10xf32>
  weft.grad @p41, %g41 : tensor<10xf32>
  weft.grad @p42, %g42 : tensor<10xf32>
  weft.grad @p43, %g43 : tensor<10xf32>
  weft.grad @p44, %g44 : tensor<10xf32>
  weft.grad @p45, %g45 : tensor<10xf32>
  weft.grad @p46, %g46 : tensor<10xf32>
  weft.grad @p47, %g47 : tensor<10xf32>
  weft.grad @p48, %g48 : tensor<10xf32>
  weft.grad @p49, %g49 : tensor<10xf32>
  weft.grad @p50, %g50 : tensor<10xf32>
  weft.grad @p51, %g51 : tensor<10xf32>
  weft.grad @p52, %g52 : tensor<10xf32>
  weft.grad @p53, %g53 : tensor<10xf32>
  weft.grad @p54, %g54 : tensor<10xf32>
  weft.grad @p55, %g55 : tensor<10xf32>
  weft.grad @p56, %g56 : tensor<10xf32>
  weft.grad @p57, %g57 : tensor<10xf32>
  weft.grad @p58, %g58 : tensor<10xf32>
  weft.grad @p59, %g59 : tensor<10xf32>
  weft.grad @p60, %g60 : tensor<10xf32>
  weft.grad @p61, %g61 : tensor<10xf32>
  weft.grad @p62, %g62 : tensor<10xf32>
  weft.grad @p63, %g63 : tensor<10xf32>
  weft.grad @p64, %g64 : tensor<10xf32>
  weft.grad @p65, %g65 : tensor<10xf32>
  weft.grad @p66, %g66 : tensor<10xf32>
  weft.grad @p67, %g67 : tensor<10xf32>
  weft.grad @p68, %g68 : tensor<10xf32>
  weft.grad @p69, %g69 : tensor<10xf32>
  weft.grad @p70, %g70 : tensor<10xf32>
  weft.grad @p71, %g71 : tensor<10xf32>
  weft.grad @p72, %g72 : tensor<10xf32>
  weft.grad @p73, %g73 : tensor<10xf32>
  weft.grad @p74, %g74 : tensor<10xf32>
  weft.grad @p75, %g75 : tensor<10xf32>
  weft.grad @p76, %g76 : tensor<10xf32>
  weft.grad @p77, %g77 : tensor<10xf32>
  weft.grad @p78, %g78 : tensor<10xf32>
  weft.grad @p79, %g79 : tensor<10xf32>
  weft.grad @p80, %g80 : tensor<10xf32>
  weft.grad @p81, %g81 : tensor<10xf32>
  weft.grad @p82, %g82 : tensor<10xf32>
  weft.grad @p83, %g83 : tensor<10xf32>
  weft.grad @p84, %g84 : tensor<10xf32>
  weft.grad @p85, %g85 : tensor<10xf32>
  weft.grad @p86, %g86 : tensor<10xf32>
  weft.grad @p87, %g87 : tensor<10xf32>
  weft.grad @p88, %g88 : tensor<10xf32>
  weft.grad @p89, %g89 : tensor<10xf32>
  weft.grad @p90, %g90 : tensor<10xf32>
  weft.grad @p91, %g91 : tensor<10xf32>
  weft.grad @p92, %g92 : tensor<10xf32>
  weft.grad @p93, %g93 : tensor<10xf32>
  weft.grad @p94, %g94 : tensor<10xf32>
  weft.grad @p95, %g95 : tensor<10xf32>
  weft.grad @p96, %g96 : tensor<10xf32>
  weft.grad @p97, %g97 : tensor<10xf32>
  weft.grad @p98, %g98 : tensor<10xf32>
  weft.grad @p99, %g99 : tensor<10xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// B74: empty parameters are updated, and nothing is communicated for them alone.

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 64 { @p0 at 0 length 0, @p1 at 0 length 5, @p2 at 5 length 0 }
// CHECK-LABEL: func.func @b74_empty_parameters
// CHECK-COUNT-1: weft.all_reduce %{{.*}} : tensor<64xf32>
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @p0 : tensor<0xf32> init(zeros)
weft.param @p1 : tensor<5xf32> init(zeros)
weft.param @p2 : tensor<0xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b74_empty_parameters(%g0: tensor<0xf32>, %g1: tensor<5xf32>, %g2: tensor<0xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<0xf32>
  weft.grad @p1, %g1 : tensor<5xf32>
  weft.grad @p2, %g2 : tensor<0xf32>
  weft.loss %l : tensor<f32>
  return
}

// -----

// CHECK: weft.layout @L
// CHECK-NEXT: bucket 0 { @p0 at 0 length 0, @p1 at 0 length 0 }
// CHECK-LABEL: func.func @b74_only_empty_parameters
// CHECK: %[[PACK:.*]] = weft.pack @L[0]
// CHECK-NOT: weft.all_reduce %{{.*}} : tensor<0xf32>
// CHECK: weft.update @L[0] with %[[PACK]]
weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.param @p0 : tensor<0xf32> init(zeros)
weft.param @p1 : tensor<0xf32> init(zeros)
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  weft.yield %g : f32
}
func.func @b74_only_empty_parameters(%g0: tensor<0xf32>, %g1: tensor<0xf32>, %l: tensor<f32>) attributes {weft.step} {
  weft.grad @p0, %g0 : tensor<0xf32>
  weft.grad @p1, %g1 : tensor<0xf32>
  weft.loss %l : tensor<f32>
  return
}
