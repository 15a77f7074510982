#!/usr/bin/env bash
# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs what weft needs on Debian 12, and only what is missing; running it again does nothing.
#
#   scripts/setup.sh                 everything: compiler, libraries, test tools, and .venv with JAX
#   scripts/setup.sh --no-python     without .venv: enough to build, compile and train the examples
#   scripts/setup.sh --sanitizers    also what the presets `asan` and `tsan` need
#   scripts/setup.sh --browser       also a headless browser (100 MB), for the test of weft-sim's report
#   scripts/setup.sh --list          prints the Debian packages, and installs nothing

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

want_python=1
want_sanitizers=0
want_browser=0
list_only=0
for argument in "$@"; do
  case "$argument" in
    --no-python) want_python=0 ;;
    --sanitizers) want_sanitizers=1 ;;
    --browser) want_browser=1 ;;
    --list) list_only=1 ;;
    *) die "unknown argument '$argument'; known are --no-python, --sanitizers, --browser, --list" ;;
  esac
done

# To build. zlib and zstd are named because LLVM's CMake package looks for them without depending on them.
packages=(
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools clang-22 lld-22
  cmake ninja-build ccache git ca-certificates
  libdnnl-dev libcli11-dev libfmt-dev nlohmann-json3-dev librandom123-dev libxxhash-dev
  zlib1g-dev libzstd-dev
)
# To test.
packages+=(
  libgtest-dev libgmock-dev libbenchmark-dev
  clang-format-22 clang-tidy-22 pyflakes3
  python3 python3-venv python3-psutil
)
if [ "$want_sanitizers" = 1 ]; then packages+=(libclang-rt-22-dev); fi
if [ "$want_browser" = 1 ]; then packages+=(chromium-headless-shell); fi

if [ "$list_only" = 1 ]; then
  printf '%s\n' "${packages[@]}"
  exit 0
fi

explain_other_systems() {
  cat >&2 <<'TEXT'
This is not a Debian 12 with apt, so nothing was installed. weft needs:

  * LLVM and MLIR 22, built with RTTI and as shared libraries (LLVM_BUILD_LLVM_DYLIB=ON, MLIR_BUILD_MLIR_C_DYLIB or
    libMLIR.so), with mlir-opt, mlir-tblgen, FileCheck, not, split-file and lit; clang 22 and lld 22
  * CMake 3.25 or newer, Ninja, Python 3.11 or newer (3.10 and older: no test against JAX)
  * oneDNN 2.6 or 2.7, GoogleTest, Google Benchmark, CLI11 2, fmt 9, nlohmann-json 3, Random123, xxHash 0.8

Point CMake at your own MLIR and build without this script:

  export WEFT_NO_SETUP=1
  export WEFT_CMAKE_ARGS="-DCMAKE_PREFIX_PATH=/opt/llvm-22 -DCMAKE_C_COMPILER=/opt/llvm-22/bin/clang \
    -DCMAKE_CXX_COMPILER=/opt/llvm-22/bin/clang++ -DLLVM_EXTERNAL_LIT=/opt/llvm-22/bin/lit"
  scripts/run.sh

For the comparisons with JAX: python3 -m venv .venv && .venv/bin/pip install -r python/requirements.txt
TEXT
}

# as_root COMMAND...: runs it as root, through sudo if need be.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "packages are missing (${missing[*]}), and this is neither root nor is there sudo"
  fi
}

# is_installed PACKAGE: whether dpkg has it, configured.
is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

step "looking for missing Debian packages"
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  explain_other_systems
  die "no apt-get here"
fi
missing=()
for package in "${packages[@]}"; do
  if ! is_installed "$package"; then missing+=("$package"); fi
done

if [ ${#missing[@]} -gt 0 ]; then
  step "installing ${#missing[@]} packages: ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt_options=(-q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3)
  if ! as_root apt-get "${apt_options[@]}" update; then
    echo "apt-get update failed; trying with the package lists that are here" >&2
  fi
  for package in "${missing[@]}"; do
    if [ -z "$(apt-cache show --no-all-versions "$package" 2>/dev/null)" ]; then
      explain_other_systems
      die "apt knows no package '$package'; on Debian 12 LLVM 22 comes from the bookworm-security suite"
    fi
  done
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get "${apt_options[@]}" install -y --no-install-recommends "${missing[@]}"
fi

# The Python side is optional: building, compiling and training need none of it, and tests that compare with JAX fall
# back on stored numbers.
venv_ready() {
  [ -x .venv/bin/python ] && cmp -s python/requirements.txt .venv/requirements.installed
}

if [ "$want_python" = 1 ] && ! venv_ready; then
  step "making .venv with JAX (python/requirements.txt)"
  python=/usr/bin/python3
  [ -x "$python" ] || python=python3
  if { [ -x .venv/bin/python ] || "$python" -m venv .venv; } &&
    .venv/bin/pip --disable-pip-version-check install --quiet --no-deps --retries 2 -r python/requirements.txt; then
    cp python/requirements.txt .venv/requirements.installed
  else
    echo "note: JAX could not be installed (is PyPI out of reach?); tests that need it use stored numbers or are skipped" >&2
  fi
fi

echo "setup: ready"
