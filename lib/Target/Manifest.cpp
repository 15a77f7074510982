// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Artifact.h"
#include "weft/Target/ObjectCache.h"

#include "weft/Analysis/MemoryClasses.h"
#include "weft/Conversion/Runtime.h"
#include "weft/Dialect/WeftDialect.h"

#include "weft-rt/Types.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

using namespace mlir;
using nlohmann::json;

namespace weft {

/// Alignment of the arena, at least that of every offset in it.
static constexpr int64_t kArenaAlignment = 4096;

static bool isProgram(Operation *op) { return op->hasAttr("weft.step") || op->hasAttr("weft.eval"); }

static int64_t getNumBytes(MemRefType type) { return type.getNumElements() * getElementBytes(type.getElementType()); }

/// Returns the bytes of the arena that the programs take.
static int64_t getArenaBytes(ModuleOp commands) {
  int64_t numBytes = 0;
  for (auto program : commands.getOps<FunctionOpInterface>())
    if (isProgram(program) && program.getNumArguments() == 1)
      if (auto arena = dyn_cast<MemRefType>(program.getArgumentTypes()[0]))
        numBytes = std::max(numBytes, arena.getNumElements());
  return numBytes;
}

//===--- Ledger ----------------------------------------------------------===//

/// Returns how many bytes the half-open intervals cover together.
static int64_t measureUnion(std::vector<std::pair<int64_t, int64_t>> intervals) {
  llvm::sort(intervals);
  int64_t covered = 0, end = 0;
  for (auto [first, last] : intervals) {
    if (last > end)
      covered += last - std::max(first, end);
    end = std::max(end, last);
  }
  return covered;
}

Ledger computeLedger(ModuleOp commands) {
  constexpr MemoryClass kOrder[] = {MemoryClass::parameters, MemoryClass::optimizer, MemoryClass::inputs,
                                    MemoryClass::outputs,    MemoryClass::gradients, MemoryClass::in_flight,
                                    MemoryClass::activations};
  std::vector<std::pair<MemoryClass, std::pair<int64_t, int64_t>>> uses;
  auto use = [&](MemoryClass memoryClass, int64_t offset, MemRefType type) {
    uses.push_back({memoryClass, {offset, offset + getNumBytes(type)}});
  };
  commands.walk([&](Operation *op) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      use(getMemoryClass(buffer.getRole()), buffer.getOffset(), cast<MemRefType>(buffer.getType()));
    else if (auto view = dyn_cast<ArenaViewOp>(op))
      use(view.getMemoryClass(), view.getOffset(), view.getResult().getType());
  });

  Ledger ledger;
  ledger.total = getArenaBytes(commands);
  std::vector<std::pair<int64_t, int64_t>> counted;
  int64_t numCounted = 0;
  for (MemoryClass memoryClass : kOrder) {
    for (auto &[usedAs, interval] : uses)
      if (usedAs == memoryClass)
        counted.push_back(interval);
    int64_t covered = measureUnion(counted);
    int64_t added = covered - numCounted;
    numCounted = covered;
    switch (memoryClass) {
    case MemoryClass::parameters:
      ledger.parameters = added;
      break;
    case MemoryClass::gradients:
      ledger.gradients = added;
      break;
    case MemoryClass::optimizer:
      ledger.optimizer = added;
      break;
    case MemoryClass::in_flight:
      ledger.inFlight = added;
      break;
    case MemoryClass::activations:
      ledger.activations = added;
      break;
    case MemoryClass::inputs:
      ledger.inputs = added;
      break;
    case MemoryClass::outputs:
      ledger.outputs = added;
      break;
    case MemoryClass::workspace:
      break;
    }
  }
  ledger.workspace = ledger.total - numCounted;
  return ledger;
}

//===--- Manifest --------------------------------------------------------===//

static json toJson(Attribute attribute) {
  if (auto value = dyn_cast<BoolAttr>(attribute))
    return value.getValue();
  if (auto value = dyn_cast<IntegerAttr>(attribute))
    return value.getInt();
  if (auto value = dyn_cast<FloatAttr>(attribute))
    return value.getValueAsDouble();
  if (auto value = dyn_cast<StringAttr>(attribute))
    return value.str();
  if (auto value = dyn_cast<FlatSymbolRefAttr>(attribute))
    return value.getValue().str();
  if (auto value = dyn_cast<PlacementAttr>(attribute))
    return stringifyPlacement(value.getValue()).str();
  if (auto value = dyn_cast<DenseI64ArrayAttr>(attribute))
    return value.asArrayRef().vec();
  if (auto values = dyn_cast<ArrayAttr>(attribute)) {
    json array = json::array();
    for (Attribute value : values)
      array.push_back(toJson(value));
    return array;
  }
  return true; // a unit attribute
}

static json describeMesh(ModuleOp commands) {
  json axes = json::array();
  for (auto mesh : commands.getOps<MeshOp>())
    for (auto [name, size] : llvm::zip(mesh.getAxisNames(), mesh.getAxisSizes()))
      axes.push_back(
          {{"name", toJson(name)}, {"size", size}, {"batch", llvm::is_contained(mesh.getBatchAxes(), name)}});
  return {{"axes", axes}};
}

static json describeInit(InitAttr init) {
  json result = {{"kind", stringifyInitKind(init.getKind()).str()}};
  llvm::ArrayRef<double> args = init.getArgs();
  switch (init.getKind()) {
  case InitKind::constant:
    result["value"] = args[0];
    break;
  case InitKind::normal:
    result["stddev"] = args[0];
    break;
  case InitKind::uniform:
    result["low"] = args[0];
    result["high"] = args[1];
    break;
  case InitKind::zeros:
  case InitKind::ones:
    break;
  }
  return result;
}

static json describeParameters(ModuleOp commands) {
  json parameters = json::array();
  for (auto param : commands.getOps<ParamOp>()) {
    RankedTensorType type = param.getTensorType();
    json entry = {{"name", param.getSymName().str()},
                  {"shape", type.getShape().vec()},
                  {"dtype", getDtypeName(type.getElementType()).str()},
                  {"init", describeInit(param.getInit())},
                  {"decay", param.getDecay()},
                  {"frozen", param.getFrozen()}};
    if (param.getSharding())
      entry["sharding"] = toJson(*param.getSharding());
    parameters.push_back(std::move(entry));
  }
  return parameters;
}

static json describeLayouts(ModuleOp commands) {
  json layouts = json::array();
  for (auto layout : commands.getOps<LayoutOp>()) {
    json buckets = json::array();
    int64_t start = 0;
    for (int64_t i = 0; i < layout.getNumBuckets(); ++i) {
      BucketAttr bucket = layout.getBucket(i);
      json slots = json::array();
      for (SlotAttr slot : bucket.getSlots())
        slots.push_back({{"param", slot.getParam().getValue().str()},
                         {"offset", slot.getOffset()},
                         {"length", slot.getLength()},
                         {"param_offset", slot.getParamOffset()}});
      buckets.push_back({{"start", start}, {"elements", bucket.getNumElements()}, {"slots", slots}});
      start += bucket.getNumElements();
    }
    layouts.push_back({{"name", layout.getSymName().str()},
                       {"dtype", getDtypeName(layout.getElementType()).str()},
                       {"shards", toJson(layout.getShardAxes())},
                       {"elements", start},
                       {"buckets", buckets}});
  }
  return layouts;
}

static json describeBuffers(ModuleOp commands) {
  json buffers = json::array();
  for (auto buffer : commands.getOps<BufferOp>()) {
    auto type = cast<MemRefType>(buffer.getType());
    json entry = {{"name", buffer.getName().str()},
                  {"role", stringifyBufferRole(buffer.getRole()).str()},
                  {"dtype", getDtypeName(type.getElementType()).str()},
                  {"shape", type.getShape().vec()},
                  {"offset", static_cast<int64_t>(buffer.getOffset())},
                  {"bytes", getNumBytes(type)}};
    for (NamedAttribute attribute : buffer->getDiscardableAttrs())
      entry[attribute.getName().str()] = toJson(attribute.getValue());
    if (buffer.getRole() == BufferRole::coordinate) {
      // The name lists the axes.
      entry["axes"] = json::array();
      for (StringRef axis : llvm::split(buffer.getName(), ","))
        entry["axes"].push_back(axis.str());
    }
    buffers.push_back(std::move(entry));
  }
  return buffers;
}

/// Returns the number of micro-batches of the step: batch buffers carry the index of theirs.
static int64_t countMicroBatches(ModuleOp commands) {
  int64_t last = 0;
  for (auto buffer : commands.getOps<BufferOp>())
    if (auto index = buffer->getAttrOfType<IntegerAttr>("micro_batch"))
      last = std::max(last, index.getInt());
  return last + 1;
}

static json describeOptimizer(ModuleOp commands) {
  for (auto optimizer : commands.getOps<OptimizerOp>())
    return {{"name", optimizer.getSymName().str()},
            {"states", toJson(optimizer.getStates())},
            {"lr", optimizer.getLr().convertToDouble()}};
  return nullptr;
}

static json describeLedger(ModuleOp commands) {
  Ledger ledger = computeLedger(commands);
  return {{"parameters", ledger.parameters}, {"gradients", ledger.gradients},     {"optimizer", ledger.optimizer},
          {"in_flight", ledger.inFlight},    {"activations", ledger.activations}, {"inputs", ledger.inputs},
          {"outputs", ledger.outputs},       {"workspace", ledger.workspace},     {"total", ledger.total}};
}

/// Returns what the digest is made of, so that ranks whose plans differ can say in what: texts for people, or hashes.
static json describeDigestParts(const json &manifest, StringRef schedule) {
  std::string mesh, target = manifest["target"]["cpu"];
  for (const json &axis : manifest["mesh"]["axes"])
    mesh += (mesh.empty() ? "" : ",") + std::string(axis["name"]) + "=" + axis["size"].dump();
  for (const json &feature : manifest["target"]["features"])
    target += " " + std::string(feature);
  std::string version = manifest["weft"]["version"], llvm = manifest["weft"]["llvm"];
  return {{"mesh", mesh},
          {"layout", digestOf(manifest["layouts"].dump() + manifest["parameters"].dump() + manifest["buffers"].dump())},
          {"schedule", digestOf(schedule)},
          {"threads_per_rank", manifest["threads_per_rank"].dump()},
          {"instruction_set", target},
          {"versions", "weft " + version + ", ABI " + manifest["weft"]["abi"].dump() + ", LLVM " + llvm}};
}

/// Returns a text in `value` that JSON cannot hold, if there is one.
static const std::string *findInvalidText(const json &value) {
  if (const auto *text = value.get_ptr<const std::string *>())
    return llvm::json::isUTF8(*text) ? nullptr : text;
  if (value.is_structured())
    for (const json &element : value)
      if (const std::string *text = findInvalidText(element))
        return text;
  return nullptr;
}

llvm::Expected<Manifest> buildManifest(ModuleOp commands, StringRef schedule, const ManifestOptions &options) {
  for (auto buffer : commands.getOps<BufferOp>())
    if (getDtypeName(cast<MemRefType>(buffer.getType()).getElementType()).empty())
      return llvm::createStringError("expects buffer '%s' to have an element type of the runtime",
                                     buffer.getName().str().c_str());
  RuntimeTables tables = collectRuntimeTables(commands);
  json communicators = json::array();
  for (ArrayAttr axes : tables.communicators)
    communicators.push_back({{"axes", toJson(axes)}});

  json manifest;
  manifest["weft"] = {{"version", kWeftVersion.str()}, {"abi", WEFT_RT_ABI_VERSION}, {"llvm", LLVM_VERSION_STRING}};
  manifest["target"] = {{"kind", "cpu"},
                        {"triple", options.target.triple},
                        {"cpu", options.target.cpu},
                        {"features", options.target.requiredFeatures}};
  manifest["threads_per_rank"] = options.threadsPerRank;
  manifest["mesh"] = describeMesh(commands);
  manifest["communicators"] = communicators;
  manifest["streams"] = tables.streams;
  manifest["events"] = tables.numEvents;
  manifest["micro_batches"] = countMicroBatches(commands);
  manifest["arena"] = {{"bytes", getArenaBytes(commands)}, {"alignment", kArenaAlignment}};
  manifest["buffers"] = describeBuffers(commands);
  manifest["layouts"] = describeLayouts(commands);
  manifest["parameters"] = describeParameters(commands);
  manifest["optimizer"] = describeOptimizer(commands);
  manifest["ledger"] = describeLedger(commands);
  if (const std::string *text = findInvalidText(manifest))
    return llvm::createStringError("expects names to be UTF-8, but got '" + llvm::json::fixUTF8(*text) + "'");
  manifest["digest_parts"] = describeDigestParts(manifest, schedule);
  std::string text = manifest.dump();
  return Manifest{text, digestOf(text + schedule.str())};
}

} // namespace weft
