// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Operations of a model (stage 0): mesh, parameters, optimizer, and what a step reads and gives.

#ifndef WEFT_DIALECT_MODELOPS
#define WEFT_DIALECT_MODELOPS

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "weft/Dialect/WeftAttrs.td"
include "weft/Dialect/WeftTypes.td"

// Writes of the step's results (gradients, loss, metrics), of persistent state, and of nothing that anybody reads.
def Weft_StepResource : Resource<"::weft::StepResource">;
def Weft_StateResource : Resource<"::weft::StateResource">;
def Weft_BarrierResource : Resource<"::weft::BarrierResource">;

def Weft_MeshOp : Weft_Op<"mesh", [Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "the ranks, arranged along named axes";
  let description = [{
    Names the axes along which ranks are arranged, outermost first; a rank's number is the row-major index of its
    coordinates. *Batch axes* are those along which ranks see different samples: the divisor of a mean gradient is the
    product of all batch axes and the micro-batches.

    **Constraints**
    * (M1) axis names are unique and there is at least one axis;
    * (M2) every size is at least 1, and there are at most 1,048,576 ranks;
    * (M3) every batch axis is an axis.

    Introduced by the model; `--mesh` replaces it. Stays to the end.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4, tp = 2) batch_axes(dp)
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    StrArrayAttr:$axis_names,
    DenseI64ArrayAttr:$axis_sizes,
    StrArrayAttr:$batch_axes
  );
  let assemblyFormat = [{
    $sym_name `(` custom<MeshAxisSizes>($axis_names, $axis_sizes) `)` `batch_axes` `(` custom<NameList>($batch_axes) `)`
    attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The size of the named axis, or 0 if there is none of that name.
    int64_t getAxisSize(::llvm::StringRef axis);
    /// The product of the sizes of `axes` (an array of strings); 0 if one is unknown.
    int64_t getNumRanks(::mlir::ArrayAttr axes);
    /// The number of all ranks.
    int64_t getNumRanks();
  }];
}

def Weft_ParamOp : Weft_Op<"param", [Symbol, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                     HasParent<"::mlir::ModuleOp">]> {
  let summary = "a parameter";
  let description = [{
    Declares a parameter: its static shape and element type on one rank, how it is initialized, whether weight decay
    applies (`decay`, true if not stated), whether it is frozen (read, but never given a gradient), a factor on the
    learning rate (`lr_scale`), and over which mesh axes each dimension is sharded (the type is that of one shard).
    A gradient is never reduced over an axis that shards its parameter. A parameter that is used at both ends of the model,
    such as an embedding that is also the head, is `tied`; `weft-reduce-grads` marks those with several contributions,
    and states in `contributions` how many make up the gradient, if not one.

    **Constraints**
    * (P1) the shape is static and the element type is f32, f64, bf16 or f16;
    * (P2) the sharding has one entry a dimension and names axes of the mesh, each at most once.

    Introduced by the model. Stays to the end: layouts refer to it.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.param @fc1.weight : tensor<64x256xf32> init(normal, 2.000000e-02)
    weft.param @fc1.bias : tensor<256xf32> init(zeros) {decay = false}
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<AnyRankedTensor>:$type,
    Weft_InitAttr:$init,
    OptionalAttr<ArrayAttr>:$sharding,
    DefaultValuedAttr<BoolAttr, "true">:$decay,
    UnitAttr:$frozen,
    UnitAttr:$tied,
    DefaultValuedAttr<ConfinedAttr<Weft_Int64Attr, [IntMinValue<1>]>, "1">:$contributions,
    DefaultValuedAttr<F64Attr, "1.0">:$lr_scale
  );
  let assemblyFormat = [{
    $sym_name `:` $type `init` `(` custom<Init>($init) `)` (`sharding` `(` custom<DimSharding>($sharding)^ `)`)?
    attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getTensorType() { return ::llvm::cast<::mlir::RankedTensorType>(getType()); }
    int64_t getNumElements() { return getTensorType().getNumElements(); }
    /// Whether a dimension is sharded over the axis.
    bool isShardedOver(::llvm::StringRef axis);
  }];
}

def Weft_OptimizerOp : Weft_Op<"optimizer", [Symbol, IsolatedFromAbove, HasParent<"::mlir::ModuleOp">]> {
  let summary = "an elementwise update rule";
  let description = [{
    The rule that updates one element of a parameter. The region takes the parameter, its gradient, one value for each
    state, then the learning rate of this step (times the parameter's `lr_scale`), the decay flag (1.0 where weight
    decay applies, 0.0 elsewhere) and the number of the step, from 1; all f32. It yields the new parameter and the
    new states. `lr` is the learning rate that a run starts with; the runner may set another. States start at zero.

    **Constraints**
    * (O1) the region has 2 + states + 3 arguments of type f32;
    * (O2) it yields 1 + states values of type f32;
    * (O3) its body is elementwise: operations of arith and math only.

    Introduced by the model. `weft-lower-updates` makes kernels of it.

    Example:

    ```mlir
    weft.optimizer @sgd states() lr(1.000000e-01) {
    ^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
      %d = arith.mulf %lr, %g : f32
      %n = arith.subf %p, %d : f32
      weft.yield %n : f32
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    StrArrayAttr:$states,
    F64Attr:$lr
  );
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sym_name `states` `(` custom<NameList>($states) `)` `lr` `(` custom<Double>($lr) `)` $body attr-dict
  }];
  let hasRegionVerifier = 1;
}

def Weft_ReadOp : Weft_Op<"read", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the value of a parameter at the entry of the step";
  let description = [{
    Reads a parameter. The value is the one at the entry of the step wherever the operation stands, so two reads of one
    parameter are equal. A memref result is the storage of a parameter that lies in no layout.

    **Constraints**
    * (R1) the symbol is a parameter and the result has its type.

    Introduced by the model; `weft-flatten-grads` turns it into an unpack of the parameter's bucket.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 1) batch_axes(dp)
    weft.param @w : tensor<4xf32> init(ones)
    func.func @read() -> tensor<4xf32> {
      %w = weft.read @w : tensor<4xf32>
      return %w : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$param);
  let results = (outs Weft_TensorOrMemRef:$result);
  let assemblyFormat = "$param attr-dict `:` type($result)";
}

def Weft_GradOp : Weft_Op<"grad", [DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                   MemoryEffects<[MemWrite<Weft_StepResource>]>]> {
  let summary = "a contribution to the gradient of a parameter";
  let description = [{
    States that the value contributes to the gradient of the parameter. Several contributions (a tied parameter,
    micro-batches) are summed, in program order, before anything is reduced over ranks.

    **Constraints**
    * (G1) the symbol is a parameter that is not frozen and the value has its type.

    Introduced by the model; `weft-reduce-grads` turns all contributions of a parameter into one reduction and update.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 1) batch_axes(dp)
    weft.param @w : tensor<4xf32> init(ones)
    func.func @grad(%g: tensor<4xf32>) {
      weft.grad @w, %g : tensor<4xf32>
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$param, AnyStaticShapeTensor:$value);
  let assemblyFormat = "$param `,` $value attr-dict `:` type($value)";
}

def Weft_LossOp : Weft_Op<"loss", [MemoryEffects<[MemWrite<Weft_StepResource>]>]> {
  let summary = "the loss";
  let description = [{
    Marks the loss: the mean over the micro-batch, or a sum with a weight (such as a token count) by which the sum over
    all ranks and micro-batches is divided. Gradients are those of the mean, or of the sum. After `weft-reduce-grads` the
    value is the mean over the global batch, or the global sum divided by the global weight, and the operation carries
    `reduced`. A global weight of 0 gives NaN.

    **Constraints**
    * (L1) loss and weight hold one f32 (a tensor or memref of rank 0);
    * (L2) a reduced loss has no weight.

    Example:

    ```mlir
    func.func @mean(%l: tensor<f32>) {
      weft.loss %l : tensor<f32>
      return
    }
    func.func @per_token(%sum: tensor<f32>, %tokens: tensor<f32>) {
      weft.loss %sum weight(%tokens) : tensor<f32>, tensor<f32>
      return
    }
    ```
  }];
  let arguments = (ins Weft_TensorOrMemRef:$value, Optional<Weft_TensorOrMemRef>:$weight, UnitAttr:$reduced);
  let assemblyFormat = [{
    $value (`weight` `(` $weight^ `)`)? (`reduced` $reduced^)? attr-dict `:` type($value) (`,` type($weight)^)?
  }];
  let hasVerifier = 1;
}

def Weft_MetricOp : Weft_Op<"metric", [MemoryEffects<[MemWrite<Weft_StepResource>]>]> {
  let summary = "a named scalar that is logged beside the loss";
  let description = [{
    Logs an auxiliary scalar: the mean over batch axes and micro-batches, like the loss.

    **Constraints**
    * (A1) the value holds one f32 (a tensor or memref of rank 0); the name is not empty.

    Example:

    ```mlir
    func.func @metric(%a: tensor<f32>) {
      weft.metric "accuracy", %a : tensor<f32>
      return
    }
    ```
  }];
  let arguments = (ins StrAttr:$name, Weft_TensorOrMemRef:$value, UnitAttr:$reduced);
  let assemblyFormat = "$name `,` $value (`reduced` $reduced^)? attr-dict `:` type($value)";
  let hasVerifier = 1;
}

#endif // WEFT_DIALECT_MODELOPS
