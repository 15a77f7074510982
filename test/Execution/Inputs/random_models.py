# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random models and strategies: everything that weft must accept."""

import random

MATMUL = {
    "nn": ("(m, k)", "(k, n)"),  # a b
    "tn": ("(k, m)", "(k, n)"),  # a^T b
    "nt": ("(m, k)", "(n, k)"),  # a b^T
}
OPTIMIZERS = {
    "sgd": """weft.optimizer @sgd states() lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %lr: f32, %decay: f32, %step: f32):
  %d = arith.mulf %lr, %g : f32
  %q = arith.subf %p, %d : f32
  weft.yield %q : f32
}""",
    "momentum": """weft.optimizer @momentum states(m) lr(1.000000e-01) {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f32, %decay: f32, %step: f32):
  %beta = arith.constant 0.9 : f32
  %kept = arith.mulf %beta, %m : f32
  %m1 = arith.addf %kept, %g : f32
  %delta = arith.mulf %lr, %m1 : f32
  %p1 = arith.subf %p, %delta : f32
  weft.yield %p1, %m1 : f32, f32
}""",
}


def tensor(*shape):
    return f"tensor<{'x'.join([*map(str, shape), 'f32'])}>"


class Writer:
    """Writes the body of a step on tensors of f32."""

    def __init__(self):
        self.lines, self.count = ["%zero = arith.constant 0.0 : f32", "%one = arith.constant 1.0 : f32"], 0

    def value(self):
        self.count += 1
        return f"%v{self.count}"

    def init(self, shape):
        """Returns a tensor of zeros."""
        empty, filled, kind = self.value(), self.value(), tensor(*shape)
        self.lines.append(f"{empty} = tensor.empty() : {kind}")
        self.lines.append(f"{filled} = linalg.fill ins(%zero : f32) outs({empty} : {kind}) -> {kind}")
        return filled

    def generic(self, maps, iterators, operands, shape, body):
        """Returns the result of a linalg.generic; operands are pairs of a value and its shape."""
        result, kind = self.value(), tensor(*shape)
        maps = ", ".join(f"affine_map<{m}>" for m in maps)
        iterators = ", ".join(f'"{i}"' for i in iterators)
        values = ", ".join(v for v, _ in operands)
        kinds = ", ".join(tensor(*s) for _, s in operands)
        arguments = ", ".join(f"%i{i}: f32" for i in range(len(operands)))
        init = self.init(shape)
        self.lines.append(
            f"{result} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} "
            f"ins({values} : {kinds}) outs({init} : {kind}) {{\n^bb0({arguments}, %o: f32):\n{body}\n}} -> {kind}")
        return result

    def matmul(self, layout, a, b, m, n, k):
        shapes = {"nn": ((m, k), (k, n)), "tn": ((k, m), (k, n)), "nt": ((m, k), (n, k))}[layout]
        maps = [f"(m, n, k) -> {map_}" for map_ in (*MATMUL[layout], "(m, n)")]
        body = "%q = arith.mulf %i0, %i1 : f32\n%r = arith.addf %o, %q : f32\nlinalg.yield %r : f32"
        return self.generic(maps, ["parallel", "parallel", "reduction"], [(a, shapes[0]), (b, shapes[1])], (m, n), body)

    def pointwise(self, operands, shape, body):
        return self.generic(["(r, c) -> (r, c)"] * (len(operands) + 1), ["parallel"] * 2,
                            [(v, shape) for v in operands], shape, body)


ACTIVATIONS = {  # the function of %i0, and the gradient from that of the result, %i0, and the result, %i1
    "relu": ("%r = arith.maximumf %i0, %zero : f32\nlinalg.yield %r : f32",
             "%c = arith.cmpf ogt, %i1, %zero : f32\n%r = arith.select %c, %i0, %zero : f32\nlinalg.yield %r : f32"),
    "tanh": ("%r = math.tanh %i0 : f32\nlinalg.yield %r : f32",
             "%q = arith.mulf %i1, %i1 : f32\n%d = arith.subf %one, %q : f32\n%r = arith.mulf %i0, %d : f32\n"
             "linalg.yield %r : f32"),
}


def write_model(seed, axes=("dp",)):
    """Returns a random multi-layer perceptron as stage-0 IR: widths, biases, activations, shared and frozen weights."""
    rng = random.Random(seed)
    batch, num_layers = rng.randint(1, 6), rng.randint(1, 4)
    widths = [rng.choice([1, 3, 4, 8, 16, 24]) for _ in range(num_layers + 1)]
    optimizer = rng.choice(sorted(OPTIMIZERS))
    writer, parameters, layers = Writer(), [], []
    for i in range(num_layers):
        if layers and rng.random() < 0.5:
            widths[i + 1] = widths[i]  # so that the weight before may serve again
        shape = (widths[i], widths[i + 1])
        shared = [layer["weight"] for layer in layers if layer["weight"]["shape"] == shape and rng.random() < 0.5]
        weight = shared[0] if shared else {"name": f"w{i}", "shape": shape, "frozen": i > 0 and rng.random() < 0.2,
                                           "grads": []}
        bias = {"name": f"b{i}", "shape": shape[1:], "frozen": False, "grads": []} if rng.random() < 0.6 else None
        layers.append({"weight": weight, "bias": bias, "activation": rng.choice(sorted(ACTIVATIONS))})
        parameters += [p for p in (weight, bias) if p and p not in parameters]
    for p in parameters:
        p["value"] = writer.value()
        writer.lines.append(f"{p['value']} = weft.read @{p['name']} : {tensor(*p['shape'])}")
    value = "%x"
    for i, layer in enumerate(layers):
        shape = (batch, widths[i + 1])
        layer["input"] = value
        value = writer.matmul("nn", value, layer["weight"]["value"], *shape, widths[i])
        if layer["bias"]:
            value = writer.generic(["(r, c) -> (r, c)", "(r, c) -> (c)", "(r, c) -> (r, c)"], ["parallel"] * 2,
                                   [(value, shape), (layer["bias"]["value"], shape[1:])], shape,
                                   "%r = arith.addf %i0, %i1 : f32\nlinalg.yield %r : f32")
        value = layer["output"] = writer.pointwise([value], shape, ACTIVATIONS[layer["activation"]][0])
    shape = (batch, widths[-1])
    gradient = writer.pointwise([value, "%y"], shape, "%r = arith.subf %i0, %i1 : f32\nlinalg.yield %r : f32")
    loss = writer.generic(["(r, c) -> (r, c)", "(r, c) -> ()"], ["reduction"] * 2, [(gradient, shape)], (),
                          "%q = arith.mulf %i0, %i0 : f32\n%r = arith.addf %o, %q : f32\nlinalg.yield %r : f32")
    for i, layer in reversed(list(enumerate(layers))):
        shape = (batch, widths[i + 1])
        gradient = writer.pointwise([gradient, layer["output"]], shape, ACTIVATIONS[layer["activation"]][1])
        if layer["bias"]:
            layer["bias"]["grads"].append(writer.generic(
                ["(c, r) -> (r, c)", "(c, r) -> (c)"], ["parallel", "reduction"], [(gradient, shape)], shape[1:],
                "%r = arith.addf %o, %i0 : f32\nlinalg.yield %r : f32"))
        layer["weight"]["grads"].append(
            writer.matmul("tn", layer["input"], gradient, widths[i], widths[i + 1], batch))
        if i > 0:
            gradient = writer.matmul("nt", gradient, layer["weight"]["value"], batch, widths[i], widths[i + 1])
    for p in parameters:
        for grad in p["grads"] if not p["frozen"] else []:
            writer.lines.append(f"weft.grad @{p['name']}, {grad} : {tensor(*p['shape'])}")
    module = [f"weft.mesh @mesh({', '.join(f'{a} = 2' for a in axes)}) batch_axes({', '.join(axes)})"]
    for p in parameters:
        extra = " {frozen}" if p["frozen"] else ""
        module.append(f"weft.param @{p['name']} : {tensor(*p['shape'])} init(normal, 2.000000e-01){extra}")
    module.append(OPTIMIZERS[optimizer])
    module.append(f'func.func @train(%x: {tensor(batch, widths[0])} {{weft.name = "x"}}, '
                  f'%y: {tensor(batch, widths[-1])} {{weft.name = "y"}}) attributes {{weft.step}} {{')
    return "\n".join(module + writer.lines + [f"weft.loss {loss} : tensor<f32>", "return", "}"]) + "\n"


def write_strategy(seed):
    """Returns random options of `weft-pipeline`, and the axes of the mesh that they give sizes to."""
    rng = random.Random(seed)
    axes = rng.choice([("dp",), ("dp",), ("node", "dp")])
    options = {
        "mesh": ",".join(f"{axis}={rng.choice([1, 2, 3, 4])}" for axis in axes),
        "zero": rng.choice([0, 1, 2, 3]),
        "bucket-policy": rng.choice(["weft", "megatron", "torch-ddp", "deepspeed", "per-parameter"]),
        "bucket-size": rng.choice(["256B", "1KiB", "4KiB", "100el", "1MiB"]),
        "overlap": rng.choice(["true", "true", "false"]),
        "micro-batches": rng.choice([1, 1, 2, 3]),
    }
    return " ".join(f"{name}={value}" for name, value in options.items()), axes


def get_width(model, name):
    """Returns the number of columns of a model's argument."""
    return int(model.split(f"%{name}: tensor<")[1].split("xf32>")[0].split("x")[1])
