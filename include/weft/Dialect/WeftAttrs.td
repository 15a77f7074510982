// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_DIALECT_WEFTATTRS
#define WEFT_DIALECT_WEFTATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "weft/Dialect/WeftBase.td"

class Weft_Attr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<WeftDialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// A signed count, offset or index: upstream's I64Attr has unsigned accessors.
def Weft_Int64Attr : TypedSignlessIntegerAttrBase<I64, "int64_t", "64-bit signless integer attribute">;

class Weft_Enum<string name, string enumSummary, list<I32EnumCase> cases> : I32Enum<name, enumSummary, cases> {
  let cppNamespace = "::weft";
}

// The values are those of `weft_rt_reduction` (weft-rt/Types.h).
def Weft_Reduction : Weft_Enum<"Reduction", "reduction over ranks", [
  I32EnumCase<"sum", 0>, I32EnumCase<"max", 1>, I32EnumCase<"min", 2>
]>;
def Weft_ReductionAttr : EnumAttr<WeftDialect, Weft_Reduction, "reduction"> {
  let assemblyFormat = "$value";
}

// The values are those of `weft_rt_collective_kind` (weft-rt/Types.h).
def Weft_CollectiveKind : Weft_Enum<"CollectiveKind", "kind of collective", [
  I32EnumCase<"all_reduce", 0>, I32EnumCase<"reduce_scatter", 1>, I32EnumCase<"all_gather", 2>
]>;
def Weft_CollectiveKindAttr : EnumAttr<WeftDialect, Weft_CollectiveKind, "collective_kind"> {
  let assemblyFormat = "$value";
}

def Weft_Phase : Weft_Enum<"Phase", "phase of a training step", [
  I32EnumCase<"forward", 0>, I32EnumCase<"backward", 1>, I32EnumCase<"update", 2>
]>;
def Weft_PhaseAttr : EnumAttr<WeftDialect, Weft_Phase, "phase"> {
  let assemblyFormat = "`<` $value `>`";
}

def Weft_StateRole : Weft_Enum<"StateRole", "what a state holds", [
  I32EnumCase<"param", 0>, I32EnumCase<"moment", 1>
]>;
def Weft_StateRoleAttr : EnumAttr<WeftDialect, Weft_StateRole, "state_role"> {
  let assemblyFormat = "$value";
}

def Weft_Placement : Weft_Enum<"Placement", "where a state lies", [
  I32EnumCase<"replicated", 0>, I32EnumCase<"shard", 1>
]>;
def Weft_PlacementAttr : EnumAttr<WeftDialect, Weft_Placement, "placement"> {
  let assemblyFormat = "$value";
}

// The classes of the memory ledger.
def Weft_MemoryClass : Weft_Enum<"MemoryClass", "class of bytes in the memory ledger", [
  I32EnumCase<"parameters", 0>, I32EnumCase<"gradients", 1>, I32EnumCase<"optimizer", 2>,
  I32EnumCase<"in_flight", 3>, I32EnumCase<"activations", 4>, I32EnumCase<"inputs", 5>,
  I32EnumCase<"outputs", 6>, I32EnumCase<"workspace", 7>
]>;
def Weft_MemoryClassAttr : EnumAttr<WeftDialect, Weft_MemoryClass, "memory_class"> {
  let assemblyFormat = "$value";
}

// Who fills a persistent buffer of the arena, and with what; the roles of docs/artifact.md.
def Weft_BufferRole : Weft_Enum<"BufferRole", "role of a persistent buffer", [
  I32EnumCase<"param", 0>, I32EnumCase<"moment", 1>, I32EnumCase<"batch", 2>, I32EnumCase<"rng", 3>,
  I32EnumCase<"step_index", 4>, I32EnumCase<"scalar", 5>, I32EnumCase<"coordinate", 6>,
  I32EnumCase<"loss", 7>, I32EnumCase<"metric", 8>
]>;
def Weft_BufferRoleAttr : EnumAttr<WeftDialect, Weft_BufferRole, "buffer_role"> {
  let assemblyFormat = "$value";
}

def Weft_InitKind : Weft_Enum<"InitKind", "how a parameter is initialized", [
  I32EnumCase<"zeros", 0>, I32EnumCase<"ones", 1>, I32EnumCase<"constant", 2>,
  I32EnumCase<"normal", 3>, I32EnumCase<"uniform", 4>
]>;

def Weft_InitAttr : Weft_Attr<"Init", "init"> {
  let summary = "initializer of a parameter";
  let description = [{
    `zeros`, `ones`, `constant, c`, `normal, stddev` (mean 0) or `uniform, low, high`. Random values come from a
    counter-based generator keyed by seed, parameter and element, so they do not depend on the number of ranks.
  }];
  let parameters = (ins
    EnumParameter<Weft_InitKind>:$kind,
    "::mlir::DenseF64ArrayAttr":$args
  );
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Weft_SlotAttr : Weft_Attr<"Slot", "slot"> {
  let summary = "where elements of a parameter lie in a bucket";
  let description = [{
    Elements `[paramOffset, paramOffset + length)` of the parameter, flattened in row-major order, lie at
    `[offset, offset + length)` of the bucket. All numbers are elements.
  }];
  let parameters = (ins
    "::mlir::FlatSymbolRefAttr":$param,
    "int64_t":$offset,
    "int64_t":$length,
    "int64_t":$paramOffset
  );
  let hasCustomAssemblyFormat = 1;
}

def Weft_BucketAttr : Weft_Attr<"Bucket", "bucket"> {
  let summary = "one bucket of a layout: its size and its slots";
  let parameters = (ins
    "int64_t":$numElements,
    OptionalArrayRefParameter<"SlotAttr", "slots, by offset">:$slots
  );
  let hasCustomAssemblyFormat = 1;
}

#endif // WEFT_DIALECT_WEFTATTRS
