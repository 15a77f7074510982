// RUN: weft-opt %s --weft-lower-kernels --split-input-file --verify-diagnostics | FileCheck %s --enable-var-scope
//
// Kernels become loops in the order of their largest operand; only update kernels keep exact floating-point semantics.

// The column sum walks rows outside and columns inside, as the input lies in memory.
// CHECK-LABEL: weft.kernel @column_sum
// CHECK: scf.for %[[R:.*]] = %{{.*}} to %c4
// CHECK:   scf.for %[[C:.*]] = %{{.*}} to %c16
// CHECK:     memref.load %{{.*}}[%[[R]], %[[C]]]
// CHECK:     arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,arcp,contract>
// CHECK-NOT: linalg
weft.kernel @column_sum(%x: memref<4x16xf32>, %s: memref<16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x16xf32>) outs(%s : memref<16xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.addf %o, %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}

// -----

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.stream @compute
// The launch says that this kernel is an update.
// CHECK-LABEL: weft.kernel @sgd
// CHECK-NOT: fastmath
// CHECK: arith.subf %{{.*}}, %{{.*}} : f32
weft.kernel @sgd(%g: memref<8xf32>, %p: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%g : memref<8xf32>) outs(%p : memref<8xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.subf %o, %v : f32
    linalg.yield %r : f32
  }
  weft.yield
}
func.func @train(%arena: memref<64xi8>) attributes {weft.step} {
  %g = weft.arena_view %arena[0] gradients : memref<64xi8> to memref<8xf32>
  %p = weft.arena_view %arena[32] parameters : memref<64xi8> to memref<8xf32>
  weft.cmd.launch @sgd on @compute (%g, %p) {weft.phase = #weft.phase<update>} : memref<8xf32>, memref<8xf32>
  return
}

// -----

// Flags stand on the model's operations, never on those of a polynomial, whose order matters.
// CHECK-LABEL: weft.kernel @exp
// CHECK-NOT: fastmath
// CHECK-NOT: math.exp
// CHECK: math.fma
weft.kernel @exp(%x: memref<8xf32>, %y: memref<8xf32>) {
  linalg.map { math.exp } ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  weft.yield
}

// -----

// Strided copies become loops, temporary buffers lie on the stack.
// CHECK-LABEL: weft.kernel @copy
// CHECK: memref.alloca() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NOT: memref.copy
// CHECK-NOT: memref.dealloc
weft.kernel @copy(%x: memref<4x4xf32>, %y: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  %row = memref.subview %x[1, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.copy %row, %t : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
  memref.copy %t, %y : memref<4xf32> to memref<4xf32>
  memref.dealloc %t : memref<4xf32>
  weft.yield
}

// -----

// CHECK-LABEL: weft.kernel @scatter
// CHECK: scf.for %[[R:.*]] = %{{.*}} to %c6
// CHECK:   %[[I:.*]] = arith.index_cast
// CHECK:   arith.cmpi ult, %[[I]], %c100
// CHECK:   scf.if
// CHECK:     scf.for
// CHECK:       arith.addf
weft.kernel @scatter(%i: memref<6xi32>, %u: memref<6x4xf32>, %d: memref<100x4xf32>) {
  weft.scatter_add ins(%i, %u : memref<6xi32>, memref<6x4xf32>) outs(%d : memref<100x4xf32>)
  weft.yield
}

// -----

// expected-error @below {{expects temporary buffers of at most 262144 bytes in a kernel, but got 262148}}
weft.kernel @too_large(%x: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<65537xf32>
  linalg.fill ins(%zero : f32) outs(%t : memref<65537xf32>)
  weft.yield
}

// -----

// expected-error @below {{expects a kernel on memrefs}}
weft.kernel @tensors(%x: tensor<4xf32>) -> tensor<4xf32> {
  weft.yield %x : tensor<4xf32>
}

// -----

weft.kernel @dynamic(%x: memref<4xf32>, %n: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %size = memref.load %n[%c0] : memref<1xindex>
  // expected-error @below {{expects a temporary buffer of a kernel to have static shape and identity layout}}
  %t = memref.alloc(%size) : memref<?xf32>
  %v = memref.load %x[%c0] : memref<4xf32>
  memref.store %v, %t[%c0] : memref<?xf32>
  weft.yield
}
