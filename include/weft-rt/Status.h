/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The result of a call of the host API: success, or a code with a message for people. C99.
 */
#ifndef WEFT_RT_STATUS_H
#define WEFT_RT_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

/* Why something failed. */
typedef enum weft_rt_status_code {
  WEFT_RT_OK = 0,
  WEFT_RT_INVALID_ARGUMENT = 1,    /* the caller passed something that cannot work */
  WEFT_RT_MISMATCH = 2,            /* ranks disagree: plan digest, or kind, size, dtype, number of a collective */
  WEFT_RT_FAILED_PRECONDITION = 3, /* a program broke a rule, e.g. waits for an event that nobody recorded */
  WEFT_RT_OUT_OF_MEMORY = 4,
  WEFT_RT_DEADLINE_EXCEEDED = 5, /* a peer did not arrive in time */
  WEFT_RT_ABORTED = 6,           /* another rank failed; the message says which one and why */
  WEFT_RT_CANCELLED = 7,         /* the engine was shut down on request while work was in flight: not a failure */
  WEFT_RT_UNIMPLEMENTED = 8,     /* legal, but not on this engine */
  WEFT_RT_INTERNAL = 9           /* a library below weft failed */
} weft_rt_status_code;

/* A failure, or NULL for success. Whoever receives one owns it and frees it. */
typedef struct weft_rt_status weft_rt_status;

/* A new status; copies `message`. Returns NULL for WEFT_RT_OK. */
weft_rt_status *weft_rt_status_create(weft_rt_status_code code, const char *message);

/* A copy that the caller owns; NULL for NULL. */
weft_rt_status *weft_rt_status_clone(const weft_rt_status *status);

/* The code; WEFT_RT_OK for NULL. */
weft_rt_status_code weft_rt_status_get_code(const weft_rt_status *status);

/* The message, one line without a full stop, valid until the status is freed; "" for NULL. */
const char *weft_rt_status_get_message(const weft_rt_status *status);

/* The code in words, e.g. "mismatch". */
const char *weft_rt_status_code_name(weft_rt_status_code code);

/* Frees a status; NULL is allowed. */
void weft_rt_status_free(weft_rt_status *status);

#ifdef __cplusplus
}
#endif

#endif /* WEFT_RT_STATUS_H */
