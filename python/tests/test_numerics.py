# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""What is lowered computes what JAX computes: run by upstream MLIR alone (see upstream.py), without weft's passes.

Results agree within 1e-5 of the largest element where sums are taken in another order or functions have another
approximation, and bit for bit where there are only integers or copies.
"""

import unittest

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
except ImportError:
    raise unittest.SkipTest("needs JAX") from None

import upstream

if not upstream.is_available():
    raise unittest.SkipTest("needs mlir-opt, mlir-translate, clang and MLIR's runner library")

KEY = np.array([1, 2], np.uint32)


def convolution(strides, padding, numbers, **options):
    def loss(w, x):
        return (jax.lax.conv_general_dilated(x, w, strides, padding, dimension_numbers=numbers, **options) ** 2).sum()

    return jax.value_and_grad(loss)


class Numerics(unittest.TestCase):
    def setUp(self):
        self.random = np.random.RandomState(0)

    def real(self, *shape):
        return self.random.randn(*shape).astype(np.float32)

    def check(self, function, *arguments, tolerance=1e-5):
        got = upstream.run(function, arguments)
        want = [np.asarray(a) for a in jax.tree_util.tree_leaves(jax.jit(function)(*arguments))]
        for a, b in zip(got, want):
            if b.dtype == jnp.bfloat16:
                a, b = a.astype(np.float32), b.astype(np.float32)
            if tolerance and b.dtype.kind == "f":
                np.testing.assert_allclose(a, b, rtol=0, atol=tolerance * max(np.abs(b).max(), 1e-6))
            else:
                np.testing.assert_array_equal(a, b)

    def test_random_bits(self):
        self.check(lambda k: jax.random.bits(k, (7,)), KEY)

    def test_random_numbers(self):
        def draw(k, step):
            a, b = jax.random.split(jax.random.fold_in(k, step))
            return jax.random.normal(a, (5,)), jax.random.bernoulli(b, 0.3, (9,))

        self.check(draw, KEY, np.int32(5))

    def test_concatenation(self):
        self.check(lambda x, y: jnp.concatenate([x, y, x], 1), self.real(3, 2), self.real(3, 4), tolerance=0)

    def test_concatenation_of_unsigned(self):
        self.check(lambda x: jnp.concatenate([x, x + 1]), np.array([4000000000, 3], np.uint32))

    def test_unsigned_arithmetic(self):
        a, b = np.array([4000000000, 7], np.uint32), np.array([3, 2], np.uint32)
        self.check(lambda a, b: (a // b, a % b, a > b, a.astype(jnp.float32)), a, b)

    def test_scan(self):
        def loss(p, x):
            h, sums = jax.lax.scan(lambda h, w: (jnp.tanh(h @ w), h.sum()), x, p, reverse=True)
            return h.sum() + sums[0]

        self.check(jax.value_and_grad(loss), self.real(3, 4, 4), self.real(2, 4))

    def test_fori_loop(self):
        def loss(p, x):
            return jax.lax.fori_loop(0, 3, lambda i, h: jnp.tanh(h @ p), x).sum()

        self.check(jax.value_and_grad(loss), self.real(4, 4), self.real(2, 4))

    def test_checkpoint(self):
        def loss(p, x):
            return jax.checkpoint(lambda h: jnp.tanh(h @ p))(x).sum()

        self.check(jax.value_and_grad(loss), self.real(4, 4), self.real(2, 4))

    def test_switch(self):
        branches = [lambda w: w.sum(), lambda w: (w * w).sum(), lambda w: jax.lax.cond(w[0] > 0, jnp.sum, jnp.max, w)]

        def loss(w, i):
            return jax.lax.switch(i, branches, w)

        for i in range(3):
            self.check(jax.value_and_grad(loss), self.real(3), np.int32(i))

    def test_slices_at_run_time(self):
        def loss(w, i):
            piece = jax.lax.dynamic_slice(w, (i, 0), (2, 3))
            return (jax.lax.dynamic_update_slice(jnp.ones((7, 3)), piece, (i, 0)) ** 2).sum()

        self.check(jax.value_and_grad(loss), self.real(5, 3), np.int32(2))

    def test_convolutions(self):
        nhwc = ("NHWC", "HWIO", "NHWC")
        for function, w, x in (
            (convolution((1, 1), "SAME", nhwc), (3, 3, 4, 5), (2, 6, 6, 4)),
            (convolution((2, 1), "VALID", nhwc), (3, 2, 4, 5), (2, 7, 6, 4)),
            (convolution((1, 1), "SAME", nhwc, feature_group_count=4), (3, 3, 1, 8), (2, 6, 6, 4)),
            (convolution((2, 2), "SAME", ("NCHW", "OIHW", "NCHW")), (8, 4, 3, 3), (2, 4, 7, 7)),
            (convolution((1,), "SAME", ("NWC", "WIO", "NWC"), rhs_dilation=(2,)), (3, 4, 8), (2, 9, 4)),
        ):
            with self.subTest(w=w, x=x):
                self.check(function, self.real(*w), self.real(*x))

    def test_pooling(self):
        def loss(w, x):
            h = jax.lax.reduce_window(x * w, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
            return (h**2).sum()

        self.check(jax.value_and_grad(loss), self.real(3), self.real(2, 4, 4, 3))

    def test_functions(self):
        def loss(w):
            return sum(
                f(w).sum()
                for f in (jax.nn.softplus, jax.nn.elu, jax.nn.silu, jnp.cumsum, jnp.expm1, jax.nn.logsumexp, jnp.abs)
            ) + jax.nn.gelu(w, approximate=False).sum() + (jnp.abs(w) ** 1.7).sum() + jnp.prod(w) + jnp.max(w)

        self.check(jax.value_and_grad(loss), self.real(9))

    def test_argmax_and_masks(self):
        self.check(lambda x, m: (jnp.argmax(x, -1), jnp.where(m, x, 0)), self.real(5, 7), self.random.rand(5, 7) > 0.5)

    def test_segments(self):
        def loss(w, s):
            return (jax.ops.segment_sum(w, s, 4) ** 2).sum()

        self.check(jax.value_and_grad(loss), self.real(6, 2), np.array([0, 1, 1, 3, 3, 2], np.int32))

    def test_b58_tied_parameter(self):
        """The two parts of a tied gradient are added once."""

        def loss(e, x):
            return jnp.log(jnp.cosh(e[x] @ e.T)).mean()

        self.check(jax.value_and_grad(loss), self.real(7, 4), np.array([0, 3, 3, 6], np.int32))

    def test_bf16(self):
        def loss(w, x):
            return ((x.astype(jnp.bfloat16) @ w).astype(jnp.float32) ** 2).sum()

        # Eight bits of mantissa, and XLA may keep more between operations.
        self.check(jax.value_and_grad(loss), jnp.asarray(self.real(4, 3), jnp.bfloat16), self.real(2, 4), tolerance=2e-2)


if __name__ == "__main__":
    unittest.main()
