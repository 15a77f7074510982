// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RankClasses.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace weft::sim;

/// For each rank, the number of its group: ranks that differ on these axes only are one group.
static std::vector<int32_t> getGroups(llvm::ArrayRef<MeshAxis> mesh, llvm::ArrayRef<int32_t> axes, size_t numRanks) {
  std::vector<int32_t> groups(numRanks);
  for (size_t rank = 0; rank < numRanks; ++rank) {
    int64_t rest = static_cast<int64_t>(rank), group = 0, stride = 1;
    for (size_t axis = mesh.size(); axis-- > 0;) {
      int64_t coordinate = rest % mesh[axis].size;
      rest /= mesh[axis].size;
      if (llvm::is_contained(axes, static_cast<int32_t>(axis)))
        continue;
      group += coordinate * stride;
      stride *= mesh[axis].size;
    }
    groups[rank] = static_cast<int32_t>(group);
  }
  return groups;
}

/// The colours of each group's members, ascending.
static std::vector<std::vector<int32_t>> getMembers(llvm::ArrayRef<int32_t> groups, llvm::ArrayRef<int32_t> colours) {
  std::vector<std::vector<int32_t>> members;
  for (auto [group, colour] : llvm::zip_equal(groups, colours)) {
    if (static_cast<size_t>(group) >= members.size())
      members.resize(static_cast<size_t>(group) + 1);
    members[static_cast<size_t>(group)].push_back(colour);
  }
  for (std::vector<int32_t> &group : members)
    llvm::sort(group);
  return members;
}

/// Numbers keys in the order in which they first appear.
template <typename Key> static std::vector<int32_t> number(llvm::ArrayRef<Key> keys, size_t &count) {
  std::map<Key, int32_t> numbers;
  std::vector<int32_t> result;
  result.reserve(keys.size());
  for (const Key &key : keys)
    result.push_back(numbers.try_emplace(key, static_cast<int32_t>(numbers.size())).first->second);
  count = numbers.size();
  return result;
}

/// Splits classes until ranks of one class have groups of the same kinds.
static std::vector<int32_t> refine(std::vector<int32_t> colours, size_t numColours,
                                   llvm::ArrayRef<std::vector<int32_t>> groupings) {
  for (;;) {
    std::vector<std::vector<int32_t>> keys(colours.size());
    for (size_t rank = 0; rank < colours.size(); ++rank)
      keys[rank].push_back(colours[rank]);
    for (const std::vector<int32_t> &groups : groupings) {
      size_t numKinds;
      std::vector<int32_t> kinds = number(llvm::ArrayRef<std::vector<int32_t>>(getMembers(groups, colours)), numKinds);
      for (size_t rank = 0; rank < colours.size(); ++rank)
        keys[rank].push_back(kinds[static_cast<size_t>(groups[rank])]);
    }
    size_t count;
    colours = number(llvm::ArrayRef<std::vector<int32_t>>(keys), count);
    if (count == numColours)
      return colours;
    numColours = count;
  }
}

static GroupClasses classifyGroups(llvm::ArrayRef<int32_t> groups, llvm::ArrayRef<int32_t> colours, size_t numColours) {
  std::vector<std::vector<int32_t>> members = getMembers(groups, colours);
  size_t numKinds;
  std::vector<int32_t> kinds = number(llvm::ArrayRef<std::vector<int32_t>>(members), numKinds);
  GroupClasses result;
  result.groups.resize(numKinds);
  result.ofClass.assign(numColours, 0);
  for (auto [rank, group] : llvm::enumerate(groups))
    result.ofClass[static_cast<size_t>(colours[rank])] = kinds[static_cast<size_t>(group)];
  for (auto [group, kind] : llvm::enumerate(kinds)) {
    GroupClass &counts = result.groups[static_cast<size_t>(kind)];
    if (!counts.empty())
      continue;
    for (int32_t colour : members[group]) {
      if (counts.empty() || counts.back().rankClass != colour)
        counts.push_back({colour, 0});
      ++counts.back().count;
    }
  }
  return result;
}

/// All ranks are alike.
static RankClasses makeOneClass(const Program &program, int64_t numRanks, int64_t nodeRanks) {
  RankClasses classes;
  classes.representatives = {0};
  classes.numRanks = {numRanks};
  for (const Communicator &communicator : program.communicators) {
    int64_t size = 1;
    for (int32_t axis : communicator.axes)
      size *= program.mesh[static_cast<size_t>(axis)].size;
    classes.communicators.push_back({{{{0, size}}}, {0}});
  }
  classes.nodes = {{{{0, std::min(nodeRanks, numRanks)}}}, {0}};
  return classes;
}

RankClasses weft::sim::classifyRanks(const Program &program, llvm::ArrayRef<RankFactors> factors, int64_t nodeRanks,
                                     bool areDistinct) {
  int64_t numRanks = static_cast<int64_t>(factors.size());
  if (!areDistinct && llvm::all_equal(factors))
    return makeOneClass(program, numRanks, nodeRanks);
  std::vector<uint8_t> isUsed(program.communicators.size(), 0);
  for (const Command &command : program.commands)
    if (command.kind == CommandKind::Collective)
      isUsed[static_cast<size_t>(command.communicator)] = 1;
  // Ranks that never talk to each other need not be alike; each is a group of its own on such a communicator.
  std::vector<std::vector<int32_t>> groupings;
  for (auto [communicator, used] : llvm::zip_equal(program.communicators, isUsed))
    groupings.push_back(getGroups(
        program.mesh, used ? llvm::ArrayRef<int32_t>(communicator.axes) : llvm::ArrayRef<int32_t>(), factors.size()));
  std::vector<int32_t> nodes(factors.size());
  for (size_t rank = 0; rank < factors.size(); ++rank)
    nodes[rank] = static_cast<int32_t>(static_cast<int64_t>(rank) / nodeRanks);
  groupings.push_back(nodes);

  std::vector<int32_t> colours;
  if (areDistinct) {
    for (size_t rank = 0; rank < factors.size(); ++rank)
      colours.push_back(static_cast<int32_t>(rank));
  } else {
    size_t numFactors;
    colours = number(factors, numFactors);
    colours = refine(std::move(colours), numFactors, groupings);
  }

  RankClasses classes;
  for (auto [rank, colour] : llvm::enumerate(colours)) {
    if (static_cast<size_t>(colour) == classes.representatives.size()) {
      classes.representatives.push_back(static_cast<int64_t>(rank));
      classes.numRanks.push_back(0);
    }
    ++classes.numRanks[static_cast<size_t>(colour)];
  }
  size_t numColours = classes.representatives.size();
  for (size_t i = 0; i < program.communicators.size(); ++i)
    classes.communicators.push_back(classifyGroups(groupings[i], colours, numColours));
  classes.nodes = classifyGroups(nodes, colours, numColours);
  return classes;
}
