// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How operations of weft bufferize.

#ifndef WEFT_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define WEFT_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace weft {

/// Adds the bufferization interfaces of weft's operations to the registry.
void registerBufferizableOpInterfaceModels(mlir::DialectRegistry &registry);

} // namespace weft

#endif // WEFT_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
