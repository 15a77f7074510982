// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The value of weft-run's --link: "1Gbit/s" or "100MB/s,50us".

#ifndef WEFT_RUNTIME_RUNNER_LINKOPTION_H
#define WEFT_RUNTIME_RUNNER_LINKOPTION_H

#include <cstdint>
#include <string>

namespace weft::run {

/// A link that each rank sends over; zeros: as fast as memory.
struct LinkOption {
  int64_t bytesPerSecond = 0;
  int64_t latencyNanos = 0; // of each launch of collectives
};

/// Reads a rate (bit/s, kbit/s, Mbit/s, Gbit/s; B/s, kB/s, MB/s, GB/s; KiB/s, MiB/s, GiB/s) and, after a comma, a
/// latency (ns, us, ms, s). Throws an Error.
LinkOption parseLinkOption(const std::string &text);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_LINKOPTION_H
