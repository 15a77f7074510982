#!/usr/bin/env bash
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What can be checked about the sources without running them, in less than a minute. The tests run it, and so should
# you before a commit.
#
#   scripts/lint.sh                  every check
#   scripts/lint.sh --fix            lets clang-format rewrite the files first
#   scripts/lint.sh --result FILE    also writes {"passed": N, "failed": N, "skipped": N}, one for each check
#
# Checks that need a build use build/release, or $WEFT_BUILD_DIR, and are skipped without one.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

fix=0
result=""
while [ $# -gt 0 ]; do
  case "$1" in
    --fix) fix=1 ;;
    --result) result="$2" && shift ;;
    *) die "unknown argument '$1'; known are --fix, --result FILE" ;;
  esac
  shift
done
build="${WEFT_BUILD_DIR:-build/release}"
passed=0 failed=0 skipped=0

# check NAME COMMAND...: runs one check and counts it. The command prints its findings; silence and status 0 is success.
check() {
  local name="$1" begin=$SECONDS
  shift
  if "$@"; then
    passed=$((passed + 1))
    printf 'lint: %-14s ok (%d s)\n' "$name" $((SECONDS - begin))
  else
    failed=$((failed + 1))
    printf 'lint: %-14s FAILED\n' "$name"
  fi
}

# skip NAME REASON: counts a check that can't run here.
skip() {
  skipped=$((skipped + 1))
  printf 'lint: %-14s skipped: %s\n' "$1" "$2"
}

# sources PATTERN...: prints the tracked and the new files that match, one a line, except those deleted here.
sources() {
  git ls-files --cached --others --exclude-standard -- "$@" | sort -u | while read -r file; do
    if [ -f "$file" ]; then printf '%s\n' "$file"; fi
  done
}

# Names the files only; --fix shows what is wrong with them by making it right.
check_format() {
  local findings
  findings=$(sources '*.cpp' '*.h' '*.c' | xargs -r -P "$(jobs)" -n 16 clang-format-22 --dry-run 2>&1 |
    sed -n 's/^\([^: ]*\):[0-9].*/\1: format: expects the layout that scripts\/lint.sh --fix gives it/p' | sort -u)
  [ -z "$findings" ] || { printf '%s\n' "$findings" && return 1; }
}

# Files that include MLIR take many seconds each, so clang-tidy looks at the runtime and its tools only.
check_tidy() {
  sources 'lib/Runtime/*.cpp' 'tools/weft-calibrate/*.cpp' 'tools/weft-run/*.cpp' 'unittests/Runtime/*.cpp' | python3 scripts/run-clang-tidy.py "$build"
}

# lit's configuration uses names that lit defines.
check_python() {
  sources '*.py' | grep -v 'lit\.cfg\.py$' | xargs -r pyflakes3
}

check_shell() {
  local file status=0
  for file in $(sources '*.sh' .ci/run); do bash -n "$file" || status=1; done
  return $status
}

if [ "$fix" = 1 ]; then sources '*.cpp' '*.h' '*.c' | xargs -r -P "$(jobs)" -n 16 clang-format-22 -i; fi

check rules python3 scripts/check-sources.py
if command -v clang-format-22 >/dev/null; then check format check_format; else skip format "no clang-format-22"; fi
if command -v pyflakes3 >/dev/null; then check python check_python; else skip python "no pyflakes3"; fi
check shell check_shell
if ! command -v clang-tidy-22 >/dev/null; then
  skip clang-tidy "no clang-tidy-22"
elif [ ! -f "$build/compile_commands.json" ]; then
  skip clang-tidy "no $build/compile_commands.json"
else
  check clang-tidy check_tidy
fi
if [ -x "$build/bin/weft-opt" ]; then
  check op-examples python3 scripts/check-op-examples.py --opt "$build/bin/weft-opt"
else
  skip op-examples "no $build/bin/weft-opt"
fi

if [ -n "$result" ]; then
  printf '{"passed": %d, "failed": %d, "skipped": %d}\n' $passed $failed $skipped >"$result"
fi
echo "lint: $passed checks passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] || { trap - ERR && exit 1; }
