// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/MemoryClasses.h"

using namespace weft;

MemoryClass weft::getMemoryClass(BufferRole role) {
  switch (role) {
  case BufferRole::param:
    return MemoryClass::parameters;
  case BufferRole::moment:
    return MemoryClass::optimizer;
  case BufferRole::loss:
  case BufferRole::metric:
    return MemoryClass::outputs;
  default:
    return MemoryClass::inputs;
  }
}
