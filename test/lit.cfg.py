# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Configuration of the lit suite.

Substitutions besides the tools' own names:
  %python   the interpreter of the tests: $WEFT_PYTHON, else .venv, else the one CMake found
  %cc       the C compiler of the build, for tests of the C header
  %weft_src the source tree         %shlibext  suffix of shared libraries

Features, for `REQUIRES:` and `UNSUPPORTED:`:
  jax, sklearn, numpy   the module can be imported by %python
  full                  the long tests were asked for (`scripts/test.sh --full`, or WEFT_FULL_TESTS=1); every run of
                        weft-opt then has --verify-roundtrip
  asan, tsan            the build carries that sanitizer
"""

import os
import subprocess

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "weft"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".py", ".c"]
config.excludes = ["Inputs", "lit.cfg.py", "lit.site.cfg.py.in", "CMakeLists.txt", "layout_oracle.py"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.weft_obj_root, "test")


def choose_python():
    """Returns the path of the interpreter that runs the Python tests."""
    venv = os.path.join(config.weft_src_root, ".venv", "bin", "python")
    chosen = os.environ.get("WEFT_PYTHON")
    if chosen:
        return chosen
    return venv if os.path.exists(venv) else config.cmake_python


def importable_modules(python, names):
    """Returns those of `names` that `python` finds, without the seconds that importing them takes."""
    program = "import importlib.util, sys\nprint(*[n for n in sys.argv[1:] if importlib.util.find_spec(n)])"
    found = subprocess.run([python, "-c", program, *names], capture_output=True, text=True)
    return found.stdout.split() if found.returncode == 0 else []


python = choose_python()
config.available_features.update(importable_modules(python, ["jax", "sklearn", "numpy"]))
if os.environ.get("WEFT_FULL_TESTS", "") not in ("", "0"):
    config.available_features.add("full")
for sanitizer, feature in (("address", "asan"), ("thread", "tsan")):
    if f"-fsanitize={sanitizer}" in config.cxx_flags:
        config.available_features.add(feature)

config.substitutions.append(("%python", python))
config.substitutions.append(("%cc", config.c_compiler))
config.substitutions.append(("%weft_src", config.weft_src_root))
config.substitutions.append(("%shlibext", config.llvm_shlib_ext))

# A test that hangs (ranks that wait for one another) must not hang the suite. lit needs psutil for this.
try:
    import psutil  # noqa: F401

    lit_config.maxIndividualTestTime = 3600 if "full" in config.available_features else 600
except ImportError:
    pass

llvm_config.with_environment("PATH", [config.weft_tools_dir, config.llvm_tools_dir], append_path=True)
llvm_config.with_environment("PYTHONPATH", os.path.join(config.weft_src_root, "python"), append_path=True)
config.environment["JAX_PLATFORMS"] = "cpu"
config.environment["PYTHONDONTWRITEBYTECODE"] = "1"
config.environment["WEFT_BIN_DIR"] = config.weft_tools_dir
llvm_config.with_system_environment(
    ["HOME", "TMP", "TEMP", "TMPDIR", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "XDG_CACHE_HOME"]
)

llvm_config.use_default_substitutions()
llvm_config.add_tool_substitutions(["split-file", "mlir-opt"], [config.llvm_tools_dir])
weft_tools = ["weft-calibrate", "weft-mutate-schedule", "weft-opt", "weft-compile", "weft-run", "weft-sim", "weft-lsp-server"]
built_tools = [tool for tool in weft_tools if os.path.exists(os.path.join(config.weft_tools_dir, tool))]
if "full" in config.available_features and "weft-opt" in built_tools:
    built_tools.remove("weft-opt")
    wrapper = os.path.join(os.path.dirname(__file__), "Inputs", "weft-opt-roundtrip.py")
    opt = os.path.join(config.weft_tools_dir, "weft-opt")
    built_tools.append(ToolSubst("weft-opt", command=config.cmake_python, extra_args=[wrapper, opt]))
llvm_config.add_tool_substitutions(built_tools, [config.weft_tools_dir])
