# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Every public header of the runtime stands alone, and is both C99 and C++17.
#
# RUN: %python %s %cc %weft_src/include

import pathlib
import subprocess
import sys

compiler, include = sys.argv[1:]
headers = sorted(pathlib.Path(include, "weft-rt").glob("*.h"))
assert headers, "expects headers in include/weft-rt"
for header in headers:
    for language, standard in (("c", "c99"), ("c++", "c++17")):
        subprocess.run(
            [compiler, "-x", language, f"-std={standard}", "-pedantic", "-Wall", "-Wextra", "-Werror"]
            + ["-I", include, "-fsyntax-only", "-"],
            input=f'#include "weft-rt/{header.name}"\nint weft_test_unit;\n',
            text=True,
            check=True,
        )
