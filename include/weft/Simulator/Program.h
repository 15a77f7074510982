// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled step as plain data: the commands of one rank, what work each is, and the edges between streams. Free of
// MLIR; `weft/Analysis/StepProgram.h` makes it from the commands (stage 8).

#ifndef WEFT_SIMULATOR_PROGRAM_H
#define WEFT_SIMULATOR_PROGRAM_H

#include <cstdint>
#include <string>
#include <vector>

namespace weft::sim {

/// What a command does. Kernels, products and copies occupy the rank's compute, collectives the links between ranks;
/// records and waits are edges between streams and take no time of their own.
enum class CommandKind { Kernel, Product, Copy, Collective, Record, Wait };

enum class CollectiveKind { AllReduce, ReduceScatter, AllGather };

enum class Phase { None, Forward, Backward, Update };

/// The work of a kernel, product or copy, independent of the machine.
struct Work {
  std::string dtype = "f32";
  /// Arithmetic operations; a fused multiply-add counts as two. `numTranscendentals` (exp, log, tanh, ...; also
  /// division and square root) are not among them.
  int64_t numFlops = 0;
  int64_t numTranscendentals = 0;
  /// Bytes of operands that are read and of results that are written, each once.
  int64_t bytesRead = 0;
  int64_t bytesWritten = 0;
  /// Of `bytesWritten`, those of operands that the command does not read before. A cache that allocates on writes
  /// fetches them first.
  int64_t bytesOverwritten = 0;
  /// Of a product: the sizes of one matrix product, and the number of them.
  int64_t m = 0, n = 0, k = 0, numBatches = 1;
};

/// One collective: `numBytes` is the size of the whole buffer (not of a shard) on each rank. All collectives of one
/// coalesced launch stand in one command.
struct Collective {
  CollectiveKind kind = CollectiveKind::AllReduce;
  int64_t numBytes = 0;
};

struct Command {
  CommandKind kind = CommandKind::Kernel;
  int32_t stream = 0;
  Phase phase = Phase::None;
  /// The kernel's symbol, or the kind of product or collective.
  std::string name;
  /// What a collective carries, such as `@L[0]` or `loss`; empty for others.
  std::string label;
  Work work;
  std::vector<Collective> collectives;
  /// Index of the communicator of a collective.
  int32_t communicator = -1;
  /// The event that a record sets or a wait waits for.
  int32_t event = -1;
};

/// A range of the arena that is in use from the first to the last of these commands (indices, inclusive).
struct Buffer {
  std::string name;
  /// Class of the ledger: parameters, gradients, optimizer, in_flight, activations, inputs, outputs or workspace.
  std::string memoryClass;
  int64_t offset = 0, numBytes = 0;
  int64_t first = 0, last = 0;
};

struct MeshAxis {
  std::string name;
  int64_t size = 1;
  bool isBatch = false;
};

/// Mesh axes over which a collective runs, as indices, innermost last.
struct Communicator {
  std::vector<int32_t> axes;
};

struct Program {
  std::string name;
  /// Outermost first; rank = row-major index of the coordinates.
  std::vector<MeshAxis> mesh;
  std::vector<std::string> streams;
  std::vector<Communicator> communicators;
  std::vector<Command> commands;
  int32_t numEvents = 0;
  /// Persistent buffers live from the first to the last command.
  std::vector<Buffer> buffers;
  int64_t arenaBytes = 0;
};

} // namespace weft::sim

#endif // WEFT_SIMULATOR_PROGRAM_H
