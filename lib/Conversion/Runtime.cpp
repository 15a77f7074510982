// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Conversion/Runtime.h"
#include "weft/Dialect/WeftDialect.h"

#include "weft-rt/Types.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mlir;

namespace weft {

static_assert(static_cast<int>(Reduction::sum) == WEFT_RT_SUM && static_cast<int>(Reduction::max) == WEFT_RT_MAX &&
                  static_cast<int>(Reduction::min) == WEFT_RT_MIN,
              "the dialect and the runtime number reductions alike");
static_assert(static_cast<int>(CollectiveKind::all_reduce) == WEFT_RT_ALL_REDUCE &&
                  static_cast<int>(CollectiveKind::reduce_scatter) == WEFT_RT_REDUCE_SCATTER &&
                  static_cast<int>(CollectiveKind::all_gather) == WEFT_RT_ALL_GATHER,
              "the dialect and the runtime number collectives alike");

RuntimeTables collectRuntimeTables(ModuleOp module) {
  RuntimeTables tables;
  for (auto stream : module.getOps<StreamOp>())
    tables.streams.push_back(stream.getSymName().str());
  for (auto function : module.getOps<FunctionOpInterface>()) {
    int64_t numEvents = 0;
    function->walk([&](Operation *op) {
      if (isa<RecordCommandOp>(op))
        ++numEvents;
      else if (auto collective = dyn_cast<CollectiveCommandOp>(op))
        if (!llvm::is_contained(tables.communicators, collective.getAxes()))
          tables.communicators.push_back(collective.getAxes());
    });
    tables.numEvents = std::max(tables.numEvents, numEvents);
  }
  return tables;
}

namespace {
/// One element type of the runtime.
struct Dtype {
  int32_t number = -1;
  StringRef name;
  int64_t numBytes = 0;
};
} // namespace

static Dtype lookupDtype(Type type) {
  if (type.isF32())
    return {WEFT_RT_F32, "f32", 4};
  if (type.isF64())
    return {WEFT_RT_F64, "f64", 8};
  if (type.isBF16())
    return {WEFT_RT_BF16, "bf16", 2};
  if (type.isF16())
    return {WEFT_RT_F16, "f16", 2};
  if (type.isIndex())
    return {WEFT_RT_I64, "i64", 8};
  if (!isa<IntegerType>(type))
    return {};
  switch (type.getIntOrFloatBitWidth()) {
  case 1:
    return {WEFT_RT_BOOL, "bool", 1};
  case 8:
    return {WEFT_RT_I8, "i8", 1};
  case 16:
    return {WEFT_RT_I16, "i16", 2};
  case 32:
    return {WEFT_RT_I32, "i32", 4};
  case 64:
    return {WEFT_RT_I64, "i64", 8};
  default:
    return {};
  }
}

int32_t getRuntimeDtype(Type type) { return lookupDtype(type).number; }

StringRef getDtypeName(Type type) { return lookupDtype(type).name; }

int64_t getElementBytes(Type type) { return lookupDtype(type).numBytes; }

} // namespace weft
