# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Against JAX: from the same parameters and batches, 50 steps of AdamW give the losses that JAX gave.

The tolerance is 1e-4 relative. Both sides compute in fp32 but add in other orders (tiles of products, row sums, four
micro-batches against one batch), and use other polynomials for exp and tanh: about 1e-7 a step, which AdamW amplifies
where a second moment is small. The stored losses come from python/tools/make_reference.py.
"""

# RUN: %python %s mlp
# RUN: %python %s char_gpt
# RUN: %python %s llama
# RUN: %python %s vit
# RUN: %python %s convnet

import json
import math
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
from execution import ROOT, Strategy  # noqa: E402

TOLERANCE = 1e-4


def data_options(data):
    if "tokens" in data:
        return [str(ROOT / data["tokens"])]
    return [f"{name}={ROOT / path}" for name, path in data.items()]


def main(name):
    reference_path = ROOT / "python/tests/reference" / f"{name}.json"
    reference = json.loads(reference_path.read_text())
    expected = [float.fromhex(loss) for loss in reference["losses"]]
    strategy = Strategy(reference["ranks"], policy="weft", bucket_size="256KiB", zero=1, overlap="on")
    with tempfile.TemporaryDirectory() as folder:
        initial = pathlib.Path(folder) / "initial.safetensors"
        subprocess.run([sys.executable, ROOT / "python/tools/reference.py", reference_path, initial], check=True)
        result = execution.train(
            ROOT / reference["model"], data_options(reference["data"]), strategy, len(expected),
            run_extra=["--load", initial, "--order", "sequential"])
    worst = max(
        (abs(a - b) / abs(a) if math.isfinite(b) else math.inf, step)
        for step, (a, b) in enumerate(zip(expected, result.loss_values(), strict=True), start=1))
    print(f"{name}: {len(expected)} losses, largest relative difference {worst[0]:.2e} at step {worst[1]}")
    if worst[0] > TOLERANCE:
        raise SystemExit(f"expects losses within {TOLERANCE} of JAX")


main(sys.argv[1])
