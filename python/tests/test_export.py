# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""What `export` writes, and what it says about models it cannot write."""

import os
import re
import tempfile
import unittest

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
except ImportError:
    raise unittest.SkipTest("needs JAX") from None

import weft_mlir
from weft_mlir import ExportError

F32, I32 = jnp.float32, jnp.int32


def of(*shape, dtype=F32):
    return jax.ShapeDtypeStruct(shape, dtype)


PARAMS = {"fc": {"w": of(3, 2), "b": of(2)}}
BATCH = {"x": of(4, 3), "y": of(4, dtype=I32)}


def loss(params, x, y):
    logits = x @ params["fc"]["w"] + params["fc"]["b"]
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], -1).mean()


def export(function=loss, params=None, batch=None, **options):
    options.setdefault("optimizer", weft_mlir.sgd(0.1))
    options.setdefault("initializers", {"*": weft_mlir.normal(0.02)})
    return weft_mlir.export(function, params or PARAMS, batch or BATCH, **options)


def line_of(function, text):
    """Returns `file:line` of the line of `function` that contains `text`."""
    lines, first = __import__("inspect").getsourcelines(function)
    offset = next(i for i, line in enumerate(lines) if text in line)
    return f"{os.path.basename(__file__)}:{first + offset}"


class Text(unittest.TestCase):
    def test_header(self):
        text = export(
            mesh={"dp": 4, "tp": 2},
            batch_axes=["dp"],
            bounds={"y": 2},
            initializers={"*.w": weft_mlir.uniform(-0.5, 0.5), "*": weft_mlir.constant(3)},
            sharding={"fc.w": [["tp"], []]},
        )
        self.assertIn("weft.mesh @mesh(dp = 4, tp = 2) batch_axes(dp)\n", text)
        self.assertIn("weft.param @fc.w : tensor<3x2xf32> init(uniform, -0.5, 0.5) sharding([tp], [])\n", text)
        self.assertIn("weft.param @fc.b : tensor<2xf32> init(constant, 3.0) {decay = false}\n", text)
        self.assertIn('%y: tensor<4xi32> {weft.bound = 2 : i64, weft.name = "y"}) attributes {weft.step}', text)
        self.assertIn("%fc.w = weft.read @fc.w : tensor<3x2xf32>", text)
        self.assertRegex(text, r"weft\.grad @fc\.w, %\w+ : tensor<3x2xf32>")
        self.assertRegex(text, r"weft\.loss %\w+ : tensor<f32>\n")

    def test_same_bytes(self):
        self.assertEqual(export(eval_loss=True), export(eval_loss=True))

    def test_constant_arrays_need_no_initializer(self):
        params = {"w": np.zeros((3, 2), np.float32), "b": np.ones(2, np.float32), "s": np.full(2, 0.5, np.float32)}

        def f(p, x):
            return (x @ p["w"] * p["s"] + p["b"]).mean()

        text = weft_mlir.export(f, params, {"x": of(4, 3)}, optimizer=weft_mlir.sgd(0.1))
        self.assertIn("@b : tensor<2xf32> init(ones)", text)
        self.assertIn("@s : tensor<2xf32> init(constant, 0.5)", text)
        self.assertIn("@w : tensor<3x2xf32> init(zeros)", text)

    def test_decay_is_overridable(self):
        text = export(decay={"fc.w": False, "fc.b": True})
        self.assertIn("@fc.w : tensor<3x2xf32> init(normal, 0.02) {decay = false}", text)
        self.assertIn("@fc.b : tensor<2xf32> init(normal, 0.02)\n", text)

    def test_b61_frozen_parameter_has_no_gradient(self):
        text = export(frozen=["fc.b"])
        self.assertIn("@fc.b : tensor<2xf32> init(normal, 0.02) {frozen}", text)
        self.assertNotIn("weft.grad @fc.b", text)
        self.assertIn("weft.grad @fc.w", text)

    def test_b58_tied_parameter_has_one_gradient(self):
        def tied(p, x):
            return jnp.log(jnp.cosh((p["e"][x] @ p["e"].T))).mean()

        text = export(tied, {"e": of(7, 4)}, {"x": of(5, dtype=I32)})
        self.assertEqual(text.count("weft.grad @e"), 1)
        self.assertEqual(text.count("weft.scatter_add"), 1)

    def test_gradients_stand_where_they_are_made(self):
        lines = export().splitlines()
        for name in ("fc.w", "fc.b"):
            number, match = next(
                (i, m) for i, m in ((i, re.match(rf"  weft\.grad @{name}, (%\w+)", l)) for i, l in enumerate(lines)) if m
            )
            before = [line for line in lines[:number] if line.startswith(f"  {match.group(1)} = ")]
            self.assertEqual(len(before), 1)

    def test_metrics(self):
        def with_aux(p, x, y):
            return loss(p, x, y), {"accuracy": jnp.int32(1), "parts": {"a": jnp.float32(2)}}

        text = export(with_aux, has_aux=True)
        self.assertRegex(text, r'weft\.metric "accuracy", %\w+ : tensor<f32>')
        self.assertRegex(text, r'weft\.metric "parts.a", %\w+ : tensor<f32>')

    def test_weighted(self):
        def weighted(p, x, y, mask):
            each = -jnp.take_along_axis(jax.nn.log_softmax(x @ p["fc"]["w"] + p["fc"]["b"]), y[:, None], -1)[:, 0]
            return weft_mlir.Weighted((each * mask).sum(), mask.sum())

        text = export(weighted, batch={**BATCH, "mask": of(4)}, eval_loss=True)
        self.assertEqual(len(re.findall(r"weft\.loss %\w+ weight\(%\w+\) : tensor<f32>, tensor<f32>", text)), 2)

    def test_eval_takes_what_it_has_arguments_for(self):
        def noisy(p, x, y, rng):
            return loss(p, x * jax.random.bernoulli(jax.random.wrap_key_data(rng), 0.9, x.shape), y)

        text = export(noisy, batch={**BATCH, "rng": of(2, dtype=jnp.uint32)}, eval_loss=loss)
        self.assertIn('%rng: tensor<2xi32> {weft.name = "rng"}', text)
        evaluation = text[text.index("func.func @eval") :]
        self.assertIn("attributes {weft.eval}", evaluation)
        self.assertNotIn("rng", evaluation)
        self.assertNotIn("weft.grad", evaluation)

    def test_key_and_step_are_inputs(self):
        def noisy(p, x, y, rng, step):
            return loss(p, x * jax.random.bernoulli(jax.random.fold_in(rng, step), 0.9, x.shape), y)

        key = jax.eval_shape(lambda: jax.random.key(0))
        text = export(noisy, batch={**BATCH, "rng": key, "step": of(dtype=I32)})
        self.assertIn('%rng: tensor<2xi32> {weft.name = "rng"}, %step: tensor<i32> {weft.name = "step"}', text)
        self.assertNotIn("ui32", text)

    def test_positional_batch(self):
        self.assertEqual(export(), export(batch=(BATCH["x"], BATCH["y"])))

    def test_nested_batch(self):
        text = export(lambda p, b: loss(p, b["x"], b["y"]), batch={"b": BATCH})
        self.assertIn('weft.name = "b.x"', text)

    def test_integer_bool_and_bf16(self):
        def mixed(p, image, mask):
            h = (image.astype(jnp.bfloat16) / 255) @ p["w"]
            return jnp.where(mask, h, 0).astype(F32).mean()

        batch = {"image": of(4, 3, dtype=jnp.uint8), "mask": of(4, 2, dtype=jnp.bool_)}
        text = export(mixed, {"w": of(3, 2, dtype=jnp.bfloat16)}, batch)
        self.assertIn("weft.param @w : tensor<3x2xbf16>", text)
        self.assertIn("%image: tensor<4x3xi8>", text)
        self.assertIn("%mask: tensor<4x2xi1>", text)

    def test_names_that_need_quotes(self):
        text = export(lambda p, x: ((x @ p[0]["a b"]) ** 2).mean(), [{"a b": of(3, 2)}], {"x": of(4, 3)})
        self.assertIn('weft.param @"0.a b" : tensor<3x2xf32>', text)
        self.assertIn('weft.read @"0.a b"', text)

    def test_loops_are_unrolled(self):
        def layers(p, x):
            return jax.lax.scan(lambda h, w: (jnp.tanh(h @ w), None), x, p["w"])[0].mean()

        text = export(layers, {"w": of(3, 4, 4)}, {"x": of(2, 4)})
        self.assertEqual(text.count("math.tanh"), 3)
        self.assertNotIn("scf.while", text)

    def test_checkpoint_is_computed_once(self):
        def remat(p, x):
            return jax.checkpoint(lambda w: jnp.tanh(x @ w))(p["w"]).mean()

        text = export(remat, {"w": of(4, 4)}, {"x": of(2, 4)})
        self.assertEqual(text.count("math.tanh"), 1)

    def test_file_is_replaced_whole(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "model.mlir")
            text = export(path=path)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), text)
            with self.assertRaises(ExportError):
                export(frozen=["nothing"], path=path)
            self.assertEqual(os.listdir(folder), ["model.mlir"])


class Optimizers(unittest.TestCase):
    def test_shipped(self):
        for optimizer, states in (
            (weft_mlir.sgd(0.1), "()"),
            (weft_mlir.momentum(0.1, nesterov=True), "(v)"),
            (weft_mlir.adamw(1e-3), "(m, v)"),
        ):
            self.assertIn(f"weft.optimizer @{optimizer.name} states{states} lr(", optimizer.text())

    def test_elementwise(self):
        def lion(p, g, m, lr, decay, step):
            update = jnp.sign(0.9 * m + 0.1 * g)
            return p - lr * (update + 0.1 * decay * p), jnp.where(step > 1, 0.99 * m + 0.01 * g, g)

        text = weft_mlir.elementwise("lion", ["m"], lion, lr=1e-4).text()
        self.assertIn("weft.optimizer @lion states(m) lr(0.0001) {", text)
        for op in ("math.copysign", "arith.cmpf ogt", "arith.select", "weft.yield %"):
            self.assertIn(op, text)

    def check(self, message, rule, states=("m",), name="own"):
        with self.assertRaisesRegex(ExportError, message):
            weft_mlir.elementwise(name, states, rule, lr=0.1)

    def test_elementwise_errors(self):
        self.check("to return 2 values, but got 1", lambda p, g, m, lr, decay, step: p)
        self.check("to return scalars", lambda p, g, m, lr, decay, step: (p, jnp.zeros(3)))
        self.check("cannot express 'stablehlo.iota'", lambda p, g, m, lr, decay, step: (p, jnp.arange(3.0).sum() * m))
        self.check("identifiers, but got 'lr'", lambda *a: a, states=("lr",))
        self.check("names of states to differ", lambda *a: a, states=("m", "m"))

    def test_settings(self):
        with self.assertRaisesRegex(ExportError, r"expects 'beta1' to be in \[0, 1\), but got 1"):
            weft_mlir.adamw(1e-3, beta1=1)
        with self.assertRaisesRegex(ExportError, "expects a finite number, but got nan"):
            weft_mlir.sgd(float("nan")).text()


class Errors(unittest.TestCase):
    def check(self, message, *arguments, **options):
        with self.assertRaisesRegex(ExportError, message) as caught:
            export(*arguments, **options)
        return str(caught.exception)

    def test_b53_unused_parameter(self):
        self.check("got 'dead', which is not", lambda p, x, y: loss(p, x, y), {**PARAMS, "dead": of(2)})

    def test_parameter_without_gradient(self):
        def stopped(p, x, y):
            return loss(p, x, y) + jax.lax.stop_gradient(p["s"]).sum()

        message = self.check("got 's', whose gradient is always zero", stopped, {**PARAMS, "s": of(2)})
        self.assertIn('frozen=["s"]', message)

    def test_while_loop(self):
        def looped(p, x, y):
            n = jax.lax.while_loop(lambda i: i < y[0], lambda i: i + 1, 0)
            return loss(p, x, y) * n

        message = self.check(r"cannot express 'while' \(int32\[\]\)", looped)
        self.assertIn(line_of(looped, "while_loop"), message)
        self.assertIn("lax.scan", message)

    def test_callback(self):
        def printed(p, x, y):
            jax.debug.print("{}", x[0, 0])
            return loss(p, x, y)

        message = self.check("a step runs without Python", printed)
        self.assertIn(line_of(printed, "debug.print"), message)

    def test_other_scatter(self):
        def overwritten(p, x, y):
            return loss({"fc": {"w": p["fc"]["w"].at[y].set(1.0), "b": p["fc"]["b"]}}, x, y)

        message = self.check("expects 'stablehlo.scatter' to add its updates", overwritten)
        self.assertRegex(message, r"tensor<3x2x\w+>")
        self.assertIn(line_of(overwritten, "at[y]"), message)

    def test_left_over_op(self):
        def sorted_loss(p, x, y):
            return loss(p, jnp.sort(x), y)

        message = self.check("cannot express 'stablehlo.sort' of type tensor<4x3xf32>", sorted_loss)
        self.assertIn(line_of(sorted_loss, "jnp.sort"), message)

    def test_dynamic_shapes(self):
        (n,) = jax.export.symbolic_shape("n")
        self.check(r"expects static shapes, but got \(n, 3\) for 'x'", batch={**BATCH, "x": of(n, 3)})

    def test_initializer_is_missing(self):
        message = self.check("expects an initializer for 'fc.b'", initializers={"*.w": weft_mlir.zeros()})
        self.assertIn('initializers={"fc.b": weft_mlir.normal(0.02)}', message)

    def test_patterns_without_match(self):
        for what in ("decay", "frozen", "sharding"):
            with self.subTest(what):
                self.check(f"expects '{what}' to match parameters, but 'fc.v' matches none of: fc.b, fc.w", **{what: {"fc.v": True}})

    def test_parameters(self):
        self.check("at least one parameter, but got none", params={"a": {}})
        self.check("dtype of 'n' to be one of float32, bfloat16, float16, but got int32", params={"n": of(2, dtype=I32)})
        self.check("to hold arrays, but got float for 'c'", params={"c": 1.0})
        self.check("to differ, but got 'a.b' twice", params={"a.b": of(2), "a": {"b": of(2)}})
        self.check("without quotes, backslashes and control characters", params={'a"b': of(2)})
        self.check("but all are frozen", frozen=["*"])

    def test_batch(self):
        self.check("the dtype of 'x' to be one of", batch={**BATCH, "x": of(4, 3, dtype=jnp.complex64)})
        self.check(r"reserved input 'step' to be int32\[\], but got float32\[\]", batch={**BATCH, "step": of()})
        self.check(r"reserved input 'rng' to be uint32\[2\]", batch={**BATCH, "rng": of(4, dtype=jnp.uint32)})
        self.check("got 3 values for 2 arguments", batch=(*BATCH.values(), of(2)))

    def test_bounds(self):
        self.check("integer inputs, but got 'x' of dtype float32", bounds={"x": 3})
        self.check("bound of 'y' to be positive, but got 0", bounds={"y": 0})
        self.check("to name inputs, but got 'z'; inputs: x, y", bounds={"z": 3})

    def test_mesh(self):
        self.check("size of mesh axis 'dp' to be a positive integer, but got 0", mesh={"dp": 0})
        self.check(r"axes of the mesh \(dp\), but got 'tp'", mesh={"dp": 2}, batch_axes=["tp"])
        self.check("sharding of 'fc.w' to name axes of the mesh", sharding={"fc.w": [["tp"], []]})
        self.check("sharding of 'fc.w' to have 2 entries, but got 1", sharding={"fc.w": [["dp"]]})

    def test_result(self):
        self.check(r"the loss to be a scalar, but got shape \(4, 2\)", lambda p, x, y: x @ p["fc"]["w"] + p["fc"]["b"])
        self.check("is 'has_aux' missing", lambda p, x, y: (loss(p, x, y), {}))
        self.check("to return .loss, dict of scalars.", has_aux=True)
        self.check(r"'a' to be a scalar, but got shape \(4, 3\)", lambda p, x, y: (loss(p, x, y), {"a": x}), has_aux=True)

    def test_optimizer(self):
        self.check("made by weft_mlir.adamw or a like function, but got str", optimizer="adamw")

    def test_initializer_arguments(self):
        with self.assertRaisesRegex(ExportError, "'stddev' to be at least 0, but got -1"):
            weft_mlir.normal(-1)
        with self.assertRaisesRegex(ExportError, "'low' to be at most 'high', but got 2 and 1"):
            weft_mlir.uniform(2, 1)


if __name__ == "__main__":
    unittest.main()
