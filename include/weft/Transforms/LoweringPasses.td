// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Passes that lead from a schedule (stage 6) to a plan (stage 7) and to commands (stage 8).

#ifndef WEFT_TRANSFORMS_LOWERINGPASSES
#define WEFT_TRANSFORMS_LOWERINGPASSES

include "mlir/Pass/PassBase.td"

def PlaceGradients : Pass<"weft-place-gradients", "::mlir::ModuleOp"> {
  let summary = "let gradients be written straight into their buckets";
  let description = [{
    Turns each `weft.pack` into a buffer of the bucket with a view for each slot. The initial value of the product or
    kernel that makes a gradient becomes the view of its slot, so that it is written in place. A gradient that cannot
    be (it is still read after the pack, is split over buckets, or is no result of an operation of the step) is copied,
    with a remark that says why. What belongs to no slot is set to zero by a small kernel.

    **Precondition**: a scheduled step (stage 6), or any one with packs.

    **Postcondition**: no pack is left; `weft-bufferize` drops the copies of what is already in place.

    Input:

    ```mlir
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
    %dw = linalg.matmul ins(%x, %d : tensor<8x4xf32>, tensor<4x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
    %b = weft.pack @L[1] (@w = %dw) : (tensor<8x16xf32>) -> tensor<128xf32>
    ```

    Output:

    ```mlir
    %bucket = memref.alloc() : memref<128xf32>
    %view = memref.reinterpret_cast %bucket to offset: [0], sizes: [8, 16], strides: [16, 1] : ...
    %e = bufferization.to_tensor %view restrict writable : ...
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
    %dw = linalg.matmul ins(%x, %d : tensor<8x4xf32>, tensor<4x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
    bufferization.materialize_in_destination %dw in restrict writable %view : ...
    %b = bufferization.to_tensor %bucket restrict writable : memref<128xf32> to tensor<128xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect", "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect", "::mlir::arith::ArithDialect"
  ];
}

def Bufferize : Pass<"weft-bufferize", "::mlir::ModuleOp"> {
  let summary = "tensors to memrefs, in the step, the evaluation and the kernels";
  let description = [{
    Runs one-shot bufferization on the step, the evaluation and each kernel by itself. Arguments of programs and inputs
    of kernels are never written; results of kernels are written into their last arguments. Every initial value gets a
    buffer of its own, and a copy of a buffer to itself is dropped. A wait gives no buffers: what was in flight is read
    from the operands of its start.

    Temporary buffers of a kernel move to its stack frame up to `max-stack-bytes`; beyond, each becomes another last
    argument, and launches bring a buffer for it.

    **Precondition**: a step holds only what can become commands: launches, structured operations on tensors, views,
    collectives, starts and waits, and operations of weft. Anything else is an error.

    **Postcondition**: programs and kernels are on memrefs, without results.
  }];
  let options = [
    Option<"maxStackBytes", "max-stack-bytes", "int64_t", "65536",
           "Bytes of temporary buffers that a kernel may hold on its stack">
  ];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect", "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def LowerUpdates : Pass<"weft-lower-updates", "::mlir::ModuleOp"> {
  let summary = "updates to launches of generated kernels";
  let description = [{
    Makes one fused kernel for each bucket: it walks a constant table of the bucket's segments (start and length; decay
    and learning-rate scale where they differ), clipped to the rank's shard by its coordinate, and runs the optimizer's
    rule on each element, in place on the parameter and the optimizer's states. Padding is not touched. What depends on
    the step and its scalars only is computed once. Large buckets are walked in chunks, which several threads may share
    (`num_blocks`). The arithmetic is that of the rule in f32, without fast-math, so
    that updating n elements equals updating two parts, split anywhere.

    **Precondition**: memrefs (`weft-bufferize`); no value read from a bucket's parameters is used after its update.

    **Postcondition**: no `weft.update` is left; scalars and coordinates are `weft.input`.

    Input:

    ```mlir
    weft.update @L[0] with %g using @momentum : memref<32xf32>
    ```

    Output:

    ```mlir
    %lr = weft.input scalar "lr" : memref<f32>
    %c = weft.input coordinate "dp" : memref<i64>
    %p = weft.read_state @L.param[0] : memref<32xf32>
    %m = weft.read_state @L.m[0] : memref<32xf32>
    weft.launch @momentum.L.0 ins(%g, %lr, %c : ...) outs(%p, %m : ...) {weft.phase = #weft.phase<update>}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}

def LegalizeCommands : Pass<"weft-legalize-commands", "::mlir::ModuleOp"> {
  let summary = "kernels for whatever commands cannot express";
  let description = [{
    What is no launch, product, contiguous copy or collective becomes the launch of a small kernel: fills (except the
    zero that a product overwrites), strided copies, scatter-adds, single structured operations, constants. Equal
    kernels exist once. An operand of a product without a unit stride, or with too many dimensions, is copied to a
    buffer, with a remark. Run it before memory is planned, since it makes buffers.

    **Precondition**: programs on memrefs (`weft-bufferize`).

    **Postcondition**: every operation of a program that touches memory has a command of its own.

    Input:

    ```mlir
    linalg.fill ins(%one : f32) outs(%x : memref<64xf32>)
    ```

    Output:

    ```mlir
    weft.launch @fill.0 outs(%x : memref<64xf32>)
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect"];
}

def PlanMemory : Pass<"weft-plan-memory", "::mlir::ModuleOp"> {
  let summary = "give every buffer a place in one arena";
  let description = [{
    Lifetimes of straight-line code are exact: a temporary lives from its first use to its last one, and what a start
    takes until its wait, since the stream may touch it until then. Offsets are multiples of 128 bytes and found by
    best fit. States, inputs, scalars, coordinates, loss and metrics get places for the whole run and a `weft.buffer`
    that describes each; the loss is made in place where it is a buffer of its own. The step and the evaluation share
    the arena and become functions of it.

    With `memory-budget`, a plan that needs more is an error that names the largest values that live at the peak.

    **Precondition**: programs on memrefs (`weft-bufferize`), without updates (`weft-lower-updates`).

    **Postcondition**: `func.func @train(%arena: memref<Nxi8>)`; every buffer is a `weft.arena_view`.
  }];
  let options = [
    Option<"memoryBudget", "memory-budget", "int64_t", "0", "Most bytes that the arena may have; 0: any number">
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def LowerToCommands : Pass<"weft-lower-to-commands", "::mlir::ModuleOp"> {
  let summary = "a planned step to a list of commands on streams";
  let description = [{
    Launches, products, collectives and copies become commands on the compute stream, the module's first one. Products
    are read from the strides of their operands; a fill with zero right before makes them overwrite. A start becomes:
    an event of the compute stream, for which its own stream waits; its collectives, coalesced if they are several; an
    event of that stream, for which the compute stream waits where the wait stands. Nothing waits for a whole stream.

    **Precondition**: a planned module (`weft-plan-memory`).

    **Postcondition**: programs hold commands, views of the arena and constants only.

    Input:

    ```mlir
    %f = weft.start @grad_comm ins(%x = %b : memref<128xf32>) outs(%d = %s : memref<32xf32>) {
      weft.reduce_scatter %x into %d sum over @mesh[dp] divide 4 : memref<128xf32> into memref<32xf32>
    }
    %r:2 = weft.wait %f : !weft.buffer_future<(memref<128xf32>) -> (memref<32xf32>)>
    ```

    Output:

    ```mlir
    %0 = weft.cmd.record on @compute
    weft.cmd.wait on @grad_comm for %0
    weft.cmd.collective reduce_scatter, sum on @grad_comm (%b into %s) over @mesh[dp] divide 4 : ...
    %1 = weft.cmd.record on @grad_comm
    weft.cmd.wait on @compute for %1
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def VerifyCommands : Pass<"weft-verify-commands", "::mlir::ModuleOp"> {
  let summary = "prove a list of commands by what happens before what";
  let description = [{
    Checks a list of commands (stage 8) by what happens before what: the order on each stream, and the events. A
    violation is an error that names the commands, their bucket and the missing edge; the letters are those of
    docs/verification.md.

    * (a) the compute stream waits for all work before the program ends, and no stream for an event that is never
      recorded;
    * (b) a buffer is not written while another stream reads it, nor read before it is filled, nor before anything wrote
      it;
    * (c) storage is not reused while any stream may still touch it, no value lies on a persistent buffer, and what a
      command writes overlaps nothing else that it touches;
    * (d) collectives of one communicator have one order; programs of different ranks agree on it, and their streams do
      not wait in a cycle;
    * (e) communicators that share ranks are not in flight at once, unless `allow-concurrent-communicators`;
    * (f) every trained parameter's and moment's buffer is updated exactly once a step, by a kernel that applies the
      optimizer's rule to the segments of that bucket, with parameters, moments, learning rate, step and coordinate each
      as the argument that the rule takes it for. The gradient is that of the bucket: every slot sums all contributions
      of its parameter once and depends on the batch, if it does in the model; it is reduced by sums exactly once over
      each axis on which it is partial, to the shard that the states are, and divided by what the mean demands, or by
      the reduced weight of the loss. The loss, its weight and metrics sum all micro-batches and are reduced likewise. A
      gather of parameters reads the shards of the bucket for which its destination was made. Frozen parameters stay,
      and an evaluation updates nothing;
    * (g) the arena fits in `memory-budget`;
    * (h) a state is not updated while what it held at the entry of the step is still to be read.

    Also: every command stays inside its views of the arena, each view begins at a multiple of its element's bytes,
    persistent buffers do not overlap and end inside the arena, and loss and metrics are written. Buckets are compared
    where `weft-plan-memory` has noted them on views (`weft.bucket`) or `weft-insert-async` on collectives. Takes time
    about linear in the number of commands and changes nothing.
  }];
  let options = [
    Option<"memoryBudget", "memory-budget", "int64_t", "0", "Most bytes that the arena may have; 0: any number">,
    Option<"allowConcurrentCommunicators", "allow-concurrent-communicators", "bool", "false",
           "Let collectives of different communicators that share ranks run at once">
  ];
}

#endif // WEFT_TRANSFORMS_LOWERINGPASSES
