# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""B130: of gathered parameters there are two buckets at most, of gradients too, whatever else a plan is made of.

The layers of the model are equal, each of one weight that is one bucket, so an operation reads one bucket. What is in
flight besides are the shards of the gradients, which wait for the update, and the loss. Step and evaluation; one micro-batch
and several, where only the gathers are bounded: gradients add up in whole buckets. A weight that is split over several buckets counts like the one that they are.
"""

# RUN: %python %s

import itertools
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Execution/Inputs"))
import chain  # noqa: E402
import execution  # noqa: E402

LAYERS, WIDTH, RANKS = 12, 64, 4
BUCKET = 4 * WIDTH * WIDTH  # bytes
SHARDS = LAYERS * BUCKET // RANKS
SCALARS = 1024  # what the loss takes, with alignment
ORDERS = ([], ["--overlap=off"], ["--machine", execution.SLOW_MACHINE], ["--machine=dgx-a100"],
          ["--machine", execution.SLOW_MACHINE, "--memory-budget=1MiB"])


def main():
    with tempfile.TemporaryDirectory() as folder:
        model = pathlib.Path(folder) / "chain.mlir"
        model.write_text(chain.model(LAYERS, WIDTH, with_eval=True))
        for order, (micro_batches, parts) in itertools.product(ORDERS, ((3, 1), (1, 4), (1, 1))):
            options = [f"--mesh=dp={RANKS}", f"--bucket-size={BUCKET // parts}B", f"--micro-batches={micro_batches}",
                       *order]
            memory = [chain.explain(model, f"--zero={zero}", *options) for zero in range(4)]
            if not order:  # What there is to bound: without it all of them live at once.
                assert memory[2]["step", "in_flight"] >= LAYERS * BUCKET, (options, memory[2])
                assert memory[1]["step", "gradients"] == LAYERS * BUCKET, (options, memory[1])
            assert memory[3]["step", "in_flight"] <= 2 * BUCKET + SHARDS + SCALARS, (options, memory[3])
            assert memory[3]["eval", "in_flight"] <= 2 * BUCKET + SCALARS, (options, memory[3])
            for zero in (2, 3):
                limit = 2 * BUCKET if micro_batches == 1 else LAYERS * BUCKET
                assert memory[zero]["step", "gradients"] <= limit, (options, memory[zero])
            print(" ".join(map(str, options)), *(plan["total"] for plan in memory))
        # A budget for the shards and three buckets is enough, where whole parameters or gradients are not.
        persistent = sum(memory[3][name] for name in ("parameters", "optimizer", "inputs"))
        options = [f"--mesh=dp={RANKS}", f"--bucket-size={BUCKET}B", "--machine", execution.SLOW_MACHINE,
                   f"--memory-budget={persistent + 3 * BUCKET}B"]
        assert chain.explain(model, "--zero=3", *options)["total"] <= persistent + 3 * BUCKET
        refused = subprocess.run([execution.tool("weft-compile"), model, "--zero=2", "--explain", *options],
                                 capture_output=True, text=True)
        assert refused.returncode == 1 and "no schedule of this step fits in less than" in refused.stderr, refused.stderr


main()
