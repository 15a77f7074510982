// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Matrix products.

#ifndef WEFT_RUNTIME_CORE_PRODUCT_H
#define WEFT_RUNTIME_CORE_PRODUCT_H

#include "Status.h"
#include "weft-rt/Types.h"

#include <memory>
#include <string>

namespace weft::rt {

/// Runs products for one thread at a time and keeps what the library prepares for each descriptor. The descriptors are
/// constant data of a compiled step: they are told apart by address, and must stay as they are.
class ProductRunner {
public:
  ProductRunner();
  ~ProductRunner();

  /// C (+)= A * B as `desc` says. Allocates only when a descriptor is met for the first time.
  Status run(const weft_rt_product_desc &desc, const void *a, const void *b, void *c);

  /// Bytes of scratch memory.
  int64_t getScratchBytes() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// "oneDNN 2.6.3 avx512_core_bf16": the library with its version and the instruction set that it uses here. Other ones
/// may give other bits.
std::string describeProductLibrary();

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_PRODUCT_H
