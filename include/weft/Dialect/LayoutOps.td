// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Layouts, the state that persists between steps, and the way of gradients into buckets and back (stages 2 to 5).

#ifndef WEFT_DIALECT_LAYOUTOPS
#define WEFT_DIALECT_LAYOUTOPS

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "weft/Dialect/ModelOps.td"
include "weft/Dialect/WeftAttrs.td"
include "weft/Dialect/WeftTypes.td"

def Weft_LayoutOp : Weft_Op<"layout", [Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                       HasParent<"::mlir::ModuleOp">]> {
  let summary = "how the parameters of one group lie in contiguous buckets";
  let description = [{
    Pure description: an ordered list of buckets, each with the slots of the parameters in it. A parameter may be
    split over several buckets. The group is defined by element type, reduction axes and divisor. The buckets of a
    layout can be divided in as many equal shards as its shard axes have ranks, whatever is sharded at present.

    **Constraints**
    * (Y1) the element type is that of every parameter in it; shard axes are axes of the mesh;
    * (Y2) slots of a bucket are ordered, do not overlap and end inside the bucket;
    * (Y3) each bucket's size is a multiple of the number of shards;
    * (Y4) the slots of a parameter cover it exactly once, in order.

    Introduced by `weft-flatten-grads` (one bucket); `weft-partition-buckets` cuts it. Stays to the end.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.param @w : tensor<64x10xf32> init(normal, 2.000000e-02)
    weft.param @b : tensor<10xf32> init(zeros)
    weft.layout @L : f32 shards [dp] over @mesh {
      bucket 768 { @b at 0 length 10, @w at 64 length 640 }
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttr:$element_type,
    FlatSymbolRefAttr:$mesh,
    StrArrayAttr:$shard_axes,
    TypedArrayAttrBase<Weft_BucketAttr, "array of buckets">:$buckets
  );
  let assemblyFormat = [{
    $sym_name `:` $element_type `shards` `[` custom<NameList>($shard_axes) `]` `over` $mesh
    custom<Buckets>($buckets) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    int64_t getNumBuckets() { return getBuckets().size(); }
    BucketAttr getBucket(int64_t index) { return ::llvm::cast<BucketAttr>(getBuckets()[index]); }
    /// Elements of all buckets, padding included.
    int64_t getNumElements();
  }];
}

def Weft_StateOp : Weft_Op<"state", [Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                     HasParent<"::mlir::ModuleOp">]> {
  let summary = "storage that persists between steps";
  let description = [{
    The parameters of a layout or one of the optimizer's states for them. `replicated`: every rank holds all of it.
    `shard`: a rank holds, of every bucket, the slice with its index over the layout's shard axes.

    **Constraints**
    * (Z1) the layout exists; the element type is a float;
    * (Z2) a moment names its optimizer state, a parameter none.

    Introduced by `weft-flatten-grads`, replicated; `weft-shard-optimizer` makes shards of it.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.param @b : tensor<10xf32> init(zeros)
    weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @b at 0 length 10 } }
    weft.state @L.param : f32 param layout(@L) shard
    weft.state @L.m : f32 moment("m") layout(@L) shard
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttr:$element_type,
    Weft_StateRoleAttr:$role,
    OptionalAttr<StrAttr>:$state,
    FlatSymbolRefAttr:$layout,
    Weft_PlacementAttr:$placement
  );
  let assemblyFormat = [{
    $sym_name `:` $element_type `` $role (`(` $state^ `)`)? `layout` `(` $layout `)` `` $placement attr-dict
  }];
  let hasVerifier = 1;
}

def Weft_ReadStateOp : Weft_Op<"read_state", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "one bucket of a state at the entry of the step";
  let description = [{
    The value of a bucket of the state at the entry of the step, wherever the operation stands; a memref result is the
    storage itself. A bucket of a sharded state is the rank's slice.

    **Constraints**
    * (Z3) the symbol is a state, the index one of its layout's buckets, and the result a vector of the bucket's (or
      shard's) elements.

    Introduced by `weft-flatten-grads`; `weft-plan-memory` replaces it by an arena view.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.param @b : tensor<10xf32> init(zeros)
    weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @b at 0 length 10 } }
    weft.state @L.param : f32 param layout(@L) shard
    func.func @f() -> tensor<32xf32> {
      %p = weft.read_state @L.param[0] : tensor<32xf32>
      return %p : tensor<32xf32>
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$state, Weft_Int64Attr:$bucket);
  let results = (outs Weft_TensorOrMemRef:$result);
  let assemblyFormat = "$state `[` custom<Int64>($bucket) `]` attr-dict `:` type($result)";
}

def Weft_PackOp : Weft_Op<"pack", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "puts gradients into a bucket";
  let description = [{
    The bucket with each slot filled from the gradient of its parameter (of a split parameter: from the slot's part of
    it) and zeros elsewhere. Bufferization makes the producers of the gradients write into the bucket where this is
    their last use.

    **Constraints**
    * (C1) operands stand in the order of the bucket's slots, each with the type of its parameter;
    * (C2) the result is a vector of the bucket's elements.

    Introduced by `weft-flatten-grads`, cut by `weft-partition-buckets`.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.param @b : tensor<10xf32> init(zeros)
    weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @b at 0 length 10 } }
    func.func @f(%g: tensor<10xf32>) -> tensor<128xf32> {
      %0 = weft.pack @L[0] (@b = %g) : (tensor<10xf32>) -> tensor<128xf32>
      return %0 : tensor<128xf32>
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$layout,
    Weft_Int64Attr:$bucket,
    TypedArrayAttrBase<FlatSymbolRefAttr, "array of parameters">:$params,
    Variadic<AnyStaticShapeTensor>:$values
  );
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $layout `[` custom<Int64>($bucket) `]` `(` custom<PackedParams>($params, $values) `)` attr-dict
    `:` functional-type($values, $result)
  }];
}

def Weft_UnpackOp : Weft_Op<"unpack", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a parameter out of its buckets";
  let description = [{
    The value of a parameter, taken from the bucket, or from all buckets, that hold it.

    **Constraints**
    * (C3) the buckets are those that hold the parameter, in order, and the result has the parameter's type.

    Introduced by `weft-flatten-grads`; bufferizes to a view, or to a copy where the parameter is split.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.param @b : tensor<2x5xf32> init(zeros)
    weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @b at 0 length 10 } }
    func.func @f(%p: tensor<128xf32>) -> tensor<2x5xf32> {
      %0 = weft.unpack @L[0] @b from %p : (tensor<128xf32>) -> tensor<2x5xf32>
      return %0 : tensor<2x5xf32>
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$layout,
    DenseI64ArrayAttr:$buckets,
    FlatSymbolRefAttr:$param,
    Variadic<AnyStaticShapeTensor>:$values
  );
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $layout `` custom<Int64List>($buckets) $param `from` $values attr-dict `:` functional-type($values, $result)
  }];
}

def Weft_UpdateOp : Weft_Op<"update", [DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                       MemoryEffects<[MemWrite<Weft_StateResource>]>]> {
  let summary = "the optimizer's update of a parameter or a bucket";
  let description = [{
    Updates a parameter (before flattening) or one bucket of a layout with the reduced gradient. It takes effect after
    the last use of every value read from that state. If the layout's states are sharded, the gradient is the shard.

    With `divide`, each element of the gradient is divided by that scalar (one IEEE division in f32) before the optimizer
    sees it: the divisor that is known only when the step runs, the reduced weight of the loss. The gradient's own
    collective then has no divisor.

    **Constraints**
    * (U1) the target is a parameter without a bucket index, or a layout with the index of one of its buckets;
    * (U2) the gradient has the parameter's type, or is a vector of the bucket's (or shard's) elements;
    * (U3) the optimizer exists;
    * (U4) the divisor is one f32 of rank 0.

    Introduced by `weft-reduce-grads`; `weft-lower-updates` turns it into the launch of a generated kernel.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 1) batch_axes(dp)
    weft.param @w : tensor<4xf32> init(ones)
    weft.optimizer @sgd states() lr(1.000000e-01) {
    ^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
      %d = arith.mulf %lr, %g : f32
      %n = arith.subf %p, %d : f32
      weft.yield %n : f32
    }
    func.func @mean(%g: tensor<4xf32>) {
      weft.update @w with %g using @sgd : tensor<4xf32>
      return
    }
    func.func @per_token(%g: tensor<4xf32>, %tokens: tensor<f32>) {
      weft.update @w with %g divide %tokens using @sgd : tensor<4xf32>, tensor<f32>
      return
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$target,
    OptionalAttr<Weft_Int64Attr>:$bucket,
    Weft_TensorOrMemRef:$gradient,
    Optional<Weft_TensorOrMemRef>:$divisor,
    FlatSymbolRefAttr:$optimizer
  );
  let assemblyFormat = [{
    $target `` custom<OptionalBucket>($bucket) `with` $gradient (`divide` $divisor^)? `using` $optimizer attr-dict
    `:` type($gradient) (`,` type($divisor)^)?
  }];
  let hasVerifier = 1;
}

#endif // WEFT_DIALECT_LAYOUTOPS
