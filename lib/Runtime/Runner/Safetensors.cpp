// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Safetensors.h"

#include "Error.h"
#include "Json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

using namespace weft::run;

namespace {

/// The format's own limit for headers.
constexpr int64_t kMaxHeaderBytes = 100000000;

const std::pair<const char *, Element> kTypes[] = {
    {"F32", Element::F32}, {"F64", Element::F64}, {"BF16", Element::BF16}, {"F16", Element::F16},   {"I8", Element::I8},
    {"I16", Element::I16}, {"I32", Element::I32}, {"I64", Element::I64},   {"BOOL", Element::Bool}, {"U8", Element::U8},
    {"U16", Element::U16}, {"U32", Element::U32}, {"U64", Element::U64},
};

Element parseType(const Json &value) {
  for (const auto &[name, type] : kTypes)
    if (value.string() == name)
      return type;
  value.reject("a type that this weft-run reads (F64, F32, F16, BF16, I64, I32, I16, I8, U64, U32, U16, U8, BOOL)");
}

Tensor parseTensor(const std::string &name, const Json &entry, int64_t dataBytes) {
  Tensor tensor;
  tensor.name = name;
  tensor.dtype = parseType(entry.get("dtype"));
  tensor.shape = entry.get("shape").integers(0);
  std::vector<Json> offsets = entry.get("data_offsets").elements();
  if (offsets.size() != 2)
    entry.get("data_offsets").reject("[begin, end]");
  tensor.begin = offsets[0].integer(0);
  tensor.end = offsets[1].integer(tensor.begin);
  std::optional<int64_t> count = countElements(tensor.shape);
  int64_t numBytes;
  if (!count || __builtin_mul_overflow(*count, elementBytes(tensor.dtype), &numBytes))
    entry.get("shape").reject("of less than 2^62 elements");
  if (tensor.end - tensor.begin != numBytes)
    entry.get("data_offsets").reject(fmt::format("{} bytes apart, the size of its elements", numBytes));
  if (tensor.end > dataBytes)
    entry.get("data_offsets").reject(fmt::format("inside of the file, which has {} bytes of data", dataBytes));
  return tensor;
}

} // namespace

SafetensorsFile::SafetensorsFile(std::string path) : file(std::move(path), "file of tensors") {
  if (file.size() < 8)
    fail("expects '{}' to be a file of tensors (safetensors), but it has only {} bytes", file.path(), file.size());
  uint64_t length = 0;
  for (int i = 0; i < 8; ++i)
    length |= uint64_t(static_cast<unsigned char>(file.data()[i])) << (8 * i);
  if (length > uint64_t(std::min(kMaxHeaderBytes, file.size() - 8)))
    fail("expects '{}' to be a file of tensors (safetensors), but its header would have {} bytes of the {} there are",
         file.path(), length, file.size());
  const char *header = file.data() + 8;
  dataOffset = 8 + int64_t(length);
  int64_t dataBytes = file.size() - dataOffset;

  nlohmann::json parsed = parseJson(header, header + length, file.path());
  for (const auto &[name, entry] : Json(parsed, file.path()).members())
    if (name != "__metadata__")
      entries.push_back(parseTensor(name, entry, dataBytes));

  std::sort(entries.begin(), entries.end(), [](const Tensor &a, const Tensor &b) {
    return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name);
  });
  int64_t end = 0;
  for (size_t i = 0; i < entries.size(); ++i) {
    const Tensor &tensor = entries[i];
    if (tensor.begin < end)
      fail("{}: expects tensors that do not overlap, but '{}' and '{}' do", file.path(), entries[i - 1].name,
           tensor.name);
    if (tensor.begin > end)
      fail("{}: expects tensors without gaps, but there are {} bytes before '{}'", file.path(), tensor.begin - end,
           tensor.name);
    end = tensor.end;
    byName.emplace(tensor.name, i);
  }
  if (end != dataBytes)
    fail("{}: expects data of {} bytes as its header says, but got {}", file.path(), end, dataBytes);
}

const Tensor *SafetensorsFile::find(const std::string &name) const {
  auto found = byName.find(name);
  return found == byName.end() ? nullptr : &entries[found->second];
}

std::string weft::run::layOutSafetensors(std::vector<Tensor> &tensors) {
  std::string header = "{";
  int64_t offset = 0;
  for (Tensor &tensor : tensors) {
    tensor.begin = offset;
    offset += *countElements(tensor.shape) * elementBytes(tensor.dtype);
    tensor.end = offset;
    const char *type = std::find_if(std::begin(kTypes), std::end(kTypes), [&](const auto &entry) {
                         return entry.second == tensor.dtype;
                       })->first;
    header += fmt::format("{}{}:{{\"dtype\":\"{}\",\"shape\":{},\"data_offsets\":[{},{}]}}",
                          header.size() > 1 ? "," : "", nlohmann::json(tensor.name).dump(), type,
                          nlohmann::json(tensor.shape).dump(), tensor.begin, tensor.end);
  }
  header += "}";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  std::string result(8, '\0');
  for (int i = 0; i < 8; ++i)
    result[size_t(i)] = char(uint64_t(header.size()) >> (8 * i));
  return result + header;
}
