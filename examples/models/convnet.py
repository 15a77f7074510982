# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""A small convolutional net: three convolutions (one of them strided), mean pooling, one dense layer."""

import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass(frozen=True)
class Config:
    side: int = 8  # pixels
    channels: tuple = (8, 16)
    classes: int = 10


def shapes(config):
    """Returns the parameters as shapes: nested dicts of `jax.ShapeDtypeStruct`, float32."""

    def of(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    a, b = config.channels
    return {
        "conv1": {"w": of(3, 3, 1, a), "b": of(a)},
        "conv2": {"w": of(3, 3, a, b), "b": of(b)},
        "conv3": {"w": of(1, 1, b, b), "b": of(b)},
        "head": {"w": of(b, config.classes), "b": of(config.classes)},
    }


def convolve(x, p, stride):
    """A convolution of (batch, height, width, channels) with as much padding as keeps the size at stride 1."""
    numbers = ("NHWC", "HWIO", "NHWC")
    return jax.lax.conv_general_dilated(x, p["w"], (stride, stride), "SAME", dimension_numbers=numbers) + p["b"]


def loss(params, x, y, config):
    """Returns the mean cross entropy, and the share of right answers; `x` is (batch, side * side) in [0, 1]."""
    h = x.reshape(-1, config.side, config.side, 1)
    h = jax.nn.relu(convolve(h, params["conv1"], 1))
    h = jax.nn.relu(convolve(h, params["conv2"], 2))
    # Mean over windows of 2 x 2.
    h = jax.lax.reduce_window(h, 0.0, jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4
    h = jax.nn.relu(convolve(h, params["conv3"], 1))
    logits = h.mean((1, 2)) @ params["head"]["w"] + params["head"]["b"]
    log_p = jax.nn.log_softmax(logits)
    right = (jnp.argmax(logits, -1) == y).mean()
    return -jnp.take_along_axis(log_p, y[:, None], -1).mean(), {"accuracy": right}
