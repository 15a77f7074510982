// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The event loop of the simulator. Work that shares something (a port, the cores of a node) has a rate that changes
// when somebody comes or goes; between such events everything advances linearly.

#ifndef WEFT_SIMULATOR_ENGINE_H
#define WEFT_SIMULATOR_ENGINE_H

#include "RankClasses.h"
#include "weft/Simulator/CostModel.h"
#include <memory>
#include <queue>

namespace weft::sim {

/// Times of one class of ranks, by command of all steps, in nanoseconds; -1 where nothing happened.
struct ClassTrace {
  /// Of collectives: when the stream reached it.
  std::vector<double> ready;
  std::vector<double> begin, end;
  /// Of collectives: the class that arrived last.
  std::vector<int32_t> lastClass;
  /// By link: how long transfers were on their way.
  std::vector<double> linkBusy;
};

struct EngineConfig {
  /// By class.
  std::vector<RankFactors> factors;
  double jitter = 0;
  uint64_t seed = 0;
  int32_t numSteps = 1;
  /// The first of the classes, whose times are kept.
  size_t numTraced = 1;
};

class Engine {
public:
  Engine(const Program &program, const CostModel &model, const RankClasses &classes, EngineConfig config);

  /// Returns whether all streams came to their end.
  bool run();

  const std::vector<ClassTrace> &getTraces() const { return traces; }
  /// When a class had done its last command of a step.
  double getFinish(size_t rankClass, int32_t step) const {
    return finish[rankClass * static_cast<size_t>(config.numSteps) + static_cast<size_t>(step)];
  }
  /// What a collective costs.
  const CollectiveCost &getCost(size_t command) const { return costs[static_cast<size_t>(costOf[command])]; }

private:
  enum class What { Compute, Timer, Links, Cores };

  /// Something that takes time. `remaining` is in nanoseconds at rate 1.
  struct Activity {
    What what;
    int32_t owner; // class and stream, or collective in flight
    double remaining = 0, rate = 0, since = 0;
    uint32_t version = 0;
    bool isActive = false;
  };

  struct Event {
    double time;
    int32_t activity;
    uint32_t version;
    bool operator>(const Event &other) const {
      return time != other.time ? time > other.time : activity > other.activity;
    }
  };

  struct StreamState {
    size_t position = 0; // in the commands of all steps of the stream
    bool isBusy = false;
    bool isBlocked = false; // in a wait, since `blockedSince`
    double blockedSince = 0;
    int32_t activity = -1;
    size_t batchEnd = 0; // position after what runs now
  };

  /// A collective that at least one rank has reached.
  struct Flight {
    size_t instance; // command of all steps
    const GroupClass *group = nullptr;
    int64_t numMissing = 0;
    int32_t lastClass = -1;
    size_t transfer = 0; // the next one
    int32_t numRunning = 0;
    int32_t linkActivity = -1, coreActivity = -1;
    double coresSince = 0;
    double slowdown = 1; // of the slowest member's ports
  };

  const Program &program;
  const CostModel &model;
  const RankClasses &classes;
  EngineConfig config;
  size_t numClasses, numStreams, numCommands;
  double now = 0;

  std::vector<std::vector<int32_t>> commandsOf; // by stream
  std::vector<int32_t> recordOf;                // by command: the record that a wait waits for, -1
  std::vector<double> nanos;                    // by command, compute only
  std::vector<int32_t> costOf;                  // by command, collectives only
  std::vector<CollectiveCost> costs;

  std::vector<StreamState> streams; // by class and stream
  std::vector<uint8_t> isRecorded;  // by class and command of all steps
  // Collectives of all steps in the order of the program: by class, whether each is done, and how many are from the
  // first on.
  std::vector<uint8_t> isDone;
  std::vector<size_t> numDone;
  std::vector<int32_t> stepOf; // by class: the step that it is in
  std::vector<double> finish;
  std::vector<ClassTrace> traces;

  std::vector<Activity> activities;
  std::vector<int32_t> freeActivities;
  std::priority_queue<Event, std::vector<Event>, std::greater<>> events;
  std::vector<Flight> flights;
  std::vector<int32_t> freeFlights;
  std::vector<std::vector<int32_t>> waiting; // by collective command: flights that lack ranks
  std::vector<std::pair<int32_t, int32_t>> toAdvance;

  // Ports: (class, link). Users are flights.
  std::vector<std::vector<int32_t>> portUsers;
  std::vector<double> portSince;
  // Cores: by kind of node.
  std::vector<std::vector<int32_t>> nodeUsers; // activities, once for each class of the node
  std::vector<double> nodeDemand, nodeShare;

  size_t instanceCount() const { return numCommands * static_cast<size_t>(config.numSteps); }
  StreamState &getStream(size_t rankClass, size_t stream) { return streams[rankClass * numStreams + stream]; }
  size_t getInstance(size_t stream, size_t position) const;

  void prepare();
  int32_t addActivity(What what, int32_t owner, double remaining);
  void setRate(int32_t activity, double rate);
  void remove(int32_t activity);
  void poke(size_t rankClass);

  void advance(size_t rankClass, size_t stream);
  bool isIssued(size_t rankClass, size_t stream, size_t position);
  bool hasEngine(size_t rankClass, size_t instance) const;
  size_t getOrdinal(size_t instance) const {
    return instance / numCommands * costs.size() + static_cast<size_t>(costOf[instance % numCommands]);
  }
  void startCompute(size_t rankClass, size_t stream, size_t instance);
  double getDuration(size_t rankClass, size_t instance) const;
  void arrive(size_t rankClass, size_t stream, size_t instance);
  void startTransfer(int32_t flight);
  void startLoads(int32_t flight);
  void endPart(int32_t flight);
  void endFlight(int32_t flight);
  void endCommand(size_t rankClass, size_t stream);
  void finishStep(size_t rankClass);
  void complete(int32_t activity);

  bool sharesCores() const { return model.getMachine().compute.numCores > 0; }
  void addCoreUser(int32_t activity, size_t rankClass, double threads);
  void removeCoreUser(int32_t activity, size_t rankClass, double threads);
  void updateNode(size_t node);
  double getCoreRate(const Activity &activity) const;

  llvm::ArrayRef<Transfer::Load> getLoads(const Flight &flight) const;
  void enterPorts(int32_t flight);
  void leavePorts(int32_t flight);
  bool isThrottled(const Flight &flight) const;
  bool isFirst(int32_t flight) const;
  void shareLinks(llvm::ArrayRef<int32_t> changed);
};

} // namespace weft::sim

#endif // WEFT_SIMULATOR_ENGINE_H
