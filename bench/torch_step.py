# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""The step of 03-gpt-10m in PyTorch, on one rank or as DDP or FSDP2 over gloo. A worker of run.py (see worker.py).

Rank 0 is the worker; it starts the other ranks and tells them how many steps to run.
"""

import argparse
import os
import socket
import subprocess
import sys
import time

import torch
import torch.distributed as dist
import torch.nn.functional as F
import worker
from torch import nn

LAYERS, WIDTH, HEADS, TOKENS, VOCABULARY, MICRO_BATCH = 4, 384, 6, 256, 8192, 4


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.ln1, self.ln2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.ln1(x)).view(b, t, 3, HEADS, d // HEADS).permute(2, 0, 3, 1, 4).unbind(0)
        o = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(o.transpose(1, 2).reshape(b, t, d))
        return x + self.down(F.gelu(self.up(self.ln2(x)), approximate="tanh"))


class Gpt(nn.Module):
    def __init__(self):
        super().__init__()
        self.wte, self.wpe = nn.Embedding(VOCABULARY, WIDTH), nn.Embedding(TOKENS, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(LAYERS))
        self.lnf = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, VOCABULARY, bias=False)
        self.head.weight = self.wte.weight
        for name, parameter in self.named_parameters():
            if parameter.dim() > 1:
                nn.init.normal_(parameter, std=0.02)
            elif name.endswith("bias"):
                nn.init.zeros_(parameter)

    def forward(self, x, y):
        h = self.wte(x) + self.wpe.weight
        for block in self.blocks:
            h = block(h)
        return F.cross_entropy(self.head(self.lnf(h)).flatten(0, 1), y.flatten())


def wrap(model, mode, compiled):
    """Returns the model as the mode distributes it."""
    if mode == "fsdp2":
        from torch.distributed.fsdp import fully_shard

        mesh = dist.init_device_mesh("cpu", (dist.get_world_size(),))
        for block in model.blocks:
            if compiled:
                block.compile()
            # Parameters stay whole between forward and backward: less communication.
            fully_shard(block, mesh=mesh, reshard_after_forward=False)
        fully_shard(model, mesh=mesh, reshard_after_forward=False)
        return model
    if mode == "ddp":
        model = nn.parallel.DistributedDataParallel(model, gradient_as_bucket_view=True)
    return torch.compile(model) if compiled else model


def start_others(ranks):
    """Starts the processes of ranks 1 and up, each pinned like rank 0 to a CPU of its own; returns them."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    cpus = sorted(os.sched_getaffinity(0))
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port), WORLD_SIZE=str(ranks), RANK="0")
    others = []
    for rank in range(1, ranks):
        environment = {**os.environ, "RANK": str(rank)}
        others.append(
            subprocess.Popen(
                [sys.executable, *sys.argv], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
            )
        )
        os.sched_setaffinity(others[-1].pid, {cpus[rank % len(cpus)]})
    os.sched_setaffinity(0, {cpus[0]})
    return others


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=["single", "ddp", "fsdp2"], default="single")
    parser.add_argument("--ranks", type=int, default=1)
    parser.add_argument("--compile", action="store_true")
    options = parser.parse_args()

    first = "RANK" not in os.environ
    others = start_others(options.ranks) if first and options.ranks > 1 else []
    torch.set_num_threads(1)
    torch.manual_seed(0)
    if options.ranks > 1:
        dist.init_process_group("gloo")
    model = Gpt()
    step_model = wrap(model, options.mode, options.compile)
    groups = [
        {"params": [p for p in model.parameters() if p.dim() > 1], "weight_decay": 0.1},
        {"params": [p for p in model.parameters() if p.dim() <= 1], "weight_decay": 0.0},
    ]
    optimizer = torch.optim.AdamW(groups, lr=1e-3, betas=(0.9, 0.99), eps=1e-8, fused=True)

    def run(count):
        seconds = []
        for _ in range(count):
            tokens = torch.randint(0, VOCABULARY, (MICRO_BATCH, TOKENS + 1))
            if options.ranks > 1:
                dist.barrier()
            start = time.perf_counter()
            loss = step_model(tokens[:, :-1], tokens[:, 1:])
            loss.backward()
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            seconds.append(time.perf_counter() - start)
        return seconds, loss.item()

    def run_all(count):
        for other in others:
            print(count, file=other.stdin, flush=True)
        return run(count)

    run(3)
    if not first:
        for line in sys.stdin:
            run(int(line))
            print(worker.peak_bytes(), flush=True)
        return
    worker.serve(run_all, lambda: sum(int(other.stdout.readline()) for other in others))
    for other in others:
        other.stdin.close()
        other.wait()


if __name__ == "__main__":
    main()
