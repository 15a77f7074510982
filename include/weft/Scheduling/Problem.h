// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scheduling as plain data: tasks of known length on resources that do one task at a time, with precedence and memory.
// Free of MLIR. All times are whole nanoseconds, so that results do not depend on rounding.

#ifndef WEFT_SCHEDULING_PROBLEM_H
#define WEFT_SCHEDULING_PROBLEM_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace weft::scheduling {

/// A task runs without interruption on its resource.
struct Task {
  /// At least 0. Sums over all tasks must fit in 63 bits.
  int64_t duration = 0;
  /// Index of the resource: 0 the compute stream, others the streams of communicators.
  int32_t resource = 0;
  /// Tasks that end before this one begins; their indices are smaller than that of the task itself.
  std::vector<int32_t> predecessors;
};

/// A value that occupies memory from the begin of the task that makes it to the end of the last task that uses it.
struct Value {
  int64_t numBytes = 0;
  int32_t producer = -1;
  std::vector<int32_t> users;
};

/// Tasks stand in the order of the program, which respects all predecessors.
struct Problem {
  std::vector<Task> tasks;
  std::vector<Value> values;
  int32_t numResources = 1;
};

/// A linear order of all tasks that respects predecessors. Tasks of one resource run in this order, each as soon as its
/// resource is free and its predecessors have ended: a stream is a queue, and nothing waits for a clock.
struct Schedule {
  std::vector<int32_t> order;
  std::vector<int64_t> begin;
  int64_t makespan = 0;
};

/// Predecessors and successors of all tasks, each list as a range of one array. Duplicates are kept.
class Graph {
public:
  struct Range {
    const int32_t *first, *last;
    const int32_t *begin() const { return first; }
    const int32_t *end() const { return last; }
    size_t size() const { return last - first; }
  };
  explicit Graph(const Problem &problem);

  Range predecessors(int32_t task) const { return range(predecessorOffsets, predecessorList, task); }
  Range successors(int32_t task) const { return range(successorOffsets, successorList, task); }

private:
  static Range range(const std::vector<int32_t> &offsets, const std::vector<int32_t> &list, int32_t task) {
    return {list.data() + offsets[task], list.data() + offsets[task + 1]};
  }
  std::vector<int32_t> predecessorOffsets, predecessorList, successorOffsets, successorList;
};

/// Returns the problem in which time runs backward, without values. Task i becomes task n - 1 - i.
Problem reverse(const Problem &problem);

/// Returns the schedule in which the tasks are issued in `order`, a permutation of all tasks that respects
/// predecessors.
Schedule scheduleInOrder(const Problem &problem, const std::vector<int32_t> &order);

/// Whether `schedule` has each task once, after its predecessors, one at a time on each resource, and states the
/// makespan. Does not ask that tasks begin as early as they could.
bool isLegal(const Problem &problem, const Schedule &schedule);

/// Most bytes of values that are live at once when tasks are issued in `order`: a value lives from the position of its
/// producer to the position of its last user.
int64_t computePeakBytes(const Problem &problem, const std::vector<int32_t> &order);

} // namespace weft::scheduling

#endif // WEFT_SCHEDULING_PROBLEM_H
