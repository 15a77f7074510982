// RUN: weft-opt %s --weft-lower-kernels --split-input-file | FileCheck %s --enable-var-scope
//
// Operations that walk the same iterations share a loop, and what passes between them stays in a register.

#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

// The temporary disappears; the sum, which a loop of its own cleared, is in the same loop.
// CHECK-LABEL: weft.kernel @chain
// CHECK-NOT: memref.alloca
// CHECK: memref.store %{{.*}}, %{{.*}}[] : memref<f32>
// CHECK: scf.for
// CHECK:   arith.mulf
// CHECK:   arith.addf
// CHECK:   memref.store %{{.*}} : memref<16xf32>
// CHECK-NOT: scf.for
// CHECK: weft.yield
weft.kernel @chain(%x: memref<16xf32>, %y: memref<16xf32>, %s: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloca() : memref<16xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<16xf32>) outs(%t : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.mulf %v, %v : f32
    linalg.yield %r : f32
  }
  linalg.fill ins(%zero : f32) outs(%s : memref<f32>)
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%t : memref<16xf32>) outs(%s : memref<f32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%t : memref<16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.negf %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// -----

#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

// What needs the whole sum stays in a loop of its own.
// CHECK-LABEL: weft.kernel @normalize
// CHECK: scf.for
// CHECK:   arith.addf
// CHECK: scf.for
// CHECK:   arith.divf
weft.kernel @normalize(%x: memref<16xf32>, %y: memref<16xf32>, %s: memref<f32>) {
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%x : memref<16xf32>) outs(%s : memref<f32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #none, #id], iterator_types = ["parallel"]}
      ins(%x, %s : memref<16xf32>, memref<f32>) outs(%y : memref<16xf32>) {
  ^bb0(%v: f32, %t: f32, %o: f32):
    %r = arith.divf %v, %t : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// -----

#rc = affine_map<(r, c) -> (r, c)>
#cr = affine_map<(r, c) -> (c, r)>

// An iteration of the second reads what another one of the first writes.
// CHECK-LABEL: weft.kernel @transposed
// CHECK: scf.for
// CHECK:   arith.mulf
// CHECK: scf.for
// CHECK:   arith.negf
weft.kernel @transposed(%x: memref<8x8xf32>, %t: memref<8x8xf32>, %y: memref<8x8xf32>) {
  linalg.generic {indexing_maps = [#rc, #rc], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x8xf32>) outs(%t : memref<8x8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.mulf %v, %v : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#cr, #rc], iterator_types = ["parallel", "parallel"]}
      ins(%t : memref<8x8xf32>) outs(%y : memref<8x8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.negf %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// -----

#id = affine_map<(i) -> (i)>

// The first cannot move below the operation between them, which overwrites its input.
// CHECK-LABEL: weft.kernel @overwritten
// CHECK: scf.for
// CHECK:   arith.mulf
// CHECK: memref.store %{{.*}}, %arg0[%c3]
// CHECK: scf.for
// CHECK:   arith.negf
weft.kernel @overwritten(%x: memref<16xf32>, %t: memref<16xf32>, %y: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %c3 = arith.constant 3 : index
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<16xf32>) outs(%t : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.mulf %v, %v : f32
    linalg.yield %r : f32
  }
  memref.store %zero, %x[%c3] : memref<16xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%t : memref<16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.negf %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// -----

#id = affine_map<(i) -> (i)>

// Two accumulations into one buffer keep their order; the second sees the first one's result.
// CHECK-LABEL: weft.kernel @accumulate
// CHECK: scf.for
// CHECK:   %[[OLD:.*]] = memref.load %arg1
// CHECK:   %[[A:.*]] = arith.addf %[[OLD]]
// CHECK:   %[[B:.*]] = arith.mulf %[[A]]
// CHECK:   memref.store %[[B]], %arg1
// CHECK-NOT: memref.store
weft.kernel @accumulate(%x: memref<16xf32>, %y: memref<16xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.mulf %o, %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// -----

#id = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>

// Only the temporary says how long the loop is, so it stays.
// CHECK-LABEL: weft.kernel @iota_sum
// CHECK: scf.for %{{.*}} = %c0 to %c16
// CHECK:   arith.addi
// CHECK-NOT: scf.for
weft.kernel @iota_sum(%s: memref<i64>) {
  %t = memref.alloca() : memref<16xi64>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%t : memref<16xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %r = arith.index_cast %i : index to i64
    linalg.yield %r : i64
  }
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]}
      ins(%t : memref<16xi64>) outs(%s : memref<i64>) {
  ^bb0(%v: i64, %o: i64):
    %r = arith.addi %o, %v : i64
    linalg.yield %r : i64
  }
  weft.yield
}
