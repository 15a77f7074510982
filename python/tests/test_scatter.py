# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Rewritten scatters mean what the original ones mean: both are run by XLA and compared, bit for bit where sums are exact."""

import re
import unittest

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
except ImportError:
    raise unittest.SkipTest("needs JAX") from None

from weft_mlir import lowering

_SCATTER_ADD = re.compile(
    r'"weft\.scatter_add"\((%\w+), (%\w+), (%\w+)\) : \((tensor<[^>]*>), (tensor<[^>]*>), (tensor<\d+x\d+x(\w+)>)\) -> tensor<[^>]*>'
)


def _canonical(match):
    rows, updates, dst, row_type, update_type, dst_type, element = match.groups()
    scalar = f"tensor<{element}>"
    return (
        f'"stablehlo.scatter"({dst}, {rows}, {updates}) <{{scatter_dimension_numbers = #stablehlo.scatter<'
        "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, "
        f"indices_are_sorted = false, unique_indices = false}}> ({{\n^bb0(%sa: {scalar}, %sb: {scalar}):\n"
        f'%sc = "stablehlo.add"(%sa, %sb) : ({scalar}, {scalar}) -> {scalar}\n"stablehlo.return"(%sc) : ({scalar}) -> ()'
        f"}}) : ({dst_type}, {row_type}, {update_type}) -> {dst_type}"
    )


def run_rewritten(function, arguments):
    """Returns (results of the rewritten program, number of row forms in it)."""
    text = lowering.rewritten_stablehlo(function, arguments)
    text, count = _SCATTER_ADD.subn(_canonical, text)
    assert "weft." not in text, text
    device = jax.devices("cpu")[0]
    program = device.client.compile_and_load(text, [device])
    flat = [jnp.asarray(a) for a in jax.tree_util.tree_leaves(arguments)]
    return [np.asarray(r) for r in program.execute(flat)], count


class Scatter(unittest.TestCase):
    def setUp(self):
        self.random = np.random.RandomState(0)

    def whole(self, *shape):
        """Small whole numbers: sums of them are exact in any order."""
        return self.random.randint(-8, 9, shape).astype(np.float32)

    def index(self, bound, *shape):
        """Indices, some of them negative or out of range."""
        return self.random.randint(-1, bound + 1, shape).astype(np.int32)

    def check(self, function, *arguments, rows=1):
        got, count = run_rewritten(function, arguments)
        want = [np.asarray(a) for a in jax.tree_util.tree_leaves(jax.jit(function)(*arguments))]
        for a, b in zip(got, want):
            np.testing.assert_array_equal(a, b)
        self.assertEqual(count, rows)

    def test_rows(self):
        self.check(lambda x, i, u: x.at[i].add(u), self.whole(7, 3), self.index(7, 5), self.whole(5, 3))

    def test_rows_of_higher_rank(self):
        self.check(lambda x, i, u: x.at[i].add(u), self.whole(7, 3, 2), self.index(7, 2, 4), self.whole(2, 4, 3, 2))

    def test_scalars(self):
        self.check(lambda x, i, u: x.at[i].add(u), self.whole(7), self.index(7, 9), self.whole(9))

    def test_last_dimension(self):
        self.check(lambda x, i, u: x.at[:, i].add(u), self.whole(3, 7), self.index(7, 5), self.whole(3, 5))

    def test_middle_dimension(self):
        self.check(lambda x, i, u: x.at[:, i, :].add(u), self.whole(3, 7, 2), self.index(7, 5), self.whole(3, 5, 2))

    def test_two_indices(self):
        def add(x, i, j, u):
            return x.at[i, j].add(u)

        self.check(add, self.whole(5, 6), self.index(5, 8), self.index(6, 8), self.whole(8))
        self.check(add, self.whole(5, 6, 3), self.index(5, 8), self.index(6, 8), self.whole(8, 3))

    def test_two_indices_apart(self):
        self.check(
            lambda x, i, j, u: x.at[i, :, j].add(u), self.whole(5, 4, 6), self.index(5, 8), self.index(6, 8), self.whole(8, 4)
        )

    def test_64_bit_and_8_bit_indices(self):
        for dtype in (np.int8, np.uint8, np.uint32):
            index = self.random.randint(0, 7, 5).astype(dtype)
            self.check(lambda x, i, u: x.at[i].add(u), self.whole(7, 3), index, self.whole(5, 3))

    def test_modes(self):
        for mode in ("drop", "clip", "fill", "promise_in_bounds"):
            index = self.random.randint(0, 7, 5) if mode == "promise_in_bounds" else self.index(7, 5)
            self.check(
                lambda x, i, u: x.at[i].add(u, mode=mode), self.whole(7, 3), index.astype(np.int32), self.whole(5, 3)
            )

    def test_windows_smaller_than_the_operand(self):
        """A window that would leave the operand is skipped whole."""
        numbers = jax.lax.ScatterDimensionNumbers(
            update_window_dims=(1, 2), inserted_window_dims=(), scatter_dims_to_operand_dims=(0, 1)
        )

        def add(x, i, u):
            return jax.lax.scatter_add(x, i, u, numbers, mode=jax.lax.GatherScatterMode.FILL_OR_DROP)

        self.check(add, self.whole(6, 5), self.index(5, 4, 2), self.whole(4, 2, 3))

    def test_index_vector_in_front(self):
        numbers = jax.lax.ScatterDimensionNumbers(
            update_window_dims=(0,), inserted_window_dims=(1,), scatter_dims_to_operand_dims=(1,)
        )
        self.check(lambda x, i, u: jax.lax.scatter_add(x, i, u, numbers), self.whole(3, 7), self.index(7, 5, 1), self.whole(3, 5))

    def test_batching_dims(self):
        def add(x, i, u):
            return jax.vmap(lambda a, b, c: a.at[b].add(c))(x, i, u)

        self.check(add, self.whole(3, 7, 2), self.index(7, 3, 4), self.whole(3, 4, 2))
        self.check(jax.vmap(add), self.whole(2, 3, 7), self.index(7, 2, 3, 4), self.whole(2, 3, 4))

    def test_gradient_of_embedding(self):
        self.check(jax.grad(lambda w, x: w[x].sum()), self.whole(7, 3), self.random.randint(0, 7, (2, 5)).astype(np.int32))

    def test_gradient_of_take_along_axis_is_elementwise(self):
        index = self.random.randint(0, 7, (2, 5, 1)).astype(np.int32)
        self.check(jax.grad(lambda x, i: (2 * jnp.take_along_axis(x, i, -1)).sum()), self.whole(2, 5, 7), index, rows=0)
        index = self.random.randint(0, 5, (2, 1, 7)).astype(np.int32)
        self.check(jax.grad(lambda x, i: (2 * jnp.take_along_axis(x, i, 1)).sum()), self.whole(2, 5, 7), index, rows=0)

    def test_gradient_of_take_along_axis_with_several(self):
        index = self.random.randint(0, 7, (2, 5, 3)).astype(np.int32)
        self.check(jax.grad(lambda x, i: (2 * jnp.take_along_axis(x, i, -1)).sum()), self.whole(2, 5, 7), index, rows=1)

    def test_vmapped_pick_is_elementwise(self):
        def pick(x, i, u):
            return jax.vmap(lambda a, b, c: a.at[b].add(c))(x, i, u)

        self.check(pick, self.whole(4, 7, 2), self.random.randint(0, 7, 4).astype(np.int32), self.whole(4, 2), rows=0)

    def test_nothing_to_add(self):
        self.check(lambda x, i, u: x.at[i].add(u), self.whole(7, 3), self.index(7, 0), self.whole(0, 3), rows=0)

    def test_integers(self):
        x = self.random.randint(0, 9, (7,)).astype(np.int32)
        self.check(lambda x, i: x.at[i].add(1), x, self.index(7, 9))

    def test_bf16(self):
        x = jnp.asarray(self.whole(7, 3), jnp.bfloat16)
        self.check(lambda x, i, u: x.at[i].add(u), x, self.index(7, 2), jnp.asarray(self.whole(2, 3), jnp.bfloat16))


if __name__ == "__main__":
    unittest.main()
