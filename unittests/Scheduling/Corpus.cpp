// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Corpus.h"

#include <algorithm>
#include <random>

namespace weft::scheduling {

namespace {
/// Builds the tasks of a step one by one.
class StepBuilder {
public:
  StepBuilder(const CorpusModel &model, const CorpusMachine &machine) : model(model), machine(machine) {}
  Problem build();

private:
  int32_t add(double seconds, int32_t resource, std::vector<int32_t> predecessors) {
    Task task;
    task.duration = static_cast<int64_t>(seconds * 1e9);
    task.resource = resource;
    for (int32_t predecessor : predecessors)
      if (predecessor >= 0)
        task.predecessors.push_back(predecessor);
    problem.tasks.push_back(std::move(task));
    return static_cast<int32_t>(problem.tasks.size()) - 1;
  }
  int32_t addProduct(int64_t rows, int64_t columns, std::vector<int32_t> predecessors) {
    double flops = 2.0 * model.numTokens * rows * columns;
    return add(machine.secondsPerLaunch + flops / machine.flopsPerSecond, 0, std::move(predecessors));
  }
  int32_t addKernel(double numBytes, std::vector<int32_t> predecessors) {
    return add(machine.secondsPerLaunch + numBytes / machine.memoryBytesPerSecond, 0, std::move(predecessors));
  }
  int32_t addCollective(double numBytes, std::vector<int32_t> predecessors) {
    double onWire = numBytes * (machine.numRanks - 1) / machine.numRanks;
    return add(machine.secondsPerCollective + onWire / machine.linkBytesPerSecond, 1, std::move(predecessors));
  }

  const CorpusModel &model;
  const CorpusMachine &machine;
  Problem problem;
};
} // namespace

Problem StepBuilder::build() {
  problem.numResources = 2;
  struct Matrix {
    int64_t rows, columns;
    size_t bucket = 0;
    int32_t gradient = -1;
  };
  std::vector<Matrix> matrices;
  for (const auto &layer : model.layers)
    for (auto [rows, columns] : layer)
      matrices.push_back({rows, columns});
  // Buckets are filled from the last layer to the first.
  std::vector<double> bucketBytes{0};
  for (size_t i = matrices.size(); i-- > 0;) {
    double numBytes = 4.0 * matrices[i].rows * matrices[i].columns;
    if (bucketBytes.back() > 0 && bucketBytes.back() + numBytes > model.bucketBytes)
      bucketBytes.push_back(0);
    bucketBytes.back() += numBytes;
    matrices[i].bucket = bucketBytes.size() - 1;
  }
  std::vector<int32_t> gathers(bucketBytes.size(), -1);
  if (model.sharded)
    for (size_t bucket = bucketBytes.size(); bucket-- > 0;)
      gathers[bucket] = addCollective(bucketBytes[bucket], {});
  int32_t last = -1;
  for (const Matrix &matrix : matrices) {
    last = addProduct(matrix.rows, matrix.columns, {last, gathers[matrix.bucket]});
    last = addKernel(8.0 * model.numTokens * matrix.columns, {last});
  }
  std::vector<std::vector<int32_t>> gradients(bucketBytes.size());
  for (size_t i = matrices.size(); i-- > 0;) {
    last = addKernel(12.0 * model.numTokens * matrices[i].columns, {last});
    int32_t upstream = last;
    if (i > 0)
      last = addProduct(matrices[i].rows, matrices[i].columns, {upstream});
    gradients[matrices[i].bucket].push_back(addProduct(matrices[i].rows, matrices[i].columns, {upstream}));
  }
  std::vector<int32_t> reductions;
  for (size_t bucket = 0; bucket < bucketBytes.size(); ++bucket)
    reductions.push_back(addCollective(bucketBytes[bucket] * (model.sharded ? 1 : 2), gradients[bucket]));
  for (size_t bucket = 0; bucket < bucketBytes.size(); ++bucket) {
    double numBytes = 28.0 / 4 * bucketBytes[bucket] / (model.sharded ? machine.numRanks : 1);
    // Without shards the parameters are read in place until the backward is over.
    addKernel(numBytes, {reductions[bucket], model.sharded ? -1 : last});
  }
  return std::move(problem);
}

Problem buildStep(const CorpusModel &model, const CorpusMachine &machine) {
  return StepBuilder(model, machine).build();
}

using Matrices = std::vector<std::pair<int64_t, int64_t>>;

/// One transformer layer: attention's two products and the two of the feed-forward network.
static Matrices transformerLayer(int64_t width, int64_t factor = 4) {
  return {{width, 3 * width}, {width, width}, {width, factor * width}, {factor * width, width}};
}

static std::vector<CorpusModel> listModels() {
  std::vector<CorpusModel> models;
  for (auto [numLayers, width] : {std::pair<int64_t, int64_t>{12, 768}, {24, 1024}, {96, 1536}})
    for (bool sharded : {false, true}) {
      CorpusModel model{(sharded ? "zero-1 " : "") + std::to_string(numLayers) + " layers", 512, {}, sharded};
      for (int64_t layer = 0; layer < numLayers; ++layer)
        model.layers.push_back(transformerLayer(width));
      models.push_back(std::move(model));
    }
  CorpusModel skewed{"skewed layers", 1024, {}};
  for (int64_t layer = 0; layer < 16; ++layer)
    skewed.layers.push_back(transformerLayer(256 << (layer % 4), layer % 3 ? 4 : 8));
  models.push_back(skewed);
  for (bool first : {true, false}) {
    CorpusModel embedding{std::string("giant embedding ") + (first ? "first" : "last"), 2048, {}};
    for (int64_t layer = 0; layer < 12; ++layer)
      embedding.layers.push_back(transformerLayer(768));
    Matrices giant;
    for (int part = 0; part < 16; ++part) // what the partitioner makes of one that exceeds a bucket
      giant.push_back({768, 8192});
    embedding.layers.insert(first ? embedding.layers.begin() : embedding.layers.end(), giant);
    models.push_back(std::move(embedding));
  }
  for (int64_t bucketBytes : {int64_t(1), int64_t(1) << 20}) {
    CorpusModel tiny{bucketBytes == 1 ? "many tiny tensors, each reduced" : "many tiny tensors in buckets", 256, {}};
    tiny.bucketBytes = bucketBytes;
    for (int64_t layer = 0; layer < 128; ++layer)
      tiny.layers.push_back({{64, 64}, {64, 16}, {16, 64}});
    models.push_back(std::move(tiny));
  }
  return models;
}

std::vector<CorpusInstance> buildCorpus() {
  // Speeds of the order of a small host, and of one GPU of two generations; what matters is the variety of ratios.
  const std::vector<CorpusMachine> machines = {
      {"host", 1e11, 1e10, 1e-6, 1.25e8, 2e-5, 4},
      {"gpu-a", 1e14, 1.5e12, 5e-6, 2.5e10, 3e-5, 16},
      {"gpu-b", 4e14, 3e12, 4e-6, 5e10, 2e-5, 64},
  };
  std::vector<CorpusInstance> corpus;
  for (const CorpusModel &model : listModels())
    for (const CorpusMachine &machine : machines)
      for (double scale : {0.25, 1.0, 4.0}) {
        CorpusMachine scaled = machine;
        scaled.linkBytesPerSecond *= scale;
        corpus.push_back({model.name, machine.name, scale, buildStep(model, scaled)});
      }
  return corpus;
}

Problem buildRandom(uint64_t seed, int32_t numTasks, int32_t numResources) {
  std::mt19937_64 random(seed);
  auto below = [&](uint64_t limit) { return static_cast<int64_t>(random() % limit); };
  Problem problem;
  problem.numResources = numResources;
  int64_t density = below(4);
  for (int32_t index = 0; index < numTasks; ++index) {
    Task task;
    task.duration = below(8) == 0 ? 0 : 1 + below(20);
    task.resource = static_cast<int32_t>(below(numResources));
    for (int32_t other = 0; other < index; ++other)
      if (below(8) < density)
        task.predecessors.push_back(other);
    problem.tasks.push_back(std::move(task));
  }
  for (int32_t index = 0; index < numTasks; ++index) {
    Value value;
    value.numBytes = 1 + below(100);
    value.producer = index;
    for (int32_t other = index + 1; other < numTasks; ++other)
      for (int32_t predecessor : problem.tasks[other].predecessors)
        if (predecessor == index)
          value.users.push_back(other);
    problem.values.push_back(std::move(value));
  }
  return problem;
}

} // namespace weft::scheduling
