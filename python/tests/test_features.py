# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""What models use besides layers, from the exporter to a run: each trains three steps on two ranks, as in JAX.

Losses and parameters agree within 1e-5, relative to the largest: a few hundred float32 sums and functions. In bfloat16 a
rounding is 2^-9 = 2e-3, XLA keeps values in float32 between operations where weft rounds each, and three updates add up:
within 2e-2.
"""

import array
import importlib.util
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

if importlib.util.find_spec("jax") is None:
    raise unittest.SkipTest("needs JAX")

import jax
import jax.numpy as jnp
import numpy as np

import weft_mlir

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python" / "tools"))

import reference  # noqa: E402

BIN = pathlib.Path(os.environ.get("WEFT_BIN_DIR", ROOT / "build/release/bin"))
RANKS, STEPS, TOLERANCE, BF16_TOLERANCE = 2, 3, 1e-5, 2e-2
SEED = 7


def of(*shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def cross_entropy(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], -1).mean()


@unittest.skipUnless((BIN / "weft-compile").exists() and (BIN / "weft-run").exists(), "needs weft-compile and weft-run")
class Features(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.random = np.random.RandomState(3)

    def run_tool(self, name, *arguments):
        command = [str(BIN / name), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stderr[-3000:]}")

    def draw(self, spec, bound):
        """Returns data for `RANKS` micro-batches of an argument."""
        shape = (RANKS * spec.shape[0], *spec.shape[1:])
        if spec.dtype == jnp.bool_:
            return self.random.rand(*shape) > 0.5
        if jnp.issubdtype(spec.dtype, jnp.integer):
            return self.random.randint(0, bound, shape).astype(spec.dtype)
        return self.random.randn(*shape).astype(np.float32)

    def check(
        self, loss, params, batch, bound=2, data={}, optimizer=None, update=None, states=0, tolerance=TOLERANCE, **options
    ):
        """Trains `loss` by weft and by JAX; `update(p, g, states, step)` is the rule, plain descent by default.

        Arguments of the batch that are not in `data` are drawn.
        """
        model, step, log = (self.folder / n for n in ("model.mlir", "step.weft", "log.jsonl"))
        optimizer = optimizer or weft_mlir.sgd(0.1)
        rules = {"*": weft_mlir.normal(0.3)}
        weft_mlir.export(loss, params, batch, optimizer=optimizer, initializers=rules, mesh={"dp": RANKS}, path=model, **options)
        self.run_tool("weft-compile", model, "-o", step, "--zero", "1")

        flat, treedef = jax.tree_util.tree_flatten_with_path(params)
        names = [weft_mlir.path_name(path) for path, _ in flat]
        start = [np.asarray(0.3 * self.random.randn(*leaf.shape), leaf.dtype) for _, leaf in flat]
        tensors = {n: (a.shape, array.array("f", a.astype(np.float32).ravel().tolist())) for n, a in zip(names, start)}
        reference.write_safetensors(self.folder / "first.safetensors", tensors)
        given = {"rng", "step", *data}
        data = {name: self.draw(spec, bound) for name, spec in batch.items() if name not in given} | data
        feeds = []
        for name, values in data.items():
            np.save(self.folder / f"{name}.npy", values)
            feeds += ["--data", f"{name}={self.folder / name}.npy"]
        last = self.folder / "last.safetensors"
        self.run_tool(
            "weft-run", step, *feeds, "--steps", STEPS, "--order", "sequential", "--seed", SEED, "--load",
            self.folder / "first.safetensors", "--save", last, "--log", log, "--quiet",
        )
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        losses = [struct.unpack("<f", struct.pack("<I", int(line["loss_bits"], 16)))[0] for line in lines]

        frozen = options.get("frozen", ())
        update = update or (lambda p, g, s, t: (p - 0.1 * g, s))

        def made(number, rank):
            """What the runner makes for a rank in a step."""
            values = {"rng": np.array(reference.rng_words(SEED, number, 0, rank), np.uint32), "step": np.int32(number)}
            return {name: value for name, value in values.items() if name in batch}

        def mean_loss(leaves, made):
            parts = [{k: np.split(v, RANKS)[r] for k, v in data.items()} | made[r] for r in range(RANKS)]
            results = [loss(jax.tree_util.tree_unflatten(treedef, leaves), **part) for part in parts]
            if isinstance(results[0], weft_mlir.Weighted):
                return sum(r.total for r in results) / sum(r.weight for r in results)
            return sum(results) / RANKS

        leaves, moments = [jnp.asarray(a) for a in start], [tuple(jnp.zeros_like(a) for _ in range(states)) for a in start]
        expected = []
        value_and_grad = jax.jit(jax.value_and_grad(mean_loss))
        for number in range(1, STEPS + 1):
            value, grads = value_and_grad(leaves, [made(number, rank) for rank in range(RANKS)])
            expected.append(float(value))
            for i, name in enumerate(names):
                if name not in frozen:
                    leaves[i], moments[i] = update(leaves[i], grads[i], moments[i], number)
        np.testing.assert_allclose(losses, expected, rtol=0, atol=tolerance * max(map(abs, expected)))
        trained = self.read(last)
        for name, leaf in zip(names, leaves):
            self.assertEqual(trained[name].dtype, leaf.dtype)
            got, leaf = np.asarray(trained[name], np.float32).reshape(leaf.shape), np.asarray(leaf, np.float32)
            np.testing.assert_allclose(got, leaf, rtol=0, atol=tolerance * max(float(np.abs(leaf).max()), 0.1), err_msg=name)

    def read(self, path):
        """Returns the tensors of a safetensors file, in their types."""
        data = path.read_bytes()
        header, first = reference.read_header(data)
        types = {"F32": np.float32, "BF16": jnp.bfloat16}
        return {
            name: np.frombuffer(data, types[entry["dtype"]], np.prod(entry["shape"], dtype=int), first + entry["data_offsets"][0])
            for name, entry in header.items()
        }

    def linear(self, **options):
        def loss(p, x, y):
            return cross_entropy(x @ p["fc"]["w"] + p["fc"]["b"], y)

        params = {"fc": {"w": of(3, 2), "b": of(2)}}
        self.check(loss, params, {"x": of(4, 3), "y": of(4, dtype=jnp.int32)}, bounds={"y": 2}, **options)

    def test_b61_frozen_parameter(self):
        self.linear(frozen=["fc.b"])

    def test_momentum(self):
        def update(p, g, states, step):
            v = 0.9 * states[0] + g
            return p - 0.1 * (g + 0.9 * v), (v,)

        self.linear(optimizer=weft_mlir.momentum(0.1, nesterov=True), update=update, states=1)

    def test_optimizer_of_ones_own(self):
        def rule(p, g, m, v, lr, decay, step):
            m = jnp.where(step > 1, 0.5 * m + 0.5 * g, g)
            v = jnp.maximum(0.9 * v, jnp.abs(g))
            return p - lr * (jnp.tanh(m) / (v + 0.1) + 0.1 * decay * p), m, v

        def update(p, g, states, step):
            p, *states = rule(p, g, *states, 0.1, 1.0 if p.ndim > 1 else 0.0, step)
            return p, tuple(states)

        optimizer = weft_mlir.elementwise("own", ["m", "v"], rule, lr=0.1)
        self.linear(optimizer=optimizer, update=update, states=2)

    def test_scan_over_layers(self):
        def loss(p, x):
            h, sums = jax.lax.scan(lambda h, w: (jnp.tanh(h @ w), (h * h).mean()), x, p["w"])
            return (h**2).mean() + sums.mean()

        self.check(loss, {"w": of(3, 4, 4)}, {"x": of(2, 4)})

    def test_cond(self):
        def loss(p, x):
            return jax.lax.cond(x[0, 0] > 0, lambda w: (2 * w).sum(), lambda w: (w * w).sum(), p["w"]) * x.mean()

        self.check(loss, {"w": of(3, 4)}, {"x": of(2, 4)})

    def test_checkpoint(self):
        def loss(p, x):
            return (jax.checkpoint(lambda h: jnp.tanh(h @ p["w"]))(x) ** 2).mean()

        self.check(loss, {"w": of(4, 4)}, {"x": of(2, 4)})

    def test_gather_by_two_indices(self):
        def loss(p, i, j):
            return (p["w"][i, j] ** 2).mean()

        batch = {"i": of(8, dtype=jnp.int32), "j": of(8, dtype=jnp.int32)}
        self.check(loss, {"w": of(5, 6, 3)}, batch, bound=5, bounds={"i": 5, "j": 6})

    def test_b55_b58_tied_parameter(self):
        def loss(p, x, y):
            return cross_entropy(jnp.tanh(p["e"][x]) @ p["e"].T, y)

        tokens = of(6, dtype=jnp.int32)
        self.check(loss, {"e": of(7, 4)}, {"x": tokens, "y": tokens}, bound=7, bounds={"x": 7, "y": 7})

    def test_weighted_loss(self):
        """The mean over all tokens that count, of which ranks have different numbers."""

        def loss(p, x, y, m):
            each = -jnp.take_along_axis(jax.nn.log_softmax(x @ p["w"]), y[:, None], -1)[:, 0]
            return weft_mlir.Weighted((each * m).sum(), m.sum())

        batch = {"x": of(8, 3), "y": of(8, dtype=jnp.int32), "m": of(8)}
        data = {"m": np.array([1] * 8 + [1] + [0] * 7, np.float32)}
        self.check(loss, {"w": of(3, 5)}, batch, bound=5, bounds={"y": 5}, data=data)

    def test_rng_and_step(self):
        """Each rank and each step drops other elements; the rate of dropping depends on the step."""

        def loss(p, x, y, rng, step):
            key = jax.random.fold_in(jax.random.wrap_key_data(rng), step)
            keep = jax.random.bernoulli(key, 1.0 - 0.1 * step.astype(jnp.float32), x.shape)
            return cross_entropy(jnp.where(keep, x, 0) @ p["w"] + 0.1 * jax.random.normal(key, (5,)), y)

        batch = {"x": of(8, 6), "y": of(8, dtype=jnp.int32), "rng": of(2, dtype=jnp.uint32), "step": of(dtype=jnp.int32)}
        self.check(loss, {"w": of(6, 5)}, batch, bound=5, bounds={"y": 5})

    def test_bf16_activations(self):
        def loss(p, x, y):
            h = jnp.tanh(x.astype(jnp.bfloat16) @ p["a"].astype(jnp.bfloat16))
            return cross_entropy((h @ p["b"].astype(jnp.bfloat16)).astype(jnp.float32), y)

        params = {"a": of(6, 16), "b": of(16, 5)}
        batch = {"x": of(8, 6), "y": of(8, dtype=jnp.int32)}
        self.check(loss, params, batch, bound=5, bounds={"y": 5}, tolerance=BF16_TOLERANCE)

    def test_b88_bf16_parameters(self):
        """Parameters and gradients in bf16, the moment and the rule in f32."""

        def loss(p, x, y):
            h = jnp.tanh(x.astype(jnp.bfloat16) @ p["a"] + p["c"])
            return cross_entropy((h @ p["b"]).astype(jnp.float32), y)

        def update(p, g, states, step):
            v = 0.9 * states[0].astype(jnp.float32) + g.astype(jnp.float32)
            return (p.astype(jnp.float32) - 0.1 * v).astype(jnp.bfloat16), (v,)

        params = {"a": of(6, 16, dtype=jnp.bfloat16), "b": of(16, 5, dtype=jnp.bfloat16), "c": of(16, dtype=jnp.bfloat16)}
        batch = {"x": of(8, 6), "y": of(8, dtype=jnp.int32)}
        self.check(
            loss, params, batch, bound=5, bounds={"y": 5}, tolerance=BF16_TOLERANCE, optimizer=weft_mlir.momentum(0.1),
            update=update, states=1,
        )

    def test_bool_and_small_integers(self):
        def loss(p, x, m):
            return jnp.where(m, x.astype(jnp.float32) @ p["w"], 0.5).mean()

        self.check(loss, {"w": of(3, 2)}, {"x": of(4, 3, dtype=jnp.uint8), "m": of(4, 2, dtype=jnp.bool_)}, bound=9)

    def test_scalar_parameter_and_odd_names(self):
        def loss(p, x):
            return ((x * p["a b"][0] - p["a b"][1]) ** 2).mean()

        self.check(loss, {"a b": [of(), of(3)]}, {"x": of(4, 3)})


if __name__ == "__main__":
    unittest.main()
