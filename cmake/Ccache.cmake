# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Compile through ccache where it is installed. The presets include this file before the first language is enabled.
if(NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(WEFT_CCACHE ccache)
  mark_as_advanced(WEFT_CCACHE)
  if(WEFT_CCACHE)
    set(CMAKE_C_COMPILER_LAUNCHER "${WEFT_CCACHE}" CACHE STRING "Launcher of the C compiler")
    set(CMAKE_CXX_COMPILER_LAUNCHER "${WEFT_CCACHE}" CACHE STRING "Launcher of the C++ compiler")
  endif()
endif()
