// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// From JSON to a Manifest: types, names and ranges of single entries.

#include "Manifest.h"

#include "Json.h"
#include "weft-rt/Random.h"
#include "weft-rt/Types.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace weft::run;

namespace {

/// Ranks are threads, and sizes are multiplied below: far above what runs, far below what overflows.
constexpr int64_t kMaxRanks = 4096;

std::string parseHexDigits(const Json &value) {
  const std::string &text = value.string();
  if (text.size() != 32 || text.find_first_not_of("0123456789abcdef") != std::string::npos)
    value.reject("32 hex digits");
  return text;
}

Element parseDtype(const Json &value) {
  std::optional<Element> type = parseElement(value.string());
  if (!type)
    value.reject("an element type (f32, f64, bf16, f16, i8, i16, i32, i64, bool)");
  return *type;
}

int32_t findAxis(const Manifest &manifest, const Json &value) {
  const std::string &name = value.string();
  for (size_t i = 0; i < manifest.mesh.size(); ++i)
    if (manifest.mesh[i].name == name)
      return int32_t(i);
  value.reject("an axis of the mesh");
}

/// Axes by name, each at most once.
std::vector<int32_t> parseAxes(const Manifest &manifest, const Json &value) {
  std::vector<int32_t> axes;
  for (const Json &element : value.elements()) {
    int32_t axis = findAxis(manifest, element);
    for (int32_t other : axes)
      if (other == axis)
        element.reject("an axis that is not listed yet");
    axes.push_back(axis);
  }
  return axes;
}

int64_t sizeOver(const Manifest &manifest, const std::vector<int32_t> &axes) {
  int64_t size = 1;
  for (int32_t axis : axes)
    size *= manifest.mesh[axis].size;
  return size;
}

void parseHead(const Json &document, Manifest &manifest) {
  Json weft = document.get("weft");
  manifest.version = weft.get("version").string();
  Json abi = weft.get("abi");
  if (abi.integer() != WEFT_RT_ABI_VERSION)
    abi.reject(
        fmt::format("{}, the version that this weft-run understands (compile the model again)", WEFT_RT_ABI_VERSION));
  manifest.checksum = parseHexDigits(document.get("checksum"));
  manifest.digest = parseHexDigits(document.get("digest"));
  // Only for messages: older compilers do not state them.
  if (std::optional<Json> parts = document.find("digest_parts"))
    for (const auto &[name, value] : parts->members())
      manifest.digestParts.emplace_back(name, value.string());
  for (const auto &[name, hash] : document.get("files").members()) {
    if (name.empty() || name[0] == '.' || name.find('/') != std::string::npos)
      hash.reject("the hash of a file in the artifact's own folder");
    manifest.files.emplace_back(name, parseHexDigits(hash));
  }
  Json target = document.get("target");
  if (target.get("kind").string() != "cpu")
    target.get("kind").reject("\"cpu\", the only target of this weft-run");
  manifest.cpu = target.get("cpu").string();
  manifest.cpuFeatures = target.get("features").strings();
  manifest.threadsPerRank = document.get("threads_per_rank").integer(1, 1024);
}

void parseMesh(const Json &document, Manifest &manifest) {
  for (const Json &entry : document.get("mesh").get("axes").elements()) {
    MeshAxis axis;
    axis.name = entry.get("name").string();
    axis.size = entry.get("size").integer(1);
    axis.isBatch = entry.get("batch").boolean();
    for (const MeshAxis &other : manifest.mesh)
      if (other.name == axis.name)
        entry.get("name").reject("the name of one axis only");
    if (axis.size > kMaxRanks / manifest.numRanks)
      entry.get("size").reject(fmt::format("such that the mesh has at most {} ranks", kMaxRanks));
    manifest.numRanks *= axis.size;
    manifest.mesh.push_back(axis);
  }
  for (const Json &entry : document.get("communicators").elements())
    manifest.communicators.push_back(parseAxes(manifest, entry.get("axes")));
  manifest.streams = document.get("streams").strings();
  if (manifest.streams.empty())
    document.get("streams").reject("at least the compute stream");
  manifest.numEvents = document.get("events").integer(0, INT32_MAX);
  manifest.microBatches = document.get("micro_batches").integer(1, INT32_MAX);
  Json arena = document.get("arena");
  manifest.arenaBytes = arena.get("bytes").integer(0);
  manifest.arenaAlignment = arena.get("alignment").integer(1, 2 << 20);
  if (manifest.arenaAlignment & (manifest.arenaAlignment - 1))
    arena.get("alignment").reject("a power of two");
}

Initializer parseInitializer(const Json &value, Element dtype) {
  Initializer init;
  const std::string &kind = value.get("kind").string();
  auto number = [&](const char *key) {
    double result = value.get(key).number();
    if (!std::isfinite(result))
      value.get(key).reject("finite");
    return result;
  };
  if (kind == "zeros") {
    init.kind = WEFT_RT_INIT_ZEROS;
  } else if (kind == "ones") {
    init.kind = WEFT_RT_INIT_ONES;
  } else if (kind == "constant") {
    init.kind = WEFT_RT_INIT_CONSTANT;
    init.a = number("value");
  } else if (kind == "normal") {
    init.kind = WEFT_RT_INIT_NORMAL;
    init.a = number("stddev");
    if (init.a < 0)
      value.get("stddev").reject("zero or more");
  } else if (kind == "uniform") {
    init.kind = WEFT_RT_INIT_UNIFORM;
    init.a = number("low");
    init.b = number("high");
    if (init.a > init.b)
      value.get("high").reject("no less than 'low'");
  } else {
    value.get("kind").reject("zeros, ones, constant, normal or uniform");
  }
  if (init.kind >= WEFT_RT_INIT_NORMAL && !isFloat(dtype))
    value.get("kind").reject("zeros, ones or constant for a parameter of integers");
  return init;
}

Parameter parseParameter(const Json &entry, const Manifest &manifest) {
  Parameter parameter;
  parameter.name = entry.get("name").string();
  if (manifest.parameterIndex.count(parameter.name))
    entry.get("name").reject("the name of one parameter only");
  parameter.shape = entry.get("shape").integers(0);
  parameter.dtype = parseDtype(entry.get("dtype"));
  parameter.init = parseInitializer(entry.get("init"), parameter.dtype);
  if (std::optional<Json> decay = entry.find("decay"))
    parameter.decay = decay->boolean();
  if (std::optional<Json> frozen = entry.find("frozen"))
    parameter.frozen = frozen->boolean();

  parameter.globalShape = parameter.shape;
  if (std::optional<Json> sharding = entry.find("sharding")) {
    std::vector<Json> dims = sharding->elements();
    if (!dims.empty() && dims.size() != parameter.shape.size())
      sharding->reject("a list of axes for each dimension");
    std::vector<bool> isUsed(manifest.mesh.size());
    for (size_t dim = 0; dim < dims.size(); ++dim) {
      parameter.sharding.push_back(parseAxes(manifest, dims[dim]));
      for (int32_t axis : parameter.sharding.back()) {
        if (isUsed[axis])
          dims[dim].reject("axes that shard one dimension only");
        isUsed[axis] = true;
      }
      if (__builtin_mul_overflow(parameter.globalShape[dim], sizeOver(manifest, parameter.sharding.back()),
                                 &parameter.globalShape[dim]))
        entry.get("shape").reject("of less than 2^62 elements");
    }
  }
  if (!countElements(parameter.globalShape))
    entry.get("shape").reject("of less than 2^62 elements");
  parameter.numElements = *countElements(parameter.shape);
  return parameter;
}

int32_t findParameter(const Manifest &manifest, const Json &value) {
  auto found = manifest.parameterIndex.find(value.string());
  if (found == manifest.parameterIndex.end())
    value.reject("a parameter of the model");
  return found->second;
}

Layout parseLayout(const Json &entry, const Manifest &manifest) {
  Layout layout;
  layout.name = entry.get("name").string();
  for (const Layout &other : manifest.layouts)
    if (other.name == layout.name)
      entry.get("name").reject("the name of one layout only");
  layout.dtype = parseDtype(entry.get("dtype"));
  layout.shardAxes = parseAxes(manifest, entry.get("shards"));
  layout.numShards = sizeOver(manifest, layout.shardAxes);
  layout.numElements = entry.get("elements").integer(0);
  for (const Json &bucketEntry : entry.get("buckets").elements()) {
    Bucket bucket;
    bucket.start = bucketEntry.get("start").integer(0);
    bucket.numElements = bucketEntry.get("elements").integer(0);
    for (const Json &slotEntry : bucketEntry.get("slots").elements()) {
      Slot slot;
      slot.parameter = findParameter(manifest, slotEntry.get("param"));
      slot.offset = slotEntry.get("offset").integer(0, bucket.numElements);
      slot.length = slotEntry.get("length").integer(0, bucket.numElements - slot.offset);
      int64_t numElements = manifest.parameters[slot.parameter].numElements;
      slot.paramOffset = slotEntry.get("param_offset").integer(0, numElements);
      if (slot.length > numElements - slot.paramOffset)
        slotEntry.get("length").reject(
            fmt::format("at most {}, what its parameter has from there", numElements - slot.paramOffset));
      bucket.slots.push_back(slot);
    }
    layout.buckets.push_back(std::move(bucket));
  }
  return layout;
}

Role parseRole(const Json &value) {
  static const std::pair<const char *, Role> kRoles[] = {
      {"param", Role::Param},   {"moment", Role::Moment},        {"batch", Role::Batch},           {"rng", Role::Rng},
      {"scalar", Role::Scalar}, {"step_index", Role::StepIndex}, {"coordinate", Role::Coordinate}, {"loss", Role::Loss},
      {"metric", Role::Metric},
  };
  for (const auto &[name, role] : kRoles)
    if (value.string() == name)
      return role;
  value.reject("a role of a buffer");
}

/// The keys of states: a bucket of a layout, replicated or a shard of it; or, for a parameter that is in no layout, the
/// parameter's name.
void parseState(const Json &entry, const Manifest &manifest, Buffer &buffer) {
  if (buffer.role == Role::Moment) {
    buffer.state = entry.get("state").string();
    bool isKnown = false;
    for (const std::string &state : manifest.optimizerStates)
      isKnown |= state == buffer.state;
    if (!isKnown)
      entry.get("state").reject("a state of the optimizer");
  }
  if (std::optional<Json> name = entry.find("parameter")) {
    if (entry.find("layout"))
      name->reject("absent where there is a layout");
    buffer.parameter = findParameter(manifest, *name);
    return;
  }
  Json name = entry.get("layout");
  for (size_t i = 0; i < manifest.layouts.size(); ++i)
    if (manifest.layouts[i].name == name.string())
      buffer.layout = int32_t(i);
  if (buffer.layout < 0)
    name.reject("a layout of this artifact");
  int64_t numBuckets = int64_t(manifest.layouts[buffer.layout].buckets.size());
  if (numBuckets == 0)
    name.reject("a layout that has buckets");
  buffer.bucket = int32_t(entry.get("bucket").integer(0, numBuckets - 1));
  Json placement = entry.get("placement");
  buffer.isShard = placement.string() == "shard";
  if (!buffer.isShard && placement.string() != "replicated")
    placement.reject("\"replicated\" or \"shard\"");
}

void expectShape(const Json &entry, const Buffer &buffer, Element dtype, int64_t numElements) {
  if (buffer.dtype != dtype)
    entry.get("dtype").reject(fmt::format("{} for this role", elementName(dtype)));
  if (buffer.numElements != numElements)
    entry.get("shape").reject(fmt::format("of {} elements for this role", numElements));
}

Buffer parseBuffer(const Json &entry, const Manifest &manifest) {
  Buffer buffer;
  buffer.name = entry.get("name").string();
  buffer.role = parseRole(entry.get("role"));
  buffer.dtype = parseDtype(entry.get("dtype"));
  buffer.shape = entry.get("shape").integers(0);
  std::optional<int64_t> count = countElements(buffer.shape);
  if (!count)
    entry.get("shape").reject("of less than 2^62 elements");
  buffer.numElements = *count;
  buffer.offset = entry.get("offset").integer(0, manifest.arenaBytes);
  buffer.numBytes = entry.get("bytes").integer(0);
  if (buffer.numElements > INT64_MAX / 8 || buffer.numBytes != buffer.numElements * elementBytes(buffer.dtype))
    entry.get("bytes").reject(
        fmt::format("the size of {} elements of {}", buffer.numElements, elementName(buffer.dtype)));
  if (buffer.numBytes > manifest.arenaBytes - buffer.offset)
    entry.get("bytes").reject(
        fmt::format("at most {}, what the arena has from that offset on", manifest.arenaBytes - buffer.offset));
  if (buffer.offset % elementBytes(buffer.dtype) != 0)
    entry.get("offset").reject("a multiple of the element's size");
  if (std::optional<Json> program = entry.find("program")) {
    buffer.inStep = program->string() == "step";
    buffer.inEval = program->string() == "eval";
    if (!buffer.inStep && !buffer.inEval)
      program->reject("\"step\" or \"eval\"");
  }

  switch (buffer.role) {
  case Role::Param:
  case Role::Moment:
    parseState(entry, manifest, buffer);
    break;
  case Role::Batch:
    buffer.microBatch = entry.get("micro_batch").integer(0, manifest.microBatches - 1);
    if (buffer.shape.empty())
      entry.get("shape").reject("of one dimension at least, the first counting samples");
    if (std::optional<Json> bound = entry.find("bound")) {
      buffer.bound = bound->integer(1);
      if (!isInteger(buffer.dtype))
        bound->reject("absent where the elements are not integers");
    }
    break;
  case Role::Rng:
    buffer.microBatch = entry.get("micro_batch").integer(0, manifest.microBatches - 1);
    expectShape(entry, buffer, Element::I32, 2);
    break;
  case Role::StepIndex:
    expectShape(entry, buffer, Element::I32, 1);
    break;
  case Role::Scalar:
    if (buffer.name != "lr" && buffer.name != "step")
      entry.get("name").reject("\"lr\" or \"step\" for this role");
    expectShape(entry, buffer, Element::F32, 1);
    break;
  case Role::Coordinate:
    buffer.axes = parseAxes(manifest, entry.get("axes"));
    expectShape(entry, buffer, Element::I64, 1);
    break;
  case Role::Loss:
  case Role::Metric:
    expectShape(entry, buffer, Element::F32, 1);
    break;
  }
  return buffer;
}

} // namespace

int64_t Manifest::indexOver(int64_t rank, const std::vector<int32_t> &axes) const {
  std::vector<int64_t> coordinates(mesh.size());
  for (size_t axis = mesh.size(); axis-- > 0;) {
    coordinates[axis] = rank % mesh[axis].size;
    rank /= mesh[axis].size;
  }
  int64_t index = 0;
  for (int32_t axis : axes)
    index = index * mesh[axis].size + coordinates[axis];
  return index;
}

int64_t Manifest::dataCoordinate(int64_t rank) const {
  std::vector<int32_t> axes;
  for (size_t i = 0; i < mesh.size(); ++i)
    if (mesh[i].isBatch)
      axes.push_back(int32_t(i));
  return indexOver(rank, axes);
}

int64_t Manifest::numDataRanks() const {
  int64_t count = 1;
  for (const MeshAxis &axis : mesh)
    if (axis.isBatch)
      count *= axis.size;
  return count;
}

const Buffer *Manifest::findLoss(ProgramKind program) const {
  for (const Buffer &buffer : buffers)
    if (buffer.role == Role::Loss && buffer.usedBy(program))
      return &buffer;
  return nullptr;
}

Manifest weft::run::parseManifest(const char *begin, const char *end, const std::string &file) {
  nlohmann::json parsed = parseJson(begin, end, file);
  Json document(parsed, file);
  Manifest manifest;
  parseHead(document, manifest);
  parseMesh(document, manifest);
  for (const Json &entry : document.get("parameters").elements()) {
    Parameter parameter = parseParameter(entry, manifest);
    manifest.parameterIndex.emplace(parameter.name, int32_t(manifest.parameters.size()));
    manifest.parameters.push_back(std::move(parameter));
  }
  Json optimizer = document.get("optimizer");
  manifest.optimizer = optimizer.get("name").string();
  manifest.optimizerStates = optimizer.get("states").strings();
  manifest.learningRate = optimizer.get("lr").number();
  for (const Json &entry : document.get("layouts").elements())
    manifest.layouts.push_back(parseLayout(entry, manifest));
  for (const Json &entry : document.get("buffers").elements())
    manifest.buffers.push_back(parseBuffer(entry, manifest));
  // Where the step is the only program, no buffer says so. (A state belongs to no program.)
  if (std::none_of(manifest.buffers.begin(), manifest.buffers.end(),
                   [](const Buffer &buffer) { return buffer.inEval && !buffer.inStep; }))
    for (Buffer &buffer : manifest.buffers)
      buffer.inEval = buffer.role == Role::Param || buffer.role == Role::Moment;
  for (const auto &[name, bytes] : document.get("ledger").members())
    manifest.ledger.emplace_back(name, bytes.integer(0));
  checkManifest(manifest, file);
  return manifest;
}
