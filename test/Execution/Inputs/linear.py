# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model whose training is known in closed form, for any list of parameters. Standard library only.

The argument `x` has one number a sample and a micro-batch has one sample. Every element of every parameter has the gradient
x, and so has the loss: after each step a parameter is smaller by the learning rate (1) times the mean of x over the
global batch.
"""

import array
import struct

import execution
import reference

HEAD = """weft.mesh @mesh({mesh}) batch_axes({batch_axes})
weft.optimizer @sgd states({states}) lr(1.000000e+00) {{
^bb0(%p: f32, %g: f32{arguments}, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %n = arith.subf %p, %d : f32
  weft.yield %n{results} : f32{types}
}}
"""
GRADIENT = """  %w{i} = weft.read @{name} : {type}
  %e{i} = tensor.empty() : {type}
  %g{i} = linalg.generic {{indexing_maps = [affine_map<({dims}) -> (0)>, affine_map<({dims}) -> ({dims})>, affine_map<({dims}) -> ({dims})>],
                         iterator_types = [{iterators}]}}
      ins(%x, %w{i} : tensor<1xf32>, {type}) outs(%e{i} : {type}) {{
  ^bb0(%v: f32, %w: {element}, %o: {element}):
{convert}
  }} -> {type}
  weft.grad @{name}, %g{i} : {type}
"""
LOSS = """  %zero = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<f32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%x : tensor<1xf32>) outs(%zs : tensor<f32>) dimensions = [0]
  weft.loss %loss : tensor<f32>
  return
}
"""


def model(parameters, mesh="dp = 4", batch_axes="dp", moment=False):
    """Returns the IR of the model. `parameters` maps a name to (shape, element type)."""
    text = HEAD.format(
        mesh=mesh, batch_axes=batch_axes, states="m" if moment else "", arguments=", %m: f32" if moment else "",
        results=", %g" if moment else "", types=", f32" if moment else "",
    )
    body = 'func.func @train(%x: tensor<1xf32> {weft.name = "x"}) attributes {weft.step} {\n'
    for i, (name, (shape, element)) in enumerate(parameters.items()):
        tensor = f"tensor<{''.join(f'{n}x' for n in shape)}{element}>"
        convert = f"    linalg.yield %v : {element}"
        if element != "f32":
            convert = f"    %n = arith.truncf %v : f32 to {element}\n    linalg.yield %n : {element}"
        text += f"weft.param @{name} : {tensor} init(zeros)\n"
        body += GRADIENT.format(
            i=i, name=name, type=tensor, element=element, dims=", ".join(f"d{d}" for d in range(len(shape))),
            iterators=", ".join(['"parallel"'] * len(shape)), convert=convert,
        )
    return text + body + LOSS


def write_data(folder, values):
    """Writes the samples; returns what --data takes."""
    execution.write_npy(folder / "x.npy", [len(values)], values)
    return [f"x={folder / 'x.npy'}"]


def saved(result):
    """Returns the saved tensors by name as lists of floats, of any float type."""
    data = result.parameters
    header, begin = reference.read_header(data)
    tensors = {}
    for name, entry in header.items():
        first, last = (begin + offset for offset in entry["data_offsets"])
        if entry["dtype"] == "BF16":
            tensors[name] = [bf16(bits) for (bits,) in struct.iter_unpack("<H", data[first:last])]
        else:
            tensors[name] = [value for (value,) in struct.iter_unpack("<f", data[first:last])]
    return tensors


def bf16(bits):
    """Returns the value of a bfloat16."""
    return struct.unpack("<f", struct.pack("<I", bits << 16))[0]


def to_f32(value):
    """Rounds to float32."""
    return array.array("f", [value])[0]


def to_bf16(value):
    """Rounds a float32 to the nearest bfloat16, ties to even."""
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    bits += 0x7FFF + (bits >> 16 & 1)
    return bf16(bits >> 16)
