// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scheduling as plain data: tasks of known length on resources that do one task at a time, with precedence and memory.
// Free of MLIR.

#ifndef WEFT_SCHEDULING_PROBLEM_H
#define WEFT_SCHEDULING_PROBLEM_H

#include <cstdint>
#include <vector>

namespace weft::scheduling {

/// A task runs without interruption on its resource. Times are in nanoseconds.
struct Task {
  int64_t duration = 0;
  /// Index of the resource: 0 the compute stream, others communicators.
  int32_t resource = 0;
  /// Tasks that end before this one begins.
  std::vector<int32_t> predecessors;
};

/// A value that occupies memory from the begin of the task that makes it to the end of the last task that uses it.
struct Value {
  int64_t numBytes = 0;
  int32_t producer = -1;
  std::vector<int32_t> users;
};

/// Tasks stand in an order that respects all predecessors (the order of the program).
struct Problem {
  std::vector<Task> tasks;
  std::vector<Value> values;
  int32_t numResources = 1;
};

/// An order of all tasks that respects predecessors; tasks of one resource run in this order.
struct Schedule {
  std::vector<int32_t> order;
  std::vector<int64_t> begin;
  int64_t makespan = 0;
};

} // namespace weft::scheduling

#endif // WEFT_SCHEDULING_PROBLEM_H
