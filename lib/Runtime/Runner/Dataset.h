// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// From data files to the batch buffers of a program: which samples a rank reads in a step, and how they get there.

#ifndef WEFT_RUNTIME_RUNNER_DATASET_H
#define WEFT_RUNTIME_RUNNER_DATASET_H

#include "Manifest.h"

#include <memory>
#include <string>
#include <vector>

namespace weft::run {

/// One argument of a program that is fed from data.
struct Feed {
  std::string name;
  Element dtype = Element::F32;
  std::vector<int64_t> sampleShape; // without the dimension that counts samples
  int64_t sampleElements = 1;
  int64_t bound = 0;
  std::vector<int64_t> offsets; // in the arena, by micro-batch
};

/// What a program wants to be fed with.
struct BatchPlan {
  int64_t samplesPerMicroBatch = 0; // of one rank
  int64_t microBatches = 1;
  int64_t dataRanks = 1;
  std::vector<Feed> feeds; // in the order of the manifest

  int64_t globalBatch() const { return samplesPerMicroBatch * microBatches * dataRanks; }
};

BatchPlan planBatch(const Manifest &manifest, ProgramKind program);

/// Where samples come from. Threads may read at once, each with scratch memory of its own; nothing is allocated.
class Source {
public:
  virtual ~Source() = default;
  virtual int64_t numSamples() const = 0;
  virtual int64_t numScratchBytes() const = 0;
  /// Tokens that a sample stands for; 0 where samples are not sequences of tokens.
  virtual int64_t tokensPerSample() const = 0;
  /// Writes one sample; `rows` has the address of the sample's row for each feed. Throws an Error that names file and
  /// position where a value is out of bounds or does not exist in the buffer's type.
  virtual void read(int64_t sample, void *const *rows, void *scratch) const = 0;
  /// The data in a few words, for messages.
  virtual std::string describe() const = 0;
};

/// Opens the values of `--data` (or of `--eval`): one file or folder of tokens, or `NAME=FILE.npy` for every argument.
/// `option` names the option in messages; `tokenBits` is 0, 8, 16 or 32 as for TokenFiles.
std::unique_ptr<Source> openSource(const std::vector<std::string> &values, const BatchPlan &plan, const char *option,
                                   int tokenBits);

/// The order of samples. Position p counts samples since the first step over all ranks; each epoch has
/// floor(n / global batch) * global batch positions, the rest of its permutation is dropped. Nothing here depends on
/// how many ranks share a global batch.
class SampleOrder {
public:
  SampleOrder(int64_t numSamples, int64_t globalBatch, uint64_t seed, bool isShuffled);

  int64_t samplesPerEpoch() const { return perEpoch; }
  int64_t sampleAt(int64_t position) const;

private:
  int64_t numSamples, perEpoch;
  uint64_t seed;
  bool isShuffled;
};

/// Fills the batch buffers of one rank.
class Loader {
public:
  Loader(const BatchPlan &plan, const Source &source, const SampleOrder &order, int64_t dataCoordinate);

  /// Reads the samples of global batch number `batch` (from 0) into the arena: micro-batch m of data coordinate r has
  /// positions [(m R + r) b, (m R + r + 1) b) of the batch, with R data ranks and b samples a micro-batch.
  void fill(int64_t batch, char *arena);

private:
  const BatchPlan &plan;
  const Source &source;
  const SampleOrder &order;
  int64_t dataCoordinate;
  std::vector<void *> rows;
  std::vector<char> scratch;
};

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_DATASET_H
