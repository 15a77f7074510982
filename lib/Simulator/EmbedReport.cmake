# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Writes the text file INPUT as the string reportTemplate in the C++ header OUTPUT.
file(READ "${INPUT}" text)
file(WRITE "${OUTPUT}" "// Made from Report.html.\nstatic constexpr char reportTemplate[] = R\"weft_page(${text})weft_page\";\n")
