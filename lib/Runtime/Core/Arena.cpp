// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Arena.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>

using namespace weft::rt;

Arena::~Arena() {
  if (data)
    munmap(data, static_cast<size_t>(mappedBytes));
}

Status Arena::allocate(int64_t numBytes) {
  // At least one page, so that the arena is never null.
  int64_t wanted = numBytes > 0 ? numBytes : 1;
  if (wanted > INT64_MAX - 2 * alignmentBytes)
    return makeStatus(WEFT_RT_OUT_OF_MEMORY, "cannot map an arena of %lld bytes", (long long)numBytes);
  int64_t rounded = (wanted + alignmentBytes - 1) / alignmentBytes * alignmentBytes;
  // mmap aligns to 4 KiB only: map one huge page more and give back both ends.
  size_t reserved = static_cast<size_t>(rounded + alignmentBytes);
  void *base = mmap(nullptr, reserved, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (base == MAP_FAILED)
    return makeStatus(WEFT_RT_OUT_OF_MEMORY, "cannot map an arena of %lld bytes: %s", (long long)numBytes,
                      strerror(errno));
  uintptr_t begin = reinterpret_cast<uintptr_t>(base);
  uintptr_t aligned = (begin + alignmentBytes - 1) / alignmentBytes * alignmentBytes;
  if (aligned != begin)
    munmap(base, aligned - begin);
  uintptr_t end = aligned + static_cast<uintptr_t>(rounded);
  if (end != begin + reserved)
    munmap(reinterpret_cast<void *>(end), begin + reserved - end);

  data = reinterpret_cast<void *>(aligned);
  bytes = numBytes;
  mappedBytes = rounded;
  madvise(data, static_cast<size_t>(rounded), MADV_HUGEPAGE); // may be refused; small pages work as well
  volatile char *bytesOfArena = static_cast<char *>(data);
  for (int64_t offset = 0; offset < rounded; offset += 4096)
    bytesOfArena[offset] = 0;
  return nullptr;
}

__attribute__((noinline)) void weft::rt::touchStack() {
  constexpr size_t bytes = 256 << 10;
  char pages[bytes];
  for (size_t offset = 0; offset < bytes; offset += 4096)
    pages[offset] = 0;
  asm volatile("" : : "r"(pages) : "memory"); // or else the compiler makes the array smaller
}

int64_t weft::rt::getAvailableMemory() {
  FILE *file = fopen("/proc/meminfo", "r");
  if (!file)
    return -1;
  char line[256];
  long long kilobytes = -1;
  while (fgets(line, sizeof(line), file))
    if (sscanf(line, "MemAvailable: %lld kB", &kilobytes) == 1)
      break;
  fclose(file);
  return kilobytes < 0 ? -1 : kilobytes * 1024;
}
