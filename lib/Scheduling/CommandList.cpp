// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Scheduling/CommandList.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace weft::scheduling {

/// Sorts tasks by a key; what has one key keeps its order.
template <typename Key> static void sortTasks(std::vector<int32_t> &tasks, const std::vector<Key> &keys) {
  std::vector<std::pair<Key, size_t>> positions;
  for (size_t i = 0; i < tasks.size(); ++i)
    positions.push_back({keys[tasks[i]], i});
  std::sort(positions.begin(), positions.end());
  std::vector<int32_t> sorted;
  for (auto [key, position] : positions)
    sorted.push_back(tasks[position]);
  tasks = std::move(sorted);
}

namespace {
/// Finds the place of each start and wait: the index of the compute task before which it stands.
class Issuer {
public:
  Issuer(const Problem &problem, const Schedule &schedule, const IssueOptions &options)
      : problem(problem), schedule(schedule), options(options), graph(problem), place(problem.tasks.size(), 0),
        waitPlace(problem.tasks.size(), 0) {}

  std::vector<Command> run();

private:
  int64_t end(int32_t task) const { return schedule.begin[task] + problem.tasks[task].duration; }
  bool isCompute(int32_t task) const { return problem.tasks[task].resource == 0; }
  /// The first compute task that begins at `time` or later.
  int32_t boundary(int64_t time) const {
    auto before = [&](int32_t task, int64_t limit) { return schedule.begin[task] < limit; };
    return static_cast<int32_t>(std::lower_bound(compute.begin(), compute.end(), time, before) - compute.begin());
  }
  void splitOrder();
  void placeStarts();
  void placeWaits();
  void wait(int32_t task) {
    if (!waited[task])
      commands.push_back({Command::Kind::Wait, task});
    waited[task] = 1;
  }

  const Problem &problem;
  const Schedule &schedule;
  const IssueOptions &options;
  Graph graph;
  std::vector<int32_t> compute, starts;
  std::vector<int32_t> place, waitPlace;
  std::vector<char> waited;
  std::vector<Command> commands;
};
} // namespace

/// Splits the order in time in that of the compute stream and that of starts.
void Issuer::splitOrder() {
  std::vector<int32_t> order = schedule.order;
  sortTasks(order, schedule.begin);
  for (int32_t task : order) {
    if (isCompute(task)) {
      place[task] = static_cast<int32_t>(compute.size());
      compute.push_back(task);
    } else {
      starts.push_back(task);
    }
  }
}

/// Places never fall in the order of starts. A start is issued no later than its stream needs it, so one that begins
/// earlier on another stream does not delay it.
void Issuer::placeStarts() {
  int32_t previous = 0;
  for (size_t index = 0; index < starts.size(); ++index) {
    int32_t task = starts[index], at = previous;
    for (int32_t predecessor : graph.predecessors(task))
      at = std::max(at, isCompute(predecessor) ? place[predecessor] + 1 : boundary(end(predecessor)));
    if (options.maxInFlight > 0 && index >= static_cast<size_t>(options.maxInFlight))
      at = std::max(at, boundary(end(starts[index - options.maxInFlight])));
    // The last place that is issued when the stream is free.
    if (options.lateStarts)
      at = std::max(at, std::max(1, boundary(schedule.begin[task] + 1)) - 1);
    place[task] = previous = at;
  }
  // Where tasks take no time, a place that follows from times alone can be after the first use.
  int32_t limit = static_cast<int32_t>(compute.size());
  for (size_t index = starts.size(); index-- > 0;) {
    int32_t task = starts[index];
    for (int32_t successor : graph.successors(task))
      if (isCompute(successor))
        limit = std::min(limit, place[successor]);
    place[task] = limit = std::min(limit, place[task]);
  }
}

void Issuer::placeWaits() {
  for (int32_t task : starts) {
    int32_t at = options.earlyWaits ? boundary(end(task)) : static_cast<int32_t>(compute.size());
    for (int32_t successor : graph.successors(task))
      at = std::min(at, place[successor]);
    waitPlace[task] = std::max(at, place[task]);
  }
}

std::vector<Command> Issuer::run() {
  splitOrder();
  placeStarts();
  placeWaits();
  waited.assign(problem.tasks.size(), 0);
  // Waits by their place; of one place in the order of starts.
  std::vector<int32_t> waits = starts;
  sortTasks(waits, waitPlace);
  size_t nextStart = 0, nextWait = 0;
  for (int32_t at = 0; at <= static_cast<int32_t>(compute.size()); ++at) {
    for (; nextStart < starts.size() && place[starts[nextStart]] <= at; ++nextStart) {
      int32_t task = starts[nextStart];
      for (int32_t predecessor : graph.predecessors(task))
        if (!isCompute(predecessor))
          wait(predecessor);
      if (options.maxInFlight > 0 && nextStart >= static_cast<size_t>(options.maxInFlight))
        wait(starts[nextStart - options.maxInFlight]);
      commands.push_back({Command::Kind::Start, task});
    }
    for (; nextWait < waits.size() && waitPlace[waits[nextWait]] <= at; ++nextWait)
      wait(waits[nextWait]);
    if (at < static_cast<int32_t>(compute.size()))
      commands.push_back({Command::Kind::Run, compute[at]});
  }
  return std::move(commands);
}

std::vector<Command> issueCommands(const Problem &problem, const Schedule &schedule, const IssueOptions &options) {
  return Issuer(problem, schedule, options).run();
}

std::vector<Command> issueBlocking(const Problem &problem, const std::vector<int32_t> &order) {
  std::vector<Command> commands;
  for (int32_t task : order) {
    if (problem.tasks[task].resource == 0) {
      commands.push_back({Command::Kind::Run, task});
      continue;
    }
    commands.push_back({Command::Kind::Start, task});
    commands.push_back({Command::Kind::Wait, task});
  }
  return commands;
}

CommandTimes timeCommands(const Problem &problem, const std::vector<Command> &commands) {
  CommandTimes times;
  for (std::vector<int64_t> *list : {&times.issued, &times.begin, &times.end, &times.exposed})
    list->assign(problem.tasks.size(), 0);
  std::vector<int64_t> available(problem.numResources, 0);
  int64_t &now = available[0];
  for (const Command &command : commands) {
    int32_t task = command.task;
    if (command.kind == Command::Kind::Wait) {
      times.exposed[task] = std::max<int64_t>(0, times.end[task] - now);
      now = std::max(now, times.end[task]);
      continue;
    }
    int64_t &free = available[problem.tasks[task].resource];
    times.issued[task] = now;
    times.begin[task] = std::max(now, free);
    times.end[task] = free = times.begin[task] + problem.tasks[task].duration;
  }
  times.makespan = *std::max_element(available.begin(), available.end());
  return times;
}

//===----------------------------------------------------------------------===//
// Coalesced launches
//===----------------------------------------------------------------------===//

namespace {
/// The state of merging: groups of tasks in a linear order, and the problem they form.
class Merger {
public:
  Merger(const Problem &problem, const Schedule &schedule) : original(problem) {
    members.reserve(problem.tasks.size());
    std::vector<int32_t> order = schedule.order;
    sortTasks(order, schedule.begin);
    for (int32_t task : order)
      members.push_back({task});
    for (const Task &task : problem.tasks)
      durations.push_back(task.duration);
  }

  int32_t resource(size_t group) const { return original.tasks[members[group].front()].resource; }
  /// Joins two groups at the place of the second; what lies between and needs the first comes after them. Returns the
  /// place of the joined group, or none if the second group needs the first.
  std::optional<size_t> join(size_t first, size_t second);
  Coalesced build() const;

  const Problem &original;
  std::vector<std::vector<int32_t>> members;
  /// By the first member of a group.
  std::vector<int64_t> durations;
};
} // namespace

std::optional<size_t> Merger::join(size_t first, size_t second) {
  std::vector<char> depends(original.tasks.size(), 0);
  for (int32_t task : members[first])
    depends[task] = 1;
  auto isDependent = [&](const std::vector<int32_t> &group) {
    return std::any_of(group.begin(), group.end(), [&](int32_t task) {
      const std::vector<int32_t> &predecessors = original.tasks[task].predecessors;
      return std::any_of(predecessors.begin(), predecessors.end(), [&](int32_t task) { return depends[task]; });
    });
  };
  std::vector<std::vector<int32_t>> before, after;
  for (size_t group = first + 1; group < second; ++group) {
    bool follows = isDependent(members[group]);
    if (follows)
      for (int32_t task : members[group])
        depends[task] = 1;
    (follows ? after : before).push_back(std::move(members[group]));
  }
  if (isDependent(members[second]))
    return std::nullopt;
  std::vector<int32_t> joined = std::move(members[first]);
  joined.insert(joined.end(), members[second].begin(), members[second].end());
  members.erase(members.begin() + static_cast<std::ptrdiff_t>(second));
  std::move(before.begin(), before.end(), members.begin() + static_cast<std::ptrdiff_t>(first));
  size_t place = first + before.size();
  members[place] = std::move(joined);
  std::move(after.begin(), after.end(), members.begin() + static_cast<std::ptrdiff_t>(place) + 1);
  return place;
}

/// The problem of the groups, numbered in their order.
Coalesced Merger::build() const {
  Coalesced result;
  std::vector<int32_t> groupOf(original.tasks.size());
  for (size_t group = 0; group < members.size(); ++group)
    for (int32_t task : members[group])
      groupOf[task] = static_cast<int32_t>(group);
  result.problem.numResources = original.numResources;
  for (const std::vector<int32_t> &group : members) {
    Task merged;
    merged.duration = durations[group.front()];
    merged.resource = original.tasks[group.front()].resource;
    for (int32_t task : group)
      for (int32_t predecessor : original.tasks[task].predecessors)
        merged.predecessors.push_back(groupOf[predecessor]);
    std::sort(merged.predecessors.begin(), merged.predecessors.end());
    merged.predecessors.erase(std::unique(merged.predecessors.begin(), merged.predecessors.end()),
                              merged.predecessors.end());
    result.problem.tasks.push_back(std::move(merged));
  }
  for (const Value &value : original.values) {
    Value moved{value.numBytes, value.producer < 0 ? -1 : groupOf[value.producer], {}};
    for (int32_t user : value.users)
      moved.users.push_back(groupOf[user]);
    result.problem.values.push_back(std::move(moved));
  }
  std::vector<int32_t> order(members.size());
  std::iota(order.begin(), order.end(), 0);
  result.schedule = scheduleInOrder(result.problem, order);
  result.members = members;
  return result;
}

Coalesced coalesce(const Problem &problem, const Schedule &schedule,
                   const std::function<int64_t(const std::vector<int32_t> &)> &getDuration,
                   const std::function<bool(int32_t, int32_t)> &mayJoin, size_t maxMembers) {
  Merger merger(problem, schedule);
  Coalesced best = merger.build();
  // Each try costs the number of groups.
  int64_t workLeft = 10'000'000;
  for (size_t first = 0; first < merger.members.size() && workLeft > 0; ++first) {
    if (merger.resource(first) == 0)
      continue;
    // The next group of the stream joins as long as that pays.
    for (size_t second = first + 1; second < merger.members.size(); ++second) {
      if (merger.resource(second) != merger.resource(first))
        continue;
      workLeft -= static_cast<int64_t>(merger.members.size());
      std::vector<int32_t> joined = merger.members[first];
      joined.insert(joined.end(), merger.members[second].begin(), merger.members[second].end());
      if (joined.size() > maxMembers || !mayJoin(joined.front(), merger.members[second].front()))
        break;
      int64_t apart =
          merger.durations[merger.members[first].front()] + merger.durations[merger.members[second].front()];
      int64_t together = getDuration(joined);
      if ((apart - together) * 10 < apart)
        break;
      Merger tried = merger;
      tried.durations[joined.front()] = together;
      std::optional<size_t> place = tried.join(first, second);
      if (!place)
        break;
      Coalesced result = tried.build();
      if (result.schedule.makespan > best.schedule.makespan)
        break;
      merger.members = std::move(tried.members);
      merger.durations = std::move(tried.durations);
      best = std::move(result);
      first = second = *place;
    }
  }
  return best;
}

} // namespace weft::scheduling
