#!/usr/bin/env bash
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Puts the table of schedules against their lower bounds into docs/scheduling.md. The result follows from the sources
# alone, so that a difference means that the scheduler, its bound or the corpus changed.
#
#   scripts/update-scheduling-table.sh            writes the table
#   scripts/update-scheduling-table.sh --check    says whether the page has it

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build="${WEFT_BUILD_DIR:-build/release}"
ninja -C "$build" weft-scheduling-table >/dev/null
begin='<!-- table: written by scripts/update-scheduling-table.sh -->' end='<!-- end of table -->'
new=$(mktemp)
trap 'rm -f "$new"' EXIT
{
  sed "\\|^$begin\$|q" docs/scheduling.md
  printf '\n'
  "$build/bin/weft-scheduling-table"
  printf '\n'
  sed -n "\\|^$end\$|,\$p" docs/scheduling.md
} >"$new"
if [ "${1:-}" = --check ]; then
  cmp -s "$new" docs/scheduling.md || die "expects docs/scheduling.md to have the table of this build; run $0"
else
  cp "$new" docs/scheduling.md
fi
