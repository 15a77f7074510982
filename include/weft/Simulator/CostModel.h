// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How long commands take on a machine. Formulas with units and sources are in docs/cost-model.md.

#ifndef WEFT_SIMULATOR_COSTMODEL_H
#define WEFT_SIMULATOR_COSTMODEL_H

#include "weft/Simulator/Machine.h"
#include "weft/Simulator/Program.h"
#include "llvm/ADT/ArrayRef.h"

namespace weft::sim {

/// Tree: double binary tree (all-reduce only). Hierarchical: level by level. Memory: threads that share a memory.
enum class Algorithm { None, Ring, Tree, Hierarchical, Memory };

llvm::StringRef getName(Algorithm algorithm);
llvm::StringRef getName(CollectiveKind kind);

/// Bytes that each of `numRanks` ranks sends in a ring: 2(N-1)/N of the buffer for an all-reduce, (N-1)/N for the
/// others.
double getRingBytes(CollectiveKind kind, double numBytes, int64_t numRanks);

/// A part of a collective: after its latency, all its loads are worked off at once, the slowest decides.
struct Transfer {
  /// Load of the port that a rank uses on one level of links: seconds when it has the port for itself, and the bytes
  /// that the rank sends.
  struct Load {
    int32_t link;
    double seconds, numBytes;
  };
  double latency = 0;
  std::vector<Load> loads;
  /// Seconds that the worker of each rank computes, on one core (shared memory only).
  double coreSeconds = 0;

  /// Without anything else on links and cores.
  double getSeconds() const;
};

/// A collective launch: transfers one after the other.
struct CollectiveCost {
  Algorithm algorithm = Algorithm::None;
  std::vector<Transfer> transfers;
  /// What one rank sends over each level of links.
  std::vector<double> bytesByLink;

  double getSeconds() const;
};

/// Where the members of one communicator lie.
struct CommunicatorShape {
  int64_t numRanks = 1;
  /// By level of links: the number of ranks (of domains of the level before) that a domain of this level brings
  /// together. Their product is `numRanks`, or more where domains are not filled evenly.
  std::vector<int64_t> fanouts;

  /// Number of members in one domain of the level before this one.
  int64_t getMembersBelow(size_t link) const;
};

class CostModel {
public:
  /// Fails if the mesh has more ranks than the machine's links join, or an axis cannot lie where the machine puts it.
  static llvm::Expected<CostModel> create(const Machine &machine, llvm::ArrayRef<MeshAxis> mesh,
                                          llvm::ArrayRef<Communicator> communicators);

  /// Nanoseconds of a kernel, product or copy on a rank of speed 1 that has its cores for itself, with its launch.
  double getNanos(CommandKind kind, const Work &work) const;
  /// Nanoseconds of one collective launch that has links and cores for itself, with its launch.
  double getNanos(llvm::ArrayRef<Collective> collectives, int32_t communicator) const;
  /// Either of these; 0 for records and waits.
  double getNanos(const Command &command) const;

  /// The algorithm that is fastest for this size, and what it loads.
  CollectiveCost getCollective(llvm::ArrayRef<Collective> collectives, int32_t communicator) const;
  /// One algorithm, whether or not it is the fastest.
  CollectiveCost getCollective(Algorithm algorithm, CollectiveKind kind, int64_t numBytes, int32_t communicator) const;

  const CommunicatorShape &getShape(int32_t communicator) const { return shapes[communicator]; }
  const Machine &getMachine() const { return machine; }
  int64_t getNumRanks() const { return numRanks; }

private:
  Machine machine;
  std::vector<CommunicatorShape> shapes;
  int64_t numRanks = 1;

  CostModel(const Machine &machine, int64_t numRanks) : machine(machine), numRanks(numRanks) {}
  llvm::Error addShape(llvm::ArrayRef<MeshAxis> mesh, const Communicator &communicator);
  double getMemorySeconds(const Work &work) const;
  double getProductSeconds(const Work &work) const;
  double getKernelSeconds(const Work &work) const;
  double getPortSeconds(const CommunicatorShape &shape, size_t link, double bytesOut, double numBytes) const;
  void addTransfer(CollectiveCost &cost, CollectiveKind kind, size_t link, double numBytes,
                   const CommunicatorShape &shape) const;
  CollectiveCost getRing(CollectiveKind kind, double numBytes, const CommunicatorShape &shape) const;
  CollectiveCost getTree(double numBytes, const CommunicatorShape &shape) const;
  CollectiveCost getHierarchical(CollectiveKind kind, double numBytes, const CommunicatorShape &shape) const;
};

} // namespace weft::sim

#endif // WEFT_SIMULATOR_COSTMODEL_H
