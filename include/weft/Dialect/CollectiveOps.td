// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Collectives (stages 2 to 7).

#ifndef WEFT_DIALECT_COLLECTIVEOPS
#define WEFT_DIALECT_COLLECTIVEOPS

include "mlir/IR/SymbolInterfaces.td"
include "weft/Dialect/KernelOps.td"
include "weft/Dialect/WeftInterfaces.td"

class Weft_CollectiveOp<string mnemonic, list<Trait> traits = []>
    : Weft_DestinationStyleOp<mnemonic, traits # [DeclareOpInterfaceMethods<Weft_CollectiveOpInterface>,
                                                  DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let hasVerifier = 1;
}

def Weft_AllReduceOp : Weft_CollectiveOp<"all_reduce"> {
  let summary = "reduces a buffer over ranks; all get the result";
  let description = [{
    Reduces elementwise over the ranks that differ only in the named axes, divides once by `divide` (1 if not stated),
    and rounds once to the element type. Over several axes the reduction is nested, innermost (last) axis first.
    Works in place: the result is tied to the operand.

    Two elements on four ranks, `sum`, `divide 4`:

    | rank | before | after |
    |---|---|---|
    | 0 | a0 a1 | (a0+b0+c0+d0)/4 (a1+b1+c1+d1)/4 |
    | 1 | b0 b1 | the same |
    | 2 | c0 c1 | the same |
    | 3 | d0 d1 | the same |

    **Constraints**
    * (R2) the axes are distinct axes of the mesh;
    * (R3) the divisor is at least 1, and 1 unless the reduction is a sum.

    Introduced by `weft-reduce-grads`.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    func.func @f(%b: tensor<2624xf32>) -> tensor<2624xf32> {
      %r = weft.all_reduce %b sum over @mesh[dp] divide 4 : tensor<2624xf32>
      return %r : tensor<2624xf32>
    }
    ```
  }];
  let arguments = (ins
    Weft_TensorOrMemRef:$operand,
    Weft_ReductionAttr:$reduction,
    FlatSymbolRefAttr:$mesh,
    StrArrayAttr:$axes,
    DefaultValuedAttr<Weft_Int64Attr, "1">:$divisor
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $operand `` $reduction `over` $mesh `` `[` custom<NameList>($axes) `]` (`divide` custom<Int64>($divisor)^)? attr-dict
    `:` type($operand) `` custom<TiedResult>(type($results), ref(type($operand)))
  }];
  let hasFolder = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOperandMutable(); }
  }];
}

def Weft_ReduceScatterOp : Weft_CollectiveOp<"reduce_scatter"> {
  let summary = "reduces a buffer over ranks; each gets its slice";
  let description = [{
    As `weft.all_reduce`, but rank i of the n ranks gets only slice i of n equal slices of the first (only) dimension.
    In the runtime it works in place iff the destination is the source's own slice.

    Four elements on four ranks, `sum`, `divide 4`:

    | rank | before | after |
    |---|---|---|
    | 0 | a0 a1 a2 a3 | (a0+b0+c0+d0)/4 |
    | 1 | b0 b1 b2 b3 | (a1+b1+c1+d1)/4 |
    | 2 | c0 c1 c2 c3 | (a2+b2+c2+d2)/4 |
    | 3 | d0 d1 d2 d3 | (a3+b3+c3+d3)/4 |

    **Constraints**
    * (R2), (R3) of `weft.all_reduce`;
    * (R4) source and destination are vectors of one element type, the source n times as long as the destination.

    Introduced by `weft-shard-optimizer`.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    func.func @f(%b: tensor<2624xf32>) -> tensor<656xf32> {
      %e = tensor.empty() : tensor<656xf32>
      %s = weft.reduce_scatter %b into %e sum over @mesh[dp] divide 4 : tensor<2624xf32> into tensor<656xf32>
      return %s : tensor<656xf32>
    }
    ```
  }];
  let arguments = (ins
    Weft_TensorOrMemRef:$input,
    Weft_TensorOrMemRef:$destination,
    Weft_ReductionAttr:$reduction,
    FlatSymbolRefAttr:$mesh,
    StrArrayAttr:$axes,
    DefaultValuedAttr<Weft_Int64Attr, "1">:$divisor
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $input `into` $destination `` $reduction `over` $mesh `` `[` custom<NameList>($axes) `]`
    (`divide` custom<Int64>($divisor)^)? attr-dict
    `:` type($input) `into` type($destination) `` custom<TiedResult>(type($results), ref(type($destination)))
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getDestinationMutable(); }
  }];
}

def Weft_AllGatherOp : Weft_CollectiveOp<"all_gather"> {
  let summary = "concatenates the ranks' buffers; all get the result";
  let description = [{
    Slice i of the result is the source of rank i of the ranks that differ only in the named axes. In the runtime it
    works in place iff the source is the destination's own slice.

    | rank | before | after |
    |---|---|---|
    | 0 | a | a b c d |
    | 1 | b | a b c d |
    | 2 | c | a b c d |
    | 3 | d | a b c d |

    **Constraints**
    * (R2) of `weft.all_reduce`;
    * (R5) source and destination are vectors of one element type, the destination n times as long as the source.

    Introduced by `weft-shard-optimizer`.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    func.func @f(%s: tensor<656xf32>) -> tensor<2624xf32> {
      %e = tensor.empty() : tensor<2624xf32>
      %p = weft.all_gather %s into %e over @mesh[dp] : tensor<656xf32> into tensor<2624xf32>
      return %p : tensor<2624xf32>
    }
    ```
  }];
  let arguments = (ins
    Weft_TensorOrMemRef:$input,
    Weft_TensorOrMemRef:$destination,
    FlatSymbolRefAttr:$mesh,
    StrArrayAttr:$axes
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $input `into` $destination `over` $mesh `` `[` custom<NameList>($axes) `]` attr-dict
    `:` type($input) `into` type($destination) `` custom<TiedResult>(type($results), ref(type($destination)))
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getDestinationMutable(); }
  }];
}

#endif // WEFT_DIALECT_COLLECTIVEOPS
