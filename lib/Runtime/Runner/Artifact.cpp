// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Artifact.h"

#include "Error.h"
#include "Files.h"

#include <dlfcn.h>
#include <fstream>
#include <set>
#include <sstream>
#include <sys/stat.h>

using namespace weft::run;

/// The words of the first line of `cpuinfo` that lists features: "flags" on x86, "Features" on Arm.
static std::set<std::string> listCpuFeatures(const std::string &cpuinfo) {
  std::istringstream lines(cpuinfo);
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("flags", 0) != 0 && line.rfind("Features", 0) != 0)
      continue;
    size_t colon = line.find(':');
    std::istringstream words(colon == std::string::npos ? "" : line.substr(colon + 1));
    std::set<std::string> features;
    for (std::string word; words >> word;)
      features.insert(word);
    return features;
  }
  return {};
}

void weft::run::checkCpuFeatures(const std::vector<std::string> &required, const std::string &compiledFor,
                                 const std::string &cpuinfo) {
  std::set<std::string> present = listCpuFeatures(cpuinfo);
  if (present.empty())
    return;
  std::string missing;
  for (const std::string &feature : required)
    if (!present.count(feature))
      missing += (missing.empty() ? "" : ", ") + feature;
  if (!missing.empty())
    fail("expects a machine that runs code for '{}', but this one has no {} (compile the model again on it)",
         compiledFor, missing);
}

/// Throws unless `checksum` is the hash of the manifest with that text replaced by zeros where it stands as a value.
static void checkChecksum(std::string text, const std::string &checksum, const std::string &file) {
  std::string zeros(checksum.size(), '0');
  size_t key = text.find("\"checksum\"");
  size_t value = key == std::string::npos ? key : text.find(checksum, key);
  if (value != std::string::npos)
    text.replace(value, checksum.size(), zeros);
  std::string found = hashBytes(text.data(), int64_t(text.size()));
  if (found != checksum)
    fail("expects '{}' to be as weft-compile has written it (checksum {}), but it was changed (checksum {})", file,
         checksum, found);
}

static std::string readCpuInfo() {
  std::ifstream stream("/proc/cpuinfo");
  // The first processor is enough; the text has one block for each.
  std::string text;
  for (std::string line; std::getline(stream, line) && !line.empty();)
    text += line + '\n';
  return text;
}

Artifact::Artifact(std::string path) : folder(std::move(path)) {
  struct stat info;
  if (::stat(folder.c_str(), &info) != 0 || !S_ISDIR(info.st_mode))
    fail("expects '{}' to be an artifact, a folder that weft-compile has written, but got {}", folder,
         ::stat(folder.c_str(), &info) != 0 ? "nothing of that name" : "a file");
  std::string file = folder + "/manifest.json";
  {
    MappedFile text(file, "the artifact's manifest");
    description = parseManifest(text.data(), text.data() + text.size(), file);
    checkChecksum(std::string(text.data(), size_t(text.size())), description.checksum, file);
  }
  for (const auto &[name, hash] : description.files) {
    std::string found = hashFile(folder + "/" + name, "the artifact's file");
    if (found != hash)
      fail("expects '{}/{}' to be as weft-compile has written it (hash {}), but it was changed (hash {})", folder, name,
           hash, found);
  }
  checkCpuFeatures(description.cpuFeatures, description.cpu, readCpuInfo());
  load(folder + "/step.so");
}

void Artifact::load(const std::string &file) {
  // A name without a slash would be searched in the library path.
  std::string name = file.find('/') == std::string::npos ? "./" + file : file;
  // Never closed: a rank that failed to come back may still run its code.
  void *handle = ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    fail("cannot load '{}': {}", file, ::dlerror());
  compiled = static_cast<const weft_rt_module *>(::dlsym(handle, "weft_rt_module_main"));
  if (!compiled)
    fail("expects '{}' to export 'weft_rt_module_main', but it does not", file);
  if (compiled->abi_version != WEFT_RT_ABI_VERSION)
    fail("expects '{}' to have ABI version {}, but got {} (compile the model again)", file, WEFT_RT_ABI_VERSION,
         compiled->abi_version);
  if (!compiled->digest || description.digest != compiled->digest)
    fail("expects '{}' to carry the digest {} of the manifest, but got {}", file, description.digest,
         compiled->digest ? compiled->digest : "none");
  auto expectEqual = [&](const char *what, int64_t found, int64_t expected) {
    if (found != expected)
      fail("expects '{}' to have {} {} like the manifest, but got {}", file, expected, what, found);
  };
  expectEqual("bytes of arena", compiled->arena_bytes, description.arenaBytes);
  expectEqual("streams", compiled->num_streams, int64_t(description.streams.size()));
  expectEqual("events", compiled->num_events, description.numEvents);
  if (!compiled->step)
    fail("expects '{}' to have a step, but it has not", file);
  if (compiled->eval && !description.findLoss(ProgramKind::Eval))
    fail("expects the manifest in '{}' to have a loss for the evaluation, but it has not", folder);
}
