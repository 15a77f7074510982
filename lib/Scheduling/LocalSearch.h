// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Improves a schedule by moving tasks of its critical path.

#ifndef WEFT_LIB_SCHEDULING_LOCALSEARCH_H
#define WEFT_LIB_SCHEDULING_LOCALSEARCH_H

#include "weft/Scheduling/Problem.h"

namespace weft::scheduling {

/// Returns the best schedule that is found from `schedule` by moving tasks within the blocks of the critical path, each
/// run of tasks of one resource on it (a tabu search: Nowicki and Smutnicki 1996). Ends at makespan `bound`, or when
/// evaluations times tasks exceed `maxWork`.
Schedule improveLocally(const Problem &problem, const Graph &graph, const Schedule &schedule, int64_t bound,
                        int64_t maxWork);

} // namespace weft::scheduling

#endif // WEFT_LIB_SCHEDULING_LOCALSEARCH_H
