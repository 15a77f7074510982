#!/usr/bin/env bash
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Sets up, builds and runs every test; ends with `N passed, N failed, N skipped` and status 1 if anything failed.
#
#   scripts/test.sh                  everything that is quick enough for every change
#   scripts/test.sh --full           also the long tests
#   scripts/test.sh --preset NAME    another build than `release`
#
# WEFT_NO_SETUP=1 keeps it from installing anything; WEFT_CMAKE_ARGS holds more arguments for CMake.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

preset=release
full=0
while [ $# -gt 0 ]; do
  case "$1" in
    --full) full=1 ;;
    --preset)
      [ $# -ge 2 ] || die "expects a name after --preset"
      preset="$2"
      shift
      ;;
    *) die "unknown argument '$1'; known are --full, --preset NAME" ;;
  esac
  shift
done
unset WEFT_FULL_TESTS
if [ "$full" = 1 ]; then export WEFT_FULL_TESTS=1; fi
build="build/$preset"
results="$build/results"

case "$preset" in
  asan | tsan) run_setup --sanitizers ;;
  *) run_setup ;;
esac

step "configuring $build"
configure "$preset"

step "building with $(jobs) jobs (minutes the first time)"
# Only the last lines of a build matter to a reader, unless it fails.
if ! cmake --build "$build" -j "$(jobs)" >"$build/build.log" 2>&1; then
  tail -n 60 "$build/build.log"
  echo "0 passed, 1 failed, 0 skipped"
  die "the build failed; the whole log is $build/build.log"
fi
tail -n 1 "$build/build.log"
rm -rf "$results"
mkdir -p "$results"

# Each runner leaves its counts in a file; what leaves none counts as a failure. So a runner may fail here, and the
# others still run.
step "lint"
WEFT_BUILD_DIR="$build" scripts/lint.sh --result "$results/lint.json" || true

step "lit: dialect, passes, tools, execution"
LIT_OPTS="-o $root/$results/lit.json" cmake --build "$build" --target check-weft || true

step "ctest: runtime and libraries"
ctest --preset "$preset" -j "$(jobs)" --output-junit "$root/$results/ctest.xml" --progress 2>&1 || true

if [ -d python/tests ]; then
  step "python: exporter"
  python="${WEFT_PYTHON:-$root/.venv/bin/python}"
  [ -x "$python" ] || python=python3
  PYTHONPATH="$root/python" JAX_PLATFORMS=cpu WEFT_BIN_DIR="$root/$build/bin" PYTHONDONTWRITEBYTECODE=1 \
    "$python" scripts/run-python-tests.py python/tests --result "$results/python.json" || true
else
  echo '{"passed": 0, "failed": 0, "skipped": 0}' >"$results/python.json"
fi

step "done; the results are in $results"
trap - ERR
python3 scripts/summarize-tests.py "$results"
