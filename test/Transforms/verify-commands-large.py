# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program of 100,000 commands on two streams is proved in seconds, and one edge that is missing in it is found."""

# RUN: %python %s

import os
import pathlib
import re
import subprocess
import tempfile

NUM_LAYERS, NUM_BYTES = 12_500, 4096
KERNELS = """
weft.mesh @mesh(dp = 4) batch_axes(dp)
weft.stream @compute
weft.stream @comm
weft.kernel @map(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  memref.copy %x, %y : memref<1024xf32> to memref<1024xf32>
  weft.yield
}
weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %q = arith.subf %p, %g : f32
  weft.yield %q : f32
}
weft.kernel @sgd.L(%g: memref<1024xf32>, %p: memref<1024xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  scf.for %e = %c0 to %n step %c1 {
    %pv = memref.load %p[%e] : memref<1024xf32>
    %gv = memref.load %g[%e] : memref<1024xf32>
    %q = arith.subf %pv, %gv : f32
    memref.store %q, %p[%e] : memref<1024xf32>
  }
  weft.yield
}
weft.buffer "x" batch at 0 : memref<1024xf32> {micro_batch = 0 : i64}
"""


def write_program():
    """Returns a forward, a backward with an all-reduce for each layer, and an update for each, of its own bucket."""
    num_bytes = (3 * NUM_LAYERS + 2) * NUM_BYTES
    states = (2 * NUM_LAYERS + 2) * NUM_BYTES
    view, both = f"memref<{num_bytes}xi8> to memref<1024xf32>", "memref<1024xf32>, memref<1024xf32>"
    lines = [KERNELS, *(f"weft.param @w{i} : tensor<1024xf32> init(zeros)" for i in range(NUM_LAYERS))]
    buckets = (f"bucket 1024 {{ @w{i} at 0 length 1024 }}" for i in range(NUM_LAYERS))
    lines += ["weft.layout @L : f32 shards [dp] over @mesh {", *buckets, "}"]
    for i in range(NUM_LAYERS):
        attributes = f'{{bucket = {i} : i64, layout = @L, placement = "replicated"}}'
        lines.append(f'weft.buffer "L.param" param at {states + i * NUM_BYTES} : memref<1024xf32> {attributes}')
    lines.append(f"func.func @step(%arena: memref<{num_bytes}xi8>) attributes {{weft.step}} {{")
    for i in range(NUM_LAYERS):
        lines.append(f"%p{i} = weft.arena_view %arena[{states + i * NUM_BYTES}] parameters : {view}")
    for i in range(NUM_LAYERS + 1):
        lines.append(f"%a{i} = weft.arena_view %arena[{i * NUM_BYTES}] {'activations' if i else 'inputs'} : {view}")
        lines.append(f"%g{i} = weft.arena_view %arena[{(NUM_LAYERS + 1 + i) * NUM_BYTES}] gradients : {view}")
    for i in range(NUM_LAYERS):
        lines.append(f"weft.cmd.launch @map on @compute (%a{i}, %a{i + 1}) : {both}")
    for i in range(NUM_LAYERS):
        lines.append(f"weft.cmd.launch @map on @compute (%a{NUM_LAYERS - i}, %g{i}) : {both}")
        lines.append(f"%e{i} = weft.cmd.record on @compute")
        lines.append(f"weft.cmd.wait on @comm for %e{i}")
        label = f'{{weft.bucket = "@L[{i}]"}}'
        reduction = f"all_reduce, sum on @comm (%g{i} into %g{i}) over @mesh[dp] divide 4"
        lines.append(f"weft.cmd.collective {reduction} {label} : {both}")
        lines.append(f"%f{i} = weft.cmd.record on @comm")
    for i in range(NUM_LAYERS):
        lines.append(f"weft.cmd.wait on @compute for %f{i}")
        lines.append(f"weft.cmd.launch @sgd.L on @compute (%g{i}, %p{i}) : {both}")
    return "\n".join(lines + ["return", "}"])


def verify(text):
    """Returns the status of the verifier, its messages, and the seconds that it took."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.mlir"
        path.write_text(text)
        tool = pathlib.Path(os.environ["WEFT_BIN_DIR"]) / "weft-opt"
        arguments = [tool, path, "--weft-verify-commands", "-o", os.devnull, "--mlir-timing"]
        result = subprocess.run(arguments, capture_output=True, text=True)
    seconds = re.search(r"([0-9.]+) \([^)]*\)\s+VerifyCommands", result.stderr)
    return result.returncode, result.stderr, float(seconds.group(1)) if seconds else None


def main():
    program = write_program()
    num_commands = program.count("weft.cmd.")
    assert num_commands >= 100_000, num_commands
    status, messages, seconds = verify(program)
    print(f"{num_commands} commands, {seconds} s")
    assert status == 0, messages
    # The last update waits for the bucket before its own.
    last = NUM_LAYERS - 1
    status, messages, _ = verify(program.replace(f"wait on @compute for %f{last}\n", f"wait on @compute for %f{last - 1}\n"))
    assert status == 1, status
    assert f"from 'weft.cmd.collective' all_reduce of '@L[{last}]' on @comm to 'weft.cmd.launch' @sgd.L" in messages, messages


main()
