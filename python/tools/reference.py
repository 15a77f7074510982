# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""What a comparison with JAX needs where no JAX is: safetensors files and initial parameters, with the standard library.

usage: reference.py REFERENCE.json OUT.safetensors

Writes the initial parameters that a reference (made by make_reference.py) started from. They come from Python's own
generator, whose numbers are the same everywhere, so only seeds and losses have to be stored.
"""

import array
import json
import math
import random
import struct
import sys
import zlib


def write_safetensors(path, tensors):
    """Writes float32 tensors in the safetensors format. `tensors` maps a name to (shape, array of 'f')."""
    header, offset = {}, 0
    for name, (shape, values) in tensors.items():
        end = offset + 4 * len(values)
        header[name] = {"dtype": "F32", "shape": list(shape), "data_offsets": [offset, end]}
        offset = end
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)  # the data begin at a multiple of 8
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for _, values in tensors.values():
            file.write(_little_endian(values).tobytes())


def read_safetensors(path):
    """Returns the float32 tensors of a safetensors file: name -> (shape, array of 'f')."""
    with open(path, "rb") as file:
        data = file.read()
    header, first = read_header(data)
    tensors = {}
    for name, entry in header.items():
        if entry["dtype"] != "F32":
            raise ValueError(f"expects '{name}' to be of type F32, but got {entry['dtype']}")
        begin, end = entry["data_offsets"]
        values = array.array("f")
        values.frombytes(data[first + begin : first + end])
        tensors[name] = (tuple(entry["shape"]), _little_endian(values))
    return tensors


def read_header(data):
    """Returns the entries of a safetensors file's tensors, and the place in `data` where offsets count from."""
    (length,) = struct.unpack_from("<Q", data)
    header = json.loads(data[8 : 8 + length])
    return {name: entry for name, entry in header.items() if name != "__metadata__"}, 8 + length


def _little_endian(values):
    if sys.byteorder == "big":
        values = array.array("f", values)
        values.byteswap()
    return values


def initial_parameter(seed, name, shape, kind, args):
    """Returns an array of 'f': the initial values of one parameter, which depend on nothing but the arguments.

    Where the model says `normal`, values are uniform with the same standard deviation: a uniform number is one
    call of a generator whose bits are fixed for all time, a normal one is not.
    """
    count = math.prod(shape)
    if kind in ("zeros", "ones", "constant"):
        value = {"zeros": 0.0, "ones": 1.0}.get(kind, args[0] if args else 0.0)
        return array.array("f", [value]) * count
    low, high = (-math.sqrt(3.0) * args[0], math.sqrt(3.0) * args[0]) if kind == "normal" else args
    draw = random.Random(seed * 2**32 + zlib.crc32(name.encode())).random
    return array.array("f", [low + (high - low) * draw() for _ in range(count)])


def initial_parameters(reference):
    """Returns the tensors that `reference` (a dict as in the JSON file) started from, for `write_safetensors`."""
    tensors = {}
    for p in reference["parameters"]:
        values = initial_parameter(reference["seed"], p["name"], p["shape"], p["init"], p["args"])
        tensors[p["name"]] = (p["shape"], values)
    return tensors


def sample_numbers(num_samples, global_batch, step):
    """Returns the samples of global batch `step` (from 0) as weft-run takes them when it does not shuffle.

    Each epoch has as many whole global batches as there are; the remainder is dropped.
    """
    per_epoch = num_samples // global_batch * global_batch
    return [(step * global_batch + i) % per_epoch for i in range(global_batch)]


def philox(counter, key):
    """Returns four 32-bit words: Philox4x32 with ten rounds (Salmon et al., 2011) of four and two words."""
    mask = 2**32 - 1
    c, k = list(counter), list(key)
    for _ in range(10):
        first, second = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [second >> 32 ^ c[1] ^ k[0], second & mask, first >> 32 ^ c[3] ^ k[1], first & mask]
        k = [(k[0] + 0x9E3779B9) & mask, (k[1] + 0xBB67AE85) & mask]
    return c


def rng_words(seed, step, micro_batch, data_coordinate):
    """Returns the two words that weft-run feeds as `rng`; steps count from 1."""
    mask = 2**32 - 1
    counter = (step & mask, step >> 32, micro_batch, data_coordinate)
    return philox(counter, (seed & mask, seed >> 32 ^ 0x77656674))[:2]


def token_windows(data, length, numbers):
    """Returns windows of `length + 1` bytes as weft-run cuts them: each begins at the last target of the one before."""
    return [list(data[n * length : n * length + length + 1]) for n in numbers]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        reference = json.load(file)
    write_safetensors(sys.argv[2], initial_parameters(reference))


if __name__ == "__main__":
    main()
