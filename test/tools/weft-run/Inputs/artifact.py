# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes artifacts and data for tests of weft-run. Needs Python alone.

  artifact.py make DIR --cc CC --include DIR [...]   compiles step.c and writes the folder
  artifact.py edit DIR STATEMENT [--keep-checksum]   runs a statement on the manifest `m`
  artifact.py npy FILE DTYPE SHAPE EXPRESSION        an array: EXPRESSION of the flat index i
  artifact.py tensors FILE NAME:DTYPE:SHAPE=EXPRESSION ... [--header TEXT]   a safetensors file
  artifact.py show FILE                              a safetensors file's names, shapes and first values
"""

import argparse
import ctypes
import json
import os
import struct
import subprocess

FORMATS = {"f4": "f", "f8": "d", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "b1": "?"}
TENSOR_FORMATS = {"F32": "f", "F64": "d", "I32": "i", "I64": "q", "BF16": "H", "F16": "e"}
DIGEST = "00112233445566778899aabbccddeeff"


class Hash128(ctypes.Structure):
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64)]


def xxh3_128(data):
    """Returns the hash's canonical form in hex digits."""
    library = ctypes.CDLL("libxxhash.so.0")
    library.XXH3_128bits.restype = Hash128
    library.XXH3_128bits.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    value = library.XXH3_128bits(data, len(data))
    return f"{value.high:016x}{value.low:016x}"


def write_manifest(folder, manifest, checksum=True):
    """Writes manifest.json, with the checksum of its text unless `checksum` is false."""
    if checksum:
        manifest["checksum"] = "0" * 32
        text = json.dumps(manifest, indent=1).encode()
        manifest["checksum"] = xxh3_128(text)
    with open(os.path.join(folder, "manifest.json"), "w") as file:
        json.dump(manifest, file, indent=1)


def parse_mesh(text):
    """Returns [(name, size, is batch)] of "dp=2,tp=2"; axes that begin with "t" hold no batches of their own."""
    axes = [part.split("=") for part in text.split(",") if part]
    return [(name, int(size), not name.startswith("t")) for name, size in axes]


def make(args):
    """Compiles the step and writes the artifact."""
    axes = parse_mesh(args.mesh)
    data_ranks = 1
    for _, size, is_batch in axes:
        data_ranks *= size if is_batch else 1
    vocab, num_bias, length = 256, 3, args.length
    align = 32 * data_ranks
    elements = -(-(vocab + num_bias) // align) * align
    local = elements // data_ranks if args.zero else elements
    batch_bytes = args.samples * length * 4

    offset = 0

    def place(num_bytes):
        nonlocal offset
        begin = offset
        offset = (offset + num_bytes + 63) // 64 * 64
        return begin

    m = {}
    m["PARAM"], m["MOMENT"] = place(local * 4), place(local * 4)
    m["LR"], m["STEP"], m["STEP_INDEX"], m["RNG"] = place(4), place(4), place(4), place(8 * args.micro)
    m["COORDINATE"] = place(8)
    m["X"] = place(batch_bytes * args.micro)
    m["Y"] = place(batch_bytes * args.micro)
    m["EVAL_X"], m["EVAL_Y"] = place(batch_bytes), place(batch_bytes)
    m["LOSS"], m["EVAL_LOSS"] = place(4), place(4)
    m["KEY_METRIC"], m["STEP_METRIC"], m["COORDINATE_METRIC"] = place(4), place(4), place(4)
    m["GRAD"] = place(elements * 4)
    m["FULL_PARAM"] = place(elements * 4) if args.zero else m["PARAM"]
    m["REDUCED_GRAD"] = place(local * 4) if args.zero else m["GRAD"]

    macros = {f"{key}_OFFSET": value for key, value in m.items()}
    macros.update(
        VOCAB=vocab, ELEMENTS=elements, LOCAL_ELEMENTS=local, BATCH_BYTES=batch_bytes, SAMPLES=args.samples,
        LENGTH=length, MICRO_BATCHES=args.micro, DATA_RANKS=data_ranks, ZERO=int(args.zero), ARENA_BYTES=offset,
        HAS_EVAL=int(not args.no_eval), MODULE_ABI=args.module_abi, MODULE_DIGEST=f'"{args.module_digest}"',
    )  # fmt: skip
    if args.nan_at:
        macros["NAN_AT"] = args.nan_at
    if args.macros:
        with open(args.macros, "w") as file:
            for key, value in macros.items():
                file.write(f"#define {key} {value}\n")

    def state(name, role, key, **extra):
        placement = "shard" if args.zero else "replicated"
        return dict(name=name, role=role, dtype="f32", shape=[local], offset=m[key], bytes=local * 4, layout="L",
                    bucket=0, placement=placement, **extra)  # fmt: skip

    def scalar(name, role, key, dtype="f32", num_bytes=4, **extra):
        return dict(name=name, role=role, dtype=dtype, shape=[], offset=m[key], bytes=num_bytes, **extra)

    def batch(name, key, micro, **extra):
        return dict(name=name, role="batch", dtype="i32", shape=[args.samples, length],
                    offset=m[key] + micro * batch_bytes, bytes=batch_bytes, micro_batch=micro, bound=args.bound,
                    **extra)  # fmt: skip

    buffers = [state("L.param", "param", "PARAM"), state("L.m", "moment", "MOMENT", state="m")]
    for micro in range(args.micro):
        buffers += [batch(args.names[0], "X", micro, program="step"), batch(args.names[1], "Y", micro, program="step")]
        buffers.append(
            dict(name="rng", role="rng", dtype="i32", shape=[2], offset=m["RNG"] + 8 * micro, bytes=8,
                 micro_batch=micro, program="step")  # fmt: skip
        )
    buffers += [
        scalar("step", "step_index", "STEP_INDEX", "i32"),
        scalar("lr", "scalar", "LR"),
        scalar("step", "scalar", "STEP"),
        scalar("place", "coordinate", "COORDINATE", "i64", 8, axes=[name for name, _, _ in axes]),
        scalar("loss", "loss", "LOSS", program="step"),
        scalar("key", "metric", "KEY_METRIC", program="step"),
        scalar("steps", "metric", "STEP_METRIC", program="step"),
        scalar("place", "metric", "COORDINATE_METRIC", program="step"),
    ]
    if not args.no_eval:
        buffers += [batch(args.names[0], "EVAL_X", 0, program="eval"), batch(args.names[1], "EVAL_Y", 0, program="eval")]
        buffers.append(scalar("loss", "loss", "EVAL_LOSS", program="eval"))

    batch_axes = [name for name, _, is_batch in axes if is_batch]
    slots = [
        dict(param="w", offset=0, length=vocab, param_offset=0),
        dict(param="b", offset=vocab, length=num_bias, param_offset=0),
    ]
    manifest = {
        "weft": {"version": "0.1.0", "abi": 1},
        "checksum": "0" * 32,
        "digest": DIGEST,
        "files": {},
        "target": {"kind": "cpu", "triple": "x86_64-unknown-linux-gnu", "cpu": "generic", "features": []},
        "threads_per_rank": 1,
        "mesh": {"axes": [dict(name=name, size=size, batch=is_batch) for name, size, is_batch in axes]},
        "communicators": [{"axes": batch_axes}],
        "streams": ["compute", "grad_comm"],
        "events": 3,
        "micro_batches": args.micro,
        "arena": {"bytes": offset, "alignment": 64},
        "buffers": buffers,
        "layouts": [
            {"name": "L", "dtype": "f32", "shards": batch_axes, "elements": elements,
             "buckets": [{"start": 0, "elements": elements, "slots": slots}]}  # fmt: skip
        ],
        "parameters": [
            {"name": "w", "shape": [16, 16], "dtype": "f32", "init": {"kind": "normal", "stddev": 0.5}},
            {"name": "b", "shape": [3], "dtype": "f32", "init": {"kind": "zeros"}, "decay": False},
        ],
        "optimizer": {"name": "momentum", "states": ["m"], "lr": 0.5},
        "ledger": {"total": offset},
    }
    os.makedirs(args.folder, exist_ok=True)
    library = os.path.join(args.folder, "step.so")
    if args.step_so:
        with open(args.step_so, "rb") as source, open(library, "wb") as target:
            target.write(source.read())
    elif args.cc:
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "step.c")
        defines = [f"-D{key}={value}" for key, value in macros.items()]
        flags = ["-std=c99", "-O1", "-ffp-contract=off", "-shared", "-fPIC", "-Wall", "-I", args.include, *args.cflag]
        subprocess.run([*args.cc.split(), *flags, *defines, source, "-o", library], check=True)
    if os.path.exists(library):
        with open(library, "rb") as file:
            manifest["files"]["step.so"] = xxh3_128(file.read())
    write_manifest(args.folder, manifest)


def edit(args):
    """Runs a statement on the manifest."""
    with open(os.path.join(args.folder, "manifest.json")) as file:
        manifest = json.load(file)
    exec(args.statement, {"m": manifest})
    write_manifest(args.folder, manifest, not args.keep_checksum)


def numbers(count, expression, code):
    """Returns the bytes of `expression` for each index i."""
    return struct.pack(f"<{count}{code}", *(eval(expression, {"i": i}) for i in range(count)))


def parse_shape(text):
    shape = [int(part) for part in text.split("x") if part]
    count = 1
    for size in shape:
        count *= size
    return shape, count


def npy(args):
    """Writes an array of NumPy's format."""
    shape, count = parse_shape(args.shape)
    text = ", ".join(str(size) for size in shape) + ("," if len(shape) == 1 else "")
    order = args.order or "<"
    kind = "|" if args.dtype[1] == "1" else order
    header = f"{{'descr': '{kind}{args.dtype}', 'fortran_order': {args.fortran}, 'shape': ({text}), }}"
    prefix = 10 if args.version == 1 else 12
    header += " " * (-(prefix + len(header) + 1) % 64) + "\n"
    with open(args.file, "wb") as file:
        file.write(b"\x93NUMPY" + bytes([args.version, 0]))
        file.write(struct.pack("<H" if args.version == 1 else "<I", len(header)))
        file.write(header.encode() + numbers(count, args.expression, FORMATS[args.dtype]))


def tensors(args):
    """Writes a safetensors file."""
    header, data = {}, b""
    for spec in args.tensor:
        name, expression = spec.split("=", 1)
        name, dtype, shape = name.split(":")
        shape, count = parse_shape(shape)
        content = numbers(count, expression, TENSOR_FORMATS[dtype])
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(content)]}
        data += content
    text = args.header if args.header is not None else json.dumps(header)
    with open(args.file, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text.encode() + data)


def show(args):
    """Prints a safetensors file."""
    with open(args.file, "rb") as file:
        content = file.read()
    (length,) = struct.unpack_from("<Q", content)
    for name, entry in json.loads(content[8 : 8 + length]).items():
        begin, end = entry["data_offsets"]
        code = TENSOR_FORMATS[entry["dtype"]]
        values = struct.unpack(f"<{(end - begin) // struct.calcsize(code)}{code}", content[8 + length :][begin:end])
        print(name, entry["dtype"], entry["shape"], "first", *(f"{value:.6g}" for value in values[:4]), "last",
              f"{values[-1]:.6g}")  # fmt: skip


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("make")
    command.set_defaults(run=make)
    command.add_argument("folder")
    command.add_argument("--cc")
    command.add_argument("--step-so")
    command.add_argument("--macros")
    command.add_argument("--include")
    command.add_argument("--cflag", action="append", default=[])
    command.add_argument("--mesh", default="")
    command.add_argument("--zero", action="store_true")
    command.add_argument("--no-eval", action="store_true")
    command.add_argument("--micro", type=int, default=1)
    command.add_argument("--samples", type=int, default=2)
    command.add_argument("--length", type=int, default=8)
    command.add_argument("--bound", type=int, default=256)
    command.add_argument("--names", nargs=2, default=["x", "y"])
    command.add_argument("--nan-at", type=int)
    command.add_argument("--module-abi", type=int, default=1)
    command.add_argument("--module-digest", default=DIGEST)
    command = commands.add_parser("edit")
    command.set_defaults(run=edit)
    command.add_argument("folder")
    command.add_argument("statement")
    command.add_argument("--keep-checksum", action="store_true")
    command = commands.add_parser("npy")
    command.set_defaults(run=npy)
    for name in ("file", "dtype", "shape", "expression"):
        command.add_argument(name)
    command.add_argument("--version", type=int, default=1)
    command.add_argument("--order")
    command.add_argument("--fortran", default="False")
    command = commands.add_parser("tensors")
    command.set_defaults(run=tensors)
    command.add_argument("file")
    command.add_argument("tensor", nargs="*")
    command.add_argument("--header")
    command = commands.add_parser("show")
    command.set_defaults(run=show)
    command.add_argument("file")
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
