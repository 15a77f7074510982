#!/usr/bin/env bash
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# From a fresh checkout to a training run: sets up, builds, compiles a character-level GPT for four data-parallel ranks,
# and trains it for 300 steps on the licence texts that are on every Debian machine.
#
#   scripts/run.sh [ARGUMENT...]     arguments go to weft-run, for instance --steps 1000
#
# WEFT_NO_SETUP=1 keeps it from installing anything; WEFT_CMAKE_ARGS holds more arguments for CMake.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build=build/release
out=build/char-gpt
model=examples/02-char-gpt/char_gpt.mlir
texts=/usr/share/common-licenses

run_setup --no-python

step "configuring $build"
configure release

step "building weft-compile and weft-run with $(jobs) jobs (minutes the first time)"
cmake --build "$build" -j "$(jobs)" --target weft-compile weft-run
mkdir -p "$out"

[ -d "$texts" ] || die "no folder $texts; set 'texts' in this script to a file or a folder of plain text"

step "compiling $model for 4 ranks: ZeRO-1, buckets of 1 MiB, communication on a stream of its own"
"$build/bin/weft-compile" "$model" -o "$out/step.weft" --mesh dp=4 --zero 1 --bucket-size 1MiB --overlap on

case " $* " in
  *" --steps"*) steps=() ;;
  *) steps=(--steps 300) ;;
esac
step "training on the text of $texts"
"$build/bin/weft-run" "$out/step.weft" --data "$texts" "${steps[@]}" \
  --log "$out/log.jsonl" --save "$out/parameters.safetensors" "$@"

first=$(head -n 1 "$out/log.jsonl" | sed 's/.*"loss": *\([0-9.eE+-]*\).*/\1/')
last=$(tail -n 1 "$out/log.jsonl" | sed 's/.*"loss": *\([0-9.eE+-]*\).*/\1/')
step "done"
echo "run: trained on 4 ranks: the loss fell from $first to $last; parameters in $out/parameters.safetensors, log in $out/log.jsonl"
