# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Writes the handwritten digits of scikit-learn as .npy files: 1437 for training, 360 for evaluation.

The digits are those of the UCI repository's "Optical Recognition of Handwritten Digits" test set: 8x8 pixels, 17 grey
levels, scaled here to [0, 1]. The order is shuffled by a fixed seed, so that both parts hold every writer.
"""

import pathlib

import numpy as np
from sklearn.datasets import load_digits

HERE = pathlib.Path(__file__).resolve().parent


def main(folder=HERE / "data"):
    """Writes train_x, train_y, test_x and test_y to `folder`."""
    digits = load_digits()
    order = np.random.RandomState(0).permutation(len(digits.target))
    x = (digits.data / 16.0).astype(np.float32)[order]
    y = digits.target.astype(np.int32)[order]
    cut = 1437
    folder.mkdir(exist_ok=True)
    for name, array in (("x", x), ("y", y)):
        np.save(folder / f"train_{name}.npy", array[:cut])
        np.save(folder / f"test_{name}.npy", array[cut:])


if __name__ == "__main__":
    main()
