// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Communication passes (stages 1 to 6), in the order in which a pipeline runs them.

#ifndef WEFT_TRANSFORMS_COMMPASSES
#define WEFT_TRANSFORMS_COMMPASSES

include "mlir/Pass/PassBase.td"

def SetMeshPass : Pass<"weft-set-mesh", "::mlir::ModuleOp"> {
  let summary = "Replaces sizes of mesh axes";
  let description = [{
    **Precondition**: a model (stage 0 or 1). **Postcondition**: the named axes have the given sizes, others keep theirs.
    An axis that shards a parameter keeps its size, since the parameter's type is that of one shard. The batch of the
    model is that of one rank and stays.

    Input, with `mesh=dp=8`:
    ```mlir
    weft.mesh @mesh(dp = 4) batch_axes(dp)
    ```
    Output:
    ```mlir
    weft.mesh @mesh(dp = 8) batch_axes(dp)
    ```
  }];
  let options = [
    Option<"mesh", "mesh", "std::string", /*default=*/"", "sizes of axes, such as dp=4 or dp=4,tp=2; empty: as it is">
  ];
}

def UnrollMicroBatchesPass : Pass<"weft-unroll-micro-batches", "::mlir::ModuleOp"> {
  let summary = "Repeats the step's forward and backward for several micro-batches";
  let description = [{
    Makes a step of `count` micro-batches: the body is repeated, each time on batch arguments of its own (marked with
    `weft.micro_batch`), so that a step sees `count` times the exported batch. What is read at the entry is read once, and
    the number of the step (`step`) is one argument for all. Each micro-batch contributes to every gradient and gives its
    own loss and metrics; `weft-reduce-grads` sums them in program order and divides by the number of micro-batches.
    Kernels are outlined, so a repetition is only more commands: lifetimes and order stay exact.

    **Precondition**: a model (stage 0 or 1) with one step that is not unrolled yet; `count` is at least 1.
    **Postcondition**: the same stage; the step carries `weft.micro_batches`.

    Input:
    ```mlir
    func.func @train(%x: tensor<4xf32> {weft.name = "x"}) attributes {weft.step} {
      %w = weft.read @w : tensor<4xf32>
      %g = weft.launch @k ins(%x, %w : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
      weft.grad @w, %g : tensor<4xf32>
    ```
    Output, for two:
    ```mlir
    func.func @train(%x: tensor<4xf32> {weft.micro_batch = 0 : i64, weft.name = "x"},
                     %y: tensor<4xf32> {weft.micro_batch = 1 : i64, weft.name = "x"})
        attributes {weft.micro_batches = 2 : i64, weft.step} {
      %w = weft.read @w : tensor<4xf32>
      %g = weft.launch @k ins(%x, %w : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
      weft.grad @w, %g : tensor<4xf32>
      %h = weft.launch @k ins(%y, %w : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>)
      weft.grad @w, %h : tensor<4xf32>
    ```
  }];
  let options = [
    Option<"count", "count", "int64_t", /*default=*/"1", "micro-batches of a step">
  ];
}

def ReduceGradsPass : Pass<"weft-reduce-grads", "::mlir::ModuleOp"> {
  let summary = "Gives every gradient its reduction, divisor and update";
  let description = [{
    Sums the contributions of each parameter in program order, reduces the sum over the batch axes that do not shard the
    parameter, divided by the product of all batch axes and the micro-batches, and adds the parameter's update at the end
    of the step. Loss and metrics are reduced over the batch axes. With a weighted loss the sums of gradients, losses and
    weights are reduced without a divisor; the logged loss is the global sum divided by the global weight, and each update
    divides its gradient by that weight, in f32, right before the optimizer uses an element: at the same place whatever
    later passes do, so that all of them give the same bits. A sum of contributions is the launch of a kernel of its
    own, so kernels of the model stay as they are.

    **Precondition**: a model (stage 0 or 1) with one step; each parameter that is not frozen has a gradient.
    **Postcondition**: stage 2 (`weft-verify-stage{stage=reduced}`).

    Input:
    ```mlir
    weft.grad @w, %dw : tensor<4xf32>
    weft.loss %loss : tensor<f32>
    ```
    Output:
    ```mlir
    %r = weft.all_reduce %dw sum over @mesh[dp] divide 4 : tensor<4xf32>
    %l = weft.all_reduce %loss sum over @mesh[dp] divide 4 : tensor<f32>
    weft.loss %l reduced : tensor<f32>
    weft.update @w with %r using @sgd : tensor<4xf32>
    ```
    Output, for `weft.loss %sum weight(%count)`:
    ```mlir
    %r = weft.all_reduce %dw sum over @mesh[dp] : tensor<4xf32>
    %s = weft.all_reduce %sum sum over @mesh[dp] : tensor<f32>
    %c = weft.all_reduce %count sum over @mesh[dp] : tensor<f32>
    %l = weft.launch @divide_f32 ins(%s, %c : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
    weft.loss %l reduced : tensor<f32>
    weft.update @w with %r divide %c using @sgd : tensor<4xf32>, tensor<f32>
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FlattenGradsPass : Pass<"weft-flatten-grads", "::mlir::ModuleOp"> {
  let summary = "Packs the gradients of a group in one contiguous layout";
  let description = [{
    Groups parameters by element type, reduction axes and divisor. Each group gets a layout of one bucket, a state for its
    parameters and one (f32) for each state of the optimizer, all replicated. Reads become unpacks of the parameter state;
    the gradients of a group are packed and reduced at once. Frozen parameters lie in layouts of their own, without
    optimizer states. Starts of parameters are aligned to 128 bytes.

    **Precondition**: stage 2. **Postcondition**: stage 3 (`weft-verify-stage{stage=flat}`).

    Input:
    ```mlir
    %w = weft.read @w : tensor<4xf32>
    %r = weft.all_reduce %dw sum over @mesh[dp] divide 4 : tensor<4xf32>
    weft.update @w with %r using @sgd : tensor<4xf32>
    ```
    Output:
    ```mlir
    weft.layout @L : f32 shards [dp] over @mesh { bucket 128 { @w at 0 length 4 } }
    weft.state @L.param : f32 param layout(@L) replicated
    %p = weft.read_state @L.param[0] : tensor<128xf32>
    %w = weft.unpack @L[0] @w from %p : (tensor<128xf32>) -> tensor<4xf32>
    %b = weft.pack @L[0] (@w = %dw) : (tensor<4xf32>) -> tensor<128xf32>
    %r = weft.all_reduce %b sum over @mesh[dp] divide 4 : tensor<128xf32>
    weft.update @L[0] with %r using @sgd : tensor<128xf32>
    ```
  }];
}

def PartitionBucketsPass : Pass<"weft-partition-buckets", "::mlir::ModuleOp"> {
  let summary = "Cuts layouts in buckets, one reduction each";
  let description = [{
    Lays the parameters of each layout with gradients out anew, in the order and with the close rule and inner alignment of
    a policy, and gives each bucket its pack, reduction and update. A bucket's pack stands right after the last gradient
    in it. Bucket ends are padded so that each shard over the layout's axes is a multiple of 128 bytes.

    | policy | order | closes | size |
    |---|---|---|---|
    | `weft` | reverse order of first use | before the size is exceeded; splits a larger parameter | 25MiB |
    | `megatron` | reverse order of declaration | once the size is reached; tied parameters alone | max(40e6, 1e6 x shards) el |
    | `torch-ddp` | gradients as they get ready | once the size is reached | 25MiB, the first 1MiB |
    | `deepspeed` | gradients as they get ready | before the size is exceeded | 5e8 el |
    | `per-parameter` | gradients as they get ready | after each parameter | |

    **Precondition**: stage 3. **Postcondition**: stage 4 (`weft-verify-stage{stage=bucketed}`).

    Remarks (category `weft-partition-buckets`): why each bucket closed, the largest bucket.
  }];
  let options = [
    Option<"bucketSize", "bucket-size", "std::string", /*default=*/"",
           "size at which a bucket is cut, with a unit, such as 25MiB or 40000000el; empty: the policy's">,
    Option<"firstBucketSize", "first-bucket-size", "std::string", /*default=*/"",
           "size of the first bucket (torch-ddp), with a unit; empty: 1MiB if bucket-size is empty too, else bucket-size">,
    Option<"policy", "policy", "std::string", /*default=*/"\"weft\"",
           "whose rules: weft, megatron, torch-ddp, deepspeed or per-parameter">,
    Option<"padForBusBandwidth", "pad-for-bus-bandwidth", "bool", /*default=*/"false",
           "pad bucket ends to 65536 elements (megatron)">
  ];
}

def ShardOptimizerPass : Pass<"weft-shard-optimizer", "::mlir::ModuleOp"> {
  let summary = "Shards the states of layouts over the axes of their reduction";
  let description = [{
    ZeRO as lifetimes: what persists is a shard; the gather at the head of the step brings the parameters for the step.

    * stage 0: nothing changes.
    * stage 1: the states of each layout with gradients become shards; a bucket's all-reduce becomes a reduce-scatter, the
      update takes the shard, and an all-gather at the head of each function feeds the unpacks, in order of first use.
    * stage 2: and what first writes into a bucket of gradients depends on the reduction of the last bucket but one, so that
      two buckets are there at once: one is filled, one is in flight.
    * stage 3: and gathers stand near the uses of their buckets. Gathered buckets take at most what two operations that
      follow one another in reading parameters read; a gather that takes the room of others depends on the operations that
      used them. What is used in the forward and in the backward is gathered twice, if it had to go in between.

    Dependences are `weft.barrier` operations: any order that respects values keeps these bounds.

    A layout whose reduction runs over one rank stays as it is.

    **Precondition**: stage 4. **Postcondition**: stage 5 (`weft-verify-stage{stage=sharded}`).

    Input:
    ```mlir
    %p = weft.read_state @L.param[0] : tensor<128xf32>
    %r = weft.all_reduce %b sum over @mesh[dp] divide 4 : tensor<128xf32>
    weft.update @L[0] with %r using @sgd : tensor<128xf32>
    ```
    Output:
    ```mlir
    %s = weft.read_state @L.param[0] : tensor<32xf32>
    %e = tensor.empty() : tensor<128xf32>
    %p = weft.all_gather %s into %e over @mesh[dp] : tensor<32xf32> into tensor<128xf32>
    %f = tensor.empty() : tensor<32xf32>
    %r = weft.reduce_scatter %b into %f sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    weft.update @L[0] with %r using @sgd : tensor<32xf32>
    ```
  }];
  let options = [
    Option<"stage", "stage", "int64_t", /*default=*/"1", "what is sharded: 0 nothing, 1 optimizer states, 2 gradients too, 3 parameters too">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def InsertAsyncPass : Pass<"weft-insert-async", "::mlir::ModuleOp"> {
  let summary = "Starts collectives on a stream of their own and waits before the first use";
  let description = [{
    Each collective becomes a start on `@grad_comm` and a wait. With `overlap=on` a start stands where its operands first
    exist and the wait right before the first use of a result; gathers that depend on nothing start at the head in order of
    first use; loss,
    metrics and updates move to the end of the step, in this order. With `overlap=off` a wait follows its start. Starts of
    one function are in one deterministic order: the gathers, then the rest as their operands get ready.

    A start's destination is an allocation of its own: equal `tensor.empty` would be merged by `cse`. Where an in-place
    collective would overwrite a value that is used later, it works on a copy.

    **Precondition**: stage 4 or 5. **Postcondition**: stage 6 (`weft-verify-stage{stage=scheduled}`,
    `weft-verify-schedule`).

    Input:
    ```mlir
    %r = weft.reduce_scatter %b into %f sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
    ```
    Output:
    ```mlir
    %d = bufferization.alloc_tensor() : tensor<32xf32>
    %f = weft.start @grad_comm ins(%x = %b : tensor<128xf32>) outs(%y = %d : tensor<32xf32>) attributes {weft.bucket = "@L[0]"} {
      %s = weft.reduce_scatter %x into %y sum over @mesh[dp] divide 4 : tensor<128xf32> into tensor<32xf32>
      weft.yield %s : tensor<32xf32>
    }
    %r:2 = weft.wait %f : !weft.future<(tensor<128xf32>) -> (tensor<32xf32>)>
    ```
  }];
  let options = [
    Option<"overlap", "overlap", "std::string", /*default=*/"\"on\"", "on: wait before the first use; off: right after the start">
  ];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def SetMachinePass : Pass<"weft-set-machine", "::mlir::ModuleOp"> {
  let summary = "Names the machine that the step is to run on";
  let description = [{
    Reads a machine file (docs/cost-model.md) and keeps it as the attribute `weft.machine` of the module, for
    `weft-schedule` and whoever reads the schedule later. A machine that is there already is replaced.

    **Precondition**: any module. **Postcondition**: the same stage, with `weft.machine`.

    Output:
    ```mlir
    module attributes {weft.machine = {name = "host", ...}} {
    ```
  }];
  let options = [
    Option<"file", "file", "std::string", /*default=*/"", "the machine's file, or the name of one that weft comes with">
  ];
}

def SchedulePass : Pass<"weft-schedule", "::mlir::ModuleOp"> {
  let summary = "Orders a step so that communication hides behind computation";
  let description = [{
    Chooses, for the machine of the module, the order of launches, starts and waits that makes the step short: which
    gradient is computed first, in which order collectives queue, where each starts and is waited for, and which ones
    share a launch. The method and its lower bound are in docs/scheduling.md. What is computed stays: every order gives
    the same bits. A tie keeps the order of the input. Deterministic.

    With `memory-budget` it tries schedules from the fastest to the one that needs the least memory, plans the memory of
    each, and takes the first that fits; if none does, the error says how many bytes the smallest needs.

    | `thrift` | what it gives up |
    |---|---|
    | `none` | nothing: waits stand before the first use |
    | `early-waits` | waits stand where a collective is expected to be done |
    | `eager-updates` | and what follows from a reduction runs as soon as it can |
    | `late-starts` | and starts stand where the stream is expected to be free |
    | `one-in-flight` | and one collective is in flight |
    | `blocking` | overlap: collectives are waited for at once, in the order of the program |
    | `least-memory` | overlap, and the order of the program |

    **Precondition**: stage 6 (`weft-insert-async`), with `weft.machine`. **Postcondition**: stage 6; the step has
    `weft.predicted_nanos`, the expected time.

    Input:
    ```mlir
    %dw2 = ...
    %dx = ...
    %dw1 = ...
    %f = weft.start @grad_comm ins(%x = %dw2 : tensor<128xf32>) ...
    ```
    Output:
    ```mlir
    %dw2 = ...
    %f = weft.start @grad_comm ins(%x = %dw2 : tensor<128xf32>) ...
    %dx = ...
    %dw1 = ...
    ```

    Refused are: options that make no sense; a module without a machine, or with one that does not fit its mesh; a step
    that works on memrefs; a start without its one wait, and an update before the last use of what is read from its state
    (run `weft-verify-schedule` for the others of its rules); a memory budget in which no schedule fits.

    Remarks (category `weft-schedule`): why each start stands where it does, what of it stays exposed and what would have
    hidden it, the expected time of the step and its lower bound.
  }];
  let options = [
    Option<"memoryBudget", "memory-budget", "int64_t", /*default=*/"0",
           "most bytes that a rank's arena may have; 0: any number">,
    Option<"maxInFlight", "max-in-flight", "int64_t", /*default=*/"0",
           "most launches between their start and their wait; 0: any number">,
    Option<"coalesce", "coalesce", "bool", /*default=*/"true", "merge launches where latency dominates">,
    Option<"concurrentCommunicators", "concurrent-communicators", "bool", /*default=*/"false",
           "let communicators that share ranks be in flight at once, each on a stream of its own">,
    Option<"thrift", "thrift", "std::string", /*default=*/"", "the only schedule to try; empty: all">
  ];
}

def VerifyStagePass : Pass<"weft-verify-stage", "::mlir::ModuleOp"> {
  let summary = "Checks the contract of a stage";
  let description = [{
    Changes nothing; an error says which part of the contract does not hold.

    | stage | contract |
    |---|---|
    | `model`, `kernels` | one mesh, optimizer, step and loss; each trainable parameter has a gradient; nothing of later stages |
    | `reduced` | no `weft.grad`; each trainable parameter is updated once, with a gradient that sums all contributions, is reduced once over each batch axis that does not shard it, and divided by batch axes and micro-batches; loss and metrics likewise |
    | `flat` | `reduced`, of buckets: each parameter lies in one layout of one bucket, whose states are replicated; a bucket's gradient comes from its pack; no `weft.read` |
    | `bucketed` | `flat`, with any number of buckets, each shard of them a multiple of 128 bytes |
    | `sharded` | `bucketed`, but states of a layout may all be shards; what is unpacked is the whole bucket |
    | `scheduled` | `sharded`; streams are declared, collectives stand in starts only, each start has one wait |
  }];
  let options = [
    Option<"stage", "stage", "std::string", /*default=*/"",
           "model, kernels, reduced, flat, bucketed, sharded or scheduled">
  ];
}

def VerifySchedulePass : Pass<"weft-verify-schedule", "::mlir::ModuleOp"> {
  let summary = "Proves that a schedule (stage 6) waits for what it starts and updates after it reads";
  let description = [{
    Changes nothing; an error names the operations. Refused are programs in which (the letters are those of
    docs/verification.md)

    * (a) a future is never waited for, waited for twice, or used outside of its own block;
    * (b) what is in flight is used between its start and its wait, also through a view, or taken twice by one start;
    * (d) a collective, start or wait stands under control flow, so that ranks could differ in their sequence of
      collectives; or programs of different ranks (`weft.coordinates`) disagree on it, or wait for one another in a
      cycle;
    * (f) a parameter or bucket is not updated exactly once; its gradient is packed from another bucket, is not computed
      or does not depend on the batch though it does in the model, loses a contribution or sums one twice, is not
      reduced by sums exactly once over each axis on which it is partial, or is not divided by what the mean or the
      weight of the loss demands; the loss, its weight or a metric is reduced otherwise, or does not sum all
      micro-batches; a parameter is unpacked from what is not its own bucket, gathered once over the axes of its shards;
    * (h) a state is updated while a value read from it is still to be used, or is in flight.
  }];
}

#endif // WEFT_TRANSFORMS_COMMPASSES
