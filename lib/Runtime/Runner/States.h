// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The states of a plan: where each element of each parameter lies on which rank, and what is done with that knowledge:
// initial values, loading and saving. Files and initializers know parameters by name and whole, never by bucket, shard
// or rank; so what was saved under one plan can be loaded under any other.

#ifndef WEFT_RUNTIME_RUNNER_STATES_H
#define WEFT_RUNTIME_RUNNER_STATES_H

#include "Files.h"
#include "Manifest.h"
#include "Safetensors.h"

#include <functional>

namespace weft::run {

/// Calls `visit(parameter, paramOffset, bufferOffset, count)` for each run of elements of a parameter that a rank holds
/// in `buffer` (role param or moment): `count` elements at `bufferOffset` of the buffer are those from `paramOffset` of
/// the whole parameter on, in row-major order of its global shape.
void forEachRun(const Manifest &manifest, const Buffer &buffer, int64_t rank,
                const std::function<void(int32_t, int64_t, int64_t, int64_t)> &visit);

/// Writes initial values into a rank's states: parameters by their initializers, zero for moments and padding; and the
/// rank's coordinates.
void initializeStates(const Manifest &manifest, int64_t rank, char *arena, uint64_t seed);

/// Throws unless the file has exactly the parameters of the model, in their shapes.
void checkTensors(const Manifest &manifest, const SafetensorsFile &file);

/// Replaces the values of a rank's parameters by those in the file. Throws where the parameter's type does not have a
/// value.
void loadParameters(const Manifest &manifest, int64_t rank, char *arena, const SafetensorsFile &file);

/// Writes all parameters, gathered from the ranks' arenas, and commits the file.
void saveParameters(const Manifest &manifest, const std::vector<const char *> &arenas, AtomicOutput &output);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_STATES_H
