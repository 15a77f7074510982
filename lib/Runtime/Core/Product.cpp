// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Products by oneDNN where it can, by a plain loop where it cannot.
//
// Which of the ways is taken depends on the descriptor only, never on time or addresses, so that equal programs give
// equal bits:
//   * fp32: dnnl_sgemm, once per index of the batch dimensions; but up to smallVolume a matmul primitive over all batch
//     dimensions where that is of the brgemm kind (up to twice as fast there, no faster anywhere else);
//   * bf16: a matmul primitive, with scratch memory of our own;
//   * the rest (f64, f16, mixed dtypes, strides that neither takes): the loop.

#include "Product.h"
#include "DTypes.h"
#include "ProductLoop.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <oneapi/dnnl/dnnl.h>
#include <unordered_map>
#include <vector>

using namespace weft::rt;

namespace {

/// m * n * k up to which brgemm primitives win over dnnl_sgemm (measured on Zen 4 with one thread).
constexpr double smallVolume = 1 << 22;

struct PrimitiveDeleter {
  void operator()(dnnl_primitive *primitive) const { dnnl_primitive_destroy(primitive); }
};
struct MemoryDeleter {
  void operator()(dnnl_memory *memory) const { dnnl_memory_destroy(memory); }
};

enum class Way { Nothing, Zero, Sgemm, Primitive, Loop };

/// How one descriptor is run.
struct Plan {
  weft_rt_product_desc desc; // a copy, to notice when an address is used again for something else
  BatchDims outer;           // batch dimensions of C
  BatchDims inner;           // left-over parts of k
  Way way = Way::Loop;

  // Sgemm, and the orientation for the primitive: row-major C; with `swapped`, C is the transpose and a and b change
  // places.
  bool swapped = false;
  char transA = 'N', transB = 'N';
  int64_t m = 0, n = 0, lda = 0, ldb = 0, ldc = 0;

  // Primitive: [0] overwrites, [1] adds.
  std::unique_ptr<dnnl_primitive, PrimitiveDeleter> primitives[2];
  std::unique_ptr<dnnl_memory, MemoryDeleter> memoryA, memoryB, memoryC, scratch[2];
  size_t scratchBytes = 0;
};

/// One matrix as a GEMM sees it: rows x cols, row-major ('N') or transposed ('T'), leading dimension.
bool orient(int64_t rows, int64_t cols, int64_t strideRow, int64_t strideCol, char &trans, int64_t &ld) {
  if (strideCol == 1 || cols == 1) {
    trans = 'N';
    ld = rows == 1 ? std::max<int64_t>(cols, 1) : strideRow;
    return ld >= cols && ld >= 1;
  }
  if (strideRow == 1 || rows == 1) {
    trans = 'T';
    ld = strideCol;
    return ld >= rows && ld >= 1;
  }
  return false;
}

bool isLibraryType(const weft_rt_product_desc &d) {
  bool f32 = d.dtype_a == WEFT_RT_F32 && d.dtype_b == WEFT_RT_F32 && d.dtype_c == WEFT_RT_F32;
  bool bf16 =
      d.dtype_a == WEFT_RT_BF16 && d.dtype_b == WEFT_RT_BF16 && (d.dtype_c == WEFT_RT_F32 || d.dtype_c == WEFT_RT_BF16);
  return f32 || bf16;
}

dnnl_data_type_t getLibraryType(int32_t dtype) { return dtype == WEFT_RT_F32 ? dnnl_f32 : dnnl_bf16; }

} // namespace

struct ProductRunner::Impl {
  dnnl_engine_t engine = nullptr;
  dnnl_stream_t stream = nullptr;
  std::unordered_map<const weft_rt_product_desc *, std::unique_ptr<Plan>> plans;
  void *scratch = nullptr;
  size_t scratchBytes = 0;

  Impl() {
    // The library packs operands into memory from malloc. Its pages are faulted in now, and kept: the engine sets
    // malloc's thresholds so.
    constexpr size_t packingBytes = 8 << 20;
    if (void *pages = malloc(packingBytes)) {
      volatile char *bytes = static_cast<char *>(pages);
      for (size_t offset = 0; offset < packingBytes; offset += 4096)
        bytes[offset] = 0;
      free(pages);
    }
    if (dnnl_engine_create(&engine, dnnl_cpu, 0) == dnnl_success)
      dnnl_stream_create(&stream, engine, dnnl_stream_default_flags);
  }
  ~Impl() {
    plans.clear();
    if (stream)
      dnnl_stream_destroy(stream);
    if (engine)
      dnnl_engine_destroy(engine);
    free(scratch);
  }

  std::unique_ptr<Plan> makePlan(const weft_rt_product_desc &desc);
  bool makePrimitives(Plan &plan);
  Status runSgemm(const Plan &plan, const char *a, const char *b, char *c);
  Status runPrimitive(const Plan &plan, const char *a, const char *b, char *c);
};

/// Empty if the descriptor can be run, else what is wrong with it.
static std::string checkDesc(const weft_rt_product_desc &d) {
  for (int32_t dtype : {d.dtype_a, d.dtype_b, d.dtype_c})
    if (dtype < WEFT_RT_F32 || dtype > WEFT_RT_F16)
      return format("product expects floating-point operands, but got %s", getDTypeName(dtype));
  if (d.m < 0 || d.n < 0 || d.k < 0)
    return "product expects sizes of at least 0";
  if (d.num_batch_dims < 0 || d.num_batch_dims > WEFT_RT_MAX_BATCH_DIMS)
    return format("product expects at most %d batch dimensions, but got %lld", WEFT_RT_MAX_BATCH_DIMS,
                  (long long)d.num_batch_dims);
  return {};
}

std::unique_ptr<Plan> ProductRunner::Impl::makePlan(const weft_rt_product_desc &desc) {
  auto plan = std::make_unique<Plan>();
  plan->desc = desc;
  bool empty = desc.m == 0 || desc.n == 0;
  int64_t numInner = 1;
  for (int64_t i = 0; i < desc.num_batch_dims; ++i) {
    int64_t size = desc.batch_size[i];
    if (size == 1)
      continue;
    bool leftOver = desc.c_batch_stride[i] == 0;
    BatchDims &dims = leftOver ? plan->inner : plan->outer;
    dims.add(size, desc.a_batch_stride[i], desc.b_batch_stride[i], desc.c_batch_stride[i]);
    if (leftOver)
      numInner *= size;
    else
      empty |= size == 0;
  }
  if (empty || ((desc.k == 0 || numInner == 0) && desc.accumulate)) {
    plan->way = Way::Nothing;
    return plan;
  }
  if (desc.k == 0 || numInner == 0) {
    plan->way = Way::Zero;
    return plan;
  }
  // Several roundings of a 16-bit C are not what the descriptor promises.
  if (!isLibraryType(desc) || (desc.dtype_c != WEFT_RT_F32 && numInner > 1))
    return plan;

  // C in row-major order; if it is not, its transpose is.
  char transC;
  if (!orient(desc.m, desc.n, desc.c_stride_m, desc.c_stride_n, transC, plan->ldc))
    return plan;
  plan->swapped = transC == 'T';
  plan->m = plan->swapped ? desc.n : desc.m;
  plan->n = plan->swapped ? desc.m : desc.n;
  bool oriented = plan->swapped ? orient(desc.n, desc.k, desc.b_stride_n, desc.b_stride_k, plan->transA, plan->lda) &&
                                      orient(desc.k, desc.m, desc.a_stride_k, desc.a_stride_m, plan->transB, plan->ldb)
                                : orient(desc.m, desc.k, desc.a_stride_m, desc.a_stride_k, plan->transA, plan->lda) &&
                                      orient(desc.k, desc.n, desc.b_stride_k, desc.b_stride_n, plan->transB, plan->ldb);
  if (!oriented)
    return plan;

  bool f32 = desc.dtype_a == WEFT_RT_F32;
  bool large = double(desc.m) * double(desc.n) * double(desc.k) > smallVolume;
  if (!(f32 && large) && engine && makePrimitives(*plan))
    plan->way = Way::Primitive;
  else if (f32)
    plan->way = Way::Sgemm;
  return plan;
}

bool ProductRunner::Impl::makePrimitives(Plan &plan) {
  const weft_rt_product_desc &d = plan.desc;
  dnnl_data_type_t type = getLibraryType(d.dtype_a), typeC = getLibraryType(d.dtype_c);
  int numDims = plan.outer.num + 2;
  dnnl_dims_t dimsA, dimsB, dimsC, stridesA, stridesB, stridesC;
  for (int i = 0; i < plan.outer.num; ++i) {
    dimsA[i] = dimsB[i] = dimsC[i] = plan.outer.size[i];
    stridesA[i] = plan.swapped ? plan.outer.b[i] : plan.outer.a[i];
    stridesB[i] = plan.swapped ? plan.outer.a[i] : plan.outer.b[i];
    stridesC[i] = plan.outer.c[i];
    // The library takes a stride of 0 for "any"; a broadcast is a dimension of size 1.
    if (stridesA[i] == 0)
      dimsA[i] = stridesA[i] = 1;
    if (stridesB[i] == 0)
      dimsB[i] = stridesB[i] = 1;
  }
  auto setMatrix = [&](dnnl_dims_t &dims, dnnl_dims_t &strides, int64_t rows, int64_t cols, char trans, int64_t ld) {
    dims[numDims - 2] = rows;
    dims[numDims - 1] = cols;
    strides[numDims - 2] = trans == 'N' ? ld : 1;
    strides[numDims - 1] = trans == 'N' ? 1 : ld;
  };
  setMatrix(dimsA, stridesA, plan.m, d.k, plan.transA, plan.lda);
  setMatrix(dimsB, stridesB, d.k, plan.n, plan.transB, plan.ldb);
  setMatrix(dimsC, stridesC, plan.m, plan.n, 'N', plan.ldc);

  dnnl_memory_desc_t descA, descB, descC;
  dnnl_matmul_desc_t matmul;
  if (dnnl_memory_desc_init_by_strides(&descA, numDims, dimsA, type, stridesA) != dnnl_success ||
      dnnl_memory_desc_init_by_strides(&descB, numDims, dimsB, type, stridesB) != dnnl_success ||
      dnnl_memory_desc_init_by_strides(&descC, numDims, dimsC, typeC, stridesC) != dnnl_success ||
      dnnl_matmul_desc_init(&matmul, &descA, &descB, nullptr, &descC) != dnnl_success)
    return false;

  auto makeMemory = [&](const dnnl_memory_desc_t &desc, std::unique_ptr<dnnl_memory, MemoryDeleter> &memory) {
    dnnl_memory_t made = nullptr;
    bool ok = dnnl_memory_create(&made, &desc, engine, DNNL_MEMORY_NONE) == dnnl_success;
    memory.reset(made);
    return ok;
  };
  for (int adds = 0; adds < 2; ++adds) {
    if (adds == 1 && !d.accumulate && plan.inner.num == 0)
      continue;
    dnnl_primitive_attr_t attributes = nullptr;
    dnnl_post_ops_t postOps = nullptr;
    dnnl_primitive_desc_t description = nullptr;
    dnnl_primitive_t primitive = nullptr;
    bool ok = dnnl_primitive_attr_create(&attributes) == dnnl_success &&
              dnnl_primitive_attr_set_scratchpad_mode(attributes, dnnl_scratchpad_mode_user) == dnnl_success;
    if (ok && adds)
      ok = dnnl_post_ops_create(&postOps) == dnnl_success && dnnl_post_ops_append_sum(postOps, 1.0f) == dnnl_success &&
           dnnl_primitive_attr_set_post_ops(attributes, postOps) == dnnl_success;
    ok = ok && dnnl_primitive_desc_create(&description, &matmul, attributes, engine, nullptr) == dnnl_success;
    if (ok) {
      // Another implementation for fp32 is sgemm in disguise; the reference one for bf16 is slower than our loop.
      const char *implementation = "";
      dnnl_primitive_desc_query(description, dnnl_query_impl_info_str, 0, &implementation);
      ok = type == dnnl_f32 ? strstr(implementation, "brg") != nullptr : strstr(implementation, "ref") == nullptr;
    }
    if (ok) {
      const dnnl_memory_desc_t *needed = dnnl_primitive_desc_query_md(description, dnnl_query_scratchpad_md, 0);
      plan.scratchBytes = std::max(plan.scratchBytes, dnnl_memory_desc_get_size(needed));
      ok = makeMemory(*needed, plan.scratch[adds]) && dnnl_primitive_create(&primitive, description) == dnnl_success;
      plan.primitives[adds].reset(primitive);
    }
    if (description)
      dnnl_primitive_desc_destroy(description);
    if (postOps)
      dnnl_post_ops_destroy(postOps);
    if (attributes)
      dnnl_primitive_attr_destroy(attributes);
    if (!ok)
      return false;
  }
  if (!makeMemory(descA, plan.memoryA) || !makeMemory(descB, plan.memoryB) || !makeMemory(descC, plan.memoryC))
    return false;

  if (plan.scratchBytes > scratchBytes) {
    constexpr size_t page = 4096;
    size_t bytes = (plan.scratchBytes + page - 1) / page * page;
    void *larger = aligned_alloc(page, bytes);
    if (!larger)
      return false;
    memset(larger, 0, bytes); // the pages are there from now on
    free(scratch);
    scratch = larger;
    scratchBytes = bytes;
  }
  return true;
}

Status ProductRunner::Impl::runSgemm(const Plan &plan, const char *a, const char *b, char *c) {
  dnnl_status_t status = dnnl_success;
  plan.outer.forEach([&](int64_t offsetA, int64_t offsetB, int64_t offsetC) {
    float beta = plan.desc.accumulate ? 1.0f : 0.0f;
    plan.inner.forEach([&](int64_t innerA, int64_t innerB, int64_t) {
      const float *left = reinterpret_cast<const float *>(a) + offsetA + innerA;
      const float *right = reinterpret_cast<const float *>(b) + offsetB + innerB;
      if (plan.swapped)
        std::swap(left, right);
      if (status == dnnl_success)
        status = dnnl_sgemm(plan.transA, plan.transB, plan.m, plan.n, plan.desc.k, 1.0f, left, plan.lda, right,
                            plan.ldb, beta, reinterpret_cast<float *>(c) + offsetC, plan.ldc);
      beta = 1.0f;
    });
  });
  if (status != dnnl_success)
    return makeStatus(WEFT_RT_INTERNAL, "oneDNN refused a product of %lld x %lld x %lld (status %d)",
                      (long long)plan.desc.m, (long long)plan.desc.n, (long long)plan.desc.k, int(status));
  return nullptr;
}

Status ProductRunner::Impl::runPrimitive(const Plan &plan, const char *a, const char *b, char *c) {
  dnnl_status_t status = dnnl_success;
  int adds = plan.desc.accumulate ? 1 : 0;
  const int64_t bytes = getDTypeBytes(plan.desc.dtype_a);
  plan.inner.forEach([&](int64_t innerA, int64_t innerB, int64_t) {
    const char *left = a + innerA * bytes, *right = b + innerB * bytes;
    if (plan.swapped)
      std::swap(left, right);
    auto set = [&](const std::unique_ptr<dnnl_memory, MemoryDeleter> &memory, const void *data) {
      if (status == dnnl_success)
        status = dnnl_memory_set_data_handle(memory.get(), const_cast<void *>(data));
    };
    set(plan.memoryA, left);
    set(plan.memoryB, right);
    set(plan.memoryC, c);
    set(plan.scratch[adds], scratch);
    dnnl_exec_arg_t args[] = {{DNNL_ARG_SRC, plan.memoryA.get()},
                              {DNNL_ARG_WEIGHTS, plan.memoryB.get()},
                              {DNNL_ARG_DST, plan.memoryC.get()},
                              {DNNL_ARG_SCRATCHPAD, plan.scratch[adds].get()}};
    if (status == dnnl_success)
      status = dnnl_primitive_execute(plan.primitives[adds].get(), stream, 4, args);
    adds = 1;
  });
  if (status == dnnl_success)
    status = dnnl_stream_wait(stream);
  if (status != dnnl_success)
    return makeStatus(WEFT_RT_INTERNAL, "oneDNN failed in a product of %lld x %lld x %lld (status %d)",
                      (long long)plan.desc.m, (long long)plan.desc.n, (long long)plan.desc.k, int(status));
  return nullptr;
}

ProductRunner::ProductRunner() : impl(std::make_unique<Impl>()) {}
ProductRunner::~ProductRunner() = default;

int64_t ProductRunner::getScratchBytes() const { return static_cast<int64_t>(impl->scratchBytes); }

Status ProductRunner::run(const weft_rt_product_desc &desc, const void *a, const void *b, void *c) {
  auto found = impl->plans.find(&desc);
  if (found == impl->plans.end() || memcmp(&found->second->desc, &desc, sizeof(desc)) != 0) {
    if (std::string wrong = checkDesc(desc); !wrong.empty())
      return makeStatus(WEFT_RT_INVALID_ARGUMENT, "%s", wrong.c_str());
    found = impl->plans.insert_or_assign(&desc, impl->makePlan(desc)).first;
  }
  const Plan &plan = *found->second;
  const char *bytesA = static_cast<const char *>(a), *bytesB = static_cast<const char *>(b);
  switch (plan.way) {
  case Way::Nothing:
    return nullptr;
  case Way::Zero:
    zeroProduct(plan.desc, plan.outer, c);
    return nullptr;
  case Way::Sgemm:
    return impl->runSgemm(plan, bytesA, bytesB, static_cast<char *>(c));
  case Way::Primitive:
    return impl->runPrimitive(plan, bytesA, bytesB, static_cast<char *>(c));
  case Way::Loop:
    loopProduct(plan.desc, plan.outer, plan.inner, a, b, c);
    return nullptr;
  }
  return nullptr;
}

std::string weft::rt::describeProductLibrary() {
  const dnnl_version_t &version = *dnnl_version();
  static const struct {
    dnnl_cpu_isa_t isa;
    const char *name;
  } known[] = {{dnnl_cpu_isa_sse41, "sse41"},
               {dnnl_cpu_isa_avx, "avx"},
               {dnnl_cpu_isa_avx2, "avx2"},
               {dnnl_cpu_isa_avx2_vnni, "avx2_vnni"},
               {dnnl_cpu_isa_avx512_core, "avx512_core"},
               {dnnl_cpu_isa_avx512_core_vnni, "avx512_core_vnni"},
               {dnnl_cpu_isa_avx512_core_bf16, "avx512_core_bf16"},
               {dnnl_cpu_isa_avx512_core_amx, "avx512_core_amx"}};
  dnnl_cpu_isa_t isa = dnnl_get_effective_cpu_isa();
  std::string name = format("instruction set %#x", static_cast<unsigned>(isa));
  for (const auto &entry : known)
    if (entry.isa == isa)
      name = entry.name;
  return format("oneDNN %d.%d.%d %s", version.major, version.minor, version.patch, name.c_str());
}
