// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Status.h"

#include <cstdarg>
#include <cstdio>
#include <new>

using namespace weft::rt;

static std::string formatList(const char *spec, va_list list) {
  va_list measure;
  va_copy(measure, list);
  int length = vsnprintf(nullptr, 0, spec, measure);
  va_end(measure);
  if (length <= 0)
    return {};
  std::string text(static_cast<size_t>(length), '\0');
  vsnprintf(text.data(), text.size() + 1, spec, list);
  return text;
}

std::string weft::rt::format(const char *spec, ...) {
  va_list list;
  va_start(list, spec);
  std::string text = formatList(spec, list);
  va_end(list);
  return text;
}

Status weft::rt::makeStatus(weft_rt_status_code code, const char *spec, ...) {
  va_list list;
  va_start(list, spec);
  std::string text = formatList(spec, list);
  va_end(list);
  return Status(weft_rt_status_create(code, text.c_str()));
}

weft_rt_status *weft_rt_status_create(weft_rt_status_code code, const char *message) {
  if (code == WEFT_RT_OK)
    return nullptr;
  return new weft_rt_status{code, message ? message : ""};
}

weft_rt_status *weft_rt_status_clone(const weft_rt_status *status) {
  return status ? new weft_rt_status(*status) : nullptr;
}

weft_rt_status_code weft_rt_status_get_code(const weft_rt_status *status) { return status ? status->code : WEFT_RT_OK; }

const char *weft_rt_status_get_message(const weft_rt_status *status) { return status ? status->message.c_str() : ""; }

const char *weft_rt_status_code_name(weft_rt_status_code code) {
  switch (code) {
  case WEFT_RT_OK:
    return "ok";
  case WEFT_RT_INVALID_ARGUMENT:
    return "invalid argument";
  case WEFT_RT_MISMATCH:
    return "mismatch";
  case WEFT_RT_FAILED_PRECONDITION:
    return "failed precondition";
  case WEFT_RT_OUT_OF_MEMORY:
    return "out of memory";
  case WEFT_RT_DEADLINE_EXCEEDED:
    return "deadline exceeded";
  case WEFT_RT_ABORTED:
    return "aborted";
  case WEFT_RT_CANCELLED:
    return "cancelled";
  case WEFT_RT_UNIMPLEMENTED:
    return "unimplemented";
  case WEFT_RT_INTERNAL:
    return "internal";
  }
  return "unknown";
}

void weft_rt_status_free(weft_rt_status *status) { delete status; }
