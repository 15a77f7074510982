// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Files of named tensors: https://github.com/huggingface/safetensors (8 bytes of header length, a header in JSON,
// data).

#ifndef WEFT_RUNTIME_RUNNER_SAFETENSORS_H
#define WEFT_RUNTIME_RUNNER_SAFETENSORS_H

#include "Element.h"
#include "Files.h"

#include <map>

namespace weft::run {

struct Tensor {
  std::string name;
  Element dtype = Element::F32;
  std::vector<int64_t> shape;
  int64_t begin = 0, end = 0; // bytes, counted from the end of the header
};

/// A file read and checked: every entry has the size that its type and shape say, and the entries cover the data
/// without gaps or overlaps.
class SafetensorsFile {
public:
  explicit SafetensorsFile(std::string path);

  const std::string &path() const { return file.path(); }
  const std::vector<Tensor> &tensors() const { return entries; }
  /// The entry of that name, or null.
  const Tensor *find(const std::string &name) const;
  const char *data(const Tensor &tensor) const { return file.data() + dataOffset + tensor.begin; }

private:
  MappedFile file;
  std::vector<Tensor> entries; // by offset
  std::map<std::string, size_t> byName;
  int64_t dataOffset = 0; // bytes
};

/// Gives the tensors their places, one after the other, and returns the header with its length before it. The result
/// depends on names, types and shapes only, so that equal parameters give equal files.
std::string layOutSafetensors(std::vector<Tensor> &tensors);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_SAFETENSORS_H
