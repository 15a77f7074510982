// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Orders for tasks on streams. Everything here is deterministic: effort is limited by counts, never by a clock, and
// ties go to the task that stands first in the program.

#ifndef WEFT_SCHEDULING_LISTSCHEDULER_H
#define WEFT_SCHEDULING_LISTSCHEDULER_H

#include "weft/Scheduling/LowerBound.h"

namespace weft::scheduling {

struct SchedulerOptions {
  /// Most task evaluations that the local search may spend: its evaluations times the number of tasks.
  int64_t maxSearchWork = 20'000'000;
  /// Most rounds of backward and forward passes.
  int32_t maxPasses = 8;
};

/// Returns a schedule of small makespan, the program's own order if no better one was found. Of schedules of one
/// makespan it is one near to the program's order: a task stands elsewhere only where that hides something.
Schedule findSchedule(const Problem &problem, const SchedulerOptions &options = {});

/// Returns the schedule that never leaves a resource idle while a task for it is ready, and of ready tasks takes the
/// one of greatest priority, then the first in the program.
Schedule scheduleByPriority(const Problem &problem, const std::vector<int64_t> &priorities);

/// Returns an order in which few bytes are live: of the tasks that are ready, the one that adds the least comes first,
/// then the first in the program. The program's own order where that needs no more.
std::vector<int32_t> findOrderOfLeastMemory(const Problem &problem);

} // namespace weft::scheduling

#endif // WEFT_SCHEDULING_LISTSCHEDULER_H
