// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A bound that sees two resources at once: what one feeds to the other.

#ifndef WEFT_LIB_SCHEDULING_FEEDBOUND_H
#define WEFT_LIB_SCHEDULING_FEEDBOUND_H

#include "weft/Scheduling/LowerBound.h"

namespace weft::scheduling {

/// Returns a lower bound of the makespan from pairs of resources A and B. When a task e of B begins, a set S of tasks
/// of B is over, so that A has done what e and S need; the rest of B is still to be done. So the makespan is at least
///
///   end(A's ancestors of e) + work(B) - max over S of (work(S) - work(A's ancestors of S that e does not need)) +
///   tail,
///
/// where the maximum is a closure of greatest profit, found as a minimum cut (Picard 1976, "Maximal closure of a
/// graph"). `windows` are those of the problem; 0 for more than `kMaxTasksForFeedBound` tasks.
int64_t computeFeedBound(const Problem &problem, const Windows &windows);
inline constexpr size_t kMaxTasksForFeedBound = 6000;

} // namespace weft::scheduling

#endif // WEFT_LIB_SCHEDULING_FEEDBOUND_H
