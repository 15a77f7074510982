// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Conversion/RuntimeTypes.h"

#include "weft-rt/Types.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace weft {

#define WEFT_FIELD(type, member, kind) {#member, RuntimeFieldKind::kind, offsetof(type, member)}

static constexpr RuntimeField kKernelFields[] = {
    WEFT_FIELD(weft_rt_kernel, name, Pointer),
    WEFT_FIELD(weft_rt_kernel, host, Pointer),
    WEFT_FIELD(weft_rt_kernel, num_blocks, I64),
    WEFT_FIELD(weft_rt_kernel, num_args, I64),
};
const RuntimeStruct kKernelStruct = {"weft_rt_kernel", sizeof(weft_rt_kernel), kKernelFields};

static constexpr RuntimeField kProductDescFields[] = {
    WEFT_FIELD(weft_rt_product_desc, dtype_a, I32),
    WEFT_FIELD(weft_rt_product_desc, dtype_b, I32),
    WEFT_FIELD(weft_rt_product_desc, dtype_c, I32),
    WEFT_FIELD(weft_rt_product_desc, accumulate, I32),
    WEFT_FIELD(weft_rt_product_desc, m, I64),
    WEFT_FIELD(weft_rt_product_desc, n, I64),
    WEFT_FIELD(weft_rt_product_desc, k, I64),
    WEFT_FIELD(weft_rt_product_desc, a_stride_m, I64),
    WEFT_FIELD(weft_rt_product_desc, a_stride_k, I64),
    WEFT_FIELD(weft_rt_product_desc, b_stride_k, I64),
    WEFT_FIELD(weft_rt_product_desc, b_stride_n, I64),
    WEFT_FIELD(weft_rt_product_desc, c_stride_m, I64),
    WEFT_FIELD(weft_rt_product_desc, c_stride_n, I64),
    WEFT_FIELD(weft_rt_product_desc, num_batch_dims, I64),
    WEFT_FIELD(weft_rt_product_desc, batch_size, I64PerBatchDim),
    WEFT_FIELD(weft_rt_product_desc, a_batch_stride, I64PerBatchDim),
    WEFT_FIELD(weft_rt_product_desc, b_batch_stride, I64PerBatchDim),
    WEFT_FIELD(weft_rt_product_desc, c_batch_stride, I64PerBatchDim),
};
const RuntimeStruct kProductDescStruct = {"weft_rt_product_desc", sizeof(weft_rt_product_desc), kProductDescFields};

static constexpr RuntimeField kCollectiveDescFields[] = {
    WEFT_FIELD(weft_rt_collective_desc, kind, I32),    WEFT_FIELD(weft_rt_collective_desc, reduction, I32),
    WEFT_FIELD(weft_rt_collective_desc, dtype, I32),   WEFT_FIELD(weft_rt_collective_desc, communicator, I32),
    WEFT_FIELD(weft_rt_collective_desc, count, I64),   WEFT_FIELD(weft_rt_collective_desc, divisor, I64),
    WEFT_FIELD(weft_rt_collective_desc, tag, Pointer),
};
const RuntimeStruct kCollectiveDescStruct = {"weft_rt_collective_desc", sizeof(weft_rt_collective_desc),
                                             kCollectiveDescFields};

static constexpr RuntimeField kModuleFields[] = {
    WEFT_FIELD(weft_rt_module, abi_version, I64), WEFT_FIELD(weft_rt_module, digest, Pointer),
    WEFT_FIELD(weft_rt_module, arena_bytes, I64), WEFT_FIELD(weft_rt_module, num_streams, I64),
    WEFT_FIELD(weft_rt_module, num_events, I64),  WEFT_FIELD(weft_rt_module, step, Pointer),
    WEFT_FIELD(weft_rt_module, eval, Pointer),
};
const RuntimeStruct kModuleStruct = {"weft_rt_module", sizeof(weft_rt_module), kModuleFields};

#undef WEFT_FIELD

static Type getFieldType(RuntimeFieldKind kind, MLIRContext *context) {
  switch (kind) {
  case RuntimeFieldKind::I32:
    return IntegerType::get(context, 32);
  case RuntimeFieldKind::I64:
    return IntegerType::get(context, 64);
  case RuntimeFieldKind::Pointer:
    return LLVM::LLVMPointerType::get(context);
  case RuntimeFieldKind::I64PerBatchDim:
    return LLVM::LLVMArrayType::get(IntegerType::get(context, 64), WEFT_RT_MAX_BATCH_DIMS);
  }
  return {};
}

Type getLLVMType(const RuntimeStruct &descriptor, MLIRContext *context) {
  auto types = llvm::map_to_vector(descriptor.fields,
                                   [&](const RuntimeField &field) { return getFieldType(field.kind, context); });
  return LLVM::LLVMStructType::getLiteral(context, types);
}

} // namespace weft
