// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Engine.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <limits>
#include <map>

using namespace weft::sim;

static bool isCompute(CommandKind kind) {
  return kind == CommandKind::Kernel || kind == CommandKind::Product || kind == CommandKind::Copy;
}

Engine::Engine(const Program &program, const CostModel &model, const RankClasses &classes, EngineConfig config)
    : program(program), model(model), classes(classes), config(std::move(config)),
      numClasses(classes.representatives.size()), numStreams(program.streams.size()),
      numCommands(program.commands.size()) {
  prepare();
}

void Engine::prepare() {
  commandsOf.resize(numStreams);
  recordOf.assign(numCommands, -1);
  nanos.assign(numCommands, 0);
  costOf.assign(numCommands, -1);
  std::vector<int32_t> lastRecord(static_cast<size_t>(program.numEvents), -1);
  for (auto [i, command] : llvm::enumerate(program.commands)) {
    commandsOf[static_cast<size_t>(command.stream)].push_back(static_cast<int32_t>(i));
    if (command.kind == CommandKind::Record)
      lastRecord[static_cast<size_t>(command.event)] = static_cast<int32_t>(i);
    else if (command.kind == CommandKind::Wait)
      recordOf[i] = lastRecord[static_cast<size_t>(command.event)];
    else if (isCompute(command.kind))
      nanos[i] = model.getNanos(command);
    else {
      costOf[i] = static_cast<int32_t>(costs.size());
      costs.push_back(model.getCollective(command.collectives, command.communicator));
      // Launching takes time before anything moves.
      Transfer launch;
      launch.latency = model.getMachine().compute.launchCollective.value;
      costs.back().transfers.insert(costs.back().transfers.begin(), launch);
    }
  }
  size_t numInstances = instanceCount(), numLinks = model.getMachine().links.size();
  streams.resize(numClasses * numStreams);
  isRecorded.assign(numClasses * numInstances, 0);
  isDone.assign(numClasses * costs.size() * static_cast<size_t>(config.numSteps), 0);
  numDone.assign(numClasses, 0);
  stepOf.assign(numClasses, 0);
  finish.assign(numClasses * static_cast<size_t>(config.numSteps), 0);
  traces.resize(std::min(config.numTraced, numClasses));
  for (ClassTrace &trace : traces) {
    for (std::vector<double> *times : {&trace.ready, &trace.begin, &trace.end})
      times->assign(numInstances, -1);
    trace.lastClass.assign(numInstances, -1);
    trace.linkBusy.assign(numLinks, 0);
  }
  waiting.resize(numInstances);
  portUsers.resize(numClasses * numLinks);
  portSince.assign(numClasses * numLinks, 0);
  nodeUsers.resize(classes.nodes.groups.size());
  nodeDemand.assign(classes.nodes.groups.size(), 0);
  nodeShare.assign(classes.nodes.groups.size(), 1);
}

size_t Engine::getInstance(size_t stream, size_t position) const {
  const std::vector<int32_t> &commands = commandsOf[stream];
  return position / commands.size() * numCommands + static_cast<size_t>(commands[position % commands.size()]);
}

bool Engine::run() {
  for (size_t rankClass = 0; rankClass < numClasses; ++rankClass)
    poke(rankClass);
  for (;;) {
    while (!toAdvance.empty()) {
      auto [rankClass, stream] = toAdvance.back();
      toAdvance.pop_back();
      advance(static_cast<size_t>(rankClass), static_cast<size_t>(stream));
    }
    if (events.empty())
      break;
    Event event = events.top();
    events.pop();
    const Activity &activity = activities[static_cast<size_t>(event.activity)];
    if (!activity.isActive || activity.version != event.version)
      continue;
    now = event.time;
    complete(event.activity);
  }
  return llvm::all_of(stepOf, [&](int32_t step) { return step == config.numSteps; });
}

//===----------------------------------------------------------------------===//
// Activities
//===----------------------------------------------------------------------===//

int32_t Engine::addActivity(What what, int32_t owner, double remaining) {
  int32_t index;
  if (freeActivities.empty()) {
    index = static_cast<int32_t>(activities.size());
    activities.emplace_back();
  } else {
    index = freeActivities.back();
    freeActivities.pop_back();
  }
  Activity &activity = activities[static_cast<size_t>(index)];
  activity.what = what;
  activity.owner = owner;
  activity.remaining = remaining;
  activity.rate = 0;
  activity.since = now;
  ++activity.version;
  activity.isActive = true;
  return index;
}

void Engine::setRate(int32_t index, double rate) {
  Activity &activity = activities[static_cast<size_t>(index)];
  if (activity.rate == rate && rate > 0)
    return;
  activity.remaining = std::max(0.0, activity.remaining - (now - activity.since) * activity.rate);
  activity.since = now;
  activity.rate = rate;
  ++activity.version;
  if (rate > 0)
    events.push({now + activity.remaining / rate, index, activity.version});
}

void Engine::remove(int32_t index) {
  activities[static_cast<size_t>(index)].isActive = false;
  freeActivities.push_back(index);
}

void Engine::complete(int32_t index) {
  Activity activity = activities[static_cast<size_t>(index)];
  remove(index);
  if (activity.what == What::Compute) {
    size_t rankClass = static_cast<size_t>(activity.owner) / numStreams;
    size_t stream = static_cast<size_t>(activity.owner) % numStreams;
    if (sharesCores())
      removeCoreUser(index, rankClass, static_cast<double>(model.getMachine().compute.threadsPerRank));
    endCommand(rankClass, stream);
    return;
  }
  int32_t number = activity.owner;
  Flight &flight = flights[static_cast<size_t>(number)];
  if (activity.what == What::Timer) {
    startLoads(number);
    return;
  }
  if (activity.what == What::Links) {
    leavePorts(number);
    flight.linkActivity = -1;
  } else {
    for (const ClassCount &member : *flight.group) {
      size_t rankClass = static_cast<size_t>(member.rankClass);
      removeCoreUser(index, rankClass, 1);
      // Memory is busy while workers go through it; a throttled link counts itself.
      if (rankClass < traces.size() && getLoads(flight).empty())
        traces[rankClass].linkBusy[0] += now - flight.coresSince;
    }
    flight.coreActivity = -1;
  }
  endPart(number);
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

/// Lets all streams of a class look whether they can go on.
void Engine::poke(size_t rankClass) {
  for (size_t stream = numStreams; stream-- > 0;)
    if (!getStream(rankClass, stream).isBusy)
      toAdvance.push_back({static_cast<int32_t>(rankClass), static_cast<int32_t>(stream)});
}

/// Whether the thread of the rank has come as far as this command: it runs the commands of stream 0 itself.
bool Engine::isIssued(size_t rankClass, size_t stream, size_t position) {
  if (stream == 0 || model.getMachine().compute.issue == Issue::Queued || commandsOf[0].empty())
    return true;
  const StreamState &inline0 = getStream(rankClass, 0);
  if (inline0.position >= commandsOf[0].size() * static_cast<size_t>(config.numSteps))
    return true;
  return getInstance(stream, position) < getInstance(0, inline0.position);
}

void Engine::advance(size_t rankClass, size_t stream) {
  StreamState &state = getStream(rankClass, stream);
  size_t inStep = commandsOf[stream].size();
  ClassTrace *trace = rankClass < traces.size() ? &traces[rankClass] : nullptr;
  for (;;) {
    if (state.isBusy)
      return;
    // A step begins when all streams are through with the one before it.
    size_t allowed = inStep * (static_cast<size_t>(stepOf[rankClass]) + 1);
    if (state.position >= std::min(allowed, inStep * static_cast<size_t>(config.numSteps))) {
      finishStep(rankClass);
      return;
    }
    if (!isIssued(rankClass, stream, state.position))
      return;
    size_t instance = getInstance(stream, state.position), index = instance % numCommands;
    const Command &command = program.commands[index];
    if (isCompute(command.kind)) {
      startCompute(rankClass, stream, instance);
      return;
    }
    if (command.kind == CommandKind::Collective) {
      if (hasEngine(rankClass, instance))
        arrive(rankClass, stream, instance);
      return;
    }
    if (command.kind == CommandKind::Wait) {
      if (!state.isBlocked)
        state.blockedSince = now;
      size_t record = instance - index + static_cast<size_t>(recordOf[index]);
      state.isBlocked = !isRecorded[rankClass * instanceCount() + record];
      if (state.isBlocked)
        return;
      if (trace)
        trace->begin[instance] = state.blockedSince;
    } else {
      isRecorded[rankClass * instanceCount() + instance] = 1;
      if (trace)
        trace->begin[instance] = now;
    }
    if (trace)
      trace->end[instance] = now;
    ++state.position;
    // Others may wait for this, or be issued now.
    poke(rankClass);
  }
}

/// Whether fewer collectives than the machine has engines stand before this one and are not done. All ranks go by the
/// order of the program, so that they cannot wait for each other.
bool Engine::hasEngine(size_t rankClass, size_t instance) const {
  int64_t numEngines = model.getMachine().compute.numEngines;
  if (numEngines == 0)
    return true;
  const uint8_t *done = &isDone[rankClass * costs.size() * static_cast<size_t>(config.numSteps)];
  int64_t numBefore = 0;
  for (size_t i = numDone[rankClass], ordinal = getOrdinal(instance); i < ordinal && numBefore < numEngines; ++i)
    numBefore += !done[i];
  return numBefore < numEngines;
}

/// Marks the end of a class's step when its last stream has come there.
void Engine::finishStep(size_t rankClass) {
  int32_t step = stepOf[rankClass];
  if (step == config.numSteps)
    return;
  for (size_t stream = 0; stream < numStreams; ++stream) {
    const StreamState &state = getStream(rankClass, stream);
    if (state.isBusy || state.position < commandsOf[stream].size() * (static_cast<size_t>(step) + 1))
      return;
  }
  finish[rankClass * static_cast<size_t>(config.numSteps) + static_cast<size_t>(step)] = now;
  ++stepOf[rankClass];
  poke(rankClass);
}

/// A number of a sequence that depends on nothing else (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
static uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

double Engine::getDuration(size_t rankClass, size_t instance) const {
  double duration = nanos[instance % numCommands] * config.factors[rankClass].compute;
  if (config.jitter <= 0)
    return duration;
  // A log-normal factor of mean 1 (Box and Muller for the normal distribution).
  uint64_t state = mix(mix(mix(config.seed) ^ rankClass) ^ instance);
  double u = (static_cast<double>(mix(state) >> 11) + 1) * 0x1p-53,
         v = static_cast<double>(mix(~state) >> 11) * 0x1p-53;
  double normal = std::sqrt(-2 * std::log(u)) * std::cos(6.283185307179586 * v);
  return duration * std::exp(config.jitter * normal - config.jitter * config.jitter / 2);
}

void Engine::startCompute(size_t rankClass, size_t stream, size_t instance) {
  StreamState &state = getStream(rankClass, stream);
  const std::vector<int32_t> &commands = commandsOf[stream];
  // Where nothing is shared and nobody waits for their ends, the commands that follow need no events of their own.
  bool canBatch = !sharesCores() && model.getMachine().compute.issue == Issue::Queued;
  double time = now;
  state.batchEnd = state.position;
  do {
    size_t next = instance - instance % numCommands + static_cast<size_t>(commands[state.batchEnd % commands.size()]);
    double duration = getDuration(rankClass, next);
    if (rankClass < traces.size()) {
      traces[rankClass].begin[next] = time;
      traces[rankClass].end[next] = time + duration;
    }
    time += duration;
    ++state.batchEnd;
  } while (canBatch && state.batchEnd % commands.size() &&
           isCompute(program.commands[static_cast<size_t>(commands[state.batchEnd % commands.size()])].kind));
  state.isBusy = true;
  state.activity = addActivity(What::Compute, static_cast<int32_t>(rankClass * numStreams + stream), time - now);
  if (sharesCores())
    addCoreUser(state.activity, rankClass, static_cast<double>(model.getMachine().compute.threadsPerRank));
  else
    setRate(state.activity, 1);
}

/// The command that occupies a stream is done.
void Engine::endCommand(size_t rankClass, size_t stream) {
  StreamState &state = getStream(rankClass, stream);
  if (rankClass < traces.size())
    traces[rankClass].end[getInstance(stream, state.batchEnd - 1)] = now;
  state.position = state.batchEnd;
  state.isBusy = false;
  poke(rankClass);
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// A class reaches a collective.
void Engine::arrive(size_t rankClass, size_t stream, size_t instance) {
  StreamState &state = getStream(rankClass, stream);
  state.isBusy = true;
  state.batchEnd = state.position + 1;
  if (rankClass < traces.size())
    traces[rankClass].ready[instance] = now;
  const Command &command = program.commands[instance % numCommands];
  const GroupClasses &kinds = classes.communicators[static_cast<size_t>(command.communicator)];
  const GroupClass *group = &kinds.groups[static_cast<size_t>(kinds.ofClass[rankClass])];
  std::vector<int32_t> &started = waiting[instance];
  auto it = llvm::find_if(started, [&](int32_t flight) { return flights[static_cast<size_t>(flight)].group == group; });
  int32_t number;
  if (it != started.end()) {
    number = *it;
  } else {
    if (freeFlights.empty()) {
      number = static_cast<int32_t>(flights.size());
      flights.emplace_back();
    } else {
      number = freeFlights.back();
      freeFlights.pop_back();
    }
    started.push_back(number);
    Flight &flight = flights[static_cast<size_t>(number)];
    flight = Flight();
    flight.instance = instance;
    flight.group = group;
    flight.numMissing = static_cast<int64_t>(group->size());
    flight.slowdown = 0;
    for (const ClassCount &member : *group)
      flight.slowdown = std::max(flight.slowdown, config.factors[static_cast<size_t>(member.rankClass)].link);
  }
  Flight &flight = flights[static_cast<size_t>(number)];
  flight.lastClass = static_cast<int32_t>(rankClass);
  if (--flight.numMissing)
    return;
  started.erase(llvm::find(started, number));
  for (const ClassCount &member : *group)
    if (static_cast<size_t>(member.rankClass) < traces.size()) {
      ClassTrace &trace = traces[static_cast<size_t>(member.rankClass)];
      trace.begin[instance] = now;
      trace.lastClass[instance] = flight.lastClass;
    }
  startTransfer(number);
}

void Engine::startTransfer(int32_t number) {
  Flight &flight = flights[static_cast<size_t>(number)];
  const CollectiveCost &cost = getCost(flight.instance % numCommands);
  if (flight.transfer == cost.transfers.size()) {
    endFlight(number);
    return;
  }
  int32_t timer = addActivity(What::Timer, number, 1e9 * cost.transfers[flight.transfer].latency);
  setRate(timer, 1);
}

/// After the latency of a transfer: its loads.
void Engine::startLoads(int32_t number) {
  Flight &flight = flights[static_cast<size_t>(number)];
  const Transfer &transfer = getCost(flight.instance % numCommands).transfers[flight.transfer];
  double longest = 0;
  for (const Transfer::Load &load : transfer.loads)
    longest = std::max(longest, load.seconds * flight.slowdown);
  flight.numRunning = 1;
  if (longest > 0) {
    ++flight.numRunning;
    int32_t activity = addActivity(What::Links, number, 1e9 * longest);
    flights[static_cast<size_t>(number)].linkActivity = activity;
    enterPorts(number);
  }
  if (transfer.coreSeconds > 0) {
    ++flight.numRunning;
    int32_t activity = addActivity(What::Cores, number, 1e9 * transfer.coreSeconds);
    flight.coreActivity = activity;
    flight.coresSince = now;
    for (const ClassCount &member : *flight.group)
      addCoreUser(activity, static_cast<size_t>(member.rankClass), 1);
  }
  endPart(number);
}

void Engine::endPart(int32_t number) {
  Flight &flight = flights[static_cast<size_t>(number)];
  if (--flight.numRunning)
    return;
  ++flight.transfer;
  startTransfer(number);
}

void Engine::endFlight(int32_t number) {
  size_t instance = flights[static_cast<size_t>(number)].instance;
  const GroupClass &group = *flights[static_cast<size_t>(number)].group;
  freeFlights.push_back(number);
  size_t stream = static_cast<size_t>(program.commands[instance % numCommands].stream);
  size_t numCollectives = costs.size() * static_cast<size_t>(config.numSteps);
  for (const ClassCount &member : group) {
    size_t rankClass = static_cast<size_t>(member.rankClass);
    uint8_t *done = &isDone[rankClass * numCollectives];
    done[getOrdinal(instance)] = 1;
    while (numDone[rankClass] < numCollectives && done[numDone[rankClass]])
      ++numDone[rankClass];
    endCommand(rankClass, stream);
  }
}

//===----------------------------------------------------------------------===//
// Cores of a node: every thread gets the same share
//===----------------------------------------------------------------------===//

static double getCount(const GroupClass &group, size_t rankClass) {
  for (const ClassCount &member : group)
    if (static_cast<size_t>(member.rankClass) == rankClass)
      return static_cast<double>(member.count);
  return 0;
}

void Engine::addCoreUser(int32_t activity, size_t rankClass, double threads) {
  size_t node = static_cast<size_t>(classes.nodes.ofClass[rankClass]);
  nodeUsers[node].push_back(activity);
  nodeDemand[node] += threads * getCount(classes.nodes.groups[node], rankClass);
  updateNode(node);
}

void Engine::removeCoreUser(int32_t activity, size_t rankClass, double threads) {
  size_t node = static_cast<size_t>(classes.nodes.ofClass[rankClass]);
  std::vector<int32_t> &users = nodeUsers[node];
  users.erase(llvm::find(users, activity));
  nodeDemand[node] -= threads * getCount(classes.nodes.groups[node], rankClass);
  updateNode(node);
}

void Engine::updateNode(size_t node) {
  double numCores = static_cast<double>(model.getMachine().compute.numCores);
  nodeShare[node] = numCores == 0 || nodeDemand[node] <= numCores ? 1 : numCores / nodeDemand[node];
  for (int32_t user : nodeUsers[node])
    if (activities[static_cast<size_t>(user)].isActive)
      setRate(user, getCoreRate(activities[static_cast<size_t>(user)]));
}

/// Who works on a collective takes what is left, so that all of its workers end together.
double Engine::getCoreRate(const Activity &activity) const {
  if (activity.what == What::Compute)
    return nodeShare[static_cast<size_t>(classes.nodes.ofClass[static_cast<size_t>(activity.owner) / numStreams])];
  double sum = 0, count = 0;
  for (const ClassCount &member : *flights[static_cast<size_t>(activity.owner)].group) {
    size_t node = static_cast<size_t>(classes.nodes.ofClass[static_cast<size_t>(member.rankClass)]);
    sum += nodeShare[node] * static_cast<double>(member.count) /
           config.factors[static_cast<size_t>(member.rankClass)].compute;
    count += static_cast<double>(member.count);
  }
  return sum / count;
}

//===----------------------------------------------------------------------===//
// Links: transfers share ports fairly
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Transfer::Load> Engine::getLoads(const Flight &flight) const {
  return getCost(flight.instance % numCommands).transfers[flight.transfer].loads;
}

void Engine::enterPorts(int32_t number) {
  size_t numLinks = model.getMachine().links.size();
  const Flight &flight = flights[static_cast<size_t>(number)];
  for (const ClassCount &member : *flight.group)
    for (const Transfer::Load &load : getLoads(flight)) {
      size_t port = static_cast<size_t>(member.rankClass) * numLinks + static_cast<size_t>(load.link);
      if (portUsers[port].empty())
        portSince[port] = now;
      portUsers[port].push_back(number);
    }
  shareLinks(number);
}

void Engine::leavePorts(int32_t number) {
  size_t numLinks = model.getMachine().links.size();
  const Flight &flight = flights[static_cast<size_t>(number)];
  llvm::SmallVector<int32_t> others;
  for (const ClassCount &member : *flight.group)
    for (const Transfer::Load &load : getLoads(flight)) {
      size_t rankClass = static_cast<size_t>(member.rankClass);
      std::vector<int32_t> &users = portUsers[rankClass * numLinks + static_cast<size_t>(load.link)];
      users.erase(llvm::find(users, number));
      if (users.empty() && rankClass < traces.size())
        traces[rankClass].linkBusy[static_cast<size_t>(load.link)] +=
            now - portSince[rankClass * numLinks + static_cast<size_t>(load.link)];
      for (int32_t user : users)
        if (!llvm::is_contained(others, user))
          others.push_back(user);
    }
  if (!others.empty())
    shareLinks(others);
}

bool Engine::isThrottled(const Flight &flight) const {
  size_t link = static_cast<size_t>(getLoads(flight).front().link);
  return model.getMachine().links[link].hasThrottle;
}

/// A throttled link serves in the order of arrival: whether nobody is before this one.
bool Engine::isFirst(int32_t number) const {
  const Flight &flight = flights[static_cast<size_t>(number)];
  size_t numLinks = model.getMachine().links.size(), link = static_cast<size_t>(getLoads(flight).front().link);
  return llvm::all_of(*flight.group, [&](const ClassCount &member) {
    return portUsers[static_cast<size_t>(member.rankClass) * numLinks + link].front() == number;
  });
}

namespace {

/// A transfer among others: at rate 1 it has its slowest port for itself.
struct Flow {
  double rate = 1;
  /// Rate at which a rank sends one byte a second.
  double perByte = 0;
  bool isFixed = false;
};

/// What a flow takes of a port at rate 1.
struct PortUse {
  size_t flow;
  double part;
};

} // namespace

/// Max-min fair rates, by progressive filling (Bertsekas and Gallager, Data Networks, 6.5.2): the bytes of all grow
/// alike until a port is full or a flow can't be faster; those stay as they are.
static void fillPorts(std::vector<Flow> &flows, const std::map<size_t, std::vector<PortUse>> &ports) {
  for (;;) {
    double least = std::numeric_limits<double>::infinity();
    const std::vector<PortUse> *full = nullptr;
    Flow *fastest = nullptr;
    for (const auto &[port, uses] : ports) {
      double room = 1, growth = 0;
      for (const PortUse &use : uses) {
        const Flow &flow = flows[use.flow];
        if (flow.isFixed)
          room -= use.part * flow.rate;
        else
          growth += use.part * flow.perByte;
      }
      if (growth > 0 && std::max(room, 1e-9) < least * growth) {
        least = std::max(room, 1e-9) / growth;
        full = &uses;
      }
    }
    for (Flow &flow : flows)
      if (!flow.isFixed && 1 <= least * flow.perByte) {
        least = 1 / flow.perByte;
        fastest = &flow;
      }
    if (fastest) {
      fastest->rate = 1;
      fastest->isFixed = true;
      continue;
    }
    if (!full)
      return;
    for (const PortUse &use : *full) {
      Flow &flow = flows[use.flow];
      if (!flow.isFixed) {
        flow.rate = least * flow.perByte;
        flow.isFixed = true;
      }
    }
  }
}

/// Gives new rates to the flights that are connected with the changed ones by ports.
void Engine::shareLinks(llvm::ArrayRef<int32_t> changed) {
  size_t numLinks = model.getMachine().links.size();
  llvm::SmallVector<int32_t> numbers(changed.begin(), changed.end());
  std::vector<Flow> flows;
  std::map<size_t, std::vector<PortUse>> ports;
  for (size_t i = 0; i < numbers.size(); ++i) {
    const Flight &flight = flights[static_cast<size_t>(numbers[i])];
    llvm::ArrayRef<Transfer::Load> loads = getLoads(flight);
    const Transfer::Load &slowest = *std::max_element(
        loads.begin(), loads.end(), [](const auto &a, const auto &b) { return a.seconds < b.seconds; });
    Flow flow;
    flow.perByte = slowest.seconds * flight.slowdown / slowest.numBytes;
    flows.push_back(flow);
    for (const ClassCount &member : *flight.group)
      for (const Transfer::Load &load : loads) {
        size_t port = static_cast<size_t>(member.rankClass) * numLinks + static_cast<size_t>(load.link);
        if (portUsers[port].size() == 1)
          continue; // never more than full
        double factor = config.factors[static_cast<size_t>(member.rankClass)].link / flight.slowdown;
        ports[port].push_back({i, load.seconds * factor / slowest.seconds});
        for (int32_t user : portUsers[port])
          if (!llvm::is_contained(numbers, user))
            numbers.push_back(user);
      }
  }
  fillPorts(flows, ports);
  for (auto [number, flow] : llvm::zip_equal(numbers, flows)) {
    const Flight &flight = flights[static_cast<size_t>(number)];
    setRate(flight.linkActivity, isThrottled(flight) ? static_cast<double>(isFirst(number)) : flow.rate);
  }
}
