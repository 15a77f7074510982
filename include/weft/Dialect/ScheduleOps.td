// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Streams, starts and waits (stage 6), and the persistent buffers of the arena (stage 7).

#ifndef WEFT_DIALECT_SCHEDULEOPS
#define WEFT_DIALECT_SCHEDULEOPS

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "weft/Dialect/ModelOps.td"
include "weft/Dialect/WeftAttrs.td"
include "weft/Dialect/WeftTypes.td"

def Weft_BarrierOp : Weft_Op<"barrier", [MemoryEffects<[MemWrite<Weft_BarrierResource>]>,
                                         AllTypesMatch<["values", "results"]>]> {
  let summary = "values that must not be merged with equal ones";
  let description = [{
    Gives its operands back. What hangs on the results is not merged with an equal computation on the operands: this
    keeps deliberate duplicates (a second gather, recomputation) apart.

    Example:

    ```mlir
    func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
      %y = weft.barrier %x : tensor<8xf32>
      return %y : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$values attr-dict `:` type($values)";
}

def Weft_StreamOp : Weft_Op<"stream", [Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "a stream: work on it runs in order";
  let description = [{
    Declares a stream. The first stream of a module is the compute stream; work on one stream runs in order, work on
    different streams only as starts, waits and events order it.

    Introduced by `weft-insert-async`.

    Example:

    ```mlir
    weft.stream @compute
    weft.stream @grad_comm
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let assemblyFormat = "$sym_name attr-dict";
}

def Weft_StartOp : Weft_Op<"start", [IsolatedFromAbove, AttrSizedOperandSegments,
                                     SingleBlockImplicitTerminator<"YieldOp">,
                                     DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                     DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "starts collectives on a stream";
  let description = [{
    Starts the collectives of its region on a stream, as one coalesced launch, once the operands exist. The region
    takes the sources (`ins`), then the destinations (`outs`), and yields one result for each destination. A collective
    that works in place takes a destination only. Until the wait the sources may not be touched and the destinations
    hold nothing: on tensors no operand may be used after the start; the wait gives the sources back.

    **Constraints**
    * (T1) the stream exists;
    * (T2) the region holds collectives only, has an argument for each operand, of its type, and yields one value of
      each destination's type (nothing on memrefs);
    * (T3) the future's type is that of the operands; its only use is one wait;
    * (T4) on tensors, no operand is used after the start.

    Introduced by `weft-insert-async`; `weft-lower-to-commands` makes events and commands of it.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.stream @compute
    weft.stream @grad_comm
    func.func @f(%b: tensor<2624xf32>) -> tensor<656xf32> {
      %e = tensor.empty() : tensor<656xf32>
      %f = weft.start @grad_comm ins(%x = %b : tensor<2624xf32>) outs(%d = %e : tensor<656xf32>) {
        %s = weft.reduce_scatter %x into %d sum over @mesh[dp] divide 4 : tensor<2624xf32> into tensor<656xf32>
        weft.yield %s : tensor<656xf32>
      }
      %s, %again = weft.wait %f : !weft.future<(tensor<2624xf32>) -> (tensor<656xf32>)>
      return %s : tensor<656xf32>
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$stream,
    Variadic<Weft_TensorOrMemRef>:$inputs,
    Variadic<Weft_TensorOrMemRef>:$outputs
  );
  let results = (outs Weft_AnyFuture:$future);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$stream, "::mlir::ValueRange":$inputs,
                                 "::mlir::ValueRange":$outputs)>];
  let extraClassDeclaration = [{
    /// Whether the operands are memrefs.
    bool hasBufferSemantics();
    /// The wait on the future, or null.
    WaitOp getWait();
  }];
}

def Weft_WaitOp : Weft_Op<"wait", [DeclareOpInterfaceMethods<InferTypeOpInterface>,
                                   DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "waits for a future";
  let description = [{
    Waits until the started collectives are done. Gives the results, then the sources back. It is never dead code: the
    effect it waits for is a write to memory.

    **Constraints**
    * (T5) results have the types of the future's results, then of its sources.

    Introduced by `weft-insert-async`.

    Example: see `weft.start`.
  }];
  let arguments = (ins Weft_AnyFuture:$future);
  let results = (outs Variadic<Weft_TensorOrMemRef>:$results);
  let assemblyFormat = "$future attr-dict `:` type($future)";
}

def Weft_InputOp : Weft_Op<"input", [Pure]> {
  let summary = "a buffer that the runner fills";
  let description = [{
    A buffer whose content comes from outside the program: a scalar (`lr`, `step`), or the rank's index over mesh axes
    (`coordinate`, i64; the name lists the axes, separated by commas). Two inputs of one role and name are one buffer.

    Introduced by `weft-lower-updates`; `weft-plan-memory` gives it a place in the arena.

    Example:

    ```mlir
    func.func @f() {
      %lr = weft.input scalar "lr" : memref<f32>
      %c = weft.input coordinate "dp" : memref<i64>
      return
    }
    ```
  }];
  let arguments = (ins Weft_BufferRoleAttr:$role, StrAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "`` $role $name attr-dict `:` type($result)";
}

def Weft_BufferOp : Weft_Op<"buffer", [HasParent<"::mlir::ModuleOp">]> {
  let summary = "a persistent buffer of the arena";
  let description = [{
    Says what lies at an offset of the arena for the whole run: a row of the manifest's table of buffers. The
    properties depend on the role (docs/artifact.md): `layout`, `bucket`, `placement`, `state`, `micro_batch`, `bound`,
    `axes`, `program`.

    **Constraints**
    * (B1) offset and size are not negative; the type is a memref of identity layout.

    Introduced by `weft-plan-memory`.

    Example:

    ```mlir
    weft.buffer "x" batch at 4096 : memref<32x64xf32> {micro_batch = 0 : i64}
    weft.buffer "lr" scalar at 0 : memref<f32>
    ```
  }];
  let arguments = (ins StrAttr:$name, Weft_BufferRoleAttr:$role, Weft_Int64Attr:$offset, TypeAttrOf<AnyStaticShapeMemRef>:$type);
  let assemblyFormat = "$name `` $role `at` custom<Int64>($offset) `:` $type attr-dict";
  let hasVerifier = 1;
}

def Weft_ArenaViewOp : Weft_Op<"arena_view", [Pure]> {
  let summary = "a buffer at a byte offset of the arena";
  let description = [{
    A typed view of the rank's arena at a fixed byte offset, with the class of the ledger that its bytes count to.

    **Constraints**
    * (V1) the arena is a one-dimensional memref of i8 with identity layout, the result has identity layout;
    * (V2) the view lies inside the arena.

    Introduced by `weft-plan-memory`.

    Example:

    ```mlir
    func.func @f(%arena: memref<8192xi8>) {
      %v = weft.arena_view %arena[4096] activations : memref<8192xi8> to memref<16x64xf32>
      return
    }
    ```
  }];
  let arguments = (ins MemRefRankOf<[I8], [1]>:$arena, Weft_Int64Attr:$offset, Weft_MemoryClassAttr:$memory_class);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = [{
    $arena `` `[` custom<Int64>($offset) `]` `` $memory_class attr-dict `:` type($arena) `to` type($result)
  }];
  let hasVerifier = 1;
}

#endif // WEFT_DIALECT_SCHEDULEOPS
