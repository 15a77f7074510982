// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Artifact.h"
#include "weft/Target/Compile.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace weft;

static const char *const kCommands = R"(
weft.mesh @mesh(pp = 2, dp = 4) batch_axes(dp)
weft.param @w : tensor<6xf32> init(normal, 2.500000e-01)
weft.param @b : tensor<2xf32> init(uniform, -1.000000e+00, 1.000000e+00) {decay = false, frozen}
weft.stream @compute
weft.stream @grad_comm
weft.layout @L : f32 shards [dp] over @mesh { bucket 32 { @w at 4 length 6 } bucket 32 { @b at 0 length 2 } }
weft.state @L.param : f32 param layout(@L) shard
weft.buffer "L.param" param at 0 : memref<8xf32> {bucket = 0 : i64, layout = @L, placement = "shard"}
weft.buffer "x" batch at 128 : memref<4xi32> {micro_batch = 2 : i64, bound = 10 : i64, program = "step"}
weft.buffer "pp,dp" coordinate at 256 : memref<i64>
func.func @train(%arena: memref<1024xi8>) attributes {weft.step} {
  %p = weft.arena_view %arena[0] parameters : memref<1024xi8> to memref<8xf32>
  %a = weft.arena_view %arena[512] activations : memref<1024xi8> to memref<32xf32>
  %g = weft.arena_view %arena[576] gradients : memref<1024xi8> to memref<32xf32>
  weft.cmd.collective all_reduce, sum on @grad_comm (%g into %g) over @mesh[dp] : memref<32xf32>, memref<32xf32>
  %e = weft.cmd.record on @grad_comm
  weft.cmd.wait on @compute for %e
  weft.cmd.collective all_reduce, sum on @grad_comm (%a into %a) over @mesh[pp, dp] : memref<32xf32>, memref<32xf32>
  return
}
)";

namespace {
class ManifestTest : public testing::Test {
protected:
  void SetUp() override {
    mlir::DialectRegistry registry;
    registerCompilerDialects(registry);
    context = std::make_unique<mlir::MLIRContext>(registry);
    module = mlir::parseSourceString<mlir::ModuleOp>(kCommands, context.get());
    ASSERT_TRUE(module);
  }

  Manifest build(int64_t threads, llvm::StringRef schedule) {
    HostTarget target{"x86_64-pc-linux-gnu", "znver4", "", {"avx2", "fma"}};
    return llvm::cantFail(buildManifest(*module, schedule, {target, threads}));
  }

  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};
} // namespace

TEST_F(ManifestTest, ledgerCountsEachByteOnce) {
  Ledger ledger = computeLedger(*module);
  EXPECT_EQ(ledger.parameters, 32);
  EXPECT_EQ(ledger.inputs, 16 + 8);
  // The activation lies at [512, 640) and the gradient at [576, 704): shared bytes are the gradient's.
  EXPECT_EQ(ledger.gradients, 128);
  EXPECT_EQ(ledger.activations, 64);
  EXPECT_EQ(ledger.optimizer + ledger.outputs + ledger.inFlight, 0);
  EXPECT_EQ(ledger.total, 1024);
  EXPECT_EQ(ledger.workspace, 1024 - 32 - 24 - 128 - 64);
}

TEST_F(ManifestTest, describesTheModule) {
  auto manifest = nlohmann::json::parse(build(2, "schedule").json);
  EXPECT_EQ(manifest["threads_per_rank"], 2);
  EXPECT_EQ(manifest["mesh"]["axes"].dump(),
            R"([{"batch":false,"name":"pp","size":2},{"batch":true,"name":"dp","size":4}])");
  EXPECT_EQ(manifest["communicators"].dump(), R"([{"axes":["dp"]},{"axes":["pp","dp"]}])");
  EXPECT_EQ(manifest["streams"].dump(), R"(["compute","grad_comm"])");
  EXPECT_EQ(manifest["events"], 1);
  EXPECT_EQ(manifest["micro_batches"], 3);
  EXPECT_EQ(manifest["arena"]["bytes"], 1024);
  EXPECT_EQ(manifest["optimizer"], nullptr);
  EXPECT_EQ(manifest["parameters"][0]["init"].dump(), R"({"kind":"normal","stddev":0.25})");
  EXPECT_EQ(manifest["parameters"][1]["init"].dump(), R"({"high":1.0,"kind":"uniform","low":-1.0})");
  EXPECT_EQ(manifest["parameters"][1]["frozen"], true);
  EXPECT_EQ(manifest["parameters"][1]["decay"], false);
  EXPECT_EQ(manifest["layouts"][0]["elements"], 64);
  EXPECT_EQ(manifest["layouts"][0]["buckets"][1]["start"], 32);
  EXPECT_EQ(manifest["layouts"][0]["buckets"][0]["slots"].dump(),
            R"([{"length":6,"offset":4,"param":"w","param_offset":0}])");
  EXPECT_EQ(manifest["buffers"][0].dump(), R"({"bucket":0,"bytes":32,"dtype":"f32","layout":"L","name":"L.param",)"
                                           R"("offset":0,"placement":"shard","role":"param","shape":[8]})");
  EXPECT_EQ(manifest["buffers"][1]["bound"], 10);
  EXPECT_EQ(manifest["buffers"][2]["axes"].dump(), R"(["pp","dp"])");
}

TEST_F(ManifestTest, digestCoversScheduleAndOptions) {
  std::string digest = build(1, "schedule").digest;
  EXPECT_EQ(digest, build(1, "schedule").digest);
  EXPECT_NE(digest, build(2, "schedule").digest);
  EXPECT_NE(digest, build(1, "another").digest);
}
