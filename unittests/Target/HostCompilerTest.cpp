// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles kernels, loads them and runs them. A launch runs the kernel at once.

#include "weft/Target/HostCompiler.h"
#include "weft/Conversion/Passes.h"
#include "weft/Target/Compile.h"
#include "weft/Target/Linker.h"

#include "weft-rt/Abi.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <limits>
#include <vector>

using namespace weft;

extern "C" void weft_rt_launch(weft_rt_rank *, int32_t, const weft_rt_kernel *kernel, void *const *args) {
  // One block at a time, last first: blocks do not depend on each other.
  for (int64_t block = kernel->num_blocks; block-- > 0;)
    kernel->host(args, block, block + 1);
}

namespace {
/// Makes a module of one kernel and a step that launches it on buffers at 4096-byte steps of the arena.
std::string moduleFor(llvm::StringRef signature, llvm::StringRef body, std::vector<std::string> types,
                      llvm::StringRef phase = "forward", int numBlocks = 1) {
  std::string arena = "memref<" + std::to_string(4096 * types.size()) + "xi8>";
  std::string text = "weft.mesh @mesh(dp = 1) batch_axes(dp)\nweft.stream @compute\nweft.kernel @k(";
  text += signature.str() + ") attributes {num_blocks = " + std::to_string(numBlocks) + " : i64} {\n" + body.str() +
          "\n weft.yield\n}\n";
  text += "func.func @train(%arena: " + arena + ") attributes {weft.step} {\n";
  std::string operands, operandTypes;
  for (size_t i = 0; i < types.size(); ++i) {
    std::string name = "%b" + std::to_string(i);
    text += name + " = weft.arena_view %arena[" + std::to_string(4096 * i) + "] activations : " + arena + " to " +
            types[i] + "\n";
    operands += (i ? ", " : "") + name;
    operandTypes += (i ? ", " : "") + types[i];
  }
  text += "weft.cmd.launch @k on @compute (" + operands + ") {weft.phase = #weft.phase<" + phase.str() +
          ">} : " + operandTypes + "\nreturn\n}\n";
  return text;
}

class HostCompilerTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("weft-host-test", directory));
    registerCompilerDialects(registry);
    context = std::make_unique<mlir::MLIRContext>(registry);
  }
  void TearDown() override {
    if (library)
      dlclose(library);
    llvm::sys::fs::remove_directories(directory);
  }

  /// Compiles and loads the module; the result is null where something failed.
  const weft_rt_module *compile(const std::string &text) {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
    if (!module)
      return nullptr;
    mlir::PassManager passes(context.get());
    buildHostPipeline(passes);
    if (mlir::failed(passes.run(*module)))
      return nullptr;
    auto target = resolveHostTarget("native");
    auto compiled = compileHostObjects(*module, *target, ObjectCache((directory + "/cache").str()));
    if (!compiled) {
      ADD_FAILURE() << llvm::toString(compiled.takeError());
      return nullptr;
    }
    objects = std::move(*compiled);
    std::string path = (directory + "/step" + std::to_string(numLibraries++) + ".so").str();
    if (llvm::Error error = linkSharedObject(objects.objects, path)) {
      ADD_FAILURE() << llvm::toString(std::move(error));
      return nullptr;
    }
    library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) {
      ADD_FAILURE() << dlerror();
      return nullptr;
    }
    return static_cast<const weft_rt_module *>(dlsym(library, "weft_rt_module_main"));
  }

  template <typename T> T *buffer(int index) { return reinterpret_cast<T *>(arena.data() + 512 * index); }

  mlir::DialectRegistry registry;
  std::unique_ptr<mlir::MLIRContext> context;
  llvm::SmallString<128> directory;
  HostObjects objects;
  void *library = nullptr;
  int numLibraries = 0;
  std::vector<double> arena = std::vector<double>(512 * 8);
};
} // namespace

TEST_F(HostCompilerTest, reductionsOverRowsAndColumnsAreExactOnIntegers) {
  const weft_rt_module *step = compile(moduleFor("%x: memref<7x33xf32>, %rows: memref<7xf32>, %columns: memref<33xf32>",
                                                 R"(%zero = arith.constant 0.0 : f32
         linalg.fill ins(%zero : f32) outs(%rows : memref<7xf32>)
         linalg.fill ins(%zero : f32) outs(%columns : memref<33xf32>)
         linalg.reduce ins(%x : memref<7x33xf32>) outs(%rows : memref<7xf32>) dimensions = [1]
           (%v: f32, %o: f32) { %r = arith.addf %o, %v : f32 linalg.yield %r : f32 }
         linalg.reduce ins(%x : memref<7x33xf32>) outs(%columns : memref<33xf32>) dimensions = [0]
           (%v: f32, %o: f32) { %r = arith.addf %o, %v : f32 linalg.yield %r : f32 })",
                                                 {"memref<7x33xf32>", "memref<7xf32>", "memref<33xf32>"}));
  ASSERT_TRUE(step);
  EXPECT_EQ(step->abi_version, WEFT_RT_ABI_VERSION);
  EXPECT_EQ(step->arena_bytes, 3 * 4096);
  EXPECT_EQ(step->num_streams, 1);
  EXPECT_EQ(step->eval, nullptr);
  for (int i = 0; i < 7 * 33; ++i)
    buffer<float>(0)[i] = float(i);
  step->step(nullptr, arena.data());
  for (int r = 0; r < 7; ++r)
    EXPECT_EQ(buffer<float>(1)[r], 33 * 33 * r + 33 * 16);
  for (int c = 0; c < 33; ++c)
    EXPECT_EQ(buffer<float>(2)[c], 7 * c + 33 * 21);
}

TEST_F(HostCompilerTest, notANumberAndInfinityPassThroughMathAndMaximum) {
  std::string body = R"(
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                                     affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                    iterator_types = ["parallel"]}
        ins(%x : memref<37xf32>)
        outs(%e, %t, %l, %r, %s : memref<37xf32>, memref<37xf32>, memref<37xf32>, memref<37xf32>, memref<37xf32>) {
    ^bb0(%v: f32, %0: f32, %1: f32, %2: f32, %3: f32, %4: f32):
      %exp = math.exp %v : f32
      %tanh = math.tanh %v : f32
      %log = math.log %v : f32
      %rsqrt = math.rsqrt %v : f32
      %erf = math.erf %v : f32
      linalg.yield %exp, %tanh, %log, %rsqrt, %erf : f32, f32, f32, f32, f32
    }
    %low = arith.constant 0xFF800000 : f32
    linalg.fill ins(%low : f32) outs(%m : memref<f32>)
    linalg.reduce ins(%x : memref<37xf32>) outs(%m : memref<f32>) dimensions = [0]
      (%v: f32, %o: f32) { %r2 = arith.maximumf %o, %v : f32 linalg.yield %r2 : f32 })";
  std::vector<std::string> types(6, "memref<37xf32>");
  types.push_back("memref<f32>");
  const weft_rt_module *step =
      compile(moduleFor("%x: memref<37xf32>, %e: memref<37xf32>, %t: memref<37xf32>, %l: memref<37xf32>, "
                        "%r: memref<37xf32>, %s: memref<37xf32>, %m: memref<f32>",
                        body, types));
  ASSERT_TRUE(step);
  const float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  for (int i = 0; i < 37; ++i)
    buffer<float>(0)[i] = 0.25f * float(i + 1);
  step->step(nullptr, arena.data());
  EXPECT_EQ(*buffer<float>(6), 9.25f);
  for (int i = 0; i < 37; ++i) {
    float x = buffer<float>(0)[i];
    // The polynomials are good to a few units in the last place.
    EXPECT_NEAR(buffer<float>(1)[i] / std::exp(x), 1, 1e-6) << x;
    EXPECT_NEAR(buffer<float>(2)[i], std::tanh(x), 1e-6) << x;
    EXPECT_NEAR(buffer<float>(3)[i], std::log(x), 1e-6) << x;
    EXPECT_NEAR(buffer<float>(4)[i] * std::sqrt(x), 1, 1e-6) << x;
    EXPECT_NEAR(buffer<float>(5)[i], std::erf(x), 1e-6) << x;
  }

  buffer<float>(0)[3] = nan;  // in a vector
  buffer<float>(0)[36] = nan; // in the remainder
  buffer<float>(0)[4] = inf;
  buffer<float>(0)[5] = -inf;
  step->step(nullptr, arena.data());
  for (int output = 1; output <= 5; ++output) {
    EXPECT_TRUE(std::isnan(buffer<float>(output)[3])) << output;
    EXPECT_TRUE(std::isnan(buffer<float>(output)[36])) << output;
  }
  EXPECT_TRUE(std::isnan(*buffer<float>(6)));
  EXPECT_EQ(buffer<float>(1)[4], inf);
  EXPECT_EQ(buffer<float>(1)[5], 0);
  EXPECT_EQ(buffer<float>(2)[4], 1);
  EXPECT_EQ(buffer<float>(2)[5], -1);
  EXPECT_EQ(buffer<float>(3)[4], inf);
  EXPECT_TRUE(std::isnan(buffer<float>(3)[5]));
  EXPECT_EQ(buffer<float>(4)[4], 0);
  EXPECT_EQ(buffer<float>(5)[4], 1);
}

TEST_F(HostCompilerTest, updatesDoNotDependOnWhereAnElementStands) {
  // One AdamW-like rule on elements [first, last) of 67, whole and cut at every place.
  std::string body = R"(
    %f = memref.load %range[%c0] : memref<2xindex>
    %l = memref.load %range[%c1] : memref<2xindex>
    %b1 = arith.constant 0.9 : f32
    %b2 = arith.constant 0.999 : f32
    %a1 = arith.constant 0.1 : f32
    %a2 = arith.constant 0.001 : f32
    %eps = arith.constant 1.0e-8 : f32
    %lr = arith.constant 1.0e-3 : f32
    scf.for %i = %f to %l step %c1 {
      %p = memref.load %pb[%i] : memref<67xf32>
      %g = memref.load %gb[%i] : memref<67xf32>
      %m = memref.load %mb[%i] : memref<67xf32>
      %v = memref.load %vb[%i] : memref<67xf32>
      %m0 = arith.mulf %b1, %m : f32
      %m1 = math.fma %a1, %g, %m0 : f32
      %g2 = arith.mulf %g, %g : f32
      %v0 = arith.mulf %b2, %v : f32
      %v1 = math.fma %a2, %g2, %v0 : f32
      %root = math.sqrt %v1 : f32
      %d = arith.addf %root, %eps : f32
      %q = arith.divf %m1, %d : f32
      %e = math.exp %q : f32
      %s = arith.mulf %lr, %e : f32
      %n = arith.subf %p, %s : f32
      memref.store %n, %pb[%i] : memref<67xf32>
      memref.store %m1, %mb[%i] : memref<67xf32>
      memref.store %v1, %vb[%i] : memref<67xf32>
    })";
  body = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n" + body;
  const weft_rt_module *step = compile(moduleFor(
      "%range: memref<2xindex>, %gb: memref<67xf32>, %pb: memref<67xf32>, %mb: memref<67xf32>, "
      "%vb: memref<67xf32>",
      body, {"memref<2xindex>", "memref<67xf32>", "memref<67xf32>", "memref<67xf32>", "memref<67xf32>"}, "update"));
  ASSERT_TRUE(step);
  auto reset = [&] {
    for (int i = 0; i < 67; ++i) {
      buffer<float>(1)[i] = std::sin(float(i)) * 0.3f;
      buffer<float>(2)[i] = std::cos(float(i));
      buffer<float>(3)[i] = std::sin(float(3 * i)) * 0.01f;
      buffer<float>(4)[i] = std::fabs(std::cos(float(5 * i))) * 0.001f;
    }
  };
  auto run = [&](int64_t first, int64_t last) {
    buffer<int64_t>(0)[0] = first;
    buffer<int64_t>(0)[1] = last;
    step->step(nullptr, arena.data());
  };
  reset();
  run(0, 67);
  std::vector<double> whole = arena;
  for (int cut = 0; cut <= 67; ++cut) {
    reset();
    run(0, cut);
    run(cut, 67);
    EXPECT_EQ(std::memcmp(whole.data() + 512, arena.data() + 512, 4096 * 4), 0) << cut;
  }
}

TEST_F(HostCompilerTest, blocksCoverTheKernel) {
  const weft_rt_module *step =
      compile(moduleFor("%x: memref<10x5xf32>, %y: memref<10x5xf32>",
                        "linalg.map { math.absf } ins(%x : memref<10x5xf32>) outs(%y : memref<10x5xf32>)",
                        {"memref<10x5xf32>", "memref<10x5xf32>"}, "forward", /*numBlocks=*/4));
  ASSERT_TRUE(step);
  for (int i = 0; i < 50; ++i)
    buffer<float>(0)[i] = float(-i);
  step->step(nullptr, arena.data());
  for (int i = 0; i < 50; ++i)
    EXPECT_EQ(buffer<float>(1)[i], i);
}

TEST_F(HostCompilerTest, scatterAddSkipsRowsOutOfRange) {
  const weft_rt_module *step =
      compile(moduleFor("%i: memref<4xi32>, %u: memref<4x3xf32>, %d: memref<5x3xf32>",
                        "weft.scatter_add ins(%i, %u : memref<4xi32>, memref<4x3xf32>) outs(%d : memref<5x3xf32>)",
                        {"memref<4xi32>", "memref<4x3xf32>", "memref<5x3xf32>"}));
  ASSERT_TRUE(step);
  const int32_t indices[] = {2, -1, 2, 5};
  std::memcpy(buffer<int32_t>(0), indices, sizeof(indices));
  for (int i = 0; i < 12; ++i)
    buffer<float>(1)[i] = float(1 << i);
  step->step(nullptr, arena.data());
  for (int i = 0; i < 15; ++i)
    EXPECT_EQ(buffer<float>(2)[i], i / 3 == 2 ? float((1 << (i - 6)) + (1 << i)) : 0) << i;
}

TEST_F(HostCompilerTest, equalKernelsComeFromTheCache) {
  std::string text = moduleFor("%x: memref<8xf32>, %y: memref<8xf32>",
                               "linalg.map { math.exp } ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)",
                               {"memref<8xf32>", "memref<8xf32>"});
  ASSERT_TRUE(compile(text));
  EXPECT_EQ(objects.numKernels, 1);
  EXPECT_EQ(objects.numCached, 0);
  std::vector<std::string> first = objects.objects;
  // The name of a kernel is no part of its content.
  size_t at;
  while ((at = text.find("@k")) != std::string::npos)
    text.replace(at, 2, "@other");
  ASSERT_TRUE(compile(text));
  EXPECT_EQ(objects.numCached, 1);
  EXPECT_EQ(objects.objects[1], first[1]);
}

TEST_F(HostCompilerTest, temporaryBuffersLieOnTheStack) {
  std::string body = R"(
    %t = memref.alloc() : memref<8xf32>
    linalg.map { math.absf } ins(%x : memref<8xf32>) outs(%t : memref<8xf32>)
    memref.copy %t, %y : memref<8xf32> to memref<8xf32>
    memref.dealloc %t : memref<8xf32>)";
  const weft_rt_module *step =
      compile(moduleFor("%x: memref<8xf32>, %y: memref<8xf32>", body, {"memref<8xf32>", "memref<8xf32>"}));
  ASSERT_TRUE(step);
  buffer<float>(0)[7] = -3;
  step->step(nullptr, arena.data());
  EXPECT_EQ(buffer<float>(1)[7], 3);
}
