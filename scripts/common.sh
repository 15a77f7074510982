# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# shellcheck shell=bash
#
# What the scripts share; sourced, not run. Sets `root` to the source tree and moves there.

set -Eeuo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root"

program="scripts/$(basename "$0")"
started=$SECONDS
current_step="starting"

if [ -t 1 ]; then bold=$'\e[1m' plain=$'\e[0m'; else bold="" plain=""; fi

# Two checkouts of the same sources share what ccache holds.
export CCACHE_BASEDIR="${CCACHE_BASEDIR:-$root}" CCACHE_NOHASHDIR=1

# step TEXT: announces the next part, with the time since the start, so that a stuck step can be told from a slow one.
step() {
  current_step="$1"
  printf '%s[%02d:%02d] %s%s\n' "$bold" $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60)) "$1" "$plain"
}

# die TEXT...: one clear last line and exit status 1.
die() {
  trap - ERR
  printf '%s: error: %s\n' "$program" "$*" >&2
  exit 1
}

# shellcheck disable=SC2154
trap 'status=$?; printf "%s: failed while %s (exit status %d)\n" "$program" "$current_step" "$status" >&2; exit 1' ERR

# jobs: how many compilations run side by side. MLIR's headers take about 1 GB each.
jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/MemAvailable/ { print int($2 / 1500000) }' /proc/meminfo)
  [ "$memory" -lt 1 ] && memory=1
  [ "$cores" -lt "$memory" ] && echo "$cores" || echo "$memory"
}

# run_setup ARGUMENT...: installs what is missing, unless WEFT_NO_SETUP=1 says that the caller has seen to it.
run_setup() {
  if [ "${WEFT_NO_SETUP:-0}" = 1 ]; then
    echo "WEFT_NO_SETUP=1: not checking for missing packages"
  else
    scripts/setup.sh "$@"
  fi
}

# configure PRESET: runs CMake, with more arguments from WEFT_CMAKE_ARGS. Ninja repeats it by itself when needed.
configure() {
  local log="build/configure-$1.log" python_args=()
  mkdir -p build
  # The system's Python has psutil, without which lit can't end a test that hangs.
  if [ -x /usr/bin/python3 ]; then python_args=(-DPython3_EXECUTABLE=/usr/bin/python3); fi
  # shellcheck disable=SC2086
  if ! cmake --preset "$1" "${python_args[@]}" ${WEFT_CMAKE_ARGS:-} >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    die "CMake could not configure the build; the whole log is $log. On another system than Debian 12 see README.md"
  fi
}
