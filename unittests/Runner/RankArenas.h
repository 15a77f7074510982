// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The ranks' arenas without an engine, for tests of what is done with states.

#ifndef WEFT_UNITTESTS_RUNNER_RANKARENAS_H
#define WEFT_UNITTESTS_RUNNER_RANKARENAS_H

#include "TestSupport.h"

#include "States.h"

namespace weft::run::test {

/// The arenas of all ranks, without an engine.
class RankArenas {
public:
  explicit RankArenas(const Manifest &manifest)
      : manifest(manifest), arenas(size_t(manifest.numRanks), std::vector<char>(size_t(manifest.arenaBytes), '\x55')) {}

  void initialize(uint64_t seed) {
    for (int64_t rank = 0; rank < manifest.numRanks; ++rank)
      initializeStates(manifest, rank, arenas[size_t(rank)].data(), seed);
  }

  void load(const std::string &path) {
    SafetensorsFile file(path);
    checkTensors(manifest, file);
    for (int64_t rank = 0; rank < manifest.numRanks; ++rank)
      loadParameters(manifest, rank, arenas[size_t(rank)].data(), file);
  }

  void save(const std::string &path) {
    std::vector<const char *> views;
    for (const std::vector<char> &arena : arenas)
      views.push_back(arena.data());
    AtomicOutput output(path);
    saveParameters(manifest, views, output);
  }

  /// The floats of a buffer.
  std::vector<float> values(const std::string &buffer, int64_t rank) const {
    for (const Buffer &entry : manifest.buffers)
      if (entry.name == buffer) {
        std::vector<float> result(size_t(entry.numElements));
        std::memcpy(result.data(), &arenas[size_t(rank)][size_t(entry.offset)], size_t(entry.numBytes));
        return result;
      }
    return {};
  }

  const Manifest &manifest;
  std::vector<std::vector<char>> arenas;
};

} // namespace weft::run::test

#endif // WEFT_UNITTESTS_RUNNER_RANKARENAS_H
