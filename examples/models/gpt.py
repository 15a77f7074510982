# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""A GPT-2-like decoder: learned positions, layer norm before each block, GELU, causal attention."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int
    width: int
    heads: int
    tokens: int  # length of a sequence
    vocabulary: int
    tied: bool  # the head is the transposed embedding


def shapes(config):
    """Returns the parameters as shapes: nested dicts of `jax.ShapeDtypeStruct`, float32."""

    def of(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    def norm():
        return {"g": of(d), "b": of(d)}

    def linear(inputs, outputs):
        return {"w": of(inputs, outputs), "b": of(outputs)}

    d = config.width
    params = {"wte": of(config.vocabulary, d), "wpe": of(config.tokens, d), "lnf": norm()}
    for layer in range(config.layers):
        params[f"h{layer}"] = {
            "ln1": norm(),
            "qkv": linear(d, 3 * d),
            "out": linear(d, d),
            "ln2": norm(),
            "up": linear(d, 4 * d),
            "down": linear(4 * d, d),
        }
    if not config.tied:
        params["head"] = {"w": of(d, config.vocabulary)}
    return params


def layer_norm(x, p):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * p["g"] + p["b"]


def attention(x, p, config):
    """Causal self-attention; `x` is (batch, tokens, width)."""
    b, t, d = x.shape
    h = config.heads
    z = x @ p["qkv"]["w"] + p["qkv"]["b"]
    q, k, v = z.reshape(b, t, 3, h, d // h).transpose(2, 0, 3, 1, 4)
    s = jnp.einsum("bhtd,bhsd->bhts", q, k) / np.sqrt(d // h)
    s = jnp.where(jnp.tril(jnp.ones((t, t), bool)), s, -1e9)
    o = jnp.einsum("bhts,bhsd->bhtd", jax.nn.softmax(s, -1), v)
    return o.transpose(0, 2, 1, 3).reshape(b, t, d) @ p["out"]["w"] + p["out"]["b"]


def logits(params, x, config):
    """Returns (batch, tokens, vocabulary) for token numbers `x` of shape (batch, tokens)."""
    h = params["wte"][x] + params["wpe"]
    for layer in range(config.layers):
        p = params[f"h{layer}"]
        h = h + attention(layer_norm(h, p["ln1"]), p, config)
        u = jax.nn.gelu(layer_norm(h, p["ln2"]) @ p["up"]["w"] + p["up"]["b"])
        h = h + u @ p["down"]["w"] + p["down"]["b"]
    h = layer_norm(h, params["lnf"])
    return h @ (params["wte"].T if config.tied else params["head"]["w"])


def loss(params, x, y, config):
    """Mean cross entropy of the next tokens `y`, in nats."""
    log_p = jax.nn.log_softmax(logits(params, x, config))
    return -jnp.take_along_axis(log_p, y[..., None], -1).mean()
