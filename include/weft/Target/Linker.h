// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls the system's linker to make a shared object.

#ifndef WEFT_TARGET_LINKER_H
#define WEFT_TARGET_LINKER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace weft {

/// Links the relocatable `objects` (the bytes of ELF files) into the shared object `output`. Exports only the symbols
/// that the objects mark as visible by default. The objects may refer to the functions of `weft-rt/Symbols.def`, libm
/// and libc; any other undefined symbol is an error that names it.
///
/// The linker is `$WEFT_LINKER`, else `ld.lld` of the LLVM that weft was built with, else `ld.lld-22`, `ld.lld` or `ld`
/// of `$PATH`. The same objects give the same bytes.
llvm::Error linkSharedObject(llvm::ArrayRef<std::string> objects, llvm::StringRef output);

} // namespace weft

#endif // WEFT_TARGET_LINKER_H
