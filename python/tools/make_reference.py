# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Trains the examples in JAX and stores what a comparison needs: seeds, shapes, losses with all their bits.

usage: make_reference.py [NAME...]

Writes python/tests/reference/NAME.json. Initial parameters and batches are made by reference.py and by the rule of
weft-run without shuffling, so that they need not be stored.
"""

import dataclasses
import importlib.util
import json
import pathlib
import sys
import typing

import jax
import jax.numpy as jnp
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "python" / "tools")]

import reference  # noqa: E402
from weft_mlir.export import path_name  # noqa: E402
from weft_mlir.patterns import Patterns  # noqa: E402

FOLDER = ROOT / "python" / "tests" / "reference"
SEED = 7


@dataclasses.dataclass
class Case:
    """One model to compare: the module that exports it, its data, and how long it is trained."""

    name: str
    module: typing.Any
    model: str  # exported IR, from the root
    ranks: int
    steps: int
    data: dict  # argument -> .npy file from the root, or {"tokens": file of bytes}
    optimizer: str


def load_module(path):
    """Returns the Python file at `path` (from the root) as a module."""
    spec = importlib.util.spec_from_file_location(pathlib.Path(path).stem + "_model", ROOT / path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cases():
    """Returns all cases by name."""
    digits = {"x": "examples/01-mlp/data/train_x.npy", "y": "examples/01-mlp/data/train_y.npy"}
    text = {"tokens": "LICENSE"}
    found = [
        Case("mlp", load_module("examples/01-mlp/mlp.py"), "examples/01-mlp/mlp.mlir", 4, 50, digits, "adamw"),
        Case(
            "char_gpt", load_module("examples/02-char-gpt/char_gpt.py"), "examples/02-char-gpt/char_gpt.mlir",
            4, 50, text, "adamw",
        ),
    ]
    for model in load_module("examples/models/export.py").models().values():
        data = text if model.name == "llama" else digits
        found.append(Case(model.name, model, f"examples/models/{model.name}.mlir", 2, 5, data, "sgd"))
    return {case.name: case for case in found}


def adamw_step(settings, decays):
    """Returns (initial states, update) of AdamW on flat lists; the formula of `weft_mlir.adamw`, in float32."""
    lr, wd = settings["lr"], settings.get("weight_decay", 0.01)
    beta1, beta2, eps = settings.get("beta1", 0.9), settings.get("beta2", 0.999), settings.get("eps", 1e-8)

    def update(params, grads, states, step):
        new_params, new_m, new_v = [], [], []
        for p, g, m, v, decay in zip(params, grads, *states, decays):
            m = beta1 * m + (1 - beta1) * g
            v = beta2 * v + (1 - beta2) * (g * g)
            m_hat, v_hat = m / (1 - beta1**step), v / (1 - beta2**step)
            new_params.append(p - lr * (m_hat / (jnp.sqrt(v_hat) + eps) + wd * decay * p))
            new_m.append(m)
            new_v.append(v)
        return new_params, (new_m, new_v)

    return lambda params: ([jnp.zeros_like(p) for p in params], [jnp.zeros_like(p) for p in params]), update


def sgd_step(settings, decays):
    """Returns (initial states, update) of plain gradient descent on flat lists."""
    del decays

    def update(params, grads, states, step):
        del step
        return [p - settings["lr"] * g for p, g in zip(params, grads)], states

    return lambda params: (), update


class Batches:
    """The global batches of a case, in the order of weft-run without shuffling."""

    def __init__(self, case):
        self.global_batch = case.ranks * case.module.MICRO_BATCH
        if "tokens" in case.data:
            self.text = (ROOT / case.data["tokens"]).read_bytes()
            self.length = case.module.batch()["x"].shape[1]
            self.num_samples = (len(self.text) - 1) // self.length
        else:
            self.text = None
            self.arrays = {name: np.load(ROOT / file) for name, file in case.data.items()}
            self.num_samples = len(next(iter(self.arrays.values())))

    def get(self, step):
        """Returns global batch `step` (from 0): argument -> array."""
        numbers = reference.sample_numbers(self.num_samples, self.global_batch, step)
        if self.text is None:
            return {name: array[numbers] for name, array in self.arrays.items()}
        windows = np.asarray(reference.token_windows(self.text, self.length, numbers), np.int32)
        return {"x": windows[:, :-1], "y": windows[:, 1:]}


def describe_parameters(case):
    """Returns name, shape, initializer of every parameter, in the order of the pytree."""
    rules = Patterns("initializers", case.module.INITIALIZERS)
    flat, _ = jax.tree_util.tree_flatten_with_path(case.module.shapes())
    described = []
    for path, leaf in flat:
        name = path_name(path)
        rule = rules.get(name)
        described.append({"name": name, "shape": list(leaf.shape), "init": rule.kind, "args": list(rule.args)})
    return described


def train(case):
    """Trains a case and returns (reference for JSON, final parameters: name -> float32 array)."""
    described = describe_parameters(case)
    ref = {
        "jax": jax.__version__,
        "model": case.model,
        "data": case.data,
        "ranks": case.ranks,
        "steps": case.steps,
        "seed": SEED,
        "parameters": described,
    }
    start = reference.initial_parameters(ref)
    first = [np.frombuffer(values, np.float32).reshape(shape) for shape, values in start.values()]
    _, treedef = jax.tree_util.tree_flatten(case.module.shapes())
    decays = [1.0 if len(p["shape"]) >= 2 else 0.0 for p in described]
    rule = {"adamw": adamw_step, "sgd": sgd_step}[case.optimizer]
    init, update = rule(case.module.OPTIMIZER, decays)

    def loss(params, batch):
        result = case.module.loss(jax.tree_util.tree_unflatten(treedef, params), **batch)
        return result[0] if isinstance(result, tuple) else result

    @jax.jit
    def step(params, states, number, batch):
        value, grads = jax.value_and_grad(loss)(params, batch)
        params, states = update(params, grads, states, number)
        return value, params, states

    batches = Batches(case)
    params = [jnp.asarray(p) for p in first]
    states = init(params)
    losses = []
    for number in range(case.steps):
        value, params, states = step(params, states, jnp.float32(number + 1), batches.get(number))
        losses.append(float(value))
    final = {p["name"]: np.asarray(value) for p, value in zip(described, params)}
    ref["losses"] = [value.hex() for value in losses]
    # How far each parameter moved: enough to see a wrong gradient without storing the parameters.
    moved = {name: final[name].astype(np.float64) - value for name, value in zip(final, first)}
    ref["moved"] = {name: [float(np.linalg.norm(d)).hex(), float(d.sum()).hex()] for name, d in moved.items()}
    return ref, final


def main():
    known = cases()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or known:
        ref, _ = train(known[name])
        with open(FOLDER / f"{name}.json", "w", encoding="utf-8") as file:
            json.dump(ref, file, indent=1)
            file.write("\n")
        losses = [float.fromhex(value) for value in ref["losses"]]
        print(f"{name}: {losses[0]:.6f} -> {losses[-1]:.6f}")


if __name__ == "__main__":
    main()
