// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/RankOrder.h"

#include "weft/Analysis/Steps.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace weft;

void RankProgram::wait(size_t stream, int64_t point) {
  if (point < 0)
    return;
  Node node;
  node.predecessors.push_back(point);
  if (last[stream] >= 0)
    node.predecessors.push_back(last[stream]);
  last[stream] = nodes.size();
  nodes.push_back(std::move(node));
}

void RankProgram::issue(size_t stream, CollectiveOpInterface collective) {
  Node node;
  node.collective = collective;
  if (last[stream] >= 0)
    node.predecessors.push_back(last[stream]);
  last[stream] = nodes.size();
  nodes.push_back(std::move(node));
}

//===----------------------------------------------------------------------===//
// Which ranks run a program
//===----------------------------------------------------------------------===//

/// The coordinate of the program's ranks on an axis, or nothing if they have all of them.
static std::optional<int64_t> getCoordinate(Operation *program, StringRef axis) {
  auto coordinates = program->getAttrOfType<DictionaryAttr>("weft.coordinates");
  auto value = coordinates ? coordinates.getAs<IntegerAttr>(axis) : IntegerAttr();
  return value ? std::optional(value.getInt()) : std::nullopt;
}

/// Whether the programs agree on each axis of the mesh but `exceptAxes`, so that some rank of the one differs from some
/// rank of the other on these only.
static bool canMeet(MeshOp mesh, Operation *first, Operation *second, ArrayAttr exceptAxes = {}) {
  for (auto name : mesh.getAxisNames().getAsRange<StringAttr>()) {
    std::optional<int64_t> a = getCoordinate(first, name), b = getCoordinate(second, name);
    if (a && b && *a != *b && !(exceptAxes && llvm::is_contained(exceptAxes, name)))
      return false;
  }
  return true;
}

/// Each rank has one program.
static LogicalResult verifyCoordinates(MeshOp mesh, ArrayRef<RankProgram> programs) {
  int64_t numRanks = 0;
  for (auto [index, ranks] : llvm::enumerate(programs)) {
    int64_t numOwn = mesh.getNumRanks();
    if (auto coordinates = ranks.program->getAttrOfType<DictionaryAttr>("weft.coordinates"))
      for (NamedAttribute entry : coordinates) {
        int64_t size = mesh.getAxisSize(entry.getName());
        auto value = dyn_cast<IntegerAttr>(entry.getValue());
        if (size == 0 || !value || value.getInt() < 0 || value.getInt() >= size)
          return ranks.program->emitOpError(
                     "(d) expects 'weft.coordinates' to be indices on axes of the mesh, but got ")
                 << entry.getName() << " = " << entry.getValue();
        numOwn /= size;
      }
    for (const RankProgram &other : programs.take_front(index))
      if (canMeet(mesh, ranks.program, other.program)) {
        InFlightDiagnostic diagnostic =
            ranks.program->emitOpError("(d) expects a rank to have one program, by 'weft.coordinates'");
        diagnostic.attachNote(other.program->getLoc()) << "this program is of the same ranks";
        return diagnostic;
      }
    numRanks += numOwn;
  }
  if (numRanks == mesh.getNumRanks())
    return success();
  return programs.front().program->emitOpError("(d) expects a program for each of the ")
         << mesh.getNumRanks() << " ranks, but the programs are of " << numRanks;
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

using CommunicatorKey = std::pair<Attribute, Attribute>;
using Sequences = llvm::MapVector<CommunicatorKey, SmallVector<int64_t>>;

/// The nodes of each communicator, in the order in which they are started.
static Sequences getSequences(const RankProgram &ranks) {
  Sequences sequences;
  for (auto [index, node] : llvm::enumerate(ranks.nodes))
    if (CollectiveOpInterface collective = node.collective)
      sequences[{collective.getMeshAttr(), collective.getAxesAttr()}].push_back(index);
  return sequences;
}

/// `sum all_reduce of @L[0], 64 x f32 divided by 4`. What a collective carries is part of it: buckets may have one
/// size.
static std::string describe(CollectiveOpInterface collective) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (std::optional<Reduction> reduction = collective.getReductionKind())
    stream << stringifyReduction(*reduction) << " ";
  auto source = cast<ShapedType>(collective.getSource().getType());
  stream << stringifyCollectiveKind(collective.getCollectiveKind()) << " of ";
  for (Operation *labelled : {collective.getOperation(), collective->getParentOp()})
    if (auto label = labelled->getAttrOfType<StringAttr>("weft.bucket")) {
      stream << label.getValue() << ", ";
      break;
    }
  stream << source.getNumElements() << " x " << source.getElementType();
  if (collective.getDivisor() != 1)
    stream << " divided by " << collective.getDivisor();
  return text;
}

/// Compares two programs on a communicator that they share, and merges the nodes that are one collective.
static LogicalResult matchSequences(const RankProgram &first, ArrayRef<int64_t> firstNodes, const RankProgram &second,
                                    ArrayRef<int64_t> secondNodes, llvm::function_ref<void(int64_t, int64_t)> merge) {
  for (size_t index = 0; index < std::max(firstNodes.size(), secondNodes.size()); ++index) {
    bool hasFirst = index < firstNodes.size(), hasSecond = index < secondNodes.size();
    CollectiveOpInterface a = hasFirst ? first.nodes[firstNodes[index]].collective : CollectiveOpInterface();
    CollectiveOpInterface b = hasSecond ? second.nodes[secondNodes[index]].collective : CollectiveOpInterface();
    if (hasFirst && hasSecond && describe(a) == describe(b)) {
      merge(firstNodes[index], secondNodes[index]);
      continue;
    }
    CollectiveOpInterface present = a ? a : b;
    InFlightDiagnostic diagnostic = present->emitOpError("(d) expects ranks to start the same collectives over ")
                                    << present.getAxesAttr() << ", but number " << index + 1 << " is ";
    if (a && b)
      diagnostic << "'" << describe(a) << "' on some and '" << describe(b) << "' on others";
    else
      diagnostic << "'" << describe(present) << "' on some and missing on others";
    Location other = a && b ? b->getLoc() : (a ? second : first).program->getLoc();
    diagnostic.attachNote(other) << "the other " << (a && b ? "collective" : "program") << " is here";
    return diagnostic;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Cycles
//===----------------------------------------------------------------------===//

/// Refuses nodes that wait for each other: sorts them topologically (Kahn 1962) after merging those that are one
/// collective. `leader` gives the node that stands for another one.
static LogicalResult verifyNoCycle(ArrayRef<CollectiveOpInterface> nodes,
                                   ArrayRef<SmallVector<int64_t, 2>> predecessors, ArrayRef<int64_t> leader) {
  size_t numNodes = nodes.size();
  std::vector<SmallVector<int64_t, 2>> successors(numNodes);
  std::vector<int64_t> numWaiting(numNodes, 0);
  for (size_t node = 0; node < numNodes; ++node)
    for (int64_t predecessor : predecessors[node]) {
      successors[leader[predecessor]].push_back(leader[node]);
      ++numWaiting[leader[node]];
    }
  std::vector<int64_t> ready;
  for (size_t node = 0; node < numNodes; ++node)
    if (leader[node] == static_cast<int64_t>(node) && numWaiting[node] == 0)
      ready.push_back(node);
  while (!ready.empty()) {
    int64_t node = ready.back();
    ready.pop_back();
    for (int64_t successor : successors[node])
      if (--numWaiting[successor] == 0)
        ready.push_back(successor);
  }
  SmallVector<CollectiveOpInterface> stuck;
  for (size_t node = 0; node < numNodes; ++node)
    if (numWaiting[leader[node]] > 0 && nodes[node])
      stuck.push_back(nodes[node]);
  if (stuck.empty())
    return success();
  InFlightDiagnostic diagnostic = stuck.front()->emitOpError(
      "(d) expects streams not to wait in a cycle, but this collective would wait for itself on other ranks");
  for (CollectiveOpInterface other : ArrayRef(stuck).drop_front().take_front(4))
    diagnostic.attachNote(other->getLoc()) << "this one is part of the cycle or waits for it";
  return diagnostic;
}

LogicalResult weft::verifyRankOrder(ArrayRef<RankProgram> programs) {
  if (programs.size() < 2)
    return success();
  FailureOr<MeshOp> mesh = findMesh(programs.front().program->getParentOfType<ModuleOp>());
  if (failed(mesh) || failed(verifyCoordinates(*mesh, programs)))
    return failure();
  // All nodes of all programs in one list.
  std::vector<CollectiveOpInterface> nodes;
  std::vector<SmallVector<int64_t, 2>> predecessors;
  SmallVector<int64_t> offsets;
  SmallVector<Sequences> sequences;
  llvm::EquivalenceClasses<int64_t> merged;
  for (const RankProgram &ranks : programs) {
    int64_t offset = nodes.size();
    offsets.push_back(offset);
    sequences.push_back(getSequences(ranks));
    for (const RankProgram::Node &node : ranks.nodes) {
      nodes.push_back(node.collective);
      predecessors.push_back(
          llvm::map_to_vector<2>(node.predecessors, [&](int64_t predecessor) { return predecessor + offset; }));
    }
  }
  for (size_t second = 0; second < programs.size(); ++second)
    for (size_t first = 0; first < second; ++first) {
      Sequences all = sequences[first];
      for (auto &[key, unused] : sequences[second])
        all.try_emplace(key);
      for (auto &[key, firstNodes] : all) {
        if (!canMeet(*mesh, programs[first].program, programs[second].program, cast<ArrayAttr>(key.second)))
          continue;
        auto merge = [&](int64_t a, int64_t b) { merged.unionSets(a + offsets[first], b + offsets[second]); };
        if (failed(matchSequences(programs[first], firstNodes, programs[second], sequences[second].lookup(key), merge)))
          return failure();
      }
    }
  std::vector<int64_t> leader(nodes.size());
  for (size_t node = 0; node < nodes.size(); ++node) {
    auto member = merged.findLeader(node);
    leader[node] = member == merged.member_end() ? node : *member;
  }
  return verifyNoCycle(nodes, predecessors, leader);
}
