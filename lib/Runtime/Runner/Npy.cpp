// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Npy.h"

#include "Error.h"

#include <cctype>
#include <cstring>

using namespace weft::run;

namespace {

/// Reads the header's text, a dictionary in Python's notation.
class HeaderParser {
public:
  HeaderParser(const std::string &text, const std::string &path) : text(text), path(path) {}

  bool consume(char c) {
    skipSpace();
    if (position >= text.size() || text[position] != c)
      return false;
    ++position;
    return true;
  }

  void expect(char c) {
    if (!consume(c))
      reject();
  }

  std::string string() {
    skipSpace();
    if (position >= text.size() || (text[position] != '\'' && text[position] != '"'))
      reject();
    char quote = text[position++];
    size_t end = text.find(quote, position);
    if (end == std::string::npos)
      reject();
    std::string result = text.substr(position, end - position);
    position = end + 1;
    return result;
  }

  bool boolean() {
    skipSpace();
    for (const auto &[word, value] : {std::pair<const char *, bool>{"True", true}, {"False", false}})
      if (text.compare(position, std::strlen(word), word) == 0) {
        position += std::strlen(word);
        return value;
      }
    reject();
  }

  std::vector<int64_t> tuple() {
    std::vector<int64_t> result;
    expect('(');
    while (!consume(')')) {
      skipSpace();
      int64_t number = 0;
      size_t start = position;
      while (position < text.size() && std::isdigit(static_cast<unsigned char>(text[position])))
        if (__builtin_mul_overflow(number, 10, &number) ||
            __builtin_add_overflow(number, text[position++] - '0', &number))
          reject();
      if (position == start)
        reject();
      result.push_back(number);
      if (!consume(',')) {
        expect(')');
        break;
      }
    }
    return result;
  }

  [[noreturn]] void reject() const { fail("expects '{}' to have a header of NumPy, but it is malformed", path); }

private:
  void skipSpace() {
    while (position < text.size() && std::isspace(static_cast<unsigned char>(text[position])))
      ++position;
  }

  const std::string &text;
  const std::string &path;
  size_t position = 0;
};

Element parseDescription(const std::string &descr, const std::string &path) {
  static const std::pair<const char *, Element> kTypes[] = {
      {"f4", Element::F32}, {"f8", Element::F64}, {"f2", Element::F16}, {"i1", Element::I8},
      {"i2", Element::I16}, {"i4", Element::I32}, {"i8", Element::I64}, {"u1", Element::U8},
      {"u2", Element::U16}, {"u4", Element::U32}, {"u8", Element::U64}, {"b1", Element::Bool},
  };
  if (descr.size() == 3) {
    if (descr[0] == '>')
      fail("expects '{}' to have little-endian elements, but got '{}'", path, descr);
    for (const auto &[name, type] : kTypes)
      if (descr.compare(1, 2, name) == 0)
        return type;
  }
  fail("expects '{}' to hold numbers or booleans, but its elements are '{}'", path, descr);
}

} // namespace

NpyFile::NpyFile(std::string path) : file(std::move(path), "data file") {
  unsigned char prefix[12] = {};
  if (file.size() < 12)
    fail("expects '{}' to be an array of NumPy (.npy), but it has only {} bytes", file.path(), file.size());
  file.read(prefix, 12, 0);
  if (std::memcmp(prefix, "\x93NUMPY", 6) != 0)
    fail("expects '{}' to be an array of NumPy (.npy), but its first bytes are not those of one", file.path());
  int version = prefix[6];
  if (version < 1 || version > 3)
    fail("expects '{}' to have version 1, 2 or 3 of the .npy format, but got {}", file.path(), version);
  int64_t start = version == 1 ? 10 : 12;
  int64_t length = prefix[8] | prefix[9] << 8;
  if (version > 1)
    length |= int64_t(prefix[10]) << 16 | int64_t(prefix[11]) << 24;
  if (length > file.size() - start)
    fail("expects '{}' to hold its header of {} bytes, but it is shorter", file.path(), length);
  dataOffset = start + length;
  std::string header(size_t(length), '\0');
  file.read(header.data(), length, start);
  parseHeader(header);

  std::optional<int64_t> count = countElements(dims);
  int64_t numBytes;
  if (!count || __builtin_mul_overflow(*count, elementBytes(type), &numBytes))
    fail("expects '{}' to have less than 2^62 elements, but it has not", file.path());
  if (numBytes > file.size() - dataOffset)
    fail("expects '{}' to hold {} bytes of elements, but it has only {}", file.path(), numBytes,
         file.size() - dataOffset);
}

void NpyFile::parseHeader(const std::string &header) {
  HeaderParser parser(header, file.path());
  bool hasType = false, hasOrder = false, hasShape = false;
  parser.expect('{');
  while (!parser.consume('}')) {
    std::string key = parser.string();
    parser.expect(':');
    if (key == "descr") {
      if (parser.consume('['))
        fail("expects '{}' to hold numbers or booleans, but its elements are records", file.path());
      type = parseDescription(parser.string(), file.path());
      hasType = true;
    } else if (key == "fortran_order") {
      if (parser.boolean())
        fail("expects '{}' to be in C order, but it is in Fortran order (save numpy.ascontiguousarray of it)",
             file.path());
      hasOrder = true;
    } else if (key == "shape") {
      dims = parser.tuple();
      hasShape = true;
    } else {
      parser.reject();
    }
    parser.consume(',');
  }
  if (!hasType || !hasOrder || !hasShape)
    parser.reject();
}

void NpyFile::read(int64_t first, int64_t count, void *dst) const {
  int64_t numBytes = elementBytes(type);
  file.read(dst, count * numBytes, dataOffset + first * numBytes);
}
