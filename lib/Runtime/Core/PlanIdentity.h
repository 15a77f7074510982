// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What ranks must agree on before they communicate: the digest of their plan, and what it is made of, so that a
// difference can be named. Plain data; how it gets from rank to rank is the engine's business.

#ifndef WEFT_RUNTIME_CORE_PLANIDENTITY_H
#define WEFT_RUNTIME_CORE_PLANIDENTITY_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace weft::rt {

struct PlanIdentity {
  std::string digest;
  std::vector<std::pair<std::string, std::string>> parts; // name, value

  /// Sets or replaces a part.
  void setPart(const std::string &name, const std::string &value);

  /// The value of a part, or null.
  const std::string *findPart(const std::string &name) const;
};

/// What two ranks differ in, for people; empty where they agree. Names the parts that differ, or the digests where no
/// part does.
std::string comparePlans(int64_t rank, const PlanIdentity &plan, int64_t otherRank, const PlanIdentity &other);

/// Adds what this process contributes to the bits of a run: the ABI and the library of products.
void addProcessParts(PlanIdentity &plan);

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_PLANIDENTITY_H
