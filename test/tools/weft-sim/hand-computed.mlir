// RUN: weft-sim %s --machine %S/Inputs/round.json | FileCheck %s
// RUN: weft-sim %s --machine %S/Inputs/round.json --straggler 1=1.5 | FileCheck %s --check-prefix=SLOW
// RUN: weft-sim %s --machine %S/Inputs/round.json --jitter 0.1 --seed 3 > %t.1
// RUN: weft-sim %s --machine %S/Inputs/round.json --jitter 0.1 --seed 3 > %t.2
// RUN: weft-sim %s --machine %S/Inputs/round.json --jitter 0.1 --seed 4 > %t.3
// RUN: cmp %t.1 %t.2
// RUN: not cmp -s %t.1 %t.3
//
// Times that one can compute by hand. The machine makes 1 GFLOP/s and sends 1 GB/s. Each product is 2 x 500 x 500 x 2
// operations, 1 ms; each collective sends 2 (2 - 1) / 2 x 1 MB, 1 ms; each update is 2 x 250,000 operations, 0.5 ms.
//
//     compute    product  product  update0 .....  update1
//     comm                [  @L[0]  ] [   @L[1]  ]
//                0        1        2      2.5    3       3.5 ms

// CHECK: on 2 ranks (dp=2) of round
// CHECK-NEXT: step: 3.500 ms
// CHECK-NEXT: compute               3.000 ms
// CHECK-NEXT: exposed communication 500.000 us, 14.3 % of the step
// CHECK-NEXT: lower bound           3.500 ms
// CHECK: all_reduce of @L[0]: 1000000 bytes, ring; ready 1.000 ms, runs 1.000 ms to 2.000 ms; exposed 0 ns
// CHECK: all_reduce of @L[1]: 1000000 bytes, ring; ready 2.000 ms, runs 2.000 ms to 3.000 ms; exposed 500.000 us
// CHECK: wire: each rank sends 2000000 bytes, busy 2.000 ms (57.1 % of the step)
// CHECK: peak memory: 2008000 bytes at 1.000 ms, in an arena of 2008704 bytes

// Rank 1 computes 1.5 times as long: its products end at 1.5 and 3 ms, its first update runs from 3 to 3.75 ms, the
// second collective from 3 to 4 ms, its second update until 4.75 ms. Rank 0, which is shown, waits from 2 to 2.5 ms for
// the first and from 3 to 4 ms for the second.
// SLOW: step: 4.750 ms
// SLOW-NEXT: compute               3.000 ms
// SLOW-NEXT: exposed communication 1.500 ms
// SLOW: all_reduce of @L[0]: {{.*}} runs 1.500 ms to 2.500 ms; exposed 500.000 us
// SLOW: all_reduce of @L[1]: {{.*}} runs 3.000 ms to 4.000 ms; exposed 1.000 ms

weft.mesh @mesh(dp = 2) batch_axes(dp)
weft.stream @compute
weft.stream @grad_comm

weft.kernel @update(%g: memref<250000xf32>, %p: memref<250000xf32>) {
  %rate = arith.constant 0.5 : f32
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%g : memref<250000xf32>) outs(%p : memref<250000xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %rate : f32
    %r = arith.subf %y, %s : f32
    linalg.yield %r : f32
  }
  weft.yield
}

weft.buffer "x" batch at 0 : memref<500x2xf32> {micro_batch = 0 : i64}
weft.buffer "y" batch at 4096 : memref<2x500xf32> {micro_batch = 0 : i64}

func.func @train(%arena: memref<2008704xi8>) attributes {weft.step} {
  %a = weft.arena_view %arena[0] inputs : memref<2008704xi8> to memref<500x2xf32>
  %b = weft.arena_view %arena[4096] inputs : memref<2008704xi8> to memref<2x500xf32>
  %g0 = weft.arena_view %arena[8192] gradients : memref<2008704xi8> to memref<250000xf32>
  %g1 = weft.arena_view %arena[1008640] gradients : memref<2008704xi8> to memref<250000xf32>
  %c0 = memref.reinterpret_cast %g0 to offset: [0], sizes: [500, 500], strides: [500, 1] : memref<250000xf32> to memref<500x500xf32, strided<[500, 1]>>
  %c1 = memref.reinterpret_cast %g1 to offset: [0], sizes: [500, 500], strides: [500, 1] : memref<250000xf32> to memref<500x500xf32, strided<[500, 1]>>
  weft.cmd.product on @compute (%a, %b, %c0) sizes [500, 500, 2] strides [2, 1], [500, 1], [500, 1]
      : memref<500x2xf32>, memref<2x500xf32>, memref<500x500xf32, strided<[500, 1]>>
  %made0 = weft.cmd.record on @compute
  weft.cmd.wait on @grad_comm for %made0
  weft.cmd.collective all_reduce, sum on @grad_comm (%g0 into %g0) over @mesh[dp] divide 2 {weft.bucket = "@L[0]"} : memref<250000xf32>, memref<250000xf32>
  %reduced0 = weft.cmd.record on @grad_comm
  weft.cmd.product on @compute (%a, %b, %c1) sizes [500, 500, 2] strides [2, 1], [500, 1], [500, 1]
      : memref<500x2xf32>, memref<2x500xf32>, memref<500x500xf32, strided<[500, 1]>>
  %made1 = weft.cmd.record on @compute
  weft.cmd.wait on @grad_comm for %made1
  weft.cmd.collective all_reduce, sum on @grad_comm (%g1 into %g1) over @mesh[dp] divide 2 {weft.bucket = "@L[1]"} : memref<250000xf32>, memref<250000xf32>
  %reduced1 = weft.cmd.record on @grad_comm
  weft.cmd.wait on @compute for %reduced0
  weft.cmd.launch @update on @compute (%g0, %g0) {weft.phase = #weft.phase<update>} : memref<250000xf32>, memref<250000xf32>
  weft.cmd.wait on @compute for %reduced1
  weft.cmd.launch @update on @compute (%g1, %g1) {weft.phase = #weft.phase<update>} : memref<250000xf32>, memref<250000xf32>
  return
}
