// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Status objects and what the runtime's files share for making them.

#ifndef WEFT_RUNTIME_CORE_STATUS_H
#define WEFT_RUNTIME_CORE_STATUS_H

#include "weft-rt/Status.h"

#include <memory>
#include <string>

struct weft_rt_status {
  weft_rt_status_code code;
  std::string message;
};

namespace weft::rt {

struct StatusDeleter {
  void operator()(weft_rt_status *status) const { weft_rt_status_free(status); }
};

/// An owned status; null is success.
using Status = std::unique_ptr<weft_rt_status, StatusDeleter>;

/// printf into a string.
__attribute__((format(printf, 1, 2))) std::string format(const char *spec, ...);

/// A failure with a message built by printf. The only place where the runtime allocates after the first step.
__attribute__((format(printf, 2, 3))) Status makeStatus(weft_rt_status_code code, const char *spec, ...);

inline Status clone(const Status &status) { return Status(weft_rt_status_clone(status.get())); }

} // namespace weft::rt

#endif // WEFT_RUNTIME_CORE_STATUS_H
