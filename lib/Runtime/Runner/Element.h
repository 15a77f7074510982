// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Element types of files and buffers, and conversions between them that never change a value.

#ifndef WEFT_RUNTIME_RUNNER_ELEMENT_H
#define WEFT_RUNTIME_RUNNER_ELEMENT_H

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace weft::run {

/// The first nine have the numbers of weft_rt_dtype; the unsigned ones exist in files only.
enum class Element : int32_t { F32, F64, BF16, F16, I8, I16, I32, I64, Bool, U8, U16, U32, U64 };

/// The type named as in the manifest ("f32", "bf16", "i64", "bool", ...), if a buffer can have it.
std::optional<Element> parseElement(std::string_view name);

/// The name that the manifest uses; "u8" and so on for the types of files.
std::string_view elementName(Element type);

/// Bytes of one element.
int64_t elementBytes(Element type);

bool isInteger(Element type);
bool isFloat(Element type);

/// Product of the dimensions; nullopt when one is negative or the product exceeds 2^62.
std::optional<int64_t> countElements(const std::vector<int64_t> &shape);

/// Converts `count` elements (`dst` must be a type of buffers). Neither pointer has to be aligned. Returns the index of
/// the first element whose value the destination type does not have, or -1. NaN becomes NaN.
int64_t convertExact(Element srcType, const void *src, Element dstType, void *dst, int64_t count);

/// The value of one element as a number for messages.
double elementValue(Element type, const void *element);

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_ELEMENT_H
