// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of options of tools and passes that have a syntax of their own. Every function refuses what it does not
// understand with a message that says what is expected; nothing is guessed and nothing overflows.

#ifndef WEFT_ANALYSIS_OPTIONVALUES_H
#define WEFT_ANALYSIS_OPTIONVALUES_H

#include "weft/Analysis/BucketLayout.h"
#include "weft/Dialect/Limits.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace weft {

/// One axis of a mesh.
struct MeshAxis {
  std::string name;
  int64_t size = 0;
};

/// Parses the size at which a bucket is cut: a whole number of at least 1 and a unit, `B`, `kB`, `KiB`, `MB`, `MiB`,
/// `GB`, `GiB` or `el` (elements). `option` is what the message calls it.
llvm::Expected<BucketCap> parseBucketCap(llvm::StringRef option, llvm::StringRef text);

/// Parses a number of bytes, at least 1: a whole number, alone or with one of these units of bytes.
llvm::Expected<int64_t> parseByteCount(llvm::StringRef option, llvm::StringRef text);

/// Parses a mesh such as `dp=4` or `dp=4,tp=2`: distinct names with sizes of at least 1, at most kMaxRanks in total.
llvm::Expected<std::vector<MeshAxis>> parseMesh(llvm::StringRef text);

} // namespace weft

#endif // WEFT_ANALYSIS_OPTIONVALUES_H
