// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The manifest of an artifact, as docs/artifact.md describes it, read and checked: whoever holds a Manifest may rely on
// every number in it.

#ifndef WEFT_RUNTIME_RUNNER_MANIFEST_H
#define WEFT_RUNTIME_RUNNER_MANIFEST_H

#include "Element.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace weft::run {

struct MeshAxis {
  std::string name;
  int64_t size = 1;
  bool isBatch = false;
};

/// How the values of a parameter begin; the numbers are those of weft_rt_init_kind.
struct Initializer {
  int32_t kind = 0;
  double a = 0, b = 0;
};

struct Parameter {
  std::string name;
  std::vector<int64_t> shape;                 // of one rank
  std::vector<int64_t> globalShape;           // `shape` times the sizes of the axes that it is sharded over
  std::vector<std::vector<int32_t>> sharding; // mesh axes a dimension; empty when not sharded
  Element dtype = Element::F32;
  Initializer init;
  bool decay = true;
  bool frozen = false;
  int64_t numElements = 0; // of one rank
};

/// Elements [paramOffset, paramOffset + length) of a parameter, at `offset` of the bucket.
struct Slot {
  int32_t parameter = 0;
  int64_t offset = 0, length = 0, paramOffset = 0;
};

struct Bucket {
  int64_t start = 0, numElements = 0;
  std::vector<Slot> slots;
};

struct Layout {
  std::string name;
  Element dtype = Element::F32;
  std::vector<int32_t> shardAxes; // indices into the mesh, the last one innermost
  int64_t numShards = 1;
  int64_t numElements = 0;
  std::vector<Bucket> buckets;
};

enum class Role { Param, Moment, Batch, Rng, StepIndex, Scalar, Coordinate, Loss, Metric };
enum class ProgramKind { Step, Eval };

struct Buffer {
  std::string name;
  Role role = Role::Batch;
  Element dtype = Element::F32;
  std::vector<int64_t> shape;
  int64_t numElements = 0;
  int64_t offset = 0, numBytes = 0;
  bool inStep = true, inEval = true; // which programs use it

  // param, moment: a bucket of a layout, or a parameter of its own (layout < 0).
  int32_t layout = -1, bucket = -1, parameter = -1;
  bool isShard = false;
  std::string state; // of a moment
  // batch, rng
  int64_t microBatch = 0;
  int64_t bound = 0; // 0: none
  // coordinate
  std::vector<int32_t> axes;

  bool usedBy(ProgramKind program) const { return program == ProgramKind::Step ? inStep : inEval; }
};

struct Manifest {
  std::string version; // of the compiler
  std::string digest;
  std::vector<std::pair<std::string, std::string>> digestParts; // what it is made of: name, value
  std::string checksum; // of the text, see docs/artifact.md; the artifact's reader compares it
  std::vector<std::pair<std::string, std::string>> files; // name, hash
  std::vector<std::string> cpuFeatures;
  std::string cpu;
  int64_t threadsPerRank = 1;
  std::vector<MeshAxis> mesh;
  int64_t numRanks = 1;
  std::vector<std::vector<int32_t>> communicators;
  std::vector<std::string> streams;
  int64_t numEvents = 0;
  int64_t microBatches = 1;
  int64_t arenaBytes = 0, arenaAlignment = 64;
  std::vector<Buffer> buffers;
  std::vector<Layout> layouts;
  std::vector<Parameter> parameters;
  std::map<std::string, int32_t> parameterIndex; // by name
  std::string optimizer;
  std::vector<std::string> optimizerStates;
  double learningRate = 0;
  std::vector<std::pair<std::string, int64_t>> ledger;

  /// Number of ranks that see different samples: the product of the batch axes.
  int64_t numDataRanks() const;
  /// The row-major index over the batch axes of the rank with that number.
  int64_t dataCoordinate(int64_t rank) const;
  /// The row-major index over some axes of the rank with that number; 0 for none.
  int64_t indexOver(int64_t rank, const std::vector<int32_t> &axes) const;
  /// The buffer that a program leaves its loss in, or null.
  const Buffer *findLoss(ProgramKind program) const;
};

/// Reads and checks a manifest given as text; `file` names it in messages. Throws an Error.
Manifest parseManifest(const char *begin, const char *end, const std::string &file);

/// The second half of parseManifest: everything that concerns more than one entry (offsets, layouts, coverage).
void checkManifest(const Manifest &manifest, const std::string &file);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_MANIFEST_H
