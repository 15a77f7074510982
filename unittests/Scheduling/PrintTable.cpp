// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints how far schedules of the corpus are from their bounds, as a table in Markdown.

#include "Corpus.h"
#include "weft/Scheduling/ListScheduler.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

using namespace weft::scheduling;

int main() {
  std::vector<double> gaps;
  std::printf("| model | machine | link | tasks | bound, ms | program order, ms | scheduled, ms | gap |\n");
  std::printf("|---|---|---|---|---|---|---|---|\n");
  for (const CorpusInstance &instance : buildCorpus()) {
    std::vector<int32_t> program(instance.problem.tasks.size());
    std::iota(program.begin(), program.end(), 0);
    double inOrder = scheduleInOrder(instance.problem, program).makespan;
    double found = findSchedule(instance.problem).makespan;
    double bound = computeLowerBound(instance.problem).value;
    gaps.push_back(found / bound - 1);
    std::printf("| %s | %s | x%g | %zu | %.3f | %.3f | %.3f | %.2f %% |\n", instance.model.c_str(),
                instance.machine.c_str(), instance.bandwidthScale, instance.problem.tasks.size(), bound / 1e6,
                inOrder / 1e6, found / 1e6, 100 * gaps.back());
  }
  std::sort(gaps.begin(), gaps.end());
  size_t numNear = std::upper_bound(gaps.begin(), gaps.end(), 0.10) - gaps.begin();
  std::printf("\n%zu problems: median gap %.2f %%, worst %.2f %%, %zu within 10 %% of the bound.\n", gaps.size(),
              100 * gaps[gaps.size() / 2], 100 * gaps.back(), numNear);
  return 0;
}
