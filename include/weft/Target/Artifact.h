// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The folder that a compilation writes and a run reads; docs/artifact.md describes it.

#ifndef WEFT_TARGET_ARTIFACT_H
#define WEFT_TARGET_ARTIFACT_H

#include "weft/Target/HostTarget.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <utility>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace weft {

/// weft's own version, part of every artifact.
inline constexpr llvm::StringLiteral kWeftVersion = "0.1.0";

/// Bytes of the arena by class, as the manifest states them. Every byte belongs to one class, so they sum up to
/// `total`. Storage that serves several classes in turn counts to the first of gradients, in flight, activations and
/// workspace that uses it; padding counts as workspace.
struct Ledger {
  int64_t parameters = 0, gradients = 0, optimizer = 0, inFlight = 0;
  int64_t activations = 0, inputs = 0, outputs = 0, workspace = 0;
  int64_t total = 0;
};

/// Returns the ledger of a module of commands (stage 8).
Ledger computeLedger(mlir::ModuleOp commands);

/// What the manifest says beyond the module.
struct ManifestOptions {
  HostTarget target;
  int64_t threadsPerRank = 1;
};

/// A manifest without the digests of the files, and the digest of the plan.
struct Manifest {
  std::string json;
  std::string digest;
};

/// Describes a module of commands (stage 8). `schedule` is the text of the scheduled module (stage 6): the digest
/// covers it and everything in the manifest.
llvm::Expected<Manifest> buildManifest(mlir::ModuleOp commands, llvm::StringRef schedule,
                                       const ManifestOptions &options);

/// Writes the artifact `path`, a folder of `files` (name and bytes) with the manifest completed by their digests, under
/// a temporary name beside it and renames it. An artifact of that name is replaced; anything else is refused and left.
llvm::Error writeArtifact(llvm::StringRef path, const Manifest &manifest,
                          llvm::ArrayRef<std::pair<std::string, std::string>> files);

/// Writes `bytes` to the file `path`; an error names it.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef bytes);

/// Writes one file the same way.
llvm::Error writeFileAtomically(llvm::StringRef path, llvm::StringRef bytes);

} // namespace weft

#endif // WEFT_TARGET_ARTIFACT_H
