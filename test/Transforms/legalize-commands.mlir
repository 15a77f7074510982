// RUN: weft-opt %s --weft-legalize-commands --split-input-file --remarks-filter=weft-legalize-commands --remark-format=emitRemark --verify-diagnostics | FileCheck %s --enable-var-scope
//
// What is no command becomes a kernel: equal ones once, strides kept, offsets in the pointer.

weft.mesh @mesh(dp = 1) batch_axes(dp)
memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[A:.*]]: memref<8x4xf32>, %[[B:.*]]: memref<4x16xf32>, %[[C:.*]]: memref<8x16xf32>, %[[I:.*]]: memref<6xi32>, %[[T:.*]]: memref<2xf32>)
func.func @step(%a: memref<8x4xf32>, %b: memref<4x16xf32>, %c: memref<8x16xf32>, %i: memref<6xi32>, %t: memref<2xf32>) attributes {weft.step} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  // The zero that a product overwrites stays.
  // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[C]] : memref<8x16xf32>)
  // CHECK-NEXT: linalg.matmul
  linalg.fill ins(%zero : f32) outs(%c : memref<8x16xf32>)
  linalg.matmul ins(%a, %b : memref<8x4xf32>, memref<4x16xf32>) outs(%c : memref<8x16xf32>)
  // CHECK-NEXT: weft.launch @fill.0 outs(%[[C]] : memref<8x16xf32>) {weft.phase = #weft.phase<forward>}
  linalg.fill {weft.phase = #weft.phase<forward>} ins(%one : f32) outs(%c : memref<8x16xf32>)
  // CHECK-NEXT: weft.launch @fill.1 outs(%[[A]] : memref<8x4xf32>)
  linalg.fill ins(%one : f32) outs(%a : memref<8x4xf32>)
  // CHECK-NEXT: weft.launch @fill.0 outs(%[[C]] : memref<8x16xf32>)
  linalg.fill ins(%one : f32) outs(%c : memref<8x16xf32>)
  // CHECK: weft.launch @copy.0 ins(%{{.*}} : memref<8x4xf32, strided<[16, 1], offset: 4>>) outs(%[[A]] : memref<8x4xf32>)
  %part = memref.subview %c[0, 4] [8, 4] [1, 1] : memref<8x16xf32> to memref<8x4xf32, strided<[16, 1], offset: 4>>
  memref.copy %part, %a : memref<8x4xf32, strided<[16, 1], offset: 4>> to memref<8x4xf32>
  // CHECK: weft.launch @scatter_add.0 ins(%[[I]], %{{.*}} : memref<6xi32>, memref<6x16xf32>) outs(%[[C]] : memref<8x16xf32>)
  %u = memref.alloc() : memref<6x16xf32>
  weft.scatter_add ins(%i, %u : memref<6xi32>, memref<6x16xf32>) outs(%c : memref<8x16xf32>)
  // CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<2xf32>
  // CHECK: weft.launch @constant.0 outs(%[[BUFFER]] : memref<2xf32>)
  // CHECK: memref.copy %[[BUFFER]], %[[T]]
  %g = memref.get_global @table : memref<2xf32>
  memref.copy %g, %t : memref<2xf32> to memref<2xf32>
  return
}

// CHECK: weft.kernel @fill.0(%{{.*}}: memref<8x16xf32>)
// CHECK: weft.kernel @fill.1(%{{.*}}: memref<8x4xf32>)
// CHECK: weft.kernel @copy.0(%{{.*}}: memref<8x4xf32, strided<[16, 1]>>, %{{.*}}: memref<8x4xf32>)
// CHECK: weft.kernel @scatter_add.0
// CHECK: weft.scatter_add
// CHECK: weft.kernel @constant.0
// CHECK: memref.get_global @table

// -----

// Without a unit stride in A there is a copy of it.
// CHECK-LABEL: func.func @strided(
// CHECK-SAME: %[[A:.*]]: memref<16x8xf32>
func.func @strided(%a: memref<16x8xf32>, %b: memref<4x16xf32>, %c: memref<8x16xf32>) attributes {weft.step} {
  // CHECK: %[[EVERY:.*]] = memref.subview
  %every = memref.subview %a[0, 0] [8, 4] [2, 2] : memref<16x8xf32> to memref<8x4xf32, strided<[16, 2]>>
  // CHECK: %[[COPY:.*]] = memref.alloc() : memref<8x4xf32>
  // CHECK: weft.launch @copy.0 ins(%[[EVERY]] : {{.*}}) outs(%[[COPY]] : memref<8x4xf32>)
  // CHECK: linalg.contract {{.*}} ins(%[[COPY]], %{{.*}} : memref<8x4xf32>, memref<4x16xf32>)
  // expected-remark@+1 {{an operand of a product, of 32 elements, is copied: no strides of a matrix describe it}}
  linalg.matmul ins(%every, %b : memref<8x4xf32, strided<[16, 2]>>, memref<4x16xf32>) outs(%c : memref<8x16xf32>)
  return
}

// -----

func.func @loop(%a: memref<8xf32>) attributes {weft.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{expects a step of launches, structured operations, views and collectives on memrefs}}
  scf.for %i = %c0 to %c1 step %c1 {
    scf.yield
  }
  return
}
