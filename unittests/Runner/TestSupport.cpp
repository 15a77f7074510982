// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TestSupport.h"

nlohmann::json weft::run::test::makeManifest() {
  return nlohmann::json::parse(R"({
    "weft": {"version": "0.1.0", "abi": 1},
    "checksum": "0123456789abcdef0123456789abcdef",
    "digest": "00112233445566778899aabbccddeeff",
    "files": {"step.so": "00000000000000000000000000000000"},
    "target": {"kind": "cpu", "triple": "x86_64-unknown-linux-gnu", "cpu": "generic", "features": []},
    "threads_per_rank": 1,
    "mesh": {"axes": [{"name": "dp", "size": 2, "batch": true}]},
    "communicators": [{"axes": ["dp"]}],
    "streams": ["compute", "grad_comm"],
    "events": 3,
    "micro_batches": 2,
    "arena": {"bytes": 4096, "alignment": 64},
    "buffers": [
      {"name": "p0", "role": "param", "dtype": "f32", "shape": [8], "offset": 0, "bytes": 32,
       "layout": "L", "bucket": 0, "placement": "replicated"},
      {"name": "p1", "role": "param", "dtype": "f32", "shape": [8], "offset": 64, "bytes": 32,
       "layout": "L", "bucket": 1, "placement": "shard"},
      {"name": "m0", "role": "moment", "dtype": "f32", "shape": [4], "offset": 128, "bytes": 16,
       "layout": "L", "bucket": 0, "placement": "shard", "state": "m"},
      {"name": "m1", "role": "moment", "dtype": "f32", "shape": [8], "offset": 192, "bytes": 32,
       "layout": "L", "bucket": 1, "placement": "shard", "state": "m"},
      {"name": "x", "role": "batch", "dtype": "f32", "shape": [2, 4], "offset": 256, "bytes": 32, "micro_batch": 0,
       "program": "step"},
      {"name": "x", "role": "batch", "dtype": "f32", "shape": [2, 4], "offset": 320, "bytes": 32, "micro_batch": 1,
       "program": "step"},
      {"name": "y", "role": "batch", "dtype": "i32", "shape": [2], "offset": 384, "bytes": 8, "micro_batch": 0,
       "bound": 10, "program": "step"},
      {"name": "y", "role": "batch", "dtype": "i32", "shape": [2], "offset": 448, "bytes": 8, "micro_batch": 1,
       "bound": 10, "program": "step"},
      {"name": "lr", "role": "scalar", "dtype": "f32", "shape": [], "offset": 512, "bytes": 4},
      {"name": "place", "role": "coordinate", "dtype": "i64", "shape": [], "offset": 576, "bytes": 8, "axes": ["dp"]},
      {"name": "loss", "role": "loss", "dtype": "f32", "shape": [], "offset": 640, "bytes": 4, "program": "step"},
      {"name": "x", "role": "batch", "dtype": "f32", "shape": [2, 4], "offset": 256, "bytes": 32, "micro_batch": 0,
       "program": "eval"},
      {"name": "loss", "role": "loss", "dtype": "f32", "shape": [], "offset": 640, "bytes": 4, "program": "eval"}
    ],
    "layouts": [{"name": "L", "dtype": "f32", "shards": ["dp"], "elements": 24, "buckets": [
      {"start": 0, "elements": 8, "slots": [{"param": "w", "offset": 0, "length": 7, "param_offset": 5}]},
      {"start": 8, "elements": 16, "slots": [
        {"param": "w", "offset": 0, "length": 5, "param_offset": 0},
        {"param": "b", "offset": 6, "length": 5, "param_offset": 0}]}]}],
    "parameters": [
      {"name": "w", "shape": [4, 3], "dtype": "f32", "init": {"kind": "normal", "stddev": 0.5}},
      {"name": "b", "shape": [5], "dtype": "f32", "init": {"kind": "uniform", "low": -1, "high": 1}, "decay": false}
    ],
    "optimizer": {"name": "momentum", "states": ["m"], "lr": 0.5},
    "ledger": {"total": 4096}
  })");
}
