// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a schedule to what one thread issues: a list that runs the tasks of the compute stream itself, starts the
// others, and waits for them.

#ifndef WEFT_SCHEDULING_COMMANDLIST_H
#define WEFT_SCHEDULING_COMMANDLIST_H

#include "weft/Scheduling/Problem.h"

#include <functional>

namespace weft::scheduling {

struct Command {
  enum class Kind { Run, Start, Wait };
  Kind kind;
  int32_t task;
  bool operator==(const Command &other) const { return kind == other.kind && task == other.task; }
};

struct IssueOptions {
  /// Most tasks between their start and their wait; 0: any number.
  int32_t maxInFlight = 0;
  /// Waits stand where the task is expected to have ended, not only where it is used: what it has in flight is free
  /// sooner. Otherwise right before the first use.
  bool earlyWaits = false;
  /// Starts stand where the stream is expected to be free for them, not where their inputs are there: destinations are
  /// needed later.
  bool lateStarts = false;
};

/// Returns the commands for `schedule`. Tasks of one stream start in its order.
std::vector<Command> issueCommands(const Problem &problem, const Schedule &schedule, const IssueOptions &options = {});

/// Returns the commands that do one task after the other in `order`: each start is waited for at once.
std::vector<Command> issueBlocking(const Problem &problem, const std::vector<int32_t> &order);

/// When the commands happen: a wait blocks the issuing thread, a stream does one task at a time in the order of starts.
struct CommandTimes {
  int64_t makespan = 0;
  /// By task: when it could begin at the earliest (was issued), begins and ends, and how long its wait blocks.
  std::vector<int64_t> issued, begin, end, exposed;
};
CommandTimes timeCommands(const Problem &problem, const std::vector<Command> &commands);

/// Tasks of a problem that became one task of another.
struct Coalesced {
  Problem problem;
  Schedule schedule;
  /// By task of `problem`: the tasks of the original, in the order of the schedule.
  std::vector<std::vector<int32_t>> members;
};

/// Merges tasks that follow each other on a stream other than the compute stream, where `getDuration` of all members is
/// shorter than the sum by at least a tenth of it (latency dominates), at most `maxMembers` in one, and the makespan
/// does not grow. `mayJoin` says which two can share a launch at all.
Coalesced coalesce(const Problem &problem, const Schedule &schedule,
                   const std::function<int64_t(const std::vector<int32_t> &)> &getDuration,
                   const std::function<bool(int32_t, int32_t)> &mayJoin, size_t maxMembers = 64);

} // namespace weft::scheduling

#endif // WEFT_SCHEDULING_COMMANDLIST_H
