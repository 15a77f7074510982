// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// An artifact, opened: manifest, compiled programs, and the checks that they belong together and to this machine.

#ifndef WEFT_RUNTIME_RUNNER_ARTIFACT_H
#define WEFT_RUNTIME_RUNNER_ARTIFACT_H

#include "Manifest.h"

#include "weft-rt/Types.h"

namespace weft::run {

class Artifact {
public:
  /// Opens the folder `path`. Checks, in this order: the manifest, the files' hashes, the CPU's features, the shared
  /// object's ABI version, digest and sizes. Throws an Error.
  explicit Artifact(std::string path);
  Artifact(const Artifact &) = delete;
  Artifact &operator=(const Artifact &) = delete;

  const std::string &path() const { return folder; }
  const Manifest &manifest() const { return description; }
  const weft_rt_module &module() const { return *compiled; }

private:
  void load(const std::string &file);

  std::string folder;
  Manifest description;
  const weft_rt_module *compiled = nullptr;
};

/// Throws when a feature is missing in the text of /proc/cpuinfo; a text without a list of features is not checked.
void checkCpuFeatures(const std::vector<std::string> &required, const std::string &compiledFor,
                      const std::string &cpuinfo);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_ARTIFACT_H
