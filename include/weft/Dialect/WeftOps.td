// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEFT_DIALECT_WEFTOPS
#define WEFT_DIALECT_WEFTOPS

include "weft/Dialect/CollectiveOps.td"
include "weft/Dialect/CommandOps.td"
include "weft/Dialect/KernelOps.td"
include "weft/Dialect/LayoutOps.td"
include "weft/Dialect/ModelOps.td"
include "weft/Dialect/ScheduleOps.td"

#endif // WEFT_DIALECT_WEFTOPS
