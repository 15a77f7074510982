// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_DIALECT_WEFTTYPES
#define WEFT_DIALECT_WEFTTYPES

include "mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "weft/Dialect/WeftBase.td"

class Weft_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<WeftDialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Weft_FutureType : Weft_Type<"Future", "future",
    [DeclareTypeInterfaceMethods<Bufferization_TensorLikeTypeInterface>]> {
  let summary = "results of an operation in flight";
  let description = [{
    What `weft.start` gives: `!weft.future<(sources) -> (results)>`, both tensors. It can only be waited for, exactly
    once; the wait returns the results and gives the sources back. Its buffer form is `!weft.buffer_future`.

    Example: `!weft.future<(tensor<2624xf32>) -> (tensor<656xf32>)>`.
  }];
  let parameters = (ins
    ArrayRefParameter<"::mlir::Type", "types of the sources">:$sources,
    ArrayRefParameter<"::mlir::Type", "types of the results">:$results
  );
  let assemblyFormat = "`<` `(` custom<TypeList>($sources) `)` `->` `(` custom<TypeList>($results) `)` `>`";
  let genVerifyDecl = 1;
}

def Weft_BufferFutureType : Weft_Type<"BufferFuture", "buffer_future", [Bufferization_BufferLikeTypeInterface]> {
  let summary = "a future after bufferization";
  let description = [{
    The buffer form of `!weft.future`: sources and results are memrefs. It can only be waited for.

    Example: `!weft.buffer_future<(memref<2624xf32>) -> (memref<656xf32>)>`.
  }];
  let parameters = (ins
    ArrayRefParameter<"::mlir::Type", "types of the sources">:$sources,
    ArrayRefParameter<"::mlir::Type", "types of the results">:$results
  );
  let assemblyFormat = "`<` `(` custom<TypeList>($sources) `)` `->` `(` custom<TypeList>($results) `)` `>`";
  let genVerifyDecl = 1;
}

def Weft_EventType : Weft_Type<"Event", "event"> {
  let summary = "a point in a stream";
  let description = [{
    What `weft.cmd.record` marks and `weft.cmd.wait` waits for. Recorded once a program.
  }];
}

def Weft_TensorOrMemRef : AnyTypeOf<[AnyStaticShapeTensor, AnyStaticShapeMemRef], "static tensor or memref">;
def Weft_AnyFuture : AnyTypeOf<[Weft_FutureType, Weft_BufferFutureType], "future">;

#endif // WEFT_DIALECT_WEFTTYPES
