// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels and their launches (stage 1), and the one compute operation that upstream lacks.

#ifndef WEFT_DIALECT_KERNELOPS
#define WEFT_DIALECT_KERNELOPS

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "weft/Dialect/WeftAttrs.td"
include "weft/Dialect/WeftTypes.td"

// An operation whose results, if its destinations are tensors, are tied to them one by one.
class Weft_DestinationStyleOp<string mnemonic, list<Trait> traits = []>
    : Weft_Op<mnemonic, traits # [DestinationStyleOpInterface,
                                  DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]>;

def Weft_KernelOp : Weft_Op<"kernel", [FunctionOpInterface, IsolatedFromAbove, HasParent<"::mlir::ModuleOp">,
                                       AutomaticAllocationScope]> {
  let summary = "a compute kernel, outlined once";
  let description = [{
    A piece of compute that every strategy runs unchanged. On tensors its arguments are the inputs, then one initial
    value for each result, and it yields the results. On memrefs the arguments are inputs, then outputs, and it yields
    nothing. Arguments do not overlap, except an output that the launch reads and writes in place.

    `num_blocks` says into how many independent blocks the outermost loop may be divided (1 if not stated).

    **Constraints**
    * (K1) arguments are tensors only (with one result, at least as many arguments as results, the last of them of
      the results' types) or memrefs only (no results);
    * (K2) the terminator yields values of the results' types.

    Introduced by `weft-form-kernels`; never changed by a communication pass.

    Example:

    ```mlir
    weft.kernel @scale(%x: tensor<8xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
      %r = linalg.map { math.exp } ins(%x : tensor<8xf32>) outs(%init : tensor<8xf32>)
      weft.yield %r : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    DefaultValuedAttr<ConfinedAttr<Weft_Int64Attr, [IntMinValue<1>]>, "1">:$num_blocks
  );
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type)>];
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    /// Whether the kernel works on memrefs.
    bool hasBufferSemantics() { return getFunctionType().getNumResults() == 0; }
  }];
}

def Weft_LaunchOp : Weft_DestinationStyleOp<"launch", [DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                                       AttrSizedOperandSegments]> {
  let summary = "runs a kernel";
  let description = [{
    Runs the kernel on the inputs and the initial values of its results, in destination style: each result is tied to
    one of `outs`. On memrefs it writes `outs` and has no results.

    **Constraints**
    * (K3) the symbol is a kernel whose arguments have the types of `ins` followed by `outs`;
    * (K4) results have the types of `outs`, or `outs` are memrefs and there are none.

    Introduced by `weft-form-kernels`; `weft-lower-to-commands` turns it into a command.

    Example:

    ```mlir
    weft.kernel @copy(%x: tensor<8xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
      %r = linalg.copy ins(%x : tensor<8xf32>) outs(%init : tensor<8xf32>) -> tensor<8xf32>
      weft.yield %r : tensor<8xf32>
    }
    func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %y = weft.launch @copy ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>)
      return %y : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$kernel,
    Variadic<Weft_TensorOrMemRef>:$inputs,
    Variadic<Weft_TensorOrMemRef>:$outputs
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $kernel (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? attr-dict
    `` custom<TiedResults>(type($results), ref(type($outputs)))
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }
  }];
}

def Weft_YieldOp : Weft_Op<"yield", [Pure, Terminator,
                                     ParentOneOf<["KernelOp", "OptimizerOp", "StartOp"]>]> {
  let summary = "ends the region of a kernel, an optimizer or a start";
  let description = [{
    Yields the values of the region. A kernel or a start on memrefs yields nothing.

    Example:

    ```mlir
    weft.kernel @id(%x: tensor<8xf32>) -> tensor<8xf32> {
      weft.yield %x : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def Weft_ScatterAddOp : Weft_DestinationStyleOp<"scatter_add"> {
  let summary = "adds rows into a tensor at given indices";
  let description = [{
    `result[indices[i], ...] = init[indices[i], ...] + updates[i, ...]` for i = 0, 1, … in that order. Rows whose
    index is negative or not below the first dimension are skipped. The order of additions is fixed, so the result is
    the same on every run.

    **Constraints**
    * (S1) `indices` has rank 1 and integer or index elements; `updates` has as many rows;
    * (S2) `updates` and the destination agree in element type and in all dimensions but the first.

    Introduced by the exporter (gradients of embeddings and of gathers).

    Example:

    ```mlir
    func.func @f(%i: tensor<6xi32>, %u: tensor<6x4xf32>, %d: tensor<100x4xf32>) -> tensor<100x4xf32> {
      %r = weft.scatter_add ins(%i, %u : tensor<6xi32>, tensor<6x4xf32>) outs(%d : tensor<100x4xf32>)
      return %r : tensor<100x4xf32>
    }
    ```
  }];
  let arguments = (ins
    Weft_TensorOrMemRef:$indices,
    Weft_TensorOrMemRef:$updates,
    Weft_TensorOrMemRef:$destination
  );
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $indices `,` $updates `:` type($indices) `,` type($updates) `)`
    `outs` `(` $destination `:` type($destination) `)` attr-dict
    `` custom<TiedResult>(type($results), ref(type($destination)))
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getDestinationMutable(); }
  }];
}

#endif // WEFT_DIALECT_KERNELOPS
