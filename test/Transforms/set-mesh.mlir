// RUN: weft-opt %s --weft-set-mesh="mesh=dp=8" | FileCheck %s
// RUN: weft-opt %s --weft-set-mesh="mesh=dp=1,tp=2" | FileCheck %s --check-prefix=ONE
// RUN: weft-opt %s --weft-set-mesh | FileCheck %s --check-prefix=SAME
// RUN: not weft-opt %s --weft-set-mesh="mesh=ep=2" 2>&1 | FileCheck %s --check-prefix=AXIS
// RUN: not weft-opt %s --weft-set-mesh="mesh=dp=0" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not weft-opt %s --weft-set-mesh="mesh=dp=-4" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not weft-opt %s --weft-set-mesh="mesh=dp=100000000" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not weft-opt %s --weft-set-mesh="mesh=dp=four" 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not weft-opt %s --weft-set-mesh="mesh=dp" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not weft-opt %s --weft-set-mesh="mesh=dp=2,dp=4" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not weft-opt %s --weft-set-mesh="mesh=tp=4" 2>&1 | FileCheck %s --check-prefix=SHARDS
//
// Named axes get their sizes, others keep theirs; what cannot be is said.

// CHECK: weft.mesh @mesh(dp = 8, tp = 2) batch_axes(dp)
// ONE: weft.mesh @mesh(dp = 1, tp = 2) batch_axes(dp)
// SAME: weft.mesh @mesh(dp = 4, tp = 2) batch_axes(dp)
// AXIS: error: 'weft.mesh' op expects axes of the mesh (dp, tp), but got 'ep'
// ZERO: error: 'weft.mesh' op expects 'mesh' to have between 1 and 1048576 ranks, but got 'dp=0'
// NEGATIVE: error: 'weft.mesh' op expects 'mesh' to have between 1 and 1048576 ranks, but got 'dp=-4'
// MANY: error: 'weft.mesh' op expects 'mesh' to have between 1 and 1048576 ranks, but got 'dp=100000000'
// WORD: error: 'weft.mesh' op expects 'mesh' to be axes with sizes, such as dp=4 or dp=4,tp=2, but got 'dp=four'
// FORM: error: 'weft.mesh' op expects 'mesh' to be axes with sizes, such as dp=4 or dp=4,tp=2, but got 'dp'
// TWICE: error: 'weft.mesh' op expects 'mesh' to name each axis once, but got 'dp=2,dp=4'
// SHARDS: error: 'weft.mesh' op expects axis 'tp' to keep its size 2, since it shards parameter 'w', but got 4
weft.mesh @mesh(dp = 4, tp = 2) batch_axes(dp)
weft.param @w : tensor<8x16xf32> init(zeros) sharding([], [tp])
