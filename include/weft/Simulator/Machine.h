// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a machine can do, as measured or published figures: `machines/*.json`. docs/cost-model.md has the schema.

#ifndef WEFT_SIMULATOR_MACHINE_H
#define WEFT_SIMULATOR_MACHINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace weft::sim {

/// Where a figure comes from, and of when it is (YYYY, YYYY-MM or YYYY-MM-DD).
struct Origin {
  std::string source, date;
};

/// One number. Units are those of the place where it stands; times are in seconds, rates in units per second.
struct Figure {
  double value = 0;
  Origin origin;
};

/// A rate that depends on a size: linear between the points in the logarithms of both, constant beyond the ends.
/// A file may give one value instead of points.
struct Curve {
  struct Point {
    double size, rate;
  };
  /// At least one; sizes ascend.
  std::vector<Point> points;
  Origin origin;

  double at(double size) const;
  /// Multiplies all rates.
  void scale(double factor);
};

/// Rate of one matrix product of m x k by k x n, in floating-point operations per second (2 m n k in all).
struct ProductPoint {
  int64_t m = 1, n = 1, k = 1;
  double rate = 0;
};

struct ProductRates {
  std::vector<ProductPoint> points;
  Origin origin;
};

/// Whether the thread that issues commands runs those of the compute stream itself (the host backend: a command of
/// another stream is issued when all compute commands before it are done), or only enqueues them (a GPU).
enum class Issue { Inline, Queued };

struct Compute {
  Issue issue = Issue::Queued;
  /// Of a host: cores of one node (a domain of the innermost link), shared by the threads of its ranks. Compute takes
  /// `threadsPerRank` of them for each rank, a collective on shared memory one. 0: computing and communicating take
  /// nothing from each other.
  int64_t numCores = 0;
  int64_t threadsPerRank = 1;
  /// Collectives that a rank works on at a time, those first that stand first in the program. 0: one for each stream.
  int64_t numEngines = 0;
  /// Time that each command takes beyond its work, in seconds.
  Figure launchKernel, launchProduct, launchCopy, launchCollective;
  /// By dtype. One that is missing counts as f32, which is always there.
  std::map<std::string, ProductRates> products;
  std::map<std::string, Figure> arithmetic;
  /// exp, log, tanh, division, square root, ... per second.
  Figure transcendentals;
  /// Bytes that move between cores and memory per second, by the bytes that a command reads and writes.
  Curve memory;
  /// Whether what is overwritten moves twice, since caches fetch a line before they change it (a host).
  bool allocatesOnWrite = false;
};

enum class LinkKind {
  /// Point-to-point transfers: rings and trees, of latency and bandwidth.
  Network,
  /// Ranks are threads that reduce in one memory: docs/cost-model.md has the formula.
  SharedMemory,
};

/// A limit on what the ranks of a shared memory exchange, as if there were a network between them.
struct Throttle {
  /// Bytes per second that a rank sends, and seconds for each collective.
  Figure bandwidth, latency;
};

/// One level of the hierarchy of links. Domains of a level are made of whole domains of the level before it.
struct Link {
  std::string name;
  LinkKind kind = LinkKind::Network;
  /// Number of ranks of one domain.
  int64_t numRanks = 1;
  /// Whether the bandwidth is that of each rank, or is shared by the ranks of a domain of the level before.
  bool isShared = false;
  /// Of one step of an algorithm (network), of one collective (shared memory); seconds.
  Figure latency;
  /// Bytes per second in one direction, by the bytes of a collective; for a shared memory bytes read and written by one
  /// rank's worker.
  Curve bandwidth;
  bool hasThrottle = false;
  Throttle throttle;
};

struct Machine {
  std::string name, description;
  Compute compute;
  /// Innermost first.
  std::vector<Link> links;
  /// Compute speed of ranks, and speed of their ports, relative to the figures; 1 where a rank is not named.
  std::map<int64_t, double> speeds, linkSpeeds;
  /// Level of mesh axes by name (index in `links`). Axes that are not named lie where consecutive ranks put them.
  std::map<std::string, int32_t> axes;
};

/// Reads the JSON text of a machine. An error is one line that names the key, what is expected and what was found;
/// `file` begins it.
llvm::Expected<Machine> parseMachine(llvm::StringRef text, llvm::StringRef file);
/// The same for a value that is parsed already.
llvm::Expected<Machine> parseMachine(const llvm::json::Value &value, llvm::StringRef file);
/// Reads a machine file.
llvm::Expected<Machine> readMachine(llvm::StringRef path);
/// The inverse of parseMachine.
llvm::json::Value toJson(const Machine &machine);

} // namespace weft::sim

#endif // WEFT_SIMULATOR_MACHINE_H
