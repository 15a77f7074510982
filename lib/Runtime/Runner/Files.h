// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Files as the runner needs them: read at an offset without moving or allocating, mapped, hashed, listed.

#ifndef WEFT_RUNTIME_RUNNER_FILES_H
#define WEFT_RUNTIME_RUNNER_FILES_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace weft::run {

/// The words of errno value `error`, lower case.
std::string systemMessage(int error);

/// A regular file open for reading. Any number of threads may read at once.
class InputFile {
public:
  /// Opens it, or throws an Error that calls the file `what` ("data file").
  InputFile(std::string path, const char *what);
  InputFile(InputFile &&other) noexcept;
  InputFile &operator=(InputFile &&other) noexcept;
  ~InputFile();

  const std::string &path() const { return name; }
  int64_t size() const { return numBytes; }

  /// Reads exactly `count` bytes at `offset`; throws when the file has become shorter since it was opened.
  void read(void *dst, int64_t count, int64_t offset) const;

  int descriptor() const { return fd; }

private:
  std::string name;
  int fd = -1;
  int64_t numBytes = 0;
};

/// The whole content of a file, mapped read-only.
class MappedFile {
public:
  MappedFile(std::string path, const char *what);
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;
  ~MappedFile();

  const std::string &path() const { return file.path(); }
  const char *data() const { return bytes; }
  int64_t size() const { return file.size(); }

private:
  InputFile file;
  char *bytes = nullptr;
};

/// XXH3-128 of the file's bytes: 32 hex digits of its canonical (big-endian) form, as `xxhsum -H2` prints it.
std::string hashFile(const std::string &path, const char *what);

/// The same of bytes in memory.
std::string hashBytes(const char *bytes, int64_t count);

/// A file that appears under its name only when it is complete: written under a temporary name in the same folder,
/// synchronised and renamed. Until commit, and for ever when it is not reached, a file of that name stays as it was.
class AtomicOutput {
public:
  /// Checks that the folder can be written to by making the temporary file (and removing it, so that a run which is
  /// killed leaves nothing behind). A symbolic link is followed: what it points to is replaced.
  explicit AtomicOutput(std::string path);
  AtomicOutput(const AtomicOutput &) = delete;
  AtomicOutput &operator=(const AtomicOutput &) = delete;
  ~AtomicOutput();

  const std::string &path() const { return name; }

  /// Makes the temporary file, reserving `size` bytes where the file system can, so that a full disk shows at once.
  void open(int64_t size);
  void write(const void *src, int64_t count, int64_t offset);
  void commit();

private:
  void create();
  void discard();
  [[noreturn]] void failWrite(const char *what, int error);

  std::string name;      // as the user gave it, for messages
  std::string target;    // with symbolic links resolved
  std::string temporary; // beside the target
  int fd = -1;
};

} // namespace weft::run

#endif // WEFT_RUNTIME_RUNNER_FILES_H
