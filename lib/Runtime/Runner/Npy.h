// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NumPy's .npy files (versions 1 to 3): the header read and checked, the elements read on demand.
// Format: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html

#ifndef WEFT_RUNTIME_RUNNER_NPY_H
#define WEFT_RUNTIME_RUNNER_NPY_H

#include "Element.h"
#include "Files.h"

namespace weft::run {

/// An array in C order with little-endian elements; anything else is an Error.
class NpyFile {
public:
  explicit NpyFile(std::string path);

  const std::string &path() const { return file.path(); }
  Element dtype() const { return type; }
  const std::vector<int64_t> &shape() const { return dims; }

  /// Reads `count` elements from number `first` on, as they are stored.
  void read(int64_t first, int64_t count, void *dst) const;

private:
  void parseHeader(const std::string &header);

  InputFile file;
  Element type = Element::F32;
  std::vector<int64_t> dims;
  int64_t dataOffset = 0; // bytes
};

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_NPY_H
