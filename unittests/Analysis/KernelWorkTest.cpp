// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/KernelWork.h"
#include "TestModule.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace weft;
using namespace weft::test;

namespace {

/// The work of the first operation for which `matches` holds.
template <typename OpTy, typename Predicate> sim::Work getWork(ModuleOp module, Predicate matches) {
  WorkAnalysis analysis(module);
  sim::Work work;
  bool found = false;
  module.walk([&](OpTy op) {
    if (!found && matches(op)) {
      found = true;
      work = analysis.getWork(op);
    }
  });
  EXPECT_TRUE(found);
  return work;
}

template <typename OpTy> sim::Work getLaunchWork(ModuleOp module, StringRef kernel) {
  return getWork<OpTy>(module, [&](OpTy op) { return op.getKernel() == kernel; });
}

/// Flops, bytes read, bytes written, and those of them that are overwritten.
std::vector<int64_t> summarize(const sim::Work &work) {
  return {work.numFlops, work.bytesRead, work.bytesWritten, work.bytesOverwritten};
}

using Figures = std::vector<int64_t>;

// relu(a + b): 4 x 16 points of an addition and a maximum; reads a matrix and a row.
TEST(KernelWorkTest, countsTheIterationDomainOfAKernel) {
  TestModule test;
  Figures expected = {4 * 16 * 2, (4 * 16 + 16) * 4, 4 * 16 * 4, 4 * 16 * 4};
  EXPECT_EQ(summarize(getLaunchWork<LaunchOp>(test.parseStage("6-scheduled.mlir"), "bias_relu")), expected);
  EXPECT_EQ(summarize(getLaunchWork<LaunchCommandOp>(test.parseStage("8-commands.mlir"), "bias_relu")), expected);
}

// 12 points of 4 operations for the loss, of 2 for its gradient. The loss starts from a fill: it is not read.
TEST(KernelWorkTest, doesNotReadWhatTheKernelMade) {
  TestModule test;
  Figures expected = {12 * 4 + 12 * 2, 2 * 12 * 4, 4 + 12 * 4, 4 + 12 * 4};
  EXPECT_EQ(summarize(getLaunchWork<LaunchOp>(test.parseStage("6-scheduled.mlir"), "mse")), expected);
  EXPECT_EQ(summarize(getLaunchWork<LaunchCommandOp>(test.parseStage("8-commands.mlir"), "mse")), expected);
}

// Momentum on a shard of 32 elements: 2 multiplications, an addition and a subtraction each. The kernel also reads the
// learning rate and the coordinate (12 bytes).
TEST(KernelWorkTest, countsAnUpdateByTheElementsOfTheShard) {
  TestModule test;
  auto update = getWork<UpdateOp>(test.parseStage("6-scheduled.mlir"), [](UpdateOp) { return true; });
  EXPECT_EQ(summarize(update), (Figures{32 * 4, 3 * 32 * 4, 2 * 32 * 4, 0}));
  auto launch = getLaunchWork<LaunchCommandOp>(test.parseStage("8-commands.mlir"), "momentum.L.0");
  EXPECT_EQ(summarize(launch), (Figures{32 * 4, 3 * 32 * 4 + 12, 2 * 32 * 4, 0}));
}

TEST(KernelWorkTest, readsTheSizesOfProducts) {
  TestModule test;
  auto check = [](const sim::Work &work) {
    EXPECT_EQ(std::vector({work.m, work.n, work.k, work.numBatches}), (Figures{4, 16, 8, 1}));
    EXPECT_EQ(summarize(work), (Figures{2 * 4 * 16 * 8, (4 * 8 + 8 * 16) * 4, 4 * 16 * 4, 4 * 16 * 4}));
  };
  auto isFirst = [](auto) { return true; };
  check(getWork<ProductCommandOp>(test.parseStage("8-commands.mlir"), isFirst));
  check(getWork<Operation *>(test.parseStage("6-scheduled.mlir"),
                             [](Operation *op) { return op->getName().getStringRef() == "linalg.contract"; }));
}

// A batched product that adds to its result reads it as well.
TEST(KernelWorkTest, countsBatchesAndAccumulation) {
  TestModule test;
  ModuleOp module = test.parse(R"(
    weft.stream @compute
    func.func @f(%a: memref<3x2x4xf32>, %b: memref<3x4x5xf32>, %c: memref<3x2x5xf32>) {
      weft.cmd.product on @compute (%a, %b, %c) accumulate sizes [2, 5, 4] strides [4, 1], [5, 1], [5, 1]
          batch [3] strides [8], [20], [10] : memref<3x2x4xf32>, memref<3x4x5xf32>, memref<3x2x5xf32>
      return
    }
  )");
  sim::Work work = getWork<ProductCommandOp>(module, [](auto) { return true; });
  EXPECT_EQ(work.numBatches, 3);
  EXPECT_EQ(summarize(work), (Figures{2 * 3 * 2 * 5 * 4, (3 * 8 + 3 * 20 + 3 * 10) * 4, 3 * 10 * 4, 0}));
}

// Rows of a table: only what is looked up is read. exp and a division by a value count apart, one by a constant is a
// multiplication.
TEST(KernelWorkTest, countsLookedUpElementsAndTranscendentals) {
  TestModule test;
  ModuleOp module = test.parse(R"(
    weft.kernel @k(%i: memref<2xi32>, %t: memref<1000x8xf32>, %o: memref<2x8xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %k = arith.constant 3.0 : f32
      scf.for %r = %c0 to %c2 step %c1 {
        %s = memref.subview %i[%r] [1] [1] : memref<2xi32> to memref<i32, strided<[], offset: ?>>
        %d = memref.subview %o[%r, 0] [1, 8] [1, 1] : memref<2x8xf32> to memref<8xf32, strided<[1], offset: ?>>
        linalg.generic {indexing_maps = [affine_map<(c) -> ()>, affine_map<(c) -> (c)>], iterator_types = ["parallel"]}
            ins(%s : memref<i32, strided<[], offset: ?>>) outs(%d : memref<8xf32, strided<[1], offset: ?>>) {
        ^bb0(%row: i32, %old: f32):
          %c = linalg.index 0 : index
          %x = arith.index_cast %row : i32 to index
          %v = memref.load %t[%x, %c] : memref<1000x8xf32>
          %e = math.exp %v : f32
          %q = arith.divf %e, %v : f32
          %p = arith.divf %q, %k : f32
          linalg.yield %p : f32
        }
      }
      weft.yield
    }
    func.func @f(%i: memref<2xi32>, %t: memref<1000x8xf32>, %o: memref<2x8xf32>) {
      weft.launch @k ins(%i, %t : memref<2xi32>, memref<1000x8xf32>) outs(%o : memref<2x8xf32>)
      return
    }
  )");
  sim::Work work = getLaunchWork<LaunchOp>(module, "k");
  EXPECT_EQ(summarize(work), (Figures{16, 2 * 4 + 16 * 4, 16 * 4, 16 * 4}));
  EXPECT_EQ(work.numTranscendentals, 32);
}

// Sizes whose product is larger than any count stop at the largest.
TEST(KernelWorkTest, saturates) {
  TestModule test;
  ModuleOp module = test.parse(R"(
    weft.stream @compute
    func.func @f(%a: memref<1x1xf32>, %b: memref<1x1xf32>, %c: memref<1x1xf32>) {
      weft.cmd.product on @compute (%a, %b, %c) sizes [4000000000, 4000000000, 4000000000]
          strides [0, 1], [0, 1], [0, 1] : memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>
      return
    }
  )");
  sim::Work work = getWork<ProductCommandOp>(module, [](auto) { return true; });
  EXPECT_EQ(work.numFlops, std::numeric_limits<int64_t>::max());
}

// A fill that a product overwrites takes no time; packs and views neither.
TEST(KernelWorkTest, saysWhatTakesTime) {
  TestModule test;
  ModuleOp module = test.parseStage("6-scheduled.mlir");
  WorkAnalysis analysis(module);
  module.walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    if (op->getParentOfType<KernelOp>())
      return;
    if (name == "linalg.fill" || name == "weft.pack" || name == "weft.unpack" || name == "tensor.empty") {
      EXPECT_EQ(analysis.getKind(op), std::nullopt) << name.str();
    } else if (name == "linalg.contract") {
      EXPECT_EQ(analysis.getKind(op), sim::CommandKind::Product);
    }
  });
}

TEST(KernelWorkTest, listsCollectivesWithTheWholeBuffer) {
  TestModule test;
  std::vector<std::pair<sim::CollectiveKind, int64_t>> found;
  test.parseStage("6-scheduled.mlir").walk([&](StartOp start) {
    for (const sim::Collective &collective : getCollectives(start))
      found.push_back({collective.kind, collective.numBytes});
  });
  using sim::CollectiveKind;
  EXPECT_EQ(found, (decltype(found){{CollectiveKind::AllGather, 512},
                                    {CollectiveKind::AllGather, 512},
                                    {CollectiveKind::AllReduce, 4},
                                    {CollectiveKind::ReduceScatter, 512},
                                    {CollectiveKind::ReduceScatter, 512}}));
}

} // namespace
