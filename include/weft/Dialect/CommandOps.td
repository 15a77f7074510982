// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Commands (stage 8): the target-independent list that a step becomes. Each stands on a stream.

#ifndef WEFT_DIALECT_COMMANDOPS
#define WEFT_DIALECT_COMMANDOPS

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "weft/Dialect/WeftAttrs.td"
include "weft/Dialect/WeftInterfaces.td"
include "weft/Dialect/WeftTypes.td"

class Weft_CommandOp<string mnemonic, list<Trait> traits = []>
    : Weft_Op<"cmd." # mnemonic, traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;

def Weft_LaunchCommandOp : Weft_CommandOp<"launch"> {
  let summary = "command: run a kernel";
  let description = [{
    Runs a kernel on a stream. Buffers stand in the order of the kernel's arguments.

    **Constraints**
    * (D1) stream and kernel exist; the kernel's arguments are memrefs of the buffers' shapes and element types.

    Introduced by `weft-lower-to-commands`.

    Example:

    ```mlir
    weft.stream @compute
    weft.kernel @nop(%x: memref<8xf32>) {
      weft.yield
    }
    func.func @f(%x: memref<8xf32>) {
      weft.cmd.launch @nop on @compute (%x) : memref<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$kernel,
    FlatSymbolRefAttr:$stream,
    Arg<Variadic<AnyStaticShapeMemRef>, "buffers", [MemRead, MemWrite]>:$buffers
  );
  let assemblyFormat = "$kernel `on` $stream `(` $buffers `)` attr-dict (`:` type($buffers)^)?";
}

def Weft_ProductCommandOp : Weft_CommandOp<"product"> {
  let summary = "command: a strided, batched matrix product";
  let description = [{
    C[m,n] = sum over k of A[m,k] B[k,n] on a stream, added to C with `accumulate`. Sizes and strides are in elements
    from each buffer's first element; batch dimensions are walked in row-major order, and one with stride 0 in C is a
    left-over part of k. The meaning is that of `weft_rt_product_desc` (weft-rt/Types.h).

    **Constraints**
    * (D2) the stream exists; each matrix has a unit stride in one of its two dimensions;
    * (D3) at most four batch dimensions, with strides for each matrix; no size is negative.

    Introduced by `weft-lower-to-commands`.

    Example:

    ```mlir
    weft.stream @compute
    func.func @f(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<8x4xf32>) {
      weft.cmd.product on @compute (%a, %b, %c) sizes [8, 4, 16] strides [16, 1], [4, 1], [4, 1]
          : memref<8x16xf32>, memref<16x4xf32>, memref<8x4xf32>
      return
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$stream,
    Arg<AnyStaticShapeMemRef, "left matrix", [MemRead]>:$a,
    Arg<AnyStaticShapeMemRef, "right matrix", [MemRead]>:$b,
    Arg<AnyStaticShapeMemRef, "result", [MemRead, MemWrite]>:$c,
    DenseI64ArrayAttr:$sizes,
    DenseI64ArrayAttr:$a_strides,
    DenseI64ArrayAttr:$b_strides,
    DenseI64ArrayAttr:$c_strides,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$batch_sizes,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$a_batch_strides,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$b_batch_strides,
    DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$c_batch_strides,
    UnitAttr:$accumulate
  );
  let assemblyFormat = [{
    `on` $stream `(` $a `,` $b `,` $c `)` (`accumulate` $accumulate^)? `sizes` custom<Int64List>($sizes)
    `strides` custom<Int64List>($a_strides) `,` custom<Int64List>($b_strides) `,` custom<Int64List>($c_strides)
    (`batch` custom<Int64List>($batch_sizes)^ `strides` custom<Int64List>($a_batch_strides) `,`
     custom<Int64List>($b_batch_strides) `,` custom<Int64List>($c_batch_strides))? attr-dict
    `:` type($a) `,` type($b) `,` type($c)
  }];
  let hasVerifier = 1;
}

def Weft_CollectiveCommandOp : Weft_CommandOp<"collective", [DeclareOpInterfaceMethods<Weft_CollectiveOpInterface>]> {
  let summary = "command: one collective";
  let description = [{
    Runs a collective on a stream, or as a part of a coalesced launch inside `weft.cmd.coalesced`. Source and
    destination are one buffer where it works in place. The buffers obey the constraints of the collective of that
    kind.

    **Constraints**
    * (D4) the stream exists, the axes are distinct axes of the mesh, and the sizes are those of the kind;
    * (D5) a gather has no reduction and no divisor; every other kind states a reduction.

    Introduced by `weft-lower-to-commands`.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.stream @compute
    weft.stream @grad_comm
    func.func @f(%b: memref<2624xf32>, %s: memref<656xf32>) {
      weft.cmd.collective reduce_scatter, sum on @grad_comm (%b into %s) over @mesh[dp] divide 4
          : memref<2624xf32>, memref<656xf32>
      return
    }
    ```
  }];
  let arguments = (ins
    Weft_CollectiveKindAttr:$kind,
    OptionalAttr<Weft_ReductionAttr>:$reduction,
    FlatSymbolRefAttr:$stream,
    Arg<AnyStaticShapeMemRef, "source", [MemRead]>:$input,
    Arg<AnyStaticShapeMemRef, "destination", [MemWrite]>:$output,
    FlatSymbolRefAttr:$mesh,
    StrArrayAttr:$axes,
    DefaultValuedAttr<Weft_Int64Attr, "1">:$divisor
  );
  let assemblyFormat = [{
    `` $kind (`,` `` $reduction^)? `on` $stream `(` $input `into` $output `)` `over` $mesh `` `[` custom<NameList>($axes) `]`
    (`divide` custom<Int64>($divisor)^)? attr-dict `:` type($input) `,` type($output)
  }];
  let hasVerifier = 1;
}

def Weft_CoalescedCommandOp : Weft_CommandOp<"coalesced", [NoTerminator, SingleBlock, RecursiveMemoryEffects]> {
  let summary = "command: several collectives in one launch";
  let description = [{
    Starts the collectives of its region as one launch (a group call in NCCL). They run on the stream named here.

    **Constraints**
    * (D6) the region holds `weft.cmd.collective` on the same stream and nothing else, and at least one.

    Introduced by `weft-lower-to-commands`, from a start with several collectives.

    Example:

    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    weft.stream @compute
    weft.stream @grad_comm
    func.func @f(%a: memref<64xf32>, %b: memref<32xf32>) {
      weft.cmd.coalesced on @grad_comm {
        weft.cmd.collective all_reduce, sum on @grad_comm (%a into %a) over @mesh[dp] : memref<64xf32>, memref<64xf32>
        weft.cmd.collective all_reduce, sum on @grad_comm (%b into %b) over @mesh[dp] : memref<32xf32>, memref<32xf32>
      }
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$stream);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`on` $stream $body attr-dict";
  let hasRegionVerifier = 1;
}

def Weft_CopyCommandOp : Weft_CommandOp<"copy"> {
  let summary = "command: copy a contiguous buffer";
  let description = [{
    Copies all bytes of the source to the destination on a stream. The buffers do not overlap.

    **Constraints**
    * (D7) the stream exists; both buffers are contiguous and hold the same number of elements of one type.

    Introduced by `weft-lower-to-commands`.

    Example:

    ```mlir
    weft.stream @compute
    func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
      weft.cmd.copy on @compute (%a into %b) : memref<64xf32>, memref<64xf32>
      return
    }
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$stream,
    Arg<AnyStaticShapeMemRef, "source", [MemRead]>:$input,
    Arg<AnyStaticShapeMemRef, "destination", [MemWrite]>:$output
  );
  let assemblyFormat = "`on` $stream `(` $input `into` $output `)` attr-dict `:` type($input) `,` type($output)";
  let hasVerifier = 1;
}

def Weft_RecordCommandOp : Weft_CommandOp<"record", [MemoryEffects<[MemWrite]>]> {
  let summary = "command: mark a point of a stream";
  let description = [{
    An event that is reached when all work issued to the stream so far is done.

    **Constraints**
    * (D8) the stream exists.

    Introduced by `weft-lower-to-commands`.

    Example:

    ```mlir
    weft.stream @compute
    weft.stream @grad_comm
    func.func @f() {
      %e = weft.cmd.record on @compute
      weft.cmd.wait on @grad_comm for %e
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$stream);
  let results = (outs Weft_EventType:$event);
  let assemblyFormat = "`on` $stream attr-dict";
}

def Weft_WaitCommandOp : Weft_CommandOp<"wait", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "command: a stream waits for an event";
  let description = [{
    Work issued to the stream after this command runs after the event.

    **Constraints**
    * (D8) the stream exists.

    Introduced by `weft-lower-to-commands`.

    Example: see `weft.cmd.record`.
  }];
  let arguments = (ins FlatSymbolRefAttr:$stream, Weft_EventType:$event);
  let assemblyFormat = "`on` $stream `for` $event attr-dict";
}

#endif // WEFT_DIALECT_COMMANDOPS
