# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a machine file of weft-calibrate against docs/cost-model.md, and prints a few of its values."""

import json
import sys


def check_origin(entry):
    assert entry["source"].startswith("weft-calibrate ") and len(entry["date"]) == len("2026-01-31"), entry


def check_figure(entry, least, most):
    check_origin(entry)
    assert least < entry["value"] < most, entry


def check_curve(entry):
    check_origin(entry)
    sizes = [size for size, _ in entry["points"]]
    assert sizes == sorted(set(sizes)) and len(sizes) >= 2, sizes
    assert all(1e7 < rate < 1e14 for _, rate in entry["points"]), entry


def main(path):
    with open(path) as file:
        machine = json.load(file)
    assert set(machine) == {"name", "description", "compute", "links"}
    compute = machine["compute"]
    assert set(compute) == {"issue", "cores", "launch", "products", "arithmetic", "transcendentals", "memory", "write_allocate"}
    assert compute["issue"] == "inline" and set(compute["cores"]) == {"count", "threads_per_rank"}
    assert set(compute["launch"]) == {"kernel", "product", "copy", "collective"}
    for figure in compute["launch"].values():
        check_figure(figure, 0, 1)
    for rates in compute["products"].values():
        check_origin(rates)
        assert all(1e6 < point["rate"] < 1e15 for point in rates["points"])
        sizes = [(point["m"], point["n"], point["k"]) for point in rates["points"]]
        assert len(set(sizes)) == len(sizes) > 0
    check_figure(compute["arithmetic"]["f32"], 1e6, 1e15)
    check_figure(compute["transcendentals"], 1e6, 1e15)
    check_curve(compute["memory"])
    (link,) = machine["links"]
    assert set(link) == {"name", "kind", "ranks", "latency", "bandwidth"} and link["kind"] == "shared_memory"
    check_figure(link["latency"], 0, 1)
    check_curve(link["bandwidth"])
    print("name:", machine["name"])
    print("source:", compute["transcendentals"]["source"])
    print("f32 products:", len(compute["products"]["f32"]["points"]))


if __name__ == "__main__":
    main(sys.argv[1])
