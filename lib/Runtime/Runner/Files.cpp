// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Files.h"

#include "Error.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>
#include <xxhash.h>

using namespace weft::run;

std::string weft::run::systemMessage(int error) {
  std::string text = std::strerror(error);
  if (!text.empty())
    text[0] = char(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

InputFile::InputFile(std::string path, const char *what) : name(std::move(path)) {
  // Not blocking, so that a pipe is refused instead of waited for.
  fd = ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    fail("expects {} '{}' to be readable, but got: {}", what, name, systemMessage(errno));
  struct stat info;
  if (::fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
    bool isFolder = S_ISDIR(info.st_mode);
    ::close(fd);
    fail("expects {} '{}' to be a regular file, but got {}", what, name, isFolder ? "a folder" : "a special file");
  }
  numBytes = info.st_size;
}

InputFile::InputFile(InputFile &&other) noexcept
    : name(std::move(other.name)), fd(std::exchange(other.fd, -1)), numBytes(other.numBytes) {}

InputFile &InputFile::operator=(InputFile &&other) noexcept {
  std::swap(name, other.name);
  std::swap(fd, other.fd);
  std::swap(numBytes, other.numBytes);
  return *this;
}

InputFile::~InputFile() {
  if (fd >= 0)
    ::close(fd);
}

void InputFile::read(void *dst, int64_t count, int64_t offset) const {
  char *to = static_cast<char *>(dst);
  while (count > 0) {
    ssize_t got = ::pread(fd, to, size_t(count), offset);
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      fail("cannot read '{}' at byte {}: {}", name, offset, systemMessage(errno));
    if (got == 0)
      fail("expects '{}' to keep its {} bytes during the run, but it ends at byte {}", name, numBytes, offset);
    to += got;
    offset += got;
    count -= got;
  }
}

MappedFile::MappedFile(std::string path, const char *what) : file(std::move(path), what) {
  if (file.size() == 0)
    return;
  void *address = ::mmap(nullptr, size_t(file.size()), PROT_READ, MAP_PRIVATE, file.descriptor(), 0);
  if (address == MAP_FAILED)
    fail("cannot map {} '{}': {}", what, file.path(), systemMessage(errno));
  bytes = static_cast<char *>(address);
}

MappedFile::~MappedFile() {
  if (bytes)
    ::munmap(bytes, size_t(file.size()));
}

std::string weft::run::hashFile(const std::string &path, const char *what) {
  MappedFile file(path, what);
  return hashBytes(file.data(), file.size());
}

std::string weft::run::hashBytes(const char *bytes, int64_t count) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(bytes, size_t(count)));
  std::string hex;
  for (unsigned char byte : canonical.digest)
    hex += fmt::format("{:02x}", byte);
  return hex;
}

AtomicOutput::AtomicOutput(std::string path) : name(std::move(path)), target(name) {
  struct stat info;
  if (::stat(name.c_str(), &info) == 0) {
    if (!S_ISREG(info.st_mode))
      fail("expects '{}' to be a file that can be replaced, but got {}", name,
           S_ISDIR(info.st_mode) ? "a folder" : "a special file");
    if (char *resolved = ::realpath(name.c_str(), nullptr)) {
      target = resolved;
      std::free(resolved);
    }
  }
  // The process id keeps two runs that save to one place from writing into each other.
  temporary = fmt::format("{}.tmp-{}", target, ::getpid());
  create();
  discard();
}

AtomicOutput::~AtomicOutput() { discard(); }

void AtomicOutput::create() {
  fd = ::open(temporary.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0666);
  if (fd < 0)
    fail("expects the folder of '{}' to be writable, but got: {}", name, systemMessage(errno));
}

void AtomicOutput::discard() {
  if (fd < 0)
    return;
  ::close(fd);
  ::unlink(temporary.c_str());
  fd = -1;
}

void AtomicOutput::failWrite(const char *what, int error) {
  discard();
  fail("cannot {} '{}': {}; what was there before is unchanged", what, name, systemMessage(error));
}

void AtomicOutput::open(int64_t size) {
  create();
  // Not every file system can reserve; the writes then find out.
  int error = size > 0 ? ::posix_fallocate(fd, 0, size) : 0;
  if (error == ENOSPC || error == EFBIG || error == EDQUOT)
    failWrite("write", error);
}

void AtomicOutput::write(const void *src, int64_t count, int64_t offset) {
  const char *from = static_cast<const char *>(src);
  while (count > 0) {
    ssize_t done = ::pwrite(fd, from, size_t(count), offset);
    if (done < 0 && errno == EINTR)
      continue;
    if (done <= 0)
      failWrite("write", done < 0 ? errno : ENOSPC);
    from += done;
    offset += done;
    count -= done;
  }
}

void AtomicOutput::commit() {
  if (::fsync(fd) != 0)
    failWrite("write", errno);
  if (::rename(temporary.c_str(), target.c_str()) != 0)
    failWrite("replace", errno);
  ::close(fd);
  fd = -1;
  // The rename itself must survive a crash, too.
  size_t slash = target.rfind('/');
  std::string folder = slash == std::string::npos ? "." : target.substr(0, std::max<size_t>(slash, 1));
  int folderFd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folderFd >= 0) {
    ::fsync(folderFd);
    ::close(folderFd);
  }
}
