# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""A decoder in the manner of Llama: RMSNorm, rotary positions, SwiGLU, grouped-query attention, no biases."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 2
    width: int = 64
    heads: int = 4
    kv_heads: int = 2  # each serves heads / kv_heads heads
    hidden: int = 176
    tokens: int = 32
    vocabulary: int = 256


def shapes(config):
    """Returns the parameters as shapes: nested dicts of `jax.ShapeDtypeStruct`, float32."""

    def of(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    d, head = config.width, config.width // config.heads
    params = {"wte": {"w": of(config.vocabulary, d)}, "norm": {"g": of(d)}, "head": {"w": of(d, config.vocabulary)}}
    for layer in range(config.layers):
        params[f"h{layer}"] = {
            "norm1": {"g": of(d)},
            "q": {"w": of(d, config.heads * head)},
            "kv": {"w": of(d, 2 * config.kv_heads * head)},
            "out": {"w": of(config.heads * head, d)},
            "norm2": {"g": of(d)},
            "gate": {"w": of(d, config.hidden)},
            "up": {"w": of(d, config.hidden)},
            "down": {"w": of(config.hidden, d)},
        }
    return params


def rms_norm(x, p):
    return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-6) * p["g"]


def rotate(x):
    """Rotary positions (arXiv 2104.09864), halves convention; `x` is (batch, tokens, heads, head width)."""
    tokens, half = x.shape[1], x.shape[3] // 2
    angle = jnp.arange(tokens)[:, None] * 10000.0 ** (-jnp.arange(half) / half)
    cos, sin = jnp.cos(angle)[None, :, None, :], jnp.sin(angle)[None, :, None, :]
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def attention(x, p, config):
    b, t, d = x.shape
    groups, head = config.kv_heads, d // config.heads
    q = rotate((x @ p["q"]["w"]).reshape(b, t, config.heads, head))
    kv = (x @ p["kv"]["w"]).reshape(b, t, 2, groups, head)
    k, v = rotate(kv[:, :, 0]), kv[:, :, 1]
    q = q.reshape(b, t, groups, config.heads // groups, head)
    s = jnp.einsum("btgrd,bsgd->bgrts", q, k) / np.sqrt(head)
    s = jnp.where(jnp.tril(jnp.ones((t, t), bool)), s, -jnp.inf)
    o = jnp.einsum("bgrts,bsgd->btgrd", jax.nn.softmax(s, -1), v)
    return o.reshape(b, t, d) @ p["out"]["w"]


def loss(params, x, y, config):
    """Mean cross entropy of the next tokens `y`, in nats."""
    h = params["wte"]["w"][x]
    for layer in range(config.layers):
        p = params[f"h{layer}"]
        h = h + attention(rms_norm(h, p["norm1"]), p, config)
        z = rms_norm(h, p["norm2"])
        h = h + (jax.nn.silu(z @ p["gate"]["w"]) * (z @ p["up"]["w"])) @ p["down"]["w"]
    logits = rms_norm(h, params["norm"]) @ params["head"]["w"]
    chosen = jnp.take_along_axis(logits, y[..., None], -1)[..., 0]
    return (jax.nn.logsumexp(logits, -1) - chosen).mean()
