# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""A small vision transformer: patches, a class token, pre-norm encoder blocks without a mask."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np

from gpt import layer_norm


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 2
    width: int = 48
    heads: int = 3
    side: int = 8  # pixels
    patch: int = 2
    classes: int = 10


def shapes(config):
    """Returns the parameters as shapes: nested dicts of `jax.ShapeDtypeStruct`, float32."""

    def of(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    def norm():
        return {"g": of(d), "b": of(d)}

    def linear(inputs, outputs):
        return {"w": of(inputs, outputs), "b": of(outputs)}

    d, patches = config.width, (config.side // config.patch) ** 2
    params = {
        "patch": linear(config.patch**2, d),
        "token": {"w": of(1, d)},
        "position": {"w": of(patches + 1, d)},
        "norm": norm(),
        "head": linear(d, config.classes),
    }
    for layer in range(config.layers):
        params[f"h{layer}"] = {
            "norm1": norm(),
            "q": linear(d, d),
            "k": linear(d, d),
            "v": linear(d, d),
            "out": linear(d, d),
            "norm2": norm(),
            "up": linear(d, 2 * d),
            "down": linear(2 * d, d),
        }
    return params


def dense(x, p):
    return x @ p["w"] + p["b"]


def attention(x, p, config):
    b, t, d = x.shape
    q, k, v = (dense(x, p[n]).reshape(b, t, config.heads, d // config.heads) for n in ("q", "k", "v"))
    s = jnp.einsum("bthd,bshd->bhts", q, k) / np.sqrt(d // config.heads)
    o = jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(s, -1), v)
    return dense(o.reshape(b, t, d), p["out"])


def loss(params, x, y, config):
    """Returns the mean cross entropy, and the share of right answers; `x` is (batch, side * side) in [0, 1]."""
    b, n, s = x.shape[0], config.side // config.patch, config.patch
    patches = x.reshape(b, n, s, n, s).transpose(0, 1, 3, 2, 4).reshape(b, n * n, s * s)
    h = dense(patches, params["patch"])
    token = jnp.broadcast_to(params["token"]["w"], (b, 1, config.width))
    h = jnp.concatenate([token, h], 1) + params["position"]["w"]
    for layer in range(config.layers):
        p = params[f"h{layer}"]
        h = h + attention(layer_norm(h, p["norm1"]), p, config)
        h = h + dense(jax.nn.gelu(dense(layer_norm(h, p["norm2"]), p["up"]), approximate=False), p["down"])
    logits = dense(layer_norm(h, params["norm"])[:, 0], params["head"])
    log_p = jax.nn.log_softmax(logits)
    right = (jnp.argmax(logits, -1) == y).mean()
    return -(jax.nn.one_hot(y, config.classes) * log_p).sum(-1).mean(), {"accuracy": right}
