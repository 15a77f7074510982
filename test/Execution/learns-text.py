# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The char-GPT learns real text: on four ranks the loss falls from that of a uniform guess below 2.6 in 300 steps.

The licences of /usr/share/common-licenses are on every Debian machine. A uniform guess over 256 bytes costs ln 256 = 5.55;
2.6 is below what letter frequencies alone give in English text (about 3), so the model has learned from context.
"""

# RUN: %python %s

import math
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
import execution  # noqa: E402
from execution import Strategy  # noqa: E402

TEXT = "/usr/share/common-licenses"


def main():
    strategy = Strategy(4, policy="weft", bucket_size="1MiB", zero=1, overlap="on")
    losses = execution.train(execution.CHAR_GPT, [TEXT], strategy, 300).loss_values()
    first, last = losses[0], statistics.mean(losses[-20:])
    print(f"loss {first:.3f} at step 1, {last:.3f} over the last 20 of {len(losses)} steps")
    if abs(first - math.log(256)) > 0.3:
        raise SystemExit(f"expects a first loss near {math.log(256):.2f}")
    if not last < 2.6:
        raise SystemExit("expects a last loss below 2.6")


main()
