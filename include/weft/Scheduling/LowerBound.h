// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What no schedule can beat, so that the quality of a schedule is a number.

#ifndef WEFT_SCHEDULING_LOWERBOUND_H
#define WEFT_SCHEDULING_LOWERBOUND_H

#include "weft/Scheduling/Problem.h"

namespace weft::scheduling {

/// For each task the time before which it cannot begin (`heads`) and the time that must pass after its end (`tails`).
struct Windows {
  std::vector<int64_t> heads, tails;
};

/// Returns the windows that follow from the longest path and, for at most `kMaxTasksForClosure` tasks, from the load of
/// ancestors (descendants) on each resource: what precedes a task on one resource must have run there one by one.
Windows computeWindows(const Problem &problem);
inline constexpr size_t kMaxTasksForClosure = 12000;

/// A lower bound of the makespan.
struct LowerBound {
  int64_t value = 0;
  /// The longest dependency path.
  int64_t path = 0;
  /// For each resource: the greatest, over all subsets of its tasks, of the least head, total duration and least tail.
  /// It is the length of Jackson's preemptive schedule (Carlier 1982, "The one-machine sequencing problem").
  std::vector<int64_t> resources;
  /// What follows from two resources of which one feeds the other; 0 for large problems.
  int64_t feed = 0;
};
LowerBound computeLowerBound(const Problem &problem);

/// The same for windows that are known already.
LowerBound computeLowerBound(const Problem &problem, const Windows &windows);

} // namespace weft::scheduling

#endif // WEFT_SCHEDULING_LOWERBOUND_H
