// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Trainer.h"

#include "Artifact.h"
#include "Dataset.h"
#include "Error.h"
#include "Report.h"
#include "Safetensors.h"
#include "States.h"
#include "weft-rt/Engine.h"
#include "weft-rt/Random.h"
#include "weft-rt/Rank.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fmt/ranges.h>
#include <memory>
#include <sys/resource.h>

using namespace weft::run;
using Clock = std::chrono::steady_clock;

namespace {

double secondsBetween(Clock::time_point begin, Clock::time_point end) {
  return std::chrono::duration<double>(end - begin).count();
}

/// Turns a status of the runtime into an Error.
void check(weft_rt_status *status) {
  if (!status)
    return;
  std::string message = weft_rt_status_get_message(status);
  weft_rt_status_free(status);
  throw Error(std::move(message));
}

/// Page faults of the calling thread so far.
int64_t countPageFaults() {
  rusage usage = {};
  ::getrusage(RUSAGE_THREAD, &usage);
  return usage.ru_minflt + usage.ru_majflt;
}

/// The arena offsets of what a program needs besides data.
struct ProgramInputs {
  ProgramInputs(const Manifest &manifest, ProgramKind program) {
    for (const Buffer &buffer : manifest.buffers) {
      if (!buffer.usedBy(program))
        continue;
      if (buffer.role == Role::Scalar)
        (buffer.name == "lr" ? rates : steps).push_back(buffer.offset);
      else if (buffer.role == Role::StepIndex)
        stepIndices.push_back(buffer.offset);
      else if (buffer.role == Role::Rng)
        keys.push_back({buffer.offset, buffer.microBatch});
    }
  }

  void write(char *arena, int64_t step, float rate, uint64_t seed, int64_t dataCoordinate) const {
    float number = float(step);
    int32_t index = int32_t(step);
    for (int64_t offset : rates)
      std::memcpy(arena + offset, &rate, sizeof rate);
    for (int64_t offset : steps)
      std::memcpy(arena + offset, &number, sizeof number);
    for (int64_t offset : stepIndices)
      std::memcpy(arena + offset, &index, sizeof index);
    for (const auto &[offset, microBatch] : keys) {
      uint32_t words[2];
      weft_rt_rng_words(seed, step, microBatch, dataCoordinate, words);
      std::memcpy(arena + offset, words, sizeof words);
    }
  }

  std::vector<int64_t> rates, steps, stepIndices;
  std::vector<std::pair<int64_t, int64_t>> keys; // offset, micro-batch
};

struct EngineDeleter {
  void operator()(weft_rt_engine *engine) const { weft_rt_engine_destroy(engine); }
};
using EnginePtr = std::unique_ptr<weft_rt_engine, EngineDeleter>;

class Session {
public:
  Session(const Artifact &artifact, const RunOptions &options, const std::atomic<bool> *stop)
      : artifact(artifact), manifest(artifact.manifest()), options(options), stop(stop),
        inputs(manifest, ProgramKind::Step), evalInputs(manifest, ProgramKind::Eval) {}

  RunResult run() {
    checkOptions();
    openFiles();
    makeEngine();
    runOnRanks([this](int64_t rank, char *arena, weft_rt_rank *) {
      initializeStates(manifest, rank, arena, options.seed);
      if (tensors)
        loadParameters(manifest, rank, arena, *tensors);
      return static_cast<weft_rt_status *>(nullptr);
    });
    tensors.reset();
    result.ranks.resize(size_t(manifest.numRanks));
    try {
      if (options.numSteps > 0)
        runOnRanks([this](int64_t rank, char *arena, weft_rt_rank *handle) { return trainRank(rank, arena, handle); });
    } catch (...) {
      reporter->finish();
      throw;
    }
    result.logProblem = reporter->finish();
    collectStatistics();
    // Whoever stops a run before its first step must not lose an older file to initial values.
    if (output && (result.stepsDone > 0 || options.numSteps == 0))
      save();
    if (traceOutput) {
      result.numDroppedEvents = trace->countDropped(result.stepsDone);
      trace->write(*traceOutput, result.stepsDone);
    }
    return std::move(result);
  }

private:
  void checkOptions() {
    if (options.threadsPerRank && *options.threadsPerRank != manifest.threadsPerRank)
      fail("expects --threads-per-rank to be {}, for which '{}' was compiled (its plan depends on it), but got {}",
           manifest.threadsPerRank, artifact.path(), *options.threadsPerRank);
    if (options.evalEvery > 0 && options.eval.empty())
      fail("expects --eval where there is --eval-every, but got none");
    if (!options.eval.empty() && !artifact.module().eval)
      fail("expects a model with an evaluation for --eval, but '{}' has none", artifact.path());
    if (!options.tracePath.empty() && options.traceWindow.first > options.numSteps)
      fail("expects --trace-steps to begin with one of the {} steps, but got {}", options.numSteps,
           options.traceWindow.first);
  }

  void openData() {
    plan = planBatch(manifest, ProgramKind::Step);
    if (plan.feeds.empty())
      fail("expects the model in '{}' to have a batch argument, but it has none", artifact.path());
    source = openSource(options.data, plan, "--data", options.tokenBits);
    order = std::make_unique<SampleOrder>(source->numSamples(), plan.globalBatch(), options.seed, options.isShuffled);
    result.samplesPerStep = plan.globalBatch();
    result.tokensPerStep = plan.globalBatch() * source->tokensPerSample();
    if (options.eval.empty())
      return;
    evalPlan = planBatch(manifest, ProgramKind::Eval);
    if (evalPlan.feeds.empty())
      fail("expects the evaluation in '{}' to have a batch argument, but it has none", artifact.path());
    evalSource = openSource(options.eval, evalPlan, "--eval", options.tokenBits);
    evalOrder = std::make_unique<SampleOrder>(evalSource->numSamples(), evalPlan.globalBatch(), 0, false);
    numEvalBatches = evalOrder->samplesPerEpoch() / evalPlan.globalBatch();
    if (options.evalBatches > 0)
      numEvalBatches = std::min(numEvalBatches, options.evalBatches);
  }

  void openFiles() {
    // Without steps, states are made, loaded and saved; that needs no data.
    if (options.numSteps > 0)
      openData();
    if (!options.loadPath.empty()) {
      tensors = std::make_unique<SafetensorsFile>(options.loadPath);
      checkTensors(manifest, *tensors);
    }
    if (!options.savePath.empty())
      output = std::make_unique<AtomicOutput>(options.savePath);
    if (!options.tracePath.empty()) {
      traceOutput = std::make_unique<AtomicOutput>(options.tracePath);
      trace = std::make_unique<TraceRecorder>(options.traceWindow, manifest.numRanks, manifest.streams);
    }

    lossOffset = manifest.findLoss(ProgramKind::Step)->offset;
    Reporter::Options report;
    for (const Buffer &buffer : manifest.buffers)
      if (buffer.role == Role::Metric && buffer.inStep) {
        metricOffsets.push_back(buffer.offset);
        report.metricNames.push_back(buffer.name);
      }
    metrics.resize(metricOffsets.size());
    report.numSteps = options.numSteps;
    report.samplesPerStep = result.samplesPerStep;
    report.tokensPerStep = result.tokensPerStep;
    report.printEvery = options.printEvery;
    report.isQuiet = options.isQuiet;
    report.logPath = options.logPath;
    reporter = std::make_unique<Reporter>(std::move(report));
    if (!options.isQuiet)
      introduce();
  }

  /// One line about what is going to be trained.
  void introduce() {
    std::string mesh;
    for (const MeshAxis &axis : manifest.mesh)
      mesh += fmt::format("{}{}={}", mesh.empty() ? "" : ", ", axis.name, axis.size);
    int64_t numParameters = 0;
    for (const Parameter &parameter : manifest.parameters)
      numParameters += *countElements(parameter.globalShape);
    std::string text =
        fmt::format("{} {} ({}), {} parameters", manifest.numRanks, manifest.numRanks == 1 ? "rank" : "ranks",
                    mesh.empty() ? "no mesh" : mesh, numParameters);
    if (source)
      text += fmt::format(", {} samples a step, {}", plan.globalBatch(), source->describe());
    text += '\n';
    writeAll(1, text.data(), text.size());
  }

  void makeEngine() {
    std::vector<weft_rt_mesh_axis> axes;
    for (const MeshAxis &axis : manifest.mesh)
      axes.push_back({axis.name.c_str(), axis.size});
    std::vector<weft_rt_communicator> communicators;
    for (const std::vector<int32_t> &group : manifest.communicators)
      communicators.push_back({int64_t(group.size()), group.data()});
    weft_rt_engine_config config;
    weft_rt_engine_config_init(&config);
    config.num_axes = int64_t(axes.size());
    config.axes = axes.data();
    config.num_communicators = int64_t(communicators.size());
    config.communicators = communicators.data();
    config.num_streams = int64_t(manifest.streams.size());
    config.num_events = manifest.numEvents;
    config.threads_per_rank = manifest.threadsPerRank;
    config.arena_bytes = manifest.arenaBytes;
    config.arena_alignment = manifest.arenaAlignment;
    config.digest = manifest.digest.c_str();
    std::vector<weft_rt_digest_part> parts;
    for (const auto &[name, value] : manifest.digestParts)
      parts.push_back({name.c_str(), value.c_str()});
    config.num_digest_parts = int64_t(parts.size());
    config.digest_parts = parts.data();
    config.stream_mode = options.isAdversarial ? WEFT_RT_STREAMS_ADVERSARIAL : WEFT_RT_STREAMS_INORDER;
    config.stream_seed = options.streamSeed;
    config.link_bytes_per_second = options.link.bytesPerSecond;
    config.link_latency_ns = options.link.latencyNanos;
    if (trace) {
      config.trace = TraceRecorder::record;
      config.trace_user = trace.get();
    }
    weft_rt_engine *made = nullptr;
    check(weft_rt_engine_create(&config, &made));
    engine.reset(made);
  }

  /// Calls `body(rank, arena, handle)` on all ranks' threads. An Error that leaves it becomes the engine's failure, and
  /// comes back here as one.
  template <typename Body> void runOnRanks(Body body) {
    auto call = [](weft_rt_rank *handle, void *user) -> weft_rt_status * {
      try {
        return (*static_cast<Body *>(user))(weft_rt_rank_index(handle), static_cast<char *>(weft_rt_rank_arena(handle)),
                                            handle);
      } catch (const std::exception &error) {
        return weft_rt_status_create(WEFT_RT_INVALID_ARGUMENT, error.what());
      }
    };
    check(weft_rt_engine_run(engine.get(), call, &body));
  }

  float rateOf(int64_t step) const {
    double rate = options.learningRate.value_or(manifest.learningRate);
    if (step <= options.warmupSteps)
      rate *= double(step) / double(options.warmupSteps);
    return float(rate);
  }

  /// The loop of one rank. All ranks run the same sequence of programs: whether another step begins is what rank 0
  /// writes down before the barrier that precedes it. Two cells in turn are enough: rank 0 writes a cell again only
  /// after the next barrier, which the others reach after they have read it.
  weft_rt_status *trainRank(int64_t rank, char *arena, weft_rt_rank *handle) {
    int64_t dataCoordinate = manifest.dataCoordinate(rank);
    Loader loader(plan, *source, *order, dataCoordinate);
    std::unique_ptr<Loader> evalLoader;
    if (evalSource)
      evalLoader = std::make_unique<Loader>(evalPlan, *evalSource, *evalOrder, dataCoordinate);

    int64_t faultsBefore = 0;
    Clock::time_point begin = Clock::now();
    Clock::time_point stepBegin = begin;
    for (int64_t step = 1; step <= options.numSteps; ++step) {
      if (step == 3)
        faultsBefore = countPageFaults();
      if (rank == 0)
        mayRun[step % 2].store(!(stop && stop->load()), std::memory_order_relaxed);
      loader.fill(step - 1, arena);
      inputs.write(arena, step, rateOf(step), options.seed, dataCoordinate);
      if (weft_rt_status *status = weft_rt_rank_barrier(handle))
        return status;
      if (!mayRun[step % 2].load(std::memory_order_relaxed)) {
        if (rank == 0)
          result.wasStopped = true;
        break;
      }
      if (trace)
        trace->beginStep(rank, step);
      if (weft_rt_status *status = weft_rt_rank_execute(handle, artifact.module().step))
        return status;
      if (trace)
        trace->endStep(rank);
      Clock::time_point stepEnd = Clock::now();

      StepReport report;
      if (rank == 0)
        readOutputs(arena, step, secondsBetween(stepBegin, stepEnd), report);
      if (evalLoader && (step == options.numSteps || (options.evalEvery > 0 && step % options.evalEvery == 0))) {
        report.hasEval = true;
        if (weft_rt_status *status = evaluate(*evalLoader, arena, handle, step, dataCoordinate, report.evalLoss))
          return status;
      }
      if (rank == 0)
        reporter->step(report);
      stepBegin = report.hasEval ? Clock::now() : stepEnd;
    }
    if (options.numSteps >= 3)
      result.ranks[size_t(rank)].pageFaults = countPageFaults() - faultsBefore;
    if (rank == 0)
      result.seconds = secondsBetween(begin, Clock::now());
    return nullptr;
  }

  void readOutputs(const char *arena, int64_t step, double seconds, StepReport &report) {
    for (size_t i = 0; i < metrics.size(); ++i)
      std::memcpy(&metrics[i], arena + metricOffsets[i], sizeof metrics[i]);
    std::memcpy(&report.loss, arena + lossOffset, sizeof report.loss);
    report.step = step;
    report.learningRate = rateOf(step);
    report.seconds = seconds;
    report.metrics = metrics.data();
    result.stepsDone = step;
    result.lastLoss = report.loss;
  }

  /// The mean over batches of the evaluation's loss.
  weft_rt_status *evaluate(Loader &loader, char *arena, weft_rt_rank *handle, int64_t step, int64_t dataCoordinate,
                           double &outLoss) {
    double sum = 0;
    for (int64_t batch = 0; batch < numEvalBatches; ++batch) {
      loader.fill(batch, arena);
      evalInputs.write(arena, step, rateOf(step), options.seed, dataCoordinate);
      if (weft_rt_status *status = weft_rt_rank_execute(handle, artifact.module().eval))
        return status;
      float loss;
      std::memcpy(&loss, arena + manifest.findLoss(ProgramKind::Eval)->offset, sizeof loss);
      sum += double(loss);
    }
    outLoss = sum / double(numEvalBatches);
    return nullptr;
  }

  void collectStatistics() {
    for (int64_t rank = 0; rank < manifest.numRanks; ++rank) {
      weft_rt_rank_ledger ledger;
      weft_rt_rank_get_ledger(weft_rt_engine_get_rank(engine.get(), rank), &ledger);
      RankStatistics &statistics = result.ranks[size_t(rank)];
      statistics.arena = ledger.arena;
      statistics.mapped = ledger.arena_mapped;
      statistics.commands = ledger.commands;
      statistics.products = ledger.products;
    }
  }

  void save() {
    std::vector<const char *> arenas;
    for (int64_t rank = 0; rank < manifest.numRanks; ++rank)
      arenas.push_back(static_cast<const char *>(weft_rt_rank_arena(weft_rt_engine_get_rank(engine.get(), rank))));
    saveParameters(manifest, arenas, *output);
    result.isSaved = true;
  }

  const Artifact &artifact;
  const Manifest &manifest;
  const RunOptions &options;
  const std::atomic<bool> *stop;
  const ProgramInputs inputs, evalInputs;

  BatchPlan plan, evalPlan;
  std::unique_ptr<Source> source, evalSource;
  std::unique_ptr<SampleOrder> order, evalOrder;
  int64_t numEvalBatches = 0;
  std::unique_ptr<SafetensorsFile> tensors; // to load
  std::unique_ptr<AtomicOutput> output;     // to save to
  std::unique_ptr<AtomicOutput> traceOutput;
  std::unique_ptr<TraceRecorder> trace;
  std::unique_ptr<Reporter> reporter;
  int64_t lossOffset = 0;
  std::vector<int64_t> metricOffsets;
  std::vector<float> metrics;

  std::atomic<bool> mayRun[2] = {true, true};
  RunResult result;
  EnginePtr engine; // last: its threads use all of the above
};

} // namespace

RunResult weft::run::train(const Artifact &artifact, const RunOptions &options, const std::atomic<bool> *stop) {
  return Session(artifact, options, stop).run();
}
