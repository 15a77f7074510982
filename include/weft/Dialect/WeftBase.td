// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_DIALECT_WEFTBASE
#define WEFT_DIALECT_WEFTBASE

include "mlir/IR/OpBase.td"

def WeftDialect : Dialect {
  let name = "weft";
  let cppNamespace = "::weft";
  let summary = "The communication of distributed training as a program";
  let description = [{
    The dialect carries the training step of one rank from the model to a list of commands. Compute stays in
    upstream dialects; `weft` adds what training across ranks needs: parameters and their optimizer, the mesh of
    ranks, contiguous layouts cut in buckets, collectives, asynchronous start/wait pairs on named streams, and at
    the end commands with explicit buffers, streams and events.

    Discardable attributes:

    | attribute | on | meaning |
    |---|---|---|
    | `weft.step` | `func.func` | the training step; exactly one a module |
    | `weft.eval` | `func.func` | the evaluation (loss only); at most one a module |
    | `weft.micro_batches` | the step | how many micro-batches it holds; 1 if not stated |
    | `weft.micro_batch` | arguments of a step | the micro-batch that it feeds, from 0; 0 if not stated |
    | `weft.accumulate` | a kernel | it adds its first argument to its second: a sum of gradients or of losses |
    | `weft.divide` | a kernel | it divides its first argument by its second: a weighted loss |
    | `weft.phase` | operations of a step | forward, backward or update, from `weft-form-kernels` on |
    | `weft.name` | arguments of a step or evaluation | the name by which the runner feeds it |
    | `weft.bound` | integer arguments | values lie in [0, bound); the runner checks |
    | `weft.memory_class` | an allocation (stage 7) | the class of the ledger, where its uses do not say it |
    | `weft.bucket` | a start or a collective | the bucket it carries, for messages and traces |
    | `weft.digest` | the module | digest of the plan, for the exported table |
    | `weft.host_kernel` | functions of kernels (stage 9) | the function with the runtime's calling convention |
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect", "::mlir::func::FuncDialect",
    "::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"
  ];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

class Weft_Op<string mnemonic, list<Trait> traits = []> : Op<WeftDialect, mnemonic, traits>;

#endif // WEFT_DIALECT_WEFTBASE
