// RUN: weft-opt %s --weft-lower-kernels --convert-weft-to-runtime | FileCheck %s --enable-var-scope
//
// A kernel of several blocks takes the range that it shall run; one whose iterations share a buffer has one block.

weft.mesh @mesh(dp = 1) batch_axes(dp)
weft.stream @compute

// Ten rows in four blocks are three a block.
// CHECK-LABEL: func.func private @weft_kernel_body.rows(
// CHECK-SAME: %arg2: i64, %arg3: i64)
// CHECK: %[[FIRST:.*]] = arith.index_cast %arg2 : i64 to index
// CHECK: %[[BEGIN:.*]] = arith.muli %[[FIRST]], %c3
// CHECK: arith.minsi %[[BEGIN]], %c10
// CHECK: scf.for
weft.kernel @rows(%x: memref<10x16xf32>, %y: memref<10x16xf32>) attributes {num_blocks = 4 : i64} {
  linalg.map { math.absf } ins(%x : memref<10x16xf32>) outs(%y : memref<10x16xf32>)
  weft.yield
}

// CHECK-LABEL: func.func private @weft_kernel_body.column_sum(
// CHECK-SAME: %arg1: memref<16xf32> {llvm.noalias})
weft.kernel @column_sum(%x: memref<10x16xf32>, %y: memref<16xf32>) attributes {num_blocks = 4 : i64} {
  linalg.reduce ins(%x : memref<10x16xf32>) outs(%y : memref<16xf32>) dimensions = [0]
    (%v: f32, %o: f32) {
      %r = arith.addf %o, %v : f32
      linalg.yield %r : f32
    }
  weft.yield
}

func.func @train(%arena: memref<4096xi8>) attributes {weft.step} {
  %x = weft.arena_view %arena[0] inputs : memref<4096xi8> to memref<10x16xf32>
  %y = weft.arena_view %arena[1024] activations : memref<4096xi8> to memref<10x16xf32>
  %s = weft.arena_view %arena[2048] activations : memref<4096xi8> to memref<16xf32>
  weft.cmd.launch @rows on @compute (%x, %y) : memref<10x16xf32>, memref<10x16xf32>
  weft.cmd.launch @column_sum on @compute (%x, %s) : memref<10x16xf32>, memref<16xf32>
  return
}
