// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/Linker.h"
#include "weft/Target/Artifact.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/TargetParser/Triple.h"

#include <cstdlib>
#include <vector>

using namespace llvm;

namespace weft {

/// Returns the path of the linker, or an error that says what was looked for.
static Expected<std::string> findLinker() {
  if (const char *chosen = std::getenv("WEFT_LINKER"); chosen && *chosen) {
    if (auto path = sys::findProgramByName(chosen); path && sys::fs::can_execute(*path))
      return *path;
    return createStringError("cannot find the linker '%s' that WEFT_LINKER names", chosen);
  }
  if (auto path = sys::findProgramByName("ld.lld", {WEFT_LLVM_TOOLS_DIR}))
    return *path;
  for (const char *name : {"ld.lld-22", "ld.lld", "ld"})
    if (auto path = sys::findProgramByName(name))
      return *path;
  return createStringError("cannot find a linker: looked for 'ld.lld' in '" WEFT_LLVM_TOOLS_DIR "' and for "
                           "'ld.lld-22', 'ld.lld' and 'ld' in PATH; install lld-22 or set WEFT_LINKER");
}

/// Returns whether a step may leave `symbol` to be resolved when it is loaded.
static bool isAllowedUndefined(StringRef symbol) {
  static const StringSet<> runtimeSymbols = {
#define WEFT_RT_SYMBOL(name, params, signature) #name,
#include "weft-rt/Symbols.def"
  };
  if (symbol.empty() || runtimeSymbols.contains(symbol))
    return true;
  static const TargetLibraryInfoImpl libraryInfo{Triple("x86_64-unknown-linux-gnu")};
  LibFunc function;
  // Conversions of 16-bit floats come from the compiler's runtime library, which libgcc and compiler-rt share.
  static const StringSet<> compilerRuntime = {"__truncsfhf2", "__extendhfsf2", "__truncsfbf2",
                                              "__truncdfbf2", "__truncdfhf2",  "_GLOBAL_OFFSET_TABLE_"};
  // Functions of libm that the table does not know: what a processor without such an instruction calls.
  static const StringSet<> mathLibrary = {"fma", "fmaf"};
  return libraryInfo.getLibFunc(symbol, function) || compilerRuntime.contains(symbol) || mathLibrary.contains(symbol);
}

/// Checks that all undefined symbols of `objects` are defined by one of them or allowed.
static Error checkUndefinedSymbols(ArrayRef<std::string> objects) {
  StringSet<> defined;
  std::vector<std::string> undefined;
  for (const std::string &bytes : objects) {
    auto object = object::ObjectFile::createELFObjectFile(MemoryBufferRef(bytes, "kernel"));
    if (!object)
      return object.takeError();
    for (const object::SymbolRef &symbol : (*object)->symbols()) {
      Expected<uint32_t> flags = symbol.getFlags();
      Expected<StringRef> name = symbol.getName();
      if (!flags)
        return flags.takeError();
      if (!name)
        return name.takeError();
      if (*flags & object::SymbolRef::SF_Undefined)
        undefined.push_back(name->str());
      else
        defined.insert(*name);
    }
  }
  for (const std::string &name : undefined)
    if (!defined.contains(name) && !isAllowedUndefined(name))
      return createStringError("expects generated code to call only the runtime and the C library, but it calls '%s'",
                               name.c_str());
  return Error::success();
}

/// Returns where libm and libc are, so that the step names them as needed libraries.
static std::vector<std::string> findSystemLibraries() {
  std::vector<std::string> found;
  for (StringRef library : {"libm.so.6", "libc.so.6"})
    for (StringRef directory :
         {"/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib64", "/usr/lib"}) {
      SmallString<64> path(directory);
      sys::path::append(path, library);
      if (sys::fs::exists(path)) {
        found.push_back(std::string(path));
        break;
      }
    }
  return found;
}

Error linkSharedObject(ArrayRef<std::string> objects, StringRef output) {
  if (Error error = checkUndefinedSymbols(objects))
    return error;
  Expected<std::string> linker = findLinker();
  if (!linker)
    return linker.takeError();

  SmallString<128> directory;
  if (std::error_code error = sys::fs::createUniqueDirectory("weft-link", directory))
    return createStringError(error, "cannot make a temporary folder: %s", error.message().c_str());
  auto pathIn = [&](const Twine &name) {
    SmallString<128> path(directory);
    sys::path::append(path, name);
    return std::string(path);
  };

  std::vector<std::string> arguments = {
      *linker, "-shared", "-o", output.str(),  "--build-id=none", "--gc-sections",   "-Bsymbolic",
      "-z",    "now",     "-z", "noexecstack", "--as-needed",     "--hash-style=gnu"};
  Error error = Error::success();
  for (size_t i = 0; i < objects.size() && !error; ++i) {
    arguments.push_back(pathIn(Twine(i) + ".o"));
    error = writeFile(arguments.back(), objects[i]);
  }
  for (std::string &library : findSystemLibraries())
    arguments.push_back(std::move(library));

  if (!error) {
    std::vector<StringRef> references(arguments.begin(), arguments.end());
    std::string messages = pathIn("messages");
    std::string executeError;
    std::optional<StringRef> redirects[] = {StringRef(""), StringRef(messages), StringRef(messages)};
    int status = sys::ExecuteAndWait(*linker, references, std::nullopt, redirects, 0, 0, &executeError);
    if (status != 0) {
      std::string said = executeError;
      if (auto file = MemoryBuffer::getFile(messages))
        said += (*file)->getBuffer().trim();
      error = createStringError("the linker '%s' failed: %s", linker->c_str(), said.c_str());
    }
  }
  sys::fs::remove_directories(directory);
  return error;
}

} // namespace weft
