# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Finds MLIR and defines three thin helpers:
#   weft_tablegen(<td> <inc-file> <mlir-tblgen option>...)  one generated file, collected until
#   weft_tablegen_target(<target>)                          makes a target of them
#   weft_add_mlir_library(<name> SOURCES ... [DEPENDS ...] [LINK ...])
#
# Upstream MLIR is linked as the one shared library only: a second, static copy of any part of it would bring a second
# set of type ids.

find_package(MLIR REQUIRED CONFIG)
if(LLVM_VERSION_MAJOR AND NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "weft needs MLIR 22, but ${MLIR_DIR} is of version ${LLVM_PACKAGE_VERSION}")
endif()
message(STATUS "MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
set(MLIR_LINK_MLIR_DYLIB ON)
set(LLVM_LINK_LLVM_DYLIB ON)
include(TableGen)

# Debian's package is built without assertions, and mlir::Pass::Statistic has another size with them.
add_compile_definitions(NDEBUG)

set(WEFT_MLIR_INCLUDE_DIRS ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})

function(weft_tablegen td inc)
  set(LLVM_TARGET_DEFINITIONS ${td})
  tablegen(MLIR ${inc} ${ARGN} EXTRA_INCLUDES ${MLIR_INCLUDE_DIRS} ${PROJECT_SOURCE_DIR}/include)
  set(TABLEGEN_OUTPUT ${TABLEGEN_OUTPUT} ${CMAKE_CURRENT_BINARY_DIR}/${inc} PARENT_SCOPE)
endfunction()

function(weft_tablegen_target target)
  add_custom_target(${target} DEPENDS ${TABLEGEN_OUTPUT})
endfunction()

function(weft_add_mlir_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC ${WEFT_MLIR_INCLUDE_DIRS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK} MLIR LLVM)
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
endfunction()
