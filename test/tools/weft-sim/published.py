# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# RUN: rm -rf %t && mkdir -p %t && cd %t && %python %s %weft_src
"""Published figures that simulated plans reproduce."""

import csv
import pathlib
import re
import subprocess
import sys

SOURCE = sys.argv[1]
MACHINE = f"{SOURCE}/test/tools/weft-sim/Inputs/round.json"
SCALARS = 1024  # bytes that the loss may take, with alignment

sys.path.insert(0, f"{SOURCE}/test/Execution/Inputs")
import chain  # noqa: E402


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def write_model(name, *options):
    with open(name, "w") as file:
        file.write(run(sys.executable, f"{SOURCE}/bench/transformer.py", *options))
    text = open(name).read()
    shapes = re.findall(r"^weft\.param @\S+ : tensor<([0-9x]+)xf32>", text, re.MULTILINE)
    count = 0
    for shape in shapes:
        size = 1
        for dimension in shape.split("x"):
            size *= int(dimension)
        count += size
    return count


def sweep(model, machine, *axes):
    run("weft-sim", model, "--machine", machine, "--sweep", *axes, "--csv", "sweep.csv")
    return list(csv.DictReader(open("sweep.csv")))


def check_ring_volume():
    """Each of N ranks sends 2(N-1)/N of the buffer in an all-reduce (Patarasuk and Yuan, 2009; also arXiv 1910.02054,
    section 7: reduce-scatter and all-gather are half of it each). Exactly, but for the 4 bytes of the loss, which take
    4 to 8 bytes, and the padding of buckets (up to 128 bytes a shard)."""
    count = write_model("ring.mlir", "--layers", "1", "--width", "128", "--heads", "4", "--tokens", "32",
                        "--vocabulary", "1024")
    for row in sweep("ring.mlir", MACHINE, "zero=0,1", "ranks=2,4,16,64", "bucket-size=1GiB"):
        ranks = int(row["ranks"])
        expected = 2 * (ranks - 1) / ranks * 4 * count
        assert expected <= int(row["sent_bytes"]) <= expected + 2 * 128 * ranks + 8, (row, expected)


def check_zero_volume():
    """ZeRO, arXiv 1910.02054, section 7: stages 1 and 2 send what an all-reduce does, 2(N-1)/N of the parameters; stage 3
    gathers again for the backward, so 3(N-1)/N. weft keeps the two buckets that the forward used last, and the backward
    needs no weight of the first layer (its input has no gradient): three gathers fewer. The loss takes 4 to 8 bytes."""
    layers, width = 32, 64
    bucket = 4 * width * width
    pathlib.Path("chain.mlir").write_text(chain.model(layers, width))
    for row in sweep("chain.mlir", MACHINE, "zero=0,1,2,3", "ranks=2,4,16", f"bucket-size={bucket}B"):
        ranks = int(row["ranks"])
        num_buckets = {"3": 3 * layers - 3}.get(row["zero"], 2 * layers)
        expected = (ranks - 1) * num_buckets * bucket // ranks
        assert expected <= int(row["sent_bytes"]) <= expected + 8, (row, expected)


# Table 1 of ZeRO (arXiv 1910.02054): GB of model states on each device, 7.5 * 10^9 parameters, mixed-precision Adam, by
# the number of ranks: P_os, P_os+g, P_os+g+p, which are the stages 1, 2 and 3.
ZERO_TABLE = {1: (120, 120, 120), 4: (52.5, 41.3, 30), 16: (35.6, 21.6, 7.5), 64: (31.4, 16.6, 1.88),
              256: (30.4, 15.4, 0.47), 1024: (30.1, 15.1, 0.12)}


def zero_states(ranks, parameters, gradients, optimizer=12):
    """Bytes of model states for each parameter at stages 1, 2 and 3 (section 3), where one that is used takes `parameters`
    bytes and a gradient `gradients`. The optimizer has a float32 copy of the parameter and two moments."""
    return (parameters + gradients + optimizer / ranks, parameters + (gradients + optimizer) / ranks,
            (parameters + gradients + optimizer) / ranks)


def check_zero_memory():
    """ZeRO's table 1. The formula of section 3 gives the published figures with float16 parameters and gradients of 2
    bytes. weft trains in float32 here: gradients take 4 bytes, and so do parameters as they are used where they are
    gathered (stages 1 and 2); where they are used as they are stored (one rank) or part by part (stage 3) there is no
    second copy. Each plan has just these bytes, but for what is in flight:

    * stage 1: the shards of the gradients, which are made beside the whole ones;
    * stages 2 and 3: two buckets of gradients, one is filled and one is reduced;
    * stage 3: two buckets of gathered parameters, one is used and one is under way.

    Most bytes of each class that live at once are added up, so they may be more than live at one time."""
    layers, width = 32, 256
    bucket, count = 4 * width * width, layers * width * width
    pathlib.Path("chain.mlir").write_text(chain.model(layers, width))
    for ranks, published in ZERO_TABLE.items():
        for formula, figure in zip(zero_states(ranks, 2, 2), published):
            assert abs(7.5 * formula - figure) <= 0.051 if figure > 2 else abs(7.5 * formula - figure) < 0.0051
        gathered = 4 if ranks > 1 else 0
        expected = [gathered * count + bytes * count if stage < 3 else bytes * count
                    for stage, bytes in enumerate(zero_states(ranks, 0, 4), start=1)]
        in_flight = [4 * count // ranks, 2 * bucket, 4 * bucket] if ranks > 1 else [0, 0, 0]
        for stage, (states, extra) in enumerate(zip(expected, in_flight), start=1):
            plan = chain.explain("chain.mlir", f"--mesh=dp={ranks}", f"--zero={stage}", f"--bucket-size={bucket}B")
            assert plan["parameters"] + plan["optimizer"] == 12 * count // ranks, (ranks, stage, plan)
            gradients, flying = plan["step", "gradients"], plan["step", "in_flight"]
            assert gradients == (2 * bucket if stage > 1 and ranks > 1 else 4 * count), (ranks, stage, plan)
            measured = plan["parameters"] + plan["optimizer"] + gradients + flying
            assert states <= measured + 4 * count // ranks and measured <= states + extra + SCALARS, (ranks, stage, plan)
            # No less of the ledger's total is left for activations and the batch.
            rest = plan["step", "activations"] + plan["inputs"] + plan["outputs"] + plan["workspace"]
            assert plan["total"] <= measured + rest, (ranks, stage, plan)
            if stage == 3 and ranks > 1:
                assert 4 * count // ranks <= flying <= 2 * bucket + 4 * count // ranks + SCALARS, (ranks, plan)


def check_bucket_sizes():
    """PyTorch Distributed, arXiv 2006.15704, section 5.2 (figures 7 and 8: latency against bucket size) and 5.1 (figure
    6: overlap): buckets that are too small pay a latency each; one bucket for all exposes the whole reduction; the
    optimum lies between; and overlap makes the step shorter. The shape is compared, not the figures."""
    write_model("ddp.mlir", "--layers", "12", "--width", "768", "--heads", "12", "--tokens", "256",
                "--vocabulary", "8192")
    rows = sweep("ddp.mlir", "dgx-a100", "ranks=32", "zero=0", "bucket-policy=torch-ddp", "bandwidth=4GB/s",
                 "overlap=on,off", "bucket-size=1MiB,5MiB,10MiB,25MiB,50MiB,100MiB,10GiB")
    steps = {(row["overlap"], row["bucket-size"]): int(row["step_ns"]) for row in rows}
    best = min((time, size) for (overlap, size), time in steps.items() if overlap == "on")[1]
    assert best in ("5MiB", "10MiB", "25MiB", "50MiB", "100MiB"), steps
    for worst in ("1MiB", "10GiB"):
        assert steps["on", worst] > 1.1 * steps["on", best], (worst, steps)
    for size in ("5MiB", "25MiB", "100MiB"):
        assert steps["on", size] < 0.95 * steps["off", size], (size, steps)


check_ring_volume()
check_zero_volume()
check_zero_memory()
check_bucket_sizes()
