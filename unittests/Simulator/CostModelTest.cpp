// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas of docs/cost-model.md, with values worked out by hand.

#include "TestMachine.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace weft::sim;

static CostModel makeModel(const Machine &machine, std::vector<MeshAxis> mesh,
                           std::vector<Communicator> communicators = {{{0}}}) {
  llvm::Expected<CostModel> model = CostModel::create(machine, mesh, communicators);
  EXPECT_TRUE(!!model);
  return *model;
}

// An all-reduce in a ring moves 2(N-1)/N of the bytes from each rank (Patarasuk and Yuan 2009), half of it for each of
// reduce-scatter and all-gather.
TEST(CostModel, RingVolume) {
  for (int64_t n : {2, 3, 4, 8, 1000}) {
    double part = double(n - 1) / double(n);
    EXPECT_DOUBLE_EQ(getRingBytes(CollectiveKind::AllReduce, 1e6, n), 2 * part * 1e6);
    EXPECT_DOUBLE_EQ(getRingBytes(CollectiveKind::ReduceScatter, 1e6, n), part * 1e6);
    EXPECT_DOUBLE_EQ(getRingBytes(CollectiveKind::AllGather, 1e6, n), part * 1e6);
    CostModel model = makeModel(makeCluster(n), {{"dp", n, true}});
    CollectiveCost cost = model.getCollective(Algorithm::Ring, CollectiveKind::AllReduce, 1'000'000, 0);
    EXPECT_DOUBLE_EQ(cost.bytesByLink[0], 2 * part * 1e6);
  }
  EXPECT_EQ(getRingBytes(CollectiveKind::AllReduce, 1e6, 1), 0);
}

// 4 ranks, 5 us a step, 1 byte a ns: 6 steps and 1.5 MB; 3 steps and 0.75 MB.
TEST(CostModel, RingIsLatencyAndBandwidth) {
  CostModel model = makeModel(makeCluster(4, 5e-6), {{"dp", 4, true}});
  auto seconds = [&](CollectiveKind kind) {
    return model.getCollective(Algorithm::Ring, kind, 1'000'000, 0).getSeconds();
  };
  EXPECT_DOUBLE_EQ(seconds(CollectiveKind::AllReduce), 30e-6 + 1500e-6);
  EXPECT_DOUBLE_EQ(seconds(CollectiveKind::ReduceScatter), 15e-6 + 750e-6);
  EXPECT_DOUBLE_EQ(seconds(CollectiveKind::AllGather), 15e-6 + 750e-6);
}

// 16 ranks: a tree has 2 log2(16) = 8 steps and sends 2 MB, a ring 30 steps and 1.875 MB.
TEST(CostModel, TreeForSmallRingForLarge) {
  CostModel model = makeModel(makeCluster(16, 5e-6), {{"dp", 16, true}});
  EXPECT_DOUBLE_EQ(model.getCollective(Algorithm::Tree, CollectiveKind::AllReduce, 1'000'000, 0).getSeconds(),
                   40e-6 + 2000e-6);
  // Equal where 22 steps take as long as 1/8 of the bytes: 880 kB.
  auto choose = [&](int64_t numBytes) {
    Collective collective{CollectiveKind::AllReduce, numBytes};
    return model.getCollective({collective}, 0).algorithm;
  };
  EXPECT_EQ(choose(870'000), Algorithm::Tree);
  EXPECT_EQ(choose(890'000), Algorithm::Ring);
}

// 2 nodes of 4 ranks: inner links 4 bytes a ns, each rank has an outer port of 1 byte a ns. Level by level, 8 MB:
// scatter 6 MB / 4, all-reduce of 2 MB among 2 on each port = 2 MB, gather 6 MB / 4.
TEST(CostModel, Hierarchical) {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("inner", 4, 1e-6, 4e9), makeNetwork("outer", 64, 10e-6, 1e9)};
  CostModel model = makeModel(machine, {{"dp", 8, true}});
  EXPECT_EQ(model.getShape(0).fanouts, (std::vector<int64_t>{4, 2}));
  CollectiveCost cost = model.getCollective(Algorithm::Hierarchical, CollectiveKind::AllReduce, 8'000'000, 0);
  EXPECT_NEAR(cost.getSeconds(), 3e-6 + 1500e-6 + 20e-6 + 2000e-6 + 3e-6 + 1500e-6, 1e-12);
  EXPECT_DOUBLE_EQ(cost.bytesByLink[0], 12e6);
  EXPECT_DOUBLE_EQ(cost.bytesByLink[1], 2e6);
  // One ring: 14 MB over each inner link at 4 bytes a ns and out of each node over 4 ports at once; of the 14 steps 12
  // are inside of a node.
  CollectiveCost ring = model.getCollective(Algorithm::Ring, CollectiveKind::AllReduce, 8'000'000, 0);
  EXPECT_NEAR(ring.getSeconds(), 12e-6 + 2 * 10e-6 + 3500e-6, 1e-12);
  CollectiveCost scatter = model.getCollective(Algorithm::Hierarchical, CollectiveKind::ReduceScatter, 8'000'000, 0);
  EXPECT_NEAR(scatter.getSeconds(), 3e-6 + 1500e-6 + 10e-6 + 1000e-6, 1e-12);
}

// The same with one port for each node: 4 groups of a mesh send through it at once.
TEST(CostModel, SharedPort) {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("inner", 4, 0, 4e9), makeNetwork("outer", 64, 0, 1e9, /*isShared=*/true)};
  CostModel model = makeModel(machine, {{"dp", 2, true}, {"tp", 4, false}}, {{{0}}, {{1}}, {{0, 1}}});
  EXPECT_EQ(model.getShape(0).fanouts, (std::vector<int64_t>{1, 2}));
  EXPECT_EQ(model.getShape(1).fanouts, (std::vector<int64_t>{4, 1}));
  auto seconds = [&](int32_t communicator) {
    return model.getCollective(Algorithm::Ring, CollectiveKind::AllReduce, 1'000'000, communicator).getSeconds();
  };
  EXPECT_DOUBLE_EQ(seconds(0), 4000e-6);
  EXPECT_DOUBLE_EQ(seconds(1), 375e-6);
  EXPECT_DOUBLE_EQ(seconds(2), 1750e-6);
}

// Threads of one process: all_reduce reads and writes N buffers, reduce_scatter reads N and writes 1, all_gather the
// other way round; N workers.
TEST(CostModel, SharedMemory) {
  CostModel model = makeModel(makeHost(4, 20e-6), {{"dp", 4, true}});
  auto seconds = [&](CollectiveKind kind) { return model.getNanos({{kind, 1'000'000}}, 0) / 1e9; };
  EXPECT_DOUBLE_EQ(seconds(CollectiveKind::AllReduce), 20e-6 + 2000e-6);
  EXPECT_DOUBLE_EQ(seconds(CollectiveKind::ReduceScatter), 20e-6 + 1250e-6);
  EXPECT_DOUBLE_EQ(seconds(CollectiveKind::AllGather), 20e-6 + 1250e-6);
}

// A throttled link carries the bytes of a ring while the workers add them.
TEST(CostModel, Throttle) {
  Machine machine = makeHost(4, 20e-6);
  machine.links[0].hasThrottle = true;
  machine.links[0].throttle = {makeFigure(125e6), makeFigure(50e-6)};
  CostModel model = makeModel(machine, {{"dp", 2, true}});
  EXPECT_DOUBLE_EQ(model.getNanos({{CollectiveKind::AllReduce, 1'000'000}}, 0) / 1e9, 20e-6 + 50e-6 + 1e6 / 125e6);
  EXPECT_DOUBLE_EQ(model.getCollective({{CollectiveKind::AllReduce, 1'000'000}}, 0).bytesByLink[0], 1e6);
}

TEST(CostModel, CoalescedLaunchMovesAsOne) {
  CostModel model = makeModel(makeCluster(4, 5e-6), {{"dp", 4, true}});
  std::vector<Collective> parts(10, {CollectiveKind::AllGather, 100'000});
  EXPECT_DOUBLE_EQ(model.getNanos(parts, 0), model.getNanos({{CollectiveKind::AllGather, 1'000'000}}, 0));
}

TEST(CostModel, OneRankMovesNothing) {
  CostModel model = makeModel(makeMachine(), {{"dp", 1, true}});
  EXPECT_EQ(model.getNanos({{CollectiveKind::AllReduce, 1'000'000}}, 0), 0);
}

// 3 axes on 8-rank nodes: tp inside, pp across, dp half and half.
TEST(CostModel, AxesLieWhereRanksAre) {
  Machine machine = makeMachine();
  machine.links = {makeNetwork("inner", 8, 0, 1e9), makeNetwork("outer", 64, 0, 1e9)};
  CostModel model = makeModel(machine, {{"pp", 2, false}, {"dp", 4, true}, {"tp", 4, false}}, {{{0}}, {{1}}, {{2}}});
  EXPECT_EQ(model.getShape(0).fanouts, (std::vector<int64_t>{1, 2}));
  EXPECT_EQ(model.getShape(1).fanouts, (std::vector<int64_t>{2, 2}));
  EXPECT_EQ(model.getShape(2).fanouts, (std::vector<int64_t>{4, 1}));
  // The file may say otherwise.
  machine.axes = {{"pp", 0}, {"dp", 1}, {"tp", 0}};
  model = makeModel(machine, {{"pp", 2, false}, {"dp", 4, true}, {"tp", 4, false}}, {{{0}}, {{1}}, {{2}}});
  EXPECT_EQ(model.getShape(0).fanouts, (std::vector<int64_t>{2, 1}));
  EXPECT_EQ(model.getShape(1).fanouts, (std::vector<int64_t>{1, 4}));
}

// What the shipped machines make of an all-reduce: "bus bandwidth" is 2(N-1)/N of its bytes by its time, as nccl-tests
// prints it. In a node NVLink decides, between nodes 8 ports of 24 GB/s do.
TEST(CostModel, BusBandwidthOfShippedMachines) {
  auto getBusBandwidth = [](const std::string &name, int64_t numRanks) {
    llvm::Expected<Machine> machine = readMachine(std::string(WEFT_MACHINES_DIR) + "/" + name);
    EXPECT_TRUE(!!machine);
    CostModel model = makeModel(*machine, {{"dp", numRanks, true}});
    int64_t numBytes = int64_t(8) << 30;
    double seconds = model.getNanos({{CollectiveKind::AllReduce, numBytes}}, 0) / 1e9;
    return getRingBytes(CollectiveKind::AllReduce, double(numBytes), numRanks) / seconds;
  };
  EXPECT_NEAR(getBusBandwidth("dgx-a100.json", 8), 235e9, 2e9);
  EXPECT_NEAR(getBusBandwidth("dgx-a100.json", 16), 192e9, 4e9);
  EXPECT_NEAR(getBusBandwidth("dgx-h100.json", 8), 370e9, 4e9);
  EXPECT_NEAR(getBusBandwidth("dgx-h100.json", 16), 370e9, 10e9);
  // On many nodes latency decides between a ring and the levels; neither gets lost.
  EXPECT_GT(getBusBandwidth("dgx-a100.json", 4096), 90e9);
}

static std::string getError(const Machine &machine, std::vector<MeshAxis> mesh) {
  llvm::Expected<CostModel> model = CostModel::create(machine, mesh, {Communicator{{0}}});
  return model ? "" : llvm::toString(model.takeError());
}

TEST(CostModel, RefusesMeshesThatDoNotFit) {
  EXPECT_EQ(getError(makeCluster(4), {{"dp", 8, true}}),
            "expects the mesh to have at most 4 ranks, which the links of machine 'test' join, but got more (axis 'dp' "
            "of size 8)");
  EXPECT_EQ(getError(makeCluster(4), {{"dp", int64_t(1) << 40, true}, {"tp", int64_t(1) << 40, false}}),
            "expects the mesh to have at most 4 ranks, which the links of machine 'test' join, but got more (axis 'dp' "
            "of size 1099511627776)");
  EXPECT_EQ(getError(makeCluster(4), {{"dp", 0, true}}),
            "expects the size of mesh axis 'dp' to be at least 1, but got 0");
  Machine machine = makeCluster(8);
  machine.links.push_back(makeNetwork("outer", 64, 0, 1e9));
  machine.axes = {{"tp", 0}};
  EXPECT_EQ(getError(machine, {{"dp", 4, true}, {"tp", 2, false}}),
            "expects 'axes' of machine 'test' to name all axes of the mesh, but it does not name 'dp'");
  machine.axes = {{"tp", 0}, {"dp", 0}};
  EXPECT_EQ(getError(machine, {{"dp", 16, true}, {"tp", 2, false}}),
            "expects the axes that machine 'test' puts on 'net' to join at most 8 ranks, but got 16");
}

// Roofline: the slower of arithmetic and memory.
TEST(CostModel, Kernels) {
  Machine machine = makeMachine();
  machine.compute.launchKernel = makeFigure(1e-6);
  machine.compute.memory = makeCurve(1e9);
  CostModel model = makeModel(machine, {{"dp", 1, true}});
  Work work;
  work.numFlops = 10'000;
  work.numTranscendentals = 1'000; // 10 ns each
  work.bytesRead = 8'000;
  work.bytesWritten = 4'000;
  EXPECT_DOUBLE_EQ(model.getNanos(CommandKind::Kernel, work), 1'000 + 20'000);
  work.bytesRead = 30'000;
  EXPECT_DOUBLE_EQ(model.getNanos(CommandKind::Kernel, work), 1'000 + 34'000);
  EXPECT_EQ(model.getNanos(CommandKind::Copy, Work()), 0);
}

// What is overwritten is fetched first where caches allocate on writes: 30 kB read, 4 kB written of which 3 kB not
// read.
TEST(CostModel, WriteAllocate) {
  Machine machine = makeMachine();
  machine.compute.memory = makeCurve(1e9);
  Work work;
  work.bytesRead = 30'000;
  work.bytesWritten = 4'000;
  work.bytesOverwritten = 3'000;
  EXPECT_DOUBLE_EQ(makeModel(machine, {}, {}).getNanos(CommandKind::Copy, work), 34'000);
  machine.compute.allocatesOnWrite = true;
  EXPECT_DOUBLE_EQ(makeModel(machine, {}, {}).getNanos(CommandKind::Copy, work), 37'000);
}

TEST(CostModel, CurvesAreLinearInLogarithms) {
  Curve curve{{{1'000, 1e9}, {100'000, 1e7}}, {}};
  EXPECT_DOUBLE_EQ(curve.at(1), 1e9);
  EXPECT_NEAR(curve.at(10'000), 1e8, 1);
  EXPECT_DOUBLE_EQ(curve.at(1e9), 1e7);
}

// A measured product has its own rate, one between two equally near ones the geometric mean, one outside the nearest.
TEST(CostModel, Products) {
  Machine machine = makeMachine();
  machine.compute.products["f32"].points = {{64, 64, 64, 1e9}, {256, 64, 64, 4e9}};
  machine.compute.products["bf16"].points = {{64, 64, 64, 8e9}};
  CostModel model = makeModel(machine, {{"dp", 1, true}});
  auto getRate = [&](Work work) {
    work.numBatches = std::max<int64_t>(work.numBatches, 1);
    double flops = 2.0 * double(work.m) * double(work.n) * double(work.k) * double(work.numBatches);
    return flops / model.getNanos(CommandKind::Product, work) * 1e9;
  };
  auto makeProduct = [](std::string dtype, int64_t m, int64_t batches = 1) {
    Work work;
    work.dtype = std::move(dtype);
    work.m = m;
    work.n = work.k = 64;
    work.numBatches = batches;
    return work;
  };
  EXPECT_NEAR(getRate(makeProduct("f32", 64)), 1e9, 1);
  EXPECT_NEAR(getRate(makeProduct("f32", 256)), 4e9, 1);
  EXPECT_NEAR(getRate(makeProduct("f32", 128)), 2e9, 1);
  EXPECT_NEAR(getRate(makeProduct("bf16", 64)), 8e9, 1);
  EXPECT_NEAR(getRate(makeProduct("f16", 64)), 1e9, 1);
  // An accelerator computes a batch side by side, a host does not.
  EXPECT_NEAR(getRate(makeProduct("f32", 64, 4)), 4e9, 1);
  machine.compute.issue = Issue::Inline;
  model = makeModel(machine, {{"dp", 1, true}});
  EXPECT_NEAR(getRate(makeProduct("f32", 64, 4)), 1e9, 1);
}
