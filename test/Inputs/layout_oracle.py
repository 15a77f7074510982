# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layout rules of existing systems, restated as small functions: an oracle for tests of weft's layout passes.

Run it to print worked examples. Sizes are elements unless the name says bytes. `padded` and `deepspeed_buckets` are
weft's additions: the padding that weft gives every bucket, and DeepSpeed's reduction buckets. The Megatron functions agreed with the published ones on 7,000 random cases; the others were not cross-run.
"""
import math


def round_up(value, multiple):
    return -(-value // multiple) * multiple


def padded(end, element_bytes, shards, multiple=1):
    """The size of a weft bucket: divisible by `shards` slices of a multiple of 128 bytes, and by the policy's multiple."""
    return round_up(end, math.lcm(shards * (128 // element_bytes), multiple))


def deepspeed_buckets(numels, cap):
    """DeepSpeed's reduction buckets as lists of parameter indices: flush before the cap is exceeded, exactly equal fits.

    Empty parameters are skipped there; here they stay in the open bucket, since weft unpacks them too.
    """
    result, elements = [], 0
    for index, numel in enumerate(numels):
        if not result or (numel and elements and elements + numel > cap):
            result.append([])
            elements = 0
        result[-1].append(index)
        elements += numel
    return result


def megatron_distributed(numels, cap, dp, shared_embedding=(), high_busbw=False):
    """Megatron-Core buffer layout with the distributed optimizer.

    numels: elements per parameter in registration order; walked in reverse.
    cap: elements, or None for one bucket. shared_embedding: indices of tied embeddings.
    Returns (slots, buckets, unpadded): slots are (parameter, start, end, bucket) in buffer order,
    buckets are (start, end) with padding, unpadded are the bucket sizes without the end padding.
    """
    divisor = math.lcm(dp, 128, 2**16) if high_busbw else math.lcm(dp, 128)
    slots, buckets, unpadded = [], [], []
    cursor = bucket_start = members = 0

    def close(end):
        nonlocal bucket_start, members
        unpadded.append(end - bucket_start)
        buckets.append((bucket_start, round_up(end, divisor)))
        bucket_start, members = buckets[-1][1], 0

    end = 0
    for param in reversed(range(len(numels))):
        cursor = round_up(cursor, 64)
        alone = param in shared_embedding
        if alone and members:
            close(cursor)
            cursor = bucket_start
        end = cursor + numels[param]
        slots.append((param, cursor, end, len(buckets)))
        members += 1
        if alone or (cap is not None and end - bucket_start >= cap):
            close(end)
            cursor = bucket_start
        else:
            cursor = end
    if members:
        close(end)
    return slots, buckets, unpadded


def megatron_plain(numels, cap):
    """Megatron-Core buffer layout without the distributed optimizer: no padding. Returns (slots, buckets)."""
    slots, buckets = [], []
    cursor = start = members = 0
    for param in reversed(range(len(numels))):
        end = cursor + numels[param]
        slots.append((param, cursor, end, len(buckets)))
        members += 1
        if cap is not None and end - start >= cap:
            buckets.append((start, end))
            start, members = end, 0
        cursor = end
    if members:
        buckets.append((start, cursor))
    return slots, buckets


def torch_ddp(sizes_bytes, limits_bytes, keys=None, order=None):
    """PyTorch DDP buckets as lists of parameter indices. keys: (dtype, device) per parameter.

    Without an order the buckets are sorted by their smallest index (DDP then reverses the list).
    """
    keys = keys or ["-"] * len(sizes_bytes)
    open_buckets, limit_index, result = {}, {}, []
    for position, size in enumerate(sizes_bytes):
        key = keys[position]
        members, total = open_buckets.setdefault(key, ([], 0))
        members.append(position if order is None else order[position])
        total += size
        limit_index.setdefault(key, 0)
        if total >= limits_bytes[limit_index[key]]:
            result.append(members)
            open_buckets[key] = ([], 0)
            limit_index[key] = min(limit_index[key] + 1, len(limits_bytes) - 1)
        else:
            open_buckets[key] = (members, total)
    result += [members for members, _ in open_buckets.values() if members]
    if order is None:
        result.sort(key=min)
    return result


def fsdp2_rows(rows, world):
    """FSDP2 dim-0 shards: rows owned by each rank."""
    chunk = -(-rows // world)
    return [max(0, min(chunk, rows - rank * chunk)) for rank in range(world)]


def deepspeed_stage12(numels, dp):
    """DeepSpeed ZeRO-1/2 partition of one flat group: (padded total, slice, padding per rank)."""
    total = sum(numels)
    padded = round_up(total, 2 * dp)
    piece = padded // dp
    pads = [piece if total <= rank * piece else max(0, (rank + 1) * piece - total) for rank in range(dp)]
    return padded, piece, pads


def deepspeed_stage3(numel, world):
    """DeepSpeed ZeRO-3: elements of one parameter's shard."""
    return round_up(numel, world) // world


if __name__ == "__main__":
    mib = 1 << 20
    print("megatron", megatron_distributed([10, 100, 1000], 500, 4))
    print("megatron, one bucket", megatron_distributed([10, 100, 1000], None, 4))
    print("megatron, tied embedding first", megatron_distributed([1000, 64, 64, 200], None, 4, {0}))
    print("megatron plain", megatron_plain([10, 100, 1000, 5, 7], 100))
    print("ddp", torch_ddp([mib // 2] * 3 + [30 * mib] + [10 * mib] * 4, [mib, 25 * mib]))
    print("fsdp2", fsdp2_rows(18, 8), "zero-1/2", deepspeed_stage12([10, 7, 3], 4), "zero-3", deepspeed_stage3(10, 4))
