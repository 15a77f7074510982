// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Simulator/CostModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace weft::sim;

llvm::StringRef weft::sim::getName(Algorithm algorithm) {
  switch (algorithm) {
  case Algorithm::None:
    return "none";
  case Algorithm::Ring:
    return "ring";
  case Algorithm::Tree:
    return "tree";
  case Algorithm::Hierarchical:
    return "hierarchical";
  case Algorithm::Memory:
    return "memory";
  }
  return "";
}

llvm::StringRef weft::sim::getName(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::AllReduce:
    return "all_reduce";
  case CollectiveKind::ReduceScatter:
    return "reduce_scatter";
  case CollectiveKind::AllGather:
    return "all_gather";
  }
  return "";
}

double weft::sim::getRingBytes(CollectiveKind kind, double numBytes, int64_t numRanks) {
  if (numRanks <= 1)
    return 0;
  double part = static_cast<double>(numRanks - 1) / static_cast<double>(numRanks);
  return (kind == CollectiveKind::AllReduce ? 2 : 1) * part * numBytes;
}

double Transfer::getSeconds() const {
  double longest = coreSeconds;
  for (const Load &load : loads)
    longest = std::max(longest, load.seconds);
  return latency + longest;
}

double CollectiveCost::getSeconds() const {
  double sum = 0;
  for (const Transfer &transfer : transfers)
    sum += transfer.getSeconds();
  return sum;
}

int64_t CommunicatorShape::getMembersBelow(size_t link) const {
  int64_t members = 1;
  for (size_t level = 0; level < link; ++level)
    members *= fanouts[level];
  return members;
}

//===----------------------------------------------------------------------===//
// Where communicators lie
//===----------------------------------------------------------------------===//

/// Ranks that differ from rank 0 only on the axes of the communicator (`own`) or only on the others, ascending.
static std::vector<int64_t> enumerateRanks(llvm::ArrayRef<MeshAxis> mesh, const Communicator &communicator, bool own) {
  std::vector<int64_t> ranks = {0};
  int64_t stride = 1;
  for (size_t axis = mesh.size(); axis-- > 0;) {
    if (llvm::is_contained(communicator.axes, static_cast<int32_t>(axis)) == own) {
      size_t count = ranks.size();
      for (int64_t i = 1; i < mesh[axis].size; ++i)
        for (size_t j = 0; j < count; ++j)
          ranks.push_back(ranks[j] + i * stride);
    }
    stride *= mesh[axis].size;
  }
  return ranks;
}

/// The largest number of domains of `domainRanks` ranks that one group of the communicator touches.
static int64_t countDomains(llvm::ArrayRef<int64_t> bases, llvm::ArrayRef<int64_t> members, int64_t domainRanks) {
  int64_t most = 1;
  for (int64_t base : bases) {
    int64_t count = 0, last = -1;
    for (int64_t member : members) {
      int64_t domain = (base + member) / domainRanks;
      count += domain != last;
      last = domain;
    }
    most = std::max(most, count);
  }
  return most;
}

/// The levels that the machine file gives to axes by name.
static llvm::Expected<std::vector<int64_t>> placeByName(const Machine &machine, llvm::ArrayRef<MeshAxis> mesh,
                                                        const Communicator &communicator) {
  std::vector<int64_t> fanouts(machine.links.size(), 1);
  for (int32_t axis : communicator.axes) {
    const MeshAxis &meshAxis = mesh[static_cast<size_t>(axis)];
    auto place = machine.axes.find(meshAxis.name);
    if (place != machine.axes.end())
      fanouts[static_cast<size_t>(place->second)] *= meshAxis.size;
    else if (meshAxis.size > 1)
      return llvm::createStringError("expects 'axes' of machine '" + machine.name + "' to name all axes of the mesh, " +
                                     "but it does not name '" + meshAxis.name + "'");
  }
  int64_t below = 1;
  for (size_t level = 0; level < fanouts.size(); ++level) {
    int64_t room = machine.links[level].numRanks / below;
    if (fanouts[level] > room)
      return llvm::createStringError(
          llvm::formatv("expects the axes that machine '{0}' puts on '{1}' to join at most {2} ranks, but got {3}",
                        machine.name, machine.links[level].name, room, fanouts[level])
              .str());
    below = machine.links[level].numRanks;
  }
  return fanouts;
}

llvm::Error CostModel::addShape(llvm::ArrayRef<MeshAxis> mesh, const Communicator &communicator) {
  CommunicatorShape shape;
  for (int32_t axis : communicator.axes) {
    if (axis < 0 || static_cast<size_t>(axis) >= mesh.size())
      return llvm::createStringError("expects communicators to list axes of the mesh, but got axis " +
                                     std::to_string(axis));
    shape.numRanks *= mesh[static_cast<size_t>(axis)].size;
  }
  bool isPlaced = llvm::any_of(mesh, [&](const MeshAxis &axis) { return machine.axes.count(axis.name) > 0; });
  if (isPlaced) {
    llvm::Expected<std::vector<int64_t>> fanouts = placeByName(machine, mesh, communicator);
    if (!fanouts)
      return fanouts.takeError();
    shape.fanouts = *fanouts;
  } else {
    std::vector<int64_t> bases = enumerateRanks(mesh, communicator, false);
    std::vector<int64_t> members = enumerateRanks(mesh, communicator, true);
    int64_t inner = shape.numRanks;
    for (const Link &link : machine.links) {
      int64_t domains = countDomains(bases, members, link.numRanks);
      shape.fanouts.push_back(static_cast<int64_t>(llvm::divideCeil(inner, domains)));
      inner = domains;
    }
  }
  shapes.push_back(std::move(shape));
  return llvm::Error::success();
}

llvm::Expected<CostModel> CostModel::create(const Machine &machine, llvm::ArrayRef<MeshAxis> mesh,
                                            llvm::ArrayRef<Communicator> communicators) {
  int64_t numRanks = 1, most = machine.links.empty() ? 1 : machine.links.back().numRanks;
  for (const MeshAxis &axis : mesh) {
    if (axis.size < 1)
      return llvm::createStringError("expects the size of mesh axis '" + axis.name + "' to be at least 1, but got " +
                                     std::to_string(axis.size));
    if (__builtin_mul_overflow(numRanks, axis.size, &numRanks) || numRanks > most)
      return llvm::createStringError(llvm::formatv("expects the mesh to have at most {0} ranks, which the links of "
                                                   "machine '{1}' join, but got more (axis '{2}' of size {3})",
                                                   most, machine.name, axis.name, axis.size)
                                         .str());
  }
  CostModel model(machine, numRanks);
  for (const Communicator &communicator : communicators)
    if (llvm::Error error = model.addShape(mesh, communicator))
      return error;
  return model;
}

//===----------------------------------------------------------------------===//
// Computing
//===----------------------------------------------------------------------===//

/// Of the dtype, or of f32 where the machine does not say.
template <typename T> static const T &getByDtype(const std::map<std::string, T> &rates, const std::string &dtype) {
  auto it = rates.find(dtype);
  return it != rates.end() ? it->second : rates.at("f32");
}

/// Interpolates between the measured products that are nearest in (log m, log n, log k), weighted by the inverse fourth
/// power of the distance (Shepard 1968). A product that was measured gets its own rate.
static double getProductRate(llvm::ArrayRef<ProductPoint> points, double m, double n, double k) {
  constexpr size_t numNeighbours = 6;
  std::vector<std::pair<double, size_t>> nearest; // squared distance, index
  nearest.reserve(points.size());
  for (auto [i, point] : llvm::enumerate(points)) {
    double dm = std::log2(m / static_cast<double>(point.m)), dn = std::log2(n / static_cast<double>(point.n)),
           dk = std::log2(k / static_cast<double>(point.k));
    nearest.push_back({dm * dm + dn * dn + dk * dk, i});
  }
  size_t count = std::min(numNeighbours, nearest.size());
  std::partial_sort(nearest.begin(), nearest.begin() + static_cast<std::ptrdiff_t>(count), nearest.end());
  double weights = 0, sum = 0;
  for (size_t i = 0; i < count; ++i) {
    double rate = points[nearest[i].second].rate;
    if (nearest[i].first < 1e-12)
      return rate;
    double weight = 1 / (nearest[i].first * nearest[i].first);
    weights += weight;
    sum += weight * std::log(rate);
  }
  return std::exp(sum / weights);
}

double CostModel::getMemorySeconds(const Work &work) const {
  double numBytes = static_cast<double>(work.bytesRead) + static_cast<double>(work.bytesWritten);
  double fetched = machine.compute.allocatesOnWrite ? static_cast<double>(work.bytesOverwritten) : 0;
  return (numBytes + fetched) / machine.compute.memory.at(numBytes);
}

double CostModel::getProductSeconds(const Work &work) const {
  double m = static_cast<double>(std::max<int64_t>(work.m, 1)), n = static_cast<double>(std::max<int64_t>(work.n, 1)),
         k = static_cast<double>(std::max<int64_t>(work.k, 1)),
         batches = static_cast<double>(std::max<int64_t>(work.numBatches, 1));
  double numFlops = 2 * m * n * k * batches;
  // An accelerator computes the products of a batch side by side; a host one after the other.
  double rows = machine.compute.issue == Issue::Queued ? m * batches : m;
  double rate = getProductRate(getByDtype(machine.compute.products, work.dtype).points, rows, n, k);
  return std::max(numFlops / rate, getMemorySeconds(work));
}

double CostModel::getKernelSeconds(const Work &work) const {
  double arithmetic = static_cast<double>(work.numFlops) / getByDtype(machine.compute.arithmetic, work.dtype).value +
                      static_cast<double>(work.numTranscendentals) / machine.compute.transcendentals.value;
  return std::max(arithmetic, getMemorySeconds(work));
}

double CostModel::getNanos(CommandKind kind, const Work &work) const {
  switch (kind) {
  case CommandKind::Kernel:
    return std::round(1e9 * (machine.compute.launchKernel.value + getKernelSeconds(work)));
  case CommandKind::Product:
    return std::round(1e9 * (machine.compute.launchProduct.value + getProductSeconds(work)));
  case CommandKind::Copy:
    return std::round(1e9 * (machine.compute.launchCopy.value + getKernelSeconds(work)));
  case CommandKind::Collective:
  case CommandKind::Record:
  case CommandKind::Wait:
    break;
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// Communicating
//===----------------------------------------------------------------------===//

/// How long a domain of the level before `link` needs to send that many bytes over its ports.
double CostModel::getPortSeconds(const CommunicatorShape &shape, size_t link, double bytesOut, double numBytes) const {
  const Link &level = machine.links[link];
  double rate = level.bandwidth.at(numBytes);
  int64_t members = shape.getMembersBelow(link);
  if (!level.isShared)
    return bytesOut / (rate * static_cast<double>(members));
  // Other groups of the communicator send at the same time, through the same port.
  int64_t domainRanks = link == 0 ? 1 : std::min(machine.links[link - 1].numRanks, numRanks);
  return bytesOut / rate * static_cast<double>(std::max<int64_t>(domainRanks / members, 1));
}

/// One ring around all members, in an order that enters and leaves each domain once.
CollectiveCost CostModel::getRing(CollectiveKind kind, double numBytes, const CommunicatorShape &shape) const {
  CollectiveCost cost;
  cost.algorithm = Algorithm::Ring;
  cost.bytesByLink.assign(machine.links.size(), 0);
  double bytesOut = getRingBytes(kind, numBytes, shape.numRanks);
  Transfer transfer;
  int64_t inner = shape.numRanks;
  for (size_t link = 0; link < machine.links.size(); ++link) {
    int64_t fanout = shape.fanouts[link];
    if (fanout <= 1)
      continue;
    int64_t domains = static_cast<int64_t>(llvm::divideCeil(inner, fanout));
    // A chunk crosses inner - domains links of this level on its way around.
    double steps = static_cast<double>(inner - domains) * (kind == CollectiveKind::AllReduce ? 2 : 1);
    transfer.latency += steps * machine.links[link].latency.value;
    double bytesOfRank = bytesOut / static_cast<double>(shape.getMembersBelow(link));
    transfer.loads.push_back(
        {static_cast<int32_t>(link), getPortSeconds(shape, link, bytesOut, numBytes), bytesOfRank});
    cost.bytesByLink[link] += bytesOfRank;
    inner = domains;
  }
  cost.transfers.push_back(std::move(transfer));
  return cost;
}

/// Two binary trees, each with half of the bytes, so that each rank sends them up once and down once.
CollectiveCost CostModel::getTree(double numBytes, const CommunicatorShape &shape) const {
  CollectiveCost cost;
  cost.algorithm = Algorithm::Tree;
  cost.bytesByLink.assign(machine.links.size(), 0);
  Transfer transfer;
  for (size_t link = 0; link < machine.links.size(); ++link) {
    int64_t fanout = shape.fanouts[link];
    if (fanout <= 1)
      continue;
    transfer.latency += 2.0 * llvm::Log2_64_Ceil(static_cast<uint64_t>(fanout)) * machine.links[link].latency.value;
    double bytesOfRank = 2 * numBytes / static_cast<double>(shape.getMembersBelow(link));
    transfer.loads.push_back(
        {static_cast<int32_t>(link), getPortSeconds(shape, link, 2 * numBytes, numBytes), bytesOfRank});
    cost.bytesByLink[link] += bytesOfRank;
  }
  cost.transfers.push_back(std::move(transfer));
  return cost;
}

/// Appends what one level does in a hierarchical collective: each of the members below runs an equal part of the bytes
/// with its peers in the other domains.
void CostModel::addTransfer(CollectiveCost &cost, CollectiveKind kind, size_t link, double numBytes,
                            const CommunicatorShape &shape) const {
  const Link &level = machine.links[link];
  int64_t fanout = shape.fanouts[link];
  double members = static_cast<double>(shape.getMembersBelow(link));
  if (level.kind == LinkKind::Network) {
    bool isAllReduce = kind == CollectiveKind::AllReduce;
    double bytesOut = getRingBytes(kind, numBytes, fanout);
    Transfer ring;
    ring.latency = static_cast<double>(fanout - 1) * (isAllReduce ? 2 : 1) * level.latency.value;
    ring.loads.push_back(
        {static_cast<int32_t>(link), getPortSeconds(shape, link, bytesOut, numBytes / members), bytesOut / members});
    Transfer tree;
    tree.latency = 2.0 * llvm::Log2_64_Ceil(static_cast<uint64_t>(fanout)) * level.latency.value;
    tree.loads.push_back({static_cast<int32_t>(link), getPortSeconds(shape, link, 2 * numBytes, numBytes / members),
                          2 * numBytes / members});
    bool useTree = isAllReduce && tree.getSeconds() < ring.getSeconds();
    cost.bytesByLink[link] += (useTree ? 2 * numBytes : bytesOut) / members;
    cost.transfers.push_back(useTree ? std::move(tree) : std::move(ring));
    return;
  }
  // Bytes that are read and written by all ranks together; each rank's worker takes an equal part.
  double count = static_cast<double>(fanout);
  double traffic = numBytes * (kind == CollectiveKind::AllReduce ? 2 * count : count + 1);
  Transfer reduction;
  reduction.latency = level.latency.value;
  reduction.coreSeconds = traffic / count / level.bandwidth.at(numBytes);
  if (level.hasThrottle) {
    // The bytes are on their way while the workers add them.
    reduction.latency += level.throttle.latency.value;
    double bytesOfRank = getRingBytes(kind, numBytes, fanout);
    reduction.loads.push_back({static_cast<int32_t>(link), bytesOfRank / level.throttle.bandwidth.value, bytesOfRank});
    cost.bytesByLink[link] += bytesOfRank;
  } else {
    cost.bytesByLink[link] += traffic / count;
  }
  cost.transfers.push_back(std::move(reduction));
}

/// Level by level: scattered sums inwards, the whole at the outermost level, gathered on the way back.
CollectiveCost CostModel::getHierarchical(CollectiveKind kind, double numBytes, const CommunicatorShape &shape) const {
  CollectiveCost cost;
  cost.algorithm = Algorithm::Hierarchical;
  cost.bytesByLink.assign(machine.links.size(), 0);
  llvm::SmallVector<size_t> used;
  for (size_t link = 0; link < machine.links.size(); ++link)
    if (shape.fanouts[link] > 1)
      used.push_back(link);
  bool isAllReduce = kind == CollectiveKind::AllReduce;
  if (kind != CollectiveKind::AllGather)
    for (size_t link : used)
      if (!isAllReduce || link != used.back())
        addTransfer(cost, CollectiveKind::ReduceScatter, link, numBytes, shape);
  if (isAllReduce)
    addTransfer(cost, kind, used.back(), numBytes, shape);
  if (kind != CollectiveKind::ReduceScatter)
    for (size_t link : llvm::reverse(used))
      if (!isAllReduce || link != used.back())
        addTransfer(cost, CollectiveKind::AllGather, link, numBytes, shape);
  return cost;
}

CollectiveCost CostModel::getCollective(Algorithm algorithm, CollectiveKind kind, int64_t numBytes,
                                        int32_t communicator) const {
  const CommunicatorShape &shape = shapes[static_cast<size_t>(communicator)];
  double bytes = static_cast<double>(numBytes);
  CollectiveCost cost;
  cost.bytesByLink.assign(machine.links.size(), 0);
  switch (algorithm) {
  case Algorithm::None:
    break;
  case Algorithm::Ring:
    return getRing(kind, bytes, shape);
  case Algorithm::Tree:
    return getTree(bytes, shape);
  case Algorithm::Hierarchical:
    return getHierarchical(kind, bytes, shape);
  case Algorithm::Memory:
    addTransfer(cost, kind, 0, bytes, shape);
    cost.algorithm = algorithm;
    break;
  }
  return cost;
}

/// The fastest algorithm for one kind of collective.
static CollectiveCost chooseAlgorithm(const CostModel &model, CollectiveKind kind, int64_t numBytes,
                                      int32_t communicator) {
  const CommunicatorShape &shape = model.getShape(communicator);
  llvm::ArrayRef<Link> links = model.getMachine().links;
  size_t numUsed = llvm::count_if(shape.fanouts, [](int64_t fanout) { return fanout > 1; });
  if (numUsed == 0 || numBytes == 0)
    return model.getCollective(Algorithm::None, kind, numBytes, communicator);
  if (links[0].kind == LinkKind::SharedMemory && shape.fanouts[0] > 1)
    return model.getCollective(numUsed == 1 ? Algorithm::Memory : Algorithm::Hierarchical, kind, numBytes,
                               communicator);
  CollectiveCost best = model.getCollective(Algorithm::Ring, kind, numBytes, communicator);
  auto consider = [&](Algorithm algorithm) {
    CollectiveCost other = model.getCollective(algorithm, kind, numBytes, communicator);
    // Not for a difference of rounding.
    if (other.getSeconds() < best.getSeconds() * (1 - 1e-9))
      best = std::move(other);
  };
  if (kind == CollectiveKind::AllReduce)
    consider(Algorithm::Tree);
  if (numUsed > 1)
    consider(Algorithm::Hierarchical);
  return best;
}

CollectiveCost CostModel::getCollective(llvm::ArrayRef<Collective> collectives, int32_t communicator) const {
  // The collectives of one kind in a coalesced launch move as one.
  CollectiveCost sum;
  sum.bytesByLink.assign(machine.links.size(), 0);
  for (CollectiveKind kind : {CollectiveKind::AllReduce, CollectiveKind::ReduceScatter, CollectiveKind::AllGather}) {
    int64_t numBytes = 0;
    for (const Collective &collective : collectives)
      if (collective.kind == kind)
        numBytes += collective.numBytes;
    CollectiveCost cost = chooseAlgorithm(*this, kind, numBytes, communicator);
    if (cost.algorithm != Algorithm::None)
      sum.algorithm = cost.algorithm;
    llvm::append_range(sum.transfers, cost.transfers);
    for (size_t link = 0; link < machine.links.size(); ++link)
      sum.bytesByLink[link] += cost.bytesByLink[link];
  }
  return sum;
}

double CostModel::getNanos(llvm::ArrayRef<Collective> collectives, int32_t communicator) const {
  return std::round(1e9 *
                    (machine.compute.launchCollective.value + getCollective(collectives, communicator).getSeconds()));
}

double CostModel::getNanos(const Command &command) const {
  return command.kind == CommandKind::Collective ? getNanos(command.collectives, command.communicator)
                                                 : getNanos(command.kind, command.work);
}
