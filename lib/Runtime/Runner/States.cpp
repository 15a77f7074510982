// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "States.h"

#include "Error.h"
#include "weft-rt/Random.h"
#include "weft-rt/Status.h"

#include <algorithm>
#include <cstring>
#include <fmt/ranges.h>

using namespace weft::run;

namespace {

using Visitor = std::function<void(int32_t, int64_t, int64_t, int64_t)>;

/// Splits elements [begin, begin + count) of the rank's part of a parameter in runs that are contiguous in the whole
/// parameter. `bufferOffset` is the place of the first one.
void forEachGlobalRun(const Manifest &manifest, int32_t number, int64_t rank, int64_t begin, int64_t count,
                      int64_t bufferOffset, const Visitor &visit) {
  const Parameter &parameter = manifest.parameters[number];
  // The last dimension that is sharded over more than one rank: from there on inwards, memory is contiguous.
  size_t dim = parameter.sharding.size();
  while (dim > 0 && parameter.globalShape[dim - 1] == parameter.shape[dim - 1])
    --dim;
  if (dim == 0) {
    if (count > 0)
      visit(number, begin, bufferOffset, count);
    return;
  }
  int64_t runLength = 1;
  for (size_t i = dim - 1; i < parameter.shape.size(); ++i)
    runLength *= parameter.shape[i];
  while (count > 0) {
    int64_t inRun = begin % runLength;
    int64_t here = std::min(count, runLength - inRun);
    // Walk from the run's outermost sharded dimension inwards to outwards, in global strides.
    int64_t index = begin / runLength;
    int64_t stride = 1;
    for (size_t i = dim; i < parameter.globalShape.size(); ++i)
      stride *= parameter.globalShape[i];
    int64_t globalOffset = inRun;
    for (size_t i = dim; i-- > 0;) {
      int64_t local = i + 1 == dim ? 0 : index % parameter.shape[i];
      if (i + 1 != dim)
        index /= parameter.shape[i];
      int64_t shard = manifest.indexOver(rank, parameter.sharding[i]);
      globalOffset += (shard * parameter.shape[i] + local) * stride;
      stride *= parameter.globalShape[i];
    }
    visit(number, globalOffset, bufferOffset, here);
    begin += here;
    bufferOffset += here;
    count -= here;
  }
}

bool isState(const Buffer &buffer) { return buffer.role == Role::Param || buffer.role == Role::Moment; }

std::string describeShape(const std::vector<int64_t> &shape) { return fmt::format("[{}]", fmt::join(shape, ", ")); }

/// Whether this rank is the one that writes a parameter from this buffer: its coordinates are zero on all axes over
/// which the other ranks hold copies.
bool ownsCopy(const Manifest &manifest, const Buffer &buffer, const Parameter &parameter, int64_t rank) {
  for (size_t axis = 0; axis < manifest.mesh.size(); ++axis) {
    if (manifest.indexOver(rank, {int32_t(axis)}) == 0)
      continue;
    bool isSplit = false;
    if (buffer.isShard)
      for (int32_t shardAxis : manifest.layouts[buffer.layout].shardAxes)
        isSplit |= shardAxis == int32_t(axis);
    for (const std::vector<int32_t> &axes : parameter.sharding)
      for (int32_t shardAxis : axes)
        isSplit |= shardAxis == int32_t(axis);
    if (!isSplit)
      return false;
  }
  return true;
}

} // namespace

void weft::run::forEachRun(const Manifest &manifest, const Buffer &buffer, int64_t rank, const Visitor &visit) {
  if (buffer.parameter >= 0) {
    forEachGlobalRun(manifest, buffer.parameter, rank, 0, buffer.numElements, 0, visit);
    return;
  }
  const Layout &layout = manifest.layouts[buffer.layout];
  int64_t first = buffer.isShard ? manifest.indexOver(rank, layout.shardAxes) * buffer.numElements : 0;
  int64_t last = first + buffer.numElements;
  for (const Slot &slot : layout.buckets[buffer.bucket].slots) {
    int64_t begin = std::max(slot.offset, first);
    int64_t end = std::min(slot.offset + slot.length, last);
    if (begin < end)
      forEachGlobalRun(manifest, slot.parameter, rank, slot.paramOffset + begin - slot.offset, end - begin,
                       begin - first, visit);
  }
}

void weft::run::initializeStates(const Manifest &manifest, int64_t rank, char *arena, uint64_t seed) {
  std::vector<uint64_t> hashes;
  for (const Parameter &parameter : manifest.parameters)
    hashes.push_back(weft_rt_name_hash(parameter.name.c_str()));
  for (const Buffer &buffer : manifest.buffers) {
    char *base = arena + buffer.offset;
    if (buffer.role == Role::Coordinate) {
      int64_t index = manifest.indexOver(rank, buffer.axes);
      std::memcpy(base, &index, sizeof index);
    }
    if (!isState(buffer))
      continue;
    std::memset(base, 0, size_t(buffer.numBytes));
    if (buffer.role != Role::Param)
      continue;
    forEachRun(manifest, buffer, rank, [&](int32_t number, int64_t paramOffset, int64_t bufferOffset, int64_t count) {
      const Parameter &parameter = manifest.parameters[number];
      weft_rt_initializer init = {};
      init.kind = parameter.init.kind;
      init.dtype = int32_t(parameter.dtype);
      init.a = parameter.init.a;
      init.b = parameter.init.b;
      void *dst = base + bufferOffset * elementBytes(parameter.dtype);
      weft_rt_status *status = weft_rt_init_fill(&init, seed, hashes[number], paramOffset, paramOffset + count, dst);
      if (status) {
        std::string message = weft_rt_status_get_message(status);
        weft_rt_status_free(status);
        fail("cannot initialize parameter '{}': {}", parameter.name, message);
      }
    });
  }
}

void weft::run::checkTensors(const Manifest &manifest, const SafetensorsFile &file) {
  for (const Parameter &parameter : manifest.parameters) {
    const Tensor *tensor = file.find(parameter.name);
    if (!tensor)
      fail("expects '{}' to hold parameter '{}', but it does not", file.path(), parameter.name);
    if (tensor->shape != parameter.globalShape)
      fail("expects '{}' in '{}' to have the shape {}, but got {}", parameter.name, file.path(),
           describeShape(parameter.globalShape), describeShape(tensor->shape));
    if (isFloat(tensor->dtype) != isFloat(parameter.dtype))
      fail("expects '{}' in '{}' to hold values of {}, but got {}", parameter.name, file.path(),
           elementName(parameter.dtype), elementName(tensor->dtype));
  }
  for (const Tensor &tensor : file.tensors())
    if (!manifest.parameterIndex.count(tensor.name))
      fail("expects '{}' to hold parameters of the model only, but got '{}'", file.path(), tensor.name);
}

void weft::run::loadParameters(const Manifest &manifest, int64_t rank, char *arena, const SafetensorsFile &file) {
  for (const Buffer &buffer : manifest.buffers) {
    if (buffer.role != Role::Param)
      continue;
    forEachRun(manifest, buffer, rank, [&](int32_t number, int64_t paramOffset, int64_t bufferOffset, int64_t count) {
      const Parameter &parameter = manifest.parameters[number];
      const Tensor &tensor = *file.find(parameter.name);
      const char *src = file.data(tensor) + paramOffset * elementBytes(tensor.dtype);
      char *dst = arena + buffer.offset + bufferOffset * elementBytes(parameter.dtype);
      int64_t wrong = convertExact(tensor.dtype, src, parameter.dtype, dst, count);
      if (wrong >= 0)
        fail("expects values of '{}' in '{}' that {} can hold, but got {} in element {}", parameter.name, file.path(),
             elementName(parameter.dtype), elementValue(tensor.dtype, src + wrong * elementBytes(tensor.dtype)),
             paramOffset + wrong);
    });
  }
}

void weft::run::saveParameters(const Manifest &manifest, const std::vector<const char *> &arenas,
                               AtomicOutput &output) {
  std::vector<Tensor> tensors;
  for (const Parameter &parameter : manifest.parameters) {
    Tensor tensor;
    tensor.name = parameter.name;
    tensor.dtype = parameter.dtype;
    tensor.shape = parameter.globalShape;
    tensors.push_back(std::move(tensor));
  }
  std::string header = layOutSafetensors(tensors);
  int64_t dataOffset = int64_t(header.size());
  output.open(dataOffset + (tensors.empty() ? 0 : tensors.back().end));
  output.write(header.data(), dataOffset, 0);
  for (size_t rank = 0; rank < arenas.size(); ++rank)
    for (const Buffer &buffer : manifest.buffers) {
      if (buffer.role != Role::Param)
        continue;
      const char *base = arenas[rank] + buffer.offset;
      forEachRun(manifest, buffer, int64_t(rank),
                 [&](int32_t number, int64_t paramOffset, int64_t bufferOffset, int64_t count) {
                   if (!ownsCopy(manifest, buffer, manifest.parameters[number], int64_t(rank)))
                     return;
                   int64_t width = elementBytes(manifest.parameters[number].dtype);
                   output.write(base + bufferOffset * width, count * width,
                                dataOffset + tensors[number].begin + paramOffset * width);
                 });
    }
  output.commit();
}
