// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// How a collective is cut in parts that can be worked on in any order by anybody. Pure arithmetic, in 64 bits.

#ifndef WEFT_RUNTIME_THREADS_PARTITION_H
#define WEFT_RUNTIME_THREADS_PARTITION_H

#include "weft-rt/Types.h"

namespace weft::rt {

/// Bytes of one rank's buffer that one part of a collective covers. Small enough that the sources of a part stay in the
/// second-level cache, large enough that taking a part costs nothing.
constexpr int64_t partBytes = 128 << 10;

/// The parts of one collective. A *row* is a range of `count` elements that is handled alike: the whole buffer of an
/// all_reduce, one rank's slice otherwise.
struct Partition {
  int64_t numRows = 0;
  int64_t rowElements = 0;
  int64_t partElements = 0;
  int64_t partsPerRow = 0;

  int64_t getNumParts() const { return numRows * partsPerRow; }
};

/// A part: elements [begin, begin + count) of a row.
struct Part {
  int64_t row;
  int64_t begin;
  int64_t count;
};

/// The partition of a collective of `count` elements (as in weft_rt_collective_desc) over `numRanks`.
inline Partition makePartition(int32_t kind, int64_t count, int64_t numRanks, int64_t dtypeBytes) {
  Partition partition;
  partition.numRows = kind == WEFT_RT_ALL_REDUCE ? 1 : numRanks;
  partition.rowElements = count;
  partition.partElements = partBytes / dtypeBytes;
  partition.partsPerRow = count / partition.partElements + (count % partition.partElements != 0 ? 1 : 0);
  return partition;
}

inline Part getPart(const Partition &partition, int64_t number) {
  int64_t begin = number % partition.partsPerRow * partition.partElements;
  int64_t rest = partition.rowElements - begin;
  return {number / partition.partsPerRow, begin, rest < partition.partElements ? rest : partition.partElements};
}

/// Elements of a rank's source and destination buffers; false when that many bytes cannot be addressed.
inline bool getBufferElements(int32_t kind, int64_t count, int64_t numRanks, int64_t dtypeBytes, int64_t &source,
                              int64_t &destination) {
  int64_t all, bytes;
  if (__builtin_mul_overflow(count, numRanks, &all) || __builtin_mul_overflow(all, dtypeBytes, &bytes))
    return false;
  source = kind == WEFT_RT_REDUCE_SCATTER ? all : count;
  destination = kind == WEFT_RT_ALL_GATHER ? all : count;
  return true;
}

} // namespace weft::rt

#endif // WEFT_RUNTIME_THREADS_PARTITION_H
