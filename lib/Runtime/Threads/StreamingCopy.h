// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Copies that leave the caches alone.

#ifndef WEFT_RUNTIME_THREADS_STREAMINGCOPY_H
#define WEFT_RUNTIME_THREADS_STREAMINGCOPY_H

#include <cstdint>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace weft::rt {

/// Buffers of this size do not stay in the caches until somebody reads them.
constexpr int64_t streamingBytes = 4 << 20;

/// memcpy by stores that do not read the destination first, which saves a third of the traffic of a large copy. (glibc
/// does the same, but judges by the size of a single call.)
inline void copyStreaming(void *to, const void *from, size_t bytes) {
#if defined(__SSE2__)
  constexpr size_t line = 64;
  char *out = static_cast<char *>(to);
  const char *in = static_cast<const char *>(from);
  size_t head = (line - reinterpret_cast<uintptr_t>(out) % line) % line;
  if (head > bytes)
    head = bytes;
  memcpy(out, in, head);
  size_t end = head + (bytes - head) / line * line;
  for (size_t i = head; i < end; i += line)
    for (size_t j = 0; j < line; j += 16)
      _mm_stream_si128(reinterpret_cast<__m128i *>(out + i + j),
                       _mm_loadu_si128(reinterpret_cast<const __m128i *>(in + i + j)));
  // Such stores are not ordered by the release that tells others of this copy.
  _mm_sfence();
  memcpy(out + end, in + end, bytes - end);
#else
  memcpy(to, from, bytes);
#endif
}

} // namespace weft::rt

#endif // WEFT_RUNTIME_THREADS_STREAMINGCOPY_H
