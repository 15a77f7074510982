// Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "weft/Target/HostTarget.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>
#include <mutex>

using namespace llvm;

namespace weft {

/// Instruction-set extensions that generated code may use, by LLVM's name and by that of /proc/cpuinfo. Extensions that
/// LLVM never picks for arithmetic on its own (AES, SHA, transactional memory, ...) do not restrict where a step runs.
static constexpr struct {
  const char *llvmName;
  const char *cpuinfoName;
} kFeatureNames[] = {
    {"sse3", "pni"},
    {"ssse3", "ssse3"},
    {"sse4.1", "sse4_1"},
    {"sse4.2", "sse4_2"},
    {"popcnt", "popcnt"},
    {"movbe", "movbe"},
    {"lzcnt", "abm"},
    {"bmi", "bmi1"},
    {"bmi2", "bmi2"},
    {"avx", "avx"},
    {"f16c", "f16c"},
    {"fma", "fma"},
    {"avx2", "avx2"},
    {"avxvnni", "avx_vnni"},
    {"avx512f", "avx512f"},
    {"avx512cd", "avx512cd"},
    {"avx512bw", "avx512bw"},
    {"avx512dq", "avx512dq"},
    {"avx512vl", "avx512vl"},
    {"avx512ifma", "avx512ifma"},
    {"avx512vbmi", "avx512vbmi"},
    {"avx512vbmi2", "avx512_vbmi2"},
    {"avx512vnni", "avx512_vnni"},
    {"avx512bitalg", "avx512_bitalg"},
    {"avx512vpopcntdq", "avx512_vpopcntdq"},
    {"avx512bf16", "avx512_bf16"},
    {"avx512fp16", "avx512_fp16"},
};

static const Target *lookupHostTarget(const Triple &triple, std::string &error) {
  static std::once_flag initialized;
  std::call_once(initialized, [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
  });
  return TargetRegistry::lookupTarget(triple, error);
}

/// Returns the features of the running processor as LLVM's feature string, sorted by name.
static std::string hostFeatureString() {
  std::vector<std::string> names;
  for (const auto &feature : sys::getHostCPUFeatures())
    names.push_back((feature.second ? "+" : "-") + feature.first().str());
  std::sort(names.begin(), names.end(), [](StringRef a, StringRef b) { return a.drop_front() < b.drop_front(); });
  std::string joined;
  for (const std::string &name : names)
    joined += (joined.empty() ? "" : ",") + name;
  return joined;
}

Expected<HostTarget> resolveHostTarget(StringRef cpu) {
  HostTarget target;
  target.triple = sys::getProcessTriple();
  Triple triple(target.triple);
  std::string error;
  const Target *llvmTarget = lookupHostTarget(triple, error);
  if (!llvmTarget)
    return createStringError("cannot generate code for '%s': %s", target.triple.c_str(), error.c_str());

  if (cpu == "native") {
    target.cpu = sys::getHostCPUName().str();
    target.features = hostFeatureString();
  } else {
    target.cpu = cpu.str();
  }
  std::unique_ptr<MCSubtargetInfo> info(llvmTarget->createMCSubtargetInfo(triple, "", ""));
  if (!info || cpu.empty() || !info->isCPUStringValid(target.cpu))
    return createStringError("expects 'cpu' to be 'native' or a processor that LLVM knows for '%s', but got '%s'",
                             target.triple.c_str(), cpu.str().c_str());

  info.reset(llvmTarget->createMCSubtargetInfo(triple, target.cpu, target.features));
  StringSet<> enabled;
  for (const SubtargetFeatureKV &feature : info->getEnabledProcessorFeatures())
    enabled.insert(feature.Key);
  if (triple.isX86())
    for (auto [llvmName, cpuinfoName] : kFeatureNames)
      if (enabled.contains(llvmName))
        target.requiredFeatures.push_back(cpuinfoName);
  std::sort(target.requiredFeatures.begin(), target.requiredFeatures.end());
  return target;
}

std::unique_ptr<TargetMachine> createTargetMachine(const HostTarget &target, CodeGenOptLevel level) {
  Triple triple(target.triple);
  std::string error;
  const Target *llvmTarget = lookupHostTarget(triple, error);
  if (!llvmTarget)
    return nullptr;
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Standard;
  return std::unique_ptr<TargetMachine>(
      llvmTarget->createTargetMachine(triple, target.cpu, target.features, options, Reloc::PIC_, std::nullopt, level));
}

} // namespace weft
