# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a random model: SEED AXIS..."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Execution" / "Inputs"))
import random_models  # noqa: E402

print(random_models.write_model(int(sys.argv[1]), sys.argv[2:]))
