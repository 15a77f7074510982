// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Dialect/WeftDialect.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"

using namespace mlir;
using namespace weft;

LogicalResult FutureType::verify(function_ref<InFlightDiagnostic()> emitError, ArrayRef<Type> sources,
                                 ArrayRef<Type> results) {
  for (Type type : llvm::concat<const Type>(sources, results))
    if (!isa<RankedTensorType>(type))
      return emitError() << "expects a future to be of ranked tensors, but got " << type;
  return success();
}

LogicalResult BufferFutureType::verify(function_ref<InFlightDiagnostic()> emitError, ArrayRef<Type> sources,
                                       ArrayRef<Type> results) {
  for (Type type : llvm::concat<const Type>(sources, results))
    if (!isa<MemRefType>(type))
      return emitError() << "expects a buffer future to be of memrefs, but got " << type;
  return success();
}

/// The buffer types, of identity layout, of ranked tensors.
static SmallVector<Type> getIdentityBufferTypes(ArrayRef<Type> tensors) {
  return llvm::map_to_vector(tensors, [](Type type) -> Type {
    auto tensor = cast<RankedTensorType>(type);
    return MemRefType::get(tensor.getShape(), tensor.getElementType());
  });
}

FailureOr<bufferization::BufferLikeType> FutureType::getBufferType(const bufferization::BufferizationOptions &,
                                                                   function_ref<InFlightDiagnostic()>) const {
  return cast<bufferization::BufferLikeType>(Type(
      BufferFutureType::get(getContext(), getIdentityBufferTypes(getSources()), getIdentityBufferTypes(getResults()))));
}

LogicalResult FutureType::verifyCompatibleBufferType(bufferization::BufferLikeType bufferType,
                                                     function_ref<InFlightDiagnostic()> emitError) const {
  auto future = dyn_cast<BufferFutureType>(bufferType);
  auto agree = [](ArrayRef<Type> tensors, ArrayRef<Type> buffers) {
    return llvm::equal(tensors, buffers, [](Type tensor, Type buffer) {
      auto shapedTensor = cast<ShapedType>(tensor), shapedBuffer = cast<ShapedType>(buffer);
      return shapedTensor.getShape() == shapedBuffer.getShape() &&
             shapedTensor.getElementType() == shapedBuffer.getElementType();
    });
  };
  if (!future || !agree(getSources(), future.getSources()) || !agree(getResults(), future.getResults()))
    return emitError() << "expects the buffer form of " << *this << ", but got " << bufferType;
  return success();
}
