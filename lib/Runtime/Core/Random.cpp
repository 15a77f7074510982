// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft-rt/Random.h"
#include "DTypes.h"
#include "Float16.h"
#include "Status.h"

#include <Random123/philox.h>
#include <cmath>

using namespace weft::rt;

static r123::Philox4x32::ctr_type getWords(uint64_t counterLow, uint64_t counterHigh, uint64_t key) {
  r123::Philox4x32::ctr_type counter = {
      {uint32_t(counterLow), uint32_t(counterLow >> 32), uint32_t(counterHigh), uint32_t(counterHigh >> 32)}};
  r123::Philox4x32::key_type keyWords = {{uint32_t(key), uint32_t(key >> 32)}};
  return r123::Philox4x32()(counter, keyWords);
}

uint64_t weft_rt_name_hash(const char *name) {
  uint64_t hash = 0xcbf29ce484222325;
  for (; *name; ++name)
    hash = (hash ^ static_cast<unsigned char>(*name)) * 0x100000001b3;
  return hash;
}

/// Writes one value, rounded once.
static void store(int32_t dtype, void *data, int64_t index, double value) {
  switch (dtype) {
  case WEFT_RT_F32:
    static_cast<float *>(data)[index] = static_cast<float>(value);
    return;
  case WEFT_RT_F64:
    static_cast<double *>(data)[index] = value;
    return;
  case WEFT_RT_BF16:
    static_cast<uint16_t *>(data)[index] = doubleToBf16(value);
    return;
  case WEFT_RT_F16:
    static_cast<uint16_t *>(data)[index] = doubleToF16(value);
    return;
  case WEFT_RT_I8:
  case WEFT_RT_BOOL:
    static_cast<int8_t *>(data)[index] = static_cast<int8_t>(value);
    return;
  case WEFT_RT_I16:
    static_cast<int16_t *>(data)[index] = static_cast<int16_t>(value);
    return;
  case WEFT_RT_I32:
    static_cast<int32_t *>(data)[index] = static_cast<int32_t>(value);
    return;
  default:
    static_cast<int64_t *>(data)[index] = static_cast<int64_t>(value);
    return;
  }
}

/// The two values of block `block` of a random initializer.
static void makePair(const weft_rt_initializer &init, uint64_t seed, uint64_t nameHash, int64_t block,
                     double (&values)[2]) {
  auto words = getWords(uint64_t(block), nameHash, seed);
  uint64_t x = words[0] | uint64_t(words[1]) << 32, y = words[2] | uint64_t(words[3]) << 32;
  constexpr double unit = 0x1p-53;
  if (init.kind == WEFT_RT_INIT_UNIFORM) {
    values[0] = init.a + (init.b - init.a) * (double(x >> 11) * unit);
    values[1] = init.a + (init.b - init.a) * (double(y >> 11) * unit);
    return;
  }
  double radius = std::sqrt(-2.0 * std::log(double((x >> 11) + 1) * unit));
  double angle = 2.0 * M_PI * (double(y >> 11) * unit);
  values[0] = init.a * (radius * std::cos(angle));
  values[1] = init.a * (radius * std::sin(angle));
}

weft_rt_status *weft_rt_init_fill(const weft_rt_initializer *init, uint64_t seed, uint64_t name_hash, int64_t begin,
                                  int64_t end, void *dst) {
  if (getDTypeBytes(init->dtype) == 0)
    return weft_rt_status_create(WEFT_RT_INVALID_ARGUMENT, "initializer has no dtype of this version");
  if (begin < 0 || end < begin)
    return makeStatus(WEFT_RT_INVALID_ARGUMENT, "initializer expects a range of elements, but got [%lld, %lld)",
                      (long long)begin, (long long)end)
        .release();
  double constant = 0;
  switch (init->kind) {
  case WEFT_RT_INIT_ZEROS:
    break;
  case WEFT_RT_INIT_ONES:
    constant = 1;
    break;
  case WEFT_RT_INIT_CONSTANT:
    constant = init->a;
    break;
  case WEFT_RT_INIT_NORMAL:
  case WEFT_RT_INIT_UNIFORM:
    if (init->dtype > WEFT_RT_F16)
      return makeStatus(WEFT_RT_INVALID_ARGUMENT, "random initializer expects a floating-point dtype, but got %s",
                        getDTypeName(init->dtype))
          .release();
    for (int64_t i = begin; i < end;) {
      double pair[2];
      makePair(*init, seed, name_hash, i / 2, pair);
      do {
        store(init->dtype, dst, i - begin, pair[i % 2]);
        ++i;
      } while (i % 2 == 1 && i < end);
    }
    return nullptr;
  default:
    return weft_rt_status_create(WEFT_RT_INVALID_ARGUMENT, "initializer is of no kind of this version");
  }
  for (int64_t i = begin; i < end; ++i)
    store(init->dtype, dst, i - begin, constant);
  return nullptr;
}

void weft_rt_rng_words(uint64_t seed, int64_t step, int64_t micro_batch, int64_t data_coordinate,
                       uint32_t out_words[2]) {
  uint64_t high = uint64_t(uint32_t(micro_batch)) | uint64_t(data_coordinate) << 32;
  auto words = getWords(uint64_t(step), high, seed ^ (uint64_t(0x77656674) << 32));
  out_words[0] = words[0];
  out_words[1] = words[1];
}

int64_t weft_rt_permute(uint64_t seed, uint64_t epoch, int64_t n, int64_t index) {
  int bits = 1; // of each half
  while (bits < 31 && (int64_t(1) << (2 * bits)) < n)
    ++bits;
  uint64_t mask = (uint64_t(1) << bits) - 1;
  uint64_t value = uint64_t(index);
  do {
    uint64_t left = value >> bits, right = value & mask;
    for (uint64_t round = 0; round < 8; ++round) {
      uint64_t mixed = getWords(right | round << 32, epoch, seed ^ (uint64_t(0x7065726d) << 32))[0];
      uint64_t next = left ^ (mixed & mask);
      left = right;
      right = next;
    }
    value = left << bits | right;
  } while (value >= uint64_t(n));
  return int64_t(value);
}
