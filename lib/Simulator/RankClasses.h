// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which ranks behave alike: ranks of equal speed whose peers are alike, and so on. One of each class is simulated.

#ifndef WEFT_SIMULATOR_RANKCLASSES_H
#define WEFT_SIMULATOR_RANKCLASSES_H

#include "weft/Simulator/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include <tuple>

namespace weft::sim {

/// A class of ranks, and how many of them a group has.
struct ClassCount {
  int32_t rankClass;
  int64_t count;
};

/// A kind of group: members by class, ascending.
using GroupClass = std::vector<ClassCount>;

/// Groups of one communicator (or nodes), by kind.
struct GroupClasses {
  std::vector<GroupClass> groups;
  /// By class of ranks: the kind of group that it belongs to.
  std::vector<int32_t> ofClass;
};

struct RankClasses {
  /// Lowest rank of each class, ascending: rank 0 is in class 0.
  std::vector<int64_t> representatives;
  std::vector<int64_t> numRanks;
  /// By communicator.
  std::vector<GroupClasses> communicators;
  GroupClasses nodes;
};

/// How long a rank takes, relative to the machine's figures.
struct RankFactors {
  double compute = 1, link = 1;

  bool operator==(const RankFactors &other) const { return compute == other.compute && link == other.link; }
  bool operator<(const RankFactors &other) const {
    return std::tie(compute, link) < std::tie(other.compute, other.link);
  }
};

/// `factors` has those of each rank; if `areDistinct`, every rank is a class of its own. Nodes are `nodeRanks`
/// consecutive ranks.
RankClasses classifyRanks(const Program &program, llvm::ArrayRef<RankFactors> factors, int64_t nodeRanks,
                          bool areDistinct);

} // namespace weft::sim

#endif // WEFT_SIMULATOR_RANKCLASSES_H
