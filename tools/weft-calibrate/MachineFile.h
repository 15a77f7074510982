// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Machine files, as docs/cost-model.md describes them.

#ifndef WEFT_TOOLS_CALIBRATE_MACHINEFILE_H
#define WEFT_TOOLS_CALIBRATE_MACHINEFILE_H

#include "Measure.h"

#include <string>

namespace weft::calibrate {

struct MachineDescription {
  std::string name, description;
  std::string source, date; // of all figures
  int64_t numCores = 1;
  int64_t threadsPerRank = 1;
};

/// The text of a machine file.
std::string formatMachine(const MachineDescription &machine, const Measurements &measurements);

/// The processor's name in /proc/cpuinfo, and the number of cores that this process may use.
std::string getProcessorName();
int64_t countCores();

/// Today, as YYYY-MM-DD.
std::string getDate();

} // namespace weft::calibrate

#endif // WEFT_TOOLS_CALIBRATE_MACHINEFILE_H
