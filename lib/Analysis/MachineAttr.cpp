// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Analysis/MachineAttr.h"

#include "weft/Dialect/WeftDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace weft {

llvm::Expected<Attribute> convertJsonToAttribute(const llvm::json::Value &value, MLIRContext *context) {
  Builder builder(context);
  if (auto number = value.getAsInteger())
    return builder.getI64IntegerAttr(*number);
  if (auto number = value.getAsNumber())
    return builder.getF64FloatAttr(*number);
  if (auto flag = value.getAsBoolean())
    return builder.getBoolAttr(*flag);
  if (auto text = value.getAsString())
    return builder.getStringAttr(*text);
  if (const llvm::json::Array *array = value.getAsArray()) {
    SmallVector<Attribute> elements;
    for (const llvm::json::Value &element : *array) {
      llvm::Expected<Attribute> converted = convertJsonToAttribute(element, context);
      if (!converted)
        return converted.takeError();
      elements.push_back(*converted);
    }
    return builder.getArrayAttr(elements);
  }
  if (const llvm::json::Object *object = value.getAsObject()) {
    SmallVector<NamedAttribute> entries;
    for (const auto &entry : *object) {
      llvm::Expected<Attribute> converted = convertJsonToAttribute(entry.second, context);
      if (!converted)
        return converted.takeError();
      entries.push_back(builder.getNamedAttr(StringRef(entry.first), *converted));
    }
    return builder.getDictionaryAttr(entries);
  }
  return llvm::createStringError("expects no null in a machine");
}

llvm::Expected<llvm::json::Value> convertAttributeToJson(Attribute attribute) {
  if (auto flag = dyn_cast<BoolAttr>(attribute))
    return flag.getValue();
  if (auto number = dyn_cast<IntegerAttr>(attribute); number && number.getType().isInteger(64))
    return number.getInt();
  if (auto number = dyn_cast<FloatAttr>(attribute))
    return number.getValueAsDouble();
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.str();
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    llvm::json::Array elements;
    for (Attribute element : array) {
      llvm::Expected<llvm::json::Value> converted = convertAttributeToJson(element);
      if (!converted)
        return converted.takeError();
      elements.push_back(std::move(*converted));
    }
    return llvm::json::Value(std::move(elements));
  }
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute)) {
    llvm::json::Object object;
    for (NamedAttribute entry : dictionary) {
      llvm::Expected<llvm::json::Value> converted = convertAttributeToJson(entry.getValue());
      if (!converted)
        return converted.takeError();
      object[entry.getName().getValue()] = std::move(*converted);
    }
    return llvm::json::Value(std::move(object));
  }
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return llvm::createStringError("expects texts, numbers (i64 or f64), arrays and dictionaries, but got " + text);
}

FailureOr<std::optional<sim::Machine>> readMachineAttr(ModuleOp module) {
  Attribute attribute = module->getAttr(kMachineAttrName);
  if (!attribute)
    return std::optional<sim::Machine>();
  llvm::Expected<llvm::json::Value> value = convertAttributeToJson(attribute);
  if (!value) {
    module.emitError("'weft.machine': ") << llvm::toString(value.takeError());
    return failure();
  }
  llvm::Expected<sim::Machine> machine = sim::parseMachine(*value, "'weft.machine'");
  if (!machine) {
    module.emitError() << llvm::toString(machine.takeError());
    return failure();
  }
  return std::optional<sim::Machine>(std::move(*machine));
}

llvm::Expected<std::string> findMachineFile(StringRef nameOrPath) {
  if (llvm::sys::fs::is_regular_file(nameOrPath))
    return nameOrPath.str();
  const char *folder = std::getenv("WEFT_MACHINES");
  llvm::SmallString<128> path(folder && *folder ? folder : WEFT_MACHINES_DIR);
  llvm::sys::path::append(path, nameOrPath + ".json");
  if (!nameOrPath.empty() && llvm::sys::fs::is_regular_file(path))
    return path.str().str();
  return llvm::createStringError("expects 'machine' to be a file or the name of a machine, but there is neither '" +
                                 nameOrPath.str() + "' nor '" + path.str().str() + "'");
}

llvm::Expected<sim::Machine> loadMachine(StringRef nameOrPath) {
  llvm::Expected<std::string> file = findMachineFile(nameOrPath);
  return file ? sim::readMachine(*file) : file.takeError();
}

std::vector<sim::MeshAxis> getMeshAxes(MeshOp mesh) {
  std::vector<sim::MeshAxis> axes;
  for (auto [name, size] : llvm::zip_equal(mesh.getAxisNames().getAsValueRange<StringAttr>(), mesh.getAxisSizes())) {
    bool isBatch = llvm::is_contained(mesh.getBatchAxes().getAsValueRange<StringAttr>(), name);
    axes.push_back({name.str(), size, isBatch});
  }
  return axes;
}

} // namespace weft
